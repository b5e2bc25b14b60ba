/** What may be asked of a table by whatever draws it while nobody plays; in Node a plain object stands in its place. */
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
  /** What cards are called in the pattern that is shown. */
  readonly cardWords: CardWords;
  /** Who and what is called how. */
  readonly names: Names;
  readonly symbols: Symbols;
  /** The seats of the people at this screen. */
  readonly seats: readonly Viewer[];
  readonly box: Pick<Box, 'shape' | 'isLarge' | 'isSlim'>;
  readonly settings: Pick<Settings, 'common' | 'given' | 'complain'>;
  readonly chunks: Pick<LazyChunks, 'get'>;
  /** The status line as it is drawn. `lang`: the language in which a croupier calls what happened, or `call` beside it. */
  statusLine(status: Status, lang?: string, call?: string): TemplateResult;
}
