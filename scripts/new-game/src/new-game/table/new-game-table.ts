import { unsafeCSS, type CSSResultGroup } from 'lit';
import { purseSetting, settingsOf, type Setting } from '../../table/attributes.js';
import { defineElement } from '../../table/define.js';
import { TableElement } from '../../table/element.js';
import { tableStyles } from '../../table/table.styles.js';
import { registerOwn, type SomeOf } from '../../table/text/own.js';
import type { HandOutcome } from '../outcome.js';
import { OPTIONS, type Options } from '../rules/options.js';
import type { newGame } from '../rules/rules.js';
import type { NewGameText } from '../text/en.js';
import { chunksOf } from '../../table/text/texts.js';
import { NEW_GAME_TEXTS } from '../text/texts.js';
import { barStyles } from './bar.styles.js';
import { clothStyles } from './cloth.styles.js';
import { newGamePlay } from './play.js';

type FlatOptions = { -readonly [Name in Exclude<keyof Options, 'purses'>]: Options[Name] };

// The options become properties by their table (`settings`); this gives them their types.
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging
export interface NewGameTable extends Partial<FlatOptions> {
  /** What each player has at the opening, in chips. */
  purse?: number;
}

/**
 * The table of New Game: everybody stakes the same and gets one card, the highest takes all stakes. Play chips only.
 *
 * @tag new-game-table
 * @summary New Game for two to seven players.
 *
 * @fires {IntentDetail} tv-intent - Before an action that the player makes with hand or key; `preventDefault()` keeps it from happening.
 * @fires {ActionDetail} tv-action - After every action, whoever made it, and with `detail.action` null when one was taken back; like the next two with `detail.replay` where a log is shown again.
 * @fires {StepDetail} tv-deal - When the croupier shuffles, deals or turns up.
 * @fires {SettleDetail} tv-settle - Once a hand, coup or turn, when it is settled and shown.
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
 * @csspart frame - The rail of leather round the cloth.
 * @csspart header - Name, limits and tools.
 * @csspart rules - The rules, when open.
 * @csspart menu - The menu, when open.
 * @csspart company - Who is at a table of a host, when open.
 * @csspart cloth - The green cloth.
 * @csspart seat - A player: name, purse, card and stake.
 * @csspart card - A card.
 * @csspart stake - A pile of chips with its sum.
 * @csspart line - The line that says what happens.
 * @csspart paused - The word that the table is paused, when it is.
 * @csspart bar - Purse and buttons.
 * @csspart guide - The bubble of a guide, while there is one.
 * @csspart button - A button of the bar.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- see above
export class NewGameTable extends TableElement<typeof newGame, NewGameText, HandOutcome> {
  static override readonly settings: readonly Setting[] = [
    purseSetting(OPTIONS.purses.default[0]!),
    ...settingsOf(OPTIONS),
  ];
  static override readonly styles: CSSResultGroup = [tableStyles, clothStyles, barStyles].map(unsafeCSS);

  static override readonly firstPicture = [...super.firstPicture, ...chunksOf(NEW_GAME_TEXTS)];

  /**
   * Teaches the table a language: `NewGameTable.registerTexts('it', { … })`, with the keys of `text/en.ts`; English stands
   * for what is missing.
   */
  static registerTexts(lang: string, texts: SomeOf<NewGameText>): void {
    registerOwn(NEW_GAME_TEXTS, lang, texts);
  }

  constructor() {
    super(newGamePlay);
  }
}

/** Registers the table, under its own tag or another, in the page's registry or another. */
export const defineNewGameTable = (tag = 'new-game-table', registry?: CustomElementRegistry): void =>
  defineElement(NewGameTable, 'new-game-table', tag, registry);

declare global {
  interface HTMLElementTagNameMap {
    'new-game-table': NewGameTable;
  }
}
