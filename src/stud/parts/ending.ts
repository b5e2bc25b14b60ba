/** How a hand has ended, in words. Loaded when the first one ends. */
import type { Card } from '../../cards/card.js';
import type { Seat } from '../../game/contract.js';
import { seatsIn } from '../../stakes/seats.js';
import { ENDING_WORDS, taxOf, winners, within, type Teller } from '../../ui/betting/ending.js';
import { endingStyles } from '../../ui/betting/ending.styles.js';
import { chips, say, wordsIn } from '../../ui/messages.js';
import { strength } from '../hand.js';
import { handOf, lowOrder } from '../showdown.js';
import type { View } from '../table.js';
import { nameOf, type Named } from './naming.js';
import type { StudWords } from './words.js';

export { linger, won } from '../../ui/betting/ending.js';
export const styles = endingStyles;

const WORDS = {
  ...ENDING_WORDS,
  equal: 'Equal hands: {0}.|Gleiche Hände: {0}.|Mains égales : {0}.',
} as const;

/** Who tells, with the words for hands as the pattern of the cards has them. */
export interface StudTeller extends Teller<StudWords> {
  readonly handWords: StudWords;
}

/** What each seat has won. */
export function wonBy({ result }: View): ReadonlyMap<Seat, number> {
  const sums = new Map<Seat, number>();
  for (const { seat, amount } of result!.awards) sums.set(seat, (sums.get(seat) ?? 0) + amount);
  return sums;
}

/** What has happened, and why: two sentences. */
export function ending(
  view: View,
  { language, words, handWords, inner, phrase }: StudTeller,
): readonly [string, string] {
  const said = wordsIn(WORDS, language);
  const { live, options } = view;
  const { awards, pots, showdown, uncalled } = view.result!;
  const won = wonBy(view);
  const back = uncalled ? `${phrase(said.returned, uncalled.seat, uncalled.amount)}.` : '';
  // where there were no antes, the forced bet may go back and nothing be left to win
  if (won.size === 0) return [said.allFolded.slice(0, -1), back];
  const [winner, ...others] = [...won.keys()] as [Seat, ...Seat[]];
  const alone = others.length === 0;
  const isShared = pots.some(
    (_, pot) => new Set(awards.filter(award => award.pot === pot).map(({ seat }) => seat)).size > 1,
  );
  const now = isShared ? said.split : winners({ inner, phrase }, said.wins, [...won]);
  const reasons: string[] = showdown ? [] : [said.allFolded];
  if (showdown && options.variant !== 'high-low') {
    const order = lowOrder(options) ?? 'high';
    const named = (seat: Seat): Named => nameOf(order, handOf(view.cards, seat), handWords)!;
    const worth = (seat: Seat): number => strength(order, handOf(view.cards, seat));
    const best = named(winner);
    const [next] = seatsIn(live & view.showdown.shown)
      .filter(seat => !won.has(seat))
      .sort((a, b) => worth(b) - worth(a));
    const other = next === undefined ? undefined : named(next);
    const plain = other?.short !== best.short;
    if (alone && other)
      reasons.push(
        say(
          said.beats,
          plain ? best.short : best.full,
          within(plain ? other.short : other.full, language),
          inner(next!),
        ),
      );
    else if (alone) reasons.push(`${best.full}.`);
    else if (pots.length === 1) reasons.push(say(said.equal, within(best.full, language)));
  } else if (showdown && alone) {
    const cards = handOf(view.cards, winner);
    const low = nameOf(lowOrder(options)!, cards, handWords);
    reasons.push(`${nameOf('high', cards, handWords)!.full} · ${low ? `${words.low} ${low.full}` : words.noLow}.`);
  }
  const potName = (pot: number): string => (pot === 0 ? words.mainPot : words.sidePot);
  if (showdown && alone && pots.length > 1) {
    const listed = pots.map(({ amount, tax }, pot) => `${potName(pot)} ${chips(amount - tax)}`);
    const [first, ...rest] = listed.map((name, pot) => (pot === 0 ? name : within(name, language)));
    const last = rest.pop()!;
    reasons.push(say(said.potsTo, say(words.and, [first, ...rest].join(', '), last), inner(winner)));
  } else if (!alone) {
    pots.forEach((_, pot) => {
      const shares = awards
        .filter(award => award.pot === pot)
        .map(
          ({ seat, amount, side }) =>
            `${side === 'whole' ? '' : `${words[side]} `}${inner(seat)}\u00a0${chips(amount)}`,
        );
      reasons.push(`${say(said.shared, potName(pot), shares.join(', '))}.`);
    });
  }
  return [now, [...reasons, taxOf(pots, said.taxed), back].filter(Boolean).join(' ')];
}

/** The cards of a shown hand that count: those of the half that it won, else those of its high hand. */
export function counting(view: View, seat: Seat, named: readonly Named[]): readonly Card[] {
  if (named.length < 2) return named[0]?.cards ?? [];
  const sides = view.result?.awards.filter(award => award.seat === seat).map(({ side }) => side) ?? [];
  if (sides.includes('whole')) return named.flatMap(({ cards }) => cards);
  return sides.length === 0
    ? named[0]!.cards
    : [...(sides.includes('high') ? named[0]!.cards : []), ...(sides.includes('low') ? named[1]!.cards : [])];
}

/** The cards that count in the winners' hands. */
export const winning = (view: View, namedOf: (seat: Seat) => readonly Named[]): readonly Card[] =>
  [...wonBy(view).keys()].flatMap(seat => counting(view, seat, namedOf(seat)));
