/** What both ends of a line over Colyseus go by: each message of `host-messages.ts` is one message of a Colyseus room. */
import { CLOSED } from './host-messages.js';

/** What the tables are called at a Colyseus server. */
export const TABLES = 'tapis-vert';
/** The type of all messages; what they say is a text. */
export const SAID = 'said';

/** Colyseus has codes of its own, from 4000 on, for why a line ends: a host's stand above them. */
const ABOVE = 100;
const isOurs = (code: number): boolean => Object.values<number>(CLOSED).includes(code);

/** The code with which Colyseus ends a line. */
export const toColyseusCode = (code: number): number => (code >= 4000 ? code + ABOVE : code);

/** Why a line has ended; what Colyseus ends for its own reasons may be asked for again. */
export const fromColyseusCode = (code: number): number => (isOurs(code - ABOVE) ? code - ABOVE : CLOSED.away);
