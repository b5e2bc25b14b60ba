/** A croupier in a worker of the page, with a guest at seat 0; the first coup of this seed is not a refait. */
import { seededRandom, shuffledSource } from '../../src/cards.js';
import { Croupier, servePort } from '../../src/croupier.js';
import { trenteQuarante } from '../../src/rules.js';

const croupier = new Croupier(trenteQuarante, {
  options: { purses: [1000] },
  source: pack => shuffledSource(pack, seededRandom('deal 17')),
});
const { receive } = servePort(croupier.port(0), message => postMessage(message));
onmessage = ({ data }) => receive(data);
croupier.start();
