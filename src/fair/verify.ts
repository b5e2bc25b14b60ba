/** Whether a deal was shuffled as it should be: by seeds that were fixed beforehand, and that nobody chose alone. */
import { HIDDEN } from '../cards/card.js';
import { undealt } from '../cards/pack.js';
import type { Random } from '../cards/random.js';
import { isObject } from '../game/actions.js';
import type { AnyAction, AnyGame, TableState } from '../game/contract.js';
import { beginningOf } from '../game/log.js';
import { isChips } from '../game/options.js';
import { replay } from '../game/replay.js';
import { chancesOf, commitmentOf, isHex, pledgeOf, type DealRecord, type GuestSeed, type Shuffle } from './deal.js';
import type { Witnessed } from './line.js';
import { fairSource } from './source.js';

/** What was looked at, and what came of it. */
export interface Finding {
  /**
   * `record`: it is one, and its log is played by the rules. `pledges`: the guests' seeds are those that they had pledged.
   * `held-back`: a guest did not show the seed; the deal holds all the same, without it. `cards`: all cards and lots follow
   * from the seeds. `commitment`: the host’s seed is the one that it had promised. `unpromised`: the guest was told of no promise for it.
   * `seed`: the guest's own seed is in it.
   * `seen`: what was dealt is what the guest saw.
   */
  readonly about: 'record' | 'pledges' | 'held-back' | 'cards' | 'commitment' | 'unpromised' | 'seed' | 'seen';
  readonly holds: boolean;
  /** In a sentence. */
  readonly message: string;
}

/** What came of all that was looked at. */
export interface Verdict {
  /** Whether all of it holds. */
  readonly holds: boolean;
  readonly findings: readonly Finding[];
}

/** What a guest has from the time at which the hand, or shoe, was played. */
export interface Witness {
  readonly shuffles: readonly Witnessed[];
  /** What the croupier did, as far as the guest was there, what was hidden as `??`. */
  readonly dealt: readonly AnyAction[];
}

/**
 * Checks a deal.
 * @param record what a host has given out, or its JSON text; however foreign.
 * @param witness what a guest has kept; without it a record is only known to agree with itself.
 */
export function checkDeal(game: AnyGame, record: unknown, witness?: Witness): Verdict {
  const findings: Finding[] = [];
  const finding = (about: Finding['about'], holds: boolean, message: string): void =>
    void findings.push({ about, holds, message });
  const verdict = (): Verdict => ({ holds: findings.every(({ holds }) => holds), findings });
  const deal = readDeal(record);
  if (!deal) {
    finding('record', false, 'This is no record of a deal: an object with format, room, log and shuffles is wanted.');
    return verdict();
  }
  try {
    checkCards(game, deal, finding);
  } catch (error) {
    // whatever a foreign record breaks, it is the record that is wrong
    finding('record', false, (error as Error).message);
    return verdict();
  }
  for (const shuffle of deal.shuffles) checkPledges(deal.room, shuffle, finding);
  if (witness) checkWitness(deal, witness, finding);
  return verdict();
}

type Note = (about: Finding['about'], holds: boolean, message: string) => void;

/** Reads a record, or its text; nothing where it is none. */
export function readDeal(value: unknown): DealRecord | undefined {
  let deal = value;
  if (typeof value === 'string') {
    try {
      deal = JSON.parse(value);
    } catch {
      return undefined;
    }
  }
  if (!isObject(deal)) return undefined;
  const { format, room, log, shuffles } = deal as Partial<DealRecord>;
  const isOne =
    format === 'tapis-vert-deal' && typeof room === 'string' && isObject(log) && isListOf(shuffles, isShuffle);
  return isOne ? (deal as DealRecord) : undefined;
}

const isListOf = (value: unknown, isOne: (each: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isOne);
const isShuffle = (value: unknown): value is Shuffle => {
  const { number, seed, guests } = (isObject(value) ? value : {}) as Partial<Shuffle>;
  return isChips(number) && isHex(seed) && isListOf(guests, isGuestSeed);
};
const isGuestSeed = (value: unknown): value is GuestSeed => {
  const { seat, pledge, seed } = (isObject(value) ? value : {}) as Partial<GuestSeed>;
  return isChips(seat) && isHex(pledge) && (seed === null || isHex(seed));
};

/** Deals all anew from the seeds, and compares. @throws for a log that breaks a rule. */
function checkCards(game: AnyGame, { room, log, shuffles }: DealRecord, note: Note): void {
  const waiting = [...shuffles];
  let chances: Random | undefined;
  const seeded = (): Random => {
    const next = chances ? undefined : waiting.shift();
    if (next) chances = chancesOf(room, next);
    if (!chances) throw new Error('The cards were shuffled more often than there are shuffles in the record.');
    return chances;
  };
  const moves: { readonly before: TableState; readonly action: AnyAction }[] = [];
  replay(game, log, ({ before, entry: { actor, action } }) => {
    if (actor === 'croupier') moves.push({ before, action });
  });
  const beginning = beginningOf(game, log);
  const source = fairSource(undealt(game.pack(beginning.options), game.dealt(beginning)), seeded);
  const faults: string[] = [];
  for (const { before, action } of moves) {
    chances = undefined;
    const { left } = source;
    const due = game.deal(before, source);
    if (waiting.length === shuffles.length && source.left !== left)
      faults.push('Cards are dealt from a shuffle that is not in the record.');
    else if (JSON.stringify(due) !== JSON.stringify(action))
      faults.push(`What the croupier did as “${action.type}” does not follow from the seeds.`);
    if (faults.length > 0) break;
  }
  if (faults.length === 0 && waiting.length > 0) faults.push('There are shuffles in the record that were not made.');
  note('record', true, 'The log is played by the rules.');
  note('cards', faults.length === 0, faults[0] ?? 'All cards and lots follow from the seeds.');
}

function checkPledges(room: string, { number, guests }: Shuffle, note: Note): void {
  const broken = guests.filter(
    ({ seat, pledge, seed }) => seed !== null && pledgeOf(room, number, seat, seed) !== pledge,
  );
  note(
    'pledges',
    broken.length === 0,
    broken.length === 0
      ? `Shuffle ${number}: the guests’ seeds (${guests.length}) are those that they had pledged.`
      : `Shuffle ${number}: the seed of seat ${broken[0]!.seat} is not the one that it had pledged.`,
  );
  for (const { seat, seed } of guests)
    if (seed === null)
      note('held-back', true, `Shuffle ${number}: seat ${seat} held its seed back, which has no part in the order.`);
}

/** Compares a record with what a guest was told while it was made. */
function checkWitness({ room, log, shuffles }: DealRecord, { shuffles: told, dealt }: Witness, note: Note): void {
  for (const shuffle of shuffles) {
    const { number, guests } = shuffle;
    const seen = told.find(each => each.number === number);
    if (!seen) {
      note(
        'unpromised',
        false,
        `Shuffle ${number}: you were told of no promise; it was made before you came, or there was none.`,
      );
      continue;
    }
    const { commitment, pledges = [], own, isTwice } = seen;
    const isPromised = commitment === commitmentOf(room, shuffle);
    const isAsTold = guests.every(
      ({ seat, pledge }, place) => pledges[place]?.seat === seat && pledges[place].pledge === pledge,
    );
    note(
      'commitment',
      isPromised && isAsTold && pledges.length === guests.length && !isTwice,
      !isPromised
        ? `Shuffle ${number}: the host’s seed is not the one that it had promised.`
        : isTwice
          ? `Shuffle ${number} was begun twice: the host may have seen an order before this one.`
          : isAsTold && pledges.length === guests.length
            ? `Shuffle ${number}: the host had promised its seed before it knew any other.`
            : `Shuffle ${number}: other pledges are in it than the host had named.`,
    );
    if (!own) continue;
    const isIn = guests.some(({ seat, seed }) => seat === own.seat && seed === own.seed);
    note('seed', isIn, `Shuffle ${number}: your seed is ${isIn ? '' : 'not '}in it.`);
  }
  // what somebody saw who came later, or whose line was broken for a while, is a part of all, in its order
  const all = log.actions.filter(({ actor }) => actor === 'croupier').map(({ action }) => action);
  let place = 0;
  const missing = dealt.find(action => {
    while (place < all.length && !isSameShown(action, all[place])) place++;
    return place++ >= all.length;
  });
  note(
    'seen',
    !missing,
    missing ? `You saw another deal: “${missing.type}” is not in the record.` : 'It is the deal that you saw.',
  );
}

/** Whether something is what was shown, where `??` was shown of whatever was hidden. */
function isSameShown(shown: unknown, all: unknown): boolean {
  if (shown === HIDDEN) return true;
  if (!isObject(shown) && !Array.isArray(shown)) return shown === all;
  if (typeof all !== 'object' || all === null || Array.isArray(shown) !== Array.isArray(all)) return false;
  const parts = Object.entries(shown);
  return (
    parts.length === Object.keys(all).length &&
    parts.every(([name, part]) => isSameShown(part, (all as Readonly<Record<string, unknown>>)[name]))
  );
}
