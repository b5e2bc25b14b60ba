/** How a hand of Einundvierzig has ended, in words. */
import { html, type TemplateResult } from 'lit';
import type { Seat } from '../../game/contract.js';
import { seatsClockwise, seatsIn } from '../../stakes/seats.js';
import { ENDING_WORDS, taxOf, winners, within, won, type Teller } from '../../poker/ending.js';
import { potName } from '../../poker/scene.js';
import { capital, chips, say, wordsIn } from '../../table/messages.js';
import type { Symbols } from '../../table/symbols.js';
import { strength } from '../rules/hand.js';
import type { View } from '../rules/table.js';
import { nameOf, type HandWords, type NamedHand } from './naming.js';
import { placeOf, wonBy } from './scene.js';
import type { EinundvierzigWords } from '../text/messages.js';

/** `~` parts what is said of another from what is said to the player. */
const WORDS = {
  ...ENDING_WORDS,
  tieForehand:
    'Equal hands of {0}: {1} is forehand.~Equal hands of {0}: you are forehand.|Gleich hoch, {0}: {1} ist Vorhand.~Gleich hoch, {0}: Sie sind Vorhand.|À égalité, {0} : {1} est le premier en main.~À égalité, {0} : vous êtes le premier en main.',
  tieLeft:
    'Equal hands of {0}: {1} sits nearest to the left of forehand.~Equal hands of {0}: you sit nearest to the left of forehand.|Gleich hoch, {0}: {1} sitzt der Vorhand zur Linken am nächsten.~Gleich hoch, {0}: Sie sitzen der Vorhand zur Linken am nächsten.|À égalité, {0} : {1} est le plus proche à gauche du premier en main.~À égalité, {0} : vous êtes le plus proche à gauche du premier en main.',
  highest: '{0} is highest.|{0} ist am höchsten.|{0} est la plus haute.',
  bonus:
    'The house pays {0} {1} for forty-one.~The house pays you {1} for forty-one.|Das Haus zahlt {0} {1} für Einundvierzig.~Das Haus zahlt Ihnen {1} für Einundvierzig.|La maison paie {1} à {0} pour quarante et un.~La maison vous paie {1} pour quarante et un.',
} as const;

/** Who tells, with the words for hands as the pattern of the cards has them, and where the Spitz lay. */
export interface EinundvierzigTeller extends Teller<EinundvierzigWords> {
  readonly handWords: HandWords;
  readonly forehand: Seat;
  readonly isYou: (seat: Seat) => boolean;
}

/** What a seat has got, as chips: those from the house apart. */
export function gained(symbols: Symbols, amount: number, { result }: View, seat: Seat): TemplateResult {
  const bonus = result!.bonuses[seat]!;
  return html`${amount > 0 ? won(symbols, amount) : ''}${
    bonus > 0 ? html`<span class="bonus">${won(symbols, bonus)}</span>` : ''
  }`;
}

/** What has happened, and why: two sentences. */
export function ending(view: View, teller: EinundvierzigTeller): readonly [string, string] {
  const { language, words, handWords, forehand, inner, phrase, isYou } = teller;
  const said = wordsIn(WORDS, language);
  const { live, options, cards } = view;
  const { pots, showdown, bonuses } = view.result!;
  const tell = (sentence: string, seat: Seat, ...values: readonly (string | number)[]): string => {
    const [other, you = other] = sentence.split('~');
    return say(isYou(seat) ? you : other, ...values);
  };
  const sums = wonBy(view);
  const [winner, ...others] = seatsIn(live).filter(seat => sums.get(seat)) as [Seat, ...Seat[]];
  const alone = others.length === 0;
  const now =
    winner === undefined
      ? words.alone
      : winners(
          teller,
          said.wins,
          [winner, ...others].map(seat => [seat, sums.get(seat)!] as const),
        );
  const held = (seat: Seat): NamedHand => nameOf(cards[seat]!, options, handWords)!;
  const worth = (seat: Seat): number => strength(cards[seat]!, options);
  const reasons: string[] = [];
  if (!showdown) reasons.push(said.allFolded);
  else if (alone) {
    const [first] = pots;
    const best = held(winner);
    if (first?.tied) {
      const isForehand = winner === forehand;
      reasons.push(
        tell(
          isForehand ? said.tieForehand : said.tieLeft,
          winner,
          best.sum || within(best.name, language),
          inner(winner),
        ),
      );
      // who else was as high, and where he sits: that has decided it
      const equal = seatsClockwise(live, forehand).filter(seat => worth(seat) === worth(winner) && seat !== forehand);
      const places = equal.map(seat => inner(seat) + words.colon + placeName(words, placeOf(view, forehand, seat)));
      if (places[0]) reasons.push(`${capital(places.join(', '))}.`);
    } else {
      const [next] = seatsIn(live)
        .filter(seat => seat !== winner)
        .sort((a, b) => worth(b) - worth(a));
      reasons.push(
        next === undefined
          ? say(said.highest, best.full)
          : say(said.beats, best.full, within(held(next).full, language), inner(next)),
      );
    }
  }
  if (pots.length > 1)
    pots.forEach(({ winner: seat, amount, tax, tied }, pot) => {
      const title = potName(words, pot, pots.length);
      const share = `${inner(seat)} ${chips(amount - tax)}`;
      reasons.push(
        `${say(said.shared, title, share)}${tied ? ` (${placeName(words, placeOf(view, forehand, seat))})` : ''}.`,
      );
    });
  reasons.push(taxOf(pots, said.taxed));
  bonuses.forEach((bonus, seat) => {
    if (bonus > 0) reasons.push(tell(said.bonus, seat, inner(seat), chips(bonus)));
  });
  const back = view.uncalled;
  if (back) reasons.push(`${phrase(said.returned, back.seat, back.amount)}.`);
  return [now, reasons.filter(Boolean).join(' ')];
}

/** How a place is called: “Vorhand”, “2. links der Vorhand”. */
export const placeName = (words: EinundvierzigWords, place: number): string =>
  place === 0 ? words.forehand : say(words.left, place);
