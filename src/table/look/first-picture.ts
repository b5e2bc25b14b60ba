/** The first picture of a table, before a croupier is there: what it shows, and how one that a server has drawn is taken over. */
import type { AnyGame, EmptyTableOf, Viewer, ViewOf } from '../../game/contract.js';
import type { Person } from './people.js';

export class FirstPicture<G extends AnyGame> {
  /** The empty table, as the first of the people at this screen sees it. */
  view: ViewOf<G> | undefined;
  /** The seats of the people at this screen; none where a host or the page's own croupier is to say. */
  seats: readonly Viewer[] = [];
  /** Whether a server has drawn the table, and it has not yet been drawn here. */
  #isServed = false;

  get isServed(): boolean {
    return this.#isServed;
  }

  /** The element's root is made now: it is there already where a server has drawn it. */
  found(isThere: boolean): void {
    this.#isServed = isThere;
  }

  /** The table is opened anew. @param people who plays at this screen and in its computer; nobody, where that is for others to say. */
  show(table: EmptyTableOf<G>, options: object, people: readonly Person[]): void {
    const own = people.flatMap(({ level }, seat) => (level ? [] : [seat]));
    this.seats = people.length === 0 || own.length > 0 ? own : ['onlooker'];
    this.view = table.view(table.open(options), this.seats[0] ?? 'onlooker');
  }

  /** Takes the place of what a server has drawn, in one breath, unless Lit takes it over. */
  replace(root: Node, options: { renderBefore?: ChildNode | null }, isTakenOver: boolean, draw: () => void): void {
    const picture = this.#isServed && !isTakenOver ? [...root.childNodes] : [];
    if (picture.length > 0) options.renderBefore = null;
    draw();
    for (const node of picture) node.remove();
  }

  /** It has been drawn. @returns whether that was what the server drew: what only a browser knows is to be drawn now. */
  end(): boolean {
    const was = this.#isServed;
    this.#isServed = false;
    return was;
  }
}
