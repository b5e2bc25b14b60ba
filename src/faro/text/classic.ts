/** What the classic layout says: its places, coppers, calls and the abacus. */
import type { Language } from '../../table/lang.js';
import { wordsIn, type Words } from '../../table/messages.js';

const WORDS = {
  takes: 'Loses|Verliert|Perd',
  pays: 'Wins|Gewinnt|Gagne',
  high: 'high card|Hohe Karte|carte haute',
  and: ' and | und | et ',
  copper: 'Copper|Kupfer|Cuivre',
  coppered: 'coppered|mit Kupfer|cuivrée',
  inBox: 'in the box|im Kasten|dans la boîte',
  gone: 'gone|gefallen|sorties',
  keeper: 'Abacus, left in the box|Kartenzähler, noch im Kasten|Boulier, encore dans la boîte',
  // winning and losing rank; the rank of both
  result: '{0} wins, {1} loses|{0} gewinnt, {1} verliert|{0} gagne, {1} perd',
  split: 'A split: {0} twice|Geteilt: zweimal {0}|Doublet : deux fois {0}',
  turn: 'Turn {0}.|{0}. Zug.|Tour {0}.',
  how: 'A chip on a card bets that it wins.|Ein Chip auf der Karte setzt auf Gewinn.|Un jeton sur la carte mise sur son gain.',
  howCopper: 'Copper on it: that it loses.|Kupfer darauf: auf Verlust.|Du cuivre dessus : sur sa perte.',
  callTitle: 'Call the last turn|Den letzten Zug ansagen|Annoncer le dernier tour',
  called: 'The last turn was called|Der letzte Zug war angesagt|Le dernier tour a été annoncé',
  order: 'loses › wins › stays|verliert › gewinnt › bleibt|perd › gagne › reste',
  call: 'call: loses {0}, wins {1}, last {2}|Ansage: {0} verliert, {1} gewinnt, zuletzt {2}|annonce : {0} perd, {1} gagne, {2} reste',
  three:
    'The last three: {0}. You may call their order.|Die letzten drei: {0}. Ihre Reihenfolge darf angesagt werden.|Les trois dernières : {0}. On peut annoncer leur ordre.',
  threeAlike:
    'The last three are of one rank: a split is certain.|Die letzten drei sind gleich: ein geteilter Zug ist sicher.|Les trois dernières sont pareilles : le doublet est certain.',
  pays1: '{0} to 1|{0} zu 1|{0} contre 1',
  layout: 'The layout|Die Tafel|Le tableau',
} as const;

export type ClassicWords = Words<typeof WORDS>;

/** The words of the classic layout in a language. */
export const classicWords = (language: Language): ClassicWords => wordsIn(WORDS, language);
