/** How Faro looks before play. */
import { barOf } from '../../bank/look/bar.js';
import { emptyBarParts } from '../../bank/look/empty-bar.js';
import { pursesOf } from '../../bank/look/purses.js';
import { FRENCH } from '../../table/look/bare-table.js';
import type { DrawnTable } from '../../table/look/drawn-table.js';
import type { Look } from '../../table/look/look.js';
import { emptyTable } from '../rules/open.js';
import { FEWEST_BOOKS, OPTIONS, PRESETS } from '../rules/options.js';
import type { faro } from '../rules/rules.js';
import type { View } from '../rules/table.js';
import type { LayoutText } from '../text/en.js';
import { LAYOUT_TEXTS } from '../text/texts.js';
import { bar } from './bar.js';
import type { Scene } from './scene.js';
import { aimOf, CLASSIC, classicIn, clothOf, limitsOf, sceneOf, type Moment } from './scene-of.js';
import { TRAY } from './tray.js';

type Table = DrawnTable<typeof faro, LayoutText>;

/** Whether each punter has a book, a suit of their own. */
const hasBooks = (table: Table): boolean => table.settings.given('variant') === 'buch';

/** Nothing is staked, nothing is open, and the first deal may begin. */
const BEFORE: Moment = {
  ...{ legal: [{ type: 'done' }], playing: false, stage: undefined, shows: false, isHome: false },
  ...{ entries: [], entriesOf: () => [], opened: () => false, hovered: undefined, ghost: 0, laid: '', back: '' },
  ...{ copper: false, between: false, free: new Set(), paroli: () => undefined },
};

/** At a host, or with a croupier of the page's own, they decide what may be done. */
const sceneBefore = (table: Table, view: View): Scene =>
  sceneOf(table, view, view.seat === 'onlooker' ? { ...BEFORE, legal: [] } : BEFORE);

export const FARO_LOOK: Look<typeof faro, LayoutText> = {
  emptyTable,
  gameplay: () => import('../play/play.js'),
  name: 'Faro',
  texts: LAYOUT_TEXTS,
  everybody: 'you, Anna:easy, Bruno:medium, Clara:hard',
  // with books a suit each, and a seat for a banker from among them (F16)
  seats: table => {
    const banker = table.settings.given('banker') === 'house' ? 0 : 1;
    return hasBooks(table) ? [FEWEST_BOOKS + banker, 4 + banker] : [1 + banker, OPTIONS.purses.seats];
  },
  seating: (table, people) =>
    pursesOf(table, people, (hasBooks(table) ? OPTIONS.purses.default : PRESETS.classic.purses!)[0]!),
  stakes: { options: ['min', 'max', 'cap'], range: ({ min, max, cap }) => [min, max || cap] },
  // the classic layout has cards printed on it
  showsFaces: table => table.settings.given('variant') === 'classic',
  firstParts: table => (table.settings.given('variant') === 'classic' ? [CLASSIC, FRENCH] : []),
  drawing: table => ({
    kind: ({ options }) => table.words.kinds[options.variant],
    limits: ({ options }) => limitsOf(table.words, options),
    cloth(view) {
      const scene = sceneBefore(table, view);
      return clothOf(scene, classicIn(table, view), table.statusLine(aimOf(scene)), table.element.hasUpdated);
    },
    bar(view) {
      if (table.seats[0] === 'onlooker') return barOf(table.words, undefined);
      const scene = sceneBefore(table, view);
      const { acts, purse, tray } = emptyBarParts(table, view, TRAY);
      return bar(scene, { acts, purse, tray: [tray, classicIn(table, view)?.copperSwitch(scene)] });
    },
  }),
};
