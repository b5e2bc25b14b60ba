/** What a game of poker adds to every poker table. */
import type { TemplateResult } from 'lit';
import type { AnyEvent, Seat } from '../../game/contract.js';
import type { Commands } from '../../table/play/commands.js';
import type { DrawersByName } from '../../table/play/drawers.js';
import type { Shortcut } from '../../table/play/keyboard.js';
import type { Setup, Station } from '../../table/play/gameplay.js';
import type { StepOf } from '../../table/play/session.js';
import type { Held } from '../../table/look/session-stats.js';
import type { Phrase } from '../../table/text/texts.js';
import type { Status } from '../../table/look/drawn-table.js';
import type { OwnFrames } from './frames.js';
import type { Files } from '../lazy/history.js';
import type { BettingGame, BettingView } from './scene.js';

/** How an opponent is drawn. */
export interface Opponent {
  readonly hand: unknown;
  /** What a hand that is shown is worth. */
  readonly holds?: unknown;
  /** Whether that is said in two halves. */
  readonly inHalves?: boolean;
  /** A class for their place. */
  readonly kind?: string | false;
}

export interface PokerGame<G extends BettingGame = BettingGame> {
  readonly setup: Setup<G>;
  /** What it shows of a step in its own way. */
  readonly frames: OwnFrames;
  /** A file format beside the log, if the game has one. */
  readonly files?: Files | undefined;

  // ---- in words ----

  /** The name of this variant of the game, if it has one. */
  kind?(view: BettingView): string;
  /** The limits and the like, beside the name of the game. */
  limits(view: BettingView): string;
  /** The status line. `aloud`: for a screen reader. */
  status(view: BettingView, aloud?: boolean): Status;
  /** A seat's hand in words, as far as it may be known: as it begins a sentence and within one. */
  holding(view: BettingView, seat: Seat): Phrase;
  /** The words for an event of the game's own; `undefined` for those of every table. */
  tells(event: AnyEvent, view: BettingView): string | undefined;
  /**
   * A step in words, starting from what every poker table says of it; returned unchanged unless the game adds to it.
   */
  describe?(step: StepOf<G>, said: string): string;
  /** How a hand has ended, in full, once it is over. */
  endedBecause(view: BettingView): string;
  /** Where a step of a replayed hand can be jumped to: the name of the place, and its sign. */
  stationOf?(step: StepOf<G>): Station | undefined;

  // ---- what is drawn ----

  opponent(view: BettingView, seat: Seat): Opponent;
  /** What lies before the player, with the plate of their name and their chips, and classes for the table. */
  ownHand(
    view: BettingView,
    seat: Seat,
    plate: TemplateResult,
    bet: TemplateResult,
  ): readonly [body: unknown, kind?: string];
  /** The marks on a seat's plate, beside the dealer button. */
  signs(view: BettingView, seat: Seat): readonly TemplateResult[];
  /** What lies in the middle beside the pots. */
  beside(view: BettingView): unknown;
  /** The game's own content in the head of a wide box. */
  inHead?(view: BettingView): unknown;
  /** A seat's winnings as chips before it. */
  gained(amount: number, view: BettingView, seat: Seat): TemplateResult;
  /** Buttons for anything other than betting and dealing; `undefined` if nothing else is asked. */
  acts(view: BettingView): TemplateResult | undefined;
  /** The button on the left between hands, in place of looking at the last one. */
  leftAct?(): TemplateResult | undefined;
  drawers(): DrawersByName;
  /** The chance of the own hand. */
  readonly chance: { drawer(view: BettingView): readonly [heading: string, content: unknown] | undefined };
  /** The name of a hand held to the end. */
  handName(held: Held): string;
  /** The kinds of hands in the help that the player holds now. */
  ownKinds(): readonly string[];

  // ---- what is done ----

  commands(): Commands;
  /** The command of a key that has another meaning here than at every poker table. */
  shortcut?(key: string): Shortcut | undefined;
  /** Called with a step before it is shown. */
  hear?(step: StepOf<G>): void;
  /** Everything has been shown. Takes any forced action. @returns whether there was one. */
  settled(): boolean;
  /** Whether a computer player takes its time for this. */
  thinks?(view: BettingView): boolean;
  /** Drops a choice in progress: another table begins. */
  clear?(): void;
}
