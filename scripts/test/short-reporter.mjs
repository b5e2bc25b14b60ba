// A reporter for node's test runner: one line per file, the failures in full, slow tests, and the counts.
import { inspect } from 'node:util';
import { relative } from 'node:path';

/** A test that takes longer than this is reported (ms). */
const TOLD = 5000;

/** The test file; one that could not be loaded is given as its bundle (node-tests.mjs). */
const fileOf = ({ file, name }) =>
  relative('.', file ?? name).replace(/^node_modules\/\.cache\/tests\/\d+\/(.+)\.js$/, '$1.ts');

export default async function* shortReporter(events) {
  const files = new Map();
  let pass = 0;
  let fail = 0;
  for await (const { type, data } of events) {
    if (type === 'test:stdout' || type === 'test:stderr') yield data.message;
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    // neither a suite, nor the file itself while its tests are reported, is a test
    const inner = type === 'test:fail' && data.details.error?.failureType === 'subtestsFailed';
    if (data.details.type === 'suite' || inner || data.skip !== undefined || data.todo !== undefined) continue;
    const file = fileOf(data);
    if (data.details.duration_ms > TOLD)
      yield `${(data.details.duration_ms / 1000).toFixed(1)} s: ${file} > ${data.name}\n`;
    const of = files.get(file) ?? { pass: 0, fail: 0 };
    files.set(file, of);
    if (type === 'test:pass') {
      pass++;
      of.pass++;
    } else {
      fail++;
      of.fail++;
      const error = data.details.error?.cause ?? data.details.error;
      yield `\nFAILED ${file}: ${data.name}\n${error?.stack ?? inspect(error)}\n\n`;
    }
  }
  for (const [file, of] of [...files].sort())
    yield `${of.fail ? 'FAIL' : 'ok  '} ${file}: ${of.pass} of ${of.pass + of.fail}\n`;
  yield `\n${pass} passed, ${fail} failed\n`;
}
