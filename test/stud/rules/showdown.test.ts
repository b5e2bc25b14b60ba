/** Whether a player who may show or muck can still win. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { readCards } from '../../../src/cards.ts';
import { stud, type Stud } from '../../../src/rules.ts';
import { beatenBy } from '../../../src/stud/rules/showdown.ts';

const KINGS = 'Kc Kd 2h 7s 9c Jd 4s';
const NINES = '9h 9s 3c 8d Qc 5h Th';
const WHEEL = 'Ah 2c 3d 4c 5s Kh Qd';

/** Three seats at the showdown with 100 chips each; the first one is asked. */
function view(hands: readonly string[], options: object = {}, cloth = [100, 100, 100], shown = 0b110): Stud.View {
  const table = stud.view(stud.open({ purses: [400, 400, 400], ...options }), 0);
  const cards = hands.map(readCards);
  return {
    ...table,
    accounts: { ...table.accounts, cloth },
    live: 0b111,
    showdown: { ...table.showdown, shown },
    cards: {
      ...table.cards,
      down: cards.map(hand => [hand[0]!, hand[1]!, hand[6]!]),
      up: cards.map(hand => hand.slice(2, 6)),
    },
  };
}

for (const [what, hands, options, cloth, shown, better] of [
  ['a better hand is face up', [NINES, KINGS, WHEEL], {}, undefined, 0b010, 1],
  ['a better hand is not shown yet', [NINES, KINGS, WHEEL], {}, undefined, 0, undefined],
  ['only worse hands are face up', [KINGS, NINES, NINES], {}, undefined, 0b110, undefined],
  ['the better hand cannot win the side pot', [NINES, KINGS, WHEEL], {}, [100, 60, 100], 0b010, undefined],
  ['at razz the lower hand is better', [KINGS, NINES, WHEEL], { variant: 'razz' }, undefined, 0b100, 2],
  ['halves are won separately', [NINES, KINGS, WHEEL], { variant: 'high-low' }, undefined, 0b110, undefined],
] as const)
  test(`${what}: ${better === undefined ? 'there may be something to win' : 'beaten'}`, () => {
    assert.equal(beatenBy(view(hands, options, cloth && [...cloth], shown), 0), better);
  });
