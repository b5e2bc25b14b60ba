/** Titles that are about a player: of several people at one screen they name one. */
import type { Seat, Viewer } from '../../game/contract.js';
import { chips, signed } from '../../table/look/messages.js';
import type { CommonText } from '../../table/text/en.js';
import type { BankText } from '../text/en.js';

/** The player it is about, and the people at this screen. */
interface Told {
  readonly view: { readonly seat: Viewer };
  readonly words: Pick<BankText & CommonText, 'told' | 'youWin' | 'youLose' | 'youAreEven'>;
  readonly ownSeats: readonly unknown[];
  readonly person: (seat: Seat) => string;
}

/** A title, after the player's name if there are several. */
export const titled = (title: string, { view, words, ownSeats, person }: Told): string =>
  ownSeats.length > 1 ? words.told(person(view.seat as Seat), title) : title;

/** What a player's stakes have won or lost. */
export function netTitle(net: number, told: Told): string {
  if (told.ownSeats.length > 1) return titled(signed(net), told);
  if (net === 0) return told.words.youAreEven;
  return (net < 0 ? told.words.youLose : told.words.youWin)(chips(Math.abs(net)));
}
