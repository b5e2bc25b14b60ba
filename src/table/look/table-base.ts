/** The table under what is played: what it is drawn with, what the page asks for, and the picture before the first deal. */
import type { AnyGame, ViewOf } from '../../game/contract.js';
import type { Person } from './people.js';
import type { Arrangement } from './arrangement.js';
import type { Box } from './box.js';
import type { DrawnTable } from './drawn-table.js';
import type { LazyChunks } from './lazy.js';
import type { Look } from './look.js';
import type { Settings } from './settings.js';
import type { Speech } from './speech.js';
import type { Status } from '../play/table.js';
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
  readonly arrangement: Pick<Arrangement<G, Text>, 'people' | 'readOptions' | 'ruled'>;
  /** Who plays. */
  readonly people: readonly Person[];
  readonly view: ViewOf<G>;
  readonly root: ShadowRoot;
  /** Whether nobody has said who sits at the seats that are not of this screen. */
  readonly hasStrangers: boolean;
  /** Whether there may be guides: at a table of its own, not at ports nor at a host, unless the page wants none. */
  readonly mayGuide: boolean;
  /** Whether a guide would be offered to a player who has just come. */
  readonly offersGuide: boolean;
  /** What the status line told last. */
  readonly said: Status;
  /** A short word to the player in the status line, until something happens. */
  note(text: string): void;
  redraw(): Promise<unknown>;
  /** Reads what the page asks for, and empties the table for it. @returns the options with which it is to be opened. */
  arrange(options?: object): object;
  /** A table is open: what was done before is done now. */
  opened(): void;
  readonly fail: (error: unknown) => void;
}
