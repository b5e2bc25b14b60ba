/** The seats of a poker table: plates with names, chips and marks, the last action, bets and winnings. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../game/contract.js';
import { chips } from '../../table/look/messages.js';
import type { Sitter } from '../../table/look/names.js';
import { askWho, pile, purse, sitterFace, stakePile } from '../../table/look/pieces.js';
import type { Place } from '../../table/play/places.js';
import type { Symbols } from '../../table/look/symbols.js';
import type { PokerText } from '../text/en.js';

/** How a seat is drawn. */
export interface SeatLook {
  readonly seat: Seat;
  readonly name: string;
  /** Who sits there, as drawn; undefined for the player. */
  readonly sitter: Sitter | undefined;
  readonly purse: number;
  /** The seat's bet in this round, in chips. */
  readonly bet: number;
  /** The chips that the seat has won in the finished hand, drawn. */
  readonly won: unknown;
  /** The marks on the seat's plate. */
  readonly marks: readonly TemplateResult[];
  /** Classes: whose turn it is, who has folded, who wins. */
  readonly kind: string;
}

/** The marks that are explained on demand. */
const TERMS = ['dealer', 'spitz', 'all'];

const placeOf = (seat: Seat): Place => `seat ${seat}`;

/** A mark, and its text for a screen reader, which would read both a mark and its title. */
export const mark = (kind: string, told: string, seen: unknown = told): TemplateResult =>
  html`<span
      class="mark ${kind}"
      data-place=${`sign ${kind}` satisfies Place}
      data-term=${TERMS.includes(kind) ? kind : nothing}
      aria-hidden="true"
      >${seen}</span
    ><span class="unseen">${`, ${told}`}</span>`;

/** The dealer button. */
export const dealerMark = (words: PokerText): TemplateResult => mark('dealer', words.dealer, words.dealerSign);

/**
 * The chips before a seat, or those it has won. A screen reader reads their sum, unless the seat's own text has `said`
 * it.
 */
function betOf(words: PokerText, symbols: Symbols, { seat, bet, won }: SeatLook, said?: unknown): unknown {
  const sum = chips(bet);
  return bet > 0
    ? html`${stakePile(symbols, bet, { place: `bet ${seat}` })}<span class="unseen"
          >${String(said).includes(sum) ? '' : words.did.inFor(sum)}</span
        >`
    : won;
}

/** The place of a hand before the deal: where the cards will lie, and its player's chips. */
export const spot = (symbols: Symbols, amount: number): TemplateResult =>
  html`<span class="spot">${amount > 0 ? pile(symbols, amount) : nothing}</span>`;

/** An opponent: the hand before them, and its description. */
export const opponent = (
  words: PokerText,
  symbols: Symbols,
  look: SeatLook,
  hand: unknown,
  said: unknown,
): TemplateResult =>
  html`<div
    class="seat ${look.kind}"
    part="opponent"
    data-seat=${look.seat}
    data-place=${placeOf(look.seat)}
    role="group"
    aria-label=${look.name}
  >
    <div class="plate ${look.sitter ? 'known' : ''} ${look.marks.length > 1 ? 'two-signs' : ''}">
      ${sitterFace(look.sitter)}<b title=${look.name}>${look.name}</b>
      ${purse(words, look.purse, `purse ${look.seat}`)}${askWho(words, look.sitter, look.seat)}${look.marks}
    </div>
    <div class="did">
      ${look.marks.length > 0 ? html`<span aria-hidden="true">${look.marks}</span> ` : nothing}${said}
    </div>
    ${hand}
    <div class="bet">${betOf(words, symbols, look, said)}</div>
  </div>`;

/** The plate with the player's own name. */
export const ownPlate = (words: PokerText, look: SeatLook, asked: boolean): TemplateResult =>
  html`<span class="plate ${asked ? 'turn' : ''}"
    ><b>${look.name}</b> ${purse(words, look.purse, `purse ${look.seat}`)}${look.marks}</span
  >`;

/** The chips before the player, or their winnings. */
export const ownBet = (words: PokerText, symbols: Symbols, look: SeatLook): TemplateResult =>
  html`<span class="bet">${betOf(words, symbols, look)}</span>`;

export const ownPlace = (words: PokerText, { kind, seat }: SeatLook, body: unknown): TemplateResult =>
  html`<div
    class="me ${kind}"
    part="player"
    data-seat=${seat}
    data-place=${placeOf(seat)}
    role="group"
    aria-label=${words.ownHand}
  >
    ${body}
  </div>`;
