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
import type { Shortcut } from '../look/keyboard.js';
import type { LazyChunk } from '../look/lazy.js';
import type { Drawing } from '../look/drawing.js';
import type { StepOf } from './session.js';
import type { Forecast, Held, Round, SessionStats } from '../look/session-stats.js';
import type { Expected } from '../lazy/session-panel.js';

/** What a game brings to a table at which it is played. */
export interface Setup<G extends AnyGame> {
  readonly game: G;
  /** What the last hand, coup or turn was for a seat; nothing before the first. */
  readonly outcome: (view: ViewOf<G>, seat: Viewer) => unknown;
  /** What the last hand, coup or turn adds to a session. */
  readonly round: (view: ViewOf<G>, seat: Viewer) => Round | undefined;
  /** What the rules gave on average of what lay before a step, of a seat, where that hangs on the cards that had gone. */
  readonly forecast?: LazyChunk<{
    readonly forecast: (before: ViewOf<G>, seat: Seat) => Forecast | undefined | Promise<Forecast | undefined>;
  }>;
  /** What comes to an end beside a round, a shoe or a deal, and the event that tells it: the player looks back then. */
  readonly ends?: { readonly what: 'shoe' | 'deal'; readonly by: EventOf<G>['type'] };
  /** What the rules give on average of a session's stakes, where that is known. */
  readonly expected?: LazyChunk<{
    readonly expected: (sessionStats: SessionStats, view: ViewOf<G>) => Expected | undefined;
  }>;
  /** What is played at once and may be shared, where that is no hand. */
  readonly shares?: 'coup' | 'turn';
  /** A computer player of a level. */
  readonly player: (level: PlayerLevel, character?: Character) => Player<ActionOf<G>, ViewOf<G>>;
  /** What it tells when it is asked: rules, guides, drills, terms. */
  readonly texts: LazyTexts;
  /** In what manner its computer players play, by their level, where that can be told. */
  readonly manners?: Readonly<Record<PlayerLevel, BettingManner>>;
}

/** A place of a hand that is shown again: what it is called, and its sign where there is little room. */
export type Station = readonly [name: string, sign?: string];

/** What a game does with its table, and how it looks. */
export interface Play<G extends AnyGame> extends Drawing<G> {
  readonly setup: Setup<G>;

  // ---- hands and keys ----

  /** What buttons and keys do. */
  commands(): Commands;
  /** A key's command and its value, while the focus is inside. */
  shortcut(key: string): Shortcut | undefined;
  /** Listens to more than clicks and keys, once the element has a root. */
  listen?(root: ShadowRoot): void;

  // ---- what is drawn ----

  /** What opens over the cloth, beside what every table has. */
  drawers?(): DrawersByName;
  /** What a player of this game can do with the table, in the menu. */
  menuItems?(): TemplateResult | typeof nothing;
  /** The rounds played, as a list or a file, in the menu. */
  menuRecords?(): TemplateResult | typeof nothing;
  /** What the game has to say of a session that is looked back on, beneath its figures. */
  lookingBack?(): unknown;
  /** What a hand that was held is called. */
  handName?(held: Held): string;
  /** Which of the hands in the help the player holds now, by their kinds. */
  ownKinds?(): readonly string[];
  /** What a “why?” answers, where that is not simply what the help says. */
  reason?(why: string): string | undefined;
  /** The table is about to be drawn. */
  willDraw?(): void;
  /** It has been drawn. */
  drawn?(): void;
  /** The element has left the page. */
  left?(): void;

  // ---- steps ----

  /** A step has come and is about to be shown: what has to react to it does so here. */
  hears?(step: StepOf<G>): void;
  /** The step as frames: what is seen of it, and nothing that it changes. */
  frames(step: StepOf<G>): StepFrames | Promise<StepFrames>;
  /** The step in words for a screen reader, while the view of the table is still the one before it; empty for nothing. */
  describe(step: StepOf<G>): string;
  /** Where a hand that is shown again may be entered: what the part of the hand is called, and its sign where room is short. */
  stationOf?(step: StepOf<G>): Station | undefined;
  /** Whether the view that a round has led to is ready for the next: what came of it is seen while it is shown, and stays. */
  readonly isResultFleeting?: boolean;
  /** Forgets what was being chosen: another table begins. */
  clear?(): void;

  // ---- who is asked ----

  /** Who has something to do, where that is more than who is at turn. */
  asked?(view: ViewOf<G>): readonly Viewer[];
  /** Another of the people at this screen has taken it. */
  taken?(): void;
  /** All is shown, and whoever is asked has the screen; never while the table is paused, but when it goes on. */
  settled?(): void;
  /** Whose last action an undo takes back, where that is not whoever has the screen. */
  readonly undoes?: Viewer | undefined;
  /** Whether a computer player takes its time for this. */
  thinks?(view: ViewOf<G>): boolean;
  /** How long it thinks about what it is about to do, in ms at normal speed; by default, as long about one thing as another. */
  ponders?(view: ViewOf<G>, action: ActionOf<G>): number;
  /** Whether computer players wait for one of the people, who is not at turn. */
  awaits?(state: TableState): boolean;
}
