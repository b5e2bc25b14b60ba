/** The look comes first: a table is there before its play, and is unchanged when that has loaded. */
import { all, expect, part, until } from './at-the-table.js';
import { blocked, comes, GAMEPLAY, lookOf, type AnyTable } from './look-first.js';
import { TAGS } from './tags.js';

/** The position of everything that has one, and its text. */
const places = (table: AnyTable): readonly string[] =>
  all(table, '[data-place]').map(each => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [each.dataset.place, ...[x, y, width, height].map(Math.round), each.ariaDisabled].join(' ');
  });

afterEach(() => blocked());

for (const tag of TAGS)
  it(`<${tag}> shows the empty table, and nothing moves when the play has loaded`, async function () {
    if (!(await blocked(GAMEPLAY))) this.skip();
    const table = await lookOf(tag);
    expect(table.legal, 'no action is possible yet').to.deep.equal([]);
    expect([table.view.hand, table.log]).to.deep.equal([1, undefined]);
    expect(part(table, '.bar .prime').ariaDisabled).not.to.equal('true');
    const before = places(table);
    await comes(table);
    await until(() => table.legal.length > 0, 'it may be played');
    await table.updateComplete;
    expect(places(table)).to.deep.equal(before);
    table.remove();
  });
