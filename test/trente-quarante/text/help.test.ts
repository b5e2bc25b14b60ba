/** The coups shown in the rules of Trente et Quarante are what the text says, with either value of court cards. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trenteQuarante } from '../../../src/rules.ts';
import { readCoup, sumOf, type Coup } from '../../../src/trente-quarante/rules/coup.ts';
import type { Options } from '../../../src/trente-quarante/rules/options.ts';
import { BOARD_LAZY } from '../../table/texts.ts';

const { helpIn } = BOARD_LAZY.en;

const shownAt = ({ courtCards }: Pick<Options, 'courtCards'>): readonly Coup[] => {
  const { options } = trenteQuarante.open({ courtCards });
  const pairs = helpIn(options)
    .rules.map(({ examples = [] }) => examples.map(({ cards }) => cards))
    .filter(({ length }) => length === 2);
  return pairs.map(([noir, rouge]) => {
    for (const row of [noir!, rouge!])
      assert.ok(sumOf(row.slice(0, -1), courtCards) < 31, `${row.join(' ')} ends with the card that brings it to 31`);
    return readCoup(noir!, rouge!, options, { noCardLeft: false, lastCoup: false });
  });
};

for (const courtCards of ['ten', '11-12-13'] as const)
  test(`court cards count ${courtCards}: black wins with the first card, then a refait`, () => {
    const [coup, refait] = shownAt({ courtCards });
    assert.deepEqual(coup!.wins, ['noir', 'couleur']);
    assert.equal(refait!.result, 'refait');
    const said = helpIn(trenteQuarante.open({ courtCards }).options).rules[0]!.examples!.map(({ said }) => said);
    assert.match(said[0]!, new RegExp(`^Noir: ${coup!.noirTotal}\\.`));
    assert.match(said[1]!, new RegExp(`^Rouge: ${coup!.rougeTotal}\\.`));
  });
