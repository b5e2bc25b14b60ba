// What an element costs a page, in Chrome, compared with chessboard-element in the same run: first DOM, nodes,
// listeners, JS heap, and what is left after removal; and for a table in play the most nodes, and the script time of
// its frames. Every figure is a median over fresh pages, with the elements taking turns.
import { existsSync } from 'node:fs';
import { build as bundle } from 'esbuild';
import puppeteer from 'puppeteer-core';
import { CHROME_ARGS, ensureChrome } from '../test/browser.mjs';
import { loadedWith } from '../build/cdn-files.mjs';
import { elements } from '../entries.mjs';
import { CATEGORIES, scriptOfFrames } from './frames.mjs';
import { serve } from '../site/static-server.mjs';

const MANY = 100;
/** How often a player acts while the nodes are counted. */
const ACTS = 25;
/** How long it is played while the script time of its frames is measured (s), and on how many fresh pages. */
const SECONDS = 10;
const PAGES = 3;
/** Its pieces are on the board; the milliseconds it took on the machine on which the time limits were set. */
const RIVAL = 'chess-board';
const RIVAL_ATTRIBUTES = { position: 'start' };
const RIVAL_TIMES = { first: 19, many: 515 };

/**
 * Limits for one of our elements. On a machine where the rival is slower than it was, the time limits are scaled
 * accordingly: those of frames by its first DOM.
 */
export const BARS = {
  first: 20,
  many: 200,
  heap: 40,
  nodes: 600,
  busy: 1500,
  frame: 16.7,
  frame99: 16.7,
  listeners: 20,
  leftNodes: 0,
  leftListeners: 0,
};

export const COLUMNS = {
  first: ['first DOM, 1 (ms)', 1],
  many: [`first DOM, ${MANY} (ms)`, 1],
  heap: ['heap each (KiB)', 1],
  nodes: ['nodes each', 0],
  busy: ['most nodes at play, templates included', 0],
  frame: ['script in a frame at play, most (ms)', 1],
  frame99: ['script in a frame at play, 99 in 100 (ms)', 1],
  listeners: ['listeners each', 0],
  leftNodes: ['nodes left', 0],
  leftListeners: ['listeners left', 0],
};

/** How each table is played, by its tag: the attributes, its player's actions, what else is measured. */
const games = new Map();
for (const { tag, room } of elements) games.set(tag, (await import(`./games/${room}.mjs`)).play);

const median = values => values.toSorted((a, b) => a - b)[values.length >> 1];

/** In the page: adds `count` elements and waits until they have their DOM. */
async function mount(tag, count, attributes) {
  const all = Array.from({ length: count }, () => document.createElement(tag));
  for (const element of all) for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(...all);
  for (const element of all) await element.updateComplete;
}

/**
 * In the page: the milliseconds from the arrival of the script's bytes until `count` waiting elements have their DOM:
 * parsing, compiling, running, upgrading, rendering; not layout.
 */
async function firstDom(tag, count, attributes, scripts) {
  const all = Array.from({ length: count }, () => document.createElement(tag));
  for (const element of all) for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(...all);
  // a module from a blob imports by names, which the map points to the others' blobs
  const named = source => source.replace(/"[./]+\/(?:parts\/)?([\w.-]+\.js)"/g, '"script:$1"');
  const imports = {};
  for (const script of scripts) {
    const text = await (await fetch(script)).text();
    const address = URL.createObjectURL(new Blob([named(text)], { type: 'text/javascript' }));
    imports[`script:${script.split('/').at(-1)}`] = address;
  }
  const map = Object.assign(document.createElement('script'), { type: 'importmap', text: JSON.stringify({ imports }) });
  document.head.append(map);
  const start = performance.now();
  await import(Object.values(imports)[0]);
  // updateComplete waits for the play, too
  for (const element of all) while (!element.hasUpdated) await undefined;
  return performance.now() - start;
}

/** In the page: the first action offered of these kinds, with the minimum amount. */
function firstOf(table, ...types) {
  const offer = types.flatMap(type => table.legal.filter(each => each.type === type))[0];
  if (!offer) return [];
  return [{ ...offer, ...(typeof offer.amount === 'object' ? { amount: offer.amount.min } : {}) }];
}

/** The code in the page that knows a table's actions. */
const actsOf = tag => `${firstOf}; const acts = ${games.get(tag).acts}; const table = document.body.lastElementChild`;

/** In the page: waits until everything has settled. */
async function rest() {
  for (let frame = 0; frame < 10; frame++) await new Promise(done => requestAnimationFrame(done));
  await new Promise(done => setTimeout(done, 200));
}

/** A page, and functions that count what is in it, settled and without garbage. */
async function counting(browser) {
  const page = await browser.newPage();
  const cdp = await page.createCDPSession();
  await cdp.send('HeapProfiler.enable');
  const count = async () => {
    await page.evaluate(rest);
    for (let i = 0; i < 3; i++) await cdp.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    return { nodes, listeners: jsEventListeners, heap: usedSize };
  };
  /**
   * A count confirmed by the next one: on a busy machine some frames are late, and what they hold is not the table's.
   */
  const settled = async () => {
    for (let last = await count(), tries = 0; ; tries++) {
      const next = await count();
      if (Math.abs(next.heap - last.heap) < last.heap / 200 || tries === 9) return next;
      last = next;
    }
  };
  return { page, count, settled };
}

/** The most nodes that one table holds in play. */
async function busiest(browser, site, tag, attributes = games.get(tag).attributes, many = ACTS) {
  const { page, count } = await counting(browser);
  await page.goto(`${site.address}${tag}.html`);
  const bare = (await count()).nodes;
  await page.evaluate(mount, tag, 1, { seed: 'busy', speed: 'instant', ...attributes });
  let most = (await count()).nodes;
  for (let times = 0; times < many; times++) {
    await page.evaluate(`{ ${actsOf(tag)}; for (const action of acts(table)) table.act(action); }`);
    // counted at the same moments in each run: when the player is to act again
    await page.waitForFunction(() => document.body.lastElementChild.legal.length > 0);
    most = Math.max(most, (await count()).nodes);
  }
  await page.close();
  return most - bare;
}

/** The nodes of each of many idle tables. */
async function idle(browser, site, tag, attributes) {
  const { page, settled } = await counting(browser);
  await page.goto(`${site.address}${tag}.html`);
  // what the first one leaves for all others (parsed templates, style sheets) belongs to the page
  await page.evaluate(mount, tag, 1, attributes);
  await page.evaluate(rest);
  await page.evaluate(() => document.body.replaceChildren());
  const before = await settled();
  await page.evaluate(mount, tag, MANY, attributes);
  const full = await settled();
  await page.close();
  return (full.nodes - before.nodes) / MANY;
}

/** The script time of a table's frames from its first deal on, with all players at their strongest. */
async function played(browser, site, tag, attributes = games.get(tag).hardest ?? games.get(tag).attributes) {
  const page = await browser.newPage();
  await page.goto(`${site.address}${tag}.html`);
  await page.evaluate(mount, tag, 1, { seed: 'frames', speed: 'fast', ...attributes });
  await page.evaluate(rest);
  await page.tracing.start({ categories: CATEGORIES });
  await page.evaluate(`(async () => {
    ${actsOf(tag)};
    const sleep = () => new Promise(done => setTimeout(done, 50));
    for (const end = performance.now() + ${SECONDS * 1000}; performance.now() < end; await sleep())
      if (table.legal.length > 0)
        for (const action of acts(table)) {
          table.act(action);
          await sleep();
        }
  })()`);
  const trace = JSON.parse(Buffer.from(await page.tracing.stop()).toString());
  await page.close();
  const frames = scriptOfFrames(trace).toSorted((a, b) => a - b);
  return { frame: frames.at(-1), frame99: frames[Math.floor(frames.length * 0.99)] };
}

/**
 * The scripts that a table with default settings has loaded when its first hand is settled, and those that the first
 * review of a hand adds, if there is one.
 */
async function loadedAtPlay(browser, site, tag) {
  const loaded = () => [...new Set(site.asked.filter(path => path.endsWith('.js')))];
  const page = await browser.newPage();
  site.asked.length = 0;
  await page.goto(`${site.address}${tag}.html`);
  await page.evaluate(mount, tag, 1, { speed: 'fast' });
  await page.evaluate(`(async () => {
    ${actsOf(tag)};
    const sleep = () => new Promise(done => setTimeout(done, 50));
    let settled = false;
    table.addEventListener('tv-settle', () => (settled = true));
    for (; !settled; await sleep()) {
      const types = table.legal.map(({ type }) => type);
      for (const action of types.length > 0 ? acts(table) : []) if (types.includes(action.type)) table.act(action);
    }
  })()`);
  await page.evaluate(rest);
  const hand = loaded();
  const mayReview = await page.evaluate(() => {
    const way = document.body.lastElementChild.shadowRoot.querySelector('[data-do=review]');
    way?.click();
    return !!way;
  });
  if (mayReview) {
    await page.waitForFunction(() =>
      document.body.lastElementChild.shadowRoot.querySelector('.drawer.review')?.textContent.trim(),
    );
    await page.evaluate(rest);
  }
  const review = loaded().filter(path => !hand.includes(path));
  await page.close();
  return { hand, review };
}

/** The scripts that each table loads during play, by its tag. */
export async function loadsAtPlay() {
  const { tags, site } = await siteOfElements();
  const browser = await puppeteer.launch({ executablePath: ensureChrome(), args: CHROME_ARGS });
  try {
    const loads = new Map();
    for (const tag of tags) loads.set(tag, await loadedAtPlay(browser, site, tag));
    return loads;
  } finally {
    await browser.close();
    site.server.close();
  }
}

async function oneRun(browser, site, tag) {
  const { page, settled } = await counting(browser);
  const errors = [];
  page.on('pageerror', error => errors.push(error.message));
  const clear = () => page.evaluate(() => document.body.replaceChildren());

  const attributes = tag === RIVAL ? RIVAL_ATTRIBUTES : {};
  await page.goto(`${site.address}${tag}.html`);
  await page.evaluate(name => customElements.whenDefined(name), tag);
  await page.evaluate(mount, tag, 1, attributes);
  // some of it arrives after the first frames
  await settled();

  // what the first one leaves for all others (parsed templates, style sheets) belongs to the page
  await clear();
  const before = await settled();
  await page.evaluate(mount, tag, MANY, attributes);
  const full = await settled();
  await clear();
  const after = await settled();
  await page.close();
  const timed = async amount => {
    const fresh = await browser.newPage();
    await fresh.goto(`${site.address}blank.html`);
    const time = await fresh.evaluate(firstDom, tag, amount, attributes, site.scripts[tag]);
    await fresh.close();
    return time;
  };
  const first = await timed(1);
  const many = await timed(MANY);
  if (errors.length) throw new Error(`${tag}: ${errors.join('; ')}`);
  return {
    first,
    many,
    heap: (full.heap - before.heap) / MANY / 1024,
    nodes: (full.nodes - before.nodes) / MANY,
    listeners: (full.listeners - before.listeners) / MANY,
    leftNodes: Math.max(0, after.nodes - before.nodes),
    leftListeners: Math.max(0, after.listeners - before.listeners),
  };
}

/** The limits that fail a run: listeners, and what a removed table leaves behind. All others are figures to watch. */
const KEPT = new Set(['listeners', 'leftNodes', 'leftListeners']);

/** The tags whose elements are built, and a site with a page for each that contains only the element's script. */
async function siteOfElements() {
  const { outputFiles } = await bundle({
    stdin: { contents: `import 'chessboard-element';`, resolveDir: '.' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  const rival = outputFiles[0].text;
  const tags = elements.map(({ tag }) => tag).filter(tag => existsSync(`dist/cdn/${tag}.min.js`));
  const html = source =>
    `<!doctype html><html lang="en"><title>-</title><body><script type="module">${source}</script></body></html>`;
  const pages = Object.fromEntries(tags.map(tag => [`/${tag}.html`, html(`import '/dist/cdn/${tag}.min.js';`)]));
  pages['/blank.html'] = '<!doctype html><html lang="en"><title>-</title><body></body></html>';
  pages['/rival.js'] = rival;
  pages[`/${RIVAL}.html`] = html(rival.replaceAll('</script', '<\\/script'));

  const site = await serve({ folders: { '/dist/': 'dist' }, pages });
  site.scripts = Object.fromEntries(
    tags.map(tag => [tag, loadedWith(`${tag}.min.js`).map(file => `/dist/cdn/${file}`)]),
  );
  site.scripts[RIVAL] = ['/rival.js'];
  return { tags, site };
}

/** Whether a figure exceeds a limit that fails a run, in words. */
const overKept = (tag, figures) =>
  [...KEPT].flatMap(key =>
    figures[key] > BARS[key] ? `<${tag}>: ${COLUMNS[key][0]} ${figures[key]} OVER the bar of ${BARS[key]}` : [],
  );

/** Returns which of the limits that fail a run our elements exceed, from one page each; nothing else is measured. */
export async function measureKept() {
  const { tags, site } = await siteOfElements();
  const browser = await puppeteer.launch({ executablePath: ensureChrome(), args: CHROME_ARGS });
  try {
    const missed = [];
    for (const tag of tags) {
      const figures = await oneRun(browser, site, tag);
      console.log(`<${tag}> ${[...KEPT].map(key => `${COLUMNS[key][0]} ${figures[key]}`).join(', ')}`);
      missed.push(...overKept(tag, figures));
    }
    return missed;
  } finally {
    await browser.close();
    site.server.close();
  }
}

/**
 * Prints the table and returns which limits our elements exceed: those that fail a run, or all if `strict`.
 * @param runs the number of fresh pages for the medians.
 */
export async function measure(strict, runs) {
  const { tags, site } = await siteOfElements();
  const browser = await puppeteer.launch({ executablePath: ensureChrome(), args: CHROME_ARGS });
  const most = new Map();
  const frames = new Map(tags.map(tag => [tag, []]));
  const lists = new Map([...tags, RIVAL].map(tag => [tag, []]));
  const others = tags.flatMap(tag => (games.get(tag).others ?? []).map(other => ({ tag, ...other, figures: {} })));
  try {
    for (let round = 0; round <= runs; round++)
      for (const [tag, list] of lists) {
        const figures = await oneRun(browser, site, tag);
        if (round > 0) list.push(figures); // the first round warms the browser up
      }
    for (const tag of tags) most.set(tag, await busiest(browser, site, tag));
    for (let round = 0; round < Math.min(runs, PAGES); round++)
      for (const [tag, list] of frames) list.push(await played(browser, site, tag));
    for (const { tag, attributes, acts, figures } of others) {
      figures.nodes = await idle(browser, site, tag, attributes);
      figures.busy = await busiest(browser, site, tag, attributes, acts);
      const pages = [];
      for (let round = 0; round < Math.min(runs, PAGES); round++)
        pages.push(await played(browser, site, tag, attributes));
      for (const key of ['frame', 'frame99']) figures[key] = median(pages.map(page => page[key]));
    }
  } finally {
    await browser.close();
    site.server.close();
  }

  const middle = (tag, key) => median(lists.get(tag).map(figures => figures[key]));
  const slower = key => Math.max(1, middle(RIVAL, key) / RIVAL_TIMES[key]);
  const bar = key => BARS[key] * (key in RIVAL_TIMES ? slower(key) : key.startsWith('frame') ? slower('first') : 1);
  const missed = [];
  const told = (table, key, figure) => {
    const [label, digits] = COLUMNS[key];
    const over = table !== RIVAL && figure > bar(key);
    const cell = `${label} ${figure.toFixed(digits)}${over ? ` OVER the bar of ${bar(key).toFixed(digits)}` : ''}`;
    if (over && (strict || KEPT.has(key))) missed.push(`<${table}>: ${cell}`);
    return cell;
  };
  console.log(`Medians of ${runs} fresh pages, at play of ${Math.min(runs, PAGES)}:`);
  for (const tag of lists.keys()) {
    const cells = Object.entries(COLUMNS).map(([key, [label]]) => {
      const atPlay = key.startsWith('frame');
      if (atPlay && tag === RIVAL) return `${label} –`;
      // the rival is a board without a game: in play it is as in rest
      const figure = atPlay
        ? median(frames.get(tag).map(figures => figures[key]))
        : key === 'busy'
          ? (most.get(tag) ?? middle(tag, 'nodes'))
          : middle(tag, key);
      return told(tag, key, figure);
    });
    console.log(`<${tag}>\n  ${cells.join('\n  ')}`);
  }
  for (const { name, figures } of others) {
    const cells = Object.entries(COLUMNS).map(([key, [label]]) =>
      key in figures ? told(name, key, figures[key]) : `${label} –`,
    );
    console.log(`<${name}>\n  ${cells.join('\n  ')}`);
  }
  return missed;
}
