/** What drawing code may ask of a table before play; in Node a plain object takes its place. */
import type { LitElement, TemplateResult } from 'lit';
import type { AnyGame, Viewer } from '../../game/contract.js';
import type { Socket } from '../lazy/host/guest.js';
import type { Speed } from '../play/motion.js';
import type { PortOf } from '../play/session.js';
import type { Box } from './box.js';
import type { Language } from './lang.js';
import type { LazyChunks } from './lazy.js';
import type { CardWords } from './messages.js';
import type { Names } from './names.js';
import type { Settings } from './settings.js';
import type { Symbols } from './symbols.js';
import type { CommonText } from '../text/en.js';

/** The element of a table: what a page has set on it, and what its parts set. */
export interface Controlled<G extends AnyGame = AnyGame> extends LitElement {
  readonly players: string | undefined;
  readonly seed: string | undefined;
  readonly autosave: string | undefined;
  readonly host: string | undefined;
  readonly room: string | undefined;
  readonly openConnection: ((host: string, room: string) => Socket) | undefined;
  readonly links: 'on' | 'off' | undefined;
  readonly linksTo: string | undefined;
  readonly learn: string | undefined;
  readonly ports: readonly PortOf<G>[] | undefined;
  /** What each seat has at the opening, in chips. */
  readonly purse?: number | undefined;
  readonly paused: 'on' | 'off' | undefined;
  speed: Speed | undefined;
  sound: 'on' | 'off' | undefined;
  start(): void;
  undo(): void;
}

/** The status line: what happened, why and what the player can do, and the reason that “Why?” opens. */
export type Status = readonly [now: string, because: string, why?: string | undefined];

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
