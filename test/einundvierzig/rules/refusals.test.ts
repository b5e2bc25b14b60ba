/** Bad input is named and refused, and the table stays as it was. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import type { Card } from '../../../src/cards.ts';
import { newLog, redactLog, replay } from '../../../src/croupier.ts';
import { einundvierzig } from '../../../src/rules.ts';
import { chairsAreChecked, logsAreChecked, noActions, optionsAreChecked, refuses } from '../../poker/refusals.ts';
import { ANNA, BRUNO, CARLA, DORA, dealt, inSecond, tableOf, type Setting } from './table.ts';

const HANDS = ['7c 8d 9h Ts', '7d 8h Tc 9s', 'Kh Qh Ah Th', '8c 9d Jc 7s'];
const turningUp = (options: Setting = {}) => dealt({ hands: HANDS, ...options }).until('turnUp');
/** Carla is left alone, with king and queen of hearts face up. */
const alone = (hands = HANDS) =>
  dealt({ hands }).until('turnUp').turnUp('', '', 'Qh Kh').play('check, bet 10, fold, fold, fold');

describe('options: the message names the option, the value given and the values allowed', () => {
  optionsAreChecked(einundvierzig, 2, [
    ['two seats', { purses: [200, 200] }, 'purses', /3 to 7/],
    ['eight seats', { purses: Array(8).fill(200) }, 'purses', /3 to 7/],
    ['a purse of 0', { purses: [200, 200, 0] }, 'purses', /from 1 to/],
    ['half a chip', { purses: [200, 200, 10.5] }, 'purses', /whole number/],
    ['no list of purses', { purses: 200 }, 'purses', /a list/],
    ['limits out of order', { lowerLimit: 20 }, 'higherLimit', /10.*at least the lower limit of 20/],
    ['an ante over the lower limit', { ante: 6 }, 'ante', /6.*at most the lower limit of 5/],
    ['an ante below 0', { ante: -1 }, 'ante', /-1.*from 0/],
    ['a lower limit of 0', { lowerLimit: 0, ante: 0 }, 'lowerLimit', /from 1/],
    ['an ante off the step', { step: 5 }, 'ante', /2.*multiple of the step of 5/],
    ['a lower limit off the step', { step: 2, ante: 2 }, 'lowerLimit', /5.*step of 2/],
    ['a higher limit off the step', { step: 5, ante: 5, higherLimit: 12 }, 'higherLimit', /12.*step of 5/],
    ['a step of 0', { step: 0 }, 'step', /from 1/],
    ['an unknown option', { limit: 5 }, 'limit', /purses, ante, lowerLimit/],
    ['an unknown choice', { ungroupedHand: 'lowCard' }, 'ungroupedHand', /high-card, zero/],
    ['a number for a flag', { points: 1 }, 'points', /true or false/],
    ['a number as text', { ante: '2' }, 'ante', /whole number/],
    ['a bonus below 0', { fortyOneBonus: -1 }, 'fortyOneBonus', /from 0/],
  ]);
  test('a list with a hole in it', () =>
    assert.throws(() => einundvierzig.open({ purses: Array(3) }), /^OptionError: purses: /));
  test('the results of the highest possible limits are allowed, so that a log of such a table can be read', () => {
    for (const given of [{}, { ante: 0, lowerLimit: 1e9, higherLimit: 1e9 }, { higherLimit: 1e9 }, { buyIn: 4e10 }]) {
      const { options } = einundvierzig.open(given);
      assert.deepEqual(einundvierzig.open(options).options, options);
      assert.deepEqual(replay(einundvierzig, JSON.stringify(newLog(einundvierzig, options))).state.options, options);
    }
    assert.equal(einundvierzig.open({ higherLimit: 1e9 }).options.fortyOneBonus, 1e10);
    assert.equal(einundvierzig.open({ lowerLimit: 1e9, higherLimit: 1e9 }).options.buyIn, 4e10);
  });
});

describe('what is not an action', () => {
  noActions(dealt, BRUNO, [
    ['an action of another game', { type: 'bringIn', amount: 5 }, /"bringIn" is not an action.*turnUp/],
    [
      'a string that is not a card',
      { type: 'turnUp', seat: BRUNO, cards: ['As', '1h'] },
      /cards must be a list of cards/,
    ],
    ['a list of cards with holes', { type: 'turnUp', seat: BRUNO, cards: Array(2) }, /cards must be a list of cards/],
    ['no seat', { type: 'turnUp', cards: ['As', 'Ah'] }, /seat must be a whole number/],
  ]);
});

describe('whose turn it is', () => {
  chairsAreChecked(tableOf, dealt);
  test('another seat', () =>
    refuses(dealt(), { type: 'fold' }, 'not-your-turn', /turn of seat 1, not of seat 2/, CARLA));
  test('a seat that has folded', () =>
    refuses(dealt().play('fold, call'), { type: 'call' }, 'not-your-turn', /not of seat 1/, BRUNO));
  test('a seat, when the croupier is due', () =>
    refuses(dealt().until(), { type: 'call' }, 'not-your-turn', /croupier’s turn/, ANNA));
  test('the croupier taking a seat’s action, and a seat taking the croupier’s', () => {
    refuses(dealt(), { type: 'call' }, 'not-your-turn', /call is for a seat/, 'croupier');
    for (const action of [
      { type: 'deal', cards: [] },
      { type: 'reveal', cards: [] },
      { type: 'showdown', cards: [] },
      { type: 'nextHand' },
    ])
      refuses(dealt(), action, 'not-your-turn', /for the croupier/, BRUNO);
  });
});

describe('amounts', () => {
  for (const [name, table, action, code, said] of [
    ['under the lower limit', () => dealt(), { type: 'raise', to: 9 }, 'under-the-minimum', /minimum to raise is 10/],
    ['over it', () => dealt(), { type: 'raise', to: 11 }, 'over-the-maximum', /maximum to raise is 10/],
    ['over the purse', () => dealt(), { type: 'raise', to: 199 }, 'over-the-purse', /198.*199/],
    ['a bet under the higher limit', () => inSecond(), { type: 'bet', to: 5 }, 'under-the-minimum', /bet is 10/],
    ['a bet over it', () => inSecond(), { type: 'bet', to: 20 }, 'over-the-maximum', /bet is 10/],
    [
      'between the two sizes',
      () => inSecond({ secondRoundUnit: 'either' }),
      { type: 'bet', to: 7 },
      'off-the-step',
      /from 5 go in steps of 5/,
    ],
    [
      'by a player who can only call',
      () => dealt({ purses: [200, 6, 200] }),
      { type: 'raise', to: 10 },
      'over-the-purse',
      /With 4 chips.*only call/,
    ],
    [
      'when the betting is capped',
      () => dealt().play('raise 10, raise 15, raise 20'),
      { type: 'raise', to: 25 },
      'not-now',
      /capped/,
    ],
    [
      'over a short all-in, by a player who has already acted',
      () => inSecond({ purses: [2000, 200, 20, 2000] }).play('bet 10, raise 13, call, call'),
      { type: 'raise', to: 20 },
      'not-now',
      /does not reopen the betting/,
    ],
  ] as const)
    test(name, () => refuses(table(), action, code, said));
  test('when every opponent is all-in', () => {
    const table = dealt({ purses: [200, 7, 6] });
    table.play('call, call');
    assert.equal(table.state.phase, 'turnUp', 'there is no betting left');
    const raised = dealt({ purses: [200, 12, 200] }).play('raise 10, fold');
    refuses(raised, { type: 'raise', to: 15 }, 'not-now', /Every opponent is all-in/);
  });
  test('buying less than the buy-in, or without end', () => {
    const table = tableOf({ purses: [200, 50, 200] });
    refuses(table, { type: 'buyIn', amount: 149 }, 'under-the-minimum', /buy-in of 200: 150 more/, BRUNO);
    refuses(table, { type: 'buyIn', amount: 5000 }, 'over-the-maximum', /up to 2000/, BRUNO);
    refuses(table, { type: 'sit', amount: 200 }, 'not-now', /taken already/, BRUNO);
  });
});

describe('actions of another part of the hand', () => {
  const four = { cards: ['Kh', 'Qh', 'Ah', 'Th'] };
  for (const [name, table, action, code, said] of [
    ['a check of the forced bet', () => dealt(), { type: 'check' }, 'not-now', /5 chips to call/],
    ['a bet over the forced bet', () => dealt(), { type: 'bet', to: 10 }, 'not-now', /bet of 5: raise it/],
    ['completing', () => dealt(), { type: 'complete', to: 10 }, 'not-now', /raise it/],
    ['a call with nothing to call', () => inSecond(), { type: 'call' }, 'nothing-there', /nothing to call/],
    ['a fold with nothing to call', () => inSecond(), { type: 'fold' }, 'not-in-these-rules', /nothing to call: check/],
    [
      'a raise with nothing to raise',
      () => inSecond(),
      { type: 'raise', to: 10 },
      'not-now',
      /Nobody has bet yet: bet/,
    ],
    ['a muck in a round', () => inSecond(), { type: 'muck' }, 'not-now', /No hand can be shown now/],
    ['a show in a round', () => inSecond(), { type: 'show', ...four }, 'not-now', /No hand can be shown now/],
    ['done in a round', () => inSecond(), { type: 'done' }, 'not-now', /this part of the hand/],
    ['reopen in a round', () => inSecond(), { type: 'reopen' }, 'not-now', /this part of the hand/],
    ['a bet when two cards are to be turned up', turningUp, { type: 'bet', to: 10 }, 'not-now', /Two cards/],
    ['a bet by a player who is left alone', () => alone(), { type: 'bet', to: 10 }, 'not-now', /no betting now/],
  ] as const)
    test(name, () => refuses(table(), action, code, said));
  test('turning up two cards before everybody has four', () =>
    refuses(dealt(), { type: 'turnUp', seat: BRUNO, cards: ['7d', '8h'] }, 'not-now', /once all have four/));
  test('done by a player without chips, and when no further hand is possible', () => {
    const hands = ['Ac Ad Ah 8s', '7c 8d 9h Js', 'Kc Kd 7s 9s', 'Qc Qd Td 8h'];
    const table = dealt({ hands, purses: [200, 7, 200, 200] }).until();
    table.act({ type: 'nextHand' }, 'croupier');
    refuses(table, { type: 'done' }, 'not-now', /no chips: buyIn first/, BRUNO);
    const over = dealt({ hands: hands.slice(0, 3), purses: [200, 7, 200] }).until();
    over.act({ type: 'nextHand' }, 'croupier');
    refuses(over, { type: 'done' }, 'over', /Too few players have chips/, ANNA);
    assert.ok(!over.offers(ANNA).some(({ type }) => type === 'done'));
  });
});

describe('two up, two down', () => {
  const turnUp = (...cards: readonly string[]) => ({ type: 'turnUp', seat: BRUNO, cards });
  for (const [name, action, said] of [
    ['one card', turnUp('7d'), /two of the four.*not 1/],
    ['three cards', turnUp('7d', '8h', '9s'), /not 3/],
    ['a card twice', turnUp('7d', '7d'), /"7d" is not one of these cards, or is listed twice/],
    ['another player’s card', turnUp('7d', 'Ah'), /"Ah" is not one of/],
    ['a card that is not in the pack', turnUp('2d', '7d'), /"2d" is not one of/],
    ['in an order other than the pack’s', turnUp('8h', '7d'), /in the order of the pack/],
    ['a covered card', turnUp('??', '7d'), /"\?\?" is not one of/],
    ['for another seat', { ...turnUp('7c', '8d'), seat: ANNA }, /seat 0 is not the seat that turns cards up, 1/],
  ] as const)
    for (const how of ['simultaneous', 'clockwise'] as const)
      test(`${name}, ${how}`, () => refuses(turningUp({ turnUpOrder: how }), action, 'malformed', said, BRUNO));
  test('done before two cards are turned up', () =>
    refuses(turningUp(), { type: 'done' }, 'not-now', /must be turned face up first/, BRUNO));
  test('a different choice after done', () => {
    const table = turningUp();
    table.act({ type: 'turnUp', seat: BRUNO, cards: ['7d', '8h'] }, BRUNO).act({ type: 'done' }, BRUNO);
    refuses(table, turnUp('7d', '9s'), 'not-your-turn', /use “reopen” to undo it/, BRUNO);
  });
  test('a choice by a player who has folded', () => {
    const table = dealt({ hands: HANDS }).play('fold, call, call');
    refuses(table, turnUp('7d', '8h'), 'not-your-turn', /not in this hand/, BRUNO);
  });
  test('clockwise: out of turn', () =>
    refuses(
      turningUp({ turnUpOrder: 'clockwise' }),
      { type: 'turnUp', seat: CARLA, cards: ['Kh', 'Ah'] },
      'not-your-turn',
      /seat 1/,
      CARLA,
    ));
  test('clockwise: a second choice, while Vorhand is the last to turn up two', () => {
    const table = turningUp({ turnUpOrder: 'clockwise' });
    for (const [seat, cards] of [
      [BRUNO, ['7d', '8h']],
      [CARLA, ['Th', 'Kh']],
      [DORA, ['7s', '8c']],
    ] as const)
      table.act({ type: 'turnUp', seat, cards });
    assert.equal(table.turn, 'Anna');
    refuses(table, turnUp('9s', 'Tc'), 'not-your-turn', /turn of seat 0/, BRUNO);
    refuses(table, { type: 'done' }, 'not-now', /this part of the hand/);
  });
  test('the croupier turning up cards that nobody chose there', () => {
    const table = turningUp();
    let { state } = table;
    for (const seat of [ANNA, BRUNO, CARLA, DORA]) {
      const [action] = einundvierzig.legal(einundvierzig.view(state, seat));
      state = einundvierzig.apply(state, seat, action as never).state;
      state = einundvierzig.apply(state, seat, { type: 'done' }).state;
    }
    const there = [BRUNO, CARLA, DORA, ANNA].flatMap(seat => state.upCards[seat]!);
    const check = (cards: readonly string[]) => einundvierzig.check(state, 'croupier', { type: 'reveal', cards });
    assert.equal(check(there), undefined);
    assert.match(check(['As', ...there.slice(1)])!.message, /"As" is not the card that lies there/);
    assert.match(check(['??', ...there.slice(1)])!.message, /"\?\?" is not/);
    assert.match(check(there.slice(2))!.message, /8 cards to name, not 6/);
    assert.equal(einundvierzig.check(state, 'croupier', { type: 'showdown', cards: there })?.code, 'not-now');
    assert.equal(einundvierzig.check(state, 'croupier', { type: 'deal', cards: there })?.code, 'not-now');
    assert.equal(einundvierzig.check(state, 'croupier', { type: 'nextHand' })?.code, 'not-now');
  });
});

describe('a 41 that won without a showdown', () => {
  const show = (...cards: readonly string[]) => ({ type: 'show', cards });
  for (const [name, action, code, said] of [
    ['too few cards', show('Kh', 'Qh', 'Ah'), 'malformed', /4 cards to name, not 3/],
    ['a card still in the pack', show('Kh', 'Qh', 'Ah', 'Jh'), 'malformed', /"Jh" is not one of these cards/],
    ['without the face-up cards', show('Ac', 'Kc', 'Qc', 'Jc'), 'malformed', /already face up are not among/],
    ['a hand that is not 41', show('Kh', 'Qh', 'Th', 'Jh'), 'nothing-there', /Only a hand of 41/],
    ['covered cards', show('Kh', 'Qh', '??', '??'), 'nothing-there', /Only a hand of 41/],
  ] as const)
    test(name, () => refuses(alone(), action, code, said));
  test('showing a hand without 41', () => {
    const table = alone([HANDS[0]!, HANDS[1]!, 'Kh Qh 7h 8s', HANDS[3]!]);
    refuses(table, show('Kh', 'Qh', '7h', '8s'), 'nothing-there', /Only a hand of 41/);
    refuses(table, show('Kh', 'Qh', 'Ah', 'Th'), 'malformed', /"Ah" is not one of/);
  });
  test('an action by another seat', () =>
    refuses(alone(), { type: 'muck' }, 'not-your-turn', /seat 2, not of seat 1/, BRUNO));
});

describe('what the croupier deals', () => {
  /** Three players who wait for their first cards. */
  const waiting = () => {
    let state = einundvierzig.open();
    for (const seat of [ANNA, BRUNO, CARLA]) state = einundvierzig.apply(state, seat, { type: 'done' }).state;
    return state;
  };
  const deal = (cards: string) => ({ type: 'deal', cards: cards.split(' ') as Card[] }) as const;
  for (const [name, cards, said] of [
    ['a card twice', '7c 8c 9c Tc Jc 7c', /7c is on the table already/],
    ['a card that is not one of the 32', '7c 8c 9c Tc Jc 2c', /2c is not in the pack of 32/],
    ['too few', '7c 8c 9c', /6 cards to name, not 3/],
    ['too many', '7c 8c 9c Tc Jc Qc Kc', /not 7/],
  ] as const)
    test(name, () => {
      const refusal = einundvierzig.check(waiting(), 'croupier', deal(cards));
      assert.equal(refusal?.code, 'malformed');
      assert.match(refusal.message, said);
    });
  test('a card that a seat has already', () => {
    let { state } = einundvierzig.apply(waiting(), 'croupier', deal('7c 8c 9c Tc Jc Qc'));
    for (let seat = 0; seat < 2; seat++) state = einundvierzig.apply(state, state.round!.toAct, { type: 'call' }).state;
    assert.equal(state.phase, 'deal');
    const check = (cards: string) => einundvierzig.check(state, 'croupier', deal(cards));
    assert.match(check('7d 8d 9d Td Jd 7c')!.message, /7c is on the table already/);
    assert.equal(check('7d 8d 9d Td Jd Qd'), undefined);
  });
  test('hidden cards are accepted', () =>
    assert.equal(einundvierzig.check(waiting(), 'croupier', deal('?? ?? ?? ?? 7c 8c')), undefined));
  test('dealing in another part of the hand', () => {
    const check = (action: unknown) => einundvierzig.check(waiting(), 'croupier', action)?.code;
    assert.equal(check({ type: 'nextHand' }), 'not-now');
    assert.equal(check({ type: 'showdown', cards: [] }), 'not-now');
  });
});

logsAreChecked(einundvierzig);

describe('the logs of a seat', () => {
  const log = (actions: readonly unknown[] = []) => newLog(einundvierzig, {}, actions as never);
  test('the log of a seat, with the others’ choices hidden, is accepted as it is', () => {
    const cards = ['7c', '8c', '9c', 'Tc', 'Jc', 'Qc'];
    const more = ['7d', '8d', '9d', 'Td', 'Jd', 'Qd'];
    const full = log([
      ...[ANNA, BRUNO, CARLA].map(actor => ({ actor, action: { type: 'done' } })),
      { actor: 'croupier', action: { type: 'deal', cards } },
      { actor: BRUNO, action: { type: 'call' } },
      { actor: CARLA, action: { type: 'call' } },
      { actor: 'croupier', action: { type: 'deal', cards: more } },
      { actor: BRUNO, action: { type: 'turnUp', seat: BRUNO, cards: ['7c', '7d'] } },
    ]);
    for (const viewer of [ANNA, BRUNO, 'onlooker'] as const) {
      const theirs = redactLog(einundvierzig, full, viewer);
      const { cards } = theirs.actions.at(-1)!.action as { cards: readonly Card[] };
      assert.deepEqual(cards, viewer === BRUNO ? ['7c', '7d'] : ['??', '??']);
      assert.equal(replay(einundvierzig, theirs).state.upCards[BRUNO]!.length, 2);
    }
  });

  test('the log of a seat names its own cards of both deals, and nobody else’s', () => {
    const full = log([
      ...[ANNA, BRUNO, CARLA].map(actor => ({ actor, action: { type: 'done' } })),
      { actor: 'croupier', action: { type: 'deal', cards: ['7c', '8c', '9c', 'Tc', 'Jc', 'Qc'] } },
      { actor: BRUNO, action: { type: 'fold' } },
      { actor: CARLA, action: { type: 'call' } },
      { actor: 'croupier', action: { type: 'deal', cards: ['7d', '8d', '9d', 'Td'] } },
    ]);
    const seen = (viewer: number | 'onlooker') =>
      redactLog(einundvierzig, full, viewer)
        .actions.map(({ action }) => action as { type: string; cards?: readonly Card[] })
        .flatMap(({ type, cards = [] }) => (type === 'deal' ? [cards.join(' ')] : []));
    assert.deepEqual(seen(ANNA), ['?? ?? 9c ?? ?? Qc', '?? 8d ?? Td']);
    assert.deepEqual(seen(BRUNO), ['7c ?? ?? Tc ?? ??', '?? ?? ?? ??']);
    assert.deepEqual(seen(CARLA), ['?? 8c ?? ?? Jc ??', '7d ?? 9d ??']);
    assert.deepEqual(seen('onlooker'), ['?? ?? ?? ?? ?? ??', '?? ?? ?? ??']);
  });

  /** Three players who have called; each hand as the log names it. Then what comes in the order Bruno, Carla, Anna. */
  const hand = (first: string, second: string, ...rest: readonly (readonly [number | 'croupier', object])[]) =>
    log([
      ...[ANNA, BRUNO, CARLA].map(actor => ({ actor, action: { type: 'done' } })),
      { actor: 'croupier', action: { type: 'deal', cards: first.split(' ') } },
      { actor: BRUNO, action: { type: 'call' } },
      { actor: CARLA, action: { type: 'call' } },
      { actor: 'croupier', action: { type: 'deal', cards: second.split(' ') } },
      ...rest.map(([actor, action]) => ({ actor, action })),
    ]);
  const chose = (seat: number, cards: string) =>
    [
      [seat, { type: 'turnUp', seat, cards: cards.split(' ') }],
      [seat, { type: 'done' }],
    ] as const;
  const reveal = (cards: string) => ['croupier', { type: 'reveal', cards: cards.split(' ') }] as const;
  const showdown = (cards: string) => ['croupier', { type: 'showdown', cards: cards.split(' ') }] as const;
  const checks = [BRUNO, CARLA, ANNA].map(seat => [seat, { type: 'check' }] as const);
  const end = (log: unknown) => replay(einundvierzig, log).state;

  test('cards turned up one after the other are in every log', () => {
    const inTurn = [BRUNO, CARLA, ANNA].map(
      (seat, place) => [seat, { type: 'turnUp', seat, cards: [`${'789'[place]!}c`, `${'789'[place]!}d`] }] as const,
    );
    const full = {
      ...hand('7c 8c 9c Tc Jc Qc', '7d 8d 9d Td Jd Qd', ...inTurn),
      options: { turnUpOrder: 'clockwise' },
    };
    for (const viewer of [ANNA, BRUNO, 'onlooker'] as const) {
      const laid = redactLog(einundvierzig, replay(einundvierzig, full).log, viewer).actions.slice(-3);
      assert.deepEqual(
        laid.map(({ action }) => (action as { cards: readonly Card[] }).cards.join(' ')),
        ['7c 7d', '8c 8d', '9c 9d'],
      );
    }
  });

  describe('a hidden choice in a log must be cards of that hand', () => {
    const after = (cards: string) =>
      hand(
        '7c 8c 9c Tc Jc Qc',
        '7d 8d 9d Td Jd Qd',
        ...chose(BRUNO, '?? ??'),
        ...chose(CARLA, '8c 8d'),
        ...chose(ANNA, '9c 9d'),
        reveal(`${cards} 8c 8d 9c 9d`),
      );
    test('may be two of its cards', () => assert.deepEqual(end(after('7c Td')).upCards[BRUNO], ['7c', 'Td']));
    for (const [name, cards] of [
      ['another player’s card', '7c Jc'],
      ['a card that nobody has', '7c As'],
      ['the same card twice', '7c 7c'],
    ] as const)
      test(`may not be ${name}`, () =>
        assert.throws(() => end(after(cards)), /is not one of these cards, or is listed twice/));
    test('is checked for each hand, not only the first', () => {
      const chosen = [...chose(BRUNO, '7c 7d'), ...chose(CARLA, '?? ??'), ...chose(ANNA, '9c 9d')];
      const after = (cards: string) =>
        hand('7c 8c 9c Tc Jc Qc', '7d 8d 9d Td Jd Qd', ...chosen, reveal(`7c 7d ${cards} 9c 9d`));
      assert.deepEqual(end(after('8c Jd')).upCards[CARLA], ['8c', 'Jd']);
      assert.throws(() => end(after('8c As')), /"As" is not one of these cards/);
    });
    test('one after the other, all cards are face up at once, and nothing is hidden', () => {
      const log = hand('7c 8c 9c Tc Jc Qc', '7d 8d 9d Td Jd Qd', ...chose(BRUNO, '?? ??'));
      assert.throws(() => end({ ...log, options: { turnUpOrder: 'clockwise' } }), /"\?\?" is not one of these cards/);
      const inTurn = [BRUNO, CARLA, ANNA].map(
        (seat, place) =>
          [seat, { type: 'turnUp', seat, cards: ['7c 7d', '8c 8d', '?? ??'][place]!.split(' ') }] as const,
      );
      const last = hand('7c 8c 9c Tc Jc Qc', '7d 8d 9d Td Jd Qd', ...inTurn);
      assert.throws(() => end({ ...last, options: { turnUpOrder: 'clockwise' } }), /"\?\?" is not one of these cards/);
    });
  });

  describe('a hand of which the log names some cards', () => {
    const open = [...chose(CARLA, '8c 8d'), ...chose(ANNA, '9c 9d')];
    const from = (two: string, covered: string) =>
      hand(
        '?? 8c 9c Kh Jc Qc',
        '7s 8d 9d 8s Jd Qd',
        ...chose(BRUNO, two),
        ...open,
        reveal(`${two} 8c 8d 9c 9d`),
        ...checks,
        showdown(`${covered} Jc Jd Qc Qd`),
      );
    test('contains the named cards, whether they were face up or face down', () => {
      assert.deepEqual(end(from('7s 8s', 'As Kh')).cards[BRUNO], ['7s', '8s', 'As', 'Kh']);
      assert.deepEqual(end(from('8s As', 'Kh 7s')).cards[BRUNO], ['8s', 'As', 'Kh', '7s']);
    });
    test('may differ in no more cards than the log hides', () => {
      assert.throws(() => end(from('Ks As', 'Kh 7s')), /"As" is not one of these cards/);
      assert.throws(() => end(from('7s 8s', 'As Ks')), /"Ks" is not the card that lies there/);
      assert.throws(() => end(from('7s 8s', 'Jc Kh')), /Jc is on the table already/);
    });
  });

  describe('a 41 that won without a showdown, in a log that hides the hand (E10)', () => {
    const shown = (cards: string) =>
      hand(
        'Jh ?? 9c Tc ?? Qc',
        '7d ?? 9d Td ?? Qd',
        ...chose(BRUNO, '7d Td'),
        ...chose(CARLA, '?? ??'),
        ...chose(ANNA, '9c 9d'),
        reveal('7d Td Qh Kh 9c 9d'),
        [BRUNO, { type: 'check' }],
        [CARLA, { type: 'bet', to: 10 }],
        [ANNA, { type: 'fold' }],
        [BRUNO, { type: 'fold' }],
        [CARLA, { type: 'show', cards: cards.split(' ') }],
      );
    test('may be any four cards possible', () => assert.equal(end(shown('Kh Qh Ah Th')).result!.bonuses[CARLA], 100));
    test('must include both face-up cards', () =>
      assert.throws(() => end(shown('Kh Ah Th Jh')), /already face up are not among/));
    test('may not include another player’s face-down card', () =>
      assert.throws(() => end(shown('Kh Qh Ah Jh')), /"Jh" is not one of these cards/));
  });
});
