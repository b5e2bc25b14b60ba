/** A table that a server has drawn: what it shows, and how it is taken over in the page. */
import { isServer } from 'lit';
import type { ActionOf, AnyGame, Offer, Viewer, ViewOf } from '../game/contract.js';
import type { Person } from './people.js';

/** A table before anything has happened at it. */
export interface Picture<G extends AnyGame> {
  /** The seats of the people at this screen. */
  readonly seats: readonly Viewer[];
  readonly view: ViewOf<G>;
  readonly legal: readonly Offer<ActionOf<G>>[];
}

/** The table as it is opened, for the people at this screen. */
export function pictureOf<G extends AnyGame>(game: G, options: object, people: readonly Person[]): Picture<G> {
  const own = people.flatMap(({ level }, seat) => (level ? [] : [seat]));
  const seats: readonly Viewer[] = own.length > 0 ? own : ['onlooker'];
  const view = game.view(game.open(options), seats[0]!) as ViewOf<G>;
  return { seats, view, legal: game.legal(view) as readonly Offer<ActionOf<G>>[] };
}

export class ServerPicture<G extends AnyGame> {
  /** What a server draws, and what is drawn first in the page where it did: the table before a croupier is there. */
  shown: Picture<G> | undefined;
  /** Whether a server has drawn the table, and it has not yet been drawn here. */
  #isServed = false;

  get isServed(): boolean {
    return this.#isServed;
  }

  /** The element's root is made now: it is there already where a server has drawn it. */
  found(isThere: boolean): void {
    this.#isServed = isThere;
  }

  /** The table is opened. */
  open(game: G, options: object, people: readonly Person[]): void {
    if (isServer || this.#isServed) this.shown = pictureOf(game, options, people);
  }

  /** Takes the place of what a server has drawn, in one breath, where nothing is loaded that would take it over. */
  replace(root: Node, options: { renderBefore?: ChildNode | null }, draw: () => void): void {
    const picture = this.#isServed && !('litElementHydrateSupport' in globalThis) ? [...root.childNodes] : [];
    if (picture.length > 0) options.renderBefore = null;
    draw();
    for (const node of picture) node.remove();
  }

  /** It has been drawn. @returns whether that was what the server drew: what only a browser knows is to be drawn now. */
  end(): boolean {
    const was = this.#isServed;
    this.#isServed = false;
    this.shown = was ? undefined : this.shown;
    return was;
  }
}
