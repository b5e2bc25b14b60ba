// Runs every story of the built Storybook in Chrome: its play function, and axe's verdict; and draws every page of
// documentation. node scripts/test/run-stories.mjs [--pictures folder] [part of an id …] runs those, and keeps a
// picture of how each ends.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { CHROME_ARGS, ensureChrome, paintSmall } from './browser.mjs';
import { serve } from '../site/static-server.mjs';

const PATIENCE = 60_000;
/** How many stories are played at once, so that one waiting does not hold up all. */
const PAGES = 3;
/** A story that takes longer than this is reported (ms). */
const TOLD = 10_000;
const VIEWPORT = { width: 1280, height: 900 };

const words = process.argv.slice(2);
const pictures = words[0] === '--pictures' ? words.splice(0, 2)[1] : undefined;
if (pictures) mkdirSync(pictures, { recursive: true });

/**
 * In the page, before Storybook: intercepts its channel. `storyEnd` receives what is wrong with the story shown, when
 * it ends; `showStory` shows another one in its place.
 */
function listen() {
  let channel;
  let errors;
  let end;
  const expectStory = () => {
    errors = [];
    window.storyEnd = new Promise(done => (end = done));
  };
  expectStory();
  window.showStory = storyId => {
    expectStory();
    // a story is a page's first: it finds nothing stored by another one
    localStorage.clear();
    window.scrollTo(0, 0);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  };
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(value) {
      channel = value;
      const isOnPage = () => document.querySelector('.docs-story');
      channel.on('storyFinished', ({ status, reporters }) => {
        if (isOnPage()) return;
        const what = ({ target, failureSummary }) => `${target.flat().at(-1)}: ${failureSummary}`;
        for (const { type, status: verdict, result } of reporters)
          if (verdict === 'failed')
            errors.push(
              `${type}: ${result?.violations?.map(({ id, nodes }) => `${id} (${nodes.map(what).join('; ')})`).join(', ') ?? 'failed'}`,
            );
        if (status !== 'success' && !errors.length) errors.push(`the story ended with ${status}`);
        end(errors);
      });
      // a play function that throws still ends with "success"
      for (const event of ['playFunctionThrewException', 'unhandledErrorsWhilePlaying'])
        channel.on(event, error => errors.push(`${event}: ${error?.message ?? JSON.stringify(error)}`));
      // a page of documentation is ready when its tables are
      let missing = 0;
      const drawn = count => {
        missing += count;
        if (missing === 0) end(errors);
      };
      channel.on('docsRendered', () => drawn(document.querySelectorAll('.docs-story').length));
      channel.on('storyRendered', () => isOnPage() && drawn(-1));
      for (const event of ['storyErrored', 'storyThrewException', 'storyMissing'])
        channel.on(event, error => end([...errors, `${event}: ${error?.message ?? error?.description ?? error}`]));
    },
  });
}

/** The whole page in a window of its size, so that nothing sticks to the window's edge. */
async function picture(page, path) {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.body.scrollHeight,
  }));
  await page.setViewport({ width, height: Math.max(height, 200) });
  await page.screenshot({ path });
  await page.setViewport(VIEWPORT);
}

const { server, address } = await serve({ folders: { '/': 'storybook-static' } });
const { entries } = await (await fetch(`${address}index.json`)).json();
const stories = Object.values(entries).filter(({ id }) => !words.length || words.some(word => id.includes(word)));
const browser = await puppeteer.launch({
  executablePath: ensureChrome(),
  args: CHROME_ARGS,
  defaultViewport: VIEWPORT,
});

/** What a story's parameter `emulate` sets in the browser: media features by name, `{ 'forced-colors': 'active' }`. */
const emulator = async page => {
  const devtools = await page.createCDPSession();
  await devtools.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  if (!pictures) await paintSmall(page, devtools, VIEWPORT);
  // it returns nothing, since Storybook would take that for a clean-up function
  await page.exposeFunction('emulate', async features => {
    await devtools.send('Emulation.setEmulatedMedia', {
      features: Object.entries(features).map(([name, value]) => ({ name, value })),
    });
  });
};

/** A window of its own that believes it has the focus, and the errors in it. */
async function opened() {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', error => errors.push(`error in the page: ${error.message}`));
  await emulator(page);
  await page.evaluateOnNewDocument(listen);
  return { page, errors, close: () => context.close() };
}

/**
 * Runs one story or draws one page of documentation in a window, as its first or after others; returns what is wrong.
 */
async function played({ page, errors }, { id, type }) {
  try {
    if (type === 'docs' || page.url() === 'about:blank')
      await page.goto(`${address}iframe.html?id=${id}&viewMode=${type}`);
    else await page.evaluate(story => window.showStory(story), id);
    let timer;
    const late = new Promise(done => (timer = setTimeout(done, PATIENCE, [`no end after ${PATIENCE / 1000} s`])));
    errors.push(...(await Promise.race([page.evaluate(() => window.storyEnd), late])));
    clearTimeout(timer);
    if (pictures) await picture(page, join(pictures, `${id}.png`));
    // tables on a page of documentation may be unfinished: what follows begins afresh
    if (type === 'docs') await page.goto('about:blank');
  } catch (error) {
    errors.push(error.message);
  }
  return errors;
}

const count = { passed: 0, failed: 0 };
const waiting = [...stories];
await Promise.all(
  Array.from({ length: PAGES }, async () => {
    let page;
    for (let story = waiting.shift(); story; story = waiting.shift()) {
      const start = Date.now();
      // Storybook and axe are loaded once: a page goes on until a story fails in it
      page ??= await opened();
      const errors = await played(page, story);
      const time = Date.now() - start;
      count[errors.length ? 'failed' : 'passed']++;
      console.log(`${errors.length ? 'FAILED' : 'ok    '} ${story.id} (${time} ms)`);
      for (const error of errors) console.log(`       ${error}`);
      if (time > TOLD) console.log(`${(time / 1000).toFixed(1)} s: story ${story.id}`);
      if (errors.length) {
        await page.close();
        page = undefined;
      }
    }
  }),
);
await browser.close();
server.close();
console.log(`\n${count.passed} passed, ${count.failed} failed`);
process.exitCode = count.failed || !count.passed ? 1 : 0;
