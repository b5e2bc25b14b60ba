import type { Random } from '../cards/random.js';
import { isObject } from '../game/actions.js';
import type { AnyAction, AnyGame, Seat, TableView, Viewer } from '../game/contract.js';
import type { Step } from '../game/croupier.js';
import { isChips } from '../game/options.js';
import { answersOf, type Answers } from '../game/wire.js';
import { isHex, newSeed, pledgeOf } from './deal.js';
import type { FairGuestSays, Witnessed } from './line.js';
import { digest, toldOf, turnOf, type Stretch, type Told } from './told.js';
import { checkDeal, readDeal, type Witness } from './verify.js';
import { isFault, type Verdict, type VerdictKind } from './verdict.js';

type Pledges = NonNullable<Witnessed['pledges']>;

/** What a guest of a host with fair deals needs. */
export interface FairGuestSetup {
  readonly game: AnyGame;
  /** The room that is asked for; the host may say how it is written. */
  readonly room: string;
  /** The platform's own chances, but in tests. */
  readonly random: Random;
  readonly say: (what: FairGuestSays) => void;
  /** A hand, or a shoe, is over and has been looked at. @param deal its record; nothing where the host has given none. */
  readonly checked: (verdict: Verdict, deal: unknown) => void;
}

/** So many shuffles without a record, acts without an answer, and records are remembered: an honest host needs fewer. */
const MOST = 64;

/** So the record of an earlier hand, which was asked for, looks if it is taken for that of the present one. */
const MAY_BE_EARLIER: readonly VerdictKind[] = ['seen', 'numbers', 'withheld'];

/** What was seen while it still grows. */
interface Growing extends Stretch {
  readonly steps: Told[];
}

/** What the guest has asked for: its digest, the number of the step that it answers, and the number that the line gives it. */
interface Asked {
  readonly act: string;
  readonly seen: number;
  readonly id: number;
}

/**
 * A guest's part in fair deals: pledges a seed for each shuffle, shows it when all pledges are named, keeps what it was told
 * and shown, and checks what came of it. What was seen is kept over a broken line.
 */
export class FairGuest {
  readonly #setup: FairGuestSetup;
  #room: string;
  #seat: Viewer | undefined;
  /** Whether the next step is the first on a line, or at a seat. */
  #isFirst = true;
  /** Whether that seat was somebody else's up to then, as far as is known. */
  #isNewSeat = true;
  /** The last step, and whether one with a lower number is drawn too: the seat is another. */
  #last: Told | undefined;
  #startsOver = false;
  /** What was seen of which no record has come, and whether there was more of it than is kept. */
  #seen: Growing[] = [];
  #isForgotten = false;
  /** Seats that have a person who is there. */
  #present: readonly Seat[] = [];
  /** Whether that has been told on the present line. */
  #isMet = false;
  /** What the guest has asked for and was not seen to do yet, and what of it a host may still do. */
  #asked: Asked[] = [];
  #answers: Answers = answersOf('onlooker');
  /** Shuffles without a record. */
  readonly #told = new Map<number, Witnessed>();
  /** Those of them whose record was asked for. */
  readonly #wanted = new Set<number>();
  /** Whether nothing was missed since the last record. */
  #isUnbroken = false;
  /** The number of the last shuffle with a record, and the records that have come. */
  #recorded: number | undefined;
  #records: string[] = [];

  constructor(setup: FairGuestSetup) {
    this.#setup = setup;
    this.#room = setup.room;
  }

  /** The host has said something on the guest's line, however foreign: all of it is told here, in its order. */
  heard(message: object): void {
    // in the order in which a page reads them: what it does not show is not heard here either
    const { joined, step, seat, done, again, refused, id, people, fair } = message as Readonly<Record<string, unknown>>;
    if (isObject(joined)) this.#joined(joined);
    else if (isObject(step)) this.#step(seat, step as Step<AnyAction, AnyAction, TableView>);
    else if (isChips(done)) this.#answered(done);
    else if (isChips(again)) return;
    else if (isObject(refused)) this.#answered(id);
    else if (Array.isArray(people)) this.#met(people);
    else if (isObject(fair)) this.#hear(fair as Readonly<Record<string, unknown>>);
  }

  #joined({
    room,
    seat,
    secret,
  }: {
    readonly room?: unknown;
    readonly seat?: Viewer;
    readonly secret?: unknown;
  }): void {
    if (typeof room === 'string') this.#room = room;
    const isOther = seat !== this.#seat;
    // whoever comes back to their seat is given no secret
    this.#isNewSeat = isOther || secret !== undefined;
    this.#seat = seat;
    this.#isFirst = true;
    this.#isMet = false;
    if (!isOther) return;
    // what is on its way may still be done for the new seat
    this.#startsOver = true;
    this.#answers = answersOf(seat ?? 'onlooker');
  }

  /** The guest has asked for an action, or to take one back: `null`. @param id the number that the line gives it. */
  asked(act: unknown, id: number): void {
    this.#asked = [...this.#asked, { act: digest(act), seen: this.#last?.number ?? 0, id }].slice(-MOST);
  }

  /** What was done or refused is not done any more. */
  #answered(id: unknown): void {
    this.#asked = this.#asked.filter(asked => asked.id !== id);
  }

  #met(people: readonly unknown[]): void {
    this.#isMet = true;
    this.#present = people.flatMap((each, seat) => {
      const { kind, here } = (isObject(each) ? each : {}) as { readonly kind?: unknown; readonly here?: unknown };
      return kind === 'person' && here === true ? seat : [];
    });
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
    if (isBehind && !this.#startsOver) return;
    const isFirst = this.#isFirst;
    this.#isFirst = this.#startsOver = false;
    const read = toldOf(this.#seat, step, isFirst);
    const told: Told = isBehind ? { ...read, kind: 'odd' } : read;
    // the answer may have been lost with the line before
    if (isFirst) for (const wanted of this.#wanted) this.#setup.say({ wanted });
    const isAgain = number === last?.number;
    const isUnasked = !isAgain && actor === seat && !this.#hasAsked(told.action);
    // the table as it lies is told in the croupier's name, who has not moved: what was asked for before may still be done
    const mover = told.kind === 'look' && this.#seat !== 'onlooker' ? this.#seat : actor;
    this.#answers.step({ number, actor: mover, view: { turn: turnOf(step.view) } }, !isUnasked);
    if (isAgain) return this.#again(told, last, isFirst);
    this.#last = told;
    const isDealt = told.kind === 'act' && actor === 'croupier';
    if (isDealt) this.#use(number);
    // who had the seat before may have done it
    const isForeign = isUnasked && isFirst && this.#isNewSeat;
    const isNext = last !== undefined && number === last.number + 1 && told.kind !== 'look' && !isForeign;
    // a record that was on its way when the line broke is lost with it
    if (isDealt && action!.type === this.#setup.game.discloses) this.#begin(isNext && !isFirst, told);
    else {
      const witnessed = { ...told, ...(isUnasked && !isForeign && { isUnasked }) };
      if (isNext && this.#seen.length > 0) this.#seen.at(-1)!.steps.push(witnessed);
      else this.#begins({ isStart: told.kind === 'look' && number === 0, steps: [witnessed] }, isNext);
    }
  }

  /** The last step has come once more: on a new line, or at another seat. */
  #again(told: Told, last: Told, isFirst: boolean): void {
    const isSame = (['viewer', 'actor', 'action', 'events', 'view'] as const).every(part => told[part] === last[part]);
    if (isSame) return;
    this.#last = told;
    // what was taken back is so only once
    const kind = told.kind === 'undo' ? 'look' : told.kind;
    this.#seen.at(-1)?.steps.push({ ...told, kind: isFirst ? kind : 'odd', isAgain: true });
  }

  /** Whether the guest has asked for what their seat does, and not so long ago that the host must have refused it. */
  #hasAsked(action: string): boolean {
    const asked = this.#asked.find(({ act, seen }) => act === action && !this.#answers.refusal(seen));
    if (asked) this.#answered(asked.id);
    return asked !== undefined;
  }

  /** The croupier has moved: the shuffle whose pledges were named was made with it. */
  #use(number: number): void {
    for (const [shuffle, told] of this.#told)
      if (told.pledges && told.used === undefined) this.#told.set(shuffle, { ...told, used: number });
  }

  /** Another hand, or shoe, begins: the record of the one before must have come. */
  #begin(isNext: boolean, told: Told): void {
    const before = this.#seen.at(-1);
    if (isNext && before?.steps.some(({ kind, actor }) => kind === 'act' && actor === 'croupier')) {
      this.#seen.pop();
      const message = 'A hand is over, and the host has given no record of it.';
      this.#setup.checked({ kind: 'withheld', findings: [{ about: 'withheld', holds: false, message }] }, undefined);
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
      if ((isShown || used !== undefined) && !this.#wanted.has(number)) {
        this.#wanted.add(number);
        this.#setup.say({ wanted: number });
      }
  }

  // ---- shuffles ----------------------------------------------------------------------------------------------------

  #hear({ deal, shuffle, commitment, pledges }: Readonly<Record<string, unknown>>): void {
    if (deal !== undefined) this.#check(deal);
    else if (isChips(shuffle) && isHex(commitment)) this.#pledge(shuffle, commitment);
    else if (isChips(shuffle) && Array.isArray(pledges)) this.#show(shuffle, pledges.filter(isObject) as Pledges);
  }

  #pledge(number: number, commitment: string): void {
    const { say } = this.#setup;
    const before = this.#told.get(number);
    if (!before && this.#told.size >= MOST) return;
    const isOther = before !== undefined && before.commitment !== commitment;
    const own = this.#seedFor(before?.own, isOther);
    this.#told.set(number, {
      ...{ present: this.#present, ...before, number, commitment },
      ...(own && { own }),
      ...(isOther && { isTwice: true }),
    });
    if (own && own.seat === this.#seat)
      say({ shuffle: number, pledge: pledgeOf(this.#room, number, own.seat, own.seed) });
  }

  /** The seed to pledge for a shuffle. @param isOther whether the host has named another commitment before. */
  #seedFor(pledged: Witnessed['own'], isOther: boolean): Witnessed['own'] {
    const seat = this.#seat;
    if (typeof seat !== 'number') return pledged;
    // told again upon a new line: the pledge that was made stands
    if (pledged?.seat === seat && !isOther) return pledged;
    return { seat, seed: newSeed(this.#setup.random) };
  }

  #show(number: number, pledges: Pledges): void {
    const told = this.#told.get(number);
    if (!told) return;
    // named again upon a new line it is the same order
    const isOther = told.pledges && digest(told.pledges) !== digest(pledges);
    const { own } = told;
    const pledge = own && pledgeOf(this.#room, number, own.seat, own.seed);
    // a seed that does not count is nobody's business
    const isShown = own?.seat === this.#seat && pledges.some(each => each.seat === own?.seat && each.pledge === pledge);
    this.#told.set(number, {
      ...{ ...told, pledges },
      ...(told.named === undefined && this.#last && { named: this.#last.number }),
      ...(!this.#isMet && { isNamedUnseen: true }),
      ...(isShown && { isShown }),
      ...(isOther && { isTwice: true }),
    });
    if (isShown) this.#setup.say({ shuffle: number, seed: own!.seed });
  }

  // ---- records -----------------------------------------------------------------------------------------------------

  #check(given: unknown): void {
    const record = digest(given);
    // one that comes once more says nothing new
    if (this.#records.includes(record)) return;
    this.#records = [...this.#records, record].slice(-MOST);
    const numbers = readDeal(given)?.shuffles.map(({ number }) => number) ?? [];
    const all = this.#seen;
    let verdict = this.#verdict(given, { seen: all });
    let isEarlier = false;
    const isOdd = all.some(({ steps }) => steps.some(({ kind }) => kind === 'odd'));
    if (!isOdd && numbers.some(number => this.#wanted.has(number)) && MAY_BE_EARLIER.includes(verdict.kind))
      // what was seen last may be of a later hand
      for (let end = all.length; end > 0 && !isEarlier; end--) {
        const earlier = this.#verdict(given, { seen: all.slice(0, end), isEarlier: true });
        isEarlier = !isFault(earlier.kind);
        if (isEarlier) [verdict, this.#seen] = [earlier, all.slice(end)];
      }
    if (!isEarlier) [this.#seen, this.#isForgotten] = [[], false];
    // what was seen with a record that is at fault may have been of a later hand
    this.#close(numbers, isEarlier, !isFault(verdict.kind));
    this.#setup.checked(verdict, given);
  }

  #verdict(given: unknown, how: Pick<Witness, 'seen' | 'isEarlier'>): Verdict {
    const recorded = this.#recorded;
    return checkDeal(this.#setup.game, given, {
      ...{ shuffles: [...this.#told.values()], room: this.#room },
      ...{ isUnbroken: this.#isUnbroken, isForgotten: this.#isForgotten, ...how },
      ...(recorded !== undefined && { recorded }),
    });
  }

  #close(numbers: readonly number[], isEarlier: boolean, holds: boolean): void {
    const last = numbers.at(-1);
    if (last === undefined) return;
    for (const number of isEarlier ? numbers : [...this.#told.keys()].filter(each => each <= last)) {
      this.#told.delete(number);
      this.#wanted.delete(number);
    }
    this.#recorded = Math.max(last, this.#recorded ?? last);
    if (!isEarlier) this.#isUnbroken = holds;
  }
}
