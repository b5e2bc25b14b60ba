// left to CI: every moment in 24 boxes and three languages, and in 30 more
/** Poker tables at moments with much on the cloth: everything can be read, in every box. */
// Loaded beforehand, so that no part of a table waits for the network.
import '../../src/einundvierzig/lazy/hand-rank.js';
import '../../src/poker/lazy/history.js';
import { EINUNDVIERZIG_TEXTS } from '../../src/einundvierzig/text/texts.js';
import { STUD_TEXTS } from '../../src/stud/text/texts.js';
import * as at41 from '../../stories/tests/einundvierzig-prepared.js';
import * as atStud from '../../stories/tests/stud-prepared.js';
import * as einundvierzig from '../einundvierzig/table/at-the-table.js';
import * as stud from '../stud/table/at-the-table.js';
import { loadTexts, until, type Attributes } from '../table/on-a-page.js';
import { fits, type Moment } from '../table/fit.js';

before(() => loadTexts(EINUNDVIERZIG_TEXTS, STUD_TEXTS));

/** A moment at one of the tables. */
const momentAt =
  <Deal>(
    tableAt: (
      deal: Deal,
      attributes: Attributes,
    ) => Promise<{ readonly table: stud.StudTable | einundvierzig.EinundvierzigTable }>,
  ) =>
  (deal: Deal, attributes: Attributes = {}): Moment =>
  async here => {
    const { table } = await tableAt(deal, attributes);
    here.append(table);
    await until(() => table.view.turn.kind !== 'croupier', 'the table has reached the moment');
    return table;
  };
const hand = momentAt(stud.tableAt);
const hand41 = momentAt(einundvierzig.tableAt);

const { CHOICE, SECOND, ALONE } = at41;
const SEVEN: at41.Deal = {
  ...CHOICE,
  cards: ['Ah Th 7h Kc', 'Ks Qs 9c 8d', 'Kd 9s 8c 7d', 'As 9h 8s Jc', 'Jd Ts 7s 8h', 'Qh Qd Td 9d', 'Kh Qc Ac Jh'],
  purses: Array<number>(7).fill(200),
  acts: 'c c c c c c 1:QsKs 3:8sAs',
};

const DUEL: atStud.StudDeal = {
  ...atStud.FIFTH,
  purses: [400, 400, 400, 400, 400, 400],
  acts: 'b5 f c f c c 10 c f c 20 c c 20 c',
};

describe('everything can be read at stud', () => {
  fits({
    'before the deal': hand({ cards: ['', '', '', '', '', ''], empty: true }),
    'a raise on fifth street': hand(atStud.FIFTH),
    'after a fold': hand({ ...atStud.FIFTH, acts: `${atStud.FIFTH.acts} f`, goesOn: false }),
    'two of five opponents are left': hand(DUEL),
    'a showdown with a side pot': hand({ ...atStud.SHOWDOWN, acts: `${atStud.SHOWDOWN.acts} s s s s` }),
    'nine players and a card for all': hand(atStud.COMMON, { theme: 'plain' }),
    'the showdown of nine players': hand(atStud.COMMON_SHOWDOWN),
    'a pot in two halves': hand(atStud.HIGH_LOW),
    'two long names a hand': hand(atStud.LONG_NAMES),
    'the pot goes to a side of the oval': hand(atStud.LEFT_WINS),
    'high, low or both': hand(atStud.DECLARE),
    'the lowest hand wins': hand({
      cards: ['Kh Qd 8c Js 7h 5d Qc', 'Ah 2d 3c 5s 6h Kd Kc', '9h 8d 7c Ts 4h 2c 3d', 'Jh Td 9c 8s 6d Ac 4c'],
      options: { variant: 'razz' },
      acts: `b5 ${'c '.repeat(19)} s s s s`,
      goesOn: true,
    }),
    'out of chips': hand({
      cards: ['Qs 7d Qh 7c As 2h 9d', '8c 3d Kd Kc 5h 5s Jc'],
      purses: [15, 400],
      acts: 'b5 c 10 c s s',
      goesOn: true,
      options: { ante: 5 },
    }),
  });
});

describe('everything can be read at Einundvierzig', () => {
  fits({
    'before the deal': hand41({ cards: ['', '', '', '', ''], empty: true }),
    'two cards to choose': hand41(CHOICE),
    'the second round': hand41(SECOND),
    'two cards to choose, seven players': hand41(SEVEN),
    'the end of a showdown': hand41(at41.SHOWDOWN),
    'the cards that count lie open': hand41({
      ...at41.SHOWDOWN,
      acts: at41.SHOWDOWN.acts!.replace('1:7hKc', '1:7hAh'),
    }),
    'a 41, to be shown': hand41(ALONE),
    'a 41, shown': hand41({ ...ALONE, acts: `${ALONE.acts} s` }),
  });
});
