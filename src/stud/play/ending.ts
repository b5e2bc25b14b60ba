/** How a hand has ended, in words. */
import type { TemplateResult } from 'lit';
import type { Card } from '../../cards/card.js';
import type { Seat } from '../../game/contract.js';
import { listOf } from '../../game/lists.js';
import type { PotPart } from '../../stakes/outcome.js';
import { hasSeat } from '../../stakes/seats.js';
import { othersWon, sharesOf, reckoned, titleOf, winners, won, type Teller } from '../../poker/play/ending.js';
import { potName } from '../../poker/look/seen.js';
import { chips } from '../../table/look/messages.js';
import type { Symbols } from '../../table/look/symbols.js';
import { halfOf, orderOf, outcome } from '../outcome.js';
import { beatenBy, handOf } from '../rules/showdown.js';
import type { Claim, View } from '../rules/table.js';
import { nameOf, type HandWords, type Named } from './naming.js';
import type { StudText } from '../text/en.js';

/** The sentences of the ending, with the words for hands in the pattern of the cards. */
export interface StudTeller extends Teller<StudText> {
  readonly handWords: HandWords;
  /** Whether it is for a screen reader, rather than laid out with a line for each half. */
  readonly isAloud?: boolean;
}

/** Hands compared in words: in full, and in short. */
interface Compared {
  readonly full: string;
  readonly short: string;
}

/**
 * The hand that won a part of the pots, and the one it beat: the player's own, or the next best in it. `isShared`: who
 * won how much has just been said.
 */
function comparison(
  view: View,
  { words, handWords, inner, who, you }: StudTeller,
  part: PotPart,
  isShared: boolean,
): Compared {
  const said = words.ending;
  const named = (seat: Seat): Named => nameOf(orderOf(part.side, view), handOf(view.cards, seat), handWords)!;
  const { reason, shares, beaten } = part;
  const winner = shares[0]!.seat;
  const best = named(winner);
  if (reason === 'equal') return { full: said.equal(best.within.full), short: said.equal(best.within.short) };
  const whose = (hand: string): string => (winner === you ? words.sentence(hand) : said.heldBy(hand, inner(winner)));
  if (beaten < 0) {
    const isOwn = winner === you && !isShared;
    return { full: isOwn ? words.ownHandIs(best.within.full) : words.sentence(best.full), short: whose(best.short) };
  }
  const other = named(beaten);
  const beats = (name: 'full' | 'short'): string =>
    beaten === you && !isShared
      ? said.beatsYours(best[name], inner(winner), other.within[name])
      : said.beats(best[name], other.within[name], inner(beaten));
  const length = other.short === best.short ? 'full' : 'short';
  const leads = said.leads(who(winner), best.within[length], who(beaten));
  const isOfOthers = winner !== you && beaten !== you;
  return { full: beats(length), short: length === 'full' || isOfOthers ? leads : beats('short') };
}

/** Who won how much with a hand that was compared with no other. */
function unseen(view: View, teller: StudTeller, parts: readonly PotPart[]): Compared {
  const { side, shares } = parts[0]!;
  const { within } = nameOf(orderOf(side, view), handOf(view.cards, shares[0]!.seat), teller.handWords)!;
  const wins = (hand: string): string => teller.words.ending.winsWith(winners(teller, [...sharesOf(parts)]), hand);
  return { full: wins(within.full), short: wins(within.short) };
}

/** Sentences, with a short form. */
interface Explanation {
  readonly reasons: readonly string[];
  readonly brief: readonly string[];
}

const sharesTold = ({ inner }: StudTeller, { shares }: PotPart): string =>
  shares.map(({ seat, amount }) => `${inner(seat)}\u00a0${chips(amount)}`).join(', ');

/** The high half, then the low one; `alone`: one player has won both. */
function halvesTold(view: View, teller: StudTeller, parts: readonly PotPart[], alone: boolean): Explanation {
  const { words } = teller;
  const { halfTo, share, shared } = words.ending;
  const reasons: string[] = [];
  const brief: string[] = [];
  for (const side of ['high', 'low'] as const) {
    const part = parts.find(each => each.side === side);
    if (part) {
      const { full, short } = comparison(view, teller, part, !alone);
      const shares = part.shares.map(({ seat, amount }) => teller.tell(share, seat, amount)).join(', ');
      reasons.push(alone ? shared(words[side], full) : halfTo(words[side], shares, full));
      brief.push(shared(words[side], alone ? short : sharesTold(teller, part)));
    } else if (side === 'low' && view.options.declare === 'cards-speak') reasons.push(words.noLowReason);
  }
  return { reasons, brief };
}

/** Several pots that another player has won. */
function potsToOne(view: View, { words, inner, you }: StudTeller, winner: Seat): string {
  if (winner === you) return '';
  const { pots } = view.result!;
  const inside = { ...words, sidePot: words.sidePotWithin };
  const [first, ...rest] = pots.map(
    ({ amount, rake }, pot) => `${potName(inside, pot, pots.length)} ${chips(amount - rake)}`,
  );
  const last = rest.pop()!;
  return words.ending.potsTo(words.and([first, ...rest].join(', '), last), inner(winner));
}

/** Who won what from each pot; `compared`: the hands have been described. */
function potsTold(view: View, teller: StudTeller, parts: readonly PotPart[], compared: boolean): Explanation {
  const { words, handWords } = teller;
  const { shared } = words.ending;
  const { length } = view.result!.pots;
  const pots = listOf(length, pot => ({
    title: potName(words, pot, length),
    parts: parts.filter(part => part.pot === pot),
  }));
  const told = (part: PotPart): readonly string[] =>
    part.shares.map(share => {
      const held = nameOf(orderOf(part.side, view), handOf(view.cards, share.seat), handWords)!;
      const side = part.side === 'whole' ? '' : `${words[part.side]} `;
      return `${side}${sharesTold(teller, { ...part, shares: [share] })}${compared ? '' : ` (${held.within.short})`}`;
    });
  return {
    reasons: pots.map(({ title, parts }) => words.sentence(shared(title, parts.flatMap(told).join(', ')))),
    brief: pots.map(({ title, parts }) => shared(title, parts.map(part => sharesTold(teller, part)).join(', '))),
  };
}

/** That the player put away what may have been the best hand: it was compared with none. */
function putAway(view: View, { words, tell, you }: StudTeller): readonly Explanation[] {
  if (you < 0 || !hasSeat(view.showdown.mucked, you) || beatenBy(view, you) !== undefined) return [];
  const mucked = words.sentence(tell(words.mucks, you));
  return [{ reasons: [mucked], brief: [mucked] }];
}

/**
 * What happened, and why: the player's result, then the hands, then what others won; and the hands in short, for a
 * small box.
 */
export function ending(view: View, teller: StudTeller): readonly [now: string, because: string, brief: string] {
  const { words, tell, you } = teller;
  const said = words.ending;
  const came = outcome(view, you < 0 ? 'onlooker' : you)!;
  const { parts } = came;
  const { pots, showdown, uncalled } = view.result!;
  const back = uncalled ? words.sentence(tell(said.returned, uncalled.seat, uncalled.amount)) : '';
  const now = titleOf(teller, came);
  if (parts.length === 0) return [now, back, back];
  const winners = [...sharesOf(parts).keys()];
  const alone = winners.length === 1;
  const compared = showdown && (alone || pots.length === 1);
  const halves = compared && view.options.variant === 'high-low';
  // another's hand that was compared with none also tells who has won
  const isUnseen = compared && alone && parts.length === 1 && parts[0]!.beaten < 0 && winners[0] !== you;
  const told: Explanation[] = [...putAway(view, teller)];
  if (!showdown) {
    const folded = said.allFolded(teller.who(winners[0]!));
    told.push({ reasons: [folded], brief: [folded] });
  } else if (halves) told.push(halvesTold(view, teller, parts, alone));
  else if (compared) {
    const { full, short } = isUnseen ? unseen(view, teller, parts) : comparison(view, teller, parts[0]!, false);
    told.push({ reasons: [full], brief: [short] });
  }
  if (showdown && alone && pots.length > 1) told.push({ reasons: [potsToOne(view, teller, winners[0]!)], brief: [] });
  else if (!alone && !halves) told.push(potsTold(view, teller, parts, compared));
  else if ((alone || !halves) && !isUnseen) told.push({ reasons: [othersWon(teller, came)], brief: [] });
  const [sums, short] = reckoned(teller, pots, came);
  // each half on a line of its own
  const reasons = [...told.flatMap(({ reasons }) => reasons), sums, back];
  return [
    now,
    together(reasons, halves && !teller.isAloud),
    inOneLine(
      told.flatMap(({ brief }) => brief),
      short,
    ),
  ];
}

/** Sentences that may have to share a line, where a dot separates them in place of a full stop; one has room for `more`. */
const inOneLine = (sentences: readonly string[], more: string): string =>
  sentences.length === 1
    ? together([...sentences, more], false)
    : sentences.map(sentence => sentence.replace(/\.$/, '')).join(' · ');

/** Sentences in a row, or one to a line. */
const together = (sentences: readonly string[], areApart: boolean): string =>
  sentences.filter(Boolean).join(areApart ? '\n' : ' ');

/** A seat's winnings as chips: with the name of the half, if they are from one half of the pots. */
export function gained(
  { symbols, words }: { readonly symbols: Symbols; readonly words: StudText },
  amount: number,
  { result }: View,
  seat: Seat,
): TemplateResult {
  const [side = 'whole', ...others] = result!.awards.filter(award => award.seat === seat).map(award => award.side);
  const isHalf = side !== 'whole' && others.every(other => other === side);
  return won(symbols, amount, seat, isHalf ? `${words[side]} ${chips(amount)}` : words.ending.fromPot(chips(amount)));
}

/**
 * The cards of a shown hand that count: for the halves that its seat has claimed, else those it has won; for both if it
 * has won nothing.
 */
export function counting(view: View, seat: Seat, [first, low]: readonly Named[]): readonly Card[] {
  if (!first) return [];
  const claim = view.showdown.claims[seat];
  const awards = view.result?.awards ?? [];
  // a claim to low without a low hand wins nothing, unless nobody has one
  if (!low) return claim === 'low' && awards.some(award => halfOf(award, view) === 'low') ? [] : first.cards;
  const won = awards.filter(award => award.seat === seat).map(({ side }) => side);
  const sides = claim ? [claim] : won;
  if (sides.length === 0) return [...first.cards, ...low.cards];
  const has = (side: Claim): boolean => sides.some(each => each === side || each === 'both');
  return [...(has('high') || !has('low') ? first.cards : []), ...(has('low') ? low.cards : [])];
}
