/** The cloth of New Game: the pack, and a place for each player. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Card, KnownCard } from '../../cards/card.js';
import { chips, signed } from '../../table/messages.js';
import { cardFace, purse, stakePile } from '../../table/pieces.js';
import type { Symbols } from '../../table/symbols.js';
import type { Who } from '../../table/text/texts.js';
import { outcome } from '../outcome.js';
import type { View } from '../rules/table.js';
import type { NewGameText } from '../text/en.js';

/** What the areas of the table need of it. */
export interface Shown {
  readonly view: View;
  readonly words: NewGameText;
  readonly symbols: Symbols;
  /** Whether cards are still coming. */
  readonly dealing: boolean;
  /** The cards that lie on the cloth, by seat. */
  readonly cards: readonly (Card | null)[];
  readonly person: (seat: number) => string;
  /** The same for a sentence; nothing for the player, who is spoken to. */
  readonly who: (seat: number) => Who;
  readonly nameOf: (card: KnownCard) => string;
}

/** The pack that the cards come from. */
export const pack = ({ view }: Shown): TemplateResult =>
  html`<span class="card pack back" part="card" aria-hidden="true" data-hand=${view.hand} data-place="shoe"
    ><svg viewBox="0 0 250 350" data-back></svg
  ></span>`;

/** So many players have room for larger cards. */
const FEW = 3;

/** Everybody at the table, clockwise. */
export const seats = (shown: Shown): TemplateResult =>
  html`<div class="seats ${shown.view.players.length > FEW ? '' : 'few'}" role="list" aria-label=${shown.words.players}>
    ${shown.view.players.map((_, seat) => place(shown, seat))}
  </div>`;

/** One player: name, purse, card and stake; who has won the hand that is shown is marked, with what it has brought. */
function place({ view, words, symbols, dealing, cards, person, nameOf }: Shown, seat: number): TemplateResult {
  const { accounts, players } = view;
  const card = cards[seat];
  const stake = accounts.cloth[seat]!;
  const came = dealing ? undefined : outcome(view, seat);
  const won = came?.cause === 'won';
  return html`<div
    class="seat ${won ? 'won' : ''} ${players[seat]!.seated ? '' : 'empty'}"
    part="seat"
    role="listitem"
    data-seat=${seat}
    aria-current=${seat === view.seat ? 'true' : nothing}
  >
    <b class="name">${person(seat)}</b>
    <span class="has"
      >${purse(words, accounts.purses[seat]!)} ${won ? html`<b class="gain">${signed(came.net)}</b>` : nothing}</span
    >
    <span class="slot"
      >${card ? cardFace(card as KnownCard, 'large', nameOf(card as KnownCard), '', `card ${seat}`) : nothing}</span
    >
    <span class="chips"
      >${stake > 0 ? html`${stakePile(symbols, stake)}<span class="unseen">${words.stakes} ${chips(stake)}</span>` : nothing}</span
    >
  </div>`;
}
