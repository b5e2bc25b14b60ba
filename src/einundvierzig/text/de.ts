/** What the table of Einundvierzig says: German. */
import { text as poker } from '../../poker/text/de.js';
import type { EinundvierzigText } from './en.js';

export const text: EinundvierzigText = {
  ...poker,
  limits: (ante, lower, higher) => `Ante ${ante} · Limit ${lower} / ${higher}`,
  first: 'Erste Runde',
  forehand: 'Vorhand',
  aim: 'Einundvierzig: die beste Gruppe gewinnt',
  newHandBecause: amount => `Die Vorhand muss ${amount} setzen; dann kommen zwei Karten verdeckt.`,
  forced: (who, amount) => (who === undefined ? `Sie setzen ${amount} (Pflicht)` : `${who} setzt ${amount} (Pflicht)`),
  second: 'Zweite Runde',
  showdown: 'Aufdecken',
  twoUp: 'Zwei auf, zwei zu',
  choose: 'Wählen Sie zwei Karten zum Öffnen. Alle decken zugleich auf.',
  chooseNow: 'Wählen Sie zwei Karten und legen Sie sie offen.',
  othersChoose: 'Ihre Wahl steht; die anderen wählen noch.',
  opening: name => `${name} legt zwei Karten offen.`,
  lays: (who, cards) => (who === undefined ? `Sie legen offen: ${cards}.` : `${who} legt offen: ${cards}.`),
  picked: card => `${card}: auf.`,
  dropped: card => `${card}: zu.`,
  up: 'auf',
  closed: 'zu',
  choosing: 'wählt noch',
  chosen: 'hat gewählt',
  count: count => `${count} von 2 gewählt`,
  unpick: 'Auswahl aufheben',
  repick: 'Anders wählen',
  lay: 'Offen legen',
  seen: 'Die anderen sehen',
  alone: 'Alle anderen sind ausgestiegen',
  mayShow: bonus => `Sie halten einundvierzig: zeigen Sie es, zahlt das Haus ${bonus}.`,
  mayShowOther: name => `${name} darf eine Einundvierzig zeigen.`,
  counts: { 2: ['Zwei', 'zwei'], 3: ['Drei', 'drei'], 4: ['Vier', 'vier'] },
  ofSuit: (count, suit) => `${count} ${suit}`,
  ofRank: (count, rank) => `${count} ${rank}`,
  single: (first, rank) => [`${first} allein`, `${rank} allein`],
  fortyOne: suit => [`Einundvierzig in ${suit}`, `Einundvierzig in ${suit}`],
  nothing: ['Nichts', 'nichts'],
  plurals: { 7: 'Siebener', 8: 'Achter', 9: 'Neuner', T: 'Zehner', J: 'Buben', Q: 'Damen', K: 'Könige', A: 'Asse' },
  germanPlurals: {
    7: 'Siebener',
    8: 'Achter',
    9: 'Neuner',
    T: 'Zehner',
    J: 'Unter',
    Q: 'Ober',
    K: 'Könige',
    A: 'Däuser',
  },
  groups: {
    single: ['Eine einzelne Karte', 'eine einzelne Karte'],
    points: ['Zwei Karten', 'zwei Karten'],
    threeOfASuit: ['Drei einer Farbe', 'drei einer Farbe'],
    threeOfARank: ['Drei eines Ranges', 'drei eines Ranges'],
    fourOfASuit: ['Vier einer Farbe', 'vier einer Farbe'],
    fourOfARank: ['Vier eines Ranges', 'vier eines Ranges'],
  },
  void: 'zählt nicht',
  others: 'Andere Lesarten',
  ranks2: (first, second) => `${first} zuerst, dann ${second}.`,
  evenly: points => `Gleich hoch, ${points}: keine geht vor.`,
  left: place => `${place}. links der Vorhand`,
  standing: 'Einordnung der Hand',
  chance: {
    ...poker.chance,
    win: percent => `${percent}\u00a0% auf den Pot`,
    becomes: percent =>
      `Mit zwei weiteren Karten werden daraus in ${percent}\u00a0% der Fälle drei oder vier einer Farbe oder eines Ranges.`,
    beaten: (ways, each) =>
      `Von ${ways} Möglichkeiten für zwei verdeckte Karten schlagen Ihre Hand: ${each.join(', ')}.`,
    rival: (name, number) => `${name} ${number}`,
    unbeatable: 'Keine zwei Karten, die verdeckt liegen können, schlagen Ihre Hand.',
  },
  did: {
    ...poker.did,
    forced: amount => `setzt ${amount} (Pflicht)`,
    choosing: 'wählt noch',
    chosen: '✓ hat gewählt',
  },
  ending: {
    ...poker.ending,
    tieForehand: (hand, who) =>
      who === undefined ? `Gleich hoch, ${hand}: Sie sind Vorhand.` : `Gleich hoch, ${hand}: ${who} ist Vorhand.`,
    tieLeft: (hand, who) =>
      who === undefined
        ? `Gleich hoch, ${hand}: Sie sitzen der Vorhand zur Linken am nächsten.`
        : `Gleich hoch, ${hand}: ${who} sitzt der Vorhand zur Linken am nächsten.`,
    highest: hand => `${hand} ist am höchsten.`,
    bonus: (who, amount) =>
      who === undefined
        ? `Das Haus zahlt Ihnen ${amount} für Einundvierzig.`
        : `Das Haus zahlt ${who} ${amount} für Einundvierzig.`,
  },
  handStanding: {
    better: percent => `besser als ${percent}\u00a0% aller Hände`,
    becomes: percent => `im Mittel besser als ${percent}\u00a0% aller Hände`,
    equal: percent => `gleich hoch: ${percent}\u00a0%`,
    all: hands => `Alle ${hands} Hände`,
    groups: {
      single: 'Einzeln',
      points: 'Zwei Karten',
      threeOfASuit: 'Drei einer Farbe',
      threeOfARank: 'Drei eines Ranges',
      fourOfASuit: 'Vier einer Farbe',
      fourOfARank: 'Vier eines Ranges',
    },
  },
};
