/** What a game of poker has of its own, beside what every table of poker does. */
import type { TemplateResult } from 'lit';
import type { AnyEvent, Seat } from '../../game/contract.js';
import type { Commands } from '../../table/play/commands.js';
import type { DrawersByName } from '../../table/play/drawers.js';
import type { Shortcut } from '../../table/look/keyboard.js';
import type { Setup, Station } from '../../table/play/gameplay.js';
import type { StepOf } from '../../table/play/session.js';
import type { Held } from '../../table/look/session-stats.js';
import type { Status } from '../../table/play/table.js';
import type { OwnFrames } from './frames.js';
import type { Files } from '../lazy/history.js';
import type { BettingGame, BettingView } from './scene.js';

/** What is drawn of an opponent: what lies before them, what is said of it, classes for their place. */
export interface Opponent {
  readonly hand: unknown;
  readonly said: unknown;
  readonly kind?: string;
}

export interface PokerGame<G extends BettingGame = BettingGame> {
  readonly setup: Setup<G>;
  /** What it shows of a step in its own way. */
  readonly frames: OwnFrames;
  /** A format of files beside the log, if the game has one. */
  readonly files?: Files | undefined;

  // ---- in words ----

  /** What this kind of the game is called, where it has a name of its own. */
  kind?(view: BettingView): string;
  /** The limits and the like, beside the name of the game. */
  limits(view: BettingView): string;
  /** The status line. `aloud`: for a screen reader. */
  status(view: BettingView, aloud?: boolean): Status;
  /** A seat's hand in words, as far as it may be known. */
  holding(view: BettingView, seat: Seat): string;
  /** What is said of an event of the game's own; `undefined` for what every table says of it. */
  tells(event: AnyEvent, view: BettingView): string | undefined;
  /** A step in words, of which every table of poker says so much; the same unless the game adds to it. */
  describe?(step: StepOf<G>, said: string): string;
  /** What a “why?” answers, where that is not simply what the help says. */
  reason?(why: string): string | undefined;
  /** Where a step of a hand that is shown again may be jumped to: what the place is called, and its sign. */
  stationOf?(step: StepOf<G>): Station | undefined;

  // ---- what is drawn ----

  opponent(view: BettingView, seat: Seat): Opponent;
  /** What lies before the player, with the plate of their name and their chips, and classes for their place. */
  ownHand(
    view: BettingView,
    seat: Seat,
    plate: TemplateResult,
    bet: TemplateResult,
  ): readonly [body: unknown, kind: string];
  /** The signs on a seat's plate, beside the dealer's button. */
  signs(view: BettingView, seat: Seat): readonly TemplateResult[];
  /** What lies in the middle beside the pots. */
  beside?(view: BettingView): unknown;
  /** The game's own content in the head of a wide box. */
  inHead?(view: BettingView): unknown;
  /** What a seat has won, as chips before it, where that is more than a pile. */
  gained?(amount: number, view: BettingView, seat: Seat): TemplateResult;
  /** Buttons for what is neither betting nor dealing; `undefined` where nothing else is asked. */
  acts(view: BettingView): TemplateResult | undefined;
  /** What stands on the left of the buttons between hands, in place of looking at the last one. */
  leftAct?(): TemplateResult | undefined;
  drawers?(): DrawersByName;
  /** The chance of the own hand, where the game can tell it. */
  readonly chance?: { drawer(view: BettingView): readonly [heading: string, content: unknown] | undefined };
  /** What a hand that was held is called. */
  handName(held: Held): string;
  /** Which of the hands in the help the player holds now, by their kinds. */
  ownKinds?(): readonly string[];

  // ---- what is done ----

  commands(): Commands;
  /** A key's command where it has another here than at every table of poker. */
  shortcut?(key: string): Shortcut | undefined;
  /** Hears of a step before it is shown. */
  hear?(step: StepOf<G>): void;
  /** All is shown. Does what leaves the player no choice. @returns whether it did something. */
  settled?(): boolean;
  /** Whether a computer player takes its time for this. */
  thinks?(view: BettingView): boolean;
  /** Forgets what was being chosen: another table begins. */
  clear?(): void;
}
