import assert from 'node:assert/strict';
import { readCards, stackedSource, type Card } from '../../../src/cards.ts';
import { trenteQuarante, type TrenteQuarante } from '../../../src/rules.ts';
import { CHANCES, type Chance } from '../../../src/trente-quarante/rules/coup.ts';
import { total, type Actor, type RefusalCode } from '../../../src/croupier.ts';

export type State = TrenteQuarante.State;
export type Action = TrenteQuarante.Action;
export type Event = TrenteQuarante.Event;

/** Coups by their result, as rows from the top; the first card of Noir is red where Couleur or Inverse needs it. */
export const COUPS = {
  rougeCouleur: 'Kh Kc Ks 2s  Kd Qd Qh As',
  rougeInverse: 'Ks Kc Kh 2s  Kd Qd Qh As',
  noirCouleur: 'Ks Kc Kh As  Kd Qd Qh 2s',
  noirInverse: 'Kh Kc Ks As  Kd Qd Qh 2s',
  tie: 'Ks Kc Kh 2s  Kd Qd Qh 2d',
  refait: 'Ks Kc Kh As  Kd Qd Qh Ad',
} as const;
export type CoupName = keyof typeof COUPS;

const isName = (word: string): word is CoupName => Object.hasOwn(COUPS, word);

/** An action of a seat as text: `rouge 100`, `insure rouge`, `back rouge 40`, `half rouge`, `move rouge Anoir`, `done` … */
const actionOf = (words: string): Action => {
  const [first = '', second = '', third = ''] = words.split(' ');
  switch (first) {
    case 'insure':
    case 'uninsure':
      return { type: first, chance: second as 'rouge' };
    case 'half':
    case 'prison':
      return { type: 'choose', chance: second as 'rouge', choice: first };
    case 'back':
      return { type: 'takeBack', chance: second as 'rouge', amount: Number(third) };
    case 'surrender':
      return { type: 'surrender', chance: second as 'rouge', level: 'ABC'.indexOf(third) + 1 };
    case 'move':
      return {
        type: 'move',
        chance: second as 'rouge',
        level: 'ABC'.indexOf(third[0]!) + 1,
        to: third.slice(1) as 'noir',
      };
    case 'rebet':
    case 'double':
    case 'clear':
    case 'done':
    case 'reopen':
    case 'leave':
    case 'sitOut':
    case 'sitIn':
      return { type: first };
    default:
      return { type: 'stake', chance: first as 'rouge', amount: Number(second) };
  }
};

/** A table whose shoe holds these coups (by name, or as cards), then `rest`; it waits for the first stakes. */
export function tableOf(coups: readonly string[], options: object = {}, rest = '9c 9d 9h 9s 9c 9d 9h 9s') {
  const cards: readonly Card[] = readCards([...coups, rest].map(coup => (isName(coup) ? COUPS[coup] : coup)).join(' '));
  const source = stackedSource(cards);
  let state: State = trenteQuarante.open({ burn: 0, ...options });
  let events: Event[] = [];
  const step = (actor: Actor, action: Action) => {
    const refusal = trenteQuarante.check(state, actor, action);
    assert.equal(refusal, undefined, `${JSON.stringify(action)}: ${refusal?.message}`);
    const done = trenteQuarante.apply(state, actor, action);
    assert.equal(total(done.state.accounts), 0, `${JSON.stringify(action)} keeps the sum of all chips`);
    state = done.state;
    events.push(...done.events);
  };
  const croupier = () => {
    while (trenteQuarante.turn(state).kind === 'croupier') step('croupier', trenteQuarante.deal(state, source));
  };
  croupier();
  const table = {
    source,
    get state() {
      return state;
    },
    get purse() {
      return state.accounts.purses[0]!;
    },
    get punter() {
      return state.punters[0]!;
    },
    /** The events since the last call. */
    events() {
      const since = events;
      events = [];
      return since;
    },
    offers: (seat = 0) => trenteQuarante.legal(trenteQuarante.view(state, seat)),
    act: (action: Action, seat = 0) => step(seat, action),
    stake: (chance: Chance, amount: number, seat = 0) => step(seat, { type: 'stake', chance, amount }),
    /** A seat's actions as text: `rouge 100, insure rouge`, `half noir, done`. */
    play(words: string, seat = 0) {
      for (const each of words.split(', ').filter(Boolean)) step(seat, actionOf(each));
      return table;
    },
    /** The code with which an action is refused; the table stays as before. */
    refused(action: unknown, actor: Actor = 0): RefusalCode | undefined {
      const before = JSON.stringify(state);
      const refusal = trenteQuarante.check(state, actor, action);
      assert.equal(JSON.stringify(state), before);
      return refusal?.code;
    },
    /** Every seat that is asked is done; the croupier goes on until somebody is asked. Only this step's events are kept. */
    deal() {
      events = [];
      const turn = trenteQuarante.turn(state);
      if (turn.kind === 'seats') for (const seat of turn.seats) step(seat, { type: 'done' });
      croupier();
      return table;
    },
    /** Makes the same choice for every open stake of a seat, and is done. */
    choose(choice: 'half' | 'prison', seat = 0) {
      const { free } = state.punters[seat]!;
      CHANCES.forEach((chance, at) => {
        if (free[at]! > 0) step(seat, { type: 'choose', chance, choice });
      });
      step(seat, { type: 'done' });
      croupier();
      return table;
    },
  };
  return table;
}

/** The result of each chance in the last coup of a seat. */
export const nets = (state: State, seat = 0): Readonly<Record<string, number>> =>
  Object.fromEntries(state.punters[seat]!.entries.map(entry => [entry.chance, entry.net]));
