/** The player's own place at Einundvierzig, and the few things drawn before play. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../game/contract.js';
import { mark } from '../../poker/look/seats.js';
import { chips } from '../../table/look/messages.js';
import type { Place } from '../../table/play/places.js';
import type { Options } from '../rules/options.js';
import type { EinundvierzigText } from '../text/en.js';

/** The ante and the two limits. */
export const limitsOf = (words: EinundvierzigText, { ante, lowerLimit, higherLimit }: Options): string =>
  words.limits(chips(ante), chips(lowerLimit), chips(higherLimit));

/** The Spitz, which marks Vorhand. */
export const spitz = (words: EinundvierzigText): TemplateResult => mark('spitz', words.forehand, '');

/** The buttons for drawers. */
export const ways = (buttons: unknown): TemplateResult => html`<div class="ways">${buttons}</div>`;

/** The place of the player's own cards while there are none. */
export const noCards = (seat: Seat, instead: unknown): TemplateResult =>
  html`<div class="own" data-place=${`hand ${seat}` satisfies Place}>${instead}</div>`;

/** What is drawn at the player's own place. */
export interface OwnRow {
  readonly cards: TemplateResult;
  readonly plate: TemplateResult;
  readonly bet: TemplateResult;
  /** The value of the hand. */
  readonly reading?: unknown;
  /** The two cards that the others see, in words. */
  readonly seen?: unknown;
  /** The button for the review of a hand that was folded or played. */
  readonly review?: unknown;
  readonly reviewed?: unknown;
  /** Other readings of the hand. */
  readonly others?: TemplateResult | undefined;
  /** The rank of the hand among all hands. */
  readonly handRank?: unknown;
  /** What the player held when they folded. */
  readonly had?: unknown;
}

export const ownRow = (own: OwnRow): TemplateResult =>
  html`<div class="own-row">
      <div class="hold">
        <p class="reading">${own.reading ?? nothing}</p>
        ${own.seen ?? nothing} ${own.review ?? nothing}
      </div>
      ${own.cards} ${own.others ?? html`<div class="readings"></div>`}
    </div>
    <div class="line">
      ${own.plate} ${own.bet} ${own.handRank ?? nothing} ${own.reviewed ?? nothing} ${own.had ?? nothing}
    </div>`;
