/** Who plays at a table and by which options: what the page has set, and what the player has chosen in the menu. */
import type { AnyGame } from '../game/contract.js';
import type { Setting } from './attributes.js';
import type { BareTable } from './bare-table.js';
import type { Person } from './people.js';
import { completed, multiplied } from './stakes.js';
import type { CommonText } from './text/en.js';

export class Arrangement<G extends AnyGame, Text extends CommonText> {
  /** Who plays. */
  people: readonly Person[] = [{ name: '' }];
  readonly #table: BareTable<G, Text>;

  constructor(table: BareTable<G, Text>) {
    this.#table = table;
  }

  /**
   * Reads who plays, and the game's options with as many purses.
   * @param times how many times the page's stakes are played for, where this page has them to set.
   */
  readOptions(times = this.#table.settings.chosen.stakes): object {
    const { element, look, settings } = this.#table;
    const { emptyTable, everybody, hasCharacters = false, seats, seating, stakes } = look;
    this.people = settings.people(element.players, everybody, seats(this.#table), hasCharacters);
    const given = settings.options(emptyTable, this.ruled, fitting => seating(this.#table, this.people, fitting));
    if (!times || times === '1' || element.host || element.ports) return given;
    const other = { ...given, ...multiplied(stakes, completed(emptyTable, given), times) };
    return { ...other, ...seating(this.#table, this.people, other) };
  }

  /** The game's options as settings, with the defaults that hold here. */
  get ruled(): readonly Setting[] {
    const { look, settings } = this.#table;
    return look.ruled?.(this.#table, settings.own) ?? settings.own;
  }
}
