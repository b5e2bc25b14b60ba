/** Bad input is named and refused, and the table stays as it was. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { CARDS } from '../../../src/cards.ts';
import { newLog, replay, type Actor } from '../../../src/croupier.ts';
import { faro, stud } from '../../../src/rules.ts';
import * as every from '../../game/refusals.ts';
import { ANNA, BRUNO, CARLA, packFrom, tableOf, THREE } from './table.ts';

type Table = ReturnType<typeof tableOf>;

/** A table as every game's checks ask for it; Anna acts by default. */
const asked = ({ refusal }: Table): every.Refusing => ({ refused: refusal });
const refuses = (table: Table, action: unknown, code: string, said: RegExp, actor: Actor = ANNA): void =>
  every.refuses(asked(table), action, code, said, actor);
const buch = (options: object = {}, pack = '3c Qs 2h Kc') => tableOf(pack, { ...THREE, ...options });
const classic = (options: object = {}, pack = '2c 6h Qd') => tableOf(pack, { variant: 'classic', ...options });
const pharo = (options: object = {}, pack = 'Jd 8c Kd') => tableOf(pack, { variant: 'pharo', ...options });
const stake = (spot: string, amount: number) => ({ type: 'stake', spot, amount });
const takeBack = (spot: string, amount: number) => ({ type: 'takeBack', spot, amount });

describe('options: the message names the option, the value given and the values allowed', () => {
  every.optionsAreChecked(faro, { cap: 10, variant: 'buch' }, [
    ['two purses for books', { purses: [100, 100] }, 'purses', /\[100,100\].*three or four seats, a suit each/],
    ['five purses for books', { purses: [1, 1, 1, 1, 1] }, 'purses', /three or four seats/],
    ['six, with a banker among them', { purses: [1, 1, 1, 1, 1, 1], banker: 'lot' }, 'purses', /four or five seats/],
    [
      'three, with a banker among them',
      { purses: [1, 1, 1], banker: 'seat' },
      'purses',
      /the banker and three or four/,
    ],
    ['a banker without punters', { variant: 'classic', purses: [100], banker: 'lot' }, 'purses', /a punter at least/],
    ['the same in pharo', { variant: 'pharo', banker: 'seat' }, 'purses', /\[1000\].*beside the banker/],
    ['eight purses', { variant: 'classic', purses: Array(8).fill(1) }, 'purses', /1 to 7 purses/],
    ['no purses', { variant: 'classic', purses: [] }, 'purses', /1 to 7 purses/],
    ['half a chip', { purses: [100, 100, 0.5] }, 'purses', /whole number/],
    ['a purse below 0', { purses: [100, 100, -1] }, 'purses', /from 0/],
    ['an infinite purse', { variant: 'classic', purses: [1e13] }, 'purses', /1000000000000/],
    ['not a list of purses', { purses: 300 }, 'purses', /a list/],
    ['a maximum under the minimum', { min: 5, max: 4 }, 'max', /4.*0 for no limit, or at least the minimum of 5/],
    ['a cap under the minimum', { min: 11 }, 'cap', /10.*at least the minimum of 11/],
    ['a minimum of 0', { min: 0 }, 'min', /0.*from 1/],
    ['a bank below 0', { bank: -1 }, 'bank', /-1.*from 0/],
    ['an infinite bank', { bank: Infinity }, 'bank', /whole number/],
    [
      'a seat for the banker that does not exist',
      { purses: [1, 1, 1, 1], banker: 'seat', bankerSeat: 4 },
      'bankerSeat',
      /4.*0 to 3/,
    ],
    ['a banker’s seat beyond all', { bankerSeat: 7 }, 'bankerSeat', /7.*from 0 to 6/],
    ['an unknown game', { variant: 'monte' }, 'variant', /"monte".*buch, classic, pharo/],
    ['an unknown choice', { oddCard: 'hock' }, 'oddCard', /void, right, left, burn-first/],
    ['a number for a flag', { paroli: 1 }, 'paroli', /true or false/],
    ['a number as text', { cap: '10' }, 'cap', /"10".*whole number/],
    ['an unknown option', { limit: 10 }, 'limit', /variant, purses, banker/],
  ]);
  test('an option that the game does not have is accepted and ignored', () => {
    for (const [variant, others] of [
      ['buch', { oddHalf: 'player', afterWin: 'stands', highCardTie: 'push', paroli: true }],
      ['classic', { firstCard: 'left', oddCard: 'left', deadCards: 'allow', paroli: true, mustStake: true }],
      ['pharo', { firstCard: 'left', deadCards: 'allow', highCardTie: 'push', mustStake: true }],
    ] as const) {
      const bets = (options: object) => {
        const table = tableOf(packFrom('8c 7c Kd'), { variant, ...options });
        return table.stake('K 5, 7 5').turn().playOut().state;
      };
      const [plain, other] = [bets({}), bets(others)];
      assert.deepEqual({ ...other, options: plain.options }, plain, variant);
    }
  });
  test('a list that its owner changes later does not affect the table', () => {
    const purses = [100, 100, 100];
    const state = faro.open({ purses });
    purses[0] = 5;
    assert.deepEqual(state.options.purses, [100, 100, 100]);
  });
});

describe('what is not an action', () => {
  every.noActions(
    () => asked(buch()),
    ANNA,
    [{ type: 'stake', spot: 'K' }, 'amount'],
    [
      ['an action of another game', { type: 'fold' }, /"fold" is not an action.*stake, takeBack, copper/],
      ['a stake without a place', { type: 'stake', amount: 5 }, /stake: spot must be a word/],
      ['a place that does not exist', { type: 'stake', spot: 5, amount: 5 }, /a word/],
      ['an endless word', stake('K'.repeat(1000), 5), /a word/],
      ['an empty word', stake('', 5), /a word/],
    ],
  );
  test('foreign garbage never throws, whoever sends it, at any table', () => {
    const values = [null, undefined, 0, -1, 2 ** 53, 'x', '', '__proto__', 'K>Q>J', 'KQ', '??', [], [null], {}, NaN];
    const tables = [
      buch(),
      classic(),
      pharo({ paroli: true }),
      classic({}, packFrom('', '9c 9d 4h')).turns(24),
      buch().playOut(),
      tableOf('3c', { purses: [10, 10, 10, 10, 10], banker: 'lot' }),
    ];
    for (const table of tables)
      for (const type of [
        'stake',
        'takeBack',
        'copper',
        'paroli',
        'clear',
        'double',
        'rebet',
        'done',
        'sit',
        'shuffle',
        'turn',
      ])
        for (const value of values)
          for (const actor of [0, 1, 7, -1, 0.5, NaN, 'croupier', 'onlooker', null] as never[]) {
            for (const action of [
              value,
              { type, spot: value, amount: 5 },
              { type, spot: 'K', amount: value },
              { type, spot: value },
              { type, takes: value, pays: value },
              { type, banker: value, aside: [], left: 52 },
            ]) {
              const refusal = faro.check(table.state, actor, action);
              if (refusal) assert.match(refusal.message, /\.$/);
            }
          }
  });
});

describe('whose turn it is', () => {
  for (const seat of [3, 99, 0.5, -1])
    test(`seat ${seat}, which is not at this table`, () =>
      refuses(buch(), { type: 'done' }, 'no-such-seat', new RegExp(`no seat ${seat}; this table has 3`), seat));
  test('an onlooker', () =>
    refuses(buch(), { type: 'done' }, 'no-such-seat', /no seat "onlooker"/, 'onlooker' as never));
  test('an empty seat', () => {
    const table = tableOf(packFrom('')).playOut().act({ type: 'leave' });
    for (const action of [{ type: 'done' }, { type: 'leave' }, { type: 'buyIn', amount: 1 }, { type: 'sitOut' }])
      refuses(table, action, 'no-such-seat', /Seat 0 is empty/);
    refuses(table.turn(), stake('K', 1), 'no-such-seat', /Seat 0 is empty/);
  });
  test('a seat that is done', () => {
    const table = buch().stake('K 5');
    table.act({ type: 'done' });
    for (const action of [{ type: 'done' }, stake('K', 1), takeBack('K', 1), { type: 'clear' }])
      refuses(table, action, 'not-your-turn', /Seat 0 is done; use “reopen” to undo it/);
    refuses(table, { type: 'reopen' }, 'not-now', /nothing to reopen/, BRUNO);
  });
  test('a player who is out, and one who is not in the deal', () => {
    const out = tableOf('3c Ah', { purses: [100, 10, 100] })
      .stake('A 10', BRUNO)
      .turn();
    refuses(out, stake('K', 1), 'not-your-turn', /Seat 1 is not in this deal, or out/, BRUNO);
    const sitsOut = tableOf(packFrom('')).playOut().act({ type: 'sitOut' });
    refuses(sitsOut.turn(), stake('K', 1), 'not-your-turn', /not in this deal/);
  });
  test('the banker before all are done, and actions that a banker may not take', () => {
    const table = tableOf('3c', { banker: 'seat', bankerSeat: 3 });
    refuses(table, { type: 'done' }, 'not-your-turn', /turns up the cards when all punters are done/, 3);
    for (const seat of [0, 1, 2]) table.act({ type: 'done' }, seat);
    for (const action of [stake('K', 1), { type: 'rebet' }, { type: 'clear' }])
      refuses(table, action, 'not-now', /does not bet: turn up the cards/, 3);
  });
  test('a seat taking the croupier’s action, and the croupier taking a seat’s', () => {
    refuses(buch(), { type: 'turn', takes: [], pays: [] }, 'not-your-turn', /turn is for the croupier/);
    refuses(buch(), stake('K', 1), 'not-your-turn', /stake is for a seat/, 'croupier');
    refuses(
      buch(),
      { type: 'turn', takes: ['Kc'], pays: ['Qc'] },
      'not-your-turn',
      /not the croupier’s turn/,
      'croupier',
    );
  });
});

describe('a stake', () => {
  for (const [name, table, action, code, said] of [
    ['of nothing', buch, stake('K', 0), 'under-the-minimum', /At least 1 must stand on K/],
    ['under the minimum', () => buch({ min: 3 }), stake('K', 2), 'under-the-minimum', /At least 3 must stand on K/],
    ['over the cap', () => buch().stake('Q 6'), stake('K', 5), 'over-the-maximum', /come to 10 at most.*come to 11/],
    [
      'over the maximum',
      () => classic({ max: 20 }).stake('K 15'),
      stake('K', 6),
      'over-the-maximum',
      /At most 20.*K.*21/,
    ],
    [
      'over the player’s chips',
      () => classic({ purses: [50] }),
      stake('K', 51),
      'over-the-purse',
      /takes 51 chips.*holds 50/,
    ],
    ['nowhere', buch, stake('1', 5), 'malformed', /"1" is not a place.*Allowed: K, Q, J, T/],
    ['on a card of another suit', buch, stake('Kh', 5), 'malformed', /"Kh" is not a place/],
    ['on a set, with books', buch, stake('KQ', 5), 'malformed', /"KQ" is not a place/],
    ['on a set, in pharo', pharo, stake('KQ', 5), 'malformed', /"KQ" is not a place.*K, Q, J/],
    ['on a set that does not exist', classic, stake('KJ', 5), 'malformed', /"KJ" is not a place.*Allowed: high, K, Q/],
    ['on a call in pharo', pharo, stake('K>Q>J', 5), 'malformed', /not a place/],
    ['on a call too early', classic, stake('K>Q>J', 5), 'not-now', /K>Q>J is not an order.*last three cards.*now/],
    ['on a card that has fallen', () => buch({}, 'Kc 3h').turn(), stake('K', 5), 'nothing-there', /can no longer/],
    [
      'on a dead rank',
      () => classic({}, 'Jc Jd 2c Jh 3c Js 4c').turns(3),
      stake('J', 5),
      'nothing-there',
      /A stake on J can no longer be decided/,
    ],
    [
      'raised where only played cards are replaced',
      () => buch({ restake: 'replace-only' }).stake('2 5').turn(),
      stake('2', 1),
      'not-in-these-rules',
      /stake may not be raised/,
    ],
    [
      'new where none has been played',
      () => buch({ restake: 'replace-only' }).stake('2 5').turn(),
      stake('4', 1),
      'not-in-these-rules',
      /Only played cards may be replaced at this table: 0 more/,
    ],
  ] as const)
    test(name, () => refuses(table(), action, code, said));
});

describe('taking back, coppers, paroli and the rest', () => {
  const bent = (options: object = {}) => {
    const table = pharo({ paroli: true, ...options })
      .stake('K 4')
      .turn();
    table.act({ type: 'paroli', spot: 'K' });
    return table;
  };
  for (const [name, table, action, code, said] of [
    ['back from where there is no stake', buch, takeBack('K', 1), 'nothing-there', /no stake on K/],
    ['nothing back', () => buch().stake('K 5'), takeBack('K', 0), 'under-the-minimum', /At least 1/],
    ['more than is there', () => buch().stake('K 5'), takeBack('K', 6), 'over-the-maximum', /Only 5 stand on K/],
    [
      'a standing stake',
      () => buch().stake('8 4').turn().stake('8 2'),
      takeBack('8', 3),
      'not-in-these-rules',
      /4 on 8 stand until they are decided: 2 are free/,
    ],
    [
      'so that less than the minimum is left',
      () => buch({ min: 3 }).stake('K 5'),
      takeBack('K', 3),
      'under-the-minimum',
      /2 would be left on K: take back all, or leave 3/,
    ],
    ['part of a paroli', bent, takeBack('K', 3), 'not-in-these-rules', /paroli on K is taken back whole, or by clear/],
    [
      'part of a paroli beside a plain stake',
      () => bent().stake('Q 4'),
      takeBack('K', 3),
      'not-in-these-rules',
      /paroli on K is taken back whole/,
    ],
    ['more on a paroli', bent, stake('K', 3), 'not-in-these-rules', /left on K stays as it is/],
    [
      'a paroli where the table has none',
      pharo,
      { type: 'paroli', spot: 'K' },
      'not-in-these-rules',
      /not allow paroli/,
    ],
    [
      'a paroli on the layout',
      () => classic({ paroli: true }),
      { type: 'paroli', spot: 'K' },
      'not-in-these-rules',
      /not allow/,
    ],
    [
      'a paroli without a win',
      () => pharo({ paroli: true }),
      { type: 'paroli', spot: 'K' },
      'nothing-there',
      /no win on K/,
    ],
    [
      'a paroli with too small a purse',
      () =>
        pharo({ paroli: true, purses: [9] })
          .stake('K 4')
          .turn()
          .stake('Q 6'),
      { type: 'paroli', spot: 'K' },
      'over-the-purse',
      /takes 8 chips; the purse holds 7/,
    ],
    [
      'a copper with books',
      () => buch().stake('K 5'),
      { type: 'copper', spot: 'K' },
      'not-in-these-rules',
      /no coppers/,
    ],
    ['a copper without a bet', classic, { type: 'copper', spot: 'K' }, 'nothing-there', /no stake on K to copper/],
    [
      'no copper to take off',
      () => classic().stake('K 5'),
      { type: 'uncopper', spot: 'K' },
      'not-now',
      /has no copper/,
    ],
    [
      'a second copper',
      () => classic().stake('K 5 copper'),
      { type: 'copper', spot: 'K' },
      'not-now',
      /is coppered already/,
    ],
    [
      'a copper on a standing bet',
      () => classic({ restake: 'add-only' }).stake('K 5').turn(),
      { type: 'copper', spot: 'K' },
      'not-in-these-rules',
      /stands as it is until it is decided/,
    ],
    ['clear of nothing', buch, { type: 'clear' }, 'nothing-there', /no stake to take back/],
    ['double of nothing', buch, { type: 'double' }, 'nothing-there', /no bets to repeat or double/],
    ['double over the cap', () => buch().stake('K 6'), { type: 'double' }, 'over-the-maximum', /10 at most.*12/],
    ['rebet of nothing', classic, { type: 'rebet' }, 'nothing-there', /no bets to repeat/],
    ['done without a stake', () => buch({ mustStake: true }), { type: 'done' }, 'stake-first', /must bet/],
  ] as const)
    test(name, () => refuses(table(), action, code, said));
  test('a paroli beside a new card, if only decided cards are replaced', () => {
    const table = pharo({ paroli: true, restake: 'replace-only' }).stake('K 4, 2 4').turn().stake('Q 4');
    refuses(table, { type: 'paroli', spot: 'K' }, 'not-in-these-rules', /Only played cards may be replaced.*0 more/);
  });
  test('a rebet of more stakes than were decided', () => {
    const table = pharo({ restake: 'replace-only' }, 'Jd 8c Kd').stake('K 4, 8 4, 2 4').turn().stake('Q 4');
    refuses(table, { type: 'rebet' }, 'not-in-these-rules', /1 more may be bet on, not 2/);
  });
});

describe('between two deals', () => {
  const between = (options: object = {}) => tableOf(packFrom('4h Kc'), options).stake('K 10').playOut();
  for (const [name, table, action, code, said] of [
    ['a stake', between, stake('K', 1), 'not-now', /No bets are taken between deals/],
    ['sitting where somebody sits', between, { type: 'sit', amount: 5 }, 'not-now', /taken already/],
    ['buying nothing', between, { type: 'buyIn', amount: 0 }, 'under-the-minimum', /At least 1/],
    ['buying beyond the opening purse', between, { type: 'buyIn', amount: 11 }, 'over-the-maximum', /of 100: 10 now/],
    ['sitting in without having sat out', between, { type: 'sitIn' }, 'not-now', /does not sit out/],
    ['leaving during a deal', buch, { type: 'leave' }, 'not-now', /only between deals/],
    [
      'done with too few chips',
      () => between({ purses: [10, 100, 100, 100] }),
      { type: 'done' },
      'over-the-purse',
      /buyIn/,
    ],
    ['done when too few have chips', () => between({ purses: [10, 100, 100] }), { type: 'done' }, 'over', /Too few/],
  ] as const)
    test(name, () => refuses(table(), action, code, said));
  test('done while sitting out, leaving after done', () => {
    const table = between();
    table.act({ type: 'sitOut' });
    refuses(table, { type: 'done' }, 'not-now', /sits out: sitIn first/);
    refuses(table, { type: 'sitOut' }, 'not-now', /sits out already/);
    table.act({ type: 'done' }, CARLA);
    refuses(table, { type: 'leave' }, 'not-now', /before the seat is done/, CARLA);
  });
});

describe('what the croupier does', () => {
  /** A table at which all are done, and the croupier is to act. */
  const due = (table: Table) => {
    for (const seat of table.asked) table.act({ type: 'done' }, seat);
    return table;
  };
  const turnOf = (takes: string, pays: string) => ({
    type: 'turn',
    takes: takes ? takes.split(' ') : [],
    pays: pays ? pays.split(' ') : [],
  });
  const refusedTurn = (table: Table, takes: string, pays: string, said: RegExp) =>
    refuses(table, turnOf(takes, pays), 'malformed', said, 'croupier');
  test('a card that has gone, or comes twice', () => {
    const table = due(buch().turn());
    refusedTurn(table, '3c', '4c', /3c is already gone/);
    refusedTurn(table, '4c', '4c', /4c is already gone/);
    refusedTurn(table, '4d', '4c', /4d is already gone/);
  });
  test('a hidden card, one card, or two on a pile', () => {
    const table = due(buch());
    refusedTurn(table, '??', '4c', /are face up/);
    refusedTurn(table, '4c', '', /each pile ends with its first card that counts/);
    refusedTurn(table, '4c 5c', '6c', /first card that counts/);
  });
  test('a dead card that is not covered, or a live one that is', () => {
    const table = due(
      tableOf('3c Ah', { purses: [100, 10, 100] })
        .stake('A 10', BRUNO)
        .turn(),
    );
    refusedTurn(table, '2h', '4c', /first card that counts/);
    refusedTurn(table, '4s 2h 5s', '4c', /first card that counts/);
    assert.equal(table.refusal(turnOf('2h 5s', '4c'), 'croupier'), undefined);
  });
  test('the single card on the wrong side', () => {
    const table = due(tableOf(packFrom('', '9c', 3), { ...THREE, oddCard: 'left' }).turns(19));
    refusedTurn(table, '', '9c', /the single card lies on the side that takes/);
    assert.equal(table.refusal(turnOf('9c', ''), 'croupier'), undefined);
    const last = due(pharo({ payingSide: 'left' }, packFrom('Jd', '5c')).turns(25));
    refusedTurn(last, '', '5c', /the side that takes/);
  });
  test('a shuffle in the middle of a deal, a turn between deals', () => {
    const shuffle = { type: 'shuffle', banker: 3, aside: [], left: 39 };
    refuses(due(buch()), shuffle, 'not-now', /now turn is due/, 'croupier');
    const between = due(buch().playOut());
    refuses(between, turnOf('4c', '5c'), 'not-now', /now shuffle is due/, 'croupier');
    assert.equal(between.refusal(shuffle, 'croupier'), undefined);
  });
  for (const [name, options, shuffle, said] of [
    ['a seat that banks for the house', THREE, { banker: 0, aside: [], left: 39 }, /0 cannot hold the bank/],
    ['too many cards', THREE, { banker: 3, aside: [], left: 52 }, /39 are left, not 0 and 52/],
    ['an invalid burnt card', THREE, { banker: 3, aside: ['Kc'], left: 38 }, /0 cards are set aside/],
    ['no burnt card', { ...THREE, oddCard: 'burn-first' }, { banker: 3, aside: [], left: 39 }, /1 cards are set aside/],
    [
      'a burnt card that is not in play',
      { ...THREE, oddCard: 'burn-first' },
      { banker: 3, aside: ['Kd'], left: 38 },
      /Kd cannot/,
    ],
    ['a hidden soda', { variant: 'classic' }, { banker: 1, aside: ['??'], left: 51 }, /\?\? cannot be set aside/],
    ['the house in place of a seat', { banker: 'lot' }, { banker: 4, aside: [], left: 39 }, /4 cannot hold the bank/],
  ] as const)
    test(`a shuffle with ${name}`, () =>
      refuses(
        due(tableOf(packFrom(''), options).playOut()),
        { type: 'shuffle', ...shuffle },
        'malformed',
        said,
        'croupier',
      ));
  test('a bank that nobody at the table can hold', () => {
    const table = due(tableOf(packFrom(''), { banker: 'lot' }).playOut());
    // numbers beyond the seats, of which a bit set would know a part
    for (const banker of [5, 32, 33, 64, 99, 2 ** 40])
      refuses(table, { type: 'shuffle', banker, aside: [], left: 39 }, 'malformed', /cannot hold the bank/, 'croupier');
  });
  test('a banker who is not playing', () => {
    const table = tableOf(packFrom(''), { purses: [9, 9, 9, 9, 9], banker: 'seat', bankerSeat: 2 }).playOut();
    table.act({ type: 'sitOut' }, 2);
    refuses(due(table), { type: 'shuffle', banker: 2, aside: [], left: 39 }, 'malformed', /2 cannot/, 'croupier');
  });
});

describe('logs', () => {
  const log = (actions: readonly unknown[] = []) => newLog(faro, {} as never, actions as never);
  for (const [name, value, said] of [
    ['of another game', newLog(stud, {}), /log of "stud", not of “faro”/],
    ['of another version', { ...log(), version: 99 }, /version is 99/],
    ['with bad options', { ...log(), options: { purses: [1, 1] } }, /options: purses/],
    ['with a stake between deals', log([{ actor: 0, action: stake('K', 1) }]), /action 1 \(0\) breaks a rule/],
    ['with a seat that does not exist', log([{ actor: 7, action: { type: 'done' } }]), /action 1 \(7\).*no seat 7/],
  ] as const)
    test(name, () => assert.throws(() => replay(faro, value), said));
  test('a whole deal replays to the same table', () => {
    for (const options of [THREE, { ...THREE, oddCard: 'burn-first' }, { variant: 'classic' }, { variant: 'pharo' }]) {
      const table = tableOf(CARDS.join(' '), options).stake('K 5, 8 5').playOut().turn();
      assert.deepEqual(replay(faro, JSON.parse(JSON.stringify(table.log))).state, table.state);
    }
  });
});
