/** The way to the hands gone by: what shows them is loaded when it is first asked for. */
import type { Commands } from '../table/commands.js';
import type { History, OwnHistory } from './history.js';
import type { AnyPokerTable } from './offers.js';

const HISTORY = () => import('./history.js');

export class Recall {
  readonly #table: AnyPokerTable;
  readonly #own: OwnHistory;
  #past: History | undefined;

  constructor(table: AnyPokerTable, own: OwnHistory) {
    this.#table = table;
    this.#own = own;
  }

  /** The hands, once they are asked for and what shows them has come. */
  get hands(): History | undefined {
    const { drawers, replaying } = this.#table;
    const part = drawers.isOpen('history') || replaying ? this.#table.later(HISTORY) : undefined;
    return part && this.#pastOf(part);
  }

  commands(): Commands {
    return {
      look: { does: value => this.#do('look', value) },
      history: { does: value => this.#do('history', value) },
      'replay-hand': { does: value => this.#do('replay-hand', value) },
      'replay-to': { does: value => this.#do('replay-to', value) },
      'replay-end': { does: value => this.#do('replay-end', value), isMain: true },
      'export-log': { does: value => this.#do('export-log', value) },
      'export-file': { does: value => this.#do('export-file', value) },
      import: { does: value => this.#do('import', value) },
    };
  }

  #pastOf(part: Awaited<ReturnType<typeof HISTORY>>): History {
    return (this.#past ??= new part.History(this.#table, this.#own));
  }

  #do(name: string, value: string): void {
    this.#table
      .load(HISTORY)
      .then(async part => {
        await this.#pastOf(part).command(name, value);
        void this.#table.redraw();
      })
      .catch(this.#table.fail);
  }
}
