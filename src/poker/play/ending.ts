/** The end of a hand of poker: its sentences, and the winnings. */
import { html, type TemplateResult } from 'lit';
import type { Seat } from '../../game/contract.js';
import { wonBy, type HandOutcome, type PotPart } from '../../stakes/outcome.js';
import { chips, signed } from '../../table/look/messages.js';
import { stack } from '../../table/look/pieces.js';
import type { Place } from '../../table/play/places.js';
import type { Symbols } from '../../table/look/symbols.js';
import { heaps } from '../look/pots.js';
import { potName } from '../look/seen.js';
import type { PokerTeller } from './teller.js';
import type { PokerText } from '../text/en.js';

/** The names and sentences of the ending: the name of a seat, and what is said of it or to it. */
export interface Teller<Text extends PokerText = PokerText> extends Pick<
  PokerTeller,
  'inner' | 'tell' | 'who' | 'you'
> {
  readonly words: Text;
  /** Whether the box has no line for how the pots add up. */
  readonly isSlim?: boolean;
}

/**
 * What leads from the pots to the result: how much of them was the player's own, if they have won them all, and what
 * the house has raked; in short the first alone, of all pots together.
 */
export function reckoned(
  { words, isSlim }: Teller,
  pots: readonly { readonly amount: number; readonly rake: number }[],
  { cause, paid }: HandOutcome,
): readonly [full: string, short: string] {
  const { fromPot, ofYours, raked } = words.ending;
  const sumOf = (part: 'amount' | 'rake'): number => pots.reduce((sum, pot) => sum + pot[part], 0);
  const [all, rake] = [sumOf('amount'), sumOf('rake')];
  const sum = chips(all);
  if (cause !== 'won') return [rake > 0 ? raked(sum, chips(rake)) : '', ''];
  const of = (named: string): string => ofYours(named, chips(paid), rake > 0 ? chips(all - rake) : '');
  const short = of(fromPot(sum));
  const inside = { ...words, sidePot: words.sidePotWithin };
  const named = pots.map(({ amount }, pot) => `${potName(inside, pot, pots.length)} ${chips(amount)}`);
  const last = named.pop() ?? '';
  return [named.length > 0 ? of(words.and(named.join(', '), last)) : short, isSlim ? '' : short];
}

/** Which of the others took how much from the pots: “Bruno collects 60, Anna 20”. */
export const winners = ({ inner, words }: Teller, shares: readonly (readonly [Seat, number])[]): string =>
  shares
    .map(([seat, amount], place) =>
      place > 0 ? `${inner(seat)} ${chips(amount)}` : words.ending.collects(inner(seat), chips(amount)),
    )
    .join(', ');

/** Who got how much of these parts, in the order in which they first win. */
export function sharesOf(parts: readonly PotPart[]): ReadonlyMap<Seat, number> {
  const sums = new Map<Seat, number>();
  for (const { seat } of parts.flatMap(({ shares }) => shares)) sums.set(seat, wonBy(parts, seat));
  return sums;
}

/** Which text of a part says what a seat has won, if it has not won everything. */
function partWon(parts: readonly PotPart[], seat: Seat): keyof PokerText['ending']['youWinOnly'] {
  const own = parts.filter(({ shares }) => shares.some(share => share.seat === seat));
  const all = (is: (part: PotPart) => boolean): boolean => own.every(is);
  if (all(({ side }) => side === 'high')) return 'high';
  if (all(({ side }) => side === 'low')) return 'low';
  return all(({ reason }) => reason === 'equal') ? 'equal' : 'pots';
}

/** The title of a finished hand: its result for the player; the winners if the player had no cards. */
export function titleOf(teller: Teller, { seat, net, cause, parts }: HandOutcome): string {
  const { ending } = teller.words;
  // without antes, the forced bet may go back and leave nothing to win
  if (parts.length === 0) return ending.allFoldedTitle;
  if (cause === 'lookedOn') return parts.some(isDivided) ? ending.split : winners(teller, [...sharesOf(parts)]);
  if (cause === 'shared') return ending.youWinOnly[partWon(parts, seat as Seat)](signed(net));
  if (net === 0) return ending.youAreEven;
  if (cause === 'folded') return ending.youFolded(chips(-net));
  return net > 0 ? ending.youWin(chips(net)) : ending.youLose(chips(-net));
}

const isDivided = ({ pot }: PotPart, _: number, parts: readonly PotPart[]): boolean =>
  new Set(parts.filter(part => part.pot === pot).flatMap(({ shares }) => shares.map(({ seat }) => seat))).size > 1;

/** What the others have won, if the title is about the player; empty if it names them all. */
export function othersWon(teller: Teller, { seat, cause, parts }: HandOutcome): string {
  const others = [...sharesOf(parts)].filter(([winner]) => winner !== seat);
  return cause === 'lookedOn' || others.length === 0 ? '' : teller.words.sentence(winners(teller, others));
}

/** A seat's winnings: chips, with their `sum` in words. */
export const won = (symbols: Symbols, amount: number, seat: Seat, sum: string): TemplateResult =>
  html`<span class="won" data-place=${`won ${seat}` satisfies Place}
    ><span class="piles">${heaps(amount).map(heap => stack(symbols, heap))}</span><b class="sum">${sum}</b></span
  >`;
