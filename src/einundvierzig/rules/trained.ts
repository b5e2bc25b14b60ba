/**
 * The strongest computer player of Einundvierzig, which plays what was learnt in a million hands against itself and
 * others. What it learnt is a text with a letter for each situation that it distinguishes; it finds the letter from its
 * view, and draws its action. If the text has no answer, it samples deals as before: in situations hardly ever met, and
 * at tables with other rules or with short purses.
 */
import type { Random } from '../../cards/random.js';
import { toAction } from '../../game/to-action.js';
import type { Offer, Seat } from '../../game/contract.js';
import type { PlayerLevel, Thinker } from '../../game/computer-player.js';
import { tilted } from '../../stakes/characters.js';
import { drawn, weightsIn, type Weights } from '../../stakes/learnt.js';
import { raisedWithin } from '../../stakes/raising.js';
import { seatCount, seatsIn } from '../../stakes/seats.js';
import { maskOf, maskOfAll } from './hand.js';
import { isPoor, toTurnUp } from './turning-up.js';
import { think, wagersIn } from './players.js';
import { isUnbeatable, situationOf } from './situations.js';
import type { Action, View } from './table.js';

/**
 * Whether a table is one that was learnt: limits of one to two and an ante of a fifth to three fifths of the lower one,
 * the default rules of betting and of hands, a rake of at most 10%, and purses that last to the final raise of either
 * round.
 */
function isKnown({ options, live, accounts }: View): boolean {
  const { ante, lowerLimit, higherLimit } = options;
  const most = ante + 4 * lowerLimit + 4 * higherLimit;
  return (
    higherLimit === 2 * lowerLimit &&
    5 * ante <= 3 * lowerLimit &&
    5 * ante >= lowerLimit &&
    options.points &&
    options.ungroupedHand === 'high-card' &&
    options.showdownTrigger === 'round-closed' &&
    options.capLiftedHeadsUp !== 'always' &&
    options.secondRoundOpening === 'check' &&
    options.secondRoundFirst === 'left-of-forehand' &&
    options.secondRoundUnit === 'higher' &&
    !options.forehandOption &&
    options.rake.percent <= 10 &&
    seatsIn(live).every(seat => accounts.purses[seat]! + accounts.cloth[seat]! >= most)
  );
}

/** The actions of a seat to act in a betting round, with their frequencies; undefined if the text does not know. */
export function weightsOf(
  view: View,
  seat: Seat,
  legal: readonly Offer<Action>[],
  policy: string,
): Weights | undefined {
  if (!isKnown(view)) return undefined;
  const weights = weightsIn(policy[situationOf(view, seat)]!, legal);
  return weights && raisedWithin(weights, legal, wagersIn(view), () => isUnbeatable(view, seat));
}

/** Two cards to turn up by the rule for it, as the offer with them. */
function layingOpen(view: View, seat: Seat, legal: readonly Offer<Action>[], random: Random): Action {
  const hand = maskOfAll(view.cards[seat]!);
  const two = toTurnUp(hand, isPoor(hand, seatCount(view.live)), sides => random.below(sides));
  return legal.find(
    offer => offer.type === 'turnUp' && offer.cards.every(card => (maskOf(card) & two) !== 0),
  ) as Action;
}

/**
 * The three levels, of which `hard` plays by a text.
 * @param otherwise how it plays if the text has no answer; by default like `hard` before training.
 */
export const trained = (policy: string, otherwise?: PlayerLevel): Thinker<Action, View> =>
  function* (level, view, legal, random, character) {
    const seat = view.seat as Seat;
    if (level === 'hard' && view.phase === 'bet') {
      const weights = weightsOf(view, seat, legal, policy);
      if (weights) return toAction(drawn(tilted(weights, character, legal), legal, random));
    }
    if (level === 'hard' && view.phase === 'turnUp' && !legal.some(({ type }) => type === 'done'))
      return layingOpen(view, seat, legal, random);
    return yield* think(otherwise ?? level, view, legal, random, character);
  };
