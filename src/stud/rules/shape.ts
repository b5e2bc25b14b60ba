/** The shape of a view of stud. */
import { ACCOUNTS, fieldsOf, list, maybe, perSeat, TURN, values } from '../../game/shape.js';
import { PLAYERS, ROUND, UNCALLED } from '../../stakes/shapes.js';
import { CLAIMS, STREETS, type Award, type Result, type SettledPot, type Showdown, type View } from './table.js';

export const VIEW = fieldsOf<View>({
  seat: 'viewer',
  turn: TURN,
  options: 'anything',
  phase: values('between', 'deal', 'bet', 'turnUp', 'declare', 'reveal', 'show', 'settled'),
  hand: 'chips',
  dealer: 'seat',
  players: PLAYERS,
  accounts: ACCOUNTS,
  street: values(...STREETS),
  dealtIn: 'seats',
  live: 'seats',
  bringIn: 'seat',
  round: maybe(ROUND),
  cards: fieldsOf<View['cards']>({
    up: perSeat(list('card')),
    down: perSeat(list('card')),
    common: list('card'),
    stub: 'count',
    burnt: 'count',
    mixedIn: 'seats',
  }),
  showdown: fieldsOf<Showdown>({
    faceUp: 'flag',
    toShow: 'seat',
    shown: 'seats',
    mucked: 'seats',
    uncalled: maybe(UNCALLED),
    claims: list(values(...CLAIMS, '??', null)),
  }),
  result: maybe(
    fieldsOf<Result>({
      showdown: 'flag',
      uncalled: maybe(UNCALLED),
      paid: perSeat('chips'),
      pots: list(fieldsOf<SettledPot>({ amount: 'chips', rake: 'chips', seats: 'seats' })),
      awards: list(
        fieldsOf<Award>({ pot: 'count', side: values('whole', 'high', 'low'), seat: 'seat', amount: 'chips' }),
      ),
    }),
  ),
});
