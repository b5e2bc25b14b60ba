// engines: styles
/** Styles of pages with tables: inherited ones, resets, larger type, right-to-left text, added style sheets. */
import { all, complaints, expect, newTable, part, place, ready, root, spoken } from './on-a-page.js';
import { TAGS, type Tag } from './tags.js';

type ATable = HTMLElementTagNameMap[Tag];

async function opened(tag: Tag, width = 900, height = 620, styles = '') {
  const around = place('en', width);
  around.style.cssText += styles;
  const table = newTable(tag, { speed: 'instant', seed: 'hazards' });
  table.style.cssText = `width: ${width}px; height: ${height}px`;
  around.append(table);
  await ready(table);
  await new Promise(requestAnimationFrame);
  return table;
}

const parts = (table: ATable): readonly Element[] => [...root(table).querySelectorAll('.table, .table *')];

/** The position of each part of a table inside it, in whole pixels. */
function places(table: ATable): readonly string[] {
  const box = table.getBoundingClientRect();
  return parts(table).map(each => {
    const { left, top, width, height } = each.getBoundingClientRect();
    if (!width || !height) return '';
    return `${each.localName}.${each.getAttribute('class')} ${[left - box.left, top - box.top, width, height].map(Math.round).join()}`;
  });
}

/** Everything that a page may set around a table and its children inherit, except what is meant for them: a pointer, what is hidden. */
const INHERITED = `
  direction: rtl; text-align: right; writing-mode: vertical-rl; text-orientation: upright;
  font: italic small-caps 900 33px/3 cursive; font-stretch: condensed; font-kerning: none; font-feature-settings: 'zero';
  font-synthesis: none; font-variant-numeric: oldstyle-nums; font-size-adjust: 0.9; font-optical-sizing: none;
  letter-spacing: 5px; word-spacing: 9px; text-indent: 40px; text-transform: uppercase; text-shadow: 3px 3px red;
  text-decoration-skip-ink: none; text-underline-offset: 9px; text-underline-position: under;
  text-emphasis: circle red; text-align-last: center; text-justify: inter-character; text-rendering: geometricPrecision;
  text-wrap: nowrap; white-space: pre; word-break: break-all; overflow-wrap: anywhere; hyphens: auto; line-break: anywhere;
  tab-size: 2; hanging-punctuation: first; color: red; accent-color: red; caret-color: red; -webkit-text-fill-color: red;
  -webkit-text-stroke: 2px red; paint-order: stroke; fill: red; fill-opacity: 0.4; fill-rule: evenodd; clip-rule: evenodd;
  stroke: lime; stroke-width: 9px; stroke-opacity: 0.5; stroke-linecap: square; stroke-linejoin: bevel; stroke-dasharray: 3;
  text-anchor: end; dominant-baseline: hanging; shape-rendering: crispEdges; image-rendering: pixelated;
  border-collapse: collapse; border-spacing: 9px; caption-side: bottom; empty-cells: hide; list-style: square inside;
  quotes: '!' '?'; orphans: 5; widows: 5; color-scheme: dark; scrollbar-color: red lime; -webkit-font-smoothing: none;
`;

/** Settings of these that another test covers: the size of a box has the same effect. */
const looksOf = (table: ATable): readonly string[] =>
  parts(table).map(each => {
    const style = getComputedStyle(each);
    return [...style]
      .filter(name => !name.startsWith('--'))
      .map(name => `${each.localName}.${each.getAttribute('class')} ${name}: ${style.getPropertyValue(name)}`)
      .join('\n');
  });

const differing = (one: readonly string[], other: readonly string[]): readonly string[] =>
  one
    .flatMap((each, at) => {
      const theirs = (other[at] ?? '').split('\n');
      return each
        .split('\n')
        .flatMap((line, number) => (line === theirs[number] ? [] : [`${line} | ${theirs[number]}`]));
    })
    .slice(0, 8);

/** Resets, as pages have them before all other styles. */
const RESETS = {
  'takes all styles away': '* { all: unset }',
  'says how buttons look':
    'button, h2, h3, p, ol, li, b, svg, section { font: 40px cursive; padding: 50px; float: right }',
  'lays everything out otherwise':
    '* { margin: 0; padding: 0; border: 0; line-height: 0; max-width: 10px; animation: none !important; font: inherit }',
};

for (const tag of TAGS)
  describe(`<${tag}> on a page that`, () => {
    it('has its own type, lines, words and drawings: none of it affects the table', async () => {
      const [table, twin] = [await opened(tag, 900, 620, INHERITED), await opened(tag)];
      expect(differing(looksOf(table), looksOf(twin))).to.deep.equal([]);
      expect(places(table)).to.deep.equal(places(twin));
    });

    it('is read from right to left: the table stays as it is', async () => {
      const [table, twin] = [await opened(tag), await opened(tag)];
      table.parentElement!.dir = 'rtl';
      expect(places(table)).to.deep.equal(places(twin));
    });

    it('sets Hebrew after the table is there: lines and panels are read from the right, numbers from the left', async () => {
      const [table, twin] = [await opened(tag), await opened(tag)];
      const told = await complaints(async () => {
        table.lang = 'he';
        table.addEventListener('tv-error', () => console.error('tv-error'));
        await table.updateComplete;
        await spoken();
        const words = { rules: 'כללים', hurried: '−5 או 5–10', why: 'למה?' };
        (table.constructor as unknown as { registerTexts: (lang: string, texts: object) => void }).registerTexts(
          'he',
          words,
        );
        await table.updateComplete;
      });
      expect(told).to.deep.equal([]);
      expect(part(table, '.table').lang).to.equal('he');
      const direction = (what: string): string => getComputedStyle(part(table, what)).direction;
      expect([direction('.say'), direction('.cloth'), direction('.bar')]).to.deep.equal(['rtl', 'ltr', 'ltr']);
      // the cloth is unchanged, apart from its line
      const lies = (at: ATable): readonly number[] =>
        all(at, '.cloth, .card, .seat, [data-place]:not(.say *, .say), .chips').map(
          each => each.getBoundingClientRect().x,
        );
      const others = lies(twin);
      expect(lies(table)).to.have.length(others.length);
      // nothing is mirrored; a font without the signs that isolate numbers makes words a little wider
      for (const [place, x] of lies(table).entries()) expect(x, `thing ${place}`).to.be.closeTo(others[place]!, 10);
      part(table, '.tool[data-value=rules]').click();
      await table.updateComplete;
      expect(direction('.drawer')).to.equal('rtl');
      expect(part(table, '.drawer h3').textContent).to.equal('כללים');
      part(table, '.tool[data-value=rules]').click();
      const { table: own } = table as unknown as { table: { words: { hurried: string }; note(text: string): void } };
      own.note(own.words.hurried);
      table.requestUpdate();
      await table.updateComplete;
      const note = part(table, '.note').firstChild?.nextSibling as Text;
      const lefts = [...note.data].map((letter, place) => {
        const range = document.createRange();
        range.setStart(note, place);
        range.setEnd(note, place + 1);
        return { letter, left: range.getBoundingClientRect().left };
      });
      const seen = lefts
        .filter(({ letter }) => /[−–\d]/.test(letter))
        .sort((one, other) => one.left - other.left)
        .map(({ letter }) => letter);
      expect(seen.join('')).to.equal('5–10−5');
      expect(note.data.replace(/[\u2066\u2069]/g, '')).to.equal('−5 או 5–10');
    });

    for (const [what, reset] of Object.entries(RESETS))
      it(`${what}: the table keeps its own inside`, async () => {
        const twin = await opened(tag);
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(reset);
        document.adoptedStyleSheets.push(sheet);
        try {
          const table = await opened(tag);
          // where everything is the page's, it may also set the size of the box
          if (!/all:|max-width/.test(reset)) expect(places(table)).to.deep.equal(places(twin));
          expect(part(table, '.bar .prime').getBoundingClientRect().height).to.be.above(30);
        } finally {
          document.adoptedStyleSheets.pop();
        }
      });

    for (const [least, width, height] of [
      [18, 390, 700],
      [24, 390, 700],
      [24, 984, 660],
    ] as const)
      it(`sets no type below ${least} pixels, in a box of ${width} × ${height}: every button is in the box`, async () => {
        const table = await opened(tag, width, height);
        for (const each of all(table, '.table *'))
          if (parseFloat(getComputedStyle(each).fontSize) < least) each.style.fontSize = `${least}px`;
        const box = table.getBoundingClientRect();
        for (const button of all(table, '.bar button, .tool')) {
          if (!button.checkVisibility()) continue;
          const { left, top, right, bottom } = button.getBoundingClientRect();
          const name = button.dataset.do;
          expect(bottom, name).to.be.at.most(box.bottom + 0.5);
          expect(right, name).to.be.at.most(box.right + 0.5);
          expect(top, name).to.be.at.least(box.top - 0.5);
          expect(left, name).to.be.at.least(box.left - 0.5);
        }
      });

    it('adds styles of its own to it: both stay, even when more of the table loads', async () => {
      const table = await opened(tag);
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.tool { outline: 3px solid rgb(1, 2, 3) !important }');
      root(table).adoptedStyleSheets.push(sheet);
      const style = document.createElement('style');
      style.textContent = '.bar { outline: 3px solid rgb(4, 5, 6) !important }';
      root(table).prepend(style);
      part(table, '.tool[data-value=menu]').click();
      await table.updateComplete;
      const outline = (what: string): string => getComputedStyle(part(table, what)).outlineColor;
      expect([outline('.tool'), outline('.bar')]).to.deep.equal(['rgb(1, 2, 3)', 'rgb(4, 5, 6)']);
      expect(getComputedStyle(part(table, '.drawer.menu .choices')).display).to.equal('flex');
    });
  });
