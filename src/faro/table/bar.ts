/** The bar: what its main button says, and the bar of a player who has no chips. */
import { html, nothing, type TemplateResult } from 'lit';
import { barOf, emptyBar } from '../../bank/bar.js';
import { button } from '../../table/pieces.js';
import { chips } from '../../table/messages.js';
import { isBanker, isOffered, nextPerson, type Scene } from './scene.js';

/** What the main button says: it deals, gives the screen to the next person, or turns up. */
function mainLabel(scene: Scene): string {
  const { view, words, person, ownSeats } = scene;
  const next = ownSeats.length > 1 ? nextPerson(scene) : undefined;
  if (next !== undefined) return words.next(person(next));
  return view.phase === 'between' ? words.newDeal : view.options.variant === 'classic' ? words.nextTurn : words.turnUp;
}

/** What is staked, and where there is a cap, how much of it that is. */
function gauge({ view, words, seat }: Scene): TemplateResult {
  const { cap } = view.options;
  const staked = view.accounts.cloth[seat]!;
  return html`<div class="gauge">
    ${cap > 0 ? words.stakedOf(chips(staked), chips(cap)) : words.staked(chips(staked))}
    ${
      cap > 0
        ? html`<svg viewBox="0 0 ${cap} 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width=${Math.min(staked, cap)} height="1"></rect>
          </svg>`
        : nothing
    }
  </div>`;
}

/** What the bar takes over from the table. */
export interface BarParts {
  readonly purse: TemplateResult;
  /** Chips and coppers; a banker stakes nothing. */
  readonly tray: unknown;
  /** The buttons undo, clear, double and rebet. */
  readonly acts: unknown;
}

export function bar(scene: Scene, { purse, tray, acts }: BarParts): TemplateResult {
  const { words, playing } = scene;
  if (!playing && isOffered(scene, 'buyIn') && !isOffered(scene, 'done')) return emptyBar(words, purse);
  // a player who must stake first hears so when they press it
  const off = !playing && !isOffered(scene, 'done') && !isOffered(scene, 'stake');
  const stakes = !isBanker(scene.view);
  return barOf(
    words,
    html`${stakes ? tray : nothing}
      <div class="means">${purse}${stakes ? gauge(scene) : nothing}</div>
      <span class="space"></span>
      <div class="acts" data-zone="acts">
        ${stakes ? acts : nothing}${button('prime', mainLabel(scene), { key: 'G', kind: 'prime', off })}
      </div>`,
  );
}
