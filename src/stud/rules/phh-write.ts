/**
 * Writes PHH that PokerKit reads. Each hand is first written in PHH, then read back under PokerKit's rules: if they
 * refuse it, or count differently, PHH cannot express it, and the hand is refused with the reason.
 */
import { HIDDEN, type Card } from '../../cards/card.js';
import type { Seat } from '../../game/contract.js';
import type { Log, Untellable } from '../../game/log.js';
import { replay } from '../../game/replay.js';
import { show } from '../../game/options.js';
import { finished } from '../../game/steps.js';
import { bettingIsOver, fieldOf } from '../../stakes/round.js';
import { hasSeat, seatsIn } from '../../stakes/seats.js';
import { owesBringIn } from './betting.js';
import { playersOf } from './dealing.js';
import { OPTIONS, presetOf, type Options } from './options.js';
import { OWN_FIELD, PhhError, tablesIn } from './phh-file.js';
import { winningsOf } from './phh-end.js';
import { readHand } from './phh-read.js';
import { SAID } from './phh-stakes.js';
import { stud } from './rules.js';
import { bringInSeat, firstToAct } from './first-to-act.js';
import type { Action, Event, State, Street } from './table.js';

/** What may be written beside what the log says. */
export interface PhhAbout {
  /** The players' names, by seat. */
  readonly names?: readonly string[];
  /**
   * Other fields of PHH, the same for each hand: `author`, `event`, `city`, `year`, `currency`, custom ones as `_name`
   * …
   */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** Called for each hand that PHH cannot express, which is then left out; without it the first such hand is thrown. */
  readonly leftOut?: (error: PhhError) => void;
}

/**
 * Writes the hands of a log as PHH (one) or PHHS (several). A last, unfinished hand is written as far as it went.
 * Options that differ from the preset `pokerkit` go into a field of our own, so that `readPhh` gives back the same
 * settlement.
 * @returns the text; empty if all hands were left out.
 * @throws {PhhError} naming the hand and why PHH cannot express it (the log itself can always be kept instead).
 * @throws {LogError} if the log breaks a rule.
 */
export function writePhh(log: Log<Options, Action>, about: PhhAbout = {}): string {
  const hands = handsOf(log);
  if (hands.length === 0) throw new PhhError('No hand has been dealt in this log.');
  const texts = hands.flatMap(hand => {
    try {
      return [writeHand(hand, about)];
    } catch (error) {
      if (!about.leftOut || !(error instanceof PhhError) || !error.where) throw error;
      about.leftOut(error);
      return [];
    }
  });
  if (texts.length === 0) return '';
  return texts.length === 1 ? `${texts[0]}\n` : texts.map((text, at) => `[${at + 1}]\n${text}\n`).join('\n');
}

interface Step {
  readonly before: State;
  readonly after: State;
  readonly actor: Seat | 'croupier';
  readonly action: Action;
  readonly events: readonly Event[];
}

type Fields = Readonly<Record<string, unknown>>;

/** A hand of a log: the steps from its first deal on. */
type Hand = readonly Step[];

function handsOf(log: Log<Options, Action>): readonly Hand[] {
  const hands: Step[][] = [];
  replay(stud, log, ({ before, after, entry, events }) => {
    const { actor, action } = entry;
    if (action.type === 'deal' && before.phase === 'between') hands.push([]);
    else if (before.phase === 'between' || before.phase === 'settled') return;
    hands.at(-1)!.push({ before, after, actor, action, events });
  });
  return hands;
}

/** Makes the error for a hand that PHH cannot express. */
type Refusing = (reason: string, fault: Untellable) => PhhError;

function writeHand(hand: Hand, about: PhhAbout): string {
  const { before } = hand[0]!;
  const { after } = hand.at(-1)!;
  const number = before.hand;
  const refuse: Refusing = (reason, fault) =>
    new PhhError(`PHH cannot record this hand: ${reason}`, { hand: number }, fault);
  const { options } = before;
  if (options.variant === 'high-low') {
    if (options.declare !== 'cards-speak')
      throw refuse('its players declare high or low; in PHH the cards speak.', 'rules');
    if (options.lowRank !== 'eight-or-better')
      throw refuse(`its low hands are ${options.lowRank}; PHH has eight or better only.`, 'rules');
  }
  const bringIn = forcedBet(hand, options);
  if (bringIn >= options.lowerLimit)
    throw refuse(`its forced bet is the whole lower limit of ${options.lowerLimit}; in PHH it is less.`, 'rules');
  const players = playersOf(hand[0]!.after, hand[0]!.after.dealtIn);
  const name = (seat: Seat): string => `p${players.indexOf(seat) + 1}`;
  const actions = new Teller(hand, name, refuse).tell();
  const each = (amounts: readonly number[]): readonly number[] => players.map(seat => amounts[seat]!);
  const game: Fields = {
    variant: CODES[options.variant],
    ante_trimming_status: true,
    antes: players.map(() => options.ante),
    bring_in: bringIn,
    small_bet: options.lowerLimit,
    big_bet: options.higherLimit,
    starting_stacks: each(before.accounts.purses),
    actions,
  };
  const where: Fields = {
    hand: number,
    seats: players.map(seat => seat + 1),
    seat_count: before.players.length,
    ...(about.names ? { players: players.map(seat => about.names?.[seat] ?? '') } : undefined),
  };
  const end: Fields = {
    ...(after.phase === 'settled'
      ? {
          finishing_stacks: each(after.accounts.purses),
          winnings: each(after.players.map((_, seat) => winningsOf(after, seat))),
        }
      : undefined),
    ...ownField(options),
  };
  const said = { finishing_stacks: 0, winnings: 0, [OWN_FIELD]: 0, ...game };
  const more = Object.fromEntries(Object.entries(about.fields ?? {}).filter(([field]) => !Object.hasOwn(said, field)));
  const fields = Object.entries({ ...game, ...where, ...more, ...end });
  const text = fields
    .map(([field, value]) => `${key(field)} = ${field === 'time' ? String(value) : toml(value)}`)
    .join('\n');
  prove(text, hand, players, refuse);
  return text;
}

/** The forced bet in this hand: if the table leaves its size open, what was paid. */
function forcedBet(hand: Hand, { bringInAmount, lowerLimit }: Options): number {
  const paid = hand.find(({ action }) => action.type === 'bringIn')?.action;
  const amount = paid?.type === 'bringIn' ? paid.amount : 0;
  return amount < lowerLimit ? Math.max(amount, bringInAmount) : bringInAmount;
}

/** Our own field: the preset and the differences from it. Empty if PokerKit's rules were played. */
function ownField(options: Options): Fields {
  const { preset, variant } = options;
  const standard = presetOf(preset, variant) as Fields;
  const differing = Object.entries(options).filter(([name, value]) => {
    if (SAID.includes(name) || (name === 'lowRank' && variant !== 'high-low')) return false;
    const { default: usual } = OPTIONS[name as keyof Options] as { default?: unknown };
    return name === 'rake'
      ? options.rake.percent > 0
      : value !== (Object.hasOwn(standard, name) ? standard[name] : usual);
  });
  if (preset === 'pokerkit' && differing.length === 0) return {};
  return { [OWN_FIELD]: { preset, ...Object.fromEntries(differing) } };
}

/** Whether a player besides the raiser has chips for more than the price; S31 requires only that one has any. */
const canBeAnswered = ({ round, live, accounts }: State): boolean =>
  seatsIn(live).filter(seat => round!.bets[seat]! + accounts.purses[seat]! > round!.price).length > 1;

/** Writes the steps of a hand as actions of PHH. */
class Teller {
  readonly #lines: string[] = [];
  /** What each live player said at the showdown; it is written in PokerKit's order. */
  readonly #shown = new Map<Seat, string>();
  /** Whether the hands are face up, since nobody can bet any more. */
  #open = false;

  constructor(
    private readonly hand: Hand,
    private readonly name: (seat: Seat) => string,
    private readonly refuse: Refusing,
  ) {}

  tell(): readonly string[] {
    for (const step of this.hand) this.#step(step);
    const { after } = this.hand.at(-1)!;
    // the last card came face down: PokerKit wants to see it
    if (this.#open && after.phase === 'settled' && this.#sevenOwn(after)) this.#showAll(after);
    for (const seat of showOrder(after)) if (this.#shown.has(seat)) this.#lines.push(this.#shown.get(seat)!);
    return this.#lines;
  }

  #step(step: Step): void {
    const { before, actor, action } = step;
    if (actor === 'croupier') {
      if (action.type === 'deal') this.#deal(step, action);
      else if (action.type === 'turnUp') {
        this.#open = true;
        this.#showAll({ ...before, cards: step.after.cards });
        if (before.street === 7) this.#open = false;
      }
      return;
    }
    const who = this.name(actor);
    switch (action.type) {
      case 'bringIn': {
        const { bringInAmount, lowerLimit } = before.options;
        // the forced bet may be the full bet at once, which PHH calls a completion
        const isFull = action.amount === lowerLimit && bringInAmount < lowerLimit;
        this.#lines.push(isFull ? `${who} cbr ${action.amount}` : `${who} pb`);
        return;
      }
      case 'fold':
        // the duty has come to them from a player who is all-in (S17)
        if (owesBringIn(before)) throw this.refuse(`${who} folds the forced bet; in PHH it must be paid.`, 'wager');
        this.#lines.push(`${who} f`);
        return;
      case 'check':
      case 'call':
        this.#lines.push(`${who} cc`);
        return;
      case 'bet':
      case 'complete':
      case 'raise':
        if (!canBeAnswered(before))
          throw this.refuse(
            `${who} raises though nobody has the chips to answer; PokerKit does not accept such a raise.`,
            'wager',
          );
        this.#lines.push(`${who} cbr ${action.to}`);
        return;
      case 'muck':
        if (this.#open)
          throw this.refuse(`${who} mucks; in PHH all hands are shown once nobody can bet any more.`, 'shown');
        this.#shown.set(actor, `${who} sm`);
        return;
      case 'show':
        // they are shown again when all cards are there
        if (!this.#open) this.#shown.set(actor, `${who} sm ${ownCards(step.after, actor)}`);
    }
  }

  #deal({ before, after }: Step, { street, cards, common }: Extract<Action, { type: 'deal' }>): void {
    const players = playersOf(after);
    if (street < 7 && common.length > 0)
      throw this.refuse(`a common card was dealt on street ${street}; PHH has one on the seventh only.`, 'common');
    if (street > 3 && !this.#open && bettingIsOver(fieldOf(before))) this.#openEarly(before);
    // PokerKit deals a common card only if all cards outside live hands would not be enough
    const known = players.flatMap(seat => [...(before.cards.down[seat] ?? []), ...(before.cards.up[seat] ?? [])]);
    const left = 52 - (street === 3 ? 0 : known.filter(card => card !== HIDDEN).length) - before.cards.common.length;
    if (street > 3 && common.length > 0 !== players.length > left)
      throw this.refuse(
        common.length > 0
          ? `a common card was dealt on street ${street}, where PokerKit still has ${left} cards for ${players.length} players.`
          : `on street ${street} PokerKit would deal a common card.`,
        'common',
      );
    if (common.length > 0) this.#lines.push(`d db ${common[0]!}`);
    else
      players.forEach((seat, place) => {
        const own = cards.filter((_, at) => at % players.length === place);
        this.#lines.push(`d dh ${this.name(seat)} ${own.join('')}`);
      });
  }

  /** Shows the hands as soon as nobody can bet, as PokerKit requires; our table showed them at the end. */
  #openEarly(before: State): void {
    this.#open = true;
    const shown = new Map<Seat, readonly Card[]>();
    for (const { actor, action } of this.hand)
      if (action.type === 'show' && actor !== 'croupier') shown.set(actor, action.cards);
    const down = before.cards.down.map((cards, seat) => (shown.get(seat) ?? cards).slice(0, cards.length));
    if (seatsIn(before.live).some(seat => down[seat]!.includes(HIDDEN)))
      throw this.refuse('nobody can bet any more and hands must be shown, but not all of them are known.', 'shown');
    // the street is the one that was bet on; the next is already due
    this.#showAll({ ...before, street: (before.street - 1) as Street, cards: { ...before.cards, down } });
  }

  #showAll(after: State): void {
    for (const seat of showOrder(after)) this.#lines.push(`${this.name(seat)} sm ${ownCards(after, seat)}`);
  }

  /** Whether each player was dealt a card of their own on seventh street. */
  #sevenOwn = ({ cards, live }: State): boolean => seatsIn(live).every(seat => cards.down[seat]!.length === 3);
}

/**
 * The live players in the order in which PokerKit asks them to show: clockwise from the last to bet or raise, else from
 * the one whose cards acted first, even if all-in (our table then asks the next one with chips, S32).
 */
function showOrder(table: State): readonly Seat[] {
  const { round, live } = table;
  const players = playersOf(table);
  const wagered = [round?.raiser ?? -1, round?.bettor ?? -1].find(seat => seat >= 0 && hasSeat(live, seat));
  const first = wagered ?? firstAsked(table, players);
  return [...players.slice(players.indexOf(first)), ...players.slice(0, players.indexOf(first))];
}

/** Whose upcards acted first on a street; the first player if nobody was to act. */
function firstAsked({ round, street, cards, options }: State, players: readonly Seat[]): Seat {
  if (street === 3) return bringInSeat(players, seat => cards.up[seat]![0]!, options);
  return round ? firstToAct(players, seat => cards.up[seat]!, options) : players[0]!;
}

/** A player's own cards in the order in which they were dealt. */
function ownCards({ cards }: State, seat: Seat): string {
  const [first, second, ...last] = cards.down[seat]!;
  return [first, second, ...cards.up[seat]!, ...last].join('');
}

/** The names of the variants in PHH. */
const CODES = { high: 'F7S', 'high-low': 'F7S/8', razz: 'FR' } as const;

const PAYS: readonly string[] = ['ante', 'broughtIn', 'called', 'bet', 'completed', 'raised'];

/** What each seat has put into the pots, by the events. */
function paid(steps: readonly { readonly events: readonly Event[] }[], players: readonly Seat[]): readonly number[] {
  const sums = new Map<Seat, number>();
  for (const { events } of steps)
    for (const event of events)
      if (PAYS.includes(event.type) && 'seat' in event && 'amount' in event)
        sums.set(event.seat, (sums.get(event.seat) ?? 0) + event.amount);
  return players.map(seat => sums.get(seat) ?? 0);
}

/** Reads a hand back under PokerKit's rules; the seats to act and the chips paid must be the same. */
function prove(text: string, hand: Hand, players: readonly Seat[], refuse: Refusing): void {
  const [table] = finished(tablesIn(text));
  const steps: { readonly events: readonly Event[] }[] = [];
  try {
    const { log } = readHand(table!, {}, { ownOptions: false, ends: false });
    replay(stud, log, ({ events }) => steps.push({ events }));
  } catch (error) {
    if (error instanceof PhhError) throw refuse(`under PokerKit’s fixed limit, ${error.reason}`, 'wager');
    throw error;
  }
  const theirs = paid(
    steps,
    players.map((_, place) => place),
  );
  const ours = paid(hand, players);
  const other = ours.findIndex((amount, place) => amount !== theirs[place]);
  if (other >= 0)
    throw refuse(
      `p${other + 1} pays ${ours[other]} chips in all; under PokerKit’s rules it would be ${theirs[other]}.`,
      'wager',
    );
}

const key = (name: string): string => {
  if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) return name;
  throw new PhhError(`“${name}” is not a valid field name.`);
};

function toml(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toml).join(', ')}]`;
  if (typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value))) return String(value);
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'string') {
    // eslint-disable-next-line no-control-regex -- a text in single quotes holds none of these
    return /['\u0000-\u001f\u007f\ud800-\udfff]/.test(value) ? quoted(value) : `'${value}'`;
  }
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([name, entry]) => `${key(name)} = ${toml(entry)}`)
      .join(', ')} }`;
  throw new PhhError(`A field of PHH is a text, a number, true or false, or a list of them, not ${show(value)}.`);
}

/** A text in double quotes; half of a surrogate pair, which TOML refuses, becomes �. */
const quoted = (text: string): string =>
  JSON.stringify([...text].map(sign => (/^[\ud800-\udfff]$/.test(sign) ? '\ufffd' : sign)).join('')).replaceAll(
    '\u007f',
    '\\u007f',
  );
