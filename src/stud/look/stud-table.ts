import { unsafeCSS, type CSSResultGroup } from 'lit';
import { BETTING_SETTINGS } from '../../poker/look/settings.js';
import { POKER_STYLES } from '../../poker/look/poker.styles.js';
import type { HandOutcome } from '../../stakes/outcome.js';
import { settingsOf, type Given, type Setting } from '../../table/look/attributes.js';
import { defineElement } from '../../table/look/define.js';
import { TableElement } from '../../table/look/element.js';
import { registerOwn, type SomeOf } from '../../table/text/own.js';
import { chunksOf } from '../../table/text/texts.js';
import { OPTIONS, type Options } from '../rules/options.js';
import type { stud } from '../rules/rules.js';
import type { StudText } from '../text/en.js';
import { STUD_TEXTS } from '../text/texts.js';
import { deadCardsStyles } from './dead-cards.styles.js';
import { handsStyles } from './hands.styles.js';
import { STUD_LOOK } from './look.js';
import { MEMORY } from './settings.js';

type FlatOptions = { -readonly [Name in Exclude<keyof Options, 'purses' | 'rake'>]: Given<Options[Name]> };

// The options become properties through their table (`settings`); this gives them their types.
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging
export interface StudTable extends Partial<FlatOptions> {
  /** The house's rake from each pot, in percent: 5 means 5% (S26). */
  rakePercent?: number;
  /** The maximum rake from one pot, in chips; 0: no limit (S26). */
  rakeCap?: number;
}

/**
 * The table of Seven Card Stud: high, high-low or razz, for two to nine players. Play chips only.
 *
 * @tag stud-table
 * @summary Seven Card Stud for two to nine players: alone against computer players, or several round one screen.
 *
 * @fires {StepDetail} tv-deal - When the croupier deals a street, turns up hands or reads out claims.
 * @fires {SettleDetail} tv-settle - Once per hand, when it is settled and shown.
 *
 * @csspart frame - The room round the table.
 * @csspart cloth - The oval with its rail.
 * @csspart opponents - All opponents.
 * @csspart opponent - One of them.
 * @csspart player - The player’s own place.
 * @csspart pots - The pots in the middle.
 * @csspart dead-cards - The upcards of folded hands, when open.
 * @csspart odds - The chance of the own hand, when open.
 * @csspart history - The hands played, when open.
 * @csspart review - The review of a hand, when open.
 * @csspart bar - The buttons.
 * @csspart link - The link to a shared hand, if it cannot be copied otherwise.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- see above
export class StudTable extends TableElement<typeof stud, StudText, HandOutcome> {
  static override readonly settings: readonly Setting[] = [...BETTING_SETTINGS, MEMORY, ...settingsOf(OPTIONS)];
  static override readonly firstPicture = [...super.firstPicture, ...chunksOf(STUD_TEXTS)];

  /**
   * Teaches the table a language: `StudTable.registerTexts('es', { … })`, with the keys of `text/en.ts`; English stands for
   * what is missing.
   */
  static registerTexts(lang: string, texts: SomeOf<StudText>): void {
    registerOwn(STUD_TEXTS, lang, texts);
  }
  static override readonly styles: CSSResultGroup = [...POKER_STYLES, handsStyles, deadCardsStyles].map(unsafeCSS);

  /** Folded upcards: `visible`, `hidden`, or `quiz`, which asks for them. */
  declare memory: 'visible' | 'hidden' | 'quiz' | undefined;
  /** What each player has at the opening, in chips; by default the buy-in. */
  declare purse: number | undefined;
  /** How the hand goes on after the player has folded: `fast` or `normal`. */
  declare afterFold: 'fast' | 'normal' | undefined;

  constructor() {
    super(STUD_LOOK);
  }
}

/** Registers the table, under its own tag or another, in the page's registry or another. */
export const defineStudTable = (tag = 'stud-table', registry?: CustomElementRegistry): void =>
  defineElement(StudTable, 'stud-table', tag, registry);

declare global {
  interface HTMLElementTagNameMap {
    'stud-table': StudTable;
  }
}
