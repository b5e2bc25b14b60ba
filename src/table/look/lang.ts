/** The languages of every table. */
export const LANGUAGES = ['en', 'de', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Whether a word is a language code: two or three letters. */
export const isLanguage = (word: string): boolean =>
  /^[a-z]{2,3}$/i.test(word) &&
  new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(word) !== undefined;

/** Scripts that are read from right to left. */
const RIGHT_TO_LEFT: readonly (string | undefined)[] = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg'];

/** The direction of a language. */
export const directionOf = (lang: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(new Intl.Locale(lang).maximize().script) ? 'rtl' : 'ltr';

/**
 * A node of a page, or of another page into which the element was moved: then `instanceof` fails, so its members
 * decide.
 */
type Outwards = Node & Partial<Pick<Element, 'getAttribute'> & Pick<ShadowRoot, 'host'>>;

/**
 * The language of the nearest `[lang]`, across shadow roots; English if neither the tables nor the page itself know it.
 */
export function nearestLanguage(element: Element, isOwn: (lang: string) => boolean = () => false): string {
  for (let node: Outwards | null | undefined = element; node; node = node.parentNode ?? node.host) {
    // Frameworks write `undefined` and `null` for a missing value: neither is a language.
    const [lang] = /^\w{2,3}\b/.exec(node.getAttribute?.('lang') ?? '') ?? [];
    const spoken = lang?.toLowerCase();
    if (spoken) return LANGUAGES.some(known => known === spoken) || isOwn(spoken) ? spoken : 'en';
  }
  return 'en';
}

interface Watch {
  readonly observer: MutationObserver;
  readonly callbacks: Set<() => void>;
}
const watches = new Map<Node, Watch>();

/** Calls back when a `lang` changes in any tree that contains the element. @returns a function that stops it. */
export function watchLanguage(element: Element, callback: () => void): () => void {
  const roots: Node[] = [];
  for (let inner: Element | undefined = element; inner; inner = (roots.at(-1) as Partial<ShadowRoot>).host)
    roots.push(inner.getRootNode());
  for (const root of roots) {
    let watch = watches.get(root);
    if (!watch) {
      const callbacks = new Set<() => void>();
      const observer = new MutationObserver(() => callbacks.forEach(told => told()));
      observer.observe(root, { subtree: true, attributeFilter: ['lang'] });
      watches.set(root, (watch = { observer, callbacks }));
    }
    watch.callbacks.add(callback);
  }
  return () => {
    for (const root of roots) {
      const watch = watches.get(root);
      watch?.callbacks.delete(callback);
      if (watch?.callbacks.size === 0) {
        watch.observer.disconnect();
        watches.delete(root);
      }
    }
  };
}
