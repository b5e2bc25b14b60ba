/** What a view of New Game looks like. */
import { ACCOUNTS, fieldsOf, maybe, perSeat, TURN, values } from '../../game/shape.js';
import type { Player, Result, View } from './table.js';

export const VIEW = fieldsOf<View>({
  seat: 'viewer',
  turn: TURN,
  options: 'anything',
  phase: values('first', 'settled'),
  hand: 'chips',
  accounts: ACCOUNTS,
  players: perSeat(fieldsOf<Player>({ seated: 'flag', sitsOut: 'flag', done: 'flag' })),
  cards: perSeat(maybe('card')),
  result: maybe(fieldsOf<Result>({ winner: 'seat', pot: 'chips' })),
});
