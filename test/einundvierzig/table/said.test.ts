/** What the table of Einundvierzig says in words. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { OPTIONS, readEinundvierzigOptions } from '../../../src/einundvierzig/rules/options.ts';
import { ending } from '../../../src/einundvierzig/play/ending.ts';
import { nameOf } from '../../../src/einundvierzig/play/naming.ts';
import { ladder } from '../../../src/einundvierzig/lazy/hand-rank.ts';
import { readCards } from '../../../src/cards.ts';
import { einundvierzig } from '../../../src/rules.ts';
import type { OptionRule } from '../../../src/game/options.ts';
import { settingsOf } from '../../../src/table/look/attributes.ts';
import { LANGUAGES, type Language } from '../../../src/table/look/lang.ts';
import { drawn } from '../../table/drawn.ts';
import { tellerOf } from '../../table/teller.ts';
import { EINUNDVIERZIG, EINUNDVIERZIG_LAZY, rulesSaid } from '../../table/texts.ts';
import { whysAreShort } from '../../table/why.ts';
import { BRUNO, dealt, NAMES } from '../rules/table.ts';

/** How a hand is said to have ended, to Bruno in this language. */
const endOf = ({ state }: ReturnType<typeof dealt>, language: Language = 'en') =>
  ending(einundvierzig.view(state, BRUNO), {
    ...tellerOf(EINUNDVIERZIG[language], NAMES, BRUNO),
    handWords: EINUNDVIERZIG[language],
    forehand: state.forehand,
  });

// Anna is all-in with less than Bruno and Carla bet on
const HANDS = ['Ac Kc Qc 8d', 'Kh Qh 9h 7s', 'Td 8s 9s 7d'];
const ALL_IN = { hands: HANDS, purses: [7, 100, 100] };

test('the winner of a side pot beside another winner is named in lower case inside the sentence, and the rake of all pots is told', () => {
  const table = dealt({ ...ALL_IN, rake: { percent: 10, cap: 0 } });
  table.play('call, call').until('second').play('bet 10, call');
  const [now, because] = endOf(table);
  assert.equal(now, 'You win part of the pot: +1');
  assert.equal(because, 'Main pot: Anna 19. Side pot: you 18. Pot 41, rake 4.');
});

test('the beaten hand is named in lower case inside the sentence', () => {
  const table = dealt({ hands: HANDS, seats: 3, rake: { percent: 0, cap: 0 } }).until();
  assert.match(endOf(table)[1], /^Three clubs, 31 \(Anna\) beats your hand: three hearts, 29\. Anna collects 21\.$/);
  assert.match(
    endOf(table, 'fr')[1],
    /^Trois trèfles, 31 \(Anna\) battent votre main\u00a0: trois cœurs, 29\. Anna ramasse 21\.$/,
  );
});

test('a player who folded hears that first, and in a small box who beat whom', () => {
  const table = dealt({ hands: HANDS, seats: 3, rake: { percent: 0, cap: 0 } }).play('fold, call');
  assert.deepEqual(endOf(table.until()), [
    'You folded and lost 2',
    'Three clubs, 31, beats two spades, 17 (Carla). Anna collects 16.',
    'Anna beats Carla: three clubs, 31.',
  ]);
});

test('once the forced bet is made, nobody is said to owe it', () => {
  assert.equal(EINUNDVIERZIG.de.forced(undefined, '5'), 'Sie setzen 5 (Pflicht)');
});

test('German names pairs as the German rules do: Neuner, Zehner', () => {
  const words = EINUNDVIERZIG.de;
  for (const [cards, name] of [
    ['7c 7d Qh 8s', 'Zwei Siebener'],
    ['8c 8d 9h 8s', 'Drei Achter'],
    ['9c 9d 7h Js', 'Zwei Neuner'],
    ['Tc Td Th Ts', 'Vier Zehner'],
    ['Jc Jd Jh 8s', 'Drei Buben'],
  ] as const)
    assert.equal(nameOf(readCards(cards), { ungroupedHand: 'high-card', points: true }, words)?.name, name);
});

test('a single card has no gender in French', () => {
  const words = EINUNDVIERZIG.fr;
  assert.equal(
    nameOf(readCards('Qc Jd 9h 7s'), { ungroupedHand: 'high-card', points: true }, words)?.full,
    'Une carte seule, dame, 10',
  );
});

test('a hand that comes once in 35,960 is not called impossible', () => {
  const told = ladder(EINUNDVIERZIG.en, readCards('Ac Ad Ah As'), { ungroupedHand: 'high-card', points: true }, 'en');
  assert.match(drawn(told), /as high: 0\.003%/);
});

test('the rules mention every option that differs from the usual, in every language', () => {
  const told = (language: Language, options: object) =>
    rulesSaid(EINUNDVIERZIG_LAZY[language].helpIn(readEinundvierzigOptions({ ante: 5, ...options })).rules);
  const unlike: Readonly<Record<string, readonly unknown[]>> = {
    ante: [0],
    lowerLimit: [10],
    higherLimit: [20],
    step: [5],
    fortyOneBonus: [0, 50],
    buyIn: [600],
    rake: [
      { percent: 0, cap: 10 },
      { percent: 5, cap: 0 },
    ],
  };
  for (const [name, rule] of Object.entries(OPTIONS) as [string, OptionRule][]) {
    if (name === 'purses') continue;
    const values =
      rule.kind === 'choice' ? rule.values.slice(1) : rule.kind === 'flag' ? [!rule.default] : unlike[name]!;
    for (const value of values)
      for (const language of LANGUAGES)
        assert.notEqual(told(language, { [name]: value }), told(language, {}), `${language}: ${name} ${String(value)}`);
  }
  assert.match(told('de', { dealer: 'players' }), /Die Spieler geben selbst; Geber ist, wer rechts der Vorhand sitzt/);
});

test('where forehand must bet again, nobody is said to act before the player on the left', () => {
  const { rules } = EINUNDVIERZIG_LAZY.en.helpIn(
    readEinundvierzigOptions({ secondRoundOpening: 'forehand-forced', secondRoundFirst: 'forehand' }),
  );
  assert.match(
    rulesSaid(rules),
    /In both rounds the player on forehand’s left is the first to decide\. In the second round forehand must bet/,
  );
});

test('a “why?” opens one or two sentences, in every language and with every option', () => {
  whysAreShort(settingsOf(OPTIONS), (language, option) =>
    Object.values(EINUNDVIERZIG_LAZY[language].helpIn(readEinundvierzigOptions(option)).why),
  );
});

test('players read the rules in words, without the numbers of rulings', () => {
  for (const language of LANGUAGES) {
    const { rules, why } = EINUNDVIERZIG_LAZY[language].helpIn(readEinundvierzigOptions({}));
    assert.doesNotMatch([rulesSaid(rules), ...Object.values(why)].join(' '), /\bE\d/);
  }
});
