/** In German: the rules of Faro in short, and the reasons of the odd ones. Loaded when first asked for. */
import { helpOf, type Help, type Sentences } from '../help.js';
import type { Options } from '../../rules/options.js';

export { styles } from '../help.js';

/** The rules and reasons as these options have them. */
export const helpIn = (options: Options): Help => helpOf(options, sentences);

const sentences: Sentences = ({ most, min, max, funds, place }) => ({
  headings: {
    book: 'Das Buch',
    layout: 'Das Büchlein',
    turn: 'Ein Zug',
    odd: 'Gedeckt, und die letzte Karte',
    places: 'Wo ein Chip liegen kann',
    split: 'Zwei vom selben Wert',
    stakes: 'Einsätze',
    bank: 'Die Bank',
    odds: 'Was man erwarten darf',
  },
  loses: {
    left: 'Links: der Einsatz auf diese Karte geht an die Bank.',
    right: 'Rechts: der Einsatz auf diese Karte geht an die Bank.',
    first: 'Die erste: die Dame verliert.',
  },
  wins: {
    left: 'Links: wer darauf gesetzt hat, gewinnt ebenso viel.',
    right: 'Rechts: wer darauf gesetzt hat, gewinnt ebenso viel.',
    second: 'Die zweite: die Sieben gewinnt.',
  },
  between: 'Zwischen zweien: die erste, die fällt, entscheidet.',
  corner: 'In der Ecke von vieren, ebenso.',
  halved: 'Zwei Damen: der halbe Einsatz auf die Dame ist verloren.',
  buch: 'Der Bankhalter hat ein ganzes Spiel, jeder Mitspieler aus einem zweiten eine ganze Farbe, sein Buch. Vor jedem Zug legt man Karten daraus vor sich und Marken darauf.',
  // side of the first card {0}
  buchTurn: side => `Dann werden zwei Karten aufgedeckt, zuerst die ${side}.`,
  // side that pays {0}, side that takes {1}
  buchPays: (paying, taking) =>
    `Wer auf die Karte gesetzt hat, die ${paying} liegt, bekommt ebenso viel dazu; der Einsatz auf die Karte ${taking} geht an die Bank. Wert und Farbe müssen übereinstimmen.`,
  laidAway: 'Gespielte Karten werden weggelegt.',
  right: 'rechts',
  left: 'links',
  cap: `Die stehenden Einsätze eines Mitspielers dürfen zusammen ${most} ausmachen.`,
  noCap: 'Einen Höchstsatz gibt es nicht, nur die Kasse.',
  least: `Auf einer Karte müssen mindestens ${min} liegen.`,
  range: `Auf einer Karte dürfen ${min} bis ${max} liegen.`,
  addOnly: 'Was steht, bleibt bis zur Entscheidung; zulegen darf man.',
  replaceOnly: 'Was steht, bleibt unverändert; nur gespielte Karten werden ersetzt.',
  free: 'Einsätze dürfen vor jedem Zug geändert und zurückgenommen werden.',
  dead: 'Auf eine gefallene Karte kann nicht gesetzt werden: nichts kann sie mehr entscheiden.',
  deadAllowed:
    'Auch auf eine gefallene Karte darf gesetzt werden; nichts entscheidet sie mehr, und am Schluss kommt der Einsatz zurück.',
  deadRank:
    'Auf einen Wert, dessen Karten alle gefallen sind, kann nicht gesetzt werden: nichts kann ihn mehr entscheiden.',
  mustStake: 'Wer kann, muss vor jedem Zug einen Einsatz stehen haben.',
  stands: 'Ein Einsatz, der gewonnen hat, bleibt liegen; der Gewinn kommt in die Kasse.',
  cover:
    'Wer keine Marken hat, ist ausgeschieden. Eine Karte seiner Farbe wird sogleich mit der nächsten gedeckt, bis eine obenauf liegt, die jemandem gehört.',
  oddVoid: 'Eine einzelne Karte am Schluss hat keine Partnerin und zählt nicht: jeder weiß, welche es ist.',
  oddRight: 'Eine einzelne Karte am Schluss zählt wie eine rechte.',
  oddLeft: 'Eine einzelne Karte am Schluss zählt wie eine linke.',
  oddBurnFirst: 'Von einem ungeraden Spiel wird die erste Karte ungesehen weggelegt, damit keine übrig bleibt.',
  broken: `Die Bank hat anfangs ${funds}. Sie zieht ein, was sie gewonnen hat, und zahlt dann, so weit sie kann; kann sie nicht voll zahlen oder hat sie nichts mehr, ist sie gesprengt und das Spiel aus.`,
  brokenPayFirst: `Die Bank hat anfangs ${funds}. Sie zahlt, so weit sie kann, und zieht dann ein, was sie gewonnen hat; kann sie nicht voll zahlen oder hat sie nichts mehr, ist sie gesprengt und das Spiel aus.`,
  noBounds: 'Die Bank hat keine Grenze: sie kann alles zahlen.',
  lot: 'Der Bankhalter wird unter den Spielern ausgelost; er setzt nichts und gewinnt und verliert mit seiner eigenen Kasse.',
  // number of the seat {0}
  seat: `Die Bank hält zuerst der Spieler auf Platz ${place}; er setzt nichts und gewinnt und verliert mit seiner eigenen Kasse.`,
  none: 'Im nächsten Spiel behält er die Bank.',
  winner: 'Im nächsten Spiel hält sie, wer die vollste Kasse hat.',
  clockwise: 'Im nächsten Spiel hält sie der Nächste im Uhrzeigersinn.',
  halfBank: 'Der überzählige Chip einer Hälfte geht an die Bank.',
  halfPlayer: 'Der überzählige Chip einer Hälfte geht an den Spieler.',
  chance: 'Alles ist Zufall: eine besetzte Karte fällt gleich oft rechts wie links.',
  classic:
    'Farben zählen nicht. Die erste Karte eines Zugs verliert für die, die auf ihren Wert gesetzt haben, die zweite gewinnt.',
  classicEnds: 'Die erste Karte des Spiels, die Soda, und die letzte, die Hock, spielen nicht mit.',
  groups:
    'Ein Chip liegt auf einer Karte, zwischen zweien oder in der Ecke von vieren: er gewinnt mit jeder und verliert mit jeder. Auf „Hohe Karte“ gewinnt er, wenn die gewinnende Karte höher ist; das Ass ist die niedrigste.',
  setStays: 'Gewinnt eine davon und verliert im selben Zug eine andere, bleibt der Chip liegen.',
  returned: 'Ein Einsatz, der gewonnen hat, kommt mit dem Gewinn in die Kasse zurück.',
  copper: 'Ein Kupfer auf dem Einsatz kehrt ihn um: er gewinnt, wo er verlöre, und verliert, wo er gewänne.',
  split:
    'Sind beide Karten vom selben Wert, ist von jedem Einsatz darauf die Hälfte verloren: davon lebt die Bank, und von Ansagen.',
  highHalf: 'Auch auf „Hohe Karte“ ist dann die Hälfte verloren.',
  highPush: 'Auf „Hohe Karte“ bleibt der Einsatz dann stehen.',
  call: 'Sind noch drei Karten da, gezeigt nach dem Wert und nie in der Reihenfolge des Spiels, darf man ihre Reihenfolge ansagen: Verliererin, Gewinnerin, letzte. Das zahlt 4 zu 1, bei zweien vom selben Wert 2 zu 1.',
  pharo: 'Jeder hat ein Büchlein von dreizehn Karten; mehrere dürfen auf denselben Wert setzen.',
  pharoTurn: 'Die erste Karte eines Abzugs zieht für die Bank, die zweite zahlt den Spielern.',
  // side of the bank {0}, of the punters {1}
  sides: (taking, paying) => `Die der Bank liegt ${taking}, die der Spieler ${paying}; die Farbe zählt nicht.`,
  plie: 'Sind beide vom selben Wert, ein Plié, ist der halbe Einsatz verloren.',
  pharoBottom: 'Die unterste Karte wird vorher gezeigt und spielt nicht mit.',
  oddBank: 'Die Karte davor hat keine Partnerin: sie zieht den ganzen Einsatz auf ihren Wert für die Bank.',
  oddNone: 'Die Karte davor hat keine Partnerin und entscheidet nichts.',
  paroli:
    'Einen Gewinn darf man mit gebogener Ecke stehen lassen, Paroli: gewinnt er noch einmal, ist das Dreifache des ersten Einsatzes gewonnen.',
});
