// npm run pictures: draws docs/tables.png, the picture at the head of README.md, from the built elements, in mid-hand.
//   --check    writes nothing, and fails when the tables no longer look like the picture
import { mkdirSync, writeFileSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import sharp from 'sharp';
import { CHROME_ARGS, ensureChrome } from './browser.mjs';
import { buildIfOld } from './build.mjs';
import { elements } from './entries.mjs';
import { serve } from './static-server.mjs';

const FILE = 'docs/tables.png';
const MOST_BYTES = 400_000;
const SCALE = 0.8;
/** The picture and the tables of today are held against each other in so many cells a row. */
const CELLS = 120;
/** A cell has changed when one of its colours has by more than this, of 255. */
const CHANGED = 28;
/** So many of all cells may have changed. */
const TOLERATED = 0.01;

/**
 * The tables in the picture, each as its game says it: attributes, what is done before the picture is taken (of a list the
 * first that is offered), and its column.
 */
const TABLES = [];
for (const { tag, room } of elements) TABLES.push({ tag, ...(await import(`./games/${room}.mjs`)).picture });

buildIfOld();
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><style>
  body { margin: 0; padding: 28px; background: #efebe0; display: flex; gap: 28px; align-items: start; width: max-content }
  div { display: flex; flex-direction: column; gap: 28px }
  .wide { width: 1000px }
  .narrow { width: 360px }
</style><script type="module" src="/dist/cdn/tapis-vert.min.js"></script><body><div class="wide"></div><div class="narrow"></div></body></html>`;
const site = await serve({ folders: { '/dist/': 'dist' }, pages: { '/tables.html': page } });
const browser = await puppeteer.launch({ executablePath: ensureChrome(), args: CHROME_ARGS });
let picture;
try {
  const tab = await browser.newPage();
  // taller than the tables: their bar of buttons sticks to the end of a lower window
  await tab.setViewport({ width: 1500, height: 2400 });
  await tab.goto(`${site.address}tables.html`, { waitUntil: 'networkidle0' });
  const box = await tab.evaluate(async tables => {
    for (const { tag, attributes, actions, column } of tables) {
      await customElements.whenDefined(tag);
      const table = document.createElement(tag);
      for (const [name, value] of Object.entries({ ...attributes, speed: 'instant' })) table.setAttribute(name, value);
      let refused;
      table.addEventListener('tv-refused', ({ detail }) => (refused = detail.message));
      document.querySelector(`.${column}`).append(table);
      for (const choices of actions) {
        const offered = () => [choices].flat().find(each => table.legal?.some(({ type }) => type === each.type));
        for (let tries = 0; tries < 100 && !offered(); tries++) await new Promise(done => setTimeout(done, 100));
        const action = offered();
        if (!action) throw new Error(`<${tag}> offers nothing of ${JSON.stringify(choices)}.`);
        table.act(action);
        if (refused) throw new Error(`<${tag}>, ${JSON.stringify(action)}: ${refused}`);
      }
      await new Promise(done => setTimeout(done, 1500));
    }
    await new Promise(done => setTimeout(done, 300));
    const { width, height } = document.body.getBoundingClientRect();
    return { width, height };
  }, TABLES);
  const shot = await tab.screenshot({ clip: { x: 0, y: 0, ...box } });
  picture = await sharp(shot)
    .resize({ width: Math.round(box.width * SCALE) })
    .png({ palette: true, colours: 224, effort: 10 })
    .toBuffer();
} finally {
  await browser.close();
  site.server.close();
}

/** A picture as its cells: their colours, three numbers each. */
const cellsOf = file =>
  sharp(file).flatten().resize({ width: CELLS }).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });

/**
 * The share of cells that have changed. Cells as large as a few letters, and no hash of styles or markup: the fonts of
 * another machine, or a rule for something that the picture does not show, are no other look.
 */
async function changedSince(before, now) {
  const [old, fresh] = await Promise.all([before, now].map(cellsOf));
  if (old.info.height !== fresh.info.height) return 1;
  const cells = old.data.length / 3;
  let changed = 0;
  for (let cell = 0; cell < cells; cell++)
    if ([0, 1, 2].some(colour => Math.abs(old.data[3 * cell + colour] - fresh.data[3 * cell + colour]) > CHANGED))
      changed++;
  return changed / cells;
}

if (process.argv.includes('--check')) {
  const share = await changedSince(FILE, picture);
  console.log(`${FILE}: ${(100 * share).toFixed(1)} % of it have changed`);
  if (share > TOLERATED) {
    console.error('The tables look otherwise than in the picture: npm run pictures');
    process.exitCode = 1;
  }
} else {
  mkdirSync('docs', { recursive: true });
  writeFileSync(FILE, picture);
  console.log(`${FILE}: ${picture.length} bytes`);
  if (picture.length > MOST_BYTES) {
    console.error(`More than ${MOST_BYTES} bytes`);
    process.exitCode = 1;
  }
}
