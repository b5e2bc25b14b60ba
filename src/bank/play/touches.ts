/** The actions of the people at one screen since the last deal, touch by touch: one undo takes back one touch. */
import type { Seat } from '../../game/contract.js';

/** Actions after which anything before them is not undone touch by touch. */
const ENDING: readonly string[] = ['reopen', 'buyIn'];

export class Touches {
  /** For each seat, the number of actions of each touch. */
  #bySeat: number[][] = [];
  /** How many actions of the last touch have yet to arrive as steps. */
  #due = 0;

  /** Forgets everything: cards have been dealt, or another table has begun. */
  clear(): void {
    this.#bySeat = [];
    this.#due = 0;
  }

  /** Begins a touch that requests a number of actions. */
  begin(seat: Seat, actions: number): void {
    this.#of(seat).push(0);
    this.#due = actions;
  }

  /** An action has been taken; one outside any touch counts as a touch of its own. */
  acted(seat: Seat, type: string): void {
    const touches = this.#of(seat);
    if (ENDING.includes(type)) {
      touches.length = this.#due = 0;
      return;
    }
    const before = this.#due > 0 ? (touches.pop() ?? 0) : 0;
    touches.push(before + 1);
    this.#due = Math.max(0, this.#due - 1);
  }

  /** An action has been taken back: of the last touch that has any left, if there is one. */
  takenBack(seat: Seat): void {
    const touches = this.#of(seat);
    const last = touches.findLastIndex(actions => actions > 0);
    if (last >= 0) touches[last]!--;
  }

  /** How many of a punter's actions the next undo takes back. */
  undone(seat: Seat): number {
    return this.#of(seat).findLast(actions => actions > 0) ?? 0;
  }

  #of(seat: Seat): number[] {
    return (this.#bySeat[seat] ??= []);
  }
}
