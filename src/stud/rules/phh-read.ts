/** Reads PHH: the actions of each hand are done at a table of ours, one by one, so that all its rules are kept. */
import { TomlDate } from 'smol-toml';
import { HIDDEN, type Card } from '../../cards/card.js';
import { isObject } from '../../game/actions.js';
import type { Actor, Seat } from '../../game/contract.js';
import { newLog, type Entry, type Log } from '../../game/log.js';
import { OptionError, show } from '../../game/options.js';
import { toCall } from '../../stakes/round.js';
import { hasSeat, seatCount, seatsIn } from '../../stakes/seats.js';
import { wagerName } from '../../stakes/wagering.js';
import { owesBringIn } from './betting.js';
import { planFor, playersOf } from './dealing.js';
import type { Options } from './options.js';
import {
  OWN_FIELD,
  PhhError,
  readAction,
  readPhhCards,
  readTables,
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
  /** What a chip is worth in the file's money: 1, or 0.01 where the file has cents. */
  readonly unit: number;
  /** What else the file says: `players`, `event`, `hand`, `finishing_stacks` … as TOML has it, dates as texts. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Reads PHH (one hand) or PHHS (several).
 * @param text the file: seven card stud (`F7S`), high-low eight or better (`F7S/8`) or razz (`FR`).
 * @param options what the table shall be beside what the file says; without, it is the preset `pokerkit`.
 * @returns the hands, in the file's order; each at a table of its own.
 * @throws {PhhError} with the line and the reason, if it is not PHH, not stud, or breaks a rule.
 */
export const readPhh = (text: string, options: Partial<Options> = {}): readonly PhhHand[] =>
  // under other rules it may end otherwise
  readTables(text).map(table =>
    readHand(table, options, { ownOptions: true, ends: Object.keys(options).length === 0 }),
  );

/** The rules of card rooms that are PokerKit's but for the big bet on an open pair (S4). */
const ROOMS: Partial<Options> = { openPair4: 'any', openPairRange: 'lowerOrHigher' };

/**
 * Reads PHH whose house is not known: each hand under the first rules that it keeps and ends by. These are its own, as
 * `readPhh` takes them; PokerKit's with the big bet on an open pair; those of the table that reads it; each preset's.
 * @throws {PhhError} if a hand keeps none of them: what is wrong with it under its own.
 */
export const readPhhOfAnyHouse = (text: string, table: Partial<Options>): readonly PhhHand[] => {
  const houses = [{}, ROOMS, rulesAlone(table), { preset: 'fixed-limit' }, { preset: 'casinos-austria' }];
  return readTables(text).map(hand => {
    let first: unknown;
    for (const rules of houses)
      try {
        return readHand(hand, rules as Partial<Options>, { ownOptions: true, ends: true });
      } catch (error) {
        if (!(error instanceof PhhError)) throw error;
        first ??= error;
      }
    throw first;
  });
};

/** A table's rules: its options without those that a file says itself, its chips and what its house takes. */
const rulesAlone = (options: Partial<Options>): Partial<Options> =>
  Object.fromEntries(
    Object.entries(options).filter(([name]) => name === 'preset' || ![...SAID, 'step', 'tax'].includes(name)),
  );

/** Fields that stud must have. */
const REQUIRED = ['variant', 'antes', 'bring_in', 'small_bet', 'big_bet', 'starting_stacks', 'actions'];
/** Fields that games other than stud have. */
const FOREIGN = ['blinds_or_straddles', 'min_bet'];
/** No amount has more decimals. */
const MOST_DECIMALS = 6;

/** The stakes of a hand in chips, and what its options are. */
interface Stakes {
  readonly options: Partial<Options>;
  readonly scale: number;
}

/** How a hand is read: whether with the options of our own field, and whether it must end as the file says. */
interface Reading {
  readonly ownOptions: boolean;
  readonly ends: boolean;
}

/** Reads one hand. */
export function readHand(table: PhhTable, given: Partial<Options>, { ownOptions, ends }: Reading): PhhHand {
  const { fields, line, lineOf } = table;
  const missing = REQUIRED.find(name => !Object.hasOwn(fields, name));
  if (missing)
    throw new PhhError(`The field ${missing} is missing. A hand of stud has ${REQUIRED.join(', ')}.`, { line });
  const foreign = FOREIGN.find(name => Object.hasOwn(fields, name));
  if (foreign) throw new PhhError(`The field ${foreign} has no place in stud.`, { line: lineOf(foreign) }, 'game');
  if (!Array.isArray(fields.actions))
    throw new PhhError(`actions is a list of texts, not ${show(fields.actions)}.`, { line: lineOf('actions') });
  const actions = fields.actions.flatMap((value: unknown, at) => {
    const action = readAction(value, table.actionLines[at] ?? lineOf('actions'));
    return action ? [action] : [];
  });
  const { options, scale } = readStakes(table, actions);
  const own = ownOptions && Object.hasOwn(fields, OWN_FIELD) ? fields[OWN_FIELD] : {};
  if (!isObject(own)) throw new PhhError(`${OWN_FIELD} is a table of options.`, { line: lineOf(OWN_FIELD) });
  // hands that are shown before the last card was dealt were turned up; else they were shown at the end
  const lastDeal = actions.findLastIndex(({ who }) => who === 'dealer');
  const allInFaceUp = actions.some(({ verb }, at) => verb === 'sm' && at < lastDeal);
  const all = { preset: 'pokerkit', bringIn: 'fixed', ...own, ...given, ...options, allInFaceUp };
  let state: State;
  try {
    state = stud.open(all as Partial<Options>);
  } catch (error) {
    if (error instanceof OptionError)
      throw new PhhError(`No such table: ${inMoney(error.message, scale)}`, { line: lineOf(fieldOf(error.option)) });
    throw error;
  }
  const { [OWN_FIELD]: _own, ...rest } = fields;
  const about = Object.fromEntries(
    Object.entries(rest)
      .filter(([name]) => !REQUIRED.includes(name) && name !== 'ante_trimming_status')
      .map(([name, value]) => [name, value instanceof TomlDate ? value.toISOString() : value]),
  );
  const dealer = new Dealer(state, actions, scale);
  const log = newLog(stud, state.options, dealer.play());
  if (ends) checkEnd(table, dealer.state, scale);
  return { log, unit: 1 / scale, fields: about };
}

/** Options that the file says in its own fields, or that do not matter for one hand. */
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

/** The field in which an option stands. */
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

/** Who plays, and whether antes are trimmed, where the file says it. */
function checkAbout(table: PhhTable, count: number): void {
  const { players = [], ante_trimming_status: trims = true } = table.fields;
  const named = Array.isArray(players) && players.every(name => typeof name === 'string');
  if (!named || ('players' in table.fields && players.length !== count))
    throw bad(table, 'players', players, `a list with a name for each of the ${count} players`);
  if (typeof trims !== 'boolean') throw bad(table, 'ante_trimming_status', trims, 'true, false');
}

/** What a seat has got of the pots, in chips; 0 before the hand is over. */
export const winningsOf = ({ result }: State, seat: Seat): number =>
  (result?.awards ?? []).reduce((sum, award) => sum + (award.seat === seat ? award.amount : 0), 0);

/**
 * The stacks that the file says are left, held against ours, once the hand is over; those that it does not know are not.
 * A winner may have less by what the house has taken of his pots: PHH has no word for that.
 */
function checkEnd(table: PhhTable, state: State, scale: number): void {
  const { phase, accounts } = state;
  const { finishing_stacks: stacks, starting_stacks: before } = table.fields;
  if (stacks === undefined) return;
  const { purses } = accounts;
  if (!Array.isArray(stacks) || stacks.length !== purses.length || !stacks.every(stack => typeof stack === 'number'))
    throw bad(table, 'finishing_stacks', stacks, `a list with a number for each of the ${purses.length} players`);
  if (phase !== 'settled') return;
  const other = purses.findIndex((purse, seat) => {
    const gone = purse - (stacks as readonly number[])[seat]! * scale;
    return (
      Number.isFinite((before as readonly number[])[seat]) &&
      Math.abs(gone) >= 1 &&
      (gone < 0 || gone > winningsOf(state, seat))
    );
  });
  if (other >= 0)
    throw new PhhError(
      `finishing_stacks: p${other + 1} is said to end with ${String(stacks[other])}; by the actions it is ${purses[other]! / scale}.`,
      { line: table.lineOf('finishing_stacks') },
    );
}

function readStakes(table: PhhTable, actions: readonly PhhAction[]): Stakes {
  const { fields, lineOf } = table;
  const { variant } = fields;
  if (typeof variant !== 'string' || !Object.hasOwn(VARIANTS, variant))
    throw new PhhError(
      `The variant ${show(variant)} is not played here. Allowed: ${Object.keys(VARIANTS).join(', ')}.`,
      {
        line: lineOf('variant'),
      },
    );
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
  // whose stack is not known plays with more than a hand can cost: five streets of four big bets
  const enough = chips(ante) + 20 * chips(big);
  const purses = stacks.map(stack => (stack === Infinity ? enough : chips(stack)));
  const short = purses.findIndex(purse => purse < chips(ante));
  if (short >= 0 && fields.ante_trimming_status !== true)
    throw new PhhError(
      `p${short + 1} cannot pay the ante in full; this table then makes a side pot, which the file must ask for by ante_trimming_status = true.`,
      { line: lineOf('starting_stacks') },
    );
  return {
    options: {
      ...VARIANTS[variant as keyof typeof VARIANTS],
      purses,
      ante: chips(ante),
      bringInAmount: chips(bringIn),
      lowerLimit: chips(small),
      higherLimit: chips(big),
    },
    scale,
  };
}

/** The decimals of a number; more than any may have where it is written with an exponent. */
function decimalsOf(value: number): number {
  const text = String(value);
  return text.includes('e') ? MOST_DECIMALS + 1 : (text.split('.')[1] ?? '').length;
}

/** Does a file's actions at our table. */
class Dealer {
  readonly #entries: Entry<Action>[] = [];
  #at = 0;

  constructor(
    public state: State,
    private readonly actions: readonly PhhAction[],
    private readonly scale: number,
  ) {}

  /** All entries of the log; the hand may end early where the file does. */
  play(): readonly Entry<Action>[] {
    this.state.players.forEach((_, seat) => this.#do(seat, { type: 'done' }, ...this.actions.slice(0, 1)));
    while (this.#at < this.actions.length) {
      const next = this.actions[this.#at]!;
      switch (this.state.phase) {
        case 'between':
        case 'deal':
          this.#deal(next);
          break;
        case 'bet':
          this.#bet(next);
          break;
        case 'turnUp':
          this.#turnUp();
          break;
        case 'show':
          this.#show(next);
          break;
        default:
          this.#after(next);
      }
    }
    return this.#entries;
  }

  /** Does what some actions of the file tell; a refusal points at the one of which it speaks, else at the last. */
  #do(actor: Actor, action: Action, ...from: readonly PhhAction[]): void {
    const refusal = stud.check(this.state, actor, action);
    if (refusal) {
      const named = from.find(({ words }) =>
        words.some(word => word.match(/../g)?.some(card => refusal.message.includes(` ${card} `))),
      );
      const { text, line } = named ?? from.at(-1) ?? { text: 'The hand', line: 1 };
      // what is said of cards counts cards, what is said of players' acts counts chips
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
    const isDone = () => (plan.common ? common.length === 1 : hands.every(hand => hand.length === due));
    const from = this.#at;
    let last = first;
    while (!isDone()) {
      const next = this.actions[this.#at];
      const waiting = plan.common
        ? 'one common card is due (d db), since the pack is short'
        : `${STREET_WORDS[street]} street is being dealt, and ${players
            .filter((_, place) => hands[place]!.length < due)
            .map(seat => `p${seat + 1}`)
            .join(', ')} must still get ${due === 1 ? 'a card' : 'cards, three each'}`;
      // a file may leave out a door card that it does not know
      if (opening && next && next.who !== 'dealer' && hands.every(hand => hand.length >= 2)) {
        for (const hand of hands) if (hand.length === 2) hand.push(HIDDEN);
        break;
      }
      // PokerKit, too, deals an unknown card where the file leaves out one that comes face down
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
    if (common.length > 1) throw this.#wrong(last, 'one common card is due.');
    const shown = state.showdown.faceUp && street === 7;
    const cards = Array.from({ length: due }, (_, round) =>
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

  /** The seat that speaks first by the file's next action, where open cards are unknown and would say another one. */
  #namedFirst(): Seat | undefined {
    const { round, live, cards, accounts } = this.state;
    const { who } = this.actions[this.#at] ?? { who: 'dealer' };
    if (!round || who === 'dealer' || !seatsIn(live).some(seat => cards.up[seat]!.includes(HIDDEN))) return undefined;
    const seat = who - 1;
    return seat !== round.toAct && hasSeat(live, seat) && accounts.purses[seat]! > 0 ? seat : undefined;
  }

  /** Whether cards have been named in this deal already; those on the table are looked up by the rules. */
  #notTwice(action: PhhAction, cards: readonly Card[], before: readonly Card[]): void {
    const twice = cards.find((card, at) => card !== HIDDEN && (before.includes(card) || cards.indexOf(card) < at));
    if (twice) throw this.#wrong(action, `the card ${twice} is dealt twice.`);
  }

  /** The last card of a hand that lies open, which only the final showing names. */
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
        if (!/^\d{1,15}(\.\d+)?$/.test(amount!)) throw this.#wrong(action, `“${amount}” is no amount.`);
        return { type: owes ? 'complete' : wagerName(round!), to: Math.round(Number(amount) * this.scale) };
      }
    }
  }

  /** The down cards that a player names by showing all his own cards, in whatever order. */
  #shown(action: PhhAction, seat: Seat): readonly Card[] {
    const { cards } = this.state;
    const down = cards.down[seat]!;
    const own = [...down, ...cards.up[seat]!];
    if (action.words.join('') === '-') {
      if (own.includes(HIDDEN)) throw this.#wrong(action, `not all cards of p${seat + 1} are known: name them.`);
      return down;
    }
    const named = readPhhCards(action.words, action.line);
    if (named.length !== own.length)
      throw this.#wrong(action, `p${seat + 1} has ${own.length} cards of his own, not ${named.length}.`);
    if (named.includes(HIDDEN)) throw this.#wrong(action, 'a shown hand must be known.');
    this.#notTwice(action, named, []);
    const other = own.find(card => card !== HIDDEN && !named.includes(card));
    if (other) throw this.#wrong(action, `p${seat + 1} has the ${other}, which is not named.`);
    const rest = named.filter(card => !own.includes(card));
    return down.map(card => (card === HIDDEN ? rest.shift()! : card));
  }

  /** All hands lie open from now on, since nobody can bet any more. */
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

  /** Hands are shown in the table's order, in whatever order the file has them. */
  #show(next: PhhAction): void {
    const { live, showdown } = this.state;
    const rest = this.actions.slice(this.#at);
    const other = rest.find(({ verb }) => verb !== 'sm');
    if (other) throw this.#wrong(other, 'hands are shown now.');
    const mine = new Map<Seat, PhhAction>();
    for (const action of rest) {
      const seat = this.#seat(action);
      if (!hasSeat(live, seat)) throw this.#wrong(action, `p${seat + 1} has folded.`);
      // a hand that has been shown once may be shown again
      if (!mine.has(seat)) mine.set(seat, action);
      else if (mine.get(seat)!.words.length === 0) throw this.#wrong(action, `p${seat + 1} has mucked.`);
    }
    this.#at = this.actions.length;
    for (let left = seatCount(live & ~showdown.shown); left > 0 && this.state.phase === 'show'; left--) {
      const seat = this.state.showdown.toShow;
      const action = mine.get(seat);
      mine.delete(seat);
      if (!action) {
        if (mine.size > 0) throw this.#wrong(next, `it is for p${seat + 1} to show or muck first.`);
        return;
      }
      this.#do(
        seat,
        action.words.length === 0 ? { type: 'muck' } : { type: 'show', cards: this.#shown(action, seat) },
        action,
      );
    }
  }

  /** Once the hand is over, hands that lie open may be shown again. */
  #after(next: PhhAction): void {
    const { showdown } = this.state;
    const seat = next.who === 'dealer' ? -1 : this.#seat(next);
    if (next.verb !== 'sm' || !showdown.faceUp || !hasSeat(showdown.shown, seat))
      throw this.#wrong(next, 'the hand is over.');
    if (next.words.length > 0) this.#shown(next, seat);
    this.#at++;
  }
}

const STREET_WORDS: Readonly<Record<Street, string>> = {
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  6: 'sixth',
  7: 'seventh',
};

/** A sentence that counts chips with amounts in the file's money. */
const inMoney = (sentence: string, scale: number): string =>
  sentence.replace(/(?<![Ss]eat |[\d.])\d+\b/g, amount => String(Number(amount) / scale));

/** A refusal's sentence with players as PHH numbers them. */
const inPhh = (sentence: string): string =>
  sentence.replace(/\b[Ss]eat (\d+)/g, (_, seat: string) => `p${Number(seat) + 1}`);
