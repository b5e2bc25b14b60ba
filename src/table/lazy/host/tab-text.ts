/** What a visit keeps over a reload, as the secret of a seat, and where a browser keeps it. */
type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A text of one tab. */
export interface TabText {
  get(): string | undefined;
  set(text: string | undefined): void;
  /** The page is left: the next one of this room in this browser has the text, if it has none of its own. */
  readonly leave: () => void;
}

/**
 * A text for this tab, so that two tabs have two seats. A tab that is closed leaves it for the next.
 * @param tab what is kept for this tab alone. @param browser what all tabs of the browser share.
 * @param key of the room and the element.
 */
export function tabText(tab: () => Keep, browser: () => Keep, key: string): TabText {
  let known: string | undefined;
  /** A browser that keeps nothing, or no more: the text is lost with the page. */
  const tried = <Result>(does: () => Result): Result | undefined => {
    try {
      return does();
    } catch {
      return undefined;
    }
  };
  const put = (keep: () => Keep, text: string | undefined): void =>
    void tried(() => (text === undefined ? keep().removeItem(key) : keep().setItem(key, text)));
  const set = (text: string | undefined): void => {
    known = text;
    put(tab, text);
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
