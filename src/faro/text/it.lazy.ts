/** In Italian: what Faro tells when it is asked: its rules and reasons, guides, drills, terms. */
import { text as table } from './it.js';
import type { DrillText, GuideText, LayoutLazyText, Sentences, Term } from './en.lazy.js';

export const sentences: Sentences = ({ most, min, max, funds, place }) => ({
  headings: {
    book: 'Il libretto',
    layout: 'Il libretto',
    turn: 'Un turno',
    odd: 'Carte coperte e ultima carta',
    places: 'Dove si mette una fiche',
    split: 'Due dello stesso valore',
    stakes: 'Le puntate',
    bank: 'Il banco',
    odds: 'Che cosa aspettarsi',
  },
  loses: {
    left: 'A sinistra: il banco prende la puntata su questa carta.',
    right: 'A destra: il banco prende la puntata su questa carta.',
    first: 'La prima: la donna perde.',
  },
  wins: {
    left: 'A sinistra: il banco paga alla pari la puntata su questa carta.',
    right: 'A destra: il banco paga alla pari la puntata su questa carta.',
    second: 'La seconda: il sette vince.',
  },
  between: 'Fra due: decide la prima che esce.',
  corner: 'All’incrocio di quattro, lo stesso.',
  halved: 'Due donne: metà di una puntata sulla donna è persa.',
  buch: 'Chi tiene il banco ha un mazzo; chi punta ha un seme di un altro mazzo, il suo libretto; se puntano solo in tre, dai due mazzi si tolgono i quadri. Prima di un turno chi punta cala una o più carte, con sopra le fiches.',
  // side of the first card {0}
  buchTurn: side => `Poi si scoprono due carte, per prima quella di ${side}.`,
  // side that pays {0}, side that takes {1}
  buchPays: (paying, taking) =>
    `Una puntata sulla carta di ${paying} è pagata alla pari; una puntata sulla carta di ${taking} va al banco. Devono corrispondere valore e seme.`,
  laidAway: 'Le carte giocate si mettono via.',
  right: 'destra',
  left: 'sinistra',
  cap: `Ognuno può avere in gioco fino a ${most} in tutto.`,
  noCap: 'Non c’è altro massimo che il saldo.',
  least: `Su una carta si punta almeno ${min}.`,
  range: `Su una carta si punta da ${min} a ${max}.`,
  addOnly: 'Dopo un turno, una puntata resta finché non vince o perde; si può solo aumentare.',
  replaceOnly: 'Quello che è puntato resta com’è; si sostituiscono solo le carte giocate.',
  free: 'Le puntate si possono cambiare e riprendere prima di ogni turno.',
  dead: 'Su una carta uscita non si può puntare: la puntata non potrebbe più né vincere né perdere.',
  deadAllowed: 'Su una carta uscita si può puntare; la puntata non può più né vincere né perdere, e alla fine torna.',
  deadRank:
    'Su un valore di cui sono uscite tutte le carte non si può puntare: la puntata non potrebbe più né vincere né perdere.',
  mustStake: 'Chi può deve avere una puntata in gioco prima di ogni turno.',
  stands: 'Una puntata vinta resta dov’è; la vincita va al saldo.',
  cover:
    'Chi non ha più fiches è fuori. Se esce una carta del suo seme, viene subito coperta dalla seguente, finché sopra non c’è una carta di chi è in gioco.',
  oddVoid: 'Una carta sola alla fine non ha compagna e non conta: tutti sanno qual è.',
  oddRight: 'Una carta sola alla fine conta come carta di destra.',
  oddLeft: 'Una carta sola alla fine conta come carta di sinistra.',
  oddBurnFirst:
    'Se le carte del mazzo sono dispari, la prima si mette da parte senza vederla, così non ne avanza nessuna.',
  broken: `Il banco comincia con ${funds}. Incassa quello che ha vinto, poi paga finché può; se non può pagare tutto o non ha più nulla, salta e la smazzata è finita.`,
  brokenPayFirst: `Il banco comincia con ${funds}. Paga finché può, poi incassa quello che ha vinto; se non può pagare tutto o non ha più nulla, salta e la smazzata è finita.`,
  noBounds: 'Il banco è senza limiti: può pagare tutto.',
  lot: 'Si sorteggia fra i giocatori chi tiene il banco; chi lo tiene non punta, e vince e perde con il suo saldo.',
  // number of the seat {0}
  seat: `Comincia a tenere il banco chi siede al posto ${place}; chi lo tiene non punta, e vince e perde con il suo saldo.`,
  none: 'Il banco resta suo anche nella smazzata seguente.',
  winner: 'Nella smazzata seguente lo tiene chi ha il saldo più alto.',
  clockwise: 'Nella smazzata seguente passa al posto dopo, in senso orario.',
  halfBank: 'Se la puntata è dispari, la fiche che avanza va al banco.',
  halfPlayer: 'Se la puntata è dispari, la fiche che avanza va a chi ha puntato.',
  chance: 'È puro caso: una carta esce a destra o a sinistra con la stessa probabilità.',
  classic:
    'I semi non contano. La prima carta di un turno fa perdere chi ha puntato sul suo valore, la seconda fa vincere.',
  classicEnds: 'La prima carta del mazzo, la soda, e l’ultima, l’hock, non giocano.',
  groups:
    'Una fiche si mette su una carta, fra due carte o all’incrocio di quattro: vince se ne vince una, perde se ne perde una. Su «Carta alta» si vince se la carta che vince è più alta di quella che perde; l’asso è la più bassa.',
  setStays: 'Se nello stesso turno una delle sue carte vince e un’altra perde, la fiche resta.',
  returned: 'Una puntata vinta torna al saldo con la sua vincita.',
  copper: 'Il «contro» inverte una puntata: vince dove perderebbe, e perde dove vincerebbe.',
  split:
    'Se le due carte hanno lo stesso valore è un doppietto: metà di ogni puntata su quel valore è persa; il banco vive di questo e degli annunci.',
  highHalf: 'In questo caso si perde metà anche su «Carta alta».',
  highPush: 'In questo caso la puntata su «Carta alta» resta.',
  call: 'Quando restano tre carte, mostrate per valore e mai nell’ordine del mazzo, se ne può annunciare l’ordine: quella che perde, quella che vince, l’ultima. L’annuncio giusto paga 4 a 1, o 2 a 1 se due hanno lo stesso valore.',
  pharo: 'Ognuno ha un libretto di tredici carte; più giocatori possono puntare sullo stesso valore.',
  pharoTurn: 'La prima carta di un turno vince per il banco, la seconda per chi ha puntato.',
  // side of the bank {0}, of the punters {1}
  sides: (taking, paying) =>
    `La carta di ${taking} è quella del banco, la carta di ${paying} è quella di chi punta; i semi non contano.`,
  plie: 'Se le due carte hanno lo stesso valore, è un doppietto: metà della puntata su quel valore è persa.',
  pharoBottom: 'La carta di fondo si mostra all’inizio e non gioca.',
  oddBank: 'La penultima carta resta quindi sola: prende per il banco tutta la puntata sul suo valore.',
  oddNone: 'La penultima carta resta quindi sola e non decide nulla.',
  paroli:
    'Una vincita si può lasciare sulla sua carta piegandone un angolo, il paroli: se vince ancora, si è vinto tre volte la prima puntata.',
});

const won = ({ net }: { readonly net: string }): string =>
  `+${net}, perché il tuo sette è uscito a destra. Paga quanto vi è stato puntato.`;

export const guides: GuideText = {
  table,
  first: 'Un primo turno, passo per passo',
  deal: {
    buch: 'Ognuno punta sulle tredici carte del suo seme, il suo libretto.',
    classic: 'Ogni turno porta due carte: la prima perde, la seconda vince.',
    pharo: 'Punti sulle carte del tuo libretto; conta solo il valore, non il seme.',
  },
  stake: {
    buch: 'Metti una fiche sul sette.',
    classic: 'Metti una fiche sul sette: il seme non conta.',
    pharo: 'Metti una fiche sul sette.',
  },
  turnUp: {
    buch: 'Escono due carte: se il tuo sette è a destra vinci, a sinistra se lo prende il banco.',
    classic: 'Se un sette esce come seconda carta vinci; se esce come prima, perde.',
    pharo: 'Se un sette esce a destra vinci; a sinistra se lo prende il banco.',
  },
  won: {
    buch: won,
    classic: ({ net }) => `+${net}, perché il sette è uscito come seconda carta. Paga quanto vi è stato puntato.`,
    pharo: won,
  },
  copper: `Ora punta che una carta perda: tocca prima «${table.classicLayout.copper}», poi il sei.`,
  coppered: 'Con il «contro» vince quello che esce come prima carta.',
  copperWon: ({ net }) => `+${net}, perché il sei è uscito come prima carta, e il «contro» inverte la puntata.`,
  both: 'Si vince a destra, si perde a sinistra',
  bothDeal: 'Si può puntare su più carte insieme.',
  ten: 'Metti una fiche sul dieci.',
  jack: 'E una sul fante.',
  bothFell: ({ taken, paid }) =>
    `${paid} vinte, perché il fante era a destra; ${taken} perse, perché il dieci era a sinistra. Tutti e due sono usciti e non tornano più.`,
  split: 'Due uguali in un turno',
  splitDeal: 'Di che cosa vive il banco?',
  queen: 'Metti delle fiches sulla donna.',
  halved: ({ net }) =>
    `−${net}: le due carte sono donne, e allora il banco prende metà. Quando resta una donna sola, non può più succedere.`,
  call: 'Annunciare l’ultimo turno',
  callThree:
    'Sono passati ventiquattro turni e restano tre carte: una donna, un dieci e un sei. Chi ne annuncia l’ordine è pagato quattro a uno.',
  callOrder: 'Annuncia donna, dieci, sei: la donna perde, il dieci vince, il sei viene per ultimo.',
  callPaid: ({ net }) =>
    `+${net}, perché l’ordine era giusto. Ma gli ordini sono sei, e sarebbe equo cinque a uno: il banco tiene un sesto di quello che si punta.`,
  bank: 'Tieni il banco',
  bankDeal: 'Stavolta gli altri puntano, e tu scopri le carte.',
  bankTurn: 'Gli altri hanno puntato. Una carta prende per te, l’altra la paghi.',
  bankWon: ({ net, taken, paid }) => `+${net}, perché hai preso ${taken} e pagato ${paid}.`,
};

export const drills: DrillText = {
  title: 'Il contacarte in testa',
  turns: (first, last) => `Turni da ${first} a ${last}`,
  asks: rank => `Quante carte restano di questo valore: ${rank}?`,
  because: (fallen, turns) => `Uscite in ${turns} turni: ${fallen} su quattro.`,
};

export const terms: Readonly<Record<Term, string>> = {
  copper: 'Contro: la moneta di rame («copper») su una fiche inverte la puntata, che vince se la carta perde.',
  high: 'Carta alta: si punta che la carta che vince sia più alta di quella che perde. L’asso è la più bassa.',
  between: 'Una fiche fra più carte punta su ognuna di loro: decide la prima che esce.',
  soda: 'Soda: la prima carta del mazzo. Si mostra, e nessuna puntata vince o perde con lei.',
  hock: 'Hock: l’ultima carta del mazzo. Non ha compagna: nessuna puntata vince o perde con lei, salvo un annuncio.',
  bottom: 'La carta di fondo si mostra prima della smazzata. Non vi ha nessuna parte.',
  burnt: 'Una carta sta coperta accanto al mazzo, così nessuno può conoscere l’ultima.',
  once: 'Scopre due carte, una volta.',
};

/** The panel of odds. */
export const text: LayoutLazyText = {
  oddsPanel: {
    title: 'Probabilità di una puntata fino alla decisione',
    place: 'Puntata',
    win: 'vince',
    lose: 'perde',
    split: 'metà',
    stays: 'resta',
    edge: 'al banco',
    each: win =>
      `Ogni tua carta ancora nel mazzo, lasciata fino alla decisione: vince ${win}, perde ${win}. Il banco non ci guadagna niente.`,
    none: 'Ora non si può puntare.',
    free: places => `Ora senza vantaggio del banco: ${places}.`,
    gives: 'Dove l’ultima colonna ha un meno, il banco perde.',
    noneFree:
      'Ora ogni puntata è a vantaggio del banco. Una carta non dà vantaggio al banco quando è l’ultima del suo valore.',
    double: 'Raddoppiare il saldo: al massimo 1 probabilità su 2, comunque si punti.',
    doubleInDeal: chance => `In questa smazzata: al massimo ${chance}.`,
    doubleNotInDeal: 'In questa smazzata non è più possibile.',
    noteCopper: 'Puntare contro non cambia il costo.',
    note: cards =>
      `Valori esatti per le ${cards} carte non ancora viste. Le puntate restano finché non vincono o perdono, o fino alla fine della smazzata. Ultima colonna: quanto rendono al banco, in percentuale della puntata.`,
    noteNext: 'Carta alta e annunci: per il prossimo turno.',
  },
};
