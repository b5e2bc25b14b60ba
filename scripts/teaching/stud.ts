/** The page on Seven Card Stud, razz and high-low: its prepared hands and its figures. */
import { readFileSync } from 'node:fs';
import { binomial } from '../../src/cards/binomial.ts';
import { readCards, seededRandom, type Card } from '../../src/cards.ts';
import { stud, type Stud } from '../../src/rules.ts';
import { equity, type KnownTable } from '../../src/stud/rules/odds.ts';
import { valueOf } from '../../src/stud/rules/hands.ts';
import { figuresOf, played, type Lesson, type Scene, type Script } from './lesson.ts';

type Game = typeof stud;
type Action = Stud.Action;

/** Anna deals, Bruno sits on her left. */
const NAMES = ['Bruno', 'Carla', 'Anna'] as const;
const PURSES = [400, 400, 400];

/** The cards as they come: a burnt one first on each street, then to the players in the hand, clockwise from Bruno. */
const SCRIPTS: Readonly<Record<string, Script>> = {
  flush: {
    options: { purses: PURSES },
    cards: '3d Ac 7d 9s 8h Tc Ks Ah 2c 5s 4d 6c Js 6d 8d 2h 7h Jc 4s Qd 3c Th',
    scenes: [
      'ready, deal',
      'Carla bringIn 5, Anna call, Bruno complete 10, Carla fold, Anna call, deal',
      'Bruno bet 10, Anna call, deal',
      'Bruno bet 20, Anna call, deal',
      'Bruno bet 20, Anna raise 40, Bruno call, deal',
      'Bruno check, Anna bet 20, Bruno call, Anna show, Bruno muck',
    ],
  },
  wheel: {
    options: { variant: 'razz', purses: PURSES },
    cards: '3d Qd 3h 2c 9c 6s 4d Ks 7d Ah Qc 8c 5s 6d Jd 3s 7h 2h Kc Qh Td Kd',
    scenes: [
      'ready, deal',
      'Bruno bringIn 5, Carla call, Anna complete 10, Bruno fold, Carla call, deal',
      'Anna bet 10, Carla call, deal',
      'Anna bet 20, Carla call, deal',
      'Carla check, Anna bet 20, Carla call, deal',
      'Carla check, Anna bet 20, Carla call, Anna show, Carla muck',
    ],
  },
  halves: {
    options: { variant: 'high-low', purses: PURSES },
    cards: '5c Kd Qs 7c 9h 8d 4h Kc 3s 2d 6c Ks 6s 7d 5d 3c 8c Jc Qh 5h Td 9c',
    scenes: [
      'ready, deal',
      'Anna bringIn 5, Bruno complete 10, Carla fold, Anna call, deal',
      'Bruno bet 20, Anna call, deal',
      'Bruno bet 20, Anna raise 40, Bruno call, deal',
      'Bruno bet 20, Anna call, deal',
      'Bruno check, Anna check, Bruno show, Anna show',
    ],
  },
};

const actionOf = ([type, amount]: readonly string[], state: Stud.State, seat: number): Action => {
  if (type === 'show') return { type, cards: state.cards.down[seat]! };
  if (type === 'bringIn') return { type, amount: Number(amount) };
  return (amount ? { type, to: Number(amount) } : { type }) as Action;
};

/* —— what is counted —— */

/** How many of all hands of seven cards are of each kind, as verified by `npm run count-hands`. */
const COUNTS = JSON.parse(
  readFileSync(new URL('../../test/vectors/mathematics/stud_freq.json', import.meta.url), 'utf8'),
) as {
  readonly total: number;
  readonly eight_or_better: number;
  readonly high: Readonly<Record<string, number>>;
  readonly a5_low_razz: Readonly<Record<string, number>>;
};

/** The equity of the first of some hands; a question always samples the same deals. */
const known = new Map<string, number>();
function shareOf(question: string, hands: readonly (readonly Card[])[], table: KnownTable): number {
  let share = known.get(question);
  if (share === undefined) {
    share = equity(hands, table, { trials: 40_000, random: seededRandom(question) }).hands[0]!.share;
    known.set(question, share);
  }
  return share;
}

/** Cards of a word: `As.Ad.9c`; a full stop for each unknown one: `...` is an unknown hand. */
const cardsOf = (word: string): readonly Card[] => (/^x+$/.test(word) ? [] : readCards(word.replaceAll('.', ' ')));

/**
 * The probability that three cards of a suit become five or more by the seventh, given the number of other cards seen,
 * and of those of the suit.
 */
export function flushOfThree(seen: number, ofTheSuit: number): number {
  const unseen = 52 - 3 - seen;
  const suited = 10 - ofTheSuit;
  return (
    1 -
    [0, 1].reduce(
      (sum, few) => sum + (binomial(suited, few) * binomial(unseen - suited, 4 - few)) / binomial(unseen, 4),
      0,
    )
  );
}

const COUNTED: Readonly<Record<string, (words: readonly string[]) => number>> = {
  number: ([number]) => Number(number),
  total: () => COUNTS.total,
  hands: words =>
    words
      .join(' ')
      .split('+')
      .reduce((sum, kind) => sum + COUNTS.high[kind]!, 0) / COUNTS.total,
  lows: words =>
    words
      .join(' ')
      .split('+')
      .reduce((sum, kind) => sum + COUNTS.a5_low_razz[kind]!, 0) / COUNTS.total,
  'eight-or-better': () => COUNTS.eight_or_better / COUNTS.total,
  flush: ([seen, ofTheSuit]) => flushOfThree(Number(seen), Number(ofTheSuit)),
  /** `share high As.Ad.9c x x dead 7d.8s`: the hand, the others (x: unknown), cards that are gone. */
  share: words => {
    const [variant, ...hands] = words;
    const dead = hands.indexOf('dead');
    const table: KnownTable = {
      variant: variant as NonNullable<KnownTable['variant']>,
      ...(variant === 'high-low' && { lowRank: 'eight-or-better' }),
      ...(dead >= 0 && { dead: cardsOf(hands[dead + 1]!) }),
    };
    return shareOf(words.join(' '), (dead >= 0 ? hands.slice(0, dead) : hands).map(cardsOf), table);
  },
};

const seatOf = (name: string | undefined): number => NAMES.indexOf(name as (typeof NAMES)[number]);

/** The facts visible in a scene, by name. */
const SEEN: Readonly<Record<string, (scene: Scene<Game>, words: readonly string[]) => number>> = {
  pot: ({ state, before }) => {
    const cloth = state.phase === 'settled' ? before.accounts.cloth : state.accounts.cloth;
    return cloth.reduce((sum, chips) => sum + chips, 0);
  },
  /** The amount to which somebody has last bet, called or raised. */
  to: ({ events }, [name]) => {
    const wager = events.findLast(event => 'to' in event && event.seat === seatOf(name));
    if (!wager || !('to' in wager)) throw new Error(`${name} has wagered nothing.`);
    return wager.to;
  },
  won: ({ events }, [name, side]) =>
    events.reduce(
      (sum, event) =>
        event.type === 'won' && event.seat === seatOf(name) && (!side || event.side === side)
          ? sum + event.amount
          : sum,
      0,
    ),
  purse: ({ state }, [name]) => state.accounts.purses[seatOf(name)]!,
  /** The equity of somebody now, if all cards of the players in the hand are known, and the upcards of the others. */
  share: ({ state }, [name]) => {
    const live = NAMES.map((_, seat) => seat).filter(seat => (state.live >> seat) & 1);
    const first = seatOf(name);
    const order = [first, ...live.filter(seat => seat !== first)];
    const hands = order.map(seat => [...state.cards.down[seat]!, ...state.cards.up[seat]!]);
    const dead = NAMES.flatMap((_, seat) => (live.includes(seat) ? [] : state.cards.up[seat]!));
    const { variant, lowRank, wheel } = state.options;
    return shareOf(`${variant} ${hands.join(' ')}`, hands, { dead, variant, lowRank, wheel });
  },
};

export const studLesson: Lesson<Game> = {
  room: 'stud',
  tag: 'stud-table',
  game: stud,
  icon: 'As',
  deals: Object.fromEntries(
    Object.entries(SCRIPTS).map(([name, script]) => [name, played(stud, script, NAMES, actionOf)]),
  ),
  names: /^$/,
  figure: figuresOf(SEEN, COUNTED),
  holds([what, name, ...rest], { state, events }) {
    const seat = seatOf(name);
    switch (what) {
      case 'asked':
        return state.round?.toAct === seat;
      case 'hand': {
        const cards = [...state.cards.down[seat]!, ...state.cards.up[seat]!];
        const [order, ...wanted] = rest;
        const { category, ranks } = valueOf(cards, order as 'high');
        return (order === 'high' ? category : ranks.join('')) === wanted.join('');
      }
      case 'muck':
        return events.some(event => event.type === 'mucked' && event.seat === seat);
      case 'fold':
        return events.some(event => event.type === 'folded' && event.seat === seat);
      case 'wins':
        return events.some(event => event.type === 'won' && event.seat === seat && event.side === rest[0]);
      default:
        throw new Error(`What is “${what}”?`);
    }
  },
};
