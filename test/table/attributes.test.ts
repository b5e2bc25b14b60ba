/** Every rule in a game's table of options can be set on its element, and a bad value never harms the table. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { OPTIONS as EINUNDVIERZIG } from '../../src/einundvierzig/rules/options.ts';
import { EinundvierzigTable } from '../../src/elements/einundvierzig-table.ts';
import { FaroLayout } from '../../src/elements/faro-layout.ts';
import { StudTable } from '../../src/elements/stud-table.ts';
import { TrenteQuaranteBoard } from '../../src/elements/trente-quarante-board.ts';
import { OPTIONS as FARO } from '../../src/faro/rules/options.ts';
import type { OptionRules } from '../../src/game/options.ts';
import { einundvierzig, faro, stud, trenteQuarante } from '../../src/rules.ts';
import { OPTIONS as STUD } from '../../src/stud/rules/options.ts';
import { settingsOf, written, type Setting } from '../../src/table/look/attributes.ts';
import { OPTIONS as TRENTE_QUARANTE } from '../../src/trente-quarante/rules/options.ts';

/** An element as a page makes it; in Node nothing of it is drawn. */
interface Unconnected {
  attributeChangedCallback(name: string, before: null, now: string): void;
  readonly view: { readonly options: object; readonly accounts: { readonly purses: readonly number[] } };
}

interface Kind {
  readonly tag: string;
  readonly Element: { new (): object; readonly observedAttributes: readonly string[] };
  readonly rules: OptionRules;
  readonly game: { open(options?: object): { readonly options: object } };
}

const BOARD: Kind = {
  tag: 'trente-quarante-board',
  Element: TrenteQuaranteBoard,
  rules: TRENTE_QUARANTE,
  game: trenteQuarante,
};
const STUD_TABLE: Kind = { tag: 'stud-table', Element: StudTable, rules: STUD, game: stud };
const TABLE_OF_41: Kind = {
  tag: 'einundvierzig-table',
  Element: EinundvierzigTable,
  rules: EINUNDVIERZIG,
  game: einundvierzig,
};
const LAYOUT: Kind = { tag: 'faro-layout', Element: FaroLayout, rules: FARO, game: faro };

type Written = Readonly<Record<string, string>>;

/** The empty table of an element with these attributes and properties, and what is reported to the page about them. */
function table({ tag, Element }: Kind, attributes: Written, properties: object = {}) {
  // Lit learns a class's attributes when a browser asks for them
  assert.ok(Element.observedAttributes.length > 0);
  const element = Object.assign(new Element(), properties) as Unconnected;
  Object.defineProperty(element, 'localName', { value: tag });
  const told: string[] = [];
  const { error } = console;
  console.error = (text: string) => told.push(text);
  try {
    for (const [name, value] of Object.entries(attributes)) element.attributeChangedCallback(name, null, value);
    const { options, accounts } = element.view;
    return { options, purses: accounts.purses, told };
  } finally {
    console.error = error;
  }
}

const at = (options: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((group, name) => (group as Record<string, unknown>)[name], options);
const nested = (path: readonly string[], value: unknown): unknown =>
  path.reduceRight<unknown>((group, name) => ({ [name]: group }), value);

/** A value other than the default. */
function other({ rule }: Setting): number | string | boolean {
  switch (rule.kind) {
    case 'integer':
      return rule.default < rule.max ? rule.default + 1 : rule.default - 1;
    case 'choice':
      return rule.values.findLast(value => value !== rule.default)!;
    case 'flag':
      return !rule.default;
    case 'purses':
      throw new Error('No element has an attribute for purses.');
  }
}

for (const kind of [BOARD, STUD_TABLE, TABLE_OF_41, LAYOUT])
  describe(`the rules of <${kind.tag}>`, () => {
    test('apply as attribute, as property, and as a string in a property, or contradict each other', () => {
      for (const setting of settingsOf(kind.rules)) {
        const { attribute, path, property } = setting;
        const value = other(setting);
        const text = written(value);
        const ways = [
          table(kind, { [attribute]: text }),
          table(kind, {}, { [property]: value }),
          table(kind, {}, { [property]: text }),
          ...(typeof value === 'boolean' ? [table(kind, { [attribute]: String(value) })] : []),
          ...(value === true ? [table(kind, { [attribute]: '' })] : []),
        ];
        let contradicts = false;
        try {
          kind.game.open(nested(path, value) as object);
        } catch {
          contradicts = true;
        }
        for (const { options, told } of ways)
          if (contradicts) {
            assert.equal(told.length, 1, attribute);
            assert.ok(told[0]!.includes(attribute), told[0]);
          } else {
            assert.deepEqual(told, []);
            assert.deepEqual(at(options, path), value, attribute);
          }
      }
    });

    test('are named with the allowed values if one is invalid, and the table is the usual one', () => {
      for (const { attribute, path } of settingsOf(kind.rules)) {
        const { options, told } = table(kind, { [attribute]: 'nonsense' });
        assert.equal(told.length, 1, attribute);
        for (const words of [`<${kind.tag}>`, `${attribute}="nonsense"`, 'Allowed: ', 'Used instead: '])
          assert.ok(told[0]!.includes(words), told[0]);
        assert.deepEqual(at(options, path), at(kind.game.open().options, path));
      }
    });
  });

/** The errors reported to the page for values that are each refused on their own. */
const REFUSED: readonly (readonly [kind: Kind, attributes: Written, told: RegExp])[] = [
  [BOARD, { decks: '13' }, /decks=13 is not allowed\. Allowed: a whole number from 1 to 12\. Used instead: 6\.$/],
  [BOARD, { burn: '-1' }, /burn=-1 is not allowed\. Allowed: a whole number from 0 to 52\. Used instead: 5\.$/],
  [BOARD, { min: '2.5' }, /min="2\.5" is not allowed\. Allowed: a whole number from 1 to .* Used instead: 5\.$/],
  [BOARD, { 'court-cards': 'twelve' }, /Allowed: ten, 11-12-13\. Used instead: ten\.$/],
  [BOARD, { 'insurance-mode': 'never' }, /Allowed: started, proportional\. Used instead: started\.$/],
  [BOARD, { purse: '2000000000' }, /purse=2000000000 .* a whole number from 1 to .* Used instead: 2000\.$/],
  [BOARD, { purse: 'rich' }, /purse="rich" is not allowed.* Used instead: 2000\.$/],
  [BOARD, { players: 'Anna, Bruno', purse: '3' }, /purse=3 is less than the minimum of 5\. Used instead: 2000\.$/],
  [BOARD, { min: '7', 'court-cards': '11-12-13' }, /min=7 does not fit\. .*a multiple of the step of 5/],
  ...(['Anna:genius', '', ',', ':easy'] as const).map(
    players => [BOARD, { players }, /players: “.*” is not a valid player\. Allowed: a name/] as const,
  ),
  [BOARD, { players: 'a,b,c,d,e,f,g,h' }, /players: 8 named/],
  [STUD_TABLE, { 'lower-limit': '30' }, /^<stud-table> lower-limit=30 does not fit/],
  [STUD_TABLE, { preset: 'fixed-limit', 'higher-limit': '5' }, /Used instead for higher-limit: 20/],
  [
    STUD_TABLE,
    { purse: '0' },
    /purse=0 is not allowed\. Allowed: a whole number from 1 to .* Used instead: the buy-in/,
  ],
  [STUD_TABLE, { players: 'you' }, /players: 1 named; this table seats 2 to 9/],
  [STUD_TABLE, { preset: 'fixed-limit', 'late-streets': 'maybe' }, /Used instead: fixed-higher/],
  [TABLE_OF_41, { players: 'you, Anna' }, /players: 2 named; this table seats 3 to 7/],
];

test('a refused value is reported once, with what is used instead, and everybody has the usual chips', () => {
  for (const [kind, attributes, words] of REFUSED) {
    const { purses, told } = table(kind, attributes);
    assert.deepEqual(
      [told.length, words.test(told[0]!)],
      [1, true],
      `${JSON.stringify(attributes)}: ${told.join('\n')}`,
    );
    assert.deepEqual(new Set(purses), new Set(table(kind, {}).purses));
  }
});

test('rules that do not contradict each other are kept', () => {
  const { options } = table(BOARD, { decks: '1', min: '7', 'court-cards': '11-12-13' });
  assert.deepEqual(
    ['min', 'decks', 'courtCards'].map(name => at(options, [name])),
    [5, 1, '11-12-13'],
  );
});

test('a preset sets what the page has not set', () => {
  const rulesOf = (more: Written = {}) => {
    const { options } = table(STUD_TABLE, { preset: 'fixed-limit', ...more });
    return ['bringIn', 'lateStreets'].map(name => at(options, [name]));
  };
  assert.deepEqual(rulesOf(), ['fixed', 'fixed-higher']);
  assert.deepEqual(rulesOf({ 'late-streets': 'spread' }), ['fixed', 'spread']);
});

test('every named player has a seat, with the buy-in or a purse', () => {
  const players = 'you, Anna:easy, Bruno:hard';
  for (const [kind, everybody, buyIn] of [
    [STUD_TABLE, 6, 400],
    [TABLE_OF_41, 5, 200],
  ] as const) {
    assert.deepEqual(table(kind, { players, purse: '150' }).purses, [150, 150, 150]);
    assert.deepEqual(table(kind, {}).purses, Array<number>(everybody).fill(buyIn));
    assert.deepEqual(table(kind, { players, 'buy-in': '300' }).purses, [300, 300, 300]);
  }
});
