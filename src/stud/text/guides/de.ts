/** Auf Deutsch: what the guides of stud say. Loaded when a guide is asked for. */
import { guidesOf } from '../guides.js';
import { text } from '../de.js';

/** The guides for a table of stud. */
export const guidesIn = guidesOf({
  letters: text.letters,
  first: 'Eine erste Hand, Schritt für Schritt',
  seven: 'Jeder bekommt sieben Karten, drei davon verdeckt. Die besten fünf zählen. Lassen Sie geben.',
  threeOfASuit: 'Drei Karten einer Farbe: fünf davon wären ein Flush, eine starke Hand. Halten Sie.',
  fourOfASuit: 'Schon vier. Niemand hat gesetzt: Abwarten kostet nichts.',
  flush: 'Fünf einer Farbe: Ihr Flush ist fertig. Jetzt setzen Sie 10.',
  flushAgain: 'Ein Flush schlägt Paare, drei Gleiche und jede Straße. Setzen Sie wieder 10.',
  lastCard: 'Die letzte Karte kommt verdeckt. Am Flush ändert sie nichts: noch einmal 10.',
  flushWon: ({ net }) =>
    `+${net}, denn Ihre fünf Karten einer Farbe sind die beste Hand. Die anderen können sie nicht schlagen und legen weg.`,
  openPair: 'Ein offenes Paar auf der vierten Straße',
  sevenAgain: 'Die vierte Karte liegt offen. Macht sie ein Paar, so ändert sich der Einsatz. Lassen Sie geben.',
  pair: 'Zwei Zehner, eine davon verdeckt: das ist ein guter Anfang. Halten Sie.',
  pairShown: 'Noch eine Zehn. Alle sehen nur das offene Paar; Sie aber haben drei Zehner.',
  pairBet: 'Bei einem offenen Paar darf man 5 bis 20 setzen, sonst hier nur 10. Wählen Sie 20 und setzen Sie.',
  foldedWon: ({ net }) => `+${net}, denn alle anderen sind ausgestiegen: dann zählen keine Karten mehr.`,
  lowest: 'Beim Razz gewinnt die tiefste Hand aus fünf Karten. Das Ass zählt eins. Lassen Sie geben.',
  threeLow: 'Drei tiefe, verschiedene Karten: ein sehr guter Anfang. Halten Sie.',
  fourLow: 'Wieder tief. Niemand hat gesetzt: Abwarten kostet nichts.',
  lowMade: 'Fünf verschiedene, keine höher als sechs: Ihre Hand ist fertig. Setzen Sie 10.',
  lowAgain: 'Der König stört nicht: nur die besten fünf zählen. Setzen Sie wieder 10.',
  lowWaits: 'Die letzte Karte kam verdeckt. Warten Sie ab, dann wird aufgedeckt.',
  show: 'Zeigen Sie Ihre Hand: nur gezeigte Karten gewinnen.',
  lowWon: ({ net, own, other }) =>
    `+${net}, denn ${own} ist tiefer als ${other}: verglichen wird zuerst die höchste Karte.`,
  noStraights: 'Eine Straße, die keine ist',
  lowest2: 'Sie haben nur 20. Sind sie gesetzt, kommen alle Karten von selbst. Lassen Sie geben.',
  lowCall: 'Drei tiefe, verschiedene Karten. Halten Sie.',
  allIn: 'Vier, die zusammenpassen. Setzen Sie Ihre letzten 10.',
  straightWon: ({ net, own, other }) =>
    `+${net}, denn ${own} ist tiefer als ${other}. Straße und Flush zählen beim Razz nicht, und das ist Ihr Glück.`,
  halves: 'Der Pot wird geteilt: eine Hälfte für die höchste Hand, eine für die tiefste. Lassen Sie geben.',
  bringIn: 'Die tiefste offene Karte muss eröffnen, das ist Ihre Drei. Der Bring-in kostet 5.',
  halfWaits: 'Vier tiefe Karten, gut für die tiefe Hälfte. Warten Sie ab.',
  halfMade: 'Fünf verschiedene, keine höher als sieben: die tiefste Hand, die es hier gibt. Setzen Sie 10.',
  halfAgain: 'Hohe Karten stören nicht: für tief zählen die besten fünf. Setzen Sie wieder 10.',
  halfLast: 'Die letzte Karte kam verdeckt. Warten Sie ab, dann wird aufgedeckt.',
  halfWon: ({ net, own, other }) =>
    `+${net}, denn die tiefe Hälfte gehört Ihnen: ${own} gegen ${other}. Die hohe bekommt, wer die besten Paare hat.`,
  both: 'Beide Hälften gewinnen',
  bothWays: 'Sie haben nur 20. Sind sie gesetzt, kommen alle Karten von selbst. Lassen Sie geben.',
  bothOpen: 'Sieben, Acht, Neun: das kann hoch eine Straße werden, und tief ist es auch. Der Bring-in kostet 5.',
  bothWon: ({ net, own, other }) =>
    `+${net}, denn beide Hälften sind Ihre: hoch mit der Straße, tief mit ${own} gegen ${other}. Es zählen andere fünf Karten.`,
});
