/** Cards that belong to no hand, and how far the hand is: burnt cards, common ones, and the rail with the folded up-cards. */
import { html, nothing, type TemplateResult } from 'lit';
import { HIDDEN, RANKS, SUITS, type Card } from '../../cards/card.js';
import type { Seat } from '../../game/contract.js';
import { cardAlone, row } from '../../poker/cards.js';
import { wagerRules } from '../rules/betting.js';
import { STREETS, type View } from '../rules/table.js';
import type { StudText } from '../text/en.js';
import { isSettled } from './scene.js';

/** The common cards. */
export const commonCards = (words: StudText, row: string): TemplateResult =>
  html`<div class="common"><span data-row=${row}></span><small>${words.forAll}</small></div>`;

/** The burnt cards, as one. */
export const burntCards = (words: StudText, burnt: number): TemplateResult =>
  html`<div class="burnt">${cardAlone(HIDDEN, 'compact', () => '')}<small>${words.burnt(burnt)}</small></div>`;

/** What the rail shows of the folded up-cards, and how. */
export interface Fallen {
  readonly words: StudText;
  readonly seats: readonly Seat[];
  /** By seat, by rank or by suit. */
  readonly sort: number;
  readonly memory: string;
  readonly name: (seat: Seat) => string;
  readonly quiz: () => unknown;
}

/** The folded up-cards. */
function fallenCards(view: View, { words, seats, sort, memory, name, quiz }: Fallen): TemplateResult {
  const place = (card: Card): number => {
    const rank = RANKS.indexOf(card[0]!);
    const suit = SUITS.indexOf(card[1]!);
    return sort === 1 ? rank * 4 + suit : suit * 13 + rank;
  };
  const small = (list: readonly Card[]): string =>
    row(
      list.map(card => (memory === 'visible' ? card : HIDDEN)),
      'small',
    );
  return html`<span data-zone="rail"
      ><button class="sort" data-do="sort" aria-label="${words.fallen}, ${Object.values(words.sorted)[sort]!}">
        <span class="long">${words.fallen}</span><span class="short">${words.fallenShort}</span>
      </button></span
    >
    <span class="minis">
      ${
        sort === 0 || memory !== 'visible'
          ? seats.map(
              seat =>
                html`<span><small>${name(seat)}</small><span data-row=${small(view.cards.up[seat]!)}></span></span>`,
            )
          : html`<span
              data-row=${small(seats.flatMap(seat => view.cards.up[seat]!).sort((a, b) => place(b) - place(a)))}
            ></span>`
      } </span
    >${memory === 'quiz' ? quiz() : nothing}`;
}

/** How far the hand is: the streets as steps. */
function steps(words: StudText, view: View): TemplateResult {
  return html`<ol class="steps" aria-label=${words.street}>
    ${STREETS.map(street => {
      const now = view.dealtIn !== 0 && street === view.street && !isSettled(view);
      const past = view.dealtIn !== 0 && (street < view.street || isSettled(view));
      return html`<li class=${now ? 'here' : past ? 'past' : ''} aria-current=${now ? 'step' : nothing}>
        <span class="unseen">${words.street} </span>${street}
      </li>`;
    })}
  </ol>`;
}

/** The rail: the folded up-cards, the streets, how often it has been raised. */
export function rail(view: View, fallen: Fallen): TemplateResult {
  const { words, seats } = fallen;
  const { cap } = wagerRules(view);
  const raises = view.round && view.phase === 'bet' ? view.round.wagers - 1 : -1;
  return html`<div class="rail" part="rail">
    ${seats.length > 0 ? fallenCards(view, fallen) : nothing} ${steps(words, view)}
    ${
      raises >= 0
        ? html`<span class="raises">${cap === Infinity ? words.noCap : words.raisesOf(raises, cap - 1)}</span>`
        : nothing
    }
  </div>`;
}
