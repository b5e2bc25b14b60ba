/**
 * The first picture of a table, before there is a croupier: what it shows, and how one drawn by a server is taken over.
 */
import type { AnyGame, EmptyTableOf, Viewer, ViewOf } from '../../game/contract.js';
import type { Person } from './people.js';

export class FirstPicture<G extends AnyGame> {
  /** The empty table as seen by the first of the people at this screen. */
  view: ViewOf<G> | undefined;
  /** The seats of the people at this screen; empty if a host or the page's own croupier decides. */
  seats: readonly Viewer[] = [];
  /** Whether a server has drawn the table and it has not been drawn here yet. */
  isServed = false;

  /** Opens the table anew. @param people who plays at this screen and in its computer; empty if others decide that. */
  show(table: EmptyTableOf<G>, options: object, people: readonly Person[]): void {
    const own = people.flatMap(({ level }, seat) => (level ? [] : [seat]));
    this.seats = people.length === 0 || own.length > 0 ? own : ['onlooker'];
    this.view = table.view(table.open(options), this.seats[0] ?? 'onlooker');
  }

  /** Replaces what a server has drawn, in one step, unless Lit hydrates it. */
  replace(root: Node, options: { renderBefore?: ChildNode | null }, isTakenOver: boolean, draw: () => void): void {
    const picture = this.isServed && !isTakenOver ? [...root.childNodes] : [];
    if (picture.length > 0) options.renderBefore = null;
    draw();
    for (const node of picture) node.remove();
  }

  /**
   * It has been drawn. @returns whether it was the server's drawing: then what only a browser knows is to be drawn now.
   */
  end(): boolean {
    const was = this.isServed;
    this.isServed = false;
    return was;
  }
}
