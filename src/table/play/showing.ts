/** What happens at an element while its steps are shown: events for the page, announcements, drawings. */
import type { ActionOf, AnyAction, AnyGame, EventOf, TableView, Turn, Viewer, ViewOf } from '../../game/contract.js';
import { TvActionEvent, TvDealEvent, TvSettleEvent, TvTurnEvent, type StepDetail } from '../look/events.js';
import type { Controls } from './controls.js';
import type { FramePlayer } from './frame-player.js';
import type { LookBack } from './look-back.js';
import type { Opening } from './opening.js';
import type { Play } from './gameplay.js';
import type { Playback, Stage } from './playback.js';
import type { PortOf, StepOf } from './session.js';
import type { Table } from './table.js';

/** A table with the parts that need to know of steps. */
interface Shown<G extends AnyGame> extends Table<G> {
  readonly play: Play<G>;
  readonly frames: FramePlayer;
  readonly playback: Pick<Playback<G>, 'port' | 'present' | 'handOn'>;
  /** Whether a table is open. */
  readonly isOpen: boolean;
  readonly controls: Pick<Controls, 'forget' | 'doPending'>;
  readonly lookBack: Pick<LookBack<G>, 'moment' | 'rested'>;
  readonly opening: Pick<Opening<G>, 'tellEnd' | 'guideTable'>;
}

export class Showing<G extends AnyGame> implements Stage<G> {
  readonly #table: Shown<G>;
  /** The detail of the events of the step being shown. */
  #detail: StepDetail<ActionOf<G>, ViewOf<G>, EventOf<G>> | undefined;

  constructor(table: Shown<G>) {
    this.#table = table;
  }

  begins({ actor, action, events, view }: StepOf<G>): void {
    const { element, replaying } = this.#table;
    const guide = this.#table.lesson !== undefined;
    const detail = { actor, action: action as ActionOf<G>, events, view, replay: replaying, guide };
    this.#detail = detail;
    if (!replaying) this.#table.opening.guideTable.lesson?.hear(actor, detail.action);
    element.dispatchEvent(new TvActionEvent(detail));
    if (action && actor === 'croupier' && detail.action.type !== 'nextHand')
      element.dispatchEvent(new TvDealEvent(detail));
    this.#table.note('');
    // a player who goes on has seen the session
    if (this.#table.drawers.isOpen('session-stats') && this.#table.seats.includes(actor as number))
      this.#table.drawers.drop();
    this.#table.lookBack.moment = undefined;
  }

  async perform(step: StepOf<G>): Promise<void> {
    const { frames, play } = this.#table;
    play.hears?.(step);
    await frames.lead(await play.frames(step));
  }

  narrate(step: StepOf<G>): void {
    this.#table.speech.say(this.#table.play.describe(step));
  }

  draw(): Promise<unknown> {
    return this.#table.redraw();
  }

  linger(): Promise<void> {
    return this.#table.frames.follow();
  }

  ended({ events, view }: StepOf<G>): void {
    if (!events.some(event => (event as AnyAction).type === 'settled')) return;
    const { element, play } = this.#table;
    const outcome = play.setup.outcome(view, (view as TableView).seat);
    element.dispatchEvent(new TvSettleEvent({ ...this.#detail!, outcome }));
  }

  clear(): void {
    this.#table.controls.forget();
    this.#table.frames.clear();
    this.#table.play.clear?.();
    // before the first table is open there is nothing to clear
    if (this.#table.isOpen) this.#table.speech.clear();
  }

  asked(view: ViewOf<G>): readonly Viewer[] {
    const { turn } = view as { readonly turn?: Turn };
    return this.#table.play.asked?.(view) ?? (turn?.kind === 'seats' ? turn.seats : []);
  }

  handOn(place: number): void {
    this.#table.handTo(place);
  }

  rested(): void {
    this.#table.opening.tellEnd();
    this.#table.lookBack.rested().catch(this.#table.fail);
  }

  settled(): void {
    this.#table.play.settled?.();
    this.#table.opening.guideTable.lesson?.rested();
    void this.#table.controls.doPending();
  }

  turn(): void {
    const { element, view, legal, playback } = this.#table;
    // calls back a player who is on another page, unless a run or a premove has acted and the host has not answered yet
    const port: PortOf<G> & { waiting?: () => boolean } = playback.port!;
    if (element.ownerDocument.hidden && !port.waiting?.()) this.#table.sounds('turn');
    element.dispatchEvent(new TvTurnEvent({ seat: port.seat as number, view, legal }));
  }

  onError(error: unknown): void {
    this.#table.fail(error);
  }
}
