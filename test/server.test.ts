// tries: dist
/** A server writes the first picture of a table; a page shows it and plays on in it, and there is never a second table. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { build } from 'esbuild';
import { html } from 'lit';
import { launch, type Browser } from 'puppeteer-core';

/** Plain scripts, without types of their own. */
const load = async <Module>(path: string): Promise<Module> =>
  (await import(new URL(path, import.meta.url).href)) as Module;
const { serve } = await load<{
  serve: (options: object) => Promise<{ server: { close: () => void }; address: string }>;
}>('../scripts/site/static-server.mjs');
const { CHROME_ARGS, ensureChrome } = await load<{ CHROME_ARGS: string[]; ensureChrome: () => string }>(
  '../scripts/test/browser.mjs',
);
await load('../dist/server.js');
const { render } = await import('@lit-labs/ssr');
const { collectResult } = await import('@lit-labs/ssr/lib/render-result.js');

const TABLES = {
  'Trente et Quarante': ['trente-quarante-board', { min: '10' }, '10'],
  Stud: ['stud-table', { ante: '7' }, '7 / 10 / 20'],
  'Stud, high-low': ['stud-table', { variant: 'high-low', ante: '7' }, 'High'],
  Razz: ['stud-table', { variant: 'razz', ante: '7' }, 'Razz'],
  Einundvierzig: ['einundvierzig-table', { players: 'you, Anna:easy, Bruno:hard', ante: '3' }, '3'],
  'Faro with books': ['faro-layout', { players: 'you, Anna:easy, Bruno:hard', max: '8' }, 'Faro'],
  'Faro, classic': ['faro-layout', { variant: 'classic', max: '8', 'deck-pattern': 'german' }, 'Klassisches Faro'],
  'Faro, the public game': ['faro-layout', { variant: 'pharo', max: '8' }, 'Pharo'],
} as const;
const PATIENCE = { timeout: 20_000 };
const COMMON = { lang: 'de', theme: 'bordeaux', players: 'you, Anna:easy' };

/** A table as a server writes it. */
async function picture(tag: string, attributes: Readonly<Record<string, string>>): Promise<string> {
  const words = Object.entries({ ...COMMON, ...attributes }).map(([name, value]) => `${name}="${value}"`);
  // the template of a page, which is not known beforehand
  const strings = [`<${tag} ${words.join(' ')}></${tag}>`];
  const template = html(Object.assign(strings, { raw: strings }));
  return collectResult(render(template));
}

/** The text of a picture, without its style sheets and markers. */
const readIn = (markup: string): string =>
  markup
    .replace(/<style>[^]*?<\/style>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the picture that a server writes', () => {
  for (const [name, [tag, attributes, shown]] of Object.entries(TABLES))
    test(`has language, theme, names and options: ${name}`, async () => {
      const markup = await picture(tag, attributes);
      const text = readIn(markup);
      assert.match(markup, /<section class="table[^>]* lang="de"/);
      assert.match(markup, /aria-label="Menü"/);
      assert.match(text, /Regeln/);
      assert.doesNotMatch(text, /Rules/);
      assert.ok(text.includes(shown), shown);
      if (tag !== 'faro-layout' || !('variant' in attributes)) assert.match(text, /Anna/);
      // the colours of the cloth are those of the theme
      assert.match(markup, /<style>[^]*:host\(\[theme=["']?bordeaux["']?\]\)/);
    });

  test('has the language and the theme that each table asks for, one after the other', async () => {
    const english = await picture('stud-table', { lang: 'en', theme: 'green' });
    const french = await picture('stud-table', { lang: 'fr', theme: 'midnight' });
    assert.match(english, /aria-label="Rules"/);
    assert.match(french, /<section class="table[^>]* lang="fr"/);
  });
});

/** After the table in its page, before any module runs: what the server has drawn. */
const FIRST = `<script>window.first = document.body.firstElementChild.shadowRoot.querySelector('.table');</script>`;

/** In the page: what is visible of the table in each frame, from the first on. */
const WATCH = `
  window.frames_ = [];
  const look = () => {
    const table = document.body?.firstElementChild;
    const drawn = [...(table?.shadowRoot?.querySelectorAll('.table') ?? [])];
    if (drawn.length > 0 || frames_.length > 0)
      frames_.push({
        tables: drawn.length,
        lang: drawn[0]?.lang,
        height: Math.round(table.getBoundingClientRect().height),
        cloth: getComputedStyle(table).getPropertyValue('--cloth'),
      });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

interface Frame {
  readonly tables: number;
  readonly lang: string;
  readonly height: number;
  readonly cloth: string;
}

describe('in a page', () => {
  let browser: Browser;
  let server: { close: () => void };
  let address: string;
  const pages: Record<string, string> = {};

  const page = (name: string, script: string, markup: string): string => {
    const path = `/${name}`;
    pages[path] =
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${name}</title><link rel="icon" href="data:,">${script}</head><body>${markup}${FIRST}</body></html>`;
    return path;
  };

  before(async () => {
    const taking = await build({
      entryPoints: { before: '@lit-labs/ssr-client/lit-element-hydrate-support.js', tables: './dist/index.js' },
      bundle: true,
      splitting: true,
      format: 'esm',
      outdir: 'build/taking-over',
      conditions: ['browser', 'production'],
      logLevel: 'error',
    });
    assert.deepEqual(taking.errors, []);
    ({ server, address } = await serve({ folders: { '/dist/': 'dist', '/taking-over/': 'build/taking-over' }, pages }));
    browser = await launch({ executablePath: ensureChrome(), args: CHROME_ARGS });
  });
  after(async () => {
    await browser.close();
    server.close();
  });

  const SCRIPTS = {
    'without a script': '',
    'whose script takes its place': '<script type="module" src="/dist/cdn/tapis-vert.min.js"></script>',
    'whose script takes it over':
      '<script type="module" src="/taking-over/before.js"></script><script type="module" src="/taking-over/tables.js"></script>',
  };
  for (const [name, [tag, attributes]] of Object.entries(TABLES))
    for (const [how, script] of Object.entries(SCRIPTS))
      test(`shows one table ${how}, in its language, its colours, at one height: ${name}`, async () => {
        const path = page(encodeURIComponent(`${name} ${how}`), script, await picture(tag, attributes));
        const tab = await browser.newPage();
        await tab.setViewport({ width: 1000, height: 800 });
        const lines: string[] = [];
        tab.on('console', line => lines.push(line.text()));
        tab.on('pageerror', error => lines.push(String(error)));
        await tab.evaluateOnNewDocument(WATCH);
        await tab.goto(`${address.slice(0, -1)}${encodeURI(path)}`);
        if (script) await tab.waitForFunction(`document.querySelector('${tag}').legal?.length > 0`, PATIENCE);
        if (how === 'whose script takes its place') await tab.waitForFunction('!first.isConnected', PATIENCE);
        await tab.waitForFunction('frames_.length > 3', PATIENCE);
        const frames = (await tab.evaluate('frames_')) as Frame[];
        assert.deepEqual(lines, []);
        const [first] = frames;
        assert.equal(first?.tables, 1);
        assert.equal(first.lang, 'de');
        assert.ok(first.height > 300, String(first.height));
        assert.deepEqual(
          frames.filter(frame => JSON.stringify(frame) !== JSON.stringify(first)),
          [],
        );
        const isTheSame = await tab.evaluate('first.isConnected');
        assert.equal(isTheSame, how !== 'whose script takes its place');
        await tab.close();
      });
});
