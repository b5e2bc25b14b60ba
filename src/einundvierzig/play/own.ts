/** The own hand on the cloth: the points of its cards, which of them are face up, and its other readings. */
import { html, nothing, type TemplateResult } from 'lit';
import { HIDDEN, type Card } from '../../cards/card.js';
import type { Seat } from '../../game/contract.js';
import type { Place } from '../../table/play/places.js';
import { pointsOf } from '../rules/hand.js';
import type { NamedHand } from './naming.js';
import type { EinundvierzigText } from '../text/en.js';

export interface OwnCards {
  readonly seat: Seat;
  /** In the order drawn; `??` if face down. */
  readonly cards: readonly Card[];
  /** Their value, if it may be shown. */
  readonly held: NamedHand | undefined;
  /** Those that are face up, or will be. */
  readonly opens: readonly Card[];
  /** Whether the player is to choose two of them. */
  readonly asked: boolean;
  readonly compared: boolean;
  readonly card: (card: Card, marks: string) => TemplateResult;
}

/** The own cards: above each its points, below whether it is face up; buttons while two are to be chosen. */
export function ownCards(
  words: EinundvierzigText,
  { seat, cards, held, opens, asked, compared, card: draw }: OwnCards,
): TemplateResult {
  const counting = held?.cards ?? [];
  const each = (card: Card, place: number): TemplateResult => {
    const at = counting.indexOf(card);
    const open = opens.includes(card);
    const counts = at < 0 ? words.void : `${at > 0 ? '+ ' : ''}${pointsOf(card)}`;
    const inside = html`<span class="counts" aria-hidden=${asked ? 'true' : 'false'}
        >${held && card !== HIDDEN ? counts : ''}</span
      >${draw(card, compared ? (at >= 0 ? 'lift' : 'dim') : '')}${
        // a screen reader says the card first, then its points
        asked && held ? html`<span class="unseen">${counts}, </span>` : ''
      }${
        asked || opens.length > 0
          ? html`<span class="flag"
              >${asked ? html`<kbd aria-hidden="true">${place + 1}</kbd>` : ''}${open ? words.up : words.closed}</span
            >`
          : ''
      }`;
    const look = `pick ${open ? 'open' : ''} ${held && at < 0 ? 'void' : ''}`;
    return asked
      ? html`<button
          class=${look}
          data-do="pick"
          data-value=${place}
          data-place=${open ? nothing : (`button pick ${place}` satisfies Place)}
          data-leaves=${opens.length === 2 ? 'Enter' : ''}
          aria-pressed=${open ? 'true' : 'false'}
          aria-keyshortcuts=${place + 1}
        >
          ${inside}
        </button>`
      : html`<span class=${look}>${inside}</span>`;
  };
  return html`<div
    class="own"
    data-place=${`hand ${seat}` satisfies Place}
    data-cards="own card"
    role=${asked ? 'toolbar' : nothing}
    aria-label=${asked ? words.twoUp : nothing}
    data-zone=${asked ? 'own' : nothing}
  >
    ${cards.map(each)}
  </div>`;
}

/** A face-down hand as it lies, with only the cards that are face up for all. */
export const covered = (cards: readonly Card[], seen: readonly Card[]): readonly Card[] => [
  ...cards.slice(seen.length).map((): Card => HIDDEN),
  ...seen,
];

/** The two cards that the others see, in words. */
export const seenCards = (
  words: EinundvierzigText,
  cards: readonly Card[],
  nameOf: (card: Card) => string,
): TemplateResult => html`<p class="seen">${words.seen} ${cards.map(card => html`<b>${nameOf(card)}</b>`)}</p>`;

/** The other readings, and why the best one counts. */
export const readings = (words: EinundvierzigText, { others, why }: NamedHand, hints: boolean): TemplateResult =>
  html`<div class="readings">
    ${
      hints && others.length > 0
        ? html`<p>${words.others}</p>
            <ul>
              ${others.map(({ name, sum }) => html`<li><span>${name}</span><b>${sum || ''}</b></li>`)}
            </ul>
            <p class="reason">${why}</p>`
        : ''
    }
  </div>`;

/** The rank of the hand among all hands: a button that opens the ladder. */
export const place = (words: EinundvierzigText, open: boolean, gauge: TemplateResult | undefined): TemplateResult =>
  html`<span class="stand" data-zone="hand-rank"
    ><button class="place" data-do="open" data-value="hand-rank" aria-expanded=${open ? 'true' : 'false'}>
      ${gauge ?? words.handRank}
    </button></span
  >`;
