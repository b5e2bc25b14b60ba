// left to CI: every moment in 24 boxes and three languages, and in 30 more
/** Tables with a bank at moments with much on the cloth: everything can be read, in every box. */
import type { AnyAction } from '../../src/game/contract.js';
import { LAYOUT_TEXTS } from '../../src/faro/text/texts.js';
import { BOARD_TEXTS } from '../../src/trente-quarante/text/texts.js';
import * as atBoard from '../../stories/tests/prepared.js';
import {
  BOOK,
  BROKEN,
  CLASSIC,
  CROWDED,
  LAST_CHIPS,
  LAST_TURN,
  lastThree,
  PHARO,
  PLIE,
  SPLIT,
} from '../../stories/tests/faro-prepared.js';
import { faroPorts, stake as lay, DONE, type FaroDeal } from '../../stories/tests/faro-prepared.js';
import { newLayout } from '../faro/table/at-the-layout.js';
import { newBoard, until, type Attributes } from '../table/at-the-table.js';
import { loadTexts } from '../table/on-a-page.js';
import { fits, type Moment } from '../table/fit.js';

before(() => loadTexts(LAYOUT_TEXTS, BOARD_TEXTS));

type Seats = readonly (number | 'onlooker')[];

/** A table in its place, after these actions. */
async function cometo<Table extends HTMLElementTagNameMap['faro-layout' | 'trente-quarante-board']>(
  here: HTMLElement,
  table: Table,
  done: readonly AnyAction[],
): Promise<Table> {
  here.append(table);
  await until(() => table.hasUpdated && table.view.turn.kind !== 'croupier', 'the table has opened');
  for (const action of done) {
    await until(() => table.legal.some(({ type }) => type === action.type), `${action.type} is offered`);
    const { view } = table;
    table.act(action as never);
    await until(() => table.view !== view, `${action.type} is done`);
  }
  await until(() => table.view.turn.kind !== 'croupier', 'the croupier has done the rest');
  await table.updateComplete;
  return table;
}

/** A board after these actions of the player, or of all people at the screen in turn. */
const coup =
  (deal: atBoard.Deal, done: readonly AnyAction[] = [], attributes: Attributes = {}): Moment =>
  here => {
    const board = newBoard({ speed: 'instant', ...attributes });
    board.ports = atBoard.portsOf(deal);
    return cometo(here, board, done);
  };

const turn =
  (deal: FaroDeal, done: readonly AnyAction[] = [], seats: Seats = [0], attributes: Attributes = {}): Moment =>
  here => {
    const layout = newLayout(attributes);
    layout.ports = faroPorts(deal, seats);
    return cometo(here, layout, done);
  };

const { MORNING, stake, insure, lock } = atBoard;
const onThree = [stake('rouge', 25), stake('noir', 25), stake('couleur', 25)];
const onAll = [...onThree, stake('inverse', 25)];

describe('everything can be read at Trente et Quarante', () => {
  fits({
    'before the first coup': coup({ coups: [] }),
    'four stakes, one insured': coup({ past: MORNING, coups: ['noir inverse'] }, [...onAll, insure('rouge')]),
    'a coup that is settled': coup({ past: MORNING, coups: ['noir inverse'] }, [...onAll, DONE]),
    'long rows': coup({ past: MORNING, coups: ['long rows'], options: { decks: 6 } }, [...onAll, DONE]),
    'a tie': coup({ past: MORNING, coups: ['après'] }, [...onAll, DONE]),
    'a refait with three stakes': coup({ past: MORNING, coups: ['refait'] }, [...onThree, DONE]),
    'a refait with four stakes, one insured': coup({ past: MORNING, coups: ['refait'] }, [
      ...onAll,
      insure('noir'),
      DONE,
    ]),
    'a refait with large stakes': coup({ past: MORNING, coups: ['refait'] }, [
      stake('rouge', 600),
      stake('noir', 475),
      DONE,
    ]),
    'three stakes locked': coup({ past: MORNING, coups: ['refait', 'noir couleur'] }, [
      ...onThree,
      DONE,
      ...(['rouge', 'noir', 'couleur'] as const).map(lock),
      DONE,
    ]),
    'locked stakes are released': coup({ past: MORNING, coups: ['refait', 'noir couleur'] }, [
      ...onThree,
      DONE,
      ...(['rouge', 'noir', 'couleur'] as const).map(lock),
      DONE,
      ...onThree,
      DONE,
    ]),
    'an empty purse': coup({ past: MORNING, coups: ['noir couleur'], options: { purses: [40] } }, [
      stake('rouge', 40),
      DONE,
    ]),
    'four punters before the first coup': coup({ coups: [], options: { purses: [2000, 2000, 2000, 2000] } }, [], {
      players: 'you, Anna, Bruno, Clara',
    }),
    'the next of two people has a long name': coup(
      { coups: ['noir inverse'], options: { purses: [2000, 2000] } },
      [...onThree, DONE, ...onThree, DONE],
      { players: 'Maximiliane, Konstantin' },
    ),
    'two people at one screen': coup(
      { coups: ['refait'], options: { purses: [2000, 1000] } },
      [...onThree, DONE, ...onThree, DONE],
      { players: 'Anna, Bruno' },
    ),
  });
});

const FOUR = { players: 'you, Anna, Bruno, Clara' };

describe('everything can be read at Faro', () => {
  fits({
    'a book before the deal': turn({ pack: '3c Qs 2h Kc' }, [], [0], FOUR),
    'a book with stakes of four': turn(BOOK, [], [0], FOUR),
    'a book after a turn': turn(BOOK, [DONE], [0], FOUR),
    'the last turn of a book': turn(LAST_TURN, [], [0], FOUR),
    'the end of a deal': turn(LAST_TURN, [DONE], [0], FOUR),
    'a bank that owes more than it has': turn(BROKEN, [DONE], [0], { players: 'you, Anna, Bruno' }),
    'the last chips are lost': turn(LAST_CHIPS, [DONE], [0], { players: 'you, Anna, Bruno' }),
    'stakes of many kinds on the classic layout': turn(CLASSIC),
    'the classic layout, crowded': turn(CROWDED, [], [0], FOUR),
    'the classic layout after a turn, crowded': turn(CROWDED, [DONE], [0], FOUR),
    'a split on the classic layout': turn(SPLIT, [DONE]),
    'the last turn and its calls': turn(lastThree(4), [DONE, lay('T>9>8', 5), lay('T', 5)] as never, [0], FOUR),
    'the public game, with a paroli': turn(PHARO, [DONE]),
    'a plié': turn(PLIE, [DONE]),
    'an onlooker at a crowded layout': turn(CROWDED, [], ['onlooker'], FOUR),
  });
});
