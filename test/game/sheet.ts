/** The sheet of a game, `rules.md`, as tests read it: its tables, and whether its options are those of the code. */
import { readFileSync } from 'node:fs';
import test from 'node:test';
import assert from 'node:assert/strict';
import { isRule, type OptionRule } from '../../src/game/options.ts';

/** The cells of a line of a table. */
export const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim());

/** The text between backticks. */
export const quoted = (cell: string): readonly string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word!);

/** The sheet of the game whose sources are in this room of `src/`. */
export function sheetOf(room: string) {
  const text = readFileSync(new URL(`../../src/${room}/rules.md`, import.meta.url), 'utf8');
  /** The rows of the table under a heading, cell by cell; without the two lines of its head. */
  const rowsUnder = (heading: string): readonly (readonly string[])[] =>
    text
      .split(`\n## ${heading}\n`)[1]!
      .split('\n## ')[0]!
      .split('\n')
      .filter(line => line.startsWith('|'))
      .slice(2)
      .map(cellsOf);
  const optionRows = rowsUnder('Options');
  /** The line of an option: its name, its values, its meaning, its rulings. */
  const rowOf = (name: string) => optionRows.find(([cell]) => cell === `\`${name}\``)!;
  return { text, rowsUnder, optionRows, rowOf };
}

/** Compares the lines of a sheet's options with the options of the code. */
export function testOptions({ optionRows, rowOf }: ReturnType<typeof sheetOf>, options: object): void {
  test('the sheet names the options of the code, in the same order, and no others', () => {
    assert.deepEqual(
      optionRows.map(([cell]) => quoted(cell!)[0]),
      Object.keys(options),
    );
  });

  for (const [name, entry] of Object.entries(options) as [string, OptionRule | Readonly<Record<string, OptionRule>>][])
    test(`the sheet’s line of ${name}: its default first, and every value allowed`, () => {
      const said = rowOf(name)[1]!;
      if (!isRule(entry)) {
        for (const [part, rule] of Object.entries(entry))
          assert.match(said, new RegExp(`\`${part}\` ${String(rule.default)}\\b`));
        assert.match(said, /up to 100/);
        return;
      }
      switch (entry.kind) {
        case 'choice':
          assert.deepEqual(quoted(said), entry.values);
          assert.equal(entry.default, entry.values[0]);
          break;
        case 'flag':
          assert.equal(said, entry.default ? 'true, false' : 'false, true');
          break;
        case 'integer':
          assert.match(said, new RegExp(`^${entry.default}\\b`));
          break;
        case 'purses':
          assert.deepEqual(JSON.parse(quoted(said)[0]!), entry.default);
          assert.match(
            said,
            new RegExp(`${entry.fewest ?? 1} to ${entry.seats} of them, each ${entry.least ?? 0} to 10\\^12`),
          );
      }
    });
}
