/** Whether a deal was shuffled fairly: by seeds that were fixed beforehand, and that nobody chose alone. */
import type { Card } from '../cards/card.js';
import { undealt } from '../cards/pack.js';
import type { Random } from '../cards/random.js';
import { isObject } from '../game/actions.js';
import type { AnyGame, Seat, TableState } from '../game/contract.js';
import { beginningOf } from '../game/log.js';
import { isChips, isListOf } from '../game/options.js';
import { replay } from '../game/replay.js';
import { chancesOf, commitmentOf, isHex, pledgeOf, type DealRecord, type GuestSeed, type Shuffle } from './deal.js';
import type { Witnessed } from './messages.js';
import { isUnrecorded, Placer, type Played } from './seen.js';
import { dueMove, fairSource } from './source.js';
import { digest, type StepRun, type SeenStep } from './seen-steps.js';
import { FAULTS, type Finding, type Outcome, type Verdict } from './verdict.js';

/** What a guest has from the time when the hand, or shoe, was played. */
export interface Witness {
  /** The shuffles without a record so far. */
  readonly shuffles: readonly Witnessed[];
  /** What was shown since the previous record. */
  readonly seen: readonly StepRun[];
  /** The number of the last shuffle of the previous record; absent if there was none. */
  readonly recorded?: number;
  /** The room of that table: a record of another does not belong to it. */
  readonly room?: string;
  /** Whether nothing was missed since then. */
  readonly isUnbroken?: boolean;
  /** Whether more was shown than could be kept. */
  readonly isForgotten?: boolean;
  /** Whether it is the record of an earlier hand, requested by the guest. */
  readonly isEarlier?: boolean;
}

/**
 * Checks a deal.
 * @param record a host's record, or its JSON text; however foreign.
 * @param witness what a guest has kept; without it a record can only be found consistent.
 */
export function checkDeal(game: AnyGame, record: unknown, witness?: Witness): Verdict {
  const findings: Finding[] = [];
  const note: Note = (about, holds, message) => void findings.push({ about, holds, message });
  const deal = readDeal(record);
  if (!deal) {
    note('invalid-record', false, 'Not a record of a deal: expected an object with format, room, log and shuffles.');
    return verdictOf(findings, 'agrees');
  }
  if (deal.room !== (witness?.room ?? deal.room)) note('invalid-record', false, 'The record belongs to another room.');
  try {
    const dealt = checkCards(game, deal, note);
    for (const shuffle of deal.shuffles) checkPledges(deal, shuffle, dealt.seats, note);
    if (deal.shuffles.length === 0) note('empty', false, 'There is no shuffle in this record: it proves nothing.');
    checkNumbers(deal.shuffles, note);
    return verdictOf(findings, witness ? checkWitness(game, deal, dealt, witness, note) : 'agrees', deal, witness);
  } catch (error) {
    // whatever a foreign record breaks, it is the record that is wrong
    note('invalid-record', false, (error as Error).message);
    return verdictOf(findings, 'agrees');
  }
}

type Note = (about: Finding['about'], holds: boolean, message: string) => void;

/** The gravest fault, or else what is known. */
function verdictOf(
  findings: readonly Finding[],
  outcome: Outcome,
  { shuffles }: Pick<DealRecord, 'shuffles'> = { shuffles: [] },
  witness?: Witness,
): Verdict {
  const wrong = new Set(findings.filter(({ holds }) => !holds).map(({ about }) => about));
  const fault = FAULTS.find(each => wrong.has(each));
  if (fault) return { kind: fault, findings };
  if (outcome === 'missed') return { kind: outcome, deals: 1, findings };
  const back = shuffles.flatMap(({ number, guests }) =>
    guests.flatMap(({ seat, seed }) => (seed === null ? { number, seat } : [])),
  );
  if (outcome !== 'proved' || back.length === 0) return { kind: outcome as 'proved', findings };
  const isBrief = back.some(({ number, seat }) =>
    witness?.shuffles.find(each => each.number === number)?.brief?.includes(seat),
  );
  return { kind: isBrief ? 'fleeting' : 'held-back', seats: [...new Set(back.map(({ seat }) => seat))], findings };
}

/** Reads a record, or its text, into data of its own; undefined if it is not one. */
export function readDeal(value: unknown): DealRecord | undefined {
  let deal: unknown;
  try {
    deal = JSON.parse(typeof value === 'string' ? value : JSON.stringify(value));
  } catch {
    return undefined;
  }
  if (!isObject(deal)) return undefined;
  const { format, room, log, shuffles } = deal as Partial<DealRecord>;
  const isOne =
    format === 'tapis-vert-deal' && typeof room === 'string' && isObject(log) && isListOf(shuffles, isShuffle);
  return isOne ? (deal as DealRecord) : undefined;
}

const isShuffle = (value: unknown): value is Shuffle => {
  const { number, seed, guests } = (isObject(value) ? value : {}) as Partial<Shuffle>;
  return isChips(number) && isHex(seed) && isListOf(guests, isGuestSeed);
};
const isGuestSeed = (value: unknown): value is GuestSeed => {
  const { seat, pledge, seed } = (isObject(value) ? value : {}) as Partial<GuestSeed>;
  return isChips(seat) && isHex(pledge) && (seed === null || isHex(seed));
};

/** A log dealt again. */
interface Dealt {
  readonly beginning: TableState;
  readonly played: readonly Played[];
  readonly seats: number;
  /** The indices of the entries that made the shuffles, from 1. */
  readonly places: readonly number[];
}

/** Deals everything again from the seeds, and compares. @throws for a log that breaks a rule. */
function checkCards(game: AnyGame, { room, log, shuffles }: DealRecord, note: Note): Dealt {
  const played: Played[] = [];
  replay(game, log, ({ before, after, entry: { actor, action }, events }) => {
    played.push({ actor, action, events, before, after });
  });
  const beginning = beginningOf(game, log);
  const pack = game.pack(beginning.options);
  const strange = strangeStart(game, log.from === undefined ? undefined : beginning, pack, played[0]);
  if (strange) note('invalid-record', false, strange);
  else note('invalid-record', true, 'The log follows the rules.');
  const waiting = [...shuffles];
  const places: number[] = [];
  let place = 0;
  let chances: Random | undefined;
  const seeded = (): Random => {
    const next = chances ? undefined : waiting.shift();
    if (next) {
      chances = chancesOf(room, next);
      places.push(place);
    }
    if (!chances) throw new Error('The log has a shuffle that is missing from the record.');
    return chances;
  };
  const source = fairSource(undealt(pack, game.dealt(beginning)), seeded);
  const faultOf = ({ before, action }: Played): string | undefined => {
    chances = undefined;
    const { left } = source;
    const due = game.deal(before, source);
    if (places.length === 0 && source.left !== left)
      return 'Cards were dealt from a shuffle that is missing from the record.';
    return digest(due) === digest(action)
      ? undefined
      : `What the croupier did as “${action.type}” does not follow from the seeds.`;
  };
  let fault: string | undefined;
  for (const each of played) {
    place++;
    if (each.actor === 'croupier') fault ??= faultOf(each);
  }
  if (waiting.length > 0) fault ??= 'The record has shuffles that were never made.';
  note('cards', !fault, fault ?? 'All cards and lots follow from the seeds.');
  const last = played.at(-1);
  // what comes later could be dealt as the host likes
  if (!fault && last && !isAtEnd(game, last.after, source.order()))
    note('invalid-record', false, 'The hand, or shoe, is not over in this record.');
  return { beginning, played, seats: beginning.accounts.purses.length, places };
}

/** The last hand, coup or turn of a log; the first if it breaks a rule. */
export function lastHand(game: AnyGame, { log }: DealRecord): number {
  let hand = 0;
  try {
    replay(game, log, ({ after }) => ({ hand } = game.view(after, 'onlooker')));
  } catch {
    // faults are reported when the deal is checked
  }
  return hand;
}

/** Whether the croupier is about to begin another hand, or shoe. */
const isAtEnd = (game: AnyGame, state: TableState, order: readonly Card[]): boolean =>
  game.turn(state).kind === 'croupier' && dueMove(game, state, order).type === game.discloses;

/** Why a log that begins later than its table cannot begin like this; undefined if it can. */
function strangeStart(
  game: AnyGame,
  from: TableState | undefined,
  pack: readonly Card[],
  first: Played | undefined,
): string | undefined {
  if (!from) return undefined;
  if (first && !(first.actor === 'croupier' && first.action.type === game.discloses))
    return `A log that begins later than its table begins with “${game.discloses}”.`;
  const dealt = game.dealt(from);
  return undealt(pack, dealt).length === pack.length - dealt.length
    ? undefined
    : 'The log begins with cards on the table that are not in the pack, or too often.';
}

function checkNumbers(shuffles: readonly Shuffle[], note: Note): void {
  const isRow = shuffles.every(({ number }, place) => number === shuffles[0]!.number + place && number > 0);
  if (!isRow) note('wrong-number', false, 'The shuffles are not numbered consecutively.');
}

function checkPledges({ room }: DealRecord, { number, guests }: Shuffle, seats: number, note: Note): void {
  const broken = guests.find(
    ({ seat, pledge, seed }) => seed !== null && pledgeOf(room, number, seat, seed) !== pledge,
  );
  const areSeats = guests.every(({ seat }, place) => seat < seats && seat > (guests[place - 1]?.seat ?? -1));
  if (broken) note('pledges', false, `Shuffle ${number}: the seed of seat ${broken.seat} is not the one it pledged.`);
  else if (!areSeats)
    note(
      'pledges',
      false,
      `Shuffle ${number}: pledges come from seats that are not at the table, or twice from one seat.`,
    );
  else note('pledges', true, `Shuffle ${number}: the guests’ seeds (${guests.length}) are the ones they pledged.`);
  for (const { seat, seed } of guests)
    if (seed === null)
      note('held-back', true, `Shuffle ${number}: seat ${seat} held back its seed, so it has no part in the order.`);
}

/** Compares a record with what a guest was told while it was made, in both directions. */
function checkWitness(
  game: AnyGame,
  deal: DealRecord,
  { beginning, played, places }: Dealt,
  witness: Witness,
  note: Note,
): Outcome {
  const { shuffles } = deal;
  const isEarlier = witness.isEarlier === true;
  const placing = new Placer(game, beginning, played, deal.log.from !== undefined).place(witness.seen, !isEarlier);
  const { fault, from } = placing;
  const isWhole = from !== undefined && places.every(place => from < place);
  if (fault?.about === 'action-mismatch')
    note('action-mismatch', false, `In step ${fault.number} your seat did something you did not ask for.`);
  else if (witness.isUnbroken && !isEarlier && witness.seen.length === 0)
    note('view-mismatch', false, 'You saw nothing of this deal.');
  else if (witness.isUnbroken && !isEarlier && isUnrecorded(witness.seen[0]!))
    note(
      'view-mismatch',
      false,
      'You saw something between this deal and the one before that is missing from the record.',
    );
  else
    note(
      'view-mismatch',
      !fault,
      fault ? `You saw another deal: see step ${fault.number}.` : 'It is the deal you saw.',
    );
  checkDue(shuffles, witness, note);
  const known = shuffles.map((shuffle, index) => {
    const told = witness.shuffles.find(each => each.number === shuffle.number);
    const step = placing.steps.get(places[index] ?? 0);
    if (told) checkPromise(deal.room, shuffle, told, step, note);
    // if the connection was lost before the deal, the promise may be lost with it
    else if (isWhole && step && !step.isFirst)
      note('unpromised', false, `Shuffle ${shuffle.number} was never promised to you.`);
    return told;
  });
  const isIn = shuffles.map(({ number, guests }, index): boolean | undefined => {
    const own = known[index]?.own;
    const is = own && guests.some(({ seat, seed }) => seat === own.seat && seed === own.seed);
    if (own) note('seed', is === true, `Shuffle ${number}: your seed is ${is ? '' : 'not '}in it.`);
    return is;
  });
  const areKnown = known.every((told, index) => told && nobodyIn(shuffles[index]!, told) === undefined);
  // a host that shows nothing of a deal may have discarded its order, and invented how it was played
  const isMissed = known.some(told => told?.isShown && told.isUnwatched && told.used === undefined);
  if (isMissed) return 'missed';
  if (!isWhole || !areKnown || placing.isMore || witness.isForgotten) return 'partly-seen';
  if (isIn.includes(false)) return 'late';
  return isIn.includes(undefined) ? 'onlooker' : 'proved';
}

/** Whether no other shuffle was due, and none was left out for which the guest has given a seed. */
function checkDue(shuffles: readonly Shuffle[], witness: Witness, note: Note): void {
  const { shuffles: told, recorded, isUnbroken, isEarlier } = witness;
  if (isEarlier) return;
  const numbers = shuffles.map(({ number }) => number);
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  if (recorded !== undefined && first <= recorded)
    return note('wrong-number', false, `The record of shuffle ${first} came before.`);
  const isLeft = ({ number, isShown, used, isLost, isAwaited }: Witnessed): boolean => {
    if (number >= first) return number > last && used !== undefined;
    return !isLost && !isAwaited && (isUnbroken === true || isShown === true);
  };
  const left = isUnbroken && recorded !== undefined && first > recorded + 1 ? recorded + 1 : told.find(isLeft)?.number;
  if (left !== undefined) note('withheld', false, `The host has not shown what became of shuffle ${left}.`);
}

/** Compares a shuffle with what was told about it. @param step the one dealt from it, if seen. */
function checkPromise(room: string, shuffle: Shuffle, told: Witnessed, step: SeenStep | undefined, note: Note): void {
  const { number, guests } = shuffle;
  const { commitment, pledges, isTwice, named } = told;
  if (commitment !== commitmentOf(room, shuffle))
    return note('commitment', false, `Shuffle ${number}: the host’s seed is not the one it promised.`);
  if (isTwice)
    return note('twice', false, `Shuffle ${number} was started twice: the host may have seen another order first.`);
  // what was named just before may be lost with the connection
  const isNamingLost = step?.isFirst && !pledges;
  if (step && !isNamingLost && (named === undefined || step.number <= named))
    return note('unpromised', false, `Shuffle ${number} was dealt before the host said whose seeds count.`);
  if (step && !isNamingLost && step.number !== named! + 1)
    return note('changed', false, `Shuffle ${number} was not dealt as soon as its seeds were known.`);
  const isAsTold =
    !pledges ||
    (pledges.length === guests.length &&
      guests.every(({ seat, pledge }, place) => pledges[place]!.seat === seat && pledges[place]!.pledge === pledge));
  if (!isAsTold) return note('twice', false, `Shuffle ${number} was made with other pledges than the host named.`);
  const nobody = nobodyIn(shuffle, told);
  if (nobody !== undefined && !told.isNamedUnseen)
    return note('pledges', false, `Shuffle ${number}: seat ${nobody}, which was empty, pledged a seed.`);
  note('commitment', true, `Shuffle ${number}: the host promised its seed before it knew any other.`);
}

/** A seat that has pledged a seed, and where the guest has seen nobody. */
const nobodyIn = ({ guests }: Shuffle, { pledges, present }: Witnessed): Seat | undefined =>
  pledges && guests.find(({ seat }) => !present.includes(seat))?.seat;
