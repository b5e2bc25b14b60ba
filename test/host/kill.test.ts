/** The command is killed in the middle of hands and started again: every table goes on at the same card. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import type { AnyAction, AnyGame } from '../../src/croupier.ts';
import { replay, total } from '../../src/croupier.ts';
import { verifyDeal } from '../../src/fair.ts';
import { sqliteStore } from '../../src/host.ts';
import { einundvierzig, faro, stud, trenteQuarante } from '../../src/rules.ts';
import { folder, guestAt, started } from './command.ts';
import { chancesOf, seats } from './house.ts';

const GAMES = [stud, einundvierzig, trenteQuarante, faro] as unknown as readonly AnyGame[];
const PURSES: Readonly<Record<string, object>> = { stud: seats(3), einundvierzig: seats(3) };

test('killed at any moment, the host goes on at the same card, and has lost and doubled no action', async () => {
  const file = join(folder(), 'tables.sqlite');
  // they act as fast as they are asked
  const patience = ['--turn-seconds', '3600', '--away-seconds', '3600', '--limit-burst', '100000'];
  const flags = ['--store', file, '--fair', 'all', ...patience];
  let running = await started(...flags, '--port', '0');
  const { address } = running;
  const port = new URL(address).port;
  const random = chancesOf('Kill');
  const tables = await Promise.all(
    GAMES.map(async game => {
      const guests = [];
      const options = PURSES[game.id] ?? game.open().options;
      for (let each = 0; each < 3; each++) {
        const guest = guestAt(() => address, { game: game.id, room: game.id, options });
        await guest.until(() => guest.port, 'a guest is in');
        guests.push(guest);
      }
      return { game, guests, done: guests.map((): AnyAction[] => []) };
    }),
  );
  for (let kill = 0; kill < 3; kill++) {
    // they play, all at once, until the host is killed
    let plays = true;
    const playing = tables.flatMap(({ guests, done }) =>
      guests.map((guest, seat) => guest.playsAtRandom(random, done[seat]!, () => !plays)),
    );
    const [watched] = tables[0]!.guests as [(typeof tables)[number]['guests'][number]];
    const wanted = watched.step.number + 30 + random.below(60);
    await watched.playsUntil(() => watched.step.number >= wanted, 'they have played on');
    plays = false;
    await running.end('SIGKILL');
    const store = sqliteStore(file);
    for (const { game, guests } of tables) {
      const record = store.read(game.id)!;
      const said = Math.max(...guests.map(({ steps }) => steps.at(-1)!.number));
      assert.ok(record.number >= said, `${game.id}: step ${said} was told, ${record.number} is stored`);
    }
    store.close();
    const before = tables.map(({ guests }) => guests.map(guest => guest.steps.at(-1)!));
    running = await started(...flags, '--port', port);
    for (const [table, { guests }] of tables.entries())
      for (const [seat, guest] of guests.entries()) {
        await guest.until(() => guest.isThere, 'the connection is back');
        const last = before[table]![seat]!;
        const same = guest.steps.findLast(step => step.number === last.number)!;
        assert.deepEqual(same.view, last.view, 'the table is the same');
      }
    await Promise.all(playing);
  }
  for (const { guests } of tables)
    for (const guest of guests) {
      assert.equal(guest.shut, '', 'nobody is turned away');
      await guest.answered();
      assert.deepEqual(guest.failures, []);
      // a host killed in the middle of a shuffle asks for the seeds once more, and says so
      const wrong = guest.verdicts.flatMap(({ findings }) => findings.filter(({ holds }) => !holds));
      for (const { about, message } of wrong) assert.match(`${about}: ${message}`, /^(twice: |seed: )/);
      guest.close();
    }
  assert.ok(
    tables.some(({ guests }) => guests.some(({ verdicts }) => verdicts.length > 0)),
    'deals are proved',
  );
  await running.end('SIGTERM');
  const store = sqliteStore(file);
  for (const { game, guests, done } of tables) {
    const record = store.read(game.id)!;
    for (const hand of store.hands(game.id)) {
      const log = store.hand(game.id, hand)!;
      const shuffles = store.shuffles(game.id, hand);
      if (shuffles.length === 0) {
        assert.equal(hand, 0, `${game.id}: only before the first shuffle there is nothing to prove`);
        continue;
      }
      const { findings } = verifyDeal({ format: 'tapis-vert-deal', room: game.id, log, shuffles });
      assert.deepEqual(
        findings.filter(({ holds }) => !holds),
        [],
        `${game.id}: hand ${hand} is proved`,
      );
    }
    // every hand follows from the one before, by the rules
    const hands = [...store.hands(game.id).map(hand => store.hand(game.id, hand)!)];
    const { options, version } = record;
    const whole = {
      ...{ format: 'tapis-vert', game: game.id, version, options },
      actions: [...hands.flatMap(({ actions }) => actions), ...record.actions],
    };
    const { state } = replay(game, whole);
    assert.equal(total(state.accounts), total(game.open(options as object).accounts), `${game.id}: no chip is lost`);
    guests.forEach((guest, seat) => {
      const refused = guest.refused.map(({ action }) => JSON.stringify(action));
      const asked = done[seat]!.map(action => JSON.stringify(action)).filter(text => {
        const at = refused.indexOf(text);
        if (at >= 0) refused.splice(at, 1);
        return at < 0;
      });
      const kept = whole.actions
        // the host itself gives up seats that nobody has yet, and takes them for the next guest
        .filter(({ actor, action: { type } }) => actor === seat && type !== 'leave' && type !== 'sit')
        .map(({ action }) => JSON.stringify(action));
      assert.deepEqual(kept.sort(), asked.sort(), `${game.id}: each action of seat ${seat} is done once`);
    });
  }
  store.close();
});

test('a store that another host has open is named, and nothing is harmed', async () => {
  const file = join(folder(), 'tables.sqlite');
  const one = await started('--store', file, '--port', '0');
  const other = await started('--store', file, '--port', '0');
  assert.match(other.said.join('\n'), /The store .*tables\.sqlite is open in another process/);
  assert.equal(other.child.exitCode, 1);
  await one.end('SIGTERM');
  assert.equal(one.child.exitCode, 0);
});
