/** How a hand has ended, in words. */
import type { Card } from '../../cards/card.js';
import type { Seat } from '../../game/contract.js';
import type { PotPart } from '../../stakes/outcome.js';
import { othersWon, sharesOf, taxOf, titleOf, type Teller } from '../../poker/ending.js';
import { potName } from '../../poker/scene.js';
import { chips } from '../../table/messages.js';
import { halfOf, orderOf, outcome } from '../outcome.js';
import { handOf } from '../rules/showdown.js';
import type { Claim, View } from '../rules/table.js';
import { nameOf, type HandWords, type Named } from './naming.js';
import { wonBy } from './scene.js';
import type { StudText } from '../text/en.js';

/** The sentences of the ending, with the words for hands as the pattern of the cards has them. */
export interface StudTeller extends Teller<StudText> {
  readonly handWords: HandWords;
  /** Whether it is for a screen reader, and not laid out in lines of its own for each half. */
  readonly isAloud?: boolean;
}

/** Hands compared in words: in full, and in a few words. */
interface Compared {
  readonly full: string;
  readonly short: string;
}

/** With what a part of the pots was won, and what it beat: the player's own hand, or the next best one that was in it. */
function comparison(view: View, { words, handWords, inner, who, you }: StudTeller, part: PotPart): Compared {
  const said = words.ending;
  const named = (seat: Seat): Named => nameOf(orderOf(part.side, view), handOf(view.cards, seat), handWords)!;
  const { reason, shares, beaten } = part;
  const winner = shares[0]!.seat;
  const best = named(winner);
  if (reason === 'equal') return { full: said.equal(best.within.full), short: said.equal(best.within.short) };
  const whose = (hand: string): string => (winner === you ? words.sentence(hand) : said.heldBy(hand, inner(winner)));
  if (beaten < 0) return { full: words.sentence(best.full), short: whose(best.short) };
  const other = named(beaten);
  const beats = (name: 'full' | 'short'): string =>
    beaten === you
      ? said.beatsYours(best[name], inner(winner), other.within[name])
      : said.beats(best[name], other.within[name], inner(beaten));
  const length = other.short === best.short ? 'full' : 'short';
  const leads = said.leads(who(winner), best.within[length], who(beaten));
  const isOfOthers = winner !== you && beaten !== you;
  return { full: beats(length), short: length === 'full' || isOfOthers ? leads : beats('short') };
}

/**
 * What has happened, and why: what it was for the player, then the hands, then what others have won; and the hands in few
 * words, for a small box.
 */
export function ending(view: View, teller: StudTeller): readonly [now: string, because: string, brief: string] {
  const { words, inner, tell, handWords } = teller;
  const said = words.ending;
  const came = outcome(view, teller.you < 0 ? 'onlooker' : teller.you)!;
  const { parts } = came;
  const { pots, showdown, uncalled } = view.result!;
  const back = uncalled ? words.sentence(tell(said.returned, uncalled.seat, uncalled.amount)) : '';
  const now = titleOf(teller, came);
  if (parts.length === 0) return [now, back, back];
  const sums = sharesOf(parts);
  const alone = sums.size === 1;
  const compared = showdown && (alone || pots.length === 1);
  const halves = compared && view.options.variant === 'high-low';
  const shares = (part: PotPart): string =>
    part.shares.map(({ seat, amount }) => `${inner(seat)}\u00a0${chips(amount)}`).join(', ');
  const reasons: string[] = showdown ? [] : [said.allFolded];
  const brief = [...reasons];
  if (halves)
    for (const side of ['high', 'low'] as const) {
      const part = parts.find(each => each.side === side);
      if (part) {
        const { full, short } = comparison(view, teller, part);
        reasons.push(said.shared(words[side], `${alone ? '' : `${shares(part)}. `}${full}`));
        brief.push(said.shared(words[side], alone ? short : shares(part)));
      } else if (side === 'low' && view.options.declare === 'cardsSpeak') reasons.push(words.noLowReason);
    }
  else if (compared) {
    const { full, short } = comparison(view, teller, parts[0]!);
    reasons.push(full);
    brief.push(short);
  }
  if (showdown && alone && pots.length > 1) {
    const inside = { ...words, sidePot: words.sidePotWithin };
    const [first, ...rest] = pots.map(
      ({ amount, tax }, pot) => `${potName(inside, pot, pots.length)} ${chips(amount - tax)}`,
    );
    const last = rest.pop()!;
    reasons.push(said.potsTo(words.and([first, ...rest].join(', '), last), inner([...sums.keys()][0]!)));
  } else if (!alone && !halves)
    pots.forEach((_, pot) => {
      const ofPot = parts.filter(part => part.pot === pot);
      const told = ofPot.flatMap(part =>
        part.shares.map(share => {
          const held = nameOf(orderOf(part.side, view), handOf(view.cards, share.seat), handWords)!;
          const side = part.side === 'whole' ? '' : `${words[part.side]} `;
          return `${side}${shares({ ...part, shares: [share] })}${compared ? '' : ` (${held.within.short})`}`;
        }),
      );
      const title = potName(words, pot, pots.length);
      reasons.push(words.sentence(said.shared(title, told.join(', '))));
      brief.push(said.shared(title, ofPot.map(shares).join(', ')));
    });
  else if (!halves || alone) reasons.push(othersWon(teller, came));
  // each half on a line of its own
  const because = together([...reasons, taxOf(pots, said), back], halves && !teller.isAloud);
  return [now, because, brief.join(' · ')];
}

/** Sentences in a row, or each in a line of its own. */
const together = (sentences: readonly string[], areApart: boolean): string =>
  sentences.filter(Boolean).join(areApart ? '\n' : ' ');

/**
 * The cards of a shown hand that count: of the halves that its seat has claimed, else of those that it has won, else of
 * its high hand.
 */
export function counting(view: View, seat: Seat, [first, low]: readonly Named[]): readonly Card[] {
  if (!first) return [];
  const claim = view.showdown.claims[seat];
  const awards = view.result?.awards ?? [];
  // a claim of low without a low hand wins nothing, unless nobody has one
  if (!low) return claim === 'low' && awards.some(award => halfOf(award, view) === 'low') ? [] : first.cards;
  const sides = claim ? [claim] : awards.filter(award => award.seat === seat).map(({ side }) => side);
  const has = (side: Claim): boolean => sides.some(each => each === side || each === 'both');
  return [...(has('high') || !has('low') ? first.cards : []), ...(has('low') ? low.cards : [])];
}

/** The cards that count in the winners' hands. */
export const winning = (view: View, namedOf: (seat: Seat) => readonly Named[]): readonly Card[] =>
  [...wonBy(view).keys()].flatMap(seat => counting(view, seat, namedOf(seat)));
