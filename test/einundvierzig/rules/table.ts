/** A table of Einundvierzig for tests: hands in words, actions in words. */
import assert from 'node:assert/strict';
import { cardNumber, readCards, stackedSource, type Card } from '../../../src/cards.ts';
import { isRange, total, type Actor, type Refusal } from '../../../src/croupier.ts';
import { einundvierzig, type Einundvierzig } from '../../../src/rules.ts';
import { toCall } from '../../../src/stakes/round.ts';
import { nextPlayers, PACK, playersOf } from '../../../src/einundvierzig/rules/table.ts';

export type State = Einundvierzig.State;
export type Action = Einundvierzig.Action;
export type Event = Einundvierzig.Event;

/** The players of the sheet's examples, clockwise; Anna is Vorhand at first. */
export const NAMES = ['Anna', 'Bruno', 'Carla', 'Dora', 'Emil', 'Fritz', 'Gerda'] as const;
export const ANNA = 0;
export const BRUNO = 1;
export const CARLA = 2;
export const DORA = 3;

/** What a table is: hands, and options of the game. */
export interface Setting {
  /** Each seat's four cards as they come; `--` where any will do. What is missing, too. */
  readonly hands?: readonly string[];
  /** How many play, where neither hands nor purses say so. */
  readonly seats?: number;
  readonly [option: string]: unknown;
}

/** What was done, and the table before and after it. */
export interface Step {
  readonly actor: Actor;
  readonly action: Action;
  readonly events: readonly Event[];
  readonly before: State;
  readonly after: State;
}

/** A table that is told what happens in words; the croupier goes on by himself until somebody is asked. */
export function tableOf(setting: Setting = {}) {
  const { hands: said = [], seats = said.length === 0 ? 4 : Math.max(3, said.length), ...options } = setting;
  let state: State = einundvierzig.open({ purses: Array<number>(seats).fill(200), ...options });
  const wanted = said.map(text => text.split(' ').map(word => (word === '--' ? undefined : readCards(word)[0]!)));
  const named = new Set<Card | undefined>(wanted.flat());
  const others = PACK.filter(card => !named.has(card));
  let free: Card[] = [];
  const sum = total(state.accounts);
  let events: Event[] = [];
  const steps: Step[] = [];

  const step = (actor: Actor, action: Action) => {
    const refusal = einundvierzig.check(state, actor, action);
    assert.equal(refusal, undefined, `${String(actor)} ${JSON.stringify(action)}: ${refusal?.message}`);
    const done = einundvierzig.apply(state, actor, action);
    steps.push({ actor, action, events: done.events, before: state, after: done.state });
    state = done.state;
    assert.equal(total(state.accounts), sum, `${JSON.stringify(action)} keeps the sum of all chips`);
    events.push(...done.events);
  };
  /** Just the cards that are due now. */
  const due = (): readonly Card[] => {
    const first = state.phase === 'between';
    if (first) free = [...others];
    const order = first ? nextPlayers(state) : playersOf(state);
    return (first ? [0, 1] : [2, 3]).flatMap(at => order.map(seat => wanted[seat]?.[at] ?? free.shift()!));
  };
  const croupier = () => {
    while (einundvierzig.turn(state).kind === 'croupier' && state.phase !== 'settled') {
      const deals = state.phase === 'between' || state.phase === 'deal';
      step('croupier', deals ? { type: 'deal', cards: due() } : einundvierzig.deal(state, stackedSource([])));
    }
  };
  const asked = (): number => {
    const turn = einundvierzig.turn(state);
    assert.ok(turn.kind === 'seats', `a seat is asked, not ${turn.kind} (${state.phase})`);
    return turn.seats[0]!;
  };
  const offers = (seat = asked()) => einundvierzig.legal(einundvierzig.view(state, seat));
  const chosen = (seat: number, text?: string): Action => ({
    type: 'expose',
    seat,
    cards: [...(text ? readCards(text) : state.cards[seat]!.slice(0, 2))].sort((a, b) => cardNumber(a) - cardNumber(b)),
  });
  const actionOf = (seat: number, word: string): Action => {
    const [what = '', amount] = word.split(' ');
    if (what === 'show') return { type: 'show', cards: state.cards[seat]! };
    if (what === 'bet' || what === 'raise') return { type: what, to: Number(amount) };
    return { type: what } as Action;
  };

  const table = {
    get state() {
      return state;
    },
    get purses() {
      return state.accounts.purses;
    },
    get result() {
      return state.result!;
    },
    /** What lies in the pots. */
    get pot() {
      return state.accounts.cloth.reduce((all, paid) => all + paid, 0);
    },
    /** The names of the seats that are asked; nothing when nobody is. */
    get turn(): string | undefined {
      const turn = einundvierzig.turn(state);
      return turn.kind === 'seats' ? turn.seats.map(seat => NAMES[seat]).join(' ') : undefined;
    },
    /** All that has been done. */
    steps,
    /** The events since this was last called. */
    events() {
      const since = events;
      events = [];
      return since;
    },
    offers,
    /** What the seat that is asked may do: `fold | call 5 | raise 10`. */
    may(): string {
      const seat = asked();
      return offers(seat)
        .map(offer => {
          if (offer.type === 'call') return `call ${toCall(state.round!, seat, state.accounts.purses[seat]!)}`;
          const amount = 'to' in offer ? offer.to : undefined;
          if (amount === undefined) return offer.type;
          if (!isRange(amount)) return `${offer.type} ${String(amount)}`;
          return `${offer.type} ${amount.min}-${amount.max}${amount.step > 1 ? `/${amount.step}` : ''}`;
        })
        .join(' | ');
    },
    act(action: Action, actor: Actor = asked()) {
      step(actor, action);
      return table;
    },
    /** What the seats that are asked do, one after the other: `call, raise 10, fold`. */
    play(words: string) {
      for (const word of words.split(', ')) {
        const seat = asked();
        step(seat, actionOf(seat, word));
        croupier();
      }
      return table;
    },
    /** Everybody lays two open: those named for his seat, else the first two that he was dealt. */
    expose(...pairs: readonly string[]) {
      while (state.phase === 'expose') {
        const seat = asked();
        if (state.toExpose >= 0 || state.open[seat]!.length === 0) step(seat, chosen(seat, pairs[seat]));
        if (!einundvierzig.check(state, seat, { type: 'done' })) step(seat, { type: 'done' });
        croupier();
      }
      return table;
    },
    /** All who are asked check or call and lay open, until the second round, or to the end. */
    until(end: 'expose' | 'second' | 'end' = 'end') {
      while (state.phase === 'bet' || state.phase === 'expose') {
        if (end === 'expose' && state.phase === 'expose') break;
        if (end === 'second' && state.phase === 'bet' && state.roundNumber === 2) break;
        if (state.phase === 'expose') table.expose();
        else table.play(offers().some(({ type }) => type === 'check') ? 'check' : 'call');
      }
      return table;
    },
    /** The next hand: the croupier calls it, and all who are asked say that they play. */
    deal() {
      if (state.phase === 'settled') step('croupier', { type: 'nextHand' });
      const turn = einundvierzig.turn(state);
      if (turn.kind === 'seats') for (const seat of turn.seats) step(seat, { type: 'done' });
      croupier();
      return table;
    },
    /** What each seat got of each pot, `69 Bruno, 29 Carla`. */
    won(): string {
      return state.result!.pots.map(({ amount, tax, winner }) => `${amount - tax} ${NAMES[winner]}`).join(', ');
    },
    /** Why an action is refused; the table is as before. */
    refused(
      action: unknown,
      actor: Actor = einundvierzig.turn(state).kind === 'seats' ? asked() : 'croupier',
    ): Refusal | undefined {
      const before = JSON.stringify(state);
      const refusal = einundvierzig.check(state, actor, action);
      assert.equal(JSON.stringify(state), before, 'a check changes nothing');
      return refusal;
    },
  };
  return table;
}

/** A table at which everybody has said that he plays, and the first two cards are dealt. */
export const dealt = (setting: Setting = {}) => tableOf(setting).deal();

/** A table whose second round begins. */
export const inSecond = (setting: Setting = {}) => dealt(setting).until('second');
