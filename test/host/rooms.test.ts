/** Rooms of a host: who sits where, who is asked, who comes back, and what happens when nobody acts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Accounts, AnyAction, SeatPort } from '../../src/croupier.ts';
import { LIMITS, sqliteStore } from '../../src/host.ts';
import { GAMES } from '../games.ts';
import { Guest, type Socket } from '../../src/table/lazy/host/guest.ts';
import { house, seats, settled } from './house.ts';

const DONE = { type: 'done' };
const EASY = { name: 'Anna', level: 'easy' } as const;
const FREE = { name: '' } as const;

test('the first guest opens the room, with options that the game has checked', async () => {
  const { guest } = house();
  const bad = await guest().join({ options: { purses: [400, -1] } });
  assert.match(bad.last('refused')!.message, /purses: .* is not allowed/);
  assert.equal(bad.carrier.ended?.code, 4002);
  const anna = await guest().join({ options: { ...seats(2), preset: 'fixed-limit' }, name: 'Anna' });
  assert.equal(anna.seat, 0);
  const bruno = await guest().join({ options: seats(7), name: 'Bruno' });
  assert.equal(bruno.seat, 1, 'the second gets the other seat, and the room is as the first wanted it');
  assert.deepEqual(
    bruno.people.map(({ name, kind, here }) => [name, kind, here]),
    [
      ['Anna', 'person', true],
      ['Bruno', 'person', true],
    ],
  );
});

test('a third guest at a table for two is an onlooker, and may not act', async () => {
  const { guest } = house();
  await guest().join({ options: seats(2) });
  await guest().join();
  const third = await guest().join();
  assert.equal(third.seat, 'onlooker');
  await third.act(DONE);
  assert.equal(third.last('refused')!.code, 'no-such-seat');
});

test('two play a hand: each sees their own cards, and the croupier waits for both', async () => {
  const { guest } = house();
  const [anna, bruno] = [await guest().join({ options: seats(2) }), await guest().join()];
  await anna.act(DONE);
  assert.equal(anna.step.action!.type, 'done');
  await bruno.act(DONE);
  const downOf = (who: typeof anna, seat: number) =>
    JSON.stringify((who.step.view.cards as { down: string[][] }).down[seat]);
  assert.match(downOf(anna, 0), /^\["[2-9TJQKA][cdhs]","[2-9TJQKA][cdhs]"\]$/);
  assert.equal(downOf(anna, 1), '["??","??"]');
  assert.equal(downOf(bruno, 0), '["??","??"]');
});

test('the secret brings a guest back to the seat, on a connection that replaces the one before', async () => {
  const { guest } = house();
  const anna = await guest().join({ options: seats(2), name: 'Anna' });
  const { secret } = anna.last('joined')!;
  const again = await guest().join({ secret });
  assert.equal(again.seat, 0);
  assert.equal(again.last('joined')!.secret, undefined, 'it is told once');
  assert.equal(anna.carrier.ended?.code, 4001, 'one seat, one connection');
  anna.gone();
  await settled();
  assert.equal(again.people[0]!.here, true);
  const thief = await guest().join({ secret: 'guessed' });
  assert.equal(thief.seat, 1);
});

test('a seat whose secret may never have arrived is free again when its connection ends', async () => {
  const { guest } = house();
  const anna = guest();
  anna.say({ join: { version: 1, room: 'friday', game: 'stud', options: seats(2) } });
  await settled();
  assert.equal(anna.seat, 0);
  anna.gone();
  assert.equal((await guest().join()).seat, 0);
});

test('secrets cannot be read from the store', async () => {
  const { guest, store } = house();
  const anna = await guest().join({ options: seats(2) });
  assert.ok(!JSON.stringify(store.read('friday')).includes(`"${anna.last('joined')!.secret!}"`));
});

test('a computer player keeps the character that the room was opened with, and an unknown one is left out', async () => {
  const { guest, store } = house();
  const places = [FREE, { ...EASY, character: 'rock' }, { ...EASY, character: 'clown' as 'rock' }] as const;
  await guest().join({ options: seats(3), places });
  assert.deepEqual(
    store.read('friday')!.places.map(({ empty }) => empty),
    [{ kind: 'nobody' }, { kind: 'computer', level: 'easy', character: 'rock' }, { kind: 'computer', level: 'easy' }],
  );
});

test('computer players hold empty seats at their own pace, and give way to people with cards and chips', async () => {
  const { guest, clock, failures } = house();
  const anna = await guest().join({ options: seats(3), places: [FREE, EASY, { name: 'Bruno', level: 'easy' }] });
  assert.equal(anna.seat, 0);
  assert.deepEqual(
    anna.people.map(({ name, kind }) => [name, kind]),
    [
      ['', 'person'],
      ['Anna', 'computer'],
      ['Bruno', 'computer'],
    ],
  );
  await anna.act(DONE);
  const before = anna.step.number;
  await clock.pass(0.9);
  assert.equal(anna.step.number, before, 'they take a second');
  await clock.pass(10);
  assert.ok(anna.step.number > before + 2);
  const carla = await guest().join({ name: 'Carla', seat: 2 });
  assert.equal(carla.seat, 'onlooker', 'the computer player plays the hand to its end');
  assert.deepEqual([carla.people[2]!.kind, carla.people[2]!.name], ['person', 'Carla']);
  carla.say({ leave: true });
  await settled();
  assert.equal(carla.seat, 'onlooker');
  assert.deepEqual([anna.people[2]!.kind, anna.people[2]!.name], ['computer', 'Bruno']);
  await clock.pass(300);
  assert.deepEqual(failures, []);
});

test('an empty seat is dealt nothing, and plays from the next hand on once somebody sits there', async () => {
  const { guest, clock } = house();
  const [anna, bruno] = [await guest().join({ options: seats(3) }), await guest().join()];
  await anna.act(DONE);
  await bruno.act(DONE);
  const down = () => (anna.step.view.cards as { down: string[][] }).down;
  assert.deepEqual(
    down().map(cards => cards.length),
    [2, 2, 0],
  );
  const carla = await guest().join({ name: 'Carla' });
  assert.equal(carla.seat, 'onlooker', 'an onlooker until the hand is over');
  assert.equal(anna.people[2]!.name, 'Carla');
  assert.deepEqual(down()[2], []);
  assert.equal(bruno.heard.find(({ step }) => step?.action?.type === 'sit' && step.actor === 1) !== undefined, true);
  const purseOf = (seat: number): number => (anna.step.view.accounts as Accounts).purses[seat]!;
  assert.equal(purseOf(1), 395, 'a new player has the starting chips of the others, less the ante');
  await clock.pass(600);
  assert.equal(carla.seat, 2);
  assert.equal(down()[2]!.length > 0 || (carla.step.view.hand as number) > 1, true);
});

test('a silent player has their turn and their time bank, then the croupier acts for them', async () => {
  const { guest, clock } = house();
  const anna = await guest().join({ options: seats(2) });
  await guest().join();
  assert.equal(anna.people[0]!.left, 90_000);
  await clock.pass(89);
  assert.equal(anna.step.view.hand, 1);
  assert.equal(anna.step.view.phase, 'between');
  await clock.pass(2);
  assert.notEqual(anna.step.view.phase, 'between', 'both are said to be done, and the croupier deals');
  await clock.pass(1);
  const { left } = anna.people.find(each => each.left !== undefined)!;
  assert.ok(left! <= 30_000, 'the time bank is used up');
});

test('a player with a broken connection has less time, sits out after a while, and is back in the game on return', async () => {
  const { guest, clock } = house();
  const anna = await guest().join({ options: seats(3) });
  const bruno = await guest().join();
  const carla = await guest().join();
  const { secret } = carla.last('joined')!;
  carla.gone();
  await settled();
  assert.deepEqual([anna.people[2]!.here, anna.people[2]!.left], [false, 10_000]);
  for (let second = 0; second < 300; second++) {
    for (const who of [anna, bruno]) {
      const offer = who.step.legal.find(({ type }) => ['check', 'call', 'done', 'muck', 'show'].includes(type));
      if (offer) await who.act(offer.type === 'bringIn' ? { ...offer } : offer);
    }
    await clock.pass(1);
  }
  const chairs = () => anna.heard.filter(({ step }) => step?.action?.type === 'sitOut').length;
  assert.equal(chairs(), 1, 'sits out once');
  const again = await guest().join({ secret });
  assert.equal(again.seat, 2);
  await clock.pass(300);
  assert.ok(anna.heard.some(({ step }) => step?.action?.type === 'sitIn'));
});

test('a seat is given up for good after a longer while, and only while others are there', async () => {
  const { guest, clock } = house();
  const anna = await guest().join({ options: seats(2) });
  const bruno = await guest().join();
  bruno.gone();
  await clock.pass(900);
  assert.equal(anna.people[1]!.kind, 'nobody');
  const { secret } = anna.last('joined')!;
  anna.gone();
  await clock.pass(3600);
  const again = await guest().join({ secret });
  assert.equal(again.seat, 0, 'a table without people rests: nobody loses a seat there');
});

test('a table without people rests: nothing is dealt, and its room is put away', async () => {
  const { guest, clock, host } = house();
  const anna = await guest().join({ options: seats(3), places: [FREE, EASY, EASY] });
  await anna.act(DONE);
  await clock.pass(5);
  const { number } = anna.step;
  const { secret } = anna.last('joined')!;
  anna.gone();
  await clock.pass(59);
  assert.equal(host.rooms, 1);
  await clock.pass(10);
  assert.equal(host.rooms, 0);
  await clock.pass(10_000);
  const again = await guest().join({ secret });
  assert.equal(again.step.number, number);
});

test('a room goes on at the same card after it was put away', async () => {
  const store = sqliteStore(':memory:');
  const first = house({}, store);
  const anna = await first.guest().join({ options: seats(2) });
  const bruno = await first.guest().join();
  await anna.act(DONE);
  await bruno.act(DONE);
  const { view, number } = anna.step;
  const cards = store.read('friday')!.cards;
  const second = house({}, store);
  const again = await second.guest().join({ secret: anna.last('joined')!.secret });
  assert.deepEqual([again.step.view, again.step.number], [view, number]);
  assert.deepEqual(store.read('friday')!.cards, cards);
});

test('an action is in the store before anybody is told; one that is not stored has not happened', async () => {
  const store = sqliteStore(':memory:');
  let fails = false;
  let told = (): readonly (number | undefined)[] => [];
  const { guest, failures, host } = house(
    {},
    {
      ...store,
      write(room, change) {
        if (fails) throw new Error('the disk is full');
        assert.ok(!told().includes(change.number));
        store.write(room, change);
      },
    },
  );
  const anna = await guest().join({ options: seats(2) });
  told = () => anna.heard.map(({ step }) => step?.number);
  await guest().join();
  await anna.act(DONE);
  const kept = store.read('friday');
  fails = true;
  const { length } = anna.heard;
  await anna.act({ type: 'reopen' });
  assert.deepEqual(store.read('friday'), kept);
  assert.equal(anna.heard.length, length, 'nobody is told anything');
  assert.equal(anna.carrier.ended?.code, 1012, 'the room is read again');
  assert.match(String(failures[0]), /disk is full/);
  fails = false;
  assert.equal(host.rooms, 0);
  const again = await guest().join({ secret: anna.last('joined')!.secret });
  await again.act({ type: 'reopen' }, again.step.number, again.last('joined')!.next);
  assert.equal(again.step.action!.type, 'reopen');
});

test('an action that comes twice is done once, and one that comes too early is to be sent again', async () => {
  const { guest } = house();
  const anna = await guest().join({ game: 'trente-quarante', options: seats(2, 1000) });
  await guest().join({ game: 'trente-quarante' });
  const stake = { type: 'stake', chance: 'rouge', amount: 50 };
  const free = () => (anna.step.view.punters as { free: number[] }[])[0]!.free[0];
  const { number } = anna.step;
  await anna.act(stake, number, 1);
  await anna.act(stake, number, 1);
  assert.equal(free(), 50);
  assert.equal(anna.last('done'), 1);
  await anna.act(stake, number, 3);
  assert.equal(anna.last('again'), 2);
  assert.equal(free(), 50);
  await anna.act({ type: 'stake', chance: 'rouge', amount: 7 }, number, 2);
  const refused = anna.heard.findLast(told => told.refused)!;
  assert.deepEqual([refused.id, refused.refused!.code], [2, 'off-the-step']);
  await anna.act(stake, number, 2);
  assert.equal(anna.heard.findLast(told => told.refused)!.id, 2, 'a refusal is repeated, and nothing done');
  assert.equal(free(), 50);
  await anna.act(null, anna.step.number, 3);
  await anna.act(null, anna.step.number, 3);
  assert.equal(free(), 0);
  assert.equal(anna.last('done'), 3);
});

test('stakes and taking back by one seat in one window are limited, and it may still be done', async () => {
  const { guest, clock } = house();
  const anna = await guest().join({ game: 'trente-quarante', options: seats(2, 1000) });
  await guest().join({ game: 'trente-quarante' });
  for (let time = 0; time < 100; time++) {
    await anna.act({ type: 'stake', chance: 'rouge', amount: 5 });
    await anna.act({ type: 'takeBack', chance: 'rouge', amount: 5 });
    if (time % 20 === 0) await clock.pass(3);
    await clock.pass(0.1);
  }
  await anna.act({ type: 'stake', chance: 'rouge', amount: 5 });
  assert.match(anna.last('refused')!.message, /may only finish its turn/);
  await anna.act(DONE);
  assert.equal(anna.step.action!.type, 'done');
});

test('a host’s own rule decides who may enter, by the request', async () => {
  const { guest } = house({
    authorize: async ({ request, room, opens }) => {
      await new Promise(setImmediate);
      return request === 'friend' && (room !== 'friday' || opens);
    },
  });
  const stranger = await guest('stranger').join({ options: seats(2) });
  assert.deepEqual(
    [stranger.carrier.ended?.code, stranger.last('refused')!.message],
    [4002, 'You may not enter this room.'],
  );
  const friend = await guest().join({ options: seats(2) });
  assert.equal(friend.seat, 0);
});

test('rooms and people have names that others can read', async () => {
  const { guest } = house();
  for (const room of ['', ' ', 'x'.repeat(65), 'a/b', '\u202Efriday', '\u3164', 'fri\u115Fday', 7])
    assert.equal((await guest().join({ room: room as string })).carrier.ended?.code, 4002);
  const names = ['x'.repeat(3000), 'A\u202Ebc\u0000', ' Jo \n  hn ', 'Z\u0301\u0301\u0301\u0301\u0301', '\u200B\u200D'];
  names.push('\u3164\u115F\u2800', 'J\u034Fo \u3164 hn', 'E\u034F\u0301va');
  const first = await guest().join({ options: seats(8), name: names[0]! });
  for (const name of names.slice(1)) await guest().join({ name });
  await settled();
  assert.deepEqual(
    first.people.map(({ name }) => name),
    ['x'.repeat(24), 'Abc', 'Jo hn', 'Ź\u0301\u0301', '', '', 'Jo hn', 'Éva'],
  );
});

test('a refused action that grows when it is written again is not sent back', async () => {
  const { guest } = house();
  const anna = await guest().join({ options: seats(2) });
  const long = `{"act":[${'1e20,'.repeat(700)}1],"seen":0,"id":1}`;
  assert.ok(long.length < LIMITS.longestMessage);
  anna.hear(long);
  const told = anna.heard.findLast(({ refused }) => refused)!;
  assert.deepEqual([told.refused!.code, told.id, told.action], ['malformed', 1, null]);
});

test('friends who write the name of a room in two ways meet, and its case counts', async () => {
  const { guest, host } = house();
  const seatIn = async (room: string): Promise<unknown> => (await guest().join({ room, options: seats(4) })).seat;
  assert.deepEqual(
    [await seatIn('Café noir'), await seatIn(' Cafe\u0301  noir '), await seatIn('Café\u00A0noir')],
    [0, 1, 2],
  );
  assert.equal(await seatIn('café noir'), 0);
  assert.equal(host.rooms, 2);
});

test('an invalid join at the door is refused, and the connection ended; a silent guest is sent away', async () => {
  const { guest, clock } = house();
  for (const [join, why] of [
    [{ version: 99 }, /protocol version 1/],
    [{ game: 'bridge' }, new RegExp(`Unknown game "bridge". This host has: ${GAMES.map(({ id }) => id).join(', ')}`)],
    [{ game: '__proto__' }, /Unknown game/],
  ] as const) {
    const someone = await guest().join(join);
    assert.match(someone.last('refused')!.message, why);
    assert.equal(someone.carrier.ended?.code, 4002);
  }
  const silent = guest();
  await clock.pass(11);
  assert.equal(silent.carrier.ended?.code, 1012, 'a guest who was only slow may come again');
  await guest().join({ options: seats(2) });
  const other = await guest().join({ game: 'faro' });
  assert.match(other.last('refused')!.message, /another game: stud/);
});

test('a step is written once for all onlookers, and a slow reader is cut off and may come back', async () => {
  const { guest } = house();
  const anna = await guest().join({ options: seats(2) });
  await guest().join();
  const lookers = [];
  for (let each = 0; each < 5; each++) lookers.push(await guest().join({ watch: true }));
  const slow = lookers[0]!;
  slow.carrier.queued = 1e9;
  await anna.act(DONE);
  assert.equal(slow.carrier.ended?.code, 4004);
  slow.gone();
  const texts = new Set(lookers.slice(1).map(({ texts }) => texts.findLast(text => text.includes('"step"'))));
  assert.equal(texts.size, 1);
  const again = await guest().join({ watch: true });
  assert.equal(again.step.number, anna.step.number);
  assert.equal(again.last('onlookers'), 5);
});

for (const { id: game } of GAMES)
  test(`at ${game} a whole evening passes without a word from anybody, and no chip is lost`, async () => {
    const { guest, clock, failures } = house();
    const anna = await guest().join({ game, options: {} });
    const sum = () => {
      const accounts = anna.step.view.accounts as Accounts;
      return [accounts.house, ...accounts.purses, ...accounts.cloth].reduce((all, chips) => all + chips);
    };
    const before = sum();
    await guest().join({ game });
    await guest().join({ game });
    await clock.pass(3000);
    assert.deepEqual(failures, []);
    assert.ok(anna.step.number > 20, `${anna.step.number} steps`);
    assert.equal(sum(), before);
  });

test('a guest whose connection is broken keeps some actions for later, and refuses more of them itself', async () => {
  const { host, clock } = house();
  const refused: string[] = [];
  let connection: { readonly gone: () => void } | undefined;
  let port: SeatPort<AnyAction, AnyAction, unknown> | undefined;
  let opened = 0;
  const guest = new Guest({
    join: { room: 'friday', game: 'trente-quarante', options: seats(1, 1000) },
    connect() {
      const socket: Socket = {
        onopen: null,
        onmessage: null,
        onclose: null,
        onerror: null,
        send: () => undefined,
        close: () => undefined,
      };
      if (opened++ > 0) return socket;
      const { receive, disconnected } = host.connect(
        {
          queued: 0,
          send: data => void socket.onmessage?.call(socket as WebSocket, { data } as MessageEvent),
          close: () => undefined,
        },
        'friend',
      );
      socket.send = data => receive(data);
      connection = {
        gone() {
          disconnected();
          socket.onclose?.call(socket as WebSocket, { code: 1006 } as CloseEvent);
        },
      };
      setImmediate(() => void socket.onopen?.call(socket as WebSocket, {} as Event));
      return socket;
    },
    secret: { get: () => undefined, set: () => undefined },
    onSeated(given) {
      port = given;
      port.listen({ onStep: () => undefined, onRefused: ({ message }) => void refused.push(message) });
    },
    onPeople: () => undefined,
    onConnection: () => undefined,
    onShut: () => undefined,
    onError: error => assert.fail(String(error)),
    after: clock.after,
    chance: () => 0.5,
  });
  guest.open();
  await settled();
  await settled();
  connection!.gone();
  for (let time = 0; time < 40; time++) port!.act({ type: 'done' });
  assert.equal(refused.length, 10);
  assert.match(refused[0]!, /waiting for the host/);
});

test('a returning guest’s number is the stored one, or their own if it is higher, and never blocks a seat', async () => {
  const { guest } = house();
  const anna = await guest().join({ options: seats(2) });
  const { secret } = anna.last('joined')!;
  for (const [next, told] of [
    [Number.MAX_SAFE_INTEGER, 1],
    [2 ** 31 + 1, 1],
    [1000, 1000],
    [2, 1000],
    [2 ** 31, 2 ** 31],
  ] as const)
    assert.equal((await guest().join({ secret, next })).last('joined')!.next, told, `${next}`);
  const again = await guest().join({ secret });
  await again.act(DONE, again.step.number, 2 ** 31);
  assert.ok(
    again.heard.some(({ done, id = done }) => id === 2 ** 31),
    'it is answered',
  );
  const stranger = await guest().join({ next: Number.MAX_SAFE_INTEGER });
  assert.equal(stranger.last('joined')!.next, 1);
});

test('a failing store puts the room away, whatever was requested, and the host goes on when there is room again', async () => {
  const disk = () => {
    throw new Error('the disk is full');
  };
  const asks = {
    name: { name: 'Otto' },
    leave: { leave: true },
    act: { act: DONE, seen: 0, id: 1 },
  };
  for (const [what, said] of [
    ...Object.entries(asks),
    ['sit', undefined],
    ['a connection that drops', undefined],
  ] as const) {
    const kept = sqliteStore(':memory:');
    let isFull = false;
    const store = {
      ...kept,
      sit: (...given: Parameters<typeof kept.sit>) => (isFull ? disk() : kept.sit(...given)),
      write: (...given: Parameters<typeof kept.write>) => (isFull ? disk() : kept.write(...given)),
    };
    const { guest, host, failures, clock } = house({}, store);
    const anna = await guest().join({ options: seats(3) });
    const unheard = guest();
    unheard.say({ join: { version: 1, room: 'friday', game: 'stud' } });
    const onlooker = await guest().join({ watch: true });
    isFull = true;
    if (said) anna.say(said);
    else if (what === 'sit') onlooker.say({ sit: {} });
    else unheard.gone();
    await clock.pass(1);
    assert.equal(failures.length, 1, `${what}: told once`);
    assert.match(String(failures[0]), /disk is full/);
    assert.equal(anna.carrier.ended?.code, 1012, `${what}: the guests are asked to come again`);
    assert.equal(host.rooms, 0);
    isFull = false;
    const again = await guest().join({ secret: anna.last('joined')!.secret });
    assert.equal(again.seat, 0, what);
  }
});

test('what happens in a host is reported as events, and a listener that throws harms no table', async () => {
  const types: string[] = [];
  const { guest, host } = house({
    onEvent(event) {
      types.push(event.type);
      if (event.type === 'sat') throw new Error('a log that fails');
    },
  });
  const anna = await guest().join({ options: seats(2) });
  await guest().join();
  await anna.act(DONE);
  await anna.act({ type: 'raise' });
  anna.say({ leave: true });
  await settled();
  await host.close();
  for (const type of ['arrived', 'opened', 'sat', 'failed', 'acted', 'stepped', 'refused', 'left', 'closed'])
    assert.ok(types.includes(type), type);
  assert.deepEqual([host.counts.sat, host.counts.failed, host.counts.closed], [2, 2, 1]);
});

for (const game of ['stud', 'einundvierzig'])
  test(`at ${game} a guest who takes a seat in the middle of a hand sees no card of it, and plays the next`, async () => {
    const { guest, clock, failures } = house();
    const anna = await guest().join({ game, options: seats(3), places: [FREE, EASY, FREE] });
    const bruno = await guest().join({ game });
    assert.equal(bruno.seat, 2, 'before the deal a seat is theirs at once');
    await anna.act(DONE);
    await bruno.act(DONE);
    await clock.pass(1.5);
    bruno.say({ leave: true });
    await settled();
    const thieves = [await guest().join({ game, seat: 1 }), await guest().join({ game, seat: 2 })];
    bruno.say({ sit: {} });
    const { length } = thieves[0]!.texts;
    const own = () => thieves.map(({ texts }) => texts.filter(text => /^\{"seat":\d/.test(text)).length);
    assert.deepEqual(own(), [0, 0]);
    thieves[0]!.say({ act: { type: 'fold' }, seen: anna.step.number, id: 1 });
    await settled();
    assert.equal(thieves[0]!.last('refused')!.code, 'no-such-seat');
    const { secret } = thieves[1]!.last('joined')!;
    thieves[1]!.gone();
    const again = await guest().join({ game, secret });
    assert.equal(again.seat, 'onlooker', 'the seat is theirs, its cards are not');
    const { hand } = anna.step.view as { hand: number };
    for (let second = 0; second < 400 && anna.step.view.hand === hand; second++) await clock.pass(1);
    await clock.pass(1);
    assert.deepEqual([thieves[0]!.seat, again.seat], [1, 2]);
    assert.ok(thieves[0]!.texts.length > length);
    await clock.pass(300);
    assert.equal(anna.people.filter(({ kind }) => kind === 'person').length, 3);
    assert.deepEqual(failures, []);
  });

test('a room full of onlookers lets a player back to their seat, and nobody else in', async () => {
  const bank = { game: 'trente-quarante' };
  const { guest } = house({ limits: { ...LIMITS, connectionsPerRoom: 3 } });
  const anna = await guest().join({ ...bank, name: 'Anna', options: seats(2, 1000) });
  const { secret } = anna.last('joined')!;
  await anna.act({ type: 'stake', chance: 'rouge', amount: 50 });
  anna.gone();
  for (let each = 0; each < 3; each++) await guest().join({ ...bank, watch: true });
  const stranger = await guest().join({ ...bank, secret: 'guessed' });
  assert.equal(stranger.carrier.ended?.code, 4002);
  assert.equal(stranger.last('refused')!.message, 'This room is full.');
  const again = await guest().join({ ...bank, secret });
  assert.deepEqual([again.seat, again.carrier.ended], [0, undefined]);
});

test('two guests who are done in turns, and take it back in turns, do not stop the table', async () => {
  const { guest, clock } = house();
  const bank = { game: 'trente-quarante', options: seats(3, 1000) };
  const [anna, ben, carl] = [await guest().join(bank), await guest().join(bank), await guest().join(bank)];
  for (const each of [anna, ben, carl]) await each.act({ type: 'stake', chance: 'rouge', amount: 50 });
  await carl.act({ type: 'done' });
  const { number } = carl.step;
  const goesOn = (): boolean =>
    carl.heard.some(({ step }) => step && step.number > number && step.actor === 'croupier');
  let seconds = 0;
  for (; seconds < 300 && !goesOn(); seconds += 20) {
    const [one, other] = seconds % 40 === 0 ? [anna, ben] : [ben, anna];
    if (seconds > 0) await other.act(null);
    await one.act({ type: 'done' });
    await clock.pass(20);
  }
  assert.ok(goesOn() && seconds <= 2 * 90, `it stood still for ${seconds} s`);
});
