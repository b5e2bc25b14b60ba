/** Each ruling of the rule sheet, under its number, with every value of its option; and the sentences of the article. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { CARDS, seededRandom, shuffledSource, type Card } from '../../../src/cards.ts';
import { total } from '../../../src/croupier.ts';
import { stud } from '../../../src/rules.ts';
import { planStreet, playersOf } from '../../../src/stud/rules/dealing.ts';
import { PRESETS } from '../../../src/stud/rules/options.ts';
import { bringInSeat } from '../../../src/stud/rules/first-to-act.ts';
import { ANNA, BRUNO, CARLA, DORA, cardsOf, dealt, tableOf, type Setting } from './table.ts';

/** A table at the end of third street: nobody has completed. */
const onStreet = (street: number, setting: Setting = {}) => dealt(setting).until(street);
const types = (table: { events(): readonly { type: string }[] }) => table.events().map(({ type }) => type);

/** The steps at which the seats in turn complete, bet and raise the minimum, until nobody may. */
function ladder(table: ReturnType<typeof tableOf>): readonly number[] {
  const steps: number[] = [];
  for (;;) {
    const offer = table.offers().find(({ type }) => type === 'bet' || type === 'complete' || type === 'raise');
    if (!offer || !('to' in offer) || steps.length > 12) return steps;
    const to = typeof offer.to === 'number' ? offer.to : offer.to.min;
    table.play(`${offer.type} ${to}`);
    steps.push(to);
  }
}

describe('S1: the forced bet', () => {
  for (const [name, options, may] of [
    ['“zumindest einen Einsatz in Höhe des Ante, maximal das untere Split Limit”', {}, 'bringIn 5-10'],
    ['range, from the amount that was set', { bringInAmount: 3 }, 'bringIn 3-10'],
    ['range without an ante: from one chip', { ante: 0 }, 'bringIn 1-10'],
    ['range without an ante: from the smallest chip', { ante: 0, step: 5 }, 'bringIn 5-10/5'],
    ['range that is one amount', { bringInAmount: 10 }, 'bringIn 10'],
    ['range, up to all the chips left', { purses: [12, 400] }, 'bringIn 5-7'],
    ['range, all the chips left being off the step', { purses: [12, 400], step: 5 }, 'bringIn 5 | bringIn 7'],
    ['fixed: exactly the amount, or the full lower limit', { bringIn: 'fixed' }, 'bringIn 5 | complete 10'],
    ['fixed, another amount', { bringIn: 'fixed', bringInAmount: 3 }, 'bringIn 3 | complete 10'],
    ['fixed at the lower limit', { bringIn: 'fixed', bringInAmount: 10 }, 'bringIn 10'],
  ] as const)
    test(name, () => {
      const table = dealt(options);
      assert.equal(table.turn, 'Anna');
      assert.equal(table.may(), may);
    });

  test('the hand begins with the shuffle of all 52 cards', () => {
    const [first] = dealt()
      .events()
      .filter(({ type }) => type !== 'done');
    assert.deepEqual(first, { type: 'shuffled', left: 52 });
  });

  test('the lowest door opens, clubs lowest of equal ranks, then diamonds, hearts, spades; aces are high', () => {
    for (const [doors, seat] of [
      ['4c 6c 8c 2d', 'Dora'],
      ['3c 2s 2h 8c', 'Carla'],
      ['2s 2h 2d 2c', 'Dora'],
      ['2d 2s 2c 2h', 'Carla'],
      ['As Ks Ac Kd', 'Dora'],
      ['As Ah Ad Ac', 'Dora'],
    ] as const)
      assert.equal(dealt({ hands: doors.split(' ').map(door => `-- -- ${door}`) }).turn, seat, doors);
  });

  test('a door that nobody knows, in an imported hand, is passed over', () => {
    const doors = ['??', '4c', '3d', '??'] as const;
    const bringsIn = (known: readonly Card[]) => bringInSeat([0, 1, 2, 3], seat => known[seat]!, { variant: 'high' });
    assert.equal(bringsIn(doors), CARLA);
    assert.equal(bringsIn(['??', '??', '??', '??']), ANNA);
  });

  test('clockwise from the left of the opener, the others fold, call or complete', () => {
    const table = dealt({ hands: ['-- -- 9c', '-- -- 2c', '-- -- 8c', '-- -- 7c'] }).play('bring 5');
    const spoken = ['Carla', 'Dora', 'Anna'].map(name => {
      assert.equal(table.turn, name);
      assert.equal(table.may(), 'fold | call 5 | complete 10');
      table.play('call');
      return table.state.street;
    });
    assert.deepEqual(spoken, [3, 3, 4]);
  });
});

describe('S2: completing', () => {
  test('a completion is not a raise: 10, 20, 30, 40', () => {
    assert.deepEqual(ladder(dealt().play('bring 5')), [10, 20, 30, 40]);
  });
  test('with completeCounts the forced bet is the first of four: 10, 20, 30', () => {
    assert.deepEqual(ladder(dealt({ completeCounts: true }).play('bring 5')), [10, 20, 30]);
  });
  test('the sheet’s ladder: what each has paid, and the fifth player may only call or fold', () => {
    const hands = ['-- -- 4c', '-- -- 6c', '-- -- 8c', '-- -- 2c'];
    const table = dealt({ hands }).play('bring 5, complete 10, raise 20, raise 30, raise 40');
    assert.deepEqual(table.round.bets, [10, 20, 30, 40]);
    for (const due of [30, 20, 10]) {
      assert.equal(table.may(), `fold | call ${due}`);
      table.play('call');
    }
    assert.deepEqual(table.state.accounts.cloth, [45, 45, 45, 45], 'S29: 40 are on top of the ante');
  });
  test('with completeCounts Carla’s 30 is the cap', () => {
    const hands = ['-- -- 4c', '-- -- 6c', '-- -- 8c', '-- -- 2c'];
    const table = dealt({ hands, completeCounts: true }).play('bring 5, complete 10, raise 20, raise 30');
    assert.equal(table.may(), 'fold | call 25');
  });
  test('opening for the full limit is the bet', () => {
    for (const completeCounts of [false, true]) {
      assert.deepEqual(ladder(dealt({ completeCounts }).play('bring 10')), [20, 30, 40]);
      assert.deepEqual(ladder(dealt({ completeCounts, bringIn: 'fixed' }).play('complete 10')), [20, 30, 40]);
    }
  });
});

test('S3: a forced bet of 7: call 7, complete to 10; raises then by 10', () => {
  const table = dealt().play('bring 7');
  assert.equal(table.may(), 'fold | call 7 | complete 10');
  assert.equal(table.play('complete 10').may(), 'fold | call 10 | raise 20');
});

describe('S4: an open pair on fourth street', () => {
  const pair = ['-- -- 4c 9d', '-- -- 2c 2d', '-- -- 6c 7d'];
  const on = (options: object = {}) => onStreet(4, { hands: pair, ...options });

  test('without an open pair the bet is the lower limit', () => {
    const table = onStreet(4, { seats: 3 });
    assert.equal(table.may(), 'check | bet 10');
    assert.equal(table.play('bet 10').may(), 'fold | call 10 | raise 20');
  });
  for (const [who, range, holder, other] of [
    ['any', 'ante-to-higher', 'check | bet 5-20', 'check | bet 5-20'],
    ['any', 'lower-or-higher', 'check | bet 10-20/10', 'check | bet 10-20/10'],
    ['holder-only', 'ante-to-higher', 'check | bet 5-20', 'check | bet 10'],
    ['holder-only', 'lower-or-higher', 'check | bet 10-20/10', 'check | bet 10'],
    ['off', 'ante-to-higher', 'check | bet 10', 'check | bet 10'],
    ['off', 'lower-or-higher', 'check | bet 10', 'check | bet 10'],
  ] as const)
    test(`${who}, ${range}: the player with the pair may ${holder}; another ${other}`, () => {
      const table = on({ openPairOnFourth: who, openPairOnFourthBet: range });
      assert.equal(table.turn, 'Bruno');
      assert.equal(table.may(), holder);
      assert.equal(table.play('check').may(), other);
    });
  test('the range starts at the ante, or at the smallest chip if there is no ante', () => {
    assert.equal(on({ ante: 0, bringInAmount: 5 }).may(), 'check | bet 1-20');
    assert.equal(on({ step: 5 }).may(), 'check | bet 5-20/5');
  });
  test('a smaller bet may be raised by the higher limit, and after a higher bet no raise is smaller', () => {
    assert.equal(on().play('bet 5').may(), 'fold | call 5 | raise 10-25');
    assert.equal(on().play('bet 20').may(), 'fold | call 20 | raise 40');
    const two = { openPairOnFourthBet: 'lower-or-higher' };
    assert.equal(on(two).play('bet 10').may(), 'fold | call 10 | raise 20-30/10');
    assert.equal(on(two).play('bet 20').may(), 'fold | call 20 | raise 40');
    assert.equal(on(two).play('bet 10, raise 30').may(), 'fold | call 30 | raise 50');
  });
  test('holder-only: another player raises by the lower limit, or by the last bet if that is more', () => {
    assert.equal(on({ openPairOnFourth: 'holder-only' }).play('bet 10').may(), 'fold | call 10 | raise 20');
    assert.equal(on({ openPairOnFourth: 'holder-only' }).play('bet 20').may(), 'fold | call 20 | raise 40');
  });
  // Bruno shows nines and acts first, then Carla, who brought it in and has little left, then Anna with her fours
  const between = (left: number, words: string, options: object = {}) => {
    const { ante = 5, ...more } = options as { ante?: number };
    const hands = ['-- -- 4c 4d', '-- -- 9c 9d', '-- -- 3c 7d'];
    return dealt({ hands, ante, purses: [400, 400, ante + 10 + left], openPairOnFourth: 'holder-only', ...more })
      .play('bring 10, call, call')
      .play(words);
  };
  test('holder-only: a short all-in may exceed the minimum bet of a pair, and the part above the bet is the raise', () => {
    assert.equal(between(7, 'check, bet 7', { shortAllIn: 'full' }).may(), 'fold | call 7 | raise 8-20');
    assert.equal(between(4, 'check, bet 4', { ante: 2 }).may(), 'fold | call 4 | raise 5-20');
  });
  test('holder-only: after an all-in that counts as a bet of ten, a raise is at least ten, by a pair too', () => {
    assert.equal(between(9, 'check, bet 9').may(), 'fold | call 9 | raise 19-29');
    assert.equal(between(9, 'check, bet 9, raise 19').may(), 'fold | call 19 | raise 29-39');
  });
  for (const options of [{ openPairOnFourthBet: 'lower-or-higher' }, { step: 5 }])
    test(`holder-only, ${JSON.stringify(options)}: over the odd all-in of a pair, others raise to an amount in whole chips`, () => {
      const hands = ['-- -- 4c Td', '-- -- 9c 9d', '-- -- 3c 7d'];
      const table = dealt({ hands, purses: [400, 32, 400], openPairOnFourth: 'holder-only', ...options });
      assert.equal(table.play('bring 10, call, call, bet 17').may(), 'fold | call 17 | raise 37');
    });
  test('5-10: a bet of 5 may be raised to 10 or 15', () => {
    const five = { ante: 1, lowerLimit: 5, higherLimit: 10, openPairOnFourthBet: 'lower-or-higher' };
    assert.equal(on(five).play('bet 5').may(), 'fold | call 5 | raise 10-15/5');
  });
  test('a pair that was folded on third street does not count', () => {
    const table = dealt({ hands: ['-- -- 4c 9d', '-- -- 2c 2d', '-- -- 6c 7d', '-- -- 8c Td'] });
    assert.equal(table.play('bring 5, call, call, complete 10, fold, call, call').may(), 'check | bet 10');
  });
  test('on no other street: a pair on fifth street leaves the bets as they are', () => {
    const hands = ['-- -- 4c 9d 9h', '-- -- 2c 7d 8h', '-- -- 6c Td Jh'];
    assert.equal(onStreet(5, { hands }).may(), 'check | bet 10-20');
  });
  test('applies in high-low too, but not in high-low at fixed limit', () => {
    assert.equal(on({ variant: 'high-low' }).may(), 'check | bet 5-20');
    assert.equal(on({ variant: 'high-low', preset: 'fixed-limit' }).may(), 'fold | check | bet 10');
    assert.equal(on({ preset: 'fixed-limit' }).may(), 'fold | check | bet 10-20/10');
  });
});

describe('S5, S6: fifth to seventh street', () => {
  for (const street of [5, 6, 7]) {
    test(`street ${street}, spread: any amount from the lower to the higher limit`, () => {
      assert.equal(onStreet(street).may(), 'check | bet 10-20');
      assert.equal(onStreet(street, { step: 5 }).may(), 'check | bet 10-20/5');
    });
    test(`street ${street}, fixed-higher: the higher limit`, () => {
      const table = onStreet(street, { lateStreets: 'fixed-higher' });
      assert.equal(table.may(), 'check | bet 20');
      assert.equal(table.play('bet 20').may(), 'fold | call 20 | raise 40');
    });
  }
  test('S6: a raise adds at least the last bet or raise, and at most the higher limit', () => {
    const table = onStreet(5).play('bet 12');
    assert.equal(table.may(), 'fold | call 12 | raise 24-32');
    assert.equal(table.play('raise 27').may(), 'fold | call 27 | raise 42-47');
    assert.equal(table.play('raise 47').may(), 'fold | call 47 | raise 67');
    assert.equal(table.play('raise 67').may(), 'fold | call 55');
  });
  test('S6: only a player who goes all-in raises by less', () => {
    const purses = [400, 400, 25, 400];
    const table = onStreet(5, { purses }).play('bet 12, call, call');
    assert.equal(table.turn, 'Carla');
    assert.equal(table.may(), 'fold | call 12 | raise 15');
  });
});

describe('S7, S28: the cap when two are left', () => {
  const raises = (table: ReturnType<typeof tableOf>) => ladder(table).length;
  const CAPPED = 4;
  for (const [option, third, fourth, sixth, seventh] of [
    ['last-round', true, true, true, false],
    ['never', true, true, true, true],
    ['always', false, false, false, false],
  ] as const)
    test(`${option}: two players, on third, fourth, sixth and seventh street`, () => {
      const options = { seats: 2, purses: [4000, 4000], capLiftedHeadsUp: option };
      const capped = [
        raises(dealt(options).play('bring 5')) === CAPPED,
        ...[4, 6, 7].map(street => raises(onStreet(street, options)) === CAPPED),
      ];
      assert.deepEqual(capped, [third, fourth, sixth, seventh]);
    });
  test('three players on seventh street are capped', () => {
    assert.equal(raises(onStreet(7, { seats: 3 })), CAPPED);
  });
  test('the cap is lifted “sobald nur noch zwei Spieler um den Pot kämpfen”, even in the middle of a round', () => {
    const table = onStreet(7, { seats: 3, purses: [4000, 4000, 4000] }).play('bet 20, raise 40, raise 60, raise 80');
    assert.equal(table.may(), 'fold | call 40');
    assert.equal(table.play('fold').may(), 'fold | call 20 | raise 100');
    assert.ok(raises(table) > CAPPED);
  });
  test('S28: a third player who is all-in is still in the hand and keeps the cap', () => {
    const table = onStreet(6, { seats: 3, purses: [15, 4000, 4000] })
      .play('bet 10, call, call')
      .until(7);
    assert.equal(table.purses[ANNA], 0);
    assert.equal(table.turn, 'Bruno');
    assert.equal(raises(table), CAPPED);
  });
});

describe('S8: “nicht zweimal in Folge”', () => {
  test('the round is over when all others have called or folded after a bet or raise', () => {
    const table = onStreet(5).play('bet 20, call, fold, call');
    assert.equal(table.state.street, 6);
    assert.equal(onStreet(5).play('bet 20, raise 40, call, call, call').state.street, 6);
  });
  test('a player may raise again “es sei denn, ein anderer Spieler hätte erhöht”', () => {
    assert.equal(onStreet(5).play('bet 20, raise 40, call, call').may(), 'fold | call 20 | raise 60');
  });
});

describe('S9: equal highest hands showing', () => {
  const tie = ['-- -- 2c 9d', '-- -- 3d Kh', '-- -- 3s Ks', '-- -- 3h Kd'];
  for (const [openTie, first] of [
    ['first-left-of-dealer', 'Bruno'],
    ['suit', 'Carla'],
  ] as const)
    test(`${openTie}: ${first}`, () => assert.equal(onStreet(4, { hands: tie, openTie }).turn, first));
  test('the dealer’s place moves on by one player after each hand', () => {
    const table = onStreet(4, { hands: tie });
    const firsts = [table.turn];
    for (let hand = 2; hand <= 5; hand++) firsts.push(table.until().deal().until(4).turn);
    assert.deepEqual(firsts, ['Bruno', 'Bruno', 'Carla', 'Dora', 'Bruno']);
  });
  for (const [chips, dealer] of [
    [11, ANNA],
    [10, BRUNO],
  ] as const)
    test(`the next player with any chips deals: Anna has ${chips - 10} left`, () => {
      const hands = ['2h 3d 2c 9s', 'Kd Kh Kc 9d', '4d 5h 7c 8h'];
      const table = dealt({ hands, purses: [chips, 400, 400] }).play('bring 5, complete 10, call');
      if (chips > 10) table.play('fold');
      assert.equal(table.until().nextHand().state.dealer, dealer);
    });
  test('if the rake has taken all chips, the dealer’s place stays', () => {
    const table = dealt({ purses: [10, 10, 10], rake: { percent: 100, cap: 0 } }).until();
    assert.deepEqual(table.purses, [0, 0, 0]);
    assert.equal(table.nextHand().state.dealer, CARLA);
  });
});

describe('S10: what counts in the hand showing', () => {
  const first = (street: number, ...hands: string[]) => onStreet(street, { hands }).turn;
  for (const [name, street, hands, seat] of [
    ['the highest card', 4, ['-- -- 2c 9d', '-- -- 3c Kd', '-- -- 4c Qd'], 'Bruno'],
    ['the ace is high', 4, ['-- -- 2c Ad', '-- -- 3c Kd', '-- -- 4c Qd'], 'Anna'],
    ['the next card decides', 4, ['-- -- 2c Kc', '-- -- 3c Kd', '-- -- 4c Kh'], 'Carla'],
    ['a pair before ace-king', 4, ['-- -- Ac Kd', '-- -- 2c 2d', '-- -- 4c Kh'], 'Bruno'],
    ['two pairs before a higher pair', 6, ['-- -- 2c 2d 3h 3s', '-- -- Ac Kd Qh As', '-- -- 7c 8d Jh 9s'], 'Anna'],
    ['three of a rank before two pairs', 6, ['-- -- Ac Kd As Ks', '-- -- 2c 2d 2h Js', '-- -- 7c 8d Jh 9s'], 'Bruno'],
    ['four of a rank before three', 6, ['-- -- Ac Ad As Ks', '-- -- 2c 2d 2h 2s', '-- -- 7c 8d Jh 9s'], 'Bruno'],
    ['no flush and no straight', 6, ['-- -- 9h Th Jh Qh', '-- -- 2c 2d 4s 5s', '-- -- 3c 4d 6h 8s'], 'Bruno'],
  ] as const)
    test(name, () => assert.equal(first(street, ...hands), seat));
  test('suits decide only the forced bet', () => {
    const table = dealt({ hands: ['-- -- 2d Kc', '-- -- 2c Ks'] });
    assert.equal(table.turn, 'Bruno');
    assert.equal(table.until(4).turn, 'Anna');
  });
});

describe('S11: exactly one card more than there are players', () => {
  const plan = (shortDeck: 'mix-then-skip-burn' | 'skip-burn-before-mix', stub: number, burnt: number, live = 6) =>
    planStreet({ stub, burnt, folded: 9, live }, { shortDeck, shortPackReuse: 'burns-only' });
  const PLAIN = { mix: false, burn: true, common: false };
  for (const [option, stub, burnt, said] of [
    ['mix-then-skip-burn', 9, 2, PLAIN],
    ['mix-then-skip-burn', 8, 2, PLAIN],
    ['mix-then-skip-burn', 7, 2, { mix: true, burn: true, common: false }],
    ['mix-then-skip-burn', 7, 0, { mix: false, burn: false, common: false }],
    ['mix-then-skip-burn', 6, 2, { mix: true, burn: true, common: false }],
    ['mix-then-skip-burn', 5, 2, { mix: true, burn: false, common: false }],
    ['mix-then-skip-burn', 4, 2, { mix: true, burn: true, common: true }],
    ['mix-then-skip-burn', 2, 0, { mix: false, burn: false, common: true }],
    ['skip-burn-before-mix', 8, 2, PLAIN],
    ['skip-burn-before-mix', 7, 2, { mix: false, burn: false, common: false }],
    ['skip-burn-before-mix', 6, 2, { mix: true, burn: true, common: false }],
    ['skip-burn-before-mix', 5, 2, { mix: true, burn: false, common: false }],
  ] as const)
    test(`${option}: six players, ${stub} in hand, ${burnt} burnt`, () =>
      assert.deepEqual(plan(option, stub, burnt), said));

  test('eight players on sixth street: burnt cards are mixed in and one is burnt, or the cards are dealt as they are', () => {
    const sixth = (shortDeck: string) => {
      const table = onStreet(5, { seats: 8, pack: CARDS, shortDeck });
      assert.equal(table.state.cards.stub, 9);
      table.events();
      table.until(6);
      const events = table.events();
      return [
        events.flatMap(event => (event.type === 'mixedIn' ? [event.count] : [])),
        cardsOf(events, 'burnt').length,
        table.state.cards.stub,
      ];
    };
    assert.deepEqual(sixth('mix-then-skip-burn'), [[3], 1, 3]);
    assert.deepEqual(sixth('skip-burn-before-mix'), [[], 0, 1]);
  });
});

describe('S12, S13: the common card', () => {
  /** What was done before each street from the fourth on, and how many cards are left: the table in the sheet. */
  const streets = (seats: number, options: object = {}) => {
    const table = dealt({ seats, pack: CARDS, ...options });
    const rows: string[] = [];
    for (let street = 4; street <= 7; street++) {
      table.events();
      table.until(street);
      const done = table
        .events()
        .flatMap(event =>
          event.type === 'mixedIn'
            ? [`mix ${event.count}`]
            : event.type === 'burnt'
              ? ['burn']
              : event.type === 'common'
                ? ['common']
                : [],
        );
      rows.push([...done, table.state.cards.stub].join(' '));
    }
    return rows;
  };
  for (const [seats, rows] of [
    [9, ['burn 14', 'burn 4', 'mix 3 burn common 5', 'mix 1 burn common 4']],
    [8, ['burn 18', 'burn 9', 'mix 3 burn 3', 'mix 1 burn common 2']],
    [7, ['burn 22', 'burn 14', 'burn 6', 'mix 4 burn 2']],
    [6, ['burn 26', 'burn 19', 'burn 12', 'burn 5']],
  ] as const)
    test(`${seats} players to the end`, () => assert.deepEqual(streets(seats), rows));

  test('the common card counts as the card of that street for each player left', () => {
    const table = onStreet(6, { seats: 9, pack: CARDS });
    assert.equal(table.state.cards.common.length, 1);
    assert.ok(table.state.cards.up.every(up => up.length === 3));
    table.until(7);
    assert.equal(table.state.cards.common.length, 2);
    assert.ok(table.state.cards.down.every(down => down.length === 2));
  });

  test('the common card makes the winning hand, “als Bestandteil der Hand eines jeden einzelnen Spielers”', () => {
    // Bruno has three kings, Anna a four-flush in spades; the common card gives her the fifth, or him the fourth king
    const hands = ['As 9s 2s 4s 7h', 'Kd Kh Kc 8d 3d', ...Array<string>(7).fill('-- -- --')];
    const winner = (common: string) => dealt({ hands, common }).until().won().split(' ')[1];
    assert.equal(winner('Qs Jd'), 'Anna');
    assert.equal(winner('Qc Jd'), 'Bruno');
  });

  test('S13: a card is burnt before it if there are three cards or more, and the bottom card stays', () => {
    const plan = (stub: number) =>
      planStreet(
        { stub, burnt: 0, folded: 0, live: 8 },
        { shortDeck: 'mix-then-skip-burn', shortPackReuse: 'burns-only' },
      );
    assert.deepEqual(
      [2, 3, 4].map(stub => [plan(stub).common, plan(stub).burn]),
      [
        [true, false],
        [true, true],
        [true, true],
      ],
    );
  });

  test('once some of nine have folded, the pack is checked before each deal', () => {
    // on fifth street three of nine are left: no cards are short any more
    const table = dealt({ seats: 9 }).until(4).play('bet 10, fold, fold, fold, fold, fold, fold, call, call').until(7);
    assert.deepEqual(table.state.cards.common, []);
    assert.equal(cardsOf(table.events(), 'burnt').length, 5);
  });
});

describe('S14, S34: what is mixed in, and the last card', () => {
  /** Nine players, one of whom folds on third street. */
  const oneFolded = (options: object = {}) => {
    const table = dealt({ seats: 9, pack: CARDS, ...options })
      .play('bring 5, fold')
      .until();
    const mixed = table.events().flatMap(event => (event.type === 'mixedIn' ? [event.count] : []));
    const { dealtIn, live } = table.state;
    return { ...table.state.cards, mixed, gone: 31 - Math.clz32(dealtIn & ~live) };
  };
  test('burns-only: cards of players who folded are not used again', () => {
    const { down, up, common, burnt, mixed, mixedIn, gone } = oneFolded();
    assert.deepEqual(mixed, [3]);
    assert.equal(mixedIn, 0);
    const others = [...common, ...burnt, ...down.flatMap((row, seat) => (seat === gone ? [] : [...row, ...up[seat]!]))];
    for (const card of [...down[gone]!, ...up[gone]!]) assert.ok(!others.includes(card), card);
  });
  test('burns-and-folded: folded cards are mixed in with the burnt ones', () => {
    const { mixed, mixedIn, gone, common } = oneFolded({ shortPackReuse: 'burns-and-folded' });
    assert.deepEqual(mixed, [3 + 3, 1]);
    assert.equal(mixedIn, 1 << gone);
    assert.equal(common.length, 1);
  });
  for (const [shortPackReuse, common] of [
    ['burns-only', 1],
    ['burns-and-folded', 0],
  ] as const)
    test(`one of nine folds on fifth street, ${shortPackReuse}: ${common ? 'a common card' : 'enough for all'} on sixth`, () => {
      // 4 in hand and 3 burnt for eight players; the five folded ones would be enough
      const table = onStreet(5, { seats: 9, pack: CARDS, shortPackReuse }).play('bet 10, fold').until(6);
      assert.equal(table.state.cards.common.length, common);
    });
  test('if only the bottom card is left, it is the common card', () => {
    // nine cards for eight players on sixth street: dealt without a burn, and nothing is left to mix in
    const { common, stub } = oneFolded();
    assert.deepEqual([common.length, stub], [1, 0]);
  });
  test('burns-only: the bottom card is never dealt; burns-and-folded: the last card is', () => {
    const plan = (stub: number, shortPackReuse: 'burns-only' | 'burns-and-folded') =>
      planStreet({ stub, burnt: 0, folded: 0, live: 6 }, { shortDeck: 'mix-then-skip-burn', shortPackReuse });
    assert.deepEqual(plan(6, 'burns-only'), { mix: false, burn: true, common: true });
    assert.deepEqual(plan(6, 'burns-and-folded'), { mix: false, burn: false, common: false });
    assert.deepEqual(plan(7, 'burns-and-folded'), { mix: false, burn: true, common: false });
    assert.deepEqual(plan(1, 'burns-and-folded'), { mix: false, burn: false, common: true });
  });
  test('“Die unterste Karte darf nie gegeben werden”: the bottom card is never dealt, however many players and cards are left', () => {
    for (const shortDeck of ['mix-then-skip-burn', 'skip-burn-before-mix'] as const)
      for (let live = 2; live <= 9; live++)
        for (let stub = 1; stub <= 30; stub++)
          for (let burnt = 0; burnt <= 4; burnt++) {
            const { mix, burn, common } = planStreet(
              { stub, burnt, folded: 20, live },
              { shortDeck, shortPackReuse: 'burns-only' },
            );
            const had = stub + (mix ? burnt : 0);
            if (had < 2) continue;
            assert.ok(had - Number(burn) - (common ? 1 : live) >= 1, `${live} players, ${stub} and ${burnt} cards`);
            assert.equal(common, had <= live);
          }
  });
});

test('S15: a common card does not count for who acts first', () => {
  const hands = [
    ...['-- -- 2c 4d 7h', '-- -- 3c 5d 8h', '-- -- 6c 9d Jh', '-- -- 8c Td Qh', '-- -- Tc Jd 4h'],
    ...['-- -- Jc 7d 5h', '-- -- 9c 6d 3h', '-- -- 7c 8d 2h', '-- -- 5c Qd Kh'],
  ];
  const table = onStreet(5, { hands, common: '2s 2d' });
  assert.equal(table.turn, 'Ida');
  // the common card would make a pair of twos for Anna and for Hans
  assert.equal(table.until(6).turn, 'Ida');
  assert.deepEqual(table.state.cards.common, ['2s']);
  assert.equal(table.until(7).turn, 'Ida');
});

describe('S16: a short bet or raise, all-in', () => {
  const hands = ['-- -- 2c Ad Kh', '-- -- 4c 9d 8h', '-- -- 6c Td 7h'];
  /** Fifth street: Anna bets 20, and Bruno has this many chips left for the round. */
  const after = (chips: number, shortAllIn: string, bruno = `raise ${chips}`) =>
    onStreet(5, { hands, purses: [400, chips + 10, 400], lateStreets: 'fixed-higher', shortAllIn }).play(
      `bet 20, ${bruno}`,
    );
  for (const [chips, shortAllIn, carla, anna, count] of [
    [34, 'half', 'call 34 | raise 54', 'call 14 | raise 54', 2],
    [34, 'full', 'call 34 | raise 40', 'call 14', 1],
    [34, 'pokerkit', 'call 34 | raise 54', 'call 14', 2],
    [26, 'half', 'call 26 | raise 40', 'call 6', 1],
    [26, 'full', 'call 26 | raise 40', 'call 6', 1],
    [26, 'pokerkit', 'call 26 | raise 46', 'call 6', 2],
  ] as const)
    test(`the sheet: all-in to ${chips}, ${shortAllIn}`, () => {
      const table = after(chips, shortAllIn);
      assert.equal(table.may(), `fold | ${carla}`);
      assert.equal(table.round.wagers, count);
      assert.equal(table.play('call').may(), `fold | ${anna}`);
      assert.equal(table.turn, 'Anna');
    });
  test('if Carla completes or raises, that is a full bet, and Anna may raise again', () => {
    for (const [chips, to] of [
      [26, 40],
      [34, 54],
    ] as const)
      assert.equal(after(chips, 'half').play(`raise ${to}`).may(), `fold | call ${to - 20} | raise ${to + 20}`);
  });
  for (const [shortAllIn, may] of [
    ['half', 'fold | call 300 | raise 700'],
    ['full', 'fold | call 300 | raise 400'],
    ['pokerkit', 'fold | call 300 | raise 700'],
  ] as const)
    test(`“300 when the limit is 400”, ${shortAllIn}: ${may}`, () => {
      const options = { ante: 50, lowerLimit: 200, higherLimit: 400, lateStreets: 'fixed-higher', shortAllIn };
      const table = onStreet(5, { hands, purses: [400, 9000, 9000], ...options }).play('bet 300');
      assert.equal(table.may(), may);
    });
});

describe('S17: all-in on the ante or on the forced bet', () => {
  const doors = ['-- -- 2c 4d', '-- -- 8c 9d', '-- -- 4c 7d', '-- -- 6c Jd'];
  test('next-clockwise: the next player takes over the duty, and may fold, bring it in or complete', () => {
    const table = dealt({ hands: doors, purses: [5, 400, 400, 400] });
    assert.equal(table.turn, 'Bruno');
    assert.equal(table.may(), 'fold | bringIn 5-10');
    assert.equal(table.play('bring 10').may(), 'fold | call 10 | raise 20');
    const fixed = dealt({ hands: doors, purses: [5, 400, 400, 400], bringIn: 'fixed' });
    assert.equal(fixed.may(), 'fold | bringIn 5 | complete 10');
  });
  test('next-clockwise: if that player folds, the duty passes on, all the way round the table', () => {
    const table = dealt({ hands: doors, purses: [5, 400, 400, 400] }).play('fold');
    assert.equal(table.turn, 'Carla');
    assert.equal(table.may(), 'fold | bringIn 5-10');
    table.play('bring 5');
    assert.equal(table.turn, 'Dora');
    assert.equal(table.may(), 'fold | call 5 | complete 10');
    assert.equal(table.state.bringIn, CARLA);
  });
  test('next-clockwise: when all but one fold, nobody is left to bet against, and the cards are dealt', () => {
    const table = dealt({ hands: doors, purses: [5, 400, 400, 400] }).play('fold, fold');
    assert.equal(table.state.phase, 'settled');
    assert.equal(table.result.showdown, true);
    assert.equal(table.result.pots[0]!.amount, 20);
  });
  test('the player with the lowest door cannot fold the duty', () => {
    assert.equal(dealt({ hands: doors }).refused({ type: 'fold' })?.code, 'not-now');
  });
  test('next-lowest-card: the lowest door with chips takes over the duty', () => {
    const table = dealt({ hands: doors, purses: [5, 400, 400, 400], allInLowCard: 'next-lowest-card' });
    assert.equal(table.turn, 'Carla');
    assert.equal(table.may(), 'bringIn 5-10');
  });
  for (const [name, options] of [
    ['the ante', { purses: [13, 400, 400, 400], ante: 10 }],
    ['the fixed bring-in', { purses: [8, 400, 400, 400], preset: 'fixed-limit', bringInAmount: 10 }],
  ] as const)
    test(`where ${name} is a full bet, the others owe it in full and may raise it, not complete it`, () => {
      const table = dealt({ hands: doors, ...options }).play('bring 3');
      assert.match(table.may(), /call 10 \| raise 20$/);
      table.play('call, call');
      assert.equal(table.turn, 'Dora');
      assert.match(table.may(), /call 10 \| raise 20$/);
    });
  test('where the others owe the full forced bet, a short one is not a completion, whatever a short completion is (S35)', () => {
    const short = { hands: doors, purses: [8, 400, 400, 400], preset: 'pokerkit' };
    assert.equal(dealt({ ...short, callAfterShortBringIn: 'full-bring-in' }).may(), 'bringIn 3');
    assert.equal(dealt(short).may(), 'bringIn 3 | complete 3');
  });
  for (const allInLowCard of ['next-clockwise', 'next-lowest-card'])
    test(`${allInLowCard}: with a single chip behind the ante the player keeps the duty and cannot fold it`, () => {
      const table = dealt({ hands: doors, purses: [6, 400, 400, 400], allInLowCard });
      assert.equal(table.turn, 'Anna');
      assert.equal(table.may(), 'bringIn 1');
    });
  for (const [option, may] of [
    ['full-bring-in', 'fold | call 5 | complete 10'],
    ['short-amount', 'fold | call 3 | complete 10'],
  ] as const)
    test(`a short forced bet of 3, ${option}: ${may}`, () => {
      const table = dealt({ hands: doors, purses: [8, 400, 400, 400], callAfterShortBringIn: option });
      assert.equal(table.may(), 'bringIn 3');
      assert.equal(table.play('bring 3').may(), may);
    });
  test('a player all-in for less than the ante can win that much from each player', () => {
    const hands = ['As Ad 2c Ah', 'Kd Kh 4c 9d', '8s 8d 6c 7d'];
    const table = dealt({ hands, purses: [3, 400, 400] }).until();
    assert.deepEqual(
      table.result.pots.map(pot => pot.amount),
      [9, 14],
    );
    assert.equal(table.won(), '9 Anna, 14 Bruno');
  });
});

describe('S18: the odd chip', () => {
  const straights = ['9h 8c 2c 7d 6s Kc 5c', '9s 8d 3c 7c 6h Kd 5d', '-- -- 4h'];
  const split = (options: object = {}) =>
    dealt({ hands: straights, ...options })
      .play('bring 5, call, fold, bet 10, call, bet 20, call')
      .until();
  test('high-card-by-suit: Bruno’s nine is the spade', () => {
    const table = split();
    assert.equal(table.result.pots[0]!.amount, 85);
    assert.equal(table.won(), '43 Bruno, 42 Anna');
  });
  test('left-of-dealer: Anna', () => assert.equal(split({ oddChip: 'left-of-dealer' }).won(), '43 Anna, 42 Bruno'));
  test('in the smallest chip', () => assert.equal(split({ step: 5 }).won(), '45 Bruno, 40 Anna'));
  const three = [...straights.slice(0, 2), '9d 8h 3d 7h 6c Kh 5h', '-- -- 4h'];
  for (const [oddChip, won] of [
    ['high-card-by-suit', '12 Bruno, 12 Anna, 11 Carla'],
    ['left-of-dealer', '13 Anna, 11 Bruno, 11 Carla'],
  ] as const)
    test(`two odd chips among three players, ${oddChip}: ${won}`, () => {
      assert.equal(dealt({ hands: three, oddChip }).play('bring 5, call, call, fold').until().won(), won);
    });
  test('each pot has its own odd chip', () => {
    // Carla is all-in with 11 and has the same straight: the main pot is 33, and with Dora’s 5 the side pot is 23
    const table = dealt({ hands: three, purses: [400, 400, 6, 400] })
      .play('bring 5, call, call, fold')
      .until();
    assert.deepEqual(
      table.result.pots.map(pot => pot.amount),
      [23, 8],
    );
    assert.equal(table.won(), '8 Bruno, 8 Anna, 7 Carla, 4 Bruno, 4 Anna');
  });
  for (const [step, won] of [
    [1, '13 Anna high, 12 Bruno low'],
    [5, '15 Anna high, 10 Bruno low'],
  ] as const)
    test(`the odd chip between the halves of 25, in chips of ${step}, goes to the high half`, () => {
      const hands = ['Ad Kc 2c 5s 4h 3d Qs', '9s 9h 7c 5h 2s 8d 9c', '-- -- Jc'];
      const table = dealt({ hands, variant: 'high-low', step }).play('bring 5, call, fold').until();
      assert.equal(table.won(), won);
    });
});

describe('S19: the uncalled bet, and the side pot', () => {
  const hands = ['2h 5h 3c 9h Kh Jh 7d', 'Td Tc 6s 4c Ks 2d 6d', '8s 8h 8c Qd Jc 5c 3s', '-- -- 9c'];
  test('the sheet’s side pot: Anna 50, Bruno 120, Carla 140 with 20 returned, Dora folded after 15', () => {
    const table = dealt({ hands, purses: [50, 120, 400, 400], raiseIntoAllIn: true });
    table.play('bring 5, complete 10, call, call, call');
    table.play('bet 10, fold, call, call');
    table.play('bet 20, raise 40, raise 60, call, call');
    table.play('bet 20, call');
    assert.deepEqual(table.state.accounts.cloth, [50, 105, 105, 15]);
    table.play('bet 15, raise 35');
    table.showAll();
    assert.deepEqual(table.result.uncalled, { seat: CARLA, amount: 20 });
    assert.deepEqual(
      table.result.pots.map(({ amount, seats }) => [amount, seats]),
      [
        [165, 0b111],
        [140, 0b110],
      ],
    );
    assert.equal(table.won(), '165 Anna, 140 Carla');
    assert.deepEqual(table.purses, [165, 0, 400 - 140 + 20 + 140, 385]);
  });
  test('a bet that all fold to goes back, and the pot is what was there before', () => {
    const table = onStreet(5).play('bet 20, fold, fold, fold');
    assert.deepEqual(table.result.uncalled, { seat: DORA, amount: 20 });
    assert.equal(table.won(), '40 Dora');
    assert.equal(table.result.showdown, false);
  });
  test('the uncalled bet goes back before anybody shows', () => {
    const table = onStreet(7, { seats: 2, purses: [400, 25], allInFaceUp: false }).play('bet 15, call');
    assert.equal(table.state.phase, 'show');
    const short = onStreet(7, { seats: 2, purses: [25, 400], allInFaceUp: false }).play('bet 20, call');
    assert.ok(types(short).includes('returned'));
    assert.deepEqual(short.state.accounts.cloth, [25, 25]);
  });
});

describe('S20: a side pot with no qualifying low', () => {
  const hands = ['7c 5d 4h 2s Kd Qh Ac', 'Ks 9c Kh 9d Td 6s 3c', 'Qs 8c Js 8h Qd 5h 4c'];
  test('goes to its high hand whole, though Anna has a low', () => {
    const table = dealt({ hands, purses: [30, 400, 400], variant: 'high-low', lowRank: 'eight-or-better' });
    table.play('bring 5, call, call, bet 10, call, call, bet 20, call, call, bet 20, call').until();
    assert.deepEqual(
      table.result.pots.map(pot => pot.amount),
      [90, 60],
    );
    assert.equal(table.won(), '45 Bruno high, 45 Anna low, 60 Bruno');
  });
});

describe('S21: which low', () => {
  const sheet = ['Ad Kc 2c 5s 4h 3d Qs', '9s 9h 7c 5h 2s 8d 9c'];
  const hundred =
    'bring 5, complete 10, raise 20, raise 30, raise 40, call, bet 10, raise 20, raise 30, raise 40, call';
  const split = (options: object, hands = sheet) =>
    dealt({ hands, variant: 'high-low', ...options })
      .play(hundred)
      .play('bet 15, call')
      .until();
  for (const [lowRank, won] of [
    ['eight-or-better', '100 Anna high, 100 Anna low'],
    ['ace-to-five', '100 Anna high, 100 Anna low'],
    ['normal', '100 Anna high, 100 Bruno low'],
  ] as const)
    test(`the sheet’s split of 200, ${lowRank}: ${won}`, () => assert.equal(split({ lowRank }).won(), won));
  test('eight-or-better: without a low the whole pot goes to the high hand; ace-to-five needs no qualifier', () => {
    const nine = ['As Ah 2c 3d 4h 9s Kd', 'Qs Qh 3c 8d Jh 9c Td'];
    assert.equal(split({ lowRank: 'eight-or-better' }, nine).won(), '200 Bruno');
    assert.equal(split({ lowRank: 'ace-to-five' }, nine).won(), '100 Bruno high, 100 Anna low');
  });
  for (const [wheel, won] of [
    ['not-straight', '100 Anna high, 100 Anna low'],
    ['straight', '100 Anna high, 100 Bruno low'],
  ] as const)
    test(`A-2-3-4-5 in the normal order, ${wheel}: ${won}`, () => {
      // both play five ranks: Anna’s low is ace-high, or a pair; Bruno’s A-K-Q-J-9
      assert.equal(split({ wheel }, ['Ad Ah 2c 3d 4h 5s 2h', 'As Kd 9c Qh Jc Ks Ac']).won(), won);
    });
  test('the wheel option matters only in the normal order', () => {
    const hands = ['Ad Ah 2c 3d 4h 5s 2h', 'As Kd 9c Qh Jc Ks Ac'];
    for (const lowRank of ['ace-to-five', 'eight-or-better'])
      assert.equal(split({ wheel: 'straight', lowRank }, hands).won(), '100 Anna high, 100 Anna low');
  });
});

describe('S22: declaring', () => {
  const sheet = ['Ad Kc 2c 5s 4h 3d Qs', '9s 9h 7c 5h 2s 8d 9c', '-- -- Jc'];
  const due = (options: object = {}, hands = sheet) =>
    dealt({ hands, variant: 'high-low', declare: 'simultaneous', ante: 10, bringInAmount: 10, ...options })
      .play('bring 10, call, fold')
      .until();
  // 20 each and 10 of Carla’s: a pot of 50; Anna has the high hand, Bruno the low in the normal order
  for (const [claims, won, why] of [
    ['high low', '25 Anna high, 25 Bruno low', 'each takes the half they declared for'],
    ['both low', '50 Bruno', 'Anna does not win both halves and gets nothing'],
    ['high both', '50 Anna', 'Bruno neither'],
    ['both both', '25 Anna high, 25 Bruno low', 'neither can win both: the cards speak'],
    ['high high', '50 Anna', 'a half that nobody declared for goes to the winner of the other'],
    ['low low', '50 Bruno', 'so does the high half'],
    ['low high', '25 Bruno high, 25 Anna low', 'each competes only for the declared half'],
  ] as const)
    test(`normal order, ${claims}: ${why}`, () => assert.equal(due().declare(claims).showAll().won(), won));
  test('a player who declares both and wins both outright takes everything, whatever another declares', () => {
    for (const claims of ['both high', 'both low', 'both both'])
      assert.equal(
        due({ lowRank: 'ace-to-five' }).declare(claims).showAll().won(),
        '25 Anna high, 25 Anna low',
        claims,
      );
  });
  test('a tie is not an outright win: both fails', () => {
    // the same low, A to 5; Anna has the flush
    const hands = ['Ah Kh 3c 2h 4h 5s 9h', 'Ad 8s 4c 2c 3d 5d 8c', '-- -- Jc'];
    const table = due({ lowRank: 'ace-to-five' }, hands).declare('both low').showAll();
    assert.equal(table.won(), '50 Bruno');
  });
  test('eight or better: both fails if there is no low, and low alone is settled by the cards if nobody declared high', () => {
    const hands = ['As Ah 2c Kd 9h Ts Qd', 'Qs Qh 3c Td Jh 9c 9d', '-- -- Jc'];
    const eight = { lowRank: 'eight-or-better' };
    assert.equal(due(eight, hands).declare('both high').showAll().won(), '50 Bruno');
    assert.equal(due(eight, hands).declare('low low').showAll().won(), '50 Bruno');
  });
  test('two players who declare both and each take a half are both out: the third takes everything', () => {
    // Anna has the best high hand, Bruno the best low, Carla neither
    const hands = [sheet[0]!, sheet[1]!, 'Kd Kh Qc Qd Td Tc Jh'];
    const table = dealt({ hands, variant: 'high-low', declare: 'simultaneous' }).until();
    assert.match(table.declare('both both low').showAll().won(), /^\d+ Carla$/);
  });
  test('a hand that fails at both stands in nobody’s way', () => {
    // Carla has the best high hand and fails at low: the high half goes to the next best
    const hands = ['Ad Kc 2c 5s 4h 3d Qs', '9s 9h 7c 5h 2s 8d 9c', 'Js Jh Jc Jd 6d 6h 6c'];
    const table = dealt({ hands, variant: 'high-low', declare: 'simultaneous' }).until();
    assert.equal(table.declare('high low both').showAll().won(), '15 Anna high, 15 Bruno low');
  });
  test('cards-speak: nobody declares', () => {
    const table = due({ declare: 'cards-speak' });
    assert.equal(table.state.phase, 'settled');
    assert.ok(!types(table).includes('chose'));
    assert.equal(table.won(), '25 Anna high, 25 Bruno low');
  });
  test('in high and in razz nobody declares', () => {
    for (const variant of ['high', 'razz'])
      assert.equal(dealt({ seats: 2, variant, declare: 'simultaneous' }).until().state.phase, 'settled');
  });
  test('declarations are hidden until all have chosen, then read out from the left of the dealer', () => {
    const table = due();
    assert.equal(table.state.phase, 'declare');
    assert.deepEqual(stud.turn(table.state), { kind: 'seats', seats: [ANNA, BRUNO], together: true });
    const low = { type: 'declare', seat: BRUNO, claim: 'low' } as const;
    assert.deepEqual(stud.redactAction(table.state, low, BRUNO), low);
    assert.deepEqual(stud.redactAction(table.state, low, ANNA), { ...low, claim: '??' });
    table.act(low, BRUNO);
    table.act({ type: 'done' }, BRUNO);
    for (const viewer of [ANNA, CARLA, 'onlooker'] as const)
      assert.equal(stud.view(table.state, viewer).showdown.claims[BRUNO], '??');
    assert.equal(stud.view(table.state, BRUNO).showdown.claims[BRUNO], 'low');
    assert.equal(table.refused({ type: 'done' }, ANNA)?.code, 'not-now');
    table.act({ type: 'reopen' }, BRUNO);
    table.act({ type: 'declare', seat: BRUNO, claim: 'both' }, BRUNO);
    table.events();
    table.declare('high low');
    assert.deepEqual(
      table.events().flatMap(event => (event.type === 'claimed' ? [[event.seat, event.claim]] : [])),
      [
        [ANNA, 'high'],
        [BRUNO, 'low'],
      ],
    );
  });
  test('players who cannot bet any more choose before any hand is turned up', () => {
    const hands = ['Ad Kc 2c 5s 4h 3d Qs', '9s 9h 7c 5h 2s 8d 9c'];
    const table = dealt({ hands, purses: [15, 400], variant: 'high-low', declare: 'simultaneous' }).play(
      'bring 5, complete 10, call',
    );
    assert.equal(table.state.phase, 'declare');
    assert.ok(!types(table).includes('shown'));
    for (const [viewer, other] of [
      [ANNA, BRUNO],
      [BRUNO, ANNA],
    ] as const)
      assert.deepEqual(stud.view(table.state, viewer).cards.down[other], ['??', '??', '??']);
    table.declare('high low');
    assert.equal(table.state.phase, 'settled');
    assert.deepEqual(
      types(table).filter(type => type === 'claimed' || type === 'shown'),
      ['claimed', 'claimed', 'shown', 'shown'],
    );
    assert.equal(table.won(), '15 Anna high, 15 Bruno low');
  });
  test('there is no betting after the declaration', () => {
    assert.equal(due().declare('high low').state.phase, 'show');
  });
});

describe('S23: one player wins both halves', () => {
  test('with different fives: a flush, and the wheel', () => {
    const hands = ['Ah 9h 2h 3h Kh 4s 5c', 'Qs Qh 3c 8d Jd 9c Td'];
    const table = dealt({ hands, variant: 'high-low', lowRank: 'ace-to-five' }).until();
    assert.equal(table.won(), '10 Anna high, 10 Anna low');
  });
});

describe('S24: who acts first in high-low', () => {
  test('the low door, aces high, brings it in; the highest hand showing acts first', () => {
    for (const lowRank of ['normal', 'ace-to-five', 'eight-or-better']) {
      const table = dealt({ hands: ['-- -- Ac 4d', '-- -- 2c 3d', '-- -- 9c 9d'], variant: 'high-low', lowRank });
      assert.equal(table.turn, 'Bruno');
      assert.equal(table.until(4).turn, 'Carla');
    }
  });
});

describe('S25: who shows', () => {
  const order = (table: ReturnType<typeof tableOf>) => {
    const names: (string | undefined)[] = [];
    for (; table.state.phase === 'show'; table.play('show')) names.push(table.turn);
    return names.join(' ');
  };
  for (const [name, words, shows] of [
    ['the last raiser', 'bet 10, raise 20, raise 30, call, call, call', 'Bruno Carla Dora Anna'],
    ['without a raise, the player who bet first', 'check, check, bet 10, call, call, call', 'Bruno Carla Dora Anna'],
    ['without a bet, the player who acted first', 'check, check, check, check', 'Dora Anna Bruno Carla'],
    ['then the others clockwise', 'bet 10, raise 20, fold, call, call', 'Anna Carla Dora'],
  ] as const)
    test(name, () => {
      const table = onStreet(7);
      assert.equal(table.turn, 'Dora');
      assert.equal(order(table.play(words)), shows);
    });
  test('if the player who acted first has folded with nothing to call, the next one shows first', () => {
    const table = onStreet(7, { hands: ['-- -- 2c', '-- -- 3c Ad', '-- -- 5c', '-- -- 8c Ts'], freeFold: true });
    assert.equal(table.turn, 'Bruno');
    assert.equal(order(table.play('fold, check, check, check')), 'Carla Dora Anna');
  });
  test('a bet of an earlier round does not count', () => {
    const table = onStreet(6).play('check, bet 10, call, call, call').until(7);
    assert.equal(order(table.play('check, check, check, check')), 'Dora Anna Bruno Carla');
  });
  test('the others may show or muck; the first one asked must show', () => {
    const table = onStreet(7).play('check, check, check, check');
    assert.equal(table.may(), 'show');
    assert.equal(table.refused({ type: 'muck' })?.code, 'not-now');
    assert.equal(table.play('show').may(), 'show | muck');
    table.play('muck, muck, muck');
    assert.equal(table.won(), '40 Dora');
  });
  test('allInFaceUp: once no betting is possible, all hands are turned up and the rest is dealt face up', () => {
    const table = dealt({ seats: 2, purses: [15, 400] }).play('bring 5, complete 10, call');
    assert.equal(table.state.phase, 'settled');
    const events = table.events();
    assert.deepEqual(
      events.flatMap(event => (event.type === 'shown' ? [event.cards.length] : [])),
      [2, 2],
    );
    const later = events.filter(event => event.type === 'card' && event.street > 3);
    assert.equal(later.length, 8, 'two players get four more cards');
    assert.ok(later.every(event => event.type === 'card' && event.up));
    assert.ok(!events.some(event => event.type === 'mucked'));
  });
  test('cards of an imported hand that nobody knew are known once they are turned up', () => {
    const { state } = dealt({ seats: 2, purses: [15, 400] }).play('bring 5, complete 10');
    const { down } = state.cards;
    const unknown = down.map(row => row.map(() => '??' as const));
    const imported = { ...state, cards: { ...state.cards, down: unknown } };
    const due = stud.apply(imported, ANNA, { type: 'call' }).state;
    const turned = stud.apply(due, 'croupier', { type: 'turnUp', cards: down.flat() }).state;
    assert.deepEqual(turned.cards.down, down);
  });
  test('the cards of the next hand are hidden again, also in the view that others have of the croupier’s deal', () => {
    const table = dealt({ seats: 2, purses: [15, 400] })
      .play('bring 5, complete 10, call')
      .nextHand();
    for (const seat of [ANNA, BRUNO]) if (table.purses[seat]! < 100) table.act({ type: 'buyIn', amount: 400 }, seat);
    for (const seat of [ANNA, BRUNO]) table.act({ type: 'done' }, seat);
    const { state } = table;
    assert.equal(state.showdown.faceUp, true, 'the last hand is still face up');
    const deal = stud.deal(state, shuffledSource(CARDS, seededRandom('next')));
    assert.ok(deal.type === 'deal');
    const told = stud.redactAction(state, deal, 'onlooker');
    assert.ok(told.type === 'deal');
    assert.deepEqual(told.cards, ['??', '??', '??', '??', ...deal.cards.slice(4)]);
  });
  test('allInFaceUp off: nobody shows before the end, and one player may muck', () => {
    const table = dealt({ seats: 2, purses: [15, 400], allInFaceUp: false }).play('bring 5, complete 10, call');
    assert.equal(table.state.phase, 'show');
    assert.ok(table.events().every(event => event.type !== 'card' || event.street < 7 || !event.up));
    assert.equal(table.play('show').may(), 'show | muck');
  });
});

describe('S26: the rake', () => {
  test('there is no rake unless the table sets one', () =>
    assert.deepEqual(onStreet(8).result.pots, [{ amount: 40, rake: 0, seats: 15 }]));
  for (const [name, rake, due] of [
    ['rounded down', { percent: 7, cap: 0 }, 2],
    ['at most the cap', { percent: 10, cap: 3 }, 3],
    ['of all', { percent: 100, cap: 0 }, 40],
  ] as const)
    test(`${name}: the house takes ${due} of 40`, () => {
      const table = onStreet(8, { rake });
      assert.equal(table.result.pots[0]!.rake, due);
      assert.equal(table.state.accounts.house, due - 1600);
      assert.equal(table.result.awards[0]!.amount, 40 - due);
    });
  test('of each pot, and even when all but one have folded', () => {
    const hands = ['As Ad 2c Ah', 'Kd Kh 4c 9d', '8s 8d 6c 7d'];
    const table = dealt({ hands, purses: [3, 400, 400], rake: { percent: 20, cap: 0 } }).until();
    assert.deepEqual(
      table.result.pots.map(pot => [pot.amount, pot.rake]),
      [
        [9, 1],
        [14, 2],
      ],
    );
    const folded = onStreet(4, { rake: { percent: 10, cap: 0 } }).play('bet 10, fold, fold, fold');
    assert.equal(folded.won(), '36 Dora', 'the bet that nobody called is not raked');
  });
  test('lists for each pot its chips, the rake and the winner of the rest', () => {
    const hands = ['As Ad 2c Ah', 'Kd Kh 4c 9d', '8s 8d 6c 7d'];
    const table = dealt({ hands, purses: [3, 400, 400], rake: { percent: 20, cap: 0 } }).until();
    assert.deepEqual(
      table.events().filter(({ type }) => type === 'pot' || type === 'won'),
      [
        { type: 'pot', pot: 0, amount: 9, rake: 1 },
        { type: 'won', seat: ANNA, amount: 8, pot: 0, side: 'whole' },
        { type: 'pot', pot: 1, amount: 14, rake: 2 },
        { type: 'won', seat: BRUNO, amount: 12, pot: 1, side: 'whole' },
      ],
    );
  });
});

describe('S27: table stakes', () => {
  const between = (options: object = {}) => tableOf({ purses: [400, 100, 400], ...options });
  test('“zumindest auf die Höhe des Buy-In”: a purchase brings the chips up to the buy-in at least', () => {
    const table = between();
    const [offer] = table.offers(BRUNO).filter(({ type }) => type === 'buyIn');
    assert.deepEqual(offer, { type: 'buyIn', amount: { min: 300, max: 3900, step: 1 } });
    assert.equal(table.refused({ type: 'buyIn', amount: 299 }, BRUNO)?.code, 'under-the-minimum');
    table.act({ type: 'buyIn', amount: 300 }, BRUNO);
    assert.equal(table.purses[BRUNO], 400);
  });
  test('a player may buy up to ten buy-ins, and no further', () => {
    const table = between();
    assert.equal(table.refused({ type: 'buyIn', amount: 3901 }, BRUNO)?.code, 'over-the-maximum');
    table.act({ type: 'buyIn', amount: 3900 }, BRUNO);
    assert.equal(table.purses[BRUNO], 4000);
    assert.ok(!table.offers(BRUNO).some(({ type }) => type === 'buyIn'));
  });
  test('a player who has the buy-in may buy any number of chips', () => {
    assert.equal(between().refused({ type: 'buyIn', amount: 1 }, ANNA), undefined);
  });
  test('the buy-in is forty lower limits unless the table says otherwise', () => {
    for (const [options, least] of [
      [{}, 300],
      [{ lowerLimit: 20, higherLimit: 20 }, 700],
      [{ buyIn: 250 }, 150],
    ] as const)
      assert.equal(between(options).refused({ type: 'buyIn', amount: least - 1 }, BRUNO)?.code, 'under-the-minimum');
    assert.deepEqual(stud.open().accounts.purses, [400, 400]);
    assert.deepEqual(stud.open({ buyIn: 250 }).accounts.purses, [250, 250]);
  });
  test('“niemals während eines einzelnen Spieles”: nobody buys, leaves or sits down during a hand', () => {
    for (const table of [dealt(), onStreet(6), onStreet(7).play('check, check, check, check')])
      for (const action of [{ type: 'buyIn', amount: 400 }, { type: 'leave' }, { type: 'sitOut' }])
        for (const seat of [ANNA, DORA]) assert.equal(table.refused(action, seat)?.code, 'not-now');
  });
  test('chips leave the table only with their owner', () => {
    const table = between();
    assert.deepEqual(
      table.offers(ANNA).map(({ type }) => type),
      ['done', 'sitOut', 'leave', 'buyIn'],
    );
    table.act({ type: 'leave' }, ANNA);
    assert.deepEqual(table.state.accounts, { house: -500, purses: [0, 100, 400], cloth: [0, 0, 0] });
  });
  test('a player sits down with the buy-in at least', () => {
    const table = between().act({ type: 'leave' }, ANNA);
    assert.equal(table.refused({ type: 'sit', amount: 399 }, ANNA)?.code, 'under-the-minimum');
    table.act({ type: 'sit', amount: 400 }, ANNA);
    assert.equal(table.purses[ANNA], 400);
  });
  test('a player without chips is dealt no cards', () => {
    // Carla goes all-in against three kings and has nothing left
    const hands = ['Kd Kh Kc 9d', '4d 5h 7c 8h', '2h 3d 2c 9s'];
    const table = dealt({ hands, purses: [400, 400, 10] }).until();
    assert.equal(table.purses[CARLA], 0);
    table.deal();
    assert.equal(table.state.dealtIn, 0b011);
  });
  test('a player who sits out is dealt no cards, hand after hand, until they sit in', () => {
    const table = tableOf({ seats: 3 }).act({ type: 'sitOut' }, BRUNO);
    for (let hand = 0; hand < 2; hand++) {
      assert.equal(table.turn, 'Anna Carla', 'each hand asks the others again');
      assert.equal(table.deal().until().state.dealtIn, 0b101);
      table.nextHand();
    }
    assert.equal(table.act({ type: 'sitIn' }, BRUNO).deal().state.dealtIn, 0b111);
  });
  test('a player left alone waits: a hand takes two', () => {
    const table = tableOf({ seats: 2 }).act({ type: 'sitOut' }, BRUNO).act({ type: 'done' }, ANNA);
    assert.deepEqual(stud.turn(table.state), { kind: 'seats', seats: [], together: true });
    table.act({ type: 'sitIn' }, BRUNO);
    assert.equal(table.turn, 'Bruno');
  });
  test('when fewer than two players have chips the game is over, until somebody buys', () => {
    const hands = ['Kd Kh Kc 9d', '2h 3d 2c 9s'];
    const table = dealt({ hands, purses: [400, 10] })
      .until()
      .nextHand();
    assert.deepEqual(stud.turn(table.state), { kind: 'over' });
    assert.equal(table.refused({ type: 'done' }, ANNA)?.code, 'over');
    table.act({ type: 'buyIn', amount: 400 }, BRUNO);
    assert.equal(table.turn, 'Anna Bruno');
  });
});

describe('S30: folding with nothing to call', () => {
  for (const [freeFold, may] of [
    [false, 'check | bet 10'],
    [true, 'fold | check | bet 10'],
  ] as const)
    test(`freeFold ${freeFold}: ${may}`, () => {
      const table = onStreet(4, { freeFold });
      assert.equal(table.may(), may);
      assert.equal(table.refused({ type: 'fold' })?.code, freeFold ? undefined : 'not-in-these-rules');
    });
  test('the forced bet cannot be folded for free', () => {
    assert.equal(dealt({ freeFold: true }).may(), 'bringIn 5-10');
  });
});

describe('S31: betting when every opponent is all-in', () => {
  const raised = (raiseIntoAllIn: boolean) =>
    onStreet(7, { seats: 2, purses: [26, 400], raiseIntoAllIn }).play('check, bet 16');
  test('false: a player may only call or fold', () => assert.equal(raised(false).may(), 'fold | call 16'));
  test('true: a player may raise, and gets back what nobody can call', () => {
    const table = raised(true);
    assert.equal(table.may(), 'fold | call 16 | raise 32-36');
    assert.equal(table.play('raise 36').state.phase, 'settled');
    assert.deepEqual(table.result.uncalled, { seat: BRUNO, amount: 20 });
  });
  test('once at most one player has chips there is no more betting, whatever the option says', () => {
    const table = onStreet(6, { seats: 2, purses: [26, 400], raiseIntoAllIn: true }).play('check, bet 16, call');
    assert.equal(table.state.phase, 'settled');
  });
});

describe('S32: the player who should act first is all-in', () => {
  test('the next player clockwise with chips acts', () => {
    // Dora has the highest hand showing from fourth street on, and 10 chips
    const table = onStreet(4, { purses: [400, 400, 400, 10] });
    assert.equal(table.turn, 'Anna');
    assert.deepEqual(
      table.events().flatMap(event => (event.type === 'actsFirst' ? [event.seat] : [])),
      [ANNA, ANNA],
    );
  });
  test('the player who acts instead shows first', () => {
    const table = onStreet(8 - 1, { purses: [400, 400, 400, 10] }).play('check, check, check');
    assert.equal(table.turn, 'Anna');
  });
});

describe('S33: burning before the first deal', () => {
  for (const [burnFirstDeal, burnt] of [
    [true, ['2c']],
    [false, []],
  ] as const)
    test(`${burnFirstDeal}: ${burnt.length} burnt, ${52 - burnt.length - 12} left`, () => {
      const table = dealt({ pack: CARDS, burnFirstDeal });
      assert.deepEqual(table.state.cards.burnt, burnt);
      assert.equal(table.state.cards.stub, 40 - burnt.length);
    });
});

describe('S35: after a short all-in above the forced bet', () => {
  const short = (shortCompletion: string) => dealt({ purses: [400, 13, 400, 400], shortCompletion }).play('bring 5');
  test('to-full: the next player completes to the lower limit, then raises add it', () => {
    const table = short('to-full');
    assert.equal(table.may(), 'fold | call 5 | complete 8');
    assert.equal(table.play('complete 8').may(), 'fold | call 8 | complete 10');
    assert.equal(table.play('complete 10').may(), 'fold | call 10 | raise 20');
  });
  test('plus-bet: the next player adds a full bet to that amount', () => {
    const table = short('plus-bet').play('complete 8');
    assert.equal(table.may(), 'fold | call 8 | raise 18');
    assert.equal(table.play('raise 18').may(), 'fold | call 18 | raise 28');
  });
  for (const [shortCompletion, may] of [
    ['to-full', 'fold | call 8 | complete 10'],
    ['plus-bet', 'fold | call 8 | raise 18'],
  ] as const)
    test(`${shortCompletion}, completed by the player who owes the forced bet: ${may}`, () => {
      const table = dealt({ purses: [13, 400, 400], bringIn: 'fixed', shortCompletion });
      assert.equal(table.may(), 'bringIn 5 | complete 8');
      assert.equal(table.play('complete 8').may(), may);
      assert.ok(types(table).includes('completed'), 'this is a completion, not a bet');
    });
});

describe('S36: mucking unseen', () => {
  const hands = ['Kd Kh 2c 9d 4h 5s', '4d 5h 7c 8h Jd 2s', '3h 3d 6c Qs Tc 9s'];
  test('mucked cards stay unknown to all others, and do not count in the settlement', () => {
    const table = onStreet(7, { hands }).play('check, check, check');
    assert.equal(table.turn, 'Carla');
    table.play('show, muck, show');
    assert.equal(table.won(), '30 Carla', 'mucking Anna’s kings has given up the pot');
    for (const viewer of [BRUNO, CARLA, 'onlooker'] as const)
      assert.deepEqual(stud.view(table.state, viewer).cards.down[ANNA], ['??', '??', '??']);
    const muck = table.events().find(event => event.type === 'mucked');
    assert.deepEqual(muck, { type: 'mucked', seat: ANNA });
  });
  test('the last player with a claim to a pot must show', () => {
    // Anna is all-in for the main pot only; the side pot is between Bruno and Carla
    const table = dealt({ seats: 3, purses: [10, 30, 30], allInFaceUp: false });
    table.play('bring 5, call, call, bet 10, call, bet 10, call');
    assert.equal(table.turn, 'Anna');
    assert.equal(table.play('show').may(), 'show | muck');
    assert.equal(table.play('muck').may(), 'show');
    assert.equal(table.refused({ type: 'muck' })?.code, 'not-now');
    assert.ok(table.play('show').won().endsWith('40 Carla'));
  });
  test('when all but one have folded, nothing is shown', () => {
    const table = onStreet(5).play('bet 20, fold, fold, fold');
    assert.ok(!types(table).includes('shown'));
    for (const viewer of [ANNA, 'onlooker'] as const)
      assert.deepEqual(stud.view(table.state, viewer).cards.down[DORA], ['??', '??']);
  });
});

describe('the sentences of the article', () => {
  test('“zu 52 Blatt von zwei bis neun Personen”', () => {
    assert.equal(stud.pack(stud.open().options).length, 52);
    for (const seats of [2, 9]) assert.equal(dealt({ seats }).state.dealtIn, 2 ** seats - 1);
  });
  test('“Die übliche Staffelung 5/10/20” is the default', () => {
    const { ante, lowerLimit, higherLimit } = stud.open().options;
    assert.deepEqual([ante, lowerLimit, higherLimit], [5, 10, 20]);
  });
  test('“Vor Beginn eines Spieles zahlt jeder Spieler das Ante, danach erhält jeder zwei Karten verdeckt und eine offen”', () => {
    const events = dealt({ seats: 2, pack: CARDS }).events();
    const words = events.flatMap(event =>
      event.type === 'ante'
        ? [`ante ${event.seat}: ${event.amount}`]
        : event.type === 'card'
          ? [`${event.card} ${event.seat} ${event.up ? 'up' : 'down'}`]
          : event.type === 'burnt'
            ? [`${event.card} burnt`]
            : [],
    );
    assert.deepEqual(words, [
      ...['ante 0: 5', 'ante 1: 5', '2c burnt'],
      ...['2d 0 down', '2h 1 down', '2s 0 down', '3c 1 down', '3d 0 up', '3h 1 up'],
    ]);
  });
  test('a hand ends with four up cards and three down cards, with a betting round after each deal', () => {
    const table = onStreet(7);
    for (const seat of [ANNA, BRUNO, CARLA, DORA]) {
      assert.equal(table.state.cards.up[seat]!.length, 4);
      assert.equal(table.state.cards.down[seat]!.length, 3);
    }
    assert.deepEqual(
      table.events().flatMap(event => (event.type === 'roundOver' ? [event.street] : [])),
      [3, 4, 5, 6],
    );
  });
  test('a player may “abwarten oder wetten”, and once somebody has bet “halten, erhöhen oder aussteigen”', () => {
    const table = onStreet(5);
    assert.equal(table.may(), 'check | bet 10-20');
    assert.equal(table.play('check').may(), 'check | bet 10-20');
    assert.equal(table.play('bet 20').may(), 'fold | call 20 | raise 40');
    assert.equal(table.refused({ type: 'check' })?.code, 'not-now');
  });
  test('“Der Pot kann schon früher gewonnen werden”, in any round', () => {
    for (const [street, words, pot] of [
      [3, 'bring 5, fold, fold, fold', 20],
      [4, 'bet 10, fold, fold, fold', 40],
      [7, 'bet 20, fold, fold, fold', 40],
    ] as const) {
      const table = (street === 3 ? dealt() : onStreet(street)).play(words);
      assert.equal(table.state.phase, 'settled');
      assert.equal(table.result.pots[0]!.amount, pot);
      assert.equal(table.result.showdown, false);
    }
  });
  test('the best five of seven count; “diese beiden Karten haben niemals Einfluss auf die Gewinnentscheidung”', () => {
    const hands = ['As Kd 2c Ah 9s 8d 3h', 'Ad Ks 4c Ac 9d 8h 7s'];
    assert.equal(dealt({ hands }).until().won(), '10 Anna, 10 Bruno');
    const better = ['As Kd 2c Ah 9s 7d 3h', 'Ad Ks 4c Ac 9d 8h 7s'];
    assert.equal(dealt({ hands: better }).until().won(), '20 Bruno');
  });
  test('“Die Kartenfarbe hat keine Bedeutung”: a flush in spades and one in clubs share the pot', () => {
    const hands = ['As Ks 2c 9s 8s 7s 3h', 'Ac Kc 4h 9c 8c 7c 3d'];
    assert.equal(dealt({ hands }).until().won(), '10 Anna, 10 Bruno');
  });
  test('“stets die oberste Karte als Burn card”, before the first deal and before each later one', () => {
    const table = dealt({ seats: 2, pack: CARDS }).until();
    assert.deepEqual(
      cardsOf(table.events(), 'burnt'),
      [0, 7, 10, 13, 16].map(place => CARDS[place]),
    );
  });
  test('“hat er nicht mehr genügend, Anzahl der verbliebenen Spieler plus zwei, nimmt er die früher verbrannten Karten”', () => {
    const table = onStreet(6, { seats: 7, pack: CARDS });
    assert.equal(table.state.cards.stub, 6);
    const burnt = table.state.cards.burnt;
    table.until(7);
    const { down, stub } = table.state.cards;
    assert.equal(stub, 2);
    const last = down.map(row => row[2]!);
    assert.ok(
      burnt.some(card => last.includes(card)),
      'one that was burnt before is dealt',
    );
  });
  test('“so wird ein Side Pot gespielt”: an all-in player wins from each other player no more than they paid', () => {
    const hands = ['As Ad 2c Ah', 'Kd Kh 4c 9d', '8s 8d 6c 7d'];
    const table = dealt({ hands, purses: [10, 400, 400] })
      .play('bring 5, call, call, bet 10, call')
      .until();
    assert.equal(table.won(), '30 Anna, 20 Bruno');
  });
  test('the sheet’s ante: a player with less “pays what he has and is all-in”', () => {
    const ante = dealt({ purses: [3, 400] })
      .events()
      .find(event => event.type === 'ante');
    assert.deepEqual(ante, { type: 'ante', seat: ANNA, amount: 3, allIn: true });
  });
});

describe('presets', () => {
  const pair = ['-- -- 4c 9d', '-- -- 2c 2d', '-- -- 6c 7d'];
  const short = ['-- -- 2c Ad Kh', '-- -- 4c 9d 8h', '-- -- 6c Td 7h'];
  const odd = ['9h 8c 2c 7d 6s Kc 5c', '9s 8d 3c 7c 6h Kd 5d', '-- -- 4h'];
  /** How each preset handles the same situation, in the order of the sheet's table. */
  const points: readonly [string, (preset: string) => unknown, readonly [unknown, unknown, unknown]][] = [
    [
      'forced bet (S1)',
      preset => dealt({ preset }).may(),
      ['bringIn 5-10', 'bringIn 5 | complete 10', 'bringIn 5 | complete 10'],
    ],
    [
      'open pair (S4)',
      preset => onStreet(4, { preset, hands: pair, freeFold: false }).may(),
      ['check | bet 5-20', 'check | bet 10-20/10', 'check | bet 10'],
    ],
    [
      'open pair in high-low (S4)',
      preset => onStreet(4, { preset, hands: pair, variant: 'high-low', freeFold: false }).may(),
      ['check | bet 5-20', 'check | bet 10', 'check | bet 10'],
    ],
    [
      'late streets (S5)',
      preset => onStreet(5, { preset, freeFold: false }).may(),
      ['check | bet 10-20', 'check | bet 20', 'check | bet 20'],
    ],
    [
      'cap, two left (S7)',
      preset => ladder(onStreet(7, { preset, seats: 2, purses: [4000, 4000] })).length > 4,
      [true, false, false],
    ],
    [
      'completing (S2)',
      preset => ladder(dealt({ preset }).play('bring 5')).join(' '),
      ['10 20 30 40', '10 20 30 40', '10 20 30 40'],
    ],
    [
      'short all-in (S16)',
      preset => {
        const options = { preset, hands: short, purses: [400, 36, 400], lateStreets: 'fixed-higher' };
        return onStreet(5, options).play('bet 20, raise 26').may();
      },
      ['fold | call 26 | raise 40', 'fold | call 26 | raise 40', 'fold | call 26 | raise 46'],
    ],
    [
      'short completion (S35)',
      preset =>
        dealt({ preset, purses: [400, 13, 400] })
          .play('bring 5, complete 8')
          .may(),
      ['fold | call 8 | complete 10', 'fold | call 8 | complete 10', 'fold | call 8 | raise 18'],
    ],
    [
      'call of a short forced bet (S17)',
      preset =>
        dealt({ preset, purses: [8, 400, 400] })
          .play('bring 3')
          .may(),
      ['fold | call 5 | complete 10', 'fold | call 5 | complete 10', 'fold | call 3 | complete 10'],
    ],
    [
      'odd chip (S18)',
      preset => dealt({ preset, hands: odd }).play('bring 5, call, fold').until().won(),
      ['13 Bruno, 12 Anna', '13 Bruno, 12 Anna', '13 Anna, 12 Bruno'],
    ],
    ['first burn (S33)', preset => dealt({ preset }).state.cards.burnt.length, [1, 1, 0]],
    [
      'short pack (S34)',
      preset => {
        const table = dealt({ preset, seats: 9, pack: CARDS }).play('bring 5, fold').until();
        return table.state.cards.mixedIn !== 0;
      },
      [false, false, true],
    ],
    ['free fold (S30)', preset => onStreet(4, { preset }).may().startsWith('fold'), [false, true, true]],
    [
      'bet into all-ins (S31)',
      preset =>
        onStreet(7, { preset, seats: 2, purses: [30, 400] })
          .play('check, bet 20')
          .may(),
      ['fold | call 20', 'fold | call 20', 'fold | call 20'],
    ],
    [
      'low order (S21)',
      preset => {
        const hands = ['Ad Kc 2c 5s 4h 3d Qs', '9s 9h 7c 5h 2s 8d 9c'];
        return dealt({ preset, hands, variant: 'high-low' }).until().won();
      },
      ['10 Anna high, 10 Bruno low', '10 Anna high, 10 Bruno low', '10 Anna high, 10 Anna low'],
    ],
  ];
  for (const [point, said, expected] of points)
    for (const [at, preset] of (['casinos-austria', 'fixed-limit', 'pokerkit'] as const).entries())
      test(`${preset}, ${point}: ${String(expected[at])}`, () => assert.deepEqual(said(preset), expected[at]));
  test('an option that the page sets overrides the preset', () => {
    for (const [preset, its] of Object.entries(PRESETS))
      for (const option of Object.keys(its)) {
        const standard = stud.open().options[option as 'freeFold'];
        assert.equal(
          stud.open({ preset: preset as 'pokerkit', [option]: standard }).options[option as 'freeFold'],
          standard,
        );
      }
  });
});

describe('razz', () => {
  const razz = (setting: object = {}) => dealt({ variant: 'razz', ...setting });
  const on = (street: number, setting: object = {}) => razz(setting).until(street);
  const doors = (list: string) => ({ hands: list.split(' ').map(door => `-- -- ${door}`) });

  for (const [list, seat] of [
    ['Kh Js 3c Kd 2d', 'Anna'],
    ['2c 3c Ac Qd', 'Dora'],
    ['As Ah 2c Ad', 'Carla'],
    ['Kh Ks Kd Kc', 'Bruno'],
    ['8c 8s 3d 4d', 'Bruno'],
    ['As Ah Ad Ac', 'Anna'],
  ] as const)
    test(`R1, R2: of the doors ${list} the highest brings it in: ${seat}`, () =>
      assert.equal(razz(doors(list)).turn, seat));

  test('R3: the forced bet as in S1 and S2', () => {
    assert.equal(razz().turn, 'Dora');
    assert.equal(razz().may(), 'bringIn 5-10');
    assert.equal(razz({ bringIn: 'fixed' }).may(), 'bringIn 5 | complete 10');
    assert.deepEqual(ladder(razz().play('bring 5')), [10, 20, 30, 40]);
  });

  test('R4: the lowest hand showing acts first, on seventh street the same as on sixth unless it has folded', () => {
    const hands = ['-- -- 2c 5d 7h 3s', '-- -- 4c 3d 9h 6s', '-- -- Kc Ad Jh Ts'];
    assert.equal(on(4, { hands }).turn, 'Bruno');
    const sixth = on(6, { hands });
    assert.equal(sixth.turn, 'Anna');
    assert.equal(on(7, { hands }).turn, 'Anna');
    assert.equal(sixth.play('check, bet 10, call, fold').turn, 'Bruno');
  });

  for (const [name, street, hands, seat] of [
    ['of 7-6, 3-3, J-3 and Q-8 the 7-6', 4, ['7h 6h', '3h 3d', 'Js 3s', 'Qc 8s'], 'Anna'],
    ['two pairs after a higher pair', 6, ['2h 2d 3h 3c', 'Kh Kd 4h 5c', 'Qs Js Ts Tc'], 'Carla'],
    ['a pair after king-high', 4, ['2h 2d', 'Kh Qd', 'As Ac'], 'Bruno'],
    ['the lower of two pairs of a rank', 4, ['3h 3d', '2h 2d', '4s 4c'], 'Bruno'],
    ['aces are the lowest pair', 4, ['3h 3d', '2h 2d', 'As Ac'], 'Carla'],
    ['no straight, no flush counts against', 6, ['2h 3h 4h 5h', '7c 6d 4s 3s', 'Ks Js Ts Tc'], 'Anna'],
  ] as const)
    test(`R5: ${name} acts first`, () =>
      assert.equal(on(street, { hands: hands.map(cards => `-- -- ${cards}`) }).turn, seat));

  for (const [openTie, seat] of [
    ['first-left-of-dealer', 'Anna'],
    ['suit', 'Bruno'],
  ] as const)
    test(`R6: equal lowest hands showing, ${openTie}: ${seat}, the ace being low`, () => {
      const hands = ['-- -- 6d As', '-- -- 6s Ac', '-- -- Kh Qd'];
      assert.equal(on(4, { hands, openTie }).turn, seat);
    });

  test('R7: an open pair on fourth street does not allow a higher bet, whatever openPairOnFourth says', () => {
    for (const openPairOnFourth of ['any', 'holder-only', 'off']) {
      const table = on(4, { hands: ['-- -- 4c 4d', '-- -- 2c 5d', '-- -- Kc 7d'], openPairOnFourth });
      assert.equal(table.may(), 'check | bet 10');
    }
  });

  test('R8: the lower limit on third and fourth street, then as lateStreets says', () => {
    assert.equal(on(4).may(), 'check | bet 10');
    assert.equal(on(5).may(), 'check | bet 10-20');
    assert.equal(on(5, { lateStreets: 'fixed-higher' }).may(), 'check | bet 20');
  });

  test('R9: a bet and three raises; capLiftedHeadsUp as in S7', () => {
    const purses = [4000, 4000];
    assert.equal(ladder(on(6, { purses })).length, 4);
    assert.ok(ladder(on(7, { purses })).length > 4);
    assert.equal(ladder(on(7, { purses, capLiftedHeadsUp: 'never' })).length, 4);
    assert.ok(ladder(on(4, { purses, capLiftedHeadsUp: 'always' })).length > 4);
  });

  const sheet = ['As 2d 4c 4h 7s 9d Kc', '7h 6d 3c 2c 2h Ad Jd', '8s 5c 4d 3h Ah Ac 8h'];
  for (const [name, hands, won] of [
    ['R10, the sheet’s showdown: Bruno’s 7-6-3-2-A', sheet, '30 Bruno'],
    ['R10: straights and flushes do not count', ['Ah 2h 3h 4h 5h Kc Kd', '6s 4s 3d 2d Ad Qc Qd'], '20 Anna'],
    ['R10: the ace is never high', ['Ah 2c 3h 8h 5h Kc Kd', 'Qh 2h 3s 8d 5c Qc Qd'], '20 Anna'],
    ['R10: A-A-7-6-5 before 2-2-5-4-3', ['Ah Ac 7h 7c 6h 6d 5h', '2c 2h 5c 5d 4h 3h 3d'], '20 Anna'],
    ['R10: A-A-6-5-4 before A-A-7-3-2', ['Ah Ac 6h 6c 5h 5d 4h', 'Ad As 7c 7d 3h 2h 2d'], '20 Anna'],
    ['R11: no qualifier, K-Q-J-10-9 wins from any pair', ['Kh Qh Jh Th 9h Kd Qd', 'Ah Ac 2h 2c 3h 3c 4h'], '20 Anna'],
    ['R12: equal hands share', ['Ah 2c 3h 4h 5h Kc Kd', 'Ac 2h 3s 4d 5c Qc Qd'], '10 Anna, 10 Bruno'],
  ] as const)
    test(name, () => assert.equal(razz({ hands }).until().won(), won));

  for (const [oddChip, won] of [
    ['high-card-by-suit', '13 Bruno, 12 Anna'],
    ['left-of-dealer', '13 Anna, 12 Bruno'],
  ] as const)
    test(`R13: the odd chip, ${oddChip}: ${won}; the highest card of the five, the ace being low`, () => {
      // both have 5-4-3-2-A; Anna has the ace of spades, Bruno the five
      const hands = ['As 2c Kc 3h 4h Kd 5h', 'Ac 2h Qc 3s 4d Qd 5s', '-- -- Jh'];
      assert.equal(razz({ hands, oddChip }).play('bring 5, call, fold').until().won(), won);
    });

  test('R14: if the highest door is all-in on the ante, the next player clockwise takes over and may fold, or the next highest door does', () => {
    const setting = { ...doors('Kh 3c Qd 4d'), purses: [5, 400, 400, 400] };
    assert.equal(razz(setting).turn, 'Bruno');
    assert.equal(razz(setting).may(), 'fold | bringIn 5-10');
    const next = razz({ ...setting, allInLowCard: 'next-lowest-card' });
    assert.equal(next.turn, 'Carla');
    assert.equal(next.may(), 'bringIn 5-10');
  });
  test('R14: a short forced bet and a short all-in are treated as in stud', () => {
    const setting = { ...doors('Kh 3c Qd 4d'), purses: [8, 400, 400, 400] };
    assert.equal(razz(setting).play('bring 3').may(), 'fold | call 5 | complete 10');
    assert.equal(
      razz({ ...setting, preset: 'pokerkit' })
        .play('bring 3')
        .may(),
      'fold | call 3 | complete 10',
    );
  });

  test('R15: the common card belongs to every hand, but does not count for who acts first', () => {
    const table = on(6, { seats: 9, pack: CARDS });
    assert.equal(table.state.cards.common.length, 1);
    assert.equal(table.turn, on(5, { seats: 9, pack: CARDS }).turn);
    // Anna needs an ace, or Bruno’s 9-7-6-4-3 wins; all others have pairs, or a ten or worse
    const hands = [
      ...['5h 4h 3h 3c 2d', '9h 7c 6d 4d 3d', '8c 8d Tc Jc Qc', '8h 8s Td Jd Qd', '9c 9d Th Jh Qh'],
      ...['5c 5d Ts Js Qs', '2c 2h 2s Kc Ah', '4c 4s 6c 6h 7h', '7d 7s 6s As Ad'],
    ];
    const won = (common: string) => razz({ hands, common }).until().won();
    assert.equal(won('Ac Kh'), '90 Anna');
    assert.equal(won('Kd Kh'), '90 Bruno');
  });

  test('R16: if nobody bets on seventh street, the lowest hand showing shows first', () => {
    const table = on(7);
    const first = table.turn;
    assert.equal(table.play('check, check, check, check').turn, first);
    assert.equal(first, 'Dora');
  });

  test('R17: the presets are those of stud, except for options that razz ignores', () => {
    assert.equal(razz({ preset: 'fixed-limit' }).may(), 'bringIn 5 | complete 10');
    assert.equal(on(5, { preset: 'fixed-limit' }).may(), 'fold | check | bet 20');
    assert.equal(razz({ preset: 'pokerkit' }).state.cards.burnt.length, 0);
    for (const lowRank of ['normal', 'ace-to-five', 'eight-or-better'])
      assert.equal(razz({ hands: sheet, lowRank }).until().won(), '30 Bruno');
  });

  test('R18: two to nine can play', () => {
    for (const seats of [2, 9]) assert.equal(razz({ seats }).state.dealtIn, 2 ** seats - 1);
  });
});

test('the sum of all accounts is always zero', () => {
  const table = dealt({ purses: [3, 8, 30, 400], rake: { percent: 10, cap: 2 } });
  for (let hand = 0; hand < 5 && stud.turn(table.state).kind !== 'over'; hand++) table.until().deal();
  assert.equal(total(table.state.accounts), 0);
});

describe('what a seat may know', () => {
  const hidden = (count: number) => Array<string>(count).fill('??');
  test('a seat sees its own down cards, all up cards, and how many cards were burnt', () => {
    const { state } = onStreet(7);
    for (const viewer of [ANNA, DORA, 'onlooker'] as const) {
      const { cards } = stud.view(state, viewer);
      state.cards.down.forEach((down, seat) => assert.deepEqual(cards.down[seat], seat === viewer ? down : hidden(3)));
      assert.deepEqual(cards.up, state.cards.up);
      assert.equal(cards.burnt, 5);
    }
  });
  test('a seat sees its own cards of a deal; a burnt card is hidden from all', () => {
    const card = { type: 'card', seat: ANNA, card: 'As', street: 7, up: false } as const;
    assert.deepEqual(stud.redactEvent(card, ANNA), card);
    assert.deepEqual(stud.redactEvent(card, BRUNO), { ...card, card: '??' });
    assert.deepEqual(stud.redactEvent({ ...card, up: true }, BRUNO), { ...card, up: true });
    for (const viewer of [ANNA, 'onlooker'] as const)
      assert.deepEqual(stud.redactEvent({ type: 'burnt', card: 'As' }, viewer), { type: 'burnt', card: '??' });
  });
  test('a seat sees its own cards of the first deal and all doors, whoever was left in the hand before', () => {
    const fresh = tableOf({ seats: 3 });
    const second = dealt({ seats: 3 }).play('bring 5, fold, fold').nextHand();
    for (const table of [fresh, second]) {
      for (const seat of [ANNA, BRUNO, CARLA]) table.act({ type: 'done' }, seat);
      const deal = stud.deal(table.state, shuffledSource(CARDS, seededRandom('first')));
      assert.ok(deal.type === 'deal');
      const order = playersOf(table.state, 0b111);
      for (const viewer of [...order, 'onlooker'] as const) {
        const told = stud.redactAction(table.state, deal, viewer);
        const may = (at: number) => at >= 6 || order[at % 3] === viewer;
        const cards: readonly Card[] = deal.cards.map((card, at) => (may(at) ? card : '??'));
        assert.deepEqual(told, { ...deal, burnt: ['??'], cards });
      }
    }
  });
  test('every seat sees a hand that was shown', () => {
    const { state } = onStreet(7).play('check, check, check, check, show');
    assert.deepEqual(stud.view(state, ANNA).cards.down[DORA], state.cards.down[DORA]);
    assert.deepEqual(stud.view(state, ANNA).cards.down[BRUNO], hidden(3));
  });
});

test('before the first deal nobody is in a hand or has brought it in', () => {
  const { dealtIn, live, bringIn, round, hand } = tableOf().state;
  assert.deepEqual({ dealtIn, live, bringIn, round, hand }, { dealtIn: 0, live: 0, bringIn: -1, round: null, hand: 1 });
});

test('nobody is due to show before the showdown', () => {
  const showdown = onStreet(7).play('check, check, check, check');
  const won = onStreet(5).play('bet 20, fold, fold, fold');
  for (const { state } of [tableOf(), dealt(), won, onStreet(8)]) assert.equal(state.showdown.toShow, -1);
  assert.equal(showdown.state.showdown.toShow, DORA);
});

test('in a betting round and at the showdown, one seat at a time is asked', () => {
  for (const { state } of [onStreet(5), onStreet(7).play('check, check, check, check')])
    assert.deepEqual(stud.turn(state), { kind: 'seats', seats: [DORA], together: false });
});

test('onlookers and seats that do not exist are offered nothing: between hands, in a round, at the showdown', () => {
  for (const { state } of [tableOf(), dealt(), onStreet(7).play('check, check, check, check')])
    for (const viewer of ['onlooker', 4] as const) assert.deepEqual(stud.legal(stud.view(state, viewer)), []);
});

test('a player who is done may take it back, and do nothing else', () => {
  const ready = tableOf().act({ type: 'done' }, ANNA);
  assert.deepEqual(ready.offers(ANNA), [{ type: 'reopen' }]);
  const declared = dealt({ seats: 2, variant: 'high-low', declare: 'simultaneous' }).until();
  declared.act({ type: 'declare', seat: ANNA, claim: 'low' }, ANNA).act({ type: 'done' }, ANNA);
  assert.deepEqual(declared.offers(ANNA), [{ type: 'reopen' }]);
});

describe('a player who stays silent', () => {
  const silent = (table: ReturnType<typeof tableOf>, seat: number) => stud.silent(stud.view(table.state, seat));
  for (const [name, table, seat, action] of [
    ['plays on', () => tableOf(), ANNA, { type: 'done' }],
    ['brings in the least', () => dealt(), ANNA, { type: 'bringIn', amount: 5 }],
    ['folds to a bet', () => dealt().play('bring 5'), BRUNO, { type: 'fold' }],
    ['checks', () => onStreet(5), DORA, { type: 'check' }],
    ['gives up', () => onStreet(7).play('check, check, check, check, show'), ANNA, { type: 'muck' }],
    ['is not asked', () => onStreet(5), ANNA, undefined],
    ['has said done', () => tableOf().act({ type: 'done' }, ANNA), ANNA, undefined],
    ['sits out', () => tableOf().act({ type: 'sitOut' }, ANNA), ANNA, undefined],
    ['has left', () => tableOf().act({ type: 'leave' }, ANNA), ANNA, undefined],
  ] as const)
    test(name, () => assert.deepEqual(silent(table(), seat), action));
  test('shows where they must', () => {
    const table = onStreet(7).play('check, check, check, check');
    assert.deepEqual(silent(table, DORA), { type: 'show', cards: table.state.cards.down[DORA] });
  });
  test('declares high, and is done', () => {
    const table = dealt({ seats: 2, variant: 'high-low', declare: 'simultaneous' }).until();
    assert.deepEqual(silent(table, ANNA), { type: 'declare', seat: ANNA, claim: 'high' });
    table.act({ type: 'declare', seat: ANNA, claim: 'low' }, ANNA);
    assert.deepEqual(silent(table, ANNA), { type: 'done' });
  });
});

test('before each hand all cards of the last one, even common and folded ones, go back and the pack is shuffled', () => {
  const table = dealt({ seats: 9, pack: CARDS }).play('bring 5, fold').until();
  const { down, up, common, burnt } = table.state.cards;
  assert.equal(common.length, 1);
  let { state } = table.nextHand();
  for (let seat = 0; seat < 9; seat++) state = stud.apply(state, seat, { type: 'done' }).state;
  const back: Card[] = [];
  let shuffled = false;
  stud.deal(state, {
    left: 52,
    mixIn: cards => back.push(...cards),
    shuffle: () => (shuffled = true),
    draw: count => CARDS.slice(0, count),
    lot: () => 0,
  });
  assert.deepEqual(back.sort(), [...down.flat(), ...up.flat(), ...common, ...burnt].sort());
  assert.ok(shuffled);
});

test('hands are numbered from one', () => {
  const table = dealt();
  assert.equal(table.state.hand, 1);
  assert.equal(table.until().deal().state.hand, 2);
});
