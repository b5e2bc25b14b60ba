/** How a hand of Einundvierzig has ended, in words. */
import { html, type TemplateResult } from 'lit';
import type { Seat } from '../../game/contract.js';
import { seatsClockwise, seatsIn } from '../../stakes/seats.js';
import { taxOf, winners, won, type Teller } from '../../poker/ending.js';
import { potName } from '../../poker/scene.js';
import { capital, chips } from '../../table/messages.js';
import type { Symbols } from '../../table/symbols.js';
import type { Who } from '../../table/text/texts.js';
import { strength } from '../rules/hand.js';
import type { View } from '../rules/table.js';
import { nameOf, type HandWords, type NamedHand } from './naming.js';
import { placeOf, wonBy } from './scene.js';
import type { EinundvierzigText } from '../text/en.js';

/** Who tells, with the words for hands as the pattern of the cards has them, and where the Spitz lay. */
export interface EinundvierzigTeller extends Teller<EinundvierzigText> {
  readonly handWords: HandWords;
  readonly forehand: Seat;
  readonly who: (seat: Seat) => Who;
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
  const { words, handWords, forehand, inner, tell, who } = teller;
  const said = words.ending;
  const { live, options, cards } = view;
  const { pots, showdown, bonuses } = view.result!;
  const sums = wonBy(view);
  const [winner, ...others] = seatsIn(live).filter(seat => sums.get(seat)) as [Seat, ...Seat[]];
  const alone = others.length === 0;
  const now =
    winner === undefined
      ? words.alone
      : winners(
          teller,
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
      const sentence = winner === forehand ? said.tieForehand : said.tieLeft;
      reasons.push(sentence(best.sum > 0 ? String(best.sum) : best.within.name, who(winner)));
      // who else was as high, and where he sits: that has decided it
      const equal = seatsClockwise(live, forehand).filter(seat => worth(seat) === worth(winner) && seat !== forehand);
      const places = equal.map(seat => inner(seat) + words.colon + placeName(words, placeOf(view, forehand, seat)));
      if (places[0]) reasons.push(`${capital(places.join(', '))}.`);
    } else {
      const [next] = seatsIn(live)
        .filter(seat => seat !== winner)
        .sort((a, b) => worth(b) - worth(a));
      reasons.push(
        next === undefined ? said.highest(best.full) : said.beats(best.full, held(next).within.full, inner(next)),
      );
    }
  }
  if (pots.length > 1)
    pots.forEach(({ winner: seat, amount, tax, tied }, pot) => {
      const title = potName(words, pot, pots.length);
      const share = `${inner(seat)} ${chips(amount - tax)}`;
      reasons.push(
        `${said.shared(title, share)}${tied ? ` (${placeName(words, placeOf(view, forehand, seat))})` : ''}.`,
      );
    });
  reasons.push(taxOf(pots, said));
  bonuses.forEach((bonus, seat) => {
    if (bonus > 0) reasons.push(tell(said.bonus, seat, bonus));
  });
  const back = view.uncalled;
  if (back) reasons.push(`${tell(said.returned, back.seat, back.amount)}.`);
  return [now, reasons.filter(Boolean).join(' ')];
}

/** How a place is called: “Vorhand”, “2. links der Vorhand”. */
export const placeName = (words: EinundvierzigText, place: number): string =>
  place === 0 ? words.forehand : words.left(place);
