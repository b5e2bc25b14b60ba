/** A table that is dealt honestly, and what one guest stores of it: a test changes the one or the other. */
import { seededRandom } from '../../src/cards.ts';
import {
  chancesOf,
  commitmentOf,
  fairSource,
  newSeed,
  pledgeOf,
  type DealRecord,
  type Shuffle,
} from '../../src/fair.ts';
import type { Witnessed } from '../../src/fair/messages.ts';
import { dueMove } from '../../src/fair/source.ts';
import { seenStepOf, type SeenStep } from '../../src/fair/seen-steps.ts';
import type { Witness } from '../../src/fair/verify.ts';
import { toAction } from '../../src/game/to-action.ts';
import type { AnyGame, Viewer } from '../../src/game/contract.ts';
import { Croupier } from '../../src/game/croupier.ts';

const ROOM = 'friday';
/** Seats of people who are there, and pledge. */
const PEOPLE = [0, 1];

/** A hand, or shoe, that is over: its record, and what the guest has stored of it. */
export interface Hand {
  readonly record: DealRecord;
  /** The table as it was before. */
  readonly before: SeenStep;
  /** All its steps, in order. */
  readonly steps: readonly SeenStep[];
  readonly shuffles: readonly Witnessed[];
  /** What a guest has who saw everything. */
  readonly witness: Witness & Required<Pick<Witness, 'seen' | 'shuffles'>>;
}

export class WitnessedTable {
  readonly croupier: Croupier<AnyGame>;
  /** All that the guest was told of the table. */
  readonly said: object[] = [];
  readonly #game: AnyGame;
  readonly #viewer: Viewer;
  readonly #random = seededRandom('an honest table');
  #next = 1;
  #made: Shuffle | undefined;
  #shuffles: { readonly shuffle: Shuffle; readonly used: number }[] = [];
  #steps: SeenStep[] = [];
  #mayBegin = false;

  constructor(game: AnyGame, options: object, viewer: Viewer = 0) {
    this.#game = game;
    this.#viewer = viewer;
    const source = fairSource(game.pack(game.open(options).options), () => {
      this.#made ??= this.#shuffle();
      return (this.#chances ??= chancesOf(ROOM, this.#made));
    });
    this.croupier = new Croupier(game, {
      ...{ options, retain: 'hand', source: () => source },
      mayDeal: () =>
        this.#mayBegin ||
        this.#shuffles.length === 0 ||
        dueMove(game, this.croupier.state, source.order()).type !== game.discloses,
      persist: ({ number, begins }) => {
        if (begins !== undefined) [this.#shuffles, this.#steps, this.#mayBegin] = [[], [], false];
        if (this.#made) this.#shuffles.push({ shuffle: this.#made, used: number });
        this.#made = this.#chances = undefined;
      },
    });
    this.croupier.port(viewer).listen({
      onStep: step => {
        this.said.push(step);
        this.#steps.push(seenStepOf(viewer, step, false));
      },
    });
  }
  #chances: ReturnType<typeof chancesOf> | undefined;

  #shuffle(): Shuffle {
    const number = this.#next++;
    const guests = PEOPLE.map(seat => {
      const seed = newSeed(this.#random);
      return { seat, seed, pledge: pledgeOf(ROOM, number, seat, seed) };
    });
    return { number, seed: newSeed(this.#random), guests };
  }

  /** The table as it is, as a new guest is told it. */
  look(): SeenStep {
    const { step } = this.croupier.port(this.#viewer);
    return seenStepOf(this.#viewer, { ...step, actor: 'croupier', action: null, events: [] }, true);
  }

  /** The next hand, or shoe. @param acts what players do instead of staying silent, until it does nothing more. */
  play(acts: (table: Croupier<AnyGame>) => boolean | void = () => false): Hand {
    const before = this.look();
    this.#mayBegin = this.#shuffles.length > 0;
    this.croupier.start();
    for (;;) {
      const turn = this.#game.turn(this.croupier.state);
      if (turn.kind !== 'seats') break;
      if (acts(this.croupier)) continue;
      const [seat] = turn.seats as [number];
      const view = this.#game.view(this.croupier.state, seat);
      this.croupier.act(seat, this.#game.silent(view) ?? toAction(this.#game.legal(view)[0]!));
    }
    const steps = this.#steps;
    const log = this.croupier.log();
    const shuffles = this.#shuffles.map(({ shuffle, used }) => this.#witnessed(shuffle, used));
    return {
      record: {
        ...{ format: 'tapis-vert-deal', room: ROOM, log },
        shuffles: this.#shuffles.map(({ shuffle }) => shuffle),
      },
      ...{ before, steps, shuffles },
      witness: {
        ...{ shuffles, room: ROOM, isUnbroken: true },
        seen: [{ isStart: true, steps: log.from === undefined ? [before, ...steps] : steps }],
      },
    };
  }

  #witnessed(shuffle: Shuffle, used: number): Witnessed {
    const { number, guests } = shuffle;
    const own = guests.find(({ seat }) => seat === this.#viewer);
    return {
      ...{ number, used, named: used - 1, isShown: true, present: PEOPLE, commitment: commitmentOf(ROOM, shuffle) },
      pledges: guests.map(({ seat, pledge }) => ({ seat, pledge })),
      ...(own && { own: { seat: own.seat, seed: own.seed! } }),
    };
  }
}
