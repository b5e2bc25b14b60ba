import type { Random } from '../cards/random.js';
import { isObject } from '../game/actions.js';
import type { AnyAction, AnyGame, Viewer } from '../game/contract.js';
import type { Step } from '../game/croupier.js';
import { isChips } from '../game/options.js';
import { isHex, newSeed, pledgeOf } from './deal.js';
import type { FairGuestSays, Witnessed } from './line.js';
import { checkDeal, readDeal, type Verdict } from './verify.js';

type Pledges = NonNullable<Witnessed['pledges']>;

/** What a guest of a host with fair deals needs. */
export interface FairGuestSetup {
  readonly game: AnyGame;
  readonly room: string;
  /** The platform's own chances, but in tests. */
  readonly random: Random;
  readonly say: (what: FairGuestSays) => void;
  /** A hand, or a shoe, is over and has been looked at. */
  readonly checked: (verdict: Verdict, deal: unknown) => void;
}

/** A guest's part in fair deals: pledges a seed for each shuffle, shows it when all pledges are named, and checks what came of it. */
export class FairGuest {
  readonly #setup: FairGuestSetup;
  #seat: Viewer = 'onlooker';
  readonly #told = new Map<number, Witnessed>();
  #dealt: AnyAction[] = [];
  /** The number of the last step. */
  #number = -1;
  /** The number of the last shuffle that was checked: what is told again is not. */
  #checked = 0;

  constructor(setup: FairGuestSetup) {
    this.#setup = setup;
  }

  /** The guest has come here, at first or anew: what was missed meanwhile may have been the end of a hand. */
  sit(seat: Viewer): void {
    this.#seat = seat;
    this.#dealt = [];
  }

  /** A step of the table has come. */
  step({ number, actor, action }: Step<AnyAction, AnyAction, unknown>): void {
    // on a new line the last step is told once more
    if (number <= this.#number) return;
    this.#number = number;
    if (actor !== 'croupier' || !action) return;
    // here the host begins its log anew too
    if (action.type === this.#setup.game.discloses) this.#dealt = [];
    this.#dealt.push(action);
  }

  /** The host has said something, however foreign: see {@link FairHostSays}. */
  hear(said: object): void {
    const { deal, shuffle, commitment, pledges } = said as Readonly<Record<string, unknown>>;
    if (deal !== undefined) this.#check(deal);
    else if (isChips(shuffle) && isHex(commitment)) this.#pledge(shuffle, commitment);
    else if (isChips(shuffle) && Array.isArray(pledges)) this.#show(shuffle, pledges.filter(isObject) as Pledges);
  }

  #pledge(number: number, commitment: string): void {
    const { room, random, say } = this.#setup;
    const before = this.#told.get(number);
    const isOther = before !== undefined && before.commitment !== commitment;
    const seat = this.#seat;
    // told again upon a new line: the pledge that was made stands
    const own =
      typeof seat !== 'number'
        ? undefined
        : before?.own?.seat === seat && !isOther
          ? before.own
          : { seat, seed: newSeed(random) };
    this.#told.set(number, {
      ...before,
      ...{ number, commitment },
      ...(own && { own }),
      ...(isOther && { isTwice: true }),
    });
    if (own) say({ shuffle: number, pledge: pledgeOf(room, number, own.seat, own.seed) });
  }

  #show(number: number, pledges: Pledges): void {
    const told = this.#told.get(number);
    if (!told) return;
    this.#told.set(number, { ...told, pledges, ...(told.pledges && { isTwice: true }) });
    const { own } = told;
    if (!own) return;
    const pledge = pledgeOf(this.#setup.room, number, own.seat, own.seed);
    // a seed that does not count is nobody's business
    if (pledges.some(each => each.seat === own.seat && each.pledge === pledge))
      this.#setup.say({ shuffle: number, seed: own.seed });
  }

  #check(given: unknown): void {
    const deal = readDeal(given);
    const last = deal?.shuffles.at(-1)?.number ?? this.#checked + 1;
    if (last <= this.#checked) return;
    const verdict = checkDeal(this.#setup.game, given, { shuffles: [...this.#told.values()], dealt: this.#dealt });
    this.#checked = last;
    for (const { number } of deal?.shuffles ?? []) this.#told.delete(number);
    this.#setup.checked(verdict, given);
  }
}
