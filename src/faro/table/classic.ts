/** The classic layout with what belongs to it: coppers, calls, the abacus. Loaded with its variant. */
import { capital, signed } from '../../table/messages.js';
import { isCall } from '../rules/spots.js';
import type { Line } from '../rules/table.js';
import type { Scene } from './scene.js';
import type { Reason } from '../text/help.js';

export { abacus, abacusTold } from './abacus.js';
export { calls, lastThree } from './calls.js';
export { nameOf } from './classic-names.js';
export { styles } from './classic.styles.js';
export { copperSwitch, meansOf } from './copper.js';
export { ledger, mark } from './layout-stakes.js';
export { aim } from './aim.js';
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
