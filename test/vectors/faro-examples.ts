/** Replays `faro examples` files: the seed's turns, covers, the cap, and the sentence that contradicts the rule (F1). */
import { CARDS, readCards, stackedSource, type Card } from '../../src/cards.ts';
import { faro, type Faro } from '../../src/rules.ts';
import type { Verdict } from '../../scripts/vectors.ts';
import { differ, judgedCases, sorted } from './cases.ts';

type Marks = Readonly<Record<string, number>>;
interface Resolved {
  readonly p: string;
  readonly card: string;
  readonly stake: number;
  readonly to: string;
}
interface Turn {
  readonly right: string;
  readonly left: string;
  /** The right card if `right` only describes it. */
  readonly rightCard?: string;
  readonly leftCard?: string;
  readonly expect?: Readonly<Record<string, unknown>>;
}
interface Example {
  readonly id: string;
  readonly punters?: Readonly<Record<string, string>>;
  readonly cap?: number;
  readonly bets?: Readonly<Record<string, Marks>>;
  /** The total of the stakes, if the case asks whether they are legal. */
  readonly sum?: number;
  readonly turns?: readonly Turn[];
  /** Cards in the order of the pack, with the punter of `out` gone: hearts by default. */
  readonly pack?: readonly string[];
  readonly out?: string;
  readonly expect?: { readonly right?: string; readonly left?: string; readonly covered?: readonly string[] };
  readonly literal?: readonly Readonly<Record<string, unknown>>[];
  readonly byMainRule?: readonly Readonly<Record<string, unknown>>[];
  readonly legal?: boolean;
}

/** The seed's punters. */
const STANDARD: Readonly<Record<string, string>> = { A: 'c', B: 'h', C: 's' };
const BOOKS = 'chsd';

const isCard = (text: string): boolean => (CARDS as readonly string[]).includes(text);

/** Our books are clubs, hearts, spades, diamonds in turn: a file that deals them in another order is read in our suits. */
function inOurSuits(example: Example): Example {
  const theirs = Object.values(example.punters ?? STANDARD);
  const order = [...theirs, ...[...BOOKS].filter(suit => !theirs.includes(suit))];
  const card = (text: string) => text[0]! + BOOKS[order.indexOf(text[1]!)]!;
  const read = (value: unknown): unknown =>
    typeof value === 'string'
      ? isCard(value)
        ? card(value)
        : value
      : Array.isArray(value)
        ? value.map(read)
        : typeof value === 'object' && value !== null
          ? Object.fromEntries(
              Object.entries(value).map(([name, field]) => [isCard(name) ? card(name) : name, read(field)]),
            )
          : value;
  const punters = Object.fromEntries(Object.keys(example.punters ?? STANDARD).map((name, at) => [name, BOOKS[at]!]));
  return { ...(read(example) as Example), punters };
}

/** A table of the book game whose pack comes in this order, with the unnamed cards below. */
class Table {
  state: Faro.State;
  readonly seats: Readonly<Record<string, number>>;
  readonly #source;
  last: readonly Faro.Event[] = [];

  constructor(example: Example, pack: readonly string[], options: object = {}) {
    const punters = example.punters ?? STANDARD;
    this.seats = Object.fromEntries(Object.entries(punters).map(([name, suit]) => [name, BOOKS.indexOf(suit)]));
    const count = Object.keys(punters).length;
    this.state = faro.open({
      purses: Array<number>(count).fill(100),
      ...(example.cap === undefined ? {} : { cap: example.cap }),
      ...options,
    });
    const first = readCards(pack);
    this.#source = stackedSource([...first, ...CARDS.filter(card => !first.includes(card))]);
    this.turn();
  }

  act(actor: number | 'croupier', action: Faro.Action): string | undefined {
    const refusal = faro.check(this.state, actor, action);
    if (refusal) return `${JSON.stringify(action)} is refused: ${refusal.message}`;
    const { state, events } = faro.apply(this.state, actor, action);
    this.state = state;
    if (actor === 'croupier') this.last = events;
    return undefined;
  }

  stakes(bets: Example['bets'] = {}): string | undefined {
    for (const [name, marks] of Object.entries(bets))
      for (const [card, amount] of Object.entries(marks)) {
        const seat = this.seats[name]!;
        if (BOOKS.indexOf(card[1]!) !== seat) return `${card} is not in the book of ${name}`;
        const refused = this.act(seat, { type: 'stake', spot: card[0]!, amount });
        if (refused) return refused;
      }
    return undefined;
  }

  /** Everybody is done, and the croupier acts. */
  turn(): void {
    const turn = faro.turn(this.state);
    if (turn.kind === 'seats') for (const seat of turn.seats) this.act(seat, { type: 'done' });
    if (faro.turn(this.state).kind === 'croupier') this.act('croupier', faro.deal(this.state, this.#source));
  }

  /** The decisions of the last turn, in the words of the files. */
  resolved(): readonly Resolved[] {
    return this.last.flatMap(event =>
      event.type === 'entry' && event.entry.outcome !== 'returned'
        ? [
            {
              p: this.nameOf(event.seat),
              card: event.entry.spot + BOOKS[event.seat]!,
              stake: event.entry.amount,
              to: event.entry.outcome === 'lost' ? 'bank' : this.nameOf(event.seat),
            },
          ]
        : [],
    );
  }

  nameOf(seat: number): string {
    return Object.keys(this.seats).find(name => this.seats[name] === seat)!;
  }

  /** The total of a punter's chips. */
  marksOf(name: string): number {
    const { purses, cloth } = this.state.accounts;
    const seat = this.seats[name]!;
    return purses[seat]! + cloth[seat]!;
  }

  stakedBy(name: string): Marks {
    const seat = this.seats[name]!;
    return Object.fromEntries(
      this.state.punters[seat]!.stakes.map(({ spot, amount }) => [spot + BOOKS[seat]!, amount]),
    );
  }
}

const MAY_ADD = '_mayAddUpTo';

/** Lines in one order: a file need not know which of a turn's stakes is reported first. */
const inOneOrder = (entries: readonly Resolved[]): readonly Resolved[] =>
  [...entries].sort((a, b) => (sorted(a) < sorted(b) ? -1 : 1));

/** The punters with a stake, without those who have nothing on the cloth. */
const staking = (stakes: Readonly<Record<string, Marks>>): Readonly<Record<string, Marks>> =>
  Object.fromEntries(Object.entries(stakes).filter(([, marks]) => Object.keys(marks).length > 0));

/** Compares one expectation after a turn with the table. */
function judgeThing(table: Table, what: string, value: unknown): string | undefined {
  if (what === 'resolved') return differ(what, inOneOrder(table.resolved()), inOneOrder(value as readonly Resolved[]));
  if (what === 'bank') return differ(what, table.state.till, value);
  if (what === 'stillStaked') {
    const ours = Object.keys(table.seats).map(name => [name, table.stakedBy(name)] as const);
    return differ(what, staking(Object.fromEntries(ours)), staking(value as Readonly<Record<string, Marks>>));
  }
  const seat = table.seats[what.replace(MAY_ADD, '')];
  if (seat === undefined) return `nothing is known of ${what}, expected ${JSON.stringify(value)}`;
  return differ(what, what.endsWith(MAY_ADD) ? mayAdd(table, seat) : table.marksOf(what), value);
}

/** The expectations after a turn. */
const judgeTurn = (table: Table, expected: Readonly<Record<string, unknown>>): string | undefined =>
  Object.entries(expected)
    .map(([what, value]) => judgeThing(table, what, value))
    .find(Boolean);

/** The most that a punter may lay on one more card. */
function mayAdd({ state }: Table, seat: number): number {
  const most = faro.legal(faro.view(state, seat)).map(offer => {
    if (offer.type !== 'stake') return 0;
    return typeof offer.amount === 'number' ? offer.amount : offer.amount.max;
  });
  return Math.max(0, ...most);
}

function judgeTurns(example: Example): string | undefined {
  const turns = example.turns!.map(turn => ({
    right: isCard(turn.right) ? turn.right : turn.rightCard!,
    left: isCard(turn.left) ? turn.left : turn.leftCard!,
    expect: turn.expect,
  }));
  const table = new Table(
    example,
    turns.flatMap(({ right, left }) => [right, left]),
  );
  const refused = table.stakes(example.bets);
  if (refused) return refused;
  for (const { expect } of turns) {
    table.turn();
    const difference = expect && judgeTurn(table, expect);
    if (difference) return difference;
  }
  return undefined;
}

/** Punter `out` has lost everything: the cards of that suit are covered. Unnamed cards of the pack lie below; the named ones end the deal. */
function judgePack(example: Example): string | undefined {
  const out = example.out ?? 'B';
  const punters = example.punters ?? STANDARD;
  const table = new Table(example, example.pack!, {
    purses: Object.keys(punters).map(() => 100),
  });
  const { state, seats } = table;
  const seat = seats[out]!;
  table.state = {
    ...state,
    out: 1 << seat,
    accounts: {
      ...state.accounts,
      house: state.accounts.house + 100,
      purses: state.accounts.purses.map((purse, at) => (at === seat ? 0 : purse)),
    },
  };
  table.turn();
  const { last } = table.state;
  const top = (pile: readonly Card[] = []): string | undefined => pile.at(-1);
  const { right, left, covered } = example.expect!;
  return (
    differ('the right card', top(last?.pays), right) ??
    differ('the left card', top(last?.takes), left) ??
    (covered === undefined
      ? undefined
      : differ('what is covered', [...last!.pays.slice(0, -1), ...last!.takes.slice(0, -1)], covered))
  );
}

/** One sentence of the seed: a card is laid on a side; under the ruling, and under the option that keeps the other reading. */
function judgeSentence(
  example: Example,
  sentence: Readonly<Record<string, unknown>>,
  payingSide: string,
): string | undefined {
  const [card, side] = Object.entries(sentence).find(([key]) => isCard(key)) as [string, string];
  const staked = Object.values(example.bets ?? {}).flatMap(marks => Object.keys(marks));
  const other = CARDS.find(each => each[1] === 'c' && each !== card && !staked.includes(each))!;
  const table = new Table(example, side === 'right' ? [card, other] : [other, card], { payingSide });
  const refused = table.stakes(example.bets);
  if (refused) return refused;
  const before = table.state.till;
  table.turn();
  const paid = before - table.state.till;
  return differ(
    `${card} ${side}, ${payingSide} paying: what the bank pays`,
    paid,
    'pays' in sentence ? sentence['pays'] : 0 - (sentence['bankTakes'] as number),
  );
}

function judge(example: Example): string | undefined {
  if (example.turns && example.legal !== false) return judgeTurns(example);
  if (example.pack) return judgePack(example);
  if (example.byMainRule || example.literal) {
    for (const sentence of example.byMainRule ?? []) {
      const difference = judgeSentence(example, sentence, 'right');
      if (difference) return difference;
    }
    for (const sentence of example.literal ?? []) {
      const difference = judgeSentence(example, sentence, 'left');
      if (difference) return difference;
    }
    return undefined;
  }
  if (example.legal === undefined) return 'nothing is expected in this example';
  const refused = new Table(example, []).stakes(example.bets);
  const sum = Object.values(example.bets ?? {})
    .flatMap(marks => Object.values(marks))
    .reduce((all, amount) => all + amount, 0);
  if (example.sum !== undefined && example.sum !== sum) return differ('the sum of the stakes', sum, example.sum);
  return differ('whether the stakes are allowed', refused === undefined, example.legal);
}

/** Replays a file of examples. */
export const faroExamples = (file: unknown): readonly Verdict[] =>
  judgedCases<{ examples: Example }>(file, {
    examples: {
      fields: { id: 'text' },
      judge: example => ({ id: example.id, difference: judge(inOurSuits(example)) }),
    },
  });
