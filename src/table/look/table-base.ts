/** The table under the play: how it is drawn, what the page asks for, and the picture before the first deal. */
import type { AnyGame, ViewOf } from '../../game/contract.js';
import type { Setting } from './attributes.js';
import type { Person } from './people.js';
import type { Box } from './box.js';
import type { DrawnTable, Status } from './drawn-table.js';
import type { LazyChunks } from './lazy.js';
import type { Look } from './look.js';
import type { Settings } from './settings.js';
import type { Speech } from './speech.js';
import type { CommonText } from '../text/en.js';

export interface TableBase<G extends AnyGame = AnyGame, Text extends CommonText = CommonText> extends DrawnTable<
  G,
  Text
> {
  readonly look: Look<G, Text>;
  readonly chunks: LazyChunks;
  readonly settings: Settings;
  readonly speech: Speech;
  readonly box: Box;
  /** Who plays. */
  people: readonly Person[];
  /** The game's options as settings, with the defaults that apply here. */
  readonly ruled: readonly Setting[];
  readonly view: ViewOf<G>;
  readonly root: ShadowRoot;
  /** Whether guides are possible: at a table of its own, not with ports nor at a host, unless the page wants none. */
  readonly mayGuide: boolean;
  /** Whether a newcomer would be offered a guide. */
  readonly offersGuide: boolean;
  /** The last status line. */
  readonly said: Status;
  /** A short note to the player in the status line, until something happens. */
  note(text: string): void;
  redraw(): Promise<unknown>;
  /** Reads who plays, and the game's options with a purse for each, at a multiple of the page's stakes. */
  readOptions(times?: string): object;
  /** Reads what the page asks for and clears the table for it. @returns the options to open it with. */
  arrange(options?: object): object;
  /** A table is open: runs what was requested before. */
  opened(): void;
  readonly fail: (error: unknown) => void;
}
