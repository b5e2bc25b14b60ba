/** Bad input is named and refused, and the table stays as it was. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { CARDS } from '../../../src/cards.ts';
import { newLog, replay } from '../../../src/croupier.ts';
import { stud } from '../../../src/rules.ts';
import { chairsAreChecked, logsAreChecked, noActions, optionsAreChecked, refuses } from '../../poker/refusals.ts';
import { ANNA, BRUNO, CARLA, DORA, dealt, tableOf, type Setting } from './table.ts';

const onStreet = (street: number, setting: Setting = {}) => dealt(setting).until(street);

describe('options: the message names the option, the value given and the values allowed', () => {
  optionsAreChecked(stud, 5, [
    ['a stack of 0', { purses: [400, 0] }, 'purses', /\[400,0\].*from 1 to/],
    ['a stack below 0', { purses: [400, -5] }, 'purses', /\[400,-5\]/],
    ['half a chip', { purses: [400, 10.5] }, 'purses', /whole number/],
    ['a stack that is not a number', { purses: [400, '400'] }, 'purses', /whole number/],
    ['more chips than a player may hold', { purses: [400, 1e12 + 1] }, 'purses', /1000000000000/],
    ['ten seats', { purses: Array(10).fill(400) }, 'purses', /2 to 9/],
    ['one seat', { purses: [400] }, 'purses', /2 to 9/],
    ['not a list of stacks', { purses: 400 }, 'purses', /a list/],
    ['limits out of order', { lowerLimit: 20, higherLimit: 10 }, 'higherLimit', /10.*at least the lower limit of 20/],
    ['an ante over the lower limit', { ante: 11 }, 'ante', /11.*at most the lower limit of 10/],
    ['a forced bet over the lower limit', { bringInAmount: 12 }, 'bringInAmount', /12.*at most the lower limit/],
    ['an ante below 0', { ante: -1 }, 'ante', /-1.*from 0/],
    ['a lower limit of 0', { lowerLimit: 0, ante: 0 }, 'lowerLimit', /from 1/],
    ['an ante off the step', { step: 10 }, 'ante', /5.*multiple of the step of 10/],
    ['a lower limit off the step', { step: 3, ante: 3, bringInAmount: 3 }, 'lowerLimit', /10.*step of 3/],
    ['a higher limit off the step', { step: 5, higherLimit: 22 }, 'higherLimit', /22.*step of 5/],
    ['a forced bet off the step', { step: 5, bringInAmount: 7 }, 'bringInAmount', /7.*step of 5/],
    ['a step of 0', { step: 0 }, 'step', /from 1/],
    ['an unknown option', { antes: 5 }, 'antes', /purses, variant, preset/],
    ['a known option in different capitals', { Ante: 5 }, 'Ante', /ante/],
    ['an unknown variant', { variant: 'omaha' }, 'variant', /"omaha".*high, high-low, razz/],
    ['an unknown preset', { preset: 'casino' }, 'preset', /casinos-austria, fixed-limit, pokerkit/],
    ['an unknown choice', { bringIn: 'any' }, 'bringIn', /range, fixed/],
    ['a number for a flag', { freeFold: 1 }, 'freeFold', /true or false/],
    ['a number as text', { ante: '5' }, 'ante', /whole number/],
  ]);
  test('the results of the highest possible limits are allowed, so that a log of such a table can be read', () => {
    const { options } = stud.open({ ante: 0, lowerLimit: 1e9, higherLimit: 1e9 });
    assert.equal(options.buyIn, 4e10);
    assert.deepEqual(replay(stud, JSON.stringify(newLog(stud, options))).state.options, options);
  });
});

describe('what is not an action', () => {
  noActions(dealt, ANNA, [
    ['a missing amount', { type: 'bringIn' }, /bringIn: amount must be a whole number/],
    ['a string that is not a card', { type: 'show', cards: ['As', '1h'] }, /cards must be a list of cards/],
    ['a card that is not a string', { type: 'show', cards: [7] }, /list of cards/],
    ['an unknown claim', { type: 'declare', seat: 0, claim: 'middle' }, /claim must be high or low or both/],
    ['unknown claims', { type: 'reveal', claims: ['high', '??'] }, /claims must be a list of high, low, both/],
  ]);
});

describe('whose turn it is', () => {
  chairsAreChecked(tableOf, dealt);
  const table = () => dealt(); // Anna brings it in
  test('another seat', () =>
    refuses(table(), { type: 'fold' }, 'not-your-turn', /turn of seat 0, not of seat 1/, BRUNO));
  test('the seat that has just acted', () =>
    refuses(table().play('bring 5'), { type: 'call' }, 'not-your-turn', /seat 1/, ANNA));
  test('a seat that has folded', () =>
    refuses(table().play('bring 5, fold, call'), { type: 'call' }, 'not-your-turn', /not of seat 1/, BRUNO));
  test('a seat, when the croupier is due', () =>
    refuses(onStreet(5).play('bet 20, fold, fold, fold'), { type: 'call' }, 'not-your-turn', /croupier’s turn/, ANNA));
  test('the croupier taking a seat’s action, and a seat taking the croupier’s', () => {
    refuses(table(), { type: 'call' }, 'not-your-turn', /call is for a seat/, 'croupier');
    refuses(table(), { type: 'nextHand' }, 'not-your-turn', /nextHand is for the croupier/, ANNA);
    for (const action of [
      { type: 'deal', street: 4, burnt: [], cards: [], common: [] },
      { type: 'turnUp', cards: [] },
      { type: 'reveal', claims: [] },
    ])
      refuses(table(), action, 'not-your-turn', /for the croupier/, ANNA);
  });
});

describe('amounts', () => {
  const late = () => onStreet(5, { step: 5, purses: [405, 405, 405, 405] });
  for (const [name, table, action, code, said] of [
    ['a forced bet under the minimum', dealt, { type: 'bringIn', amount: 4 }, 'under-the-minimum', /minimum.*is 5/],
    ['of nothing', dealt, { type: 'bringIn', amount: 0 }, 'under-the-minimum', /minimum.*is 5/],
    ['over the lower limit', dealt, { type: 'bringIn', amount: 11 }, 'over-the-maximum', /maximum.*is 10/],
    ['over the player’s chips', dealt, { type: 'bringIn', amount: 396 }, 'over-the-purse', /395.*396/],
    ['a bet under the lower limit', late, { type: 'bet', to: 5 }, 'under-the-minimum', /minimum to bet is 10/],
    ['over the higher limit', late, { type: 'bet', to: 25 }, 'over-the-maximum', /maximum to bet is 20/],
    ['off the step', late, { type: 'bet', to: 12 }, 'off-the-step', /from 10 go in steps of 5/],
    ['over the player’s chips', late, { type: 'bet', to: 400 }, 'over-the-purse', /395.*400/],
    [
      'all the player’s chips, over the higher limit',
      late,
      { type: 'bet', to: 395 },
      'over-the-maximum',
      /maximum.*is 20/,
    ],
  ] as const)
    test(`${action.type}: ${name}`, () => refuses(table(), action, code, said));

  test('a raise under the minimum, over the maximum, off the step, or over the player’s chips', () => {
    const table = late().play('bet 15');
    refuses(table, { type: 'raise', to: 25 }, 'under-the-minimum', /minimum to raise is 30/);
    refuses(table, { type: 'raise', to: 40 }, 'over-the-maximum', /maximum to raise is 35/);
    refuses(table, { type: 'raise', to: 32 }, 'off-the-step', /steps of 5/);
    refuses(table, { type: 'raise', to: 396 }, 'over-the-purse', /396/);
  });
  test('a raise by a player who can only call', () => {
    const table = onStreet(5, { purses: [22, 400, 400, 400] }).play('bet 20');
    assert.equal(table.turn, 'Anna');
    refuses(table, { type: 'raise', to: 12 }, 'over-the-purse', /With 12 chips.*only call/);
  });
  test('a completion above or below the lower limit', () => {
    const table = dealt().play('bring 5');
    refuses(table, { type: 'complete', to: 9 }, 'under-the-minimum', /complete is 10/);
    refuses(table, { type: 'complete', to: 20 }, 'over-the-maximum', /complete is 10/);
  });
  test('a raise once the betting is capped', () => {
    const table = onStreet(5).play('bet 20, raise 40, raise 60, raise 80');
    refuses(table, { type: 'raise', to: 100 }, 'not-now', /capped/);
  });
  test('a raise over a short all-in, by a player who has already acted', () => {
    const hands = ['-- -- 2c Ad Kh', '-- -- 4c 9d 8h', '-- -- 6c Td 7h'];
    const table = onStreet(5, { hands, purses: [400, 36, 400] }).play('bet 20, raise 26, call');
    refuses(table, { type: 'raise', to: 40 }, 'not-now', /does not reopen the betting/);
  });
  test('a raise when every opponent is all-in', () => {
    const table = onStreet(7, { seats: 2, purses: [26, 400] }).play('check, bet 16');
    refuses(table, { type: 'raise', to: 32 }, 'not-now', /Every opponent is all-in/);
  });
  test('buying less than the buy-in, or without end', () => {
    const table = tableOf({ purses: [400, 100] });
    refuses(table, { type: 'buyIn', amount: 299 }, 'under-the-minimum', /buy-in of 400: 300 more/, BRUNO);
    refuses(table, { type: 'buyIn', amount: 5000 }, 'over-the-maximum', /up to 4000/, BRUNO);
    refuses(table, { type: 'sit', amount: 400 }, 'not-now', /taken already/, BRUNO);
  });
});

describe('actions of another part of the hand', () => {
  for (const [name, table, action, code, said] of [
    ['a check of the forced bet', () => dealt(), { type: 'check' }, 'not-now', /forced bet is due/],
    ['a fold of the forced bet', () => dealt(), { type: 'fold' }, 'not-now', /bring it in/],
    ['a call of the forced bet', () => dealt(), { type: 'call' }, 'not-now', /bring it in/],
    ['a bet in place of the forced bet', () => dealt(), { type: 'bet', to: 10 }, 'not-now', /forced bet is due/],
    [
      'completing at once, where the range includes it',
      () => dealt(),
      { type: 'complete', to: 10 },
      'not-in-these-rules',
      /as high as the lower limit/,
    ],
    ['a second forced bet', () => dealt().play('bring 5'), { type: 'bringIn', amount: 5 }, 'not-now', /has been made/],
    ['a raise of the forced bet', () => dealt().play('bring 5'), { type: 'raise', to: 15 }, 'not-now', /complete it/],
    ['a check facing a bet', () => onStreet(5).play('bet 20'), { type: 'check' }, 'not-now', /20 chips to call/],
    ['a call with nothing to call', () => onStreet(5), { type: 'call' }, 'nothing-there', /nothing to call/],
    [
      'a fold with nothing to call',
      () => onStreet(5),
      { type: 'fold' },
      'not-in-these-rules',
      /nothing to call: check/,
    ],
    [
      'a raise with nothing to raise',
      () => onStreet(5),
      { type: 'raise', to: 20 },
      'not-now',
      /Nobody has bet yet: bet/,
    ],
    ['a bet facing a bet', () => onStreet(5).play('bet 20'), { type: 'bet', to: 40 }, 'not-now', /bet of 20: raise it/],
    ['a muck before the showdown', () => onStreet(5), { type: 'muck' }, 'not-now', /this part of the hand/],
    [
      'a show before the showdown',
      () => onStreet(5),
      { type: 'show', cards: ['As', 'Ks'] },
      'not-now',
      /this part of the hand/,
    ],
    [
      'a claim where none is called for',
      () => onStreet(5),
      { type: 'declare', seat: DORA, claim: 'low' },
      'not-now',
      /this part of the hand/,
    ],
    ['done in the middle of a hand', () => onStreet(5), { type: 'done' }, 'not-now', /this part of the hand/],
    [
      'a call at the showdown',
      () => onStreet(7).play('check, check, check, check'),
      { type: 'call' },
      'not-now',
      /show or muck/,
    ],
  ] as const)
    test(name, () => refuses(table(), action, code, said));

  test('done by a player without chips', () => {
    const hands = ['Kd Kh Kc 9d', '4d 5h 7c 8h', '2h 3d 2c 9s'];
    const table = dealt({ hands, purses: [400, 400, 10] })
      .until()
      .nextHand();
    refuses(table, { type: 'done' }, 'not-now', /no chips: buyIn first/, CARLA);
  });
  test('done when no further hand is possible', () => {
    const table = dealt({ hands: ['Kd Kh Kc 9d', '2h 3d 2c 9s'], purses: [400, 10] })
      .until()
      .nextHand();
    refuses(table, { type: 'done' }, 'over', /Too few players have chips/, ANNA);
    assert.ok(!table.offers(ANNA).some(({ type }) => type === 'done'));
  });
});

describe('the showdown', () => {
  const table = () => onStreet(7).play('check, check, check, check');
  test('showing a card that the hand does not have', () => {
    const show = table();
    const [first, second] = show.state.cards.down[DORA]!;
    const foreign = show.state.cards.down[ANNA]![0];
    refuses(show, { type: 'show', cards: [first, second, foreign] }, 'malformed', new RegExp(`"${foreign}" is not`));
  });
  test('showing too few cards, too many, hidden ones, or in another order', () => {
    const show = table();
    const [first, second, third] = show.state.cards.down[DORA]!;
    refuses(show, { type: 'show', cards: [first, second] }, 'malformed', /3 cards to name, not 2/);
    refuses(show, { type: 'show', cards: [first, second, third, third] }, 'malformed', /not 4/);
    refuses(show, { type: 'show', cards: [first, second, '??'] }, 'malformed', /"\?\?" is not/);
    refuses(show, { type: 'show', cards: [second, first, third] }, 'malformed', /is not the card/);
  });
  test('cards that nobody knew are named when they are shown: any that are nowhere else, each once', () => {
    const { state } = table();
    const down = state.cards.down.map((row, seat) => (seat === DORA ? row.map(() => '??' as const) : row));
    const imported = { ...state, cards: { ...state.cards, down } };
    const [first, second, third] = state.cards.down[DORA]!;
    const check = (...cards: unknown[]) => stud.check(imported, DORA, { type: 'show', cards })?.code;
    assert.equal(check(first, second, third), undefined);
    for (const wrong of ['??', first, state.cards.up[ANNA]![0], state.cards.down[ANNA]![0], state.cards.burnt[0]])
      assert.equal(check(first, second, wrong), 'malformed', wrong);
  });
  test('mucking where the player must show', () => refuses(table(), { type: 'muck' }, 'not-now', /must show/));
  test('a claim for another seat, done without a claim, a claim by a player who has folded', () => {
    const due = dealt({ seats: 3, variant: 'high-low', declare: 'simultaneous' }).play('bring 5, call, fold').until();
    refuses(
      due,
      { type: 'declare', seat: BRUNO, claim: 'low' },
      'malformed',
      /seat 1 is not the seat that declares, 0/,
      ANNA,
    );
    refuses(due, { type: 'done' }, 'not-now', /must be declared first/, ANNA);
    refuses(due, { type: 'declare', seat: CARLA, claim: 'low' }, 'not-your-turn', /not in this hand/, CARLA);
    refuses(due, { type: 'check' }, 'not-now', /Declare high, low or both now/, ANNA);
    refuses(due, { type: 'reveal', claims: ['high', 'low'] }, 'not-your-turn', /not the croupier’s turn/, 'croupier');
  });
  test('reading out claims that nobody made', () => {
    const due = dealt({ seats: 2, variant: 'high-low', declare: 'simultaneous' }).until();
    let { state } = due;
    for (const seat of [ANNA, BRUNO]) {
      state = stud.apply(state, seat, { type: 'declare', seat, claim: 'low' }).state;
      state = stud.apply(state, seat, { type: 'done' }).state;
    }
    const check = (claims: readonly string[]) => stud.check(state, 'croupier', { type: 'reveal', claims })?.code;
    assert.equal(check(['low', 'low']), undefined);
    for (const claims of [['high', 'low'], ['low'], ['low', 'low', 'low'], []])
      assert.equal(check(claims), 'malformed');
    assert.equal(stud.check(state, 'croupier', { type: 'turnUp', cards: [] })?.code, 'not-now');
  });
});

describe('what the croupier deals', () => {
  /** A table that waits for third street, or for fourth; the cards of that deal lie in order. */
  const waiting = (street: 3 | 4, setting: Setting = {}) => {
    let state = stud.open({ purses: [400, 400], ...setting });
    const source = { left: 52, draw: (count: number) => CARDS.slice(0, count), mixIn() {}, shuffle() {}, lot: () => 0 };
    for (const seat of [ANNA, BRUNO]) state = stud.apply(state, seat, { type: 'done' }).state;
    if (street === 3) return state;
    const deal = { ...stud.deal(state, source), burnt: ['2c'], cards: CARDS.slice(1, 7) } as const;
    state = stud.apply(state, 'croupier', deal).state;
    state = stud.apply(state, state.round!.toAct, { type: 'bringIn', amount: 5 }).state;
    return stud.apply(state, state.round!.toAct, { type: 'call' }).state;
  };
  const deal = (street: number, burnt: string, cards: string, common = '') => {
    const list = (text: string) => text.split(' ').filter(Boolean);
    return { type: 'deal', street, burnt: list(burnt), cards: list(cards), common: list(common) };
  };
  const third = '2d 2h 2s 3c 3d 3h';
  for (const [name, street, action, said] of [
    ['a card twice', 3, deal(3, '2c', '2d 2h 2s 3c 3d 2d'), /2d is on the table already/],
    ['the burnt card again', 3, deal(3, '2c', '2d 2h 2s 3c 3d 2c'), /2c is on the table already/],
    ['a card that a seat has already', 4, deal(4, '9c', 'As 3h'), /3h is on the table already/],
    ['a card that was burnt', 4, deal(4, '9c', 'As 2c'), /2c is on the table already/],
    ['no burnt card', 3, deal(3, '', third), /must be burnt/],
    ['two burnt cards', 4, deal(4, '9c 9d', 'As Ks'), /must be burnt/],
    ['too few cards', 3, deal(3, '2c', '2d 2h 2s'), /takes 6 cards/],
    ['too many cards', 4, deal(4, '9c', 'As Ks Qs'), /takes 2 cards/],
    ['a common card too soon', 4, deal(4, '9c', '', 'As'), /takes 2 cards and 0 common/],
  ] as const)
    test(name, () => {
      const refusal = stud.check(waiting(street), 'croupier', action);
      assert.equal(refusal?.code, 'malformed');
      assert.match(refusal.message, said);
    });
  test('a burnt card where none is burnt', () => {
    const refusal = stud.check(waiting(3, { burnFirstDeal: false }), 'croupier', deal(3, '2c', third));
    assert.match(refusal!.message, /No card is burnt here/);
  });
  test('another street than the one due, or no street at all', () => {
    assert.equal(stud.check(waiting(3), 'croupier', deal(4, '2c', 'As Ks'))?.code, 'not-now');
    assert.match(stud.check(waiting(4), 'croupier', deal(5, '9c', 'As Ks'))!.message, /Street 4 is due, not 5/);
    assert.equal(stud.check(waiting(4), 'croupier', { type: 'nextHand' })?.code, 'not-now');
    const over = onStreet(5).play('bet 20, fold, fold, fold');
    refuses(over, deal(6, '9c', 'As'), 'not-now', /No cards can be dealt now/, 'croupier');
  });
  test('the common card of sixth street again on seventh', () => {
    const { state, round } = onStreet(6, { seats: 9 }).play(Array(8).fill('check').join(', '));
    const due = stud.apply(state, round.toAct, { type: 'check' }).state;
    const again = due.cards.common[0]!;
    assert.match(stud.check(due, 'croupier', deal(7, '??', '', again))!.message, new RegExp(`card ${again} is on`));
  });
  for (const shortPackReuse of ['burns-only', 'burns-and-folded'])
    test(`${shortPackReuse}: a folded card that has not been mixed in`, () => {
      const { state, round } = dealt({ seats: 3, shortPackReuse }).play('bring 5, fold');
      const due = stud.apply(state, round.toAct, { type: 'call' }).state;
      for (const folded of [...due.cards.up[BRUNO]!, ...due.cards.down[BRUNO]!])
        assert.match(stud.check(due, 'croupier', deal(4, '??', `${folded} ??`))!.message, /on the table already/);
    });
  test('hidden cards are accepted: a burnt one, or one in an imported hand', () => {
    assert.equal(stud.check(waiting(3), 'croupier', deal(3, '??', '?? ?? ?? ?? 3d 3h')), undefined);
  });
  test('turning up hands that the players do not have', () => {
    const table = dealt({ seats: 2, purses: [15, 400], pack: CARDS });
    let { state } = table;
    for (const action of [{ type: 'bringIn', amount: 10 }, { type: 'call' }] as const)
      state = stud.apply(state, state.round!.toAct, action).state;
    const check = (cards: readonly string[]) => stud.check(state, 'croupier', { type: 'turnUp', cards });
    const down = state.cards.down.flat();
    assert.equal(check(down), undefined);
    assert.match(check(['As', ...down.slice(1)])!.message, /"As" is not the card that lies there/);
    assert.match(check(down.slice(1))!.message, /4 cards to name, not 3/);
    assert.equal(stud.check(state, 'croupier', deal(4, '9c', 'As Ks'))?.code, 'not-now');
  });
});

logsAreChecked(stud);
