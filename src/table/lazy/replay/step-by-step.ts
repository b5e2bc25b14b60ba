/** A hand, coup or turn replayed step by step. Loaded when first requested. */
import { html, type TemplateResult } from 'lit';
import type { AnyGame } from '../../../game/contract.js';
import { LOW, SMALL, TALL } from '../../look/box.js';
import { chips } from '../../look/messages.js';
import { button } from '../../look/pieces.js';
import type { Play, Station } from '../../play/gameplay.js';
import type { StepOf } from '../../play/session.js';
import type { Table } from '../../play/table.js';
import type { PanelText } from '../../text/en.lazy.js';
import type { Shown } from './shown.js';

type Words = PanelText['replay'];

/** What a replay needs from a game. */
export type ReplayGame = Pick<Play<AnyGame>, 'describe' | 'stationOf' | 'isResultFleeting'>;

const css = String.raw;

export const styles = css`
  .button.small {
    min-height: var(--tap);
    font-size: var(--type-s);
  }
  .bar.replay {
    justify-self: stretch;
    justify-content: center;
    width: auto;
  }
  .replay .acts {
    flex: 0 1 auto;
    align-items: center;
    justify-content: flex-start;
    gap: var(--space-3);
  }
  .replay .acts > .button {
    flex: none;
    font-size: var(--type-xxl);
  }
  .replay .place {
    flex: none;
    min-width: 64px;
    text-align: center;
  }
  .stations {
    display: flex;
    gap: var(--space-3);
    min-width: 0;
    overflow: auto clip;
  }
  .stations .button {
    flex: none;
    padding-inline: var(--space-4);
  }
  .stations i {
    display: none;
    font-style: normal;
  }
  .bar.replay .prime {
    position: relative;
    flex: none;
    width: auto;
    margin: 0;
    padding-inline: 2em;
  }
  .bar.replay kbd {
    position: absolute;
    inset-block-start: auto;
    inset-inline-end: var(--space-3);
  }
  ${SMALL} {
    .stations {
      gap: var(--space-1);
    }
    .stations .button {
      flex: 1 0 auto;
      min-width: 24px;
      padding-inline: var(--space-1);
    }
    /* to the ear it has its whole name */
    .stations .long {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .stations i {
      display: inline;
    }
  }
  ${TALL} {
    .bar.replay {
      display: flex;
      flex-wrap: wrap;
      column-gap: var(--space-2);
    }
    .replay .acts {
      display: contents;
    }
    .replay .acts > .button,
    .replay .place {
      flex: 1 0 15%;
      min-width: 0;
    }
    .replay .place {
      font-size: var(--type-m);
    }
    .replay .stations {
      flex: 1 1 50%;
    }
    .bar.replay .prime {
      flex: 0 1 auto;
      max-width: 34%;
      padding-inline: var(--space-2);
    }
    .replay .acts:not(:has(.stations)) + .prime {
      flex: 1 0 100%;
      max-width: none;
    }
  }
  ${LOW} {
    .bar.replay {
      display: flex;
      flex-flow: column;
      justify-content: flex-end;
    }
    .bar.replay .prime {
      padding-inline: var(--space-2);
    }
    .replay .acts {
      flex: none;
      display: grid;
      grid-template-columns: 1fr 1fr;
    }
    .bar.replay .acts > .button {
      width: auto;
      min-width: 0;
    }
    .replay .place,
    .replay .stations {
      grid-column: 1 / -1;
    }
    .stations {
      flex-wrap: wrap;
    }
    .stations .button {
      min-height: 32px;
    }
  }
`;

export class StepByStep {
  readonly #table: Table<AnyGame>;
  readonly #told: ReplayGame;
  readonly #words: Words;
  readonly #rounds: readonly Shown[];
  /** The current round, its steps, and the current step. */
  #round = 0;
  #steps: readonly StepOf<AnyGame>[] = [];
  #at = 0;

  /** @param told how the game describes a step, and the names of its places. */
  constructor(table: Table<AnyGame>, told: ReplayGame, words: Words, rounds: readonly Shown[]) {
    this.#table = table;
    this.#told = told;
    this.#words = words;
    this.#rounds = rounds;
  }

  get shown(): Shown | undefined {
    return this.#rounds[this.#round];
  }

  /** Shows the first step of a round, by its number, and says what there is to say about them all. */
  async begin(number: number, said: string): Promise<void> {
    const unit = this.#rounds[number - 1]?.unit ?? 1;
    const amount = unit.toLocaleString(this.#table.language, { maximumFractionDigits: 6 });
    // what was said of another file no longer applies
    this.#table.notify([said, unit === 1 ? '' : this.#words.unit(amount)].filter(Boolean).join(' '));
    this.#take(number - 1);
    await this.#show(false);
  }

  async #show(isMoving: boolean): Promise<void> {
    const step = this.#steps[this.#at]!;
    const before = this.#steps[this.#at - 1];
    const names = this.shown?.names;
    const isFleeting = !!before && !!this.#told.isResultFleeting && step.events.some(({ type }) => type === 'settled');
    if (isFleeting && !isMoving) await this.#table.playback.present(before, false, names);
    const moving = isMoving || isFleeting;
    await this.#table.playback.present(step, moving, names);
    // what moves as it did live is announced as it was live
    if (!moving)
      this.#table.speech.say(`${this.#table.words.sentence(this.#place(this.#words))} ${this.#told.describe(step)}`);
  }

  /** The position in the round, and of several rounds which. */
  #place(words: Words): string {
    const place = words.step(chips(this.#at + 1), chips(this.#steps.length));
    const name = this.shown?.name;
    return name && this.#rounds.length > 1 ? words.of(name, place) : place;
  }

  #take(round: number): void {
    this.#round = round;
    this.#steps = this.#rounds[round]?.steps() ?? [];
    this.#at = 0;
  }

  /** The places of the round that can be jumped to. */
  #stations(): readonly (readonly [place: number, ...Station])[] {
    let last = '';
    return this.#steps.flatMap((step, place): readonly (readonly [number, ...Station])[] => {
      const station = this.#told.stationOf?.(step);
      if (!station || station[0] === last) return [];
      [last] = station;
      return [[place, ...station]];
    });
  }

  /** Whether the step shown is the first, or the last. */
  #isEnd(behind: boolean): boolean {
    return behind
      ? this.#at === this.#steps.length - 1 && this.#round === this.#rounds.length - 1
      : this.#at === 0 && this.#round === 0;
  }

  /**
   * Shows another step: `first`, `back`, `forward`, `end` or one by its index. From the last step of a round it goes on
   * to the next round, from the first back to the previous one.
   */
  async go(where: string): Promise<void> {
    this.#table.note('');
    const behind = where === 'forward' || where === 'end';
    const before = this.#at;
    const leaves =
      before === (behind ? this.#steps.length - 1 : 0) && Number.isNaN(Number(where)) && !this.#isEnd(behind);
    if (leaves) this.#take(this.#round + (behind ? 1 : -1));
    const last = this.#steps.length - 1;
    const places: Readonly<Record<string, number>> = leaves
      ? { first: 0, end: last, forward: 0, back: last }
      : { first: 0, end: last, forward: before + 1, back: before - 1 };
    const wanted = places[where] ?? Number(where);
    this.#at = Math.min(last, Math.max(0, wanted));
    await this.#show(where === 'forward' && !leaves && this.#at === before + 1);
  }

  /** The bar of the replay. @param label its accessible name. */
  bar(words: Words, label: string): TemplateResult {
    const [atFirst, atLast] = [this.#isEnd(false), this.#isEnd(true)];
    const go = (value: 'first' | 'back' | 'forward' | 'end', sign: string, off: boolean): TemplateResult =>
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
    const stations = this.#stations();
    return html`<div class="bar replay" part="bar" role="toolbar" aria-label=${label}>
      <div class="acts replay" data-zone="acts" data-plane>
        ${go('first', '«', atFirst)}${go('back', '‹', atFirst)}
        <span class="place">${this.#place(words)}</span>
        ${go('forward', '›', atLast)}${go('end', '»', atLast)}
        ${
          stations.length > 1
            ? html`<div class="stations" role="toolbar" aria-label=${words.stations} data-zone="stations" tabindex="-1">
                ${stations.map(([place, name, sign]) =>
                  button(
                    'replay-to',
                    sign ? html`<span class="long">${name}</span><i aria-hidden="true">${sign}</i>` : name,
                    { kind: 'quiet small', value: `${place}`, off: place === this.#at },
                  ),
                )}
              </div>`
            : ''
        }
      </div>
      ${button('replay-end', words.close, { kind: 'prime', key: 'G' })}
    </div>`;
  }
}
