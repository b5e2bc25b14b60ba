/** Several people at one screen: whose cards are visible, who lets the others go on, whose action is taken back. */
import type { Actor, Seat, Viewer } from '../../game/contract.js';
import { isIn } from '../../stakes/turns.js';
import { hasSeat } from '../../stakes/seats.js';
import type { AnyPokerTable } from './offers.js';
import type { BettingView, PokerScene } from './scene.js';
import { ownSeat } from '../look/seen.js';
import { mustAct, NOBODY } from './standing.js';

/** The fields of a step that matter for a shared screen. */
interface Act {
  readonly actor: Actor;
  readonly action: unknown;
}

/** What it needs of the table. */
type Screen = Pick<AnyPokerTable, 'seats' | 'people' | 'words' | 'playing' | 'replaying'>;

export class HotSeat {
  readonly #table: Screen;
  readonly #scene: Pick<PokerScene, 'chosenTogether' | 'isShown'>;
  /** The seat whose cards are visible, if several people share the screen. */
  #uncovered: Seat = NOBODY;
  /** Who took the screen last in this hand: if they are the next one asked, they have it still. */
  #holder: Seat = NOBODY;
  /** Who lets the others go on between hands, the latest last. */
  #passed: Viewer[] = [];
  /** Who at this screen took an action that can be taken back, the latest last. */
  #doers: Viewer[] = [];

  constructor(table: Screen, scene: Pick<PokerScene, 'chosenTogether' | 'isShown'>) {
    this.#table = table;
    this.#scene = scene;
  }

  /** Whether several people share the screen. */
  get several(): boolean {
    return this.#table.seats.length > 1;
  }

  /** Whether several people share the screen and this seat's cards must be hidden now. */
  covered(view: BettingView): boolean {
    const seat = ownSeat(view);
    return this.isAnothers(view) && hasSeat(view.live, seat) && !this.#scene.isShown(view, seat);
  }

  /** Whether somebody other than the player of this view has the screen. */
  isAnothers(view: BettingView): boolean {
    return this.several && ownSeat(view) !== this.#uncovered;
  }

  /** A player takes the screen: their cards are visible. */
  take(seat: Seat): void {
    this.#uncovered = this.#holder = seat;
  }

  /** Whether the table waits for somebody to take the screen. */
  handsOver(view: BettingView): boolean {
    return mustAct(view) && this.covered(view) && !this.#table.playing && !this.#table.replaying;
  }

  /** The words for handing the screen over, by name: “you” would be the player who has it now. */
  handOver(view: BettingView): readonly [now: string, because: string] {
    const { people, words } = this.#table;
    const seat = ownSeat(view);
    return [words.handTo(people[seat]?.name || words.seat(seat + 1)), words.handToBecause];
  }

  /** Forgets all of it: a new table begins. */
  forget(): void {
    this.#uncovered = this.#holder = NOBODY;
    this.#passed = [];
    this.#doers = [];
  }

  /**
   * Follows a step: a player who acts gives up the screen, unless nobody else at it is asked before them, or all choose
   * at once: then they may look again.
   */
  hear(step: Act, before: BettingView, after: BettingView): void {
    this.#acted(step, before, after);
    const { phase, turn } = after;
    if (phase === 'between') this.#holder = NOBODY;
    const asked = turn.kind === 'seats' ? this.#table.seats.filter(seat => turn.seats.includes(seat as Seat)) : [];
    // of several who choose at once the first is asked after the croupier, else whoever is at it
    const isHolders = step.actor === 'croupier' ? asked[0] === this.#holder : asked.includes(this.#holder);
    if (isHolders) this.#uncovered = this.#holder;
  }

  #acted({ actor, action }: Act, { turn }: BettingView, { phase }: BettingView): void {
    const own = this.#table.seats;
    const together = this.#scene.chosenTogether;
    if (phase !== 'between') this.#passed = [];
    const isTogether = turn.kind === 'seats' && turn.together;
    if (actor === 'croupier' || !isTogether) this.#doers = [];
    if (actor === 'croupier' || !own.includes(actor)) return;
    if (phase !== together) this.#uncovered = NOBODY;
    if ((action as { type?: string } | null)?.type === 'sitOut') this.pass(actor);
    if (!isTogether) return;
    if (action) this.#doers.push(actor);
    else this.#doers.splice(this.#doers.lastIndexOf(actor), 1);
  }

  /** Passes between hands: the seat lets the others go on. */
  pass(seat: Viewer): void {
    this.#passed = [...this.#passed.filter(other => other !== seat), seat];
  }

  /** The seats with something to do: those to act, and those not yet in the next hand. */
  due(view: BettingView, asked: readonly Viewer[]): readonly Viewer[] {
    return this.#table.seats.filter(
      seat =>
        asked.includes(seat) ||
        (view.phase === 'between' && seat !== 'onlooker' && view.players[seat]?.seated && !isIn(view, seat)),
    );
  }

  /**
   * The seats that get the screen between hands, including those that can only sit in again or buy chips; seats that
   * have passed come last.
   */
  asked(view: BettingView): readonly Viewer[] {
    const asked: readonly Viewer[] = view.turn.kind === 'seats' ? view.turn.seats : [];
    const due = this.due(view, asked);
    const fresh = due.filter(seat => asked.includes(seat) || !this.#passed.includes(seat));
    return fresh.length > 0 ? fresh : this.#passed.filter(seat => due.includes(seat)).slice(0, 1);
  }

  /** Whether a player has to buy chips, or sit in again, before the others go on. */
  isAwaited(view: BettingView): boolean {
    return this.due(view, []).some(seat => !this.#passed.includes(seat));
  }

  /** The seat whose last action can be taken back. */
  get doer(): Viewer | undefined {
    return this.#doers.at(-1);
  }

  /** Whether there is something to take back. */
  get mayTakeBack(): boolean {
    return this.doer !== undefined && !this.#table.playing;
  }
}
