/**
 * A hand, coup or turn as a link. The code that makes and reads it is loaded when one is shared, or the page's address
 * has one.
 */
import type { TemplateResult } from 'lit';
import type { AnyGame } from '../../game/contract.js';
import { button } from '../look/pieces.js';
import type { Table } from './table.js';
import { PANEL_TEXTS } from '../text/lazy-texts.js';
import { addressWith, linkIn } from './addresses.js';

const SHARING = () => import('../lazy/link/sharing.js');

export class Links {
  readonly #table: Table<AnyGame>;
  readonly #shares: 'hand' | 'coup' | 'turn';
  #left = new AbortController();
  /** The link already taken from the address. */
  #taken: string | undefined;
  /** The address shared last. */
  #shared = '';

  /** @param shares what is played as a unit. */
  constructor(table: Table<AnyGame>, shares: 'hand' | 'coup' | 'turn' = 'hand') {
    this.#table = table;
    this.#shares = shares;
  }

  get #isOn(): boolean {
    return this.#table.settings.common('links') === 'on';
  }

  /** Its menu item, if the page allows links and the table has a log. */
  get button(): TemplateResult | '' {
    const { hasLog, language } = this.#table;
    const words = this.#isOn && hasLog ? this.#table.chunks.get(PANEL_TEXTS[language])?.text : undefined;
    return words ? button('share', words.link.share[this.#shares], { kind: 'quiet' }) : '';
  }

  /** Watches the page's address while the table is on the page, starting now. */
  watch(isOnPage: boolean): void {
    this.#left.abort();
    if (!isOnPage) return;
    const { signal } = (this.#left = new AbortController());
    const view = this.#table.element.ownerDocument.defaultView;
    const look = (): void => {
      this.#taken = undefined;
      this.take();
    };
    view?.addEventListener('hashchange', look, { signal });
  }

  /** Shows the hand in the page's address, once. @returns whether there is one for this table. */
  take(): boolean {
    const { element, game } = this.#table;
    if (!this.#isOn || !element.isConnected) return false;
    const { hash } = element.ownerDocument.location;
    const link = linkIn(hash);
    if (!link?.startsWith(`${game.id}.`) || link === this.#taken || !this.#isFirst) return false;
    this.#taken = link;
    this.open(link).catch(this.#table.fail);
    return true;
  }

  /** Of several tables of one game on a page, the first shows it. */
  get #isFirst(): boolean {
    const { element } = this.#table;
    const alike = (element.getRootNode() as ParentNode).querySelectorAll<typeof element>(element.localName);
    return [...alike].find(({ links = 'off' }) => links !== 'off') === element;
  }

  /** Shows the hand of a link. @throws {Error} if it cannot be read; the player has been told. */
  async open(link: string): Promise<void> {
    const { openLink } = await this.#table.chunks.load(SHARING);
    await openLink(this.#table, link);
  }

  /** The page that links lead to. */
  get #page(): string {
    const { location, baseURI } = this.#table.element.ownerDocument;
    const { linksTo } = this.#table.element;
    // a frame written by its page has no address of its own
    const here = location.protocol === 'about:' ? baseURI : location.href;
    if (linksTo === undefined) return here;
    if (URL.canParse(linksTo, baseURI)) return new URL(linksTo, baseURI).href;
    this.#table.settings.complain(
      `links-to=${linksTo} is not allowed. Allowed: an address. Used instead: that of this page.`,
    );
    return here;
  }

  /** The page's address with the hand being replayed, or the last one; empty if there is none. */
  async address(): Promise<string> {
    const { linkOf } = await this.#table.chunks.load(SHARING);
    const link = await linkOf(this.#table);
    return link && addressWith(link, this.#page);
  }

  /** The drawer with the address, for players who have to copy it themselves. */
  get drawer(): readonly [heading: string, content: unknown] | undefined {
    const words = this.#table.chunks.get(PANEL_TEXTS[this.#table.language])?.text.link;
    return words && [words.share[this.#shares], this.#table.chunks.get(SHARING)?.field(words, this.#shared)];
  }

  /**
   * Shares the address with whatever the device offers, and tells the player how; failing that, they copy it from a
   * drawer.
   */
  share(): void {
    const { drawers, fail } = this.#table;
    drawers.drop();
    Promise.all([this.#table.chunks.load(SHARING), this.address()])
      .then(([{ handOn }, address]) => handOn(this.#table, (this.#shared = address)))
      .catch(fail);
  }
}
