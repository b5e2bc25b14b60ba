/** Where the focus goes when the focused element disappears. */
import { USABLE } from './tab-stops.js';

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
 * What had the focus may be gone or hidden after a drawing. In a drawer whose content has changed, the focus goes to
 * its beginning; otherwise to the main button, waiting in the bar until that is enabled; for an onlooker, who has
 * neither, to the menu.
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

/** Focus on the element itself passes to the main button once that is enabled. */
export function passFocus({ shadowRoot }: HTMLElement): void {
  if (!shadowRoot?.activeElement) shadowRoot?.querySelector<HTMLElement>(`.bar .prime${USABLE}`)?.focus();
}

// within this event a dialog is about to focus the element
const passLater = ({ currentTarget }: Event): void => {
  const element = currentTarget as HTMLElement;
  queueMicrotask(() => passFocus(element));
};

/** A page's `autofocus`, as in a dialog, needs a focusable element: this one is, and passes the focus on. */
export function takeFocus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.addEventListener('focus', passLater);
}
