/** The shape of a view of Trente et Quarante. */
import { ACCOUNTS, fieldsOf, list, maybe, perSeat, TURN, values } from '../../game/shape.js';
import { CHANCES, type Coup } from './coup.js';
import type { LedgerEntry } from './stakes.js';
import type { Punter, RoadMark, Tally, View } from './table.js';

const CHANCE = values(...CHANCES);
const RESULT = values('decided', 'refait', 'tie', 'lastRefait', 'unfinished');
const FREE = { free: list('chips'), insured: list('flag') } as const;

export const VIEW = fieldsOf<View>({
  seat: 'viewer',
  turn: TURN,
  options: 'anything',
  phase: values('shoe', 'bets', 'choice', 'settled'),
  hand: 'chips',
  accounts: ACCOUNTS,
  punters: perSeat(
    fieldsOf<Punter>({
      seated: 'flag',
      sitsOut: 'flag',
      done: 'flag',
      ...FREE,
      prison: list(list('chips')),
      choices: list(values('half', 'prison', null)),
      previous: fieldsOf<Punter['previous']>(FREE),
      entries: list(
        fieldsOf<LedgerEntry>({
          chance: CHANCE,
          level: 'count',
          stake: 'chips',
          premium: 'chips',
          outcome: values(
            ...['won', 'lost', 'returned', 'spared', 'open', 'halved', 'imprisoned', 'freed', 'lifted'],
            ...['held', 'deeper'],
          ),
          back: 'chips',
          net: 'integer',
        }),
      ),
    }),
  ),
  coup: maybe(
    fieldsOf<Coup>({
      noir: list('card'),
      rouge: list('card'),
      noirTotal: 'count',
      rougeTotal: 'count',
      result: RESULT,
      wins: list(CHANCE),
    }),
  ),
  road: list(
    fieldsOf<RoadMark>({
      result: RESULT,
      row: values('noir', 'rouge', null),
      colour: values('couleur', 'inverse', null),
    }),
  ),
  tally: fieldsOf<Tally>({
    rouge: 'chips',
    noir: 'chips',
    couleur: 'chips',
    inverse: 'chips',
    refait: 'chips',
    tie: 'chips',
    void: 'chips',
  }),
  shoe: fieldsOf<View['shoe']>({ left: 'count', seen: list('count'), burnt: 'count' }),
});
