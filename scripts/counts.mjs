// Runs a command, shows what it prints, and reads the counts of tests from it.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const CLOSING = /^(\d+) passed, (\d+) failed$/;
const LOST = /^lost in (\w+): (.+)$/;

/**
 * Resolves to the counts of the last line `N passed, N failed`; that line is shown with `name` before it, so that the
 * sum at the very end stands alone. A command that fails without a failed test, or without counts, is one failure. Files
 * that were lost with their browser, a line `lost in webkit: FILE` each, are told beside the counts: they have not run.
 */
export function runAndCount(name, command, args, { env = {} } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } });
    let counts;
    const lost = [];
    createInterface({ input: child.stdout }).on('line', line => {
      const [, passed, failed] = CLOSING.exec(line) ?? [];
      if (passed) counts = { passed: Number(passed), failed: Number(failed) };
      const [, browser, file] = LOST.exec(line) ?? [];
      if (file) lost.push({ browser, file });
      console.log(passed ? `${name}: ${line}` : line);
    });
    child.once('error', fail);
    child.once('close', code => {
      counts ??= { passed: 0, failed: 0 };
      if (!counts.failed && !lost.length && (code !== 0 || !counts.passed)) counts.failed = 1;
      done({ ...counts, lost });
    });
  });
}

/** Prints the sum as the last line and sets the exit code. */
export function close(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}
