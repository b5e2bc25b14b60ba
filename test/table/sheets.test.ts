/** What comes late dresses itself and nothing else: a sheet that is added in mid-game must not change what lies on the cloth. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { tsImport } from 'tsx/esm/api';
import { drawerStyles } from '../../src/table/lazy/drawer.styles.ts';

const { elements } = (await import(new URL('../../scripts/entries.mjs', import.meta.url).href)) as {
  elements: readonly { readonly room: string; readonly tag: string }[];
};

interface Sheet {
  readonly file: string;
  readonly room: string;
  readonly isLate: boolean;
  readonly css: string;
  readonly selectors: readonly string[];
}

/** The selectors of a list: a comma within brackets parts none. */
function listOf(text: string): readonly string[] {
  let depth = 0;
  const parted = [...text].map(sign => {
    depth += Number(sign === '(') - Number(sign === ')');
    return sign === ',' && depth === 0 ? '\n\n' : sign;
  });
  return parted
    .join('')
    .split('\n\n')
    .map(each => each.trim());
}

/** The selectors of a sheet, as they stand; what is nested in a rule belongs to the rule. */
function selectorsOf(css: string): readonly string[] {
  const selectors: string[] = [];
  const within: string[] = [];
  for (const [, prelude, brace] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') within.pop();
    if (brace !== '{') continue;
    const text = prelude!.trim();
    if (!text.startsWith('@') && within.every(each => /^@(media|container|supports)/.test(each)))
      selectors.push(...listOf(text));
    within.push(text);
  }
  return selectors;
}

/** Classes and attributes by which a selector knows an element. */
const namesIn = (selector: string): readonly string[] => selector.match(/\.[a-z][\w-]*|\[[a-z-]+/gi) ?? [];
/** The outermost element of a selector, by what all that it selects has: a condition that not all meet is left out. */
function root(selector: string): string {
  let outer = selector.replace(/:has\(([^()]*)\)/g, '$1');
  while (outer !== (outer = outer.replace(/\([^()]*\)/g, '')));
  return outer.split(/[\s>+~]/)[0]!;
}

const SRC = new URL('../../src/', import.meta.url);
const shared = new Set(selectorsOf(drawerStyles));
const sheets: Sheet[] = [];
for (const path of readdirSync(SRC, { recursive: true, encoding: 'utf8' })) {
  if (!path.endsWith('.ts')) continue;
  // what the play brings is there before anything is played
  const isLate = !path.includes('/play/') && /export const styles\b/.test(readFileSync(new URL(path, SRC), 'utf8'));
  if (!isLate && !path.endsWith('.styles.ts')) continue;
  const module = (await tsImport(new URL(path, SRC).href, import.meta.url)) as Readonly<Record<string, unknown>>;
  const css = (isLate ? [module.styles] : Object.values(module)).filter(each => typeof each === 'string').join('\n');
  const selectors = selectorsOf(css).filter(selector => !shared.has(selector));
  sheets.push({ file: path, room: path.split('/')[0]!, isLate, css, selectors });
}

const games = new Set(elements.map(({ room }) => room));
/** Whether one sheet could dress what is the other's: not where one holds the other, nor where two games meet, or a game and its own cloth. */
const meet = (one: Sheet, other: Sheet): boolean =>
  !one.css.includes(other.css) && !other.css.includes(one.css) && !(games.has(one.room) && games.has(other.room));

/** Whether a sheet is part of another late one, which is tested as a whole. */
const isPart = ({ css }: Sheet): boolean =>
  sheets.some(other => other.isLate && other.css.length > css.length && other.css.includes(css));

/** Whether a sheet is made of nothing but sheets of its game’s own cloth. */
const isOfCloth = ({ room, css }: Sheet): boolean =>
  games.has(room) &&
  sheets
    .filter(other => other.room === room && other.file.endsWith('.styles.ts'))
    .reduce((rest, other) => rest.replace(other.css, ''), css)
    .trim() === '';

/** What opens at a table; what a game lays on its own cloth later is of the cloth. */
const late = sheets.filter(sheet => sheet.isLate && !isPart(sheet) && !isOfCloth(sheet));
for (const part of late)
  test(`what ${part.file} brings is for its own part`, () => {
    const others = sheets.filter(other => meet(part, other));
    const known = new Set(others.flatMap(({ selectors }) => selectors.flatMap(namesIn)));
    const foreign = part.selectors.filter(
      selector => !root(selector).startsWith(':host') && namesIn(root(selector)).every(name => known.has(name)),
    );
    assert.deepEqual(foreign, []);
  });

test('no property of a page reaches into a table by its name alone', () => {
  const all = sheets.map(({ css }) => css).join('\n');
  const onHost = new Set(
    [...all.matchAll(/:host \{([^{}]*)\}/g)].flatMap(([, rules]) => rules!.match(/--[\w-]+(?=:)/g) ?? []),
  );
  const optional = new Set([...all.matchAll(/var\(\s*(--(?!tv-)[\w-]+)\s*,/g)].map(([, name]) => name!));
  assert.deepEqual([...optional].filter(name => !onHost.has(name)).sort(), []);
  assert.ok(optional.size > 5);
});

test('there are sheets to be read', () => assert.ok(late.length > 15));
