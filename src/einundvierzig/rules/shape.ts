/** The shape of a view of Einundvierzig. */
import { ACCOUNTS, fieldsOf, list, maybe, perSeat, TURN, values } from '../../game/shape.js';
import { PLAYERS, ROUND, UNCALLED } from '../../stakes/shapes.js';
import type { Result, SettledPot, View } from './table.js';

export const VIEW = fieldsOf<View>({
  seat: 'viewer',
  turn: TURN,
  options: 'anything',
  phase: values('between', 'deal', 'bet', 'turnUp', 'reveal', 'showdown', 'mayShow', 'settled'),
  hand: 'chips',
  forehand: 'seat',
  players: PLAYERS,
  accounts: ACCOUNTS,
  dealtIn: 'seats',
  live: 'seats',
  roundNumber: values(1, 2),
  round: maybe(ROUND),
  toTurnUp: 'seat',
  shown: 'seats',
  uncalled: maybe(UNCALLED),
  result: maybe(
    fieldsOf<Result>({
      showdown: 'flag',
      paid: perSeat('chips'),
      pots: list(
        fieldsOf<SettledPot>({ amount: 'chips', rake: 'chips', seats: 'seats', winner: 'seat', tied: 'flag' }),
      ),
      bonuses: list('chips'),
    }),
  ),
  cards: perSeat(list('card')),
  upCards: perSeat(list('card')),
  revealed: 'seats',
});
