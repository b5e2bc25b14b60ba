/** Prepared hands of Einundvierzig: everybody's cards, and the actions up to where a story begins. */
import { readCards, type Card, type KnownCard } from '../../src/cards.ts';
import type { Croupier, Player } from '../../src/croupier.ts';
import { PACK, playersOf } from '../../src/einundvierzig/rules/table.ts';
import { einundvierzig, type Einundvierzig, type EinundvierzigOptions } from '../../src/rules.ts';
import { portsAt, prepared, type PokerDeal } from './poker-prepared.ts';

type State = Einundvierzig.State;
type Action = Einundvierzig.Action;

/**
 * A hand up to a moment. Actions: `c` checks or calls, `f` folds, `20` bets or raises to 20, `s` shows, `m` mucks, `d` is
 * done; `Ah7h` turns these two up; `2:Ah7h` the same for seat 2, when several act together.
 */
export type Deal = PokerDeal<EinundvierzigOptions>;

/** Checks, calls, turns up the first cards, and is always ready. */
const caller: Player<Action, Einundvierzig.View> = (view, legal) => {
  const seat = view.seat as number;
  if (view.phase === 'turnUp' && view.upCards[seat]!.length === 0)
    return legal.find(({ type }) => type === 'turnUp') as Action;
  for (const type of ['check', 'call', 'show', 'muck', 'done'] as const) {
    const offer = legal.find(each => each.type === type);
    if (offer) return offer as Action;
  }
  throw new Error(`Nothing to do in ${view.phase}`);
};

const numberOf = (card: Card): number => PACK.indexOf(card as KnownCard);

/** An action from its word, for the seat to act. */
function actsOf(word: string, state: State, asked: number): readonly (readonly [number, Action])[] {
  const [, named, text = ''] = /^(?:(\d):)?(.+)$/.exec(word)!;
  const seat = named === undefined ? asked : Number(named);
  const offers = einundvierzig.legal(einundvierzig.view(state, seat));
  const has = (type: string): boolean => offers.some(offer => offer.type === type);
  switch (text) {
    case 'c':
      return [[seat, { type: has('call') ? 'call' : 'check' }]];
    case 'f':
      return [[seat, { type: 'fold' }]];
    case 's':
      return [[seat, { type: 'show', cards: state.cards[seat]! }]];
    case 'm':
      return [[seat, { type: 'muck' }]];
    case 'd':
      return [[seat, { type: 'done' }]];
  }
  if (/^\d+$/.test(text)) return [[seat, { type: has('bet') ? 'bet' : 'raise', to: Number(text) }]];
  const cards = [...readCards(text.replace(/(..)(..)/, '$1 $2'))].sort((a, b) => numberOf(a) - numberOf(b));
  const turnUp: readonly [number, Action] = [seat, { type: 'turnUp', seat, cards }];
  return state.toTurnUp >= 0 ? [turnUp] : [turnUp, [seat, { type: 'done' }]];
}

/** A croupier at whose table this has happened. */
export const preparedTable = (deal: Deal): Croupier<typeof einundvierzig> =>
  prepared(einundvierzig, deal, {
    ...{ pack: PACK, seed: 'stories', purse: 200, actsOf, caller },
    deals(state, next) {
      const everybody = deal.cards.map((_, seat) => (state.forehand + 1 + seat) % deal.cards.length);
      const order = state.phase === 'between' ? everybody : playersOf(state);
      return { type: 'deal', cards: [0, 1].flatMap(() => order.map(next)) };
    },
  });

export const portsOf = portsAt(preparedTable);

/** The player is Vorhand; three are left, and all have to turn two cards up: Anna and Clara have. */
export const CHOICE: Deal = {
  cards: ['Ah Th 7h Kc', 'Ks Qs 9c 8d', 'Kd Kh 8c 7d', 'As 9h 8s Jc', 'Jd Ts 7s 8h'],
  purses: [180, 198, 106, 155, 222],
  acts: 'c c c f 1:QsKs 3:8sAs',
};

/** The same, with all cards turned up, one bet and one raise: it is the player's turn. */
export const SECOND: Deal = { ...CHOICE, acts: 'c c c f 1:QsKs 3:8sAs 2:KdKh 0:7hKc c 10 20' };

/** Emil is Vorhand and has folded; two hands of 28, and the player sits nearer to his left. */
export const SHOWDOWN: Deal = {
  players: 'Emil, you, Anna, Bruno, Clara',
  seats: [1],
  cards: ['9d Qs Td 9h', 'Ah Th 7h Kc', 'Jd Ts 7d 8d', 'Kd Ks 9c 8h', 'As 9s 8s 7c'],
  purses: [222, 180, 198, 106, 155],
  acts: '10 c c c c 1:7hKc 2:7dJd 3:9c8h 4:8s9s 0:9dTd c c 10 20 f c f c',
};

/** The player holds a 41 and has turned up king and queen; all others have folded. */
export const ALONE: Deal = {
  cards: ['Kh Qh Ah Th', '8c 7d 9s Jc', '9d 8s 7c Qd', 'Ts 8d 9c Js'],
  acts: 'c c c 0:QhKh 1:8cJc 2:8s9d 3:8dTs c c c 10 f f f',
};
