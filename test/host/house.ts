/** A host without sockets, with a clock of its own: what the tests of rooms share. */
import { seededRandom } from '../../src/cards.ts';
import { toAction } from '../../src/game/to-action.ts';
import type { AnyAction, Offer, Viewer } from '../../src/game/contract.ts';
import { PROTOCOL_VERSION, type Join, type SeatStatus } from '../../src/game/host-messages.ts';
import { Host, LIMITS, sqliteStore, type HostSetup, type PromptStore, type Store } from '../../src/host.ts';
import type { HouseRules } from '../../src/host/house.ts';
import { handClock, settled } from './hand-clock.ts';

export { handClock, settled };

export const RULES: HouseRules = {
  ...{ turn: 30, bank: 60, refill: 5, away: 10, computers: 1 },
  ...{ sitOutAfter: 60, leaveAfter: 600, restAfter: 60 },
};

interface Told {
  readonly joined?: { readonly seat: Viewer; readonly secret?: string; readonly next: number };
  readonly seat?: Viewer;
  readonly step?: {
    readonly number: number;
    readonly actor: unknown;
    readonly action: AnyAction | null;
    readonly legal: readonly Offer<AnyAction>[];
    readonly view: Record<string, unknown>;
  };
  readonly people?: readonly SeatStatus[];
  readonly onlookers?: number;
  readonly done?: number;
  readonly again?: number;
  readonly refused?: { readonly code: string; readonly message: string };
  readonly action?: unknown;
  readonly id?: number;
}

/** A host on a store, by default one without a file. */
export function house<Kept extends Store = PromptStore>(
  more: Partial<HostSetup<string>> = {},
  store = sqliteStore(':memory:') as Store as Kept,
) {
  const clock = handClock();
  const failures: unknown[] = [];
  let secrets = 0;
  const host = new Host<string>({
    store,
    clock,
    secrets: { make: () => `secret ${++secrets}`, hash: secret => `hash of ${secret}` },
    limits: LIMITS,
    random: seededRandom('house'),
    rules: RULES,
    onEvent: event => void (event.type === 'failed' && failures.push(event.error)),
    ...more,
  });

  const guest = (request = 'friend'): HouseGuest => new HouseGuest(host, request);
  return { host, store, clock, failures, guest };
}

/** A guest on a connection, who has heard everything that was sent. */
export class HouseGuest {
  readonly heard: Told[] = [];
  readonly texts: string[] = [];
  /** The number of the guest's next action. */
  next = 1;
  readonly carrier = {
    queued: 0,
    ended: undefined as { readonly code: number; readonly reason: string } | undefined,
    send: (text: string): void => {
      this.texts.push(text);
      this.heard.push(JSON.parse(text) as Told);
    },
    close: (code: number, reason: string): void => {
      this.carrier.ended = { code, reason };
    },
  };
  readonly hear: (text: unknown) => void;
  readonly gone: () => void;

  constructor(host: Host<string>, request: string) {
    ({ receive: this.hear, disconnected: this.gone } = host.connect(this.carrier, request));
  }

  /** The last message with a key. */
  last<Key extends keyof Told>(key: Key): Told[Key] | undefined {
    return this.heard.findLast(told => told[key] !== undefined)?.[key];
  }

  get step(): NonNullable<Told['step']> {
    return this.last('step')!;
  }

  get seat(): Viewer | undefined {
    return this.last('joined')?.seat;
  }

  get people(): readonly SeatStatus[] {
    return this.last('people')!;
  }

  say(what: unknown): void {
    this.hear(JSON.stringify(what));
  }

  async join(join: { readonly [Key in keyof Join]?: Join[Key] | undefined } = {}): Promise<this> {
    this.say({ join: { version: PROTOCOL_VERSION, room: 'friday', game: 'stud', ...join } });
    await settled();
    if (this.last('joined')?.secret !== undefined) this.say({ seated: true });
    return this;
  }

  async act(act: unknown, seen = this.step.number, id = this.next++): Promise<void> {
    this.say({ act, seen, id });
    await settled();
  }
}

/** Random numbers of a test, the same each time. */
export const chancesOf = (seed: string) => seededRandom(seed);

/** One of the offers, with the minimum or the maximum as its amount. */
export function anyOf(legal: readonly Offer<AnyAction>[], random: { below(sides: number): number }): AnyAction {
  return toAction(legal[random.below(legal.length)]!, random.below(4) === 0);
}

/** Options for this many seats. */
export const seats = (count: number, purse = 400) => ({ purses: Array.from({ length: count }, () => purse) });
