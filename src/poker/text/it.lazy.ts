/** What the review of a hand says: Italian. */
import { il } from '../../table/text/it.js';
import type { ReviewText } from './en.lazy.js';

export const text: ReviewText = {
  counting: percent => `Simulazione della mano… ${percent}%`,
  early: 'Finora nessun errore.',
  clean: 'Nulla da dire: nessun’altra scelta avrebbe reso sensibilmente di più.',
  unclear: 'Nessun errore dimostrabile: di alcune decisioni si sa troppo poco.',
  none: 'In questa mano non avevi nulla da decidere.',
  again: 'Qui un’altra scelta rende di più. Quale?',
  played: act => `Giocato: ${act}.`,
  price: (call, pot) => `Vedere costava ${call}; nel piatto c’erano ${pot}.`,
  pot: pot => `Nel piatto c’erano ${pot}.`,
  free: pot => `Nulla da pagare; nel piatto c’erano ${pot}.`,
  right: act => `Giusto: ${act}.`,
  asGood: act => `Altrettanto buono: ${act}.`,
  wrong: act => `Meglio: ${act}.`,
  gain: (chips, bounds) => `Rende ${chips} in più, in fiches (±\u00a0${bounds}).`,
  better: (played, better) => `${played}; meglio: ${better}.`,
  fine: played => `Nessun errore: ${played}.`,
  unsure: played => `${played}: difficile dirlo. Troppo poche mani corrispondono a quello che hanno fatto gli altri.`,
  because: {
    pays: (share, needed) =>
      `Contro le mani che gli altri giocano così vinci ${il(share)} del piatto; per vedere serve ${il(needed)}.`,
    dear: (share, needed) =>
      `Contro le mani che gli altri giocano così vinci solo ${il(share)} del piatto; per vedere serve ${il(needed)}.`,
    dearer: (share, needed) =>
      `Vinci ${il(share)} del piatto, e per vedere basta ${il(needed)}; ma seguono altre puntate.`,
    cheaper: (share, needed) =>
      `Vinci ${il(share)} del piatto, e per vedere servirebbe ${il(needed)}; ma quando vinci entrano altre fiches.`,
    value: (share, even) =>
      `Vinci ${il(share)} del piatto, e una parte uguale sarebbe ${il(even)}: ogni fiche in più nel piatto rende più di quanto costa.`,
    thin: (share, even) =>
      `Vinci ${il(share)} del piatto, e una parte uguale sarebbe ${il(even)}: ogni fiche in più nel piatto costa più di quanto rende.`,
    unseen: (part, than) => `Mani in cui tutti gli altri passano: ${part}%, con la tua scelta ${than}%.`,
    paid: chips => `Gli altri mettono nel piatto ${chips} fiches in più.`,
    gain: 'La differenza viene da tutto quello che segue.',
  },
  worths: 'Da qui in poi, in fiches',
  others: 'Le altre decisioni',
  basis:
    'Calcolato contro giocatori come i più forti qui, con carte adatte a quello che hanno fatto. Quello che sta entro ± può essere fortuna.',
  all: {
    begin: 'Analizza tutto',
    goOn: 'Continua analisi',
    leave: 'Interrompi',
    hands: (done, all) => `Mani analizzate: ${done} su ${all}.`,
    net: 'Risultato',
    given: 'Perso con le tue scelte',
    rest: 'Dovuto alle carte',
    dearest: 'Le decisioni più care',
    at: (where, act) => `${where}: ${act}.`,
    clean: 'Nessuna decisione è costata qualcosa di misurabile.',
    basis: 'Conta come perso solo quello che va oltre ±; il resto è dovuto alle carte.',
  },
};
