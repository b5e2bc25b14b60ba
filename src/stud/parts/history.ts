/** Hands gone by: a list, one of them step by step on the table, and files out and in. Loaded when first asked for. */
import type { TemplateResult } from 'lit';
import type { Step } from '../../game/croupier.js';
import type { Log } from '../../game/log.js';
import type { Language } from '../../ui/lang.js';
import { chips, say, wordsIn } from '../../ui/messages.js';
import type { Options } from '../options.js';
import type { Action, Event, View } from '../table.js';
import type { Kit } from './seldom.js';

type HandStep = Step<Action, Event, View>;
type HandLog = Log<Options, Action>;
type Present = (step: HandStep | undefined, moving?: boolean) => Promise<void>;

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

const PHH = () => import('../phh.js');

/** The hands of one table. */
export class History {
  #steps: readonly HandStep[] = [];
  #at = 0;

  /** The hands as buttons, the last first. */
  panel(
    { html, button }: Kit,
    language: Language,
    log: HandLog | undefined,
    name: (seat: number) => string,
  ): TemplateResult {
    const words = wordsIn(WORDS, language);
    const count = log?.actions.filter(({ action }) => action.type === 'nextHand').length ?? 0;
    void name;
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

  /** Shows the first step of a hand, by its number, or of the last one. */
  async begin(steps: readonly HandStep[], hand: number | undefined, present: Present): Promise<void> {
    const starts = steps.flatMap(({ action }, place) =>
      action?.type === 'deal' && action.street === 3 ? [place] : [],
    );
    const from = starts[hand === undefined ? starts.length - 1 : hand - 1];
    if (from === undefined) return;
    const end = steps.findIndex(({ action }, place) => place > from && action?.type === 'nextHand');
    this.#steps = steps.slice(from, end < 0 ? undefined : end);
    this.#at = 0;
    await present(this.#steps[0]);
  }

  /** Shows another step: `first`, `back`, `on`, `end`, or a street's number. */
  async go(where: string, present: Present): Promise<void> {
    const last = this.#steps.length - 1;
    const before = this.#at;
    const street = this.#steps.findIndex(({ action }) => action?.type === 'deal' && String(action.street) === where);
    const wanted =
      where === 'first'
        ? 0
        : where === 'end'
          ? last
          : where === 'on'
            ? before + 1
            : where === 'back'
              ? before - 1
              : street;
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

  /** Gives the log to the player as a file. */
  async save(
    root: ParentNode & Node,
    format: 'log' | 'phh',
    log: HandLog | undefined,
    names: readonly string[],
  ): Promise<void> {
    if (!log) return;
    const text = format === 'phh' ? (await PHH()).writePhh(log, { names }) : JSON.stringify(log);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = format === 'phh' ? 'stud.phh' : 'stud.json';
    link.hidden = true;
    root.appendChild(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(link.href));
  }

  /** Asks the player for a file. @returns its text, or nothing. */
  async open(root: ParentNode & Node): Promise<string | undefined> {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,.phh,.phhs,.txt';
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
  async read(text: string): Promise<unknown> {
    if (/^\s*\{/.test(text)) return text;
    const [first] = (await PHH()).readPhh(text);
    return first?.log;
  }
}
