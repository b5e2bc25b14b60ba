import assert from 'node:assert/strict';
import { CARDS, readCards, stackedSource, type Card, type CardSource, type KnownCard } from '../../../src/cards.ts';
import { isRange, total, type Actor, type Refusal } from '../../../src/croupier.ts';
import { stud, type Stud } from '../../../src/rules.ts';
import { toCall } from '../../../src/stakes/round.ts';
import { planFor, playersOf } from '../../../src/stud/rules/dealing.ts';

export type State = Stud.State;
export type Action = Stud.Action;
export type Event = Stud.Event;

/** The players of the sheet's examples, clockwise; the first sits on the left of the dealer. */
export const NAMES = ['Anna', 'Bruno', 'Carla', 'Dora', 'Emil', 'Fritz', 'Gerda', 'Hans', 'Ida'] as const;
export const ANNA = 0;
export const BRUNO = 1;
export const CARLA = 2;
export const DORA = 3;

/**
 * The up card of a seat where no hand says which: no open pair ever. Doors 2, 4, 6, 8 … of clubs, so that Anna brings
 * it in; the last seat of up to six has the highest open hand from then on.
 */
const upCard = (seat: number, place: number): KnownCard => CARDS[((2 * seat + 3 * (place - 2)) % 13) * 4 + place - 2]!;
const UP_PLACES = [2, 3, 4, 5];

/** What a table is: hands and common cards, or a whole pack in order; else options of the game. */
export interface Setting {
  /** Each seat's cards as they come: two down, four up, one down; `--` where any will do. What is missing, too. */
  readonly hands?: readonly string[];
  /** The common cards, where one comes. */
  readonly common?: string;
  /** All cards in the order in which they are dealt, burnt cards among them; they are never shuffled. */
  readonly pack?: readonly Card[];
  /** How many play, where neither hands nor purses say so. */
  readonly seats?: number;
  readonly [option: string]: unknown;
}

/** Reads cards, `--` for any. */
const wanted = (text: string): readonly (Card | undefined)[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map(word => (word === '--' ? undefined : readCards(word)[0]!));

/** A source with just the cards that are due now, as the hands would have them; any other comes from `free`. */
function sourceFor(state: State, hands: readonly (readonly (Card | undefined)[])[], common: Card[], free: Card[]) {
  const any = () => free.pop()!;
  const take = (card: Card) => {
    const at = free.indexOf(card);
    return at < 0 ? any() : free.splice(at, 1)[0]!;
  };
  const first = state.phase === 'between';
  const live = first ? state.players.flatMap((_, seat) => (state.accounts.purses[seat]! > 0 ? [seat] : [])) : [];
  const order = first
    ? playersOf(
        state,
        live.reduce((set, seat) => set | (1 << seat), 0),
      )
    : playersOf(state);
  const plan = planFor(state);
  const places = plan.common ? [] : first ? [0, 1, 2] : [state.street - 1];
  const cards = places.flatMap(place =>
    order.map(seat => hands[seat]?.[place] ?? (UP_PLACES.includes(place) ? take(upCard(seat, place)) : any())),
  );
  return stackedSource([...(plan.burn ? [any()] : []), ...(plan.common ? [common.shift() ?? any()] : []), ...cards]);
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
  const { hands: said, common: middle = '', pack, seats = said?.length ?? 4, ...options } = setting;
  let state: State = stud.open({ purses: Array<number>(seats).fill(400), ...options });
  const hands = (said ?? []).map(wanted);
  const named = new Set<Card | undefined>([...hands.flat(), ...readCards(middle)]);
  // what nobody names, the up cards of the scheme last
  const scheme = new Set(state.players.flatMap((_, seat) => UP_PLACES.map(place => upCard(seat, place))));
  const others = CARDS.filter(card => !named.has(card));
  let common: Card[] = [];
  let free: Card[] = [];
  const stacked: CardSource | undefined = pack && stackedSource(pack);
  const sum = total(state.accounts);
  let events: Event[] = [];
  const steps: Step[] = [];

  const step = (actor: Actor, action: Action) => {
    const refusal = stud.check(state, actor, action);
    assert.equal(refusal, undefined, `${String(actor)} ${JSON.stringify(action)}: ${refusal?.message}`);
    const done = stud.apply(state, actor, action);
    steps.push({ actor, action, events: done.events, before: state, after: done.state });
    state = done.state;
    assert.equal(total(state.accounts), sum, `${JSON.stringify(action)} keeps the sum of all chips`);
    events.push(...done.events);
  };
  const croupier = () => {
    while (stud.turn(state).kind === 'croupier' && state.phase !== 'settled') {
      if (state.phase === 'between') {
        common = [...readCards(middle)];
        free = [...others.filter(card => scheme.has(card)), ...others.filter(card => !scheme.has(card))];
      }
      step('croupier', stud.deal(state, stacked ?? sourceFor(state, hands, common, free)));
    }
  };
  const asked = (): number => {
    const turn = stud.turn(state);
    assert.ok(turn.kind === 'seats', `a seat is asked, not ${turn.kind} (${state.phase})`);
    return turn.seats[0]!;
  };
  const offers = (seat = asked()) => stud.legal(stud.view(state, seat));

  const actionOf = (seat: number, word: string): Action => {
    const [what = '', amount] = word.split(' ');
    if (what === 'bring') return { type: 'bringIn', amount: Number(amount) };
    if (what === 'show') return { type: 'show', cards: state.cards.down[seat]! };
    if (what === 'bet' || what === 'complete' || what === 'raise') return { type: what, to: Number(amount) };
    return { type: what } as Action;
  };

  const table = {
    get state() {
      return state;
    },
    get round() {
      return state.round!;
    },
    get purses() {
      return state.accounts.purses;
    },
    get result() {
      return state.result!;
    },
    /** The name of the seat that is asked; nothing when nobody is. */
    get turn(): string | undefined {
      const turn = stud.turn(state);
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
    /** What the seat that is asked may do: `fold | call 5 | complete 10`. */
    may(): string {
      const seat = asked();
      return offers(seat)
        .map(offer => {
          if (offer.type === 'call') return `call ${toCall(state.round!, seat, state.accounts.purses[seat]!)}`;
          const amount = 'amount' in offer ? offer.amount : 'to' in offer ? offer.to : undefined;
          if (amount === undefined) return offer.type;
          if (!isRange(amount)) return `${offer.type} ${String(amount)}`;
          return `${offer.type} ${amount.min}-${amount.max}${amount.step > 1 ? `/${amount.step}` : ''}`;
        })
        .join(' | ');
    },
    act: (action: Action, seat: number | undefined = undefined) => {
      step(seat ?? asked(), action);
      return table;
    },
    /** What the seats that are asked do, one after the other: `bring 5, call, complete 10, fold`. */
    play(words: string) {
      for (const word of words.split(', ')) {
        const seat = asked();
        step(seat, actionOf(seat, word));
        croupier();
      }
      return table;
    },
    /** All who are asked check, call or show, as dear as it is, until this street, or until they declare, or to the end. */
    until(street = 8) {
      while (state.phase === 'show' || (state.phase === 'bet' && state.street < street)) {
        const types = offers().map(({ type }) => type);
        const word = (['check', 'call', 'show'] as const).find(type => (types as string[]).includes(type));
        table.play(word ?? `bring ${Math.min(state.options.bringInAmount, state.accounts.purses[asked()]!)}`);
      }
      return table;
    },
    /** Everybody shows who is asked to. */
    showAll() {
      while (state.phase === 'show') table.play('show');
      return table;
    },
    /** Every seat declares, from the first seat on: `high low both`. */
    declare(claims: string) {
      const live = state.players.flatMap((_, seat) => ((state.live >> seat) & 1 ? [seat] : []));
      claims.split(' ').forEach((claim, at) => {
        const seat = live[at]!;
        step(seat, { type: 'declare', seat, claim } as Action);
        step(seat, { type: 'done' });
      });
      croupier();
      return table;
    },
    /** The next hand: the croupier calls it, and all who are asked say that they play. */
    deal() {
      if (state.phase === 'settled') step('croupier', stud.deal(state, stackedSource([])));
      const turn = stud.turn(state);
      if (turn.kind === 'seats') for (const seat of turn.seats) step(seat, { type: 'done' });
      croupier();
      return table;
    },
    /** The next hand is called, and not yet begun. */
    nextHand() {
      step('croupier', { type: 'nextHand' });
      return table;
    },
    /** What each seat got of each pot, `165 Anna, 140 Carla`, halves as `45 Bruno high`. */
    won(): string {
      return state
        .result!.awards.map(({ seat, amount, side }) => `${amount} ${NAMES[seat]}${side === 'whole' ? '' : ` ${side}`}`)
        .join(', ');
    },
    /** Why an action is refused; the table is as before. */
    refused(
      action: unknown,
      actor: Actor = stud.turn(state).kind === 'seats' ? asked() : 'croupier',
    ): Refusal | undefined {
      const before = JSON.stringify(state);
      const refusal = stud.check(state, actor, action);
      assert.equal(JSON.stringify(state), before, 'a check changes nothing');
      return refusal;
    },
  };
  return table;
}

/** A table at which everybody has said that he plays, and third street is dealt. */
export const dealt = (setting: Setting = {}) => tableOf(setting).deal();

/** The cards of one kind of event, in order. */
export const cardsOf = (events: readonly Event[], type: 'burnt' | 'card' | 'common'): readonly Card[] =>
  events.flatMap(event => (event.type === type ? [event.card] : []));
