/**
 * The strongest computer player of stud, which plays what was learnt against itself and others. What it learnt is a
 * text with a letter for each situation that it distinguishes, one for each variant and table size; it finds the letter
 * from its view, and draws its action. If there is no text or no answer in it, it samples deals as before: in
 * situations hardly ever met, and at tables with other rules or with short purses.
 */
import type { Random } from '../../cards/random.js';
import { isRange, toAction } from '../../game/to-action.js';
import type { Thinker } from '../../game/computer-player.js';
import type { Offer, Seat } from '../../game/contract.js';
import { finished } from '../../game/steps.js';
import { tilted } from '../../stakes/characters.js';
import { drawn, weightsIn, type Weights } from '../../stakes/learnt.js';
import { raisedWithin } from '../../stakes/raising.js';
import { seatsIn } from '../../stakes/seats.js';
import { think } from './players.js';
import { chancesBy, ORDERS_OF, situationOf, type Chances } from './situations.js';
import { strengthOf } from './strength.js';
import type { Options } from './options.js';
import type { Action, View } from './table.js';

/** The same results as the evaluator's, without its tables: a player asks too rarely for these to be worth building. */
const chancesOf = (variant: Options['variant']): Chances =>
  chancesBy(ORDERS_OF[variant].map(order => cards => strengthOf(order, cards)));

/** How many lower limits must be in play for each seat in the hand. */
const DEEP = 16;

/**
 * Whether a table is one that was learnt: limits of one to two and an ante of three to seven tenths of the lower one, a
 * forced bet that is not a bet of its own, the default low, no declaring, a rake of at most 10%, and purses deep
 * enough to play a hand.
 */
function isKnown({ options, live, accounts }: View): boolean {
  const { ante, lowerLimit, higherLimit, bringInAmount } = options;
  return (
    higherLimit === 2 * lowerLimit &&
    10 * ante >= 3 * lowerLimit &&
    10 * ante <= 7 * lowerLimit &&
    bringInAmount < lowerLimit &&
    !options.completeCounts &&
    options.capLiftedHeadsUp !== 'always' &&
    options.declare === 'cards-speak' &&
    (options.variant !== 'high-low' || (options.lowRank === 'normal' && options.wheel === 'not-straight')) &&
    options.rake.percent <= 10 &&
    seatsIn(live).every(seat => accounts.purses[seat]! + accounts.cloth[seat]! >= DEEP * lowerLimit)
  );
}

/** The actions of a seat that has to bet, with their frequencies; undefined if the text does not know. */
export function weightsOf(
  view: View,
  seat: Seat,
  legal: readonly Offer<Action>[],
  policy: string,
  chances = chancesOf(view.options.variant),
): Weights | undefined {
  if (!isKnown(view)) return undefined;
  const weights = weightsIn(policy[situationOf(view, seat, chances)]!, legal);
  return weights && raisedWithin(weights, legal, view.round!.wagers, () => finished(chances.isUnbeatable(view, seat)));
}

/** An offer as an action; a bet or raise with an open amount gets the size of the street. */
export function played(offer: Offer<Action>, view: View): Action {
  if (!('to' in offer) || !isRange(offer.to)) return toAction(offer);
  const { options, street } = view;
  const { level } = view.round!;
  const { min, max, step } = offer.to;
  const to = level + (street < 5 ? options.lowerLimit : options.higherLimit);
  const fits = to <= min ? min : Math.min(max, min + Math.round((to - min) / step) * step);
  return { ...offer, to: fits };
}

/** The three levels, of which `hard` plays by the text for a hand, if there is one. */
export const trained = (policyOf: (view: View) => string | undefined): Thinker<Action, View> =>
  function* (level, view, legal, random: Random, character) {
    if (level === 'hard' && view.phase === 'bet') {
      const policy = policyOf(view);
      const weights = policy && weightsOf(view, view.seat as Seat, legal, policy);
      if (weights) return played(drawn(tilted(weights, character, legal), legal, random), view);
    }
    return yield* think(level, view, legal, random, character);
  };
