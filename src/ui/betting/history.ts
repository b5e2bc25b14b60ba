/** Hands gone by: a list, one of them step by step on the table, and files out and in. Loaded when first asked for. */
import type { TemplateResult } from 'lit';
import type { AnyAction, AnyGame, Viewer } from '../../game/contract.js';
import type { Step } from '../../game/croupier.js';
import type { Log } from '../../game/log.js';
import { drawerStyles } from '../drawer.styles.js';
import type { Language } from '../lang.js';
import { chips, say, signed, wordsIn } from '../messages.js';
import type { Kit } from '../menu.js';
import type { BettingView } from './scene.js';

type HandStep = Step<AnyAction, AnyAction, BettingView>;
type HandLog = Log<unknown, AnyAction>;
type Present = (step: HandStep | undefined, moving?: boolean) => Promise<void>;

const css = String.raw;
export const styles =
  drawerStyles +
  css`
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
    .replay {
      flex-wrap: wrap;
    }
    .replay .small {
      flex: none;
      font-size: 13px;
    }
    .stations {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
    }
    @container tv (max-width: 719px) {
      .replay .button {
        padding: 0 6px;
      }
      .stations {
        display: grid;
        flex: 1 0 100%;
        grid-template-columns: repeat(3, minmax(0, 1fr));
      }
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
  // a hand, who won how much, what the player has won or lost
  result: '{0}: {1}|{0}: {1}|{0} : {1}',
  own: '{0} (you {1})|{0} (Sie {1})|{0} (vous {1})',
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
  readonly stationOf: (step: HandStep) => string;
  readonly redraw: () => void;
  readonly failed: (error: unknown) => void;
  readonly game: () => Promise<AnyGame>;
  readonly present: Present;
}

/** How a hand ended: what each has won, and what the player's purse has gained. */
interface Result {
  readonly won: ReadonlyMap<number, number>;
  readonly net: number | undefined;
}

/** Where the hands of these steps begin: each with its first deal. */
function startsOf(steps: readonly HandStep[]): readonly number[] {
  let dealt = false;
  return steps.flatMap(({ action }, place) => {
    const first = !dealt && action?.type === 'deal';
    dealt = action?.type !== 'nextHand' && (dealt || first);
    return first ? [place] : [];
  });
}

/** Where a hand ends that begins here: behind its last step. */
function endOf(steps: readonly HandStep[], from: number): number {
  const end = steps.findIndex(({ action }, place) => place > from && action?.type === 'nextHand');
  return end < 0 ? steps.length : end;
}

/** How the hands of these steps ended. */
export function resultsOf(steps: readonly HandStep[], seat: Viewer): readonly Result[] {
  return startsOf(steps).map(from => {
    const hand = steps.slice(from, endOf(steps, from));
    const won = new Map<number, number>();
    for (const { events } of hand)
      for (const event of events as readonly (AnyAction & { readonly seat?: number; readonly amount?: number })[])
        if (event.type === 'won') won.set(event.seat!, (won.get(event.seat!) ?? 0) + event.amount!);
    // before its first deal the antes are still in the purses
    const purse = (place: number): number => steps[place]!.view.accounts.purses[seat as number]!;
    const net = seat === 'onlooker' || from === 0 ? undefined : purse(from + hand.length - 1) - purse(from - 1);
    return { won, net };
  });
}

/** The hands of one table. */
export class History {
  #steps: readonly HandStep[] = [];
  #at = 0;
  #results: readonly Result[] = [];
  /** How many hands of a log the results are of; they are on their way until there are as many. */
  #reckoned = 0;

  /** The hands as buttons with their results, the last first. */
  panel({ html, button }: Kit, language: Language, reel: Reel): TemplateResult {
    const words = wordsIn(WORDS, language);
    const count = reel.log?.actions.filter(({ action }) => action.type === 'nextHand').length ?? 0;
    if (this.#reckoned !== count) {
      this.#reckoned = count;
      this.#results = [];
      this.#reckon(reel).catch((error: unknown) => reel.failed(error));
    }
    const label = (hand: number): string => {
      const name = say(words.hand, hand);
      const result = this.#results[hand - 1];
      if (!result) return name;
      const won = [...result.won].map(([seat, amount]) => `${reel.names[seat]!} ${chips(amount)}`).join(', ');
      const told = say(words.result, name, won);
      return result.net === undefined ? told : say(words.own, told, signed(result.net));
    };
    return html`<div class="drawer history" part="history" data-zone="history">
      ${
        count === 0
          ? words.none
          : Array.from({ length: count }, (_, place) =>
              button('replay-hand', label(count - place), { kind: 'quiet small', value: `${count - place}` }),
            )
      }
    </div>`;
  }

  async #reckon({ log, seat, game, redraw }: Reel): Promise<void> {
    if (!log) return;
    const { stepsOf } = await ARCHIVE();
    this.#results = resultsOf(stepsOf(await game(), log, seat) as readonly HandStep[], seat);
    redraw();
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
        await this.begin(
          stepsOf(await game(), log, seat) as readonly HandStep[],
          name === 'look' ? undefined : Number(value),
          reel,
        );
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
        await this.begin(stepsOf(await game(), await this.read(text, reel.files), seat), 1, reel);
        break;
      }
      default:
        await this.save(reel, name === 'export-file' ? reel.files : undefined);
    }
  }

  /** Shows the first step of a hand, by its number, or of the last one. */
  async begin(steps: readonly HandStep[], hand: number | undefined, { present }: Reel): Promise<void> {
    const starts = startsOf(steps);
    const from = starts[hand === undefined ? starts.length - 1 : hand - 1];
    if (from === undefined) return;
    this.#steps = steps.slice(from, endOf(steps, from));
    this.#at = 0;
    await present(this.#steps[0]);
  }

  /** The places of the hand that may be jumped to. */
  #stations({ stationOf }: Reel): readonly (readonly [place: number, name: string])[] {
    let last = '';
    return this.#steps.flatMap((step, place): readonly (readonly [number, string])[] => {
      const name = stationOf(step);
      if (!name || name === last) return [];
      return [[place, (last = name)]];
    });
  }

  /** Shows another step: `first`, `back`, `on`, `end` or one by its place. */
  async go(where: string, present: Present): Promise<void> {
    const last = this.#steps.length - 1;
    const before = this.#at;
    const places: Readonly<Record<string, number>> = { first: 0, end: last, on: before + 1, back: before - 1 };
    const wanted = places[where] ?? Number(where);
    this.#at = Math.min(last, Math.max(0, wanted));
    await present(this.#steps[this.#at], this.#at === before + 1 && where === 'on');
  }

  /** The buttons of the replay. */
  controls({ html, button }: Kit, language: Language, reel: Reel): TemplateResult {
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
        <div class="stations">
          ${this.#stations(reel).map(([place, name]) =>
            button('replay-to', name, { kind: 'quiet small', value: `${place}`, off: place === this.#at }),
          )}
        </div>
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
