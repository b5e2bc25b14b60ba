/** A connection from a page to tables on Colyseus. The page passes in the client of its SDK. */
import { fromColyseusCode, SAID, TABLES } from '../../../game/colyseus-codes.js';
import { CLOSED } from '../../../game/host-messages.js';
import { roomName } from '../../../game/names.js';
import type { Socket } from './guest.js';

/** The part of a room of `@colyseus/sdk` that is used. */
export interface ColyseusRoom {
  readonly reconnection: { enabled: boolean };
  send(type: string, text: string): void;
  leave(consented: boolean): unknown;
  onMessage(type: string, heard: (text: unknown) => void): unknown;
  onLeave(left: (code: number, reason?: string) => void): unknown;
}

/** The part of a `Client` of `@colyseus/sdk` that is used. */
export interface ColyseusClient {
  joinOrCreate(tables: string, options: { readonly room: string }): Promise<ColyseusRoom>;
}

/** Opens a connection to a room. */
export function colyseusSocket(client: ColyseusClient, room: string): Socket {
  let joinedRoom: ColyseusRoom | undefined;
  let isOver = false;
  const over = (code: number, reason: string): void => {
    if (isOver) return;
    isOver = true;
    socket.onclose?.call(socket as WebSocket, { code, reason } as CloseEvent);
  };
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    onerror: null,
    send: text => joinedRoom?.send(SAID, text as string),
    close() {
      over(CLOSED.away, '');
      void joinedRoom?.leave(false);
    },
  };
  // Colyseus compares names letter by letter
  client.joinOrCreate(TABLES, { room: roomName(room) ?? room }).then(
    joined => {
      // a seat is kept by its secret; a table reconnects in its own way
      joined.reconnection.enabled = false;
      if (isOver) return void joined.leave(false);
      joinedRoom = joined;
      joined.onMessage(SAID, data => void socket.onmessage?.call(socket as WebSocket, { data } as MessageEvent));
      joined.onLeave((code, reason = '') => over(fromColyseusCode(code), reason));
      socket.onopen?.call(socket as WebSocket, {} as Event);
    },
    (error: unknown) => over(CLOSED.away, String(error)),
  );
  return socket;
}
