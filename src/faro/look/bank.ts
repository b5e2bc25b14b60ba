/** The banker's pack, the two cards of a turn, and what is set aside. */
import { html, nothing, type TemplateResult } from 'lit';
import { CARDS, type KnownCard } from '../../cards/card.js';
import { chips } from '../../table/look/messages.js';
import { bankOf, placeOf, type Side, type View } from '../rules/table.js';
import type * as ClassicPart from '../lazy/classic.js';
import { markFor, type Scene } from './scene.js';

const SIDES: readonly Side[] = ['takes', 'pays'];

/** The pack between the two sides. `back`: the back of its cards. */
export function bank(scene: Scene, classic: typeof ClassicPart | undefined, back: () => unknown): TemplateResult {
  const { view, words, stage } = scene;
  const { payingSide } = view.options;
  const left = stage?.left ?? view.left;
  const holds = bankOf(view);
  const sides = SIDES.map(side => sideOf(scene, side, (classic ? words.classicLayout : words)[side]));
  const [first, second] = payingSide === 'right' ? sides : sides.reverse();
  return html`<div class="bank" part="bank">
    ${first}
    <div class="pack" data-place="bank">
      ${left > 0 ? html`<span class="deck">${back()}</span>` : html`<span class="slot"></span>`}
      <b><span class="unseen">${words.cards} </span>${left}</b
      ><span class="from">${classic ? words.classicLayout.inBox : holds === Infinity ? words.bankOpen : ''}</span>
      ${holds === Infinity ? nothing : html`<span>${words.bank(chips(holds))}</span>`}
    </div>
    ${second}
    <div class="asides">${aside(scene)}</div>
  </div>`;
}

/** The card of a side, with the dead ones under it. */
function sideOf(scene: Scene, side: Side, label: string): TemplateResult {
  const { view, stage, face } = scene;
  const pile = (stage ?? view.last)?.[side] ?? [];
  const covered = pile.length - 1;
  return html`<div class="side ${side} ${view.turns > 1 ? 'more' : ''}">
    <span class="heap"
      >${
        pile.length === 0
          ? html`<span class="slot"></span>`
          : pile.map((card, place) =>
              face(
                card as KnownCard,
                'large',
                place < covered ? 'covered' : markFor(scene, card),
                `card ${side} ${place + 1}`,
              ),
            )
      }</span
    >
    <span class="lettering">${label}</span>
  </div>`;
}

/** The exposed card that does not play: the first of a new pack, the last of it, or the one at the bottom. */
export const shownAside = (view: View, place: 'soda' | 'bottom' | 'hock'): KnownCard | undefined =>
  CARDS.find(card => placeOf(view, card) === place);

/** What is beside the pack: soda, bottom card, hock, or a burnt card. */
function aside({ view, words, face }: Scene): unknown {
  if (view.burnt > 0)
    return html`<span class="aside" data-term="burnt" role="note" tabindex="0"
      ><span class="card back"></span>${words.burnt}</span
    >`;
  return (['soda', 'bottom', 'hock'] as const).map(place => {
    const card = shownAside(view, place);
    return (
      card &&
      html`<span class="aside" data-term=${place} role="note" tabindex="0">${face(card, 'small')}${words[place]}</span>`
    );
  });
}
