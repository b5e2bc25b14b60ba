/** Shares a round, and shows one that was shared. Loaded when that is requested. */
import { html, type TemplateResult } from 'lit';
import type { AnyGame } from '../../../game/contract.js';
import { drawerStyles } from '../drawer.styles.js';
import type { Table } from '../../play/table.js';
import type { PanelText } from '../../text/en.lazy.js';
import { PANEL_TEXTS } from '../../text/lazy-texts.js';
import { linkIn } from '../../play/addresses.js';
import { LinkError, readLink, writeLink } from './hand-link.js';
import { roundOf } from './round.js';

const wordsOf = async (table: Table<AnyGame>): Promise<PanelText['link']> =>
  (await table.chunks.load(PANEL_TEXTS[table.language])).text.link;

/** The round being replayed, or the last one, as the player's seat may see it; empty if there is none. */
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
 * @param given the link, or the whole address with it.
 * @throws {LinkError} if it cannot be read; the player has been told so in their language.
 */
export async function openLink(table: Table<AnyGame>, given: string): Promise<void> {
  const words = await wordsOf(table);
  const link = linkIn(given) ?? given;
  try {
    const { steps, names } = await readLink(table.game, link);
    await table.replays.begin([{ steps: () => steps, names, link }], 1, words.opened);
  } catch (error) {
    if (error instanceof LinkError) table.notify(words[error.fault]);
    throw error;
  }
}

/** A field with an address to copy. */
export const field = (words: PanelText['link'], address: string): TemplateResult =>
  html`<label>${words.here} <input readonly .value=${address} /></label>`;

/** Shows an address in a field, selected. */
async function showField(table: Table<AnyGame>, words: PanelText['link']): Promise<void> {
  table.drawers.open('link');
  await table.redraw();
  const input = table.root.querySelector<HTMLInputElement>('.drawer.link input');
  input?.focus();
  // a page may have a `select` of its own
  input?.setSelectionRange(0, input.value.length);
  table.speech.say(words.here);
}

/**
 * Shares an address: on a touch screen with the system's share sheet, else through the clipboard, and if neither is
 * available, as over plain http and in many frames, in a field. The player is told which.
 */
export async function handOn(table: Table<AnyGame>, address: string): Promise<void> {
  const words = await wordsOf(table);
  if (!address) return table.notify(words.none);
  const page = table.element.ownerDocument.defaultView ?? window;
  const { navigator } = page;
  const isTouched = page.matchMedia('(pointer: coarse)').matches;
  try {
    // not every browser has the first, and no page over plain http has the second
    if (isTouched && (navigator.share as unknown)) {
      await navigator.share({ url: address });
      table.notify(words.shared);
    } else {
      await navigator.clipboard.writeText(address);
      table.notify(words.copied);
    }
  } catch (error) {
    // the player cancelled
    if ((error as Error).name === 'AbortError') return;
    await showField(table, words);
  }
}

const css = String.raw;

/** The styles of the drawer with an address. */
export const styles =
  drawerStyles +
  css`
    .drawer.link label {
      flex: 1;
      display: grid;
      gap: var(--space-3);
    }
    .drawer.link input {
      font: inherit;
      min-height: var(--tap);
      min-width: 0;
      padding: 0 var(--space-4);
      border: 1px solid currentcolor;
      border-radius: var(--round-2);
      color: inherit;
      background: none;
    }
  `;
