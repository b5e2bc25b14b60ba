import { unsafeCSS, type CSSResultGroup } from 'lit';
import { barStyles } from '../../bank/look/bar.styles.js';
import { letteringStyles } from '../../bank/look/lettering.styles.js';
import type { CoupOutcome } from '../outcome.js';
import { purseSetting, settingsOf, type Given, type Setting } from '../../table/look/attributes.js';
import { defineElement } from '../../table/look/define.js';
import { TableElement } from '../../table/look/element.js';
import { tableStyles } from '../../table/look/table.styles.js';
import { registerOwn, type SomeOf } from '../../table/text/own.js';
import { chunksOf } from '../../table/text/texts.js';
import { OPTIONS, type Options } from '../rules/options.js';
import type { trenteQuarante } from '../rules/rules.js';
import type { BoardText } from '../text/en.js';
import { BOARD_TEXTS } from '../text/texts.js';
import { boardStyles } from './board.styles.js';
import { TRENTE_QUARANTE_LOOK } from './look.js';

type FlatOptions = { -readonly [Name in Exclude<keyof Options, 'purses' | 'insurance'>]: Given<Options[Name]> };

// The options become properties through their table (`settings`); this gives them their types.
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging
export interface TrenteQuaranteBoard extends Partial<FlatOptions> {
  /** The price of an insurance in chips for every `insurancePer` staked (T10). */
  insurancePrice?: number;
  /** Chips staked that one premium covers (T10). */
  insurancePer?: number;
  /** Whether each started part costs the whole premium, or the premium is proportional (T10). */
  insuranceMode?: Options['insurance']['mode'];
}

/**
 * The board of Trente et Quarante: two rows of cards, four chances, prisons, insurance, the road of past coups, and
 * statistics beside the exact odds. Play chips only.
 *
 * @tag trente-quarante-board
 * @summary Trente et Quarante for one to seven punters round one screen.
 *
 * @csspart frame - The rail of leather round the cloth.
 * @csspart cloth - The green cloth.
 * @csspart rows - The two rows of cards.
 * @csspart layout - The four fields and the prisons.
 * @csspart field - One of the four fields.
 * @csspart ledger - What each stake of the last coup paid.
 * @csspart opponents - Everybody at the board, the player too, where there are several.
 * @csspart opponent - One of the others.
 * @csspart player - The player among them.
 * @csspart road - The past coups.
 * @csspart odds - Statistics and odds, when open.
 * @csspart bar - Chips, purse and buttons.
 * @csspart link - The link to a coup that was shared, where it cannot be copied otherwise.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- see above
export class TrenteQuaranteBoard extends TableElement<typeof trenteQuarante, BoardText, CoupOutcome> {
  static override readonly settings: readonly Setting[] = [
    purseSetting(OPTIONS.purses.default[0]!),
    ...settingsOf(OPTIONS),
  ];
  static override readonly firstPicture = [...super.firstPicture, ...chunksOf(BOARD_TEXTS)];

  /**
   * Teaches the table a language: `TrenteQuaranteBoard.registerTexts('es', { … })`, with the keys of `text/en.ts`; English stands for
   * what is missing.
   */
  static registerTexts(lang: string, texts: SomeOf<BoardText>): void {
    registerOwn(BOARD_TEXTS, lang, texts);
  }
  static override readonly styles: CSSResultGroup = [tableStyles, letteringStyles, barStyles, boardStyles].map(
    unsafeCSS,
  );

  /** What each punter has at the opening, in chips. */
  declare purse: number | undefined;

  constructor() {
    super(TRENTE_QUARANTE_LOOK);
  }
}

/** Registers the board, under its own tag or another, in the page's registry or another. */
export const defineTrenteQuaranteBoard = (tag = 'trente-quarante-board', registry?: CustomElementRegistry): void =>
  defineElement(TrenteQuaranteBoard, 'trente-quarante-board', tag, registry);

declare global {
  interface HTMLElementTagNameMap {
    'trente-quarante-board': TrenteQuaranteBoard;
  }
}
