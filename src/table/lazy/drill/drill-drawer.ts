/** The drills of a table, shown in a drawer. Loaded when one is opened. */
import { secureRandom } from '../../../cards/random.js';
import { writeJson } from '../../../game/json.js';
import { button } from '../../look/pieces.js';
import type { Table } from '../../play/table.js';
import type { PanelText } from '../../text/en.lazy.js';
import { PANEL_TEXTS } from '../../text/lazy-texts.js';
import type { LazyTexts } from '../lazy-text.js';
import type { DrillRun } from './drill.js';
import type { Practice } from './practice.js';

const PRACTICE = () => import('./practice.js');

export class DrillDrawer implements DrillRun {
  readonly #table: Table;
  readonly #texts: LazyTexts;
  #practice: Practice | undefined;
  /** The language and options it was begun for. */
  #of = '';

  /** @param texts the game's, which include its drills. */
  constructor(table: Table, texts: LazyTexts) {
    this.#table = table;
    this.#texts = texts;
  }

  /** The button that opens the drawer. */
  get button(): unknown {
    return this.#words ? button('open', this.#words.title, { value: 'drill', kind: 'quiet' }) : '';
  }

  /** The drawer, once all of it has loaded. */
  get drawer(): readonly [heading: string, content: unknown] | undefined {
    const { names } = this.#table;
    const [words, practice] = [this.#words, this.#begun];
    return words && [words.title, practice?.panel(words, card => names.card(card))];
  }

  /**
   * Opens the drawer.
   * @param name which drill; the game's first by default.
   * @throws {Error} if the game has no such drill.
   */
  async start(name?: string): Promise<void> {
    const table = this.#table;
    const { names } = await this.#loaded();
    if (name !== undefined && !names.includes(name))
      throw new Error(`startDrill: unknown drill “${name}”. Allowed: ${names.join(', ')}.`);
    if (name !== undefined) this.#begun!.begin(name);
    table.drawers.open('drill');
    await table.redraw();
  }

  /** Runs a button's command: `answer 2`, `next`. */
  does(command: string): void {
    const { root } = this.#table;
    const [words, practice] = [this.#words, this.#begun];
    if (!words || !practice) return;
    this.#table.speech.say(practice.does(command, words));
    const isInside = !!root.activeElement?.closest('.practice');
    // the button that was pressed is gone
    void this.#table.redraw().then(() => {
      if (isInside) root.querySelector<HTMLElement>('.practice .answers button')?.focus();
    });
  }

  /** The texts common to all drills, once loaded. */
  get #words(): PanelText['drill'] | undefined {
    return this.#table.chunks.get(PANEL_TEXTS[this.#table.language])?.text.drill;
  }

  async #loaded(): Promise<Practice> {
    const table = this.#table;
    const { language } = table;
    await Promise.all([
      table.chunks.load(PRACTICE),
      table.chunks.load(PANEL_TEXTS[language]),
      table.chunks.load(this.#texts[language]),
    ]);
    return this.#begun!;
  }

  /** The drill in progress; undefined while it loads. */
  get #begun(): Practice | undefined {
    const table = this.#table;
    const [part, text] = [table.chunks.get(PRACTICE), table.chunks.get(this.#texts[table.language])];
    if (!part || !text) return undefined;
    const { options } = table.view as unknown as { readonly options: never };
    const of = `${table.language} ${writeJson(options)}`;
    if (this.#of !== of) {
      this.#of = of;
      this.#practice = new part.Practice(text.drillsIn(table.words, options), secureRandom());
    }
    return this.#practice;
  }
}
