/** In Italian: what stud tells when it is asked: its rules and reasons, guides, drills, terms. */
import { il } from '../../table/text/it.js';
import { text } from './it.js';
import type { DrillText, GuideText, Sentences, Term } from './en.lazy.js';

export const sentences: Sentences = ({ ante, lower, higher, forced, percent, least, buyIn, step }) => ({
  headings: {
    aim: 'Lo scopo',
    hands: 'Le mani, dalla migliore',
    lows: 'Le mani basse (low), dalla migliore',
    bringIn: 'Chi comincia',
    betting: 'Le puntate',
    here: 'A questo tavolo',
    showdown: 'Chi vince',
  },
  kinds: {
    straightFlush: 'Scala colore: cinque in fila dello stesso seme',
    fourOfAKind: 'Poker: quattro uguali',
    fullHouse: 'Full: un tris e una coppia',
    flush: 'Colore: cinque dello stesso seme',
    straight: 'Scala: cinque in fila',
    threeOfAKind: 'Tris: tre uguali',
    twoPair: 'Doppia coppia',
    pair: 'Coppia',
    highCard: 'Carta alta',
  },
  lowKinds: {
    low5: 'La ruota («wheel»): niente è più basso',
    low6: 'Bassa al sei',
    low7: 'Bassa al sette',
    low8: 'Bassa all’otto',
    higher: 'Ancora più alta: decide la carta più alta, poi la seguente',
    paired: 'Con una coppia: perde contro ogni mano senza coppia',
  },
  goal: {
    high: 'Da due a nove giocatori, fino a sette carte a testa: la mano migliore di cinque carte vince il piatto.',
    'high-low':
      'Da due a nove giocatori, fino a sette carte a testa: la migliore mano alta (high) e la migliore mano bassa (low) si dividono il piatto.',
    razz: 'Da due a nove giocatori, fino a sette carte a testa: la mano più bassa di cinque carte vince il piatto.',
  },
  ante: `Ognuno mette un ante di ${ante}.`,
  deal: 'Si danno due carte coperte e una scoperta, poi altre tre scoperte e la settima coperta, con un giro di puntate dopo ogni carta scoperta e dopo l’ultima.',
  bringIn: {
    range: who => `${who} deve aprire puntando da ${forced} a ${lower}`,
    fixed: who => `${who} deve aprire con ${forced} o completare a ${lower}`,
    one: who => `${who} deve aprire con ${forced}`,
  },
  door: 'La carta scoperta più bassa',
  doorRazz: 'La carta scoperta più alta (l’asso è la più bassa)',
  doorTie: '; a parità di valore, fiori è il seme più basso, poi quadri, cuori, picche.',
  doorTieRazz: '; a parità di valore, picche è il seme più alto, poi cuori, quadri, fiori.',
  doors: 'Il due di fiori è la carta più bassa: comincia.',
  doorsRazz: 'Il re di cuori è la carta più alta: comincia.',
  actsFirst: 'Dalla quarta carta in poi comincia la mano scoperta più alta.',
  actsFirstRazz: 'Dalla quarta carta in poi comincia la mano scoperta più bassa.',
  limits: {
    spread: `Puntate e rilanci sono di ${lower} alla terza e alla quarta carta, da ${lower} a ${higher} dalla quinta in poi.`,
    'fixed-higher': `Puntate e rilanci sono di ${lower} alla terza e alla quarta carta, di ${higher} dalla quinta in poi.`,
  },
  openPair: {
    any: size => `Con una coppia scoperta alla quarta carta tutti possono puntare ${size}.`,
    'holder-only': size => `Chi mostra una coppia alla quarta carta può puntare ${size}.`,
    off: () => '',
  },
  openPairSize: {
    'ante-to-higher': `fra ${least} e ${higher}, il limite più alto`,
    'lower-or-higher': `${lower} o ${higher}`,
  },
  cap: {
    'last-round':
      'In un giro sono ammessi una puntata e tre rilanci; senza limite alla settima carta, se si resta in due.',
    never: 'In un giro sono ammessi una puntata e tre rilanci.',
    always: 'In un giro sono ammessi una puntata e tre rilanci; senza limite appena si resta in due.',
  },
  completeCounts: 'La puntata obbligata conta come puntata, e completarla conta come primo rilancio.',
  shortAllIn: {
    half: 'Un all-in di almeno mezzo rilancio conta come rilancio intero. Se è più piccolo lo si può vedere o completare, e non riapre le puntate.',
    full: 'Un all-in inferiore a un rilancio intero si può vedere o completare, e non riapre le puntate.',
    pokerkit: 'Un all-in corto si può vedere o rilanciare; non riapre le puntate a chi ha già parlato.',
  },
  common: 'Le carte non bastavano per tutti: questa vale per tutti, ma non conta per decidere chi comincia.',
  allIn:
    'Chi finisce le fiches resta in gioco per il piatto principale; quello che gli altri puntano in più va in un piatto a parte («side pot»).',
  buyIn: `Le fiches si comprano solo fra una mano e l’altra, e si deve arrivare ad almeno ${buyIn}.`,
  faceUp: {
    true: 'Quando nessuno può più puntare, tutte le mani si scoprono. Altrimenti comincia a mostrare chi ha fatto l’ultima puntata o l’ultimo rilancio alla settima carta; se non ce ne sono, chi ha cominciato il giro; poi gli altri in senso orario, che possono scartare una mano che non può vincere.',
    false: 'Le mani restano coperte fino allo showdown anche quando nessuno può più puntare.',
  },
  show: 'Allo showdown comincia a mostrare chi ha fatto l’ultima puntata o l’ultimo rilancio alla settima carta; se non ce ne sono, chi ha cominciato il giro. Gli altri possono scartare la mano.',
  best: {
    high: 'Contano le cinque migliori delle sette carte, quelle rialzate. A parità di mano il piatto si divide; il seme non decide mai.',
    'high-low': 'Per ogni metà contano le cinque migliori delle sette carte; possono essere diverse.',
    razz: 'Contano le cinque più basse, quelle rialzate, confrontate a partire dalla carta più alta: l’asso è basso, scale e colori non contano, le coppie sono un male.',
  },
  low: {
    normal:
      'La mano bassa è la più debole nell’ordine normale, confrontata a partire dalla carta più alta: l’asso è alto, scale e colori sono uno svantaggio.',
    'ace-to-five': 'Per la mano bassa l’asso è basso, e scale e colori non contano.',
    'eight-or-better':
      'Per la mano bassa l’asso è basso, scale e colori non contano, e nessuna carta può superare l’otto; se non ce l’ha nessuno, la mano alta prende tutto.',
  },
  wheel: { 'not-straight': '', straight: 'A-2-3-4-5 è una scala.' },
  declare:
    'Prima dello showdown tutti dichiarano insieme high, low o entrambi; chi dice entrambi deve vincerli tutti e due.',
  step: `Puntate, rilanci e trattenute della casa sono multipli di ${step}; solo un all-in può essere di un altro importo.`,
  other: {
    'openTie suit':
      'Se le mani scoperte più alte sono pari, il seme della carta più alta decide chi comincia: picche, cuori, quadri, fiori.',
    'shortCompletion plus-bet':
      'Dopo un all-in che non completa del tutto la puntata obbligata, si rilancia di una puntata intera sopra quell’importo.',
    'callAfterShortBringIn short-amount':
      'Se la puntata obbligata è corta perché chi la fa è all-in, vedere non costa di più.',
    'allInLowCard next-lowest-card':
      'Se chi deve aprire non ha più fiches, tocca a chi ha la carta scoperta che viene dopo.',
    'freeFold true': 'Si può passare anche quando non c’è nulla da vedere.',
    'raiseIntoAllIn true': 'Si può puntare o rilanciare anche quando tutti gli avversari sono all-in.',
    'oddChip left-of-dealer':
      'Le fiches dispari di un piatto diviso vanno alla prima mano vincente a sinistra del mazziere.',
    'burnFirstDeal false': 'Prima della prima distribuzione non si brucia nessuna carta.',
    'shortDeck skip-burn-before-mix':
      'Se le carte rimaste sono esattamente una più dei giocatori, si danno subito, senza bruciare né rimescolare.',
    'shortPackReuse burns-and-folded':
      'Quando le carte non bastano, quelle di chi ha passato si rimescolano con le bruciate, e si dà anche l’ultima carta.',
  },
  rake: most => `La casa trattiene ${il(percent)} di ogni piatto, arrotondato per difetto${most}.`,
  atMost: cap => `, al massimo ${cap}`,
});

const { press } = text.guide;

export const guides: GuideText = {
  letters: text.letters,
  first: 'Una prima mano, passo per passo',
  seven: `Ognuno riceve sette carte, tre delle quali coperte. Contano le cinque migliori. ${press(text.deal)}`,
  threeOfASuit: `Tre carte dello stesso seme: con cinque sarebbe colore, una mano forte. ${press(text.call('10'))}`,
  fourOfASuit: `Già quattro. Nessuno ha puntato: fare check non costa nulla. ${press(text.check)}`,
  flush: `Cinque dello stesso seme: il tuo colore è fatto. ${press(text.bet('10'))}`,
  flushAgain: `Un colore batte le coppie, il tris e ogni scala. ${press(text.bet('10'))}`,
  lastCard: `L’ultima carta arriva coperta. Non cambia il colore. ${press(text.bet('10'))}`,
  flushWon: ({ net }) =>
    `+${net}, perché le tue cinque carte dello stesso seme sono la mano migliore. Gli altri non possono batterla e scartano la loro.`,
  openPair: 'Una coppia scoperta alla quarta carta',
  sevenAgain: `La quarta carta è scoperta. Se fa coppia, il limite cambia. ${press(text.deal)}`,
  pair: `Due dieci, uno dei quali coperto: è un buon inizio. ${press(text.call('5'))}`,
  pairShown: 'Un altro dieci. Tutti vedono solo la coppia scoperta; ma tu hai tre dieci.',
  pairBet: `Con una coppia scoperta si può puntare da 5 a 20, altrimenti qui solo 10. Scegli 20. ${press(text.bet('20'))}`,
  foldedWon: ({ net }) => `+${net}, perché tutti gli altri hanno passato: allora le carte non contano più.`,
  lowest: `Al razz vince la mano più bassa di cinque carte. L’asso vale uno. ${press(text.deal)}`,
  threeLow: `Tre carte basse, tutte diverse: un ottimo inizio. ${press(text.call('5'))}`,
  fourLow: `Un’altra bassa. Nessuno ha puntato: fare check non costa nulla. ${press(text.check)}`,
  lowMade: `Cinque diverse, nessuna sopra il sei: la tua mano è fatta. ${press(text.bet('10'))}`,
  lowAgain: `Il re non fa danno: contano solo le cinque migliori. ${press(text.bet('10'))}`,
  lowWaits: `L’ultima carta è arrivata coperta. Dopo il tuo check si mostrano le mani. ${press(text.check)}`,
  show: `Solo le carte mostrate possono vincere. ${press(text.show)}`,
  lowWon: ({ net, own, other }) =>
    `+${net}, perché ${own} è più bassa di ${other}: si confrontano prima le carte più alte.`,
  noStraights: 'Una scala che non lo è',
  lowest2: `Hai solo 20. Quando sono puntati, tutte le carte arrivano da sole. ${press(text.deal)}`,
  lowCall: `Tre carte basse, tutte diverse. ${press(text.call('5'))}`,
  allIn: `Quattro che vanno insieme. ${press(text.allInFor('10'))}`,
  straightWon: ({ net, own, other }) =>
    `+${net}, perché ${own} è più bassa di ${other}. Al razz scale e colori non contano, ed è la tua fortuna.`,
  halves: `Il piatto si divide: metà alla mano più alta, metà alla più bassa. ${press(text.deal)}`,
  bringIn: `La carta scoperta più bassa deve aprire, ed è il tuo tre. ${press(text.bringInFor('5'))}`,
  halfWaits: `Quattro carte basse, buone per la metà low. ${press(text.check)}`,
  halfMade: `Cinque diverse, nessuna sopra il sette: è la mano più bassa al tavolo. ${press(text.bet('10'))}`,
  halfAgain: `Le carte alte non fanno danno: per la mano bassa contano le cinque migliori. ${press(text.bet('10'))}`,
  halfLast: `L’ultima carta è arrivata coperta. Dopo il tuo check si mostrano le mani. ${press(text.check)}`,
  halfWon: ({ net, own, other }) =>
    `+${net}, perché la metà low è tua: ${own} contro ${other}. La metà high va alle coppie migliori.`,
  both: 'Vincere tutte e due le metà',
  bothWays: `Hai solo 20. Quando sono puntati, tutte le carte arrivano da sole. ${press(text.deal)}`,
  bothOpen: `Sette, otto, nove: può diventare una scala per la mano alta, ed è anche bassa. ${press(text.bringInFor('5'))}`,
  bothWon: ({ net, own, other }) =>
    `+${net}, perché tutte e due le metà sono tue: high con la scala, low con ${own} contro ${other}. Per ognuna contano cinque carte diverse.`,
};

export const drills: DrillText = {
  title: 'Quali carte sono morte?',
  asks: card => `Questa carta è morta: ${card}?`,
  yes: 'Sì',
  no: 'No',
  because: { folded: card => `C’era anche lei: ${card}.`, unseen: card => `Nessuno l’ha mostrata: ${card}.` },
};

export const terms: Readonly<Record<Term, string>> = {
  dealer: 'Questo bottone segna il mazziere: la prima carta va alla sua sinistra. Dopo ogni mano avanza di un posto.',
  all: 'All-in: tutte le sue fiches sono nel piatto. Resta in gioco per quello che ha potuto vedere.',
};
