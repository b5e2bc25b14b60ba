/** The look comes first: a table is there before what is played at it, and stands as it stood when that has come. */
import '../../src/einundvierzig-table.js';
import '../../src/faro-layout.js';
import '../../src/stud-table.js';
import '../../src/trente-quarante-board.js';
import { all, expect, part, until } from './at-the-table.js';
import { blocked, comes, GAMEPLAY, lookOf, TAGS, type AnyTable } from './look-first.js';

/** Where everything is that has a place, and what it says. */
const places = (table: AnyTable): readonly string[] =>
  all(table, '[data-place]').map(each => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [each.dataset.place, ...[x, y, width, height].map(Math.round), each.ariaDisabled].join(' ');
  });

afterEach(() => blocked());

for (const tag of TAGS)
  it(`<${tag}> shows the empty table, and nothing moves once it may be played`, async function () {
    if (!(await blocked(GAMEPLAY))) this.skip();
    const table = await lookOf(tag);
    expect(table.legal, 'nothing may be done yet').to.deep.equal([]);
    expect([table.view.hand, table.log]).to.deep.equal([1, undefined]);
    expect(part(table, '.bar .prime').ariaDisabled).not.to.equal('true');
    const before = places(table);
    await comes(table);
    await until(() => table.legal.length > 0, 'it may be played');
    await table.updateComplete;
    expect(places(table)).to.deep.equal(before);
    table.remove();
  });
