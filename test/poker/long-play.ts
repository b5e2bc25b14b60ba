/**
 * A long seeded play of a poker game, with short stacks and long ones, and random rules for each table: no chip is
 * lost, and nothing hidden reaches anybody who may not know it. Nothing of a step is kept.
 * `npm run test:long` plays 100,000 hands, CI an eighth, other runs 3,000.
 */
import assert from 'node:assert/strict';
import { cardNumber, seededRandom, shuffledSource, type Card, type CardSource, type Random } from '../../src/cards.ts';
import {
  isRange,
  total,
  type ActionOf,
  type Actor,
  type AnyAction,
  type AnyEvent,
  type EventOf,
  type StateOf,
  type Viewer,
  type ViewOf,
} from '../../src/croupier.ts';
import { lengthOf } from '../long.ts';
import { isRule } from '../../src/game/options.ts';
import type { BettingGame, BettingState } from '../../src/stakes/betting-game.ts';

export const HANDS = lengthOf(100_000, 3_000);
/** A table is given up after this many hands: the next one has other purses and rules. */
const HANDS_OF_A_TABLE = 10;

/** One step, with the states before and after it. */
export interface Step<State, Action, Event> {
  readonly before: State;
  readonly actor: Actor;
  readonly action: Action;
  readonly after: State;
  readonly events: readonly Event[];
}

/** The game's own part of its long play. */
export interface LongPlay<G extends BettingGame> {
  readonly game: G;
  /** The table of the game's options. */
  readonly options: Readonly<Record<string, Parameters<typeof isRule>[0]>>;
  /** One table in this many has a random value of a rule, the others its default. */
  readonly ruleIn: number;
  /** Rules that are set for each play, and never random. */
  readonly said?: readonly string[];
  /** More random options of a table. */
  more?(random: Random): object;
  /** The most chips of a short stack, and the range of a long one. */
  readonly purses: { readonly short: number; readonly long: number };
  /** How much likelier staying in and going on are made: 2 by default. */
  readonly weights: Readonly<Record<string, number>>;
  /** The phases in which several seats are asked at once: now and then another seat with an offer acts. */
  readonly together: readonly string[];
  /** The cards that are face up for everybody, or were shown; a viewer's own rows are added. */
  open(state: StateOf<G>): readonly (readonly Card[])[];
  own(state: StateOf<G>, seat: number): readonly Card[];
  /** What else must be hidden from a viewer, beside the cards; `told` is all that the viewer receives of the step, as JSON. */
  secrets?(step: Step<StateOf<G>, ActionOf<G>, EventOf<G>>, viewer: Viewer, view: ViewOf<G>, told: string): void;
}

/** One play: its seed text, the number of hands, the options of each table, and the pack, if not the game's own. */
export interface Play {
  readonly seed: string;
  readonly seats: number;
  readonly hands: number;
  readonly options?: object;
  readonly pack?: readonly Card[];
}

const CARD = /"([2-9TJQKA][cdhs])"/g;

/** An offer with an amount in its range: the minimum, the maximum, or one between. */
function concrete(offer: object, random: Random): AnyAction {
  const fields = Object.entries(offer).map(([name, value]) => {
    if (!isRange(value)) return [name, value] as const;
    const steps = Math.floor((value.max - value.min) / value.step);
    return [name, value.min + value.step * [0, steps, random.below(steps + 1)][random.below(3)]!] as const;
  });
  return Object.fromEntries(fields) as unknown as AnyAction;
}

/** A set of cards by their numbers. */
function setOf(rows: readonly (readonly Card[])[], cards = new Uint8Array(52)): Uint8Array {
  for (const row of rows) for (const card of row) cards[cardNumber(card)] = 1;
  return cards;
}

/** A game's long play: `play` plays, and `counts` has what happened, so that an empty play is not taken for a good one. */
export function longPlay<G extends BettingGame>(kind: LongPlay<G>) {
  const game: BettingGame = kind.game;
  const counts = new Map<string, number>();

  function drawOptions(random: Random): object {
    const drawn: Record<string, unknown> = {};
    for (const [name, entry] of Object.entries(kind.options)) {
      if (!isRule(entry) || kind.said?.includes(name) || random.below(kind.ruleIn) > 0) continue;
      if (entry.kind === 'choice') drawn[name] = entry.values[random.below(entry.values.length)];
      if (entry.kind === 'flag') drawn[name] = random.below(2) === 0;
    }
    if (random.below(4) === 0) drawn['rake'] = { percent: random.below(30), cap: random.below(10) };
    return { ...drawn, ...kind.more?.(random) };
  }

  /** Short stacks, long ones, and both at one table. */
  function drawPurses(seats: number, random: Random): readonly number[] {
    const { short, long } = kind.purses;
    const mixed = random.below(3);
    return Array.from({ length: seats }, (_, seat) =>
      mixed === 0 || (mixed === 1 && seat % 2 === 0) ? 1 + random.below(short) : 100 + random.below(long),
    );
  }

  /** An action: of a seat that is asked, seldom of another one that has an offer. */
  function choose(state: BettingState, seats: readonly number[], random: Random) {
    const others = seats.length === 0 || (kind.together.includes(state.phase) && random.below(20) === 0);
    const seat = others ? random.below(state.players.length) : seats[random.below(seats.length)]!;
    const offers = game.legal(game.view(state, seat));
    const sum = offers.reduce((all, { type }) => all + (kind.weights[type] ?? 2), 0);
    if (sum === 0) return undefined;
    let drawn = random.below(sum);
    const offer = offers.find(({ type }) => (drawn -= kind.weights[type] ?? 2) < 0)!;
    return { seat, action: concrete(offer, random) };
  }

  /** Everything that reaches everybody at one step has only cards that they may know. */
  function checkSecrets(step: Step<BettingState, AnyAction, AnyEvent>): void {
    const { before, actor, action, events } = step;
    const state = step.after as StateOf<G> & BettingState;
    const open = setOf(kind.open(state));
    for (let seat = -1; seat < state.players.length; seat++) {
      const viewer: Viewer = seat < 0 ? 'onlooker' : seat;
      const known = seat < 0 ? open : setOf([kind.own(state, seat)], open.slice());
      const view = game.view(state, viewer);
      const told = JSON.stringify([
        game.redactAction(before, action, viewer),
        events.map(event => game.redactEvent(event, viewer)),
      ]);
      const seen = told + JSON.stringify([{ ...view, options: null }, game.legal(view)]);
      for (const [, card] of seen.matchAll(CARD))
        if (!known[cardNumber(card as Card)])
          assert.fail(`${viewer} learns of ${card} when ${actor} does ${JSON.stringify(action)}: ${seen}`);
      kind.secrets?.(step as Step<StateOf<G>, ActionOf<G>, EventOf<G>>, viewer, view as ViewOf<G>, told);
    }
  }

  function play({ seed, seats, hands, options = {}, pack }: Play): void {
    const random = seededRandom(seed);
    let state: BettingState | undefined;
    let source: CardSource = shuffledSource([], random);
    let left = 0;
    let idle = 0;
    for (let played = 0; played < hands;) {
      if (!state || left === 0 || idle > 100 || game.turn(state).kind === 'over') {
        const purses = drawPurses(seats, random);
        state = game.open({ ...drawOptions(random), ...options, purses });
        source = shuffledSource(pack ?? game.pack(state.options), random);
        left = HANDS_OF_A_TABLE;
        idle = 0;
      }
      const turn = game.turn(state);
      let actor: Actor = 'croupier';
      let action: AnyAction;
      if (turn.kind === 'seats') {
        const next = choose(state, turn.seats, random);
        idle++;
        if (!next) continue;
        actor = next.seat;
        action = next.action;
      } else {
        idle = 0;
        action = game.deal(state, source);
      }
      const refusal = game.check(state, actor, action);
      if (refusal) assert.fail(`${actor} may not ${JSON.stringify(action)}: ${refusal.message}`);
      const { state: after, events } = game.apply(state, actor, action);
      const { purses, cloth } = after.accounts;
      if (total(after.accounts) !== 0 || [...purses, ...cloth].some(chips => !Number.isSafeInteger(chips) || chips < 0))
        assert.fail(`${JSON.stringify(action)} leaves ${JSON.stringify(after.accounts)}`);
      checkSecrets({ before: state, actor, action, after, events });
      for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1);
      if (after.phase === 'settled' && state.phase !== 'settled') {
        if (cloth.some(chips => chips > 0)) assert.fail('chips are left in the pots');
        played++;
        left--;
      }
      state = after;
    }
  }

  /** Each of these events has happened in the plays. */
  function haveHappened(types: readonly string[]): void {
    for (const type of types) assert.ok(counts.get(type), `${type}: ${counts.get(type) ?? 0} times`);
  }
  return { play, haveHappened };
}
