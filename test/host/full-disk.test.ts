/**
 * A disk that is full, wherever that strikes: no process ends, nothing that was accepted is lost, and the table goes on
 * when there is room again.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { replay, total, type AnyGame } from '../../src/croupier.ts';
import { sqliteStore, type PromptStore } from '../../src/host.ts';
import { folder, guestAt, started } from './command.ts';
import { house, seats, settled, type HouseGuest } from './house.ts';
import { GAMES } from '../games.ts';

const EASY = { name: 'Otto', level: 'easy' } as const;
/** A change that a store is asked for. */
const CHANGES = ['open', 'write', 'sit', 'forgetHands', 'forgetRoom'] as const;

/** A store that fails at the change of a given number, before that is stored, and at `times` changes from there on. */
function failingStore(kept: PromptStore, at: number, times: number) {
  let change = 0;
  const failing = Object.fromEntries(
    CHANGES.map(name => [
      name,
      (...given: unknown[]) => {
        change++;
        if (change >= at && change < at + times) throw new Error('the disk is full');
        return (kept[name] as (...given: unknown[]) => unknown)(...given);
      },
    ]),
  );
  return { store: { ...kept, ...failing } as PromptStore, changes: () => change };
}

const secretOf = ({ heard }: HouseGuest): string | undefined =>
  heard.findLast(({ joined }) => joined?.secret)?.joined?.secret;

/** An evening with every kind of message; guests who are sent away come back with what they have. */
async function evening(game: AnyGame, kept: PromptStore, at: number, times: number) {
  const { store, changes } = failingStore(kept, at, times);
  const { guest, clock, failures } = house({ fair: () => true }, store);
  const join = { game: game.id, options: seats(4, 1000), places: [{ name: '' }, EASY, { name: '' }, { name: '' }] };
  /** The actions confirmed as done, each once: one that comes twice is done once, and confirmed each time. */
  const accepted = new Set<string>();
  const come = async (who?: ReturnType<typeof guest>) => {
    const secret = who && secretOf(who);
    for (let tries = 0; tries < 10; tries++) {
      const again = await guest().join({ ...join, ...(secret !== undefined && { secret }) });
      if (again.seat !== undefined && !again.carrier.ended) return again;
      await clock.pass(1);
    }
    throw new Error('nobody is let in');
  };
  const people = [await come(), await come()];
  const present = async (at: number) => {
    if (people[at]!.carrier.ended) people[at] = await come(people[at]);
    return people[at]!;
  };
  const says: readonly unknown[] = [
    { name: 'Anna' },
    { fair: { pledge: 'none' } },
    { seated: true },
    { leave: true },
    { sit: {} },
    { act: { type: 'nothing' }, seen: 0, id: 1 },
    { nothing: 1 },
  ];
  for (let turn = 0; turn < 60; turn++) {
    for (const place of [0, 1]) {
      const who = await present(place);
      const offer = who.step.legal.find(({ type }) =>
        ['stake', 'done', 'check', 'call', 'fold', 'draw'].includes(type),
      );
      const { next } = who.last('joined')!;
      if (offer && typeof who.seat === 'number') {
        const amount = (offer as { amount?: { min: number } }).amount?.min;
        const id = Math.max(next, (who.last('done') ?? 0) + 1);
        who.say({ act: { ...offer, ...(amount !== undefined && { amount }) }, seen: who.step.number, id });
        await settled();
        if (who.last('done') === id) accepted.add(`${secretOf(who)} ${id}`);
      }
      if (place === 1 && turn % 3 === 0) (await present(1)).say(says[(turn / 3) % says.length]);
      if (turn % 10 === 9) {
        (await present(place)).gone();
        people[place] = await come(people[place]);
      }
    }
    await clock.pass(3);
  }
  return { accepted: accepted.size, changes: changes(), failures };
}

for (const game of GAMES as unknown as readonly AnyGame[])
  test(`${game.id}: the disk is full at any one change, or at five of them, and nothing accepted is lost`, async () => {
    const whole = await evening(game, sqliteStore(':memory:'), Infinity, 0);
    assert.deepEqual(whole.failures, []);
    assert.ok(whole.accepted > 5, `${whole.accepted} actions`);
    for (let at = 1; at <= whole.changes; at += at < 20 ? 1 : 7) {
      const kept = sqliteStore(':memory:');
      const { failures, accepted } = await evening(game, kept, at, at % 2 ? 1 : 5);
      for (const failure of failures) assert.match(String(failure), /the disk is full/, `change ${at}`);
      const record = kept.read('friday')!;
      const hands = kept.hands('friday').flatMap(hand => kept.hand('friday', hand)!.actions);
      const actions = [...hands, ...record.actions];
      const log = { format: 'tapis-vert', game: game.id, version: record.version, options: record.options, actions };
      const { state } = replay(game, log);
      const { accounts } = game.open(record.options as object) as { readonly accounts: typeof state.accounts };
      assert.equal(total(state.accounts), total(accounts), 'no chip is lost');
      const acted = actions.filter(({ actor }) => actor !== 'croupier').length;
      assert.ok(acted >= accepted, `change ${at}: ${acted} are stored of ${accepted} that were accepted`);
    }
  });

/** A small disk of its own, or the reason for having none here. */
function smallDisk(): { readonly at: string; readonly end: () => void } | undefined {
  const at = folder();
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=400k', 'tmpfs', at]).status !== 0) return undefined;
  return { at, end: () => void spawnSync('umount', ['-l', at]) };
}

test('a host reports that its store cannot write, before anybody plays and after a failed change, and when it can again', async () => {
  const kept = sqliteStore(':memory:');
  let isFull = false;
  const fail = (): void => {
    if (isFull) throw new Error('the disk is full');
  };
  const tried = { ...kept, check: fail };
  const { host, clock } = house({}, tried);
  assert.equal(await host.keeps, true);
  isFull = true;
  assert.equal(await host.keeps, true, 'it was tried just now');
  await clock.pass(10);
  assert.equal(await host.keeps, false);
  isFull = false;
  await clock.pass(10);
  assert.equal(await host.keeps, true);
  const { store } = failingStore(kept, 1, 1);
  const other = house({}, { ...store, check: () => undefined });
  assert.equal(await other.host.keeps, true);
  await other.guest().join({ options: seats(2) });
  assert.equal(await other.host.keeps, false, 'its room could not be opened');
  await other.guest().join({ options: seats(2) });
  assert.equal(await other.host.keeps, true);
  assert.equal(kept.count(), 1);
  kept.check!();
  assert.equal(kept.count(), 1, 'a trial leaves nothing behind');
});

test('with a real disk that is full the host lives, and guests go on when there is room again', async t => {
  const disk = smallDisk();
  if (!disk) return t.skip('this user may mount no disk');
  t.after(disk.end);
  const host = await started(
    '--port',
    '0',
    '--store',
    join(disk.at, 'tables.sqlite'),
    '--computer-seconds',
    '0',
    '--fair',
    'none',
  );
  assert.notEqual(host.address, '', host.said.join('\n'));
  const anna = guestAt(() => host.address, { game: 'trente-quarante', options: seats(1, 100_000) });
  await anna.until(() => anna.people.length > 0, 'Anna is in');
  const stake = (): void => anna.port!.act({ type: 'stake', chance: 'rouge', amount: 5 } as never);
  const onTable = (): number => (anna.step.view.punters as { free: number[] }[])[0]!.free[0]!;
  // the first may come before the cards are shuffled
  for (let tries = 0; onTable() === 0 && tries < 5; tries++) {
    stake();
    await anna.answered();
  }
  const asked = anna.refused.length;
  const filler = join(disk.at, 'filler');
  try {
    writeFileSync(filler, Buffer.alloc(1_000_000));
  } catch (error) {
    assert.match(String(error), /ENOSPC/);
  }
  for (let each = 0; each < 25 && anna.isThere; each++) {
    stake();
    await anna.until(() => !anna.isThere || anna.refused.length > asked || onTable() >= 10 + 5 * each, 'it is told');
  }
  await anna.until(() => !anna.isThere, 'the disk is full');
  const health = await fetch(`${host.address.replace('ws:', 'http:')}/health`);
  assert.deepEqual([health.status, ((await health.json()) as { ok: boolean }).ok], [503, false]);
  assert.equal(host.child.exitCode, null, host.said.join('\n'));
  rmSync(filler);
  await anna.until(() => anna.isThere, 'the connection is back', 30);
  await anna.answered(30);
  stake();
  await anna.answered();
  assert.equal(host.child.exitCode, null);
  assert.ok(
    host.said.some(line => /full|disk|I\/O/.test(line)),
    host.said.join('\n'),
  );
  anna.close();
  await host.end('SIGTERM');
});
