import { CLOSED } from '../game/host-messages.js';
import type { Limits } from './limits.js';

/** Thrown at the door; its message is for the person there. */
export class DoorError extends Error {
  /** The limit that turned them away. */
  readonly limit: keyof Limits | undefined;
  /** The close code of the connection. */
  readonly code: number;

  constructor(message: string, { limit, code = CLOSED.notHere }: { limit?: keyof Limits; code?: number } = {}) {
    super(message);
    this.limit = limit;
    this.code = code;
  }
}
