/** The languages that every table speaks. */
export const LANGUAGES = ['en', 'de', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

const parentOf = (node: Node): Node | null => node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);

/** The language of the nearest `[lang]`, across shadow roots; English where none is known. */
export function nearestLanguage(element: Element): Language {
  for (let node: Node | null = element; node; node = parentOf(node)) {
    const lang = node instanceof Element && node.getAttribute('lang');
    if (lang) return LANGUAGES.find(known => lang.toLowerCase().split('-')[0] === known) ?? 'en';
  }
  return 'en';
}

interface Watch {
  readonly observer: MutationObserver;
  readonly callbacks: Set<() => void>;
}
const watches = new Map<Node, Watch>();

/** Calls back when a `lang` changes anywhere in the trees that hold the element. @returns a function that ends it. */
export function watchLanguage(element: Element, callback: () => void): () => void {
  const roots: Node[] = [];
  for (let root = element.getRootNode(); ; root = root.host.getRootNode()) {
    roots.push(root);
    if (!(root instanceof ShadowRoot)) break;
  }
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
