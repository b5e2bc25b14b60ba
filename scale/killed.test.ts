/**
 * Two Colyseus servers share the rooms of one Redis. The one that runs a room is killed in the middle of a hand, or only
 * taken for dead: the other goes on at the same card. Every byte that reached a guest is searched for cards that the guest
 * may not know.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { WebSocket } from 'ws';
import type { AnyAction, AnyGame, Viewer } from '../src/croupier.ts';
import { replay, total } from '../src/croupier.ts';
import { redisStore } from '../src/colyseus.ts';
import type { RoomRecord } from '../src/host.ts';
import { isFault } from '../src/fair.ts';
import { colyseusSocket, type ColyseusClient } from '../src/colyseus-socket.ts';
import { GAMES } from '../test/games.ts';
import { ends, needs, serve } from './servers.ts';
import { guestAt } from '../test/host/command.ts';
import { chancesOf, seats } from '../test/host/house.ts';
import { freePort, startRedis } from '../test/host/redis.ts';

const PURSES: Readonly<Record<string, object>> = {
  stud: seats(3),
  einundvierzig: seats(3),
  'trente-quarante': seats(3, 1000),
  faro: seats(3, 1000),
};
type AnyStep = ReturnType<typeof guestAt>['step'];
/** What happens to servers. One that stands still is taken for dead, then goes on, believing that it still has its rooms. */
const TROUBLES = ['killed', 'killed', 'stopped'] as const;
/** The seconds after which nothing more will come. */
const LONG = 40;
/** The cards of each table that are compared with what the guests may know. */
const COMPARED = 1000;

const cardsIn = (text: string): readonly string[] => text.match(/(?<=")[2-9TJQKA][cdhs](?=")/g) ?? [];
/** Whether a message is searched: a guest's own words may come back to them, and a deal is disclosed when it is over. */
const isSearched = (text: string): boolean => !text.includes('"refused"') && !text.includes('"fair":{"deal"');

/** The messages that have come on each connection, from which server, and how many cards were in those searched. */
const connections: { readonly port: number; readonly texts: string[]; cards: number }[] = [];
const connectionsOf = (room: string) =>
  connections.filter(({ texts }) => texts.some(text => text.includes(`{"joined":{"room":"${room}"`)));
/** The SDK takes the socket class that it finds when it is loaded. */
class HeardSocket extends WebSocket {
  constructor(...given: ConstructorParameters<typeof WebSocket>) {
    super(...given);
    const heard = { port: Number(new URL(this.url).port), texts: [] as string[], cards: 0 };
    connections.push(heard);
    this.on('message', data => {
      const text = Buffer.from(data as ArrayBuffer).toString('latin1');
      heard.texts.push(text);
      if (isSearched(text)) heard.cards += cardsIn(text).length;
    });
  }
}
Object.assign(globalThis, { WebSocket: HeardSocket });
const { Client } = await import('@colyseus/sdk');

/**
 * Messages with a card that the guest on the connection may not know.
 * @param views what each seat may know at each step.
 * @param as who the guests are taken for.
 */
function leaks(room: string, views: readonly ReadonlyMap<Viewer, string>[], as?: Viewer) {
  let searched = 0;
  const found: string[] = [];
  for (const { texts } of connectionsOf(room)) {
    let seat: Viewer = 'onlooker';
    for (const text of texts) {
      if (!isSearched(text)) continue;
      const joined = /"joined":\{"room":"[^"]*","seat":(\d+|"onlooker")/.exec(text);
      if (joined) seat = JSON.parse(joined[1]!) as Viewer;
      const number = Number(/"step":\{"number":(\d+)/.exec(text)?.[1] ?? NaN);
      const may = [number - 1, number].flatMap(at => cardsIn(views[at]?.get(as ?? seat) ?? ''));
      searched += cardsIn(text).length;
      const secret = cardsIn(text).find(card => !may.includes(card));
      if (secret !== undefined) found.push(`${secret} in ${text.slice(0, 300)}`);
    }
  }
  return { searched, found };
}

test('when the server that runs a room is killed, play goes on at the other within five seconds', needs, async () => {
  const redis = await startRedis();
  ends.push(redis.end);
  const servers = await Promise.all([0, 1].map(async () => serve(await freePort(), redis.port)));
  const random = chancesOf('Colyseus');
  /** Ends the connection that was opened last. */
  let cut = (): void => undefined;
  /** A server that is known not to answer. */
  let silent: number | undefined;
  /** What stands before the servers: it sends each guest to one of them, and skips one that does not answer. */
  const balancer: ColyseusClient = {
    async joinOrCreate(tables, options) {
      const first = silent === undefined ? random.below(2) : 1 - silent;
      const [one, other] = [first, 1 - first].map(at => new Client(`ws://127.0.0.1:${servers[at]!.port}`));
      const joined = await one!.joinOrCreate(tables, options).catch(() => other!.joinOrCreate(tables, options));
      cut = () => void joined.leave(false);
      return joined;
    },
  };
  const connection = (room: string) => () => colyseusSocket(balancer, room);
  const tables = await Promise.all(
    (GAMES as unknown as readonly AnyGame[]).map(async game => {
      const options = PURSES[game.id]!;
      const guests = [];
      for (let each = 0; each < 3; each++) {
        const guest = guestAt(connection(game.id), { game: game.id, room: game.id, options });
        await guest.until(() => guest.port, 'a guest is in');
        guests.push(guest);
      }
      return { game, guests, done: guests.map((): AnyAction[] => []) };
    }),
  );
  let plays = true;
  const mayCut = (): void => {
    if (random.below(200) === 0) cut();
  };
  const playing = tables.flatMap(({ guests, done }) =>
    guests.map((guest, seat) =>
      guest.playsAtRandom(random, done[seat]!, () => !plays, { before: mayCut, seconds: LONG }),
    ),
  );
  /** Resolves when every table has gone on by some steps, and the guests were told so many cards. */
  const playOn = (cards = 0): Promise<unknown> =>
    Promise.all(
      tables.map(async ({ game: { id }, guests }) => {
        const watched = guests[0]!;
        const wanted = watched.step.number + 100 + random.below(200);
        const isEnough = (): boolean =>
          watched.step.number >= wanted && connectionsOf(id).reduce((sum, heard) => sum + heard.cards, 0) > cards;
        await watched.playsUntil(isEnough, 'they have played on');
      }),
    );
  const longest: number[] = [];
  const haveTrouble = async (trouble: number, what: (typeof TROUBLES)[number]): Promise<void> => {
    await playOn();
    const { port } = connectionsOf(tables[trouble]!.game.id).at(-1)!;
    const at = servers.findIndex(server => server.port === port);
    const troubled = servers[at]!;
    if (what === 'killed') await troubled.kill();
    const last = tables.map(({ guests }) => guests.map(guest => guest.steps.at(-1)!));
    if (what === 'stopped') {
      const rooms = tables.map(({ game }) => game.id).filter(room => connectionsOf(room).at(-1)!.port === port);
      troubled.stop();
      silent = at;
      const isElsewhere = (): boolean => rooms.some(room => connectionsOf(room).at(-1)!.port !== port);
      // guests who wait for an answer find out first, and have the room opened at the other server; others hear nothing
      await Promise.any(
        tables.flatMap(({ guests }) =>
          guests.map(guest => guest.until(isElsewhere, 'a room is opened elsewhere', LONG)),
        ),
      );
      troubled.goOn();
      silent = undefined;
    }
    const began = performance.now();
    await Promise.all(
      tables.flatMap(({ guests }, table) =>
        guests.map(async (guest, seat) => {
          const { number } = last[table]![seat]!;
          await guest.until(() => guest.isThere && guest.step.number > number + 5, 'play goes on');
        }),
      ),
    );
    longest.push(performance.now() - began);
    for (const [table, { guests }] of tables.entries())
      for (const [seat, guest] of guests.entries()) {
        const before = last[table]![seat]!;
        const same = guest.steps.filter(({ number }) => number === before.number);
        for (const step of same) assert.deepEqual(step.view, before.view, 'the table is the same');
      }
    if (what === 'killed') servers[at] = await serve(troubled.port, redis.port);
  };
  const haveAllTroubles = async (): Promise<void> => {
    for (const [trouble, what] of TROUBLES.entries()) await haveTrouble(trouble, what);
    await playOn(COMPARED);
  };
  // a guest who cannot go on ends it
  await Promise.race([haveAllTroubles(), Promise.all(playing)]).finally(() => (plays = false));
  for (const { guests } of tables)
    for (const guest of guests) {
      assert.equal(guest.shut, '', 'nobody is turned away');
      await guest.answered();
      assert.deepEqual(guest.failures, []);
      guest.close();
    }
  await Promise.all(playing);
  const acts = tables.flatMap(({ done }) => done.flat()).length;
  console.log(
    `# ${acts} actions on ${connections.length} connections; play went on after ${longest.map(time => (time / 1000).toFixed(1)).join(', ')} s`,
  );
  for (const time of longest) assert.ok(time < 5000, `${time} ms`);
  const store = redisStore({ port: redis.port });
  ends.unshift(store.close);
  for (const { game, guests, done } of tables) {
    const record = (await store.read(game.id))!;
    const actions: RoomRecord['actions'][number][] = [];
    for (const hand of await store.hands(game.id)) actions.push(...(await store.hand(game.id, hand))!.actions);
    actions.push(...record.actions);
    const { options, version } = record;
    // every hand follows from the one before, by the rules
    const { state } = replay(game, { ...{ format: 'tapis-vert', game: game.id, version, options }, actions });
    let now = game.open(options as object);
    const viewers: readonly Viewer[] = [0, 1, 2, 'onlooker'];
    const viewsOf = () => new Map(viewers.map(viewer => [viewer, JSON.stringify(game.view(now, viewer))]));
    const views = [viewsOf()];
    const states: (typeof now)[] = [];
    for (const { actor, action } of actions) {
      states.push(now);
      now = game.apply(now, actor, action).state;
      views.push(viewsOf());
    }
    for (const { texts } of connectionsOf(game.id))
      for (const text of texts) {
        if (!text.includes('"step":{')) continue;
        const { seat, step } = JSON.parse(text.slice(text.indexOf('{"seat"'))) as { seat: Viewer; step: AnyStep };
        const at = step.number - 1;
        if (step.action === null) continue;
        const told = game.redactAction(states[at]!, actions[at]!.action, seat);
        assert.deepEqual(step.action, told, 'what was told is what is stored');
      }
    const { searched, found } = leaks(game.id, views);
    assert.deepEqual(found.slice(0, 3), []);
    assert.ok(searched > COMPARED, `${game.id}: ${searched} cards were looked at`);
    if (game.id === 'stud') assert.ok(leaks(game.id, views, 'onlooker').found.length > 0, 'the search is able to fail');
    assert.equal(total(state.accounts), total(game.open(options as object).accounts), `${game.id}: no chip is lost`);
    // guests are told that a deal whose server was killed is not proved, and of no other
    const unproved = guests[0]!.verdicts.filter(({ kind }) => isFault(kind)).length;
    assert.ok(unproved <= 2 * TROUBLES.length, `${game.id}: ${unproved} deals are not proved`);
    guests.forEach((guest, seat) => {
      const refused = guest.refused.map(({ action }) => JSON.stringify(action));
      const asked = done[seat]!.map(action => JSON.stringify(action)).filter(text => {
        const at = refused.indexOf(text);
        if (at >= 0) refused.splice(at, 1);
        return at < 0;
      });
      const kept = actions
        // the host itself gives up seats that nobody has yet, and takes them for the next guest
        .filter(({ actor, action: { type } }) => actor === seat && type !== 'leave' && type !== 'sit')
        .map(({ action }) => JSON.stringify(action));
      assert.deepEqual(kept.sort(), asked.sort(), `${game.id}: each action of seat ${seat} is done once`);
    });
  }
});
