/** Prepared tables of Faro: a croupier whose pack is in a chosen order, played up to where a story begins. */
import { CARDS } from '../../src/cards/card.ts';
import { readCards, stackedSource } from '../../src/cards.ts';
import { Croupier, type SeatPort } from '../../src/croupier.ts';
import { faro, type Faro, type FaroOptions } from '../../src/rules.ts';

type Action = Faro.Action;
export type FaroAct = readonly [seat: number, action: Action];

export const DONE: Action = { type: 'done' };
export const stake = (spot: string, amount = 1): Action => ({ type: 'stake', spot, amount });
export const copper = (spot: string): Action => ({ type: 'copper', spot });
/** A seat's actions, one after another. */
export const acts = (seat: number, ...actions: readonly Action[]): readonly FaroAct[] =>
  actions.map(action => [seat, action]);
/** All of a number of seats are done. */
export const allDone = (seats: number): readonly FaroAct[] =>
  Array.from({ length: seats }, (_, seat): FaroAct => [seat, DONE]);

export interface FaroDeal {
  readonly options?: Partial<FaroOptions>;
  /** The top of the pack; the others follow in the order of the suits. */
  readonly pack: string;
  /** What happens before the story begins. */
  readonly before?: readonly FaroAct[];
}

/** The classic layout, whose deal ends with these cards; every seat has been done so many times. */
export const endsWith = (last: string, seats: number, times: number, options: Partial<FaroOptions> = {}): FaroDeal => ({
  options: { variant: 'classic', ...options },
  pack: ['7s', ...CARDS.filter(card => card !== '7s' && !last.includes(card)), last].join(' '),
  before: Array.from({ length: times }, () => allDone(seats)).flat(),
});
/** Before its last turn ten, nine and eight are left, and come in this order; all but the first seat are done. */
export const lastThree = (seats: number): FaroDeal => {
  const { before = [], ...deal } = endsWith('Tc 9c 8c', seats, 24, { purses: Array<number>(seats).fill(1000) });
  return { ...deal, before: [...before, ...allDone(seats).slice(1)] };
};

export type FaroPort = SeatPort<Action, Faro.Event, Faro.View>;

/** A croupier who turns these cards up. */
export function preparedFaro({ options = {}, pack, before = [] }: FaroDeal): Croupier<typeof faro> {
  const top = readCards(pack);
  const croupier = new Croupier(faro, {
    options,
    source: () => stackedSource([...top, ...CARDS.filter(card => !top.includes(card))]),
  });
  croupier.start();
  for (const [seat, action] of before) {
    const refusal = croupier.act(seat, action);
    if (refusal) throw new Error(`${seat} ${JSON.stringify(action)}: ${refusal.message}`);
  }
  return croupier;
}

/** The ports of some seats of a prepared table. */
export const faroPorts = (deal: FaroDeal, seats: readonly (number | 'onlooker')[] = [0]): readonly FaroPort[] => {
  const croupier = preparedFaro(deal);
  return seats.map(seat => croupier.port(seat));
};

/** The book game after a first turn: three of clubs right, queen of spades left; everybody has bet again. */
export const BOOK: FaroDeal = {
  pack: '3c Qs 2h Kc Kd 7s',
  before: [
    ...allDone(4),
    ...acts(0, stake('K', 4), stake('9', 2), DONE),
    ...acts(1, stake('A', 6), DONE),
    ...acts(2, stake('K', 3), stake('T', 3), stake('5', 3), DONE),
    ...acts(3, stake('4', 2), DONE),
    ...acts(1, DONE),
    ...acts(2, DONE),
    ...acts(3, DONE),
  ],
};

/** The classic layout before its first turn: the six will lose, the queen win. */
export const CLASSIC: FaroDeal = {
  options: { variant: 'classic' },
  pack: '8s 6d Qh 9c 9s',
  before: [
    ...allDone(1),
    ...acts(0, stake('Q', 25), stake('JT', 10), stake('9865', 5), stake('7', 25), stake('2A', 5), stake('4', 100)),
    ...acts(0, stake('6', 10), copper('6'), stake('high', 5)),
  ],
};

/** The same turn with three more at the layout: all have chips on the queen, some of them under a copper. */
export const CROWDED: FaroDeal = {
  options: { variant: 'classic', purses: [1000, 1000, 1000, 1000] },
  pack: '8s 6d Qh 9c 9s',
  before: [
    ...allDone(4),
    ...acts(0, stake('Q', 25), stake('JT', 10), stake('9865', 5), stake('6', 10), copper('6'), stake('high', 5)),
    ...acts(1, stake('Q', 5), stake('6', 10), stake('K', 50), copper('K'), stake('high', 20), DONE),
    ...acts(2, stake('Q', 5), stake('KQ2A', 10), stake('7', 5), copper('7'), stake('9865', 25), DONE),
    ...acts(3, stake('Q', 100), stake('T4', 10), stake('87', 5), stake('3', 5), copper('3'), DONE),
  ],
};

/** The public game: the king will win, and paroli is played. */
export const PHARO: FaroDeal = {
  options: { variant: 'pharo', paroli: true },
  pack: 'Jd 8c Kd 8h 8s',
  before: [...allDone(1), ...acts(0, stake('K', 4), stake('8', 10))],
};

/** Seats that have said done are counted, seat 1 is out: cards of its suit are covered. */
export const COVERED: FaroDeal = {
  options: { purses: [100, 5, 100] },
  pack: '2c 3h 5h 9c Kh 7s 4c 8s',
  before: [
    ...allDone(3),
    ...acts(0, stake('9', 3), DONE),
    ...acts(1, stake('3', 5), DONE),
    ...acts(2, stake('7', 2), DONE),
    ...acts(2, DONE),
  ],
};

/** The last turn of a deal: the king of clubs will come right, the seven of hearts left; all other cards are gone. */
export const LAST_TURN: FaroDeal = {
  pack: [...CARDS.filter(card => card !== 'Kc' && card !== '7h'), 'Kc', '7h'].join(' '),
  before: [
    ...Array.from({ length: 26 }, () => allDone(4)).flat(),
    ...acts(0, stake('K', 5)),
    ...acts(1, stake('7', 4), DONE),
    ...acts(2, DONE),
    ...acts(3, DONE),
  ],
};

/** The bank holds 5 and will owe 10. */
export const BROKEN: FaroDeal = {
  options: { bank: 5, purses: [100, 100, 100] },
  pack: 'Kc 3h',
  before: [...allDone(3), ...acts(0, stake('K', 10)), ...acts(1, DONE), ...acts(2, stake('A', 2), DONE)],
};

/** The first seat has bet its last chips on a card that will come left. */
export const LAST_CHIPS: FaroDeal = {
  options: { purses: [5, 100, 100] },
  pack: '3h 9c 4s 7h',
  before: [...allDone(3), ...acts(0, stake('9', 5)), ...acts(1, stake('K', 3), DONE), ...acts(2, stake('7', 2), DONE)],
};

/** Classic: two nines in one turn. */
export const SPLIT: FaroDeal = {
  options: { variant: 'classic' },
  pack: '8s 9d 9c',
  before: [...allDone(1), ...acts(0, stake('9', 15), stake('T954', 20), stake('high', 5), stake('K', 25))],
};

/** The public game: two eights in one pair. */
export const PLIE: FaroDeal = {
  options: { variant: 'pharo' },
  pack: 'Jd 8c 8s',
  before: [...allDone(1), ...acts(0, stake('8', 10), stake('K', 4))],
};
