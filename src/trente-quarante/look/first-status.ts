/** The status line of a board at which nothing has been staked or dealt yet. */
import { BETS_OPEN } from '../text/calls.js';
import type { BoardText } from '../text/en.js';
import type { Reason } from '../lazy/help.js';

/** `isCall`: the croupier calls it, in French; `call`: their call, if `now` words it differently. */
export interface BoardStatus {
  readonly now: string;
  readonly because: string;
  readonly why?: Reason;
  readonly isCall?: boolean;
  readonly call?: string;
}

/** The aim of the game, while the croupier calls for stakes. */
export const firstStatus = ({ aim }: BoardText, because: string) =>
  ({ now: aim, because, isCall: true, call: BETS_OPEN }) satisfies BoardStatus;
