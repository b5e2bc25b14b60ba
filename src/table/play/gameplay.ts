/** What a game brings to its table, as a value: data and functions, no class to inherit from. */
import type { nothing, TemplateResult } from 'lit';
import type { Character, PlayerLevel } from '../../game/computer-player.js';
import type { ActionOf, AnyGame, EventOf, Seat, TableState, Viewer, ViewOf } from '../../game/contract.js';
import type { Player } from '../../game/croupier.js';
import type { BettingManner } from '../../stakes/characters.js';
import type { Commands } from './commands.js';
import type { DrawersByName } from './drawers.js';
import type { StepFrames } from './frames.js';
import type { LazyTexts } from '../lazy/lazy-text.js';
import type { Shortcut } from './keyboard.js';
import type { LazyChunk } from '../look/lazy.js';
import type { Drawing } from '../look/drawing.js';
import type { StepOf } from './session.js';
import type { Forecast, Held, Round } from '../look/session-stats.js';

/** What a game brings to a table in play. */
export interface Setup<G extends AnyGame> {
  readonly game: G;
  /** The last hand, coup or turn for a seat; undefined before the first. */
  readonly outcome: (view: ViewOf<G>, seat: Viewer) => unknown;
  /** What the last hand, coup or turn adds to a session. */
  readonly round: (view: ViewOf<G>, seat: Viewer) => Round | undefined;
  /** The expected result of a seat's stakes before a step, if it depends on the cards already dealt. */
  readonly forecast?: LazyChunk<{
    readonly forecast: (before: ViewOf<G>, seat: Seat) => Forecast | undefined | Promise<Forecast | undefined>;
  }>;
  /** What ends beside a round, a shoe or a deal, and the event that reports it: then the player's session is shown. */
  readonly ends?: { readonly what: 'shoe' | 'deal'; readonly by: EventOf<G>['type'] };
  /** What is played as a unit and can be shared, if not a hand. */
  readonly shares?: 'coup' | 'turn';
  /** A computer player of a level. */
  readonly player: (level: PlayerLevel, character?: Character) => Player<ActionOf<G>, ViewOf<G>>;
  /** The texts given on request: rules, guides, drills, terms. */
  readonly texts: LazyTexts;
  /** The playing style of its computer players by level, if it can be described. */
  readonly manners?: Readonly<Record<PlayerLevel, BettingManner>>;
}

/** A place in a replayed hand: its name, and its sign where there is little room. */
export type Station = readonly [name: string, sign?: string];

/** What a game does with its table, and how it looks. */
export interface Play<G extends AnyGame> extends Drawing<G> {
  readonly setup: Setup<G>;

  // ---- pointer and keys ----

  /** What buttons and keys do. */
  commands(): Commands;
  /** The command and value of a key, while the focus is inside. */
  shortcut(key: string): Shortcut | undefined;
  /** Listens to more than clicks and keys, once the element has a root. */
  listen?(root: ShadowRoot): void;

  // ---- what is drawn ----

  /** The game's drawers, beside those of every table. */
  drawers?(): DrawersByName;
  /** The game's menu items, beside those of every table. */
  menuItems?(): TemplateResult | typeof nothing;
  /** The rounds played, as a list or a file, in the menu. */
  menuRecords?(): TemplateResult | typeof nothing;
  /** What the game adds to a session in review, beneath its figures. */
  lookingBack?(): unknown;
  /** The name of a hand held to the end. */
  handName?(held: Held): string;
  /** The kinds of hands in the help that the player holds now. */
  ownKinds?(): readonly string[];
  /** The answer to “Why?”, if it is not simply what the help says. */
  reason?(why: string): string | undefined;
  /** The table is about to be drawn. */
  willDraw?(): void;
  /** It has been drawn. */
  drawn?(): void;
  /** The element has left the page. */
  left?(): void;

  // ---- steps ----

  /** A step has arrived and is about to be shown: the game reacts here. */
  hears?(step: StepOf<G>): void;
  /** The step as frames: what is shown of it; it changes nothing. */
  frames(step: StepOf<G>): StepFrames | Promise<StepFrames>;
  /** The step in words for a screen reader, while the table still has the previous view; empty for nothing. */
  describe(step: StepOf<G>): string;
  /**
   * Where a replayed hand can be entered: the name of this part of the hand, and its sign where there is little room.
   */
  stationOf?(step: StepOf<G>): Station | undefined;
  /** Whether the view after a round is ready for the next: its result is visible while it is shown, and stays. */
  readonly isResultFleeting?: boolean;
  /** Drops a choice in progress: another table begins. */
  clear?(): void;

  // ---- who acts ----

  /** The seats that have something to do, if those are more than the seats to act. */
  asked?(view: ViewOf<G>): readonly Viewer[];
  /** Another of the people at this screen has taken it. */
  taken?(): void;
  /** Everything has been shown, and the seat to act has the screen; on a paused table this waits until it resumes. */
  settled?(): void;
  /** The seat whose last action an undo takes back, if not the one that has the screen. */
  readonly undoes?: Viewer | undefined;
  /** Whether a computer player takes its time for this. */
  thinks?(view: ViewOf<G>): boolean;
  /** How long it thinks about its action (ms at normal speed); by default the same for all. */
  ponders?(view: ViewOf<G>, action: ActionOf<G>): number;
  /** Whether computer players wait for one of the people, who is not to act. */
  awaits?(state: TableState): boolean;
}
