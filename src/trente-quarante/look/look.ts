/** How Trente et Quarante looks before play: the shoe is shuffled, and nothing is staked. */
import { nothing } from 'lit';
import { barOf, oddsButton } from '../../bank/look/bar.js';
import { emptyBarParts, ownOf, purseIn, seatOf } from '../../bank/look/empty-bar.js';
import { pursesOf } from '../../bank/look/purses.js';
import { firstChip, layable } from '../../bank/look/tray.js';
import type { Offer } from '../../game/contract.js';
import type { DrawnTable } from '../../table/look/drawn-table.js';
import type { Look } from '../../table/look/look.js';
import { CHANCES } from '../rules/coup.js';
import { emptyTable } from '../rules/open.js';
import { OPTIONS } from '../rules/options.js';
import type { trenteQuarante } from '../rules/rules.js';
import type { Action, View } from '../rules/table.js';
import { BETS_OPEN } from '../text/calls.js';
import type { BoardText } from '../text/en.js';
import { BOARD_TEXTS } from '../text/texts.js';
import { bar } from './bar.js';
import { boardOf, limitsOf } from './board.js';
import { mine } from './ledger.js';
import type { Shown } from './shown.js';
import { TRAY } from './tray.js';

type Table = DrawnTable<typeof trenteQuarante, BoardText>;

/** The croupier's first action is to shuffle: nobody sees the board without its shoe. */
const shuffled = (view: View): View => ({
  ...view,
  phase: 'bets',
  shoe: { ...view.shoe, left: 52 * view.options.decks - view.options.burn },
});

/** What a punter may do first: bet on any chance, or watch. */
function firstOffers({ accounts, options: { min, max, step }, seat }: View): readonly Offer<Action>[] {
  if (seat === 'onlooker') return [];
  const most = Math.min(max, accounts.purses[seat]!);
  return [
    ...CHANCES.map(chance => ({ type: 'stake', chance, amount: { min, max: most, step } }) as const),
    { type: 'done' },
  ];
}

/** The board as its areas see it. */
function shownOf({ box, names, seats, symbols, words }: Table, view: View): Shown {
  const legal = firstOffers(view);
  return {
    ...{ view, words, legal, symbols, ownSeats: seats, large: box.isLarge },
    own: ownOf(view),
    ...{ stage: undefined, settled: false, isHome: false, choosing: false, playing: false, hovered: undefined },
    ...{ laid: 0, nextLaid: layable(legal, firstChip(TRAY, view)), back: '', again: 0 },
    opened: () => false,
    person: seat => names.person(seat),
    sitter: seat => names.sitter(seat),
    cardName: card => names.card(card),
  };
}

export const TRENTE_QUARANTE_LOOK: Look<typeof trenteQuarante, BoardText> = {
  emptyTable,
  gameplay: () => import('../play/play.js'),
  name: 'Trente et Quarante',
  texts: BOARD_TEXTS,
  everybody: 'you',
  seats: () => [1, OPTIONS.purses.seats],
  seating: (table, people) => pursesOf(table, people, OPTIONS.purses.default[0]!),
  stakes: { options: ['min', 'max'], range: ({ min, max }) => [min, max] },
  drawing: table => ({
    limits: ({ options }) => limitsOf(table.words, options),
    cloth(given) {
      const shown = shownOf(table, shuffled(given));
      const { words } = table;
      return boardOf(shown, {
        status: table.statusLine([words.aim, `${shown.nextLaid && words.place(shown.nextLaid)} `], 'fr', BETS_OPEN),
        ledger: mine(shown, [seatOf(given)]),
        odds: oddsButton(words.odds, false),
      });
    },
    bar(given) {
      const view = shuffled(given);
      if (table.seats[0] === 'onlooker')
        return barOf(table.words, view.punters.length > 1 ? nothing : purseIn(table, view));
      return bar(shownOf(table, view), emptyBarParts(table, view, TRAY));
    },
  }),
};
