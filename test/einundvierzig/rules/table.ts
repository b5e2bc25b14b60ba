/** A table of Einundvierzig for tests, with hands and actions as text. Anna is Vorhand at first. */
import { cardNumber, readCards, stackedSource, type Card } from '../../../src/cards.ts';
import { einundvierzig, type Einundvierzig } from '../../../src/rules.ts';
import { nextPlayers, PACK, playersOf } from '../../../src/einundvierzig/rules/table.ts';
import { NAMES, PokerTable } from '../../poker/table.ts';

export { ANNA, BRUNO, CARLA, DORA, NAMES } from '../../poker/table.ts';

export type State = Einundvierzig.State;
export type Action = Einundvierzig.Action;
export type Event = Einundvierzig.Event;

/** A table to deal: hands, and options of the game. */
export interface Setting {
  /** Each seat's four cards in order; `--` for any card. Missing cards may be any, too. */
  readonly hands?: readonly string[];
  /** How many play, if neither hands nor purses say so. */
  readonly seats?: number;
  readonly [option: string]: unknown;
}

class Table extends PokerTable<typeof einundvierzig> {
  readonly #hands: readonly (readonly (Card | undefined)[])[];
  readonly #others: readonly Card[];
  #free: Card[] = [];

  constructor({ hands = [], seats = hands.length === 0 ? 4 : Math.max(3, hands.length), ...options }: Setting) {
    super(einundvierzig, { purses: Array<number>(seats).fill(200), ...options });
    this.#hands = hands.map(text => text.split(' ').map(word => (word === '--' ? undefined : readCards(word)[0]!)));
    const named = new Set<Card | undefined>(this.#hands.flat());
    this.#others = PACK.filter(card => !named.has(card));
  }

  protected deals(): Action {
    const { phase } = this.state;
    if (phase !== 'between' && phase !== 'deal') return einundvierzig.deal(this.state, stackedSource([]));
    const first = phase === 'between';
    if (first) this.#free = [...this.#others];
    const order = first ? nextPlayers(this.state) : playersOf(this.state);
    const places = first ? [0, 1] : [2, 3];
    // only the cards that are due now
    const cards = places.flatMap(at => order.map(seat => this.#hands[seat]?.[at] ?? this.#free.shift()!));
    return { type: 'deal', cards };
  }

  protected meant(seat: number, word: string): Action | undefined {
    return word === 'show' ? { type: 'show', cards: this.state.cards[seat]! } : undefined;
  }

  get result() {
    return this.state.result!;
  }

  /** The chips in the pots. */
  get pot(): number {
    return this.state.accounts.cloth.reduce((all, paid) => all + paid, 0);
  }

  /** Everybody turns up two: those named for their seat, otherwise the first two that they were dealt. */
  turnUp(...pairs: readonly string[]): this {
    while (this.state.phase === 'turnUp') {
      const seat = this.asked();
      if (this.state.toTurnUp >= 0 || this.state.upCards[seat]!.length === 0)
        this.act(this.#choice(seat, pairs[seat]), seat);
      if (!einundvierzig.check(this.state, seat, { type: 'done' })) this.act({ type: 'done' }, seat);
      this.croupier();
    }
    return this;
  }

  #choice(seat: number, text?: string): Action {
    const cards = text ? readCards(text) : this.state.cards[seat]!.slice(0, 2);
    return { type: 'turnUp', seat, cards: [...cards].sort((a, b) => cardNumber(a) - cardNumber(b)) };
  }

  /** Each player in turn checks or calls and turns up cards, until the second round, or to the end. */
  until(end: 'turnUp' | 'second' | 'end' = 'end'): this {
    while (this.state.phase === 'bet' || this.state.phase === 'turnUp') {
      if (end === 'turnUp' && this.state.phase === 'turnUp') break;
      if (end === 'second' && this.state.phase === 'bet' && this.state.roundNumber === 2) break;
      if (this.state.phase === 'turnUp') this.turnUp();
      else this.play(this.offers().some(({ type }) => type === 'check') ? 'check' : 'call');
    }
    return this;
  }

  /** What each seat won of each pot, `69 Bruno, 29 Carla`. */
  won(): string {
    return this.result.pots.map(({ amount, rake, winner }) => `${amount - rake} ${NAMES[winner]}`).join(', ');
  }
}

export const tableOf = (setting: Setting = {}) => new Table(setting);

/** A table at which everybody is ready to play, and the first two cards are dealt. */
export const dealt = (setting: Setting = {}) => tableOf(setting).deal();

/** A table at the start of the second round. */
export const inSecond = (setting: Setting = {}) => dealt(setting).until('second');
