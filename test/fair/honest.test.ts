// left to CI: hundreds of deals over broken lines
/**
 * An honest host is never called a cheat in hands with broken lines, stalls, kills, reloads, guests who come and go,
 * stay silent or are late. `LONG=on` looks at 13,000 deals, CI at an eighth; `SEED` at other ones.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isFault, type FairGuestSays } from '../../src/fair.ts';
import { toAction } from '../../src/game/to-action.ts';
import type { AnyGame } from '../../src/game/contract.ts';
import { LIMITS, sqliteStore } from '../../src/host.ts';
import { anyOf, chancesOf, handClock, house, RULES, settled } from '../host/house.ts';
import { lengthOf } from '../long.ts';
import { TABLES, Visitor } from './visitor.ts';

/** What happens now and then. */
const RARE = ['leave', 'sitOut', 'reopen', 'buyIn', 'surrender'];
/** This many deals, as each guest has checked them; a shoe is as long as ten hands. */
const handsOf = ({ id }: AnyGame): number =>
  id === 'faro' || id === 'trente-quarante' ? lengthOf(1000, 40) : lengthOf(5500, 60);
const PLENTY = 1e6;
const PATIENT = { ...RULES, turn: 20, bank: 0, away: PLENTY, sitOutAfter: 30, leaveAfter: 60, restAfter: PLENTY };

for (const [game, options] of TABLES)
  test(`${game.id}: ${handsOf(game)} honest deals over broken lines, stalls, reloads, kills and with all kinds of guests`, async () => {
    const hands = handsOf(game);
    const seed = process.env.SEED ?? 'honest';
    const random = chancesOf(`${seed} ${game.id}`);
    const chance = (sides: number): boolean => random.below(sides) === 0;
    const store = sqliteStore(':memory:');
    const failures: unknown[] = [];
    const clock = handClock();
    let living = 0;
    let secrets = 0;
    const open = () => {
      const mine = ++living;
      return house(
        {
          // a process that was killed does nothing any more
          clock: { now: clock.now, after: (time, work) => clock.after(time, () => mine === living && work()) },
          // no process gives out a secret that an earlier one gave
          secrets: { make: () => `secret ${++secrets}`, hash: secret => `hash of ${secret}` },
          ...{ fair: () => true, limits: { ...LIMITS, burst: PLENTY / 10, handsKept: 0 }, rules: PATIENT },
          random: chancesOf(`${seed} cards ${game.id} ${random.below(PLENTY)}`),
          onEvent: event => void (event.type === 'failed' && failures.push(event.error)),
        },
        store,
      );
    };
    let present = open();
    let visitors = 0;
    const counts = new Map<string, number>();

    const comes = (watch: boolean, how: number): Visitor => {
      const twist = (said: FairGuestSays): FairGuestSays | undefined => {
        if (how === 1 && 'seed' in said && chance(3)) return undefined;
        if (how === 2 && !('wanted' in said) && chance(3)) return undefined;
        return said;
      };
      return new Visitor({
        ...{
          game,
          options,
          twist,
          seed: `${seed} ${visitors++}`,
          onError: (error: unknown) => void failures.push(error),
        },
        join: { watch },
        connect: carrier => {
          const mine = present;
          const { receive, disconnected } = mine.host.connect(carrier, 'friend');
          return { receive, disconnected: () => mine === present && disconnected() };
        },
        ...{ after: clock.after, now: clock.now },
      });
    };
    const guests = [comes(false, 0), comes(false, 1), comes(false, 2), comes(true, 0)];
    const looked = new Set<object>();
    let idle = 0;
    let wasKilled = false;
    while ((counts.get('all') ?? 0) < hands) {
      assert.ok(++idle < 3000, `no hand comes to its end: ${JSON.stringify(Object.fromEntries(counts))}`);
      for (const guest of guests) {
        const offers = (guest.step?.legal ?? []).filter(({ type }) => !RARE.includes(type) || chance(20));
        const done = offers.find(({ type }) => type === 'done' || type === 'sitIn');
        if (offers.length > 0 && !chance(6))
          guest.port!.act(done && chance(2) ? toAction(done) : anyOf(offers, random));
        if (chance(20)) guest.port?.undo();
      }
      await settled();
      if (chance(12)) guests[random.below(guests.length)]!.cut();
      if (chance(30)) guests[random.below(guests.length)]!.reload();
      for (const guest of guests)
        if (!guest.stalls) guest.stalls = chance(40);
        else if (chance(3)) guest.flow();
      if (chance(400)) {
        wasKilled = true;
        present = open();
        for (const guest of guests) guest.cut();
      }
      if (chance(60)) {
        const place = random.below(guests.length);
        guests[place]!.guest.close();
        guests[place] = comes(place === 3, random.below(3));
      }
      for (const guest of guests) if (guest.seat === 'onlooker' && chance(40)) guest.guest.sit();
      if (chance(80)) guests[random.below(4)]!.guest.leave();
      if (chance(3)) await clock.pass(random.below(4));
      if (chance(50)) await clock.pass(60);
      for (const { checked } of guests)
        for (const each of checked) {
          if (looked.has(each)) continue;
          looked.add(each);
          idle = 0;
          const { kind, findings } = each.verdict;
          counts.set('all', (counts.get('all') ?? 0) + 1);
          counts.set(kind, (counts.get(kind) ?? 0) + 1);
          // it asks again for seeds that it may have seen, and somebody may have acted before
          const isBegunTwice = wasKilled && (kind === 'twice' || kind === 'changed');
          const wrong = findings.filter(({ holds }) => !holds).map(({ message }) => message);
          assert.ok(isBegunTwice || !isFault(kind), `${kind}: ${wrong.join(' ')} (${JSON.stringify([...counts])})`);
        }
    }
    // a guest who comes on a second line leaves the first
    assert.deepEqual(
      failures.filter(error => !/^Error: 4001/.test(String(error))),
      [],
    );
    assert.ok((counts.get('proved') ?? 0) + (counts.get('held-back') ?? 0) > 0, 'some are proved');
  });

/** The croupier acts for everybody until this many more hands are over, as a guest has checked them. */
async function playOn(visitor: Visitor, hands: number, { pass }: ReturnType<typeof handClock>): Promise<void> {
  const over = visitor.checked.length + hands;
  for (let turn = 0; visitor.checked.length < over; turn++) {
    assert.ok(turn < 5000, `no hand comes to its end: ${JSON.stringify(visitor.step)}`);
    const back = visitor.step?.legal.find(({ type }) => ['sitIn', 'buyIn', 'reopen'].includes(type));
    if (back) visitor.port!.act(toAction(back));
    await settled();
    await pass(2);
  }
}

for (const [game, options] of TABLES.slice(0, 2))
  for (const isReopened of [false, true])
    test(`${game.id}: a guest who has shown a seed and is away for twelve hands gets its record, from a host that keeps as few as it may${isReopened ? ', and is opened anew meanwhile' : ''}`, async () => {
      const store = sqliteStore(':memory:');
      const clock = handClock();
      let living = 0;
      const open = () => {
        const mine = ++living;
        return house(
          {
            clock: { now: clock.now, after: (time, work) => clock.after(time, () => mine === living && work()) },
            ...{ fair: () => true, limits: { ...LIMITS, burst: PLENTY / 10, handsKept: 0 } },
            rules: { ...PATIENT, turn: 1, away: 1, sitOutAfter: PLENTY, leaveAfter: PLENTY },
          },
          store,
        );
      };
      let present = open();
      let isAway = false;
      let goes = (): void => undefined;
      const [anna, ben, cora] = ['Anna', 'Ben', 'Cora'].map(
        seed =>
          new Visitor({
            ...{ game, options, seed, after: clock.after, now: clock.now },
            twist: said => {
              // when the host has heard it
              if ('seed' in said && seed === 'Anna') setImmediate(() => setImmediate(goes));
              return said;
            },
            connect: carrier => {
              if (isAway && seed === 'Anna') carrier.close(1012);
              else {
                const mine = present;
                const { receive, disconnected } = mine.host.connect(carrier, 'friend');
                return { receive, disconnected: () => mine === present && disconnected() };
              }
              return { receive: () => undefined, disconnected: () => undefined };
            },
          }),
      ) as [Visitor, Visitor, Visitor];
      await settled();
      await playOn(ben, 2, clock);
      goes = () => {
        isAway = true;
        anna.cut();
      };
      await playOn(ben, 12, clock);
      if (isReopened) {
        present = open();
        ben.cut();
        cora.cut();
        await clock.pass(5);
        await playOn(ben, 2, clock);
      }
      assert.ok(isAway);
      goes = () => undefined;
      isAway = false;
      await clock.pass(60);
      await playOn(ben, 14, clock);
      const kinds = anna.checked.map(({ verdict }) => verdict.kind);
      assert.deepEqual(kinds.filter(isFault), []);
      assert.ok(kinds.includes('missed'), 'the record of the missed hand has come');
    });
