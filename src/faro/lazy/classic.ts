/** The classic layout with what belongs to it: coppers, calls, the case-keeper. Loaded with its variant. */
import { signed, together } from '../../table/look/messages.js';
import { nameOf } from './classic-names.js';
import { isCall } from '../rules/spots.js';
import type { LedgerEntry } from '../rules/table.js';
import type { Scene } from '../look/scene.js';
import type { Reason } from './help.js';

export { abacus, abacusTold } from './abacus.js';
export { calls, lastThree } from './calls.js';
export { nameOf } from './classic-names.js';
export { styles } from './classic.styles.js';
export { copperSwitch } from './copper.js';
export { ledger, mark } from './layout-stakes.js';
export { aim } from './aim.js';
export { layout, move } from './thirteen.js';

/** In place of a card that did not come. */
const NONE = '–';

/** The result of a turn: which rank wins and loses, and the effect on the player's stakes. */
export function result(
  scene: Scene,
  entries: readonly LedgerEntry[],
): readonly [now: string, because: string, why: Reason] {
  const { view, words, rank, rankFirst } = scene;
  const { copper, result, split, splitHalf } = words.classicLayout;
  const [takes, pays] = [view.last!.takes, view.last!.pays].map(cards => cards.at(-1)?.[0]);
  const isSplit = takes === pays;
  const splitTold = entries.some(({ outcome }) => outcome === 'split') ? splitHalf : split;
  const told = entries.map(({ spot, coppered, net }) => {
    const [name] = nameOf(spot, words.classicLayout, scene);
    return words.sentence(`${name}${coppered ? ` (${copper})` : ''} ${signed(net)}`);
  });
  return [
    isSplit ? splitTold(takes ? rank(takes) : NONE) : result(pays ? rankFirst(pays) : NONE, takes ? rank(takes) : NONE),
    together(...told),
    isSplit ? 'split' : reasonOf(entries),
  ];
}

/** What “Why?” explains about stakes that two different cards have decided. */
function reasonOf(entries: readonly LedgerEntry[]): Reason {
  if (entries.some(({ coppered }) => coppered)) return 'copper';
  return entries.some(({ spot }) => isCall(spot)) ? 'call' : 'sides';
}
