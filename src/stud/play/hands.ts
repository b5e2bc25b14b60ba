/** The hands on the cloth of stud: an opponent's, and the player's own with its name. */
import { html, nothing, type TemplateResult } from 'lit';
import { HIDDEN, type Card } from '../../cards/card.js';
import type { Seat } from '../../game/contract.js';
import { closed, row } from '../../poker/play/cards.js';
import type { Opponent } from '../../poker/play/game.js';
import type { FaceSize } from '../../table/play/art/family.js';
import type { Place } from '../../table/play/places.js';
import type { View } from '../rules/table.js';
import type { StudText } from '../text/en.js';
import type { Named } from './naming.js';
import { ownHandOf } from '../look/own-hand.js';
import { layOf } from './scene.js';

/** Keeps a low hand on one line with its label. */
const together = (text: string): string => text.replace(/ (?=\w+\u2011)/, '\u00a0');

/** The low half, after the high one: beside it, or on a line of its own. */
const lowHalf = (told: string): TemplateResult => html`<span class="and"> · </span><span class="half">${told}</span>`;

export interface OpponentHand {
  /** The cards that count, once hands are compared. */
  readonly counting: readonly Card[] | undefined;
  /** The value of the hand in words, by halves, if it is shown. */
  readonly holds: readonly string[];
  readonly did: string;
  /** What replaces the hand: the spot before the deal, the upcards of a folded hand. */
  readonly instead: unknown;
}

/** An opponent's hand, with its description. */
export function opponentHand(
  words: StudText,
  view: View,
  seat: Seat,
  { counting, holds: [first, ...low], did, instead }: OpponentHand,
): Opponent {
  const [down, up, late] = layOf(view, seat);
  const isFour = up.length > 3 ? 'four' : '';
  return {
    hand:
      down.length + up.length > 0
        ? html`<div class="hand" data-place=${`hand ${seat}` satisfies Place} data-cards=${`card ${seat}`}>
            ${closed(words, [...down, ...late])}
            <span class="down" data-row=${row(down, 'compact', counting)}></span
            ><span class="up" data-row=${row(up, 'compact', counting)}></span
            ><span class="late" data-row=${row(late, 'compact', counting)}></span>
          </div>`
        : instead,
    said: first && down.length > 0 ? html`<span class="holds">${first}${low.map(lowHalf)}</span>` : did,
    kind: late.length > 0 ? 'full' : isFour,
  };
}

export interface OwnHand {
  readonly plate: TemplateResult;
  readonly bet: TemplateResult;
  /** Whether somebody else has the screen. */
  readonly covered: boolean;
  readonly compared: boolean;
  readonly counting: readonly Card[] | undefined;
  /** The size of the faces for a number of cards. */
  readonly size: (count: number) => FaceSize;
  /** Its value, if it may be shown, and what decides it. */
  readonly holds: string;
  readonly named: readonly Named[];
  /** What the player did, once they are out of the hand. */
  readonly did: string;
  readonly wins: boolean;
  /** What replaces missing cards: the spot before the deal, the upcards of a folded hand. */
  readonly instead: unknown;
}

/** The own hand: down cards, upcards and the seventh, under them the plate and the value of the hand. */
export function ownHand(
  words: StudText,
  view: View,
  seat: Seat,
  { plate, bet, covered, compared, counting, size, holds, named: [high], did, wins, instead }: OwnHand,
): readonly [TemplateResult, string] {
  const [down, up, late] = layOf(view, seat);
  const hide = (cards: readonly Card[]): readonly Card[] => (covered ? cards.map(() => HIDDEN) : cards);
  const groups = [
    ['down', hide(down), words.down],
    ['up', up, words.open],
    ['late', hide(late), words.seventh],
  ] as const;
  const count = down.length + up.length + late.length;
  const stressed = wins && holds && high?.rest && view.options.variant === 'high';
  const lying = groups.flatMap(([name, cards, tag]) =>
    cards.length > 0 ? [{ name, row: row(cards, size(count), counting), tag }] : [],
  );
  const reading = did || (stressed ? html`${high.kind}, <em>${high.rest}</em>` : together(holds));
  return [
    ownHandOf(seat, lying, count === 0 ? instead : nothing, plate, bet, reading),
    `${compared ? 'compared' : ''} n${count} ${holds.includes('\n') ? 'halves' : ''}`,
  ];
}
