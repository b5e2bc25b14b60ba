// Element tests, test/**/*.browser.test.ts, in real browsers: BROWSERS=chromium,firefox,webkit (Chromium alone if unset).
import { relative } from 'node:path';
import { defaultReporter, summaryReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import puppeteer from 'puppeteer-core';
import { CHROME_ARGS, ensureChrome, ensureFirefox, paintSmall } from './scripts/test/browser.mjs';
import { bundles } from './scripts/test/bundles.mjs';
import { freePort } from './scripts/test/free-port.mjs';
import { hostCommands } from './scripts/test/host-commands.mjs';
import { revived } from './scripts/test/revived.mjs';
import { webkitLauncher } from './scripts/test/webkit-launcher.mjs';

/** The size of the screen until a test changes it. */
const SCREEN = { width: 800, height: 600 };

/** A window of its own for each test file, which believes it has the focus. */
async function createPage({ browser }) {
  const page = await (await browser.createBrowserContext()).newPage();
  const client = await page.createCDPSession();
  await client.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  await paintSmall(page, client, SCREEN);
  return page;
}

const isConnected = ({ browser }) => !browser || browser.connected;

const launchers = {
  chromium() {
    const launchOptions = { executablePath: ensureChrome(), args: CHROME_ARGS };
    return revived('chromium', () => chromeLauncher({ launchOptions, createPage, concurrency: 1 }), isConnected);
  },
  firefox() {
    // drawn twenty times a second: drawing, without a graphics card, took more than half the time of a test
    const extraPrefsFirefox = { 'layout.frame_rate': 20 };
    const launchOptions = { browser: 'firefox', executablePath: ensureFirefox(), extraPrefsFirefox };
    return revived('firefox', () => chromeLauncher({ puppeteer, launchOptions }), isConnected);
  },
  webkit: () => revived('webkit', webkitLauncher, launcher => launcher.isAlive()),
};

const clients = new WeakMap();

/**
 * Commands for tests, called with executeServerCommand of @web/test-runner-commands: 'engine' returns 'Chrome',
 * 'Firefox' or 'WebKit'; 'media-features' with { 'forced-colors': 'active', … } sets media features ({} resets them)
 * and returns whether the engine can: only Chromium does; likewise 'blocked-urls' with ['*menu*'] blocks requests ([]
 * unblocks), and 'slowdown' with 6 makes the page six times slower (1 resets it).
 */
const houseCommands = () => ({
  name: 'house-commands',
  async executeCommand({ command, payload, session }) {
    if (command === 'engine') return session.browser.name;
    if (!['media-features', 'blocked-urls', 'slowdown'].includes(command)) return undefined;
    if (!session.browser.name.startsWith('Chrom')) return false;
    // one client per page: what one has set, another cannot reset
    const page = session.browser.getPage(session.id);
    if (!clients.has(page)) clients.set(page, await page.createCDPSession());
    const client = clients.get(page);
    if (command === 'blocked-urls') {
      await client.send('Network.enable');
      await client.send('Network.setBlockedURLs', { urls: payload });
      return true;
    }
    if (command === 'slowdown') {
      await client.send('Emulation.setCPUThrottlingRate', { rate: payload });
      return true;
    }
    const features = Object.entries(payload ?? {}).map(([name, value]) => ({ name, value }));
    await client.send('Emulation.setEmulatedMedia', { features });
    return true;
  },
});

/** In the page: a message to the runner, with whatever cannot be sent as text. */
function sendable(message) {
  try {
    return structuredClone(message);
  } catch {
    const seen = new WeakSet();
    const told = (_, value) => {
      if (value?.nodeType) return value.outerHTML?.slice(0, 300) ?? value.nodeName;
      if (typeof value === 'function') return value.name;
      if (typeof value !== 'object' || value === null) return value;
      if (seen.has(value)) return '…';
      seen.add(value);
      return value;
    };
    return JSON.parse(JSON.stringify(message, told));
  }
}

/**
 * An assertion that fails with an element in it: the runner could not send it, and would wait for the file for ever.
 */
const elementsInErrors = () => ({
  name: 'elements-in-errors',
  transform({ path, body }) {
    if (path !== '/__web-dev-server__web-socket.js') return undefined;
    const sent = body.replace('structuredClone(obj)', 'sendable(obj)');
    if (sent === body) throw new Error('The runner sends its messages in a way not known here');
    return `${sent}\n${sendable}`;
  },
});

/** Tests and files that take longer than this are reported (ms): they are the first to fail on a busy machine. */
const TOLD = { test: 5000, file: 15_000 };

/**
 * The last line; a file that does not load counts as one failure, one whose browser has died is named for another run.
 */
const closingLine = () => ({
  stop({ sessions }) {
    const count = { passed: 0, failed: 0, skipped: 0 };
    let whole = 0;
    const tell = (duration, most, what) => {
      if (duration > most) console.log(`\n${(duration / 1000).toFixed(1)} s: ${what}`);
    };
    const fail = (where, what) => {
      count.failed++;
      // only its first line; the reporters show the rest
      console.log(`\nFAILED ${[...where, what?.message ?? 'no reason given'].join(' > ').split('\n')[0]}`);
    };
    const walk = (suite, where) => {
      for (const { name, skipped, passed, error, duration } of suite?.tests ?? []) {
        tell(duration, TOLD.test, [...where, name].join(' > '));
        whole += duration ?? 0;
        if (skipped || passed) count[skipped ? 'skipped' : 'passed']++;
        else fail([...where, name], error);
      }
      for (const inner of suite?.suites ?? []) walk(inner, [...where, inner.name]);
    };
    for (const session of sessions) {
      const file = relative('.', session.testFile);
      if (session.browser.lost.has(session.id)) {
        console.log(`\nlost in ${session.browser.engine}: ${file}`);
        continue;
      }
      const before = count.failed;
      const where = [`${session.browser.engine} ${file}`];
      whole = 0;
      walk(session.testResults, where);
      tell(whole, TOLD.file, `${where[0]}, all together`);
      if (!session.passed && count.failed === before) fail(where, session.errors[0]);
    }
    if (count.skipped) console.log(`\n${count.skipped} skipped`);
    // the reporters rewrite lines: only after a line break does this one stand alone
    console.log(`\n${count.passed} passed, ${count.failed} failed`);
  },
});

/**
 * In each test's page the platform's random numbers come in a fixed order, so that a test without a seed deals the same
 * each time.
 */
const foretold = `
  let word = 20261124;
  crypto.getRandomValues = words => {
    for (let at = 0; at < words.length; at++) {
      // Marsaglia's xorshift, 13, 17, 5
      word ^= word << 13;
      word ^= word >>> 17;
      word ^= word << 5;
      words[at] = word;
    }
    return words;
  };
`;

/** On the site the demo is at the top, beside dist/ and docs/. */
const besideTheDemo = (context, next) => {
  context.url = context.url.replace(/^\/demo\/(?=dist|docs)/, '/');
  return next();
};

export default {
  port: await freePort(),
  middleware: [besideTheDemo],
  files: ['test/**/*.browser.test.ts'],
  plugins: [
    bundles(process.argv.slice(process.argv.indexOf('--files') + 1)),
    a11ySnapshotPlugin(),
    houseCommands(),
    hostCommands(),
    elementsInErrors(),
  ],
  testRunnerHtml: framework =>
    `<!doctype html><script>{${foretold}}</script><body><script type="module" src="${framework}"></script></body>`,
  browsers: (process.env.BROWSERS ?? 'chromium').split(',').map(name => {
    if (!launchers[name]) throw new Error(`BROWSERS: ${name} is none of ${Object.keys(launchers).join(', ')}`);
    return launchers[name]();
  }),
  // slow machines
  browserStartTimeout: 120_000,
  testsStartTimeout: 60_000,
  testsFinishTimeout: 900_000,
  // `until` gives up earlier, and says what it waited for
  testFramework: { config: { timeout: 120_000 } },
  reporters: [process.stdout.isTTY ? defaultReporter() : summaryReporter({}), closingLine()],
};
