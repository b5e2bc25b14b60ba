/** Where the focus goes when what had it is gone. */
import { USABLE } from './keyboard.js';

/** What had the focus before a drawing. */
export interface Focused {
  readonly element: Element | null;
  readonly inDrawer: boolean;
}

/** What has the focus now. */
export function focusedIn({ activeElement: element }: ShadowRoot): Focused {
  return { element, inDrawer: !!element?.closest('.drawer') };
}

/**
 * What had the focus before a drawing may be gone or hidden: in a drawer that shows something else now the player with a
 * keyboard goes on at its beginning; else at the main act, and waits in the bar until it may be done; an onlooker, who finds
 * nothing there, at the menu.
 */
export function keepFocus(root: ShadowRoot, { element: had, inDrawer }: Focused, looksOn: boolean): void {
  const { activeElement: focused } = root;
  if (!had || (focused?.checkVisibility() && !focused.matches('.bar'))) return;
  const drawer = inDrawer && root.querySelector<HTMLElement>('.drawer');
  if (drawer) return drawer.focus();
  const bar = looksOn ? '' : '.bar,';
  const place = [...root.querySelectorAll<HTMLElement>(`.tool,${bar}.prime${USABLE}`)].at(-1)!;
  place.tabIndex = -1;
  place.focus();
}

/** What the element has got itself goes on to the main act, once that may be done. */
export function passFocus({ shadowRoot }: HTMLElement): void {
  if (!shadowRoot?.activeElement) shadowRoot?.querySelector<HTMLElement>(`.bar .prime${USABLE}`)?.focus();
}

// within the event a dialog goes on to give the focus to the element
const passLater = ({ currentTarget }: Event): void => {
  const element = currentTarget as HTMLElement;
  queueMicrotask(() => passFocus(element));
};

/** A page's `autofocus`, as in a dialog, is for what can have the focus: so the element can, and passes it on. */
export function takeFocus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.addEventListener('focus', passLater);
}
