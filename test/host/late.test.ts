/** Rooms whose store answers late, out of order, or not at all: nothing is told before it is stored. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { commitmentOf } from '../../src/fair/deal.ts';
import { replay, total, type AnyGame, type Viewer } from '../../src/croupier.ts';
import { newcomersView } from '../../src/game/newcomer.ts';
import { sqliteStore, type ChairRecord, type RoomRecord } from '../../src/host.ts';
import { MOST_UNKEPT } from '../../src/host/outbox.ts';
import { GAMES } from '../games.ts';
import { anyOf, chancesOf, house, seats, settled, type HouseGuest } from './house.ts';
import { lateStore } from './late-store.ts';

const EASY = { name: 'Anna', level: 'easy' } as const;
const FREE = { name: '' } as const;
const OPTIONS: Readonly<Record<string, object>> = {
  stud: seats(3),
  einundvierzig: seats(3),
  'trente-quarante': seats(3, 1000),
  faro: seats(3, 1000),
};

/** The table as a record has it. */
const stateOf = (game: AnyGame, { options, version, begins, actions }: RoomRecord) =>
  replay(game, {
    ...{ format: 'tapis-vert', game: game.id, version, options, actions },
    ...(begins !== undefined && { from: begins }),
  }).state;

/** What a seat may be told: of cards dealt before its owner came, no more than an onlooker. */
function viewOf(game: AnyGame, kept: RoomRecord, viewer: Viewer): unknown {
  const state = stateOf(game, kept);
  const { chair } = kept.places[viewer as number] ?? {};
  const isDealt = kept.actions.some(({ actor, action }) => actor === 'croupier' && action.type !== game.discloses);
  const isNew = chair?.kind === 'person' && chair.from === kept.hand && !isDealt;
  return isNew ? newcomersView(game, state, viewer as number) : game.view(state, viewer);
}

/** Whether a message tells exactly what is stored when it is sent. */
function checkTold(game: AnyGame, text: string, seat: unknown, kept: RoomRecord | undefined): void {
  const told = JSON.parse(text) as { readonly fair?: { readonly commitment?: string } } & Pick<
    HouseGuest['heard'][number],
    'step' | 'seat' | 'done' | 'joined' | 'people' | 'refused'
  >;
  if (!kept) return assert.ok(told.refused && !told.step, text);
  const chairs = kept.places.map(({ chair }): ChairRecord => chair);
  if (told.step) {
    assert.equal(told.step.number, kept.number, 'a step is told once it is stored');
    assert.deepEqual(told.step.view, JSON.parse(JSON.stringify(viewOf(game, kept, told.seat!))));
  }
  if (told.done !== undefined) {
    const chair = chairs[seat as number]!;
    assert.ok(chair.kind === 'person' && chair.next > told.done, 'an action is confirmed once it is stored');
  }
  if (told.joined?.secret !== undefined) {
    const hash = `hash of ${told.joined.secret}`;
    const seat = chairs.findIndex(chair => chair.kind === 'person' && chair.hash === hash);
    // a guest who has to wait for the next hand is an onlooker until then
    assert.ok(seat >= 0 && [seat, 'onlooker'].includes(told.joined.seat), 'a seat is stored, then told');
  }
  if (told.fair?.commitment !== undefined)
    assert.equal(told.fair.commitment, commitmentOf('friday', kept.fair!.next), 'a promised seed is stored');
  if (told.people)
    assert.deepEqual(
      told.people.map(({ kind }) => kind),
      chairs.map(({ kind }) => kind),
    );
}

for (const game of GAMES)
  test(`at ${game.id} nothing is told before it is stored, whenever the store answers, fails or is cut off`, async () => {
    let steps = 0;
    let acts = 0;
    let closed = 0;
    let kills = 0;
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.constantFrom(0, 0, 40), fc.constantFrom(0, 60), async (seed, fails, cuts) => {
        const random = chancesOf(seed);
        const wrong: unknown[] = [];
        const kept = sqliteStore(':memory:');
        let late = lateStore(kept);
        let issued = 0;
        // a host that starts again never issues a secret twice
        const secrets = { make: () => `secret ${++issued}`, hash: (secret: string) => `hash of ${secret}` };
        const begin = (chances: string) => house({ random: chancesOf(chances), fair: () => true, secrets }, late.store);
        let open = begin(`${seed} cards`);
        const join = { game: game.id, options: OPTIONS[game.id]!, places: [FREE, FREE, EASY] };
        /** Three people, the third of whom is an onlooker until a computer player gives way. */
        const people = [0, 1, 2].map(() => ({
          connection: undefined as HouseGuest | undefined,
          secret: '',
          next: 1,
          answered: 0,
        }));
        const come = (who: (typeof people)[number]): void => {
          const connection = (who.connection = open.guest());
          const { send } = connection.carrier;
          connection.carrier.send = text => {
            send(text);
            try {
              checkTold(game, text, connection.seat, kept.read('friday'));
            } catch (error) {
              wrong.push(error);
            }
            const { joined, step, done, id = done, again } = JSON.parse(text) as HouseGuest['heard'][number];
            if (step) steps++;
            if (done !== undefined) acts++;
            if (id !== undefined) who.answered = Math.max(who.answered, id);
            if (again !== undefined) who.next = again;
            if (joined) [who.next, who.answered] = [joined.next, joined.next - 1];
            if (joined?.secret === undefined) return;
            who.secret = joined.secret;
            connection.say({ seated: true });
          };
          connection.say({
            join: {
              version: 1,
              room: 'friday',
              ...join,
              next: who.answered + 1,
              ...(who.secret && { secret: who.secret }),
            },
          });
        };
        for (let round = 0; round < 150; round++) {
          for (const who of people) {
            const { connection } = who;
            if (!connection || connection.carrier.ended) {
              if (connection) closed++;
              connection?.gone();
              come(who);
              continue;
            }
            const legal = typeof connection.seat === 'number' ? (connection.last('step')?.legal ?? []) : [];
            const what = connection.seat === undefined ? 30 : random.below(30);
            if (what === 0) connection.say({ name: `N${round}` });
            else if (what === 1) connection.say(random.below(2) === 0 ? { leave: true } : { sit: {} });
            else if (what < 20 && legal.length > 0)
              connection.say({ act: anyOf(legal, random), seen: connection.step.number, id: who.next++ });
          }
          await settled();
          for (let answers = random.below(6); answers > 0; answers--) {
            const luck = fails > 0 && random.below(fails) === 0;
            late.answer(random, !luck ? 'answers' : random.below(2) === 0 ? 'fails before' : 'fails after');
            if (random.below(3) > 0) await settled();
          }
          if (random.below(8) === 0) await open.clock.pass(random.below(3));
          if (cuts > 0 && random.below(cuts) === 0) {
            kills++;
            late.kill(random);
            for (const who of people) who.connection = undefined;
            late = lateStore(kept);
            open = begin(`${seed} cards ${round}`);
          }
        }
        for (let idle = 0; idle < 3; idle++) for (await settled(); late.asked > 0; await settled()) late.answer(random);
        assert.deepEqual(wrong, []);
        const record = kept.read('friday')!;
        const opened = game.open(OPTIONS[game.id]);
        assert.equal(total(stateOf(game, record).accounts), total(opened.accounts), 'no chip is lost');
        kept.close();
      }),
      { numRuns: 12, seed: 25, includeErrorInReport: true },
    );
    assert.ok(steps > 1000 && acts > 200, `${steps} steps were told, ${acts} actions were done`);
    assert.ok(closed > 10 && kills > 5, `${closed} connections ended, ${kills} hosts were killed`);
  });

test('two guests at the door of a room that is being read come into the same room', async () => {
  const kept = sqliteStore(':memory:');
  const late = lateStore(kept);
  const { guest, host } = house({}, late.store);
  const random = chancesOf('door');
  const [anna, bruno] = [guest(), guest()];
  for (const each of [anna, bruno]) each.say({ join: { version: 1, room: 'friday', game: 'stud', options: seats(2) } });
  for (await settled(); late.asked > 0; await settled()) late.answer(random);
  assert.deepEqual([anna.seat, bruno.seat, host.rooms], [0, 1, 1]);
});

test('a guest with invalid options keeps nobody else out who waits at the same door', async () => {
  const late = lateStore(sqliteStore(':memory:'));
  const { guest } = house({}, late.store);
  const random = chancesOf('door');
  const [anna, bruno] = [guest(), guest()];
  anna.say({ join: { version: 1, room: 'friday', game: 'stud', options: { purses: [-1, 400] } } });
  bruno.say({ join: { version: 1, room: 'friday', game: 'stud', options: seats(2) } });
  for (await settled(); late.asked > 0; await settled()) late.answer(random);
  assert.equal(anna.carrier.ended?.code, 4002);
  assert.equal(bruno.seat, 0);
});

test('a guest who finds the store broken is asked to come again', async () => {
  const late = lateStore(sqliteStore(':memory:'));
  const { guest, failures } = house({}, late.store);
  const anna = guest();
  anna.say({ join: { version: 1, room: 'friday', game: 'stud', options: seats(2) } });
  await settled();
  late.answer(chancesOf('door'), 'fails before');
  await settled();
  assert.equal(anna.carrier.ended?.code, 1012);
  assert.match(String(failures[0]), /the store has failed/);
});

test('while the store does not answer a table goes on only so far, and goes on when it does', async () => {
  const kept = sqliteStore(':memory:');
  const late = lateStore(kept);
  const { guest, clock, failures } = house({}, late.store);
  const random = chancesOf('silence');
  const anna = guest();
  anna.say({
    join: { version: 1, room: 'friday', game: 'stud', options: seats(3), places: [FREE, EASY, EASY] },
  });
  for (await settled(); late.asked > 0; await settled()) late.answer(random);
  anna.say({ seated: true });
  await settled();
  const { number } = anna.step;
  const stepsOf = () => anna.heard.filter(({ step }) => step).length;
  const told = stepsOf();
  await clock.pass(100_000);
  assert.equal(stepsOf(), told, 'nothing is told');
  assert.equal(late.asked, 1, 'one change is given to the store');
  anna.say({ act: { type: 'done' }, seen: number, id: 1 });
  anna.say({ sit: {} });
  for (let answers = 0; answers < MOST_UNKEPT; answers++) {
    late.answer(random);
    await settled();
  }
  assert.ok(anna.step.number > number + MOST_UNKEPT / 2, 'everything that was done is told');
  assert.equal(anna.last('again'), 1, 'an action is to be sent again');
  assert.match(anna.last('refused')!.message, /still saving/);
  const before = anna.step.number;
  for (let second = 0; second < 600; second++) {
    await clock.pass(1);
    for (await settled(); late.asked > 0; await settled()) late.answer(random);
  }
  assert.ok(anna.step.number > before + 100, 'and the table goes on');
  assert.deepEqual(failures, []);
});

test('a host that ends waits until everything is stored, and tells it', async () => {
  const kept = sqliteStore(':memory:');
  const late = lateStore(kept);
  const { guest, host } = house({}, late.store);
  const random = chancesOf('end');
  const anna = guest();
  anna.say({ join: { version: 1, room: 'friday', game: 'trente-quarante', options: seats(1, 1000) } });
  for (await settled(); late.asked > 0; await settled()) late.answer(random);
  anna.say({ act: { type: 'stake', chance: 'rouge', amount: 50 }, seen: anna.step.number, id: 1 });
  let isOver = false;
  void host.close().then(() => (isOver = true));
  await settled();
  assert.equal(isOver, false);
  assert.equal(anna.carrier.ended, undefined);
  for (await settled(); late.asked > 0; await settled()) late.answer(random);
  assert.equal(isOver, true);
  assert.equal(anna.last('done'), 1);
  assert.equal(anna.carrier.ended!.code, 1012);
  assert.equal(kept.read('friday')!.actions.at(-1)!.action.type, 'stake');
});
