/** How a game looks at a table at which nobody has played yet: data and pure functions, and where what is played comes from. */
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
  /** Opens the table, and shows it while it is empty. */
  readonly emptyTable: EmptyTableOf<G>;
  /** What is played at it: asked for as the first picture is drawn. */
  readonly gameplay: LazyChunk<{ readonly gameplay: (table: Table<G, Text>) => Play<G> }>;
  /** What the game is called. */
  readonly name: string;
  /** The same with its other name, for the ear, where it has one. */
  readonly fullName?: string;
  /** What the table says, in all languages. */
  readonly texts: Texts<CommonText>;
  /** Who plays where the page does not say, as `players` is written. */
  readonly everybody: string;
  /** Whether computer players may have a character. */
  readonly hasCharacters?: boolean;
  /** The least and the most players. */
  readonly seats: (table: DrawnTable<G, Text>) => readonly [number, number];
  /** Options beside those that are settings: the purses of the seats; asked again with options that fit. */
  readonly seating: (table: DrawnTable<G, Text>, people: readonly Person[], fitting?: object) => object;
  /** The settings with the defaults that hold here, where a preset has its own. */
  readonly ruled?: (table: DrawnTable<G, Text>, settings: readonly Setting[]) => readonly Setting[];
  /** What a player may choose the height of. */
  readonly stakes: Stakes<G>;
  /** Whether faces of cards are seen before anybody plays. */
  readonly showsFaces?: (table: DrawnTable<G, Text>) => boolean;
  /** What the first drawing would show late: a table that a server has drawn waits for it, so that nothing flickers. */
  readonly firstParts?: (table: DrawnTable<G, Text>) => readonly LazyChunk<object>[];
  /** The empty table. */
  readonly drawing: (table: DrawnTable<G, Text>) => Drawing<G>;
}
