/** What a visit keeps across a reload, such as the secret of a seat, and where a browser keeps it. */
export type Keep = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The result, or undefined if it throws: in a browser that stores nothing, or is full, a text is lost with its page. */
export const tried = <Result>(does: () => Result): Result | undefined => {
  try {
    return does();
  } catch {
    return undefined;
  }
};

/** A text that belongs to one tab. */
export interface TabText {
  get(): string | undefined;
  set(text: string | undefined): void;
  /** The page is being left: the next page of this room in this browser gets the text, if it has none of its own. */
  readonly leave: () => void;
}

/**
 * A text for this tab, so that two tabs have two seats. A tab that is closed leaves it to the next.
 * @param tab storage for this tab alone. @param browser storage that all tabs of the browser share.
 * @param key of the room and the element.
 */
export function tabText(tab: () => Keep, browser: () => Keep, key: string): TabText {
  let known: string | undefined;
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
