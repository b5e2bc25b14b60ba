// npm run test:apps: packs the package, builds every app of demo/frameworks from the tarball as its user would, and
// drives it in Chrome: mounting, options, a hand that is played and reported, a cancelled action, unmounting and
// mounting again, without a line in the console. An app with types must also refuse an invalid value.
// npm run test:apps -- react html    only these
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { CHROME_ARGS, ensureChrome } from './browser.mjs';
import { buildIfOld } from '../build/build.mjs';
import { scriptTag } from '../build/cdn-files.mjs';
import { serve } from '../site/static-server.mjs';

const APPS = 'demo/frameworks';
const TARBALL = 'tapis-vert.tgz';
const TAG = 'trente-quarante-board';
/** The output folder of a build; `.` if there is none. */
const OUTPUTS = ['dist/app/browser', 'dist', 'out', '.'];
/** How long something on a page may take (ms). */
const PATIENCE = 60_000;

/** Runs a program; resolves to its exit code and output. */
const run = (cwd, program, ...words) =>
  new Promise((done, fail) => {
    const env = {
      ...process.env,
      CI: 'true',
      NO_COLOR: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
      NG_CLI_ANALYTICS: 'false',
    };
    const child = spawn(program, words, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (said += text));
    child.once('error', fail);
    child.once('close', code => done({ code, said }));
  });

async function must(cwd, ...words) {
  const { code, said } = await run(cwd, ...words);
  if (code !== 0) throw new Error(`${words.join(' ')}: exit code ${code}\n${said.slice(-3000)}`);
  return said;
}

/** The duration of a step, in seconds. */
async function timed(step) {
  const start = performance.now();
  await step();
  return ((performance.now() - start) / 1000).toFixed(1);
}

// ---- building ------------------------------------------------------------------------------------------------------

/** An app's folder, ready to install: its own files, with the tarball in place of the version. */
function setUp(name, workshop) {
  const folder = join(workshop, name);
  cpSync(join(APPS, name), folder, { recursive: true });
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return folder;
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  manifest.dependencies['tapis-vert'] = `file:${join(workshop, TARBALL)}`;
  writeFileSync(file, JSON.stringify(manifest, null, 2));
  return folder;
}

/** The file of an app that contains the tag with a theme. */
const themed = folder =>
  readdirSync(folder, { recursive: true })
    .map(file => join(folder, file))
    .filter(file => !/node_modules|\.html$/.test(file) && /\.(tsx|vue|svelte)$/.test(file))
    .find(file => readFileSync(file, 'utf8').includes('theme="midnight"'));

/** If an app has type checks, they must reject an unknown theme. */
async function refusesWrongTypes(folder) {
  const file = themed(folder);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('theme="midnight"', 'theme="purple"'));
  const { code, said } = await run(folder, 'npm', 'run', '-s', 'check');
  writeFileSync(file, text);
  if (code === 0 || !said.includes('"purple"')) throw new Error(`theme="purple" passes the check of types\n${said}`);
}

async function built(name, workshop) {
  const folder = setUp(name, workshop);
  const times = {};
  if (existsSync(join(folder, 'package.json'))) {
    const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    times.install = await timed(() => must(folder, 'npm', 'install', '--no-audit', '--no-fund'));
    if (scripts.check) {
      times.check = await timed(() => must(folder, 'npm', 'run', '-s', 'check'));
      await refusesWrongTypes(folder);
    }
    times.build = await timed(() => must(folder, 'npm', 'run', '-s', 'build'));
  }
  const pages = OUTPUTS.map(output => join(folder, output)).find(output => existsSync(join(output, 'index.html')));
  if (!pages) throw new Error('its build leaves no index.html');
  return { pages, times };
}

/** For pages with integrity checks: the ready-made tags of integrity.json, from another origin. */
function withIntegrity(pages, scripts, origin) {
  const file = join(pages, 'index.html');
  const { base, files, importmap } = JSON.parse(readFileSync(join(scripts, 'integrity.json'), 'utf8'));
  const moved = JSON.stringify(importmap).replaceAll(base, origin);
  const tags = `<script type="importmap">${moved}</script>\n${scriptTag(`${origin}${TAG}.min.js`, files[`${TAG}.min.js`])}`;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/<!-- from integrity\.json.*?-->/, tags));
}

// ---- driving -------------------------------------------------------------------------------------------------------

/** The frame that holds the table, once it is playable. */
async function tableFrame(page) {
  for (const end = performance.now() + PATIENCE; performance.now() < end;) {
    for (const frame of page.frames()) {
      const isReady = await frame
        .evaluate(tag => document.querySelector(tag)?.legal?.length > 0, TAG)
        .catch(() => false); // a frame that is going away
      if (isReady) return frame;
    }
    await new Promise(next => setTimeout(next, 50));
  }
  throw new Error('no table that may be played');
}

/**
 * Presses something in the table's shadow root, once it lies where it stays: a table takes the shape of its box in its
 * first frame, and is drawn for it in the next.
 */
async function press(frame, selector) {
  await frame.evaluate(
    async (tag, inside) => {
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
      const table = document.querySelector(tag);
      await table.updateComplete;
      table.shadowRoot.querySelector(inside)?.scrollIntoView({ block: 'center' });
    },
    TAG,
    selector,
  );
  const target = await frame.waitForSelector(`${TAG} >>> ${selector}`, { timeout: PATIENCE });
  await target.click();
}

const viewOf = (frame, read) => frame.evaluate(`(view => ${read})(document.querySelector('${TAG}').view)`);
const PRIME = '.bar .prime:not([aria-disabled])';
const CHOOSES = "({ type }) => type === 'choose'";
const STAKED = 'view.punters[0].free.reduce((sum, stake) => sum + stake, 0)';

/** Waits until something is true; fails with what never was. */
const comes = (frame, what, isSo, ...rest) =>
  frame.waitForFunction(isSo, { timeout: PATIENCE }, ...rest).catch(cause => {
    throw new Error(`it never came about that ${what}`, { cause });
  });

/** What a user does with an app, and the expected results. Throws otherwise. */
async function drive(page, address) {
  const start = performance.now();
  await page.goto(address);
  let frame = await tableFrame(page);
  if ((await viewOf(frame, 'view.options.decks')) !== 4) throw new Error('the option “decks” has not come');
  const theme = await frame.evaluate(tag => document.querySelector(tag).getAttribute('theme'), TAG);
  if (theme !== 'midnight') throw new Error(`the theme is ${theme}`);

  await press(frame, '.field.rouge');
  await comes(frame, 'a stake is laid', `(view => ${STAKED})(document.querySelector('${TAG}').view) > 0`);
  await press(frame, PRIME);
  const over = comes(page, 'the coup is over', () => Number(document.querySelector('output').textContent) > 0);
  // one coup in 46 is a refait, which asks what becomes of the stake
  const asked = comes(frame, 'a refait asks', `document.querySelector('${TAG}')?.legal.some(${CHOOSES})`).then(
    () => true,
    () => false,
  );
  if (await Promise.race([over.then(() => false), asked])) {
    await press(frame, '.bar [data-value=half]');
    await press(frame, PRIME);
  }
  await over;
  const heard = ((performance.now() - start) / 1000).toFixed(1);

  frame = await tableFrame(page);
  await page.click('input[type=checkbox]');
  await press(frame, '.field.rouge');
  if ((await viewOf(frame, STAKED)) !== 0) throw new Error('a stake that the page forbids is laid');

  await page.click('button');
  await comes(page, 'the page takes the table away', tag => !document.querySelector(`${tag}, iframe`), TAG);
  await page.click('button');
  await tableFrame(page);
  return heard;
}

// ---- all of them ---------------------------------------------------------------------------------------------------

const wanted = process.argv.slice(2);
const names = readdirSync(APPS, { withFileTypes: true })
  .filter(each => each.isDirectory() && (wanted.length === 0 || wanted.includes(each.name)))
  .map(({ name }) => name);
const unknown = wanted.find(name => !names.includes(name));
if (unknown) throw new Error(`${APPS} has no “${unknown}”`);

buildIfOld();
const workshop = mkdtempSync(join(tmpdir(), 'tapis-vert-apps-'));
await must('.', 'npm', 'pack', '--silent', '--pack-destination', workshop);
const [packed] = readdirSync(workshop);
cpSync(join(workshop, packed), join(workshop, TARBALL));
mkdirSync(join(workshop, 'cdn'));
cpSync('dist/cdn', join(workshop, 'cdn'), { recursive: true });

const cdn = await serve({ folders: { '/': join(workshop, 'cdn') } });
const browser = await puppeteer.launch({ executablePath: ensureChrome(), args: CHROME_ARGS });
let failed = 0;
try {
  for (const name of names) {
    // what a failure leaves open would keep this from ending
    let server, page;
    try {
      const { pages, times } = await built(name, workshop);
      withIntegrity(pages, join(workshop, 'cdn'), cdn.address);
      server = await serve({ folders: { '/': pages, '/cdn/': join(workshop, 'cdn') } });
      page = await browser.newPage();
      await page.setViewport({ width: 1000, height: 900 });
      const lines = [];
      page.on('console', line => lines.push(`${line.type()}: ${line.text()}`));
      page.on('pageerror', error => lines.push(error.message));
      times['first event'] = await drive(page, server.address);
      if (lines.length > 0) throw new Error(`lines in the console:\n${lines.join('\n')}`);
      console.log(
        `ok   ${name}: ${Object.entries(times)
          .map(([what, seconds]) => `${what} ${seconds} s`)
          .join(', ')}`,
      );
    } catch (error) {
      failed++;
      console.log(`FAILED ${name}: ${error.message}`);
    } finally {
      await page?.close();
      server?.server.close();
    }
  }
} finally {
  await browser.close();
  cdn.server.close();
  rmSync(workshop, { recursive: true, force: true });
}
console.log(`\n${names.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
