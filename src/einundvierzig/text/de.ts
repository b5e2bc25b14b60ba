/** What the table of Einundvierzig says: German. */
import { text as poker } from '../../poker/text/de.js';
import type { EinundvierzigText } from './en.js';

export const text: EinundvierzigText = {
  ...poker,
  limits: (ante, lower, higher) => `Ante ${ante} · Limit ${lower} / ${higher}`,
  first: 'Erste Runde',
  forehand: 'Vorhand',
  aim: 'Einundvierzig: Die beste Gruppe gewinnt',
  newHandBecause: amount => `Die Vorhand muss ${amount} setzen; dann kommen zwei Karten verdeckt.`,
  forced: (who, amount) => (who === undefined ? `Sie setzen ${amount} (Pflicht)` : `${who} setzt ${amount} (Pflicht)`),
  second: 'Zweite Runde',
  showdown: 'Showdown',
  twoUp: 'Zwei auf, zwei zu',
  choose: 'Wählen Sie zwei zum Aufdecken. Alle decken zugleich auf.',
  chooseFirst: 'Wählen Sie zuerst zwei Karten.',
  chooseNow: 'Wählen Sie zwei Karten und decken Sie sie auf.',
  othersChoose: 'Ihre Wahl steht; die anderen wählen noch.',
  opening: name => `${name} deckt zwei Karten auf.`,
  lays: (who, cards) => (who === undefined ? `Sie decken auf: ${cards}.` : `${who} deckt auf: ${cards}.`),
  picked: card => `${card}: auf.`,
  dropped: card => `${card}: zu.`,
  up: 'auf',
  closed: 'zu',
  choosing: 'wählt noch',
  chosen: 'hat gewählt',
  count: count => `${count} von 2 gewählt`,
  unpick: 'Auswahl aufheben',
  repick: 'Anders wählen',
  lay: 'Aufdecken',
  seen: 'Die anderen sehen',
  potGoesTo: who => `Der Pot gehört ${who ?? 'Ihnen'}`,
  mayShow: bonus => `Sie haben die Einundvierzig: Wenn Sie sie zeigen, zahlt das Haus ${bonus}.`,
  mayShowOther: name => `Alle anderen sind ausgestiegen; ${name} darf eine Einundvierzig zeigen.`,
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
  others: 'Andere Gruppen',
  comparison: (first, second, areMany) => `${first} ${areMany ? 'schlagen' : 'schlägt'} ${second}.`,
  evenly: points => `Gleichstand mit ${points}: Keine Gruppe ist höher.`,
  left: place => `${place}. Platz links der Vorhand`,
  handRank: 'Stärke des Blatts',
  chance: {
    ...poker.chance,
    win: percent => `${percent}\u00a0% Gewinnchance`,
    becomes: percent =>
      `Mit zwei weiteren Karten werden daraus in ${percent}\u00a0% der Fälle drei oder vier einer Farbe oder eines Ranges.`,
    beaten: (ways, each) =>
      `Von ${ways} Möglichkeiten für zwei verdeckte Karten schlagen Ihr Blatt: ${each.join(', ')}.`,
    rival: (name, number) => `${name} ${number}`,
    unbeatable: 'Keine zwei Karten, die verdeckt liegen können, schlagen Ihr Blatt.',
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
      who === undefined
        ? `Gleichstand, ${hand}: Sie gewinnen als Vorhand.`
        : `Gleichstand, ${hand}: ${who} gewinnt als Vorhand.`,
    tieLeft: (hand, who) =>
      who === undefined
        ? `Gleichstand, ${hand}: Sie sitzen näher an der Vorhand.`
        : `Gleichstand, ${hand}: ${who} sitzt näher an der Vorhand.`,
    highest: hand => `${hand}, das höchste Blatt.`,
    bonus: (who, amount) =>
      who === undefined
        ? `Das Haus zahlt Ihnen ${amount} für die Einundvierzig.`
        : `Das Haus zahlt ${who} ${amount} für die Einundvierzig.`,
  },
  handRankWords: {
    better: percent => `besser als ${percent}\u00a0% aller Blätter`,
    becomes: percent => `im Mittel besser als ${percent}\u00a0% aller Blätter`,
    equal: percent => `gleich hoch: ${percent}\u00a0%`,
    all: hands => `Alle ${hands} Blätter`,
    groups: {
      single: 'Eine Karte',
      points: 'Zwei Karten',
      threeOfASuit: 'Drei einer Farbe',
      threeOfARank: 'Drei eines Ranges',
      fourOfASuit: 'Vier einer Farbe',
      fourOfARank: 'Vier eines Ranges',
    },
  },
};
