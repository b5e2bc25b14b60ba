import { unsafeCSS, type CSSResultGroup } from 'lit';
import { barStyles } from '../../bank/look/bar.styles.js';
import { letteringStyles } from '../../bank/look/lettering.styles.js';
import type { TurnOutcome } from '../outcome.js';
import { purseSetting, settingsOf, type Given, type Setting } from '../../table/look/attributes.js';
import { FRENCH } from '../../table/look/bare-table.js';
import { defineElement } from '../../table/look/define.js';
import { TableElement } from '../../table/look/element.js';
import { tableStyles } from '../../table/look/table.styles.js';
import { registerOwn, type SomeOf } from '../../table/text/own.js';
import { chunksOf } from '../../table/text/texts.js';
import { OPTIONS, type Options } from '../rules/options.js';
import type { faro } from '../rules/rules.js';
import type { LayoutText } from '../text/en.js';
import { LAYOUT_TEXTS } from '../text/texts.js';
import { bankAreaStyles } from './bank.styles.js';
import { barStyles as ownBarStyles } from './bar.styles.js';
import { bookStyles } from './book.styles.js';
import { caseKeeperStyles } from './case-keeper.styles.js';
import { crowdedStyles } from './crowded.styles.js';
import { clothStyles } from './cloth.styles.js';
import { opponentsStyles } from './opponents.styles.js';
import { FARO_LOOK } from './look.js';
import { CLASSIC } from './scene-of.js';

type FlatOptions = { -readonly [Name in Exclude<keyof Options, 'purses'>]: Given<Options[Name]> };

// The options become properties through their table (`settings`); this gives them their types.
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging, @typescript-eslint/no-empty-object-type
export interface FaroLayout extends Partial<FlatOptions> {}

/**
 * The table of Faro: the German book game, where each punter holds a suit of their own; the classic layout of thirteen
 * spades with coppers and a case-keeper; and the public game with livrets. Play chips only.
 *
 * @tag faro-layout
 * @summary Faro for one to seven round one screen: books, the classic layout, or livrets.
 *
 * @fires {StepDetail} tv-deal - When the croupier shuffles or turns up.
 * @fires {SettleDetail} tv-settle - Once per turn, when it is settled and shown.
 * @fires {OverDetail} tv-over - When no further deal is possible.
 *
 * @csspart frame - The rail of leather round the cloth.
 * @csspart cloth - The green cloth.
 * @csspart bank - The banker’s pack and the two cards of a turn.
 * @csspart layout - The places for stakes: the own book, or the layout of thirteen spades.
 * @csspart field - One of these places.
 * @csspart opponents - The other players and their stakes.
 * @csspart opponent - One of them.
 * @csspart case-keeper - The case-keeper: which cards are gone, and where.
 * @csspart odds - The chances of each stake, when open.
 * @csspart history - The turns played, when open.
 * @csspart bar - Chips, purse and buttons.
 * @csspart link - The link to a shared turn, if it cannot be copied otherwise.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- see above
export class FaroLayout extends TableElement<typeof faro, LayoutText, TurnOutcome> {
  static override readonly settings: readonly Setting[] = [purseSetting(100), ...settingsOf(OPTIONS)];
  static override readonly firstPicture = [...super.firstPicture, ...chunksOf(LAYOUT_TEXTS), CLASSIC, FRENCH];

  /**
   * Teaches the table a language: `FaroLayout.registerTexts('es', { … })`, with the keys of `text/en.ts`; English stands for
   * what is missing.
   */
  static registerTexts(lang: string, texts: SomeOf<LayoutText>): void {
    registerOwn(LAYOUT_TEXTS, lang, texts);
  }
  static override readonly styles: CSSResultGroup = [
    tableStyles,
    letteringStyles,
    barStyles,
    clothStyles,
    bankAreaStyles,
    bookStyles,
    opponentsStyles,
    caseKeeperStyles,
    ownBarStyles,
    crowdedStyles,
  ].map(unsafeCSS);

  /** What each seat has at the opening, in chips: 100 with books, else 1000. */
  declare purse: number | undefined;

  constructor() {
    super(FARO_LOOK);
  }
}

/** Registers the layout, under its own tag or another, in the page's registry or another. */
export const defineFaroLayout = (tag = 'faro-layout', registry?: CustomElementRegistry): void =>
  defineElement(FaroLayout, 'faro-layout', tag, registry);

declare global {
  interface HTMLElementTagNameMap {
    'faro-layout': FaroLayout;
  }
}
