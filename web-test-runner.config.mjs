// Element tests, test/**/*.browser.test.ts, in real browsers: BROWSERS=chromium,firefox,webkit (Chromium alone if unset).
import { relative } from 'node:path';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter, summaryReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import puppeteer from 'puppeteer-core';
import { CHROME_ARGS, ensureChrome, ensureFirefox } from './scripts/browser.mjs';
import { revived } from './scripts/revived.mjs';
import { webkitLauncher } from './scripts/webkit-launcher.mjs';

const isConnected = ({ browser }) => !browser || browser.connected;

const launchers = {
  chromium() {
    const launchOptions = { executablePath: ensureChrome(), args: CHROME_ARGS };
    return revived('chromium', () => chromeLauncher({ launchOptions }), isConnected);
  },
  firefox() {
    const launchOptions = { browser: 'firefox', executablePath: ensureFirefox() };
    return revived('firefox', () => chromeLauncher({ puppeteer, launchOptions }), isConnected);
  },
  webkit: () => revived('webkit', webkitLauncher, launcher => launcher.isAlive()),
};

const clients = new WeakMap();

/**
 * Commands for tests, called with executeServerCommand of @web/test-runner-commands:
 * 'engine' answers 'Chrome', 'Firefox' or 'WebKit'; 'media-features' with { 'forced-colors': 'active', … } sets media
 * features ({} sets them back) and answers whether the engine can: only Chromium does.
 */
const houseCommands = () => ({
  name: 'house-commands',
  async executeCommand({ command, payload, session }) {
    if (command === 'engine') return session.browser.name;
    if (command !== 'media-features') return undefined;
    if (!session.browser.name.startsWith('Chrom')) return false;
    // one client a page: what one has set, another cannot set back
    const page = session.browser.getPage(session.id);
    if (!clients.has(page)) clients.set(page, await page.createCDPSession());
    const client = clients.get(page);
    const features = Object.entries(payload ?? {}).map(([name, value]) => ({ name, value }));
    await client.send('Emulation.setEmulatedMedia', { features });
    return true;
  },
});

/** The last line; a file that does not load counts as one failure, one whose browser has died is named for another run. */
const closingLine = () => ({
  stop({ sessions }) {
    const count = { passed: 0, failed: 0, skipped: 0 };
    const walk = suite => {
      for (const test of suite?.tests ?? []) count[test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed']++;
      for (const inner of suite?.suites ?? []) walk(inner);
    };
    for (const session of sessions) {
      if (session.browser.lost.has(session.id)) {
        console.log(`\nlost in ${session.browser.engine}: ${relative('.', session.testFile)}`);
        continue;
      }
      const before = count.failed;
      walk(session.testResults);
      if (!session.passed && count.failed === before) count.failed++;
    }
    if (count.skipped) console.log(`\n${count.skipped} skipped`);
    // the reporters rewrite lines: only after a line break does this one stand alone
    console.log(`\n${count.passed} passed, ${count.failed} failed`);
  },
});

export default {
  files: ['test/**/*.browser.test.ts'],
  nodeResolve: { exportConditions: ['production', 'default'] },
  plugins: [
    esbuildPlugin({ ts: true, tsconfig: './tsconfig.json', target: 'es2022' }),
    a11ySnapshotPlugin(),
    houseCommands(),
  ],
  browsers: (process.env.BROWSERS ?? 'chromium').split(',').map(name => {
    if (!launchers[name]) throw new Error(`BROWSERS: ${name} is none of ${Object.keys(launchers).join(', ')}`);
    return launchers[name]();
  }),
  // slow machines
  browserStartTimeout: 120_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 900_000,
  testFramework: { config: { timeout: 20_000 } },
  reporters: [process.stdout.isTTY ? defaultReporter() : summaryReporter({}), closingLine()],
};
