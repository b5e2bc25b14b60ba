/** Past hands: the code that shows them is loaded when first requested. */
import type { Commands } from '../../table/play/commands.js';
import type { Files, History } from '../lazy/history.js';
import type { AnyPokerTable } from './offers.js';

const HISTORY = () => import('../lazy/history.js');

export class Recall {
  readonly #table: AnyPokerTable;
  readonly #files: Files | undefined;
  #past: History | undefined;

  /** @param files the game's other file format. */
  constructor(table: AnyPokerTable, files: Files | undefined) {
    this.#table = table;
    this.#files = files;
  }

  /** The hands, once requested and loaded. */
  get hands(): History | undefined {
    const part = this.#table.drawers.isOpen('history') ? this.#table.chunks.get(HISTORY) : undefined;
    return part && this.#pastOf(part);
  }

  commands(): Commands {
    return {
      look: { does: value => this.#do('look', value) },
      history: { does: value => this.#do('history', value) },
      'replay-hand': { does: value => this.#do('replay-hand', value) },
      'export-log': { does: value => this.#do('export-log', value) },
      'export-file': { does: value => this.#do('export-file', value) },
      import: { does: value => this.#do('import', value) },
    };
  }

  #pastOf(part: Awaited<ReturnType<typeof HISTORY>>): History {
    return (this.#past ??= new part.History(this.#table, this.#files));
  }

  /** Replays one of the table's hands, by its number. */
  show(hand: string): Promise<void> {
    return this.#ask('replay-hand', hand);
  }

  #do(name: string, value: string): void {
    this.#ask(name, value).catch(this.#table.fail);
  }

  async #ask(name: string, value: string): Promise<void> {
    const part = await this.#table.chunks.load(HISTORY);
    await this.#pastOf(part).command(name, value);
    void this.#table.redraw();
  }
}
