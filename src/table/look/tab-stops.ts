/**
 * Zones: one Tab stop each, arrow keys inside. A zone is an element with `data-zone`; its items are the buttons, radios
 * and tabs in it. In a zone with `data-plane` the table itself decides where an arrow leads. Items that cannot be used
 * are `aria-disabled`, never `disabled`, so they keep the focus.
 */
const ITEMS = 'button,[role=radio],[role=tab]';

/** The items of a zone, without those of zones inside it. */
export const itemsOf = (zone: Element): HTMLElement[] =>
  [...zone.querySelectorAll<HTMLElement>(ITEMS)].filter(item => item.closest('[data-zone]') === zone);

/** Matches buttons that can be used. */
export const USABLE = ':not([aria-disabled=true])';
/** Candidates for the Tab stop of a zone, in order of preference. */
const STOPS = [
  ':focus',
  '[aria-checked=true]',
  '[aria-selected=true]',
  `[data-stop]${USABLE}`,
  `.prime${USABLE}`,
  USABLE,
  '*',
];

/**
 * Gives every zone of a root exactly one Tab stop: the item focused last, the main button, or the first item that can
 * be used.
 */
export function arrangeTabStops(root: ParentNode): void {
  for (const zone of root.querySelectorAll('[data-zone]')) {
    const items = itemsOf(zone);
    let stop: HTMLElement | undefined;
    for (const wanted of STOPS) stop ??= items.find(item => item.matches(wanted));
    for (const item of items) {
      item.tabIndex = item === stop ? 0 : -1;
      if (item.matches(':focus')) item.dataset.stop = 'yes';
      else if (item !== stop) delete item.dataset.stop;
    }
  }
}
