import type { html as Html, TemplateResult } from 'lit';
import type { KnownCard } from '../../cards/card.js';
import type { Offer } from '../../game/contract.js';
import type { FaceSize } from '../../ui/art/family.js';
import type { Language } from '../../ui/lang.js';
import type { CommonWords, Words } from '../../ui/messages.js';
import type { button as Button, StakeLook } from '../../ui/pieces.js';
import type { Reason } from '../help.js';
import type { LAYOUT_WORDS } from '../messages.js';
import type { Action, Line, Punter, View } from '../table.js';

/** What is said of a table as it is now, and what “why?” would tell. */
export type Told = readonly [now: string, because: string, why?: Reason | undefined];

/** What the layout lends to its parts, which bring no second Lit. */
export interface Scene {
  readonly html: typeof Html;
  readonly button: typeof Button;
  readonly pile: (amount: number, look?: StakeLook) => TemplateResult;
  readonly face: (card: KnownCard, size: FaceSize, marks?: string) => TemplateResult;
  readonly words: CommonWords & Words<typeof LAYOUT_WORDS>;
  readonly language: Language;
  readonly view: View;
  readonly legal: readonly Offer<Action>[];
  readonly own: Punter | undefined;
  readonly ownSeats: readonly unknown[];
  readonly wide: boolean;
  readonly hovered: string | undefined;
  readonly chip: number;
  /** The lines of the last turn, as long as they are shown. */
  readonly lines: readonly Line[];
  /** The same of any seat. */
  readonly linesOf: (seat: number) => readonly Line[];
  readonly person: (seat: number) => string;
  readonly letter: (rank: string) => string;
  readonly spot: (spot: string) => string;
  readonly rank: (rank: string) => string;
}
