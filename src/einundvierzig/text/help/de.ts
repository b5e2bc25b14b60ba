/** In German: the rules of Einundvierzig in short, and the reasons of the odd ones. Loaded when first asked for. */
import { helpOf, type Help, type Sentences } from '../help.js';
import type { Options } from '../../rules/options.js';

export { styles } from '../help.js';

/** The rules and reasons as these options have them. */
export const helpIn = (options: Options): Help => helpOf(options, sentences);

const sentences: Sentences = ({ ante, lower, higher, bonus41, percent, buyIn, step }) => ({
  headings: {
    aim: 'Worum es geht',
    hands: 'Die Blätter, das beste zuerst',
    first: 'Wer spricht',
    expose: 'Zwei auf, zwei zu',
    second: 'Wie gesetzt wird',
    purse: 'Pot und Kasse',
  },
  kinds: {
    fourOfARank: 'Vier eines Ranges: der höhere Rang gewinnt',
    fourOfASuit: 'Vier einer Farbe: hier einundvierzig, die höchste Summe',
    threeOfARank: 'Drei eines Ranges',
    threeOfASuit: 'Drei einer Farbe: hier 28',
    points: 'Zwei einer Farbe oder eines Ranges: hier 21',
    single: 'Eine einzelne Karte',
  },
  goal: 'Einundvierzig (Färbeln): drei bis sieben Spieler, jeder vier Karten aus 32; die beste Gruppe von Karten gewinnt den Pot.',
  ante: `Jeder zahlt ein Ante von ${ante}.`,
  deal: 'Zwei Karten kommen verdeckt, dann wird gesetzt; nach zwei weiteren legt jeder zwei auf und behält zwei zu, und es folgt die zweite Runde.',
  forced: `Die Vorhand, an der der Spitz liegt, muss das untere Limit von ${lower} setzen, ein Ante nicht gerechnet; der Spitz wandert nach jedem Spiel um einen Platz weiter.`,
  option: {
    false: 'Halten alle nur ihren Einsatz, ist die erste Runde aus: sich selbst erhöhen kann sie nicht.',
    true: 'Halten alle nur ihren Einsatz, darf sie abwarten oder erhöhen.',
  },
  open: {
    check: 'In der zweiten Runde muss niemand setzen: solange keiner setzt, darf man abwarten.',
    forehandForced:
      'Auch in der zweiten Runde muss die Vorhand setzen; ist sie ausgestiegen, der Nächste im Uhrzeigersinn.',
  },
  first: {
    leftOfForehand: 'Zuerst spricht, wer links der Vorhand sitzt.',
    forehand: 'In der zweiten Runde spricht die Vorhand zuerst.',
  },
  unit: {
    higher: `Gesetzt und erhöht wird um ${lower} in der ersten und um ${higher} in der zweiten Runde.`,
    lower: `Gesetzt und erhöht wird in beiden Runden um ${lower}.`,
    either: `Gesetzt und erhöht wird um ${lower} in der ersten und um ${lower} oder ${higher} in der zweiten Runde.`,
  },
  trigger: {
    roundClosed: '',
    firstCall: 'Wer in der zweiten Runde als Erster hält, beendet sie, auch wenn andere noch nicht gesprochen haben.',
  },
  cap: {
    lastRound: 'Je Runde sind ein Einsatz und drei Erhöhungen erlaubt; in der zweiten unter zweien beliebig viele.',
    never: 'Je Runde sind ein Einsatz und drei Erhöhungen erlaubt.',
    always: 'Je Runde sind ein Einsatz und drei Erhöhungen erlaubt; unter zweien beliebig viele.',
  },
  shortAllIn:
    'Setzt jemand alles und ist es mindestens eine halbe Erhöhung, zählt es wie eine ganze. Weniger darf gehalten oder aufgefüllt werden und öffnet die Runde nicht neu.',
  allIn:
    'Wem die Chips ausgehen, der spielt um den Hauptpot weiter; was die anderen noch setzen, kommt in einen Nebenpot.',
  buyIn: `Chips kauft man nur zwischen zwei Spielen nach, auf mindestens ${buyIn}.`,
  dealer: { house: '', players: 'Die Spieler geben selbst, jeweils der rechts der Vorhand.' },
  step: `Was das Haus nimmt, wird auf ein Vielfaches von ${step} abgerundet.`,
  expose: {
    simultaneous:
      'Alle wählen zugleich und dürfen es sich anders überlegen, bis der Letzte fertig ist; dann wird alles auf einmal aufgedeckt, damit keiner vom anderen lernt.',
    clockwise: 'Reihum von der Linken der Vorhand legt jeder zwei Karten offen.',
  },
  hands:
    'Von oben: vier eines Ranges, vier einer Farbe, drei eines Ranges, drei einer Farbe, zwei eines Ranges oder einer Farbe; drei und vier eines Ranges gehen nach dem Rang, alles andere, auch ein Paar, nach den Punkten: Sieben bis Zehn zählen 7 bis 10, Bube, Dame und König (Unter, Ober, König) 10, das Ass (Daus) 11.',
  single: {
    highCard: 'Haben keine zwei Karten Rang oder Farbe gemeinsam, zählt die beste einzelne Karte.',
    zero: 'Haben keine zwei Karten Rang oder Farbe gemeinsam, ist die Hand nichts wert.',
  },
  pairs: { true: '', false: 'Zwei Karten allein sind hier nichts wert.' },
  best: 'Es zählt nur die eine beste Gruppe einer Hand, die gehobenen Karten; zwei Paare werden nicht zusammengezählt.',
  tie: 'Gleich hohe Blätter werden nie geteilt: es gewinnt die Vorhand, sonst wer ihr zur Linken am nächsten sitzt.',
  bonus: {
    false: `Ass und drei Zehner einer Farbe sind 41: wer sie zeigt, bekommt ${bonus41} vom Haus, auch wenn alle anderen ausgestiegen sind.`,
    true: `Ass und drei Zehner einer Farbe sind 41: wer sie beim Aufdecken zeigt, bekommt ${bonus41} vom Haus.`,
  },
  noBonus: 'Eine 41 ist hier nicht mehr als vier einer Farbe.',
  tax: most => `Das Haus nimmt ${percent} Prozent von jedem Pot, abgerundet${most}.`,
  noTax: 'Das Haus nimmt nichts.',
  atMost: cap => `, höchstens ${cap}`,
});
