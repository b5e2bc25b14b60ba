/** What the browser tests of both poker tables share: tables with a croupier of their own, or at a prepared hand. */
import { playersAt } from '../../stories/tests/poker-prepared.js';
import { newTable, place, ready, until, type Attributes } from './on-a-page.js';

type Tag = 'stud-table' | 'einundvierzig-table';
type TableOf<Which extends Tag> = HTMLElementTagNameMap[Which];

/** The croupier that deals a table's prepared hands. */
interface DealerAt<Which extends Tag> {
  port(seat: number | 'onlooker'): NonNullable<TableOf<Which>['ports']>[number];
}

/** A prepared hand: who plays, and whose hands are at this screen. */
interface Deal {
  readonly cards: readonly string[];
  readonly players?: string;
  readonly seats?: readonly (number | 'onlooker')[];
}

/** How one of the tables is put on a page; `prepared` deals its prepared hands. */
export function bettingTables<Which extends Tag, Prepared extends Deal, Dealer extends DealerAt<Which>>(
  tag: Which,
  prepared: (deal: Prepared) => Dealer,
) {
  const fresh = (attributes: Attributes = {}): TableOf<Which> => newTable(tag, { speed: 'instant', ...attributes });
  const onThePage = async (table: TableOf<Which>, lang?: string, width?: number): Promise<TableOf<Which>> => {
    place(lang, width).append(table);
    await table.updateComplete;
    return table;
  };
  return {
    /** An element that is not yet on the page. */
    newTable: fresh,
    /** Puts an element on the page, gone after the test. */
    onThePage,
    /** A table with a croupier of its own. */
    async tableWith(attributes: Attributes = {}, lang?: string, width?: number): Promise<TableOf<Which>> {
      const table = await onThePage(fresh({ seed: 'test', ...attributes }), lang, width);
      await ready(table);
      // a touch while a computer player is shown getting ready only hurries it
      const levels = (attributes.players ?? '').split(',').map(each => each.includes(':'));
      await until(
        () => table.view.phase !== 'between' || table.view.players.every(({ done }, seat) => done || !levels[seat]),
        'the computer players are ready',
      );
      await ready(table);
      return table;
    },
    /** A table at a prepared hand. */
    async tableAt(deal: Prepared, attributes: Attributes = {}, lang?: string, width?: number) {
      const croupier = prepared(deal);
      const table = fresh({ players: playersAt(deal), ...attributes });
      table.ports = (deal.seats ?? [0]).map(seat => croupier.port(seat)) as TableOf<Which>['ports'];
      await onThePage(table, lang, width);
      return { table, croupier };
    },
  };
}
