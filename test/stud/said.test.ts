/** What is said at the stud table, in words: of what a player did, and of how a hand ended. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { helpIn } from '../../src/stud/help.ts';
import { STUD_WORDS } from '../../src/stud/messages.ts';
import { ending } from '../../src/stud/parts/ending.ts';
import { nameOf } from '../../src/stud/parts/naming.ts';
import { didOf, isSettled } from '../../src/stud/parts/scene.ts';
import { MORE_WORDS } from '../../src/stud/parts/words.ts';
import { readCards } from '../../src/cards.ts';
import { stud } from '../../src/rules.ts';
import type { Language } from '../../src/ui/lang.ts';
import { tellerOf } from '../ui/teller.ts';
import { ANNA, BRUNO, CARLA, dealt, NAMES } from './table.ts';

const WORDS = { ...STUD_WORDS, ...MORE_WORDS };
type Table = ReturnType<typeof dealt>;

/** How a hand is said to have ended, to Bruno in this language. */
const endOf = ({ state }: Table, language: Language = 'en') =>
  ending(stud.view(state, BRUNO), tellerOf(WORDS, NAMES, { language, isYou: seat => seat === BRUNO }));

describe('under a name', () => {
  /** What is said of Anna, who has the lowest card, Bruno and Carla. */
  const saidAfter = (words: string): readonly string[] => {
    const view = stud.view(dealt({ seats: 3 }).play(words).state, 'onlooker');
    return [ANNA, BRUNO, CARLA].map(seat => {
      const { word, amount = '' } = didOf(view, seat);
      return `${word} ${amount}`.trim();
    });
  };

  test('whoever has brought it in has done so until he calls or raises', () => {
    assert.deepEqual(saidAfter('bring 5, call'), ['brings 5', 'calls 5', '']);
    assert.deepEqual(saidAfter('bring 5, complete 10'), ['brings 5', 'completes 10', '']);
    assert.deepEqual(saidAfter('bring 5, complete 10, call, call'), ['', '', '']);
    assert.deepEqual(saidAfter('bring 5, call, complete 10, call, raise 20'), [
      'inFor 10',
      'raises 20',
      'completes 10',
    ]);
  });
});

describe('the end of a hand', () => {
  // Carla has the lowest card; Anna goes all-in, the others bet on
  const SIDE_POT = 'bring 5, complete 10, call, call, bet 10, call';

  test('is no divided pot where one wins the main pot and another the side pot', () => {
    const hands = ['As Ad Ah 7c 8d 9h 2s', 'Ks Kd Kh 7d 8h 9s 3c', 'Qs Qd Qh 7h 8s 9c 4d'];
    const [now, because] = endOf(
      dealt({ hands, purses: [15, 100, 100] })
        .play(SIDE_POT)
        .until()
        .showAll(),
    );
    assert.equal(now, 'Anna wins 45, you 20');
    assert.match(because, /^Main pot: Anna\u00a045\. Side pot: you\u00a020\./);
  });

  test('names both halves of the hand that wins them, or says that there is no low', () => {
    const hands = ['As 2d 3h 4c 5d 9h 7s', 'Ks Kd Qh Jc 9d 9s 8c'];
    const options = { hands, variant: 'high-low', lowRank: 'eightOrBetter' };
    const [now, because] = endOf(dealt(options).until().showAll());
    assert.match(now, /^Anna wins/);
    assert.equal(because, 'Straight to the five · Low 5‑4‑3‑2‑A.');
    const high = ['As Ad Kh Kc 9d 9h Js', 'Ks Qd Jh Tc 9s 8s 2c'];
    assert.match(
      endOf(
        dealt({ ...options, hands: high })
          .until()
          .showAll(),
      )[1],
      / · no low\.$/,
    );
  });

  test('tells what the house has taken', () => {
    const table = dealt({ seats: 2, tax: { percent: 10, cap: 0 } }).play('bring 5, complete 10, fold');
    assert.deepEqual(endOf(table), ['You win 18', 'All others have folded. Pot 20, tax 2. 5 back to you.']);
    assert.match(
      helpIn('en', table.state.options).rules.at(-1)!,
      /The house takes 10 percent of each pot, rounded down\./,
    );
  });

  test('is told even where nothing is left to win: without antes the forced bet goes back', () => {
    const table = dealt({ seats: 2, ante: 0, bringInAmount: 5 }).play('bring 5, fold');
    assert.ok(isSettled(stud.view(table.state, BRUNO)));
    assert.deepEqual(endOf(table), ['All others have folded', '5 back to Anna.']);
  });

  test('names pots within a sentence as one does there', () => {
    const hands = ['Kc Jd Ah 7c 8d 9h 2s', 'As Ad Kh 7d 8h 9s 3c', 'Ks Kd Qh 7h 8s 9c 4d'];
    const table = dealt({ hands, purses: [15, 100, 100] })
      .play(SIDE_POT)
      .until()
      .showAll();
    assert.match(endOf(table)[1], /Main pot 45 and side pot 20 go to you\./);
    assert.match(endOf(table, 'fr')[1], /Pot principal 45 et pot annexe 20 sont pour vous\./);
    assert.match(endOf(table, 'de')[1], /Hauptpot 45 und Nebenpot 20 gehen an Sie\./);
  });
});

test('French drops the e before a vowel: paire d’as, brelan d’as, and has a straight up to its highest card', () => {
  const named = (cards: string) =>
    nameOf('high', readCards(cards), tellerOf(WORDS, NAMES, { language: 'fr' }).words)?.full;
  assert.equal(named('As Ad Kh 7c 2d'), 'Paire d’as, roi, sept, deux');
  assert.equal(named('As Ad Ah 7c 2d'), 'Brelan d’as, sept, deux');
  assert.equal(named('Ks Kd Kh Kc 2d'), 'Carré de rois, deux');
  assert.equal(named('As Kd Qh Jc Td'), 'Quinte hauteur as');
});

test('the rules tell what is low, and how it is claimed', () => {
  const rules = (options: object) =>
    helpIn('de', dealt({ variant: 'high-low', ...options }).state.options).rules.at(-1)!;
  assert.match(rules({ lowRank: 'eightOrBetter' }), /keine Karte darf höher sein als eine Acht/);
  assert.match(rules({ lowRank: 'normal' }), /Asse sind hoch/);
  assert.match(rules({ declare: 'simultaneous' }), /wer beides sagt, muss beides gewinnen/);
  assert.doesNotMatch(rules({}), /wer beides sagt/);
});
