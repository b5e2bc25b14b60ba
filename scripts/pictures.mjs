// npm run pictures: draws docs/tables.png, the picture at the head of README.md, from the built elements.
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
mkdirSync('docs', { recursive: true });
writeFileSync(FILE, picture);
console.log(`${FILE}: ${picture.length} bytes`);
if (picture.length > MOST_BYTES) {
  console.error(`More than ${MOST_BYTES} bytes`);
  process.exitCode = 1;
}
