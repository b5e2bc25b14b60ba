/** All reviews of a table of poker: of a hand, and of a session. Loaded when one is first asked for. */
import { Account, styles as accountStyles } from './account.js';
import type { Coach } from './coach.js';
import { Debrief, styles as debriefStyles } from './debrief.js';
import type { AnyPokerTable } from '../play/offers.js';
import { Reckoner } from './reckoner.js';

export const styles = debriefStyles + accountStyles;

export class Reviews {
  readonly debrief: Debrief;
  readonly account: Account;

  constructor(table: AnyPokerTable, coach: Coach) {
    const reckoner = new Reckoner(table, coach);
    this.debrief = new Debrief(table, coach, reckoner);
    this.account = new Account(table, coach, reckoner);
  }
}
