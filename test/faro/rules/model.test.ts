/**
 * The engine beside a second reading of the sheet: the result of each turn is worked out again from the order of the pack
 * and the words of the rulings, with maps and strings and nothing of the engine, in deals with random stakes, packs
 * and options. Purses, cloth, bank, who is out and why the deal ends must agree at each turn.
 */
import test from 'node:test';
import assert from 'node:assert/strict';
import { seededRandom, shuffledSource, type Card, type Random } from '../../../src/cards.ts';
import type { Actor } from '../../../src/croupier.ts';
import { faro, type Faro, type FaroOptions } from '../../../src/rules.ts';

const DEALS = 400;
/** The ace is lowest (K9). */
const HEIGHTS = 'A23456789TJQK';
const BOOKS = 'chsd';

interface Bet {
  readonly seat: number;
  readonly spot: string;
  amount: number;
  coppered: boolean;
}

const pick = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)]!;

/** Random options of a table; stakes are free, so that a bet may come and go. */
function someOptions(random: Random): FaroOptions {
  const variant = pick(random, ['buch', 'classic', 'pharo'] as const);
  const isBook = variant === 'buch';
  const punters = isBook ? 3 + random.below(2) : 1 + random.below(3);
  return faro.open({
    variant,
    purses: Array.from({ length: punters }, () => pick(random, [5, 12, 40, 100])),
    bank: pick(random, [0, 3, 8, 30, 100]),
    cap: isBook ? pick(random, [10, 25]) : 0,
    max: isBook ? 0 : pick(random, [0, 20]),
    restake: 'free',
    payingSide: pick(random, ['right', 'left']),
    firstCard: pick(random, ['right', 'left']),
    oddCard: pick(random, ['void', 'right', 'left']),
    settleOrder: pick(random, ['collect-first', 'pay-first']),
    oddHalf: pick(random, ['bank', 'player']),
    afterWin: pick(random, ['returned', 'stands']),
    highCardTie: pick(random, ['half', 'push']),
  }).options;
}

/** The result of a turn for a bet; undefined if it stands. */
type Fate = 'won' | 'lost' | 'split' | undefined;

/** A table as the sheet describes it. */
class Model {
  readonly #options: FaroOptions;
  readonly #isBook: boolean;
  readonly #gone: Set<Card>;
  readonly #suits: readonly string[];
  readonly purses: number[];
  readonly out = new Set<number>();
  bets: Bet[] = [];
  bank: number;
  left: number;
  ending: Faro.State['ending'] = null;

  constructor(options: FaroOptions, aside: readonly Card[]) {
    this.#options = options;
    this.#isBook = options.variant === 'buch';
    this.#suits = [...(this.#isBook ? BOOKS.slice(0, options.purses.length) : BOOKS)];
    this.#gone = new Set(aside);
    this.purses = [...options.purses];
    this.bank = options.bank || Infinity;
    this.left = 13 * this.#suits.length - aside.length;
  }

  stake(seat: number, spot: string, amount: number): void {
    const bet = this.bets.find(bet => bet.seat === seat && bet.spot === spot);
    if (bet) bet.amount += amount;
    else this.bets.push({ seat, spot, amount, coppered: false });
    this.purses[seat]! -= amount;
  }

  copper(seat: number, spot: string): void {
    this.bets.find(bet => bet.seat === seat && bet.spot === spot)!.coppered = true;
  }

  clothOf(seat: number): number {
    return this.bets.reduce((sum, bet) => (bet.seat === seat ? sum + bet.amount : sum), 0);
  }

  /** Lays two cards from the top of the pack, each with its covers (F5), settles, and sees whether the deal is over. */
  turn(pack: readonly Card[]): void {
    const { variant, firstCard, payingSide, oddCard } = this.#options;
    const laid: Card[] = [];
    const live = (): Card | undefined => {
      while (laid.length < pack.length) {
        const card = pack[laid.length]!;
        laid.push(card);
        if (!this.#isDead(card[1]!)) return card;
      }
      return undefined;
    };
    const [first, second] = [live(), live()];
    const isWhole = first !== undefined && second !== undefined;
    const oddCounts = variant !== 'classic' && (oddCard === 'right' || oddCard === 'left');
    // in the book game the first card goes to the side of its option (F2), the single one to the side of another (F3); otherwise the
    // bank's card comes first (K1, P2), and so does the single one (P6)
    const paysFirst = this.#isBook && (isWhole ? firstCard : oddCard) === payingSide;
    const [pays, takes] = paysFirst ? [first, second] : [second, first];
    for (const card of laid) this.#gone.add(card);
    const hock = variant === 'classic' && pack.length === laid.length + 1 ? pack[laid.length] : undefined;
    if (hock) this.#gone.add(hock);
    this.left = pack.length - laid.length - (hock ? 1 : 0);
    const isBroken = (isWhole || oddCounts) && this.#settle(takes, pays, hock);
    // bets that can never be decided come back (K14, P12)
    if (!this.#isBook) this.#giveBack(bet => !this.#isLive(bet.spot));
    for (const [seat, purse] of this.purses.entries()) if (purse === 0 && this.clothOf(seat) === 0) this.out.add(seat);
    const needed = oddCounts ? 1 : 2;
    if (isBroken) this.ending = 'bankBroken';
    else if (this.out.size === this.purses.length) this.ending = 'noPunters';
    else if (!isWhole || this.#liveCards() < needed) this.ending = 'packOut';
    if (this.ending) this.#giveBack(() => true);
  }

  /** Collects, pays clockwise as far as the bank can, and lays out again what stands. @returns whether the bank is broken. */
  #settle(takes: Card | undefined, pays: Card | undefined, hock: Card | undefined): boolean {
    const { settleOrder, oddHalf, afterWin } = this.#options;
    const decided = this.bets
      .map(bet => ({ ...bet, fate: this.#fate(bet, takes, pays, hock) }))
      .filter(({ fate }) => fate !== undefined)
      .sort((one, other) => one.seat - other.seat);
    this.bets = this.bets.filter(bet => !decided.some(({ seat, spot }) => seat === bet.seat && spot === bet.spot));
    let collected = 0;
    for (const { seat, amount, fate } of decided) {
      if (fate === 'won') continue;
      // of an odd half the bank gets the larger part, or the player does (K5)
      const taken = fate === 'lost' ? amount : oddHalf === 'bank' ? Math.ceil(amount / 2) : Math.floor(amount / 2);
      collected += taken;
      this.purses[seat]! += amount - taken;
    }
    let owed = 0;
    let till = this.bank + (settleOrder === 'collect-first' ? collected : 0);
    for (const { seat, spot, amount, coppered, fate } of decided) {
      if (fate !== 'won') continue;
      const due = spot.includes('>') ? amount * (new Set(spot.split('>')).size === 3 ? 4 : 2) : amount;
      const paid = Math.min(due, till);
      till -= paid;
      owed += due - paid;
      this.purses[seat]! += amount + paid;
      if (afterWin === 'stands' && !this.#isBook && this.#isLive(spot)) {
        this.bets.push({ seat, spot, amount, coppered });
        this.purses[seat]! -= amount;
      }
    }
    this.bank = till + (settleOrder === 'pay-first' ? collected : 0);
    return owed > 0 || (decided.length > 0 && this.bank === 0);
  }

  #fate({ seat, spot, coppered }: Bet, takes: Card | undefined, pays: Card | undefined, hock?: Card): Fate {
    const [loser, winner] = [takes?.[0], pays?.[0]];
    if (this.#isBook) {
      const own = spot + BOOKS[seat]!;
      return own === pays ? 'won' : own === takes ? 'lost' : undefined;
    }
    const plain = (): Fate => {
      const holds = (rank: string | undefined): boolean => rank !== undefined && spot.includes(rank);
      if (winner === undefined || loser === undefined) return spot !== 'high' && holds(loser) ? 'lost' : undefined;
      if (spot.includes('>')) return spot === `${loser}>${winner}>${hock?.[0]}` ? 'won' : 'lost';
      if (spot === 'high' && winner === loser) return this.#options.highCardTie === 'half' ? 'split' : undefined;
      if (spot === 'high') return HEIGHTS.indexOf(winner) > HEIGHTS.indexOf(loser) ? 'won' : 'lost';
      if (holds(winner) && holds(loser)) return winner === loser ? 'split' : undefined;
      return holds(winner) ? 'won' : holds(loser) ? 'lost' : undefined;
    };
    const fate = plain();
    if (!coppered || fate === undefined || fate === 'split') return fate;
    return fate === 'won' ? 'lost' : 'won';
  }

  #giveBack(which: (bet: Bet) => boolean): void {
    for (const { seat, amount } of this.bets.filter(which)) this.purses[seat]! += amount;
    this.bets = this.bets.filter(bet => !which(bet));
  }

  /** Whether the owner of a suit is out; ranks have no owner. */
  #isDead(suit: string): boolean {
    return this.#isBook && this.out.has(BOOKS.indexOf(suit));
  }

  #isLive(spot: string): boolean {
    if (spot === 'high') return this.left > 1;
    return (
      !spot.includes('>') && [...spot].some(rank => this.#suits.some(suit => !this.#gone.has((rank + suit) as Card)))
    );
  }

  #liveCards(): number {
    if (!this.#isBook) return this.left;
    const suits = this.#suits.filter(suit => !this.#isDead(suit));
    return suits.flatMap(suit => [...HEIGHTS].filter(rank => !this.#gone.has((rank + suit) as Card))).length;
  }
}

/** A few stakes and coppers of one seat, in the engine and in the model. */
function someStakes(state: Faro.State, seat: number, random: Random, act: (action: Faro.Action) => Faro.State): Bet[] {
  const made: Bet[] = [];
  let now = state;
  for (let times = random.below(3); times > 0; times--) {
    const offers = faro.legal(faro.view(now, seat)).filter(({ type }) => type === 'stake' || type === 'copper');
    if (offers.length === 0) break;
    const offer = pick(random, offers) as { readonly type: 'stake' | 'copper'; readonly spot: string };
    const { spot } = offer;
    if (offer.type === 'copper') now = act({ type: 'copper', spot });
    const range = (offer as { readonly amount?: { readonly min: number; readonly max: number } }).amount;
    const amount = range ? Math.max(range.min, Math.min(range.max, pick(random, [1, 3, 9, 25]))) : 0;
    if (range) now = act({ type: 'stake', spot, amount });
    made.push({ seat, spot, amount, coppered: !range });
  }
  return made;
}

test('the engine and a second reading of the sheet agree at every turn', () => {
  const random = seededRandom('a second reading');
  const seen = new Set<string>();
  for (let deal = 0; deal < DEALS; deal++) {
    const options = someOptions(random);
    const source = shuffledSource(faro.pack(options), random);
    let state = faro.open(options);
    const act = (actor: Actor, action: Faro.Action): Faro.State => {
      assert.equal(faro.check(state, actor, action), undefined, JSON.stringify(action));
      return (state = faro.apply(state, actor, action).state);
    };
    options.purses.forEach((_, seat) => act(seat, { type: 'done' }));
    const shuffle = faro.deal(state, source) as Extract<Faro.Action, { readonly type: 'shuffle' }>;
    act('croupier', shuffle);
    const model = new Model(options, shuffle.aside);
    while (!model.ending) {
      const asked = faro.turn(state);
      for (const seat of asked.kind === 'seats' ? asked.seats : []) {
        for (const { spot, amount, coppered } of someStakes(state, seat, random, action => act(seat, action)))
          if (coppered) model.copper(seat, spot);
          else model.stake(seat, spot, amount);
        act(seat, { type: 'done' });
      }
      const pack = source.order();
      act('croupier', faro.deal(state, source));
      model.turn(pack);
      const what = JSON.stringify({ options, pack, bets: model.bets });
      assert.deepEqual(state.accounts.purses, model.purses, what);
      assert.deepEqual(
        state.accounts.cloth,
        model.purses.map((_, seat) => model.clothOf(seat)),
        what,
      );
      if (options.bank > 0) assert.equal(state.till, model.bank, what);
      assert.deepEqual(
        model.purses.flatMap((_, seat) => ((state.out >> seat) & 1 ? [seat] : [])),
        [...model.out].sort(),
        what,
      );
      assert.equal(state.ending, model.ending, what);
      for (const { entries } of state.punters)
        for (const { outcome, spot } of entries) seen.add(spot.includes('>') ? `call ${outcome}` : outcome);
    }
    seen.add(model.ending);
  }
  // every branch has come up
  for (const what of [
    'won',
    'lost',
    'split',
    'returned',
    'call won',
    'call lost',
    'packOut',
    'bankBroken',
    'noPunters',
  ])
    assert.ok(seen.has(what), what);
});
