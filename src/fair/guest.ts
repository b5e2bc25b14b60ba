import { isObject } from '../game/actions.js';
import type { AnyAction, Seat, TableView, Viewer } from '../game/contract.js';
import { writeJson } from '../game/json.js';
import type { Step } from '../game/port.js';
import { isChips } from '../game/options.js';
import { answersOf, type Answers } from '../game/wire.js';
import { codeOf, isHex, newSeed, pledgeOf, shuffleCode } from './deal.js';
import type { Code, FairGuestSetup, Grounds } from './guest-setup.js';
import type { Witnessed } from './messages.js';
import { MOST_SHUFFLES, readMemory } from './memory.js';
import { digest, seenStepOf, turnOf, type StepRun, type SeenStep } from './seen-steps.js';
import { checkDeal, lastHand, readDeal, type Witness } from './verify.js';
import { isFault, type Fault, type VerdictKind } from './verdict.js';
import { Wanted } from './wanted.js';

type Pledges = NonNullable<Witnessed['pledges']>;

/** The most unanswered actions, stretches seen, and records that are remembered: an honest host needs fewer. */
const MOST = 64;
/** A person who has had a seat for this long has not come only a moment ago (ms). */
const MOMENT = 3000;

/** The verdicts that a requested record of an earlier hand gets if it is mistaken for that of the present one. */
const MAY_BE_EARLIER: readonly VerdictKind[] = ['view-mismatch', 'wrong-number', 'withheld'];

/** What was seen, while it still grows. */
interface Growing extends StepRun {
  readonly steps: SeenStep[];
}

/** What the guest has requested: its digest, the step that it answers, and its number on the connection. */
interface Asked {
  readonly act: string;
  readonly seen: number;
  readonly id: number;
}

/**
 * A guest's part in fair deals: pledges a seed for each shuffle, shows it when all pledges are named, records what it
 * was told and shown, and checks the result. What was seen is kept when the connection is lost.
 */
export class FairGuest {
  readonly #setup: FairGuestSetup;
  #room: string;
  #seat: Viewer | undefined;
  /** Whether the next step is the first on a connection, or at a seat. */
  #isFirst = true;
  /** Whether that seat was somebody else's until then, as far as is known. */
  #isNewSeat = true;
  /** The last step, and whether one with a lower number is shown too: the seat is another. */
  #last: SeenStep | undefined;
  #startsOver = false;
  /** What was seen without a record so far, and whether there was more of it than is kept. */
  #seen: Growing[] = [];
  #isForgotten = false;
  /** Seats with a person who is there. */
  #present: readonly Seat[] = [];
  /** Whether that has been told on the present connection, and on any. */
  #isMet = false;
  #hasMet = false;
  /** What the guest has requested without having been seen to do it yet, and what of it a host may still carry out. */
  #asked: Asked[] = [];
  #answers: Answers = answersOf('onlooker');
  /** Shuffles without a record. */
  readonly #told = new Map<number, Witnessed>();
  readonly #wanted = new Wanted(wanted => this.#setup.say({ wanted }));
  /** Whether nothing was missed since the last record. */
  #isUnbroken = false;
  /** The number of the last shuffle with a record, and the records received. */
  #recorded: number | undefined;
  #records: string[] = [];
  /** The last shuffle promised, and those promised on this connection: whether the own seed was made there. */
  #promised: number | undefined;
  /** The first one promised to this page. */
  #firstPromised: number | undefined;
  readonly #promisedHere = new Map<number, boolean>();
  /** Whether `joined` is due, since the connection is new; undefined while nobody reports connections. */
  #isJoinDue: boolean | undefined;
  /** Whether the guest has asked to stand up. */
  #isLeaving = false;
  /** Whether the seat is no longer the guest’s, or was given to them again: the room may be another one as well. */
  #mayBeNewRoom = false;
  /** Whether the guest is back at their seat, and has not yet heard which shuffle is next. */
  #isBack = false;
  /** Since when each seat has had a person, as far as was told. */
  readonly #since = new Map<Seat, number>();
  #codes: { readonly promise?: Code; readonly deal?: Code } = {};

  constructor(setup: FairGuestSetup) {
    this.#setup = setup;
    this.#room = setup.room;
    const { shuffles = [], recorded, promised } = readMemory(setup.memory) ?? {};
    for (const told of shuffles) this.#told.set(told.number, told);
    this.#leaveUnwatched();
    this.#recorded = recorded;
    this.#promised = promised;
  }

  /** What people at one table can read to each other. */
  get codes(): readonly Code[] {
    const { promise, deal } = this.#codes;
    return [promise, deal].filter(each => each !== undefined);
  }

  /** A connection has opened: the host owes a `joined` on it, and no other until the guest has left their seat. */
  opened(): void {
    this.#isJoinDue = true;
    this.#isLeaving = false;
    this.#promisedHere.clear();
    this.#leaveUnwatched();
  }

  /** The connection is not the one on which pledges were named: what is dealt from them now may never be shown. */
  #leaveUnwatched(): void {
    for (const [number, told] of this.#told)
      if (told.pledges && told.used === undefined) this.#told.set(number, { ...told, isUnwatched: true });
  }

  /** The guest stands up, if the host hears it. */
  leaves(): void {
    this.#isLeaving = true;
  }

  /** A message of the host on the guest's connection, however foreign: all of them are passed in here, in order. */
  heard(message: object): void {
    // in the order in which a page reads them: what it does not show is ignored here too
    const { joined, step, seat, done, again, refused, id, people, fair } = message as Readonly<Record<string, unknown>>;
    if (isObject(joined)) this.#joined(joined);
    else if (isObject(step)) this.#step(seat, step as Step<AnyAction, AnyAction, TableView>);
    else if (isChips(done)) this.#answered(done);
    else if (isChips(again)) return;
    else if (isObject(refused)) this.#answered(id);
    else if (Array.isArray(people)) this.#met(people);
    else if (isObject(fair)) this.#hear(fair as Readonly<Record<string, unknown>>);
  }

  #joined(joined: { readonly room?: unknown; readonly seat?: Viewer; readonly secret?: unknown }): void {
    const { room, seat, secret } = joined;
    if (typeof room === 'string') this.#room = room;
    const isOther = seat !== this.#seat;
    const isNewLine = this.#isJoinDue === true;
    const wasSeated = typeof this.#seat === 'number';
    if (this.#isJoinDue === false && wasSeated && !this.#isLeaving)
      this.#blame('rejoined', 'The host seated you again on a connection that was never broken.');
    if (isNewLine) this.#isJoinDue = false;
    else if (this.#isJoinDue === undefined) this.#promisedHere.clear();
    if (seat === 'onlooker') this.#isLeaving = false;
    const isBack = secret === undefined && typeof seat === 'number';
    this.#isBack = isNewLine && isBack;
    this.#mayBeNewRoom = isNewLine && !isBack;
    this.#lose(seat, isNewLine, secret !== undefined);
    // a guest who comes back to their seat is given no secret
    this.#isNewSeat = isOther || secret !== undefined;
    this.#seat = seat;
    this.#isFirst = true;
    this.#isMet = false;
    if (!isOther) return;
    // what is in flight may still be carried out for the new seat
    this.#startsOver = true;
    this.#answers = answersOf(seat ?? 'onlooker');
  }

  /** The guest has requested an action, or to take one back: `null`. @param id its number on the connection. */
  asked(act: unknown, id: number): void {
    this.#asked = [...this.#asked, { act: digest(act), seen: this.#last?.number ?? 0, id }].slice(-MOST);
  }

  /** What was done or refused will not be done again. */
  #answered(id: unknown): void {
    this.#asked = this.#asked.filter(asked => asked.id !== id);
  }

  /** The seat is no longer the guest's: its records need not reach them, not even on request. */
  #lose(seat: Viewer | undefined, isNewLine: boolean, isNewSeat: boolean): void {
    for (const [number, told] of this.#told)
      if (told.isShown && (isNewSeat || (isNewLine && told.own?.seat !== seat)))
        this.#told.set(number, { ...told, isLost: true });
  }

  /** Reports a missing record of a shuffle for which the guest showed a seed at a seat that is no longer theirs. */
  #tellLost({ number, isLost }: Witnessed): void {
    if (!isLost) return;
    const message = `The seat was no longer yours: the host has not shown what became of shuffle ${number}.`;
    const findings = [{ about: 'seed', holds: false, message }] as const;
    this.#setup.checked({ kind: 'lost', findings }, undefined, this.#grounds());
  }

  /** The room is another one of the same name: nothing promised or shown before belongs to this one. */
  #beginAnew(): void {
    for (const told of this.#told.values()) this.#tellLost(told);
    this.#told.clear();
    this.#wanted.clear();
    this.#seen = [];
    this.#records = [];
    this.#isForgotten = this.#isUnbroken = this.#mayBeNewRoom = false;
    this.#last = this.#recorded = this.#promised = this.#firstPromised = undefined;
    this.#remember();
  }

  #met(people: readonly unknown[]): void {
    this.#isMet = true;
    // people who were there when the page came may have been there for long
    const now = this.#hasMet ? (this.#setup.now?.() ?? Infinity) : -Infinity;
    this.#hasMet = true;
    const told = people.map(each => (isObject(each) ? each : {}) as Readonly<Record<string, unknown>>);
    told.forEach(({ kind }, seat) => {
      if (kind !== 'person') this.#since.delete(seat);
      else if (!this.#since.has(seat)) this.#since.set(seat, now);
    });
    this.#present = told.flatMap(({ kind, here }, seat) => (kind === 'person' && here === true ? seat : []));
    for (const [number, told] of this.#told)
      this.#told.set(number, { ...told, present: [...new Set([...told.present, ...this.#present])] });
  }

  // ---- what is seen ------------------------------------------------------------------------------------------------

  #step(seat: unknown, step: Step<AnyAction, AnyAction, TableView>): void {
    const { number, actor, action } = step;
    const last = this.#last;
    // what the page does not show either
    if (seat !== this.#seat || this.#seat === undefined || !isChips(number)) return;
    const isBehind = last !== undefined && number < last.number;
    if (isBehind && this.#mayBeNewRoom && this.#isFirst) {
      this.#beginAnew();
      return this.#step(seat, step);
    }
    if (isBehind && !this.#startsOver) return;
    const isFirst = this.#isFirst;
    this.#isFirst = this.#startsOver = false;
    const read = seenStepOf(this.#seat, step, isFirst);
    const told: SeenStep = isBehind ? { ...read, kind: 'odd' } : read;
    // the answer may have been lost with the previous connection
    if (isFirst) this.#wanted.askAgain();
    const isAgain = number === last?.number;
    const isUnasked = !isAgain && actor === seat && !this.#hasAsked(told.action);
    // the current table is sent in the croupier's name, without a move: earlier requests may still be carried out
    const mover = told.kind === 'look' && this.#seat !== 'onlooker' ? this.#seat : actor;
    this.#answers.step({ number, actor: mover, view: { turn: turnOf(step.view) } }, !isUnasked);
    if (isAgain) return this.#again(told, last, isFirst);
    this.#last = told;
    const isDealt = told.kind === 'act' && actor === 'croupier';
    if (isDealt) this.#use(number, isFirst);
    // the previous occupant of the seat may have done it
    const isForeign = isUnasked && isFirst && this.#isNewSeat;
    const isNext = last !== undefined && number === last.number + 1 && told.kind !== 'look' && !isForeign;
    // a record in flight when the connection was lost is lost with it
    if (isDealt && action!.type === this.#setup.game.discloses) this.#begin(isNext && !isFirst, told);
    else {
      const witnessed = { ...told, ...(isUnasked && !isForeign && { isUnasked }) };
      if (isNext && this.#seen.length > 0) this.#seen.at(-1)!.steps.push(witnessed);
      else this.#begins({ isStart: told.kind === 'look' && number === 0, steps: [witnessed] }, isNext);
    }
  }

  /** The last step has come again: on a new connection, or at another seat. */
  #again(told: SeenStep, last: SeenStep, isFirst: boolean): void {
    const isSame = (['viewer', 'actor', 'action', 'events', 'view'] as const).every(part => told[part] === last[part]);
    if (isSame) return;
    this.#last = told;
    // something can be taken back only once
    const kind = told.kind === 'undo' ? 'look' : told.kind;
    this.#seen.at(-1)?.steps.push({ ...told, kind: isFirst ? kind : 'odd', isAgain: true });
  }

  /** Whether the guest has requested what their seat does, recently enough that the host cannot have refused it. */
  #hasAsked(action: string): boolean {
    const asked = this.#asked.find(({ act, seen }) => act === action && !this.#answers.refusal(seen));
    if (asked) this.#answered(asked.id);
    return asked !== undefined;
  }

  /** The croupier has moved: the shuffle whose pledges were named was made with it. */
  #use(number: number, isFirst: boolean): void {
    for (const [shuffle, told] of this.#told) {
      if (!told.pledges || told.used !== undefined) continue;
      // the first step on a connection may be older than what was named before, or come long after it
      if (isFirst && number !== told.named! + 1) continue;
      this.#told.set(shuffle, { ...told, used: number });
      this.#remember();
    }
  }

  /** Another hand, or shoe, begins: the record of the previous one must have arrived. */
  #begin(isNext: boolean, told: SeenStep): void {
    const before = this.#seen.at(-1);
    if (isNext && before?.steps.some(({ kind, actor }) => kind === 'act' && actor === 'croupier')) {
      this.#blame('withheld', 'A hand is over, and the host has not given a record of it.');
      this.#seen.pop();
    }
    this.#begins({ isStart: true, steps: [told] }, isNext);
  }

  /** Something was seen that begins anew, or does not follow what was seen before. */
  #begins(stretch: Growing, isNext: boolean): void {
    this.#isForgotten ||= this.#seen.length === MOST;
    this.#seen = [...this.#seen, stretch].slice(-MOST);
    if (isNext) return;
    this.#isUnbroken = stretch.isStart && stretch.steps[0]!.kind === 'look';
    // their hands may have ended meanwhile
    for (const { number, isShown, used } of this.#told.values())
      if ((isShown || used !== undefined) && !this.#wanted.has(number)) this.#wanted.ask(number);
  }

  // ---- shuffles ----------------------------------------------------------------------------------------------------

  #hear({ deal, shuffle, commitment, pledges }: Readonly<Record<string, unknown>>): void {
    if (deal !== undefined) this.#check(deal);
    else if (isChips(shuffle) && isHex(commitment)) this.#pledge(shuffle, commitment);
    else if (isChips(shuffle) && Array.isArray(pledges)) this.#show(shuffle, pledges.filter(isObject) as Pledges);
  }

  #pledge(number: number, commitment: string): void {
    const { say } = this.#setup;
    const promised = this.#promised ?? -1;
    const isOtherThen = number === promised && this.#told.get(number)?.commitment !== commitment;
    if (this.#mayBeNewRoom && (number < promised || isOtherThen)) this.#beginAnew();
    this.#mayBeNewRoom = false;
    if (this.#isBack) this.#miss(number);
    let before = this.#told.get(number);
    if (!before && this.#told.size >= MOST_SHUFFLES) return;
    const isOther = before !== undefined && before.commitment !== commitment;
    // a room in which nothing was played may have been opened anew, if no seed of the guest’s was known before
    const isNothingKnown = !before?.isShown && !this.#promisedHere.has(number) && this.#isJoinDue === false;
    if (isOther && isNothingKnown) before = undefined;
    const isTwice = isOther && !isNothingKnown;
    const own = this.#seedFor(before?.own, isOther);
    this.#told.set(number, {
      ...{ present: this.#present, ...before, number, commitment },
      ...(own && { own }),
      ...(isTwice && { isTwice }),
    });
    this.#promised = Math.max(number, this.#promised ?? number);
    this.#firstPromised ??= number;
    this.#promisedHere.set(number, this.#promisedHere.get(number) === true || own !== before?.own);
    this.#codes = { ...this.#codes, promise: { about: 'promise', number, code: codeOf(commitment) } };
    this.#remember();
    if (own && own.seat === this.#seat)
      say({ shuffle: number, pledge: pledgeOf(this.#room, number, own.seat, own.seed) });
  }

  /**
   * The guest is back: shuffles made meanwhile without a seed of theirs are counted. The record of the last one has yet
   * to come, and that of each for which they had shown a seed.
   */
  #miss(next: number): void {
    this.#isBack = false;
    const promised = this.#promised;
    if (promised === undefined) return;
    const { isShown, used } = this.#told.get(promised) ?? {};
    const from = isShown || used !== undefined ? promised + 1 : promised;
    const deals = Math.min(next - 1 - from, MOST);
    if (deals <= 0) return;
    const message = 'While your connection was broken, the cards were shuffled without you.';
    const findings = [{ about: 'seed', holds: false, message }] as const;
    this.#setup.checked({ kind: 'missed', deals, findings }, undefined, this.#grounds());
  }

  /** The seed to pledge for a shuffle. @param isOther whether the host has named another commitment before. */
  #seedFor(pledged: Witnessed['own'], isOther: boolean): Witnessed['own'] {
    const seat = this.#seat;
    if (typeof seat !== 'number') return pledged;
    // repeated on a new connection: the pledge stands
    if (pledged?.seat === seat && !isOther) return pledged;
    return { seat, seed: newSeed(this.#setup.random) };
  }

  #show(number: number, pledges: Pledges): void {
    const told = this.#told.get(number);
    if (!told) return;
    // named again on a new connection it is the same order
    const isOther = told.pledges && digest(told.pledges) !== digest(pledges);
    const { own } = told;
    const pledge = own && pledgeOf(this.#room, number, own.seat, own.seed);
    // a seed that does not count is nobody's business
    const isShown = own?.seat === this.#seat && pledges.some(each => each.seat === own?.seat && each.pledge === pledge);
    const brief = told.pledges ? [] : this.#briefOf(pledges);
    this.#told.set(number, {
      ...{ ...told, pledges },
      ...(told.named === undefined && this.#last && { named: this.#last.number }),
      // a host that has heard the guest's pledge on this connection has first told who is there
      ...(!this.#isMet && !(isShown && this.#promisedHere.get(number)) && { isNamedUnseen: true }),
      ...(isShown && { isShown }),
      ...(isOther && { isTwice: true }),
      ...(brief.length > 0 && { brief }),
    });
    this.#remember();
    if (!isShown) return;
    this.#setup.say({ shuffle: number, seed: own!.seed });
    this.#wanted.shown(number);
  }

  /** The seats among those that pledged whose person came only a moment ago. */
  #briefOf(pledges: Pledges): readonly Seat[] {
    const now = this.#setup.now?.();
    if (now === undefined) return [];
    return pledges.flatMap(({ seat }) =>
      seat !== this.#seat && now - (this.#since.get(seat) ?? now) < MOMENT ? seat : [],
    );
  }

  /** What must survive a reload of the page. */
  #remember(): void {
    const [recorded, promised] = [this.#recorded, this.#promised];
    this.#setup.keep?.(writeJson({ shuffles: [...this.#told.values()], recorded, promised }));
  }

  // ---- records -----------------------------------------------------------------------------------------------------

  /** Reports a fault before any record shows it. */
  #blame(kind: Fault, message: string): void {
    this.#setup.checked({ kind, findings: [{ about: kind, holds: false, message }] }, undefined, this.#grounds());
  }

  /** Everything told about shuffles, when the record of one comes. */
  #promises(last: number): readonly Witnessed[] {
    return [...this.#told.values()].map(told =>
      this.#wanted.isAwaited(told.number, last) ? { ...told, isAwaited: true } : told,
    );
  }

  #grounds(how: Pick<Witness, 'seen' | 'isEarlier'> = { seen: this.#seen }, numbers: readonly number[] = []): Grounds {
    const recorded = this.#recorded;
    const wasThere = (number: number): boolean => {
      const { own, isNamedUnseen } = this.#told.get(number) ?? {};
      return own !== undefined && own.seat === this.#seat && !isNamedUnseen && this.#promisedHere.has(number);
    };
    return {
      witness: {
        ...{ shuffles: this.#promises(numbers.at(-1) ?? 0), room: this.#room },
        ...{ isUnbroken: this.#isUnbroken, isForgotten: this.#isForgotten, ...how },
        seen: how.seen.map(each => ({ ...each, steps: [...each.steps] })),
        ...(recorded !== undefined && { recorded }),
      },
      wasThere: numbers.length > 0 && numbers.every(wasThere),
      isCut: numbers.some(number => this.#told.get(number)?.isShown && !this.#promisedHere.has(number)),
    };
  }

  #check(given: unknown): void {
    const record = digest(given);
    // a repeated one says nothing new
    if (this.#records.includes(record)) return;
    this.#records = [...this.#records, record].slice(-MOST);
    const numbers = readDeal(given)?.shuffles.map(({ number }) => number) ?? [];
    const all = this.#seen;
    let grounds = this.#grounds({ seen: all }, numbers);
    let verdict = checkDeal(this.#setup.game, given, grounds.witness);
    let isEarlier = false;
    const isOdd = all.some(({ steps }) => steps.some(({ kind }) => kind === 'odd'));
    if (!isOdd && numbers.some(number => this.#wanted.has(number)) && MAY_BE_EARLIER.includes(verdict.kind))
      // what was seen last may belong to a later hand
      for (let end = all.length; end >= (this.#isBefore(given, all[0]) ? 0 : 1) && !isEarlier; end--) {
        const before = this.#grounds({ seen: all.slice(0, end), isEarlier: true }, numbers);
        const earlier = checkDeal(this.#setup.game, given, before.witness);
        isEarlier = !isFault(earlier.kind);
        if (isEarlier) [verdict, grounds, this.#seen] = [earlier, before, all.slice(end)];
      }
    if (!isEarlier) [this.#seen, this.#isForgotten] = [[], false];
    // what was seen with a faulty record may have belonged to a later hand
    this.#close(numbers, isEarlier, !isFault(verdict.kind));
    const last = readDeal(given)?.shuffles.at(-1);
    if (last && !isEarlier)
      this.#codes = {
        ...this.#codes,
        deal: { about: 'deal', number: last.number, code: shuffleCode(this.#room, last) },
      };
    this.#remember();
    this.#setup.checked(verdict, given, grounds);
  }

  /** Whether a hand was over before the first one seen, and has yet to be placed. */
  #isBefore(given: unknown, first: StepRun | undefined): boolean {
    const deal = readDeal(given);
    const last = deal?.shuffles.at(-1)?.number;
    if (!deal || last === undefined) return false;
    // the hand in progress when the page was loaded was made with the last shuffle before the first promise
    const from = Math.max(this.#recorded ?? 0, (this.#firstPromised ?? 0) - 1);
    return last < from || (!!first && first.steps.every(({ hand }) => hand > lastHand(this.#setup.game, deal)));
  }

  #close(numbers: readonly number[], isEarlier: boolean, holds: boolean): void {
    const last = numbers.at(-1);
    if (last === undefined) return;
    const isClosed = (number: number): boolean => (isEarlier ? numbers.includes(number) : number <= last);
    for (const told of [...this.#told.values()].filter(({ number }) => isClosed(number))) {
      const isThis = numbers.includes(told.number);
      const isAwaited = !isThis && this.#wanted.isAwaited(told.number, last);
      if (isAwaited && told.isShown) continue;
      if (!isThis) this.#tellLost(told);
      this.#told.delete(told.number);
      if (!isAwaited) this.#wanted.delete(told.number);
    }
    this.#wanted.drop(last);
    this.#recorded = Math.max(last, this.#recorded ?? last);
    if (!isEarlier) this.#isUnbroken = holds;
  }
}
