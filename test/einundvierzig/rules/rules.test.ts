/** Each ruling of the rule sheet, under its number, with every value of its option; and the sentences of the article. */
import { readFileSync } from 'node:fs';
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { readCards, seededRandom, shuffledSource } from '../../../src/cards.ts';
import { einundvierzig } from '../../../src/rules.ts';
import { categoryOf, pointsOf, readings, strength, type Ranking } from '../../../src/einundvierzig/rules/hand.ts';
import { rakeOn } from '../../../src/stakes/pots.ts';
import { dealerOf, PACK, playersOf } from '../../../src/einundvierzig/rules/table.ts';
import { ANNA, BRUNO, CARLA, DORA, dealt, inSecond, tableOf, type Setting } from './table.ts';

type Table = ReturnType<typeof tableOf>;

const RANKING: Ranking = { ungroupedHand: 'high-card', points: true };
const worth = (cards: string, ranking: Ranking = RANKING) => strength(readCards(cards), ranking);
const best = (cards: string) => readings(readCards(cards))[0]!;
const types = (table: Table) => table.events().map(({ type }) => type);

/** Each hand is worth more than the next. */
const falls = (...hands: readonly string[]) =>
  hands.reduce((higher, lower) => {
    assert.ok(worth(higher) > worth(lower), `${higher} before ${lower}`);
    return lower;
  });

/** The steps at which the seats in turn bet and raise the minimum, until nobody may. */
function ladder(table: Table): readonly number[] {
  const steps: number[] = [];
  for (;;) {
    const offer = table.offers().find(({ type }) => type === 'bet' || type === 'raise');
    if (!offer || !('to' in offer) || steps.length > 9) return steps;
    const to = typeof offer.to === 'number' ? offer.to : offer.to.min;
    table.play(`${offer.type} ${to}`);
    steps.push(to);
  }
}

/** Two left in a round: Anna, who is Vorhand, and Bruno. */
const twoLeft = (round: 1 | 2, options: Setting = {}) => {
  const table = dealt({ seats: 3, purses: [2000, 2000, 2000], ...options }).play('call, fold');
  return round === 1 ? table : table.until('second');
};

describe('“wird von drei bis sieben Personen mit einem Paket zu 32 Blatt gespielt”', () => {
  for (const seats of [3, 4, 5, 6, 7])
    test(`${seats} players`, () => assert.equal(dealt({ seats }).until().state.phase, 'settled'));
  test('the pack: sevens to aces of four suits', () => {
    assert.equal(PACK.length, 32);
    assert.deepEqual(new Set(PACK.map(card => card[0])), new Set('789TJQKA'));
  });
  test('when only two players have chips left, the table is over', () => {
    const hands = ['Ac Ad 7h 8s', 'Kc Kd 7s 9h', '7c 8d 9s Th'];
    const table = dealt({ hands, purses: [7, 7, 200] })
      .play('call, call')
      .until();
    assert.deepEqual(table.result.pots.length, 1);
    table.act({ type: 'nextHand' }, 'croupier');
    assert.equal(einundvierzig.turn(table.state).kind, 'over');
  });
});

test('“Die Zahlkarten Sieben bis Zehn zählen sieben bis zehn, Bube, Dame und König jeweils zehn, das Ass elf Punkte”', () => {
  assert.deepEqual(readCards('7c 8d 9h Ts Jc Qd Kh As').map(pointsOf), [7, 8, 9, 10, 10, 10, 10, 11]);
});

describe('Die Rangfolge der Kartenkombinationen', () => {
  test('four of a rank, four of a suit, three of a rank, three of a suit, points, single', () => {
    falls('7c 7d 7h 7s', 'Ac Kc Qc Jc', '7c 7d 7h As', 'Ac Kc Qc As', 'Ac Ad 7h 8s', 'Ac Kd 9h 7s');
  });
  test('E14: “Das höchste Blatt sind vier Asse, gefolgt von vier Königen usw.”: by rank', () => {
    falls(...'AKQJT987'.split('').map(rank => [...'cdhs'].map(suit => rank + suit).join(' ')));
    falls(...'AKQJT98'.split('').map(rank => `${rank}c ${rank}d ${rank}h 7s`), '7c 7d 7h 8s');
  });
  test('four of a suit: “so entscheidet die Augensumme”, at most 41, at least 34', () => {
    falls('Ac Kc Qc Jc', 'Kc Qc Jc Tc', 'Ac Kc Qc 7c', 'Tc 9c 8c 7c');
    assert.equal(best('Ac Kc Qc Jc').points, 41);
    assert.equal(best('7c 8c 9c Tc').points, 34);
    assert.equal(worth('Ac Kc Qc 7c'), worth('Ad Jd Td 7d'), 'the same sum');
  });
  test('three of a suit: “der Wert der vierten Karte ist ohne Bedeutung”', () => {
    assert.equal(worth('9h 8h 7h As'), worth('9h 8h 7h Tc'));
    falls('Ac Kc Qc 7s', 'Kc Qc Jc As', '9h 8h 7h As');
  });
  test('“Hält ein Spieler ♥ A – ♥ 9 – ♠ 9 – ♣ 8”: the hand counts 20, not 18', () => {
    const all = readings(readCards('Ah 9h 9s 8c'));
    assert.deepEqual(
      all.map(({ points, rank }) => [points, rank]),
      [
        [20, undefined],
        [18, '9'],
      ],
    );
    assert.equal(categoryOf(worth('Ah 9h 9s 8c')), 'points');
  });
  test('“Halten zwei Spieler gleichwertige Kombinationen, so gewinnt die Vorhand”', () => {
    const hands = ['Kc Kd 7h 8s', 'Qc Qd 7s 8h', 'Jc Jd 7d 8c'];
    const table = dealt({ hands }).until();
    assert.equal(table.result.pots[0]!.winner, ANNA);
    assert.equal(table.result.pots[0]!.tied, true);
  });
  test('“bzw. der Spieler der näher zur Linken der Vorhand sitzt”', () => {
    const hands = ['7c 8d 9h Ts', '9c 9d 7h 8s', 'Kc Kd 7s 8h', 'Qc Qd 7d 8c'];
    assert.equal(dealt({ hands }).until().won(), '27 Carla');
    const fourth = dealt({ hands, purses: [500, 500, 500, 500] });
    for (let hand = 1; hand < 4; hand++) fourth.until().deal();
    assert.equal(fourth.state.forehand, DORA);
    assert.equal(fourth.until().won(), '27 Dora', 'as Vorhand');
  });
});

describe('Ante', () => {
  test('“zahlt jeder Spieler ein sogenanntes Ante, die Vorhand zusätzlich das untere Limit”', () => {
    const table = dealt();
    assert.deepEqual(table.state.accounts.cloth, [7, 2, 2, 2]);
    assert.deepEqual(dealt({ ante: 0, lowerLimit: 20, higherLimit: 40 }).state.accounts.cloth, [20, 0, 0, 0]);
  });
  test('a player with less is all-in, and the others owe the full bet', () => {
    const table = dealt({ purses: [4, 1, 200, 200] });
    assert.deepEqual(table.state.accounts.cloth, [4, 1, 2, 2]);
    assert.equal(table.turn, 'Carla');
    assert.equal(table.may(), 'fold | call 5 | raise 10');
  });
  test('says who pays, and who goes all-in by it', () => {
    const paid = dealt({ purses: [7, 1, 2, 200] })
      .events()
      .flatMap(event =>
        event.type === 'ante' || event.type === 'forced' ? [[event.type, event.seat, event.amount, event.allIn]] : [],
      );
    assert.deepEqual(paid, [
      ['ante', BRUNO, 1, true],
      ['ante', CARLA, 2, true],
      ['ante', DORA, 2, false],
      ['ante', ANNA, 2, false],
      ['forced', ANNA, 5, true],
    ]);
    const free = dealt({ ante: 0 }).events();
    assert.ok(!free.some(({ type }) => type === 'ante'), 'nothing is said where there is no ante');
  });
  test('“die Rolle der Vorhand wechselt nach jedem Spiel im Uhrzeigersinn”', () => {
    const table = dealt({ seats: 3 });
    const seats = [table.state.forehand];
    for (let hand = 1; hand < 4; hand++) seats.push(table.until().deal().state.forehand);
    assert.deepEqual(seats, [ANNA, BRUNO, CARLA, ANNA]);
    const told = table.events().flatMap(event => (event.type === 'nextHand' ? [[event.hand, event.forehand]] : []));
    assert.deepEqual(told, [
      [2, BRUNO],
      [3, CARLA],
      [4, ANNA],
    ]);
  });
  test('Vorhand passes over players without chips', () => {
    const hands = ['Ac Ad 7h 8s', '7c 8d 9h Js', 'Kc Kd 7s 9s', 'Qc Qd Td 8h'];
    const table = dealt({ hands, purses: [200, 7, 200, 200] }).until();
    assert.equal(table.deal().state.forehand, CARLA);
  });
  test('dealer: “die Karten werden stets vom Croupier geteilt”', () => assert.equal(dealerOf(dealt().state), -1));
  test('dealer: “der Spieler zur Linken des Kartengebers ist die Vorhand”', () => {
    const table = dealt({ dealer: 'players' });
    assert.equal(dealerOf(table.state), DORA);
    assert.equal(dealerOf(table.until().deal().state), ANNA);
    const away = tableOf({ dealer: 'players' }).act({ type: 'sitOut' }, DORA);
    assert.equal(dealerOf(away.state), CARLA, 'a player who sits out does not deal');
  });
});

describe('Erste Wettrunde', () => {
  test('“Jeder Spieler erhält nun zwei Karten verdeckt”', () => {
    const { state } = dealt();
    assert.deepEqual(
      state.cards.map(hand => hand.length),
      [2, 2, 2, 2],
    );
    assert.deepEqual(einundvierzig.view(state, BRUNO).cards[ANNA], ['??', '??']);
  });
  test('only its owner sees a card that is dealt', () => {
    const table = dealt({ hands: ['7c 8d 9h Ts', 'Ac Kd Qh Js', '7d 8h 9s Tc'] });
    const cards = table.events().filter(({ type }) => type === 'card');
    const toldTo = (viewer: number | 'onlooker') =>
      cards.map(event => einundvierzig.redactEvent(event, viewer)).map(event => event.type === 'card' && event.card);
    assert.deepEqual(toldTo(BRUNO), ['Ac', '??', '??', 'Kd', '??', '??']);
    assert.deepEqual(toldTo(ANNA), ['??', '??', '7c', '??', '??', '8d']);
    assert.deepEqual(toldTo('onlooker'), Array(6).fill('??'));
  });
  test('“beginnend beim Spieler links von Vorhand”, clockwise', () => {
    const table = dealt();
    const spoken = [0, 1, 2].map(() => {
      const name = table.turn;
      table.play('call');
      return name;
    });
    assert.deepEqual(spoken, ['Bruno', 'Carla', 'Dora']);
    assert.equal(table.state.phase, 'turnUp');
  });
  test('each player chooses “ob er den Einsatz halten oder ob er aussteigen möchte”, or raises by the lower limit', () => {
    assert.equal(dealt().may(), 'fold | call 5 | raise 10');
    assert.equal(dealt().play('raise 10').may(), 'fold | call 10 | raise 15');
  });
  test('“in diesem Fall legt er seine Karten verdeckt ab”: nobody sees them', () => {
    const table = dealt().play('fold').until();
    const { cards } = einundvierzig.view(table.state, ANNA);
    assert.deepEqual(cards[BRUNO], ['??', '??']);
    assert.ok(!cards[CARLA]!.includes('??'));
  });
  test('“kann der Einsatz höchstens dreimal gesteigert werden”: 5, 10, 15, 20', () => {
    assert.deepEqual(ladder(dealt()), [10, 15, 20]);
    assert.equal(dealt().play('raise 10, raise 15, raise 20').may(), 'fold | call 15');
  });
  test('a player who raised does not act again when all others call', () => {
    assert.equal(dealt().play('raise 10, call, call, call').state.phase, 'turnUp');
  });
  test('“Steigen in einer Wettrunde alle Spieler bis auf einen aus, so erhält dieser den Pot”', () => {
    const table = dealt().play('fold, fold, fold');
    assert.equal(table.won(), '8 Anna', 'her forced 5 go back; a pot of 8 pays no rake');
    assert.equal(table.result.showdown, false);
    assert.deepEqual(einundvierzig.view(table.state, BRUNO).cards[ANNA], ['??', '??'], 'the last player need not show');
  });
});

describe('Zweite Wettrunde', () => {
  test('players who stay “erhalten nun zwei weitere Karten verdeckt”', () => {
    const { state } = dealt().play('fold, call, call');
    assert.deepEqual(
      state.cards.map(hand => hand.length),
      [4, 2, 4, 4],
    );
  });
  test('players “legen jeweils zwei ihrer vier Karten offen vor sich auf den Tisch”, any two', () => {
    const table = dealt({ hands: ['7c 8d 9h Ts', 'Ac Kd Qh Js'] }).until('turnUp');
    assert.equal(table.offers(BRUNO).length, 6);
    table.turnUp('7c Ts', 'Qh Kd');
    assert.deepEqual(table.state.upCards[ANNA], ['7c', 'Ts']);
    assert.deepEqual(einundvierzig.view(table.state, CARLA).upCards[BRUNO], ['Qh', 'Kd']);
    assert.deepEqual(einundvierzig.view(table.state, CARLA).cards[BRUNO], ['??', '??', '??', '??']);
  });
  test('a player who is all-in turns up two cards too', () => {
    const table = dealt({ purses: [200, 4, 200, 200] }).play('call, call, call');
    assert.equal(table.turn, 'Anna Bruno Carla Dora');
  });
});

describe('Show down', () => {
  test('“Die Spieler decken ihre Karten auf”: all of them', () => {
    const table = inSecond({ seats: 3 }).play('check, check, check');
    assert.equal(table.events().filter(({ type }) => type === 'shown').length, 3);
    assert.ok(!einundvierzig.view(table.state, 'onlooker').cards.flat().includes('??'));
  });
  test('each sees all four cards of the others, the face-up ones first', () => {
    const table = dealt({ hands: ['7c 8d 9h Ts', 'Ac Kd Qh Js', '7d 8h 9s Tc'] }).until('turnUp');
    table.turnUp('', 'Qh Kd').until();
    assert.deepEqual(einundvierzig.view(table.state, ANNA).cards[BRUNO], ['Qh', 'Kd', 'Ac', 'Js']);
  });
  test('“er muss dann sein Blatt nicht aufdecken”, in the second round as well', () => {
    const table = inSecond({ hands: ['7c 8d 9h Ts', '7d 8h Tc 9s'], seats: 4 }).play('bet 10, fold, fold, fold');
    assert.equal(table.state.phase, 'settled');
    assert.ok(!types(table).includes('shown'));
    assert.equal(table.won(), '27 Bruno');
  });
});

describe('E1: no two cards share rank or suit', () => {
  const hands = ['Kc Qd 8h 7s', 'Jc 9d Ts Ah', 'Td Jh 9c 8s'];
  test('high-card: the best single card, 11 or 10', () => {
    assert.equal(worth('Ac Kd 9h 7s'), 11);
    assert.equal(worth('Kc Qd 9h 7s'), 10);
    assert.deepEqual(dealt({ hands }).until().purses, [193, 213, 193]);
  });
  test('such a hand ranks below any two cards', () => {
    falls('7c 7d 8h 9s', 'Ac Kd 9h 7s');
  });
  test('zero: the hand is worth nothing, and all such hands are equal', () => {
    assert.equal(worth('Ac Kd 9h 7s', { ...RANKING, ungroupedHand: 'zero' }), 0);
    const table = dealt({ hands, ungroupedHand: 'zero' }).until();
    assert.deepEqual(table.purses, [213, 193, 193]);
    assert.equal(table.result.pots[0]!.tied, true);
  });
  test('there are 1,680 such hands', () => {
    let count = 0;
    PACK.forEach((a, i) =>
      PACK.slice(i + 1).forEach((b, j) =>
        PACK.slice(i + j + 2).forEach((c, k) =>
          PACK.slice(i + j + k + 3).forEach(d => {
            if (strength([a, b, c, d], RANKING) < 14) count++;
          }),
        ),
      ),
    );
    assert.equal(count, 1680);
  });
});

test('E2: two pairs count as the better one', () => {
  assert.equal(best('9c 9d 8h 8s').points, 18);
  assert.equal(worth('9c 9d 8h 8s'), worth('9h 9s 7c 8d'));
});

test('E3: two kings, 20, equal an ace and a nine of a suit, 20', () => {
  assert.equal(worth('Kc Kd 7h 8s'), worth('Ah 9h 9s 8c'));
  const hands = ['7d 8c 9d Ts', 'Ah 9h 9s 8d', 'Kc Kd 7h 8s'];
  assert.deepEqual(dealt({ hands }).until().purses, [193, 213, 193]);
});

describe('E4: “Bezahlt ein Spieler den Einsatz ohne zu erhöhen, obwohl er dazu berechtigt wäre, kommt es zum Show down”', () => {
  test('round-closed: once all have matched or folded', () => {
    const table = inSecond().play('bet 10, call');
    assert.equal(table.turn, 'Dora');
    table.play('raise 20, call, call');
    assert.equal(table.state.phase, 'bet');
    assert.equal(table.play('call').state.phase, 'settled');
  });
  test('first-call: at the first call, and the others are in for what they have paid', () => {
    const hands = ['Kc Kd Kh 7s', '9c 9d 7h 8s', 'Qc Qd 7c 8d', 'Ac Ad Ah 8h'];
    const table = inSecond({ hands, showdownTrigger: 'first-call' }).play('bet 10, call');
    assert.equal(table.state.phase, 'settled');
    assert.equal(table.won(), '27 Dora, 19 Carla', 'of 28, and of 20 that only Bruno and Carla have paid');
  });
  test('first-call: does not apply to the first round', () => {
    assert.equal(dealt({ showdownTrigger: 'first-call' }).play('call').state.phase, 'bet');
  });
});

describe('E5: “oder wurde bei mehr als zwei im Spiel verbliebenen Spielern bereits dreimal erhöht”', () => {
  const FOREVER = 10;
  for (const [option, first, second] of [
    ['last-round', 2, FOREVER],
    ['never', 2, 4],
    ['always', FOREVER, FOREVER],
  ] as const) {
    test(`${option}: two left in the first round`, () => {
      const table = dealt({ seats: 3, purses: [2000, 2000, 2000], capLiftedHeadsUp: option }).play('raise 10, fold');
      assert.equal(ladder(table).length, first);
    });
    test(`${option}: two left in the second round`, () => {
      assert.equal(ladder(twoLeft(2, { capLiftedHeadsUp: option })).length, second);
    });
    test(`${option}: three left`, () => {
      assert.deepEqual(ladder(inSecond({ seats: 3, capLiftedHeadsUp: option })), [10, 20, 30, 40]);
    });
  }
  test('the cap is lifted in the middle of the round', () => {
    const table = inSecond({ seats: 3 }).play('bet 10, raise 20, raise 30, raise 40');
    assert.equal(table.may(), 'fold | call 20');
    assert.equal(table.play('fold').may(), 'fold | call 10 | raise 50');
  });
  test('a third player who is all-in still counts', () => {
    assert.equal(ladder(inSecond({ purses: [7, 2000, 2000] })).length, 4);
  });
});

describe('E6: the second round', () => {
  test('check, left-of-forehand: no forced bet, Vorhand acts last; when all check, hands are shown', () => {
    const table = inSecond();
    assert.equal(table.turn, 'Bruno');
    assert.equal(table.may(), 'check | bet 10');
    table.play('check, check, check');
    assert.equal(table.turn, 'Anna');
    assert.equal(table.play('check').state.phase, 'settled');
  });
  test('each round says who acts first, with or without a forced bet', () => {
    const told = (options: Setting) =>
      inSecond(options)
        .events()
        .flatMap(event => (event.type === 'actsFirst' ? [[event.round, event.seat]] : []));
    const left = [
      [1, BRUNO],
      [2, BRUNO],
    ];
    assert.deepEqual(told({}), left);
    assert.deepEqual(told({ secondRoundOpening: 'forehand-forced' }), left);
    assert.deepEqual(told({ secondRoundFirst: 'forehand' }), [
      [1, BRUNO],
      [2, ANNA],
    ]);
  });
  test('the first player on the left still in the hand acts first', () => {
    assert.equal(dealt().play('fold, call, call').until('second').turn, 'Carla');
  });
  test('forehand: Vorhand acts first, or the next player still in the hand', () => {
    const secondRoundFirst = 'forehand';
    assert.equal(inSecond({ secondRoundFirst }).turn, 'Anna');
    assert.equal(dealt({ secondRoundFirst }).play('raise 10, call, call, fold').until('second').turn, 'Bruno');
  });
  test('forehand-forced: Vorhand must bet again, the full limit of the round', () => {
    for (const secondRoundFirst of ['left-of-forehand', 'forehand'] as const) {
      const table = inSecond({ secondRoundOpening: 'forehand-forced', secondRoundFirst });
      assert.deepEqual(table.state.round!.bets, [10, 0, 0, 0]);
      assert.equal(table.turn, 'Bruno');
      assert.equal(table.may(), 'fold | call 10 | raise 20');
      assert.equal(table.play('call, call, call').state.phase, 'settled');
    }
    assert.equal(
      inSecond({ secondRoundOpening: 'forehand-forced', secondRoundUnit: 'lower' }).may(),
      'fold | call 5 | raise 10',
    );
    assert.deepEqual(ladder(inSecond({ secondRoundOpening: 'forehand-forced' })), [20, 30, 40]);
  });
  test('forehand-forced: the next player clockwise must bet, if Vorhand has folded or is all-in', () => {
    const folded = dealt({ secondRoundOpening: 'forehand-forced' }).play('raise 10, call, call, fold').until('second');
    assert.deepEqual(folded.state.round!.bets, [0, 10, 0, 0]);
    assert.equal(folded.turn, 'Carla');
    const allIn = inSecond({ secondRoundOpening: 'forehand-forced', purses: [7, 200, 200, 200] });
    assert.deepEqual(allIn.state.round!.bets, [0, 10, 0, 0]);
  });
});

describe('E7: “Split Limit (€ 5 / € 10)”', () => {
  for (const [secondRoundUnit, opens, raises, steps] of [
    ['higher', 'check | bet 10', 'fold | call 10 | raise 20', [10, 20, 30, 40]],
    ['lower', 'check | bet 5', 'fold | call 5 | raise 10', [5, 10, 15, 20]],
    ['either', 'check | bet 5-10/5', 'fold | call 5 | raise 10-15/5', [5, 10, 15, 20]],
  ] as const)
    test(secondRoundUnit, () => {
      const table = inSecond({ secondRoundUnit });
      assert.equal(table.may(), opens);
      assert.equal(table.play(`bet ${steps[0]}`).may(), raises);
      assert.deepEqual(ladder(inSecond({ secondRoundUnit })), steps);
    });
  test('either: a raise is no smaller than the last bet or raise', () => {
    assert.equal(inSecond({ secondRoundUnit: 'either' }).play('bet 10').may(), 'fold | call 10 | raise 20');
  });
  test('the first round has the lower limit, whatever the second has', () => {
    for (const secondRoundUnit of ['higher', 'lower', 'either'])
      assert.equal(dealt({ secondRoundUnit }).may(), 'fold | call 5 | raise 10');
  });
});

describe('E8: everybody has only called the forced bet', () => {
  test('false: the round is over', () => assert.equal(dealt().play('call, call, call').state.phase, 'turnUp'));
  test('true: Vorhand may raise, and may check', () => {
    const table = dealt({ forehandOption: true }).play('call, call, call');
    assert.equal(table.turn, 'Anna');
    assert.equal(table.may(), 'check | raise 10');
    assert.equal(table.play('raise 10').may(), 'fold | call 5 | raise 15');
    assert.equal(dealt({ forehandOption: true }).play('call, call, call, check').state.phase, 'turnUp');
  });
});

describe('E9: “Zwei auf – zwei zu”', () => {
  test('simultaneous: all choose together, may change their choice, and see nothing until the last is done', () => {
    const table = dealt({ hands: ['7c 8d 9h Ts', 'Ac Kd Qh Js', '7d 8h 9s Tc'] }).until('turnUp');
    assert.equal(table.turn, 'Anna Bruno Carla');
    const choose = (cards: readonly ['Kd' | 'Js', 'Ac']) =>
      table.act({ type: 'turnUp', seat: BRUNO, cards: [...cards] }, BRUNO);
    choose(['Kd', 'Ac']);
    table.act({ type: 'done' }, BRUNO);
    assert.equal(table.turn, 'Anna Carla');
    for (const viewer of [ANNA, CARLA, 'onlooker'] as const)
      assert.deepEqual(einundvierzig.view(table.state, viewer).upCards[BRUNO], []);
    table.act({ type: 'reopen' }, BRUNO);
    choose(['Js', 'Ac']);
    table.turnUp();
    assert.deepEqual(einundvierzig.view(table.state, ANNA).upCards[BRUNO], ['Js', 'Ac']);
    assert.equal(table.events().filter(({ type }) => type === 'turnedUp').length, 3);
  });
  test('clockwise: one after the other from the left of Vorhand, face up at once', () => {
    const table = dealt({ turnUpOrder: 'clockwise', hands: ['7c 8d 9h Ts', 'Ac Kd Qh Js', '7d 8h 9s Tc'] }).until(
      'turnUp',
    );
    assert.equal(table.turn, 'Bruno');
    table.act({ type: 'turnUp', seat: BRUNO, cards: ['Js', 'Ac'] });
    assert.deepEqual(einundvierzig.view(table.state, ANNA).upCards[BRUNO], ['Js', 'Ac']);
    assert.equal(table.turn, 'Carla');
    table.turnUp();
    const order = table.events().flatMap(event => (event.type === 'turnedUp' ? [event.seat] : []));
    assert.deepEqual(order, [BRUNO, CARLA, ANNA]);
  });
});

describe('E10: “Hält ein Spieler 41 Punkte, so erhält er vom Casino eine Sonderzahlung”', () => {
  const hands = ['7c 8d 9h Ts', '7d 8h Tc 9s', 'Kh Qh Ah Th', '8c 9d Jc 7s'];
  const alone = (options: Setting = {}) => {
    const table = dealt({ hands, ...options }).until('turnUp');
    return table.turnUp('', '', 'Qh Kh').play('check, bet 10, fold, fold, fold');
  };
  test('at a showdown: ten higher limits, from the house', () => {
    const table = dealt({ hands }).until();
    assert.deepEqual(table.result.bonuses, [0, 0, 100, 0]);
    assert.equal(table.purses[CARLA], 200 - 7 + 27 + 100);
    assert.equal(table.state.accounts.house, -800 + 1 - 100);
  });
  for (const [options, bonus] of [
    [{ fortyOneBonus: 7 }, 7],
    [{ fortyOneBonus: 1 }, 1],
    [{ fortyOneBonus: 0 }, 0],
    [{ higherLimit: 20 }, 200],
    [{ higherLimit: 20, fortyOneBonus: 100 }, 100],
  ] as const)
    test(`${JSON.stringify(options)}: ${bonus}`, () => {
      const { result, purses } = dealt({ hands, ...options }).until();
      assert.deepEqual([result.bonuses, purses[CARLA]], [[0, 0, bonus, 0], 200 - 7 + 27 + bonus]);
    });
  test('a player who does not win gets it too, and each of two', () => {
    const beaten = ['9c 9d 9h 9s', 'Kd Qd Ad Td', 'Kh Qh Ah Th'];
    const table = dealt({ hands: beaten }).until();
    assert.equal(table.won(), '20 Anna');
    assert.deepEqual(table.result.bonuses, [0, 100, 100]);
  });
  test('four aces are not a 41', () => {
    assert.deepEqual(dealt({ hands: ['Ac Ad Ah As'], seats: 3 }).until().result.bonuses, [0, 0, 0]);
  });
  test('bonusNeedsShowdown false: a player left alone may show a 41', () => {
    const table = alone();
    assert.equal(table.turn, 'Carla');
    assert.equal(table.may(), 'show | muck');
    table.play('show');
    assert.equal(table.won(), '27 Carla');
    assert.equal(table.purses[CARLA], 200 - 7 + 27 + 100);
    assert.deepEqual(table.result.bonuses, [0, 0, 100, 0]);
    assert.equal(table.result.showdown, false);
  });
  test('bonusNeedsShowdown false: the player may also muck it, without the bonus', () => {
    const table = alone().play('muck');
    assert.deepEqual(table.result.bonuses, [0, 0, 0, 0]);
    assert.ok(!types(table).includes('shown'));
  });
  test('bonusNeedsShowdown true, or no bonus: the player is not asked', () => {
    assert.equal(alone({ bonusNeedsShowdown: true }).state.phase, 'settled');
    assert.equal(alone({ fortyOneBonus: 0 }).state.phase, 'settled');
    assert.equal(alone({ fortyOneBonus: 1 }).may(), 'show | muck', 'any bonus is enough');
    assert.deepEqual(dealt({ hands, bonusNeedsShowdown: true }).until().result.bonuses, [0, 0, 100, 0]);
  });
  test('the face-up cards alone decide whether the player is asked, so that nothing face down is given away', () => {
    const other = ['7c 8d 9h Ts', '7d 8h Tc 9s', 'Kh Qh 7h 8s', '8c 9d Jc 7s'];
    const table = dealt({ hands: other }).until('turnUp').turnUp('', '', 'Qh Kh');
    assert.equal(table.play('check, bet 10, fold, fold, fold').may(), 'muck');
    const low = dealt({ hands }).until('turnUp').turnUp('', '7d 8h');
    assert.equal(low.play('bet 10, fold, fold, fold').state.phase, 'settled');
  });
  test('in the first round, with two cards, the player is not asked', () => {
    assert.equal(dealt({ hands }).play('fold, raise 10, fold, fold').state.phase, 'settled');
  });
});

describe('E11: “von jedem Pot eine Taxe in Höhe von 5 %”', () => {
  /** What the house takes of a pot of the forced bets and antes of four players, or of this amount. */
  const rake = (options: Setting, pot: 28 | 68 = 28) => {
    const table = inSecond(options);
    table.play(pot === 28 ? 'check, check, check, check' : 'bet 10, call, call, call');
    assert.equal(table.result.pots[0]!.amount, pot);
    return table.result.pots[0]!.rake;
  };
  test('“Die Spielbank behält”: the rake is rounded down to the smallest chip', () => {
    assert.equal(rake({}), 1);
    assert.equal(rake({}, 68), 3);
    const coarse = inSecond({ step: 5, ante: 5, rake: { percent: 30, cap: 0 } }).play('check, check, check, check');
    assert.deepEqual(coarse.result.pots, [{ amount: 40, rake: 10, seats: 15, winner: ANNA, tied: true }]);
  });
  test('the sheet’s amounts', () => {
    const due = (pot: number, step = 1) => rakeOn(pot, { percent: 5, cap: 10 }, step);
    assert.deepEqual(
      [19, 20, 39, 78, 200, 999].map(pot => due(pot)),
      [0, 1, 1, 3, 10, 10],
    );
    assert.deepEqual([due(78, 5), due(100, 5)], [0, 5]);
  });
  test('a percentage', () => {
    assert.equal(rake({ rake: { percent: 0 } }), 0);
    assert.equal(rake({ rake: { percent: 20 } }), 5);
    assert.equal(rake({ rake: { percent: 25, cap: 0 } }, 68), 17);
  });
  test('“wobei eine dem jeweiligen Split Limit angepasste Höchstgrenze nicht überschritten wird”', () => {
    assert.equal(rake({ rake: { percent: 25 } }, 68), 10);
    assert.equal(rake({ rake: { percent: 25, cap: 3 } }, 68), 3);
  });
  test('also of an uncontested pot, and of each side pot', () => {
    const table = dealt().play('raise 10, call, fold, fold').until('second').play('bet 10, fold');
    assert.deepEqual(
      table.result.pots.map(({ amount, rake }) => [amount, rake]),
      [[33, 1]],
    );
  });
});

describe('E12: all-in and side pots', () => {
  const hands = ['7h 8s 9h Tc', '8c 8d 8h Ac', 'Ks Qs 9c 7d', 'Jh Th 9d 7c'];
  test('the sheet’s side pot', () => {
    const table = dealt({ hands, purses: [200, 20, 35, 200] }).play('call, call, raise 10, call, call, call');
    table.until('second').play('check, bet 10, raise 20, fold, call');
    assert.equal(table.may(), 'fold | call 10 | raise 23');
    table.play('raise 23');
    assert.equal(table.may(), 'fold | call 3');
    table.play('call');
    assert.deepEqual(
      table.result.pots.map(({ amount, rake, tied }) => [amount, rake, tied]),
      [
        [72, 3, false],
        [30, 1, true],
      ],
    );
    assert.equal(table.won(), '69 Bruno, 29 Carla');
    assert.deepEqual(table.purses, [188, 69, 29, 165]);
  });
  test('a tie in a side pot is settled by Vorhand’s order among its players', () => {
    const side = ['Ac Ad Ah 7s', 'Kc Kd 8h 7h', 'Qc Qd 8s 7d'];
    const table = dealt({ hands: side, purses: [9, 200, 200] })
      .until('second')
      .play('bet 10, call, call');
    assert.deepEqual(
      table.result.pots.map(({ winner }) => winner),
      [ANNA, BRUNO],
    );
  });
  test('a raise short by half or more counts as full, a shorter one does not', () => {
    const raised = (purse: number) =>
      inSecond({ purses: [2000, 200, purse, 2000] }).play(`bet 10, raise ${purse - 7}, call, call`);
    assert.equal(raised(22).may(), 'fold | call 5 | raise 25', 'to 15');
    assert.equal(raised(20).may(), 'fold | call 3', 'to 13');
  });
  test('a player who puts in the last chip is said to be all-in, and nobody else is', () => {
    const table = inSecond({ purses: [200, 17, 200, 200] });
    table.events();
    table.play('bet 10, raise 20, fold, call');
    const spoken = table
      .events()
      .flatMap(event => (event.type === 'bet' || event.type === 'raised' || event.type === 'called' ? [event] : []));
    assert.deepEqual(spoken, [
      { type: 'bet', seat: BRUNO, amount: 10, to: 10, allIn: true },
      { type: 'raised', seat: CARLA, amount: 20, to: 20, allIn: false },
      { type: 'called', seat: ANNA, amount: 20, to: 20, allIn: false },
    ]);
    const poor = inSecond({ purses: [200, 200, 17, 200] });
    poor.events();
    const [, called] = poor.play('bet 10, call').events();
    assert.deepEqual(called, { type: 'called', seat: CARLA, amount: 10, to: 10, allIn: true });
  });
  test('when nobody can answer a bet, cards are dealt and turned up without betting', () => {
    const table = dealt({ seats: 3, purses: [7, 7, 200] }).play('call, call');
    assert.equal(table.state.phase, 'turnUp');
    assert.equal(table.turnUp().state.phase, 'settled');
    assert.equal(table.result.showdown, true);
  });
  test('a Vorhand who is all-in on the ante pays no more', () => {
    const table = dealt({ purses: [2, 200, 200, 200] });
    assert.deepEqual(table.state.accounts.cloth, [2, 2, 2, 2]);
    assert.equal(table.may(), 'fold | call 5 | raise 10');
  });
  test('an uncalled bet goes back', () => {
    const table = inSecond().play('bet 10, fold, fold, fold');
    assert.deepEqual(
      table.events().flatMap(event => (event.type === 'returned' ? [[event.seat, event.amount]] : [])),
      [[BRUNO, 10]],
    );
  });
});

const sheet = readFileSync(new URL('../../../src/einundvierzig/rules.md', import.meta.url), 'utf8');

test('E13: Unter, Ober und König count ten, as jack, queen and king do', () => {
  assert.match(sheet, /Unter, Ober, König, Daus for jack, queen, king, ace/);
  assert.deepEqual(readCards('Jc Qc Kc Ac').map(pointsOf), [10, 10, 10, 11]);
});

test('E15: no hand counts as Zwicken', () => {
  assert.equal(einundvierzig.id, 'einundvierzig');
});

test('E16: no card is burnt, as seven players need 28 of 32', () => {
  const table = dealt({ seats: 7 }).until();
  const events = table.events();
  assert.equal(events.filter(({ type }) => type === 'card').length, 28);
  assert.equal(einundvierzig.dealt(table.state).length, 28);
});

describe('E17: old Färbeln', () => {
  const hands = ['7c 8d 9h Ts', 'Ac Ad 8h 7s', '7d 8c 9s Th'];
  test('points true: two cards count', () => assert.equal(dealt({ hands }).until().won(), '20 Bruno'));
  test('points false: such hands are worth nothing, and Vorhand’s order decides', () => {
    const table = dealt({ hands, points: false }).until();
    assert.deepEqual(table.purses, [213, 193, 193]);
    assert.equal(table.result.pots[0]!.tied, true);
    assert.equal(worth('Ac Kd 9h 7s', { ungroupedHand: 'high-card', points: false }), 0);
    assert.ok(worth('9h 8h 7h As', { ungroupedHand: 'high-card', points: false }) > 0, 'three of a suit stay');
  });
});

describe('the sheet’s examples', () => {
  test('a hand from ante to rake', () => {
    const hands = ['Ah 9h 9s 8c', '7c 8d Tc Js', 'Kd Qd 8h 7s', '7d 8s Ts Jc'];
    const table = dealt({ hands });
    assert.equal(table.pot, 13);
    table.play('call, raise 10, fold, call, call');
    assert.equal(table.pot, 38);
    table.until('second').play('check, bet 10, raise 20, fold, call');
    assert.deepEqual(
      table.result.pots.map(({ amount, rake, tied }) => [amount, rake, tied]),
      [[78, 3, true]],
    );
    assert.deepEqual(table.purses, [243, 188, 168, 198]);
    const told = table.events();
    assert.deepEqual(told.slice(-3), [
      { type: 'pot', pot: 0, amount: 78, rake: 3 },
      { type: 'won', seat: ANNA, amount: 75, pot: 0, tied: true },
      { type: 'settled', hand: 1 },
    ]);
    assert.deepEqual(
      told.flatMap(event => (event.type === 'roundOver' ? [event.round] : [])),
      [1, 2],
    );
  });
  test('the worth of hands', () => {
    for (const [cards, group, points] of [
      ['Ah 9h 9s 8c', 'points', 20],
      ['Kc Kd Qd 7s', 'points', 20],
      ['9c 9d 8h 8s', 'points', 18],
      ['Ac Kd 9h 7s', 'single', 11],
      ['9h 8h 7h As', 'threeOfASuit', 24],
      ['7c 7d 7h Ah', 'threeOfARank', 21],
      ['Ts 9s 8s 7s', 'fourOfASuit', 34],
      ['Ad Qd Jd Td', 'fourOfASuit', 41],
      ['Ac Ad Ah As', 'fourOfARank', 44],
    ] as const) {
      assert.equal(best(cards).category, group, cards);
      assert.equal(best(cards).points, points, cards);
    }
  });
});

describe('chips', () => {
  test('the default stack is the buy-in, forty lower limits', () => {
    assert.deepEqual(einundvierzig.open({}).options.purses, [200, 200, 200]);
    assert.deepEqual(einundvierzig.open({ lowerLimit: 10 }).options.purses, [400, 400, 400]);
    assert.deepEqual(einundvierzig.open({ buyIn: 50 }).options.purses, [50, 50, 50]);
  });
  test('chips are bought between hands, up to the buy-in at least and ten times that at most', () => {
    const table = tableOf({ purses: [200, 50, 200] });
    const [offer] = table.offers(BRUNO).filter(({ type }) => type === 'buyIn');
    assert.deepEqual(offer, { type: 'buyIn', amount: { min: 150, max: 1950, step: 1 } });
    assert.deepEqual(
      tableOf({ purses: [200, 50, 200], buyIn: 60 })
        .offers(BRUNO)
        .find(({ type }) => type === 'buyIn'),
      { type: 'buyIn', amount: { min: 10, max: 550, step: 1 } },
    );
  });
});

describe('whose turn it is', () => {
  const hands = ['7c 8d 9h Ts', '7d 8h Tc 9s', 'Kh Qh Ah Th', '8c 9d Jc 7s'];
  for (const [name, table, asked, may] of [
    ['in a round', () => dealt({ hands }), BRUNO, ['fold', 'call', 'raise']],
    [
      'two cards turned up one after the other',
      () => dealt({ hands, turnUpOrder: 'clockwise' }).until('turnUp'),
      BRUNO,
      Array(6).fill('turnUp'),
    ],
    [
      'left alone with a possible 41',
      () => dealt({ hands }).until('turnUp').turnUp('', '', 'Qh Kh').play('check, bet 10, fold, fold, fold'),
      CARLA,
      ['show', 'muck'],
    ],
  ] as const)
    test(`${name}: nobody else is offered anything`, () => {
      const offered = table();
      for (const seat of [ANNA, BRUNO, CARLA, DORA])
        assert.deepEqual(
          offered.offers(seat).map(({ type }) => type),
          seat === asked ? may : [],
        );
    });
  test('all together: a player who is done may take it back, one who has folded is offered nothing', () => {
    const table = dealt({ hands }).play('call, fold, call').until('turnUp');
    table.act({ type: 'turnUp', seat: BRUNO, cards: ['7d', '8h'] }, BRUNO);
    assert.deepEqual(
      table.offers(BRUNO).map(({ type }) => type),
      [...Array<string>(6).fill('turnUp'), 'done'],
      'the choice may be changed',
    );
    table.act({ type: 'done' }, BRUNO);
    assert.deepEqual(table.offers(BRUNO), [{ type: 'reopen' }]);
    assert.deepEqual(table.offers(CARLA), []);
    assert.deepEqual(tableOf().act({ type: 'done' }, BRUNO).offers(BRUNO), [{ type: 'reopen' }]);
  });
  test('an onlooker and a seat that does not exist are offered nothing', () => {
    for (const { state } of [tableOf(), dealt(), dealt({ hands }).until('turnUp')])
      for (const viewer of ['onlooker', 7] as const)
        assert.deepEqual(einundvierzig.legal(einundvierzig.view(state, viewer)), []);
  });
  test('a forced bet with the last chip is told as a forced bet, all-in', () => {
    const forced = dealt({ purses: [3, 200, 200] })
      .events()
      .filter(({ type }) => type === 'forced');
    assert.deepEqual(forced, [{ type: 'forced', seat: ANNA, amount: 1, allIn: true }]);
  });
  test('a silent player checks, folds to a bet, turns up two cards, mucks a 41 and plays on', () => {
    const silent = ({ state }: Table, seat: number) => einundvierzig.silent(einundvierzig.view(state, seat));
    const second = inSecond({ hands });
    assert.deepEqual(silent(second, BRUNO), { type: 'check' });
    assert.equal(silent(second, CARLA), undefined, 'a player who is not asked does nothing');
    assert.deepEqual(silent(second.play('bet 10'), CARLA), { type: 'fold' });
    const choosing = dealt({ hands }).until('turnUp');
    assert.deepEqual(silent(choosing, BRUNO), { type: 'turnUp', seat: BRUNO, cards: ['7d', '8h'] });
    choosing.act({ type: 'turnUp', seat: BRUNO, cards: ['7d', '8h'] }, BRUNO);
    assert.deepEqual(silent(choosing, BRUNO), { type: 'done' });
    const alone = choosing.turnUp('', '', 'Qh Kh').play('check, bet 10, fold, fold, fold');
    assert.deepEqual(silent(alone, CARLA), { type: 'muck' });
    assert.deepEqual(silent(tableOf(), ANNA), { type: 'done' });
  });
});

test('the croupier draws two cards for each player, two more for each player left, and has all 32 again', () => {
  const source = shuffledSource(PACK, seededRandom('two each'));
  let state = einundvierzig.open({ purses: [200, 200, 200, 200] });
  const croupier = () => {
    const action = einundvierzig.deal(state, source);
    state = einundvierzig.apply(state, 'croupier', action).state;
    return source.left;
  };
  const ready = () => {
    for (const seat of [ANNA, BRUNO, CARLA, DORA]) state = einundvierzig.apply(state, seat, { type: 'done' }).state;
  };
  ready();
  assert.equal(croupier(), 32 - 8);
  for (const [seat, type] of [
    [BRUNO, 'fold'],
    [CARLA, 'call'],
    [DORA, 'call'],
  ] as const)
    state = einundvierzig.apply(state, seat, { type }).state;
  assert.equal(croupier(), 32 - 8 - 6);
  while (state.phase !== 'between') {
    const turn = einundvierzig.turn(state);
    if (turn.kind !== 'seats') croupier();
    else
      for (const seat of turn.seats)
        state = einundvierzig.apply(state, seat, einundvierzig.silent(einundvierzig.view(state, seat))!).state;
  }
  ready();
  assert.equal(croupier(), 32 - 8);
});

describe('a sampled table that fits a view', () => {
  const hands = ['7c 8d 9h Ts', 'Ac Kd Qh Js', '7d 8h 9s Tc'];
  const sampled = (state: Table['state'], viewer: number | 'onlooker') =>
    einundvierzig.sample(einundvierzig.view(state, viewer), seededRandom('a view'));
  test('each hand has its face-up cards and others that the viewer has not seen; the rest is in the pack', () => {
    const { state } = inSecond({ hands });
    for (const viewer of [ANNA, BRUNO, 'onlooker'] as const) {
      const { state: other, source } = sampled(state, viewer);
      for (const seat of [ANNA, BRUNO, CARLA]) {
        assert.equal(other.cards[seat]!.length, 4);
        for (const card of state.upCards[seat]!) assert.ok(other.cards[seat]!.includes(card));
        if (seat === viewer) assert.deepEqual(other.cards[seat], state.cards[seat]);
      }
      const all = [...other.cards.flat(), ...source.draw(source.left)];
      assert.deepEqual([all.length, new Set(all)], [32, new Set(PACK)]);
    }
  });
  test('a player who has chosen turns up two cards of that hand, and nobody else does', () => {
    const table = dealt({ hands }).until('turnUp');
    table.act({ type: 'turnUp', seat: ANNA, cards: ['7c', 'Ts'] }, ANNA);
    table.act({ type: 'turnUp', seat: BRUNO, cards: ['Qh', 'Kd'] }, BRUNO).act({ type: 'done' }, BRUNO);
    const { state } = sampled(table.state, ANNA);
    assert.deepEqual(state.upCards[ANNA], ['7c', 'Ts']);
    assert.equal(state.upCards[BRUNO]!.length, 2);
    for (const card of state.upCards[BRUNO]!) assert.ok(state.cards[BRUNO]!.includes(card));
    assert.deepEqual(state.upCards[CARLA], []);
  });
  test('between hands a player who folded and plays on has no cards face up', () => {
    const table = dealt({ hands }).play('fold').until().act({ type: 'nextHand' }, 'croupier');
    table.act({ type: 'done' }, BRUNO);
    assert.deepEqual(sampled(table.state, ANNA).state.upCards[BRUNO], []);
  });
});

test('cards are dealt from the left of Vorhand, one at a time', () => {
  const table = dealt({ seats: 3 });
  const seats = table.events().flatMap(event => (event.type === 'card' ? [event.seat] : []));
  assert.deepEqual(seats, [BRUNO, CARLA, ANNA, BRUNO, CARLA, ANNA]);
  assert.deepEqual(playersOf(table.state), [BRUNO, CARLA, ANNA]);
});
