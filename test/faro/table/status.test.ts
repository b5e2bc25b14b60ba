/** What the layout says in words. */
import test from 'node:test';
import assert from 'node:assert/strict';
import { OPTIONS, readFaroOptions, type Options } from '../../../src/faro/rules/options.ts';
import * as classic from '../../../src/faro/lazy/classic.ts';
import { aimOf } from '../../../src/faro/look/scene-of.ts';
import type { Scene } from '../../../src/faro/look/scene.ts';
import type { View } from '../../../src/faro/rules/table.ts';
import { statusOf } from '../../../src/faro/play/status.ts';
import { LANGUAGES } from '../../../src/table/look/lang.ts';
import type { KnownCard } from '../../../src/cards.ts';
import { cardName } from '../../../src/table/look/messages.ts';
import { LAYOUT, LAYOUT_LAZY, rulesSaid } from '../../table/texts.ts';
import { settingsOf } from '../../../src/table/look/attributes.ts';
import { faro } from '../../../src/rules.ts';
import { packFrom, tableOf, THREE } from '../rules/table.ts';
import { whysAreShort } from '../../table/why.ts';

/** The text at the end of a deal of three whose last card, bet on by Anna, is single. */
const endWith = (oddCard: string): string =>
  lineOf(
    tableOf(packFrom('', '9c', 3), { ...THREE, oddCard })
      .stake('9 10')
      .playOut(),
  );

/** The second part of the status line, as Anna sees it. */
function lineOf(
  table: ReturnType<typeof tableOf>,
  more: Partial<Scene> = {},
  part?: Parameters<typeof statusOf>[1],
): string {
  const view = faro.view(table.state, 0);
  const scene: Partial<Scene> = {
    words: LAYOUT.en,
    view,
    legal: faro.legal(view),
    own: view.punters[0],
    ownSeats: [0],
    shows: true,
    nameFirst: card => cardName(card, LAYOUT.en, LAYOUT.en.ranksFirst),
    ...more,
  };
  return statusOf(scene as Scene, part, false)[1];
}

test('a single card at the end is called void if it is, and paid if it counts for a side', () => {
  assert.match(endWith('right'), /^Nine of clubs on the right: the bank pays 10\. The pack is finished\./);
  assert.doesNotMatch(endWith('right'), /does not count/);
});

test('a bank that is broken is said to have less than it owes, with both sums', () => {
  const line = lineOf(
    tableOf('Kc 3h', { ...THREE, bank: 5 })
      .stake('K 10')
      .turn(),
  );
  assert.match(line, /^King of clubs on the right: the bank has only 5 of the 10 it owes\. The bank is broken\./);
});

test('of several people at one screen the title says who is asked, and whose result it is', () => {
  const table = tableOf('Kc 3h', THREE).stake('K 10').turn();
  const view = faro.view(table.state, 0);
  const title = (ownSeats: readonly number[], shows: boolean): string =>
    statusOf(
      {
        ...{ words: LAYOUT.en, view, legal: faro.legal(view), own: view.punters[0], shows, ownSeats },
        nameFirst: (card: KnownCard) => cardName(card, LAYOUT.en, LAYOUT.en.ranksFirst),
        person: () => 'Anna',
      } as unknown as Scene,
      undefined,
      false,
    )[0];
  assert.equal(title([0, 1], true), 'Anna: +10');
  assert.equal(title([0], true), 'You win 10');
  assert.equal(title([0, 1], false), 'Anna: Place your bets');
  assert.equal(title([0], false), 'Place your bets');
});

test('before the first deal the line names the button, and for who looks on or has pressed it what is waited for', () => {
  const state = faro.open(readFaroOptions(THREE));
  const line = (seat: number | 'onlooker', seats: readonly number[]): string => {
    const turn: View['turn'] = { kind: 'seats', seats, together: true };
    return aimOf({ view: { ...faro.view(state, seat), turn }, words: LAYOUT.en })[1];
  };
  assert.equal(line(0, [0, 1, 2]), '“New deal” shuffles the pack.');
  assert.equal(line(0, [1]), 'The pack is shuffled when all are ready.');
  assert.equal(line('onlooker', [0, 1, 2]), 'The pack is shuffled when all are ready.');
});

test('a win that may stay on its card is offered in the line, in every shape', () => {
  const table = tableOf('Jd 8c Kd', { variant: 'pharo', purses: [1000], paroli: true, payingSide: 'right' })
    .stake('K 4')
    .turn();
  for (const shape of ['wide', 'low'] as const)
    assert.match(lineOf(table, { shape, rank: String, rankFirst: String, seat: 0 }), /\. Paroli: leave 8 on it\.$/);
});

test('of many stakes on a small cloth the line names the calls, which are no longer shown there', () => {
  const table = tableOf(packFrom('', '9c Kd 4h'), { variant: 'classic', purses: [1000] })
    .turns(24)
    .stake('9>K>4 10, K 5, 4 5')
    .turn();
  const lines = (['tall', 'wide'] as const).map(shape =>
    lineOf(table, { shape, rank: String, rankFirst: String }, classic),
  );
  assert.match(lines[0]!, /\+40/);
  assert.doesNotMatch(lines[0]!, /\+5/);
  assert.match(lines[1]!, /\+40.*\+5/);
});

test('the rules explain dead cards, who must bet, what stands and who is paid first as this table has them', () => {
  const rules = (options: object) => rulesSaid(LAYOUT_LAZY.en.helpIn(readFaroOptions(options)).rules);
  assert.match(rules({}), /card that has come up takes no more bets/);
  assert.match(rules({ deadCards: 'allow' }), /card that has come up may still be bet on/);
  assert.doesNotMatch(rules({ deadCards: 'allow' }), /takes no more bets/);
  assert.match(rules({ variant: 'classic' }), /rank whose cards have all come up takes no more bets/);
  assert.match(rules({}), /collects what it has won, then pays/);
  assert.match(rules({ settleOrder: 'pay-first' }), /pays as far as it can, then collects/);
  assert.match(rules({ mustStake: true }), /must have a stake on a card/);
  assert.doesNotMatch(rules({}), /must have a stake/);
  assert.match(rules({ variant: 'classic', afterWin: 'stands' }), /winning stake stays/);
  assert.match(rules({ variant: 'classic' }), /winning stake comes back/);
  assert.doesNotMatch(rules({ variant: 'classic', afterWin: 'stands' }), /comes back with its winnings/);
  assert.doesNotMatch(rules({}), /winning stake comes back/);
  assert.match(rules({ variant: 'classic' }), /wins and another loses in the same turn, the chip stays/);
  assert.match(rules({ variant: 'classic' }), /Half is then lost on the high card bar too/);
  assert.match(rules({ variant: 'classic', highCardTie: 'push' }), /The stake on the high card bar then stays/);
  assert.match(rules({ variant: 'pharo' }), /takes the whole stake on its rank for the bank/);
  assert.match(rules({ variant: 'pharo', oddCard: 'void' }), /has no partner and decides nothing/);
});

/** The options that a variant ignores, by its sheet; and in pharo the odd card, which is the bank's on either side or nobody's. */
const NOT_LOOKED_AT: Readonly<Record<Options['variant'], readonly string[]>> = {
  buch: ['oddHalf', 'afterWin', 'highCardTie', 'paroli'],
  classic: ['firstCard', 'payingSide', 'oddCard', 'mustStake', 'deadCards', 'paroli'],
  pharo: ['firstCard', 'mustStake', 'deadCards', 'highCardTie', 'oddCard'],
};

for (const variant of ['buch', 'classic', 'pharo'] as const)
  test(`the rules mention everything that is changed at a table of ${variant}`, () => {
    const purses = [100, 100, 100, 100];
    for (const base of [
      { variant, purses, bank: 90, max: 0, cap: 10 },
      { variant, purses, banker: 'seat', cap: 10 },
    ])
      for (const { property, rule } of settingsOf(OPTIONS)) {
        const names = [
          'variant',
          ...NOT_LOOKED_AT[variant],
          ...('bank' in base ? ['bankerSeat', 'bankRotation'] : ['bank']),
        ];
        if (names.includes(property)) continue;
        const values =
          rule.kind === 'choice'
            ? rule.values
            : rule.kind === 'flag'
              ? [true, false]
              : [0, 1, 2, 3].filter(value => value || property !== 'min');
        for (const language of LANGUAGES) {
          const told = values.map(value =>
            rulesSaid(
              LAYOUT_LAZY[language].helpIn(
                readFaroOptions({ ...base, [property]: value, ...(property === 'cap' && { min: 1 }) }),
              ).rules,
            ),
          );
          assert.equal(new Set(told).size, values.length, `${property} in ${language}: ${told.join('\n')}`);
        }
      }
  });

test('chances are called even only if the single card is nobody’s', () => {
  const rules = (oddCard: string) => rulesSaid(LAYOUT_LAZY.en.helpIn(readFaroOptions({ oddCard })).rules);
  assert.match(rules('void'), /pure chance/);
  assert.doesNotMatch(rules('right'), /pure chance/);
});

test('a “why?” opens one or two sentences, in every language and with every option; the limits are a list', () => {
  for (const variant of ['buch', 'classic', 'pharo'] as const)
    whysAreShort(settingsOf(OPTIONS), (language, option) => {
      const { bound: _list, ...why } = LAYOUT_LAZY[language].helpIn(
        readFaroOptions({ variant, purses: [100, 100, 100, 100], ...option }),
      ).why;
      return Object.values(why);
    });
});
