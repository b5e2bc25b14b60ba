/** The classic layout with what belongs to it: coppers, calls, the abacus. Loaded with its variant. */
import { RANKS } from '../../cards/card.js';
import { capital, signed } from '../../table/messages.js';
import { HIGH, isCall } from '../rules/spots.js';
import { ranksLeft, type Line } from '../rules/table.js';
import { nameOf } from './classic-names.js';
import { copperSign } from './copper.js';
import type { Scene } from './scene.js';
import type { Reason } from '../text/help.js';

export { abacus } from './abacus.js';
export { lastThree } from './calls.js';
export { nameOf } from './classic-names.js';
export { styles } from './classic.styles.js';
export { copperSwitch, meansOf } from './copper.js';
export { ledger, mark } from './layout-stakes.js';
export { layout, move } from './thirteen.js';

/** What a turn came to: which rank wins and loses, and what that did to the own stakes. */
export function result(
  { view, words: { classicLayout: words }, rank, spot }: Scene,
  lines: readonly Line[],
): readonly [now: string, because: string, why: Reason] {
  const [takes, pays] = [view.last!.takes.at(-1), view.last!.pays.at(-1)].map(card => (card ? rank(card[0]!) : '–'));
  const isSplit = takes === pays;
  const told = lines.map(line => `${spot(line.spot)}${line.coppered ? ` (${words.copper})` : ''} ${signed(line.net)}.`);
  return [
    capital(isSplit ? words.split(takes!) : words.result(pays!, takes!)),
    told.map(capital).join(' '),
    isSplit
      ? 'split'
      : lines.some(({ coppered }) => coppered)
        ? 'copper'
        : lines.some(({ spot }) => isCall(spot))
          ? 'call'
          : 'sides',
  ];
}

/** What a chip bets with a copper and without; while a place is hovered, what it is called. */
export function legend(scene: Scene) {
  const { html, view, hovered, rank } = scene;
  const words = scene.words.classicLayout;
  const isOpen = hovered === HIGH || ranksLeft(view).some((left, at) => left > 0 && hovered?.includes(RANKS[at]!));
  return html`<p class="legend">
    ${
      hovered && isOpen
        ? html`<b>${nameOf(hovered, words, rank)}</b>`
        : html`<span
            >${`${view.phase === 'stake' ? words.turn(view.turns + 1) : ''} ${words.how} `}${copperSign(scene)}
            ${words.howCopper}</span
          >`
    }
  </p>`;
}
