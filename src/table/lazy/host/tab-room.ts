/** The room that a table opens for itself when neither the page nor its address names one. */
import { tried, type Keep } from './tab-text.js';

/** Letters that are not mistaken for each other, enough of them that a room cannot be guessed. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LONG = 12;

const newRoom = (): string =>
  [...crypto.getRandomValues(new Uint8Array(LONG))].map(byte => LETTERS[byte % LETTERS.length]).join('');

/** A room of a table's own. */
export interface TabRoom {
  /** The name in the invitation. */
  readonly name: string;
  /** Makes the table open another room the next time. */
  readonly forget: () => void;
}

/**
 * The room of this tab, which survives a reload. Where the browser stores nothing, each page gets a room of its own.
 * @param key of the host, the game and the element.
 */
export function tabRoom(tab: () => Keep, key: string): TabRoom {
  const name = tried(() => tab().getItem(key)) ?? newRoom();
  tried(() => tab().setItem(key, name));
  return { name, forget: () => tried(() => tab().removeItem(key)) };
}
