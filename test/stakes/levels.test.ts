/** How computer players bet: no round goes on for ever, unbeatable hands are raised, and a better price is taken more often. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { CARDS, type Card } from '../../src/cards/card.ts';
import { readCards, seededRandom, shuffledSource } from '../../src/cards.ts';
import { einundvierzigOpponent, studOpponent, type AnyAction } from '../../src/croupier.ts';
import { einundvierzig, stud, type Einundvierzig, type Stud } from '../../src/rules.ts';
import { strength as groupOf } from '../../src/einundvierzig/rules/hand.ts';
import { isUnbeatable } from '../../src/einundvierzig/rules/situations.ts';
import { PACK } from '../../src/einundvierzig/rules/table.ts';
import { finished } from '../../src/game/steps.ts';
import { LEVELS, type PlayerLevel } from '../../src/game/computer-player.ts';
import type { BettingGame, BettingState, BettingView } from '../../src/stakes/betting-game.ts';
import { isWager } from '../../src/stakes/learnt.ts';
import { needed, priceFor } from '../../src/stakes/price.ts';
import { seatsIn } from '../../src/stakes/seats.ts';
import { strength } from '../../src/stud/rules/hand.ts';
import { strengthOf } from '../../src/stud/rules/strength.ts';
import { unbeatableBy } from '../../src/stud/rules/unbeatable.ts';
import { shareToWager } from '../../src/stakes/raising.ts';
import { lengthOf } from '../long.ts';

type Player = (view: never, legal: never, random: ReturnType<typeof seededRandom>) => unknown;

interface Table {
  readonly game: BettingGame;
  readonly options: object;
  readonly purse: number;
  readonly opponent: (level: PlayerLevel) => unknown;
  readonly isLast: (view: BettingView) => boolean;
  /** Whether no possible face-down cards beat the hand of the view's seat, or tie with it. */
  readonly isUnbeatable: (view: never) => boolean;
  readonly hands: number;
}

/** Whether no choice of this many cards satisfies a condition. */
const never = (cards: readonly Card[], count: number, holds: (chosen: readonly Card[]) => boolean): boolean => {
  const go = (from: number, chosen: readonly Card[]): boolean =>
    chosen.length === count
      ? !holds(chosen)
      : cards.slice(from).every((card, at) => go(from + at + 1, [...chosen, card]));
  return go(0, []);
};

const TABLES: Readonly<Record<string, Table>> = {
  Einundvierzig: {
    game: einundvierzig,
    options: {},
    purse: 200,
    opponent: einundvierzigOpponent,
    isLast: view => (view as unknown as Einundvierzig.View).roundNumber === 2,
    isUnbeatable({ seat, cards, upCards, live, forehand, players, options }: Einundvierzig.View) {
      const own = seat as number;
      const mine = groupOf(cards[own]!, options);
      const place = (other: number): number => (other - forehand + players.length) % players.length;
      const gone = new Set([...cards[own]!, ...upCards.flat()]);
      const left = PACK.filter(card => !gone.has(card));
      return seatsIn(live).every(other => {
        if (other === own) return true;
        const isFirst = place(own) < place(other);
        return never(left, 2, two => {
          const theirs = groupOf([...upCards[other]!, ...two], options);
          return isFirst ? theirs > mine : theirs >= mine;
        });
      });
    },
    hands: lengthOf(800, 120),
  },
  stud: {
    game: stud,
    options: { preset: 'casinos-austria' },
    purse: 400,
    opponent: studOpponent,
    isLast: view => (view as unknown as Stud.View).street === 7,
    isUnbeatable({ seat, cards: { down, up, common }, live, dealtIn }: Stud.View) {
      const own = [...down[seat as number]!, ...up[seat as number]!, ...common];
      const mine = strength('high', own);
      const gone = new Set([...own, ...seatsIn(dealtIn).flatMap(other => up[other]!)]);
      const left = CARDS.filter(card => !gone.has(card));
      return seatsIn(live).every(
        other =>
          other === seat ||
          never(left, 7 - up[other]!.length - common.length, covered => {
            const theirs = strength('high', [...covered, ...up[other]!, ...common]);
            return theirs >= mine;
          }),
      );
    },
    hands: lengthOf(600, 150),
  },
};

/** What five players of a level did. */
interface Watched {
  /** The most bets and raises of a round. */
  readonly most: number;
  /** In the last round: what was done with unbeatable hands where a bet or raise was allowed. */
  readonly unbeatable: readonly string[];
  /** In the last round: the part of the pot that a call needed, and whether somebody folded to it; the best price first. */
  readonly asked: readonly (readonly [price: number, isFold: boolean])[];
}

function watched({ game, options, purse, opponent, isLast, isUnbeatable, hands }: Table, level: PlayerLevel): Watched {
  const player = opponent(level) as Player;
  let most = 0;
  const unbeatable: string[] = [];
  const asked: [number, boolean][] = [];
  for (let hand = 0; hand < hands; hand++) {
    let state: BettingState = game.open({ purses: Array.from({ length: 5 }, () => purse), ...options });
    const source = shuffledSource(game.pack(state.options), seededRandom(`levels ${hand}`));
    const random = seededRandom(`players ${hand}`);
    while (state.phase !== 'settled') {
      const turn = game.turn(state);
      const seat = turn.kind === 'seats' ? turn.seats[0]! : undefined;
      const view = seat === undefined ? undefined : game.view(state, seat);
      const legal = view ? game.legal(view) : [];
      const action = (view ? player(view as never, legal as never, random) : game.deal(state, source)) as AnyAction;
      if (view?.phase === 'bet' && isLast(view)) {
        if (legal.some(isWager) && isUnbeatable(view as never)) unbeatable.push(action.type);
        if (legal.some(({ type }) => type === 'call'))
          asked.push([needed(priceFor(view, seat!)), action.type === 'fold']);
      }
      state = game.apply(state, seat ?? 'croupier', action).state;
      most = Math.max(most, state.round?.wagers ?? 0);
    }
  }
  return { most, unbeatable, asked: asked.sort(([one], [other]) => one - other) };
}

for (const [name, table] of Object.entries(TABLES))
  for (const level of LEVELS)
    test(`${name}, five of ${level}, ${table.hands} hands`, () => {
      const { most, unbeatable, asked } = watched(table, level);
      assert.ok(most <= 6, `${most} wagers in a round`);
      assert.deepEqual(
        unbeatable.filter(type => !isWager({ type })),
        [],
      );
      const half = asked.length >> 1;
      const [good, bad] = [asked.slice(0, half), asked.slice(-half)].map(
        part => part.filter(([, isFold]) => isFold).length / half,
      );
      assert.ok(half > 20 && good! < bad!, `folds ${good} of good prices, ${bad} of bad ones, ${half} of each`);
    });

test('at Einundvierzig 39 in hearts is unbeatable against 7c 8c, and 31 can be beaten', () => {
  const view = (own: string, open: string): Einundvierzig.View => {
    const table = einundvierzig.view(einundvierzig.open({ purses: [200, 200, 200] }), 0);
    const two = readCards(open);
    return {
      ...table,
      cards: [readCards(own), [...two, '??', '??'], []],
      upCards: [readCards(own).slice(0, 2), two, []],
      live: 3,
    };
  };
  const isBest = (own: string, open: string): boolean => isUnbeatable(view(own, open), 0);
  assert.ok(isBest('Kh 9h Th Jh', '7c 8c'));
  assert.ok(!isBest('Kh 9h Th 7d', '7c 8c'));
  assert.ok(!isBest('Kh 9h Th Jh', 'Ac Kc'));
});

test('at stud a royal flush is unbeatable, a straight flush to the seven only if no higher one is possible', () => {
  const view = (own: string, open: string): Stud.View => {
    const table = stud.view(stud.open({ purses: [400, 400] }), 0);
    const [mine, theirs] = [readCards(own), readCards(open)];
    const down: Card[][] = [
      [mine[0]!, mine[1]!, mine[6]!],
      ['??', '??', '??'],
    ];
    const cards = { ...table.cards, down, up: [mine.slice(2, 6), theirs] };
    return { ...table, street: 7, live: 3, dealtIn: 3, cards };
  };
  const isBest = (own: string, open: string): boolean =>
    finished(unbeatableBy([cards => strengthOf('high', cards)])(view(own, open), 0));
  assert.ok(isBest('As Ks Qs Js Ts 2c 3d', '9h 8h 7h 6h'));
  assert.ok(isBest('3s 4s 5s 6s 7s 2c 3d', '2h 9d Kc 4c'));
  assert.ok(!isBest('3s 4s 5s 6s 7s 2c 3d', '9h 8h 2d 6h'));
  assert.ok(!isBest('Ac Ad Kh Ks Kd 2c 3d', '9h 9c 2d 6h'), 'four nines');
});

test('the strength needed to bet or raise grows with the bets of the round, until no hand is enough', () => {
  const shares = [0, 1, 2, 3].map(wagers => shareToWager(0.7, wagers));
  assert.deepEqual(
    shares,
    shares.toSorted((one, other) => one - other),
  );
  assert.ok(shares[0] === 0.7 && shares[3]! < 1 && shareToWager(0.7, 4) > 1);
});
