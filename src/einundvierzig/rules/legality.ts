/** What may be done at a table of Einundvierzig, and why not: the contract's `legal` and `check`. */
import { cardNumber, HIDDEN, type Card } from '../../cards/card.js';
import { checkOf, refuse, type ActionShapes } from '../../game/actions.js';
import type { Offer, Refusal, Seat, SeatingAction } from '../../game/contract.js';
import { show } from '../../game/options.js';
import { isSeating, SEATING_SHAPES } from '../../game/seating.js';
import { numbered } from '../../game/lists.js';
import { chairOffers, chairRefusal, readyRefusal } from '../../stakes/seating.js';
import { hasSeat, seatsIn } from '../../stakes/seats.js';
import { isWagering, roundOffers, roundRefusal, WAGER_SHAPES } from '../../stakes/wagering.js';
import { wagerRules, wagersOf } from './betting.js';
import { isHandOfFortyOne } from './settlement.js';
import {
  isAsked,
  nextPlayers,
  CARDS_UP,
  PACK,
  playersOf,
  turn,
  type Action,
  type CroupierAction,
  type PlayerAction,
  type State,
  type View,
} from './table.js';

const SHAPES = {
  ...SEATING_SHAPES,
  ...WAGER_SHAPES,
  turnUp: { seat: 'number', cards: 'cards' },
  show: { cards: 'cards' },
  muck: {},
  done: {},
  reopen: {},
  deal: { cards: 'cards' },
  reveal: { cards: 'cards' },
  showdown: { cards: 'cards' },
  nextHand: {},
} satisfies ActionShapes;

const CROUPIERS: readonly string[] = ['deal', 'reveal', 'showdown', 'nextHand'];

/* —— two up, two down —— */

/** Every two of these cards, in the order of the pack: the order of the deal would reveal which came first. */
function pairsOf(cards: readonly Card[]): readonly (readonly Card[])[] {
  const sorted = [...cards].sort((a, b) => cardNumber(a) - cardNumber(b));
  return sorted.flatMap((first, place) => sorted.slice(place + 1).map(second => [first, second]));
}

function turnUpOffers({ options, cards, upCards }: View, seat: Seat): readonly Offer<Action>[] {
  const choices = pairsOf(cards[seat]!).map((two): Offer<Action> => ({ type: 'turnUp', seat, cards: two }));
  return options.turnUpOrder === 'simultaneous' && upCards[seat]!.length > 0 ? [...choices, { type: 'done' }] : choices;
}

function turnUpRefusal(
  state: State,
  seat: Seat,
  action: Extract<PlayerAction, { type: 'turnUp' }>,
): Refusal | undefined {
  const { cards } = action;
  const own = state.cards[seat]!;
  if (action.seat !== seat)
    return refuse('malformed', `turnUp: seat ${action.seat} is not the seat that turns cards up, ${seat}.`);
  if (cards.length !== CARDS_UP) return refuse('malformed', `Expected two of the four cards, not ${cards.length}.`);
  // another seat's choice is hidden in its log until all have chosen
  if (state.toTurnUp < 0 && cards.every(card => card === HIDDEN)) return undefined;
  return cardNumber(cards[0]!) > cardNumber(cards[1]!)
    ? refuse('malformed', 'Name the two cards in the order of the pack: sevens before aces, clubs before spades.')
    : handRefusal(state, own, cards);
}

/** Why these cards cannot be of this hand; each `??` in it may be any card that lies nowhere else. */
function handRefusal(state: State, own: readonly Card[], cards: readonly Card[]): Refusal | undefined {
  let unknown = own.filter(card => card === HIDDEN).length;
  const stray = cards.find(
    (card, place) =>
      card === HIDDEN ||
      cards.indexOf(card) !== place ||
      !(own.includes(card) || (unknown-- > 0 && mayBe(state, own, card))),
  );
  return stray ? refuse('malformed', `${show(stray)} is not one of these cards, or is listed twice.`) : undefined;
}

const mayBe = ({ cards, upCards }: State, own: readonly Card[], card: Card): boolean =>
  PACK.includes(card as (typeof PACK)[number]) &&
  !cards.some(hand => hand.includes(card)) &&
  !upCards.some((two, seat) => cards[seat] !== own && two.includes(card));

/* —— all seats —— */

function togetherOffers(table: View, seat: Seat): readonly Offer<Action>[] {
  if (table.players[seat]!.done) return table.turn.kind === 'croupier' ? [] : [{ type: 'reopen' }];
  if (table.phase === 'turnUp') return isAsked(table, seat) ? turnUpOffers(table, seat) : [];
  const chair = chairOffers(table, table.options.buyIn, seat);
  return isAsked(table, seat) && table.turn.kind !== 'over' ? [{ type: 'done' }, ...chair] : chair;
}

/** Everything that the view's own seat may do. */
export function legal(table: View): readonly Offer<Action>[] {
  const { seat, phase, turn: now } = table;
  if (seat === 'onlooker' || !table.players[seat]) return [];
  if (phase === 'between' || (phase === 'turnUp' && table.toTurnUp < 0)) return togetherOffers(table, seat);
  if (now.kind !== 'seats' || now.seats[0] !== seat) return [];
  if (phase === 'turnUp') return turnUpOffers(table, seat);
  if (phase === 'bet') return roundOffers(table.round!, seat, wagersOf(table, seat), false);
  const cards = table.cards[seat]!;
  return isHandOfFortyOne(cards) ? [{ type: 'show', cards }, { type: 'muck' }] : [{ type: 'muck' }];
}

function togetherRefusal(state: State, seat: Seat, action: PlayerAction): Refusal | undefined {
  const { players, phase, live, upCards } = state;
  const { done } = players[seat]!;
  const turningUp = phase === 'turnUp';
  if (action.type === 'reopen')
    return done && turn(state).kind !== 'croupier' ? undefined : refuse('not-now', 'There is nothing to reopen.');
  if (done) return refuse('not-your-turn', `Seat ${seat} is done; use “reopen” to undo it.`);
  if (turningUp && !hasSeat(live, seat)) return refuse('not-your-turn', `Seat ${seat} is not in this hand.`);
  if (turningUp && action.type === 'turnUp') return turnUpRefusal(state, seat, action);
  if (action.type !== 'done')
    return refuse('not-now', turningUp ? 'Two cards must be turned face up now.' : 'No hand is being played.');
  if (!turningUp) return readyRefusal(state, seat, turn(state));
  return upCards[seat]!.length > 0 ? undefined : refuse('not-now', 'Two cards must be turned face up first.');
}

function seatRefusal(state: State, seat: Seat, action: PlayerAction | SeatingAction): Refusal | undefined {
  const { phase, options } = state;
  if (isSeating(action)) return chairRefusal(state, options.buyIn, phase === 'between', seat, action);
  if (phase === 'between' || (phase === 'turnUp' && state.toTurnUp < 0)) return togetherRefusal(state, seat, action);
  const now = turn(state);
  if (now.kind !== 'seats') return refuse('not-your-turn', 'It is the croupier’s turn.');
  if (now.seats[0] !== seat)
    return refuse('not-your-turn', `It is the turn of seat ${now.seats[0]}, not of seat ${seat}.`);
  if (isWagering(action)) {
    if (phase !== 'bet') return refuse('not-now', 'There is no betting now.');
    const context = { rules: wagerRules(state), live: state.live, freeFold: false };
    return roundRefusal(state.round!, seat, state.accounts.purses, wagersOf(state, seat), context, action);
  }
  switch (action.type) {
    case 'turnUp':
      return phase === 'turnUp'
        ? turnUpRefusal(state, seat, action)
        : refuse('not-now', 'Two cards are turned face up once all have four.');
    case 'show':
      return phase === 'mayShow'
        ? showRefusal(state, seat, action.cards)
        : refuse('not-now', 'No hand can be shown now.');
    case 'muck':
      return phase === 'mayShow' ? undefined : refuse('not-now', 'No hand can be shown now.');
    default:
      return refuse('not-now', `${action.type} is not possible in this part of the hand.`);
  }
}

function showRefusal(state: State, seat: Seat, cards: readonly Card[]): Refusal | undefined {
  const own = state.cards[seat]!;
  if (cards.length !== own.length)
    return refuse('malformed', `There are ${own.length} cards to name, not ${cards.length}.`);
  if (!isHandOfFortyOne(cards))
    return refuse('nothing-there', 'Only a hand of 41 points is shown here, for its bonus.');
  return state.upCards[seat]!.some(card => !cards.includes(card))
    ? refuse('malformed', 'The cards already face up are not among these.')
    : handRefusal(state, own, cards);
}

/* —— the croupier's actions, for logs from outside —— */

/** Refuses dealt cards: a duplicate, one that is already on the table, or one that is not in the pack of 32. */
function dealtRefusal(cards: readonly Card[], out: readonly Card[]): Refusal | undefined {
  const seen = new Set<Card>(out);
  for (const card of cards) {
    if (card === HIDDEN) continue;
    if (!PACK.includes(card)) return refuse('malformed', `The card ${card} is not in the pack of 32.`);
    if (seen.has(card)) return refuse('malformed', `The card ${card} is on the table already.`);
    seen.add(card);
  }
  return undefined;
}

const countRefusal = (cards: readonly Card[], due: number): Refusal | undefined =>
  cards.length === due ? undefined : refuse('malformed', `There are ${due} cards to name, not ${cards.length}.`);

/** Why the croupier may not do this now: for logs from outside. */
function croupierRefusal(state: State, action: CroupierAction): Refusal | undefined {
  const { phase, live, cards, upCards } = state;
  if (turn(state).kind !== 'croupier') return refuse('not-your-turn', 'It is not the croupier’s turn.');
  switch (action.type) {
    case 'deal': {
      if (phase !== 'between' && phase !== 'deal') return refuse('not-now', 'No cards can be dealt now.');
      const first = phase === 'between';
      const players = first ? nextPlayers(state) : seatsIn(live);
      return countRefusal(action.cards, 2 * players.length) ?? dealtRefusal(action.cards, first ? [] : cards.flat());
    }
    case 'reveal':
    case 'showdown': {
      if (phase !== action.type) return refuse('not-now', 'No cards can be turned up now.');
      const named = action.cards;
      const there = phase === 'reveal' ? upCards : covered(state);
      const lying = playersOf(state).flatMap(seat => there[seat]!);
      return (
        countRefusal(named, lying.length) ??
        namedRefusal(named, lying) ??
        (phase === 'reveal'
          ? chosenRefusal(state, named)
          : dealtRefusal(
              named.filter((_, place) => lying[place] === HIDDEN),
              [...cards.flat(), ...upCards.flat()],
            ))
      );
    }
    case 'nextHand':
      return phase === 'settled' ? undefined : refuse('not-now', 'The hand is not over.');
  }
}

/** The face-down cards of each seat; of those that the table does not know, as many as are left. */
const covered = ({ cards, upCards }: State): readonly (readonly Card[])[] =>
  cards.map((hand, seat) => {
    let found = upCards[seat]!.filter(card => !hand.includes(card)).length;
    return hand.filter(card => (card === HIDDEN ? found-- <= 0 : !upCards[seat]!.includes(card)));
  });

/** Why the cards turned up are not those that lie there. */
function namedRefusal(named: readonly Card[], lying: readonly Card[]): Refusal | undefined {
  const wrong = named.find((card, place) => card === HIDDEN || (lying[place] !== HIDDEN && lying[place] !== card));
  return wrong && refuse('malformed', `${show(wrong)} is not the card that lies there.`);
}

/** Why two cards turned up for a seat are not of its hand, if its choice was hidden. */
function chosenRefusal(state: State, named: readonly Card[]): Refusal | undefined {
  const hands = playersOf(state).map(seat => state.cards[seat]!);
  for (const [place, own] of numbered(hands)) {
    const refusal = handRefusal(state, own, named.slice(CARDS_UP * place, CARDS_UP * (place + 1)));
    if (refusal) return refusal;
  }
  return dealtRefusal(named, []);
}

/** The contract’s `check`. */
export const check = checkOf(SHAPES, CROUPIERS, croupierRefusal, seatRefusal);
