/** A table of Faro for tests, with packs and stakes as text. */
import assert from 'node:assert/strict';
import { CARDS, readCards, stackedSource, type Card } from '../../../src/cards.ts';
import { newLog, total, type Actor, type Refusal, type RefusalCode } from '../../../src/croupier.ts';
import { faro, type Faro } from '../../../src/rules.ts';

export type State = Faro.State;
export type Action = Faro.Action;
export type Event = Faro.Event;
export type Line = Faro.LedgerEntry;

/** The punters of the seed's examples, clockwise: clubs, hearts, spades; with a fourth, diamonds. */
export const ANNA = 0;
export const BRUNO = 1;
export const CARLA = 2;

/** Three punters with books, as in the seed. */
export const THREE = { purses: [100, 100, 100] };

/**
 * A table whose pack begins with these cards, from the top; the others follow. It waits for the first stakes.
 * @param pack the cards, with the soda or bottom card first if there is one.
 */
export function tableOf(pack: string, options: object = {}, lots: readonly number[] = []) {
  const first = readCards(pack);
  const rest = CARDS.filter(card => !first.includes(card));
  const source = stackedSource([...first, ...rest], lots);
  let state: State = faro.open(options);
  let events: Event[] = [];
  const entries: { actor: Actor; action: Action }[] = [];
  const sum = total(state.accounts);
  const step = (actor: Actor, action: Action) => {
    const refusal = faro.check(state, actor, action);
    assert.equal(refusal, undefined, `${JSON.stringify(action)}: ${refusal?.message}`);
    const done = faro.apply(state, actor, action);
    assert.equal(total(done.state.accounts), sum, `${JSON.stringify(action)} keeps the sum of all chips`);
    state = done.state;
    entries.push({ actor, action });
    events.push(...done.events);
  };
  const croupier = () => {
    while (faro.turn(state).kind === 'croupier') step('croupier', faro.deal(state, source));
  };
  const everybodyDone = () => {
    for (let turn = faro.turn(state); turn.kind === 'seats' && turn.seats.length > 0; turn = faro.turn(state))
      for (const seat of turn.seats) step(seat, { type: 'done' });
  };
  const table = {
    source,
    get state() {
      return state;
    },
    get bank() {
      return state.banker < 0 ? state.till : state.accounts.purses[state.banker]!;
    },
    purse: (seat = ANNA) => state.accounts.purses[seat]!,
    /** Every action since the table was opened. */
    get log() {
      return newLog(faro, faro.open(options).options, entries.slice());
    },
    /** The stakes of a seat: `{ K: 4, 8: 4 }`. */
    staked: (seat = ANNA) => Object.fromEntries(state.punters[seat]!.stakes.map(({ spot, amount }) => [spot, amount])),
    /** The results of a seat's bets in the last turn: `{ K: -4 }`. */
    nets: (seat = ANNA) => Object.fromEntries(state.punters[seat]!.entries.map(({ spot, net }) => [spot, net])),
    outcomes: (seat = ANNA) =>
      Object.fromEntries(state.punters[seat]!.entries.map(({ spot, outcome }) => [spot, outcome])),
    /** The events since the last turn or deal, of one type if given. */
    events: (type?: Event['type']) => events.filter(event => type === undefined || event.type === type),
    offers: (seat = ANNA) => faro.legal(faro.view(state, seat)),
    act(action: Action, seat = ANNA) {
      step(seat, action);
      return table;
    },
    /** Stakes as text: `K 4, 8 4`; a coppered one `K 4 copper`. */
    stake(words: string, seat = ANNA) {
      for (const word of words.split(', ')) {
        const [spot, amount, copper] = word.split(' ');
        step(seat, { type: 'stake', spot: spot!, amount: Number(amount) });
        if (copper) step(seat, { type: 'copper', spot: spot! });
      }
      return table;
    },
    /** The code with which an action is refused; the table stays as before. */
    refused: (action: unknown, actor: Actor = ANNA): RefusalCode | undefined => table.refusal(action, actor)?.code,
    /** Why an action is refused, code and message; the table stays as before. */
    refusal(action: unknown, actor: Actor = ANNA): Refusal | undefined {
      const before = JSON.stringify(state);
      const refusal = faro.check(state, actor, action);
      assert.equal(JSON.stringify(state), before, 'a check changes nothing');
      return refusal;
    },
    /** The seats that are asked. */
    get asked(): readonly number[] {
      const turn = faro.turn(state);
      return turn.kind === 'seats' ? turn.seats : [];
    },
    /** Turns until the deal is over. */
    playOut() {
      while (state.phase === 'stake') table.turn();
      return table;
    },
    /** All who are asked are done, and the croupier acts: a turn, or the shuffle. */
    turn() {
      events = [];
      everybodyDone();
      croupier();
      return table;
    },
    /** This many turns. */
    turns(count: number) {
      for (let at = 0; at < count; at++) table.turn();
      return table;
    },
  };
  return table.turn();
}

/**
 * A full pack as text: these cards first, those last, the others between, by rank from the two up; without diamonds
 * if three books play.
 */
export function packFrom(first: string, last = '', books = 4): string {
  const [top, end] = [readCards(first), readCards(last)];
  const between = CARDS.filter(card => !top.includes(card) && !end.includes(card) && (books === 4 || card[1] !== 'd'));
  return [...top, ...between, ...end].join(' ');
}

/** The cards of one suit without some, for packs that leave a punter no live ones. */
export const suit = (letter: string, ...without: readonly Card[]): string =>
  CARDS.filter(card => card[1] === letter && !without.includes(card)).join(' ');
