/** What may be done at a table of New Game, and why not: the contract's `legal` and `check`. */
import { HIDDEN } from '../../cards/card.js';
import { judge, refuse, type ActionShapes } from '../../game/actions.js';
import type { Actor, Offer, Refusal, Seat, SeatingAction } from '../../game/contract.js';
import { isSeating, SEATING_SHAPES, seatingOffers, seatingRefusal } from '../../game/seating.js';
import {
  isAsked,
  staked,
  turn,
  type Action,
  type CroupierAction,
  type PlayerAction,
  type State,
  type View,
} from './table.js';

const SHAPES = { ...SEATING_SHAPES, done: {}, reopen: {}, deal: { cards: 'cards' } } satisfies ActionShapes;

/** Whether a seat that has staked may take that back: until the last of all is done. */
const mayReopen = (table: State, seat: Seat): boolean => table.players[seat]!.done && turn(table).kind !== 'croupier';

/** Why a seat may not do this now; `undefined` if it may. The action has the right shape. */
function seatRefusal(table: State, seat: Seat, action: PlayerAction | SeatingAction): Refusal | undefined {
  const { options, accounts, players } = table;
  const player = players[seat];
  if (!player) return refuse('no-such-seat', `There is no seat ${seat}; this table has ${players.length}.`);
  if (!player.seated && action.type !== 'sit') return refuse('no-such-seat', `Seat ${seat} is empty.`);
  if (action.type === 'reopen')
    return mayReopen(table, seat) ? undefined : refuse('not-now', 'There is nothing to take up again.');
  if (player.done) return refuse('not-your-turn', `Seat ${seat} has said done; reopen takes that back.`);
  if (isSeating(action)) return seatingRefusal(player, accounts, seat, options.purses[seat]!, action);
  if (isAsked(table, seat)) return undefined;
  if (player.sitsOut) return refuse('not-now', `Seat ${seat} sits out: sitIn first.`);
  return refuse('over-the-purse', `Seat ${seat} cannot pay the stake of ${options.min}.`);
}

/** The contract's `legal`. */
export function legal(view: View): readonly Offer<Action>[] {
  const { seat, options, accounts, players } = view;
  const player = seat === 'onlooker' ? undefined : players[seat];
  if (seat === 'onlooker' || !player) return [];
  if (player.done) return mayReopen(view, seat) ? [{ type: 'reopen' }] : [];
  const offers = seatingOffers(player, accounts, seat, options.purses[seat]!);
  return isAsked(view, seat) ? [{ type: 'done' }, ...offers] : offers;
}

/** Why the croupier may not deal these cards now: asked of logs from outside. */
function dealRefusal(state: State, { cards }: CroupierAction): Refusal | undefined {
  if (turn(state).kind !== 'croupier') return refuse('not-your-turn', 'It is not the croupier’s turn.');
  const count = staked(state).length;
  if (cards.length !== count) return refuse('malformed', `deal: ${count} cards are due, not ${cards.length}.`);
  if (cards.includes(HIDDEN)) return refuse('malformed', 'deal: all cards lie open.');
  return new Set(cards).size < count ? refuse('malformed', 'deal: the pack holds each card once.') : undefined;
}

/** The contract’s `check`. */
export function check(state: State, actor: Actor, action: unknown): Refusal | undefined {
  return judge(SHAPES, ['deal'], actor, action, {
    croupier: own => dealRefusal(state, own),
    seat: (seat, own) => seatRefusal(state, seat, own),
  });
}
