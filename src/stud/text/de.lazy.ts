/** In German: what stud tells when it is asked: its rules and reasons, guides, drills, terms. */
import { text } from './de.js';
import type { DrillText, GuideText, Sentences, Term } from './en.lazy.js';

export const sentences: Sentences = ({ ante, lower, higher, forced, percent, least, buyIn, step }) => ({
  headings: {
    aim: 'Worum es geht',
    hands: 'Die Blätter, das beste zuerst',
    lows: 'Die Low-Blätter, das beste zuerst',
    bringIn: 'Wer beginnt',
    betting: 'Wie gesetzt wird',
    here: 'An diesem Tisch',
    showdown: 'Wer gewinnt',
  },
  kinds: {
    straightFlush: 'Straight Flush: fünf einer Farbe in Folge',
    fourOfAKind: 'Vierling',
    fullHouse: 'Full House: ein Drilling und ein Paar',
    flush: 'Flush: fünf einer Farbe',
    straight: 'Straße: fünf in Folge',
    threeOfAKind: 'Drilling',
    twoPair: 'Zwei Paare',
    pair: 'Ein Paar',
    highCard: 'Höchste Karte',
  },
  lowKinds: {
    low5: 'Das Wheel: Nichts ist niedriger',
    low6: 'Sechs hoch',
    low7: 'Sieben hoch',
    low8: 'Acht hoch',
    higher: 'Noch höher: Die höchste Karte entscheidet, dann die nächste',
    paired: 'Mit einem Paar: verliert gegen jedes Blatt ohne',
  },
  goal: {
    high: 'Zwei bis neun Spieler, bis zu sieben Karten: Das beste Blatt aus fünf gewinnt den Pot.',
    'high-low': 'Zwei bis neun Spieler, bis zu sieben Karten: Das beste High und das beste Low teilen sich den Pot.',
    razz: 'Zwei bis neun Spieler, bis zu sieben Karten: Das niedrigste Blatt aus fünf gewinnt den Pot.',
  },
  ante: `Jeder zahlt ein Ante von ${ante}.`,
  deal: 'Zwei Karten kommen verdeckt und eine offen, dann drei weitere offen und die siebte verdeckt; nach jeder wird gesetzt.',
  bringIn: {
    range: who => `${who} muss mit ${forced} bis ${lower} eröffnen`,
    fixed: who => `${who} muss mit ${forced} eröffnen oder auf ${lower} auffüllen`,
    one: who => `${who} muss mit ${forced} eröffnen`,
  },
  door: 'Die niedrigste offene Karte',
  doorRazz: 'Die höchste offene Karte (das Ass ist niedrig)',
  doorTie: '; bei gleichem Rang ist Kreuz am niedrigsten, dann Karo, Herz, Pik.',
  doorTieRazz: '; bei gleichem Rang ist Pik am höchsten, dann Herz, Karo, Kreuz.',
  doors: 'Kreuz-Zwei ist die niedrigste: Sie beginnt.',
  doorsRazz: 'Herz-König ist die höchste Karte: Sie beginnt.',
  actsFirst: 'Ab der vierten Karte spricht zuerst, wer offen das höchste Blatt zeigt.',
  actsFirstRazz: 'Ab der vierten Karte spricht zuerst, wer offen das niedrigste Blatt zeigt.',
  limits: {
    spread: `Einsätze und Erhöhungen betragen bei der dritten und vierten Karte ${lower}, ab der fünften ${lower} bis ${higher}.`,
    'fixed-higher': `Einsätze und Erhöhungen betragen bei der dritten und vierten Karte ${lower}, ab der fünften ${higher}.`,
  },
  openPair: {
    any: size => `Liegt mit der vierten Karte ein Paar offen, darf jeder ${size} setzen.`,
    'holder-only': size => `Wer mit der vierten Karte ein offenes Paar hat, darf ${size} setzen.`,
    off: () => '',
  },
  openPairSize: {
    'ante-to-higher': `zwischen ${least} und dem oberen Limit von ${higher}`,
    'lower-or-higher': `${lower} oder ${higher}`,
  },
  cap: {
    'last-round':
      'Je Runde sind ein Einsatz und drei Erhöhungen erlaubt; bei der siebten Karte beliebig viele, wenn nur noch zwei im Spiel sind.',
    never: 'Je Runde sind ein Einsatz und drei Erhöhungen erlaubt.',
    always:
      'Je Runde sind ein Einsatz und drei Erhöhungen erlaubt; beliebig viele, sobald nur noch zwei im Spiel sind.',
  },
  completeCounts: 'Das Bring-in zählt als der Einsatz, das Auffüllen als erste Erhöhung.',
  shortAllIn: {
    half: 'Ein All-in von mindestens der halben Erhöhung zählt wie eine ganze. Ein kleineres darf gehalten oder aufgefüllt werden und öffnet die Runde nicht neu.',
    full: 'Ein All-in unter einer ganzen Erhöhung darf gehalten oder aufgefüllt werden und öffnet die Runde nicht neu.',
    pokerkit:
      'Ein kurzes All-in darf gehalten oder erhöht werden; wer schon gesprochen hat, darf deswegen nicht noch einmal erhöhen.',
  },
  common: 'Die Karten reichten nicht für alle: Diese eine zählt für jeden, aber nicht dafür, wer zuerst spricht.',
  allIn:
    'Wem die Chips ausgehen, der spielt um den Hauptpot weiter; was die anderen noch setzen, kommt in einen Nebenpot.',
  buyIn: `Chips kauft man nur zwischen zwei Spielen nach, auf mindestens ${buyIn}.`,
  faceUp: {
    true: 'Kann niemand mehr setzen, werden alle Blätter aufgedeckt. Sonst zeigt zuerst, wer bei der siebten Karte zuletzt gesetzt oder erhöht hat; hat das niemand getan, wer zuerst gesprochen hat; dann die anderen im Uhrzeigersinn, die weglegen dürfen, was nicht gewinnen kann.',
    false: 'Auch wenn niemand mehr setzen kann, bleiben die Blätter bis zum Showdown verdeckt.',
  },
  show: 'Beim Showdown zeigt zuerst, wer bei der siebten Karte zuletzt gesetzt oder erhöht hat; hat das niemand getan, wer zuerst gesprochen hat. Die anderen dürfen ihr Blatt weglegen.',
  best: {
    high: 'Es zählen die fünf besten von sieben Karten, die hervorgehobenen. Gleich hohe Blätter teilen; die Farbe entscheidet nie.',
    'high-low': 'Für jede Hälfte zählen die fünf besten von sieben Karten; es dürfen verschiedene sein.',
    razz: 'Es zählen die fünf niedrigsten, die hervorgehobenen, von der höchsten Karte an verglichen: Asse sind niedrig, Straßen und Flushes zählen nicht, Paare sind schlecht.',
  },
  low: {
    normal:
      'Low ist, was in der üblichen Reihenfolge am niedrigsten ist, von der höchsten Karte an verglichen: Asse sind hoch, Straßen und Flushes schaden.',
    'ace-to-five': 'Für Low sind Asse niedrig, Straßen und Flushes zählen nicht.',
    'eight-or-better':
      'Für Low sind Asse niedrig, Straßen und Flushes zählen nicht, und keine Karte darf höher sein als eine Acht; hat das niemand, nimmt das beste High alles.',
  },
  wheel: { 'not-straight': '', straight: 'A-2-3-4-5 ist eine Straße.' },
  declare: 'Vor dem Showdown sagen alle zugleich High, Low oder beides an; wer beides sagt, muss beides gewinnen.',
  step: `Einsätze, Erhöhungen und die Taxe sind Vielfache von ${step}; nur ein All-in darf anders sein.`,
  other: {
    'openTie suit':
      'Liegen mehrere offen gleich hoch, entscheidet die Farbe der höchsten Karte, wer zuerst spricht: Pik, Herz, Karo, Kreuz.',
    'shortCompletion plus-bet':
      'Nach einem All-in, das nicht ganz auf den Einsatz auffüllt, wird um einen ganzen Einsatz darüber erhöht.',
    'callAfterShortBringIn short-amount':
      'Ist ein Bring-in kleiner, weil dafür die Chips fehlen, kostet auch das Halten nur so viel.',
    'allInLowCard next-lowest-card':
      'Hat, wer eröffnen muss, keine Chips mehr, geht die Pflicht an die im Rang nächste offene Karte.',
    'freeFold true': 'Man darf auch aussteigen, wenn nichts zu halten ist.',
    'raiseIntoAllIn true': 'Man darf auch setzen oder erhöhen, wenn alle Gegner all-in sind.',
    'oddChip left-of-dealer': 'Überzählige Chips eines geteilten Pots bekommt der erste Gewinner links vom Geber.',
    'burnFirstDeal false': 'Vor dem ersten Geben wird keine Karte gebrannt.',
    'shortDeck skip-burn-before-mix':
      'Ist genau eine Karte mehr da als Spieler, wird gleich gegeben, ohne Brennen und Mischen.',
    'shortPackReuse burns-and-folded':
      'Reichen die Karten nicht, werden mit den gebrannten auch die der Ausgestiegenen eingemischt, und auch die letzte Karte wird gegeben.',
  },
  rake: most => `Das Haus nimmt von jedem Pot ${percent} Prozent Taxe, abgerundet${most}.`,
  atMost: cap => `, höchstens ${cap}`,
});

const { press } = text.guide;

export const guides: GuideText = {
  letters: text.letters,
  first: 'Ein erstes Spiel, Schritt für Schritt',
  seven: `Jeder bekommt sieben Karten, drei davon verdeckt. Die besten fünf zählen. ${press(text.deal)}`,
  threeOfASuit: `Drei Karten einer Farbe: Fünf davon wären ein Flush, ein starkes Blatt. ${press(text.call('10'))}`,
  fourOfASuit: `Schon vier. Niemand hat gesetzt: Abwarten kostet nichts. ${press(text.check)}`,
  flush: `Fünf einer Farbe: Ihr Flush ist fertig. ${press(text.bet('10'))}`,
  flushAgain: `Ein Flush schlägt Paare, Drillinge und jede Straße. ${press(text.bet('10'))}`,
  lastCard: `Die letzte Karte kommt verdeckt. Am Flush ändert sie nichts. ${press(text.bet('10'))}`,
  flushWon: ({ net }) =>
    `+${net}, denn Ihre fünf Karten einer Farbe sind das beste Blatt. Die anderen können es nicht schlagen und legen weg.`,
  openPair: 'Ein offenes Paar mit der vierten Karte',
  sevenAgain: `Die vierte Karte liegt offen. Bildet sie ein Paar, darf man mehr setzen. ${press(text.deal)}`,
  pair: `Zwei Zehner, eine davon verdeckt: Das ist ein guter Anfang. ${press(text.call('5'))}`,
  pairShown: 'Noch eine Zehn. Alle sehen nur das offene Paar; Sie aber haben drei Zehner.',
  pairBet: `Bei einem offenen Paar darf man 5 bis 20 setzen, sonst hier nur 10. Wählen Sie 20. ${press(text.bet('20'))}`,
  foldedWon: ({ net }) => `+${net}, denn alle anderen sind ausgestiegen: Dann zählen keine Karten mehr.`,
  lowest: `Beim Razz gewinnt das niedrigste Blatt aus fünf Karten. Das Ass zählt eins. ${press(text.deal)}`,
  threeLow: `Drei niedrige, verschiedene Karten: ein sehr guter Anfang. ${press(text.call('5'))}`,
  fourLow: `Wieder eine niedrige. Niemand hat gesetzt: Abwarten kostet nichts. ${press(text.check)}`,
  lowMade: `Fünf verschiedene, keine höher als sechs: Ihr Blatt ist fertig. ${press(text.bet('10'))}`,
  lowAgain: `Der König stört nicht: Nur die besten fünf zählen. ${press(text.bet('10'))}`,
  lowWaits: `Die letzte Karte kam verdeckt. Wenn Sie abwarten, kommt gleich der Showdown. ${press(text.check)}`,
  show: `Nur gezeigte Karten gewinnen. ${press(text.show)}`,
  lowWon: ({ net, own, other }) =>
    `+${net}, denn ${own} ist niedriger als ${other}: Verglichen wird zuerst die höchste Karte.`,
  noStraights: 'Eine Straße, die keine ist',
  lowest2: `Sie haben nur 20. Sind sie gesetzt, kommen alle Karten von selbst. ${press(text.deal)}`,
  lowCall: `Drei niedrige, verschiedene Karten. ${press(text.call('5'))}`,
  allIn: `Vier, die zusammenpassen. ${press(text.allInFor('10'))}`,
  straightWon: ({ net, own, other }) =>
    `+${net}, denn ${own} ist niedriger als ${other}. Straße und Flush zählen beim Razz nicht, und das ist Ihr Glück.`,
  halves: `Der Pot wird geteilt: eine Hälfte für das beste High, eine für das beste Low. ${press(text.deal)}`,
  bringIn: `Die niedrigste offene Karte muss eröffnen, das ist Ihre Drei. ${press(text.bringInFor('5'))}`,
  halfWaits: `Vier niedrige Karten, gut für die Low-Hälfte. ${press(text.check)}`,
  halfMade: `Fünf verschiedene, keine höher als sieben: das beste Low, das es hier gibt. ${press(text.bet('10'))}`,
  halfAgain: `Hohe Karten stören nicht: Für Low zählen die besten fünf. ${press(text.bet('10'))}`,
  halfLast: `Die letzte Karte kam verdeckt. Wenn Sie abwarten, kommt gleich der Showdown. ${press(text.check)}`,
  halfWon: ({ net, own, other }) =>
    `+${net}, denn die Low-Hälfte gehört Ihnen: ${own} gegen ${other}. Die High-Hälfte bekommt, wer die besten Paare hat.`,
  both: 'Beide Hälften gewinnen',
  bothWays: `Sie haben nur 20. Sind sie gesetzt, kommen alle Karten von selbst. ${press(text.deal)}`,
  bothOpen: `Sieben, Acht, Neun: Das kann für High eine Straße werden, und niedrig ist es auch. ${press(text.bringInFor('5'))}`,
  bothWon: ({ net, own, other }) =>
    `+${net}, denn beide Hälften gehören Ihnen: High mit der Straße, Low mit ${own} gegen ${other}. Für jede zählen andere fünf Karten.`,
};

export const drills: DrillText = {
  title: 'Welche Karten sind tot?',
  asks: card => `Ist ${card} tot?`,
  yes: 'Ja',
  no: 'Nein',
  because: { folded: card => `${card} lag offen und wurde weggelegt.`, unseen: card => `${card} hat niemand gezeigt.` },
};

export const terms: Readonly<Record<Term, string>> = {
  dealer:
    'Wer diesen Knopf hat, gilt als Geber: Die erste Karte bekommt, wer links davon sitzt. Nach jedem Spiel wandert er weiter.',
  all: 'All-in: Alle Chips liegen im Pot. Gespielt wird weiter um das, was gehalten werden konnte.',
};
