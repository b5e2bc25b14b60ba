/** What lets a player come back to their seat, and where a browser keeps it. */
type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What lets a player come back, as a guest asks for it. */
export interface SeatSecret {
  get(): string | undefined;
  set(secret: string | undefined): void;
  /** The page is left: the next one of this room in this browser has the seat, if it has none of its own. */
  readonly leave: () => void;
}

/**
 * A secret for this tab, so that two tabs have two seats. A tab that is closed leaves it for the next.
 * @param tab what is kept for this tab alone. @param browser what all tabs of the browser share.
 * @param key of the room and the element.
 */
export function seatSecret(tab: () => Keep, browser: () => Keep, key: string): SeatSecret {
  let known: string | undefined;
  /** A browser that keeps nothing: the seat is lost with the page. */
  const tried = <Result>(does: () => Result): Result | undefined => {
    try {
      return does();
    } catch {
      return undefined;
    }
  };
  const put = (keep: () => Keep, secret: string | undefined): void =>
    void tried(() => (secret === undefined ? keep().removeItem(key) : keep().setItem(key, secret)));
  const set = (secret: string | undefined): void => {
    known = secret;
    put(tab, secret);
  };
  return {
    get() {
      known ??= tried(() => tab().getItem(key)) ?? undefined;
      const left = tried(() => browser().getItem(key)) ?? undefined;
      if (left !== undefined && (known === undefined || known === left)) {
        put(browser, undefined);
        set(left);
      }
      return known;
    },
    set,
    leave: () => {
      if (known !== undefined) put(browser, known);
    },
  };
}
