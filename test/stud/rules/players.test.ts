import test from 'node:test';
import assert from 'node:assert/strict';
import { readCards, seededRandom, shuffledSource, stackedSource } from '../../../src/cards.ts';
import { Croupier, studOpponent as opponent, type PlayerLevel as Level } from '../../../src/croupier.ts';
import { stud } from '../../../src/stud/rules/rules.ts';
import type { Action, State } from '../../../src/stud/rules/table.ts';
import { countsOf, playedBy } from '../../poker/played.ts';

const { play, often: oftenIs } = playedBy(stud, opponent, 400);

const PRESETS = ['casinos-austria', 'fixed-limit', 'pokerkit'] as const;
const VARIANTS = ['high', 'high-low', 'razz'] as const;
const ALL: readonly Level[] = ['easy', 'medium', 'hard'];

for (const preset of PRESETS)
  for (const variant of VARIANTS)
    test(`computer players act legally until the table is over: ${preset}, ${variant}`, () => {
      const games = [
        { levels: [...ALL, ...ALL, ...ALL], options: { purses: [30, 60, 40, 100, 7, 80, 300, 20, 9] } },
        { levels: ALL, options: { declare: 'simultaneous', lowRank: 'ace-to-five', step: 5, purses: [100, 100, 50] } },
        {
          levels: ALL,
          options: { allInFaceUp: false, ante: 0, openPairOnFourth: 'holder-only', purses: [90, 60, 40] },
        },
      ] as const;
      for (const [at, { levels, options }] of games.entries())
        play(levels, 40, { preset, variant, ...options }, `legal ${preset} ${variant} ${at}`);
    });

test('over a few thousand hands hard beats easy, and easy does not fold everything', () => {
  for (const variant of VARIANTS) {
    let won = 0;
    const hands = 1200;
    const did: { readonly level: Level; readonly action: Action }[] = [];
    for (let hand = 0; hand < hands; hand++) {
      const levels: readonly Level[] = hand % 2 ? ['easy', 'hard'] : ['hard', 'easy'];
      const { state, acts } = play(
        levels,
        1,
        { preset: 'fixed-limit', variant, purses: [400, 400] },
        `${variant} ${hand}`,
      );
      won += state.accounts.purses[levels.indexOf('hard')]! - 400;
      did.push(...acts);
    }
    const count = countsOf(did);
    assert.ok(won > 0.1 * hands * 10, `${variant}: hard won ${won} chips in ${hands} hands of 5/10/20`);
    assert.ok(count('easy fold') < hands / 2, `${variant}: easy folded ${count('easy fold')} of ${hands} hands`);
    assert.ok(count('easy call') > 2 * (count('easy bet') + count('easy raise')), `${variant}: easy is passive`);
    assert.ok(
      count('hard bet') + count('hard raise') > count('easy bet') + count('easy raise'),
      `${variant}: hard is not`,
    );
  }
});

/** A heads-up hand on third street with these cards: two down and the door card of seat 0, then of seat 1. */
function dealt(own: string, other: string, options: object = {}): State {
  let state = stud.open({ preset: 'fixed-limit', purses: [400, 400], burnFirstDeal: false, ...options });
  for (const seat of [0, 1]) state = stud.apply(state, seat, { type: 'done' }).state;
  const [mine, theirs] = [readCards(own), readCards(other)];
  const cards = [0, 1, 2].flatMap(round => [mine[round]!, theirs[round]!]);
  return stud.apply(state, 'croupier', stud.deal(state, stackedSource(cards))).state;
}

/** How often in a hundred tries a seat takes this action. */
const often = (state: State, seat: number, level: Level, type: Action['type']): number =>
  oftenIs(state, seat, level, action => action.type === type);

const broughtIn = (state: State): State => stud.apply(state, state.round!.toAct, { type: 'bringIn', amount: 5 }).state;

test('third street depends on the cards: kings complete, rags fold against three players, three low cards complete at razz', () => {
  const trips = broughtIn(dealt('Qs Qh Qd', '3c 9d 2c'));
  const kings = broughtIn(dealt('Kh 4d Ks', '3c 9d 2c'));
  const low = broughtIn(dealt('As 3h 4d', '5c 9d Kc', { variant: 'razz' }));
  const rags = stud.apply(broughtIn(dealt('2c 7d 3h', 'Kc Kd Ks')), 1, { type: 'complete', to: 10 }).state;
  for (const level of ['medium', 'hard'] as const) {
    assert.equal(often(trips, 0, level, 'fold'), 0, `${level} stays with three queens`);
    assert.ok(often(kings, 0, level, 'complete') > 60, `${level} completes with two kings`);
    assert.ok(
      often(low, 0, level, 'complete') > (level === 'hard' ? 40 : 60),
      `${level} completes with a four at razz`,
    );
    assert.ok(often(rags, 0, level, 'fold') > 80, `${level} folds 2-7-3`);
  }
  assert.ok(often(rags, 0, 'easy', 'call') > 50, 'easy calls with anything');
});

test('a beaten hand is mucked, a winning one is shown', () => {
  const showdowns: State[] = [];
  for (let hand = 0; hand < 300; hand++) {
    const { acts } = play(['easy', 'easy', 'easy'], 1, { allInFaceUp: false, purses: [400, 400, 400] }, `show ${hand}`);
    for (const { state, action } of acts) {
      if (state.phase !== 'show' || action.type !== 'muck') continue;
      showdowns.push(state);
      // if the seat had shown, it would have won nothing
      const seat = state.showdown.toShow;
      let shown = stud.apply(state, seat, { type: 'show', cards: state.cards.down[seat]! }).state;
      while (shown.phase === 'show') {
        const next = shown.showdown.toShow;
        shown = stud.apply(shown, next, { type: 'show', cards: shown.cards.down[next]! }).state;
      }
      assert.equal(
        shown.result!.awards.some(award => award.seat === seat),
        false,
      );
    }
  }
  assert.ok(showdowns.length > 20, `${showdowns.length} mucked`);
});

test('the croupier asks computer players at a table of nine, and those with no chips buy in again', async () => {
  let told = 0;
  const croupier = new Croupier(stud, {
    options: { purses: Array<number>(9).fill(60) },
    source: pack => shuffledSource(pack, seededRandom('croupier')),
    random: seededRandom('croupier'),
    players: [...ALL, ...ALL, ...ALL].map(level => opponent(level)),
    onError: error => assert.fail(error as Error),
  });
  await new Promise<void>(resolve => {
    croupier.port('onlooker').listen({
      onStep({ view }) {
        told++;
        if (view.hand > 40) resolve();
      },
    });
    croupier.start();
  });
  assert.ok(told > 100, `${told} steps`);
  assert.ok(
    croupier.log().actions.some(({ action }) => action.type === 'buyIn'),
    'somebody bought in again',
  );
  croupier.stop();
});
