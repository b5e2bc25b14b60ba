/** The own book: its cards, those that are staked before it, and those that have gone beside it. */
import { html, nothing, type TemplateResult } from 'lit';
import { CARDS, type KnownCard } from '../../cards/card.js';
import type { FaceSize } from '../../table/art/family.js';
import { chips, signed } from '../../table/messages.js';
import { button, cardFace, purse } from '../../table/pieces.js';
import { parolis } from '../rules/legality.js';
import { openSpots, SINGLES } from '../rules/spots.js';
import { placeOf, type Line, type Punter, type Stake } from '../rules/table.js';
import { isOffered, stateOf, type Scene } from './scene.js';
import { cardOf, signOf } from './suits.js';

/** How much a card of the book shows, small as it is on narrow tables. */
export const leafSize = (narrow: boolean): FaceSize => (narrow ? 'compact' : 'large');

/** The own place: plate, gauge of what is staked, and the book; a banker has none. */
export function book(scene: Scene): TemplateResult | typeof nothing {
  const { view, words, own, seat, lines, face, person } = scene;
  if (!own) return nothing;
  const { cap, variant } = view.options;
  const staked = view.accounts.cloth[seat]!;
  const isBanker = view.banker === seat;
  const gone =
    variant === 'buch' ? SINGLES.filter(rank => isGone(scene, rank) && !lines.some(({ spot }) => spot === rank)) : [];
  return html`<div class="mine ${isBanker ? 'banks' : ''}">
    <div class="who">
      <span class="plate"
        ><b>${person(seat)}</b>${purse(words, view.accounts.purses[seat]!)}${signOf(scene, seat)}</span
      >
      <div class="gauge" ?hidden=${isBanker}>
        ${cap > 0 ? words.stakedOf(chips(staked), chips(cap)) : words.staked(chips(staked))}
        ${
          cap > 0
            ? html`<svg viewBox="0 0 ${cap} 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width=${Math.min(staked, cap)} height="1"></rect>
              </svg>`
            : nothing
        }
      </div>
    </div>
    ${
      isBanker
        ? nothing
        : html`<div class="front" role="toolbar" aria-label=${words.front} data-zone="front">
              ${lines.map(line => played(scene, line))}${own.stakes.map(stake => laid(scene, stake))}
            </div>
            <div class="away">
              ${gone.length > 0 ? html`<small>${words.away}</small>` : nothing}
              <div>
                ${gone.map(
                  rank => html`<span data-card=${rank}>${face(cardOf(view, seat, rank), 'small', 'dim')}</span>`,
                )}
              </div>
            </div>
            <div class="fan" part="layout" role="toolbar" aria-label=${words.book} data-zone="fan">
              ${SINGLES.map(rank => leaf(scene, own, rank))}
            </div>`
    }
  </div>`;
}

/** Whether the own card of a rank has gone. */
function isGone({ view, own }: Scene, rank: string): boolean {
  const isAway = (card: KnownCard): boolean => placeOf(view, card) !== 'pack';
  return view.options.variant === 'buch'
    ? !!own?.suit && isAway((rank + own.suit) as KnownCard)
    : CARDS.filter(card => card[0] === rank).every(isAway);
}

/** A card of the own book, or the gap that it has left. */
function leaf(scene: Scene, own: Punter, rank: string): TemplateResult {
  const { view, seat } = scene;
  const staked = own.stakes.some(({ spot }) => spot === rank);
  const gone = isGone(scene, rank);
  const isOpen = view.phase === 'stake' && openSpots(view, seat).includes(rank);
  // books are handed out with the first deal; before it their places are marked
  const isAway = view.deal === 0 || (view.options.variant === 'buch' && gone);
  return html`<button
    part="field"
    class=${staked || isAway ? 'gap' : ''}
    data-do="field"
    data-value=${rank}
    data-drop=${rank}
    aria-disabled=${isOpen ? nothing : 'true'}
    aria-label=${scene.field(rank, own) + (gone ? scene.words.fieldClosed : '')}
  >
    ${
      staked || isAway
        ? html`<span class="slot"></span>`
        : html`<span data-card=${rank} aria-hidden="true"
            >${cardFace(cardOf(view, seat, rank), leafSize(scene.narrow), '', gone ? 'dim' : '')}</span
          >`
    }
  </button>`;
}

/** A card that is staked. */
function laid(scene: Scene, { spot, amount, bent }: Stake): TemplateResult {
  return html`<button
    class="one ${bent ? 'bent' : ''}"
    part="field"
    data-do="field"
    data-value=${spot}
    data-drop=${spot}
  >
    <span class="unseen">${scene.field(spot, scene.own)}</span>
    <span data-card=${spot} aria-hidden="true">${cardFace(cardOf(scene.view, scene.seat, spot), 'compact', '')}</span
    >${scene.pile(amount)}
  </button>`;
}

/** A card that the last turn has decided. */
function played(scene: Scene, line: Line): TemplateResult {
  const { spot, amount, outcome, net } = line;
  const card = cardOf(scene.view, scene.seat, spot);
  const won = outcome === 'won';
  return html`<div class="one ${outcome}">
    <span data-card=${spot}
      >${cardFace(card, 'compact', `${scene.name(card)}, ${signed(net)}`, won ? 'marked' : outcome === 'lost' ? 'dim' : '')}</span
    >${scene.pile(amount, { state: stateOf(line), note: won ? `+ ${chips(net)}` : outcome === 'split' ? signed(net) : '' })}
    ${paroli(scene, spot)}
  </div>`;
}

/** The win of a card may be left on it, with a bent corner. */
function paroli(scene: Scene, spot: string): TemplateResult | undefined {
  const win = isOffered(scene, 'paroli') && parolis(scene.view, scene.seat).find(win => win.spot === spot);
  return win
    ? button('paroli', scene.words.paroli(chips(win.amount)), { kind: 'quiet corner', value: spot })
    : undefined;
}
