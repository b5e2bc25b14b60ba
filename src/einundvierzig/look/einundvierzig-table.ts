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
import type { einundvierzig } from '../rules/rules.js';
import type { EinundvierzigText } from '../text/en.js';
import { EINUNDVIERZIG_TEXTS } from '../text/texts.js';
import { ownStyles } from './own.styles.js';
import { EINUNDVIERZIG_LOOK } from './look.js';
import { spitzStyles } from './spitz.styles.js';

type FlatOptions = { -readonly [Name in Exclude<keyof Options, 'purses' | 'rake'>]: Given<Options[Name]> };

// The options become properties through their table (`settings`); this gives them their types.
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging
export interface EinundvierzigTable extends Partial<FlatOptions> {
  /** The house's rake from each pot, in percent: 5 means 5% (E11). */
  rakePercent?: number;
  /** The maximum rake from one pot, in chips; by default one higher limit; 0: no limit (E11). */
  rakeCap?: number;
}

/**
 * The table of Einundvierzig, the Austrian game of two up and two down, for three to seven players. Play chips only.
 *
 * @tag einundvierzig-table
 * @summary Einundvierzig (Färbeln) for three to seven players: alone against computer players, or several round one screen.
 *
 * @fires {StepDetail} tv-deal - When the croupier deals, turns up the chosen cards, or turns up hands.
 * @fires {SettleDetail} tv-settle - Once per hand, when it is settled and shown.
 *
 * @csspart frame - The room round the table.
 * @csspart cloth - The oval with its rail.
 * @csspart opponents - All opponents.
 * @csspart opponent - One of them.
 * @csspart player - The player’s own place.
 * @csspart pots - The pots in the middle.
 * @csspart history - The hands played, when open.
 * @csspart review - The review of a hand, when open.
 * @csspart hand-rank - What the own hand is worth, and its rank among all hands, when open.
 * @csspart odds - The chance of the own hand, when open.
 * @csspart bar - The buttons.
 * @csspart link - The link to a shared hand, if it cannot be copied otherwise.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- see above
export class EinundvierzigTable extends TableElement<typeof einundvierzig, EinundvierzigText, HandOutcome> {
  static override readonly settings: readonly Setting[] = [...BETTING_SETTINGS, ...settingsOf(OPTIONS)];
  static override readonly firstPicture = [...super.firstPicture, ...chunksOf(EINUNDVIERZIG_TEXTS)];

  /**
   * Teaches the table a language: `EinundvierzigTable.registerTexts('es', { … })`, with the keys of `text/en.ts`; English stands for
   * what is missing.
   */
  static registerTexts(lang: string, texts: SomeOf<EinundvierzigText>): void {
    registerOwn(EINUNDVIERZIG_TEXTS, lang, texts);
  }
  static override readonly styles: CSSResultGroup = [...POKER_STYLES, spitzStyles, ownStyles].map(unsafeCSS);

  /** What each player has at the opening, in chips; by default the buy-in. */
  declare purse: number | undefined;
  /** How the hand goes on after the player has folded: `fast` or `normal`. */
  declare afterFold: 'fast' | 'normal' | undefined;

  constructor() {
    super(EINUNDVIERZIG_LOOK);
  }
}

/** Registers the table, under its own tag or another, in the page's registry or another. */
export const defineEinundvierzigTable = (tag = 'einundvierzig-table', registry?: CustomElementRegistry): void =>
  defineElement(EinundvierzigTable, 'einundvierzig-table', tag, registry);

declare global {
  interface HTMLElementTagNameMap {
    'einundvierzig-table': EinundvierzigTable;
  }
}
