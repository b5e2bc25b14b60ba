/** How Einundvierzig looks before play. */
import { nothing } from 'lit';
import { beforeHand, emptyBar, emptyCloth, limitsIn } from '../../poker/look/empty-table.js';
import { pursesOf } from '../../poker/look/purses.js';
import { spot } from '../../poker/look/seats.js';
import type { Look } from '../../table/look/look.js';
import { chips } from '../../table/look/messages.js';
import { emptyTable } from '../rules/open.js';
import { OPTIONS } from '../rules/options.js';
import type { einundvierzig } from '../rules/rules.js';
import { dealerOf } from '../rules/table.js';
import type { EinundvierzigText } from '../text/en.js';
import { EINUNDVIERZIG_TEXTS } from '../text/texts.js';
import { limitsOf, noCards, ownRow, spitz, ways } from './own-row.js';

export const EINUNDVIERZIG_LOOK: Look<typeof einundvierzig, EinundvierzigText> = {
  emptyTable,
  gameplay: () => import('../play/play.js'),
  name: 'Einundvierzig',
  fullName: 'Einundvierzig (Färbeln)',
  texts: EINUNDVIERZIG_TEXTS,
  everybody: 'you, Anna:medium:rock, Bruno:easy:caller, Clara:hard, Emil:medium:bluffer',
  hasCharacters: true,
  seats: () => [OPTIONS.purses.fewest, OPTIONS.purses.seats],
  seating: (table, people, fitting) => pursesOf(emptyTable, table, people, fitting),
  stakes: {
    options: ['ante', 'lowerLimit', 'higherLimit'],
    range: ({ lowerLimit, higherLimit }) => [lowerLimit, higherLimit],
  },
  drawing: table => ({
    limits: ({ options }) => limitsIn(table, limitsOf(table.words, options)),
    cloth(view) {
      const { symbols, words } = table;
      const { forehand, options } = view;
      return emptyCloth(table, view, {
        status: beforeHand(table, options, words.aim, words.newHandBecause(chips(options.lowerLimit))),
        dealer: dealerOf(view),
        signs: seat => (seat === forehand ? [spitz(words)] : []),
        beside: ways(nothing),
        own: (seat, plate, bet) =>
          ownRow({ cards: noCards(seat, spot(symbols, view.accounts.purses[seat]!)), plate, bet }),
      });
    },
    bar: view => emptyBar(table, view),
  }),
};
