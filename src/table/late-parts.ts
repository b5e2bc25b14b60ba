import { isServer, LitElement } from 'lit';
import { TvErrorEvent } from './events.js';

/** A part of a table that waits for its use. One function always stands for one part: `const MENU = () => import('./menu.js')`. */
export type Later<Part extends object> = () => Promise<Part>;

/** What comes later may bring styles. */
interface Part {
  readonly styles?: string;
}

/** An element some parts of which come when they are first used. */
export abstract class LateParts extends LitElement {
  readonly #parts = new Map<Later<object>, object>();
  /** Tells the page that something given to the element is wrong. */
  protected readonly fail = (error: unknown): void => void this.dispatchEvent(new TvErrorEvent(error));
  /** Parts that are on their way. */
  readonly #coming = new Map<Later<object>, Promise<unknown>>();

  /**
   * A part that waits for its use, and nothing while it is on its way; the table is drawn again when it has come.
   * If it has `styles`, they come with it.
   */
  protected later<Part extends object>(load: Later<Part>): Part | undefined {
    // However often it is asked for on its way, a failure is told once.
    if (!isServer && !this.#parts.has(load) && !this.#coming.has(load)) this.load(load).catch(this.fail);
    return this.#parts.get(load) as Part | undefined;
  }

  /** The same for what cannot go on without it. */
  protected async load<Part extends object>(load: Later<Part>): Promise<Part> {
    if (!this.#parts.has(load)) {
      if (!this.#coming.has(load)) this.#coming.set(load, this.#fetch(load));
      await this.#coming.get(load);
    }
    return this.#parts.get(load) as Part;
  }

  async #fetch(load: Later<Part>): Promise<void> {
    try {
      const part = await load();
      this.#parts.set(load, part);
      if (part.styles)
        (this.renderRoot as ShadowRoot).adoptedStyleSheets.push(sheetOf(part.styles, this.ownerDocument));
      this.requestUpdate();
    } finally {
      this.#coming.delete(load);
    }
  }

  /** A document takes no style sheets of another: first drawn in a frame or a window of its own, a table wears new ones. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    if (this.ownerDocument === document) return super.createRenderRoot();
    const root = this.attachShadow(LitElement.shadowRootOptions);
    this.#dress(root);
    return root;
  }

  /** The same when it is moved there, or back. */
  adoptedCallback(): void {
    if ((this.renderRoot as unknown) && this.ownerDocument.defaultView) this.#dress(this.renderRoot as ShadowRoot);
  }

  #dress(root: ShadowRoot): void {
    const { elementStyles } = this.constructor as typeof LitElement;
    const late = [...this.#parts.values()].map(part => (part as Part).styles);
    root.adoptedStyleSheets = [...elementStyles.map(String), ...late].flatMap(styles =>
      styles ? sheetOf(styles, this.ownerDocument) : [],
    );
  }

  /** Whoever waits for the table to be drawn waits for the parts that it has asked for. */
  protected override async getUpdateComplete(): Promise<boolean> {
    let complete = await super.getUpdateComplete();
    while (this.#coming.size > 0) {
      await Promise.allSettled(this.#coming.values());
      complete = await super.getUpdateComplete();
    }
    return complete;
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
