/** How a hand has ended, in words. */
import type { Card } from '../../cards/card.js';
import type { Seat } from '../../game/contract.js';
import { seatsIn } from '../../stakes/seats.js';
import { taxOf, winners as toldWinners, type Teller } from '../../poker/ending.js';
import { potName } from '../../poker/scene.js';
import { capital, chips } from '../../table/messages.js';
import { strength, type HandOrder } from '../rules/hand.js';
import { handOf, lowOrder } from '../rules/showdown.js';
import type { Award, Side, View } from '../rules/table.js';
import { nameOf, type HandWords, type Named } from './naming.js';
import { wonBy } from './scene.js';
import type { StudText } from '../text/en.js';

/** Who tells, with the words for hands as the pattern of the cards has them. */
export interface StudTeller extends Teller<StudText> {
  readonly handWords: HandWords;
}

/** The hand that has won, and the next best one that was in it: hands are turned up, and where halves are claimed, claimed. */
function comparison(
  { cards, live, showdown: { shown, claims } }: View,
  { words, handWords, inner }: StudTeller,
  [winner, ...sharing]: readonly Seat[],
  order: HandOrder,
  side: Side,
): string {
  const said = words.ending;
  const named = (seat: Seat): Named => nameOf(order, handOf(cards, seat), handWords)!;
  const worth = (seat: Seat): number => strength(order, handOf(cards, seat));
  const best = named(winner!);
  if (sharing.length > 0) return said.equal(best.within.full);
  const claimed = (seat: Seat): boolean => !claims[seat] || [side, 'both'].includes(claims[seat]);
  const [next] = seatsIn(live & shown)
    .filter(seat => claimed(seat) || !claimed(winner!))
    .filter(seat => worth(seat) > 0 && worth(seat) < worth(winner!))
    .sort((a, b) => worth(b) - worth(a));
  if (next === undefined) return `${best.full}.`;
  const other = named(next);
  const name = other.short === best.short ? 'full' : 'short';
  return said.beats(best[name], other.within[name], inner(next));
}

/** The half that an award is of: what nobody has claimed, or has a hand for, goes with the other half (S22). */
function halfOf({ side, seat }: Award, { cards, showdown, options }: View): Side {
  if (side !== 'whole') return side;
  const isLow = showdown.claims[seat] === 'low' && strength(lowOrder(options)!, handOf(cards, seat)) > 0;
  return isLow ? 'low' : 'high';
}

/** What has happened, and why: two sentences. */
export function ending(view: View, teller: StudTeller): readonly [string, string] {
  const { words, inner, tell } = teller;
  const said = words.ending;
  const { options } = view;
  const { awards, pots, showdown, uncalled } = view.result!;
  const won = wonBy(view);
  const back = uncalled ? `${tell(said.returned, uncalled.seat, uncalled.amount)}.` : '';
  // where there were no antes, the forced bet may go back and nothing be left to win
  if (won.size === 0) return [said.allFoldedTitle, back];
  const winners = [...won.keys()] as [Seat, ...Seat[]];
  const alone = winners.length === 1;
  const isShared = pots.some(
    (_, pot) => new Set(awards.filter(award => award.pot === pot).map(({ seat }) => seat)).size > 1,
  );
  const now = isShared ? said.split : toldWinners(teller, [...won]);
  const reasons: string[] = showdown ? [] : [said.allFolded];
  const shares = (list: readonly Award[]): string =>
    list.map(({ seat, amount }) => `${inner(seat)}\u00a0${chips(amount)}`).join(', ');
  /** With what, where no sentence says it. */
  const holding = (award: Award): string => {
    if (!showdown || compared) return '';
    const isHigh = options.variant === 'high-low' && halfOf(award, view) === 'high';
    const order = isHigh ? 'high' : (lowOrder(options) ?? 'high');
    return ` (${nameOf(order, handOf(view.cards, award.seat), teller.handWords)!.within.short})`;
  };
  const titleOf = (pot: number): string => potName(words, pot, pots.length);
  const compared = showdown && (alone || pots.length === 1);
  const halves = compared && options.variant === 'high-low';
  if (halves)
    for (const side of ['high', 'low'] as const) {
      const list = awards.filter(award => halfOf(award, view) === side);
      const seats = [...new Set(list.map(({ seat }) => seat))];
      const order = side === 'low' ? lowOrder(options)! : 'high';
      if (seats.length > 0)
        reasons.push(
          said.shared(
            words[side],
            `${alone ? '' : `${shares(list)}. `}${comparison(view, teller, seats, order, side)}`,
          ),
        );
      else if (side === 'low' && options.declare === 'cardsSpeak') reasons.push(`${capital(words.noLow)}.`);
    }
  else if (compared) reasons.push(comparison(view, teller, winners, lowOrder(options) ?? 'high', 'whole'));
  if (showdown && alone && pots.length > 1) {
    const inside = { ...words, sidePot: words.sidePotWithin };
    const [first, ...rest] = pots.map(
      ({ amount, tax }, pot) => `${potName(inside, pot, pots.length)} ${chips(amount - tax)}`,
    );
    const last = rest.pop()!;
    reasons.push(said.potsTo(words.and([first, ...rest].join(', '), last), inner(winners[0])));
  } else if (!alone && !halves)
    pots.forEach((_, pot) => {
      const parts = awards
        .filter(award => award.pot === pot)
        .map(award => `${award.side === 'whole' ? '' : `${words[award.side]} `}${shares([award])}${holding(award)}`);
      reasons.push(`${said.shared(titleOf(pot), parts.join(', '))}.`);
    });
  // each half on a line of its own
  return [now, [...reasons, taxOf(pots, said), back].filter(Boolean).join(halves ? '\n' : ' ')];
}

/**
 * The cards of a shown hand that count: of the halves that its seat has claimed, else of those that it has won, else of
 * its high hand.
 */
export function counting(view: View, seat: Seat, [first, low]: readonly Named[]): readonly Card[] {
  if (!first) return [];
  const claim = view.showdown.claims[seat];
  const awards = view.result?.awards ?? [];
  // who claims a low that is none has nothing, unless nobody has one
  if (!low) return claim === 'low' && awards.some(award => halfOf(award, view) === 'low') ? [] : first.cards;
  const sides = claim ? [claim] : awards.filter(award => award.seat === seat).map(({ side }) => side);
  const has = (side: Side): boolean => sides.some(each => each === side || each === 'both');
  return [...(has('high') || !has('low') ? first.cards : []), ...(has('low') ? low.cards : [])];
}

/** The cards that count in the winners' hands. */
export const winning = (view: View, namedOf: (seat: Seat) => readonly Named[]): readonly Card[] =>
  [...wonBy(view).keys()].flatMap(seat => counting(view, seat, namedOf(seat)));
