/** Drawers over the cloth: one at a time, closed by Esc, after which the focus returns to where it was. */

/** A page of the menu. */
export type MenuPage = 'table' | 'look' | 'opponents' | 'help';

/** The heading and content of a drawer; undefined while it has nothing to show. */
export type Drawer = () => readonly [heading: string, content: unknown] | undefined;

/** The drawers of a table, by name. The name is also a part of the element. */
export type DrawersByName = Readonly<Record<string, Drawer>>;

/** Where the drawers are. */
export interface Place {
  readonly root: Pick<ShadowRoot, 'activeElement' | 'querySelector'>;
}

export class Drawers {
  readonly #place: Place;
  readonly #ask: () => DrawersByName;
  #byName: DrawersByName | undefined;
  #open: string | undefined;
  /** The drawer that it was opened in place of. */
  #before: string | undefined;
  /** Other things unfolded in place: they stay open beside a drawer. */
  readonly #unfolded = new Set<string>();
  /** The page of the menu that is open. */
  page: MenuPage = 'table';
  /** What had the focus when a drawer was opened. */
  #cameFrom: HTMLElement | null = null;

  /** @param ask all drawers of the table; called once. */
  constructor(place: Place, ask: () => DrawersByName) {
    this.#place = place;
    this.#ask = ask;
  }

  /** Whether a drawer, or something unfolded in place, is open. */
  isOpen(name: string): boolean {
    return this.#open === name || this.#unfolded.has(name);
  }

  /** The open drawer as it is to be drawn; until its content has loaded, the one it replaces. */
  get shown(): { readonly name: string; readonly heading: string; readonly content: unknown } | undefined {
    for (const name of [this.#open, this.#before]) {
      const [heading, content] = (name !== undefined && this.#drawers[name]?.()) || [];
      if (name !== undefined && heading !== undefined) return { name, heading, content };
    }
    return undefined;
  }

  /** Opens what is closed, and closes what is open. @returns whether it is open now. */
  toggle(name: string): boolean {
    if (this.#open === name) return !this.close();
    if (Object.hasOwn(this.#drawers, name)) this.open(name);
    else if (!this.#unfolded.delete(name)) this.#unfolded.add(name);
    return this.isOpen(name);
  }

  /** Opens a drawer in place of the open one. */
  open(name: string): void {
    if (this.#open === undefined) this.#cameFrom = this.#place.root.activeElement as HTMLElement | null;
    this.#before = this.#open;
    this.#open = name;
  }

  /**
   * Closes the open drawer; the focus returns to where it was, or to the tool that opens it. @returns whether one was
   * open.
   */
  close(): boolean {
    const name = this.#open;
    if (name === undefined) return false;
    this.drop();
    const tool = this.#place.root.querySelector<HTMLElement>(`.tool[data-value=${name}]`);
    (this.#cameFrom?.isConnected ? this.#cameFrom : tool)?.focus();
    return true;
  }

  /** Closes the open drawer and leaves the focus to what replaces it. */
  drop(): void {
    this.#open = undefined;
    this.#before = undefined;
  }

  /** Closes everything: another table begins. */
  clear(): void {
    this.drop();
    this.#unfolded.clear();
  }

  get #drawers(): DrawersByName {
    return (this.#byName ??= this.#ask());
  }
}
