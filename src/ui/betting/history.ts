/** Hands gone by: a list, one of them step by step on the table, and files out and in. Loaded when first asked for. */
import type { TemplateResult } from 'lit';
import type { AnyAction, AnyGame, Viewer } from '../../game/contract.js';
import type { Step } from '../../game/croupier.js';
import type { Log } from '../../game/log.js';
import type { Language } from '../lang.js';
import { chips, say, wordsIn } from '../messages.js';
import type { Kit } from '../menu.js';

type HandStep = Step<AnyAction, AnyAction, unknown>;
type HandLog = Log<unknown, AnyAction>;
type Present = (step: HandStep | undefined, moving?: boolean) => Promise<void>;

const css = String.raw;
export const styles = css`
  .button.small {
    min-height: 44px;
  }
  .replay {
    align-items: center;
    justify-content: flex-start;
  }
  .replay .button {
    font-size: 22px;
  }
  .replay .place {
    min-width: 76px;
    text-align: center;
  }
`;

const WORDS = {
  none: 'No hand has been played yet.|Noch ist kein Spiel gespielt.|Aucune donne n’a encore été jouée.',
  hand: 'Hand {0}|Spiel {0}|Donne {0}',
  step: '{0} of {1}|{0} von {1}|{0} sur {1}',
  first: 'Start|Anfang|Début',
  back: 'Back|Zurück|Reculer',
  on: 'On|Weiter|Avancer',
  end: 'End|Ende|Fin',
  close: 'To the table|Zum Tisch|À la table',
} as const;

const ARCHIVE = () => import('../archive.js');

/** A format of files beside the log's own: how it is called, how its files end, and what reads and writes it. */
export interface Files {
  readonly name: string;
  readonly endings: readonly [string, ...string[]];
  readonly load: () => Promise<{
    readonly write: (log: never, names: readonly string[]) => string;
    readonly read: (text: string) => unknown;
  }>;
}

/** What the hands gone by are shown with. */
export interface Reel {
  readonly root: ParentNode & Node;
  /** The game's name for files. */
  readonly id: string;
  readonly log: HandLog | undefined;
  readonly seat: Viewer;
  readonly replaying: boolean;
  readonly opened: Set<string>;
  readonly names: readonly string[];
  readonly files: Files | undefined;
  readonly game: () => Promise<AnyGame>;
  readonly present: Present;
}

/** The hands of one table. */
export class History {
  #steps: readonly HandStep[] = [];
  #at = 0;

  /** The hands as buttons, the last first. */
  panel({ html, button }: Kit, language: Language, log: HandLog | undefined): TemplateResult {
    const words = wordsIn(WORDS, language);
    const count = log?.actions.filter(({ action }) => action.type === 'nextHand').length ?? 0;
    return html`<div class="drawer history" part="history" data-zone="history">
      ${
        count === 0
          ? words.none
          : Array.from({ length: count }, (_, place) =>
              button('replay-hand', say(words.hand, count - place), { kind: 'quiet small', value: `${count - place}` }),
            )
      }
    </div>`;
  }

  /** The list, one hand step by step, files out and in. */
  async command(name: string, value: string, reel: Reel): Promise<void> {
    const { root, log, seat, replaying, opened, game, present } = reel;
    switch (name) {
      case 'history':
        if (!opened.delete('history')) opened.add('history');
        opened.delete('menu');
        break;
      case 'look':
      case 'replay-hand': {
        if (replaying || !log) break;
        opened.delete('history');
        opened.delete('menu');
        const { stepsOf } = await ARCHIVE();
        await this.begin(stepsOf(await game(), log, seat), name === 'look' ? undefined : Number(value), present);
        break;
      }
      case 'replay-to':
        await this.go(value, present);
        break;
      case 'replay-end':
        await present(undefined);
        break;
      case 'import': {
        opened.delete('menu');
        const text = await this.open(root, reel.files);
        if (text === undefined) break;
        const { stepsOf } = await ARCHIVE();
        await this.begin(stepsOf(await game(), await this.read(text, reel.files), seat), 1, present);
        break;
      }
      default:
        await this.save(reel, name === 'export-file' ? reel.files : undefined);
    }
  }

  /** Shows the first step of a hand, by its number, or of the last one. */
  async begin(steps: readonly HandStep[], hand: number | undefined, present: Present): Promise<void> {
    // a hand begins with its first deal
    let dealt = false;
    const starts = steps.flatMap(({ action }, place) => {
      const first = !dealt && action?.type === 'deal';
      dealt = action?.type !== 'nextHand' && (dealt || first);
      return first ? [place] : [];
    });
    const from = starts[hand === undefined ? starts.length - 1 : hand - 1];
    if (from === undefined) return;
    const end = steps.findIndex(({ action }, place) => place > from && action?.type === 'nextHand');
    this.#steps = steps.slice(from, end < 0 ? undefined : end);
    this.#at = 0;
    await present(this.#steps[0]);
  }

  /** Shows another step: `first`, `back`, `on` or `end`. */
  async go(where: string, present: Present): Promise<void> {
    const last = this.#steps.length - 1;
    const before = this.#at;
    const wanted = where === 'first' ? 0 : where === 'end' ? last : where === 'on' ? before + 1 : before - 1;
    this.#at = Math.min(last, Math.max(0, wanted));
    await present(this.#steps[this.#at], this.#at === before + 1 && where === 'on');
  }

  /** The buttons of the replay. */
  controls({ html, button }: Kit, language: Language): TemplateResult {
    const words = wordsIn(WORDS, language);
    const last = this.#steps.length - 1;
    const go = (value: 'first' | 'back' | 'on' | 'end', sign: string, off: boolean): TemplateResult =>
      html`<button
        class="button quiet"
        part="button"
        data-do="replay-to"
        data-value=${value}
        aria-label=${words[value]}
        aria-disabled=${off ? 'true' : 'false'}
      >
        ${sign}
      </button>`;
    return html`<div class="acts replay" role="toolbar" data-zone="acts">
        ${go('first', '«', this.#at === 0)}${go('back', '‹', this.#at === 0)}
        <span class="place">${say(words.step, chips(this.#at + 1), chips(last + 1))}</span>
        ${go('on', '›', this.#at === last)}${go('end', '»', this.#at === last)}
      </div>
      ${button('replay-end', words.close, { kind: 'prime', key: 'G' })}`;
  }

  /** Gives the log to the player as a file, its own format or another. */
  async save({ root, id, log, names }: Reel, files: Files | undefined): Promise<void> {
    if (!log) return;
    const text = files ? (await files.load()).write(log as never, names) : JSON.stringify(log);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = id + (files?.endings[0] ?? '.json');
    link.hidden = true;
    root.appendChild(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href));
  }

  /** Asks the player for a file. @returns its text, or nothing. */
  async open(root: ParentNode & Node, files: Files | undefined): Promise<string | undefined> {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = ['.json', ...(files?.endings ?? []), '.txt'].join();
    input.hidden = true;
    root.appendChild(input);
    const chosen = new Promise<void>(done => {
      input.addEventListener('change', () => done());
      input.addEventListener('cancel', () => done());
    });
    input.click();
    await chosen;
    const text = await input.files?.[0]?.text();
    input.remove();
    return text;
  }

  /** A log from a file's text, of whichever format. */
  async read(text: string, files: Files | undefined): Promise<unknown> {
    return !files || /^\s*\{/.test(text) ? text : (await files.load()).read(text);
  }
}
