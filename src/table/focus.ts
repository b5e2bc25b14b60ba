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
