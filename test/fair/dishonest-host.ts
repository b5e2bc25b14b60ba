/** A small host that speaks the wire messages to one guest, and says of an honest hand whatever a test wants. */
import { seededRandom } from '../../src/cards.ts';
import { chancesOf, commitmentOf, fairSource, isHex, newSeed, pledgeOf } from '../../src/fair.ts';
import type { DealRecord, FairGuestSays, GuestSeed, Shuffle } from '../../src/fair.ts';
import { dueMove } from '../../src/fair/source.ts';
import { toAction } from '../../src/game/to-action.ts';
import type { Actor, AnyAction, AnyEvent, AnyGame, Offer, Seat, TableState } from '../../src/game/contract.ts';
import type { Entry } from '../../src/game/log.ts';
import { handClock, settled } from '../host/hand-clock.ts';
import type { Connect, OtherEnd } from './visitor.ts';

/** A message of a host. */
export type Say = Readonly<Record<string, unknown>>;
/** The guest's seat. */
export const SEAT: Seat = 0;
const ROOM = 'friday';

export class DishonestHost {
  readonly clock = handClock();
  readonly records: DealRecord[] = [];
  /** Seats whose pledges count though nobody is there. */
  sham: readonly Seat[] = [];
  /** Seats of people who work with the host, and whether they hold back their seeds. */
  others: readonly Seat[] = [];
  holdsBack = false;
  /** Whether the guest's pledge is ignored. */
  isDeaf = false;
  /** Whether the guest's seat does what nobody does for them, and what is done before. */
  forges = false;
  beforeForging: (bold: AnyAction) => void = () => undefined;
  /** What players do instead of staying silent. */
  chooses: ((offers: readonly Offer<AnyAction>[]) => AnyAction) | undefined;
  /** Whether it asks for the seeds while players may still sit out. */
  namesEarly = false;
  /** Whether nobody can connect to it. */
  isAway = false;
  /** Whether it gives the guest their seat again on each line. */
  forgetsSeats = false;
  /** Whether it deals again from the seeds that it knows. */
  reuses = false;
  readonly #game: AnyGame;
  readonly #random = seededRandom('the host');
  #state: TableState;
  #begins: TableState | undefined;
  #entries: Entry<AnyAction>[] = [];
  #number = 0;
  #shuffles: Shuffle[] = [];
  #next = { number: 1, seed: newSeed(this.#random) };
  #pledged: GuestSeed | undefined;
  #named: readonly GuestSeed[] | undefined;
  #shuffle: Shuffle | undefined;
  readonly #source;
  #line: Parameters<Connect>[0] | undefined;
  #isCut = false;
  /** The last step, which a new guest is told first. */
  #last: Say | undefined;

  constructor(
    game: AnyGame,
    readonly options: object,
  ) {
    this.#game = game;
    this.#state = game.open(options);
    this.#source = fairSource(game.pack(this.#state.options), () => this.#chances());
  }

  readonly connect: Connect = (carrier): OtherEnd => {
    if (this.isAway) {
      carrier.close(1012);
      return { receive: () => undefined, disconnected: () => undefined };
    }
    this.#line = carrier;
    return {
      receive: text => this.#hear(JSON.parse(text) as Say),
      disconnected: () => void (this.#line = undefined),
    };
  };

  /** Sends a message as it is; one too deep to be written is text already. */
  say(said: Say): void {
    this.#line?.send(typeof said.text === 'string' ? said.text : JSON.stringify(said));
  }

  /** The last honest step, or the opening. */
  get last(): Say {
    return this.#last ?? this.#told('croupier', null, []);
  }

  /** Breaks the line; the guest comes again. */
  rejoin(): void {
    this.#line?.close(1012);
    this.#line = undefined;
    this.#isCut = true;
  }

  /** From now on it does nothing wrong. */
  repents(): void {
    this.sham = this.others = [];
    this.isDeaf = this.forges = this.namesEarly = this.reuses = this.holdsBack = false;
    this.isAway = this.forgetsSeats = false;
    this.tellPeople();
  }

  /** Learns the seeds of a hand, breaks the line, and plays a whole hand until the guest is back. @param shows whether it shows the deal first. */
  async playAlone(shows = false): Promise<void> {
    let isNamed = false;
    let isShown = false;
    await this.play(
      said => {
        if (isShown) return [];
        isShown = isNamed && 'step' in said;
        isNamed ||= 'pledges' in ((said as { fair?: object }).fair ?? {});
        isShown ||= isNamed && !shows;
        return [said];
      },
      () => {
        if (isShown && !this.isAway) this.#leaves();
      },
    );
    this.isAway = false;
    await this.clock.pass(20);
  }

  #leaves(): void {
    this.isAway = true;
    this.#line?.close(1012);
    this.#line = undefined;
  }

  #hear({ join, fair }: Say): void {
    if (join) {
      const isKnown = !this.forgetsSeats && (join as { secret?: string }).secret === 'secret';
      this.say({ joined: { room: ROOM, seat: SEAT, next: 1, ...(!isKnown && { secret: 'secret' }) } });
      this.say(this.last);
      this.say(this.#promise);
      if (this.#named) this.say(this.#naming);
      this.tellPeople();
    }
    const { wanted } = (fair ?? {}) as { readonly wanted?: number };
    const deal = this.records.find(({ shuffles }) => shuffles.some(({ number }) => number === wanted));
    if (deal) this.say({ fair: { deal } });
    const { shuffle, pledge, seed } = (fair ?? {}) as Partial<Record<string, unknown>> & Partial<FairGuestSays>;
    if (shuffle !== this.#next.number) return;
    if (isHex(pledge)) this.#pledged = { seat: SEAT, pledge, seed: null };
    if (isHex(seed)) this.#named = this.#named?.map(each => (each.seed ? each : { ...each, seed }));
  }

  /** Says again who is there. */
  tellPeople(): void {
    const people = this.#state.options.purses.map((_, seat) => ({
      ...{ name: '', kind: [SEAT, ...this.others].includes(seat) ? 'person' : 'computer', here: true },
    }));
    this.say({ people, onlookers: 0 });
  }

  get #promise(): Say {
    return { fair: { shuffle: this.#next.number, commitment: commitmentOf(ROOM, this.#next) } };
  }

  get #naming(): Say {
    const pledges = this.#named!.map(({ seat, pledge }) => ({ seat, pledge }));
    return { fair: { shuffle: this.#next.number, pledges } };
  }

  #told(actor: Actor, action: AnyAction | null, events: readonly AnyEvent[], before = this.#state): Say {
    const view = this.#game.view(this.#state, SEAT);
    return {
      seat: SEAT,
      step: {
        ...{ number: this.#number, actor, view, legal: this.#game.legal(view) },
        action: action && this.#game.redactAction(before, action, SEAT),
        events: events.map(event => this.#game.redactEvent(event, SEAT)),
      },
    };
  }

  #chances() {
    const old = this.#old;
    if (this.reuses && old) {
      this.#shuffle ??= old;
      this.#made ??= chancesOf(ROOM, old);
    }
    if (!this.#shuffle) {
      const guests = this.#named!.map(each =>
        this.others.includes(each.seat) && this.holdsBack ? { ...each, seed: null } : each,
      );
      this.#shuffle = { ...this.#next, guests };
      this.#made = chancesOf(ROOM, this.#shuffle);
    }
    return this.#made!;
  }
  #made: ReturnType<typeof chancesOf> | undefined;
  #old: Shuffle | undefined;

  /** Names the pledges that count, and receives their seeds. */
  async #name(say: (said: Say) => Promise<void>): Promise<void> {
    const own = (seat: Seat): GuestSeed => {
      const seed = newSeed(this.#random);
      return { seat, seed, pledge: pledgeOf(ROOM, this.#next.number, seat, seed) };
    };
    this.#named = [
      ...(this.#pledged && !this.isDeaf ? [this.#pledged] : []),
      ...this.others.map(own),
      ...this.sham.map(own),
    ].sort((one, other) => one.seat - other.seat);
    await say(this.#naming);
  }

  /** Learns the seeds of the shuffle that is due, does not like them, and promises another. */
  async dropShuffle(): Promise<void> {
    const say = async (said: Say): Promise<void> => {
      this.say(said);
      await settled();
    };
    await this.#untilChance(say);
    await this.#name(say);
    this.#next = { number: this.#next.number + 1, seed: newSeed(this.#random) };
    this.#named = this.#pledged = undefined;
    await say(this.#promise);
  }

  /** Promises another shuffle before any seed of the one due is shown. */
  skipShuffle(): void {
    this.#next = { number: this.#next.number + 1, seed: newSeed(this.#random) };
    this.#pledged = undefined;
    this.say(this.#promise);
  }

  async #untilChance(say: (said: Say) => Promise<void>): Promise<void> {
    while (!this.#asksChance) await this.#move(say);
  }

  get #asksChance(): boolean {
    return (
      this.#game.turn(this.#state).kind === 'croupier' &&
      dueMove(this.#game, this.#state, this.#source.order()).asksChance
    );
  }

  /** Plays until a record has been given, and what follows it. @param twist what is said instead of the honest message. */
  async play(twist: (said: Say) => readonly Say[] = said => [said], then: () => void = () => undefined): Promise<void> {
    const say = async (said: Say): Promise<void> => {
      for (const each of twist(said)) this.say(each);
      await settled();
      then();
      if (!this.#isCut) return;
      this.#isCut = false;
      await this.clock.pass(2);
    };
    const records = this.records.length;
    while (this.records.length === records) await this.#move(say);
  }

  async #move(say: (said: Say) => Promise<void>): Promise<void> {
    const turn = this.#game.turn(this.#state);
    if (this.namesEarly && turn.kind === 'seats' && !this.#named) await this.#name(say);
    const [actor, action] =
      turn.kind === 'seats' ? this.#seatsMove(turn.seats[0]!) : (['croupier', await this.#croupiersMove(say)] as const);
    const before = this.#state;
    const { state, events } = this.#game.apply(before, actor, action);
    this.#number++;
    if (action.type === this.#game.discloses && actor === 'croupier') {
      if (this.#shuffles.length > 0) await this.#record(say);
      [this.#begins, this.#entries, this.#shuffles] = [before, [], []];
    }
    this.#state = state;
    this.#entries.push({ actor, action });
    if (this.#shuffle) {
      this.#shuffles.push((this.#old = this.#shuffle));
      this.#shuffle = this.#made = this.#named = this.#pledged = undefined;
      this.#next = { number: this.#next.number + 1, seed: newSeed(this.#random) };
      await say(this.#promise);
    }
    this.#last = this.#told(actor, action, events, before);
    await say(this.#last);
  }

  async #croupiersMove(say: (said: Say) => Promise<void>): Promise<AnyAction> {
    if (this.#asksChance && !this.#named && !this.#isReusing) await this.#name(say);
    return this.#game.deal(this.#state, this.#source);
  }

  get #isReusing(): boolean {
    return this.reuses && this.#old !== undefined;
  }

  /** What the croupier does for a silent player; for the guest, if the host forges, something else. */
  #seatsMove(seat: Seat): readonly [Seat, AnyAction] {
    const view = this.#game.view(this.#state, seat);
    const offers = this.#game.legal(view);
    const meek = this.chooses?.(offers) ?? this.#game.silent(view) ?? toAction(offers[0]!);
    if (!this.forges || seat !== SEAT) return [seat, meek];
    const bold = offers
      .map(offer => toAction(offer, true))
      .find(
        each =>
          !['leave', 'sitOut', 'sitIn', 'sit', 'reopen'].includes(each.type) &&
          ![meek, toAction(offers[0]!)].some(own => JSON.stringify(own) === JSON.stringify(each)) &&
          !this.#game.check(this.#state, seat, each),
      );
    if (bold) {
      this.forges = false;
      this.beforeForging(bold);
    }
    return [seat, bold ?? meek];
  }

  async #record(say: (said: Say) => Promise<void>): Promise<void> {
    const { record } = this;
    this.records.push(record);
    await say({ fair: { deal: record } });
  }

  /** The record of the present hand so far. */
  get record(): DealRecord {
    const { id, version } = this.#game;
    return {
      ...{ format: 'tapis-vert-deal', room: ROOM, shuffles: this.#shuffles },
      log: {
        ...{ format: 'tapis-vert', game: id, version, options: this.#state.options, actions: [...this.#entries] },
        ...(this.#begins && { from: this.#begins }),
      },
    };
  }
}
