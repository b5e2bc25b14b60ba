/** The result of a coup or a turn, as a title. */
import type { Seat, Viewer } from '../../game/contract.js';
import { chips, signed } from '../../table/look/messages.js';
import type { CommonText } from '../../table/text/en.js';
import type { BankText } from '../text/en.js';

/** Whose result it is: of several people at one screen, each is named. */
interface Told {
  readonly view: { readonly seat: Viewer };
  readonly words: Pick<BankText & CommonText, 'told' | 'youWin' | 'youLose' | 'youAreEven'>;
  readonly ownSeats: readonly unknown[];
  readonly person: (seat: Seat) => string;
}

/** What a player's stakes have won or lost. */
export function netTitle(net: number, { view, words, ownSeats, person }: Told): string {
  if (ownSeats.length > 1) return words.told(person(view.seat as Seat), signed(net));
  if (net === 0) return words.youAreEven;
  return (net < 0 ? words.youLose : words.youWin)(chips(Math.abs(net)));
}
