/** How a hand of Einundvierzig has ended, in words. */
import { html, type TemplateResult } from 'lit';
import type { Seat } from '../../game/contract.js';
import type { PotPart } from '../../stakes/outcome.js';
import { seatsClockwise } from '../../stakes/seats.js';
import { othersWon, reckoned, sharesOf, titleOf, winners, won, type Teller } from '../../poker/play/ending.js';
import { potName } from '../../poker/look/seen.js';
import { chips, signed } from '../../table/look/messages.js';
import type { Symbols } from '../../table/look/symbols.js';
import { outcome } from '../outcome.js';
import { strength } from '../rules/hand.js';
import type { View } from '../rules/table.js';
import { nameOf, type HandWords, type NamedHand } from './naming.js';
import { placeOf } from './scene.js';
import type { EinundvierzigText } from '../text/en.js';

/** The words for hands in the pattern of the cards, and where the Spitz lay. */
export interface EinundvierzigTeller extends Teller<EinundvierzigText> {
  readonly handWords: HandWords;
  readonly forehand: Seat;
}

/** A seat's winnings as chips, with those from the house apart. */
export function gained(
  { symbols, words }: { readonly symbols: Symbols; readonly words: EinundvierzigText },
  amount: number,
  { result }: View,
  seat: Seat,
): TemplateResult {
  const bonus = result!.bonuses[seat]!;
  return html`${amount > 0 ? won(symbols, amount, seat, words.ending.fromPot(chips(amount))) : ''}${
    bonus > 0 ? html`<span class="bonus">${won(symbols, bonus, seat, signed(bonus))}</span>` : ''
  }`;
}

/** Why somebody has won. */
interface Why {
  readonly full: string;
  /** For a small box. */
  readonly short: string;
  /** Whether it says who has won how much. */
  readonly tellsWon: boolean;
}

/** Why one player has won everything at a showdown. */
function whyAlone(view: View, teller: EinundvierzigTeller, parts: readonly PotPart[], winner: Seat): Why {
  const { words, handWords, inner, who, you } = teller;
  const said = words.ending;
  const held = (seat: Seat): NamedHand => nameOf(view.cards[seat]!, view.options, handWords)!;
  const best = held(winner);
  const why = (full: string, short = full, tellsWon = false): Why => ({ full, short, tellsWon });
  if (view.result!.pots[0]?.tied) {
    const [tie, places] = whyTied(view, teller, best, winner);
    return why([tie, places].filter(Boolean).join(' '), tie);
  }
  const next = parts[0]!.beaten;
  if (next < 0)
    return winner === you
      ? why(said.highest(best.full))
      : why(said.winsWith(winners(teller, [...sharesOf(parts)]), best.within.full), undefined, true);
  const other = held(next).within.full;
  if (next === you) return why(said.beatsYours(best.full, inner(winner), other));
  const beats = said.beats(best.full, other, inner(next));
  return why(beats, winner === you ? beats : said.leads(who(winner), best.within.full, who(next)));
}

/** Equal hands: decided by the players' places. */
function whyTied(
  view: View,
  { words, forehand, inner, who }: EinundvierzigTeller,
  best: NamedHand,
  winner: Seat,
): readonly [tie: string, places: string] {
  const said = words.ending;
  const sentence = winner === forehand ? said.tieForehand : said.tieLeft;
  const worth = (seat: Seat): number => strength(view.cards[seat]!, view.options);
  const equal = seatsClockwise(view.live, forehand).filter(seat => worth(seat) === worth(winner) && seat !== forehand);
  const places = equal.map((seat, at) =>
    words.told(at === 0 ? (who(seat) ?? words.you) : inner(seat), placeName(words, placeOf(view, forehand, seat))),
  );
  return [
    sentence(best.sum > 0 ? String(best.sum) : best.within.name, who(winner)),
    places.length > 0 ? words.sentence(places.join(', ')) : '',
  ];
}

/** Whether a seat’s hand is equal to one that has won by its place. */
export const isTied = ({ cards, options, result }: View, seat: Seat): boolean =>
  result!.pots.some(
    ({ tied, winner }) => tied && strength(cards[winner]!, options) === strength(cards[seat]!, options),
  );

/** The end of a hand in words: what happened, why, and a short form for a small box. */
export function ending(
  view: View,
  teller: EinundvierzigTeller,
): readonly [now: string, because: string, brief: string] {
  const { words, forehand, inner, who, tell } = teller;
  const said = words.ending;
  const { pots, showdown, bonuses } = view.result!;
  const came = outcome(view, teller.you < 0 ? 'onlooker' : teller.you)!;
  const [winner, ...others] = [...sharesOf(came.parts).keys()] as [Seat, ...Seat[]];
  const alone = others.length === 0;
  const folded = said.allFolded(who(winner));
  const folds: Why = { full: folded, short: folded, tellsWon: false };
  const why = showdown ? alone && whyAlone(view, teller, came.parts, winner) : folds;
  const reasons: string[] = why ? [why.full] : [];
  const shares: string[] = [];
  if (pots.length > 1)
    pots.forEach(({ winner: seat, amount, rake, tied }, pot) => {
      const title = potName(words, pot, pots.length);
      const share = `${inner(seat)} ${chips(amount - rake)}`;
      shares.push(said.shared(title, share));
      reasons.push(
        words.sentence(shares.at(-1)! + (tied ? ` (${placeName(words, placeOf(view, forehand, seat))})` : '')),
      );
    });
  else if (!(why && why.tellsWon)) reasons.push(othersWon(teller, came));
  const [sums, short] = reckoned(teller, pots, came);
  reasons.push(sums);
  const fromHouse = bonuses.flatMap((bonus, seat) => (bonus > 0 ? tell(said.bonus, seat, bonus) : []));
  reasons.push(...fromHouse);
  const back = view.uncalled;
  if (back) reasons.push(words.sentence(tell(said.returned, back.seat, back.amount)));
  // what the house pays has more to say than that all others have folded
  const first = why && (showdown || fromHouse.length === 0) ? why.short : '';
  const brief = alone && why ? [first, short, ...fromHouse].filter(Boolean).join(' ') : shares.join(' · ');
  return [titleOf(teller, came), reasons.filter(Boolean).join(' '), brief];
}

/** The name of a place: “Vorhand”, “2. links der Vorhand”. */
export const placeName = (words: EinundvierzigText, place: number): string =>
  place === 0 ? words.forehand : words.left(place);
