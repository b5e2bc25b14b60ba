/** The browser's copy of a table, under the name that the page gave it. */
import type { AnyAction } from '../../game/contract.js';
import type { Saved } from '../lazy/archive.js';
import type { Autosave, Browser } from '../lazy/autosave.js';
import type { LazyChunks } from '../look/lazy.js';

/** What keeping a table needs of the page. */
export interface AutosavingHost {
  readonly chunks: Pick<LazyChunks, 'load' | 'wait'>;
  /** Where and how the browser saves tables, if not as usual. */
  readonly browser?: Browser;
  /** Calls back whenever the page may soon be gone, until stopped. */
  whenHidden(listener: () => void): () => void;
  /**
   * The attribute that contradicts a saved table, or `undefined`. `stakes`: the multiple of the page's stakes it was
   * played for.
   */
  contradicts(kept: {
    readonly options: unknown;
    readonly seed: string | undefined;
    readonly stakes: string | undefined;
  }): Promise<string | undefined>;
  onError(error: unknown): void;
  /** The table should have been saved under a name but was not: the page is told why, the player that. */
  unkept(error: unknown): void;
}

const ARCHIVE = () => import('../lazy/archive.js');
const AUTOSAVE = () => import('../lazy/autosave.js');

/**
 * Keeps a table under a name: written when asked, when the page may soon be gone and when the table leaves the page. If
 * another table is open under the name, this one is not saved, and that is reported.
 */
export class Autosaving {
  readonly #host: AutosavingHost;
  /** What is to be saved; `undefined` while there is no table, or its cards are elsewhere. */
  readonly #saved: () => Saved<AnyAction> | undefined;
  #name: string | undefined;
  /** The browser's storage under the name, once it is ours. */
  #autosave: Autosave | undefined;
  #forgetPage: (() => void) | undefined;
  /** Whether it has been reported that the table cannot be saved. */
  #isToldUnkept = false;
  #onPage = false;

  constructor(host: AutosavingHost, saved: () => Saved<AnyAction> | undefined) {
    this.#host = host;
    this.#saved = saved;
  }

  /** The name under which the table is to be kept. */
  get name(): string | undefined {
    return this.#name;
  }

  /** Whether the table is kept: no other has its name. */
  get isOn(): boolean {
    return this.#autosave !== undefined;
  }

  /** Keeps the table under this name from now on; with none it is not kept. */
  async under(name: string | undefined): Promise<void> {
    if (name === this.#name && this.#autosave) return;
    this.write();
    this.#name = name;
    this.#end();
    if (!name) return;
    const { Autosave } = await this.#host.chunks.wait(AUTOSAVE);
    const autosave = new Autosave(name, this.#host.browser);
    const isStill = (): boolean => this.#onPage && this.#name === name && !this.#autosave;
    if (!isStill()) return;
    const isFree = await autosave.claim();
    if (!isStill()) return autosave.end();
    if (!isFree) {
      autosave.end();
      return this.#host.unkept(
        new Error(
          `autosave=${name}: another table of this name is open, on this page or on another. This one is not saved.`,
        ),
      );
    }
    this.#autosave = autosave;
    this.#forgetPage = this.#host.whenHidden(() => this.write());
    this.write();
  }

  /** What has been kept under the name, unless an attribute contradicts it. @throws {Error} if one does. */
  async read(): Promise<string | null | undefined> {
    const text = this.#autosave?.read();
    if (!text) return text;
    // a new table would overwrite it
    const { read } = await this.#host.chunks.wait(ARCHIVE);
    const { log, seed, chosen } = read(text);
    const { options } = Object(log) as { readonly options?: unknown };
    const other = await this.#host.contradicts({ options, seed, stakes: chosen?.stakes });
    if (other) throw new Error(`The saved table has another ${other} than the page: a new one begins.`);
    return text;
  }

  /** Writes what the table is now over what was kept. */
  write(): void {
    try {
      const saved = this.#autosave && this.#saved();
      if (!saved) return;
      this.#autosave?.write(saved);
      this.#isToldUnkept = false;
    } catch (error) {
      if (!this.#isToldUnkept) this.#host.unkept(error);
      this.#isToldUnkept = true;
    }
  }

  /** The table comes onto the page, and claims the name; or leaves it, is written, and frees the name. */
  run(onPage: boolean): void {
    const comes = onPage && !this.#onPage;
    this.#onPage = onPage;
    if (comes && this.#name) this.under(this.#name).catch((error: unknown) => this.#host.onError(error));
    if (onPage) return;
    this.write();
    this.#end();
  }

  #end(): void {
    this.#forgetPage?.();
    this.#autosave?.end();
    this.#forgetPage = this.#autosave = undefined;
  }
}
