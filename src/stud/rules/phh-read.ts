/**
 * Reads PHH: the actions of each hand are carried out at one of our tables, one by one, so that all its rules apply.
 */
import { TomlDate } from 'smol-toml';
import { HIDDEN, type Card } from '../../cards/card.js';
import { isObject } from '../../game/actions.js';
import type { Actor, Seat } from '../../game/contract.js';
import { newLog, type Entry, type Log } from '../../game/log.js';
import { MAX_PURSE, OptionError, show } from '../../game/options.js';
import { listOf } from '../../game/lists.js';
import { finished } from '../../game/steps.js';
import { bettingIsOver, toCall } from '../../stakes/round.js';
import { hasSeat, nextSeat, seatCount, seatsIn, withSeat } from '../../stakes/seats.js';
import { wagerName } from '../../stakes/wagering.js';
import { fieldOf as fieldAt, owesBringIn } from './betting.js';
import { planFor, playersOf } from './dealing.js';
import { OPTIONS, type Options } from './options.js';
import {
  OWN_FIELD,
  PhhError,
  readAction,
  readPhhCards,
  tablesIn,
  VARIANTS,
  type PhhAction,
  type PhhTable,
} from './phh-file.js';
import { stud } from './rules.js';
import type { Action, State, Street } from './table.js';

/** A hand from a file. */
export interface PhhHand {
  /** The hand as a log of a table: p1 is seat 0, the last player deals. `replay(stud, log)` plays it. */
  readonly log: Log<Options, Action>;
  /** The value of a chip in the file's currency: 1, or 0.01 if the file has cents. */
  readonly unit: number;
  /**
   * The other fields of the file: `players`, `event`, `hand`, `finishing_stacks` … as TOML has them, dates as text,
   * whole numbers beyond `Number.MAX_SAFE_INTEGER` as bigints.
   */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** What to do with hands that cannot be read. */
export interface PhhReading {
  /**
   * Called for each hand that cannot be read, with its index in the file, line and reason, while the others are read;
   * without it the first such hand is thrown.
   */
  readonly leftOut?: (error: PhhError) => void;
}

/**
 * Reads PHH (one hand) or PHHS (several).
 * @param text the file: seven card stud (`F7S`), high-low eight or better (`F7S/8`) or razz (`FR`).
 * @param options the table's options beyond what the file says; by default the preset `pokerkit`.
 * @param reading what to do with hands that cannot be read.
 * @returns the hands, in the file's order, each at a table of its own; empty if all were left out.
 * @throws {PhhError} with the line and the reason, if it is not PHH, not stud, or breaks a rule.
 */
export const readPhh = (
  text: string,
  options: Partial<Options> = {},
  { leftOut }: PhhReading = {},
): readonly PhhHand[] =>
  // under other rules it may end otherwise
  finished(
    readEach(text, leftOut, table =>
      readHand(table, options, { ownOptions: true, ends: Object.keys(options).length === 0 }),
    ),
  );

/** Reads the hands of a text one by one, with a pause before each. */
function* readEach(
  text: string,
  leftOut: PhhReading['leftOut'],
  read: (table: PhhTable) => PhhHand,
): Generator<undefined, readonly PhhHand[]> {
  const hands: PhhHand[] = [];
  for (const table of yield* tablesIn(text, leftOut)) {
    yield;
    try {
      hands.push(read(table));
    } catch (error) {
      if (!(error instanceof PhhError)) throw error;
      const told = error.inHand(table.hand);
      if (!leftOut) throw told;
      leftOut(told);
    }
  }
  return hands;
}

/** The rules of card rooms that are PokerKit's except for the big bet on a pair showing (S4). */
const ROOMS: Partial<Options> = { openPairOnFourth: 'any', openPairOnFourthBet: 'lower-or-higher' };

/**
 * Reads PHH from an unknown house, hand by hand, for a page that has other things to do meanwhile: each hand under the
 * first rules that it keeps to its end. These are its own, as `readPhh` takes them; PokerKit's with the big bet on a
 * pair showing; those of the table that reads it; each preset's.
 * @throws {PhhError} if a hand keeps none of them, saying what is wrong under its own; and if no card is dealt in it,
 * so that there is nothing to show.
 */
export const phhOfAnyHouse = (
  text: string,
  table: Partial<Options>,
  { leftOut }: PhhReading = {},
): Iterator<unknown, readonly PhhHand[], undefined> => {
  const houses = [{}, ROOMS, rulesAlone(table), { preset: 'fixed-limit' }, { preset: 'casinos-austria' }];
  return readEach(text, leftOut, hand => {
    let first: unknown;
    for (const rules of houses)
      try {
        const read = readHand(hand, rules as Partial<Options>, { ownOptions: true, ends: true });
        if (read.log.actions.some(({ action }) => action.type === 'deal')) return read;
        throw new PhhError('No card is dealt in it.', { line: hand.line });
      } catch (error) {
        if (!(error instanceof PhhError)) throw error;
        first ??= error;
      }
    throw first;
  });
};

/** The same, synchronously. */
export const readPhhOfAnyHouse = (...of: Parameters<typeof phhOfAnyHouse>): readonly PhhHand[] =>
  finished(phhOfAnyHouse(...of));

/** A table's rules: its options without those that a file says itself, its chips and its rake. */
const rulesAlone = (options: Partial<Options>): Partial<Options> =>
  Object.fromEntries(
    Object.entries(options).filter(([name]) => name === 'preset' || ![...SAID, 'step', 'rake'].includes(name)),
  );

/** Fields that stud must have. */
const REQUIRED = ['variant', 'antes', 'bring_in', 'small_bet', 'big_bet', 'starting_stacks', 'actions'];
/** Fields of games other than stud; some programs write them for every game, with zeros. */
const FOREIGN = ['blinds_or_straddles', 'min_bet'];
const isNothing = (value: unknown): boolean => (Array.isArray(value) ? value.every(isNothing) : value === 0);
/** The most decimals of an amount. */
const MOST_DECIMALS = 6;

/** The stakes of a hand in chips, and the resulting options. */
interface Stakes {
  readonly options: Partial<Options>;
  readonly scale: number;
}

/** How a hand is read: whether with the options of our own field, and whether it must end as the file says. */
interface Reading {
  readonly ownOptions: boolean;
  readonly ends: boolean;
}

/** Whether a hand is stud: checked first, since other games have other fields. */
function checkGame({ fields, lineOf }: PhhTable): void {
  const { variant } = fields;
  if (Object.hasOwn(fields, 'variant') && (typeof variant !== 'string' || !Object.hasOwn(VARIANTS, variant)))
    throw new PhhError(
      `The variant ${show(variant)} is not played here. Allowed: ${Object.keys(VARIANTS).join(', ')}.`,
      { line: lineOf('variant') },
      typeof variant === 'string' ? 'game' : 'table',
    );
  const foreign = FOREIGN.find(name => Object.hasOwn(fields, name) && !isNothing(fields[name]));
  if (foreign)
    throw new PhhError(
      `The field ${foreign} has no place in stud.`,
      { line: lineOf(foreign) },
      variant === undefined ? 'game' : 'table',
    );
}

/** Reads one hand. */
export function readHand(table: PhhTable, given: Partial<Options>, { ownOptions, ends }: Reading): PhhHand {
  const { fields, line, lineOf } = table;
  checkGame(table);
  const missing = REQUIRED.find(name => !Object.hasOwn(fields, name));
  if (missing)
    throw new PhhError(`The field ${missing} is missing. A hand of stud has ${REQUIRED.join(', ')}.`, { line });
  if (!Array.isArray(fields.actions))
    throw new PhhError(`actions is a list of texts, not ${show(fields.actions)}.`, { line: lineOf('actions') });
  const actions = fields.actions.flatMap((value: unknown, at) => {
    const action = readAction(value, table.actionLines[at] ?? lineOf('actions'));
    return action ? [action] : [];
  });
  const { options, scale } = readStakes(table, actions);
  const own = ownOptions && Object.hasOwn(fields, OWN_FIELD) ? fields[OWN_FIELD] : {};
  if (!isObject(own)) throw new PhhError(`${OWN_FIELD} is a table of options.`, { line: lineOf(OWN_FIELD) });
  const all = {
    preset: 'pokerkit',
    bringIn: 'fixed',
    ...own,
    ...given,
    ...options,
    allInFaceUp: areTurnedUp(actions, options.purses!.length),
  };
  let state: State;
  try {
    state = stud.open(all as Partial<Options>);
  } catch (error) {
    if (error instanceof OptionError && error.option === 'purses') {
      const { fewest, seats, least } = OPTIONS.purses;
      const allowed = `a list of ${fewest} to ${seats} amounts, each from ${least / scale} to ${MAX_PURSE / scale}`;
      throw bad(table, 'starting_stacks', fields.starting_stacks, allowed);
    }
    if (error instanceof OptionError)
      throw new PhhError(`Not a valid table: ${inMoney(error.message, scale)}`, {
        line: lineOf(fieldOf(error.option)),
      });
    throw error;
  }
  const { [OWN_FIELD]: _own, ...rest } = fields;
  const about = Object.fromEntries(
    Object.entries(rest)
      .filter(([name]) => !REQUIRED.includes(name) && name !== 'ante_trimming_status')
      .map(([name, value]) => [name, value instanceof TomlDate ? value.toISOString() : value]),
  );
  const toldEnd = ends && END_FIELDS.some(name => Object.hasOwn(fields, name));
  const entries = firstThatEnds(guessesFor(actions, state.players.length, toldEnd), guess => {
    const dealer = new Dealer(state, actions, scale, guess);
    const played = dealer.play();
    if (guess === 'show' && dealer.state.phase === 'show')
      throw new PhhError('Hands that must be shown are not known.', { line: lineOf('actions') }, 'act');
    if (ends) {
      checkEnd(table, dealer.state, scale);
      checkTotals(table, dealer.state, scale);
    }
    return played;
  });
  return { log: newLog(stud, state.options, entries), unit: 1 / scale, fields: about };
}

/** The fields that say who took what. */
const END_FIELDS = ['finishing_stacks', 'winnings'];

/**
 * What players did at the showdown if the file does not say: `muck`, or `show` whatever is known of them; a seat: all
 * others mucked, and it took the pots; `open`: the file ends before they have acted.
 */
type Silence = 'muck' | 'show' | 'open' | Seat;

/**
 * The possible meanings of silence, the likeliest first: a player passed over has mucked, unless the end says
 * otherwise.
 */
function guessesFor(actions: readonly PhhAction[], seats: number, toldEnd: boolean): readonly Silence[] {
  if (!toldEnd) return ['open'];
  if (actions.some(({ verb }) => verb === 'sm')) return ['muck', 'show'];
  return ['show', ...listOf(seats, seat => seat), 'open'];
}

/** The result of the first guess that breaks no rule; if all do, the error of the first. */
function firstThatEnds<Result>(guesses: readonly Silence[], play: (guess: Silence) => Result): Result {
  let first: unknown;
  for (const guess of guesses)
    try {
      return play(guess);
    } catch (error) {
      if (!(error instanceof PhhError)) throw error;
      first ??= error;
    }
  throw first;
}

/**
 * Whether everybody left showed all their cards before the last card was dealt; otherwise hands are shown at the end.
 */
function areTurnedUp(actions: readonly PhhAction[], seats: number): boolean {
  const lastDeal = actions.findLastIndex(({ who }) => who === 'dealer');
  const folded = new Set(actions.filter(({ verb }) => verb === 'f').map(({ who }) => who));
  const shown = new Set(
    actions
      .slice(0, lastDeal < 0 ? 0 : lastDeal)
      .filter(({ verb, words }) => verb === 'sm' && words.length > 0 && !words.join('').includes(HIDDEN))
      .map(({ who }) => who),
  );
  return shown.size > 0 && listOf(seats, seat => seat + 1).every(who => folded.has(who) || shown.has(who));
}

/** Options that the file gives in fields of its own, or that do not matter for one hand. */
export const SAID: readonly string[] = [
  'variant',
  'preset',
  'purses',
  'ante',
  'lowerLimit',
  'higherLimit',
  'bringIn',
  'bringInAmount',
  'buyIn',
  'allInFaceUp',
];

/** The field that corresponds to an option. */
const FIELDS: Readonly<Record<string, string>> = {
  purses: 'starting_stacks',
  ante: 'antes',
  bringInAmount: 'bring_in',
  lowerLimit: 'small_bet',
  higherLimit: 'big_bet',
};
const fieldOf = (option: string): string => FIELDS[option] ?? OWN_FIELD;

/** A field whose value is not allowed. */
const bad = ({ lineOf }: PhhTable, name: string, value: unknown, allowed: string): PhhError =>
  new PhhError(`${name} is ${typeof value === 'number' ? value : show(value)}. Allowed: ${allowed}.`, {
    line: lineOf(name),
  });

/** Who plays, and whether antes are trimmed, if the file says so. */
function checkAbout(table: PhhTable, count: number): void {
  const { players = [], ante_trimming_status: trims = true } = table.fields;
  const named = Array.isArray(players) && players.every(name => typeof name === 'string');
  if (!named || ('players' in table.fields && players.length !== count))
    throw bad(table, 'players', players, `a list with a name for each of the ${count} players`);
  if (typeof trims !== 'boolean') throw bad(table, 'ante_trimming_status', trims, 'true, false');
}

/** A seat's winnings from the pots, in chips; 0 before the hand is over. */
export const winningsOf = ({ result }: State, seat: Seat): number =>
  (result?.awards ?? []).reduce((sum, award) => sum + (award.seat === seat ? award.amount : 0), 0);

/**
 * Compares the file's stacks and winnings with ours, once the hand is over; unknown ones are skipped. A winner may have
 * less by the rake of their pots: PHH has no word for that.
 */
function checkEnd(table: PhhTable, state: State, scale: number): void {
  const { phase, accounts, result } = state;
  const { purses } = accounts;
  const before = table.fields.starting_stacks as readonly number[];
  const stacks = endSaid(table, 'finishing_stacks', purses.length);
  const winnings = endSaid(table, 'winnings', purses.length);
  if (phase !== 'settled') return;
  const differs = (field: string, seat: Seat, said: string, ours: number): PhhError =>
    new PhhError(`${field}: p${seat + 1} is said to ${said}; by the actions it is ${ours / scale}.`, {
      line: table.lineOf(field),
    });
  purses.forEach((purse, seat) => {
    const won = winningsOf(state, seat);
    const stack = stacks?.[seat];
    const gone = stack === undefined ? 0 : purse - stack * scale;
    if (Number.isFinite(before[seat]) && Math.abs(gone) >= 1 && (gone < 0 || gone > won))
      throw differs('finishing_stacks', seat, `end with ${stack}`, purse);
    const said = winnings?.[seat];
    if (said === undefined) return;
    // some rooms let the winner collect the uncalled bet with the pot
    const back = result!.uncalled?.seat === seat ? result!.uncalled.amount : 0;
    const more = said * scale - won;
    if (Math.abs(more) >= 1 && (more > back || said < 0 || (said === 0 && won > 0)))
      throw differs('winnings', seat, `win ${said}`, won);
  });
}

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);

/** The sum of the pots, in chips; undefined before the showdown, when they may still grow. */
function potOf({ cloth }: State['accounts'], phase: State['phase'], result: State['result']): number | undefined {
  if (result) return sum(result.awards.map(({ amount }) => amount));
  return phase === 'show' ? sum(cloth) : undefined;
}

/** Compares the file's pots and rake with each other, the actions and the stacks. */
function checkTotals(table: PhhTable, { accounts, phase, result }: State, scale: number): void {
  const { fields, lineOf } = table;
  const [total, rake] = ['total_pot', 'rake'].map(name => {
    const value = fields[name];
    if (value === undefined) return undefined;
    if (typeof value !== 'number' || !(value >= 0)) throw bad(table, name, value, 'a number of chips');
    return value * scale;
  });
  const differs = (field: string, said: number, what: string, ours: number): PhhError =>
    new PhhError(`${field} is said to be ${said / scale}; by the ${what} it is ${ours / scale}.`, {
      line: lineOf(field),
    });
  // some rooms include uncalled bets
  const isNear = (said: number, ours: number, uncalled = 0): boolean =>
    Math.abs(said - ours) < 1 || Math.abs(said - ours - uncalled) < 1;
  const [before, after] = [fields.starting_stacks, fields.finishing_stacks] as (readonly number[] | undefined)[];
  const taken = before && after && Math.round((sum(before) - sum(after)) * scale);
  if (rake !== undefined && taken !== undefined && Number.isFinite(taken) && !isNear(rake, taken))
    throw differs('rake', rake, 'stacks', taken);
  const pot = potOf(accounts, phase, result);
  const uncalled = result?.uncalled?.amount ?? 0;
  if (total !== undefined && pot !== undefined && !isNear(total, pot, uncalled))
    throw differs('total_pot', total, 'actions', pot);
  const most = pot ?? total;
  if (rake !== undefined && most !== undefined && rake > most)
    throw new PhhError(`rake is ${rake / scale}. Allowed: at most the pot, ${most / scale}.`, { line: lineOf('rake') });
  const winnings = fields.winnings as readonly number[] | undefined;
  if (rake === undefined || after || !winnings || !result || pot === undefined) return;
  const rest = pot - Math.round(sum(winnings) * scale);
  if (Number.isFinite(rest) && !isNear(rake, rest, uncalled)) throw differs('rake', rake, 'winnings', rest);
}

/** What a field says about each player's end, if the file has it. */
function endSaid(table: PhhTable, field: string, players: number): readonly number[] | undefined {
  const value = table.fields[field];
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || value.length !== players || !value.every(entry => typeof entry === 'number'))
    throw bad(table, field, value, `a list with a number for each of the ${players} players`);
  return value;
}

function readStakes(table: PhhTable, actions: readonly PhhAction[]): Stakes {
  const { fields, lineOf } = table;
  const amount = (name: string, value: unknown, least: string): number => {
    if (typeof value !== 'number' || Number.isNaN(value) || value < 0 || (least !== '' && value === 0))
      throw bad(table, name, value, `a number of chips${least}`);
    return value;
  };
  const list = (name: string, least: string): readonly number[] => {
    const value = fields[name];
    if (!Array.isArray(value)) throw bad(table, name, value, 'a list with a number for each player');
    return value.map((entry: unknown) => amount(name, entry, least));
  };
  const above = ' above 0';
  const stacks = list('starting_stacks', above);
  checkAbout(table, stacks.length);
  const antes = list('antes', '');
  if (antes.length !== stacks.length)
    throw bad(table, 'antes', antes, `as many as there are starting_stacks, ${stacks.length}`);
  if (antes.some(ante => ante !== antes[0]))
    throw bad(table, 'antes', antes, 'the same for every player, as this table has one ante');
  const [bringIn, small, big] = ['bring_in', 'small_bet', 'big_bet'].map(name => amount(name, fields[name], above)) as [
    number,
    number,
    number,
  ];
  const ante = antes[0] ?? 0;
  const wagers = actions.filter(({ verb }) => verb === 'cbr').map(action => Number(action.words[0]));
  const decimals = [ante, bringIn, small, big, ...stacks, ...wagers].filter(Number.isFinite).map(decimalsOf);
  const most = Math.max(...decimals);
  if (most > MOST_DECIMALS)
    throw bad(table, 'starting_stacks', stacks, `amounts with at most ${MOST_DECIMALS} decimals`);
  const scale = 10 ** most;
  const chips = (value: number): number => Math.round(value * scale);
  // a player of unknown stack gets more than a hand can cost: five streets of four big bets
  const enough = chips(ante) + 20 * chips(big);
  const purses = stacks.map(stack => (stack === Infinity ? enough : chips(stack)));
  const short = purses.findIndex(purse => purse < chips(ante));
  if (short >= 0 && fields.ante_trimming_status !== true)
    throw new PhhError(
      `p${short + 1} cannot pay the ante in full; this table then makes a side pot, which the file must request with ante_trimming_status = true.`,
      { line: lineOf('starting_stacks') },
    );
  return {
    options: {
      ...VARIANTS[fields.variant as keyof typeof VARIANTS],
      purses,
      ante: chips(ante),
      bringInAmount: chips(bringIn),
      lowerLimit: chips(small),
      higherLimit: chips(big),
    },
    scale,
  };
}

/** The decimals of a number; more than allowed if it is written with an exponent. */
function decimalsOf(value: number): number {
  const text = String(value);
  return text.includes('e') ? MOST_DECIMALS + 1 : (text.split('.')[1] ?? '').length;
}

/** Carries out a file's actions at our table. */
class Dealer {
  readonly #entries: Entry<Action>[] = [];
  #at = 0;
  /**
   * Hands shown or mucked before the last card was dealt, since nobody could bet any more: the down cards, or
   * undefined.
   */
  readonly #early = new Map<Seat, readonly Card[] | undefined>();

  constructor(
    public state: State,
    private readonly actions: readonly PhhAction[],
    private readonly scale: number,
    private readonly silence: Silence,
  ) {}

  /** All entries of the log; the hand may end early where the file does. */
  play(): readonly Entry<Action>[] {
    this.state.players.forEach((_, seat) => this.#do(seat, { type: 'done' }, ...this.actions.slice(0, 1)));
    while (this.#at < this.actions.length && this.state.phase !== 'show') {
      const next = this.actions[this.#at]!;
      switch (this.state.phase) {
        case 'between':
          this.#deal(next);
          break;
        case 'deal':
          if (next.verb === 'sm' && bettingIsOver(fieldAt(this.state))) this.#showEarly(next);
          else this.#deal(next);
          break;
        case 'bet':
          this.#bet(next);
          break;
        case 'turnUp':
          this.#turnUp();
          break;
        default:
          this.#after(next);
      }
    }
    if (this.state.phase === 'show') this.#show();
    return this.#entries;
  }

  /** Carries out some actions of the file; a refusal is located at the one that it is about, else at the last. */
  #do(actor: Actor, action: Action, ...from: readonly PhhAction[]): void {
    const refusal = stud.check(this.state, actor, action);
    if (refusal) {
      const named = from.find(({ words }) =>
        words.some(word => word.match(/../g)?.some(card => refusal.message.includes(` ${card} `))),
      );
      const { text, line } = named ?? from.at(-1) ?? { text: 'The hand', line: 1 };
      // messages about cards count cards, those about players' actions count chips
      const sentence = actor === 'croupier' ? refusal.message : inMoney(refusal.message, this.scale);
      throw new PhhError(`“${text}” breaks a rule: ${inPhh(sentence)}`, { line }, 'act');
    }
    this.#entries.push({ actor, action });
    this.state = stud.apply(this.state, actor, action).state;
  }

  #wrong(action: PhhAction, reason: string): PhhError {
    return new PhhError(`“${action.text}”: ${reason}`, { line: action.line }, 'act');
  }

  /** The seat of a player who is named. */
  #seat(action: PhhAction, name = String(action.who)): Seat {
    const seat = Number(name) - 1;
    const { length } = this.state.players;
    if (!(Number.isInteger(seat) && seat >= 0 && seat < length))
      throw this.#wrong(action, `there are ${length} players, p1 to p${length}.`);
    return seat;
  }

  /** Deals a street once all its cards are named. */
  #deal(first: PhhAction): void {
    const { state } = this;
    const opening = state.phase === 'between';
    const street: Street = opening ? 3 : state.street;
    const live = opening ? (1 << state.players.length) - 1 : state.live;
    const players = playersOf(state, live);
    const due = opening ? 3 : 1;
    const plan = planFor(state);
    const hands = players.map((): Card[] => []);
    const common: Card[] = [];
    // PokerKit deals no more cards to a player who has mucked
    const isOut = (place: number) => this.#early.has(players[place]!) && !this.#early.get(players[place]!);
    const isDone = () =>
      plan.common ? common.length === 1 : hands.every((hand, place) => hand.length === due || isOut(place));
    const from = this.#at;
    let last = first;
    while (!isDone()) {
      const next = this.actions[this.#at];
      const waiting = plan.common
        ? 'one common card is due (d db), since the pack is short'
        : `${STREET_WORDS[street]} street is being dealt, and ${players
            .filter((_, place) => hands[place]!.length < due && !isOut(place))
            .map(seat => `p${seat + 1}`)
            .join(', ')} must still get ${due === 1 ? 'a card' : 'cards, three each'}`;
      // a file may leave out a door card that it does not know
      if (opening && next && next.who !== 'dealer' && hands.every(hand => hand.length >= 2)) {
        for (const hand of hands) if (hand.length === 2) hand.push(HIDDEN);
        break;
      }
      // PokerKit, too, deals an unknown card if the file leaves out a face-down one
      if (street === 7 && !plan.common && next && next.who !== 'dealer') {
        for (const hand of hands) if (hand.length === 0) hand.push(HIDDEN);
        break;
      }
      if (!next) throw new PhhError(`The actions end in the middle of a deal: ${waiting}.`, { line: last.line }, 'act');
      if (next.verb !== (plan.common ? 'db' : 'dh')) throw this.#wrong(next, `${waiting}.`);
      if (next.verb === 'db') common.push(...readPhhCards(next.words, next.line));
      else {
        const [name, ...words] = next.words;
        const seat = this.#seat(next, /^p(\d+)$/.exec(name!)?.[1] ?? 'nobody');
        if (!hasSeat(live, seat)) throw this.#wrong(next, `p${seat + 1} has folded and gets no more cards.`);
        const hand = hands[players.indexOf(seat)]!;
        const cards = readPhhCards(words, next.line);
        if (cards.length === 0) throw this.#wrong(next, 'no cards are named.');
        if (hand.length + cards.length > due)
          throw this.#wrong(
            next,
            `p${seat + 1} gets ${due} on ${STREET_WORDS[street]} street, not ${hand.length + cards.length}.`,
          );
        this.#notTwice(next, cards, [...hands.flat()]);
        hand.push(...cards);
      }
      last = next;
      this.#at++;
    }
    if (!plan.common) for (const hand of hands) if (hand.length < due) hand.push(HIDDEN);
    if (common.length > 1) throw this.#wrong(last, 'one common card is due.');
    const shown = state.showdown.faceUp && street === 7;
    const cards = listOf(due, round =>
      hands.map((hand, place) => (shown && hand[round] === HIDDEN ? this.#later(players[place]!) : hand[round]!)),
    ).flat();
    const burnt: readonly Card[] = plan.burn ? [HIDDEN] : [];
    const deal = { type: 'deal', street, burnt, cards: plan.common ? [] : cards, common } satisfies Action;
    const told = this.actions.slice(from, this.#at);
    const before = this.state;
    this.#do('croupier', deal, ...told);
    const asked = this.#namedFirst();
    if (asked === undefined) return;
    this.state = before;
    this.#entries.pop();
    this.#do('croupier', { ...deal, first: asked }, ...told);
  }

  /** The seat that acts first according to the file's next action, if unknown upcards would say another one. */
  #namedFirst(): Seat | undefined {
    const { round, live, cards, accounts } = this.state;
    const { who } = this.actions[this.#at] ?? { who: 'dealer' };
    if (!round || who === 'dealer' || !seatsIn(live).some(seat => cards.up[seat]!.includes(HIDDEN))) return undefined;
    const seat = who - 1;
    return seat !== round.toAct && hasSeat(live, seat) && accounts.purses[seat]! > 0 ? seat : undefined;
  }

  /** Checks that cards have not been named in this deal already; those on the table are checked by the rules. */
  #notTwice(action: PhhAction, cards: readonly Card[], before: readonly Card[]): void {
    const twice = cards.find((card, at) => card !== HIDDEN && (before.includes(card) || cards.indexOf(card) < at));
    if (twice) throw this.#wrong(action, `the card ${twice} is dealt twice.`);
  }

  /** The last card of a hand that is face up, which only the final showing names. */
  #later(seat: Seat): Card {
    const { cards } = this.state;
    const known = [...cards.down[seat]!, ...cards.up[seat]!];
    for (const action of this.actions.slice(this.#at)) {
      if (action.verb !== 'sm' || action.who !== seat + 1 || action.words.length === 0) continue;
      const named = readPhhCards(action.words, action.line).filter(card => card !== HIDDEN && !known.includes(card));
      if (named.length === 1) return named[0]!;
    }
    return HIDDEN;
  }

  #bet(next: PhhAction): void {
    const { state } = this;
    const round = state.round!;
    const asked = `p${round.toAct + 1}`;
    if (next.who === 'dealer') throw this.#wrong(next, `no cards are due; it is the turn of ${asked}.`);
    const seat = this.#seat(next);
    if (next.verb === 'sm') throw this.#wrong(next, `the betting goes on; it is the turn of ${asked}.`);
    if (seat !== round.toAct) throw this.#wrong(next, `out of turn; it is the turn of ${asked}.`);
    this.#at++;
    this.#do(seat, this.#spoken(next, seat), next);
  }

  #spoken(action: PhhAction, seat: Seat): Action {
    const { state } = this;
    const { accounts, options, round } = state;
    const purse = accounts.purses[seat]!;
    const owes = owesBringIn(state);
    switch (action.verb) {
      case 'f':
        return { type: 'fold' };
      case 'pb':
        return { type: 'bringIn', amount: Math.min(purse, options.bringInAmount) };
      case 'cc':
        return { type: !owes && toCall(round!, seat, purse) === 0 ? 'check' : 'call' };
      default: {
        const [amount] = action.words;
        if (!/^\d{1,15}(\.\d+)?$/.test(amount!))
          throw this.#wrong(action, `“${amount}” is not an amount: expected digits, such as 20 or 2.5.`);
        return { type: owes ? 'complete' : wagerName(round!), to: Math.round(Number(amount) * this.scale) };
      }
    }
  }

  /** The down cards that a player names by showing all their own cards, in any order. */
  #shown(action: PhhAction, seat: Seat): readonly Card[] {
    const { cards } = this.state;
    const down = cards.down[seat]!;
    const own = [...down, ...cards.up[seat]!];
    if (action.words.join('') === '-') {
      if (own.includes(HIDDEN)) throw this.#wrong(action, `not all cards of p${seat + 1} are known: name them.`);
      return down;
    }
    const all = readPhhCards(action.words, action.line);
    const named = all.length > own.length ? all.filter(card => !cards.common.includes(card)) : all;
    if (named.length !== own.length)
      throw this.#wrong(action, `p${seat + 1} has ${own.length} cards of their own, not ${named.length}.`);
    if (named.includes(HIDDEN)) throw this.#wrong(action, 'a shown hand must be known.');
    this.#notTwice(action, named, []);
    const other = own.find(card => card !== HIDDEN && !named.includes(card));
    if (other) throw this.#wrong(action, `p${seat + 1} has the ${other}, which is not named.`);
    const rest = named.filter(card => !own.includes(card));
    return down.map(card => (card === HIDDEN ? rest.shift()! : card));
  }

  /** All hands are face up from now on, since nobody can bet any more. */
  #turnUp(): void {
    const players = playersOf(this.state);
    const hands = new Map<Seat, readonly Card[]>();
    let last = this.actions[this.#at]!;
    while (hands.size < players.length) {
      const next = this.actions[this.#at];
      const waiting = players.filter(seat => !hands.has(seat)).map(seat => `p${seat + 1}`);
      if (next?.verb !== 'sm' || next.words.length === 0)
        throw new PhhError(
          `${next ? `“${next.text}”: n` : 'N'}o more betting is possible, and hands are shown at once: ${waiting.join(', ')} must still show.`,
          { line: (next ?? last).line },
        );
      const seat = this.#seat(next);
      if (!hasSeat(this.state.live, seat) || hands.has(seat))
        throw this.#wrong(next, `p${seat + 1} has ${hands.has(seat) ? 'shown already' : 'folded'}.`);
      hands.set(seat, this.#shown(next, seat));
      last = next;
      this.#at++;
    }
    this.#do('croupier', { type: 'turnUp', cards: players.flatMap(seat => hands.get(seat)!) }, last);
  }

  /** Whether a player gives up: naming nothing beyond upcards, or nothing at all. */
  #isMuck(action: PhhAction, seat: Seat): boolean {
    if (action.words.join('') === '-') return false;
    const open = this.state.cards.up[seat]!;
    return readPhhCards(action.words, action.line).every(card => card === HIDDEN || open.includes(card));
  }

  /** The seat of a player who shows, or mucks. */
  #showing(action: PhhAction): Seat {
    if (action.verb !== 'sm') throw this.#wrong(action, 'hands are shown now.');
    const seat = this.#seat(action);
    if (!hasSeat(this.state.live, seat)) throw this.#wrong(action, `p${seat + 1} has folded.`);
    return seat;
  }

  /** Keeps the hands of players who show early, when nobody can bet any more, while others wait for the end. */
  #showEarly(action: PhhAction): void {
    const seat = this.#showing(action);
    if (!this.#early.has(seat))
      this.#early.set(seat, this.#isMuck(action, seat) ? undefined : this.#shown(action, seat));
    this.#at++;
  }

  /** What each player does at the showdown, in whatever order the file has them; `undefined` for a muck. */
  #told(): Map<Seat, { readonly action: PhhAction | undefined; readonly cards: readonly Card[] | undefined }> {
    const told = new Map<Seat, { action: PhhAction | undefined; cards: readonly Card[] | undefined }>();
    for (const action of this.actions.slice(this.#at)) {
      const seat = this.#showing(action);
      const before = told.get(seat);
      // a hand that has been shown may be shown again
      if (!before)
        told.set(seat, { action, cards: this.#isMuck(action, seat) ? undefined : this.#shown(action, seat) });
      else if (!before.cards && !this.#isMuck(action, seat)) throw this.#wrong(action, `p${seat + 1} has mucked.`);
    }
    this.#at = this.actions.length;
    const { down } = this.state.cards;
    for (const [seat, early] of this.#early)
      if (!told.has(seat))
        told.set(seat, { action: undefined, cards: early && [...early, ...down[seat]!.slice(early.length)] });
    return told;
  }

  /** Shows the hands in the table's order as far as possible; the result does not depend on it. */
  #show(): void {
    const told = this.#told();
    const { live } = this.state;
    const known = (seat: Seat) => !this.state.cards.down[seat]!.includes(HIDDEN);
    const cardsOf = (seat: Seat): readonly Card[] | undefined => {
      const own = told.get(seat);
      if (own) return own.cards;
      return this.silence === 'show' && known(seat) ? this.state.cards.down[seat] : undefined;
    };
    const showing = seatsIn(live).filter(cardsOf);
    if (showing.length === 0) {
      this.#takeUnseen(told);
      return;
    }
    const { toShow: first } = this.state.showdown;
    const asked = cardsOf(first) ? first : nextSeat(showing.reduce(withSeat, 0), first);
    if (asked !== first) this.#do('croupier', { type: 'ask', seat: asked });
    while (this.state.phase === 'show') {
      const { toShow, shown, mucked } = this.state.showdown;
      const actsLater = [...told.keys()].some(seat => !hasSeat(shown | mucked, seat));
      // a seat that others have passed over has mucked; otherwise the file may end before this seat has acted
      const isPassed = actsLater || isBetween(first, toShow, asked);
      if (!told.has(toShow) && this.silence === 'open' && !isPassed) return;
      const cards = cardsOf(toShow);
      const { action } = told.get(toShow) ?? {};
      const from = action ? [action] : [];
      if (cards) this.#do(toShow, { type: 'show', cards }, ...from);
      else if (told.has(toShow) || !stud.check(this.state, toShow, { type: 'muck' }))
        this.#do(toShow, { type: 'muck' }, ...from);
      // nobody else claims a pot: their cards speak, if they are known
      else if (known(toShow)) this.#do(toShow, { type: 'show', cards: this.state.cards.down[toShow]! });
      else return;
    }
  }
  /**
   * Ends a hand in which nobody shows: the player left when all others have given up takes the pots without showing.
   */
  #takeUnseen(told: ReadonlyMap<Seat, unknown>): void {
    const { live } = this.state;
    const silent = seatsIn(live).filter(seat => !told.has(seat));
    const last = told.size === 0 ? undefined : (silent[0] ?? [...told.keys()].at(-1));
    const winner = typeof this.silence === 'number' ? this.silence : last;
    if (winner === undefined || silent.length > (typeof this.silence === 'number' ? seatCount(live) : 1)) return;
    this.#do('croupier', { type: 'unseen', seat: winner }, ...this.actions.slice(-1));
  }

  /** Once the hand is over, face-up hands may be shown again, and a player who has won without showing may show. */
  #after(next: PhhAction): void {
    const { live } = this.state;
    const seat = next.who === 'dealer' ? -1 : this.#seat(next);
    if (next.verb !== 'sm' || !hasSeat(live, seat)) throw this.#wrong(next, 'the hand is over.');
    if (!this.#isMuck(next, seat)) this.#shown(next, seat);
    this.#at++;
  }
}

/** Whether a seat comes before another one clockwise, starting from a given seat. */
const isBetween = (from: Seat, seat: Seat, before: Seat): boolean =>
  from <= before ? seat >= from && seat < before : seat >= from || seat < before;

const STREET_WORDS: Readonly<Record<Street, string>> = {
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  6: 'sixth',
  7: 'seventh',
};

/** A sentence that counts chips, with amounts in the file's currency. */
const inMoney = (sentence: string, scale: number): string =>
  sentence.replace(/(?<![Ss]eat |[\d.])\d+\b/g, amount => String(Number(amount) / scale));

/** A refusal's sentence with players as PHH numbers them. */
const inPhh = (sentence: string): string =>
  sentence.replace(/\b[Ss]eat (\d+)/g, (_, seat: string) => `p${Number(seat) + 1}`);
