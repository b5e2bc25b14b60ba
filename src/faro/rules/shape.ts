/** The shape of a view of Faro. */
import { SUITS } from '../../cards/card.js';
import { ACCOUNTS, fieldsOf, list, maybe, perSeat, TURN, values } from '../../game/shape.js';
import type { LaidTurn, LedgerEntry, Punter, Stake, View } from './table.js';

const STAKE = { spot: 'word', amount: 'chips', coppered: 'flag', bent: 'flag' } as const;
const STAKES = list(fieldsOf<Stake>(STAKE));

export const VIEW = fieldsOf<View>({
  seat: 'viewer',
  turn: TURN,
  options: 'anything',
  phase: values('between', 'stake'),
  hand: 'chips',
  deal: 'chips',
  turns: 'count',
  accounts: ACCOUNTS,
  banker: 'seat',
  till: 'chips',
  punters: perSeat(
    fieldsOf<Punter>({
      seated: 'flag',
      sitsOut: 'flag',
      suit: values(...SUITS, ''),
      stakes: STAKES,
      stakesAtStart: STAKES,
      replaceable: 'count',
      laidAway: list('word'),
      previous: STAKES,
      entries: list(
        fieldsOf<LedgerEntry>({
          ...STAKE,
          outcome: values('won', 'lost', 'split', 'returned'),
          back: 'chips',
          net: 'integer',
        }),
      ),
    }),
  ),
  dealtIn: 'seats',
  out: 'seats',
  done: 'seats',
  left: 'count',
  gone: list('count'),
  last: maybe(fieldsOf<LaidTurn>({ takes: list('card'), pays: list('card'), complete: 'flag' })),
  ending: maybe(values('packOut', 'bankBroken', 'noPunters')),
  burnt: 'count',
});
