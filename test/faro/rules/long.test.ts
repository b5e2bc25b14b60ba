/**
 * A long seeded play of the book game: the bank earns nothing, whatever the punters do (F17, M4), no mark is lost at any
 * step, and where the cap is high enough punters go out and banks are broken.
 * `npm run test:long` plays 200,000 deals, CI an eighth, other runs 4,000.
 */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { seededRandom, shuffledSource, type Random } from '../../../src/cards.ts';
import { total } from '../../../src/croupier.ts';
import { faro } from '../../../src/rules.ts';
import { lengthOf } from '../../long.ts';
import { openSpots } from '../../../src/faro/rules/spots.ts';
import type { Action, State } from './table.ts';

const DEALS = lengthOf(200_000, 4_000);

/** How punters stake: this many cards, this many marks on each; perhaps fewer before the end. */
interface Manner {
  readonly name: string;
  readonly options: object;
  readonly cards: number;
  readonly marks: (state: State, seat: number) => number;
  /** The spread of the bank's results per deal, by M4; undefined if M4 does not say. */
  readonly spread?: number;
  /** The chance per deal that the bank is broken, and by how much M4 may be off. */
  readonly breaks?: readonly [number, number];
}

const purses = (seats: number): number[] => Array<number>(seats).fill(100);
const all = ({ accounts, options }: State, seat: number): number =>
  Math.min(accounts.purses[seat]!, options.cap - accounts.cloth[seat]!);

const MANNERS: readonly Manner[] = [
  { name: 'three, one card with 10 always', options: { purses: purses(3) }, cards: 1, marks: () => 10, spread: 24.1 },
  { name: 'three, ten cards with 1 each', options: { purses: purses(3) }, cards: 10, marks: () => 1, spread: 1.2 },
  { name: 'three, two cards with 5 each', options: { purses: purses(3) }, cards: 2, marks: () => 5, spread: 13.4 },
  {
    name: 'three, 1 mark, then 10 in the last 20 cards',
    options: { purses: purses(3) },
    cards: 1,
    marks: ({ left }) => (left <= 20 ? 10 : 1),
    spread: 15.4,
  },
  {
    name: 'four, one card with 10 always',
    options: { purses: purses(4) },
    cards: 1,
    marks: () => 10,
    spread: 27.7,
    breaks: [0.00027, 0.00009],
  },
  { name: 'four, two cards with 5 each', options: { purses: purses(4) }, cards: 2, marks: () => 5, spread: 15.3 },
  { name: 'four, all that they have on one card', options: { purses: purses(4), cap: 100 }, cards: 1, marks: all },
  {
    name: 'three, a burnt card, half of what they have',
    // a bank that could run short would keep what it cannot pay (F12)
    options: { purses: purses(3), cap: 60, oddCard: 'burn-first', bank: 10_000 },
    cards: 2,
    marks: (state, seat) => Math.ceil(all(state, seat) / 2),
  },
];

/** The result of a long play. */
interface Came {
  readonly mean: number;
  readonly spread: number;
  readonly broken: number;
  readonly out: number;
}

function play({ name, options, cards, marks }: Manner, deals: number): Came {
  const random: Random = seededRandom(name);
  const source = shuffledSource(faro.pack(faro.open(options).options), random);
  const opening = faro.open(options);
  const sum = total(opening.accounts);
  let sums = 0;
  let squares = 0;
  let broken = 0;
  let out = 0;
  let gone: State = opening;
  for (let deal = 0; deal < deals; deal++) {
    // purses and bank are refilled; the pack stays as the last deal left it
    let state: State = { ...opening, gone: gone.gone, burnt: gone.burnt, left: gone.left };
    const act = (actor: number | 'croupier', action: Action) => {
      state = faro.apply(state, actor, action).state;
      assert.equal(total(state.accounts), sum);
    };
    do {
      const turn = faro.turn(state);
      if (turn.kind !== 'seats') act('croupier', faro.deal(state, source));
      else
        for (const seat of turn.seats) {
          if (state.phase === 'stake')
            for (let more = cards - state.punters[seat]!.stakes.length; more > 0; more--) {
              const spots = openSpots(state, seat).filter(spot =>
                state.punters[seat]!.stakes.every(stake => stake.spot !== spot),
              );
              const amount = Math.min(marks(state, seat), all(state, seat));
              if (spots.length === 0 || amount === 0) break;
              act(seat, { type: 'stake', spot: spots[random.below(spots.length)]!, amount });
            }
          act(seat, { type: 'done' });
        }
    } while (state.phase === 'stake' || state.deal === opening.deal);
    const won = state.till - opening.till;
    sums += won;
    squares += won * won;
    if (state.ending === 'bankBroken') broken++;
    if (state.out !== 0) out++;
    gone = state;
  }
  const mean = sums / deals;
  return { mean, spread: Math.sqrt(squares / deals - mean * mean), broken, out };
}

describe(`${DEALS} deals of each way to stake`, () => {
  for (const manner of MANNERS)
    test(`${manner.name}: the bank earns nothing`, t => {
      const { mean, spread, broken, out } = play(manner, DEALS);
      const error = spread / Math.sqrt(DEALS);
      t.diagnostic(
        `${mean.toFixed(3)} ± ${error.toFixed(3)} a deal, spread ${spread.toFixed(2)}, broken ${broken}, out ${out}`,
      );
      assert.ok(Math.abs(mean) <= 4 * error, `${mean} ± ${error}`);
      if (manner.spread !== undefined)
        // M4 gives it to a tenth
        assert.ok(Math.abs(spread - manner.spread) <= 0.05 + 4 * (spread / Math.sqrt(2 * DEALS)), `spread ${spread}`);
      if (manner.breaks) {
        const [share, itsError] = manner.breaks;
        const off = (broken / DEALS - share) / Math.sqrt(share / DEALS + itsError ** 2);
        assert.ok(Math.abs(off) < 4, `${broken} banks broken: ${off.toFixed(2)} standard errors off`);
      }
      if (manner.marks !== all) return;
      assert.ok(broken > 0, 'banks break');
      assert.ok(out > 0, 'punters go out');
    });
});

test('if the odd card pays, it costs the bank ten marks a deal at ten marks a card', () => {
  const manner: Manner = {
    name: 'the odd card pays',
    options: { purses: purses(3), oddCard: 'right' },
    cards: 1,
    marks: () => 10,
  };
  const { mean, spread } = play(manner, DEALS);
  // M4: -10.24 ± 0.14
  assert.ok(Math.abs(mean + 10.24) <= 4 * (spread / Math.sqrt(DEALS) + 0.14), `${mean}`);
});
