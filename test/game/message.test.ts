/** Messages on a connection are read by one rule, whichever end receives them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { Croupier, connectPort, servePort, type Refusal } from '../../src/croupier.ts';
import { seededRandom, shuffledSource } from '../../src/cards.ts';
import { FROM_GUEST, FROM_HOST, readGuest, readHost, readMessage } from '../../src/game/message.ts';
import { isPlain } from '../../src/game/misfit.ts';
import { trenteQuarante } from '../../src/rules.ts';
import { Guest, type GuestSetup, type Socket } from '../../src/table/lazy/host/guest.ts';
import { house, seats } from '../host/house.ts';

const nested = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Values that are not messages at either end. */
const FOREIGN: readonly unknown[] = [
  ...['', '{', 'null', '5', '"act"', '[]', '{}', '<html>', '[{"done":1}]', '\u0000', '['.repeat(100_000)],
  ...[undefined, null, 7, NaN, true, Symbol('done'), 10n, {}, { done: 1 }, ['{"done":1}'], () => '{"done":1}'],
  ...[
    Object.create(null) as unknown,
    { toString: () => '{"done":1}' },
    new String('{"done":1}'),
    bytes('{"done"'),
    bytes('\xff'),
  ],
  // values that would become another object when copied
  ...[
    '{"__proto__":{"act":{"type":"done"},"seen":0,"id":1}}',
    '{"__proto__":{"done":1}}',
    '{"constructor":{"done":1}}',
  ],
  ...['{"toString":1}', '{"hasOwnProperty":true}', '{"act":{"__proto__":{}},"seen":0,"id":1}'],
  '{"seat":0,"step":{"number":1,"view":[{"__proto__":null}]}}',
];

/** Messages that a guest does not send. */
const NO_GUEST_SAYS: readonly unknown[] = [
  ...['1', -1, 1.5, null, {}, 2 ** 53, undefined].map(seen => ({ act: { type: 'done' }, seen, id: 1 })),
  ...['1', -1, 1.5, null, {}, 2 ** 53].map(id => ({ act: { type: 'done' }, seen: 0, id })),
  ...[null, 5, 'friday', []].flatMap(wrong => [{ join: wrong }, { sit: wrong }, { fair: wrong }, { leave: wrong }]),
  ...[{ sit: { seat: -1 } }, { sit: { seat: '0' } }, { sit: { name: 7 } }, { name: {} }, { name: null }],
  ...[{ seated: false }, { seated: 1 }, { leave: 'true' }, { seen: 1, id: 1 }, { leave: true, sit: {} }],
];

/** Messages that a host does not send. */
const JOINED = { room: 'friday', seat: 0, next: 1 };
const STEP = { number: 3, actor: 'croupier', action: null, events: [], view: {}, legal: [] };
const ANNA = { name: 'Anna', kind: 'person', here: true };
const REFUSED = { code: 'not-now', message: 'Too late.' };
const NO_HOST_SAYS: readonly unknown[] = [
  ...[null, 5, [], {}, { ...JOINED, seat: -1 }, { ...JOINED, seat: 'dealer' }].map(joined => ({ joined })),
  ...[
    { ...JOINED, next: null },
    { ...JOINED, secret: 5 },
    { seat: 0, next: 1 },
  ].map(joined => ({ joined })),
  ...['1', -1, 0.5, null, 2 ** 53].flatMap(number => [{ seat: 0, step: { ...STEP, number } }, { done: number }]),
  ...[{ step: STEP }, { seat: '0', step: STEP }, { seat: -1, step: STEP }, { seat: 0, step: [] }, { again: {} }],
  ...[{}, null, { code: 'not-now' }, { ...REFUSED, message: 5 }].map(refused => ({ refused, action: null })),
  ...[{ refused: REFUSED, action: null, id: -1 }, { here: false }, { fair: [] }, { fair: null }],
  ...[[null], [{}], [{ ...ANNA, kind: 'dealer' }], [{ ...ANNA, left: '5' }], [{ ...ANNA, name: 5 }], {}].map(
    people => ({
      people,
      onlookers: 0,
    }),
  ),
  ...[{ people: [ANNA] }, { people: [ANNA], onlookers: -1 }, { done: 1, again: 2 }],
];

const texts = (messages: readonly unknown[]): readonly string[] => messages.map(message => JSON.stringify(message));

test('a value that is not a message is refused at either end', () => {
  for (const foreign of [...FOREIGN, nested(100)]) {
    assert.equal(readGuest(foreign), undefined, inspect(foreign).slice(0, 60));
    assert.equal(readHost(foreign), undefined, inspect(foreign).slice(0, 60));
  }
});

test('every message of a table is read, as text and as bytes', () => {
  const guest = [
    { join: { version: 1, room: 'friday', game: 'stud' } },
    { act: { type: 'done' }, seen: 0 },
    { act: null, seen: 2 ** 53 - 1, id: 1 },
    ...[{ seated: true }, { sit: {} }, { sit: { seat: 0, name: 'Anna' } }, { name: '' }, { leave: true }, { fair: {} }],
  ];
  const host = [
    ...[{ joined: JOINED }, { joined: { ...JOINED, seat: 'onlooker', secret: 's' } }, { seat: 0, step: STEP }],
    ...[{ done: 1 }, { again: 1 }, { here: true }, { fair: { deal: {} } }, { people: [], onlookers: 0 }],
    ...[
      { people: [ANNA, { ...ANNA, left: 500 }], onlookers: 3 },
      { refused: REFUSED, action: null },
    ],
    { refused: REFUSED, action: { type: 'done' }, id: 4 },
  ];
  for (const [read, all] of [
    [readGuest, guest],
    [readHost, host],
  ] as const)
    for (const said of all)
      for (const message of [JSON.stringify(said), bytes(JSON.stringify(said)), Buffer.from(JSON.stringify(said))])
        assert.deepEqual(read(message), said);
});

test('an invalid part makes a message invalid', () => {
  for (const text of texts(NO_GUEST_SAYS)) assert.equal(readGuest(text), undefined, text);
  for (const text of texts(NO_HOST_SAYS)) assert.equal(readHost(text), undefined, text);
  assert.equal(readHost('{"done":1e999}'), undefined);
});

test('length and depth are limited, to the character and the level', () => {
  for (const bounds of [FROM_GUEST, FROM_HOST]) {
    const { longestMessage, deepest } = bounds;
    const long = (length: number): string => `{"name":"${'x'.repeat(length - 11)}"}`;
    assert.ok(readMessage(long(longestMessage), bounds));
    assert.equal(readMessage(long(longestMessage + 1), bounds), undefined);
    assert.equal(readMessage(bytes(long(longestMessage + 1)), bounds), undefined);
    assert.ok(readMessage(nested(deepest), bounds));
    assert.equal(readMessage(nested(deepest + 1), bounds), undefined);
    assert.equal(readMessage(`{"a":${'['.repeat(deepest)}${']'.repeat(deepest)}}`, bounds), undefined);
  }
});

test('nothing received does more than cause a refusal', () => {
  const name = fc.constantFrom('act', 'seen', 'id', 'sit', 'join', 'name', 'step', 'seat', 'people', 'refused', 'done');
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.dictionary(name, fc.jsonValue()).map(said => JSON.stringify(said)),
      ),
      said => {
        for (const read of [readGuest, readHost]) {
          const heard = read(said);
          assert.ok(heard === undefined || typeof said === 'string', 'only a text is accepted');
          if (heard) assert.deepEqual(heard, JSON.parse(said as string));
        }
      },
    ),
  );
});

test('the near end of a port refuses it, and nothing is done', () => {
  const croupier = new Croupier(trenteQuarante, {
    options: { purses: [1000] },
    source: pack => shuffledSource(pack, seededRandom('Spa')),
  });
  const said: string[] = [];
  const served = servePort(croupier.port(0), text => said.push(text));
  const foreign = [...FOREIGN, nested(9), ...texts(NO_GUEST_SAYS.filter(each => !('act' in (each as object))))];
  for (const each of foreign) served.receive(each);
  assert.equal(said.length, 1 + foreign.length);
  for (const text of said.slice(1)) {
    const { refused } = JSON.parse(text) as { refused: Refusal };
    assert.equal(refused.code, 'malformed');
  }
  assert.equal(croupier.log().actions.length, 0);
});

test('a host’s room refuses it, and after twenty ends the connection', async () => {
  for (const foreign of [...FOREIGN, nested(9), ...texts(NO_GUEST_SAYS), '{"act":{"type":"done"},"seen":0}']) {
    const { guest, failures } = house();
    const anna = await guest().join({ options: seats(2) });
    const { number } = anna.step;
    for (let each = 0; each < 20; each++) {
      assert.equal(anna.carrier.ended, undefined);
      anna.hear(foreign);
      assert.equal(anna.last('refused')?.code, 'malformed', inspect(foreign).slice(0, 60));
    }
    assert.equal(anna.carrier.ended?.code, 4003);
    assert.deepEqual([anna.step.number, failures], [number, []]);
  }
});

/** A guest in a room, and the effect of a host's messages there. */
function guestIn() {
  const faults: unknown[] = [];
  const done: string[] = [];
  const sent: unknown[] = [];
  const ports: Parameters<GuestSetup['onSeated']>[0][] = [];
  const socket = { send: (text: string) => sent.push(JSON.parse(text)), close: () => undefined } as unknown as Socket;
  const note = (what: string) => (): void => void done.push(what);
  const guest = new Guest({
    join: { room: 'friday', game: 'stud' },
    connect: () => socket,
    secret: { get: () => undefined, set: note('secret') },
    ...{
      onSeated(port: (typeof ports)[number]) {
        ports.push(port);
        done.push('seated');
      },
      onPeople: note('people'),
      onConnection: note('line'),
      onShut: note('shut'),
      onMessage: note('heard'),
    },
    onError: error => void faults.push(error),
    after: () => () => undefined,
    chance: () => 0,
  });
  guest.open();
  const hear = (data: unknown): void => void socket.onmessage!.call(socket as WebSocket, { data } as MessageEvent);
  return { hear, faults, done, sent, ports };
}

test('a guest who changes seats keeps what the old one saw until the new one is shown, and cannot act for it', () => {
  const { hear, sent, ports } = guestIn();
  hear(JSON.stringify({ joined: JOINED }));
  hear(JSON.stringify({ seat: 0, step: STEP }));
  const port = ports[0]!;
  const refused: string[] = [];
  port.listen({ onStep: () => undefined, onRefused: ({ code }) => refused.push(code) });
  hear(JSON.stringify({ joined: { ...JOINED, seat: 1 } }));
  assert.equal(port.step.number, STEP.number);
  const before = sent.length;
  port.act({ type: 'fold' });
  assert.deepEqual([refused, sent.length], [['no-such-seat'], before]);
  hear(JSON.stringify({ seat: 1, step: STEP }));
  assert.deepEqual([ports.length, ports[1]!.seat, ports[1]!.step.number], [2, 1, STEP.number]);
});

test('a guest and a far port report it as an error, and what they show stays', async () => {
  const foreign = [...FOREIGN, nested(65), ...texts(NO_HOST_SAYS)];
  const { hear, faults, done } = guestIn();
  hear(JSON.stringify({ joined: JOINED }));
  hear(JSON.stringify({ seat: 0, step: STEP }));
  assert.deepEqual(done.splice(0), ['heard', 'heard', 'seated']);
  for (const each of foreign) hear(each);
  assert.deepEqual([faults.length, done], [foreign.length, []]);
  const far = connectPort(() => undefined);
  far.receive(JSON.stringify({ seat: 0, step: STEP }));
  const port = await far.port;
  const told: unknown[] = [];
  port.listen({ onStep: step => told.push(step), onRefused: refusal => told.push(refusal), onError: () => undefined });
  for (const each of foreign) far.receive(each);
  assert.deepEqual([told, port.step.number], [[], 3]);
});

for (const [what, deeper] of [
  ['lists', (inner: unknown) => [inner]],
  ['objects', (inner: unknown) => ({ inner })],
] as const)
  test(`an action or an event has at most six ${what} within each other`, () => {
    const nestedIn = (depth: number): unknown => (depth === 0 ? 1 : deeper(nestedIn(depth - 1)));
    assert.deepEqual(
      [1, 6, 7, 100].map(depth => isPlain(nestedIn(depth), 2)),
      [true, true, false, false],
    );
  });
