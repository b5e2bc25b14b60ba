// npm run pictures: draws docs/tables.png, the picture at the head of README.md, from the built elements, in mid-hand.
//   --check    writes nothing, and fails if the picture is older than what it shows
// The picture carries a fingerprint of the markup and of the style rules that it was made from, since another version
// of a browser draws other pixels from the same tables.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import sharp from 'sharp';
import { CHROME_ARGS, ensureChrome } from '../test/browser.mjs';
import { buildIfOld } from '../build/build.mjs';
import { elements } from '../entries.mjs';
import { serve } from '../site/static-server.mjs';

const FILE = 'docs/tables.png';
const MOST_BYTES = 400_000;
const SCALE = 0.8;
/**
 * The tables in the picture, each as defined by its game: attributes, what is done before the picture is taken (of a
 * list the first action offered), and its column.
 */
const TABLES = [];
for (const { tag, room } of elements) TABLES.push({ tag, ...(await import(`../measure/games/${room}.mjs`)).picture });

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
let fingerprint;
try {
  const tab = await browser.newPage();
  // higher than the tables, whose bar of buttons sticks to the bottom of a lower window
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
  fingerprint = createHash('sha256')
    .update(await tab.evaluate(madeFrom))
    .digest('hex');
  const shot = await tab.screenshot({ clip: { x: 0, y: 0, ...box } });
  picture = await sharp(shot)
    .resize({ width: Math.round(box.width * SCALE) })
    .png({ palette: true, colours: 224, effort: 10 })
    .withExif({ IFD0: { ImageDescription: fingerprint } })
    .toBuffer();
} finally {
  await browser.close();
  site.server.close();
}

/**
 * In the page: the tables' markup, without what is computed during drawing, and the style rules that apply to it. A
 * rule for something that the picture does not show is irrelevant.
 */
function madeFrom() {
  const isThere = (root, selector) => {
    const plain = selector.replace(/::[\w-]+(\([^)]*\))?/g, '') || '*';
    return plain.includes(':host') || root.querySelector(plain) !== null;
  };
  const rulesOf = (root, rules, within = '') =>
    [...rules].flatMap(rule => {
      const own = rule.selectorText;
      const selector =
        own && (own.includes('&') || !within ? own.replaceAll('&', `:is(${within})`) : `${within} ${own}`);
      if (selector && !isThere(root, selector)) return [];
      const told = rule.style ? `${selector ?? within} { ${rule.style.cssText} }` : [];
      return [rule.conditionText ?? [], told, rulesOf(root, rule.cssRules ?? [], selector ?? within)].flat();
    });
  return [...document.querySelectorAll('div > *')]
    .flatMap(({ localName, shadowRoot }) => {
      const copy = document.createElement('div');
      copy.innerHTML = shadowRoot.innerHTML.replace(/<!--.*?-->/gs, '');
      for (const each of copy.querySelectorAll('[style]')) each.removeAttribute('style');
      // how announcements are split depends on the speed of the machine
      for (const heard of copy.querySelectorAll('[aria-live]')) heard.remove();
      return [
        localName,
        copy.innerHTML.replace(/\s+/g, ' '),
        ...shadowRoot.adoptedStyleSheets.flatMap(({ cssRules }) => rulesOf(shadowRoot, cssRules)),
      ];
    })
    .join('\n');
}

if (process.argv.includes('--check')) {
  const { exif } = await sharp(FILE).metadata();
  const isNow = exif?.includes(fingerprint) ?? false;
  console.log(`${FILE}: ${isNow ? 'what it shows has not changed' : 'what it shows has changed since'}`);
  if (!isNow) {
    console.error('The picture is older than the tables: npm run pictures');
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
