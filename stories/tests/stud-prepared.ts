/** Prepared hands of stud: everybody's cards, and the actions up to where a story begins. */
import { CARDS } from '../../src/cards.ts';
import type { Croupier, Player } from '../../src/croupier.ts';
import { stud, type Stud, type StudOptions } from '../../src/rules.ts';
import { planFor, playersOf } from '../../src/stud/rules/dealing.ts';
import { portsAt, prepared, type PokerDeal } from './poker-prepared.ts';

type Action = Stud.Action;

/**
 * A hand up to a moment; seven cards come to a seat: two down, four up, one down. Actions: `c` checks or calls, `f` folds,
 * `b5` brings in 5, `20` bets, completes or raises to 20, `s` shows, `m` mucks, `high` `low` `both` declare, `d` is done.
 */
export type StudDeal = PokerDeal<StudOptions>;

/** Checks, calls, shows, and is always ready. */
const caller: Player<Action, Stud.View> = (view, legal) => {
  const seat = view.seat as number;
  if (view.phase === 'declare')
    return view.showdown.claims[seat] === null ? { type: 'declare', seat, claim: 'high' } : { type: 'done' };
  for (const type of ['check', 'call', 'show', 'done'] as const) {
    const offer = legal.find(each => each.type === type);
    if (offer) return offer as Action;
  }
  return { type: 'bringIn', amount: view.options.bringInAmount };
};

/** An action from its word. */
function actOf(word: string, view: Stud.View): Action {
  const offers = stud.legal(view);
  const has = (type: string): boolean => offers.some(offer => offer.type === type);
  const seat = view.seat as number;
  switch (word) {
    case 'c':
      return { type: has('call') ? 'call' : 'check' };
    case 'f':
      return { type: 'fold' };
    case 's':
      return { type: 'show', cards: view.cards.down[seat]! };
    case 'm':
      return { type: 'muck' };
    case 'd':
      return { type: 'done' };
    case 'high':
    case 'low':
    case 'both':
      return { type: 'declare', seat, claim: word };
    default:
      if (word.startsWith('b')) return { type: 'bringIn', amount: Number(word.slice(1)) };
      return {
        type: (['bet', 'complete', 'raise'] as const).find(has) ?? 'raise',
        to: Number(word),
      };
  }
}

/** A croupier at whose table this has happened. */
export const preparedStud = (deal: StudDeal): Croupier<typeof stud> =>
  prepared(stud, deal, {
    ...{ pack: CARDS, seed: 'stud stories', purse: 400, caller },
    actsOf: (word, state, seat) => [[seat, actOf(word, stud.view(state, seat))]],
    deals(state, next, pack) {
      const first = state.phase === 'between';
      const order = first ? deal.cards.map((_, seat) => seat) : playersOf(state);
      const plan = planFor(state);
      if (plan.mix) pack.mixIn(state.cards.burnt);
      return {
        type: 'deal',
        street: first ? 3 : state.street,
        burnt: plan.burn ? pack.draw(1) : [],
        cards: plan.common ? [] : Array.from({ length: first ? 3 : 1 }, () => order.map(next)).flat(),
        common: plan.common ? pack.draw(1) : [],
      };
    },
  });

export const studPorts = portsAt(preparedStud);

/** Bruno raises on fifth street while Emil is all-in: the player may call, raise to between 30 and 40, or fold. */
export const FIFTH: StudDeal = {
  cards: [
    'Qs 7d Qh 7c As 7h 9d',
    '8c 3d Kd Kc 5h 5s Jc',
    'Qd 8d 2c 9s Jd Th 4c',
    '9c 2h 4d 8h',
    'Tc 4s Ts Td 6c Ks 2d',
    'Ah Qc 8s Js 3s 6d 2s',
  ],
  purses: [310, 340, 275, 430, 15, 210],
  acts: 'b5 c c c c c 10 c f c c c 10 20 c',
  goesOn: true,
};

/** The same hand up to the showdown. */
export const SHOWDOWN: StudDeal = { ...FIFTH, acts: `${FIFTH.acts} c c 20 c f c c c c` };

const checked = (times: number): string => 'c '.repeat(times);
const shown = (times: number): string => 's '.repeat(times);

/** Nine players to the end: on sixth and on seventh street one card counts for all. */
export const COMMON: StudDeal = {
  cards: [
    ...['Ks 4h 9c Qd 2d', '9s 9d Td 6h 3c', 'As 3d 2c 5h Kc', 'Jc Jd Qs 7d 8d'],
    ...['4c 4d 8h Th 5c', '6s 6d Kh 9h 2s', 'Ah Qc 7s Js 3s', 'Ts 5s 6c 8c Qh', 'Jh 7c 5d 3h Ad'],
  ],
  acts: `b5 ${checked(26)}`,
  goesOn: true,
};

/** The same hand up to when the pot is gone. */
export const COMMON_SHOWDOWN: StudDeal = { ...COMMON, acts: `${COMMON.acts} ${checked(18)} ${shown(9)}` };

const HALVES = ['As 2d 3h 5c 6d Kh Kd', 'Qs Qd Qh 9c 9d 4h Jc', 'Tc 8s Jd 7h 4s Ts 2h'] as const;

/** High-low: the player has the low, Anna the high hand. */
export const HIGH_LOW: StudDeal = {
  cards: HALVES,
  options: { variant: 'high-low', lowRank: 'eight-or-better' },
  acts: `b5 ${checked(14)} ${shown(3)}`,
  goesOn: true,
};

/**
 * High-low with pairs for the low: every player in the hand has long names for both halves; Anna and Clara have folded.
 */
export const LONG_NAMES: StudDeal = {
  cards: [
    ...['Qs 6d 4h 2d 7d Td Kh', '3c 3d 9h', 'Ac Kc Js 5h 5s Jd 5c', 'Ts Tc 4d'],
    ...['4c Th 2h 8d 9c Kd 6h', '3s 3h Jc Qc 2c 7s Jh'],
  ],
  options: { variant: 'high-low' },
  acts: `b5 c c f c f ${checked(16)} ${shown(4)}`,
  goesOn: true,
};

/** At a side of the oval Anna wins with a hand that has a long name. */
export const LEFT_WINS: StudDeal = {
  cards: [
    ...['Qs 6d 4h 2d 7d 5d 7s', 'Kh 7h 9h 5h 5s Th 7c', '3s 3d Js 8d 9c Jd 2s', 'Qd Td 4d', 'Qh Tc 2h Ks Ad 8h 3c'],
    '9s 8s Jc',
  ],
  acts: `b5 f c c c f ${checked(12)} 20 c 40 60 80 c c c ${shown(4)}`,
  goesOn: true,
};

/** The same cards: high, low or both, all at the same time. */
export const DECLARE: StudDeal = {
  cards: HALVES,
  options: { variant: 'high-low', declare: 'simultaneous' },
  acts: `b5 ${checked(14)}`,
  goesOn: true,
};
