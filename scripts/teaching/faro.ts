/** The page on Faro: the book game, the classic layout, Pharo; its prepared deals and its figures. */
import { binomial } from '../../src/cards/binomial.ts';
import { CARDS, RANKS } from '../../src/cards.ts';
import { faro, type Faro } from '../../src/rules.ts';
import { bookHeld, rankHeld, rankTurn, turnOdds, type Chances } from '../../src/faro/rules/odds.ts';
import { callsOf, HIGH } from '../../src/faro/rules/spots.ts';
import { figuresOf, played, scenesOf, type Lesson, type Scene, type Script } from './lesson.ts';

type Game = typeof faro;
type Action = Faro.Action;

const NAMES = ['Anna', 'Bruno', 'Carla'] as const;

const SCRIPTS: Readonly<Record<string, Script>> = {
  // the example of the source: clubs are Anna's, hearts Bruno's, spades Carla's; diamonds are out
  book: {
    options: { purses: [100, 100, 100] },
    cards: '3c Qs 2h Kc Ah Ts',
    scenes: [
      'ready, deal',
      'Anna stake K 4, Anna stake 8 4, Bruno stake A 6, Carla stake K 3, Carla stake T 3, Carla stake 5 3',
      'ready, deal',
      'ready, deal',
      'Anna stake 2 6, ready, deal',
    ],
  },
  classic: {
    options: { variant: 'classic', purses: [200] },
    cards: '4s 6d Qh 9c 9h Ks Jd',
    scenes: [
      'ready, deal',
      'Anna stake Q 20, Anna stake 6 10, Anna copper 6, Anna stake 9 16',
      'ready, deal',
      'ready, deal',
      'Anna stake KQ 10, ready, deal',
    ],
  },
  call: {
    options: { variant: 'classic', purses: [200] },
    // all but nine, king and four are gone when the last turn is called
    cards: lastThree('9h Kd 4s'),
    scenes: [`ready, deal${', ready, deal'.repeat(24)}`, 'Anna stake 9>K>4 10', 'ready, deal'],
  },
  pharo: {
    options: { variant: 'pharo', purses: [200], paroli: true },
    cards: 'Jd 8c Kd 5h Ks 7c 7h',
    scenes: [
      'ready, deal',
      'Anna stake K 10, ready, deal',
      'Anna paroli K, ready, deal',
      'Anna stake 7 10, ready, deal',
    ],
  },
};

/** A pack with these as its last three cards. */
function lastThree(cards: string): string {
  const last = cards.split(' ');
  return [...CARDS.filter(card => !last.includes(card)), ...last].join(' ');
}

const actionOf = ([type, spot, amount]: readonly string[]): Action =>
  (amount ? { type, spot, amount: Number(amount) } : { type, spot }) as Action;

/* —— what is counted —— */

const OF_A_RANK = 4;
const RANK_COUNT = RANKS.length;
const WHOLE = CARDS.length;
const TURNS = 25;

/**
 * The probability that of `drawn` cards from a pack of `cards` with `marked` marked ones, exactly so many are marked.
 */
const drawnOf = (cards: number, marked: number, drawn: number, just: number): number =>
  (binomial(marked, just) * binomial(cards - marked, drawn - just)) / binomial(cards, drawn);

/** A number of unseen cards with a number of twos; the others are of any ranks. */
function unseen(cards: number, twos: number): { readonly ranks: readonly number[]; readonly cards: number } {
  const ranks = [twos, ...Array<number>(RANK_COUNT - 1).fill(0)];
  let left = cards - twos;
  for (let at = 1; left > 0; at = (at % (RANK_COUNT - 1)) + 1) {
    if (ranks.every(count => count >= OF_A_RANK)) throw new Error(`${cards} cards cannot be left with ${twos} twos.`);
    if (ranks[at]! < OF_A_RANK) {
      ranks[at]!++;
      left--;
    }
  }
  return { ranks, cards };
}
const edgeOf = ({ win, lose, split }: Chances): number => lose + split / 2 - win;

/** A classic table before its last turn, with these three cards left. */
function beforeLast(cards: string): Faro.State {
  const { options, scenes } = SCRIPTS.call!;
  const deal = played(faro, { options, cards: lastThree(cards), scenes: scenes.slice(0, 1) }, NAMES, actionOf);
  return scenesOf(faro, deal)[0]!.state;
}
const callEdge = (cards: string): number => {
  const table = beforeLast(cards);
  return turnOdds(table, 0, { spot: callsOf(table)[0]! })!.edge;
};

/** A classic table at its first turn. */
const fresh = (): Faro.State =>
  scenesOf(faro, played(faro, { ...SCRIPTS.call!, cards: '', scenes: ['ready, deal'] }, NAMES, actionOf))[0]!.state;

/** How many cards have been seen before a turn of the classic game, including the soda. */
const seenBefore = (turn: number): number => 2 * turn - 1;

/** The figures of the page, by name. */
const COUNTED: Readonly<Record<string, (words: readonly string[]) => number>> = {
  number: ([number]) => Number(number),
  held: ([cards, twos]) => edgeOf(rankHeld(unseen(Number(cards), Number(twos)), '2')),
  turn: ([cards, twos]) => edgeOf(rankTurn(unseen(Number(cards), Number(twos)), '2')),
  /** The result of a bet that is left until it is decided: `win`, `lose` or `split`. */
  becomes: ([what, cards, twos]) => rankHeld(unseen(Number(cards), Number(twos)), '2')[what as keyof Chances],
  /** The same edge in the public game, where the last card takes alone. */
  pharo: ([cards, twos]) => edgeOf(rankHeld(unseen(Number(cards), Number(twos)), '2', 'takes')),
  /** Every turn is equivalent to the first, and so is the soda: two cards of a whole pack. */
  splits: () => TURNS * RANK_COUNT * rankTurn(unseen(WHOLE, OF_A_RANK), '2').split,
  /** The least that a bet of one turn costs if it costs anything: per chip decided. */
  thorp: () => {
    const twos = rankTurn(unseen(WHOLE - 1 - 2, 2), '2');
    return edgeOf(twos) / (twos.win + twos.lose + twos.split);
  },
  high: () => turnOdds(fresh(), 0, { spot: HIGH })!.edge,
  call: () => callEdge('9h Kd 4s'),
  'cat-hop': () => callEdge('9h 9d 4s'),
  /** How often two of the last three share a rank. */
  'cat-hops': () => (RANK_COUNT * binomial(OF_A_RANK, 2) * (WHOLE - OF_A_RANK)) / binomial(WHOLE, 3),
  /** The average number of ranks with a single card left before a turn. */
  cases: ([turn]) => RANK_COUNT * drawnOf(WHOLE, OF_A_RANK, seenBefore(Number(turn)), OF_A_RANK - 1),
  book: ([live]) => edgeOf(bookHeld({ live: Number(live), unseen: Number(live), burnt: 0, odd: undefined })),
  /** The player's gain on a card of a book if the single last card counts for them. */
  'odd-right': ([live]) => -edgeOf(bookHeld({ live: Number(live), unseen: Number(live), burnt: 0, odd: 'pays' })),
  /** The best chance to get from one number of chips to another in a fair game. */
  reach: ([from, to]) => Number(from) / Number(to),
};
/** A seat's bets that were decided in a scene. */
const entries = ({ events }: Scene<Game>, seat: number): readonly Faro.LedgerEntry[] =>
  events.flatMap(event => (event.type === 'entry' && event.seat === seat ? [event.entry] : []));
/**
 * A spot as a page may write it: the orders of a call separated by full stops, since an angle bracket would end the
 * mark.
 */
const spotOf = (word: string | undefined): string | undefined => word?.replaceAll('.', '>');
const seatOf = (name: string | undefined): number => NAMES.indexOf(name as (typeof NAMES)[number]);

/** The facts visible in a scene, by name. */
const SEEN: Readonly<Record<string, (scene: Scene<Game>, words: readonly string[]) => number>> = {
  bank: ({ state }) => state.till,
  purse: ({ state }, [name]) => state.accounts.purses[seatOf(name)]!,
  stake: ({ events }, [name, spot]) =>
    events.reduce(
      (sum, event) =>
        event.type === 'staked' && event.seat === seatOf(name) && event.spot === spotOf(spot)
          ? sum + event.amount
          : sum,
      0,
    ),
  left: ({ state }) => state.left,
  net: (scene, [name, spot]) => {
    const entry = entries(scene, seatOf(name)).find(each => each.spot === spotOf(spot));
    if (!entry) throw new Error(`Nothing became of ${spot}.`);
    return entry.net;
  },
};

export const faroLesson: Lesson<Game> = {
  room: 'faro',
  tag: 'faro-layout',
  game: faro,
  icon: 'Ks',
  deals: Object.fromEntries(
    Object.entries(SCRIPTS).map(([name, script]) => [name, played(faro, script, NAMES, actionOf)]),
  ),
  names: /^$/,
  figure: figuresOf(SEEN, COUNTED),
  holds([what, ...rest], scene) {
    const { state } = scene;
    switch (what) {
      case 'takes':
        return state.last!.takes.at(-1) === rest[0];
      case 'pays':
        return state.last!.pays.at(-1) === rest[0];
      case 'entry':
        return entries(scene, seatOf(rest[0])).some(
          ({ spot, outcome }) => spot === spotOf(rest[1]) && outcome === rest[2],
        );
      case 'stands':
        return state.punters[seatOf(rest[0])]!.stakes.some(({ spot }) => spot === rest[1]);
      default:
        throw new Error(`What is “${what}”?`);
    }
  },
};
