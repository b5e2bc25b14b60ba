/** A hand, a coup or a turn as a link: of every game, as a seat has seen it; and whatever else an address may contain. */
import test, { describe } from 'node:test';
import assert from 'node:assert/strict';
import { seededDecisions, seededRandom, shuffledSource } from '../../src/cards.ts';
import { Croupier, type AnyGame, type Log } from '../../src/croupier.ts';
import type { AnyAction, TableView } from '../../src/game/contract.ts';
import type { Player } from '../../src/game/croupier.ts';
import { stepsOf } from '../../src/table/lazy/archive.ts';
import { LinkError, readLink, writeLink } from '../../src/table/lazy/link/hand-link.ts';
import { roundOf } from '../../src/table/lazy/link/round.ts';
import { GAMES, PLAYERS } from '../games.ts';

type ALog = Log<object, AnyAction>;

/** A table of computer players alone, after this many rounds. */
async function played(game: AnyGame, level: (typeof PLAYERS)[number], rounds: number) {
  const cards = seededRandom('a link');
  const purses = [500, 500, 500];
  const croupier = new Croupier(game, {
    options: { purses },
    source: pack => shuffledSource(pack, cards),
    players: purses.map(() => level('easy') as Player<AnyAction, TableView>),
    random: seededDecisions('a link'),
  });
  let settled = 0;
  const over = new Promise<void>(resolve => {
    croupier.port('onlooker').listen({
      onStep: ({ events }) => {
        if (!events.some(({ type }) => type === 'settled') || ++settled < rounds) return;
        croupier.stop();
        resolve();
      },
    });
  });
  croupier.start();
  await over;
  return croupier;
}

const cardsIn = (value: unknown): ReadonlySet<string> =>
  new Set(JSON.stringify(value).match(/(?<=")[2-9TJQKA][cdhs](?=")/g));
const text = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

for (const [place, game] of GAMES.entries())
  describe(game.id, async () => {
    const croupier = await played(game, PLAYERS[place]!, 3);
    const whole = croupier.log() as ALog;
    const names = [null, 'Anna', 'Bruno'];

    for (const seat of [0, 2, 'onlooker'] as const)
      test(`holds the last round as ${seat} saw it, and nothing else`, async () => {
        const log = roundOf(game, whole, seat)!;
        const { steps, names: cast } = await readLink(game, await writeLink({ log, seat, names }));
        assert.deepEqual(cast, names);
        const seen = stepsOf(game, whole, seat).slice(-steps.length);
        assert.deepEqual(
          steps.map(({ actor, events, view }) => ({ actor, events, view })),
          text(seen.map(({ actor, events, view }) => ({ actor, events, view }))),
        );
        const known = cardsIn(seen);
        assert.deepEqual(
          [...cardsIn(log)].filter(card => !known.has(card)),
          [],
        );
      });

    test('holds each round by its number, and none of a table at which nothing was dealt', () => {
      const ends = [0, 1, 2].map(which => stepsOf(game, roundOf(game, whole, 0, which), 0).at(-1)!.view);
      assert.deepEqual(
        ends.map(({ accounts }) => accounts),
        stepsOf(game, whole, 0)
          .filter(({ events }) => events.some(({ type }) => type === 'settled'))
          .map(({ view }) => view.accounts),
      );
      assert.equal(roundOf(game, { ...whole, actions: [] }, 0), undefined);
      assert.equal(roundOf(game, whole, 0, 3), undefined);
    });

    test('is short enough for an address', async () => {
      const link = await writeLink({ log: roundOf(game, whole, 0)!, seat: 0, names });
      assert.match(link, new RegExp(`^${game.id}\\.[\\w-]+$`));
      assert.ok(link.length < 1800, `${link.length} characters`);
    });

    test('reports damage, and never does anything worse', async () => {
      const link = await writeLink({ log: roundOf(game, whole, 0)!, seat: 0, names });
      const chance = seededRandom('damage');
      const letters = 'AZaz09-_.%=&😀';
      for (let round = 0; round < 200; round++) {
        const at = chance.below(link.length);
        const letter = [...letters][chance.below([...letters].length)]!;
        const bad = [link.slice(0, at), link.slice(0, at) + letter + link.slice(at + 1), link + letter][round % 3]!;
        // a character may happen to be the original one
        await readLink(game, bad).catch((error: unknown) => assert.ok(error instanceof LinkError, String(error)));
      }
    });

    test('with any text is refused, or shows valid tables of this game', async () => {
      const plain = JSON.stringify({ log: roundOf(game, whole, 0)!, seat: 0, names });
      const chance = seededRandom('forgery');
      const values = ['-1', '0', '7', '1e9', '0.5', 'null', '""', '"As"', '"??"', '[]', '{}', 'true'];
      const places = [...plain.matchAll(/(?<=[:[,])(?:\d+|"[^"]*"|null|true|false|\[\])(?=[,\]}])/g)];
      for (let round = 0; round < 300; round++) {
        const { 0: old, index } = places[chance.below(places.length)]!;
        const value = values[chance.below(values.length)]!;
        const forged = JSON.parse(plain.slice(0, index) + value + plain.slice(index + old.length)) as never;
        await writeLink(forged)
          .then(link => readLink(game, link))
          .then(({ steps }) => assert.ok(steps.length > 0))
          .catch((error: unknown) => assert.ok(error instanceof LinkError, String(error)));
      }
    });

    const written = (shared: unknown): Promise<string> => writeLink(shared as never);
    const log = roundOf(game, whole, 0)!;
    for (const [name, shared] of [
      ['no seat', { log, names }],
      ['an invalid seat', { log, names, seat: 0.5 }],
      ['no names', { log, seat: 0 }],
      ['an invalid name', { log, seat: 0, names: [41] }],
      ['a name as long as a book', { log, seat: 0, names: ['x'.repeat(1000)] }],
      ['no steps', { log: { ...log, actions: [] }, seat: 0, names }],
      [
        'an action against the rules',
        { log: { ...log, actions: [...log.actions, { actor: 7, action: { type: 'done' } }] }, seat: 0, names },
      ],
      ['a table with other chips', { log: { ...log, options: { purses: [1] } }, seat: 0, names }],
      ['a table with parts of another kind', { log: { ...log, from: { accounts: [] } }, seat: 0, names }],
      ['far too much', { log, seat: 0, names, more: Array(99_999).fill('more') }],
      [
        'far too deep',
        { log: { ...log, from: JSON.parse('['.repeat(999) + ']'.repeat(999)) as unknown }, seat: 0, names },
      ],
    ] as const)
      test(`refused: ${name}`, async () => {
        await assert.rejects(readLink(game, await written(shared)), { name: 'LinkError', fault: 'damaged' });
      });
    test('refused: a link of another version of links or of the game', async () => {
      const other = await written({ log: { ...log, version: 99 }, seat: 0, names });
      await assert.rejects(readLink(game, other), { fault: 'other' });
      await assert.rejects(readLink(game, `${game.id}.CAAA`), { fault: 'other' });
    });
    for (const nonsense of ['', '.', 'whist.AAAA', `${game.id}.`, `${game.id}.A`, `${game.id}.AQ`, `${game.id}.@@@`])
      test(`refused: “${nonsense}”`, () => assert.rejects(readLink(game, nonsense), { name: 'LinkError' }));
  });
