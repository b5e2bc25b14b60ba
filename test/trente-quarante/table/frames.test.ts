/** A step of Trente et Quarante as frames: when each card comes, and where the chips go. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readCards, stackedSource } from '../../../src/cards.ts';
import { trenteQuarante, type TrenteQuarante } from '../../../src/rules.ts';
import type { Chance } from '../../../src/trente-quarante/rules/coup.ts';
import { framesOf } from '../../../src/trente-quarante/play/frames.ts';
import type { Between } from '../../../src/trente-quarante/look/shown.ts';
import { text as words } from '../../../src/trente-quarante/text/en.ts';
import type { Frame, Move } from '../../../src/table/play/frames.ts';
import { COUPS, type CoupName } from '../rules/table.ts';

type Action = TrenteQuarante.Action;

/** A board whose shoe holds these coups; its actions come as the frames of their steps, seen by the first punter. */
function boardOf(...coups: readonly CoupName[]) {
  const source = stackedSource(readCards(`${coups.map(coup => COUPS[coup]).join(' ')} 9c 9d 9h 9s 9c 9d 9h 9s`));
  let state = trenteQuarante.open({ burn: 0 });
  let between: Between | undefined;
  const does = (actor: number | 'croupier', action: Action) => {
    const before = trenteQuarante.view(state, 0);
    const done = trenteQuarante.apply(state, actor, action);
    state = done.state;
    const step = { actor, action, events: done.events, view: trenteQuarante.view(state, 0), legal: [], number: 1 };
    const frames = framesOf(step, before, { words, seats: [0], between });
    if ('between' in frames) between = frames.after?.findLast(frame => 'between' in frame)?.between ?? frames.between;
    return frames;
  };
  /** The croupier does what is due. @returns the frames of the first action. */
  const deals = () => {
    const frames = does('croupier', trenteQuarante.deal(state, source));
    while (trenteQuarante.turn(state).kind === 'croupier') does('croupier', trenteQuarante.deal(state, source));
    return frames;
  };
  deals();
  return {
    stakes: (chance: Chance, amount: number) => does(0, { type: 'stake', chance, amount }),
    chooses: (chance: Chance, choice: 'half' | 'prison') => does(0, { type: 'choose', chance, choice }),
    done: () => does(0, { type: 'done' }),
    deals,
    between: () => between,
  };
}

/** The board after a stake, as the coup is dealt. */
function coup(name: CoupName, chance: Chance = 'rouge') {
  const board = boardOf(name);
  board.stakes(chance, 20);
  board.done();
  return { board, frames: board.deals() };
}

const movesIn = (frames: readonly Frame[] | undefined): readonly Move[] =>
  (frames ?? []).flatMap(({ moves = [] }) => moves);
const told = ({ what, how, from, to }: Move): string =>
  [what, how, from && `from ${from}`, to && `to ${to}`].filter(Boolean).join(' ');

describe('a coup is dealt', () => {
  const { frames, board } = coup('rougeCouleur');
  const { before = [], after = [] } = frames;

  test('bets are closed before the first card, and the rows are scrolled into view', () => {
    assert.deepEqual(
      [before[0]!.say, before[0]!.sight, before[0]!.between?.stage?.shown],
      ['Rien ne va plus.', 'rows', { noir: 0, rouge: 0 }],
    );
  });

  test('the third card comes from the shoe, followed by 170 ms of rest', () => {
    const third = before[3]!;
    assert.deepEqual(third.moves!.map(told), ['card noir 3 deal from shoe', 'running noir 3 follow']);
    assert.deepEqual([third.sound, third.rest], ['card', 170]);
  });

  test('the last card of a row shows its total, followed by a longer rest', () => {
    assert.deepEqual(before[4]!.moves!.map(told).at(-1), 'total noir follow');
    assert.equal(before[4]!.rest, 440);
    assert.deepEqual(before[5]!.between?.stage?.shown, { noir: 4, rouge: 1 });
  });

  test('a beat of silence comes before the deciding card', () => {
    assert.equal(before.at(-3)!.rest, 480);
  });

  test('each card that comes leaves one fewer in the shoe', () => {
    const left = before.flatMap(({ between }) => between?.stage?.left ?? []);
    assert.deepEqual(left, [16, 15, 14, 13, 12, 11, 10, 9, 8]);
  });

  test('a winning stake is paid from the bank, the player’s chips count up, and ledger and road show it', () => {
    assert.deepEqual(movesIn(after).map(told), [
      'purse count',
      'stake rouge rise',
      'ledger rows',
      'latest mark mark',
      'stake rouge slide from shoe',
      // then stake and winnings go to the player
      'stake rouge gather to purse',
    ]);
    assert.deepEqual(movesIn(after)[0]!.sums, [1980, 2020]);
    assert.equal(after[0]!.sound, 'win');
  });

  test('the settled stakes stay until somebody at this screen bets', () => {
    assert.deepEqual(board.between(), { settled: true, isHome: true });
    board.stakes('noir', 5);
    assert.deepEqual(board.between(), {});
  });
});

test('a losing stake goes to the bank', () => {
  assert.equal(movesIn(coup('noirCouleur').frames.after).map(told).at(-1), 'stake rouge slide to shoe');
});

test('chips that are staked make a sound, then fall on their chance', () => {
  const { before, after } = boardOf('tie').stakes('couleur', 20);
  assert.deepEqual([before!.map(({ sound }) => sound), movesIn(after).map(told)], [['chip'], ['stake couleur land']]);
});

describe('a refait', () => {
  test('asks for a choice only once everything is shown', () => {
    const { frames } = coup('refait');
    assert.deepEqual(frames.between, { settled: true, dealing: true });
    assert.deepEqual(frames.after!.at(-1), { between: { settled: true, isHome: true } });
  });

  test('half goes to the bank and half to the player, or all into prison; ledger and road stay as they are', () => {
    for (const [choice, ...moves] of [
      ['half', 'stake rouge slide to shoe', 'stake rouge gather to purse'],
      ['prison', 'stake rouge 1 glide from name rouge'],
    ] as const) {
      const { board } = coup('refait');
      board.chooses('rouge', choice);
      assert.deepEqual(movesIn(board.done().after).map(told), ['purse count', ...moves]);
    }
  });

  test('a prisoner whose chance wins is freed: its chips go to the player', () => {
    const board = boardOf('refait', 'rougeCouleur');
    board.stakes('rouge', 20);
    board.done();
    board.deals();
    board.chooses('rouge', 'prison');
    board.done();
    // the next coup is opened
    board.deals();
    board.done();
    const moves = movesIn(board.deals().after).map(told);
    assert.deepEqual(moves.slice(1, 2), ['stake rouge 1 rise']);
    assert.equal(moves.at(-1), 'stake rouge 1 slide to purse');
  });
});
