import { unsafeCSS, type CSSResultGroup } from 'lit';
import { BETTING_SETTINGS } from '../../poker/settings.js';
import { POKER_STYLES } from '../../poker/poker.styles.js';
import type { HandOutcome } from '../../stakes/outcome.js';
import { settingsOf, type Given, type Setting } from '../../table/attributes.js';
import { defineElement } from '../../table/define.js';
import { TableElement } from '../../table/element.js';
import { registerOwn, type SomeOf } from '../../table/text/own.js';
import { chunksOf } from '../../table/text/texts.js';
import { OPTIONS, type Options } from '../rules/options.js';
import type { stud } from '../rules/rules.js';
import type { StudText } from '../text/en.js';
import { STUD_TEXTS } from '../text/texts.js';
import { fallenStyles } from './fallen.styles.js';
import { handsStyles } from './hands.styles.js';
import { MEMORY, studPlay } from './play.js';

type FlatOptions = { -readonly [Name in Exclude<keyof Options, 'purses' | 'tax'>]: Given<Options[Name]> };

// The options become properties by their table (`settings`); this gives them their types.
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging
export interface StudTable extends Partial<FlatOptions> {
  /** What the house takes of each pot, in percent: 5 means 5 % (S26). */
  taxPercent?: number;
  /** The most that it takes of one pot, in chips; 0 for no such limit (S26). */
  taxCap?: number;
}

/**
 * The table of Seven Card Stud: high, high-low or razz, for two to nine players. Play chips only.
 *
 * @tag stud-table
 * @summary Seven Card Stud for two to nine players: alone against computer players, or several round one screen.
 *
 * @fires {IntentDetail} tv-intent - Before an action that the player makes with hand or key; `preventDefault()` keeps it from happening.
 * @fires {ActionDetail} tv-action - After every action, whoever made it, and with `detail.action` null when one was taken back; like the next two with `detail.replay` where a log is shown again.
 * @fires {StepDetail} tv-deal - When the croupier deals a street, turns hands up or reads out claims.
 * @fires {SettleDetail} tv-settle - Once a hand, when it is settled and shown.
 * @fires {TurnDetail} tv-turn - When this player may act: once a turn, when all that went before has been shown.
 * @fires {OverDetail} tv-over - When no further hand is possible.
 * @fires {RefusedDetail} tv-refused - When an action was refused; `detail.code` and `detail.message` say why.
 * @fires {ErrorDetail} tv-error - When an attribute, a log or a saved table is wrong.
 * @fires {GuideDetail} tv-guide - While a guide takes the player by the hand: begun, each step, done or left.
 *
 * @slot rules - What the button “Rules” opens; the rules in short by default.
 * @slot brand - A place beside the name.
 *
 * @csspart table - All of it.
 * @csspart frame - The room round the table.
 * @csspart header - Name, limits and tools.
 * @csspart rules - The rules, when open.
 * @csspart menu - The menu, when open.
 * @csspart company - Who is at a table of a host, when open.
 * @csspart cloth - The oval with its rail.
 * @csspart seat - One opponent.
 * @csspart own - The player’s own place.
 * @csspart card - A card.
 * @csspart pots - The pots in the middle.
 * @csspart line - The line that says what happens.
 * @csspart stake - A pile of chips with its sum.
 * @csspart fallen - All folded up-cards, when open.
 * @csspart odds - The chance of the own hand, when open.
 * @csspart history - The hands played, when open.
 * @csspart review - What each act of a hand gone by was worth, when open.
 * @csspart paused - The word that the table is paused, when it is.
 * @csspart bar - The buttons.
 * @csspart guide - The bubble of a guide, while there is one.
 * @csspart sitting - What the table has brought the player, when open.
 * @csspart drill - Practice: a question and its answers, when open.
 * @csspart link - The link to a hand that was shared, where it cannot be copied otherwise.
 * @csspart button - A button of the bar.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- see above
export class StudTable extends TableElement<typeof stud, StudText, HandOutcome> {
  static override readonly settings: readonly Setting[] = [...BETTING_SETTINGS, MEMORY, ...settingsOf(OPTIONS)];
  static override readonly firstPicture = [...super.firstPicture, ...chunksOf(STUD_TEXTS)];

  /**
   * Teaches the table a language: `StudTable.registerTexts('it', { … })`, with the keys of `text/en.ts`; English stands for
   * what is missing.
   */
  static registerTexts(lang: string, texts: SomeOf<StudText>): void {
    registerOwn(STUD_TEXTS, lang, texts);
  }
  static override readonly styles: CSSResultGroup = [...POKER_STYLES, handsStyles, fallenStyles].map(unsafeCSS);

  /** The folded up-cards: `visible`, `hidden`, or `quiz`, which asks for them. */
  declare memory: 'visible' | 'hidden' | 'quiz' | undefined;
  /** What each player has at the opening, in chips; the buy-in where it is not set. */
  declare purse: number | undefined;
  /** How the hand goes on after the player has folded: `fast` or `normal`. */
  declare afterFold: 'fast' | 'normal' | undefined;

  constructor() {
    super(studPlay);
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
