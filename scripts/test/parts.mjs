// Runs the parts of a check (a suite, the linter, the build …), several at once, and ends one that hangs. One part at a
// time has the screen, the others' lines wait. At the end: what each part counted and how long it took, what was slow,
// what failed, and the sum of all counts as the last line, `N passed, N failed`.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const CLOSING = /^(\d+) passed, (\d+) failed$/;
const LOST = /^lost in (\w+): (.+)$/;
const SLOW = /^(\d+\.\d) s: /;
const FAILED = /^FAILED /;

/** How many of the slowest tests and files are listed at the end. */
const NAMED = 12;
/** How many lines of a part that failed without details are repeated at the end. */
const LAST_WORDS = 30;
/**
 * A part that has said nothing for this long hangs, and is ended (minutes). How long it takes altogether is no sign: that
 * depends on what else the machine does.
 */
const SILENCE = 10;
/** How long a part that hangs has to close its browsers (ms). */
const GRACE = 10_000;

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string[]} command a program and its arguments.
 * @property {Record<string, string>} [env]
 * @property {string[]} [after] the parts that must have ended before, by name; a failed one does not hold it up.
 * @property {string[]} [needs] the parts that must have passed before: otherwise it is left out, and has failed.
 * @property {(lost: { browser: string, file: string }) => Part} [again] the part that repeats a test file whose browser
 * has died; without it that is a failure.
 */

const running = new Set();

/** Each part has a process group of its own, so that everything it started ends with it. */
function end(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const child of running) end(child, 'SIGTERM');
    process.exit(1);
  });

/** Runs one part; `say` gets its lines. Resolves to its counts and what its lines reported. */
function run({ name, command: [program, ...words], env = {} }, say, silence) {
  const start = performance.now();
  const told = { slow: [], failures: [], lost: [] };
  const last = [];
  let counts;
  let hangs = false;
  return new Promise((done, fail) => {
    const child = spawn(program, words, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      detached: process.platform !== 'win32',
    });
    running.add(child);
    let alarm;
    const endIfSilent = () => {
      clearTimeout(alarm);
      alarm = setTimeout(() => {
        hangs = true;
        end(child, 'SIGTERM');
        alarm = setTimeout(() => end(child, 'SIGKILL'), GRACE);
      }, silence * 60_000);
    };
    endIfSilent();
    let isFailure = 0;
    const hear = line => {
      if (!hangs) endIfSilent();
      const [, passed, failed] = CLOSING.exec(line) ?? [];
      const [, browser, file] = LOST.exec(line) ?? [];
      if (passed) counts = { passed: Number(passed), failed: Number(failed) };
      if (file) told.lost.push({ browser, file });
      if (SLOW.test(line)) told.slow.push(line);
      if (FAILED.test(line)) isFailure = 4;
      if (isFailure-- > 0 && !passed) told.failures.push(line);
      last.push(line);
      if (last.length > LAST_WORDS) last.shift();
      // a part's closing line gets its name as a prefix: only the sum at the end has none
      say(passed ? `${name}: ${line}` : line);
    };
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', hear);
    child.once('error', fail);
    child.once('close', code => {
      running.delete(child);
      clearTimeout(alarm);
      const seconds = (performance.now() - start) / 1000;
      // a part without counts is one check
      counts ??= { passed: Number(code === 0), failed: Number(code !== 0 && told.lost.length === 0) };
      if (code !== 0 && counts.failed === 0 && told.lost.length === 0) counts.failed = 1;
      if (hangs) {
        counts.failed ||= 1;
        told.failures.unshift(`FAILED ${name}: silent for ${silence} minutes; it was ended`);
        say(told.failures[0]);
      }
      if (counts.failed > 0 && told.failures.length === 0) told.failures = last;
      done({ name, ...counts, ...told, seconds });
    });
  });
}

/** Gives the screen to one part at a time: the lines of another wait until it has ended. */
function screen() {
  const queue = [];
  const show = () => {
    const [first] = queue;
    for (const line of first?.lines.splice(0) ?? []) console.log(line);
    if (!first?.isOver) return;
    queue.shift();
    show();
  };
  return name => {
    const entry = { lines: [`=== ${name}`], isOver: false };
    queue.push(entry);
    show();
    return {
      say: line => (entry.lines.push(line), show()),
      over: () => ((entry.isOver = true), show()),
    };
  };
}

/**
 * Runs parts in order, several at once.
 * @param {Part[]} parts
 * @param {number} [silence] after how many minutes without a word a part hangs.
 * @returns their results.
 */
export async function runParts(parts, lanes = 2, silence = SILENCE) {
  const open = screen();
  const waiting = [...parts];
  const results = [];
  const known = new Set(parts.map(({ name }) => name));
  const resultOf = name => results.find(result => result.name === name);
  const isReady = ({ after = [], needs = [] }) =>
    [...after, ...needs].every(name => !known.has(name) || resultOf(name) !== undefined);
  let wake;

  async function lane() {
    for (;;) {
      const at = waiting.findIndex(isReady);
      if (at < 0 && waiting.length === 0) return;
      if (at < 0) {
        await new Promise(go => {
          const others = wake;
          wake = () => (others?.(), go());
        });
        continue;
      }
      const [part] = waiting.splice(at, 1);
      const missing = (part.needs ?? []).find(name => resultOf(name)?.failed > 0);
      const { say, over } = open(part.name);
      const result = missing
        ? { name: part.name, passed: 0, failed: 1, failures: [`FAILED ${part.name}: it needs ${missing}`], seconds: 0 }
        : await run(part, say, silence);
      results.push(result);
      for (const lost of result.lost ?? []) {
        if (part.again) waiting.unshift(part.again(lost));
        else {
          result.failed++;
          result.failures.push(`FAILED ${lost.browser} ${lost.file}: its browser has died again`);
        }
      }
      over();
      wake?.();
      wake = undefined;
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

/** Prints the results of all parts, the sum as the last line, and sets the exit code. */
export function close(results, start = 0) {
  const sum = key => results.reduce((total, result) => total + result[key], 0);
  const slow = results
    .flatMap(result => result.slow ?? [])
    .toSorted((one, other) => Number(SLOW.exec(other)[1]) - Number(SLOW.exec(one)[1]));
  if (slow.length > 0) console.log(`\nSlowest:\n${slow.slice(0, NAMED).join('\n')}`);
  console.log();
  for (const { name, passed, failed, failures = [], seconds } of results) {
    console.log(`${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`);
    if (failed > 0) for (const line of failures) console.log(`  ${line}`);
  }
  if (results.length > 1) console.log(`All together: ${((performance.now() - start) / 1000).toFixed(0)} s`);
  const failed = sum('failed');
  console.log(`\n${sum('passed')} passed, ${failed} failed`);
  process.exitCode = failed > 0 || results.length === 0 ? 1 : 0;
}
