import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { seededRandom, shuffledSource, type Random } from '../../../src/cards.ts';
import { newLog, redactLog, replay, studOpponent, type Entry, type Log, type Turn } from '../../../src/croupier.ts';
import { PhhError, readPhh, writePhh } from '../../../src/phh.ts';
import { finished } from '../../../src/game/steps.ts';
import { wagerName } from '../../../src/stakes/wagering.ts';
import { mayFoldDuty, owesBringIn, wagersOf } from '../../../src/stud/rules/betting.ts';
import type { Options } from '../../../src/stud/rules/options.ts';
import { phhOfAnyHouse } from '../../../src/stud/rules/phh-read.ts';
import { stud } from '../../../src/stud/rules/rules.ts';
import type { Action, State } from '../../../src/stud/rules/table.ts';

type StudLog = Log<Options, Action>;

/** What is read at once, without frames in between. */
const readPhhOfAnyHouse = (text: string, table: Partial<Options>) => finished(phhOfAnyHouse(text, table));

const vector = (path: string): string => readFileSync(new URL(`../../vectors/${path}`, import.meta.url), 'utf8');
const end = (log: StudLog): State => replay(stud, log).state;
const actionsIn = (text: string): readonly string[] =>
  [...text.matchAll(/'((?:d|p\d) [^']*)'/g)].map(([, action]) => action!);

/** Gathers the cards of third street player by player: a file may deal them one by one. */
function compressed(actions: readonly string[]): readonly string[] {
  const first = actions.findIndex(action => !action.startsWith('d dh'));
  const hands = new Map<string, string>();
  for (const action of actions.slice(0, first)) {
    const [, , player, card] = action.split(' ');
    hands.set(player!, (hands.get(player!) ?? '') + card!);
  }
  return [...[...hands].sort().map(([player, cards]) => `d dh ${player} ${cards}`), ...actions.slice(first)];
}

const refusal = (work: () => unknown): PhhError => {
  try {
    work();
  } catch (error) {
    assert.ok(error instanceof PhhError, String(error));
    return error;
  }
  return assert.fail('nothing was refused');
};

/** A file, or what is done with one, is refused with these words. */
function says(work: string | (() => unknown), message: string | RegExp, what?: string): void {
  const { message: said } = refusal(typeof work === 'string' ? () => readPhh(work) : work);
  if (typeof message === 'string') assert.equal(said, message, what);
  else assert.match(said, message, what);
}

const EXAMPLE = `variant = 'FR'
antes = [1, 1, 1]
bring_in = 2
small_bet = 5
big_bet = 10
starting_stacks = [150, 150, 150]
# a comment of TOML
actions = [
  'd dh p1 ????Ks',
  "d dh p2 Ah2d3c", # two quotes
  'd dh p3 ????4h',
  'p1 pb # he looks away',
  '# nothing happens',
  'p2 cbr 5',
  'p3 cbr 10',
  'p1 f',
  'p2 cc',
  'd dh p2 5c',
  'd dh p3 Kd',
  'p2 cbr 5',
  'p3 f',
]
players = ['Anna', 'Bruno', '']
hand = 7
`;

describe('real hands of the World Series of Poker', () => {
  interface Paid {
    readonly hands: readonly { readonly id: string; readonly payoffs: readonly number[] }[];
  }
  const paid = ['stud/real.json', 'stud/razz_real.json'].flatMap(path => (JSON.parse(vector(path)) as Paid).hands);
  for (const hand of [8, 24, 48, 72, 75])
    test(`hand ${hand} is read, settles with the same result, and is written back unchanged`, () => {
      const text = vector(`phh/wsop-2023-43-5-${hand}.phh`);
      const [read] = readPhh(text);
      const { accounts, options, phase } = end(read!.log);
      assert.equal(phase, 'settled');
      const known = paid.find(({ id }) => id.startsWith(`test_2023_43_5.test_${hand}_`));
      assert.deepEqual(
        accounts.purses.map((purse, seat) => purse - options.purses[seat]!),
        known?.payoffs,
      );
      assert.equal(read!.fields.event, '2023 World Series of Poker Event #43: $50,000 Poker Players Championship');
      const written = writePhh(read!.log, { fields: read!.fields });
      assert.deepEqual(actionsIn(written), compressed(actionsIn(text)));
      // every field of the file is back
      const field = (name: string) => new RegExp(`^${name} = .*$`, 'm').exec(text)?.[0];
      for (const name of ['variant', 'antes', 'bring_in', 'small_bet', 'starting_stacks', 'event', 'day', 'hand'])
        assert.ok(written.split('\n').includes(field(name)!), name);
    });
});

describe('hands played by PokerKit', () => {
  interface Event {
    readonly t: string;
    readonly p?: number;
    readonly to?: number;
    readonly cards?: readonly string[];
  }
  interface Played {
    readonly id: string;
    readonly variant: 'high' | 'hilo8' | 'razz';
    readonly antes: readonly number[];
    readonly bringIn: number;
    readonly smallBet: number;
    readonly bigBet: number;
    readonly startingStacks: readonly number[];
    readonly payoffs: readonly number[];
    readonly events: readonly Event[];
    /** The worth of one chip when a file is in cents. */
    readonly unit?: number;
  }
  const told = ({ t, p, to, cards = [] }: Event): readonly string[] => {
    const who = `p${p! + 1}`;
    if (t === 'common' || (t === 'deal' && p === undefined)) return [`d db ${cards.join('')}`];
    if (t === 'deal') return [`d dh ${who} ${cards.join('')}`];
    if (t === 'bringIn') return [`${who} pb`];
    if (t === 'check' || t === 'call') return [`${who} cc`];
    if (t === 'fold') return [`${who} f`];
    if (t === 'bet' || t === 'complete' || t === 'raise') return [`${who} cbr ${to}`];
    return t === 'show' ? [`${who} sm ${cards.join('')}`] : t === 'muck' ? [`${who} sm`] : [];
  };
  /** A hand as a PHH file in its own currency. */
  const asPhh = ({ variant, antes, bringIn, smallBet, bigBet, startingStacks, payoffs, events, unit = 1 }: Played) => {
    const money = (chips: number): number => Number((chips * unit).toFixed(2));
    const inMoney = (event: Event): Event => ({ ...event, ...(event.to ? { to: money(event.to) } : undefined) });
    return [
      `variant = '${{ high: 'F7S', hilo8: 'F7S/8', razz: 'FR' }[variant]}'`,
      'ante_trimming_status = true',
      `antes = ${JSON.stringify(antes.map(() => money(Math.max(...antes))))}`,
      `bring_in = ${money(bringIn)}`,
      `small_bet = ${money(smallBet)}`,
      `big_bet = ${money(bigBet)}`,
      `starting_stacks = ${JSON.stringify(startingStacks.map(money))}`,
      `finishing_stacks = ${JSON.stringify(startingStacks.map((stack, seat) => money(stack + payoffs[seat]!)))}`,
      `actions = ${JSON.stringify(events.flatMap(event => told(inMoney(event))))}`,
    ].join('\n');
  };

  for (const file of ['real', 'razz_real', 'rooms'])
    test(`${file}: each real hand opens at a table, in the money and under the rules of its room`, () => {
      const { hands } = JSON.parse(vector(`stud/${file}.json`)) as { hands: readonly Played[] };
      for (const hand of hands) assert.equal(readPhhOfAnyHouse(asPhh(hand), {}).length, 1, hand.id);
    });

  for (const file of ['random', 'ties', 'hilo_sidepot_no_low'])
    test(`${file}: each hand settles the same and is written with PokerKit’s own actions, in PokerKit’s order`, () => {
      for (const hand of (JSON.parse(vector(`stud/${file}.json`)) as { hands: readonly Played[] }).hands) {
        const actions = hand.events.flatMap(told);
        const [read] = readPhh(asPhh(hand));
        const { accounts } = end(read!.log);
        assert.deepEqual(
          accounts.purses.map((purse, seat) => purse - hand.startingStacks[seat]!),
          hand.payoffs,
          hand.id,
        );
        assert.deepEqual(actionsIn(writePhh(read!.log)), actions, hand.id);
      }
    });
});

describe('files from an unknown house', () => {
  const DOUBLED = vector('phh/double.phh');

  test('are read under rules that their actions obey: with a double bet on an open pair, card-room rules', () => {
    says(DOUBLED, /“p8 cbr 0\.08” breaks a rule: The maximum to bet is 0\.04\.$/);
    const [read] = readPhhOfAnyHouse(DOUBLED, {});
    assert.equal(read!.unit, 0.01);
    assert.deepEqual(end(read!.log).accounts.purses, [250, 43, 283, 134, 224, 69, 159, 69]);
  });

  test('may be read under the rules of the house that opens them', () => {
    const early = EXAMPLE.replace("'p2 cbr 5',\n  'p3 f'", "'p2 cbr 7',\n  'p3 f'").replace("'FR'", "'F7S'");
    const pair = early.replace('Ah2d3c', '5s2d3c').replace('????Ks', '????2s').replace('d dh p2 5c', 'd dh p2 3d');
    says(pair, /“p2 cbr 7” breaks a rule/);
    assert.equal(readPhhOfAnyHouse(pair, stud.open().options)[0]!.log.options.openPairOnFourthBet, 'ante-to-higher');
  });

  test('are refused for what breaks PokerKit’s rules if their actions obey no rules we know', () => {
    const wrong = DOUBLED.replace('p8 cbr 0.08', 'p8 cbr 0.05');
    says(() => readPhhOfAnyHouse(wrong, {}), /^Line 30: .*The maximum to bet is 0\.04\.$/);
    const ends = DOUBLED.replace('finishing_stacks = [2.46', 'finishing_stacks = [2.96');
    says(() => readPhhOfAnyHouse(ends, {}), /^Line 30: /);
  });
});

describe('reading', () => {
  test('unknown cards stay unknown, and the file’s other details come along', () => {
    const [read] = readPhh(EXAMPLE);
    const { state } = replay(stud, read!.log);
    assert.deepEqual(state.cards.down[0], ['??', '??']);
    assert.deepEqual(state.accounts.purses, [147, 164, 139]);
    assert.deepEqual(read!.fields, { players: ['Anna', 'Bruno', ''], hand: 7 });
    assert.equal(read!.unit, 1);
    assert.equal(read!.log.options.preset, 'pokerkit');
    assert.deepEqual(
      read!.log.actions.flatMap(({ action }) => (action.type === 'deal' ? [action.burnt] : [])),
      [[], ['??']],
    );
  });

  test('amounts in cents become chips, with the worth of a chip; unknown stacks never run out', () => {
    const cents = EXAMPLE.replace('[1, 1, 1]', '[0.25, 0.25, 0.25]').replace('[150, 150, 150]', '[150.5, inf, 150]');
    const [read] = readPhh(cents);
    assert.equal(read!.unit, 0.01);
    assert.deepEqual(read!.log.options.purses, [15050, 20025, 15000]);
    assert.equal(read!.log.options.lowerLimit, 500);
    assert.deepEqual(end(read!.log).accounts.purses, [14825, 21275, 13975]);
  });

  test('an error in a file in cents is told in the file’s money', () => {
    const cents = EXAMPLE.replace('[1, 1, 1]', '[0.01, 0.01, 0.01]')
      .replace('bring_in = 2', 'bring_in = 0.02')
      .replace('small_bet = 5', 'small_bet = 0.05')
      .replace('big_bet = 10', 'big_bet = 0.10')
      .replace('[150, 150, 150]', '[1.50, 1.50, 1.50]')
      .replace('p2 cbr 5', 'p2 cbr 0.05');
    const reason = (from: string, to: string) => refusal(() => readPhh(cents.replace(from, to))).message;
    assert.equal(
      reason('p2 cbr 0.05', 'p2 cbr 0.04'),
      'Line 14: “p2 cbr 0.04” breaks a rule: The minimum to complete is 0.05.',
    );
    assert.equal(
      reason('p3 cbr 10', 'p3 cbr 9'),
      'Line 15: “p3 cbr 9” breaks a rule: The seat can have at most 1.49 in: too little to raise 9.',
    );
    assert.match(
      reason('big_bet = 0.10', 'big_bet = 0.04'),
      /higherLimit: 0\.04 .*at least the lower limit of 0\.05\.$/,
    );
  });

  test('a door card may be unknown or missing if the file says who brings it in', () => {
    for (const hand of ['??????', '????']) {
      const [read] = readPhh(
        EXAMPLE.replace("'FR'", "'F7S'").replace('????Ks', hand).replace("'d dh p3 Kd'", "'d dh p3 ??'"),
      );
      const { state } = replay(stud, read!.log);
      assert.deepEqual(state.cards.up[0], ['??']);
      assert.equal(state.bringIn, 0);
      assert.deepEqual(state.accounts.purses, [147, 164, 139]);
      assert.match(writePhh(read!.log), /'d dh p1 \?{6}'/);
    }
    says(EXAMPLE.replace("'FR'", "'F7S'"), /“p1 pb”: out of turn; .* of p2\.$/);
  });

  test('a fold with nothing to call is played, as in PokerKit', () => {
    const [read] = readPhh(EXAMPLE.replace("'p2 cbr 5',\n  'p3 f'", "'p2 f'"));
    assert.deepEqual(end(read!.log).accounts.purses, [147, 139, 164]);
  });

  test('a file may end anywhere but in the middle of a deal', () => {
    const lines = EXAMPLE.split('\n');
    for (const [from, phase] of [
      [11, 'bet'],
      [16, 'bet'],
      [17, 'deal'],
      [19, 'bet'],
    ] as const) {
      const short = [...lines.slice(0, from), ']'].join('\n');
      assert.equal(end(readPhh(short)[0]!.log).phase, phase, `until line ${from}`);
    }
    const inDeal = refusal(() => readPhh([...lines.slice(0, 18), ']'].join('\n')));
    assert.equal(
      inDeal.message,
      'Line 18: The actions end in the middle of a deal: fourth street is being dealt, and p3 must still get a card.',
    );
  });

  test('cards missing from seventh street are unknown, as in PokerKit', () => {
    const text = vector('phh/wsop-2023-43-5-48.phh');
    const [read] = readPhh(text.replace("'d dh p1 7c', ", ''));
    assert.equal(end(read!.log).phase, 'settled');
    assert.deepEqual(end(read!.log).cards.down[0], ['Ac', '8d', '7c']);
  });

  test('shown cards may be named in any order, and a dash shows the known ones', () => {
    const text = vector('phh/wsop-2023-43-5-48.phh');
    const stacks = end(readPhh(text)[0]!.log).accounts.purses;
    for (const shown of ['p1 sm -', 'p1 sm 7c Ac As 8d 3c Th Ts'])
      assert.deepEqual(end(readPhh(text.replace('p1 sm Ac8dAsTh3cTs7c', shown))[0]!.log).accounts.purses, stacks);
  });

  test('a table with other rules may be asked for', () => {
    const text = vector('phh/wsop-2023-43-5-72.phh').replace("'p2 cbr 500000', 'p3 f'", "'p2 cbr 750000', 'p3 f'");
    says(text, /^Line 8: “p2 cbr 750000” breaks a rule: The maximum to raise is 500000/);
    const pair = text.replace("'d dh p2 9c'", "'d dh p2 Ah'");
    const [read] = readPhh(pair, { openPairOnFourth: 'any', openPairOnFourthBet: 'lower-or-higher' });
    assert.equal(end(read!.log).phase, 'settled');
  });
});

describe('malformed files are refused with the line and the reason', () => {
  const REFUSED: readonly (readonly [what: string, text: string, message: string | RegExp])[] = [
    ['no TOML', 'variant = ', /^Line 1: This is not TOML: /],
    ['nothing', '', 'There is no hand: a PHH file has a variant, stakes, stacks and actions.'],
    [
      'something else',
      'name = "x"',
      'Line 1: A hand begins with its variant; “name” is neither a field of one nor a hand.',
    ],
    ['blinds', `min_bet = 2\n${EXAMPLE}`, 'Line 1: The field min_bet has no place in stud.'],
    [
      'a short ante without a side pot',
      EXAMPLE.replace(/1, 1, 1/, '3, 3, 3').replace('[150, 150', '[2, 150'),
      /^Line 6: p1 cannot pay the ante in full; .*ante_trimming_status = true/,
    ],
    [
      'a word for whether antes are trimmed',
      `${EXAMPLE}ante_trimming_status = "x"\n`,
      'Line 25: ante_trimming_status is "x". Allowed: true, false.',
    ],
    [
      'too few finishing stacks',
      `${EXAMPLE}finishing_stacks = [147, 164]\n`,
      /^Line 25: finishing_stacks is .*Allowed: a list with a number for each of the 3 players\.$/,
    ],
    [
      'a finishing stack that the actions do not bring about',
      `${EXAMPLE}finishing_stacks = [147, 165, 138]\n`,
      'Line 25: finishing_stacks: p2 is said to end with 165; by the actions it is 164.',
    ],
  ];
  const SPOILT: readonly (readonly [what: string, from: string | RegExp, to: string, message: string | RegExp])[] = [
    ['no TOML further down', 'hand = 7', 'hand = = 7', /^Line 24: This is not TOML: /],
    ['another game', "'FR'", "'NT'", 'Line 1: The variant "NT" is not played here. Allowed: F7S, F7S/8, FR.'],
    [
      'a field missing',
      'bring_in = 2\n',
      '',
      'Line 1: The field bring_in is missing. A hand of stud has variant, antes, bring_in, small_bet, big_bet, starting_stacks, actions.',
    ],
    [
      'different antes',
      '[1, 1, 1]',
      '[1, 1, 2]',
      'Line 2: antes is [1,1,2]. Allowed: the same for every player, as this table has one ante.',
    ],
    ['too few antes', '[1, 1, 1]', '[1, 1]', /^Line 2: antes is \[1,1\]\. Allowed: as many as/],
    ['a stack of 0', '[150, 150', '[0, 150', /^Line 6: starting_stacks is 0\. Allowed: .*above 0/],
    ['a string for a bet', 'small_bet = 5', 'small_bet = "5"', /^Line 4: small_bet is "5"\. Allowed: a number/],
    ['an impossible limit', 'big_bet = 10', 'big_bet = 4', /^Line 5: Not a valid table: higherLimit: 4/],
    ['no list', /actions = \[[^]*\]\nplayers/, 'actions = "x"\nplayers', /^Line 8: actions is a list/],
    ['no action', 'p1 pb #', 'p1 posts #', /^Line 12: “p1 posts # he looks away” is not an action of stud\./],
    [
      'two names for three players',
      ", 'Bruno', ''",
      ", 'Bruno'",
      /^Line 23: players is .*Allowed: a list with a name for each of the 3 players\.$/,
    ],
    ['a number of players', /players = .*/, 'players = 3', /^Line 23: players is 3\. Allowed: a list/],
    ['a draw', "'p1 f'", "'p1 sd'", /^Line 16: “p1 sd” is not an action of stud\./],
    ['no amount', "'p2 cbr 5',\n  'p3 f'", "'p2 cbr',\n  'p3 f'", /^Line 20: “p2 cbr” has too few words/],
    ['no such card', 'd dh p2 5c', 'd dh p2 5x', /^Line 18: “5x” is not a card\. Expected a rank/],
    ['half a card', 'd dh p2 5c', 'd dh p2 5c2', /^Line 18: “2” is not a card\./],
    ['no such player', "'p1 f'", "'p4 f'", 'Line 16: “p4 f”: there are 3 players, p1 to p3.'],
    ['out of turn', "'p3 cbr 10'", "'p1 cc'", 'Line 15: “p1 cc”: out of turn; it is the turn of p3.'],
    ['a wrong amount', 'p3 cbr 10', 'p3 cbr 9', 'Line 15: “p3 cbr 9” breaks a rule: The minimum to raise is 10.'],
    ['a check of the forced bet', 'p1 pb #', 'p1 cc #', /^Line 12: “p1 cc” breaks a rule: /],
    [
      'the forced bet twice',
      "'p2 cbr 5',\n  'p3 cbr",
      "'p2 pb',\n  'p3 cbr",
      /^Line 14: “p2 pb” breaks a rule: The forced bet has been made/,
    ],
    ['a card dealt twice in a street', '????4h', '??Ah4h', 'Line 11: “d dh p3 ??Ah4h”: the card Ah is dealt twice.'],
    [
      'a card that lies on the table',
      'd dh p2 5c',
      'd dh p2 4h',
      'Line 18: “d dh p2 4h” breaks a rule: The card 4h is on the table already.',
    ],
    ['too many cards', 'd dh p2 5c', 'd dh p2 5c6c', 'Line 18: “d dh p2 5c6c”: p2 gets 1 on fourth street, not 2.'],
    [
      'cards for a player who has folded',
      'd dh p2 5c',
      'd dh p1 5c',
      /^Line 18: .*p1 has folded and gets no more cards/,
    ],
    [
      'betting before the deal',
      "  'd dh p3 Kd',\n",
      '',
      /^Line 19: “p2 cbr 5”: fourth street is being dealt, and p3 must/,
    ],
    ['a card between bets', "'p1 f'", "'d dh p1 9c'", 'Line 16: “d dh p1 9c”: no cards are due; it is the turn of p1.'],
    ['a common card dealt too soon', 'd dh p2 5c', 'd db 5c', /^Line 18: “d db 5c”: fourth street is being dealt/],
    ['actions after the end', "'p3 f',", "'p3 f',\n  'p2 f',", 'Line 22: “p2 f”: the hand is over.'],
    ['a show too soon', "'p3 f',", "'p3 sm',", /^Line 21: “p3 sm”: the betting goes on/],
  ];
  for (const [what, text, message] of REFUSED) test(what, () => says(text, message));
  for (const [what, from, to, message] of SPOILT) test(what, () => says(EXAMPLE.replace(from, to), message));

  const shown = vector('phh/wsop-2023-43-5-48.phh');
  for (const [what, from, to, message] of [
    [
      'other cards are shown than those held',
      'p1 sm Ac8d',
      'p1 sm Ac9d',
      'Line 8: “p1 sm Ac9dAsTh3cTs7c”: p1 has the 8d, which is not named.',
    ],
    [
      'too few cards are shown',
      'p1 sm Ac8d',
      'p1 sm 8d',
      'Line 8: “p1 sm 8dAsTh3cTs7c”: p1 has 7 cards of their own, not 6.',
    ],
    [
      'a card is shown as unknown',
      'p1 sm Ac8d',
      'p1 sm ??8d',
      'Line 8: “p1 sm ??8dAsTh3cTs7c”: a shown hand must be known.',
    ],
    ['a player who folded shows', 'p1 sm Ac', 'p2 sm Ac', 'Line 8: “p2 sm Ac8dAsTh3cTs7c”: p2 has folded.'],
  ] as const)
    test(what, () => says(shown.replace(from, to), message));

  test('finishing stacks that match the actions are read', () => {
    assert.equal(readPhh(`${EXAMPLE}finishing_stacks = [147, 164, 139]\n`).length, 1);
  });

  test('a winner may finish with less by the rake, no other player may', () => {
    const [hand] = readPhh(`${EXAMPLE}finishing_stacks = [147, 162, 139]\n`);
    assert.deepEqual(hand!.fields.finishing_stacks, [147, 162, 139]);
    says(
      `${EXAMPLE}finishing_stacks = [146, 164, 139]\n`,
      'Line 25: finishing_stacks: p1 is said to end with 146; by the actions it is 147.',
    );
    says(`${EXAMPLE}finishing_stacks = [147, 100, 139]\n`, /p2 is said to end with 100; by the actions it is 164\./);
  });

  test('in a file of several hands the line number is that of the hand', () => {
    const text = `[1]\n${EXAMPLE}\n[2]\n${EXAMPLE.replace("'FR'", "'F7S/9'")}`;
    says(text, /^Line 28: The variant "F7S\/9"/);
    says(`[1]\n${EXAMPLE}\n[2]\n${EXAMPLE.replace("'p3 cbr 10'", "'p1 cc'")}`, /^Line 42: “p1 cc”: out of turn/);
    assert.deepEqual(
      readPhh(`[1]\n${EXAMPLE}\n[10]\n${EXAMPLE.replace('hand = 7', 'hand = 8')}\n["2"]\n${EXAMPLE}`).map(
        ({ fields }) => fields.hand,
      ),
      [7, 8, 7],
    );
  });

  test('whatever the text, only a PhhError is ever thrown', () => {
    const random = seededRandom('garbage');
    const pick = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
    const samples = [EXAMPLE, shown, `[1]\n${EXAMPLE}`];
    const SIGNS = [
      ...`[]{}'"#=,.\\\n\r\t 0123456789apbcdhsfmATK?_-+:\u0000é♠😀`,
      "'''",
      '"""',
      '__proto__',
      'inf',
      'nan',
      '1979-05-27',
    ];
    let read = 0;
    for (let time = 0; time < 4000; time++) {
      let text = time % 10 === 0 ? '' : pick(samples);
      for (let edits = 1 + random.below(time % 10 === 0 ? 60 : 4); edits > 0; edits--) {
        const at = random.below(text.length + 1);
        const cut = pick([0, 0, 1, 1, 2, 20]);
        const words = text.split(/(?=[ \n'])/);
        text = text.slice(0, at) + pick([pick(SIGNS), pick(SIGNS), '', pick(words)]) + text.slice(at + cut);
      }
      try {
        readPhh(text);
        read++;
      } catch (error) {
        assert.ok(error instanceof PhhError, `${String(error)}\n${(error as Error).stack}\n${text}`);
      }
    }
    assert.ok(read > 100, `${read} of 4000 were still a hand`);
    for (const value of [undefined, null, 7, {}, ['x']]) refusal(() => readPhh(value as string));
  });
});

describe('any order of showing gives the same result', () => {
  const edge = (name: string): string => vector(`phh/edges/${name}.phh`);
  const purses = (text: string, options = {}): readonly number[] => {
    const { log } = readPhh(text, options)[0]!;
    const { state } = replay(stud, log);
    assert.equal(state.phase, 'settled', text);
    return state.accounts.purses;
  };
  /** The heads-up hand of the file with another ending. */
  const ending = (said: readonly string[], end = 'finishing_stacks = [97, 103]', variant = 'F7S'): string =>
    edge('1-first-asked-mucks')
      .replace('"p2 sm KdJd9d8d6d4d3d", "p1 sm"', said.map(action => `"${action}"`).join(', '))
      .replace('finishing_stacks = [97, 103]', end)
      .replace('"F7S"', `"${variant}"`);
  const WINNER = 'p2 sm KdJd9d8d6d4d3d';

  test('the file in which the first player asked mucks, and the one in which an unseen hand is shown', () => {
    assert.deepEqual(purses(edge('1-first-asked-mucks')), [97, 103]);
    assert.deepEqual(purses(edge('2-unknown-hand-shown')), [103, 97]);
  });

  for (const [what, said] of [
    ['the first asked mucks, then the other shows', ['p1 sm', WINNER]],
    ['the first asked mucks after the other has shown', [WINNER, 'p1 sm']],
    ['only the winner speaks', [WINNER]],
    ['an unknown hand comes first', ['p1 sm ????2cAhKhQs??', WINNER]],
    ['an unknown hand comes last', [WINNER, 'p1 sm ??????????????']],
    ['all muck: the last one takes the pot unseen', ['p1 sm', 'p2 sm']],
    ['only the loser mucks', ['p1 sm']],
    ['nobody speaks', []],
    ['the loser shows first', ['p1 sm As2s2cAhKhQs3s', WINNER]],
  ] as const)
    test(what, () => {
      assert.deepEqual(purses(ending(said)), [97, 103]);
      assert.deepEqual(purses(ending(said, 'winnings = [0, 6]')), [97, 103]);
    });

  test('if the file states no result, it may end before all have spoken, but a player who is passed over has mucked', () => {
    assert.deepEqual(purses(ending([WINNER], '')), [97, 103]);
    const phase = (said: readonly string[]) => end(readPhh(ending(said, ''))[0]!.log).phase;
    assert.equal(phase([]), 'show');
    assert.equal(phase(['p1 sm As2s2cAhKhQs3s']), 'show');
  });

  test('a stated result that the showdown contradicts is still refused', () => {
    says(
      ending([WINNER], 'finishing_stacks = [103, 97]'),
      /finishing_stacks: p1 is said to end with 103; by the actions it is 97\.$/,
    );
  });

  test('the cards of players who say nothing count if they are known and the stated result needs them', () => {
    const known = ending([], 'finishing_stacks = [103, 97]')
      .replace('d dh p1 ????2c', 'd dh p1 AsAc2c')
      .replace('d dh p2 ????9d', 'd dh p2 3h4c9d')
      .replace('d dh p1 ??', 'd dh p1 2s')
      .replace('d dh p2 ??', 'd dh p2 5h');
    assert.deepEqual(purses(known), [103, 97]);
  });

  test('the same holds at high-low, and under the rules of any preset', () => {
    const said = ['p1 sm', 'p2 sm 3d5s9d8d6d4d2h'];
    assert.deepEqual(purses(ending(said, '', 'F7S/8')), [97, 103]);
    assert.deepEqual(
      purses(ending(['p2 sm KdJd9d8d6d4d3d', 'p1 sm ??'], '', 'F7S'), { preset: 'fixed-limit' }),
      [97, 103],
    );
  });

  test('in real hands with three streets of betting every order leaves the same stacks', () => {
    const text = vector('phh/wsop-2023-43-5-48.phh');
    const [first, second] = ["'p1 sm Ac8dAsTh3cTs7c'", "'p5 sm 8h3hAh3sJc7d4s'"];
    const after = purses(text);
    assert.deepEqual(purses(text.replace(`${first}, ${second}`, `${second}, ${first}`)), after);
    const mucks = [
      ["'p1 sm'", second],
      [second, "'p1 sm'"],
      ["'p1 sm ??????????????'", second],
      [second, ''],
    ].map(said => purses(text.replace(`${first}, ${second}`, said.filter(Boolean).join(', '))));
    for (const each of mucks) assert.deepEqual(each, mucks[0]);
  });

  /** Two players all-in on third street, and what the rest of the file says. */
  const allIn = (said: readonly string[], end: string): string => `variant = 'F7S'
antes = [1, 1]
bring_in = 2
small_bet = 5
big_bet = 10
starting_stacks = [6, 6]
${end}
actions = [${['d dh p1 ????2c', 'd dh p2 ????9d', 'p1 pb', 'p2 cbr 5', 'p1 cc', ...said].map(action => `'${action}'`).join(', ')}]
`;
  const RUN_OUT = [
    'd dh p1 Ah',
    'd dh p2 8d',
    'd dh p1 Kh',
    'd dh p2 6d',
    'd dh p1 Qs',
    'd dh p2 4d',
    'd dh p1 ??',
    'd dh p2 ??',
  ];

  test('once nobody can bet, hands may be shown at once, by one player or both, or at the end', () => {
    const END = 'finishing_stacks = [0, 12]';
    for (const said of [
      [...RUN_OUT, 'p1 sm', WINNER],
      [...RUN_OUT, WINNER],
      ['p2 sm KdJd9d', ...RUN_OUT, WINNER, 'p1 sm'],
      ['p1 sm ??????', ...RUN_OUT, WINNER],
      ['p1 sm AsAc2c', 'p2 sm KdJd9d', ...RUN_OUT.slice(0, 6), 'd dh p1 3s', 'd dh p2 3d'],
    ])
      assert.deepEqual(purses(allIn(said, END)), [0, 12], said.join());
  });

  test('a common card may be named among a player’s own cards', () => {
    const text = ending([WINNER, 'p1 sm'], '').replace('"d dh p1 ??", "d dh p2 ??"', '"d db 3d"');
    says(text, /seventh street is being dealt/);
  });

  test('a winner who need not show may show, which changes nothing', () => {
    assert.deepEqual(purses(EXAMPLE.replace("'p3 f',", "'p3 f',\n  'p2 sm Ah2d3c5c',")), [147, 164, 139]);
  });

  test('any order of showing is for imported hands only, and only until somebody has shown', () => {
    const { log } = readPhh(edge('1-first-asked-mucks'))[0]!;
    assert.ok(log.actions.some(({ action }) => action.type === 'ask'));
    let checked = 0;
    replay(stud, log, ({ before, after }) => {
      for (const type of ['ask', 'unseen'] as const) {
        for (const seat of [-1, 2, 32, 0.5]) assert.ok(stud.check(before, 'croupier', { type, seat }));
        assert.ok(stud.check(before, 0, { type, seat: 0 }), 'no player does it');
        if (before.phase !== 'show') assert.ok(stud.check(before, 'croupier', { type, seat: 0 }));
      }
      if (after.phase === 'show' && after.showdown.shown !== 0)
        assert.ok(stud.check(after, 'croupier', { type: 'ask', seat: 0 }), 'not once somebody has shown');
      checked++;
    });
    assert.equal(checked, log.actions.length);
  });
});

describe('unreadable hands are reported, and the others are read', () => {
  const edge = (name: string): string => vector(`phh/edges/${name}`);
  const reading = (text: string): readonly [hands: readonly (readonly number[])[], faults: readonly PhhError[]] => {
    const faults: PhhError[] = [];
    const hands = readPhh(text, {}, { leftOut: error => faults.push(error) });
    return [hands.map(({ log }) => end(log).accounts.purses), faults];
  };

  test('reports the place, line and reason for a hand of another game', () => {
    const [hands, [fault, ...more]] = reading(edge('4-mixed-games.phhs'));
    assert.deepEqual(hands, [[147, 164, 139]]);
    assert.deepEqual(more, []);
    assert.deepEqual(fault!.where, { line: 2, hand: 1 });
    assert.equal(fault!.fault, 'game');
    assert.equal(fault!.message, 'Line 2: The variant "NT" is not played here. Allowed: F7S, F7S/8, FR.');
    assert.equal(refusal(() => readPhh(edge('4-mixed-games.phhs'))).fault, 'game');
  });

  test('reports a hand with an illegal action, with a result that does not match, or with its text cut off', () => {
    const text = [
      EXAMPLE,
      EXAMPLE.replace('p3 cbr 10', 'p3 cbr 9'),
      `${EXAMPLE}finishing_stacks = [140, 164, 146]\n`,
      EXAMPLE.slice(0, 300),
    ]
      .map((hand, at) => `[${at + 1}]\n${hand}`)
      .join('\n');
    const [hands, faults] = reading(text);
    assert.deepEqual(hands, [[147, 164, 139]]);
    assert.deepEqual(faults.map(({ where }) => where?.hand).sort(), [2, 3, 4]);
    const lineOf = (hand: number) => faults.find(({ where }) => where?.hand === hand)!.where!.line!;
    const lines = text.split('\n');
    assert.match(lines[lineOf(2) - 1]!, /p3 cbr 9/);
    assert.match(lines[lineOf(3) - 1]!, /finishing_stacks/);
    assert.ok(lineOf(4) > lineOf(3));
  });

  test('if no hand can be read, all are reported and nothing is thrown', () => {
    const [hands, faults] = reading(edge('5-other-game.phh'));
    assert.deepEqual(hands, []);
    assert.deepEqual(
      faults.map(({ fault }) => fault),
      ['game'],
    );
  });

  test('fields about the whole file, outside its hands, do not matter', () => {
    assert.deepEqual(reading(`author = 'Anna'\n[1]\n${EXAMPLE}`), [[[147, 164, 139]], []]);
  });
});

test('a hand of another game is reported as such, whatever fields it has', () => {
  for (const variant of ['NT', 'PO', 'FT', 'F2L3D', 'FB'])
    for (const fields of ['', 'min_bet = 2\n', 'blinds_or_straddles = [1, 2]\n', 'actions = []\n'])
      assert.equal(refusal(() => readPhh(`variant = '${variant}'\n${fields}`)).fault, 'game');
  assert.equal(refusal(() => readPhh('antes = []\nactions = []\nblinds_or_straddles = [1, 2]\n')).fault, 'game');
});

describe('64-bit integers', () => {
  test('are read where no chips depend on them, and written back unchanged', () => {
    const [read] = readPhh(vector('phh/edges/3-long-hand-number.phh'));
    assert.deepEqual(end(read!.log).accounts.purses, [103, 97]);
    assert.equal(read!.fields.hand, 1234567890123456789n);
    const written = writePhh(read!.log, { fields: { ...read!.fields, seats: [2 ** 53, 9007199254740993n] } });
    assert.match(written, /^hand = 1234567890123456789$/m);
  });

  test('are refused as chips, with their line', () => {
    for (const field of ['small_bet = 5', 'bring_in = 2'])
      says(
        EXAMPLE.replace(field, field.replace(/\d+$/, '1234567890123456789')),
        /^Line [34]: \w+ is .*Allowed: a number of chips above 0\.$/,
      );
  });
});

test('winnings must match the play for each player, except for the rake', () => {
  const won = (winnings: string) => readPhh(`${EXAMPLE}winnings = ${winnings}\n`);
  for (const winnings of ['[0, 25, 0]', '[0, 30, 0]', '[0, 24, 0]']) assert.equal(won(winnings).length, 1, winnings);
  for (const winnings of ['[25, 0, 0]', '[0, 31, 0]', '[0, 0, 0]', '[0, 25, 1]', '[0, -25, 0]'])
    says(() => won(winnings), /^Line 25: winnings: p\d is said to win /, winnings);
  for (const winnings of ['[0, 25]', '25', "['0', 25, 0]"])
    says(() => won(winnings), /^Line 25: winnings is .*Allowed: a list with a number/, winnings);
});

/** Plays until it is enough, with cards from a seed; `acts` says who acts, and what they do. */
function playedOut(
  options: object,
  random: Random,
  acts: (state: State, turn: Turn) => Entry<Action>,
  isEnough = ({ phase }: State) => phase === 'settled',
): { log: StudLog; state: State } {
  let state = stud.open(options);
  const { options: all } = state;
  const source = shuffledSource(stud.pack(all), random);
  const entries: Entry<Action>[] = [];
  while (!isEnough(state)) {
    const turn = stud.turn(state);
    const entry: Entry<Action> =
      turn.kind === 'croupier' ? { actor: 'croupier', action: stud.deal(state, source) } : acts(state, turn);
    assert.equal(stud.check(state, entry.actor, entry.action), undefined, JSON.stringify(entry));
    entries.push(entry);
    state = stud.apply(state, entry.actor, entry.action).state;
  }
  return { log: newLog(stud, all, entries), state };
}

/** Acts at random; in `calm` hands players seldom fold. */
const atRandom =
  (random: Random, calm: boolean) =>
  (state: State, turn: Turn): Entry<Action> => {
    assert.ok(turn.kind === 'seats');
    const actor = turn.seats[random.below(turn.seats.length)]!;
    let offers = stud.legal(stud.view(state, actor)).filter(({ type }) => !BETWEEN.includes(type));
    const stays = offers.filter(({ type }) => type !== 'fold');
    if (calm || offers.some(({ type }) => type === 'check')) offers = stays;
    const offer = offers[random.below(offers.length)]!;
    const chosen = Object.entries(offer).map(([name, value]): [string, unknown] => {
      const range = value as { min: number; max: number; step: number };
      const isRange = typeof value === 'object' && 'step' in value;
      const steps = isRange ? Math.floor((range.max - range.min) / range.step) : 0;
      return [name, isRange ? range.min + range.step * random.below(steps + 1) : value];
    });
    return { actor, action: Object.fromEntries(chosen) as unknown as Action };
  };
const BETWEEN = ['leave', 'sitOut', 'sitIn', 'reopen', 'buyIn'];

for (const preset of ['fixed-limit', 'pokerkit'] as const)
  for (const variant of ['high', 'high-low', 'razz'] as const)
    test(`a thousand random hands, written and read, leave the same stacks: ${preset}, ${variant}`, () => {
      const random = seededRandom(`phh ${preset} ${variant}`);
      let told = 0;
      for (let tried = 0; told < 1000; tried++) {
        assert.ok(tried < 1800, `only ${told} of ${tried} hands can be told`);
        const purses = Array.from({ length: 2 + random.below(8) }, () => 4 + random.below(random.below(3) ? 400 : 60));
        const options = { preset, variant, purses, lowRank: 'eight-or-better', allInFaceUp: random.below(4) > 0 };
        const { log, state } = playedOut(options, random, atRandom(random, random.below(3) === 0));
        let text: string;
        try {
          text = writePhh(log);
        } catch (error) {
          assert.ok(error instanceof PhhError, String(error));
          assert.match(error.message, /^Hand 1: PHH cannot record this hand: ./);
          // By PokerKit's own rules PHH has no muck once all are all-in, no fold of the forced bet, no raise that
          // nobody could answer, and no common card before seventh street.
          if (preset === 'pokerkit')
            assert.match(
              error.message,
              /mucks; in PHH all hands are shown once nobody can bet|folds the forced bet;|nobody has the chips to answer|a common card was dealt on street 6/,
            );
          continue;
        }
        told++;
        const [read] = readPhh(text);
        const after = end(read!.log);
        assert.equal(after.phase, 'settled');
        assert.deepEqual(after.accounts.purses, state.accounts.purses, text);
        assert.deepEqual(after.result?.awards, state.result?.awards, text);
        if (told % 10 === 0) assert.equal(writePhh(read!.log), text);
      }
    });

describe('writing', () => {
  /** Many hands of computer players at one table, who buy chips when they have run out. */
  function played(hands: number, options: object): { log: StudLog; stacks: readonly (readonly number[])[] } {
    const random = seededRandom('several');
    const stacks: (readonly number[])[] = [];
    const { log } = playedOut(
      { preset: 'pokerkit', purses: [400, 90, 200, 400], ...options },
      random,
      (state, turn) => {
        const { purses } = state.accounts;
        if (turn.kind !== 'seats')
          return { actor: purses.indexOf(0), action: { type: 'buyIn', amount: state.options.buyIn } };
        const view = stud.view(state, turn.seats[0]!);
        return { actor: turn.seats[0]!, action: studOpponent('easy')(view, stud.legal(view), random) };
      },
      ({ phase, hand, accounts }) => {
        if (phase === 'settled' && stacks.length < hand) stacks.push(accounts.purses);
        return stacks.length >= hands;
      },
    );
    return { log, stacks };
  }

  test('several hands go into one file, each with its players listed from the left of the dealer', () => {
    const { log, stacks } = played(30, {});
    const text = writePhh(log, {
      names: ['Anna', 'Bruno', "D'Arcy", 'Emil'],
      fields: { event: 'Club night', year: 2026 },
    });
    const hands = readPhh(text);
    assert.equal(hands.length, 30);
    hands.forEach(({ log: hand, fields }, at) => {
      const seats = fields.seats as readonly number[];
      assert.equal(fields.hand, at + 1);
      assert.equal(fields.event, 'Club night');
      assert.deepEqual(
        end(hand).accounts.purses,
        seats.map(seat => stacks[at]![seat - 1]),
      );
      assert.deepEqual(
        fields.players,
        seats.map(seat => ['Anna', 'Bruno', "D'Arcy", 'Emil'][seat - 1]),
      );
      assert.deepEqual(fields.finishing_stacks, end(hand).accounts.purses);
    });
    assert.deepEqual(hands[1]!.fields.seats, [2, 3, 4, 1]);
    assert.match(text, /^\[1\]\nvariant = 'F7S'\nante_trimming_status = true\nantes = \[5, 5, 5, 5\]\n/);
    assert.match(text, /\n\n\[2\]\n/);
  });

  test('a seat’s own log can be written too, with the cards that it has not seen as unknown', () => {
    const { log, stacks } = played(12, { allInFaceUp: true });
    const hands = readPhh(writePhh(redactLog(stud, log, 0)));
    assert.equal(hands.length, 12);
    const first = hands[0]!;
    assert.match(writePhh(first.log), /'d dh p2 \?\?\?\?/);
    assert.deepEqual(end(first.log).accounts.purses, stacks[0]);
  });

  test('differences from PokerKit’s rules are in a field of our own, and only if there are any', () => {
    const { log } = played(3, {
      preset: 'fixed-limit',
      oddChip: 'left-of-dealer',
      rake: { percent: 5, cap: 0 },
      openPairOnFourth: 'off',
    });
    const text = writePhh(log);
    assert.match(
      text,
      /_tapis_vert = \{ preset = 'fixed-limit', openPairOnFourth = 'off', oddChip = 'left-of-dealer', rake = \{ percent = 5, cap = 0 \} \}/,
    );
    assert.equal(readPhh(text)[0]!.log.options.rake.percent, 5);
    assert.doesNotMatch(writePhh(played(3, {}).log), /_tapis_vert/);
  });

  test('an unfinished hand is written as far as it went, and a log without a hand is refused', () => {
    const { log } = played(1, {});
    for (let length = 0; length <= log.actions.length; length++) {
      const part = { ...log, actions: log.actions.slice(0, length) };
      if (length <= 4) says(() => writePhh(part), 'No hand has been dealt in this log.');
      else {
        const [read] = readPhh(writePhh(part));
        assert.equal(end(read!.log).phase === 'settled', end(part).phase === 'settled');
      }
    }
  });

  /** A log of one hand at a table with these options, whose cards come from a seed. */
  function scripted(options: object, acts: (state: State, random: Random) => Action, seed = 'script'): StudLog {
    const random = seededRandom(seed);
    return playedOut(options, random, (state, turn) => {
      assert.ok(turn.kind === 'seats');
      return { actor: turn.seats[0]!, action: acts(state, random) };
    }).log;
  }
  /** Calls and checks to the end, except where an action is given. */
  const calling =
    (wanted: (state: State) => Action | undefined) =>
    (state: State): Action => {
      const seat = (stud.turn(state) as { seats: readonly number[] }).seats[0]!;
      const offers = stud.legal(stud.view(state, seat));
      const own = wanted(state);
      if (own) return own;
      for (const type of ['done', 'check', 'call', 'show'] as const) {
        const offer = offers.find(other => other.type === type);
        if (offer) return offer as Action;
      }
      if (state.phase === 'declare') return { type: 'declare', seat, claim: 'high' };
      return { type: 'bringIn', amount: state.options.bringInAmount };
    };

  const seven = { purses: Array<number>(2).fill(400) };
  const REFUSED: readonly (readonly [
    what: string,
    options: object,
    wanted: (state: State) => Action | undefined,
    message: RegExp,
  ])[] = [
    [
      'a bet of the spread',
      seven,
      ({ street, round }) => (street === 5 && round?.price === 0 ? { type: 'bet', to: 15 } : undefined),
      /“p\d cbr 15” breaks a rule: The minimum to bet is 20\./,
    ],
    [
      'the ordinary low',
      { ...seven, variant: 'high-low' },
      () => undefined,
      /its low hands are normal; PHH has eight or better only\./,
    ],
    [
      'a declaration',
      { ...seven, variant: 'high-low', declare: 'simultaneous', lowRank: 'eight-or-better' },
      ({ phase, showdown, players }) =>
        phase === 'declare' && showdown.claims[players.findIndex(({ done }) => !done)] ? { type: 'done' } : undefined,
      /its players declare high or low; in PHH the cards speak\./,
    ],
    [
      'a fifth wager on the last street',
      seven,
      ({ street, round, phase }) =>
        phase === 'bet' && street === 7 && round!.wagers < 5
          ? { type: round!.price === 0 ? 'bet' : 'raise', to: round!.price + 20 }
          : undefined,
      /“p\d cbr 100” breaks a rule: .*betting is capped/,
    ],
    [
      'a forced bet of the whole lower limit',
      { ...seven, preset: 'pokerkit', bringInAmount: 10 },
      () => undefined,
      /its forced bet is the whole lower limit of 10; in PHH it is less\./,
    ],
    [
      'a fold of the forced bet by the player who took it over from one who is all-in',
      { preset: 'pokerkit', purses: [5, 5, 5, 5, 400, 400, 400] },
      state => (owesBringIn(state) && mayFoldDuty(state) ? { type: 'fold' } : undefined),
      /p\d folds the forced bet; in PHH it must be paid\./,
    ],
    [
      'a raise that nobody has the chips to answer',
      { preset: 'pokerkit', purses: [400, 26, 33] },
      state =>
        state.phase === 'bet'
          ? wagersOf(state, state.round!.toAct)
              .slice(-1)
              .map(
                ({ max: to }) => ({ type: owesBringIn(state) ? 'complete' : wagerName(state.round!), to }) as const,
              )[0]
          : undefined,
      /p\d raises though nobody has the chips to answer; PokerKit does not accept such a raise\./,
    ],
  ];
  for (const [what, options, wanted, message] of REFUSED)
    test(`${what} is refused, and the message names the hand`, () => {
      const error = refusal(() => writePhh(scripted(options, calling(wanted))));
      assert.match(error.message, /^Hand 1: PHH cannot record this hand: /);
      assert.match(error.message, message);
      assert.deepEqual(error.where, { hand: 1 });
    });

  test('where the size of the forced bet is open, the file states it for this hand; a forced bet of the full limit is a completion', () => {
    for (const [amount, bringIn, action] of [
      [5, 5, 'pb'],
      [7, 7, 'pb'],
      [10, 5, 'cbr 10'],
    ] as const) {
      const log = scripted(
        seven,
        calling(({ street, round, phase, bringIn: by }) =>
          phase === 'bet' && street === 3 && by < 0
            ? { type: 'bringIn', amount }
            : phase === 'bet' && street === 4 && round!.price === 0
              ? { type: 'bet', to: 10 }
              : undefined,
        ),
      );
      const text = writePhh(log);
      assert.match(text, new RegExp(`^bring_in = ${bringIn}$`, 'm'));
      assert.match(actionsIn(text)[2]!, new RegExp(`^p\\d ${action}$`));
      assert.deepEqual(end(readPhh(text)[0]!.log).accounts.purses, end(log).accounts.purses);
    }
  });

  test('a double bet on an open pair is refused when written for PokerKit’s rules, and read where it is allowed', () => {
    for (let seed = 0; ; seed++) {
      let doubled = false;
      const log = scripted(
        { preset: 'fixed-limit', purses: [400, 400, 400] },
        calling(state => {
          if (state.phase !== 'bet' || state.street !== 4 || state.round!.price > 0) return undefined;
          const seat = state.round!.toAct;
          doubled = stud
            .legal(stud.view(state, seat))
            .some(({ type, ...offer }) => type === 'bet' && typeof (offer as { to: unknown }).to === 'object');
          return doubled ? { type: 'bet', to: 20 } : undefined;
        }),
        `pair ${seed}`,
      );
      if (!doubled) continue;
      says(() => writePhh(log), /“p\d cbr 20” breaks a rule: The maximum to bet is 10\./);
      return;
    }
  });

  test('a common card is written if PokerKit deals one on seventh street too, and refused elsewhere', () => {
    const eight = { preset: 'fixed-limit', purses: Array<number>(8).fill(400) };
    const text = writePhh(
      scripted(
        eight,
        calling(() => undefined),
      ),
    );
    assert.equal(actionsIn(text).filter(action => action.startsWith('d db')).length, 1);
    assert.match(text, /'p\d sm (..){6}'/);
    assert.equal(end(readPhh(text)[0]!.log).cards.common.length, 1);
    // nine to the end: on sixth street already
    const nine = scripted(
      { ...eight, purses: Array<number>(9).fill(400) },
      calling(() => undefined),
    );
    says(() => writePhh(nine), /a common card was dealt on street 6; PHH has one on the seventh only\./);
    // one of eight folds on sixth street: PokerKit's table deals the folded cards again, ours does not
    let out = false;
    const log = scripted(
      eight,
      calling(({ phase, street, round }) => {
        if (phase !== 'bet' || street !== 6) return undefined;
        if (round!.price === 0) return { type: 'bet', to: 20 };
        if (out) return undefined;
        out = true;
        return { type: 'fold' };
      }),
    );
    says(
      () => writePhh(log),
      /a common card was dealt on street 7, where PokerKit still has \d+ cards for 7 players\./,
    );
  });

  test('hands shown only at the end are written as shown once nobody can bet, as PokerKit wants it', () => {
    const allIn = { preset: 'pokerkit', purses: [30, 30], allInFaceUp: false };
    const log = scripted(
      allIn,
      calling(({ phase, street, round }) =>
        phase === 'bet' && street === 4 && round!.price === 0
          ? { type: 'bet', to: 10 }
          : phase === 'bet' && street === 5
            ? round!.price === 0
              ? { type: 'bet', to: 10 }
              : undefined
            : undefined,
      ),
    );
    const actions = actionsIn(writePhh(log));
    const shows = actions.flatMap((action, at) => (action.includes(' sm ') ? [at] : []));
    assert.equal(shows.length, 4);
    assert.ok(actions.slice(shows[1], shows[2]).some(action => action.startsWith('d dh')));
    assert.deepEqual(end(readPhh(writePhh(log))[0]!.log).accounts.purses, end(log).accounts.purses);
  });
});

describe('errors are named for what they are', () => {
  test('fields of other games mean nothing if they are zero, and are an error in this hand of stud otherwise', () => {
    for (const field of ['blinds_or_straddles = [0, 0, 0]\n', 'min_bet = 0\n'])
      assert.equal(readPhh(field + EXAMPLE).length, 1, field);
    for (const field of ['blinds_or_straddles = [1, 2, 0]\n', 'min_bet = 2\n'])
      assert.equal(refusal(() => readPhh(field + EXAMPLE)).fault, 'table', field);
  });

  test('a bad list of stacks is quoted as the file has it, and a number of players is not an amount', () => {
    const { message } = refusal(() =>
      readPhh(EXAMPLE.replace(/starting_stacks = .*/, 'starting_stacks = [1.5, 1e13, 150]')),
    );
    assert.match(
      message,
      /starting_stacks is \[1\.5,10000000000000,150\]\. Allowed: a list of 2 to 9 amounts, each from 0\.1 to 100000000000\./,
    );
  });

  test('totals that match are read, and others are reported with the total by the actions', () => {
    const { log } = readPhh(EXAMPLE)[0]!;
    const { result } = replay(stud, log).state;
    const pot = result!.awards.reduce((sum, { amount }) => sum + amount, 0);
    assert.equal(readPhh(`total_pot = ${pot}\n${EXAMPLE}`).length, 1);
    says(
      `total_pot = ${pot + 7}\n${EXAMPLE}`,
      `Line 1: total_pot is said to be ${pot + 7}; by the actions it is ${pot}.`,
    );
    says(`total_pot = 'much'\n${EXAMPLE}`, /^Line 1: total_pot is "much"/);
    says(`rake = -1\n${EXAMPLE}`, /^Line 1: rake is -1/);
    says(`rake = ${pot + 1}\n${EXAMPLE}`, `Line 1: rake is ${pot + 1}. Allowed: at most the pot, ${pot}.`);
    const raked = (rake: number) => `rake = ${rake}\nfinishing_stacks = [147, 162, 139]\n${EXAMPLE}`;
    assert.equal(readPhh(raked(2)).length, 1);
    says(raked(1), 'Line 1: rake is said to be 1; by the stacks it is 2.');
    for (const [rake, winnings] of [
      [3, pot],
      [2, pot - 15],
    ] as const)
      says(
        `rake = ${rake}\nwinnings = [0, ${winnings}, 0]\n${EXAMPLE}`,
        /^Line 1: rake is said to be \d+; by the winnings it is \d+\.$/,
      );
    assert.equal(readPhh(`rake = 2\nwinnings = [0, ${pot - 2}, 0]\n${EXAMPLE}`).length, 1);
  });

  test('totals do not say who took the pot: a file that ends before the showdown stays open', () => {
    const covered = `variant = 'F7S'
antes = [1, 1]
bring_in = 2
small_bet = 5
big_bet = 10
starting_stacks = [150, 150]
actions = [
  'd dh p1 ????2c', 'd dh p2 ????4h', 'p1 pb', 'p2 cc',
  'd dh p1 Ks', 'd dh p2 Kd', 'p2 cc', 'p1 cc',
  'd dh p1 9s', 'd dh p2 9d', 'p2 cc', 'p1 cc',
  'd dh p1 Ts', 'd dh p2 8d', 'p1 cc', 'p2 cc',
  'd dh p1 ??', 'd dh p2 ??', 'p1 cc', 'p2 cc',
]
`;
    const open = replay(stud, readPhh(covered)[0]!.log).state;
    assert.equal(open.phase, 'show');
    for (const total of ['total_pot = 6', 'rake = 0', 'rake = 1'])
      assert.deepEqual(replay(stud, readPhh(`${total}\n${covered}`)[0]!.log).state.accounts, open.accounts, total);
    says(`total_pot = 9\n${covered}`, /^Line 1: total_pot is said to be 9/);
  });
});

describe('files of any length', () => {
  const keys = Array.from({ length: 200_000 }, (_, at) => `k${at} = ${at}`).join('\n');

  test('a hand longer than any real one is refused before it is parsed', () => {
    says(`${EXAMPLE}\n${keys}`, /^Line 1: This hand has \d+ characters\. Allowed: at most 131072\./);
    const faults: PhhError[] = [];
    const file = `[1]\n${EXAMPLE}\n${keys}\n[2]\n${EXAMPLE}`;
    assert.equal(readPhh(file, {}, { leftOut: error => faults.push(error) }).length, 1);
    assert.deepEqual(
      faults.map(({ where }) => where),
      [{ line: 1, hand: 1 }],
    );
  });

  test('many hands are read one by one, with a pause after each, and line numbers are those of the file', () => {
    const file = Array.from({ length: 400 }, (_, at) => `[${at + 1}]\n${EXAMPLE}\n`).join('');
    const lines = file.split('\n').length;
    let pauses = 0;
    const faults: PhhError[] = [];
    const work = phhOfAnyHouse(`${file}[401]\nhand = = 7\n`, {}, { leftOut: error => faults.push(error) });
    let step = work.next();
    for (; !step.done; step = work.next()) pauses++;
    assert.equal(step.value.length, 400);
    assert.ok(pauses >= 800, 'a pause for each hand that is parsed, and for each that is played');
    assert.deepEqual(faults[0]!.where, { line: lines + 1, hand: 401 });
  });
});
