import { isServer, type LitElement } from 'lit';

/**
 * A lazy chunk: a module loaded on first use. A chunk is identified by its function, a constant: `const MENU = () =>
 * import('../lazy/menu.js')`.
 */
export type LazyChunk<Module extends object> = () => Promise<Module>;

/** A chunk may bring styles. */
interface Styled {
  readonly styles?: string;
}

/** Pauses before a missing chunk is requested again (ms); the last one repeats. */
const PAUSES = [1000, 2000, 5000, 10_000, 30_000, 60_000];

/** A server writes a page in one go and cannot wait: modules loaded beforehand, by chunk. */
const beforehand = new Map<LazyChunk<object>, Styled>();

/** Loads chunks for a server. @returns their styles. */
export async function loadBeforehand(chunks: readonly LazyChunk<object>[]): Promise<readonly string[]> {
  const modules = await Promise.all(
    chunks.map(async chunk => {
      const module: Styled = await chunk();
      beforehand.set(chunk, module);
      return module;
    }),
  );
  return modules.flatMap(({ styles }) => styles ?? []);
}

/** A chunk that failed to load. */
interface Missing {
  readonly error: Error;
  /** How often it has been requested. */
  readonly tries: number;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
  /** Callers that cannot go on without it. */
  readonly waiting: (() => void)[];
}

/**
 * The lazy chunks of one element: each is requested once, and adds its `styles` to the element's. One that fails to
 * load, offline or after a new deploy, is reported once and requested again: after growing pauses, when the network is
 * back, and when the player acts; the element goes on without it. Older engines remember for the whole page that a
 * module failed: there only a reload helps.
 */
export class LazyChunks {
  readonly #element: LitElement;
  readonly #tell: (error: Error) => void;
  readonly #loaded = new Map<LazyChunk<object>, Styled>();
  readonly #coming = new Map<LazyChunk<object>, Promise<void>>();
  readonly #missing = new Map<LazyChunk<object>, Missing>();
  readonly #told = new WeakSet<Error>();
  readonly #ornaments = new Map<LazyChunk<object>, object | undefined>();

  /** @param tell reports a chunk that failed to load: once, until it has loaded. */
  constructor(element: LitElement, tell: (error: Error) => void) {
    this.#element = element;
    this.#tell = tell;
    element.addController(this);
  }

  hostConnected(): void {
    // what was missing when the element was removed is needed again
    if (this.#missing.size > 0) this.retry();
  }

  hostDisconnected(): void {
    for (const { timer } of this.#missing.values()) clearTimeout(timer);
    removeEventListener('online', this.retry);
  }

  /** Whether a chunk has failed to load. */
  get isMissing(): boolean {
    return this.#missing.size > 0;
  }

  /** Whether it has been reported that a chunk failed to load. */
  hasTold(error: unknown): boolean {
    return this.#told.has(error as Error);
  }

  /** Requests whatever is missing at once. */
  readonly retry = (): void => {
    for (const [chunk, { timer }] of this.#missing) {
      clearTimeout(timer);
      this.#try(chunk);
    }
  };

  /** A chunk, or `undefined` while it is loading or missing; the element is redrawn when it has loaded. */
  get<Module extends object>(chunk: LazyChunk<Module>): Module | undefined {
    if (!isServer && !this.#loaded.has(chunk) && !this.#missing.has(chunk)) this.#try(chunk);
    return (isServer ? beforehand : this.#loaded).get(chunk) as Module | undefined;
  }

  /**
   * The same for a caller that waits for it.
   * @throws {Error} if it fails to load; the page has been told.
   */
  async load<Module extends object>(chunk: LazyChunk<Module>): Promise<Module> {
    const missing = this.#missing.get(chunk);
    if (missing) throw missing.error;
    if (!this.#loaded.has(chunk)) await this.#ask(chunk);
    return this.#loaded.get(chunk) as Module;
  }

  /**
   * The same for a caller that cannot go on without it: waits until it has loaded, however many attempts that takes.
   */
  async wait<Module extends object>(chunk: LazyChunk<Module>): Promise<Module> {
    await this.load(chunk).catch(() => new Promise<void>(come => this.#missing.get(chunk)!.waiting.push(come)));
    return this.#loaded.get(chunk) as Module;
  }

  /**
   * A purely decorative chunk, or `undefined` until it has loaded: no drawing waits for it. It is requested once, and a
   * failure is not reported, since the table has everything it needs.
   */
  adorn<Module extends object>(chunk: LazyChunk<Module>): Module | undefined {
    if (!isServer && !this.#ornaments.has(chunk)) {
      this.#ornaments.set(chunk, undefined);
      const come = (module: Module): void => {
        this.#ornaments.set(chunk, module);
        this.#element.requestUpdate();
      };
      chunk().then(come, () => undefined);
    }
    return this.#ornaments.get(chunk) as Module | undefined;
  }

  /**
   * Resolves when no first request is pending; `redrawn` is awaited after each round, since a drawing may request more.
   */
  async settled(redrawn: () => Promise<unknown>): Promise<void> {
    const first = (): Promise<void>[] =>
      [...this.#coming].flatMap(([chunk, coming]) => (this.#missing.has(chunk) ? [] : [coming]));
    for (let coming = first(); coming.length > 0; coming = first()) {
      await Promise.allSettled(coming);
      await redrawn();
    }
  }

  #try(chunk: LazyChunk<object>): void {
    // callers that need to know of a failure have been told
    this.#ask(chunk).catch(() => undefined);
  }

  #ask(chunk: LazyChunk<Styled>): Promise<void> {
    let coming = this.#coming.get(chunk);
    if (!coming) this.#coming.set(chunk, (coming = this.#fetch(chunk)));
    return coming;
  }

  async #fetch(chunk: LazyChunk<Styled>): Promise<void> {
    try {
      const module = await chunk();
      this.#loaded.set(chunk, module);
      const { renderRoot, ownerDocument } = this.#element;
      if (module.styles) (renderRoot as ShadowRoot).adoptedStyleSheets.push(sheetOf(module.styles, ownerDocument));
      const { waiting } = this.#missing.get(chunk) ?? {};
      this.#missing.delete(chunk);
      for (const come of waiting ?? []) come();
    } catch (cause) {
      throw this.#miss(chunk, cause);
    } finally {
      this.#coming.delete(chunk);
      if (!this.isMissing) removeEventListener('online', this.retry);
      this.#element.requestUpdate();
    }
  }

  /** Records that a chunk failed to load, and requests it again after a pause. @returns what the page is told. */
  #miss(chunk: LazyChunk<Styled>, cause: unknown): Error {
    const { error, tries, waiting } = this.#missing.get(chunk) ?? {
      error: new Error(`Part of the table could not be loaded; trying again. ${String(cause)}`, { cause }),
      tries: 0,
      waiting: [],
    };
    const pause = PAUSES[Math.min(tries, PAUSES.length - 1)];
    // an element off the page requests it on its return
    const here = this.#element.isConnected;
    const timer = here ? setTimeout(() => this.#try(chunk), pause) : undefined;
    if (here) addEventListener('online', this.retry);
    this.#missing.set(chunk, { error, tries: tries + 1, timer, waiting });
    if (tries > 0) return error;
    this.#told.add(error);
    this.#tell(error);
    return error;
  }

  /** Renews all styles of the element: a document rejects style sheets of another. */
  dress(root: ShadowRoot): void {
    const { elementStyles } = this.#element.constructor as typeof LitElement;
    const late = [...this.#loaded.values()].flatMap(({ styles }) => styles ?? []);
    root.adoptedStyleSheets = [...elementStyles.map(String), ...late].map(styles =>
      sheetOf(styles, this.#element.ownerDocument),
    );
  }
}

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Styles as a sheet, shared by all tables of a document. */
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
