/** The room that a table has opened for itself, where neither the page nor its address names one. */
type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Letters that nobody takes for others, and enough of them that nobody guesses a room. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LONG = 12;

const newRoom = (): string =>
  [...crypto.getRandomValues(new Uint8Array(LONG))].map(byte => LETTERS[byte % LETTERS.length]).join('');

/** A room of a table's own. */
export interface TabRoom {
  /** What stands in the invitation. */
  readonly name: string;
  /** The table opens another the next time. */
  readonly forget: () => void;
}

/**
 * The room of this tab: a reload comes back to it. Where the browser keeps nothing, each page has a room of its own.
 * @param key of the host, the game and the element.
 */
export function tabRoom(tab: () => Keep, key: string): TabRoom {
  const forget = (): void => {
    try {
      tab().removeItem(key);
    } catch {
      // nothing is kept there
    }
  };
  try {
    const name = tab().getItem(key) ?? newRoom();
    tab().setItem(key, name);
    return { name, forget };
  } catch {
    return { name: newRoom(), forget };
  }
}
