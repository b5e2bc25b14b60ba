/** Each ruling of the rule sheet, under its number, with every value of its option; and the sentences of the seed. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { CARDS } from '../../../src/cards.ts';
import { redactLog } from '../../../src/croupier.ts';
import { turnOdds } from '../../../src/faro/rules/odds.ts';
import { placeOf } from '../../../src/faro/rules/table.ts';
import { faro } from '../../../src/rules.ts';
import { ANNA, BRUNO, CARLA, packFrom, suit, tableOf, THREE, type State } from './table.ts';

const DORA = 3;

/** A banker and three punters: seats 0 to 3. */
const FOUR = [100, 100, 100, 100];
const FIVE = [100, 100, 100, 100, 100];
const viewOf = (state: State, seat: number | 'onlooker' = ANNA) => faro.view(state, seat);
/** The kinds of actions that are offered. */
const types = (offers: readonly { readonly type: string }[]) => new Set(offers.map(({ type }) => type));

/* —— buch —— */

/** The pack of three books: these cards first, those last. */
const three = (first: string, last = '') => packFrom(first, last, 3);
/** Three punters; Bruno has ten marks, and loses them all on the first turn, 3♣ and A♥. */
const withoutBruno = (pack: string, options: object = {}) =>
  tableOf(pack, { purses: [100, 10, 100], ...options })
    .stake('A 10', BRUNO)
    .turn();

describe('the sentences of the seed', () => {
  const seeds = (pack = '3c Qs 2h Kc', options: object = {}) =>
    tableOf(pack, { ...THREE, ...options })
      .stake('K 4, 8 4')
      .stake('A 6', BRUNO)
      .stake('K 3, T 3, 5 3', CARLA);

  test('“sämtliche Karten einer Farbe. Spielen nur drei mit, wird eine Farbe herausgenommen”', () => {
    const { state } = tableOf('3c', THREE);
    assert.deepEqual(
      state.punters.map(punter => punter.suit),
      ['c', 'h', 's'],
    );
    assert.equal(state.left, 39);
    for (const card of CARDS) assert.equal(placeOf(state, card), card[1] === 'd' ? 'out' : 'pack', card);
  });
  test('four punters have a suit each, and the banker 52 cards', () => {
    const { state } = tableOf('3c');
    assert.deepEqual(
      state.punters.map(punter => punter.suit),
      ['c', 'h', 's', 'd'],
    );
    assert.equal(state.left, 52);
  });
  test('“füllt seine Kasse mit hundert Spielmarken. Jeder Mitspieler hat ebenfalls hundert Marken”', () => {
    const table = tableOf('3c');
    assert.equal(table.bank, 100);
    assert.deepEqual(table.state.accounts.purses, [100, 100, 100, 100]);
  });
  test('“so viele Marken auf die Karte des Spielers zugeben, wie dieser darauf gesetzt hatte”', () => {
    const table = seeds('Kc 2d').turn();
    assert.deepEqual(table.nets(), { K: 4 });
    assert.equal(table.bank, 96);
    assert.equal(table.purse(), 100, '100, less 8 staked, plus 4 + 4 for the king');
  });
  test('rank and suit must agree: K♠ does not decide K♣', () => {
    const table = seeds('Ks 3h').turn();
    assert.deepEqual(table.nets(), {});
    assert.deepEqual(table.nets(CARLA), { K: 3 });
  });
  test('“die beiden allerletzten Karten”: after them the deal is over, with four books after 26 turns', () => {
    const table = tableOf('3c').playOut();
    assert.deepEqual([table.state.turns, table.state.left, table.state.ending], [26, 0, 'packOut']);
  });
});

describe('F1: which side pays', () => {
  test('right: the bet on the right card is paid, the one on the left loses', () => {
    const table = tableOf('Kc Ah', { ...THREE, payingSide: 'right' })
      .stake('K 4')
      .stake('A 6', BRUNO)
      .turn();
    assert.deepEqual([table.nets(), table.nets(BRUNO), table.bank], [{ K: 4 }, { A: -6 }, 102]);
  });
  test('left: the reverse; in the second turn of the seed the bank pays 4 and has 96', () => {
    const table = tableOf('3c Qs 2h Kc', { ...THREE, payingSide: 'left' })
      .stake('K 4, 8 4')
      .turns(2);
    assert.deepEqual([table.nets(), table.bank], [{ K: 4 }, 96]);
  });
});

describe('F2: which card is laid first', () => {
  test('right', () => assert.deepEqual(tableOf('Kc 2h', THREE).stake('K 4').turn().nets(), { K: 4 }));
  test('left', () => {
    const table = tableOf('Kc 2h', { ...THREE, firstCard: 'left' })
      .stake('K 4')
      .turn();
    assert.deepEqual(table.nets(), { K: -4 });
    assert.deepEqual(
      table.events('card').map(event => event.type === 'card' && [event.side, event.card]),
      [
        ['takes', 'Kc'],
        ['pays', '2h'],
      ],
    );
  });
  test('left pays and left is laid first', () => {
    const options = { ...THREE, firstCard: 'left', payingSide: 'left' };
    assert.deepEqual(tableOf('Kc 2h', options).stake('K 4').turn().nets(), { K: 4 });
  });
  test('the order matters for covers: the first pile is covered first', () => {
    const table = withoutBruno('3c Ah 5h 9c 7s', { firstCard: 'left', payingSide: 'left' }).turn();
    assert.deepEqual(table.state.last, { takes: ['7s'], pays: ['5h', '9c'], complete: true });
    const bankFirst = withoutBruno('Ah 3c 5h 9c 7s', { firstCard: 'left' }).turn();
    assert.deepEqual(bankFirst.state.last, { takes: ['5h', '9c'], pays: ['7s'], complete: true });
  });
});

describe('F3: the odd card', () => {
  const odd = (oddCard: string, options: object = {}) =>
    tableOf(three('', '9c'), { ...THREE, oddCard, ...options })
      .stake('9 10')
      .turns(19);

  test('void: the last of 39 cards is void, after 19 turns', () => {
    const table = odd('void');
    assert.deepEqual([table.state.phase, table.state.turns, table.state.ending], ['between', 19, 'packOut']);
    assert.deepEqual([table.outcomes(), table.purse(), table.bank], [{ 9: 'returned' }, 100, 100]);
    assert.equal(placeOf(table.state, '9c'), 'pack', 'the card is not turned');
  });
  test('right: the single card counts as a right card, a sure win', () => {
    const table = odd('right');
    assert.deepEqual([table.state.phase, table.state.left], ['stake', 1]);
    table.turn();
    assert.deepEqual([table.state.turns, table.nets(), table.purse(), table.bank], [20, { 9: 10 }, 110, 90]);
    assert.equal(table.state.ending, 'packOut');
  });
  test('left: the single card counts as a left card', () => {
    const table = odd('left').turn();
    assert.deepEqual([table.nets(), table.bank], [{ 9: -10 }, 110]);
  });
  test('if the left pays, a single card on the right loses and one on the left wins', () => {
    assert.deepEqual(odd('right', { payingSide: 'left' }).turn().nets(), { 9: -10 });
    assert.deepEqual(odd('left', { payingSide: 'left' }).turn().nets(), { 9: 10 });
    assert.deepEqual(odd('left', { payingSide: 'left', firstCard: 'left' }).turn().nets(), { 9: 10 });
  });
  test('a bet may be laid on it when it is the only card left', () => {
    const table = tableOf(three('', '9c'), { ...THREE, oddCard: 'right' }).turns(19);
    table.stake('9 10').turn();
    assert.deepEqual(table.nets(), { 9: 10 });
  });
  test('with covers one live card may be left over, and counts', () => {
    // 26 live cards less 3♣ are 25: after 12 turns 9♣ is left, and 2♥ under it
    const pack = three('3c Ah', '9c 2h');
    const right = withoutBruno(pack, { oddCard: 'right' }).stake('9 10').turns(13);
    assert.deepEqual([right.nets(), right.bank], [{ 9: 10 }, 100]);
    assert.equal(right.state.ending, 'packOut');
    assert.deepEqual(right.state.last, { takes: ['2h'], pays: ['9c'], complete: false });
    const left = withoutBruno(pack, { oddCard: 'left' }).stake('9 10').turns(13);
    assert.deepEqual([left.nets(), left.bank], [{ 9: -10 }, 120]);
  });
  test('the single card is laid first, then those under it; a full turn begins as always (F2)', () => {
    const table = withoutBruno(three('3c Ah', '9c 2h'), { oddCard: 'left' }).turn();
    const sides = () => table.events('card').map(event => event.type === 'card' && event.side);
    assert.deepEqual(sides(), ['pays', 'takes']);
    table.turns(12);
    assert.deepEqual([table.state.last!.takes, sides()], [['9c'], ['takes', 'pays']]);
  });

  describe('burn-first: the first card of an odd pack is set aside unseen', () => {
    const burnt = () => tableOf(three('9c'), { ...THREE, oddCard: 'burn-first' });
    test('38 cards are left, for 19 turns; a bet on the burnt card’s twin comes back at the end', () => {
      const table = burnt();
      assert.equal(table.state.left, 38);
      table.stake('9 10').playOut();
      assert.deepEqual([table.state.turns, table.outcomes(), table.purse()], [19, { 9: 'returned' }, 100]);
    });
    test('an even pack has no burnt card', () => {
      const { state } = tableOf('9c', { oddCard: 'burn-first' });
      assert.deepEqual([state.left, state.burnt], [52, []]);
    });
    test('nobody sees the burnt card: not in a view, an event or an action', () => {
      const table = burnt();
      for (const viewer of [ANNA, BRUNO, CARLA, 'onlooker'] as const) {
        const view = viewOf(table.state, viewer);
        assert.equal(view.burnt, 1);
        assert.ok(!JSON.stringify(view).includes('9c'));
        const events = table.events().map(event => faro.redactEvent(event, viewer));
        assert.ok(events.some(event => event.type === 'burnt' && event.card === '??'));
        assert.ok(!JSON.stringify(events).includes('9c'));
        assert.ok(!JSON.stringify(redactLog(faro, table.log, viewer)).includes('9c'));
      }
    });
    test('the table looks the same, whichever card is burnt', () => {
      const other = tableOf(three('As'), { ...THREE, oddCard: 'burn-first' });
      for (const viewer of [ANNA, 'onlooker'] as const)
        assert.deepEqual(viewOf(burnt().state, viewer), viewOf(other.state, viewer));
    });
    test('the next shuffle discloses the burnt card', () => {
      const table = burnt().playOut().turn();
      const { log } = table;
      const shuffles = log.actions.flatMap(({ action }, at) => (action.type === faro.discloses ? [at] : []));
      assert.equal(shuffles.length, 2);
      const seen = redactLog(faro, log, ANNA, shuffles[1]);
      assert.deepEqual(
        shuffles.map(at => (seen.actions[at]!.action as { aside: readonly string[] }).aside[0]),
        ['9c', '??'],
      );
    });
    test('the burnt card is shuffled in again', () => {
      const { state } = burnt().playOut().turn();
      assert.equal(state.left + state.burnt.length, 39);
    });
  });
});

describe('F4: the pack ends before a turn is complete', () => {
  test('with two cards left, one of them dead, there is no turn, and stakes go back', () => {
    const table = withoutBruno(three('3c Ah', '9c 2h')).stake('9 10').playOut();
    assert.equal(table.state.turns, 13);
    assert.deepEqual([table.outcomes(), table.purse(), table.bank], [{ 9: 'returned' }, 100, 110]);
    assert.equal(table.state.ending, 'packOut');
  });
  test('with a live card burnt, the last turn lacks its second card and is void', () => {
    // 2♥ right and A♥ left: 26 live cards, of which 9♠ is burnt; after 12 turns one is left in the pack
    const table = tableOf(three('9s 2h Ah', 'Kc 3h'), { purses: [100, 10, 100], oddCard: 'burn-first' })
      .stake('A 10', BRUNO)
      .turn()
      .stake('K 10')
      .stake('9 10', CARLA)
      .playOut();
    assert.equal(table.state.turns, 14);
    assert.equal(table.events('incomplete').length, 1);
    assert.deepEqual(table.state.last, { takes: ['3h'], pays: ['Kc'], complete: false });
    assert.deepEqual([table.outcomes(), table.outcomes(CARLA)], [{ K: 'returned' }, { 9: 'returned' }]);
    assert.deepEqual([table.purse(), table.purse(CARLA), table.bank], [100, 100, 110]);
  });
});

describe('F5 and F6: covers', () => {
  test('a cover of a dead suit is covered again', () => {
    const table = withoutBruno('3c Ah 5h Kh 9c 2h 7s').turn();
    assert.deepEqual(table.state.last, { takes: ['2h', '7s'], pays: ['5h', 'Kh', '9c'], complete: true });
    assert.deepEqual(
      table.events('card').map(event => event.type === 'card' && event.covered),
      [true, true, false, true, false],
    );
  });
  test('the card on top decides: 9♣ on 5♥ pays', () => {
    const table = withoutBruno('3c Ah 5h 9c 7s').stake('9 10').stake('7 2', CARLA).turn();
    assert.deepEqual([table.nets(), table.nets(CARLA)], [{ 9: 10 }, { 7: -2 }]);
    assert.equal(table.bank, 102, '110, less 10, and 2');
  });
  test('covered cards are dead: nobody owns them any more', () => {
    const table = withoutBruno('3c Ah 5h 9c 7s').turn();
    assert.equal(placeOf(table.state, '5h'), 'covered');
    assert.deepEqual(table.asked, [ANNA, CARLA]);
    assert.equal(table.refused({ type: 'stake', spot: '2', amount: 1 }, BRUNO), 'not-your-turn');
    assert.deepEqual(table.offers(BRUNO), []);
  });
  test('a card of a player who is out has no chance, though it is still in the pack', () => {
    const { state } = withoutBruno('3c Ah 5h 9c 7s');
    assert.equal(turnOdds(state, BRUNO, { spot: '5' }), undefined);
    assert.ok(turnOdds(state, ANNA, { spot: '9' })!.win > 0);
  });
  test('two players are out: only spades are live', () => {
    const table = tableOf('Kc Ah Qc 5h 9c 7s 2c 8s', { purses: [10, 10, 100], payingSide: 'left' })
      .stake('K 10')
      .turn();
    assert.deepEqual(table.asked, [BRUNO, CARLA]);
    table.stake('5 10', BRUNO).turn();
    assert.deepEqual(table.state.last, { takes: ['Qc', '5h'], pays: ['9c', '7s'], complete: true });
    table.turn();
    assert.deepEqual(table.state.last.takes, ['2c', '8s']);
    assert.deepEqual(table.asked, [CARLA]);
  });
});

describe('F7: the cap', () => {
  const refused = (table: ReturnType<typeof tableOf>, spot: string, amount: number) =>
    table.refused({ type: 'stake', spot, amount });
  test('3 + 3 + 3 is allowed, 6 + 5 is refused', () => {
    tableOf('3c', THREE).stake('K 3, T 3, 5 3', CARLA);
    assert.equal(refused(tableOf('3c', THREE).stake('K 6'), 'Q', 5), 'over-the-maximum');
    assert.equal(refused(tableOf('3c', THREE).stake('K 6'), 'K', 5), 'over-the-maximum');
  });
  test('ten on one card: “alles auf eine Karte”', () => {
    const table = tableOf('3c').stake('K 10');
    assert.equal(refused(table, 'K', 1), 'over-the-maximum');
    assert.ok(!types(table.offers()).has('stake'));
  });
  test('the cap is for all stakes that stand, those of the last turn included', () => {
    const table = tableOf('3d 4d').stake('K 6').turn();
    assert.equal(refused(table, 'Q', 5), 'over-the-maximum');
    table.stake('Q 4');
  });
  test('cap 25, and 0 for none', () => {
    assert.equal(refused(tableOf('3c', { cap: 25 }), 'K', 26), 'over-the-maximum');
    tableOf('3c', { cap: 25 }).stake('K 25');
    tableOf('3c', { cap: 0 }).stake('K 100');
    assert.equal(refused(tableOf('3c', { cap: 0 }), 'K', 101), 'over-the-purse');
  });
  test('doubling and repeating stay within the cap', () => {
    assert.equal(tableOf('3c').stake('K 6').refused({ type: 'double' }), 'over-the-maximum');
    tableOf('3c').stake('K 5').act({ type: 'double' });
  });
});

describe('F8: restake', () => {
  const standing = (restake: string, pack = '3d 4d') => tableOf(pack, { restake }).stake('K 4, 8 4').turn();
  const refused = (table: ReturnType<typeof tableOf>, type: string, spot: string, amount: number) =>
    table.refused({ type, spot, amount });

  describe('add-only: new cards or more marks, up to the cap; nothing may be taken back', () => {
    test('marks may be added to a standing card, and a new card may be staked', () => {
      const table = standing('add-only').stake('K 1, Q 1');
      assert.deepEqual(table.staked(), { K: 5, 8: 4, Q: 1 });
    });
    test('a standing stake may not be taken back, in part or whole', () => {
      const table = standing('add-only');
      for (const amount of [1, 4]) assert.equal(refused(table, 'takeBack', 'K', amount), 'not-in-these-rules');
      assert.equal(table.refused({ type: 'clear' }), 'nothing-there');
      assert.ok(!types(table.offers()).has('takeBack'));
    });
    test('marks added to a standing card also stand after the turn', () => {
      const table = standing('add-only', '3d 4d 5d 6d').stake('K 1').turn();
      assert.equal(refused(table, 'takeBack', 'K', 1), 'not-in-these-rules');
    });
    test('marks laid since the last turn may be taken back, also by clear', () => {
      const table = standing('add-only').stake('K 1, Q 1').act({ type: 'takeBack', spot: 'K', amount: 1 });
      assert.equal(refused(table, 'takeBack', 'K', 1), 'not-in-these-rules');
      table.stake('K 1').act({ type: 'clear' });
      assert.deepEqual([table.staked(), table.purse()], [{ K: 4, 8: 4 }, 92]);
    });
    test('after done, only by reopen', () => {
      const table = standing('add-only').stake('Q 1').act({ type: 'done' });
      assert.equal(refused(table, 'takeBack', 'Q', 1), 'not-your-turn');
      assert.deepEqual(table.offers(), [{ type: 'reopen' }]);
      table.act({ type: 'reopen' }).act({ type: 'takeBack', spot: 'Q', amount: 1 });
      assert.deepEqual(table.staked(), { K: 4, 8: 4 });
    });
  });

  describe('replace-only: as many new cards as were decided, each with any stake', () => {
    test('no card decided: neither a new card nor more marks', () => {
      const table = standing('replace-only');
      for (const spot of ['K', 'Q']) assert.equal(refused(table, 'stake', spot, 1), 'not-in-these-rules');
      assert.equal(refused(table, 'takeBack', 'K', 4), 'not-in-these-rules');
      assert.deepEqual([...types(table.offers())], ['done']);
    });
    test('one card decided, won or lost: one new card, with any stake, in two steps if wanted', () => {
      for (const pack of ['Kc 4d', '4d Kc']) {
        const table = standing('replace-only', pack).stake('Q 5, Q 1');
        assert.deepEqual(table.staked(), { 8: 4, Q: 6 });
        assert.equal(refused(table, 'stake', 'J', 1), 'not-in-these-rules');
        assert.equal(refused(table, 'stake', '8', 1), 'not-in-these-rules');
      }
    });
    test('the punter may change the new card before the turn', () => {
      const table = standing('replace-only', 'Kc 4d').stake('Q 5').act({ type: 'takeBack', spot: 'Q', amount: 5 });
      table.stake('J 2');
      assert.deepEqual(table.staked(), { 8: 4, J: 2 });
    });
    test('a card not yet replaced may be replaced later', () => {
      const table = standing('replace-only', 'Kc 4d 5d 6d').turn().stake('Q 1');
      assert.equal(refused(table, 'stake', 'J', 1), 'not-in-these-rules');
      table.turn();
      assert.equal(refused(table, 'stake', 'J', 1), 'not-in-these-rules', 'it has been replaced already');
    });
    test('two cards decided in one turn: two new cards', () => {
      const table = tableOf('Kc 8c', { restake: 'replace-only' }).stake('K 3, 8 3, 2 1').turn().stake('Q 1, J 1');
      assert.equal(refused(table, 'stake', 'T', 1), 'not-in-these-rules');
    });
    test('a punter with no standing stake may lay anything', () => {
      standing('replace-only', 'Kc 8c').stake('Q 1, J 1, T 1, 2 1');
      tableOf('3d 4d', { restake: 'replace-only' }).turn().stake('Q 1, J 1, T 1');
    });
    test('rebet counts as laying as many cards', () => {
      // three cards were staked, all in pharo: decided cards may be staked again
      const options = { variant: 'pharo', restake: 'replace-only', afterWin: 'returned' };
      const all = tableOf('Jd Kc Qd', options).stake('K 5, Q 5').turn().act({ type: 'rebet' });
      assert.deepEqual(all.staked(), { K: 5, Q: 5 });
      const two = tableOf('Jd Kc Qd', options).stake('K 5, Q 5, 2 5').turn().act({ type: 'rebet' });
      assert.deepEqual(two.staked(), { 2: 5, K: 5, Q: 5 });
      const tooMany = tableOf('Jd Kc Qd', options).stake('K 5, Q 5, 2 5').turn().stake('A 5');
      assert.equal(tooMany.refused({ type: 'rebet' }), 'not-in-these-rules');
    });
    test('a stake that stands after its win does not count as decided', () => {
      const options = { variant: 'pharo', restake: 'replace-only', afterWin: 'stands' };
      const table = tableOf('Jd 3c Kd', options).stake('K 5, 2 5').turn();
      assert.deepEqual([table.nets(), table.staked()], [{ K: 5 }, { 2: 5, K: 5 }]);
      assert.equal(refused(table, 'stake', 'Q', 5), 'not-in-these-rules');
    });
    test('beside a stake that stands after its win, a lost one counts: one new card', () => {
      const options = { variant: 'pharo', restake: 'replace-only', afterWin: 'stands' };
      const table = tableOf('Jd 8c Kd', options).stake('K 5, 8 5, 2 5').turn().stake('Q 5');
      assert.deepEqual(table.staked(), { 2: 5, K: 5, Q: 5 });
      assert.equal(refused(table, 'stake', 'A', 5), 'not-in-these-rules');
    });
    test('a bet that comes back dead counts as decided: one new bet (K11, K14)', () => {
      const kings = 'Kc 2d Kd 2h Kh 2s Qc 3d Qd 3h Qh 3s Ks Qs';
      const table = tableOf(`2c ${kings}`, { variant: 'classic', restake: 'replace-only' }).turns(6);
      table.stake('KQ 5, A 5').turn().stake('J 5');
      assert.deepEqual([table.outcomes(), table.staked()], [{ KQ: 'returned' }, { A: 5, J: 5 }]);
      assert.equal(refused(table, 'stake', 'T', 5), 'not-in-these-rules');
    });
    test('a standing stake is not doubled', () => {
      const table = tableOf('3d 4d', { restake: 'replace-only' }).stake('K 4').turn();
      assert.equal(table.refused({ type: 'double' }), 'not-in-these-rules');
    });
    test('a paroli replaces the decided card, and leaves no room for another', () => {
      const options = { variant: 'pharo', restake: 'replace-only', paroli: true };
      const won = () => tableOf('Jd 3c Kd', options).stake('K 5, 2 5').turn();
      const bent = won().act({ type: 'paroli', spot: 'K' });
      assert.equal(refused(bent, 'stake', 'Q', 5), 'not-in-these-rules');
      const other = won().stake('Q 5');
      assert.equal(other.refused({ type: 'paroli', spot: 'K' }), 'not-in-these-rules');
    });
  });

  test('free: everything may be changed or taken back', () => {
    const table = standing('free').act({ type: 'takeBack', spot: 'K', amount: 3 }).stake('8 2');
    assert.deepEqual([table.staked(), table.purse()], [{ K: 1, 8: 6 }, 93]);
    table.act({ type: 'clear' });
    assert.deepEqual([table.staked(), table.purse()], [{}, 100]);
    table.turn();
    assert.deepEqual(table.state.punters[ANNA]!.stakesAtStart, [], 'nothing stands');
  });
});

describe('F9: mustStake', () => {
  test('false: a punter may wait', () => {
    const table = tableOf('3c').turn();
    assert.equal(table.state.turns, 1);
  });
  test('true: done needs a stake, which may be one that stands', () => {
    const table = tableOf('3d 4d', { mustStake: true });
    assert.equal(table.refused({ type: 'done' }), 'stake-first');
    assert.ok(!types(table.offers()).has('done'));
    for (const seat of [0, 1, 2, 3]) table.stake('K 1', seat);
    table.turn();
    assert.equal(table.refused({ type: 'done' }), undefined);
  });
  test('true: a punter with less than the minimum may do without', () => {
    const options = { purses: [8, 100, 100], mustStake: true, min: 5 };
    const table = tableOf('3h Kc', options).stake('K 5').stake('2 5', BRUNO).stake('2 5', CARLA);
    table.turn();
    assert.deepEqual([table.purse(), table.refused({ type: 'done' })], [3, undefined]);
  });
  test('true: a punter with one card left to stake must stake it', () => {
    const table = tableOf(suit('c', '7c'), { mustStake: true, cap: 0 });
    for (let turn = 0; turn < 6; turn++) {
      for (const seat of table.asked) table.act(faro.silent(viewOf(table.state, seat))!, seat);
      table.turn();
    }
    assert.deepEqual([table.staked(), table.refused({ type: 'done' })], [{}, 'stake-first']);
    assert.deepEqual(faro.silent(viewOf(table.state)), { type: 'stake', spot: '7', amount: 1 });
  });
  test('true: a punter with no card left to stake may do without; a silent player’s minimum is laid', () => {
    const table = tableOf(suit('c'), { mustStake: true });
    for (let turn = 0; turn < 7; turn++) {
      for (const seat of table.asked) {
        const silent = faro.silent(viewOf(table.state, seat))!;
        if (silent.type === 'stake') assert.equal(silent.amount, 1);
        table.act(silent, seat);
      }
      table.turn();
    }
    assert.deepEqual([table.staked(), table.refused({ type: 'done' })], [{}, undefined]);
    assert.deepEqual(faro.silent(viewOf(table.state)), { type: 'done' });
  });
});

describe('F10: a card whose twin has fallen before it was staked', () => {
  test('refuse: it cannot be staked', () => {
    const table = tableOf('Kc 4d').turn();
    assert.equal(table.refused({ type: 'stake', spot: 'K', amount: 1 }), 'nothing-there');
    assert.ok(!table.offers().some(offer => 'spot' in offer && offer.spot === 'K'));
  });
  test('K♦ may still be staked by its owner', () => {
    tableOf('Kc 4d').turn().stake('K 1', DORA);
  });
  test('allow: the stake comes back at the end', () => {
    const table = tableOf('Kc 4d', { deadCards: 'allow' }).turn().stake('K 10');
    assert.ok(table.offers(BRUNO).some(offer => 'spot' in offer && offer.spot === 'K'));
    table.playOut();
    assert.deepEqual([table.outcomes(), table.purse()], [{ K: 'returned' }, 100]);
  });
  test('allow: a decided card is laid away and not staked again (F11)', () => {
    const table = tableOf('Kc 4d Qc 5d', { deadCards: 'allow' }).stake('K 2').turn();
    assert.equal(table.refused({ type: 'stake', spot: 'K', amount: 1 }), 'nothing-there');
    assert.ok(!table.offers().some(offer => 'spot' in offer && offer.spot === 'K'));
    table.turn().stake('Q 1');
    table.playOut().act({ type: 'done' }, ANNA);
    assert.deepEqual(table.state.punters[ANNA]!.laidAway, ['K'], 'until the next deal is shuffled');
  });
  test('allow: if all must stake, a silent player’s minimum goes on a card that can still be decided', () => {
    const table = tableOf('Kc Ac', { deadCards: 'allow', mustStake: true }).stake('A 1');
    for (const seat of [BRUNO, CARLA, DORA]) table.stake('K 1', seat);
    table.turn();
    assert.deepEqual(faro.silent(viewOf(table.state)), { type: 'stake', spot: 'Q', amount: 1 });
  });
  test('allow: if all the punter’s cards have fallen, the minimum is laid on one of them', () => {
    const table = tableOf(suit('c'), { deadCards: 'allow', mustStake: true });
    for (let turn = 0; turn < 7; turn++) {
      for (const seat of table.asked) table.act(faro.silent(viewOf(table.state, seat))!, seat);
      table.turn();
    }
    assert.deepEqual([table.staked(), table.refused({ type: 'done' })], [{}, 'stake-first']);
    assert.deepEqual(table.state.punters[ANNA]!.laidAway, ['K', 'A'], 'the punter had staked them');
    assert.deepEqual(faro.silent(viewOf(table.state)), { type: 'stake', spot: 'Q', amount: 1 });
  });
  test('allow: the stake counts toward the cap', () => {
    const table = tableOf('Kc 4d', { deadCards: 'allow' }).turn().stake('K 10');
    assert.equal(table.refused({ type: 'stake', spot: 'Q', amount: 1 }), 'over-the-maximum');
  });
});

test('F11: a card that has won is laid away, and stake and winnings go to the purse', () => {
  const table = tableOf('Kc 4d').stake('K 10').turn();
  assert.deepEqual([table.staked(), table.purse()], [{}, 110]);
  assert.equal(table.refused({ type: 'stake', spot: 'K', amount: 1 }), 'nothing-there');
  assert.deepEqual(tableOf('Kc 4d', { afterWin: 'stands' }).stake('K 10').turn().staked(), {}, 'no option of buch');
});

describe('F12, F13: a broken bank', () => {
  const small = (bank: number, settleOrder: string, won = 10) =>
    tableOf('Ah Kc 2c 3c', { ...THREE, bank, settleOrder })
      .stake('K 3')
      .stake(`A ${won}`, BRUNO)
      .turn();

  test('collect-first: a bank of 5 takes 3, pays 8 and is broken; the rest is not owed', () => {
    const table = small(5, 'collect-first');
    assert.deepEqual([table.nets(), table.nets(BRUNO), table.bank], [{ K: -3 }, { A: 8 }, 0]);
    assert.equal(table.purse(BRUNO), 108, 'the stake itself comes back');
    assert.deepEqual([table.state.phase, table.state.ending], ['between', 'bankBroken']);
  });
  test('pay-first: the bank pays 5, takes 3, and is broken all the same', () => {
    const table = small(5, 'pay-first');
    assert.deepEqual([table.nets(BRUNO), table.bank, table.state.ending], [{ A: 5 }, 3, 'bankBroken']);
  });
  test('a bank that pays its last mark is broken, and the deal is over', () => {
    const table = tableOf('Ah 4c', { ...THREE, bank: 10 })
      .stake('A 10', BRUNO)
      .stake('2 5', CARLA)
      .turn();
    assert.deepEqual([table.bank, table.state.ending, table.nets(BRUNO)], [0, 'bankBroken', { A: 10 }]);
    assert.deepEqual([table.outcomes(CARLA), table.purse(CARLA)], [{ 2: 'returned' }, 100], 'stakes go back');
  });
  test('the bank is checked at the end of the turn: it pays its last mark, then takes 3', () => {
    const table = small(10, 'pay-first');
    assert.deepEqual([table.bank, table.state.ending, table.state.phase], [3, null, 'stake']);
    assert.equal(small(7, 'collect-first').state.ending, 'bankBroken');
    assert.equal(small(8, 'collect-first').state.ending, null);
  });
  test('the house refills its bank for the next deal', () => {
    for (const order of ['collect-first', 'pay-first']) {
      const table = small(5, order);
      const { house } = table.state.accounts;
      table.turn();
      assert.deepEqual([table.bank, table.state.ending, table.state.accounts.house], [5, null, house]);
    }
  });
  test('a bank may hold a single mark: it pays it, and is broken', () => {
    const table = small(1, 'pay-first');
    assert.deepEqual([table.nets(BRUNO), table.bank, table.state.ending], [{ A: 1 }, 3, 'bankBroken']);
  });
  test('a bank that is not broken goes on with what it has', () => {
    const table = tableOf('4d Kc').stake('K 10').playOut().turn();
    assert.deepEqual([table.state.deal, table.bank], [2, 110]);
  });
  test('an unlimited bank is never broken', () => {
    const table = tableOf('Kc 4d', { bank: 0, cap: 0 }).stake('K 100').turn();
    assert.deepEqual([table.purse(), table.state.phase], [200, 'stake']);
  });
});

describe('F14: a punter who is out', () => {
  test('has an empty purse and no stake', () => {
    const table = withoutBruno('3c Ah');
    assert.deepEqual(
      table.events('eliminated').map(event => 'seat' in event && event.seat),
      [BRUNO],
    );
  });
  test('has no standing stake either', () => {
    const table = tableOf('3c Ah 4c Kh', { purses: [100, 10, 100] })
      .stake('A 4, K 6', BRUNO)
      .turn();
    assert.deepEqual([table.purse(BRUNO), table.state.out], [0, 0]);
    assert.deepEqual(table.asked, [ANNA, BRUNO, CARLA]);
    table.turn();
    assert.equal(table.events('eliminated').length, 1);
  });
  test('does not have one last mark, in the purse or on a card', () => {
    const table = tableOf('3c Ah 4c 5d', { purses: [100, 10, 100] })
      .stake('A 9', BRUNO)
      .turn();
    assert.deepEqual([table.purse(BRUNO), table.asked], [1, [ANNA, BRUNO, CARLA]]);
    table.stake('K 1', BRUNO).turn();
    assert.deepEqual([table.purse(BRUNO), table.asked], [0, [ANNA, BRUNO, CARLA]]);
  });
  test('when all punters are out, the deal is over', () => {
    const table = tableOf('3c Ah 4c As 5c Kc', { purses: [10, 10, 10] });
    table.stake('K 10').stake('A 10', BRUNO).stake('A 10', CARLA).turns(2);
    assert.deepEqual(table.asked, [ANNA]);
    table.turn();
    assert.deepEqual([table.state.phase, table.state.ending, table.bank], ['between', 'noPunters', 130]);
    assert.equal(faro.turn(table.state).kind, 'over');
  });
});

describe('F15: who wins, and who is the next banker', () => {
  const banked = (bankRotation: string, pack = packFrom(''), purses: readonly number[] = FIVE) =>
    tableOf(pack, { purses, banker: 'seat', bankerSeat: 1, bankRotation });
  test('none: the banker stays', () => {
    const table = banked('none').playOut().turn().playOut().turn();
    assert.deepEqual([table.state.deal, table.state.banker], [3, 1]);
  });
  test('clockwise: the next player holds the bank, round the table', () => {
    const table = banked('clockwise');
    const held = [table.state.banker];
    for (let deal = 2; deal <= 6; deal++) held.push(table.playOut().turn().state.banker);
    assert.deepEqual(held, [1, 2, 3, 4, 0, 1]);
  });
  test('clockwise: a player who sits out is passed over', () => {
    const table = banked('clockwise').playOut();
    table.act({ type: 'sitOut' }, 2);
    assert.equal(table.turn().state.banker, 3);
  });
  test('winner: the player with most marks holds the bank', () => {
    // the player left of the banker has clubs: seat 2
    const table = banked('winner', packFrom('Kc 4h')).stake('K 10', 2).playOut().turn();
    assert.equal(table.state.banker, 2);
  });
  test('winner: the banker stays with the most marks, or as many as anybody', () => {
    assert.equal(banked('winner', packFrom('4h Kc')).stake('K 10', 2).playOut().turn().state.banker, 1);
    assert.equal(banked('winner').playOut().turn().state.banker, 1);
  });
  test('winner: of several, the first clockwise from the banker holds the bank', () => {
    const table = banked('winner', packFrom(''), [150, 100, 100, 150, 100]);
    assert.equal(table.state.banker, 1, 'in the first deal the seat that the option names');
    assert.equal(table.playOut().turn().state.banker, 3);
  });
  test('the result is the marks', () => {
    const table = tableOf(packFrom('Kc 4d')).stake('K 10').playOut();
    assert.deepEqual(table.state.accounts.purses, [110, 100, 100, 100]);
  });
});

test('F16: three or four punters may play, not two or five', () => {
  for (const seats of [2, 5]) assert.throws(() => faro.open({ purses: Array(seats).fill(100) }), /three or four/);
  for (const seats of [3, 6])
    assert.throws(() => faro.open({ purses: Array(seats).fill(100), banker: 'lot' }), /three or four punters/);
});

test('F17: chance alone: no card has an edge', () => {
  const { state } = tableOf('3c 4h 5s 6c', THREE).turns(2);
  for (const spot of 'KQJT98752A') {
    const price = turnOdds(state, ANNA, { spot })!;
    assert.ok(Math.abs(price.edge) < 1e-12 && price.win > 0, spot);
  }
});

describe('F18: who holds the bank', () => {
  test('house: all seats stake, and its bank holds what the option says', () => {
    const table = tableOf('3c', { bank: 70 });
    assert.deepEqual([table.state.banker, table.bank, table.asked], [-1, 70, [0, 1, 2, 3]]);
  });
  test('before the first deal no player holds the bank, whoever will', () => {
    for (const banker of ['house', 'lot', 'seat'] as const)
      assert.equal(faro.open({ purses: FOUR, banker }).banker, -1, banker);
  });
  test('lot: a player is drawn before the first deal', () => {
    for (const lot of [0, 1, 2, 3, 4])
      assert.equal(tableOf('3c', { purses: FIVE, banker: 'lot' }, [lot]).state.banker, lot);
  });
  test('lot: the banker stays, and another is drawn when they sit out', () => {
    const next = (lot: number) => {
      const table = tableOf(packFrom(''), { purses: FIVE, banker: 'lot' }, [1, lot]).playOut();
      assert.equal(table.state.banker, 1);
      table.act({ type: 'sitOut' }, 1);
      return table.turn().state.banker;
    };
    assert.deepEqual(new Set([0, 1, 2, 3].map(next)), new Set([0, 2, 3, 4]));
    const stays = tableOf(packFrom(''), { purses: FIVE, banker: 'lot' }, [1, 3]).playOut().turn();
    assert.equal(stays.state.banker, 1);
  });
  test('seat: the player on bankerSeat; if passed over, the next clockwise holds the bank and keeps it', () => {
    const table = tableOf(packFrom(''), { purses: FIVE, banker: 'seat', bankerSeat: 4 });
    assert.equal(table.state.banker, 4);
    table.playOut().act({ type: 'sitOut' }, 4);
    assert.equal(table.turn().state.banker, 0);
    table.playOut().act({ type: 'sitIn' }, 4);
    assert.equal(table.turn().state.banker, 0);
  });
  test('books are dealt from the left of the banker; with three punters diamonds are out', () => {
    const { state } = tableOf('3c', { purses: FOUR, banker: 'seat', bankerSeat: 2 });
    assert.deepEqual(
      state.punters.map(punter => punter.suit),
      ['h', 's', '', 'c'],
    );
    assert.deepEqual([state.left, placeOf(state, 'Kd')], [39, 'out']);
  });
  test('five seats: four books and 52 cards; if one player sits out, three books', () => {
    const table = tableOf(packFrom(''), { purses: FIVE, banker: 'seat', bankerSeat: 2 });
    assert.deepEqual(
      table.state.punters.map(punter => punter.suit),
      ['s', 'd', '', 'c', 'h'],
    );
    assert.equal(table.state.left, 52);
    table.playOut().act({ type: 'sitOut' }, 3).turn();
    assert.deepEqual(
      table.state.punters.map(punter => punter.suit),
      ['h', 's', '', '', 'c'],
    );
    assert.equal(table.state.left, 39);
  });
  test('of four seats against the house one may sit out: the others get the books', () => {
    const table = tableOf(packFrom('')).playOut().act({ type: 'sitOut' }, BRUNO).turn();
    assert.deepEqual(
      table.state.punters.map(punter => punter.suit),
      ['c', '', 'h', 's'],
    );
  });
  test('the banker stakes nothing, and turns up when all are done; until then punters may take back their done', () => {
    const table = tableOf('Kc 4h', { purses: FOUR, banker: 'seat', bankerSeat: 3 });
    assert.deepEqual(table.asked, [0, 1, 2]);
    assert.equal(table.refused({ type: 'done' }, 3), 'not-your-turn');
    for (const seat of [0, 1, 2]) table.act({ type: 'done' }, seat);
    assert.deepEqual(table.asked, [3]);
    assert.deepEqual(table.offers(3), [{ type: 'done' }]);
    assert.equal(table.refused({ type: 'stake', spot: 'K', amount: 1 }, 3), 'not-now');
    table.act({ type: 'reopen' }, 1);
    assert.deepEqual([table.asked, table.offers(3)], [[1], []]);
  });
  test('the banker banks with their own purse, whatever the house’s bank would hold', () => {
    const table = tableOf('Kc 4h', { purses: FOUR, banker: 'seat', bankerSeat: 3, bank: 5 }).stake('K 10').turn();
    assert.deepEqual(table.state.accounts.purses, [110, 100, 100, 90]);
    const lost = tableOf('4h Kc', { purses: FOUR, banker: 'seat', bankerSeat: 3 }).stake('K 10').turn();
    assert.deepEqual([lost.state.accounts.purses, lost.state.till], [[90, 100, 100, 110], 0]);
  });
  test('a broken banker buys chips, or the table is over', () => {
    const table = tableOf('Kc 4h', { purses: [100, 100, 100, 10], banker: 'seat', bankerSeat: 3 })
      .stake('K 10')
      .turn();
    assert.deepEqual([table.state.ending, table.purse(3)], ['bankBroken', 0]);
    assert.equal(faro.turn(table.state).kind, 'over');
    table.act({ type: 'buyIn', amount: 10 }, 3);
    assert.equal(table.turn().state.banker, 3);
    assert.equal(table.bank, 10);
  });
  test('after a broken banker another player holds the bank if enough are left', () => {
    const table = tableOf('Kc 4h', { purses: [100, 100, 100, 10, 100], banker: 'seat', bankerSeat: 3 })
      .stake('K 10', 4)
      .turn();
    assert.equal(table.state.ending, 'bankBroken');
    assert.equal(table.turn().state.banker, 4);
  });
});

/* —— classic —— */

/** A classic table; the first card is the soda, then the losing and the winning card of each turn. */
const classic = (pack: string, options: object = {}) => tableOf(pack, { variant: 'classic', ...options });
const TWO = { purses: [1000, 1000] };
const SEATS = { purses: [1000, 1000, 1000] };
/** A classic table before the last turn, with these three cards to come: losing, winning, hock. */
const lastTurn = (ends: string, options: object = {}) => classic(packFrom('', ends), options).turns(24);
const GROUPS_OF_THE_SHEET = 'KQ QJ JT T9 98 65 54 43 32 2A KA Q2 J3 T4 95 86 87 76 876 KQ2A QJ32 JT43 T954 9865'.split(
  ' ',
);

describe('classic: the examples of the sheet', () => {
  test('a turn: the six loses, the queen wins', () => {
    const table = classic('2c 6h Qd')
      .stake('Q 25, 6 10 copper, high 5, 9865 5, KQ2A 20, QJ 10 copper, JT 10, 7 25')
      .turn();
    assert.deepEqual(table.nets(), { Q: 25, 6: 10, high: 5, 9865: -5, KQ2A: 20, QJ: -10 });
    assert.deepEqual(table.staked(), { JT: 10, 7: 25 });
    assert.equal(table.purse(), 1000 + 25 + 10 + 5 - 5 + 20 - 10 - 35);
  });
  test('a dead rank: the last jack wins', () => {
    const before = (afterWin: string) => classic('Jc Jd 2c Jh 3c 4c Js', { afterWin }).turns(2).stake('J 10').turn();
    for (const afterWin of ['returned', 'stands']) {
      const table = before(afterWin);
      assert.deepEqual([table.nets(), table.staked(), table.purse()], [{ J: 10 }, {}, 1010], afterWin);
      assert.equal(table.refused({ type: 'stake', spot: 'J', amount: 1 }), 'nothing-there');
      table.stake('JT 1');
    }
  });
  test('a broken bank: 30 for bets of 25 and 20', () => {
    const table = classic('2c 3c Kd', { ...TWO, bank: 30 })
      .stake('K 25, 8 10')
      .stake('K 20', BRUNO)
      .turn();
    assert.deepEqual([table.purse(), table.purse(BRUNO), table.bank], [1025, 1005, 0]);
    assert.deepEqual([table.state.ending, table.outcomes()], ['bankBroken', { K: 'won', 8: 'returned' }]);
  });
});

describe('K1, K2: the order of the pack', () => {
  test('soda, 25 turns, hock', () => {
    const table = classic(packFrom('Ks', 'Qh'));
    assert.deepEqual(
      table
        .events()
        .map(({ type }) => type)
        .slice(-2),
      ['shuffled', 'soda'],
    );
    assert.deepEqual([placeOf(table.state, 'Ks'), table.state.left], ['soda', 51]);
    table.playOut();
    assert.deepEqual([table.state.turns, table.state.left, placeOf(table.state, 'Qh')], [25, 0, 'hock']);
    assert.deepEqual(
      table.events('hock').map(event => 'card' in event && event.card),
      ['Qh'],
    );
    assert.equal(table.state.ending, 'packOut');
  });
  test('the losing card first', () => {
    const table = classic('2c Kd Qd').stake('K 5, Q 5').turn();
    assert.deepEqual(
      [table.nets(), table.state.last],
      [
        { K: -5, Q: 5 },
        { takes: ['Kd'], pays: ['Qd'], complete: true },
      ],
    );
  });
  test('no option of buch reverses the order', () => {
    const table = classic('2c Kd Qd', { firstCard: 'left', payingSide: 'left', oddCard: 'right' }).stake('K 5').turn();
    assert.deepEqual(table.nets(), { K: -5 });
    assert.equal(table.playOut().state.turns, 25);
  });
  test('any suit may be staked, and nobody has a book', () => {
    for (const king of ['Kc', 'Kd', 'Kh', 'Ks'])
      assert.deepEqual(classic(`2c 3d ${king}`).stake('K 5').turn().nets(), { K: 5 });
    assert.equal(classic('2c').state.punters[ANNA]!.suit, '');
  });
});

describe('K3: the copper', () => {
  test('reverses a whole bet', () => {
    const table = classic('2c Kd Qd').stake('K 5 copper, Q 7 copper, KA 9 copper, Q2 11 copper, high 3 copper').turn();
    assert.deepEqual(table.nets(), { K: 5, Q: -7, KA: 9, Q2: -11, high: 3 });
  });
  test('may be taken off again, and stays on a bet that is raised', () => {
    const table = classic('2c Kd Qd').stake('K 5 copper, Q 5 copper, K 5').act({ type: 'uncopper', spot: 'Q' });
    assert.deepEqual(table.turn().nets(), { K: 10, Q: 5 });
  });
  test('may lie on a rank beside a plain bet on a set with that rank', () => {
    assert.deepEqual(classic('2c Kd 3d').stake('K 5 copper, KQ 5').turn().nets(), { K: 5, KQ: -5 });
  });
  test('is for the one bet at a place, plain or coppered', () => {
    const table = classic('2c').stake('K 5 copper');
    assert.equal(table.refused({ type: 'copper', spot: 'K' }), 'not-now');
    table.stake('K 1');
    assert.equal(table.state.punters[ANNA]!.stakes.length, 1);
  });
  test('is not on a bet that was taken back and laid again', () => {
    const table = classic('2c Kd Qd').stake('K 5 copper').act({ type: 'takeBack', spot: 'K', amount: 5 });
    assert.deepEqual(table.stake('K 5').turn().nets(), { K: -5 });
  });
  test('stays on a bet from turn to turn', () => {
    assert.deepEqual(classic('2c 3c 4c Kd Qd').stake('K 5 copper').turns(2).nets(), { K: 5 });
  });
});

describe('K4, K5: a split takes half, plain or coppered', () => {
  const nines = (oddHalf: string, words: string) => classic('2c 9c 9d', { oddHalf }).stake(words).turn();
  test('bank: half of 15 goes to the bank, with the odd chip', () => {
    const table = nines('bank', '9 15');
    assert.deepEqual([table.nets(), table.purse(), table.staked()], [{ 9: -8 }, 992, {}]);
    assert.equal(nines('bank', '9 5').nets()[9], -3);
    assert.equal(nines('bank', '9 1').nets()[9], -1);
  });
  test('player: the odd chip comes back', () => {
    assert.equal(nines('player', '9 15').nets()[9], -7);
    assert.equal(nines('player', '9 5').nets()[9], -2);
    assert.equal(nines('player', '9 1 copper').nets()[9], 0);
  });
  test('a coppered bet is split as well', () => {
    assert.equal(nines('bank', '9 15 copper').nets()[9], -8);
    assert.equal(nines('player', '9 15 copper').nets()[9], -7);
  });
  test('so is a bet on a set: 20 on T954 lose 10, 1 on 98 is lost', () => {
    assert.deepEqual(nines('bank', 'T954 20, 98 1, JT 5').nets(), { T954: -10, 98: -1 });
    assert.equal(nines('player', '98 1').nets()[98], 0);
    assert.equal(nines('player', '98 1').purse(), 1000);
  });
});

describe('K6, K22: the places', () => {
  const offered = (pack: string) =>
    classic(pack)
      .offers()
      .flatMap(offer => (offer.type === 'stake' ? [offer.spot] : []));
  test('there are 38: the bar, thirteen ranks, 24 sets', () => {
    assert.deepEqual([...offered('2c')].sort(), ['high', ...'KQJT98765432A', ...GROUPS_OF_THE_SHEET].sort());
  });
  test('each place takes a bet', () => {
    const table = classic('2c');
    for (const spot of offered('2c')) table.stake(`${spot} 1`);
    assert.equal(table.state.accounts.cloth[ANNA], 38);
  });
  test('no other place does: no set that skips a card, no corner at the turn, no other spelling', () => {
    for (const spot of [
      'KJ',
      'QK',
      'K2',
      'QA',
      '8765',
      '9876',
      '89',
      'AK',
      '7A',
      'KQJ',
      'odd',
      'even',
      'low',
      'kq',
      'Kc',
    ])
      assert.equal(classic('2c').refused({ type: 'stake', spot, amount: 5 }), 'malformed', spot);
  });
});

describe('K7: if one rank of a set loses and another wins, the bet stands', () => {
  test('plain and coppered; 20 on QJ win, 20 on KA lose', () => {
    const table = classic('2c Kd Qd').stake('KQ 20, QJ 20, KA 20, KQ2A 20 copper').turn();
    assert.deepEqual(
      [table.nets(), table.staked()],
      [
        { QJ: 20, KA: -20 },
        { KQ: 20, KQ2A: 20 },
      ],
    );
    assert.equal(table.state.punters[ANNA]!.stakes.find(({ spot }) => spot === 'KQ2A')!.coppered, true);
  });
  test('the next turn may decide it', () =>
    assert.deepEqual(classic('2c Kd Qd Kh 3c').stake('KQ 20').turns(2).nets(), { KQ: -20 }));
});

test('K8: a set is paid once, in full, whichever of its ranks falls', () => {
  for (const rank of 'JT43') assert.deepEqual(classic(`2c 8d ${rank}h`).stake('JT43 20').turn().nets(), { JT43: 20 });
  for (const rank of '876') assert.deepEqual(classic(`2c ${rank}d Ah`).stake('876 20').turn().nets(), { 876: -20 });
});

describe('K9, K10: high card', () => {
  const high = (pack: string, words = 'high 5', options: object = {}) =>
    classic(`7c ${pack}`, options).stake(words).turn();
  test('ace, then two: plain wins', () => assert.deepEqual(high('Ac 2d').nets(), { high: 5 }));
  test('two, then ace: plain loses', () => assert.deepEqual(high('2d Ac').nets(), { high: -5 }));
  test('king, then ace: coppered wins', () => assert.deepEqual(high('Kc Ad', 'high 5 copper').nets(), { high: 5 }));
  test('queen, then king: plain wins, coppered loses', () => {
    assert.deepEqual(high('Qc Kd').nets(), { high: 5 });
    assert.deepEqual(high('Qc Kd', 'high 5 copper').nets(), { high: -5 });
  });
  test('each turn decides the bet, and it is over', () => assert.deepEqual(high('9c Td').staked(), {}));
  test('equal, half: a split, plain or coppered', () => {
    for (const words of ['high 5', 'high 5 copper'])
      assert.deepEqual(high('Ac Ad', words, { highCardTie: 'half' }).nets(), { high: -3 });
    assert.deepEqual(high('Ac Ad', 'high 5', { oddHalf: 'player' }).nets(), { high: -2 });
  });
  test('equal, push: the bet stands, and the next turn decides it', () => {
    const table = high('Ac Ad Kc 3d', 'high 5', { highCardTie: 'push' });
    assert.deepEqual([table.nets(), table.staked()], [{}, { high: 5 }]);
    assert.deepEqual(table.turn().nets(), { high: -5 });
  });
  test('a push in the last turn comes back', () => {
    const table = lastTurn('9c 9d 4h', { highCardTie: 'push' }).stake('high 5').turn();
    assert.deepEqual([table.outcomes(), table.purse()], [{ high: 'returned' }, 1000]);
  });
});

describe('K11: how long a bet stands', () => {
  test('until it is decided, a bet may be raised, moved, coppered and taken back between turns', () => {
    const table = classic('2c 3c 4c').stake('K 10, Q 10').turn().act({ type: 'takeBack', spot: 'K', amount: 4 });
    table.act({ type: 'takeBack', spot: 'Q', amount: 10 }).stake('J 10').act({ type: 'copper', spot: 'K' });
    assert.deepEqual([table.staked(), table.purse()], [{ K: 6, J: 10 }, 984]);
    table.act({ type: 'clear' });
    assert.deepEqual([table.staked(), table.purse()], [{}, 1000]);
  });
  test('a bet is handed back at the end of the deal', () => {
    const table = classic(packFrom('Ks', 'Kc')).stake('76 10').act({ type: 'clear' });
    table.turns(24).stake('K 10').turn();
    assert.deepEqual([table.outcomes(), table.purse()], [{ K: 'returned' }, 1000]);
  });
  test('add-only: a standing bet stays as it is, with or without its copper, but may be raised', () => {
    const table = classic('2c 3c 4c', { restake: 'add-only' }).stake('K 10').turn();
    assert.equal(table.refused({ type: 'takeBack', spot: 'K', amount: 10 }), 'not-in-these-rules');
    assert.equal(table.refused({ type: 'copper', spot: 'K' }), 'not-in-these-rules');
    table.stake('K 5, Q 5 copper');
  });
  test('replace-only: as many bets as were decided', () => {
    const table = classic('2c 3c Kc', { restake: 'replace-only' }).stake('K 10, Q 10').turn().stake('K 5');
    assert.equal(table.refused({ type: 'stake', spot: 'Q', amount: 5 }), 'not-in-these-rules');
    assert.equal(table.refused({ type: 'stake', spot: 'J', amount: 5 }), 'not-in-these-rules');
  });
});

describe('K12: afterWin', () => {
  test('returned: bet and winnings go to the purse', () => {
    const table = classic('2c 3c Kc', { afterWin: 'returned' }).stake('K 10').turn();
    assert.deepEqual([table.staked(), table.purse()], [{}, 1010]);
  });
  test('stands: the winnings go to the purse, and the bet stays, with its copper', () => {
    const table = classic('2c Kd 3d Kc 4d', { afterWin: 'stands' }).stake('K 10 copper, high 5').turn();
    assert.deepEqual([table.nets(), table.staked(), table.purse()], [{ K: 10, high: -5 }, { K: 10 }, 995]);
    assert.deepEqual(table.turn().nets(), { K: 10 });
    assert.equal(table.purse(), 1005);
  });
  test('stands: the bet is reported as laid again', () => {
    const table = classic('2c Kd 3d', { afterWin: 'stands' }).stake('K 10 copper').turn();
    assert.deepEqual(
      table.events('staked').map(event => event.type === 'staked' && [event.seat, event.spot, event.amount]),
      [[ANNA, 'K', 10]],
    );
  });
  test('stands: on the bar too, for the next turn', () => {
    const table = classic('2c 3c Kd 5c 4d', { afterWin: 'stands' }).stake('high 5').turn();
    assert.deepEqual([table.nets(), table.staked()], [{ high: 5 }, { high: 5 }]);
    assert.deepEqual([table.turn().nets(), table.staked()], [{ high: -5 }, {}]);
  });
  test('stands: after the last turn nothing is left to stand for', () => {
    const table = lastTurn('9c Kd Kh', { afterWin: 'stands' }).stake('K 5, high 5').turn();
    assert.deepEqual([table.nets(), table.staked(), table.purse()], [{ K: 5, high: 5 }, {}, 1010]);
  });
  test('stands: a lost or split bet does not', () => {
    const table = classic('2c Kd 9c 3c 3d', { afterWin: 'stands' }).stake('K 10, 3 10').turns(2);
    assert.deepEqual(table.staked(), {});
  });
  test('stands: the bet may be taken back', () => {
    const table = classic('2c 3c Kc', { afterWin: 'stands' }).stake('K 10').turn();
    table.act({ type: 'takeBack', spot: 'K', amount: 10 });
    assert.equal(table.purse(), 1010);
  });
  test('stands: a correct call goes to the purse', () => {
    const table = lastTurn('9c Kd 4h', { afterWin: 'stands' }).stake('9>K>4 10').turn();
    assert.equal(table.purse(), 1040);
  });
});

describe('K13: limits', () => {
  const limits = { min: 5, max: 55 };
  test('each bet has a minimum and a maximum', () => {
    const table = classic('2c', limits);
    assert.equal(table.refused({ type: 'stake', spot: 'K', amount: 4 }), 'under-the-minimum');
    assert.equal(table.refused({ type: 'stake', spot: 'K', amount: 56 }), 'over-the-maximum');
    table.stake('K 5, K 1, Q 55, J 55');
    assert.equal(table.refused({ type: 'stake', spot: 'K', amount: 50 }), 'over-the-maximum');
    assert.equal(table.refused({ type: 'stake', spot: 'Q', amount: 1 }), 'over-the-maximum');
    table.stake('K 49');
  });
  test('taking back must leave nothing, or at least the minimum', () => {
    const table = classic('2c', limits).stake('K 7');
    assert.equal(table.refused({ type: 'takeBack', spot: 'K', amount: 3 }), 'under-the-minimum');
    assert.deepEqual(
      table.offers().filter(({ type }) => type === 'takeBack'),
      [
        { type: 'takeBack', spot: 'K', amount: { min: 1, max: 2, step: 1 } },
        { type: 'takeBack', spot: 'K', amount: 7 },
      ],
    );
    table.act({ type: 'takeBack', spot: 'K', amount: 2 }).act({ type: 'takeBack', spot: 'K', amount: 5 });
  });
  describe('the offers of a place keep to them', () => {
    for (const [name, purse, words, onKing] of [
      ['no bet there: from the minimum to the maximum', 50, '', [['stake', { min: 3, max: 20, step: 1 }]]],
      ['no more than the purse', 9, '', [['stake', { min: 3, max: 9, step: 1 }]]],
      ['the purse is the minimum', 3, '', [['stake', { min: 3, max: 3, step: 1 }]]],
      ['the purse is less than the minimum', 8, 'Q 6', []],
      [
        'a bet there: one more chip may go on; what comes off leaves the minimum, or nothing',
        50,
        'K 10',
        [
          ['stake', { min: 1, max: 10, step: 1 }],
          ['takeBack', { min: 1, max: 7, step: 1 }],
          ['takeBack', 10],
        ],
      ],
      [
        'one chip above the minimum, one below the maximum',
        50,
        'K 4, K 15',
        [
          ['stake', { min: 1, max: 1, step: 1 }],
          ['takeBack', { min: 1, max: 16, step: 1 }],
          ['takeBack', 19],
        ],
      ],
      [
        'one chip may come off',
        4,
        'K 4',
        [
          ['takeBack', { min: 1, max: 1, step: 1 }],
          ['takeBack', 4],
        ],
      ],
      ['a bet of the minimum: all or nothing may come off', 3, 'K 3', [['takeBack', 3]]],
    ] as const)
      test(name, () => {
        const table = classic('2c', { min: 3, max: 20, purses: [purse] });
        if (words) table.stake(words);
        const offers = table
          .offers()
          .flatMap(offer => ('amount' in offer && 'spot' in offer && offer.spot === 'K' ? [offer] : []));
        assert.deepEqual(
          offers.map(({ type, amount }) => [type, amount]),
          onKing,
        );
      });
  });
  test('no more than the purse', () => {
    const table = classic('2c', { purses: [60] }).stake('K 50');
    assert.equal(table.refused({ type: 'stake', spot: 'Q', amount: 11 }), 'over-the-purse');
    assert.equal(table.refused({ type: 'double' }), 'over-the-purse');
  });
  test('max 0: there is no such limit', () => {
    classic('2c', { max: 0 }).stake('K 1000');
  });
  test('a call counts as a bet of its own', () => {
    const table = lastTurn('9c Kd 4h', limits).stake('K 55, 9>K>4 55, 9>4>K 55');
    assert.equal(table.refused({ type: 'stake', spot: '9>K>4', amount: 5 }), 'over-the-maximum');
    assert.equal(table.refused({ type: 'stake', spot: '4>K>9', amount: 4 }), 'under-the-minimum');
  });
});

describe('K14: dead ranks', () => {
  test('the soda counts among the four cards of its rank', () => {
    const table = classic('Jc Jd 2c Jh 3c Js 4c').turns(3);
    assert.equal(table.refused({ type: 'stake', spot: 'J', amount: 1 }), 'nothing-there');
    assert.equal(classic('Jc Jd 2c Jh 3c').turns(2).refused({ type: 'stake', spot: 'J', amount: 1 }), undefined);
  });
  test('a set takes a bet as long as one of its ranks is live', () => {
    const pack = 'Jc Jd 2c Jh 3c Js Tc Td 3d Th 4c Ts 5c';
    const table = classic(pack).turns(6);
    assert.equal(table.refused({ type: 'stake', spot: 'JT', amount: 1 }), 'nothing-there');
    assert.equal(table.refused({ type: 'stake', spot: 'QJ', amount: 1 }), undefined);
    assert.ok(!table.offers().some(offer => 'spot' in offer && ['J', 'T', 'JT'].includes(offer.spot)));
  });
  test('a standing set whose ranks die together comes back at once', () => {
    const table = classic('Kc Kd 2c Kh 3c Qc 4c Qd 5c Qh 6c Ks Qs').turns(5).stake('KQ 20 copper').turn();
    assert.deepEqual([table.outcomes(), table.staked(), table.purse()], [{ KQ: 'returned' }, {}, 1000]);
    assert.equal(table.state.phase, 'stake');
  });
  test('a rebet leaves dead ranks out', () => {
    const table = classic('Jc Jd 2c Jh 3c 4c Js').turns(2).stake('J 10, T 10').turn().act({ type: 'clear' });
    table.act({ type: 'rebet' });
    assert.deepEqual(table.staked(), { T: 10 });
  });
});

describe('K15, K19: calling the turn', () => {
  const offeredCalls = (table: ReturnType<typeof tableOf>) =>
    table.offers().flatMap(offer => (offer.type === 'stake' && offer.spot.includes('>') ? [offer.spot] : []));
  test('a correct call pays 4 to 1, and the bet on the king wins beside it', () => {
    const table = lastTurn('9c Kd 4h').stake('9>K>4 10, K 5').turn();
    assert.deepEqual([table.nets(), table.purse()], [{ '9>K>4': 40, K: 5 }, 1045]);
  });
  test('a wrong call loses, and the bet on the king still wins', () => {
    const table = lastTurn('4h Kd 9c').stake('9>K>4 10, K 5').turn();
    assert.deepEqual([table.nets(), table.purse()], [{ '9>K>4': -10, K: 5 }, 995]);
  });
  test('losing, winning, hock: the first two in the wrong order lose', () => {
    assert.deepEqual(lastTurn('9c Kd 4h').stake('K>9>4 10, 4>K>9 10').turn().nets(), { 'K>9>4': -10, '4>K>9': -10 });
  });
  test('each order called is a bet of its own: all six cost two', () => {
    const table = lastTurn('9c Kd 4h').stake('9>K>4 1, 9>4>K 1, K>9>4 1, K>4>9 1, 4>9>K 1, 4>K>9 1').turn();
    assert.equal(table.purse(), 999, 'five are lost, one gains four');
  });
  test('a call is possible only before the last turn', () => {
    const table = classic(packFrom('', '9c Kd 4h')).turns(23);
    assert.equal(table.state.left, 5);
    assert.equal(table.refused({ type: 'stake', spot: '9>K>4', amount: 10 }), 'not-now');
    assert.deepEqual(offeredCalls(table), []);
    table.turn();
    assert.equal(table.refused({ type: 'stake', spot: '9>K>4', amount: 10 }), undefined);
  });
  test('a call names only the three cards that are left', () => {
    for (const spot of ['9>K>5', '9>9>K', '9>K', '9>K>4>4'])
      assert.equal(lastTurn('9c Kd 4h').refused({ type: 'stake', spot, amount: 10 }), 'not-now', spot);
  });
  test('the three cards are listed from the king down, never in the order of the box', () => {
    const orders = ['9c Kd 4h', '4h 9c Kd', 'Kd 4h 9c'].map(ends => lastTurn(ends));
    for (const table of orders) {
      assert.deepEqual(offeredCalls(table), ['K>9>4', 'K>4>9', '9>K>4', '9>4>K', '4>K>9', '4>9>K']);
      assert.deepEqual(viewOf(table.state), viewOf(orders[0]!.state));
    }
    assert.equal(offeredCalls(lastTurn('4h Ac Kd'))[0], 'K>4>A', 'the ace is low');
  });
  test('a call takes no copper, and is not repeated in the next deal', () => {
    const table = lastTurn('9c Kd 4h').stake('9>K>4 10, K 5');
    assert.equal(table.refused({ type: 'copper', spot: '9>K>4' }), 'nothing-there');
    table.turn().turn().act({ type: 'rebet' });
    assert.deepEqual(table.staked(), { K: 5 });
  });
});

describe('K16: a cat-hop', () => {
  test('there are three orders, at 2 to 1', () => {
    const table = lastTurn('9c 4h 9d', TWO).stake('9>4>9 10', BRUNO).stake('9 10').turn();
    assert.deepEqual([table.nets(BRUNO), table.nets()], [{ '9>4>9': 20 }, { 9: -10 }]);
  });
  test('with 9 9 4 the bet on the nine is split, and the call is wrong', () => {
    const table = lastTurn('9c 9d 4h').stake('9>4>9 10, 9 10').turn();
    assert.deepEqual(table.nets(), { '9>4>9': -10, 9: -5 });
  });
  test('either nine makes the call right', () =>
    assert.deepEqual(lastTurn('9d 9c 4h').stake('9>9>4 10').turn().nets(), { '9>9>4': 20 }));
  test('three calls are offered', () => {
    const calls = lastTurn('9c 9d 4h')
      .offers()
      .flatMap(offer => (offer.type === 'stake' && offer.spot.includes('>') ? [offer.spot] : []));
    assert.deepEqual(calls, ['9>9>4', '9>4>9', '4>9>9']);
  });
});

test('K17: three of one rank: no call is possible, and the last turn is a split', () => {
  const table = lastTurn('9c 9d 9h');
  assert.ok(!table.offers().some(offer => 'spot' in offer && offer.spot.includes('>')));
  assert.equal(table.refused({ type: 'stake', spot: '9>9>9', amount: 5 }), 'not-now');
  assert.deepEqual(table.stake('9 10').turn().nets(), { 9: -5 });
});

describe('K18: the last turn and the hock', () => {
  test('the last turn settles like any turn: ranks, sets, high card', () => {
    const table = lastTurn('9c Kd 4h').stake('9 5, KQ 5, high 5, T9 5 copper').turn();
    assert.deepEqual(table.nets(), { 9: -5, KQ: 5, high: 5, T9: 5 });
  });
  test('the hock decides only a call', () => {
    const table = lastTurn('9c 4h Kd').stake('K 5, KA 5').turn();
    assert.deepEqual([table.outcomes(), table.purse()], [{ K: 'returned', KA: 'returned' }, 1000]);
  });
});

describe('K20: a bank that can be broken', () => {
  test('0: the house has no limit', () => {
    const table = classic('2c 3c Kd', { bank: 0, max: 0 }).stake('K 1000').turn();
    assert.deepEqual([table.purse(), table.state.phase, table.bank], [2000, 'stake', 0]);
  });
  test('losing bets are collected first, or after', () => {
    const broken = (settleOrder: string) =>
      classic('2c 3c Kd', { ...SEATS, bank: 30, settleOrder })
        .stake('K 25')
        .stake('K 20', BRUNO)
        .stake('3 10', CARLA)
        .turn();
    const collects = broken('collect-first');
    assert.deepEqual([collects.purse(), collects.purse(BRUNO), collects.bank], [1025, 1015, 0]);
    const pays = broken('pay-first');
    assert.deepEqual([pays.purse(), pays.purse(BRUNO), pays.bank, pays.state.ending], [1025, 1005, 10, 'bankBroken']);
  });
  test('half of a split goes into the bank too', () => {
    const table = classic('2c 9c 9d', { bank: 30 }).stake('9 11').turn();
    assert.equal(table.bank, 36);
  });
  test('broken by several winners: paid clockwise from the left of the banker; those who get nothing have their bet back', () => {
    const table = classic('2c 3c Kd', { purses: [100, 30, 100, 100], banker: 'seat', bankerSeat: 1 })
      .stake('K 20', 0)
      .stake('K 25', 2)
      .stake('K 40', 3)
      .turn();
    assert.deepEqual(table.state.accounts.purses, [100, 0, 125, 105]);
    assert.deepEqual([table.nets(0), table.outcomes(0)], [{ K: 0 }, { K: 'won' }]);
    assert.equal(table.state.ending, 'bankBroken');
  });
  test('a call is paid from it like any bet', () => {
    const table = lastTurn('9c Kd 4h', { bank: 30 }).stake('9>K>4 10').turn();
    assert.deepEqual([table.nets(), table.bank], [{ '9>K>4': 30 }, 0]);
  });
  test('a player banks: the minimum is a banker and one punter; the bank may go round', () => {
    const table = classic('2c Kd 3c', { ...TWO, banker: 'lot', bankRotation: 'clockwise' });
    assert.deepEqual([table.state.banker, table.asked], [0, [BRUNO]]);
    table.stake('K 10', BRUNO).turn();
    assert.deepEqual(table.state.accounts.purses, [1010, 990]);
    assert.equal(table.playOut().turn().state.banker, 1);
  });
  test('the first seat banks with its purse too: 5 for 10, and broken', () => {
    const table = classic('2c 3c Kd', { purses: [5, 100], banker: 'seat', bankerSeat: 0 })
      .stake('K 10', BRUNO)
      .turn();
    assert.deepEqual([table.state.accounts.purses, table.state.ending], [[0, 105], 'bankBroken']);
  });
  test('bets that stood after a win come back when the bank is broken', () => {
    const table = classic('2c 3c Kd', { bank: 10, afterWin: 'stands' }).stake('K 10').turn();
    assert.deepEqual([table.purse(), table.staked(), table.state.ending], [1010, {}, 'bankBroken']);
  });
});

test('classic: a player with nothing left is out, and without punters the deal is over', () => {
  const table = classic('2c Kd 3c Kh 4c', { purses: [10, 20] })
    .stake('K 10')
    .stake('K 10', BRUNO)
    .turn();
  assert.deepEqual([table.asked, table.state.ending], [[BRUNO], null]);
  assert.equal(table.refused({ type: 'stake', spot: 'K', amount: 1 }), 'not-your-turn');
  table.stake('K 10', BRUNO).turn();
  assert.deepEqual([table.state.ending, faro.turn(table.state).kind], ['noPunters', 'over']);
});

describe('K21: how many punters', () => {
  for (const seats of [1, 2, 3, 4, 5, 6, 7])
    test(`${seats}`, () => {
      const table = classic('2c 3c Kd', { purses: Array<number>(seats).fill(100) });
      assert.equal(table.asked.length, seats);
      for (const seat of table.asked) table.stake('K 5', seat);
      table.turn();
      assert.deepEqual(table.state.accounts.purses, Array<number>(seats).fill(105));
    });
  test('eight punters are refused', () =>
    assert.throws(() => faro.open({ variant: 'classic', purses: Array(8).fill(100) })));
  test('nobody has to bet, whatever mustStake says', () => {
    assert.equal(classic('2c', { mustStake: true }).refused({ type: 'done' }), undefined);
  });
});

/* —— pharo —— */

/** A table of pharo; the first card is the bottom one, then the bank's and the punters' card of each pair. */
const pharo = (pack: string, options: object = {}) => tableOf(pack, { variant: 'pharo', ...SEATS, ...options });
/** Before the last pair: the bottom card, and this one. */
const lastPair = (bottom: string, last: string, options: object = {}) =>
  pharo(packFrom(bottom, last), options).turns(24);

describe('pharo: the examples of the sheet', () => {
  test('a pair: 8♣, K♦', () => {
    const table = pharo('Jd 8c Kd').stake('8 10').stake('K 4', BRUNO).stake('8 7', CARLA).turn();
    assert.deepEqual([table.nets(), table.nets(BRUNO), table.nets(CARLA)], [{ 8: -10 }, { K: 4 }, { 8: -7 }]);
    assert.deepEqual(table.state.accounts.purses, [990, 1004, 993]);
  });
  test('a plié costs half, and the odd chip goes by oddHalf', () => {
    for (const [oddHalf, carla] of [
      ['bank', -4],
      ['player', -3],
    ] as const) {
      const table = pharo('Jd 8h 8s', { oddHalf }).stake('8 10').stake('8 7', CARLA).turn();
      assert.deepEqual([table.nets(), table.nets(CARLA)], [{ 8: -5 }, { 8: carla }]);
      assert.deepEqual(table.staked(), {}, 'P5: the stake is over');
    }
  });
});

describe('P1, P4: the livret', () => {
  test('there are thirteen ranks; several punters may stake the same one; suits are void', () => {
    const table = pharo('Jd 2c 8c');
    const spots = table.offers().flatMap(offer => (offer.type === 'stake' ? [offer.spot] : []));
    assert.deepEqual(spots, [...'KQJT98765432A']);
    for (const seat of [ANNA, BRUNO, CARLA]) table.stake('8 5', seat);
    table.turn();
    for (const seat of [ANNA, BRUNO, CARLA]) assert.deepEqual(table.nets(seat), { 8: 5 });
  });
  test('a decided card stays in the livret', () => {
    const table = pharo('Jd 8c Kd 8d Kh').stake('8 5, K 5').turn().stake('8 5, K 5').turn();
    assert.deepEqual([table.nets(), table.purse()], [{ 8: -5, K: 5 }, 1000]);
  });
  test('there is no copper, no set, no high card and no call', () => {
    for (const spot of ['high', 'KQ', '876', 'KQ2A', 'K>Q>J'])
      assert.equal(pharo('Jd').refused({ type: 'stake', spot, amount: 5 }), 'malformed', spot);
    assert.equal(pharo('Jd').stake('K 5').refused({ type: 'copper', spot: 'K' }), 'not-in-these-rules');
  });
});

describe('P2: sides and order', () => {
  for (const payingSide of ['right', 'left'])
    test(`${payingSide}: the bank’s card first`, () => {
      const table = pharo('Jd 8c Kd', { payingSide, firstCard: 'right' }).stake('8 5, K 5').turn();
      assert.deepEqual(table.nets(), { 8: -5, K: 5 });
      assert.deepEqual(
        table.events('card').map(event => event.type === 'card' && [event.side, event.card]),
        [
          ['takes', '8c'],
          ['pays', 'Kd'],
        ],
      );
    });
});

test('P3: the bottom card is shown before the first stake, and neither wins nor loses', () => {
  const table = pharo(packFrom('Jd', '5c'));
  assert.deepEqual([placeOf(table.state, 'Jd'), table.state.left], ['bottom', 51]);
  assert.ok(table.events('bottom').some(event => 'card' in event && event.card === 'Jd'));
  for (const viewer of [ANNA, 'onlooker'] as const) {
    const [event] = table.events('bottom').map(own => faro.redactEvent(own, viewer));
    assert.deepEqual(event, { type: 'bottom', card: 'Jd' });
    assert.deepEqual(redactLog(faro, table.log, viewer), table.log, 'nothing is hidden');
  }
});

describe('P6: the last pair', () => {
  test('left: on the bank’s side it takes the whole stake on its rank', () => {
    const table = pharo(packFrom('Jd', '5c')).turns(25);
    assert.deepEqual([table.state.left, table.state.phase], [1, 'stake']);
    table.stake('5 6').turn();
    assert.deepEqual([table.nets(), table.state.turns, table.state.ending], [{ 5: -6 }, 26, 'packOut']);
    assert.equal(placeOf(table.state, '5c'), 'takes');
  });
  test('void: it decides nothing and is not turned', () => {
    const table = pharo(packFrom('Jd', '5c'), { oddCard: 'void' }).turns(24).stake('5 6').turn();
    assert.deepEqual([table.outcomes(), table.purse(), table.state.turns], [{ 5: 'returned' }, 1000, 25]);
    assert.equal(placeOf(table.state, '5c'), 'pack');
  });
  test('burn-first, an option of books, is void too', () => {
    const table = pharo(packFrom('Jd', '5c'), { oddCard: 'burn-first' });
    assert.deepEqual([table.state.left, table.state.burnt], [51, []]);
    assert.equal(table.playOut().state.turns, 25);
  });
  test('the last card is the bank’s on either side', () => {
    for (const options of [{ payingSide: 'left' }, { oddCard: 'right' }, { payingSide: 'left', oddCard: 'right' }]) {
      const table = pharo(packFrom('Jd', '5c'), options).turns(25).stake('5 6').turn();
      assert.deepEqual([table.nets(), table.state.turns], [{ 5: -6 }, 26], JSON.stringify(options));
    }
  });
  test('no plié: the shown jack is void, and a stake on the jack is lost in full', () => {
    const table = lastPair('Jd', 'Jc').turn().stake('J 7').turn();
    assert.deepEqual(table.nets(), { J: -7 });
  });
  test('a paroli is lost in full too', () => {
    const table = pharo(packFrom('Jd', 'Ac 5d 5c'), { paroli: true }).turns(24).stake('5 6').turn();
    table.act({ type: 'paroli', spot: '5' });
    assert.deepEqual(table.turn().nets(), { 5: -12 });
  });
});

describe('P7: whether standing stakes may be changed', () => {
  const stands = (restake: string) => pharo('Jd 2c 3c', { restake }).stake('K 4').turn();
  test('add-only: new cards and higher stakes; nothing may be taken back', () => {
    const table = stands('add-only').stake('K 1, Q 1');
    assert.equal(table.refused({ type: 'takeBack', spot: 'K', amount: 2 }), 'not-in-these-rules');
    table.act({ type: 'clear' });
    assert.deepEqual(table.staked(), { K: 4 });
  });
  test('replace-only: nothing may be changed until it is decided', () => {
    for (const spot of ['K', 'Q'])
      assert.equal(stands('replace-only').refused({ type: 'stake', spot, amount: 1 }), 'not-in-these-rules');
  });
  test('free: as in classic', () => {
    const table = stands('free');
    table.act({ type: 'takeBack', spot: 'K', amount: 4 });
    assert.equal(table.purse(), 1000);
  });
});

describe('P8, P12: a stake that has won', () => {
  const won = (afterWin: string, pack = 'Jd 2c Kd') => pharo(pack, { afterWin }).stake('K 4').turn();
  test('returned: stake and gain', () => {
    const table = won('returned');
    assert.deepEqual([table.staked(), table.purse()], [{}, 1004]);
  });
  test('stands: the winnings are paid, and the stake stays', () => {
    const table = won('stands', 'Jd 2c Kd 3c Kh');
    assert.deepEqual([table.staked(), table.purse()], [{ K: 4 }, 1000]);
    assert.equal(table.turn().purse(), 1004);
  });
  test('stands, on a dead rank: the stake comes back, and a new one is refused', () => {
    const dead = pharo('Jd Jc 2c Jh 3c 4c Js', { afterWin: 'stands' }).turns(2).stake('J 4').turn();
    assert.deepEqual([dead.nets(), dead.staked(), dead.purse()], [{ J: 4 }, {}, 1004]);
    assert.equal(dead.refused({ type: 'stake', spot: 'J', amount: 1 }), 'nothing-there');
  });
  test('once the other three jacks have fallen, the shown one does not count', () => {
    const table = pharo('Jd Jc 2c Jh 3c Js 4c').turns(2);
    assert.equal(table.refused({ type: 'stake', spot: 'J', amount: 1 }), undefined);
    assert.equal(table.turn().refused({ type: 'stake', spot: 'J', amount: 1 }), 'nothing-there');
  });
});

describe('P9, P10: paroli', () => {
  const won = (pack: string, options: object = {}) =>
    pharo(`Jd 8c Kd ${pack}`, { paroli: true, ...options })
      .stake('K 4', BRUNO)
      .turn();
  const bent = (pack: string, options: object = {}) => {
    const table = won(pack, options).act({ type: 'paroli', spot: 'K' }, BRUNO);
    return table;
  };
  test('false: there is no paroli', () => {
    const table = won('2c Kh', { paroli: false });
    assert.equal(table.refused({ type: 'paroli', spot: 'K' }, BRUNO), 'not-in-these-rules');
    assert.ok(!types(table.offers(BRUNO)).has('paroli'));
  });
  test('true: the card holds twice the stake that won', () => {
    const table = bent('2c Kh');
    assert.deepEqual([table.staked(BRUNO), table.purse(BRUNO)], [{ K: 8 }, 996]);
    assert.deepEqual(
      table.events('paroli').map(event => event),
      [{ type: 'paroli', seat: BRUNO, spot: 'K', amount: 8 }],
    );
  });
  test('the king comes second: the punter gets 16, a win of three stakes', () => {
    const table = bent('2c Kh').turn();
    assert.deepEqual([table.state.punters[BRUNO]!.entries[0]!.back, table.purse(BRUNO)], [16, 1012]);
  });
  test('the king comes first: the punter loses the original 4', () =>
    assert.equal(bent('Kh 2c').turn().purse(BRUNO), 996));
  test('a plié of kings: half of the whole stake, so the punter is even', () => {
    const table = bent('Kh Ks').turn();
    assert.deepEqual([table.state.punters[BRUNO]!.entries[0]!.back, table.purse(BRUNO)], [4, 1000]);
  });
  test('an odd first stake never makes an odd half', () => {
    const odd = pharo('Jd 8c Kd Kh Ks', { paroli: true }).stake('K 5').turn().act({ type: 'paroli', spot: 'K' });
    assert.equal(odd.turn().purse(), 1000);
  });
  test('no limit applies to it: max 5, cap 5', () => {
    for (const options of [{ max: 5 }, { cap: 5 }]) assert.deepEqual(bent('2c Kh', options).staked(BRUNO), { K: 8 });
  });
  test('it counts toward the cap: beside 8 of a cap of 10, two may be laid', () => {
    const table = bent('2c Kh', { cap: 10 });
    assert.equal(table.refused({ type: 'stake', spot: 'Q', amount: 3 }, BRUNO), 'over-the-maximum');
    table.stake('Q 2', BRUNO);
    assert.equal(bent('2c Kh', { cap: 5 }).refused({ type: 'stake', spot: 'Q', amount: 1 }, BRUNO), 'over-the-maximum');
  });
  test('it is bound until decided, even if stakes are free', () => {
    for (const restake of ['add-only', 'replace-only', 'free']) {
      const table = bent('2c 3c 4c Kh', { restake }).turn();
      assert.deepEqual(table.staked(BRUNO), { K: 8 });
      for (const amount of [4, 8])
        assert.equal(table.refused({ type: 'takeBack', spot: 'K', amount }, BRUNO), 'not-in-these-rules');
      assert.equal(table.refused({ type: 'stake', spot: 'K', amount: 1 }, BRUNO), 'not-in-these-rules');
      assert.equal(table.refused({ type: 'clear' }, BRUNO), 'nothing-there');
      assert.equal(table.turn().purse(BRUNO), 1012);
    }
  });
  test('replace-only: on a winning stake that stands it is not a new card', () => {
    for (const amount of [1, 4]) {
      const options = { paroli: true, afterWin: 'stands', restake: 'replace-only' };
      const table = pharo('Jd 2c Kd 3c 4c', options).stake(`K ${amount}`).turn();
      assert.deepEqual(table.staked(), { K: amount });
      table.act({ type: 'paroli', spot: 'K' });
      assert.deepEqual(table.staked(), { K: 2 * amount });
    }
  });
  test('within its stage it may be taken back whole, and made again', () => {
    const table = bent('2c Kh');
    assert.equal(table.refused({ type: 'takeBack', spot: 'K', amount: 4 }, BRUNO), 'not-in-these-rules');
    table.act({ type: 'takeBack', spot: 'K', amount: 8 }, BRUNO);
    assert.equal(table.purse(BRUNO), 1004);
    table.act({ type: 'paroli', spot: 'K' }, BRUNO);
    assert.deepEqual(table.staked(BRUNO), { K: 8 });
  });
  test('it may be made only in the stage right after the win', () => {
    const table = won('2c 3c 4c Kh').turn();
    assert.equal(table.refused({ type: 'paroli', spot: 'K' }, BRUNO), 'nothing-there');
  });
  test('it may be made only once: after it has won, there is no other', () => {
    const table = bent('2c Kh').turn();
    assert.equal(table.refused({ type: 'paroli', spot: 'K' }, BRUNO), 'nothing-there');
  });
  test('it may not be made after a loss or a plié, on another card, or on a dead rank', () => {
    for (const pair of ['Kd 2c', 'Kd Kh']) {
      const table = pharo(`Jd ${pair}`, { paroli: true }).stake('K 4').turn();
      assert.equal(table.refused({ type: 'paroli', spot: 'K' }), 'nothing-there');
    }
    assert.equal(won('2c').refused({ type: 'paroli', spot: '8' }, BRUNO), 'nothing-there');
    const dead = pharo('Kc 2c Ks 3c Kh 4c Kd', { paroli: true }).turns(2).stake('K 4').turn();
    assert.equal(dead.refused({ type: 'paroli', spot: 'K' }), 'nothing-there');
  });
  test('a rank with only the shown card left is dead: no paroli', () => {
    const table = pharo('Kc 2c Ks 3c Kh 4c Kd', { paroli: true, afterWin: 'stands' }).turns(2).stake('K 4').turn();
    assert.deepEqual([table.nets(), table.staked(), table.purse()], [{ K: 4 }, {}, 1004]);
  });
  test('with afterWin stands, the winnings are added to the stake, and after the paroli everything comes back', () => {
    const table = won('2c Kh', { afterWin: 'stands' });
    assert.deepEqual([table.staked(BRUNO), table.purse(BRUNO)], [{ K: 4 }, 1000]);
    table.act({ type: 'paroli', spot: 'K' }, BRUNO);
    assert.deepEqual([table.staked(BRUNO), table.purse(BRUNO)], [{ K: 8 }, 996]);
    assert.equal(table.refused({ type: 'takeBack', spot: 'K', amount: 4 }, BRUNO), 'not-in-these-rules');
    table.act({ type: 'clear' }, BRUNO);
    assert.deepEqual([table.staked(BRUNO), table.purse(BRUNO)], [{ K: 4 }, 1000], 'clear makes the card straight');
    table.act({ type: 'paroli', spot: 'K' }, BRUNO).turn();
    assert.deepEqual([table.staked(BRUNO), table.purse(BRUNO)], [{}, 1012]);
  });
  test('with afterWin stands it costs only the winnings: four marks are enough to begin with', () => {
    const table = pharo('Jd 8c Kd', { purses: [4], paroli: true, afterWin: 'stands' })
      .stake('K 4')
      .turn();
    table.act({ type: 'paroli', spot: 'K' });
    assert.deepEqual([table.staked(), table.purse()], [{ K: 8 }, 0]);
  });
  test('doubling and repeating leave it as it is', () => {
    const table = bent('2c Kh').stake('Q 3', BRUNO);
    table.act({ type: 'double' }, BRUNO);
    assert.deepEqual(table.staked(BRUNO), { K: 8, Q: 6 });
    assert.equal(bent('2c Kh').refused({ type: 'rebet' }, BRUNO), 'nothing-there');
  });
  test('it may not be made with chips that have been staked elsewhere', () => {
    const table = pharo('Jd 8c Kd', { purses: [10], paroli: true })
      .stake('K 4')
      .turn()
      .stake('Q 7');
    assert.equal(table.refused({ type: 'paroli', spot: 'K' }), 'over-the-purse');
  });
  test('undecided at the end, it comes back whole', () => {
    const table = pharo(packFrom('Jd', 'Ac Kd Kh'), { paroli: true, oddCard: 'void' }).turns(24).stake('K 4').turn();
    assert.deepEqual([table.state.ending, table.purse()], ['packOut', 1004]);
    const stays = pharo(packFrom('Jd', 'Ac Kd 2c 3c Kh'), { paroli: true, oddCard: 'void' })
      .turns(23)
      .stake('K 4')
      .turn();
    stays.act({ type: 'paroli', spot: 'K' }).turn();
    assert.deepEqual([stays.outcomes(), stays.purse()], [{ K: 'returned' }, 1004]);
  });
  test('a bank may be unable to pay it', () => {
    const table = bent('2c Kh', { bank: 10 }).turn();
    // the bank held 10, paid 4, and can pay 6 of 8
    assert.deepEqual([table.nets(BRUNO), table.state.ending, table.purse(BRUNO)], [{ K: 6 }, 'bankBroken', 1010]);
  });
});

describe('P11, P13, P14', () => {
  test('a stake is from the minimum to the maximum, and no more than the purse', () => {
    const table = pharo('Jd', { min: 5, max: 20, purses: [30] });
    for (const [amount, code] of [
      [4, 'under-the-minimum'],
      [21, 'over-the-maximum'],
    ] as const)
      assert.equal(table.refused({ type: 'stake', spot: 'K', amount }), code);
    table.stake('K 20, Q 10');
    assert.equal(table.refused({ type: 'stake', spot: 'J', amount: 5 }), 'over-the-purse');
  });
  test('P13: a punter need not stake, whatever mustStake says, and may begin after any pair', () => {
    const table = pharo('Jd 2c 3c 4c Kd', { mustStake: true });
    assert.equal(table.refused({ type: 'done' }), undefined);
    assert.deepEqual(table.turn().stake('K 5').turn().nets(), { K: 5 });
  });
  test('P14: the bank holds the chips of its option, or a player banks', () => {
    const table = pharo('Jd 2c Kd', { bank: 6 }).stake('K 5').stake('K 5', BRUNO).turn();
    assert.deepEqual([table.nets(), table.nets(BRUNO), table.state.ending], [{ K: 5 }, { K: 1 }, 'bankBroken']);
    const player = pharo('Jd 2c Kd', { banker: 'seat', bankerSeat: 2 }).stake('K 5').turn();
    assert.deepEqual(player.state.accounts.purses, [1005, 1000, 995]);
  });
  test('P15: nothing else of the old game is played', () => {
    for (const type of ['masque', 'paix', 'sept', 'vaBanque'])
      assert.equal(pharo('Jd').refused({ type, spot: 'K' }), 'malformed');
  });
});

/* —— all three —— */

describe('repeating, doubling and clearing', () => {
  test('rebet: lays the last stakes that are missing, with their coppers', () => {
    const table = classic('2c Kd 3d').stake('K 5 copper, 4 7').turn().act({ type: 'rebet' });
    assert.deepEqual(table.staked(), { 4: 7, K: 5 });
    assert.equal(table.state.punters[ANNA]!.stakes.find(({ spot }) => spot === 'K')!.coppered, true);
  });
  test('rebet: lays cards of a book that were not decided', () => {
    const table = tableOf('Kc 4h 5h 6h', { restake: 'free' }).stake('K 4, 8 4').turn().act({ type: 'clear' });
    table.act({ type: 'rebet' });
    assert.deepEqual(table.staked(), { 8: 4 });
  });
  test('rebet: repeats the last turn with a stake, even after a turn of waiting', () => {
    const table = classic('2c Kd 3d 5c 6c').stake('K 5').turns(2).act({ type: 'rebet' });
    assert.deepEqual(table.staked(), { K: 5 });
  });
  test('rebet is refused with nothing to repeat, or with too few chips', () => {
    assert.equal(classic('2c').refused({ type: 'rebet' }), 'nothing-there');
    const poor = classic('2c Kd 3d', { purses: [8] })
      .stake('K 5')
      .turn();
    assert.equal(poor.refused({ type: 'rebet' }), 'over-the-purse');
  });
  test('double: doubles what is there, or lays the last stakes twice', () => {
    const table = classic('2c Kd 3d').stake('K 5, Q 6').act({ type: 'double' });
    assert.deepEqual(table.staked(), { K: 10, Q: 12 });
    const again = classic('2c Kd 3d').stake('K 5').turn().act({ type: 'double' });
    assert.deepEqual(again.staked(), { K: 10 });
  });
  test('double: keeps to the limit of one bet', () =>
    assert.equal(classic('2c', { max: 9 }).stake('K 5').refused({ type: 'double' }), 'over-the-maximum'));
  test('double and rebet cost what they add to the stakes already there', () => {
    const table = classic('2c Kd 3d', { purses: [100], max: 0 })
      .stake('K 50')
      .act({ type: 'double' });
    assert.deepEqual([table.staked(), table.purse()], [{ K: 100 }, 0]);
    const again = classic('2c Kd 3d', { purses: [100] })
      .stake('K 40, Q 30')
      .turn();
    again.act({ type: 'takeBack', spot: 'Q', amount: 10 }).act({ type: 'rebet' });
    assert.deepEqual([again.staked(), again.purse()], [{ Q: 20, K: 40 }, 0]);
  });
  test('events report each stake laid and taken back', () => {
    const table = tableOf('3d 4d').stake('K 2, 8 1').turn().stake('K 3, Q 1');
    const since = table.events().length;
    const said = () => table.events().slice(since);
    table.act({ type: 'clear' });
    assert.deepEqual(said(), [
      { type: 'takenBack', seat: ANNA, spot: 'K', amount: 3 },
      { type: 'takenBack', seat: ANNA, spot: 'Q', amount: 1 },
    ]);
    table.act({ type: 'double' });
    assert.deepEqual(said().slice(2), [
      { type: 'staked', seat: ANNA, spot: 'K', amount: 2 },
      { type: 'staked', seat: ANNA, spot: '8', amount: 1 },
    ]);
    const copper = classic('2c Kd 3d').stake('K 5 copper, 3 7').turn().act({ type: 'rebet' });
    assert.deepEqual(copper.events().slice(-3), [
      { type: 'staked', seat: ANNA, spot: 'K', amount: 5 },
      { type: 'coppered', seat: ANNA, spot: 'K' },
      { type: 'staked', seat: ANNA, spot: '3', amount: 7 },
    ]);
  });
  test('events report a copper laid on and taken off', () => {
    const table = classic('2c').stake('K 5 copper').act({ type: 'uncopper', spot: 'K' });
    assert.deepEqual(table.events().slice(-2), [
      { type: 'coppered', seat: ANNA, spot: 'K' },
      { type: 'uncoppered', seat: ANNA, spot: 'K' },
    ]);
  });
  test('clear: takes back all that is not bound', () => {
    const table = classic('2c').stake('K 5, high 6').act({ type: 'clear' });
    assert.deepEqual([table.staked(), table.purse()], [{}, 1000]);
    assert.equal(table.refused({ type: 'clear' }), 'nothing-there');
  });
});

describe('between two deals', () => {
  const ended = (options: object = {}) =>
    tableOf(packFrom('4h Kc'), { ...THREE, ...options })
      .stake('K 10')
      .playOut();
  test('chips may be bought up to the opening purse', () => {
    const table = ended();
    assert.equal(table.refused({ type: 'buyIn', amount: 11 }), 'over-the-maximum');
    table.act({ type: 'buyIn', amount: 10 });
    assert.equal(table.purse(), 100);
  });
  test('a player who leaves takes the chips along, and the seat is empty until somebody sits down', () => {
    const table = tableOf(packFrom('4h Kc')).stake('K 10').playOut().act({ type: 'leave' });
    assert.deepEqual([table.purse(), table.state.punters[ANNA]!.previous], [0, []]);
    table.turn();
    assert.deepEqual(table.asked, [BRUNO, CARLA, DORA]);
    table.playOut().act({ type: 'sit', amount: 50 }).turn();
    assert.deepEqual([table.asked.length, table.purse()], [4, 50]);
  });
  test('done is offered to players who can play, not to those who sit out or have too few chips', () => {
    const table = tableOf(packFrom('4h Kc'), { purses: [10, 100, 100, 100] })
      .stake('K 10')
      .playOut();
    table.act({ type: 'sitOut' }, BRUNO);
    const offered = [ANNA, BRUNO, CARLA].map(seat => [...types(table.offers(seat))]);
    assert.deepEqual(offered, [
      ['sitOut', 'buyIn', 'leave'],
      ['sitIn', 'leave'],
      ['done', 'sitOut', 'leave'],
    ]);
  });
  test('with three at a table of books all are needed: the deal waits for a player who sits out', () => {
    const table = ended();
    table.act({ type: 'sitOut' });
    for (const seat of [BRUNO, CARLA]) table.act({ type: 'done' }, seat);
    assert.deepEqual(faro.turn(table.state), { kind: 'seats', seats: [], together: true });
    table.act({ type: 'sitIn' });
    assert.deepEqual(table.asked, [ANNA]);
  });
  test('during a deal nobody sits down, leaves or buys', () => {
    for (const action of [{ type: 'leave' }, { type: 'sitOut' }, { type: 'buyIn', amount: 1 }])
      assert.equal(tableOf('3c').refused(action), 'not-now');
  });
  test('too few players with chips: the table is over, until chips are bought', () => {
    const table = tableOf(packFrom('4h Kc'), { purses: [10, 100, 100] })
      .stake('K 10')
      .playOut();
    assert.equal(faro.turn(table.state).kind, 'over');
    assert.equal(table.refused({ type: 'done' }, BRUNO), 'over');
    table.act({ type: 'buyIn', amount: 1 });
    assert.deepEqual(table.asked, [0, 1, 2]);
    assert.equal(table.turn().state.deal, 2);
  });
  test('less than the minimum stake is too few chips', () => {
    const table = tableOf(packFrom('4h Kc'), { purses: [9, 100, 100], min: 5 })
      .stake('K 5')
      .playOut();
    assert.deepEqual([table.purse(), faro.turn(table.state).kind], [4, 'over']);
  });
  test('a purse may start empty', () => {
    assert.equal(faro.turn(faro.open({ variant: 'classic', purses: [0] })).kind, 'over');
    assert.equal(faro.turn(faro.open({ purses: [100, 100, 0] })).kind, 'over');
    assert.equal(tableOf('3c', { purses: [100, 100, 100, 0] }).state.left, 39);
  });
  test('a player without chips in a deal is not asked, and has no book', () => {
    const table = tableOf('3c', { purses: [0, 100, 100, 100] });
    assert.deepEqual(
      table.state.punters.map(punter => punter.suit),
      ['', 'c', 'h', 's'],
    );
    assert.equal(table.refused({ type: 'done' }), 'not-your-turn');
  });
  test('each deal has the full pack again', () => {
    for (const options of [
      {},
      THREE,
      { ...THREE, oddCard: 'burn-first' },
      { variant: 'classic' },
      { variant: 'pharo' },
    ]) {
      const table = tableOf(packFrom(''), options);
      for (let deal = 1; deal <= 3; deal++) {
        assert.equal(table.state.deal, deal);
        const dealt = faro.dealt(table.state);
        assert.equal(dealt.length + table.source.left, 52);
        assert.equal(new Set([...dealt, ...table.source.draw(0)]).size, dealt.length);
        table.playOut();
        assert.equal(faro.dealt(table.state).length + table.source.left, 52);
        table.turn();
      }
    }
  });
});

test('a silent player stakes nothing and plays on; one who is not asked does nothing', () => {
  const silent = (state: State, seat: number | 'onlooker') => faro.silent(viewOf(state, seat));
  for (const variant of ['buch', 'classic', 'pharo']) {
    const table = tableOf('2c', { variant, purses: FOUR });
    assert.deepEqual(silent(table.state, ANNA), { type: 'done' }, variant);
    assert.deepEqual(silent(table.stake('K 1').state, ANNA), { type: 'done' }, variant);
    table.act({ type: 'done' });
    for (const viewer of [ANNA, 9, 'onlooker'] as const) assert.equal(silent(table.state, viewer), undefined);
    const between = table.playOut();
    between.act({ type: 'sitOut' }, BRUNO);
    assert.deepEqual(
      [ANNA, BRUNO].map(seat => silent(between.state, seat)),
      [{ type: 'done' }, undefined],
    );
  }
});

test('an onlooker and a seat that does not exist are offered nothing', () => {
  for (const state of [classic('2c').state, faro.open()])
    for (const viewer of [9, 'onlooker'] as const) assert.deepEqual(faro.legal(viewOf(state, viewer)), []);
});

test('a turn is reported in order: the cards, the result of each bet, the settlement', () => {
  const table = tableOf('Kc Ah', THREE).stake('K 4').stake('A 6', BRUNO).turn();
  const entry = { coppered: false, bent: false };
  assert.deepEqual(table.events().slice(-5), [
    { type: 'card', side: 'pays', card: 'Kc', covered: false },
    { type: 'card', side: 'takes', card: 'Ah', covered: false },
    { type: 'entry', seat: ANNA, entry: { ...entry, spot: 'K', amount: 4, outcome: 'won', back: 8, net: 4 } },
    { type: 'entry', seat: BRUNO, entry: { ...entry, spot: 'A', amount: 6, outcome: 'lost', back: 0, net: -6 } },
    { type: 'settled', hand: 1 },
  ]);
  assert.deepEqual([table.state.hand, table.state.turns, table.state.deal], [2, 1, 1]);
});

test('the end of a deal is reported after the bets that come back, with its reason', () => {
  const table = tableOf(packFrom('', 'Kc 9c', 3), THREE)
    .stake('9 10')
    .playOut();
  assert.deepEqual(
    table
      .events()
      .map(({ type }) => type)
      .slice(-3),
    ['entry', 'dealOver', 'settled'],
  );
  assert.deepEqual(table.events('dealOver'), [{ type: 'dealOver', deal: 1, ending: 'packOut' }]);
});
