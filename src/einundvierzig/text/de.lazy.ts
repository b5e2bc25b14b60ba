/** In German: what Einundvierzig tells when it is asked: its rules and reasons, guides, drills, terms. */
import { text } from './de.js';
import type { DrillText, GuideText, Sentences, Term } from './en.lazy.js';

export const sentences: Sentences = ({ ante, lower, higher, fortyOneBonus, percent, buyIn, step }) => ({
  headings: {
    aim: 'Worum es geht',
    hands: 'Die Blätter, das beste zuerst',
    first: 'Wer spricht',
    turnUp: 'Zwei auf, zwei zu',
    second: 'Wie gesetzt wird',
    purse: 'Pot und Kasse',
  },
  kinds: {
    fourOfARank: 'Vier eines Ranges: Der höhere Rang gewinnt',
    fourOfASuit: 'Vier einer Farbe: hier die Einundvierzig, die höchste Summe',
    threeOfARank: 'Drei eines Ranges',
    threeOfASuit: 'Drei einer Farbe: hier 28',
    points: 'Zwei einer Farbe oder eines Ranges: hier 21',
    single: 'Eine einzelne Karte',
  },
  goal: 'Einundvierzig (Färbeln): drei bis sieben Spieler, jeder vier Karten aus 32; die beste Gruppe von Karten gewinnt den Pot.',
  ante: `Jeder zahlt ein Ante von ${ante}.`,
  deal: 'Zwei Karten kommen verdeckt, dann wird gesetzt; nach zwei weiteren deckt jeder zwei auf, zwei bleiben zu, und es folgt die zweite Runde.',
  forced: `Die Vorhand, vor der der Spitz liegt, muss zusätzlich zum Ante das untere Limit von ${lower} setzen; der Spitz wandert nach jedem Spiel um einen Platz weiter.`,
  option: {
    false:
      'Halten alle nur den Einsatz der Vorhand, ist die erste Runde zu Ende: Sie kann ihren eigenen Einsatz nicht erhöhen.',
    true: 'Halten alle nur den Einsatz der Vorhand, darf sie noch abwarten oder erhöhen.',
  },
  open: {
    check: 'In der zweiten Runde muss niemand setzen: Solange niemand setzt, darf man abwarten.',
    'forehand-forced':
      'Auch in der zweiten Runde muss die Vorhand setzen; ist sie ausgestiegen, der Nächste im Uhrzeigersinn.',
  },
  first: {
    'left-of-forehand': 'Zuerst spricht, wer links der Vorhand sitzt.',
    forehand: 'In der zweiten Runde spricht die Vorhand zuerst.',
  },
  unit: {
    higher: `Einsätze und Erhöhungen betragen in der ersten Runde ${lower}, in der zweiten ${higher}.`,
    lower: `Einsätze und Erhöhungen betragen in beiden Runden ${lower}.`,
    either: `Einsätze und Erhöhungen betragen in der ersten Runde ${lower}, in der zweiten ${lower} oder ${higher}.`,
  },
  trigger: {
    'round-closed': '',
    'first-call':
      'Wer in der zweiten Runde als Erster hält, beendet sie, auch wenn andere noch nicht gesprochen haben.',
  },
  cap: {
    'last-round':
      'Je Runde sind ein Einsatz und drei Erhöhungen erlaubt; in der zweiten beliebig viele, wenn nur noch zwei im Spiel sind.',
    never: 'Je Runde sind ein Einsatz und drei Erhöhungen erlaubt.',
    always:
      'Je Runde sind ein Einsatz und drei Erhöhungen erlaubt; beliebig viele, sobald nur noch zwei im Spiel sind.',
  },
  shortAllIn:
    'Setzt jemand alles und ist es mindestens eine halbe Erhöhung, zählt es wie eine ganze. Weniger darf gehalten oder aufgefüllt werden und öffnet die Runde nicht neu.',
  allIn:
    'Wem die Chips ausgehen, der spielt um den Hauptpot weiter; was die anderen noch setzen, kommt in einen Nebenpot.',
  buyIn: `Chips kauft man nur zwischen zwei Spielen nach, auf mindestens ${buyIn}.`,
  dealer: { house: '', players: 'Die Spieler geben selbst; Geber ist, wer rechts der Vorhand sitzt.' },
  step: `Die Taxe wird auf ein Vielfaches von ${step} abgerundet.`,
  turnUp: {
    simultaneous:
      'Alle wählen zugleich und dürfen es sich anders überlegen, bis alle fertig sind; dann wird auf einmal aufgedeckt, damit sich niemand nach der Wahl der anderen richten kann.',
    clockwise: 'Reihum, links der Vorhand beginnend, deckt jeder zwei Karten auf.',
  },
  hands:
    'Von oben: vier eines Ranges, vier einer Farbe, drei eines Ranges, drei einer Farbe, zwei eines Ranges oder einer Farbe; drei und vier eines Ranges gehen nach dem Rang, alles andere, auch ein Paar, nach den Punkten: Sieben bis Zehn zählen 7 bis 10, Bube, Dame und König (Unter, Ober, König) 10, das Ass (Daus) 11.',
  single: {
    'high-card': 'Haben keine zwei Karten Rang oder Farbe gemeinsam, zählt die beste einzelne Karte.',
    zero: 'Haben keine zwei Karten Rang oder Farbe gemeinsam, ist das Blatt nichts wert.',
  },
  pairs: { true: '', false: 'Zwei Karten allein sind hier nichts wert.' },
  best: 'Es zählt nur die beste Gruppe eines Blatts, die hervorgehobenen Karten; zwei Paare werden nicht zusammengezählt.',
  tie: 'Bei Gleichstand wird nie geteilt: Es gewinnt die Vorhand, sonst, wer ihr zur Linken am nächsten sitzt.',
  bonus: {
    false: `Ein Ass und drei Zehnerwerte einer Farbe sind 41: Wer sie zeigt, bekommt ${fortyOneBonus} vom Haus, auch wenn alle anderen ausgestiegen sind.`,
    true: `Ein Ass und drei Zehnerwerte einer Farbe sind 41: Wer sie beim Showdown zeigt, bekommt ${fortyOneBonus} vom Haus.`,
  },
  noBonus: 'Eine 41 bringt hier keine Sonderzahlung.',
  rake: most => `Das Haus nimmt von jedem Pot ${percent} Prozent Taxe, abgerundet${most}.`,
  noRake: 'Das Haus nimmt keine Taxe.',
  atMost: cap => `, höchstens ${cap}`,
});

const { press } = text.guide;

export const guides: GuideText = {
  first: 'Ein erstes Spiel, Schritt für Schritt',
  aim: `Sammeln Sie Karten einer Farbe: Ihre Punkte zählen zusammen, das Ass elf, Bilder zehn. ${press(text.deal)}`,
  three: sum =>
    `Drei Ihrer Karten haben eine Farbe und zählen zusammen ${sum}. Höher sind nur eine größere Summe (bis 31), drei eines Ranges und vier, die zusammengehören.`,
  open: `Zwei Karten sehen gleich alle. Wählen Sie die Acht und den König: So ahnt niemand Ihr Blatt. ${press(text.lay)}`,
  call: `Jemand hat 10 gesetzt. Drei einer Farbe sind stark. ${press(text.call('10'))}`,
  won: ({ net, own, other }) =>
    `+${net}, denn Ihre drei Karten einer Farbe zählen ${own}. Das beste Blatt der anderen hat nur zwei Karten, ${other}.`,
  second: 'Einundvierzig, und das Haus zahlt',
  rare: `Ein Ass und drei Karten zu zehn, alle von einer Farbe: Das ist die Einundvierzig. ${press(text.deal)}`,
  openAny: `Da ist sie, ein Blatt unter 2248. Tippen Sie zwei Karten an, gleich welche. ${press(text.lay)}`,
  bet: `Je mehr im Pot liegt, desto besser für Sie. ${press(text.bet('10'))}`,
  bonus: ({ net, bonus, pot, own, other }) =>
    `+${net}, denn ${own} schlägt ${other}: ${pot} kommen aus dem Pot, und ${bonus} zahlt das Haus für die Einundvierzig.`,
};

export const drills: DrillText = {
  title: 'Welche zwei verraten am wenigsten?',
  asks: 'Ein gutes Blatt. Welche zwei Karten verraten aufgedeckt am wenigsten?',
  because:
    'Diese zwei sind für sich allein am wenigsten wert: niedrig und möglichst ohne gemeinsamen Rang oder gemeinsame Farbe.',
};

export const terms: Readonly<Record<Term, string>> = {
  spitz: 'Der Spitz zeigt die Vorhand, die zuerst setzen muss. Nach jedem Spiel rückt er um einen Platz weiter.',
  dealer: 'Der Geber dieses Spiels. Wer links von ihm sitzt, ist Vorhand.',
  all: 'All-in: Alle Chips liegen im Pot. Gespielt wird weiter um das, was gehalten werden konnte.',
};
