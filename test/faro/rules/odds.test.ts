/** The exact chances, checked against M4, against plain counting of orders, and against each other. */
import { readFileSync } from 'node:fs';
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { CARDS, cardNumber, RANKS, readCards, type Card } from '../../../src/cards.ts';
import { faroOdds } from '../../../src/odds.ts';
import { faro } from '../../../src/rules.ts';
import { callsOf, GROUPS } from '../../../src/faro/rules/spots.ts';
import { ANNA, tableOf, THREE, type State } from './table.ts';

const { bookHeld, bookTurn, heldOdds, rankHeld, rankTurn, turnOdds } = faroOdds;
const near = (ours: number, theirs: number, said = '') =>
  assert.ok(Math.abs(ours - theirs) <= 1e-12, `${said}: ${ours}, not ${theirs} within 1e-12`);
const readFigures = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../vectors/mathematics/faro_${name}.json`, import.meta.url), 'utf8'));
/** `3/194` as a number. */
const fraction = (text: string): number => {
  const [above, below = '1'] = text.split('/');
  return Number(above) / Number(below);
};

describe('a card of a book', () => {
  const { A_single_bet_by_cards_left: single, B_covers: covers } = readFigures('seed') as {
    A_single_bet_by_cards_left: Record<string, Record<string, number | string>>;
    B_covers: Record<string, { 'cover: P(right),P(left)': [number, number]; 'cover exact diff right-left': string }>;
  };

  for (const [cards, law] of Object.entries(single)) {
    const live = Number(cards);
    const pack = { live, unseen: live, burnt: 0 };
    test(`among ${cards} live cards has no edge if the odd card is void, and 1/m for the punter if it pays`, () => {
      const fair = bookHeld({ ...pack, odd: undefined });
      near(fair.win, law['P(right) if single last card is void'] as number, 'win');
      near(fair.lose, fair.win, 'lose');
      near(fair.stays, law['P(void)'] as number, 'void');
      const odd = bookHeld({ ...pack, odd: 'pays' });
      near(odd.win, law['P(right) if single last card is dealt right'] as number, 'win with the odd card');
      near(odd.lose, law['P(left)'] as number, 'lose with the odd card');
      near(odd.win - odd.lose, fraction(law['player expectation per unit, last card right'] as string), 'expectation');
      const taken = bookHeld({ ...pack, odd: 'takes' });
      near(taken.lose - taken.win, odd.win - odd.lose, 'the same for the bank');
    });
  }

  test('wins, loses or stays, and nothing else', () => {
    for (const live of [1, 2, 3, 40])
      for (const odd of [undefined, 'pays', 'takes'] as const)
        for (const { win, lose, split, stays } of [bookHeld, bookTurn].map(law =>
          law({ live, unseen: live, burnt: 0, odd }),
        ))
          near(win + lose + split + stays, 1, `${live} cards, the odd card ${odd}`);
  });

  for (const [name, law] of Object.entries(covers)) {
    const [live, dead] = name.match(/\d+/g)!.map(Number) as [number, number];
    test(`with covers, ${name}`, () => {
      const held = bookHeld({ live, unseen: live + dead, burnt: 0, odd: 'pays' });
      near(held.win, law['cover: P(right),P(left)'][0], 'right');
      near(held.lose, law['cover: P(right),P(left)'][1], 'left');
      near(held.win - held.lose, fraction(law['cover exact diff right-left']), 'difference');
    });
  }

  test('with a burnt card: 19 of 39 win, 19 lose, one is set aside', () => {
    const pack = { live: 39, unseen: 39, burnt: 1, odd: undefined };
    near(bookHeld(pack).win, 19 / 39, 'held');
    near(bookHeld(pack).stays, 1 / 39, 'aside');
    near(bookTurn(pack).win, 1 / 39, 'next turn');
  });

  test('at a full table: four punters, nothing gone: 1/52 to win, 1/52 to lose, no edge', () => {
    const table = tableOf('', {});
    const price = turnOdds(table.state, ANNA, { spot: 'K' })!;
    near(price.win, 1 / 52);
    near(price.lose, 1 / 52);
    near(price.edge, 0);
    near(heldOdds(table.state, ANNA, { spot: 'K' })!.edge, 0);
  });

  test('at the table, a card that has fallen has no chances', () => {
    const table = tableOf('Kc 2h', THREE).turn();
    assert.equal(turnOdds(table.state, ANNA, { spot: 'K' }), undefined);
    assert.equal(heldOdds(table.state, ANNA, { spot: 'K' }), undefined);
    near(turnOdds(table.state, ANNA, { spot: 'Q' })!.win, 1 / 37);
  });
});

/** A classic table at which these cards are unseen, before a turn. */
function classicWith(unseen: readonly Card[], options: object = {}): State {
  const state = tableOf('', { variant: 'classic', ...options }).state;
  return {
    ...state,
    left: unseen.length,
    gone: CARDS.map(card => (unseen.includes(card) ? 0 : 1)),
  };
}
/** This many unseen cards, this many of them kings. */
const kingsAmong = (cards: number, kings: number): readonly Card[] => {
  const others = CARDS.filter(card => card[0] !== 'K');
  return [...(['Kc', 'Kd', 'Kh', 'Ks'] as const).slice(0, kings), ...others.slice(0, cards - kings)];
};

describe('classic', () => {
  const figures = readFigures('classic') as Record<string, Record<string, Record<string, number | string>>>;
  const single = figures['single rank bets, soda seen (n cards unseen incl. hock)']!;

  for (const [name, law] of Object.entries(single)) {
    const [cards, kings] = name.match(/\d+/g)!.map(Number) as [number, number];
    test(`a rank with ${kings} of its cards among ${cards} unseen cards`, () => {
      // some rows have more cards than a pack could have left with so few of a rank
      const unseen = { ranks: [...RANKS].map(rank => (rank === 'K' ? kings : 0)), cards };
      const next = rankTurn(unseen, 'K');
      near(next.split, law['split next turn'] as number, 'split');
      near(next.win, law['win=lose next turn'] as number, 'win');
      near(next.lose, next.win, 'lose');
      near(next.split / 2, law['edge of one-turn bet (half of splits)'] as number, 'edge');
      const decided = next.win + next.lose + next.split;
      near(next.split / 2 / decided, law['edge per decided one-turn bet'] as number, 'edge per decided bet');
      const held = rankHeld(unseen, 'K');
      near(held.win, law['held till resolved: win'] as number, 'held: win');
      near(held.lose, held.win, 'held: lose');
      near(held.split, law['split'] as number, 'held: split');
      near(held.stays, law['unresolved (hock)'] as number, 'held: hock');
      near(held.split / 2, fraction(law['exact edge held'] as string), 'held: edge');
      if (cards - kings > 48) return;
      const price = turnOdds(classicWith(kingsAmong(cards, kings)), ANNA, { spot: 'K' })!;
      near(price.edgeDecided, law['edge per decided one-turn bet'] as number, 'at a table: edge per decided bet');
    });
  }

  test('the edges in the table of M4', () => {
    const edge = (cards: number, kings: number) =>
      turnOdds(classicWith(kingsAmong(cards, kings)), ANNA, { spot: 'K' })!.edgeDecided;
    near(edge(51, 4), 3 / 194);
    near(edge(51, 3), 1 / 98);
    near(edge(49, 2), 1 / 190);
    near(edge(25, 1), 0);
    near(heldOdds(classicWith(kingsAmong(51, 4)), ANNA, { spot: 'K' })!.edge, 101 / 4998);
  });

  test('1/190 is the smallest edge above 0, for any number of cards of a rank', () => {
    let least = 1;
    for (let cards = 3; cards <= 51; cards += 2)
      for (let kings = Math.max(1, cards - 48); kings <= Math.min(4, cards); kings++) {
        const { edgeDecided } = turnOdds(classicWith(kingsAmong(cards, kings)), ANNA, { spot: 'K' })!;
        if (edgeDecided > 1e-15 && edgeDecided < least) least = edgeDecided;
      }
    near(least, 1 / 190);
  });

  test('high card: half of 3/51 before the first turn; none if a tie is a push', () => {
    // a fresh pack: no card gone, the soda among the unseen ones
    const fresh = classicWith(CARDS);
    near(turnOdds(fresh, ANNA, { spot: 'high' })!.split, 3 / 51);
    near(turnOdds(fresh, ANNA, { spot: 'high' })!.edge, 3 / 102);
    const push = turnOdds(classicWith(CARDS, { highCardTie: 'push' }), ANNA, { spot: 'high' })!;
    near(push.stays, 3 / 51);
    near(push.edge, 0);
  });

  test('calling the turn: one order in six at 4 to 1, an edge of 1/6; a cat-hop: one in three at 2 to 1, no edge', () => {
    const state = classicWith(readCards('Kc 9d 4s'));
    const calls = callsOf(state);
    assert.equal(calls.length, 6);
    for (const spot of calls) {
      const price = turnOdds(state, ANNA, { spot })!;
      near(price.win, 1 / 6);
      assert.equal(price.pays, 4);
      near(price.edge, 1 / 6);
    }
    const cats = classicWith(readCards('9c 9d 4s'));
    assert.deepEqual([...callsOf(cats)].sort(), ['4>9>9', '9>4>9', '9>9>4']);
    for (const spot of callsOf(cats)) {
      near(turnOdds(cats, ANNA, { spot })!.win, 1 / 3);
      near(turnOdds(cats, ANNA, { spot })!.edge, 0);
    }
    assert.deepEqual(callsOf(classicWith(readCards('9c 9d 9s'))), []);
  });

  test('a copper reverses the chances', () => {
    const state = tableOf('Ks', { variant: 'classic' }).state;
    const plain = turnOdds(state, ANNA, { spot: 'Q' })!;
    const coppered = turnOdds(state, ANNA, { spot: 'Q', coppered: true })!;
    assert.deepEqual([coppered.win, coppered.lose, coppered.split], [plain.lose, plain.win, plain.split]);
  });

  test('every bet agrees with counting every order of seven cards, turn by turn', () => {
    const unseen = readCards('Kc Kd Qh 9s 9c 4d 7h');
    const state = classicWith(unseen);
    const orders = permutations(unseen);
    for (const spot of ['K', '9', '4', 'high', ...GROUPS]) {
      const price = turnOdds(state, ANNA, { spot });
      const held = heldOdds(state, ANNA, { spot });
      if (!price) {
        assert.ok(
          [...spot].every(rank => !unseen.some(card => card[0] === rank)),
          spot,
        );
        continue;
      }
      const next = { win: 0, lose: 0, split: 0, stays: 0 };
      const end = { win: 0, lose: 0, split: 0, stays: 0 };
      for (const order of orders) {
        next[fate(spot, order.slice(0, 2))]++;
        let found: keyof typeof end = 'stays';
        for (let at = 0; at + 1 < order.length && found === 'stays'; at += 2)
          found = fate(spot, order.slice(at, at + 2));
        end[found]++;
      }
      for (const what of ['win', 'lose', 'split', 'stays'] as const) {
        near(price[what], next[what] / orders.length, `${spot} next turn: ${what}`);
        if (held) near(held[what], end[what] / orders.length, `${spot} held: ${what}`);
      }
    }
  });
});

/** The effect of two cards on a plain bet, in plain words: K2, K4, K7, K9. */
function fate(spot: string, [loser, winner]: readonly Card[]): 'win' | 'lose' | 'split' | 'stays' {
  const [low, high] = [loser![0]!, winner![0]!];
  const height = (rank: string) => (rank === 'A' ? -1 : RANKS.indexOf(rank));
  if (spot === 'high') return low === high ? 'split' : height(high) > height(low) ? 'win' : 'lose';
  if (low === high) return spot.includes(low) ? 'split' : 'stays';
  if (spot.includes(low) && spot.includes(high)) return 'stays';
  return spot.includes(low) ? 'lose' : spot.includes(high) ? 'win' : 'stays';
}

function permutations(cards: readonly Card[]): readonly (readonly Card[])[] {
  if (cards.length <= 1) return [cards];
  return cards.flatMap((card, at) =>
    permutations([...cards.slice(0, at), ...cards.slice(at + 1)]).map(rest => [card, ...rest]),
  );
}

describe('pharo', () => {
  test('before the first pair the bank has half of every plié, and the last card', () => {
    const { state } = tableOf('Jd', { variant: 'pharo' });
    assert.equal(state.gone[cardNumber('Jd')] === 0, false);
    const king = turnOdds(state, ANNA, { spot: 'K' })!;
    near(king.win, (4 * 47) / (51 * 50));
    near(king.split, (4 * 3) / (51 * 50));
    near(king.edge, (4 * 3) / (51 * 50) / 2);
    const held = heldOdds(state, ANNA, { spot: 'K' })!;
    near(held.win + held.lose + held.split, 1, 'a king is always decided: the last card takes');
    near(held.win, held.lose, 'of four kings the first decides');
    const alone = rankHeld({ ranks: [...RANKS].map(rank => (rank === 'K' ? 1 : 0)), cards: 51 }, 'K', 'takes');
    near(alone.lose - alone.win, 1 / 51, 'the case king may be the last card');
  });

  test('the last single card takes, or decides nothing', () => {
    const last = (options: object) => {
      const { state } = tableOf('Jd', { variant: 'pharo', ...options });
      return { ...state, left: 1, gone: CARDS.map(card => (card === '5c' ? 0 : 1)) };
    };
    assert.equal(turnOdds(last({}), ANNA, { spot: '5' })!.lose, 1);
    assert.equal(turnOdds(last({ oddCard: 'void' }), ANNA, { spot: '5' })!.lose, 0);
  });
});

test('there is no price if no turn is to come', () => {
  const state = faro.open({});
  assert.equal(turnOdds(state, ANNA, { spot: 'K' }), undefined);
});

test('a spot that names no rank is refused by name', () => {
  assert.throws(() => rankTurn({ ranks: [...RANKS].map(() => 4), cards: 52 }, 'high'), {
    name: 'CardError',
    message: /“high” is not a set of ranks/,
  });
});

describe('a goal for the chips', () => {
  const { goalChance } = faroOdds;

  test('is reached with chips over goal at best, which staking all at once also gives', () => {
    assert.equal(goalChance({ purse: 100, goal: 200 }), 0.5);
    assert.equal(goalChance({ purse: 100, goal: 400 }), 0.25);
    assert.equal(goalChance({ purse: 50, goal: 100, bets: 1 }), 0.5);
    assert.equal(goalChance({ purse: 1, goal: 4, bets: 2 }), 0.25);
    assert.equal(goalChance({ purse: 7, goal: 7, bets: 0 }), 1, 'the goal is already reached');
    assert.equal(goalChance({ purse: 0, goal: 7 }), 0);
  });

  test('is reached less often with few or small bets, and nearly as often with many', () => {
    // of the ways in which thirteen bets may go, 28 are ten wins ahead at some point
    near(goalChance({ purse: 100, goal: 200, cap: 10, bets: 13 }), 28 / 2 ** 13);
    const many = goalChance({ purse: 100, goal: 200, cap: 10, bets: 1000 });
    assert.ok(many < 0.5 && many > 0.4999, `${many}`);
  });

  test('agrees with trying every way to stake', () => {
    const tried = (have: number, bets: number): number => {
      if (have >= 9) return 1;
      if (bets === 0 || have === 0) return 0;
      const stakes = Array.from({ length: Math.min(3, have, 9 - have) }, (_, at) => at + 1);
      const ways = stakes.map(stake => (tried(have - stake, bets - 1) + tried(have + stake, bets - 1)) / 2);
      return Math.max(tried(have, bets - 1), ...ways);
    };
    for (let purse = 1; purse < 9; purse++) near(goalChance({ purse, goal: 9, cap: 3, bets: 5 }), tried(purse, 5));
  });

  test('is refused by name if it is not a whole number of chips', () => {
    assert.throws(() => goalChance({ purse: 1.5, goal: 3 }), { name: 'CardError', message: /purse/ });
    assert.throws(() => goalChance({ purse: 1, goal: 3, bets: -1 }), { message: /bets/ });
  });
});
