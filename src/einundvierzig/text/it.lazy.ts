/** In Italian: what Einundvierzig tells when it is asked: its rules and reasons, guides, drills, terms. */
import { il } from '../../table/text/it.js';
import { text } from './it.js';
import type { DrillText, GuideText, Sentences, Term } from './en.lazy.js';

export const sentences: Sentences = ({ ante, lower, higher, fortyOneBonus, percent, buyIn, step }) => ({
  headings: {
    aim: 'Lo scopo',
    hands: 'Le mani, dalla migliore',
    first: 'Chi parla',
    turnUp: 'Due scoperte, due coperte',
    second: 'Le puntate',
    purse: 'Piatto e fiches',
  },
  kinds: {
    fourOfARank: 'Quattro dello stesso valore: vince il valore più alto',
    fourOfASuit: 'Quattro dello stesso seme: qui quarantuno, la somma più alta che c’è',
    threeOfARank: 'Tre dello stesso valore',
    threeOfASuit: 'Tre dello stesso seme: qui 28',
    points: 'Due dello stesso seme o valore: qui 21',
    single: 'Una carta sola',
  },
  goal: 'Einundvierzig (Färbeln), «quarantuno»: da tre a sette giocatori, quattro carte a testa da un mazzo di 32; il gruppo di carte migliore vince il piatto.',
  ante: `Ognuno mette un ante di ${ante}.`,
  deal: 'Si danno due carte coperte, poi c’è un giro di puntate; altre due, poi ognuno ne scopre due e ne tiene due coperte, e segue un secondo giro.',
  forced: `Chi è di mano («Vorhand», con davanti lo Spitz) deve puntare il limite più basso, cioè ${lower}, oltre all’eventuale ante; dopo ogni mano lo Spitz avanza di un posto.`,
  option: {
    false:
      'Se tutti si limitano a vedere, il primo giro è finito: chi è di mano non può rilanciare la propria puntata.',
    true: 'Se tutti si limitano a vedere, chi è di mano può fare check o rilanciare.',
  },
  open: {
    check: 'Il secondo giro non ha puntata obbligata: finché nessuno ha puntato si può fare check.',
    'forehand-forced':
      'Nel secondo giro chi è di mano deve puntare ancora; se ha passato, tocca a chi segue in senso orario.',
  },
  first: {
    'left-of-forehand': 'Comincia chi siede a sinistra di chi è di mano.',
    forehand: 'Nel secondo giro comincia chi è di mano.',
  },
  unit: {
    higher: `Puntate e rilanci sono di ${lower} nel primo giro, di ${higher} nel secondo.`,
    lower: `Puntate e rilanci sono di ${lower} in tutti e due i giri.`,
    either: `Puntate e rilanci sono di ${lower} nel primo giro, di ${lower} o ${higher} nel secondo.`,
  },
  trigger: {
    'round-closed': '',
    'first-call': 'Nel secondo giro chi vede lo chiude subito, anche se altri non hanno parlato.',
  },
  cap: {
    'last-round': 'In un giro sono ammessi una puntata e tre rilanci; senza limite nel secondo, se si resta in due.',
    never: 'In un giro sono ammessi una puntata e tre rilanci.',
    always: 'In un giro sono ammessi una puntata e tre rilanci; senza limite appena si resta in due.',
  },
  shortAllIn:
    'Un all-in di almeno mezzo rilancio conta come rilancio intero. Se è più piccolo lo si può vedere o completare, e non riapre le puntate.',
  allIn:
    'Chi finisce le fiches resta in gioco per il piatto principale; quello che gli altri puntano in più va in un piatto a parte («side pot»).',
  buyIn: `Le fiches si comprano solo fra una mano e l’altra, e si deve arrivare ad almeno ${buyIn}.`,
  dealer: { house: '', players: 'Danno le carte i giocatori, ogni volta chi siede a destra di chi è di mano.' },
  step: `Quello che trattiene la casa si arrotonda per difetto a un multiplo di ${step}.`,
  turnUp: {
    simultaneous:
      'Tutti scelgono insieme e possono cambiare idea finché non hanno finito tutti; poi si scopre tutto in una volta, così nessuno può regolarsi sugli altri.',
    clockwise: 'Ognuno scopre due carte a turno, a partire dalla sinistra di chi è di mano.',
  },
  hands:
    'Dall’alto: quattro dello stesso valore, quattro dello stesso seme, tre dello stesso valore, tre dello stesso seme, due dello stesso valore o seme; tre e quattro dello stesso valore si ordinano per valore, tutto il resto per punti, anche le coppie: le carte dal sette al dieci valgono da 7 a 10 punti, fante, donna e re 10, l’asso 11.',
  single: {
    'high-card': 'Se non ci sono due carte dello stesso valore o seme, conta la carta più alta.',
    zero: 'Se non ci sono due carte dello stesso valore o seme, la mano non vale nulla.',
  },
  pairs: { true: '', false: 'Qui due carte sole non valgono nulla.' },
  best: 'Di una mano conta solo il gruppo migliore, le carte spostate in alto; due coppie non si sommano.',
  tie: 'A parità di mano il piatto non si divide mai: vince chi è di mano, altrimenti il primo posto alla sua sinistra fra le mani pari.',
  bonus: {
    false: `Un asso e tre carte che valgono dieci, tutte dello stesso seme, fanno 41: mostrale, e la casa paga ${fortyOneBonus}, anche se tutti gli altri hanno passato.`,
    true: `Un asso e tre carte che valgono dieci, tutte dello stesso seme, fanno 41: mostrale allo showdown, e la casa paga ${fortyOneBonus}.`,
  },
  noBonus: 'Qui un 41 è solo quattro carte dello stesso seme.',
  rake: most => `La casa trattiene ${il(percent)} di ogni piatto, arrotondato per difetto${most}.`,
  noRake: 'La casa non trattiene nulla.',
  atMost: cap => `, al massimo ${cap}`,
});

const { press } = text.guide;

export const guides: GuideText = {
  first: 'Una prima mano, passo per passo',
  aim: `Raccogli carte dello stesso seme: i loro punti si sommano, l’asso vale undici, le figure dieci. ${press(text.deal)}`,
  three: sum =>
    `Tre delle tue carte sono dello stesso seme e fanno ${sum}. Le battono solo una somma più alta (31 al massimo), tre dello stesso valore, o quattro che vanno insieme.`,
  open: `Tutti vedranno due delle tue carte. Scegli l’otto e il re: così nessuno indovina la tua mano. ${press(text.lay)}`,
  call: `Qualcuno ha puntato 10. Tre di un seme sono forti. ${press(text.call('10'))}`,
  won: ({ net, own, other }) =>
    `+${net}, perché le tue tre carte dello stesso seme fanno ${own}. La mano migliore degli altri è di due carte sole, ${other}.`,
  second: 'Un quarantuno, e la casa paga',
  rare: `Un asso e tre carte che valgono dieci, tutte dello stesso seme: è il quarantuno. ${press(text.deal)}`,
  openAny: `Eccolo, una mano su 2248. Tocca due carte, quelle che vuoi. ${press(text.lay)}`,
  bet: `Più c’è nel piatto, meglio è per te. ${press(text.bet('10'))}`,
  bonus: ({ net, bonus, pot, own, other }) =>
    `+${net}, perché ${own} batte ${other}: ${pot} vengono dal piatto, e la casa paga ${bonus} per il quarantuno.`,
};

export const drills: DrillText = {
  title: 'Quali due dicono meno?',
  asks: 'Una buona mano. Quali due carte, scoperte, dicono meno agli altri?',
  because: 'Viste da sole, queste due valgono meno: se possibile né valore né seme in comune, e basse.',
};

export const terms: Readonly<Record<Term, string>> = {
  spitz: 'Lo Spitz segna chi è di mano, che deve fare la prima puntata. Dopo ogni mano avanza di un posto.',
  dealer: 'Il mazziere di questa mano. È di mano chi siede dopo, in senso orario.',
  all: 'All-in: tutte le sue fiches sono nel piatto. Resta in gioco per quello che ha potuto vedere.',
};
