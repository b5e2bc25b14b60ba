/**
 * Keys inside a table. Zones: one Tab stop a zone, arrow keys inside. A zone is an element with `data-zone`; its items are
 * the buttons, radios and tabs in it. In a zone with `data-plane` the table itself says where an arrow leads. Items that cannot be
 * used are `aria-disabled`, never `disabled`: the focus stays on them.
 */
const ITEMS = 'button,[role=radio],[role=tab]';

/**
 * What keys ask of a table: a command, and its value where it has one. The comment behind an entry says what it does, for
 * docs/keyboard.md; entries without one do what the next one with a comment says.
 */
export type Keys = Readonly<Record<string, Shortcut>>;
/** A command of a table, and its value where it has one. */
export type Shortcut = readonly [command: string, value?: string];

/** Inside a zone. */
const ZONE_KEYS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1, // to the next of the zone
  ArrowLeft: -1,
  ArrowUp: -1, // to the one before
  Home: -Infinity, // to the first
  End: Infinity, // to the last
};
/** Everywhere; while something is shown, these hurry it. */
const PLAIN_KEYS: Readonly<Record<string, 'press' | 'close'>> = {
  Enter: 'press', // presses what has the focus, or does the main act
  ' ': 'press', // presses what has the focus
  Escape: 'close', // closes what is open, leaves a guide or what is shown again
};

/** While a round is shown again. */
export const REPLAY_KEYS: Keys = {
  ArrowRight: ['replay-to', 'forward'], // a step on
  ArrowLeft: ['replay-to', 'back'], // a step back
};

/** The items of a zone; a zone within it has its own. */
const itemsOf = (zone: Element): HTMLElement[] =>
  [...zone.querySelectorAll<HTMLElement>(ITEMS)].filter(item => item.closest('[data-zone]') === zone);

/** What a button that can be used matches. */
export const USABLE = ':not([aria-disabled=true])';
/** What is the Tab stop of its zone, before what. */
const STOPS = [
  ':focus',
  '[aria-checked=true]',
  '[aria-selected=true]',
  `[data-stop]${USABLE}`,
  `.prime${USABLE}`,
  USABLE,
  '*',
];

/** Gives every zone of a root exactly one Tab stop: where the focus last was, the main act, or its first item that can be used. */
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

/** Moves the focus inside its zone for an arrow key, Home or End. @returns whether it was such a key. */
export function moveInZone(event: KeyboardEvent, from: Element): boolean {
  const zone = from.closest('[data-zone]');
  const step = ZONE_KEYS[event.key];
  if (!zone || step === undefined || (Number.isFinite(step) && zone.hasAttribute('data-plane'))) return false;
  // What a narrow table hides is passed over. (Asking is slow: only here, never while rendering.)
  const items = itemsOf(zone).filter(item => item.checkVisibility());
  const here = items.indexOf(from as HTMLElement);
  if (here < 0) return false;
  const end = step < 0 ? 0 : -1;
  const next = Number.isFinite(step) ? (here + step) % items.length : end;
  items.at(next)!.focus();
  event.preventDefault();
  return true;
}

/**
 * What a key may be called in a table of shortcuts, small letters first: as it is typed; then by its place on the keyboard,
 * where digits need Shift, as in France, or letters are not Latin.
 */
export function keyNames({ code, key }: Pick<KeyboardEvent, 'code' | 'key'>): readonly string[] {
  if (key.length !== 1) return [key];
  const typed = key.toLowerCase();
  const [, kind, place = ''] = /^(Digit|Key)(.)$/.exec(code) ?? [];
  const isElsewhere =
    kind === 'Digit'
      ? !/[0-9]/.test(typed)
      : kind === 'Key' && /\p{L}/u.test(typed) && !/\p{Script=Latin}/u.test(typed);
  return isElsewhere ? [typed, place.toLowerCase()] : [typed];
}

/**
 * What a key asks that moves nothing in a zone: to `hurry` what is shown, to `close` what is open, to `click` what has the
 * focus, or its `shortcut`; `held` keys do nothing but their first press.
 */
export function asked(
  event: KeyboardEvent,
  from: HTMLElement,
  isShortcut: boolean,
  playing: boolean,
): 'held' | 'hurry' | 'close' | 'click' | 'shortcut' | undefined {
  const { key, repeat } = event;
  const plain = PLAIN_KEYS[key];
  const presses = plain === 'press';
  // what goes from place to place or counts goes on while it is held
  if (repeat && (isShortcut || presses) && !/^(Arrow|[+-])/.test(key)) return 'held';
  if (playing && plain) return 'hurry';
  if (plain === 'close') return 'close';
  // A button in focus is pressed by its own means, unless it leaves Enter to the main act.
  const ownEnter = key === 'Enter' && from instanceof HTMLButtonElement && !from.dataset.leaves;
  if (from instanceof HTMLInputElement || ownEnter) return undefined;
  if (presses && from.matches('[role=radio],[role=tab]')) return 'click';
  return isShortcut ? 'shortcut' : undefined;
}
