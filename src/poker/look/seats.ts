/** The seats of a table of poker: plates with names, purses and signs, what was done, bets and what is won. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../game/contract.js';
import { chips } from '../../table/look/messages.js';
import type { Sitter } from '../../table/look/names.js';
import { askWho, pile, purse, sitterFace, stakePile } from '../../table/look/pieces.js';
import type { Place } from '../../table/play/places.js';
import type { Symbols } from '../../table/look/symbols.js';
import type { PokerText } from '../text/en.js';

/** The look of a seat: what is drawn of it. */
export interface SeatLook {
  readonly seat: Seat;
  readonly name: string;
  /** Who sits there, to the eye; nothing for the player. */
  readonly sitter: Sitter | undefined;
  readonly purse: number;
  /** The seat's bet in this round, in chips. */
  readonly bet: number;
  /** The chips that the seat has won of the hand that is over, drawn. */
  readonly won: unknown;
  /** The signs on the seat's plate. */
  readonly marks: readonly TemplateResult[];
  /** Classes: whose turn it is, who has folded, who wins. */
  readonly kind: string;
}

/** The signs that are explained where they stand. */
const TERMS = ['dealer', 'spitz', 'all'];

const placeOf = (seat: Seat): Place => `seat ${seat}`;

/** A sign, and what it says to a screen reader, which would read a sign and its title both. */
export const mark = (kind: string, told: string, seen: unknown = told): TemplateResult =>
  html`<span
      class="mark ${kind}"
      data-place=${`sign ${kind}` satisfies Place}
      data-term=${TERMS.includes(kind) ? kind : nothing}
      aria-hidden="true"
      >${seen}</span
    ><span class="unseen">${`, ${told}`}</span>`;

/** The sign of the dealer's button. */
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

/** The place of a hand before the deal: where the cards will lie, and what its player has, in chips. */
export const spot = (symbols: Symbols, amount: number): TemplateResult =>
  html`<span class="spot">${amount > 0 ? pile(symbols, amount) : nothing}</span>`;

/** An opponent: the hand that lies before them, and what is said of it. */
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
    <div class="plate">
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

/** The chips before the player, or what they have won. */
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
