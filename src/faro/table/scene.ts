/** What the parts of the layout are told of it, and what they say and look like in common. */
import type { html as Html, TemplateResult } from 'lit';
import type { Card, KnownCard } from '../../cards/card.js';
import type { Offer } from '../../game/contract.js';
import type { FaceSize } from '../../table/art/family.js';
import type { Language } from '../../table/lang.js';
import type { Words } from '../../table/messages.js';
import type { button as Button, StakeLook } from '../../table/pieces.js';
import type { Reason } from '../text/help.js';
import type { LAYOUT_WORDS } from '../text/messages.js';
import type { Action, Line, Punter, View } from '../rules/table.js';

/** What is said of a table as it is now, and what “why?” would tell. */
export type Told = readonly [now: string, because: string, why?: Reason | undefined];

/** How much of a turn is to be seen while its cards are laid. */
export interface Stage {
  readonly takes: readonly Card[];
  readonly pays: readonly Card[];
  readonly left: number;
}

/** What the layout lends to its parts, which bring no second Lit. */
export interface Scene {
  readonly html: typeof Html;
  readonly button: typeof Button;
  readonly pile: (amount: number, look?: StakeLook) => TemplateResult;
  readonly face: (card: KnownCard, size: FaceSize, marks?: string) => TemplateResult;
  readonly words: Words<typeof LAYOUT_WORDS>;
  readonly language: Language;
  readonly view: View;
  readonly legal: readonly Offer<Action>[];
  readonly own: Punter | undefined;
  /** The seat whose table this is; the first one for an onlooker. */
  readonly seat: number;
  readonly ownSeats: readonly unknown[];
  readonly playing: boolean;
  readonly wide: boolean;
  readonly narrow: boolean;
  readonly german: boolean;
  /** Whether something that opens and closes is open. */
  readonly opened: (name: string) => boolean;
  readonly stage: Stage | undefined;
  /** Whether the last turn is still shown. */
  readonly shows: boolean;
  /** How a stake is taken back by hand, where there is one. */
  readonly back: string;
  readonly hovered: string | undefined;
  /** What a tap on the hovered place lays. */
  readonly ghost: number;
  /** What the next tap lays, in words; empty where nothing may be laid. */
  readonly laid: string;
  /** The lines of the last turn, as long as they are shown. */
  readonly lines: readonly Line[];
  /** The same of any seat. */
  readonly linesOf: (seat: number) => readonly Line[];
  readonly person: (seat: number) => string;
  readonly letter: (rank: string) => string;
  /** The name of a place: the own card, or another punter's, or ranks. */
  readonly spot: (spot: string, punter?: Punter) => string;
  /** A place and what the punter has on it. */
  readonly field: (spot: string, punter: Punter | undefined) => string;
  readonly rank: (rank: string) => string;
  readonly name: (card: KnownCard) => string;
  /** What the suits are called, clubs first, between commas. */
  readonly suits: string;
}

/** How a settled stake looks. */
export const stateOf = (line?: Line): '' | 'won' | 'lost' | 'half' =>
  line && line.outcome !== 'returned' ? (line.outcome === 'split' ? 'half' : line.outcome) : '';
