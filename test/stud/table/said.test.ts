/** What the stud table says in words: what a player did, and how a hand ended. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { OPTIONS, readStudOptions } from '../../../src/stud/rules/options.ts';
import { counting, ending } from '../../../src/stud/play/ending.ts';
import { handWords, nameOf } from '../../../src/stud/play/naming.ts';
import { didOf, foldedOwn } from '../../../src/stud/play/scene.ts';
import { happened } from '../../../src/stud/play/status.ts';
import { isSettled } from '../../../src/poker/look/seen.ts';
import { readCards } from '../../../src/cards.ts';
import { stud } from '../../../src/rules.ts';
import { handOf, lowOrder } from '../../../src/stud/rules/showdown.ts';
import type { OptionRule } from '../../../src/game/options.ts';
import { cardName } from '../../../src/table/look/messages.ts';
import { settingsOf } from '../../../src/table/look/attributes.ts';
import { LANGUAGES, type Language } from '../../../src/table/look/lang.ts';
import { lastActionText } from '../../../src/poker/play/teller.ts';
import { tellerOf } from '../../table/teller.ts';
import { STUD, STUD_LAZY, rulesSaid } from '../../table/texts.ts';
import { whysAreShort } from '../../table/why.ts';
import { ANNA, BRUNO, CARLA, dealt, NAMES } from '../rules/table.ts';

type Table = ReturnType<typeof dealt>;

/** The words for hands. */
const wordsOf = (language: Language) => handWords(STUD[language], STUD[language], false, false);

/** How a hand is said to have ended, to Bruno in this language; the short form last. */
const toldOf = ({ state }: Table, language: Language = 'en') =>
  ending(stud.view(state, BRUNO), {
    ...tellerOf(STUD[language], NAMES, BRUNO),
    handWords: wordsOf(language),
  });
const endOf = (table: Table, language?: Language): readonly [string, string] => {
  const [now, because] = toldOf(table, language);
  return [now, because];
};

describe('the line under a name', () => {
  /** The lines of Anna, who has the lowest card, Bruno and Carla. */
  const saidAfter = (words: string): readonly string[] => {
    const view = stud.view(dealt({ seats: 3 }).play(words).state, 'onlooker');
    return [ANNA, BRUNO, CARLA].map(seat => {
      const { word, amount = '' } = didOf(view, seat);
      return `${word} ${amount}`.trim();
    });
  };

  test('says that a player brought it in until they call or raise', () => {
    assert.deepEqual(saidAfter('bring 5, call'), ['brings 5', 'calls 5', '']);
    assert.deepEqual(saidAfter('bring 5, complete 10'), ['brings 5', 'completes 10', '']);
    assert.deepEqual(
      saidAfter('bring 10, call'),
      ['brings 10', 'calls 10', ''],
      'for a whole bet nothing is completed',
    );
    assert.deepEqual(saidAfter('bring 5, complete 10, call, call'), ['', '', '']);
    assert.deepEqual(saidAfter('bring 5, call, complete 10, call, raise 20'), [
      'inFor 10',
      'raises 20',
      'completes 10',
    ]);
  });
});

describe('a hand that the player has folded', () => {
  const hands = ['2c 2d 3h 4c 5c 6c 7h', 'Ts Td Kh 9c 8d 3s Th', 'As Ah Ac 4h 6d 7s 8s'];
  const had = (table: Table): readonly [string, boolean] => {
    const { cards, isWhole } = foldedOwn(stud.view(table.state, BRUNO), BRUNO);
    return [[...cards].sort().join(' '), isWhole];
  };
  /** All take these actions until it is a player’s turn. */
  const upTo = (table: Table, name: string, word: string): void => {
    while (table.turn !== name) table.play(word);
  };

  test('is what the player had, if the cards still to come are not known', () => {
    assert.deepEqual(had(dealt({ hands }).play('bring 5, fold').until()), ['Kh Td Ts', false]);
  });

  test('is what the player would have had in the end, once all seven cards are there', () => {
    const table = dealt({ hands }).until(7);
    upTo(table, 'Carla', 'check');
    table.play('bet 20');
    upTo(table, 'Bruno', 'call');
    table.play('fold');
    assert.deepEqual(had(table)[1], false, 'while the hand goes on');
    assert.deepEqual(had(table.until()), ['3s 8d 9c Kh Td Th Ts', true]);
  });
});

test('a player who is all-in is told the last pot they play for', () => {
  // Anna is all-in with 15, Bruno with 25; the other two go on
  const { state } = dealt({ purses: [15, 25, 100, 100] }).play(
    'bring 5, complete 10, call, call, call, bet 10, call, call',
  );
  const said = [ANNA, BRUNO, CARLA].map(seat => {
    const did = didOf(stud.view(state, 'onlooker'), seat);
    return LANGUAGES.map(language => lastActionText(STUD[language], did));
  });
  assert.deepEqual(said, [
    LANGUAGES.map(language => STUD[language].did.onlyMain),
    LANGUAGES.map(language => STUD[language].did.upToSide('1')),
    LANGUAGES.map(() => ''),
  ]);
});

test('after a check, the player to act hears that nobody has bet, not who acts first', () => {
  const table = dealt().until(4);
  const told = () => happened(stud.view(table.state, 'onlooker'), STUD.en, tellerOf(STUD.en, NAMES, BRUNO).tell).text;
  assert.match(told(), / acts? first$/);
  assert.equal((table.play('check'), told()), 'Nobody has bet yet');
});

test('a call is told by its cost, a raise by its total', () => {
  const { act } = tellerOf(STUD.en, NAMES, BRUNO);
  assert.equal(act({ type: 'called', seat: BRUNO, amount: 10, to: 30 }), 'You call 10.');
  assert.equal(act({ type: 'raised', seat: BRUNO, amount: 20, to: 30 }), 'You raise to 30.');
});

describe('the end of a hand', () => {
  // Carla has the lowest card; Anna goes all-in, the others keep betting
  const SIDE_POT = 'bring 5, complete 10, call, call, bet 10, call';

  test('is not called a split pot if one player wins the main pot and another the side pot', () => {
    const hands = ['As Ad Ah 7c 8d 9h 2s', 'Ks Kd Kh 7d 8h 9s 3c', 'Qs Qd Qh 7h 8s 9c 4d'];
    const [now, because] = endOf(
      dealt({ hands, purses: [15, 100, 100] })
        .play(SIDE_POT)
        .until()
        .showAll(),
    );
    assert.equal(now, 'You win part of the pot: −5');
    assert.match(because, /^Main pot: Anna\u00a045 \(three aces\)\. Side pot: you\u00a020 \(three kings\)\./);
  });

  test('names the hand of each winner if pots have several winners', () => {
    const hands = ['As 2d 6h 4c 7d 9h 9s', 'Ks Kd Kh Jc 9d 3s 8c', 'Ah 3d 6s 5c 8d Th Ts'];
    const options = { hands, variant: 'high-low', lowRank: 'eight-or-better', purses: [100, 100, 15] };
    const [, because] = endOf(dealt(options).play('bring 5, complete 10, call, call, bet 10, call').until().showAll());
    assert.equal(
      because.replace(/\u00a0/g, ' '),
      'Main pot: High you 23 (three kings), Low Anna 22 (7‑6‑4‑2‑A). Side pot: High you 10 (three kings), Low Anna 10 (7‑6‑4‑2‑A).',
    );
  });

  test('names both halves of a hand that wins both, or says that there is no low', () => {
    const hands = ['As 2d 3h 4c 5d 9h 7s', 'Ks Kd Qh Jc 9d 9s 8c'];
    const options = { hands, variant: 'high-low', lowRank: 'eight-or-better' };
    const [now, because] = endOf(dealt(options).until().showAll());
    assert.equal(now, 'You lose 10');
    assert.equal(
      because,
      'High: Straight to the five (Anna) beats your hand: two pair.\nLow: 5‑4‑3‑2‑A.\nAnna collects 20.',
    );
    const high = ['As Ad Kh Kc 9d 9h Js', 'Ks Qd Jh Tc 9s 8s 2c'];
    assert.equal(
      endOf(
        dealt({ ...options, hands: high })
          .until()
          .showAll(),
      )[1],
      'High: Straight to the king beats two pair (Anna).\nNo low.\nPot 20, 10 of it yours.',
    );
  });

  test('says for each half who wins it with which hand, and whom they beat', () => {
    const hands = ['As 2d 6h 4c 7d 9h 9s', 'Ks Kd Kh Jc 9d 3s 8c', 'Ah 3d 6s 5c 8d Th Ts'];
    const split = dealt({ hands, variant: 'high-low', lowRank: 'eight-or-better' }).until().showAll();
    assert.deepEqual(endOf(split), [
      'You win the high half: +5',
      'High: 15 to you. Three kings beats pair of tens (Carla).\nLow: 15 to Anna. 7‑6‑4‑2‑A beats 8‑6‑5‑3‑A (Carla).',
    ]);
    assert.equal(
      endOf(split, 'de')[1],
      'High: 15 an Sie. Drei Könige schlagen Paar Zehner (Carla).\nLow: 15 an Anna. 7‑6‑4‑2‑A schlägt 8‑6‑5‑3‑A (Carla).',
    );
  });

  test('puts no full stop before the dot between two halves on one line', () => {
    const hands = ['As Ah 2c Kd 9h Ts Qd', 'Ks Qs 3c Td Jh 8c 9d'];
    const low = dealt({ hands, seats: 2, variant: 'high-low' }).until().showAll();
    for (const language of LANGUAGES) {
      const brief = toldOf(low, language)[2];
      assert.match(brief, / · /, language);
      assert.doesNotMatch(brief, /\. ·|\.$/, language);
    }
  });

  test('begins with the fold if the player folded, and says who won with what', () => {
    const hands = ['2c 2d 3h 4c 5c 6c 7h', 'Ts Td Kh 9c 8d 3s Th', 'As Ah Ac 4h 6d 7s 8s'];
    const folded = () => dealt({ hands, ante: 5 }).play('bring 5, fold').until(7).play('check, check');
    assert.deepEqual(toldOf(folded().showAll()), [
      'You folded and lost 5',
      'Straight to the seven beats three aces (Carla). Anna collects 25.',
      'Anna beats Carla: straight to the seven.',
    ]);
    // Anna mucks
    assert.deepEqual(toldOf(folded().play('show, muck')), [
      'You folded and lost 5',
      'Carla collects 25: three aces, eight, seven.',
      'Carla collects 25: three aces.',
    ]);
  });

  test('begins with the muck if the player put the best hand away, and only then', () => {
    const mucking = (own: string) => {
      const hands = ['Ts Td Kh 9c 8d 3s Th', own, '2c 2d 3h 4c 5s 9d Jh'];
      const table = dealt({ hands, ante: 5 }).play('bring 5, call, call').until(7);
      return endOf(table.play('check, check, check, show, muck, show'))[1];
    };
    const others = 'Three tens beats pair of twos (Carla). Anna collects 30.';
    assert.equal(mucking('As Ah 4h 6d 7s 8s Ac'), `You muck your hand. ${others}`);
    assert.equal(mucking('As Ah 4h 6d 7s 8s Qc'), others);
  });

  test('does not tell a player who did not declare for a half that they lost it', () => {
    const hands = ['As Ad 6h 4c 7d 9h 9s', 'Ks Kd 3h Jc 5d 3s 8c', 'Qs 3d 6s 5c 8d Th Ts'];
    const claimed = dealt({ hands, variant: 'high-low', declare: 'simultaneous' })
      .until()
      .declare('high high low')
      .showAll();
    assert.equal(
      endOf(claimed)[1],
      'High: 15 to Anna. Two pair, aces and nines, seven, beats two pair, kings and threes, jack (you).\nLow: 15 to Carla. 10‑8‑6‑5‑3.',
    );
  });

  test('says that a hand that is no low but wins everything (S22) wins as a high', () => {
    const hands = ['As Ah 2c Kd 9h Ts Qd', 'Qs Qh 3c Td Jh 9c 9d', '-- -- Jc'];
    const options = { variant: 'high-low', declare: 'simultaneous', lowRank: 'eight-or-better' } as const;
    const claimed = dealt({ hands, ...options, ante: 10, bringInAmount: 10 })
      .play('bring 10, call, fold')
      .until()
      .declare('low low');
    assert.match(endOf(claimed.showAll())[1], /^High: Two pair beats pair of aces \(Anna\)\./);
  });

  describe('the cards that count are those of the declared halves', () => {
    const HANDS = ['As 2d 6h 4c 7d 9h 9s', 'Ks Kd 3h Jc 5d 3s 8c', 'Qs 3d 6s 5c 8d Th Ts'];
    /** Which cards of each seat count after these declarations, or without any. */
    const risen = (claims: string, hands = HANDS, options: object = {}): readonly string[] => {
      const declare = claims ? 'simultaneous' : 'cards-speak';
      const table = dealt({ hands, variant: 'high-low', declare, ...options }).until();
      const view = stud.view((claims ? table.declare(claims) : table).showAll().state, 'onlooker');
      const words = wordsOf('en');
      return hands.map((_, seat) => {
        const cards = handOf(view.cards, seat);
        const named = (['high', lowOrder(view.options)!] as const).flatMap(order => nameOf(order, cards, words) ?? []);
        return [...counting(view, seat, named)].sort().join(' ');
      });
    };

    test('low alone: the five cards of the low, win or lose; high alone: the five cards of the high', () => {
      const low = ['2d 4c 6h 7d 9s', '3s 5d 8c Jc Ks', '3d 5c 6s 8d Ts'];
      const high = ['6h 7d 9h 9s As', '3h 3s Jc Kd Ks'];
      assert.deepEqual(risen('low low low'), low);
      assert.deepEqual(risen('high high low'), [...high, low[2]]);
      assert.deepEqual(risen('low low high').slice(0, 2), low.slice(0, 2));
    });

    test('both: every card that makes either half', () => {
      const [both] = risen('both high low');
      assert.deepEqual([...new Set(both!.split(' '))].sort().join(' '), '2d 4c 6h 7d 9h 9s As');
    });

    test('none declared: the half that was won; both hands of a seat that has won nothing', () => {
      const [low, high, neither] = risen('');
      assert.deepEqual([low, high], ['2d 4c 6h 7d 9s', '3h 3s Jc Kd Ks']);
      assert.deepEqual([...new Set(neither!.split(' '))].sort().join(' '), '3d 5c 6s 8d Qs Th Ts');
    });

    test('a hand that is no low: none, unless nobody has a low', () => {
      const options = { lowRank: 'eight-or-better' };
      const high = ['As Ah 2c Kd 9h Ts Qd', 'Qs Qh 3c Td Jh 9c 9d'];
      assert.deepEqual(
        risen('low low', high, options).map(cards => cards.split(' ').length),
        [5, 5],
      );
      assert.equal(risen('low low', ['As 2d 4h 6c 7d Kh Ks', high[1]!], options)[1], '');
    });
  });

  describe('in few words, for a small box,', () => {
    const briefOf = (table: Table, language: Language): string => toldOf(table, language)[2];

    test('names winner and loser if both hands have the same name', () => {
      const flushes = ['As Js 9s 4s 2s 3h 8d', 'Kd Jd 9d 4d 2d 3c 8h'];
      const lost = dealt({ hands: flushes, seats: 2 }).until().showAll();
      assert.equal(briefOf(lost, 'en'), 'Anna beats you: flush, ace, jack, nine, four, two.');
      assert.equal(briefOf(lost, 'de'), 'Anna liegt vor Ihnen: Flush, Ass, Bube, Neun, Vier, Zwei.');
      assert.equal(briefOf(lost, 'fr'), 'Anna vous devance\u00a0: couleur, as, valet, neuf, quatre, deux.');
      const won = dealt({ hands: flushes.toReversed(), seats: 2 }).until().showAll();
      assert.equal(briefOf(won, 'en'), 'You beat Anna: flush, ace, jack, nine, four, two. Pot 20, 10 of it yours.');
    });

    test('names winner and loser if the player has folded', () => {
      const hands = ['9s Td 3h Jc Qd Ks 2h', 'Ts 4d Kh 9c 8d 3s Th', 'As Ah Ac 4h 6d 7s 8s'];
      const folded = dealt({ hands }).play('bring 5, fold').until().showAll();
      assert.equal(briefOf(folded, 'en'), 'Anna beats Carla: straight to the king.');
      assert.equal(briefOf(folded, 'de'), 'Anna liegt vor Carla: Straße bis König.');
      assert.equal(briefOf(folded, 'fr'), 'Anna devance Carla\u00a0: quinte hauteur roi.');
    });
  });

  test('tells the rake', () => {
    const table = dealt({ seats: 2, rake: { percent: 10, cap: 0 } }).play('bring 5, complete 10, fold');
    assert.deepEqual(endOf(table), [
      'You win 8',
      'All others have folded. Pot 20, 18 after the rake, 10 of it yours. 5 returned to you.',
    ]);
    assert.match(
      STUD_LAZY.en.helpIn(table.state.options).rules.at(-1)!.text,
      /The house takes 10 percent of each pot, rounded down\./,
    );
  });

  test('is told even if there is nothing to win: without antes the forced bet goes back', () => {
    const table = dealt({ seats: 2, ante: 0, bringInAmount: 5 }).play('bring 5, fold');
    assert.ok(isSettled(stud.view(table.state, BRUNO)));
    assert.deepEqual(endOf(table), ['All others have folded', '5 returned to Anna.']);
  });

  test('names pots inside a sentence in lower case, as the language does', () => {
    const hands = ['Kc Jd Ah 7c 8d 9h 2s', 'As Ad Kh 7d 8h 9s 3c', 'Ks Kd Qh 7h 8s 9c 4d'];
    const table = dealt({ hands, purses: [15, 100, 100] })
      .play(SIDE_POT)
      .until()
      .showAll();
    assert.match(endOf(table)[1], /Main pot 45 and side pot 20, 25 of it yours\./);
    assert.match(endOf(table, 'fr')[1], /Pot principal 45 et pot annexe 20, dont 25 à vous\./);
    assert.match(endOf(table, 'de')[1], /Hauptpot 45 und Nebenpot 20, davon 25 von Ihnen\./);
  });
});

test('French drops the e before a vowel: paire d’as, brelan d’as, and names a straight by its highest card', () => {
  const named = (cards: string) => nameOf('high', readCards(cards), wordsOf('fr'))?.full;
  assert.equal(named('As Ad Kh 7c 2d'), 'Paire d’as, roi, sept, deux');
  assert.equal(named('As Ad Ah 7c 2d'), 'Brelan d’as, sept, deux');
  assert.equal(named('Ks Kd Kh Kc 2d'), 'Carré de rois, deux');
  assert.equal(named('As Kd Qh Jc Td'), 'Quinte hauteur as');
});

test('with the double-German pattern an ace is a Daus: Paar Däuser, Laub-Daus', () => {
  const words = handWords(STUD.de, STUD.de.germanPattern, true, false);
  assert.equal(nameOf('high', readCards('As Ad 7c'), words)?.short, 'Paar Däuser');
  assert.equal(cardName('As', STUD.de.germanPattern), 'Laub-Daus');
});

test('a low says that its ace is high where it is (S21)', () => {
  const named = (order: 'deuce-to-seven' | 'ace-to-five') => nameOf(order, readCards('As 5h 4d 3c 2s'), wordsOf('de'));
  assert.equal(named('deuce-to-seven')?.full, 'A‑5‑4‑3‑2, Ass hoch');
  assert.equal(named('ace-to-five')?.full, '5‑4‑3‑2‑A');
});

test('the rules say what a low is, and how it is declared', () => {
  const rules = (options: object) =>
    STUD_LAZY.de.helpIn(dealt({ variant: 'high-low', ...options }).state.options).rules.at(-1)!.text;
  assert.match(rules({ lowRank: 'eight-or-better' }), /keine Karte darf höher sein als eine Acht/);
  assert.match(rules({ lowRank: 'normal' }), /Asse sind hoch/);
  assert.match(rules({ declare: 'simultaneous' }), /wer beides sagt, muss beides gewinnen/);
  assert.doesNotMatch(rules({}), /wer beides sagt/);
});

test('the rules describe the forced bet, the open pair and what the forced bet counts for as this table has them', () => {
  const help = (options: Parameters<typeof dealt>[0]) => STUD_LAZY.en.helpIn(dealt(options).state.options);
  const rules = (options: Parameters<typeof dealt>[0]) => rulesSaid(help(options).rules);
  // 5 to 20, and 10 or 20
  assert.match(rules({}), /anybody may bet between 5 and the higher limit of 20/);
  assert.match(rules({ ante: 0 }), /anybody may bet between 1 and the higher limit of 20/);
  assert.doesNotMatch(rules({ ante: 0 }), /ante/);
  assert.match(rules({ preset: 'fixed-limit' }), /anybody may bet 10 or 20\./);
  assert.match(
    help({ preset: 'fixed-limit', openPairOnFourth: 'holder-only' }).why.openPair,
    /its holder may bet 10 or 20\./,
  );
  assert.match(
    rules({ variant: 'razz' }),
    /highest door card, aces low, must bring it in for 5 to 10; with equal ranks spades/,
  );
  assert.match(rules({ variant: 'razz', preset: 'fixed-limit' }), /bring it in for 5, or complete to 10/);
  assert.match(rules({ bringInAmount: 10 }), /must bring it in for 10; /);
  assert.match(help({ completeCounts: true }).why.capLifted, /completing it as the first raise/);
  assert.doesNotMatch(help({}).why.capLifted, /completing/);
  assert.match(help({ shortAllIn: 'full' }).why.shortAllIn, /called or completed/);
});

test('the rules mention every option that differs from the usual, in every language', () => {
  const usual: Readonly<Record<string, unknown>> = { variant: 'high-low', step: 5 };
  const told = (language: Language, options: object) => {
    const help = STUD_LAZY[language].helpIn(readStudOptions({ ...usual, ...options }));
    return rulesSaid(help.rules);
  };
  const unlike: Readonly<Record<string, readonly unknown[]>> = {
    ante: [0],
    lowerLimit: [15],
    higherLimit: [40],
    step: [1],
    bringInAmount: [10],
    buyIn: [600],
    rake: [{ percent: 5, cap: 0 }],
  };
  for (const [name, rule] of Object.entries(OPTIONS) as [string, OptionRule][]) {
    if (name === 'purses' || name === 'preset') continue;
    const others = rule.kind === 'choice' ? rule.values : [true, false];
    const values = unlike[name] ?? others.filter(value => value !== (usual[name] ?? rule.default));
    for (const value of values)
      for (const language of LANGUAGES)
        assert.notEqual(told(language, { [name]: value }), told(language, {}), `${language}: ${name} ${String(value)}`);
  }
  assert.match(told('en', { openTie: 'suit' }), /the suit of the highest card decides who acts first/);
  assert.match(told('de', { freeFold: true }), /Man darf auch aussteigen, wenn nichts zu halten ist/);
  assert.doesNotMatch(told('en', { lowRank: 'ace-to-five', wheel: 'straight' }), /A-2-3-4-5/);
});

test('where hands stay face down until the showdown, no “why?” says that they are turned up', () => {
  const why = (options: object) => STUD_LAZY.en.helpIn(readStudOptions(options)).why.faceUp;
  assert.match(why({}), /^When nobody can bet any more, all hands are turned face up\./);
  assert.match(why({ allInFaceUp: false }), /^Hands stay face down until the showdown .* shows first/);
});

test('a “why?” opens one or two sentences, in every language and with every option', () => {
  whysAreShort(settingsOf(OPTIONS), (language, option) =>
    Object.values(STUD_LAZY[language].helpIn(readStudOptions(option)).why),
  );
});
