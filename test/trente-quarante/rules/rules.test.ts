import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { readCards, seededRandom, shuffledSource } from '../../../src/cards.ts';
import { trenteQuarante } from '../../../src/rules.ts';
import { COUPS, nets, tableOf, type CoupName } from './table.ts';

const CHANCES = ['rouge', 'noir', 'couleur', 'inverse'] as const;
const open = (options?: unknown) => trenteQuarante.open(options as object);

describe('T1–T3, T17: the coup', () => {
  test('the first row counts for Noir, the second for Rouge, and each card is an event with the running total', () => {
    const events = tableOf(['Kh Qs 9d 9c  Td Jc Qd As']).deal().events();
    assert.deepEqual(
      events.flatMap(event => (event.type === 'card' ? [[event.row, event.card, event.sum, event.crossing]] : [])),
      [
        ['noir', 'Kh', 10, false],
        ['noir', 'Qs', 20, false],
        ['noir', '9d', 29, false],
        ['noir', '9c', 38, true],
        ['rouge', 'Td', 10, false],
        ['rouge', 'Jc', 20, false],
        ['rouge', 'Qd', 30, false],
        ['rouge', 'As', 31, true],
      ],
    );
    assert.deepEqual(
      events.flatMap(event => (event.type === 'row' ? [[event.row, event.announce]] : [])),
      [
        ['noir', '8'],
        ['rouge', '1'],
      ],
    );
  });

  test('a row at 30 goes on, one at 31 ends', () => {
    const table = tableOf(['Kh Qs Jd Ac  Td Jc Qd Ts']).deal();
    assert.equal(table.state.coup!.noir.length, 4);
    assert.equal(table.state.coup!.rougeTotal, 40);
  });

  test('Couleur depends only on the colour of the first card, never on its value or on the second row', () => {
    for (const [noir, wins] of [
      ['2d Ks Qs Js', 'rouge couleur'],
      ['9h Ks Qs Js', 'rouge couleur'],
      ['Kd Qs Js 9s', 'rouge couleur'],
      ['2s Kd Qd Jd', 'rouge inverse'],
      ['Ks Qd Jd 9d', 'rouge inverse'],
    ] as const) {
      const table = tableOf([`${noir}  Kc Qc Jc As`]).deal();
      assert.deepEqual(table.state.coup!.wins, wins.split(' '), noir);
    }
  });
});

describe('what a coup does to the stakes', () => {
  test('38 and 38: das Spiel ist ungültig, and every free stake stays the punter’s', () => {
    const table = tableOf(['Kh Qs Jd 8c  Td Jc Qd 8s']);
    for (const chance of CHANCES) table.stake(chance, 100);
    table.deal();
    assert.equal(table.state.coup!.result, 'tie');
    assert.deepEqual(table.state.coup!.wins, []);
    assert.equal(table.purse, 2000);
  });

  test('the road and the tally record how every coup ended, with the winning row and colour', () => {
    const coups = Object.keys(COUPS) as CoupName[];
    const table = tableOf(coups);
    coups.forEach(() => table.deal());
    assert.deepEqual(
      table.state.road.map(({ result, row, colour }) => [result, row, colour]),
      [
        ['decided', 'rouge', 'couleur'],
        ['decided', 'rouge', 'inverse'],
        ['decided', 'noir', 'couleur'],
        ['decided', 'noir', 'inverse'],
        ['tie', null, null],
        ['refait', null, null],
      ],
    );
    const each = { rouge: 2, noir: 2, couleur: 2, inverse: 2 };
    assert.deepEqual(table.state.tally, { ...each, refait: 1, tie: 1, void: 0 });
    assert.equal(table.state.hand, 1 + coups.length);
  });
});

describe('T4: the shoe', () => {
  test('six packs are shuffled and five cards burnt, unseen', () => {
    const source = shuffledSource(trenteQuarante.pack(open().options), seededRandom('shoe'));
    const state = open();
    const action = trenteQuarante.deal(state, source);
    assert.ok(action.type === 'shuffle');
    assert.equal(action.burnt.length, 5);
    assert.equal(action.left, 307);
    const { state: after, events } = trenteQuarante.apply(state, 'croupier', action);
    assert.equal(after.shoe.left, 307);
    assert.equal(trenteQuarante.view(after, 0).shoe.burnt, 5);
    assert.equal(events.filter(event => event.type === 'burnt').length, 5);
    for (const event of events) {
      const shown = trenteQuarante.redactEvent(event, 0);
      if (shown.type === 'burnt') assert.equal(shown.card, '??');
    }
    assert.deepEqual(trenteQuarante.redactAction(state, action, 0), { ...action, burnt: Array(5).fill('??') });
  });

  for (const decks of [1, 2, 12]) {
    for (const burn of [0, 1, 51]) {
      test(`decks: ${decks}, burn: ${burn}`, () => {
        const state = open({ decks, burn });
        const source = shuffledSource(trenteQuarante.pack(state.options), seededRandom('shoe'));
        const action = trenteQuarante.deal(state, source);
        assert.ok(action.type === 'shuffle');
        assert.deepEqual([action.burnt.length, action.left, source.left], [burn, 52 * decks - burn, 52 * decks - burn]);
      });
    }
  }

  test('a new shoe is shuffled from all cards of the packs when a coup cannot be finished', () => {
    const table = tableOf(['rougeCouleur'], { decks: 1 }, '9c 9d').play('rouge 100').deal();
    assert.equal(table.state.shoe.left, 2);
    assert.equal(table.state.phase, 'bets');
    table.play('rouge 100').deal();
    assert.equal(table.state.coup!.result, 'unfinished');
    assert.deepEqual(table.state.road, []);
    assert.equal(table.state.shoe.left, 10, 'the eight cards of the coup, and the two');
    assert.ok(table.state.shoe.seen.every(count => count === 0));
  });

  for (const [reshuffle, next] of [
    [0, 'goes on'],
    [8, 'goes on'],
    [9, 'a new shoe'],
  ] as const) {
    test(`reshuffle: ${reshuffle} with 8 cards left: ${next}`, () => {
      const table = tableOf(['rougeCouleur'], { reshuffle });
      assert.equal(
        table
          .deal()
          .events()
          .some(event => event.type === 'shuffled'),
        next === 'a new shoe',
      );
    });
  }

  test('a table sampled before the first shuffle has all its packs to draw from', () => {
    const state = trenteQuarante.open({ decks: 4 });
    const { source } = trenteQuarante.sample(trenteQuarante.view(state, 0), seededRandom('before the shuffle'));
    assert.equal(source.draw(4 * 52).length, 4 * 52);
  });

  test('a shoe dealt to its last card is shuffled again, with the burnt cards', () => {
    const table = tableOf([`9c ${COUPS.noirCouleur}`], { burn: 1 }, '');
    const events = table.deal().events();
    assert.equal(table.state.coup!.result, 'decided');
    assert.ok(events.some(event => event.type === 'shuffled' && event.left === 8));
    assert.equal(table.state.shoe.burnt.length, 1);
  });
});

describe('T5, T6: prison', () => {
  const A = ['refait'] as const;
  const B = ['refait', 'refait'] as const;
  const C = ['refait', 'refait', 'refait'] as const;
  const win = 'rougeCouleur';
  const lose = 'noirCouleur';
  const readings = ['stepwise', 'any-win', 'one-level', 'unlimited'] as const;
  /** Where a stake of 100 on rouge is after these coups: at a level, free, or lost; for each kind of prison. */
  const ladders: readonly [string, readonly CoupName[], readonly (number | 'free' | 'lost')[]][] = [
    ['a refait locks it once (A)', [...A], [1, 1, 1, 1]],
    ['a second refait locks it twice (B)', [...B], [2, 2, 'lost', 2]],
    ['a third refait locks it three times (C)', [...C], [3, 3, 'lost', 3]],
    ['a fourth refait', [...C, 'refait'], ['lost', 'lost', 'lost', 4]],
    ['a win from A', [...A, win], ['free', 'free', 'free', 'free']],
    ['a win from B', [...B, win], [1, 'free', 'lost', 1]],
    ['two wins from B', [...B, win, win], ['free', 'free', 'lost', 'free']],
    ['a win from C', [...C, win], [2, 'free', 'lost', 2]],
    ['two wins from C', [...C, win, win], [1, 'free', 'lost', 1]],
    ['three wins from C', [...C, win, win, win], ['free', 'free', 'lost', 'free']],
    ['a win from C and a refait', [...C, win, 'refait'], [3, 'free', 'lost', 3]],
    ['a win from a fourth lock', [...C, 'refait', win], ['lost', 'lost', 'lost', 3]],
    ['a loss from A', [...A, lose], ['lost', 'lost', 'lost', 'lost']],
    ['a loss from B', [...B, lose], ['lost', 'lost', 'lost', 'lost']],
    ['a loss from C', [...C, lose], ['lost', 'lost', 'lost', 'lost']],
    ['a tie at A changes nothing', [...A, 'tie'], [1, 1, 1, 1]],
    ['a tie at B changes nothing', [...B, 'tie'], [2, 2, 'lost', 2]],
    ['a tie at C is no loss', [...C, 'tie'], [3, 3, 'lost', 3]],
  ];
  for (const [name, coups, ends] of ladders) {
    readings.forEach((prison, reading) => {
      const end = ends[reading]!;
      test(`${prison}: ${name}: ${typeof end === 'number' ? `level ${end}` : end}`, () => {
        const table = tableOf(coups, { prison, refaitRule: 'prison-only', decks: 12 }).play('rouge 100');
        coups.forEach(() => table.deal());
        const levels = table.punter.prison[0]!;
        assert.deepEqual(levels, typeof end === 'number' ? [...Array<number>(end - 1).fill(0), 100] : []);
        assert.equal(table.purse, end === 'free' ? 2000 : 1900, 'a freed stake comes back without winnings');
        assert.equal(table.state.accounts.house, end === 'lost' ? -1900 : -2000);
      });
    });
  }

  test('stakes that reach the same prison merge, stakes at different levels stay apart', () => {
    const table = tableOf(['refait', 'refait', 'rougeCouleur', 'refait'], { refaitRule: 'prison-only', decks: 12 });
    table.play('rouge 100').deal().play('rouge 50').deal();
    assert.deepEqual(table.punter.prison[0], [50, 100]);
    table.deal();
    assert.deepEqual(table.punter.prison[0], [100], 'the 50 are free, the 100 have one lock');
    table.play('rouge 30').deal();
    assert.deepEqual(table.punter.prison[0], [30, 100]);
    assert.equal(table.purse, 2000 - 100 - 30);
  });

  test('two stakes reach one level together: 2 entries before, one after', () => {
    const table = tableOf(['refait', 'refait', 'rougeCouleur', 'tie'], {
      refaitRule: 'prison-only',
      decks: 12,
      prison: 'unlimited',
    });
    table.play('rouge 100').deal().deal().play('rouge 50');
    assert.deepEqual(table.punter.prison[0], [0, 100]);
    table.deal();
    assert.deepEqual(table.punter.prison[0], [100]);
    assert.equal(table.purse, 1950, 'the free stake of 50 has won 50');
  });

  test('an imprisoned stake cannot be taken back, cleared, doubled or insured', () => {
    const table = tableOf(['refait'], { refaitRule: 'prison-only' }).play('rouge 100').deal();
    assert.equal(table.refused({ type: 'takeBack', chance: 'rouge', amount: 100 }), 'nothing-there');
    assert.equal(table.refused({ type: 'clear' }), 'nothing-there');
    assert.equal(table.refused({ type: 'insure', chance: 'rouge' }), 'nothing-there');
    table.act({ type: 'double' });
    assert.equal(table.punter.free[0], 200, 'double repeats the last stakes twice, and the imprisoned one stays');
    assert.deepEqual(table.punter.prison[0], [100]);
  });

  test('couleur and inverse go to prison and come out like rouge and noir', () => {
    const table = tableOf(['refait', 'rougeInverse'], { refaitRule: 'prison-only' });
    for (const chance of CHANCES) table.stake(chance, 100);
    table.deal();
    assert.deepEqual(table.punter.prison, [[100], [100], [100], [100]]);
    table.deal();
    assert.deepEqual(table.punter.prison, [[], [], [], []]);
    assert.deepEqual(nets(table.state), { rouge: 0, noir: -100, couleur: -100, inverse: 0 });
    assert.equal(table.purse, 1800);
  });
});

describe('T7: moving and giving up an imprisoned stake', () => {
  const prisoner = (options: object, coups: readonly CoupName[] = ['refait', 'refait', 'refait']) => {
    const table = tableOf(coups, { refaitRule: 'prison-only', decks: 12, ...options }).play('rouge 105');
    coups.forEach(() => table.deal());
    return table;
  };
  for (const [prisonMove, allowed] of [
    ['none', []],
    ['same-tableau', ['noir']],
    ['any', ['noir', 'couleur', 'inverse']],
  ] as const) {
    for (const to of CHANCES) {
      const may = (allowed as readonly string[]).includes(to);
      test(`prisonMove: ${prisonMove}: from rouge to ${to}: ${may ? 'allowed' : 'refused'}`, () => {
        const table = prisoner({ prisonMove });
        const action = { type: 'move', chance: 'rouge', level: 3, to } as const;
        const offered = table.offers().some(offer => offer.type === 'move' && offer.to === to);
        assert.equal(offered, may);
        if (!may) assert.equal(table.refused(action), 'not-in-these-rules');
        else {
          const { accounts } = table.state;
          table.act(action);
          assert.deepEqual(table.punter.prison[0], []);
          assert.deepEqual(table.punter.prison[CHANCES.indexOf(to)], [0, 0, 105], 'the level stays');
          assert.deepEqual(table.state.accounts, accounts);
        }
      });
    }
  }

  test('same-tableau pairs couleur with inverse', () => {
    const table = tableOf(['refait'], { refaitRule: 'prison-only', prisonMove: 'same-tableau' });
    table.play('couleur 50').deal();
    assert.equal(table.refused({ type: 'move', chance: 'couleur', level: 1, to: 'rouge' }), 'not-in-these-rules');
    assert.equal(table.refused({ type: 'move', chance: 'couleur', level: 1, to: 'inverse' }), undefined);
  });

  test('a moved stake joins the stakes of its level', () => {
    const table = tableOf(['refait'], { refaitRule: 'prison-only', prisonMove: 'any' })
      .play('rouge 50, inverse 20')
      .deal();
    assert.deepEqual(
      table.offers().filter(offer => offer.type === 'move' && offer.chance === 'rouge'),
      ['noir', 'couleur', 'inverse'].map(to => ({ type: 'move', chance: 'rouge', level: 1, to })),
    );
    table.act({ type: 'move', chance: 'rouge', level: 1, to: 'inverse' });
    assert.deepEqual(table.punter.prison, [[], [], [], [70]]);
    assert.equal(table.refused({ type: 'move', chance: 'rouge', level: 1, to: 'noir' }), 'nothing-there');
  });

  test('prisonSurrender: none: refused', () => {
    const table = prisoner({});
    assert.equal(table.refused({ type: 'surrender', chance: 'rouge', level: 3 }), 'not-in-these-rules');
    assert.ok(!table.offers().some(offer => offer.type === 'surrender'));
  });

  for (const [level, halfRounding, back] of [
    [1, 'bank', 52],
    [1, 'player', 53],
    [2, 'bank', 26],
    [2, 'player', 27],
    [3, 'bank', 13],
    [3, 'player', 14],
  ] as const) {
    test(`prisonSurrender: value: 105 in ${'ABC'[level - 1]} give back ${back} (${halfRounding})`, () => {
      const table = prisoner({ prisonSurrender: 'value', halfRounding }, Array<CoupName>(level).fill('refait'));
      for (const other of [0, 1, 2, 3, 4].filter(other => other !== level))
        assert.equal(table.refused({ type: 'surrender', chance: 'rouge', level: other }), 'nothing-there');
      assert.deepEqual(
        table.offers().filter(offer => offer.type === 'surrender'),
        [{ type: 'surrender', chance: 'rouge', level }],
      );
      table.act({ type: 'surrender', chance: 'rouge', level });
      assert.equal(table.purse, 1895 + back);
      assert.deepEqual(table.punter.prison[0], []);
    });
  }
});

describe('T8: the choice after a refait', () => {
  test('je nach ihrer Wahl: half is lost, or the stake is locked, chance by chance', () => {
    const table = tableOf(['refait', 'rougeCouleur']);
    for (const chance of CHANCES) table.stake(chance, 100);
    table.deal();
    assert.equal(table.state.phase, 'choice');
    assert.deepEqual(trenteQuarante.turn(table.state), { kind: 'seats', seats: [0], together: true });
    assert.equal(table.refused({ type: 'done' }), 'not-now');
    for (const [chance, choice] of [
      ['rouge', 'half'],
      ['noir', 'prison'],
      ['couleur', 'prison'],
      ['inverse', 'half'],
    ] as const)
      table.act({ type: 'choose', chance, choice });
    assert.equal(table.purse, 1600, 'nothing is carried out before all are done');
    table.play('half noir, prison noir, done');
    assert.equal(table.purse, 1700);
    assert.deepEqual(table.punter.prison, [[], [100], [100], []]);
    assert.deepEqual(nets(table.state), { rouge: -50, noir: 0, couleur: 0, inverse: -50 });
  });

  test('half and prison are offered for each open stake and no other, and done once each has its choice', () => {
    const table = tableOf(['refait']).play('rouge 100, noir 100, insure noir, inverse 100').deal();
    const choices = (['rouge', 'inverse'] as const).flatMap(chance =>
      (['half', 'prison'] as const).map(choice => ({ type: 'choose', chance, choice })),
    );
    table.act({ type: 'choose', chance: 'rouge', choice: 'half' });
    assert.deepEqual(table.offers(), choices);
    table.act({ type: 'choose', chance: 'inverse', choice: 'half' });
    assert.deepEqual(table.offers(), [...choices, { type: 'done' }]);
    table.act({ type: 'choose', chance: 'rouge', choice: 'prison' });
  });

  test('while a choice is due, no stakes are taken and nobody sits down or leaves', () => {
    const table = tableOf(['refait']);
    table.play('rouge 100').deal();
    for (const action of [
      { type: 'stake', chance: 'rouge', amount: 5 },
      { type: 'takeBack', chance: 'rouge', amount: 100 },
      { type: 'clear' },
      { type: 'rebet' },
      { type: 'insure', chance: 'rouge' },
      { type: 'leave' },
      { type: 'sitOut' },
      { type: 'buyIn', amount: 5 },
    ])
      assert.equal(table.refused(action), 'not-now', action.type);
    assert.equal(table.refused({ type: 'choose', chance: 'noir', choice: 'half' }), 'nothing-there');
  });

  for (const [refaitRule, levels, purse] of [
    ['half-only', [], 1950],
    ['prison-only', [100], 1900],
  ] as const) {
    test(`refaitRule: ${refaitRule}: nobody is asked`, () => {
      const table = tableOf(['refait'], { refaitRule }).play('rouge 100').deal();
      assert.equal(table.state.phase, 'bets');
      assert.deepEqual(table.punter.prison[0], levels);
      assert.equal(table.purse, purse);
    });
  }

  for (const [refaitDefault, choice] of [
    ['prison', 'prison'],
    ['half', 'half'],
    ['ask', undefined],
  ] as const) {
    test(`refaitDefault: ${refaitDefault}: the croupier ${choice ? `chooses ${choice}` : 'waits'} for a silent punter`, () => {
      const table = tableOf(['refait'], { refaitDefault }).play('noir 100, couleur 100').deal();
      const silent = () => trenteQuarante.silent(trenteQuarante.view(table.state, 0));
      if (!choice) assert.equal(silent(), undefined);
      else {
        table.act(silent()!);
        assert.deepEqual(table.punter.choices, [null, choice, null, null]);
        table.act(silent()!);
        table.act(silent()!);
        assert.equal(table.state.phase, 'settled');
        assert.equal(table.purse, choice === 'half' ? 1900 : 1800);
      }
    });
  }

  test('in the stakes phase the croupier says done for a silent punter, and nothing for one who is not asked', () => {
    const table = tableOf(['tie'], { purses: [100, 0] });
    assert.deepEqual(trenteQuarante.silent(trenteQuarante.view(table.state, 0)), { type: 'done' });
    for (const viewer of [1, 9, 'onlooker'] as const)
      assert.equal(trenteQuarante.silent(trenteQuarante.view(table.state, viewer)), undefined);
  });

  test('a hand is settled once, by its number: with the coup, or with the last choice', () => {
    const table = tableOf(['tie', 'refait']);
    const settled = () => table.events().filter(({ type }) => type === 'settled');
    table.deal();
    assert.deepEqual(settled(), [{ type: 'settled', hand: 1 }]);
    table.play('rouge 100').deal();
    assert.deepEqual(settled(), []);
    table.choose('half');
    assert.deepEqual(settled(), [{ type: 'settled', hand: 2 }]);
  });

  test('a punter who staked nothing is not asked, and cannot reopen the choice', () => {
    const table = tableOf(['refait'], { purses: [500, 500] });
    table.play('rouge 100').deal();
    assert.deepEqual(trenteQuarante.turn(table.state), { kind: 'seats', seats: [0], together: true });
    assert.deepEqual(table.offers(1), []);
    assert.equal(table.refused({ type: 'reopen' }, 1), 'not-now');
    assert.equal(table.refused({ type: 'choose', chance: 'rouge', choice: 'half' }, 1), 'not-your-turn');
  });

  test('a choice may be taken back until the last punter is done', () => {
    const table = tableOf(['refait'], { purses: [500, 500] });
    table.stake('rouge', 100, 0);
    table.stake('rouge', 100, 1);
    table.deal().play('prison rouge, done');
    assert.equal(table.refused({ type: 'choose', chance: 'rouge', choice: 'half' }), 'not-your-turn');
    table.play('reopen, half rouge, done');
    table.choose('prison', 1);
    assert.deepEqual(table.state.accounts.purses, [450, 400]);
    assert.equal(table.state.phase, 'bets');
  });
});

describe('T10, T11: insurance', () => {
  const BIG = { purses: [1e5], min: 1, step: 1, max: 1e5 };
  for (const [mode, stake, premium] of [
    ['started', 501, 10],
    ['proportional', 1, 1],
    ['proportional', 100, 1],
    ['proportional', 101, 2],
    ['proportional', 500, 5],
    ['proportional', 1000, 10],
  ] as const) {
    test(`${mode}: ${stake} are insured for ${premium}`, () => {
      const table = tableOf([], { ...BIG, insurance: { mode } });
      table.stake('couleur', stake);
      table.act({ type: 'insure', chance: 'couleur' });
      assert.equal(table.purse, 1e5 - stake - premium);
      assert.equal(table.state.accounts.cloth[0], stake + premium);
      table.act({ type: 'uninsure', chance: 'couleur' });
      assert.equal(table.purse, 1e5 - stake);
    });
  }

  test('per and price are options', () => {
    const table = tableOf([], { ...BIG, insurance: { per: 100, price: 3 } }).play('rouge 101, insure rouge');
    assert.equal(table.state.accounts.cloth[0], 107);
  });

  test('the premium follows the stake up and down, and goes with it', () => {
    const table = tableOf([]).play('rouge 500, insure rouge, rouge 5');
    assert.equal(table.state.accounts.cloth[0], 515);
    table.act({ type: 'takeBack', chance: 'rouge', amount: 5 });
    assert.equal(table.state.accounts.cloth[0], 505);
    table.act({ type: 'takeBack', chance: 'rouge', amount: 500 });
    assert.equal(table.purse, 2000);
    assert.equal(table.punter.insured[0], false);
  });

  test('every change on the cloth is an event: the chance, the chips, and the premium paid or returned', () => {
    const table = tableOf([]);
    table.events();
    table.play('rouge 600, insure rouge, back rouge 100, uninsure rouge, clear');
    const rouge = { seat: 0, chance: 'rouge' };
    assert.deepEqual(table.events(), [
      { ...rouge, type: 'staked', amount: 600 },
      { ...rouge, type: 'insured', premium: 10 },
      { ...rouge, type: 'takenBack', amount: 100 },
      { ...rouge, type: 'uninsured', premium: 5 },
      { ...rouge, type: 'takenBack', amount: 500 },
    ]);
  });

  test('only the insured chance is spared', () => {
    const table = tableOf(['refait'], { refaitRule: 'half-only' }).play('rouge 100, noir 100, insure noir').deal();
    assert.deepEqual(nets(table.state), { rouge: -50, noir: -5 });
  });

  for (const [premiumOnTie, purse] of [
    ['returned', 2000],
    ['kept', 1995],
  ] as const) {
    test(`the premium of a refait on the last cards is ${premiumOnTie}, like that of any void coup`, () => {
      const table = tableOf(['refait'], { premiumOnTie }, '').play('rouge 100, insure rouge').deal();
      assert.equal(table.state.coup!.result, 'lastRefait');
      assert.equal(table.purse, purse);
    });
    test(`the premium of a coup that the shoe cuts short is ${premiumOnTie}`, () => {
      const table = tableOf([], { premiumOnTie }, '9c 9d').play('rouge 100, insure rouge').deal();
      assert.equal(table.state.coup!.result, 'unfinished');
      assert.equal(table.purse, purse);
    });
  }

  test('insuring is offered for each free stake without insurance, cancelling it for each with insurance', () => {
    const table = tableOf([]);
    const offers = () => table.offers().filter(({ type }) => type === 'insure' || type === 'uninsure');
    assert.deepEqual(offers(), []);
    table.play('noir 100, inverse 100, insure noir');
    assert.deepEqual(offers(), [
      { type: 'uninsure', chance: 'noir' },
      { type: 'insure', chance: 'inverse' },
    ]);
  });

  test('an insured stake may be raised as far as the chips cover its premium too', () => {
    const table = tableOf([], { purses: [1010] }).play('rouge 500, insure rouge');
    assert.deepEqual(table.offers()[0], { type: 'stake', chance: 'rouge', amount: { min: 5, max: 500, step: 5 } });
    table.stake('rouge', 500);
    assert.equal(table.purse, 0);
  });

  test('a rebet is refused if its premium cannot be paid, even by one chip', () => {
    const table = tableOf(['noirCouleur'], { min: 1, step: 1, purses: [11] })
      .play('rouge 1, insure rouge')
      .deal();
    assert.equal(table.purse, 5);
    assert.equal(table.refused({ type: 'rebet' }), 'over-the-purse');
    assert.ok(!table.offers().some(({ type }) => type === 'rebet'));
  });

  test('an insurance that costs nothing leaves no trace in the accounts', () => {
    const table = tableOf(['refait'], { insurance: { price: 0 } })
      .play('rouge 100, insure rouge')
      .deal();
    assert.ok(Object.is(table.punter.entries[0]!.net, 0));
    assert.deepEqual(JSON.parse(JSON.stringify(table.state)), table.state);
  });

  test('a punter without the chips for the premium cannot insure, nor add what would raise it', () => {
    const table = tableOf([], { purses: [505] }).play('rouge 505');
    assert.equal(table.refused({ type: 'insure', chance: 'rouge' }), 'over-the-purse');
    table.play('back rouge 10, insure rouge');
    assert.equal(table.purse, 5);
    table.stake('rouge', 5);
    assert.equal(table.refused({ type: 'stake', chance: 'rouge', amount: 5 }), 'over-the-purse');
    assert.ok(!table.offers().some(offer => offer.type === 'stake' && offer.chance === 'rouge'));
  });
});

describe('the ledger: what comes back, and what a coup won or cost', () => {
  const ledger = (coups: readonly CoupName[], options: object, insured: boolean) => {
    const table = tableOf(coups, options).play('noir 600');
    if (insured) table.act({ type: 'insure', chance: 'noir' });
    coups.forEach(() => table.deal());
    if (insured) assert.equal(table.state.phase, 'bets', 'nothing is to be chosen for an insured stake');
    assert.deepEqual(table.punter.insured, [false, false, false, false], 'insurance is for one coup');
    return table.punter.entries;
  };
  const entry = { chance: 'noir', stake: 600 };
  const kept = { premiumOnTie: 'kept' };
  for (const [coup, options, outcome, back, net] of [
    ['noirCouleur', {}, 'won', 1200, 590],
    ['rougeCouleur', {}, 'lost', 0, -610],
    ['tie', {}, 'returned', 610, 0],
    ['tie', kept, 'returned', 600, -10],
    ['refait', {}, 'spared', 600, -10],
    ['refait', kept, 'spared', 600, -10],
  ] as const) {
    test(`600 insured on noir, ${coup}: ${outcome}, ${back} come back, net ${net}`, () => {
      assert.deepEqual(ledger([coup], options, true), [{ ...entry, level: 0, premium: 10, outcome, back, net }]);
    });
  }
  for (const [refaitRule, outcome, back, net] of [
    ['half-only', 'halved', 300, -300],
    ['prison-only', 'imprisoned', 0, 0],
  ] as const) {
    test(`600 on noir, refait: ${outcome}, ${back} come back, net ${net}`, () => {
      const entries = ledger(['refait'], { refaitRule }, false);
      assert.deepEqual(entries, [{ ...entry, level: 0, premium: 0, outcome, back, net }]);
    });
  }
  for (const [level, coup, outcome, back, net] of [
    [1, 'noirCouleur', 'freed', 600, 0],
    [2, 'noirCouleur', 'lifted', 0, 0],
    [1, 'tie', 'held', 0, 0],
    [1, 'refait', 'deeper', 0, 0],
    [3, 'refait', 'lost', 0, -600],
    [1, 'rougeCouleur', 'lost', 0, -600],
  ] as const) {
    test(`600 on noir in ${'ABC'[level - 1]}, ${coup}: ${outcome}, ${back} come back, net ${net}`, () => {
      const coups = [...Array<CoupName>(level).fill('refait'), coup];
      const entries = ledger(coups, { refaitRule: 'prison-only', decks: 12 }, false);
      assert.deepEqual(entries, [{ ...entry, level, premium: 0, outcome, back, net }]);
    });
  }
});

describe('T12: refait mit den letzten Karten', () => {
  test('exact-last-card: with one card left the refait counts', () => {
    const table = tableOf(['refait'], { refaitRule: 'half-only' }, '9c').play('rouge 100').deal();
    assert.equal(table.state.coup!.result, 'refait');
    assert.equal(table.purse, 1950);
    table.deal();
    assert.equal(table.purse, 1950, 'even after the next coup could not be finished');
  });

  test('exact-last-card: an imprisoned stake stays at its level', () => {
    const table = tableOf(['refait', 'refait'], { refaitRule: 'prison-only' }, '').play('rouge 100').deal().deal();
    assert.equal(table.state.coup!.result, 'lastRefait');
    assert.deepEqual(table.punter.prison[0], [100]);
  });

  test('counts: a refait counts even with the last card', () => {
    const table = tableOf(['refait'], { lastRefait: 'counts', refaitRule: 'half-only' }, '').play('rouge 100').deal();
    assert.equal(table.state.coup!.result, 'refait');
    assert.equal(table.purse, 1950);
  });

  test('last-coup: a refait on the last card of the shoe is void at once', () => {
    const table = tableOf(['refait'], { lastRefait: 'last-coup' }, '').play('rouge 100').deal();
    assert.equal(table.state.coup!.result, 'lastRefait');
    assert.equal(table.purse, 2000);
  });

  test('last-coup: with fewer cards left than the reshuffle limit, a refait is void at once', () => {
    const table = tableOf(['refait'], { lastRefait: 'last-coup', reshuffle: 9, refaitRule: 'half-only' });
    table.play('rouge 100').deal();
    assert.equal(table.state.coup!.result, 'lastRefait');
    assert.equal(table.purse, 2000);
  });

  test('exact-last-card: fewer cards left than the reshuffle limit do not make a refait void', () => {
    const table = tableOf(['refait'], { reshuffle: 9, refaitRule: 'half-only' }).play('rouge 100').deal();
    assert.equal(table.purse, 1950);
  });

  const last = { lastRefait: 'last-coup', decks: 12 };
  test('last-coup: if the next coup cannot be finished, the half comes back', () => {
    const table = tableOf(['rougeCouleur', 'refait'], { ...last, refaitRule: 'half-only' }, '9c 9d');
    table.deal().play('rouge 100').deal();
    assert.equal(table.purse, 1950);
    assert.equal(table.state.tally.refait, 1);
    table.deal();
    assert.equal(table.state.coup!.result, 'unfinished');
    assert.equal(table.purse, 2000);
    assert.deepEqual(table.state.tally, { rouge: 1, noir: 0, couleur: 1, inverse: 0, refait: 0, tie: 0, void: 2 });
  });

  test('last-coup: if the next coup can be finished, the refait stands', () => {
    const table = tableOf(['refait', 'tie'], { ...last, refaitRule: 'half-only' }, '9c 9d');
    table.play('rouge 100').deal().deal().deal();
    assert.equal(table.state.coup!.result, 'unfinished');
    assert.equal(table.purse, 1950);
  });

  for (const [locks, name] of [
    [1, 'from A it is free'],
    [2, 'from B it is in A again'],
    [3, 'from C it is in B again'],
    [4, 'lost at C it is in C again'],
  ] as const) {
    test(`lastCoup: a stake that the void refait locked moves out by one level: ${name}`, () => {
      const coups = Array<CoupName>(locks).fill('refait');
      const table = tableOf(coups, { ...last, refaitRule: 'prison-only' }, '9c 9d').play('rouge 100');
      coups.forEach(() => table.deal());
      table.deal();
      assert.deepEqual(table.punter.prison[0], locks === 1 ? [] : [...Array<number>(locks - 2).fill(0), 100]);
      assert.equal(table.purse, locks === 1 ? 2000 : 1900);
      assert.equal(table.state.accounts.house, -2000);
    });
  }

  for (const [premiumOnTie, purse] of [
    ['returned', 2000],
    ['kept', 1995],
  ] as const) {
    test(`lastCoup: the premium of the void refait is ${premiumOnTie}`, () => {
      const table = tableOf(['refait'], { ...last, premiumOnTie }, '9c 9d')
        .play('rouge 100, insure rouge')
        .deal();
      assert.equal(table.purse, 1995);
      table.deal();
      assert.equal(table.purse, purse);
    });
  }

  test('last-coup: stakes in several prisons of one chance each move out by one level', () => {
    const table = tableOf(['refait', 'refait'], { ...last, refaitRule: 'prison-only' }, '9c 9d');
    table.play('rouge 100').deal().play('rouge 30').deal();
    assert.deepEqual(table.punter.prison[0], [30, 100]);
    table.deal();
    assert.deepEqual(table.punter.prison[0], [100]);
    assert.equal(table.purse, 1900);
  });

  test('last-coup: stakes given up or moved since are left as they are', () => {
    const options = { ...last, refaitRule: 'prison-only', prisonSurrender: 'value', prisonMove: 'any' };
    const table = tableOf(['refait'], options, '9c 9d')
      .play('rouge 100, noir 100, couleur 100')
      .deal()
      .play('surrender rouge A, move noir Ainverse')
      .deal();
    assert.deepEqual(table.punter.prison, [[], [], [], [100]]);
    assert.equal(table.purse, 2000 - 300 + 50 + 100);
  });

  test('last-coup: a spared insured stake frees no stake that was moved to its chance since', () => {
    const options = { ...last, refaitRule: 'prison-only', prisonMove: 'any', premiumOnTie: 'kept' };
    const table = tableOf(['refait'], options, '9c 9d')
      .play('rouge 50, insure rouge, noir 100')
      .deal()
      .play('move noir Arouge');
    const events = table.deal().events();
    assert.deepEqual(table.punter.prison, [[100], [], [], []]);
    assert.equal(table.purse, 1895);
    assert.ok(!events.some(({ type }) => type === 'refaitVoided'));
  });

  test('last-coup: each stake that the void refait took or locked is reported as given back', () => {
    const table = tableOf(['refait'], last, '9c 9d');
    for (const chance of ['rouge', 'noir', 'couleur'] as const) table.stake(chance, 100);
    table.play('insure couleur').deal().play('half rouge, prison noir').deal();
    const { entries } = table.punter;
    assert.deepEqual(
      entries.map(({ outcome }) => outcome),
      ['halved', 'imprisoned', 'spared'],
    );
    const events = table.deal().events();
    assert.deepEqual(
      events.filter(({ type }) => type === 'refaitVoided'),
      entries.map(entry => ({ type: 'refaitVoided', seat: 0, entry })),
    );
    assert.equal(table.purse, 2000);
  });

  test('last-coup: a punter who has left by then gets nothing, nor does the next one at the seat', () => {
    const table = tableOf(['refait'], { ...last, refaitRule: 'half-only', purses: [2000, 2000] }, '9c 9d');
    table.play('rouge 100').deal().play('leave').deal();
    assert.equal(table.state.coup!.result, 'unfinished');
    assert.equal(table.purse, 0);
  });

  test('a refait made void later is void on the road too', () => {
    const table = tableOf(['refait'], { ...last, refaitRule: 'half-only' }, '9c 9d').play('done');
    const step = () => {
      const action = trenteQuarante.deal(table.state, table.source);
      return trenteQuarante.apply(table.state, 'croupier', action).state;
    };
    let state = step();
    assert.deepEqual(
      state.road.map(mark => mark.result),
      ['refait'],
    );
    state = trenteQuarante.apply(state, 'croupier', { type: 'nextHand' }).state;
    state = trenteQuarante.apply(state, 0, { type: 'done' }).state;
    state = trenteQuarante.apply(state, 'croupier', trenteQuarante.deal(state, table.source)).state;
    assert.deepEqual(
      state.road.map(mark => mark.result),
      ['lastRefait', 'unfinished'],
    );
  });
});

describe('T13: the shoe runs out inside a coup', () => {
  for (const rest of ['9c', '9c 9d 9h', '9c 9d 9h 9s', '9c 9d 9h 9s 9c 9d 9h']) {
    test(`with ${rest} cards left the coup is void, stakes are free, and prisons keep their level`, () => {
      const table = tableOf(['refait'], { refaitRule: 'prison-only' }, rest).play('rouge 100').deal().play('noir 200');
      const events = table.deal().events();
      assert.ok(events.some(event => event.type === 'result' && event.result === 'unfinished'));
      assert.equal(table.purse, 1900);
      assert.deepEqual(table.punter.prison[0], [100]);
      assert.deepEqual(table.punter.free, [0, 0, 0, 0]);
      assert.equal(table.state.shoe.left, 8 + rest.split(' ').length, 'a new shoe');
    });
  }
});

describe('T14, T15: values', () => {
  test('courtCards: 11-12-13: Jack 11, Queen 12, King 13, ten 10, and rows run up to 43', () => {
    const table = tableOf(['Js 9s Ts Kc  Td Qd Kd'], { courtCards: '11-12-13' }, '9c 9c 9c');
    const events = table.deal().events();
    assert.deepEqual(
      events.flatMap(event => (event.type === 'row' ? [[event.total, event.announce]] : [])),
      [
        [43, '43'],
        [35, '5'],
      ],
    );
    assert.deepEqual(table.state.coup!.wins, ['rouge', 'inverse'], 'the first card is black, rouge wins');
  });

  test('courtCards: 11-12-13: 31 and 31 is the refait there too', () => {
    const table = tableOf(['Js Ts Tc  Kd 8d Tc'], { courtCards: '11-12-13' }).deal();
    assert.equal(table.state.coup!.result, 'refait');
  });

  test('courtCards: 11-12-13: equal totals above 31 are void, up to 43', () => {
    const table = tableOf(['Js 9s Ts Kc  Jd 9d Td Kd'], { courtCards: '11-12-13' }).play('rouge 50').deal();
    assert.equal(table.state.coup!.result, 'tie');
    assert.equal(table.purse, 2000);
  });
});

describe('T16: stakes and their limits', () => {
  test('the table names its limits: minimum 5, maximum 2,000 a chance, step 5, purse 2,000', () => {
    const { options } = tableOf([]).state;
    assert.deepEqual([options.min, options.max, options.step, options.purses], [5, 2000, 5, [2000]]);
  });

  const OPTIONS = { purses: [1000], min: 20, max: 200, step: 10 };
  for (const [amount, code] of [
    [0, 'under-the-minimum'],
    [10, 'under-the-minimum'],
    [20, undefined],
    [25, 'off-the-step'],
    [200, undefined],
    [210, 'over-the-maximum'],
  ] as const) {
    test(`a stake of ${amount} at 20 to 200 by 10: ${code ?? 'taken'}`, () => {
      assert.equal(tableOf([], OPTIONS).refused({ type: 'stake', chance: 'rouge', amount }), code);
    });
  }

  test('the maximum is per chance, not for all four', () => {
    const table = tableOf([], OPTIONS);
    for (const chance of CHANCES) table.stake(chance, 200);
    assert.equal(table.purse, 200);
    assert.equal(table.refused({ type: 'stake', chance: 'rouge', amount: 10 }), 'over-the-maximum');
  });

  test('a standing stake may be raised by a step, and taken back whole or down to the minimum', () => {
    const table = tableOf([], OPTIONS).play('rouge 20, rouge 10');
    assert.equal(table.refused({ type: 'takeBack', chance: 'rouge', amount: 20 }), 'under-the-minimum');
    assert.equal(table.refused({ type: 'takeBack', chance: 'rouge', amount: 40 }), 'over-the-maximum');
    assert.equal(table.refused({ type: 'takeBack', chance: 'rouge', amount: 5 }), 'off-the-step');
    assert.deepEqual(
      table.offers().filter(offer => offer.type === 'takeBack'),
      [
        { type: 'takeBack', chance: 'rouge', amount: { min: 10, max: 10, step: 10 } },
        { type: 'takeBack', chance: 'rouge', amount: 30 },
      ],
    );
    table.play('back rouge 10, back rouge 20');
    assert.equal(table.purse, 1000);
  });

  test('nobody stakes more chips than they have', () => {
    const table = tableOf([], { ...OPTIONS, purses: [105] });
    assert.deepEqual(table.offers()[0], { type: 'stake', chance: 'rouge', amount: { min: 20, max: 100, step: 10 } });
    assert.equal(table.refused({ type: 'stake', chance: 'rouge', amount: 110 }), 'over-the-purse');
  });

  test('the offer ends at the maximum if the chips would allow more', () => {
    const table = tableOf([], OPTIONS);
    const most = () =>
      table.offers().flatMap(offer => (offer.type === 'stake' && offer.chance === 'rouge' ? [offer.amount] : []));
    assert.deepEqual(most(), [{ min: 20, max: 200, step: 10 }]);
    table.stake('rouge', 150);
    assert.deepEqual(most(), [{ min: 10, max: 50, step: 10 }]);
    table.stake('rouge', 50);
    assert.deepEqual(most(), []);
  });

  test('rebet and double may bring a stake up to the maximum', () => {
    const table = tableOf(['tie'], OPTIONS).play('rouge 200, noir 100').deal().play('rebet, back rouge 200, double');
    assert.deepEqual(table.punter.free, [0, 200, 0, 0]);
  });

  test('rebet repeats the last stakes with their insurance, double lays them twice', () => {
    const table = tableOf(['noirCouleur', 'noirCouleur'], { purses: [2000], max: 300 });
    assert.equal(table.refused({ type: 'rebet' }), 'nothing-there');
    assert.equal(table.refused({ type: 'double' }), 'nothing-there');
    table.play('rouge 100, inverse 50, insure inverse').deal().play('rebet');
    assert.deepEqual(table.punter.free, [100, 0, 0, 50]);
    assert.deepEqual(table.punter.insured, [false, false, false, true]);
    assert.equal(table.refused({ type: 'rebet' }), 'not-now');
    table.act({ type: 'double' });
    assert.deepEqual(table.punter.free, [200, 0, 0, 100]);
    assert.equal(table.refused({ type: 'double' }), 'over-the-maximum');
    assert.equal(table.state.accounts.cloth[0], 305);
    table.deal().deal();
    assert.deepEqual(table.punter.previous.free, [200, 0, 0, 100], 'a coup without stakes is skipped');
  });
});

describe('options', () => {
  for (const [options, name] of [
    [{ min: 7 }, 'min'],
    [{ max: 7 }, 'max'],
    [{ min: 100, max: 50 }, 'max'],
    [{ decks: 0 }, 'decks'],
    [{ decks: 1, burn: 52 }, 'burn'],
    [{ prison: 'never' }, 'prison'],
    [{ insurance: { per: 0 } }, 'insurance.per'],
    [{ insurance: { what: 1 } }, 'insurance.what'],
    [{ insurance: null }, 'insurance'],
    [{ purses: [] }, 'purses'],
    [{ purses: [1, 2, 3, 4, 5, 6, 7, 8] }, 'purses'],
    [{ purses: [-5] }, 'purses'],
    [{ purses: [2 ** 53 - 1, 2 ** 53 - 1] }, 'purses'],
    [{ step: 2.5 }, 'step'],
    [{ rake: 5 }, 'rake'],
    [{ min: 10n }, 'min'],
    [null, 'options'],
    ['big', 'options'],
  ] as const) {
    test(`a bad ${name} throws an error that names it and the values allowed`, () => {
      assert.throws(
        () => open(options),
        (error: Error) =>
          error.name === 'OptionError' && error.message.startsWith(`${name}:`) && error.message.includes('Allowed: '),
      );
    });
  }

  test('the table keeps its own copy of the purses', () => {
    const purses = [100, 100];
    const state = open({ purses });
    purses[0] = 7;
    assert.deepEqual(state.options.purses, [100, 100]);
    assert.deepEqual(state.accounts.purses, [100, 100]);
  });
});

describe('several punters', () => {
  test('each punter is settled by their own stakes, and the house takes the difference', () => {
    const table = tableOf(['rougeCouleur'], { purses: [500, 500, 500] });
    table.stake('rouge', 100, 0);
    table.stake('noir', 200, 1);
    table.deal();
    assert.deepEqual(table.state.accounts, { house: -1400, purses: [600, 300, 500], cloth: [0, 0, 0] });
  });

  test('the croupier deals when the last punter asked is done; until then done may be taken back', () => {
    const table = tableOf(['tie'], { purses: [500, 500] });
    table.act({ type: 'done' }, 0);
    assert.deepEqual(trenteQuarante.turn(table.state), { kind: 'seats', seats: [1], together: true });
    assert.equal(table.refused({ type: 'stake', chance: 'rouge', amount: 5 }, 0), 'not-your-turn');
    table.act({ type: 'reopen' }, 0);
    table.stake('rouge', 5, 0);
    table.act({ type: 'done' }, 0);
    table.act({ type: 'done' }, 1);
    assert.equal(trenteQuarante.turn(table.state).kind, 'croupier');
  });

  test('a punter who sits out is not asked; one who comes back is', () => {
    const table = tableOf(['tie'], { purses: [500, 500] });
    table.act({ type: 'sitOut' }, 0);
    assert.deepEqual(trenteQuarante.turn(table.state), { kind: 'seats', seats: [1], together: true });
    table.act({ type: 'sitOut' }, 1);
    assert.deepEqual(trenteQuarante.turn(table.state), { kind: 'seats', seats: [], together: true });
    assert.deepEqual(table.offers(1), [{ type: 'sitIn' }, { type: 'leave' }]);
    table.act({ type: 'sitIn' }, 1);
    table.act({ type: 'done' }, 1);
    assert.equal(trenteQuarante.turn(table.state).kind, 'croupier');
  });

  test('a punter who cannot pay the minimum is not asked, but stakes in prison stay in play', () => {
    const table = tableOf(['refait', 'rougeCouleur', 'tie'], { purses: [100, 500], refaitRule: 'prison-only' });
    table.stake('rouge', 100, 0);
    table.deal();
    assert.deepEqual(trenteQuarante.turn(table.state), { kind: 'seats', seats: [0, 1], together: true });
    table.deal();
    assert.equal(table.purse, 100);
    table.stake('rouge', 100, 0);
    table.act({ type: 'takeBack', chance: 'rouge', amount: 100 });
  });

  test('leaving gives the chips back to the house, and sitting down buys chips up to the opening purse', () => {
    const table = tableOf([], { purses: [500, 500] }).play('leave');
    assert.deepEqual(table.state.accounts, { house: -500, purses: [0, 500], cloth: [0, 0] });
    assert.deepEqual(table.offers(), [{ type: 'sit', amount: { min: 1, max: 500, step: 1 } }]);
    for (const action of [{ type: 'done' }, { type: 'leave' }, { type: 'stake', chance: 'rouge', amount: 5 }])
      assert.equal(table.refused(action), 'no-such-seat', action.type);
    assert.equal(table.refused({ type: 'sit', amount: 501 }), 'over-the-maximum');
    table.act({ type: 'sit', amount: 300 });
    assert.equal(table.refused({ type: 'sit', amount: 5 }), 'not-now');
    assert.equal(table.refused({ type: 'buyIn', amount: 201 }), 'over-the-maximum');
    assert.equal(table.refused({ type: 'buyIn', amount: 0 }), 'under-the-minimum');
    assert.equal(table.refused({ type: 'buyIn', amount: 1 }), undefined);
    table.act({ type: 'buyIn', amount: 200 });
    assert.deepEqual(table.state.accounts, { house: -1000, purses: [500, 500], cloth: [0, 0] });
  });

  test('nobody leaves with chips on the cloth', () => {
    const table = tableOf([]).play('rouge 5');
    assert.equal(table.refused({ type: 'leave' }), 'not-now');
  });

  test('leaving with an empty purse never leaves minus zero', () => {
    const table = tableOf([], { purses: [0, 500] });
    assert.ok(Object.is(open({ purses: [0] }).accounts.house, 0));
    table.act({ type: 'leave' });
    const left = table.events().find(event => event.type === 'left');
    assert.ok(left?.type === 'left' && Object.is(left.amount, 0));
  });
});

describe('the end of the table', () => {
  test('when nobody can pay the minimum, and nothing is in prison, the table is over', () => {
    const table = tableOf(['noirCouleur'], { purses: [100] });
    table.play('rouge 100').deal();
    assert.deepEqual(trenteQuarante.turn(table.state), { kind: 'over' });
    assert.equal(table.refused({ type: 'stake', chance: 'rouge', amount: 5 }), 'over');
    assert.equal(table.refused({ type: 'done' }), 'over');
    table.act({ type: 'buyIn', amount: 100 });
    assert.equal(trenteQuarante.turn(table.state).kind, 'seats');
  });

  test('with a stake in prison the table is not over', () => {
    const table = tableOf(['refait', 'noirCouleur'], { purses: [100], refaitRule: 'prison-only' });
    table.play('rouge 100').deal();
    assert.deepEqual(trenteQuarante.turn(table.state), { kind: 'seats', seats: [0], together: true });
    table.deal();
    assert.deepEqual(trenteQuarante.turn(table.state), { kind: 'over' });
  });

  test('a table with only empty seats is over until somebody sits down', () => {
    const table = tableOf([]).play('leave');
    assert.equal(trenteQuarante.turn(table.state).kind, 'over');
    table.act({ type: 'sit', amount: 5 });
    assert.equal(trenteQuarante.turn(table.state).kind, 'seats');
  });
});

describe('the croupier’s actions are checked like any other', () => {
  const coup = (noir: string, rouge: string) => ({ type: 'coup', noir: readCards(noir), rouge: readCards(rouge) });
  const due = (options: object = {}, rest?: string) => {
    const table = tableOf(['tie'], options, rest).play('done');
    return table;
  };
  for (const [name, action] of [
    ['a row that ends too early', coup('Ks Kc Kh', 'Kd Qd Qh 2d')],
    ['a row that goes on past 31', coup('Ks Kc Kh As 2c', 'Kd Qd Qh 2d')],
    ['an empty row', coup('', 'Kd Qd Qh 2d')],
    ['a second row without cards though the shoe has some', coup('Ks Kc Kh As', '')],
    ['a hidden card', { type: 'coup', noir: ['Ks', 'Kc', 'Kh', '??'], rouge: readCards('Kd Qd Qh 2d') }],
    ['a string that is not a card', { type: 'coup', noir: ['Ks', 'Kc', 'Kh', 7], rouge: [] }],
    ['more of a card than the packs hold', coup('Ks Ks Kh As', 'Kd Qd Qh 2d')],
  ] as const) {
    test(`${name} is refused`, () => {
      assert.equal(due({ decks: 1 }).refused(action, 'croupier'), 'malformed');
    });
  }

  test('cards seen before count', () => {
    const table = tableOf(['tie'], { decks: 1 }).deal().play('done');
    assert.equal(table.refused(coup('2s 9c 9d 9h 3c', '9s 3s 3d 3h 4c 4d 4h 4s'), 'croupier'), 'malformed');
  });

  test('a burnt card that is known counts', () => {
    const table = tableOf([`7s ${COUPS.tie}`], { decks: 1, burn: 1 }).play('done');
    assert.equal(table.refused(coup('Ks Kc Kh 7s', 'Kd Qd Qh 2d'), 'croupier'), 'malformed');
    assert.equal(table.refused(coup('Ks Kc Kh 7c', 'Kd Qd Qh 2d'), 'croupier'), undefined);
  });

  test('a coup cut short must take the last card', () => {
    const table = tableOf([], {}, '9c 9d 9h 9s 2c').play('done');
    assert.equal(table.refused(coup('9c 9d 9h 9s', ''), 'croupier'), 'malformed');
    assert.equal(table.refused(coup('9c 9d 9h 9s', '2c 2d'), 'croupier'), 'malformed');
    assert.equal(table.refused(coup('9c 9d 9h', '9s 2c'), 'croupier'), 'malformed');
    assert.equal(table.refused(coup('9c 9d 9h 9s', '2c'), 'croupier'), undefined);
  });

  test('only the croupier deals, and acts only when it is due', () => {
    const table = tableOf(['tie']);
    assert.equal(table.refused(coup('Ks Kc Kh 2s', 'Kd Qd Qh 2d'), 0), 'not-your-turn');
    assert.equal(table.refused(coup('Ks Kc Kh 2s', 'Kd Qd Qh 2d'), 'croupier'), 'not-your-turn');
    assert.equal(table.refused({ type: 'done' }, 'croupier'), 'not-your-turn');
    table.act({ type: 'done' });
    assert.equal(table.refused({ type: 'nextHand' }, 'croupier'), 'not-now');
    assert.equal(table.refused({ type: 'shuffle', burnt: [], left: 300 }, 'croupier'), 'not-now');
  });

  test('a shuffle has no more cards than the packs, none too often, and at least one', () => {
    const state = open({ decks: 1 });
    const check = (burnt: readonly string[], left: number) =>
      trenteQuarante.check(state, 'croupier', { type: 'shuffle', burnt, left })?.code;
    assert.equal(check(['As'], 51), undefined);
    assert.equal(check(['??', '??'], 50), undefined);
    assert.equal(check(['As'], 52), 'malformed');
    assert.equal(check(['As', 'As'], 50), 'malformed');
    assert.equal(check([], 0), 'malformed');
  });
});
