/** The bar: chips, purse, stakes, and the text of its main button. */
import { html, nothing, type TemplateResult } from 'lit';
import type { BarParts } from '../../bank/look/empty-bar.js';
import { barOf, tall } from '../../bank/look/bar.js';
import { isOffered } from '../../bank/look/offers.js';
import { button } from '../../table/look/pieces.js';
import { chips } from '../../table/look/messages.js';
import { isBanker, isLookingOn, onceLabel, type Scene } from './scene.js';

/** The sum of the stakes and, if there is a cap, the part of it that they fill. */
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

/** What the bar takes from the table; a banker does not bet. */
interface Parts extends BarParts {
  /** The text of the main button if it does more than the next thing, which then has a button of its own. */
  readonly prime?: string | undefined;
  /** Whether the main button plays on without the player. */
  readonly isIdle?: boolean;
  /** Whether turns run by themselves: that can be stopped even when the player is not to act. */
  readonly isRunning?: boolean;
}

export function bar(scene: Scene, { purse, tray, acts, prime, isIdle, isRunning = false }: Parts): TemplateResult {
  const { words, playing, view } = scene;
  // a player who must bet first is told so when they press it
  const off = !isRunning && !playing && !isOffered(scene, 'done') && !isOffered(scene, 'stake');
  const stakes = !isBanker(view);
  if (isLookingOn(scene) && off) {
    const hint = scene.shape === 'wide' ? nothing : html`<span class="hint">${words.outHow}</span>`;
    return barOf(words, html`${purse}<span class="space"></span>${hint}`, 'watches');
  }
  const once = onceLabel(scene);
  return barOf(
    words,
    html`${stakes ? tray : nothing}
      <div class="means">${purse}${stakes ? gauge(scene) : nothing}</div>
      <span class="space"></span>
      <div class="acts" data-zone="acts">
        ${stakes ? acts : nothing}${prime === undefined ? nothing : tall('step', once, 'T', off || isRunning, 'once', 'once')}
        ${button('prime', prime ?? once, { key: 'G', kind: isIdle && stakes ? 'prime idle' : 'prime', off })}
      </div>`,
  );
}
