/** All reviews of a poker table: of a hand, and of a session. Loaded when one is first requested. */
import { Account, styles as accountStyles } from './account.js';
import type { ReviewGame } from './review-game.js';
import { ReviewPanel, styles as panelStyles } from './review-panel.js';
import type { AnyPokerTable } from '../play/offers.js';
import { ReviewQueue } from './review-queue.js';

export const styles = panelStyles + accountStyles;

export class Reviews {
  readonly panel: ReviewPanel;
  readonly account: Account;

  constructor(table: AnyPokerTable, game: ReviewGame) {
    const queue = new ReviewQueue(table, game);
    this.panel = new ReviewPanel(table, game, queue);
    this.account = new Account(table, game, queue);
  }
}
