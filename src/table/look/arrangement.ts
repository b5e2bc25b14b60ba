/** Who plays at a table and under which options: the page's settings, and the player's choices in the menu. */
import type { AnyGame } from '../../game/contract.js';
import type { Setting } from './attributes.js';
import type { DrawnTable } from './drawn-table.js';
import type { Look } from './look.js';
import type { Person } from './people.js';
import type { Settings } from './settings.js';
import { completed, multiplied } from './stakes.js';
import type { CommonText } from '../text/en.js';

export class Arrangement<G extends AnyGame, Text extends CommonText> {
  /** Who plays. */
  people: readonly Person[] = [{ name: '' }];
  readonly #table: DrawnTable<G, Text>;
  readonly #look: Look<G, Text>;
  readonly #settings: Settings;

  constructor(table: DrawnTable<G, Text>, look: Look<G, Text>, settings: Settings) {
    this.#table = table;
    this.#look = look;
    this.#settings = settings;
  }

  /**
   * Reads who plays, and the game's options with a purse for each.
   * @param times the multiple of the page's stakes, if this page sets the stakes.
   */
  readOptions(times = this.#settings.chosen.stakes): object {
    const { element } = this.#table;
    const { emptyTable, everybody, hasCharacters = false, seats, seating, stakes } = this.#look;
    this.people = this.#settings.people(element.players, everybody, seats(this.#table), hasCharacters);
    const given = this.#settings.options(emptyTable, this.ruled, fitting => seating(this.#table, this.people, fitting));
    if (!times || times === '1' || element.host || element.ports) return given;
    const other = { ...given, ...multiplied(stakes, completed(emptyTable, given), times) };
    return { ...other, ...seating(this.#table, this.people, other) };
  }

  /** The game's options as settings, with the defaults that apply here. */
  get ruled(): readonly Setting[] {
    const { own } = this.#settings;
    return this.#look.ruled?.(this.#table, own) ?? own;
  }
}
