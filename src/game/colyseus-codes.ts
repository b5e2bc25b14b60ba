/** What both ends of a connection over Colyseus share: each message of `host-messages.ts` is one of a room. */
import { CLOSED } from './host-messages.js';

/** The name of the tables on a Colyseus server. */
export const TABLES = 'tapis-vert';
/** The type of all messages, whose content is text. */
export const SAID = 'said';

/** Colyseus uses close codes from 4000 on itself: a host's are moved above them. */
const ABOVE = 100;
const isOurs = (code: number): boolean => Object.values<number>(CLOSED).includes(code);

/** The code with which Colyseus closes a connection. */
export const toColyseusCode = (code: number): number => (code >= 4000 ? code + ABOVE : code);

/** The host's code for a closed connection; if Colyseus closed it for reasons of its own, the guest may reconnect. */
export const fromColyseusCode = (code: number): number => (isOurs(code - ABOVE) ? code - ABOVE : CLOSED.away);
