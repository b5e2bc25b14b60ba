/** An action of a player or a page before the play has loaded is taken as soon as it has. */
import '../../src/einundvierzig-table.js';
import '../../src/faro-layout.js';
import '../../src/stud-table.js';
import '../../src/trente-quarante-board.js';
import { part, press, until } from './at-the-table.js';
import { blocked, comes, GAMEPLAY, lookOf, type AnyTable } from './look-first.js';

/** Whether the first deal has been requested. */
const isDealt = ({ view }: AnyTable): boolean =>
  'coup' in view ? view.coup !== null : 'deal' in view ? view.deal > 0 : view.dealtIn !== 0;

afterEach(() => blocked());

for (const [tag, what, ask] of [
  ['stud-table', 'a button that was pressed', table => part(table, '.bar .prime').click()],
  [
    'einundvierzig-table',
    'a key',
    table => {
      part(table, '.bar .prime').focus();
      return press(table, 'g');
    },
  ],
  [
    'trente-quarante-board',
    'an action of the page',
    table => (table as HTMLElementTagNameMap['trente-quarante-board']).act({ type: 'done' }),
  ],
  ['faro-layout', 'a button that was pressed', table => part(table, '.bar .prime').click()],
] as const satisfies readonly (readonly [string, string, (table: AnyTable) => unknown])[])
  it(`<${tag}> takes the action: ${what}`, async function () {
    if (!(await blocked(GAMEPLAY))) this.skip();
    const table = await lookOf(tag);
    await ask(table);
    await comes(table);
    await until(() => isDealt(table), 'it is dealt');
    table.remove();
  });
