/** What the stud table says: Italian. */
import { text as poker } from '../../poker/text/it.js';
import type { StudText } from './en.js';

/** “di re”, “d’assi”. */
const di = (rank: string): string => (/^[aOU]/.test(rank) ? `d’${rank}` : `di ${rank}`);
/** “al re”, “alla donna”, “all’asso”. */
function al(rank: string): string {
  if (/^[aoOU]/.test(rank)) return `all’${rank}`;
  return `${rank === 'donna' ? 'alla' : 'al'} ${rank}`;
}

// as one writes of pairs, “coppia di 5”: words would not fit a phone
const PLURALS = {
  2: '2',
  3: '3',
  4: '4',
  5: '5',
  6: '6',
  7: '7',
  8: '8',
  9: '9',
  T: '10',
  J: 'fanti',
  Q: 'donne',
  K: 're',
  A: 'assi',
};

export const text: StudText = {
  ...poker,
  bringIn: 'Bring-in',
  bringInSign: 'B',
  aims: {
    high: 'Stud: vincono le cinque carte migliori',
    'high-low': 'High-Low: high e low si dividono il piatto',
    razz: 'Razz: vincono le cinque carte più basse',
  },
  newHandBecause: 'Si danno due carte coperte e una scoperta.',
  street: 'Carta',
  open: 'scoperte',
  brings: (who, amount) => (who === undefined ? `Apri con ${amount}` : `${who} apre con ${amount}`),
  completes: (who, amount) => (who === undefined ? `Completi a ${amount}` : `${who} completa a ${amount}`),
  owes: who => (who === undefined ? 'Devi aprire' : `${who} deve aprire`),
  high: 'High',
  low: 'Low',
  lowIs: hand => `Low: ${hand}`,
  highAndLow: (high, low) => `${high}; low: ${low}`,
  complete: amount => `Completa a ${amount}`,
  bringInFor: amount => `Bring-in ${amount}`,
  burnt: count => `bruciate: ${count}`,
  showdown: 'Showdown',
  seventh: 'settima',
  mucked: 'scartata',
  noLow: 'nessun low',
  noLowReason: 'Nessun low.',
  faceUp: 'Non si punta più: tutte le mani sono scoperte.',
  showNow: 'Mostra la mano o scartala.',
  showBeaten: who => `${who} ha mostrato una mano migliore. Mostri o scarti?`,
  forAll: 'vale per tutti',
  deadCards: 'Carte morte',
  sorted: { seat: 'per posto', rank: 'per valore', suit: 'per seme' },
  twoPair: ({ plural }) => ['Doppia coppia', 'doppia coppia', `${plural[0]!} e ${plural[1]!}`],
  straight: ({ singular }) => [`Scala ${al(singular[0]!)}`, `scala ${al(singular[0]!)}`],
  flush: ({ singular }) => ['Colore', 'colore', ...singular],
  fullHouse: ({ plural }) => ['Full', 'full', `tris ${di(plural[0]!)}`, `coppia ${di(plural[1]!)}`],
  fourOfAKind: ({ plural }) => [`Poker ${di(plural[0]!)}`, `poker ${di(plural[0]!)}`],
  straightFlush: ({ singular }) => [`Scala colore ${al(singular[0]!)}`, `scala colore ${al(singular[0]!)}`],
  raisesOf: (raise, most) => `Rilanci: ${raise} su ${most}`,
  noCap: 'Rilanci illimitati',
  streets: { 3: 'Terza carta', 4: 'Quarta carta', 5: 'Quinta carta', 6: 'Sesta carta', 7: 'Settima carta' },
  plurals: PLURALS,
  letters: { 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 7: '7', 8: '8', 9: '9', T: '10', J: 'J', Q: 'Q', K: 'K', A: 'A' },
  highCard: ({ singular }) => [`Carta alta ${singular[0]!}`, `carta alta ${singular[0]!}`, ...singular.slice(1)],
  highCardShort: (_, rank) => [`Carta alta ${rank}`, `carta alta ${rank}`],
  pair: ({ plural }) => [`Coppia ${di(plural[0]!)}`, `coppia ${di(plural[0]!)}`],
  threeOfAKind: ({ plural }) => [`Tris ${di(plural[0]!)}`, `tris ${di(plural[0]!)}`],
  chance: {
    ...poker.chance,
    share: percent => `${percent}% del piatto`,
    halves: (high, low, scoop) =>
      `${high}% come mano high, ${low}% come low; ${scoop}% di vincere tutto senza dividere.`,
  },
  declare: 'High, low o entrambi?',
  declareBecause: 'Tutti scelgono insieme; chi dice entrambi deve vincerli tutti e due.',
  both: 'Entrambi',
  confirm: 'Conferma',
  germanPlurals: { ...PLURALS, J: 'Unter', Q: 'Ober' },
  asks: {
    ...poker.asks,
    complete: amount => `completare a ${amount}`,
    bringIn: amount => `aprire con ${amount}`,
  },
  did: {
    ...poker.did,
    brings: amount => `apre con ${amount}`,
    completes: amount => `completa a ${amount}`,
    mucked: 'scartata',
  },
  ending: {
    ...poker.ending,
    equal: hand => `Mani pari: ${hand}.`,
  },
};
