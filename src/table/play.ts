/** What a game brings to its table, as a value. */
import type { PlayerLevel } from '../game/computer-player.js';
import type { ActionOf, AnyGame, ViewOf } from '../game/contract.js';
import type { Player } from '../game/croupier.js';
import type { Setting } from './attributes.js';
import type { Language } from './lang.js';
import type { LazyChunk } from './lazy.js';
import type { Person } from './people.js';
import type { Table } from './table.js';
import type { CommonText } from './text/en.js';
import type { Texts } from './text/texts.js';

/** The rules in short and the answer to every “why?”, for a table with such options. */
export interface Help {
  helpIn(options: never): { readonly rules: readonly string[]; readonly why: Readonly<Record<string, string>> };
}

export interface Play<G extends AnyGame> {
  readonly game: G;
  /** What the game is called, also what kind of it in brackets. */
  readonly name: string;
  /** A computer player of a level. */
  readonly player: (level: PlayerLevel) => Player<ActionOf<G>, ViewOf<G>>;
  /** What the table says, in all languages. */
  readonly texts: Texts<CommonText>;
  readonly help: Readonly<Record<Language, LazyChunk<Help>>>;
  /** Who plays where the page does not say, as `players` is written. */
  readonly everybody: string;
  /** The least and the most players. */
  seats(table: Table): readonly [number, number];
  /** Options beside those that are settings: the purses of the seats; asked again with options that fit. */
  seating(table: Table, people: readonly Person[], fitting?: object): object;
  /** The settings with the defaults that hold here, where a preset has its own. */
  ruled?(table: Table): readonly Setting[];
}
