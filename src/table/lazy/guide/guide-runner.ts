/** A guide in progress: the step shown, what is allowed meanwhile, and the bubble. Loaded when one begins. */
import { html, type TemplateResult } from 'lit';
import type { AnyAction, AnyGame, Viewer } from '../../../game/contract.js';
import { TvGuideEvent, type GuideDetail } from '../../look/events.js';
import { button } from '../../look/pieces.js';
import { elementAt } from '../../play/places.js';
import type { Table } from '../../play/table.js';
import { bubbleAt, coveredIn, ringAround, type Area } from './bubble.js';
import { bubbleStyles } from './bubble.styles.js';
import { isLike, type AnyGuide, type Moment } from './guide.js';

export const styles = bubbleStyles;

/** What a lesson needs from its caller. */
export interface GuideHost {
  /** The last hand, coup or turn for the player. */
  outcome(): unknown;
  /** Brings the player's own table back. */
  leave(): void;
}

/** Possible widths of a bubble (px) and whether it is flat, the usual one first. */
const SHAPES: readonly (readonly [width: number, isFlat: boolean])[] = [
  [320, false],
  [240, false],
  [184, false],
  [460, false],
  [460, true],
];

export class GuideRunner {
  readonly #table: Table;
  readonly #guide: AnyGuide;
  readonly #host: GuideHost;
  /** The index of the step. */
  #at = 0;
  /** Whether its bubble is shown: not while cards and chips move, nor while others are to act. */
  #isShown = false;
  #isOver = false;
  #resized: ResizeObserver | undefined;

  constructor(table: Table<AnyGame>, guide: AnyGuide, host: GuideHost) {
    this.#table = table;
    this.#guide = guide;
    this.#host = host;
    this.#tell('begun');
  }

  get #step(): AnyGuide['steps'][number] | undefined {
    return this.#guide.steps[this.#at];
  }

  /** Whether the player may do this now; if not, they are told what comes first. */
  allows(actions: readonly AnyAction[]): boolean {
    // the table takes forced actions by itself
    if (!this.#isShown && this.#table.legal.length === 1) return true;
    const step = this.#step;
    const meant = step?.until ? [step.until, ...(step.may ?? [])] : [];
    if (this.#isShown && actions.every(action => meant.some(like => isLike(action, like)))) return true;
    this.#table.notify(this.#table.words.guide.first);
    return false;
  }

  /** A step of the table begins to be shown; it may be the action that the lesson waits for. */
  hear(actor: Viewer | 'croupier', action: AnyAction | null | undefined): void {
    const { until } = this.#step ?? {};
    if (!this.#isShown || !action || !until || !this.#table.seats.includes(actor as Viewer)) return;
    if (isLike(action, until)) this.#go();
  }

  /** Everything has been shown. The next step appears when it is the player's turn; until then others play. */
  rested(): void {
    const isAsked = this.#table.legal.some(({ type }) => type !== 'reopen');
    // the action that the last step waited for has been shown
    if (this.#isOver) return this.#host.leave();
    if (this.#isShown || !isAsked) return;
    this.#isShown = true;
    this.#table.speech.say(this.#text);
    this.#tell('step');
    void this.#table.redraw().then(() => {
      const { root } = this.#table;
      // keyboard players go on with Enter
      if (root.activeElement && !this.#table.drawers.shown) root.querySelector<HTMLElement>('.bubble .next')?.focus();
    });
  }

  /** “Next”, or the main button for keyboard players. */
  next(): void {
    if (!this.#isShown || this.#step?.until) return;
    this.#go();
    if (this.#isOver) this.#host.leave();
    else this.rested();
  }

  /** The player leaves, or the guide is over: their own table comes back. */
  leave(): void {
    this.end();
    this.#host.leave();
  }

  /** Another table was opened. */
  end(): void {
    if (!this.#isOver) this.#tell('left');
    this.#isOver = true;
    this.#resized?.disconnect();
  }

  #go(): void {
    this.#at++;
    this.#isShown = false;
    if (this.#step) return;
    this.#isOver = true;
    this.#resized?.disconnect();
    this.#tell('done');
  }

  #tell(what: GuideDetail['what']): void {
    const { name, steps } = this.#guide;
    this.#table.element.dispatchEvent(new TvGuideEvent({ guide: name, what, step: this.#at, steps: steps.length }));
  }

  get #text(): string {
    const { say = '' } = this.#step ?? {};
    if (typeof say === 'string') return say;
    return say({ view: this.#table.view, outcome: this.#host.outcome() } as Moment<never, never>);
  }

  // ---- the bubble --------------------------------------------------------------------------------------------------

  /** The bubble, if a step is shown and nothing is open over the cloth. */
  drawing(): TemplateResult | '' {
    if (!this.#isShown || this.#isOver || this.#table.drawers.shown) return '';
    const { guide } = this.#table.words;
    const { steps, title } = this.#guide;
    const isLast = this.#at === steps.length - 1;
    return html`<div class="guided" aria-hidden="true"></div>
      <div class="bubble" part="guide" role="group" aria-label=${title} data-zone="guide">
        <p>${this.#text}</p>
        <div class="go">
          <i aria-hidden="true">${this.#at + 1} / ${steps.length}</i>
          ${isLast ? '' : html`<button class="why" data-do="guide" data-value="leave">${guide.leave}</button>`}
          ${this.#step?.until ? '' : button('guide', isLast ? guide.end : guide.next, { value: 'next', kind: 'next' })}
        </div>
      </div>`;
  }

  /** After a drawing, moves the bubble to where it hides nothing important. */
  drawn(): void {
    const { root } = this.#table;
    const [frame, ring, bubble] = ['.frame', '.guided', '.bubble'].map(part => root.querySelector<HTMLElement>(part));
    if (!frame || !ring || !bubble) return;
    if (!this.#resized) {
      this.#resized = new ResizeObserver(() => this.drawn());
      this.#resized.observe(frame);
    }
    const places = [this.#step?.at ?? []].flat().flatMap(place => elementAt(root, place) ?? []);
    const about = places.find(place => place.checkVisibility() && place.ariaDisabled !== 'true');
    const around = about && ringAround(frame, about);
    const table = { left: 0, top: 0, width: frame.clientWidth, height: frame.clientHeight };
    const sizes = SHAPES.map(([width, isFlat]) => {
      bubble.classList.toggle('flat', isFlat);
      bubble.style.width = `min(${width}px, 100% - 12px)`;
      return { width: bubble.offsetWidth, height: bubble.offsetHeight, isFlat };
    });
    const place = bubbleAt(table, sizes, around, coveredIn(frame, bubble));
    bubble.classList.toggle('flat', place.isFlat);
    bubble.style.width = `${place.width}px`;
    lay(bubble, place);

    ring.hidden = !around;
    if (around) lay(ring, around, true);
  }
}

/** Positions an element through its style object: a page's policy may forbid inline styles in markup, but not these. */
function lay({ style }: HTMLElement, { left, top, width, height }: Area, isSized = false): void {
  style.translate = `${left}px ${top}px`;
  if (isSized) Object.assign(style, { width: `${width}px`, height: `${height}px` });
}
