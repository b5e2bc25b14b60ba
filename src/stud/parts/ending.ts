/** How a hand has ended, in words. Loaded when the first one ends. */
import type { html as Html, TemplateResult } from 'lit';
import type { Card } from '../../cards/card.js';
import type { Seat } from '../../game/contract.js';
import { seatsIn } from '../../stakes/seats.js';
import type { Language } from '../../ui/lang.js';
import { chips, say, wordsIn } from '../../ui/messages.js';
import { FRAMES_AFTER, framesFrom, type Motion } from '../../ui/motion.js';
import type { stack as Stack } from '../../ui/pieces.js';
import type { Symbols } from '../../ui/symbols.js';
import { strength } from '../hand.js';
import { handOf, lowOrder } from '../showdown.js';
import type { View } from '../table.js';
import { nameOf, type Named } from './naming.js';
import type { StudWords } from './words.js';
import { heaps } from './scene.js';

export { styles } from './ending.styles.js';

/** `~` parts what is said of another from what is said to the player. */
const WORDS = {
  wins: '{0} wins {1}~You win {1}|{0} gewinnt {1}~Sie gewinnen {1}|{0} gagne {1}~Vous gagnez {1}',
  returned: '{1} back to {0}~{1} back to you|{1} zurück an {0}~{1} zurück an Sie|{1} rendus à {0}~{1} vous sont rendus',
  split: 'The pot is divided|Der Pot wird geteilt|Le pot est partagé',
  shared: '{0}: {1}|{0}: {1}|{0} : {1}',
  // the winner’s hand, the next best one and whose it is
  beats: '{0} beats {1} ({2}).|{0} vor {1} ({2}).|{0} devant {1} ({2}).',
  equal: 'Equal hands: {0}.|Gleiche Hände: {0}.|Mains égales : {0}.',
  potsTo: '{0} go to {1}.|{0} gehen an {1}.|{0} vont à {1}.',
  allFolded: 'All others have folded.|Alle anderen sind ausgestiegen.|Tous les autres se sont couchés.',
} as const;

/** Who tells: how he calls a seat, and what he says of it or to it. */
export interface Teller {
  readonly language: Language;
  readonly words: StudWords;
  readonly handWords: StudWords;
  readonly name: (seat: Seat) => string;
  /** The name in the middle of a sentence. */
  readonly inner: (seat: Seat) => string;
  readonly phrase: (words: string, seat: Seat, amount: number) => string;
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
  { language, words, handWords, name, inner, phrase }: Teller,
): readonly [string, string] {
  const said = wordsIn(WORDS, language);
  const { live, options } = view;
  const { awards, pots, showdown, uncalled } = view.result!;
  const won = wonBy(view);
  const [winner, ...others] = [...won.keys()] as [Seat, ...Seat[]];
  const alone = others.length === 0;
  const now = alone ? phrase(said.wins, winner, won.get(winner)!) : said.split;
  const back = uncalled ? `${phrase(said.returned, uncalled.seat, uncalled.amount)}.` : '';
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
      reasons.push(say(said.beats, plain ? best.short : best.full, plain ? other.short : other.full, inner(next!)));
    else if (alone) reasons.push(`${best.full}.`);
    else if (pots.length === 1) reasons.push(say(said.equal, best.full));
  }
  const potName = (pot: number): string => (pot === 0 ? words.mainPot : words.sidePot);
  if (showdown && alone && pots.length > 1) {
    const listed = pots.map(({ amount, tax }, pot) => `${potName(pot)} ${chips(amount - tax)}`);
    const last = listed.pop()!;
    reasons.push(say(said.potsTo, say(words.and, listed.join(', '), last), inner(winner)));
  } else if (!alone) {
    pots.forEach((_, pot) => {
      const shares = awards
        .filter(award => award.pot === pot)
        .map(({ seat, amount, side }) => `${side === 'whole' ? '' : `${words[side]} `}${name(seat)} ${chips(amount)}`);
      reasons.push(`${say(said.shared, potName(pot), shares.join(', '))}.`);
    });
  }
  return [now, [...reasons, back].filter(Boolean).join(' ')];
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

/** What a seat has won: chips, and their sum. */
export const won = (
  { html, stack }: { readonly html: typeof Html; readonly stack: typeof Stack },
  symbols: Symbols,
  amount: number,
): TemplateResult =>
  html`<span class="won"
    ><span class="piles">${heaps(amount).map(heap => stack(symbols, heap))}</span
    ><b class="sum">+ ${chips(amount)}</b></span
  >`;

/** The cards that count rise, and the pots go to their winners. */
export async function linger(root: ParentNode, motion: Motion): Promise<void> {
  const all = (selector: string): Element[] => [...root.querySelectorAll(selector)];
  const middle = root.querySelector('.mid');
  await Promise.all([
    ...all('.card.lift').map(card =>
      motion.animate(card, [{ transform: 'none' }, { transform: 'translateY(-14%)' }], 260),
    ),
    ...all('.won').map(pile =>
      motion.animate(pile, middle && motion.moves ? framesFrom(pile, middle) : FRAMES_AFTER, 380, { delay: 500 }),
    ),
  ]);
  await motion.pause(900);
}
