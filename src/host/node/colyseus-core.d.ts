/**
 * What `colyseus.ts` uses of Colyseus, in its words: the package itself needs Node 22 and is installed in scale/ only,
 * where `npm run test:scale` checks `colyseus.ts` against the package's own types.
 */
declare module '@colyseus/core' {
  export interface Client {
    readonly sessionId: string;
    /** The socket of the transport. */
    readonly ref: unknown;
    send(type: string, message: unknown): void;
    leave(code: number, reason?: string): void;
  }

  export interface AuthContext {
    readonly headers: Headers;
    readonly ip: string | string[];
  }

  export class Room {
    readonly roomId: string;
    readonly clients: { readonly length: number };
    readonly presence: {
      subscribe(topic: string, callback: (message: string) => void): Promise<unknown>;
      publish(topic: string, message: string): Promise<unknown>;
    };
    patchRate: number | null;
    static onAuth(token: string, options: unknown, context: AuthContext): Promise<unknown>;
    onCreate(options: unknown): void | Promise<void>;
    onJoin(client: Client, options: unknown, auth: unknown): void | Promise<void>;
    onLeave(client: Client): void | Promise<void>;
    onDispose(): void | Promise<void>;
    onMessage(type: string, callback: (client: Client, message: unknown) => void): unknown;
    disconnect(code: number): Promise<unknown>;
  }

  export class Server {
    define(name: string, room: typeof Room): { filterBy(options: never[]): unknown };
  }

  export class ServerError extends Error {
    constructor(code: number, message: string);
  }

  export const matchMaker: {
    readonly controller: {
      readonly DEFAULT_CORS_HEADERS: object;
      getCorsHeaders: (headers: Headers) => Record<string, string>;
    };
    query(conditions: { readonly name?: string; readonly locked?: boolean }): Promise<readonly unknown[]>;
  };
}
