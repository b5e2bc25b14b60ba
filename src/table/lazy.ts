import { isServer, type LitElement } from 'lit';

/** A lazy chunk: a module that is loaded when it is first used. One function always stands for one: `const MENU = () => import('./menu.js')`. */
export type LazyChunk<Module extends object> = () => Promise<Module>;

/** What comes late may bring styles. */
interface Styled {
  readonly styles?: string;
}

/** The lazy chunks of one element: each is asked for once, and adds its `styles` to the element's. */
export class LazyChunks {
  readonly #element: LitElement;
  readonly #fail: (error: unknown) => void;
  readonly #loaded = new Map<LazyChunk<object>, Styled>();
  readonly #coming = new Map<LazyChunk<object>, Promise<void>>();

  constructor(element: LitElement, fail: (error: unknown) => void) {
    this.#element = element;
    this.#fail = fail;
  }

  /** A chunk, and nothing while it is on its way; the element is drawn again when it has come. */
  get<Module extends object>(chunk: LazyChunk<Module>): Module | undefined {
    // However often it is asked for on its way, a failure is told once.
    if (!isServer && !this.#loaded.has(chunk) && !this.#coming.has(chunk)) this.load(chunk).catch(this.#fail);
    return this.#loaded.get(chunk) as Module | undefined;
  }

  /** The same for what cannot go on without it. */
  async load<Module extends object>(chunk: LazyChunk<Module>): Promise<Module> {
    if (!this.#loaded.has(chunk)) {
      if (!this.#coming.has(chunk)) this.#coming.set(chunk, this.#fetch(chunk));
      await this.#coming.get(chunk);
    }
    return this.#loaded.get(chunk) as Module;
  }

  /** Resolves when nothing is on its way; `redrawn` is asked after each round, for a drawing may ask for more. */
  async settled(redrawn: () => Promise<unknown>): Promise<void> {
    while (this.#coming.size > 0) {
      await Promise.allSettled(this.#coming.values());
      await redrawn();
    }
  }

  async #fetch(chunk: LazyChunk<Styled>): Promise<void> {
    try {
      const module = await chunk();
      this.#loaded.set(chunk, module);
      const { renderRoot, ownerDocument } = this.#element;
      if (module.styles) (renderRoot as ShadowRoot).adoptedStyleSheets.push(sheetOf(module.styles, ownerDocument));
      this.#element.requestUpdate();
    } finally {
      this.#coming.delete(chunk);
    }
  }

  /** All styles of the element anew: a document takes no style sheets of another. */
  dress(root: ShadowRoot): void {
    const { elementStyles } = this.#element.constructor as typeof LitElement;
    const late = [...this.#loaded.values()].flatMap(({ styles }) => styles ?? []);
    root.adoptedStyleSheets = [...elementStyles.map(String), ...late].map(styles =>
      sheetOf(styles, this.#element.ownerDocument),
    );
  }
}

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Styles as a sheet, one for all tables of a document. */
function sheetOf(styles: string, document: Document): CSSStyleSheet {
  let known = sheets.get(document);
  if (!known) sheets.set(document, (known = new Map<string, CSSStyleSheet>()));
  let sheet = known.get(styles);
  if (!sheet) {
    known.set(styles, (sheet = new document.defaultView!.CSSStyleSheet()));
    sheet.replaceSync(styles);
  }
  return sheet;
}
