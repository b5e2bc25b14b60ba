/** How Seven Card Stud looks before play. */
import { nothing } from 'lit';
import { beforeHand, emptyBar, emptyCloth } from '../../poker/look/empty-table.js';
import { pursesOf } from '../../poker/look/purses.js';
import { spot } from '../../poker/look/seats.js';
import type { Look } from '../../table/look/look.js';
import { emptyTable } from '../rules/open.js';
import { OPTIONS, rulesOf, type Options } from '../rules/options.js';
import type { stud } from '../rules/rules.js';
import type { StudText } from '../text/en.js';
import { STUD_TEXTS } from '../text/texts.js';
import { ownHandOf } from './own-hand.js';
import { KINDS, limitsOf } from './limits.js';
import { besideOf, streets } from './streets.js';

export const STUD_LOOK: Look<typeof stud, StudText> = {
  emptyTable,
  gameplay: () => import('../play/play.js'),
  name: KINDS.high,
  texts: STUD_TEXTS,
  everybody: 'you, Anna:medium:rock, Bruno:easy:caller, Clara:hard, Emil:medium:bluffer, Frieda:easy',
  hasCharacters: true,
  seats: () => [2, OPTIONS.purses.seats],
  seating: (table, people, fitting) => pursesOf(emptyTable, table, people, fitting),
  ruled: (table, settings) => {
    const rules = rulesOf(
      table.settings.given('preset') as Options['preset'],
      table.settings.given('variant') as Options['variant'],
    );
    return settings.map(setting => ({ ...setting, rule: rules[setting.property] ?? setting.rule }));
  },
  stakes: {
    options: ['ante', 'lowerLimit', 'higherLimit', 'bringInAmount'],
    range: ({ lowerLimit, higherLimit }) => [lowerLimit, higherLimit],
  },
  drawing: table => ({
    kind: ({ options }) => KINDS[options.variant],
    limits: ({ options }) => limitsOf(options),
    cloth(view) {
      const { box, symbols, words } = table;
      return emptyCloth(table, view, {
        status: beforeHand(table, view.options, words.aims[view.options.variant], words.newHandBecause),
        dealer: view.dealer,
        beside: besideOf(nothing, box.shape === 'wide' ? nothing : streets(words, view), nothing),
        own: (seat, plate, bet) => ownHandOf(seat, [], spot(symbols, view.accounts.purses[seat]!), plate, bet, ''),
      });
    },
    bar: view => emptyBar(table, view, table.box.shape === 'wide' ? streets(table.words, view) : nothing),
  }),
};
