/** How a hand has ended, in words. Loaded when the first one ends. */
import type { Seat } from '../../game/contract.js';
import { seatsIn } from '../../stakes/seats.js';
import type { Language } from '../../ui/lang.js';
import { chips, say, wordsIn, type CommonWords, type Words } from '../../ui/messages.js';
import { strength } from '../hand.js';
import type { STUD_WORDS } from '../messages.js';
import { handOf, lowOrder } from '../showdown.js';
import type { View } from '../table.js';
import { nameOf, type Named } from './naming.js';

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
  readonly words: CommonWords & Words<typeof STUD_WORDS>;
  readonly handWords: CommonWords & Words<typeof STUD_WORDS>;
  readonly name: (seat: Seat) => string;
  /** The name in the middle of a sentence. */
  readonly inner: (seat: Seat) => string;
  readonly phrase: (words: string, seat: Seat, amount: number) => string;
}

/** What has happened, and why: two sentences. */
export function ending(
  view: View,
  { language, words, handWords, name, inner, phrase }: Teller,
): readonly [string, string] {
  const said = wordsIn(WORDS, language);
  const { live, options } = view;
  const { awards, pots, showdown, uncalled } = view.result!;
  const won = new Map<Seat, number>();
  for (const { seat, amount } of awards) won.set(seat, (won.get(seat) ?? 0) + amount);
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
