/** What the tests of all elements share: a table on the page, real keys, what the player sees and hears. */
import { fixtureSync, html, expect } from '@open-wc/testing';
import { executeServerCommand, sendKeys, setViewport } from '@web/test-runner-commands';
import type { LitElement } from 'lit';
// Loaded beforehand, so that a seeded table opens without waiting for the network.
import '../../src/cards/seeded.js';
import type { AnyAction } from '../../src/game/contract.js';
import type { Texts } from '../../src/table/text/texts.js';

export { expect };

export type Attributes = Readonly<Record<string, string>>;

/** What every element has. */
type Table = LitElement & {
  readonly legal: readonly unknown[];
  readonly view: { readonly turn: { readonly kind: string } };
};

/** Loads texts in every language, so that a table changes its language without waiting for the network. */
export const loadTexts = (...texts: readonly Texts<object>[]): Promise<unknown> =>
  Promise.all(texts.flatMap(({ en: _, ...others }) => Object.values(others)).map(load => load()));

const later = window.setTimeout.bind(window);
/** Resolves after everything that is due now. */
export const beat = (): Promise<void> => new Promise(next => later(next));

/** This many beats of the page are waited for: some twenty seconds for a page that has the machine to itself, more beside others. */
const BEATS = 5000;

/** Resolves as soon as something is true; fails if it never is. */
export async function until(isSo: () => unknown, what: string): Promise<void> {
  for (let beats = 0; !isSo(); beats++) {
    if (beats > BEATS) throw new Error(`It never came about that ${what}`);
    await beat();
  }
}

/** The milliseconds of pauses and movements that are asked for during something. */
export async function timeAskedFor(work: () => Promise<unknown>): Promise<number> {
  const { setTimeout } = window;
  const { animate } = Element.prototype;
  let asked = 0;
  window.setTimeout = ((done: () => void, milliseconds = 0, ...rest: unknown[]) => {
    asked += milliseconds;
    return setTimeout(done, milliseconds, ...rest);
  }) as typeof window.setTimeout;
  Element.prototype.animate = function (frames, options) {
    asked += Number((options as KeyframeAnimationOptions).duration);
    return animate.call(this, frames, options);
  };
  try {
    await work();
  } finally {
    window.setTimeout = setTimeout;
    Element.prototype.animate = animate;
  }
  return asked;
}

/** An element that is not yet on the page. */
export function newTable<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
): HTMLElementTagNameMap[Tag] {
  const table = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) table.setAttribute(name, value);
  return table;
}

/** Gives the screen a size, and returns whether it has it: WebKit's window cannot be resized, but is large. */
export async function sized(width: number, height: number): Promise<boolean> {
  if ((await engine()) === 'WebKit') return innerHeight === height;
  await setViewport({ width, height });
  return true;
}

/** A place on the page, gone after the test. */
export const place = (lang = 'en', width = 1000): HTMLElement => {
  const here = fixtureSync<HTMLElement>(html`<div></div>`);
  here.lang = lang;
  here.style.width = `${width}px`;
  return here;
};

/** Resolves when everything due has been announced. */
export const spoken = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** Resolves when the player is asked, or the game is over, and everything is shown. */
export async function ready(table: Table): Promise<void> {
  await table.updateComplete;
  await until(() => table.legal.length > 0 || table.view.turn.kind === 'over', 'the player is asked');
  await table.updateComplete;
}

export const root = (table: Element): ShadowRoot => table.shadowRoot!;
/** The one element in the shadow root that a selector finds. */
export function part<Part extends Element = HTMLElement>(table: Element, selector: string): Part {
  const found = root(table).querySelector<Part>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}
/** Resolves when the next coup, turn or hand is settled, and shown so. */
export const settled = (table: Element): Promise<unknown> =>
  new Promise(resolve => table.addEventListener('tv-settle', resolve, { once: true }));
/** All elements in the shadow root that a selector finds. */
export const all = (table: Element, selector: string): readonly HTMLElement[] => [
  ...root(table).querySelectorAll<HTMLElement>(selector),
];
/** A button of the bar, if it is there. */
export const act = (table: Element, name: string): HTMLElement | undefined => all(table, `.bar [data-do=${name}]`)[0];

/** Each text that a part of a table shows from now on, in order, whether or not there is a frame for it. */
export function shownAt(table: Element, selector: string): readonly string[] {
  const shown: string[] = [];
  const look = (): void => {
    const text = root(table).querySelector(selector)?.textContent;
    if (text !== undefined && text !== shown.at(-1)) shown.push(text);
  };
  look();
  // Text that is overwritten within the same task is never shown.
  new MutationObserver(() => later(look)).observe(root(table), { subtree: true, childList: true, characterData: true });
  return shown;
}

/** Each element of a table that is animated from now until the end of the test, with its frames. */
export function animated(table: Element): readonly { readonly element: Element; readonly frames: Keyframe[] }[] {
  const seen: { element: Element; frames: Keyframe[] }[] = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (this: Element, frames, ...more) {
    if (this.getRootNode() === root(table)) seen.push({ element: this, frames: frames as Keyframe[] });
    return animate.call(this, frames, ...more);
  };
  afterwards.push(() => (Element.prototype.animate = animate));
  return seen;
}
const afterwards: (() => unknown)[] = [];
afterEach(() => {
  for (let back = afterwards.pop(); back; back = afterwards.pop()) back();
});

/** The visible text of an element, on one line. */
export const textOf = (element: HTMLElement | undefined): string =>
  (element?.innerText ?? '').replace(/\s+/g, ' ').trim();

/** The messages that a screen reader can still find, the last one last. */
export const told = (table: Element): readonly string[] =>
  [...part(table, '[role=log]').querySelectorAll('p > p')].flatMap(({ textContent }) =>
    // a message without a full stop of its own gets one, and a space
    textContent
      .split('\n')
      .slice(0, -1)
      .map(message => message.replace(/\. $/, '')),
  );
/** The last announcement. */
export const heard = (table: Element): string => told(table).at(-1) ?? '';
/** The line that says what is happening. */
export const statusLine = (table: Element): string => textOf(part(table, '[part=status]'));
/** The text of the bar of buttons. */
export const bar = (table: Element): string => textOf(part(table, '[part=bar]'));

/** Presses keys, one after the other; each takes effect before the next. */
export async function press(table: LitElement, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await sendKeys({ press: key });
    await table.updateComplete;
  }
}

/** {@link ready} and {@link press} for tests of announcements; others need not wait for the frame in which a table speaks. */
export const listening = {
  async ready(table: Table): Promise<void> {
    await ready(table);
    await spoken();
    // a computer player may have acted meanwhile
    await ready(table);
  },
  async press(table: LitElement, ...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      await press(table, key);
      await spoken();
    }
  },
};

/** The item in the table that has the focus. */
export const focused = (table: Element): HTMLElement | null => root(table).activeElement as HTMLElement | null;

/** Listens to what a table says of its hands: neither whose turn it is nor the steps of a guide. */
export const EVENTS = ['tv-intent', 'tv-action', 'tv-deal', 'tv-settle', 'tv-over', 'tv-refused', 'tv-error'] as const;
export function listen(target: EventTarget): CustomEvent<Record<string, unknown>>[] {
  const events: CustomEvent<Record<string, unknown>>[] = [];
  for (const name of EVENTS)
    target.addEventListener(name, event => events.push(event as CustomEvent<Record<string, unknown>>));
  return events;
}
export const typesOf = (events: readonly Event[]): string[] => events.map(({ type }) => type);
export const typesOfActions = (events: readonly CustomEvent<Record<string, unknown>>[], name = 'tv-action'): string[] =>
  events
    .filter(({ type }) => type === name)
    .map(({ detail }) => (detail.action as AnyAction | null)?.type ?? 'taken back');

export const engine = (): Promise<string> => executeServerCommand('engine');

/** The name and the text of the file that a table gives after something was done, unless something else happens. */
export async function givenFile(
  table: Element,
  work: () => unknown,
  orElse: () => unknown = () => false,
): Promise<readonly [name: string, text: string] | undefined> {
  let file: Promise<readonly [string, string]> | undefined;
  const give = (event: Event): void => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    const { download, href } = event.target;
    file = fetch(href).then(async answer => [download, await answer.text()] as const);
  };
  root(table).addEventListener('click', give);
  await work();
  await until(() => file !== undefined || orElse(), 'the file is there, or a message about it');
  root(table).removeEventListener('click', give);
  return file;
}

/** Everything in a tree: tags, attributes, texts, shadow roots included. */
export const dump = (node: Element | ShadowRoot): string =>
  [node, ...node.querySelectorAll('*')].reduce(
    (text, each) => text + ('shadowRoot' in each && each.shadowRoot ? dump(each.shadowRoot) : ''),
    node instanceof ShadowRoot ? node.innerHTML : node.outerHTML,
  );

/** The arguments of the console's `error` during something. */
export async function complaints(work: () => unknown): Promise<string[]> {
  const told: string[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => void told.push(words.join(' '));
  try {
    await work();
  } finally {
    console.error = error;
  }
  return told;
}

/** Wraps each text as translators do. */
export function wrapTexts(within: ShadowRoot): void {
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest('svg, style, font')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }
}
