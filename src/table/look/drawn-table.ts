/** What drawing code may ask of a table before play; in Node a plain object takes its place. */
import type { TemplateResult } from 'lit';
import type { AnyGame, Viewer } from '../../game/contract.js';
import type { Controlled, Status } from '../play/table.js';
import type { Box } from './box.js';
import type { Language } from './lang.js';
import type { LazyChunks } from './lazy.js';
import type { CardWords } from './messages.js';
import type { Names } from './names.js';
import type { Settings } from './settings.js';
import type { Symbols } from './symbols.js';
import type { CommonText } from '../text/en.js';

export interface DrawnTable<G extends AnyGame = AnyGame, Text extends CommonText = CommonText> {
  readonly element: Controlled<G>;
  readonly words: Text;
  readonly language: Language;
  /** The names of cards in the pattern shown. */
  readonly cardWords: CardWords;
  /** Names of players and places. */
  readonly names: Names;
  readonly symbols: Symbols;
  /** The seats of the people at this screen. */
  readonly seats: readonly Viewer[];
  readonly box: Pick<Box, 'shape' | 'isLarge' | 'isSlim'>;
  readonly settings: Pick<Settings, 'common' | 'given' | 'complain'>;
  readonly chunks: Pick<LazyChunks, 'get'>;
  /** The status line as drawn. `lang`: the language in which a croupier calls what happened, or `call` beside it. */
  statusLine(status: Status, lang?: string, call?: string): TemplateResult;
}
