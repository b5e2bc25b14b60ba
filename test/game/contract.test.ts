import test from 'node:test';
import type { AnyGame, Croupier, Game, Including, RulesOf } from '../../src/croupier.ts';
import { einundvierzig, faro, stud, trenteQuarante } from '../../src/rules.ts';
import type { Faro, FaroOptions, Stud, StudOptions } from '../../src/rules.ts';
import type { BankGame } from '../../src/stakes/bank-game.ts';
import type { BettingAction, BettingGame } from '../../src/stakes/betting-game.ts';

// The compiler is the judge here: `npm run lint` and the tests' own type check fail where one of these lines is wrong.

/** A generic table of poker, and one of a bank game. */
type PokerTable<G extends BettingGame> = RulesOf<G>;
type BankTable<G extends BankGame> = RulesOf<G>;

type Without<Union extends { readonly type: string }, Word extends string> = Exclude<Union, { readonly type: Word }>;

test('every game is one that generic code may run', () => {
  const games: readonly AnyGame[] = [trenteQuarante, stud, einundvierzig, faro];
  void games;
});

test('a table of poker takes games of poker, and no bank game', () => {
  type Poker = [PokerTable<typeof stud>, PokerTable<typeof einundvierzig>];
  // @ts-expect-error -- nobody wagers at Trente et Quarante
  type TrenteQuarante = PokerTable<typeof trenteQuarante>;
  // @ts-expect-error -- nor at Faro
  type FaroTable = PokerTable<typeof faro>;
  void (0 as unknown as Poker | TrenteQuarante | FaroTable);
});

test('a table with a bank takes bank games, and no game of poker', () => {
  type Bank = [BankTable<typeof trenteQuarante>, BankTable<typeof faro>];
  // @ts-expect-error -- stud has no punters
  type StudTable = BankTable<typeof stud>;
  void (0 as unknown as Bank | StudTable);
});

test('a game that lacks a word of every table, or calls it otherwise, is none', () => {
  // @ts-expect-error -- nobody could say that he is done
  type NoDone = Game<FaroOptions, Faro.State, Without<Faro.Action, 'done'>, Faro.Event, Faro.View>;
  // @ts-expect-error -- chips are bought, but not so many
  type Bought = Game<FaroOptions, Faro.State, Without<Faro.Action, 'buyIn'> | { type: 'buyIn' }, Faro.Event, Faro.View>;
  // @ts-expect-error -- nobody would be told that a turn is over
  type NoEnd = Game<FaroOptions, Faro.State, Faro.Action, Without<Faro.Event, 'settled'>, Faro.View>;
  void (0 as unknown as NoDone | Bought | NoEnd);
});

test('a game of poker deals, clears the table and wagers by these words', () => {
  type With<Action extends { readonly type: string }> = Without<Stud.Action, Action['type']> | Action;
  type Poker<Action extends Including<BettingAction, Action>> = BettingGame<
    StudOptions,
    Stud.State,
    Action,
    Stud.Event,
    Stud.View
  >;
  type Is = Poker<Stud.Action>;
  // @ts-expect-error -- the next hand is called otherwise
  type NoNextHand = Poker<Without<Stud.Action, 'nextHand'>>;
  // @ts-expect-error -- cards are dealt by another word
  type NoDeal = Poker<Without<Stud.Action, 'deal'>>;
  // @ts-expect-error -- a raise does not say up to how much
  type NoTo = Poker<With<{ readonly type: 'raise' }>>;
  void (0 as unknown as Is | NoNextHand | NoDeal | NoTo);
});

test('the types of a game that is a parameter are its own', () => {
  const seatsOf = (croupier: Croupier<typeof stud>): Stud.State['players'] => croupier.state.players;
  void seatsOf;
});
