/** A table of a poker game for tests, with actions as text; the croupier goes on by himself until somebody is asked. */
import assert from 'node:assert/strict';
import {
  isRange,
  total,
  type ActionOf,
  type Actor,
  type AnyAction,
  type EventOf,
  type Offer,
  type Refusal,
  type StateOf,
} from '../../src/croupier.ts';
import type { BettingGame, BettingState } from '../../src/stakes/betting-game.ts';
import { toCall } from '../../src/stakes/round.ts';

/** The players of the sheets' examples, clockwise from the first seat. */
export const NAMES = ['Anna', 'Bruno', 'Carla', 'Dora', 'Emil', 'Fritz', 'Gerda', 'Hans', 'Ida'] as const;
export const ANNA = 0;
export const BRUNO = 1;
export const CARLA = 2;
export const DORA = 3;

/** An action, and the table before and after it. */
export interface Step<G> {
  readonly actor: Actor;
  readonly action: ActionOf<G>;
  readonly events: readonly EventOf<G>[];
  readonly before: StateOf<G>;
  readonly after: StateOf<G>;
}

/** The table itself; a game says what its croupier deals and what its own words mean. */
export abstract class PokerTable<G extends BettingGame> {
  state: StateOf<G>;
  /** Every action so far. */
  readonly steps: Step<G>[] = [];
  readonly #game: BettingGame;
  readonly #sum: number;
  #events: EventOf<G>[] = [];

  constructor(game: G, options: object) {
    this.#game = game;
    this.state = game.open(options) as StateOf<G>;
    this.#sum = total(this.#common.accounts);
  }

  /** What the croupier does now. */
  protected abstract deals(): ActionOf<G>;

  /** The meaning of a word of the game's own; undefined for words that every game has. */
  protected abstract meant(seat: number, word: string, amount: number): ActionOf<G> | undefined;

  /** The part of the state that all poker games share. */
  get #common(): BettingState {
    return this.state;
  }

  get #turn() {
    return this.#game.turn(this.#common);
  }

  get purses(): readonly number[] {
    return this.#common.accounts.purses;
  }

  /** The names of the seats that are asked; none when nobody is. */
  get turn(): string | undefined {
    const turn = this.#turn;
    return turn.kind === 'seats' ? turn.seats.map(seat => NAMES[seat]).join(' ') : undefined;
  }

  /** The first seat that is asked. */
  asked(): number {
    const turn = this.#turn;
    assert.ok(turn.kind === 'seats', `a seat is asked, not ${turn.kind} (${this.#common.phase})`);
    return turn.seats[0]!;
  }

  offers(seat = this.asked()): readonly Offer<ActionOf<G>>[] {
    return this.#game.legal(this.#game.view(this.#common, seat)) as unknown as readonly Offer<ActionOf<G>>[];
  }

  /** What the seat that is asked may do: `fold | call 5 | raise 10`. */
  may(): string {
    const seat = this.asked();
    const { round } = this.#common;
    return (this.offers(seat) as readonly (AnyAction & { readonly amount?: unknown; readonly to?: unknown })[])
      .map(({ type, amount, to = amount }) => {
        if (type === 'call') return `call ${toCall(round!, seat, this.purses[seat]!)}`;
        if (to === undefined) return type;
        if (!isRange(to)) return `${type} ${to as number}`;
        return `${type} ${to.min}-${to.max}${to.step > 1 ? `/${to.step}` : ''}`;
      })
      .join(' | ');
  }

  /** The events since the last call. */
  events(): readonly EventOf<G>[] {
    const since = this.#events;
    this.#events = [];
    return since;
  }

  /** Does one action and no more: the croupier waits. */
  act(action: ActionOf<G>, actor: Actor = this.asked()): this {
    const what = `${String(actor)} ${JSON.stringify(action)}`;
    const before = this.state;
    const refusal = this.#game.check(this.#common, actor, action);
    assert.equal(refusal, undefined, `${what}: ${refusal?.message}`);
    const { state, events } = this.#game.apply(this.#common, actor, action);
    this.state = state as StateOf<G>;
    assert.equal(total(state.accounts), this.#sum, `${what} keeps the sum of all chips`);
    this.steps.push({ actor, action, events: events as readonly EventOf<G>[], before, after: this.state });
    this.#events.push(...(events as readonly EventOf<G>[]));
    return this;
  }

  /** The actions of the seats that are asked, one after the other: `call, raise 10, fold`. */
  play(words: string): this {
    for (const said of words.split(', ')) {
      const seat = this.asked();
      const [word = '', amount] = said.split(' ');
      this.act(
        this.meant(seat, word, Number(amount)) ?? ({ type: word, ...(amount && { to: +amount }) } as never),
        seat,
      );
      this.croupier();
    }
    return this;
  }

  /** The next hand: the croupier calls it, and all who are asked are ready. */
  deal(): this {
    if (this.#common.phase === 'settled') this.nextHand();
    const turn = this.#turn;
    if (turn.kind === 'seats') for (const seat of turn.seats) this.act({ type: 'done' } as never, seat);
    this.croupier();
    return this;
  }

  /** The next hand is called, and not yet begun. */
  nextHand(): this {
    return this.act({ type: 'nextHand' } as never, 'croupier');
  }

  /** Why an action is refused; the table stays as before. */
  refused(
    action: unknown,
    actor: Actor = this.#turn.kind === 'seats' ? this.asked() : 'croupier',
  ): Refusal | undefined {
    const before = JSON.stringify(this.state);
    const refusal = this.#game.check(this.#common, actor, action);
    assert.equal(JSON.stringify(this.state), before, 'a check changes nothing');
    return refusal;
  }

  /** The croupier does what is due, until somebody is asked or the hand is over. */
  protected croupier(): void {
    while (this.#turn.kind === 'croupier' && this.#common.phase !== 'settled') this.act(this.deals(), 'croupier');
  }
}
