/** The common part of the views of all poker games, as shapes. */
import { fieldsOf, perSeat } from '../game/shape.js';
import type { Uncalled } from './pots.js';
import type { Round } from './round.js';
import type { Player } from './turns.js';

export const PLAYERS = perSeat(fieldsOf<Player>({ seated: 'flag', sitsOut: 'flag', done: 'flag' }));

export const ROUND = fieldsOf<Round>({
  opener: 'seat',
  toAct: 'seat',
  bets: perSeat('chips'),
  price: 'chips',
  level: 'chips',
  size: 'chips',
  shorts: 'chips',
  wagers: 'count',
  acted: 'seats',
  forced: 'flag',
  bettor: 'seat',
  raiser: 'seat',
});

export const UNCALLED = fieldsOf<Uncalled>({ seat: 'seat', amount: 'chips' });
