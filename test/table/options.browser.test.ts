/** Every rule that a game's table of options names can be written on its element, and a bad one never harms the table. */
import '../../src/faro/table/classic.js';
import { OPTIONS as EINUNDVIERZIG, readEinundvierzigOptions } from '../../src/einundvierzig/rules/options.js';
import { OPTIONS as FARO, readFaroOptions } from '../../src/faro/rules/options.js';
import { OPTIONS as STUD, readStudOptions } from '../../src/stud/rules/options.js';
import type { OptionRules } from '../../src/game/options.js';
import { settingsOf, written, type Setting } from '../../src/table/attributes.js';
import '../../src/einundvierzig-table.js';
import '../../src/faro-layout.js';
import '../../src/stud-table.js';
import { all, complaints, expect, newTable, part, place, ready, textOf } from './on-a-page.js';

const TABLES: readonly (readonly [
  tag: 'stud-table' | 'einundvierzig-table' | 'faro-layout',
  rules: OptionRules,
  read: (given: unknown) => unknown,
])[] = [
  ['stud-table', STUD, readStudOptions],
  ['einundvierzig-table', EINUNDVIERZIG, readEinundvierzigOptions],
  ['faro-layout', FARO, readFaroOptions],
];

/** Something else than what holds when nobody says. */
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

const at = (options: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((group, name) => (group as Record<string, unknown>)[name], options);
const nested = (path: readonly string[], value: unknown): unknown =>
  path.reduceRight<unknown>((group, name) => ({ [name]: group }), value);

for (const [tag, rules, read] of TABLES)
  describe(`the rules of <${tag}>`, () => {
    it('take a switch in letters, as frameworks write it', async () => {
      for (const { attribute, rule, path } of settingsOf(rules)) {
        if (rule.kind !== 'flag') continue;
        const table = newTable(tag, { speed: 'instant', [attribute]: String(!rule.default) });
        place().append(table);
        await ready(table);
        expect(at((table.view as { options: unknown }).options, path), attribute).to.equal(!rule.default);
      }
    });

    for (const setting of settingsOf(rules)) {
      const { attribute, path } = setting;
      const value = other(setting);

      it(`${attribute}="${written(value)}" is what is played, or is said to contradict the others`, async () => {
        const table = newTable(tag, { speed: 'instant', [attribute]: written(value) });
        const told = await complaints(async () => {
          place().append(table);
          await ready(table);
        });
        const { options } = table.view as { options: unknown };
        try {
          read(nested(path, value));
          expect(told).to.deep.equal([]);
          expect(at(options, path)).to.deep.equal(value);
        } catch (error) {
          if ((error as Error).name !== 'OptionError') throw error;
          expect(told).to.have.length(1);
          expect(told[0]).to.contain(attribute);
        }
      });

      it(`${attribute}="nonsense" is named with what is allowed, and the table plays on by the default`, async () => {
        const table = newTable(tag, { speed: 'instant', [attribute]: 'nonsense' });
        const told = await complaints(async () => {
          place().append(table);
          await ready(table);
        });
        expect(told).to.have.length(1);
        for (const words of [`<${tag}>`, `${attribute}="nonsense"`, 'Allowed: ', 'Taken instead: '])
          expect(told[0]).to.contain(words);
        expect(at((table.view as { options: unknown }).options, path)).to.deep.equal(at(read({}), path));
      });
    }
  });

describe('what is wrong with the attributes', () => {
  it('is said on the table in a small line, for the author of the page, until it is put right', async () => {
    const table = newTable('einundvierzig-table', { speed: 'instant', players: 'you, Anna' });
    const told = await complaints(async () => {
      place().append(table);
      await ready(table);
    });
    expect(told).to.have.length(1);
    const faults = (): readonly string[] => all(table, '.fault').map(textOf);
    expect(faults()[0]).to.contain('2 players are named; this table seats 3 to 7. Taken instead: ');
    expect(`<einundvierzig-table> ${faults().join()}`).to.equal(told[0]);
    await complaints(async () => {
      table.setAttribute('ante', 'much');
      await ready(table);
    });
    expect(faults()).to.have.length(1);
    expect(faults()[0]).to.contain('this table seats 3 to 7').and.contain('ante="much"');
    table.removeAttribute('ante');
    table.setAttribute('players', 'you, Anna, Bruno:easy');
    await ready(table);
    expect(faults()).to.deep.equal([]);
  });
});

describe('what a table is called', () => {
  const CALLED = {
    'stud-table': { high: 'Seven Card Stud', 'high-low': 'Seven Card Stud High-Low', razz: 'Razz' },
    'faro-layout': { buch: 'Faro', classic: 'Klassisches Faro', pharo: 'Pharo' },
  };
  for (const [tag, kinds] of Object.entries(CALLED))
    for (const [variant, name] of Object.entries(kinds))
      it(`is “${name}”, seen and heard, at <${tag} variant="${variant}">`, async () => {
        const table = newTable(tag as 'stud-table', { variant, lang: 'de', speed: 'instant' });
        place().append(table);
        await table.updateComplete;
        const frame = part(table, '.table');
        expect([frame.querySelector('h2')!.textContent, frame.ariaLabel]).to.deep.equal([name, name]);
      });

  it('is short for the eye and whole for the ear where a game has two names', async () => {
    const table = newTable('einundvierzig-table', { speed: 'instant' });
    place().append(table);
    await table.updateComplete;
    const frame = part(table, '.table');
    expect(frame.querySelector('h2')!.textContent).to.equal('Einundvierzig');
    expect(frame.ariaLabel).to.equal('Einundvierzig (Färbeln)');
  });
});
