/** What the table of Einundvierzig says: Italian. */
import { ad, il } from '../../table/text/it.js';
import { text as poker } from '../../poker/text/it.js';
import type { EinundvierzigText } from './en.js';

export const text: EinundvierzigText = {
  ...poker,
  limits: (ante, lower, higher) => `Ante ${ante} · Limiti ${lower} / ${higher}`,
  first: 'Primo giro',
  forehand: 'Di mano',
  aim: 'Einundvierzig: vince il gruppo migliore',
  newHandBecause: amount => `Chi è di mano deve puntare ${amount}; poi arrivano due carte coperte.`,
  forced: (who, amount) =>
    who === undefined ? `Metti ${amount} nel piatto (puntata obbligata)` : `${who} punta ${amount} (puntata obbligata)`,
  second: 'Secondo giro',
  showdown: 'Showdown',
  twoUp: 'Due da scoprire',
  choose: 'Scegli due carte: si scopriranno insieme a quelle degli altri.',
  chooseFirst: 'Prima scegli due carte.',
  chooseNow: 'Scegli due carte e scoprile.',
  othersChoose: 'Hai scelto; gli altri stanno ancora scegliendo.',
  opening: name => `${name} scopre due carte.`,
  lays: (who, cards) => (who === undefined ? `Scopri: ${cards}.` : `${who} scopre: ${cards}.`),
  picked: card => `${card}: scoperta.`,
  dropped: card => `${card}: coperta.`,
  up: 'aperta',
  closed: 'coperta',
  choosing: 'sceglie',
  chosen: 'ha scelto',
  count: count => `${count} ${count === 1 ? 'scelta' : 'scelte'} su 2`,
  unpick: 'Annulla scelta',
  repick: 'Scegli ancora',
  lay: 'Scopri',
  seen: 'Gli altri vedono',
  potGoesTo: who => (who === undefined ? 'Il piatto è tuo' : `Il piatto va ${ad(who)}`),
  mayShow: bonus => `Hai il quarantuno: se lo mostri, la casa paga ${bonus}.`,
  mayShowOther: name => `Tutti gli altri hanno passato; ${name} può mostrare un quarantuno.`,
  counts: { 2: ['Due', 'due'], 3: ['Tre', 'tre'], 4: ['Quattro', 'quattro'] },
  ofSuit: (count, suit) => `${count} ${suit}`,
  ofRank: (count, rank) => `${count} ${rank}`,
  single: (_, rank) => [`Carta alta ${rank}`, `carta alta ${rank}`],
  fortyOne: suit => [`Quarantuno a ${suit}`, `quarantuno a ${suit}`],
  nothing: ['Niente', 'niente'],
  plurals: { 7: 'sette', 8: 'otto', 9: 'nove', T: 'dieci', J: 'fanti', Q: 'donne', K: 're', A: 'assi' },
  germanPlurals: { 7: 'sette', 8: 'otto', 9: 'nove', T: 'dieci', J: 'Unter', Q: 'Ober', K: 're', A: 'assi' },
  groups: {
    single: ['Una carta sola', 'una carta sola'],
    points: ['Due carte', 'due carte'],
    threeOfASuit: ['Tre dello stesso seme', 'tre dello stesso seme'],
    threeOfARank: ['Tre dello stesso valore', 'tre dello stesso valore'],
    fourOfASuit: ['Quattro dello stesso seme', 'quattro dello stesso seme'],
    fourOfARank: ['Quattro dello stesso valore', 'quattro dello stesso valore'],
  },
  void: 'non conta',
  others: 'Altri gruppi',
  comparison: (first, second, areMany) => `${first} ${areMany ? 'battono' : 'batte'} ${second}.`,
  evenly: points => `Pari a ${points}: nessun gruppo è più alto.`,
  left: place => (place === 1 ? 'a sinistra di chi è di mano' : `${place} posti a sinistra di chi è di mano`),
  handRank: 'Forza della mano',
  chance: {
    ...poker.chance,
    win: percent => `${percent}% di vincere`,
    becomes: percent =>
      `Distribuzioni in cui altre due carte ne fanno tre o quattro di un seme o di un valore: ${percent}%.`,
    beaten: (ways, each) => `Su ${ways} possibilità per due carte coperte battono la tua mano: ${each.join(', ')}.`,
    rival: (name, number) => `${name} ${number}`,
    unbeatable: 'Qualunque siano le due carte coperte, nessuna mano batte la tua.',
  },
  did: {
    ...poker.did,
    forced: amount => `puntata obbligata ${amount}`,
    choosing: 'sceglie',
    chosen: '✓ ha scelto',
  },
  ending: {
    ...poker.ending,
    tieForehand: (hand, who) =>
      who === undefined ? `Parità, ${hand}: vinci tu, che sei di mano.` : `Parità, ${hand}: vince ${who}, di mano.`,
    tieLeft: (hand, who) =>
      who === undefined
        ? `Parità, ${hand}: vinci tu, il posto più vicino a chi è di mano.`
        : `Parità, ${hand}: vince ${who}, il posto più vicino a chi è di mano.`,
    highest: hand => `${hand}: la mano più alta.`,
    bonus: (who, amount) =>
      who === undefined
        ? `La casa ti paga ${amount} per il quarantuno.`
        : `La casa paga ${amount} ${ad(who)} per il quarantuno.`,
  },
  handRankWords: {
    better: percent => `batte ${il(percent)} delle mani`,
    becomes: percent => `in media batte ${il(percent)} delle mani`,
    equal: percent => `pari: ${percent}%`,
    all: hands => `Tutte le ${hands} mani`,
    groups: {
      single: 'Una carta',
      points: 'Due carte',
      threeOfASuit: 'Tre dello stesso seme',
      threeOfARank: 'Tre dello stesso valore',
      fourOfASuit: 'Quattro dello stesso seme',
      fourOfARank: 'Quattro dello stesso valore',
    },
  },
};
