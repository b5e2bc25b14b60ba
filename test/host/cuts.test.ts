/** Connections that are cut, or that lose, double and reorder messages: no action is lost, none is done twice. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { replay, total, type AnyAction, type AnyGame } from '../../src/croupier.ts';
import type { SeatPort } from '../../src/game/port.ts';
import { LIMITS, sqliteStore } from '../../src/host.ts';
import { einundvierzig, faro, stud, trenteQuarante } from '../../src/rules.ts';
import { Guest, type Socket } from '../../src/table/lazy/host/guest.ts';
import { anyOf, chancesOf, house, RULES, seats, settled } from './house.ts';
import { lateStore } from './late-store.ts';

const PLENTY = 1e6;
const PATIENT = { ...RULES, turn: PLENTY, away: PLENTY, sitOutAfter: PLENTY, leaveAfter: PLENTY, restAfter: PLENTY };

/** This many actions are requested at each game. */
const ACTIONS = 2500;

for (const [game, options, isLate] of [
  [stud, seats(3), false],
  [einundvierzig, seats(3), false],
  [trenteQuarante, seats(3, 1000), false],
  [faro, seats(3, 1000), false],
  [stud, seats(3), true],
  [trenteQuarante, seats(3, 1000), true],
] as const) {
  const how = isLate ? ' to a store that answers late and fails' : '';
  test(`${ACTIONS} actions at ${game.id} over bad connections${how} are each done once, or refused`, async () => {
    const random = chancesOf(game.id);
    const store = sqliteStore(':memory:');
    const late = isLate ? lateStore(store) : undefined;
    const { host, clock, failures } = house(
      { rules: PATIENT, limits: { ...LIMITS, burst: PLENTY / 10, mistakes: 10_000 } },
      late?.store ?? store,
    );
    /** Messages on their way: they may come late, twice, out of order or never. */
    const under: (() => void)[] = [];
    const cuts = new Set<() => void>();

    /** A socket to the host on which anything may happen. */
    function badLine(): Socket {
      let isOpen = true;
      const send = (work: () => void): void => void under.push(() => void (isOpen && work()));
      const cut = (code: number): void => {
        if (!isOpen) return;
        isOpen = false;
        cuts.delete(lost);
        disconnected();
        // the other end hears of it later
        under.push(() => void socket.onclose?.call(socket as WebSocket, { code } as CloseEvent));
      };
      const lost = (): void => cut(1006);
      const { receive, disconnected } = host.connect(
        {
          queued: 0,
          send: data => send(() => void socket.onmessage?.call(socket as WebSocket, { data } as MessageEvent)),
          close: cut,
        },
        'friend',
      );
      const socket: Socket = {
        onopen: null,
        onmessage: null,
        onclose: null,
        onerror: null,
        send: data => send(() => receive(data)),
        close: () => cut(1000),
      };
      under.push(() => void socket.onopen?.call(socket as WebSocket, {} as Event));
      cuts.add(lost);
      return socket;
    }

    const guests = [0, 1, 2].map(seat => {
      let secret: string | undefined;
      const me = {
        port: undefined as SeatPort<AnyAction, AnyAction, unknown> | undefined,
        asked: [] as string[],
        /** The refusals, to be subtracted from the requests. */
        refused: [] as string[],
        open: 0,
        leave: (): void => undefined,
      };
      new Guest({
        join: { room: 'friday', game: game.id, seat, options },
        connect: badLine,
        secret: { get: () => secret, set: given => void (secret = given) },
        onSeated(port) {
          me.port = port;
          me.leave();
          me.leave = port.listen({
            onStep: ({ actor }) => void (actor === seat && me.open--),
            onRefused(_, action) {
              // not an action at all: a connection joined twice
              if (action === null) return;
              me.refused.push(JSON.stringify(action));
              me.open--;
            },
          });
        },
        onPeople: () => undefined,
        onConnection: () => undefined,
        onShut: (reason, code) => failures.push(new Error(`${code} ${reason}`)),
        onError: error => void failures.push(error),
        after: clock.after,
        chance: () => 0.5,
      }).open();
      return me;
    });

    /** Delivers some of the messages on their way, well or badly. */
    const deliver = (mischief: boolean): void => {
      const at = mischief && random.below(10) === 0 ? random.below(under.length) : 0;
      const luck = mischief ? random.below(40) : 40;
      if (luck === 0) under.splice(at, 1);
      else if (luck === 1) under[at]!();
      else under.splice(at, 1)[0]!();
    };
    const quiet = async (): Promise<void> => {
      for (let round = 0; round < 60; round++) {
        while (under.length > 0) deliver(false);
        for (await settled(); late && late.asked > 0; await settled()) late.answer(random);
        await clock.pass(1);
      }
    };

    let asked = 0;
    let idle = 0;
    await settled();
    await quiet();
    while (asked < ACTIONS) {
      assert.ok(++idle < 5000, 'somebody may always act');
      // a guest who has missed a step does not know that they are asked, until they have another connection
      if (idle % 500 === 0) for (const cut of cuts) cut();
      for (const guest of guests) {
        const offers = (guest.port?.step.legal ?? []).filter(({ type }) => !['leave', 'sitOut', 'sit'].includes(type));
        if (!guest.port || offers.length === 0 || guest.open > 2 || random.below(4) > 0) continue;
        const action = anyOf(offers, random);
        guest.asked.push(JSON.stringify(action));
        guest.open++;
        guest.port.act(action);
        asked++;
        idle = 0;
      }
      for (let each = 0; each < 6 && under.length > 0; each++) deliver(true);
      for (let answers = random.below(4); late && answers > 0; answers--) {
        const luck = random.below(300);
        late.answer(random, luck === 0 ? 'fails before' : luck === 1 ? 'fails after' : 'answers');
        await settled();
      }
      if (random.below(60) === 0) [...cuts][random.below(3)]?.();
      if (under.length === 0 || random.below(20) === 0) {
        await clock.pass(random.below(3));
        // an answer that nobody will ever hear does not count
        if (random.below(30) === 0) for (const guest of guests) guest.open = 0;
      } else if (random.below(4) === 0) await settled();
    }
    await quiet();
    const unforeseen = failures.filter(error => !(late && /the store has failed/.test(String(error))));
    assert.deepEqual(unforeseen, []);
    if (late) assert.ok(failures.length > 3, `the store has failed ${failures.length} times`);

    const record = store.read('friday')!;
    const hands = store.hands('friday').flatMap(hand => store.hand('friday', hand)!.actions);
    const actions = [...hands, ...record.actions];
    const { options: whole, version } = record;
    const log = { format: 'tapis-vert', game: game.id, version, options: whole, actions };
    const { state } = replay(game as unknown as AnyGame, log);
    const opened = game.open(options) as { readonly accounts: typeof state.accounts };
    assert.equal(total(state.accounts), total(opened.accounts), 'no chip is lost');
    let done = 0;
    let missing = 0;
    guests.forEach(({ asked: wanted, refused }, seat) => {
      const kept = actions
        // the host itself gives up seats that nobody has yet, and takes them for the next guest
        .filter(({ actor, action: { type } }) => actor === seat && type !== 'leave' && type !== 'sit')
        .map(({ action }) => JSON.stringify(action));
      done += kept.length;
      const count = new Map<string, number>();
      for (const action of wanted) count.set(action, (count.get(action) ?? 0) + 1);
      for (const action of [...kept, ...refused]) count.set(action, (count.get(action) ?? 0) - 1);
      const wrong = [...count].filter(([, times]) => {
        // a refusal that was on its way when the store failed may be missing
        if (late && times > 0) missing += times;
        return late ? times < 0 : times !== 0;
      });
      assert.deepEqual(wrong, [], `seat ${seat}: each is done once, or refused once`);
    });
    const told = guests.flatMap(({ refused }) => refused).length;
    assert.ok(missing <= host.counts.refused - told, `${missing} actions are missing`);
    assert.ok(done > ACTIONS / 10, `${done} of them were done`);
  });
}
