/** What a part of a table may ask of it. A part holds a `Table` and nothing else; in Node a plain object stands in its place. */
import type { LitElement, TemplateResult } from 'lit';
import type { ActionOf, AnyAction, AnyGame, Offer, OptionsOf, ViewOf } from '../../game/contract.js';
import type { Log } from '../../game/log.js';
import type { Box } from '../look/box.js';
import type { Drawers } from './drawers.js';
import type { DrillRun } from '../lazy/drill/drill.js';
import type { AnyGuide } from '../lazy/guide/guide.js';
import type { Advice } from '../lazy/help.js';
import type { Socket } from '../lazy/host/guest.js';
import type { Language } from '../look/lang.js';
import type { LazyChunks } from '../look/lazy.js';
import type { Motion, Speed } from './motion.js';
import type { People, Names } from '../look/names.js';
import type { Place } from './places.js';
import type { Playback } from './playback.js';
import type { ReplayRun } from '../lazy/replay/shown.js';
import type { PortOf } from './session.js';
import type { Settings } from '../look/settings.js';
import type { Speech } from '../look/speech.js';
import type { Sound } from '../lazy/sound.js';
import type { Symbols } from '../look/symbols.js';
import type { CommonText } from '../text/en.js';

/** The element of a table: what a page has set on it, and what its parts set. */
export interface Controlled<G extends AnyGame = AnyGame> extends LitElement {
  readonly players: string | undefined;
  readonly seed: string | undefined;
  readonly autosave: string | undefined;
  readonly host: string | undefined;
  readonly room: string | undefined;
  readonly openConnection: ((host: string, room: string) => Socket) | undefined;
  readonly links: 'on' | 'off' | undefined;
  readonly linksTo: string | undefined;
  readonly learn: string | undefined;
  readonly ports: readonly PortOf<G>[] | undefined;
  /** What each seat has at the opening, in chips. */
  readonly purse?: number | undefined;
  readonly paused: 'on' | 'off' | undefined;
  speed: Speed | undefined;
  sound: 'on' | 'off' | undefined;
  start(): void;
  undo(): void;
}

/** What the status line says: what has happened, why and what is asked, and which reason a “why?” opens. */
export type Status = readonly [now: string, because: string, why?: string | undefined];

/** A guide under way, as the table's parts know it. */
export interface GuideRun {
  next(): void;
  leave(): void;
  /** Whether the player may do this now; if not, they are told what comes first. */
  allows(actions: readonly AnyAction[]): boolean;
}

/** A room of a host, as the table's parts know it. */
export interface HostRoom {
  /** What somebody at it is called; empty where they have no name. */
  nameOf(seat: number): string;
  /** The tool in the head of the table, which opens the drawer. */
  readonly tool: { readonly label: string; readonly clock: string };
  drawer(): unknown;
  command(name: string, value: string): void;
}

export interface Table<G extends AnyGame = AnyGame, Text extends CommonText = CommonText> extends People {
  readonly game: G;
  /** The view that is shown. */
  readonly view: ViewOf<G>;
  /** What the player may do now; empty while a step is still to be shown. */
  readonly legal: readonly Offer<ActionOf<G>>[];
  /** The log as this seat may see it; none at ports of a croupier elsewhere. */
  readonly log: Log<OptionsOf<G>, ActionOf<G>> | undefined;
  /** Whether there is a log: asking for it reads it. */
  readonly hasLog: boolean;
  readonly element: Controlled<G>;
  readonly host: HostRoom | undefined;
  readonly words: Text;
  readonly language: Language;
  /** Who and what is called how. */
  readonly names: Names;
  /** What is open over the cloth. */
  readonly drawers: Drawers;
  readonly box: Pick<Box, 'shape' | 'isLarge' | 'isSlim'>;
  readonly settings: Pick<Settings, 'common' | 'given' | 'choose' | 'complain'>;
  readonly chunks: Pick<LazyChunks, 'get' | 'load' | 'wait' | 'retry'>;
  /** The live region, for a screen reader. */
  readonly speech: Pick<Speech, 'say' | 'clear'>;
  readonly playback: Pick<Playback<G>, 'present' | 'handOn'>;
  readonly motion: Motion;
  readonly symbols: Symbols;
  /** What is drawn. */
  readonly root: ShadowRoot;
  /** How what is drawn differs from the view: while a step is shown, or as long as the last result stays. */
  readonly between: unknown;
  /** Whether a step is being shown: the player may only hurry it. */
  readonly playing: boolean;
  /** Whether a log is shown in place of the table. */
  readonly replaying: boolean;
  /** Whether that is step by step, as the player asks. */
  readonly isStepped: boolean;
  /** Rounds that are shown again step by step. */
  readonly replays: ReplayRun;
  /** A round as a link: hands on the one that is shown, or the last; takes the one that the page's address brings, if any. */
  readonly links: { share(): void; take(): boolean };
  /** Whether another table would end something: a hand that goes on, or a session in which chips were won or lost. */
  readonly isUnderWay: boolean;

  /** What the help says of the present table, once it has come. */
  help(): Advice | undefined;
  /** What a “why?” tells, by the name of the reason in the help; nothing while that has not come. */
  reason(why: string): string | undefined;
  /**
   * The status line as it is drawn. `lang`: the language in which a croupier calls what happened, or `call` beside it.
   */
  statusLine(status: Status, lang?: string, call?: string): TemplateResult;
  /** Where something is, by the name of its place; nothing where it is not drawn now. */
  place(name: Place): HTMLElement | undefined;
  /**
   * Does actions with one touch or key: the page may forbid each, and where it has, none of them ends the player's part.
   * @returns whether one was sent.
   */
  intend(...actions: readonly ActionOf<G>[]): boolean;
  /** Whether an answer to what the player has done is on its way; they are told so. */
  waits(): boolean;
  /** Shows the rest of a step at once. */
  hurry(): void;
  /** The guide that is under way: what its buttons do. */
  readonly lesson: GuideRun | undefined;
  /** Begins a guide: one of the game's own by its name, the first by default. */
  teach(guide?: AnyGuide | string): Promise<void>;
  /** What a player may practise, once a drill has been asked for. */
  readonly drilling: DrillRun | undefined;
  /** Gives the screen to another of the people at it: a place among {@link seats}. */
  handTo(place: number): void;
  /** Tells the player a short word: in the status line, until something happens, and in the live region. */
  notify(text: string): void;
  /** The same in the status line alone. */
  note(text: string): void;
  /** Plays a sound, if sound is on. */
  sounds(kind: Sound): void;
  /** Has the table drawn anew; resolves when it is drawn. */
  redraw(): Promise<unknown>;
  /** Tells the page that something given to the element is wrong, or has failed. */
  readonly fail: (error: unknown) => void;
}
