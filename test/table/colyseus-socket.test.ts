/** A page's connection to tables on Colyseus: it opens, carries texts and ends as a WebSocket does. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { colyseusSocket, type ColyseusRoom } from '../../src/colyseus-socket.ts';
import { toColyseusCode } from '../../src/game/colyseus-codes.ts';
import { CLOSED } from '../../src/game/host-messages.ts';

/** A client whose rooms open, or do not, when the test says so. */
function client() {
  const sent: string[] = [];
  let heard = (_: unknown): void => undefined;
  let left = (_: number, __?: string): void => undefined;
  let leaves = 0;
  const room: ColyseusRoom = {
    reconnection: { enabled: true },
    send: (_, text) => void sent.push(text),
    leave: () => void leaves++,
    onMessage: (_, hear) => (heard = hear),
    onLeave: leave => (left = leave),
  };
  let open!: (room: ColyseusRoom) => void;
  let fail!: (error: Error) => void;
  const opened = new Promise<ColyseusRoom>((...both) => ([open, fail] = both));
  return {
    ...{ room, sent, joinOrCreate: () => opened },
    open: () => open(room),
    fail: () => fail(new Error('nobody there')),
    say: (text: string) => heard(text),
    end: (code: number) => left(code, 'why'),
    get leaves() {
      return leaves;
    },
  };
}

/** A connection, and what has happened on it. */
function line(at: ReturnType<typeof client>) {
  const happened: unknown[] = [];
  const socket = colyseusSocket(at, 'friday');
  socket.onopen = () => void happened.push('open');
  socket.onmessage = ({ data }) => void happened.push(data);
  socket.onclose = ({ code }) => void happened.push(code);
  return { socket, happened };
}
const soon = (): Promise<void> => new Promise(setImmediate);

test('opens, and carries messages both ways', async () => {
  const at = client();
  const { socket, happened } = line(at);
  at.open();
  await soon();
  socket.send('{"join":{}}');
  at.say('{"joined":{}}');
  assert.deepEqual(at.sent, ['{"join":{}}']);
  assert.deepEqual(happened, ['open', '{"joined":{}}']);
  assert.equal(at.room.reconnection.enabled, false, 'a table comes back by its secret, not by a token of Colyseus');
});

test('passes on why the host ended it; a connection that Colyseus ended may be opened again', async () => {
  const codes = [
    ...Object.values(CLOSED).map(code => [toColyseusCode(code), code]),
    [4001, 1012],
    [4010, 1012],
    [1006, 1012],
  ];
  for (const [onLine, code] of codes) {
    const at = client();
    const { happened } = line(at);
    at.open();
    await soon();
    at.end(onLine!);
    at.end(onLine!);
    assert.deepEqual(happened, ['open', code], 'once');
  }
});

test('ends if the server does not answer', async () => {
  const at = client();
  const { happened } = line(at);
  at.fail();
  await soon();
  assert.deepEqual(happened, [1012]);
});

test('leaves as soon as it opens if it was closed before', async () => {
  const at = client();
  const { socket, happened } = line(at);
  socket.close();
  at.open();
  await soon();
  assert.equal(at.leaves, 1);
  assert.ok(!happened.includes('open'));
});
