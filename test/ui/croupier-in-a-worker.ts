/** A croupier in a worker of the page, with a guest at seat 0. */
import { Croupier, servePort } from '../../src/croupier.js';
import { trenteQuarante } from '../../src/rules.js';

const croupier = new Croupier(trenteQuarante, { options: { purses: [1000] } });
const { hear } = servePort(croupier.port(0), message => postMessage(message));
onmessage = ({ data }) => hear(data);
croupier.start();
