/** The page on Einundvierzig: its prepared deals. */
import { cardNumber, readCards, stackedSource, type Card } from '../../src/cards.ts';
import { newLog, type Actor, type Entry, type Log } from '../../src/croupier.ts';
import { einundvierzig, type Einundvierzig } from '../../src/rules.ts';
import { playersOf } from '../../src/einundvierzig/rules/table.ts';
import type { Lesson } from './lesson.ts';

type Action = Einundvierzig.Action;

/** Who sits at the prepared tables, clockwise; Anna is Vorhand. */
export const NAMES = ['Anna', 'Bruno', 'Carla', 'Dora'] as const;

/** A prepared deal: named cards, and what is done, scene by scene. */
export interface Deal {
  /** The cards of each seat as they come: two, or four for who stays. */
  readonly hands: readonly string[];
  readonly purses?: readonly number[];
  /** Which two each seat lays open. */
  readonly open: Readonly<Partial<Record<(typeof NAMES)[number], string>>>;
  /**
   * `ready`: all say that they play; `deal`; `turn`: all choose two cards, and they are turned; `showdown`; else a name
   * and what he does: `Bruno call`, `Carla raise 10`.
   */
  readonly scenes: readonly string[];
}

export const DEALS: Readonly<Record<string, Deal>> = {
  first: {
    hands: ['Kc 9d Tc 7h', 'Ah Th 8h Ks', 'Js Jd Jc 7s', '9s 7d'],
    open: { Anna: 'Kc Tc', Bruno: '8h Ks', Carla: 'Js 7s' },
    scenes: [
      'ready, deal',
      'Bruno call, Carla raise 10, Dora fold, Anna call, Bruno call',
      'deal',
      'turn',
      'Bruno bet 10, Carla raise 20, Anna fold, Bruno call',
      'showdown',
    ],
  },
  bluff: {
    hands: ['Ah 8h 9h 7d', 'Jd Jc Td 8s', '9c 7c', 'Ks Qs 8d 7h'],
    open: { Anna: '9h 7d', Bruno: 'Jc 8s', Dora: 'Ks Qs' },
    scenes: [
      'ready, deal',
      'Bruno call, Carla fold, Dora raise 10, Anna call, Bruno call',
      'deal',
      'turn',
      'Bruno check, Dora bet 10, Anna raise 20, Bruno fold',
      'Dora raise 30, Anna fold',
      'Dora muck',
    ],
  },
  tie: {
    hands: ['Ah 9h 9s 8c', 'Tc 8d Js 7h', 'Kd Qd 8h 7s', '9c 7d'],
    open: { Anna: '9s 8c', Bruno: 'Js 8d', Carla: '8h 7s' },
    scenes: [
      'ready, deal',
      'Bruno call, Carla raise 10, Dora fold, Anna call, Bruno call',
      'deal, turn',
      'Bruno check, Carla bet 10, Anna raise 20, Bruno fold, Carla call',
      'showdown',
    ],
  },
  fortyOne: {
    hands: ['9d 8d Kc 7s', 'Js 9s Qc 8c', 'Ah Kh Qh Th', 'Td 7d As 9c'],
    open: { Anna: 'Kc 7s', Bruno: 'Js 8c', Carla: 'Kh Qh', Dora: 'As Td' },
    scenes: [
      'ready, deal',
      'Bruno call, Carla call, Dora call',
      'deal',
      'turn',
      'Bruno check, Carla bet 10, Dora fold, Anna fold, Bruno fold',
      'Carla show',
    ],
  },
  sidePot: {
    hands: ['Th 9h Qc 7h', '8c 8d 8h Ac', 'Ks Qs 9c 7d', 'Jh Td Jc 9d'],
    purses: [200, 20, 35, 200],
    open: { Anna: 'Qc 7h', Bruno: '8h Ac', Carla: '9c 7d', Dora: 'Td 9d' },
    scenes: [
      'ready, deal',
      'Bruno call, Carla call, Dora raise 10, Anna call, Bruno call, Carla call',
      'deal, turn',
      'Bruno check, Carla bet 10, Dora raise 20, Anna fold',
      'Bruno call, Carla raise 23, Dora call',
      'showdown',
    ],
  },
};

const sorted = (cards: readonly Card[]): readonly Card[] => [...cards].sort((a, b) => cardNumber(a) - cardNumber(b));

/**
 * The log of a deal, and after which of its actions each scene ends.
 * @throws {Error} where somebody else is asked than the deal says, or the rules do not allow it.
 */
export function playedDeal({ hands, purses = hands.map(() => 200), open, scenes }: Deal): {
  readonly log: Log<object, Action>;
  readonly ends: readonly number[];
} {
  const cards = hands.map(text => readCards(text));
  let state = einundvierzig.open({ purses });
  const entries: Entry<Action>[] = [];
  const act = (actor: Actor, action: Action): void => {
    const refusal = einundvierzig.check(state, actor, action);
    if (refusal) throw new Error(`${String(actor)} ${JSON.stringify(action)}: ${refusal.message}`);
    state = einundvierzig.apply(state, actor, action).state;
    entries.push({ actor, action });
  };
  const all = (act: (seat: number) => void): void => {
    const turn = einundvierzig.turn(state);
    if (turn.kind !== 'seats') throw new Error(`Nobody is asked: ${state.phase}`);
    turn.seats.forEach(act);
  };
  const deal = (): void => {
    const first = state.phase === 'between';
    const order = playersOf(state, first ? (1 << hands.length) - 1 : state.live);
    act('croupier', { type: 'deal', cards: (first ? [0, 1] : [2, 3]).flatMap(at => order.map(s => cards[s]![at]!)) });
  };
  const does = (words: string): void => {
    const [who = '', what = '', to] = words.split(' ');
    switch (who) {
      case 'ready':
        return all(seat => act(seat, { type: 'done' }));
      case 'deal':
        return deal();
      case 'turn':
        all(seat => act(seat, { type: 'expose', seat, cards: sorted(readCards(open[NAMES[seat]!]!)) }));
        all(seat => act(seat, { type: 'done' }));
        return act('croupier', einundvierzig.deal(state, stackedSource([])));
      case 'showdown':
        return act('croupier', einundvierzig.deal(state, stackedSource([])));
      default: {
        const seat = NAMES.indexOf(who as (typeof NAMES)[number]);
        if (what === 'show') act(seat, { type: 'show', cards: sorted(cards[seat]!) });
        else act(seat, (to ? { type: what, to: Number(to) } : { type: what }) as Action);
      }
    }
  };
  const ends = scenes.map(scene => {
    scene.split(', ').forEach(does);
    return entries.length;
  });
  return { log: newLog(einundvierzig, { purses }, entries), ends };
}

/** Its figures stand in marks of its own, which its test counts anew. */
export const einundvierzigLesson: Lesson<typeof einundvierzig> = {
  room: 'einundvierzig',
  tag: 'einundvierzig-table',
  game: einundvierzig,
  icon: 'Ah',
  deals: Object.fromEntries(Object.entries(DEALS).map(([name, deal]) => [name, playedDeal(deal)])),
  names: /\d+/,
  figure(words) {
    throw new Error(`What is “${words.join(' ')}”?`);
  },
  holds: () => false,
};
