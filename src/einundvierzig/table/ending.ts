/** How a hand of Einundvierzig has ended, in words. */
import { html, type TemplateResult } from 'lit';
import type { Seat } from '../../game/contract.js';
import { seatsClockwise } from '../../stakes/seats.js';
import { othersWon, sharesOf, taxOf, titleOf, won, type Teller } from '../../poker/ending.js';
import { potName } from '../../poker/scene.js';
import { chips } from '../../table/messages.js';
import type { Symbols } from '../../table/symbols.js';
import { outcome } from '../outcome.js';
import { strength } from '../rules/hand.js';
import type { View } from '../rules/table.js';
import { nameOf, type HandWords, type NamedHand } from './naming.js';
import { placeOf } from './scene.js';
import type { EinundvierzigText } from '../text/en.js';

/** Who tells, with the words for hands as the pattern of the cards has them, and where the Spitz lay. */
export interface EinundvierzigTeller extends Teller<EinundvierzigText> {
  readonly handWords: HandWords;
  readonly forehand: Seat;
}

/** What a seat has got, as chips: those from the house apart. */
export function gained(symbols: Symbols, amount: number, { result }: View, seat: Seat): TemplateResult {
  const bonus = result!.bonuses[seat]!;
  return html`${amount > 0 ? won(symbols, amount, seat) : ''}${
    bonus > 0 ? html`<span class="bonus">${won(symbols, bonus, seat)}</span>` : ''
  }`;
}

/** The end of a hand in words: what happened, why, and a short form for a small box. */
export function ending(
  view: View,
  teller: EinundvierzigTeller,
): readonly [now: string, because: string, brief: string] {
  const { words, handWords, forehand, inner, tell, who } = teller;
  const said = words.ending;
  const { live, options, cards } = view;
  const { pots, showdown, bonuses } = view.result!;
  const came = outcome(view, teller.you < 0 ? 'onlooker' : teller.you)!;
  const [winner, ...others] = [...sharesOf(came.parts).keys()] as [Seat, ...Seat[]];
  const alone = others.length === 0;
  const held = (seat: Seat): NamedHand => nameOf(cards[seat]!, options, handWords)!;
  const worth = (seat: Seat): number => strength(cards[seat]!, options);
  const reasons: string[] = [];
  const shares: string[] = [];
  if (!showdown) reasons.push(said.allFolded);
  else if (alone) {
    const [first] = pots;
    const best = held(winner);
    if (first?.tied) {
      const sentence = winner === forehand ? said.tieForehand : said.tieLeft;
      reasons.push(sentence(best.sum > 0 ? String(best.sum) : best.within.name, who(winner)));
      // players with an equal hand: their places have decided it
      const equal = seatsClockwise(live, forehand).filter(seat => worth(seat) === worth(winner) && seat !== forehand);
      const [first, ...more] = equal.map((seat, at) =>
        words.told(at === 0 ? (who(seat) ?? words.you) : inner(seat), placeName(words, placeOf(view, forehand, seat))),
      );
      if (first) reasons.push(words.sentence([first, ...more].join(', ')));
    } else {
      const next = came.parts[0]!.beaten;
      if (next < 0)
        reasons.push(winner === teller.you ? said.highest(best.full) : said.heldBy(best.full, inner(winner)));
      else if (next === teller.you) reasons.push(said.beatsYours(best.full, inner(winner), held(next).within.full));
      else reasons.push(said.beats(best.full, held(next).within.full, inner(next)));
    }
  }
  if (pots.length > 1)
    pots.forEach(({ winner: seat, amount, tax, tied }, pot) => {
      const title = potName(words, pot, pots.length);
      const share = `${inner(seat)} ${chips(amount - tax)}`;
      shares.push(said.shared(title, share));
      reasons.push(
        words.sentence(shares.at(-1)! + (tied ? ` (${placeName(words, placeOf(view, forehand, seat))})` : '')),
      );
    });
  else reasons.push(othersWon(teller, came));
  reasons.push(taxOf(pots, said));
  bonuses.forEach((bonus, seat) => {
    if (bonus > 0) reasons.push(tell(said.bonus, seat, bonus));
  });
  const back = view.uncalled;
  if (back) reasons.push(words.sentence(tell(said.returned, back.seat, back.amount)));
  return [titleOf(teller, came), reasons.filter(Boolean).join(' '), alone ? reasons[0]! : shares.join(' · ')];
}

/** How a place is called: “Vorhand”, “2. links der Vorhand”. */
export const placeName = (words: EinundvierzigText, place: number): string =>
  place === 0 ? words.forehand : words.left(place);
