/** Entry `tapis-vert/colyseus-socket.js`: connects a table on a page to a host that runs on Colyseus. */
export { colyseusSocket, type ColyseusClient, type ColyseusRoom } from './table/lazy/host/colyseus-socket.js';
export type { Socket } from './table/lazy/host/guest.js';
