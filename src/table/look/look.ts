/** How a game looks before anybody plays: data and pure functions, and where its play is loaded from. */
import type { AnyGame, EmptyTableOf } from '../../game/contract.js';
import type { Setting } from './attributes.js';
import type { DrawnTable } from './drawn-table.js';
import type { Drawing } from './drawing.js';
import type { LazyChunk } from './lazy.js';
import type { Person } from './people.js';
import type { Play } from '../play/gameplay.js';
import type { Stakes } from './stakes.js';
import type { Table } from '../play/table.js';
import type { CommonText } from '../text/en.js';
import type { Texts } from '../text/texts.js';

export interface Look<G extends AnyGame, Text extends CommonText = CommonText> {
  /** Opens the table, and gives views of it while it is empty. */
  readonly emptyTable: EmptyTableOf<G>;
  /** The play, requested while the first picture is drawn. */
  readonly gameplay: LazyChunk<{ readonly gameplay: (table: Table<G, Text>) => Play<G> }>;
  /** The name of the game. */
  readonly name: string;
  /** The same for a screen reader with its alternative name, if it has one. */
  readonly fullName?: string;
  /** The texts of the table in all languages. */
  readonly texts: Texts<CommonText>;
  /** Who plays if the page does not say, as `players` is written. */
  readonly everybody: string;
  /** Whether computer players can have a character. */
  readonly hasCharacters?: boolean;
  /** The least and the most players. */
  readonly seats: (table: DrawnTable<G, Text>) => readonly [number, number];
  /** Options that are not settings: the purses of the seats; called again with options that fit. */
  readonly seating: (table: DrawnTable<G, Text>, people: readonly Person[], fitting?: object) => object;
  /** The settings with the defaults that apply here, if a preset has its own. */
  readonly ruled?: (table: DrawnTable<G, Text>, settings: readonly Setting[]) => readonly Setting[];
  /** The stakes that a player may scale. */
  readonly stakes: Stakes<G>;
  /** Whether faces of cards are visible before anybody plays. */
  readonly showsFaces?: (table: DrawnTable<G, Text>) => boolean;
  /** What the first drawing would show late: a table drawn by a server waits for it, so that nothing flickers. */
  readonly firstParts?: (table: DrawnTable<G, Text>) => readonly LazyChunk<object>[];
  /** The empty table. */
  readonly drawing: (table: DrawnTable<G, Text>) => Drawing<G>;
}
