import test from 'node:test';
import type { AnyGame, Croupier, Game, Including, RulesOf } from '../../src/croupier.ts';
import { einundvierzig, faro, stud, trenteQuarante } from '../../src/rules.ts';
import type { Faro, FaroOptions, Stud, StudOptions } from '../../src/rules.ts';
import type { BankGame } from '../../src/stakes/bank-game.ts';
import type { BettingAction, BettingGame } from '../../src/stakes/betting-game.ts';

// The compiler decides here: `npm run lint` and the tests' own type check fail if one of these lines is wrong.

/** A generic poker table, and a generic bank table. */
type PokerTable<G extends BettingGame> = RulesOf<G>;
type BankTable<G extends BankGame> = RulesOf<G>;

type Without<Union extends { readonly type: string }, Word extends string> = Exclude<Union, { readonly type: Word }>;

test('generic code can run every game', () => {
  const games: readonly AnyGame[] = [trenteQuarante, stud, einundvierzig, faro];
  void games;
});

test('a poker table takes poker games, and no bank game', () => {
  type Poker = [PokerTable<typeof stud>, PokerTable<typeof einundvierzig>];
  // @ts-expect-error -- nobody bets or raises at Trente et Quarante
  type TrenteQuarante = PokerTable<typeof trenteQuarante>;
  // @ts-expect-error -- nor at Faro
  type FaroTable = PokerTable<typeof faro>;
  void (0 as unknown as Poker | TrenteQuarante | FaroTable);
});

test('a bank table takes bank games, and no poker game', () => {
  type Bank = [BankTable<typeof trenteQuarante>, BankTable<typeof faro>];
  // @ts-expect-error -- stud has no punters
  type StudTable = BankTable<typeof stud>;
  void (0 as unknown as Bank | StudTable);
});

test('a type that lacks an action of every table, or names it otherwise, is not a game', () => {
  // @ts-expect-error -- nobody could be done
  type NoDone = Game<FaroOptions, Faro.State, Without<Faro.Action, 'done'>, Faro.Event, Faro.View>;
  // @ts-expect-error -- chips are bought, but without an amount
  type Bought = Game<FaroOptions, Faro.State, Without<Faro.Action, 'buyIn'> | { type: 'buyIn' }, Faro.Event, Faro.View>;
  // @ts-expect-error -- nobody would be told that a turn is over
  type NoEnd = Game<FaroOptions, Faro.State, Faro.Action, Without<Faro.Event, 'settled'>, Faro.View>;
  void (0 as unknown as NoDone | Bought | NoEnd);
});

test('a poker game deals, clears the table, bets and raises by these words', () => {
  type With<Action extends { readonly type: string }> = Without<Stud.Action, Action['type']> | Action;
  type Poker<Action extends Including<BettingAction, Action>> = BettingGame<
    StudOptions,
    Stud.State,
    Action,
    Stud.Event,
    Stud.View
  >;
  type Is = Poker<Stud.Action>;
  // @ts-expect-error -- the next hand has another name
  type NoNextHand = Poker<Without<Stud.Action, 'nextHand'>>;
  // @ts-expect-error -- cards are dealt by another word
  type NoDeal = Poker<Without<Stud.Action, 'deal'>>;
  // @ts-expect-error -- a raise has no amount
  type NoTo = Poker<With<{ readonly type: 'raise' }>>;
  void (0 as unknown as Is | NoNextHand | NoDeal | NoTo);
});

test('the types of a game passed as a parameter are its own', () => {
  const seatsOf = (croupier: Croupier<typeof stud>): Stud.State['players'] => croupier.state.players;
  void seatsOf;
});
