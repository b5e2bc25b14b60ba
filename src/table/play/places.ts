/**
 * Places at a table, by name. The drawing functions name them (`data-place`); code that moves something, or points at
 * it, finds it by that name alone.
 */

/**
 * The subject of a place: the stakes and cards of a game, players, and the buttons beside the main one by their
 * command.
 */
type Kind =
  | 'card'
  | 'running'
  | 'total'
  | 'field'
  | 'name'
  | 'stake'
  | 'held'
  | 'seat'
  | 'hand'
  | 'sign'
  | 'bet'
  | 'pot'
  | 'sum'
  | 'won'
  | 'purse'
  | 'button';

export type Place =
  | 'status' // the status line
  | 'main button'
  | 'purse' // the player's
  | 'shoe' // or the pack: where cards come from
  | 'bank' // the chips of a bank
  | 'pots' // in the middle of a poker table
  | 'rows'
  | 'case-keeper' // the case-keeper
  | 'beads' // of the case-keeper that have just moved
  | 'ledger'
  | 'latest mark' // of past coups or turns
  | `own card ${number}` // before the player, counted from 1
  | `${Kind} ${string}`; // `card noir 3`, `stake rouge`, `seat 2`, `pot 0`

/** The elements of a place: several if a game draws it once for each shape of the box. */
export const allAt = (root: ParentNode, place: Place): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[data-place="${place}"]`),
];

/** The visible element of a place; undefined if the place is not drawn now. */
export function elementAt(root: ParentNode, place: Place): HTMLElement | undefined {
  const all = allAt(root, place);
  return all.length > 1 ? (all.find(each => each.checkVisibility()) ?? all[0]) : all[0];
}
