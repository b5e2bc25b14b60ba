/** Where the focus goes when what had it is gone. */
import { USABLE } from './keyboard.js';

/**
 * What had the focus before a drawing may be gone or hidden: a player with a keyboard goes on at the main act, and waits in
 * the bar until it may be done; an onlooker, who finds nothing there, at the menu.
 */
export function keepFocus(root: ShadowRoot, had: Element | null, looksOn: boolean): void {
  const { activeElement: focused } = root;
  if (!had || (focused?.checkVisibility() && !focused.matches('.bar'))) return;
  const bar = looksOn ? '' : '.bar,';
  const place = [...root.querySelectorAll<HTMLElement>(`.tool,${bar}.prime${USABLE}`)].at(-1)!;
  place.tabIndex = -1;
  place.focus();
}
