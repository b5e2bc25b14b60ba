import test from 'node:test';
import assert from 'node:assert/strict';
import { seededRandom, shuffledSource } from '../../../src/cards.ts';
import { Croupier, einundvierzigOpponent as opponent, type PlayerLevel as Level } from '../../../src/croupier.ts';
import { einundvierzig } from '../../../src/rules.ts';
import { categoryOf, strength } from '../../../src/einundvierzig/rules/hand.ts';
import { countsOf, playedBy } from '../../poker/played.ts';
import { dealt, type Action, type State } from './table.ts';

const { play, often } = playedBy(einundvierzig, opponent, 200);

const ALL: readonly Level[] = ['easy', 'medium', 'hard'];
const SETS: readonly object[] = [
  {},
  { turnUpOrder: 'clockwise', secondRoundOpening: 'forehand-forced', forehandOption: true },
  {
    showdownTrigger: 'first-call',
    secondRoundFirst: 'forehand',
    secondRoundUnit: 'either',
    capLiftedHeadsUp: 'always',
  },
  { points: false, capLiftedHeadsUp: 'never', secondRoundUnit: 'lower', rake: { percent: 0 } },
  { ungroupedHand: 'zero', bonusNeedsShowdown: true, dealer: 'players', step: 5, ante: 5 },
  { ante: 0, fortyOneBonus: 0, higherLimit: 40 },
];

for (const options of SETS)
  test(`computer players act legally until the table is over: ${JSON.stringify(options)}`, () => {
    for (const [at, purses] of [
      [30, 60, 40, 100, 7, 80, 300],
      [200, 200, 200],
      [9, 5, 1000, 12],
    ].entries())
      play(
        purses.map((_, seat) => ALL[seat % 3]!),
        40,
        { ...options, purses },
        `legal ${JSON.stringify(options)} ${at}`,
      );
  });

/** What the seats of one level win from the others in games of five, in chips per hand and seat, without the rake. */
function versus(one: Level, other: Level, hands: number) {
  let won = 0;
  const did: { readonly level: Level; readonly action: Action }[] = [];
  for (let hand = 0; hand < hands; hand++) {
    const levels = Array.from({ length: 4 }, (_, seat) => ((seat + hand) % 2 ? one : other));
    const options = { rake: { percent: 0 }, fortyOneBonus: 0 };
    const { state, acts } = play(levels, 4, options, `${one} ${other} ${hand}`);
    levels.forEach((level, seat) => {
      if (level === one) won += (state.accounts.purses[seat]! - 200) / (2 * 4);
    });
    did.push(...acts);
  }
  return { won: won / hands, count: countsOf(did) };
}

test('over a few thousand hands hard beats easy, and easy does not fold everything', () => {
  const { won, count } = versus('hard', 'easy', 400);
  assert.ok(won > 1, `hard won ${won} chips a hand of 5/10`);
  assert.ok(count('easy fold') < count('easy call'), `easy folded ${count('easy fold')} times`);
  assert.ok(count('easy call') > 2 * (count('easy bet') + count('easy raise')), 'easy is passive');
  assert.ok(count('hard bet') + count('hard raise') > count('easy bet') + count('easy raise'), 'hard is not');
});

test('medium is between the two', () => {
  const easy = versus('medium', 'easy', 300).won;
  assert.ok(easy > 0.5, `medium won ${easy} chips a hand from easy`);
});

/** The rake of a table for which nothing was trained: there `hard` samples deals like the others. */
const UNLEARNT = { rake: { percent: 20 } };

test('two aces raise, seven and eight of different suits fold', () => {
  for (const [level, options] of [
    ['medium', {}],
    ['hard', UNLEARNT],
  ] as const) {
    const aces = dealt({ hands: ['9c Td', 'As Ah'], ...options }).state;
    const rags = dealt({ hands: ['9c Td', '-- --', '-- --', '7d 8h'], ...options }).play('call, call').state;
    assert.ok(often(aces, 1, level, ({ type }) => type === 'raise') > 60, `${level} raises with two aces`);
    assert.ok(often(rags, 3, level, ({ type }) => type === 'fold') > 80, `${level} folds 7-8`);
    assert.ok(often(rags, 3, 'easy', ({ type }) => type === 'call') > 40, 'easy calls with anything');
  }
});

test('the trained hard raises two aces; seven and eight of different suits may see a cheap second round, and fold to a raise', () => {
  const aces = dealt({ hands: ['9c Td', 'As Ah'] }).state;
  assert.ok(often(aces, 1, 'hard', ({ type }) => type === 'raise') > 60);
  const rags = (before: string) => dealt({ hands: ['9c Td', '-- --', '-- --', '7d 8h'] }).play(before).state;
  for (const before of ['raise 10, fold', 'raise 10, call', 'raise 10, raise 15'])
    assert.ok(often(rags(before), 3, 'hard', ({ type }) => type === 'fold') > 80, before);
  assert.ok(often(rags('fold, fold'), 3, 'hard', ({ type }) => type === 'fold') > 80);
  assert.ok(often(rags('call, call'), 3, 'hard', ({ type }) => type === 'raise') < 10);
});

test('an opponent’s face-up cards count: two kings fold to two aces, and call two sevens', () => {
  const facing = (two: string) =>
    dealt({ hands: ['7c 8d Ts Jd', 'Kc Kd 9h 8s', `${two} 8h Qd`] })
      .until('turnUp')
      .turnUp('', 'Kc Kd', two)
      .play('check, bet 10, fold').state;
  for (const level of ['medium', 'hard'] as const) {
    assert.ok(often(facing('As Ah'), 1, level, ({ type }) => type === 'fold') > 80, `${level} folds to aces`);
    assert.equal(
      often(facing('As Ah'), 1, level, ({ type }) => type === 'call'),
      0,
      `${level} bluffs at most`,
    );
    assert.ok(often(facing('7s 7h'), 1, level, ({ type }) => type !== 'fold') > 80, `${level} stays against sevens`);
  }
});

test('with nothing they bluff now and then: once also by a raise instead of a fold, and in either round', () => {
  const second = (options: object) =>
    dealt({ hands: ['As Ah Kd Tc', '7d 8h 9c Td', 'Kc Kh Jd 7s'], ...options })
      .until('turnUp')
      .turnUp('As Ah', '7d 8h', 'Kc Kh');
  const wagers = (state: State, level: Level) =>
    often(state, 1, level, ({ type }) => type === 'raise' || type === 'bet', 300);
  for (const [level, options] of [
    ['medium', {}],
    ['hard', UNLEARNT],
  ] as const) {
    for (const [where, state] of Object.entries({
      'the forced bet': dealt({ hands: ['9c Td', '7d 8h', 'Kc Qd'], ...options }).state,
      'nobody’s bet': second(options).state,
      'a bet': second(options).play('check, bet 10, fold').state,
    })) {
      const count = wagers(state, level);
      assert.ok(count > 0 && count < 60, `${level} bluffs ${count} times of 300 against ${where}`);
    }
    const twice = second(options).play('check, bet 10, raise 20').state;
    assert.ok(einundvierzig.legal(einundvierzig.view(twice, 1)).some(({ type }) => type === 'raise'));
    assert.equal(wagers(twice, level), 0, `${level} does not bluff against raise upon raise`);
  }
});

test('where raises are unlimited, hard takes each raise of the other for strength and ends them', () => {
  let raised = 0;
  for (const other of ALL)
    for (let hand = 0; hand < 150; hand++) {
      const options = { purses: [4000, 4000, 4000], capLiftedHeadsUp: 'always' };
      for (const { level, action, state } of play(['hard', other, 'hard'], 1, options, `without end ${other} ${hand}`)
        .acts) {
        const { round, cards } = state;
        if (level !== 'hard' || action.type !== 'raise') continue;
        raised++;
        const held = categoryOf(strength(cards[round!.toAct]!, state.options));
        if (round!.wagers >= 8)
          assert.ok(!['single', 'points'].includes(held), `${round!.wagers + 1} wagers with ${held}`);
      }
    }
  assert.ok(raised > 200, `hard raised ${raised} times`);
});

test('hard beats medium', () => {
  const { won } = versus('hard', 'medium', 400);
  assert.ok(won > 0, `hard won ${won} chips a hand from medium`);
});

test('a player hides a strong hand and shows off a weak one', () => {
  const hands = ['7c Kd 9h Ts', '7h 8h Ah Kh', '7s Td 9c Js', 'Qc 9s 8c Jd'];
  const { state } = dealt({ hands }).until('turnUp');
  const shows = (seat: number, level: Level, cards: string) =>
    often(state, seat, level, action => action.type === 'turnUp' && action.cards.join(' ') === cards);
  assert.equal(shows(1, 'medium', '7h 8h'), 100, 'of four hearts the two lowest');
  assert.ok(shows(1, 'hard', '7h 8h') > 80);
  const finest = shows(3, 'hard', '8c Qc');
  assert.ok(finest > 40, `hard turns up two clubs with little behind them, ${finest} times`);
  const chance = shows(3, 'easy', '8c Qc');
  assert.ok(chance > 0 && chance < 40, `easy takes what comes, two clubs ${chance} times`);
});

test('a player left alone shows a 41', () => {
  const hands = ['7c 8d 9h Ts', '7d 8h Tc 9s', 'Kh Qh Ah Th', '8c 9d Jc 7s'];
  const { state } = dealt({ hands }).until('turnUp').turnUp('', '', 'Qh Kh').play('check, bet 10, fold, fold, fold');
  for (const level of ALL)
    assert.equal(
      often(state, 2, level, ({ type }) => type === 'show'),
      100,
    );
});

test('a player knows only its own view: other face-down cards give the same action', () => {
  const one = dealt({ hands: ['7c 8d', 'Kc Qd', 'As Ah'] }).state;
  const other = dealt({ hands: ['7c 8d', 'Kc Qd', '7d 7h'] }).state;
  for (const level of ALL) {
    const act = (state: State) => {
      const view = einundvierzig.view(state, 1);
      return opponent(level)(view, einundvierzig.legal(view), seededRandom('same'));
    };
    assert.deepEqual(act(one), act(other));
  }
});

test('the croupier asks computer players at a table of seven, and those with no chips buy some', async () => {
  let bought = 0;
  const croupier = new Croupier(einundvierzig, {
    options: { purses: Array<number>(7).fill(30) },
    source: pack => shuffledSource(pack, seededRandom('croupier')),
    random: seededRandom('croupier'),
    players: [...ALL, ...ALL, 'hard' as const].map(level => opponent(level)),
    onError: error => assert.fail(error as Error),
  });
  await new Promise<void>(resolve => {
    croupier.port('onlooker').listen({
      onStep({ view, events }) {
        bought += events.filter(({ type }) => type === 'boughtIn').length;
        if (view.hand > 30) resolve();
      },
    });
    croupier.start();
  });
  croupier.stop();
  assert.ok(bought > 0, `chips were bought ${bought} times`);
});
