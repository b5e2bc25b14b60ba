/** The banker's pack and the two cards of a turn. */
import { html, nothing, type TemplateResult } from 'lit';
import type { KnownCard } from '../../cards/card.js';
import { chips, say } from '../../table/messages.js';
import { bankOf, type Side } from '../rules/table.js';
import type { Classic } from './classic.js';
import type { Scene } from './scene.js';

const SIDES: readonly Side[] = ['takes', 'pays'];

/** The card of a side, with the dead ones that it covers. */
function sideOf(scene: Scene, side: Side, classic: Classic | undefined): TemplateResult {
  const { view } = scene;
  const pile = (scene.stage ?? view.last)?.[side] ?? [];
  const wins = scene.shows && view.last?.complete;
  const covered = pile.length - 1;
  return html`<div class="side ${side} ${view.turns > 1 ? 'more' : ''}">
    <span class="heap"
      >${
        pile.length === 0
          ? html`<span class="slot"></span>`
          : pile.map((card, place) =>
              scene.face(
                card as KnownCard,
                'large',
                place < covered ? 'covered' : wins && side === 'pays' ? 'marked' : '',
              ),
            )
      }</span
    >
    <span class="lettering">${classic?.words[side] ?? scene.words[side]}</span>
  </div>`;
}

/** The pack between the two sides. `back`: the back of its cards. `aside`: what lies beside it. */
export function bank(scene: Scene, classic: Classic | undefined, back: () => unknown, aside: unknown): TemplateResult {
  const { view, words, stage } = scene;
  const { payingSide } = view.options;
  const left = stage?.left ?? view.left;
  const holds = bankOf(view);
  const sides = SIDES.map(side => sideOf(scene, side, classic));
  const [first, second] = payingSide === 'right' ? sides : sides.reverse();
  return html`<div class="bank" part="bank">
    ${first}
    <div class="pack">
      ${left > 0 ? html`<span class="deck">${back()}</span>` : html`<span class="slot"></span>`}
      <b><span class="unseen">${words.cards}${words.colon}</span>${left}</b
      >${classic?.words.inBox ?? (holds === Infinity ? words.bankOpen : '')}
      ${holds === Infinity ? nothing : html`<span>${say(words.bank, chips(holds))}</span>`} ${aside ?? nothing}
    </div>
    ${second} ${classic?.legend() ?? nothing}
  </div>`;
}
