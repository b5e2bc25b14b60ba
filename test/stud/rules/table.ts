/** A table of stud for tests, with hands and actions as text. */
import { CARDS, readCards, stackedSource, type Card, type CardSource, type KnownCard } from '../../../src/cards.ts';
import { stud, type Stud } from '../../../src/rules.ts';
import { planFor, playersOf } from '../../../src/stud/rules/dealing.ts';
import { NAMES, PokerTable } from '../../poker/table.ts';

export { ANNA, BRUNO, CARLA, DORA, NAMES } from '../../poker/table.ts';

export type State = Stud.State;
export type Action = Stud.Action;
export type Event = Stud.Event;

/**
 * The up card of a seat whose hand does not say: never an open pair. Doors 2, 4, 6, 8 … of clubs, so that Anna brings
 * it in; the last seat of up to six has the highest hand showing from then on.
 */
const upCard = (seat: number, place: number): KnownCard => CARDS[((2 * seat + 3 * (place - 2)) % 13) * 4 + place - 2]!;
const UP_PLACES = [2, 3, 4, 5];

/** A table to deal: hands and common cards, or a whole pack in order; otherwise options of the game. */
export interface Setting {
  /** Each seat's cards in order: two down, four up, one down; `--` for any card. Missing cards may be any, too. */
  readonly hands?: readonly string[];
  /** The common cards, if one is dealt. */
  readonly common?: string;
  /** All cards in the order in which they are dealt, burnt cards included; they are never shuffled. */
  readonly pack?: readonly Card[];
  /** How many play, if neither hands nor purses say so. */
  readonly seats?: number;
  readonly [option: string]: unknown;
}

/** Reads cards, `--` for any. */
const wanted = (text: string): readonly (Card | undefined)[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map(word => (word === '--' ? undefined : readCards(word)[0]!));

/** A source with only the cards that are due now, as the hands want them; any other card comes from `free`. */
function sourceFor(state: State, hands: readonly (readonly (Card | undefined)[])[], common: Card[], free: Card[]) {
  const any = () => free.pop()!;
  const take = (card: Card) => {
    const at = free.indexOf(card);
    return at < 0 ? any() : free.splice(at, 1)[0]!;
  };
  const first = state.phase === 'between';
  const live = first ? state.players.flatMap((_, seat) => (state.accounts.purses[seat]! > 0 ? [seat] : [])) : [];
  const order = first
    ? playersOf(
        state,
        live.reduce((set, seat) => set | (1 << seat), 0),
      )
    : playersOf(state);
  const plan = planFor(state);
  const places = plan.common ? [] : first ? [0, 1, 2] : [state.street - 1];
  const cards = places.flatMap(place =>
    order.map(seat => hands[seat]?.[place] ?? (UP_PLACES.includes(place) ? take(upCard(seat, place)) : any())),
  );
  return stackedSource([...(plan.burn ? [any()] : []), ...(plan.common ? [common.shift() ?? any()] : []), ...cards]);
}

class Table extends PokerTable<typeof stud> {
  readonly #hands: readonly (readonly (Card | undefined)[])[];
  readonly #middle: readonly Card[];
  /** All cards in order, if they are given that way. */
  readonly #stacked: CardSource | undefined;
  /** Cards that nobody named, the default up cards last. */
  readonly #others: readonly Card[];
  #common: Card[] = [];
  #free: Card[] = [];

  constructor({ hands = [], common = '', pack, seats = hands.length || 4, ...options }: Setting) {
    super(stud, { purses: Array<number>(seats).fill(400), ...options });
    this.#hands = hands.map(wanted);
    this.#middle = readCards(common);
    this.#stacked = pack && stackedSource(pack);
    const named = new Set<Card | undefined>([...this.#hands.flat(), ...this.#middle]);
    const scheme = new Set(this.state.players.flatMap((_, seat) => UP_PLACES.map(place => upCard(seat, place))));
    const others = CARDS.filter(card => !named.has(card));
    this.#others = [...others.filter(card => scheme.has(card)), ...others.filter(card => !scheme.has(card))];
  }

  protected deals(): Action {
    if (this.state.phase === 'between') {
      this.#common = [...this.#middle];
      this.#free = [...this.#others];
    }
    return stud.deal(this.state, this.#stacked ?? sourceFor(this.state, this.#hands, this.#common, this.#free));
  }

  protected meant(seat: number, word: string, amount: number): Action | undefined {
    if (word === 'bring') return { type: 'bringIn', amount };
    return word === 'show' ? { type: 'show', cards: this.state.cards.down[seat]! } : undefined;
  }

  get round() {
    return this.state.round!;
  }

  get result() {
    return this.state.result!;
  }

  /** Each player in turn checks, calls (at any price) or shows, until this street, until they declare, or to the end. */
  until(street = 8): this {
    while (this.state.phase === 'show' || (this.state.phase === 'bet' && this.state.street < street)) {
      const types: readonly string[] = this.offers().map(({ type }) => type);
      const word = ['check', 'call', 'show'].find(type => types.includes(type));
      this.play(word ?? `bring ${Math.min(this.state.options.bringInAmount, this.purses[this.asked()]!)}`);
    }
    return this;
  }

  /** Everybody who is asked to shows. */
  showAll(): this {
    while (this.state.phase === 'show') this.play('show');
    return this;
  }

  /** Every seat declares, from the first seat on: `high low both`. */
  declare(claims: string): this {
    const live = this.state.players.flatMap((_, seat) => ((this.state.live >> seat) & 1 ? [seat] : []));
    claims.split(' ').forEach((claim, at) => {
      const seat = live[at]!;
      this.act({ type: 'declare', seat, claim } as Action, seat);
      this.act({ type: 'done' }, seat);
    });
    this.croupier();
    return this;
  }

  /** What each seat won of each pot, `165 Anna, 140 Carla`, halves as `45 Bruno high`. */
  won(): string {
    return this.result.awards
      .map(({ seat, amount, side }) => `${amount} ${NAMES[seat]}${side === 'whole' ? '' : ` ${side}`}`)
      .join(', ');
  }
}

export const tableOf = (setting: Setting = {}) => new Table(setting);

/** A table at which everybody is ready to play, and third street is dealt. */
export const dealt = (setting: Setting = {}) => tableOf(setting).deal();

/** The cards of one kind of event, in order. */
export const cardsOf = (events: readonly Event[], type: 'burnt' | 'card' | 'common'): readonly Card[] =>
  events.flatMap(event => (event.type === type ? [event.card] : []));
