/**
 * What a part of a table may ask of it. A part holds a `Table` and nothing else; in Node a plain object takes its
 * place.
 */
import type { ActionOf, AnyAction, AnyGame, Offer, OptionsOf, ViewOf } from '../../game/contract.js';
import type { Log } from '../../game/log.js';
import type { DrawnTable } from '../look/drawn-table.js';
import type { Drawers } from './drawers.js';
import type { DrillRun } from '../lazy/drill/drill.js';
import type { AnyGuide } from '../lazy/guide/guide.js';
import type { Advice } from '../lazy/help.js';
import type { LazyChunks } from '../look/lazy.js';
import type { Motion } from './motion.js';
import type { People } from '../look/names.js';
import type { Place } from './places.js';
import type { Playback } from './playback.js';
import type { ReplayRun } from '../lazy/replay/shown.js';
import type { Settings } from '../look/settings.js';
import type { Speech } from '../look/speech.js';
import type { Sound } from '../lazy/sound.js';
import type { CommonText } from '../text/en.js';

/** A guide in progress, as the table's parts know it. */
export interface GuideRun {
  next(): void;
  leave(): void;
  /** Whether the player may do this now; if not, they are told what comes first. */
  allows(actions: readonly AnyAction[]): boolean;
}

/** A host's room, as the table's parts know it. */
export interface HostRoom {
  /** The name of a player at it; empty if they have none. */
  nameOf(seat: number): string;
  /** The tool in the head of the table, which opens the drawer. */
  readonly tool: { readonly label: string; readonly clock: string };
  drawer(): unknown;
  command(name: string, value: string): void;
}

export interface Table<G extends AnyGame = AnyGame, Text extends CommonText = CommonText>
  extends Omit<People, 'hasStrangers'>, DrawnTable<G, Text> {
  readonly game: G;
  /** The view being shown. */
  readonly view: ViewOf<G>;
  /** What the player may do now; empty while a step is still to be shown. */
  readonly legal: readonly Offer<ActionOf<G>>[];
  /** The log as this seat may see it; undefined at ports of a croupier elsewhere. */
  readonly log: Log<OptionsOf<G>, ActionOf<G>> | undefined;
  /** Whether there is a log, without reading it. */
  readonly hasLog: boolean;
  readonly host: HostRoom | undefined;
  readonly words: Text;
  /** What is open over the cloth. */
  readonly drawers: Drawers;
  readonly settings: Pick<Settings, 'common' | 'given' | 'choose' | 'complain'>;
  readonly chunks: Pick<LazyChunks, 'get' | 'load' | 'wait' | 'retry'>;
  /** The live region, for a screen reader. */
  readonly speech: Pick<Speech, 'say' | 'clear'>;
  readonly playback: Pick<Playback<G>, 'present' | 'handOn'>;
  readonly motion: Motion;
  /** What is drawn. */
  readonly root: ShadowRoot;
  /** How the drawing differs from the view: while a step is shown, or as long as the last result stays. */
  readonly between: unknown;
  /** Whether a step is being shown: input can only speed it up. */
  readonly playing: boolean;
  /** Whether a log is shown in place of the table. */
  readonly replaying: boolean;
  /** Whether that is step by step, at the player's request. */
  readonly isStepped: boolean;
  /** Rounds replayed step by step. */
  readonly replays: ReplayRun;
  /** A round as a link: shares the one being shown, or the last; takes the one in the page's address, if any. */
  readonly links: { share(): void; take(): boolean };
  /** Whether another table would end something: a hand in progress, or a session in which chips were won or lost. */
  readonly isUnderWay: boolean;

  /** What the help says of the present table, once loaded. */
  help(): Advice | undefined;
  /** The answer to “Why?”, by the name of the reason in the help; undefined until loaded. */
  reason(why: string): string | undefined;
  /** The element of a place, by its name; undefined if it is not drawn now. */
  place(name: Place): HTMLElement | undefined;
  /**
   * Takes actions with one touch or key: the page may cancel each, and if it does, none of them ends the player's part.
   * @returns whether one was sent.
   */
  intend(...actions: readonly ActionOf<G>[]): boolean;
  /** Whether the answer to the player's action is pending; if so, they are told. */
  waits(): boolean;
  /** Shows the rest of a step at once. */
  hurry(): void;
  /** The guide in progress. */
  readonly lesson: GuideRun | undefined;
  /** Begins a guide: one of the game's own by its name, the first by default. */
  teach(guide?: AnyGuide | string): Promise<void>;
  /** The drills, once one has been requested. */
  readonly drilling: DrillRun | undefined;
  /** Gives the screen to another of the people at it: an index into {@link seats}. */
  handTo(place: number): void;
  /** Tells the player something short: in the status line, until something happens, and in the live region. */
  notify(text: string): void;
  /** The same in the status line alone. */
  note(text: string): void;
  /** Plays a sound, if sound is on. */
  sounds(kind: Sound): void;
  /** Redraws the table; resolves when it is drawn. */
  redraw(): Promise<unknown>;
  /** Reports to the page that something given to the element is wrong, or has failed. */
  readonly fail: (error: unknown) => void;
}
