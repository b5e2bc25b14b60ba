/**
 * Places at a table, by name. The drawing functions name them (`data-place`); whoever wants to move something, or to point at
 * it, finds it by its name and by nothing else.
 */

/** What a place is of: the stakes and cards of a game, who sits where, and the buttons beside the main one by their command. */
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
  | 'purse' // of the player
  | 'shoe' // or the pack: where cards come from
  | 'bank' // where the chips of a bank are
  | 'pots' // in the middle of a table of poker
  | 'rows'
  | 'case-keeper' // the case-keeper
  | 'beads' // of the abacus that have just moved
  | 'ledger'
  | 'latest mark' // of the coups or turns gone by
  | `own card ${number}` // before the player, the first one 1
  | `${Kind} ${string}`; // `card noir 3`, `stake rouge`, `seat 2`, `pot 0`

/** The elements of a place: several where a game draws it once for each shape of the box. */
export const allAt = (root: ParentNode, place: Place): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[data-place="${place}"]`),
];

/** The element of a place as it is seen; nothing where the place is not drawn now. */
export function elementAt(root: ParentNode, place: Place): HTMLElement | undefined {
  const all = allAt(root, place);
  return all.length > 1 ? (all.find(each => each.checkVisibility()) ?? all[0]) : all[0];
}
