// left to CI: 150 deals for each character at each level
/** Characters of computer players: each leans the way its name says, at every level, and leaves clear decisions alone. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { CHARACTERS, LEVELS, type Character } from '../../src/game/computer-player.ts';
import { studOpponent } from '../../src/croupier.ts';
import { leaning, tilted } from '../../src/stakes/characters.ts';
import type { Weights } from '../../src/stakes/learnt.ts';
import { CONTESTS } from '../../scripts/duel/contests.ts';
import { duel } from '../../scripts/duel/duel.ts';

const GAMES = ['einundvierzig', 'stud', 'razz'] as const;

for (const game of GAMES)
  for (const level of LEVELS)
    test(`${game}, ${level}: a caller folds less, a rock more, and a bluffer bets more than a player without a character`, () => {
      const contest = CONTESTS[game];
      const habits = (character?: Character) => {
        const others = contest.frozen.medium;
        const { habits } = duel(contest, contest.level(level, character), others, 3, { deals: 150, seed: 'leans' });
        const { owed, folded, mayWager, wagered } = habits[0]!;
        return { folds: folded / owed, wagers: wagered / mayWager };
      };
      const [plain, caller, bluffer, rock] = [undefined, ...CHARACTERS].map(habits) as [
        ReturnType<typeof habits>,
        ...ReturnType<typeof habits>[],
      ];
      assert.ok(caller!.folds < 0.9 * plain.folds, `${caller!.folds} and ${plain.folds}`);
      assert.ok(caller!.wagers < 0.9 * plain.wagers, `${caller!.wagers} and ${plain.wagers}`);
      assert.ok(rock!.folds > 1.1 * plain.folds, `${rock!.folds} and ${plain.folds}`);
      assert.ok(bluffer!.wagers > 1.15 * plain.wagers, `${bluffer!.wagers} and ${plain.wagers}`);
    });

const OFFERS = ['fold', 'call', 'raise'].map(type => ({ type }));

test('no character folds a hand that training raises, and all still usually raise it', () => {
  const parts = (weights: Weights, character: Character) => tilted(weights, character, OFFERS);
  for (const character of CHARACTERS) {
    const [pass, call, wager] = parts([0, 0, 2], character);
    assert.equal(pass, 0, character);
    assert.ok(wager > 2 * call, character);
  }
  // a caller sometimes stays where it should fold, a rock does not
  assert.ok(parts([2, 0, 0], 'caller')[1] > 0);
  assert.deepEqual(parts([2, 0, 0], 'rock').slice(1), [0, 0]);
});

test('a character leans only towards legal actions', () => {
  for (const character of CHARACTERS) {
    assert.equal(tilted([2, 0, 0], character, [{ type: 'check' }, { type: 'bet' }])[1], 0);
    assert.equal(tilted([1, 1, 0], character, [{ type: 'fold' }, { type: 'call' }])[2], 0);
  }
});

test('a playing style without a character stays as it is; with one its chances stay between never and always', () => {
  const manner = { odds: 1, tight: 1, wagers: 0.95, bluffs: 0.02, deals: 40 };
  assert.equal(leaning(manner, undefined), manner);
  for (const character of CHARACTERS) {
    const { wagers, bluffs, deals } = leaning(manner, character);
    for (const chance of [wagers, bluffs]) assert.ok(chance >= 0 && chance <= 1, character);
    assert.equal(deals, 40);
  }
});

test('an unknown character is refused by its name', () => {
  assert.throws(
    () => studOpponent('hard', 'clown' as Character),
    /Unknown character “clown”. Allowed: caller, bluffer, rock/,
  );
});
