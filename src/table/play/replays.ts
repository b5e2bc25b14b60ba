/** Rounds replayed step by step in place of the table; the code is loaded with the first. */
import type { AnyGame } from '../../game/contract.js';
import type { Table } from './table.js';
import { PANEL_TEXTS } from '../text/lazy-texts.js';
import type { StepByStep, ReplayGame } from '../lazy/replay/step-by-step.js';
import type { ReplayRun, Shown } from '../lazy/replay/shown.js';

const REPLAYER = () => import('../lazy/replay/step-by-step.js');

export class Replays implements ReplayRun {
  readonly #table: Table<AnyGame>;
  readonly #play: () => ReplayGame;
  #replayer: StepByStep | undefined;

  constructor(table: Table<AnyGame>, play: () => ReplayGame) {
    this.#table = table;
    this.#play = play;
  }

  get bar(): unknown {
    const { isStepped, language, words } = this.#table;
    const { replay } = (isStepped && this.#table.chunks.get(PANEL_TEXTS[language])?.text) || {};
    return replay && this.#replayer?.bar(replay, words.actions);
  }

  get shown(): Shown | undefined {
    return this.#table.isStepped ? this.#replayer?.shown : undefined;
  }

  async begin(rounds: readonly Shown[], number: number, said = ''): Promise<void> {
    const table = this.#table;
    const [{ StepByStep }, { text }] = await Promise.all([
      table.chunks.load(REPLAYER),
      table.chunks.load(PANEL_TEXTS[table.language]),
    ]);
    this.#replayer = new StepByStep(table, this.#play(), text.replay, rounds);
    await this.#replayer.begin(number, said);
    await table.redraw();
    // keyboard players can go on with → at once
    if (table.root.activeElement) table.root.querySelector<HTMLElement>('.replay [data-value=forward]')?.focus();
  }

  go(where: string): void {
    const shown = this.#table.isStepped ? this.#replayer?.go(where) : undefined;
    shown?.then(() => this.#table.redraw()).catch(this.#table.fail);
  }

  end(): void {
    this.#replayer = undefined;
    this.#table.notify('');
    this.#table.playback.present(undefined).catch(this.#table.fail);
  }
}
