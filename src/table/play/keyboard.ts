/** Keys inside a table: what they ask for, and how arrow keys move the focus within a zone. */
import { itemsOf } from '../look/tab-stops.js';

/**
 * What keys ask of a table: a command, and its value if it has one. The comment behind an entry describes it for
 * docs/keyboard.md; entries without one share the next comment.
 */
export type Keys = Readonly<Record<string, Shortcut>>;
/** A command of a table, and its value if it has one. */
export type Shortcut = readonly [command: string, value?: string];

/** Inside a zone. */
const ZONE_KEYS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1, // to the next item
  ArrowLeft: -1,
  ArrowUp: -1, // to the previous item
  Home: -Infinity, // to the first
  End: Infinity, // to the last
};
/** Everywhere; while something is being shown, these speed it up. */
const PLAIN_KEYS: Readonly<Record<string, 'press' | 'close'>> = {
  Enter: 'press', // presses the focused button, or the main one
  ' ': 'press', // presses the focused button
  Escape: 'close', // closes what is open, leaves a guide or a replay
};

/** During a replay; in the row of its streets the arrows move from one to the next. */
export const REPLAY_KEYS: Keys = {
  ArrowRight: ['replay-to', 'forward'], // one step forward
  ArrowLeft: ['replay-to', 'back'], // one step back
};

/** Moves the focus inside its zone for an arrow key, Home or End. @returns whether it was such a key. */
export function moveInZone(event: KeyboardEvent, from: Element): boolean {
  const zone = from.closest('[data-zone]');
  const step = ZONE_KEYS[event.key];
  if (!zone || step === undefined || (Number.isFinite(step) && zone.hasAttribute('data-plane'))) return false;
  // Skips what a narrow table hides. (Checking is slow: only here, never while rendering.)
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
 * The names of a key in a table of shortcuts, lower case first: the character typed; then its place on the keyboard,
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
 * What a key asks for, other than moving in a zone: to `hurry` what is shown, to `close` what is open, to `click` the
 * focused button, or its `shortcut`; auto-repeat of a `held` key is ignored.
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
  // a held key repeats only what moves or counts
  if (repeat && (isShortcut || presses) && !/^(Arrow|[+-])/.test(key)) return 'held';
  if (plain === 'close') return 'close';
  if (playing && plain) return 'hurry';
  // A focused button handles its own press, unless it leaves Enter to the main button.
  const ownEnter = key === 'Enter' && from instanceof HTMLButtonElement && !from.dataset.leaves;
  if (from instanceof HTMLInputElement || ownEnter) return undefined;
  if (presses && from.matches('[role=radio],[role=tab]')) return 'click';
  return isShortcut ? 'shortcut' : undefined;
}
