/** Why the croupier may not shuffle or turn as a log from outside says; our own croupier draws what the rules ask for. */
import { CARDS, cardNumber, HIDDEN, type Card } from '../../cards/card.js';
import { refuse } from '../../game/actions.js';
import type { Refusal } from '../../game/contract.js';
import { hasSeat, seatCount } from '../../stakes/seats.js';
import { cardsAside, oddSide, suitsOut } from './pack.js';
import { deadSuits, turn, type CroupierAction, type State } from './table.js';

/** A duplicate card, or one that is already gone. */
function goneRefusal({ gone, burnt }: State, cards: readonly Card[]): Refusal | undefined {
  const stray = cards.find(
    (card, place) =>
      card !== HIDDEN && (gone[cardNumber(card)] !== 0 || burnt.includes(card) || cards.indexOf(card) !== place),
  );
  return stray && refuse('malformed', `The card ${stray} is already gone.`);
}

/** A banker who cannot hold the bank, or cards set aside that are not those of these rules. */
function shuffleRefusal(state: State, { banker, aside, left }: Extract<CroupierAction, { type: 'shuffle' }>) {
  const { options, punters, done } = state;
  const house = banker === punters.length;
  if (house !== (options.banker === 'house') || (!house && !(punters[banker] && hasSeat(done, banker))))
    return refuse('malformed', `shuffle: ${banker} cannot hold the bank.`);
  const count = seatCount(done) - (house ? 0 : 1);
  const out = suitsOut(options, count);
  const due = cardsAside(options, count);
  const rest = CARDS.length - 13 * out.length - due;
  if (aside.length !== due || left !== rest)
    return refuse(
      'malformed',
      `shuffle: ${due} cards are set aside and ${rest} are left, not ${aside.length} and ${left}. One source of cards serves one table.`,
    );
  const stray = aside.find(card => (card === HIDDEN ? options.variant !== 'buch' : out.includes(card[1]!)));
  return stray && refuse('malformed', `shuffle: ${stray} cannot be set aside.`);
}

/** Cards that do not end a turn as its rules do: a card of a dead suit is covered until a live one lies on top (F5). */
function turnRefusal(state: State, { takes, pays }: Extract<CroupierAction, { type: 'turn' }>): Refusal | undefined {
  const { options, left } = state;
  const cards = [...takes, ...pays];
  if (cards.includes(HIDDEN)) return refuse('malformed', 'turn: the cards of a turn are face up.');
  if (cards.length > left) return refuse('malformed', `turn: ${cards.length} cards, but ${left} are left.`);
  const gone = goneRefusal(state, cards);
  if (gone) return gone;
  const dead = deadSuits(state);
  const isDead = (card: Card): boolean => ((dead >> (cardNumber(card) & 3)) & 1) === 1;
  const last = cards.length === left;
  const ends = (pile: readonly Card[]): boolean => pile.length > 0 && !isDead(pile.at(-1)!);
  for (const pile of [takes, pays])
    if (pile.slice(0, -1).some(card => !isDead(card)) || (!ends(pile) && !last))
      return refuse('malformed', 'turn: each pile ends with its first card that counts, unless the pack is out.');
  const odd = oddSide(options);
  return odd && ends(takes) !== ends(pays) && !ends(odd === 'takes' ? takes : pays)
    ? refuse('malformed', `turn: the single card lies on the side that ${odd}.`)
    : undefined;
}

/** Why the croupier may not do this now; `undefined` if they may. The action has the right shape. */
export function croupierRefusal(state: State, action: CroupierAction): Refusal | undefined {
  if (turn(state).kind !== 'croupier') return refuse('not-your-turn', 'It is not the croupier’s turn.');
  const due = state.phase === 'between' ? 'shuffle' : 'turn';
  if (action.type !== due) return refuse('not-now', `${action.type}: now ${due} is due.`);
  return action.type === 'shuffle' ? shuffleRefusal(state, action) : turnRefusal(state, action);
}
