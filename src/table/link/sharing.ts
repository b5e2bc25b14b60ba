/** Sharing a round, and showing one that was shared. Loaded when that is asked for. */
import type { AnyGame } from '../../game/contract.js';
import type { Table } from '../table.js';
import type { PanelText } from '../text/panel/en.js';
import { PANEL_TEXTS } from '../text/panel/texts.js';
import { LinkError, readLink, writeLink } from './hand-link.js';
import { roundOf } from './round.js';

const wordsOf = async (table: Table<AnyGame>): Promise<PanelText['link']> =>
  (await table.load(PANEL_TEXTS[table.language])).text.link;

/** The round that is shown again, or the last one, as the player's seat may see it; empty where there is none. */
export async function linkOf({ game, hand, log, names, people, replays, seats }: Table<AnyGame>): Promise<string> {
  const { shown } = replays;
  if (shown && shown.round === undefined) return shown.link ?? '';
  const seat = seats[hand] ?? 'onlooker';
  const round = log && roundOf(game, log, seat, shown?.round);
  if (!round) return '';
  const cast = people.map(({ name }, at) => (at === seat && !name ? null : names.player(at)));
  return writeLink({ log: round, seat, names: cast });
}

/**
 * Shows the round of a link in place of the table.
 * @throws {LinkError} where it cannot be read; the player has been told so in their language.
 */
export async function openLink(table: Table<AnyGame>, link: string): Promise<void> {
  const words = await wordsOf(table);
  try {
    const { steps, names } = await readLink(table.game, link);
    await table.replays.begin([{ steps: () => steps, names, link }], 1, words.opened);
  } catch (error) {
    if (error instanceof LinkError) table.notify(words[error.fault]);
    throw error;
  }
}

/** Hands an address on: on a touch screen by what the machine has for it, else by the clipboard. The player is told which. */
export async function handOn(table: Table<AnyGame>, address: string): Promise<void> {
  const words = await wordsOf(table);
  if (!address) return table.notify(words.none);
  const page = table.element.ownerDocument.defaultView ?? window;
  const { navigator, history } = page;
  const isTouched = page.matchMedia('(pointer: coarse)').matches;
  try {
    // not every browser has the one, and no page over plain http the other
    if (isTouched && (navigator.share as unknown)) {
      await navigator.share({ url: address });
      table.notify(words.shared);
    } else {
      await navigator.clipboard.writeText(address);
      table.notify(words.copied);
    }
  } catch (error) {
    // whoever thinks better of it has shared nothing
    if ((error as Error).name === 'AbortError') return;
    history.replaceState(history.state, '', address);
    table.notify(words.inAddress);
  }
}
