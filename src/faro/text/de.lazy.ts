/** In German: what Faro tells when it is asked: its rules and reasons, guides, drills, terms. */
import { text as table } from './de.js';
import type { DrillText, GuideText, LayoutLazyText, Sentences, Term } from './en.lazy.js';

export const sentences: Sentences = ({ most, min, max, funds, place }) => ({
  headings: {
    book: 'Das Buch',
    layout: 'Das Livret',
    turn: 'Ein Zug',
    odd: 'Gedeckte Karten, letzte Karte',
    places: 'Wo ein Chip liegen kann',
    split: 'Zwei vom selben Rang',
    stakes: 'Einsätze',
    bank: 'Die Bank',
    odds: 'Was man erwarten darf',
  },
  loses: {
    left: 'Links: Der Einsatz auf diese Karte geht an die Bank.',
    right: 'Rechts: Der Einsatz auf diese Karte geht an die Bank.',
    first: 'Die erste: Die Dame verliert.',
  },
  wins: {
    left: 'Links: Der Einsatz auf diese Karte gewinnt 1 zu 1.',
    right: 'Rechts: Der Einsatz auf diese Karte gewinnt 1 zu 1.',
    second: 'Die zweite: Die Sieben gewinnt.',
  },
  between: 'Zwischen zweien: Die erste, die fällt, entscheidet.',
  corner: 'In der Ecke von vieren, ebenso.',
  halved: 'Zwei Damen: Der halbe Einsatz auf die Dame ist verloren.',
  buch: 'Der Bankhalter hat ein Paket, jeder Mitspieler aus einem zweiten eine ganze Farbe, sein Buch; sind es nur drei, fehlt in beiden Paketen das Karo. Vor jedem Zug legt man Karten daraus offen hin und Chips darauf.',
  // side of the first card {0}
  buchTurn: side => `Dann werden zwei Karten aufgedeckt, die erste ${side}.`,
  // side that pays {0}, side that takes {1}
  buchPays: (paying, taking) =>
    `Der Einsatz auf die Karte, die ${paying} liegt, gewinnt 1 zu 1; der auf die Karte, die ${taking} liegt, geht an die Bank. Rang und Farbe müssen übereinstimmen.`,
  laidAway: 'Gespielte Karten werden weggelegt.',
  right: 'rechts',
  left: 'links',
  cap: `Die stehenden Einsätze eines Mitspielers dürfen zusammen höchstens ${most} ausmachen.`,
  noCap: 'Einen Höchsteinsatz gibt es nicht: Man darf alles setzen, was man hat.',
  least: `Auf einer Karte müssen mindestens ${min} liegen.`,
  range: `Auf einer Karte dürfen ${min} bis ${max} liegen.`,
  addOnly: 'Was nach einem Zug noch liegt, bleibt bis zur Entscheidung liegen; erhöhen darf man.',
  replaceOnly: 'Was steht, bleibt unverändert; nur gespielte Karten werden ersetzt.',
  free: 'Einsätze dürfen vor jedem Zug geändert und zurückgenommen werden.',
  dead: 'Auf eine gefallene Karte kann man nicht setzen: Sie kommt nicht wieder.',
  deadAllowed:
    'Auch auf eine gefallene Karte darf man setzen; sie kommt nicht wieder, und am Schluss geht der Einsatz zurück.',
  deadRank: 'Auf einen Rang, dessen Karten alle gefallen sind, kann man nicht setzen: Es kommt keine mehr.',
  mustStake: 'Wer kann, muss vor jedem Zug einen Einsatz stehen haben.',
  stands: 'Ein Einsatz, der gewonnen hat, bleibt liegen; der Gewinn kommt in die Kasse.',
  cover:
    'Wer keine Chips mehr hat, scheidet aus. Kommt eine Karte einer ausgeschiedenen Farbe, wird sie sofort mit der nächsten gedeckt, bis eine obenauf liegt, die noch jemandem gehört.',
  oddVoid: 'Bleibt am Schluss eine einzelne Karte, zählt sie nicht: Man kennt sie schon.',
  oddRight: 'Eine einzelne Karte am Schluss zählt wie eine rechte.',
  oddLeft: 'Eine einzelne Karte am Schluss zählt wie eine linke.',
  oddBurnFirst: 'Von einem ungeraden Paket wird die erste Karte ungesehen weggelegt, damit keine übrig bleibt.',
  broken: `Die Bank hat anfangs ${funds}. Sie zieht ein, was sie gewonnen hat, und zahlt dann, soweit sie kann; kann sie nicht voll zahlen oder hat sie nichts mehr, ist sie gesprengt und das Spiel zu Ende.`,
  brokenPayFirst: `Die Bank hat anfangs ${funds}. Sie zahlt, soweit sie kann, und zieht dann ein, was sie gewonnen hat; kann sie nicht voll zahlen oder hat sie nichts mehr, ist sie gesprengt und das Spiel zu Ende.`,
  noBounds: 'Die Bank ist unbegrenzt: Sie kann alles zahlen.',
  lot: 'Der Bankhalter wird unter den Spielern ausgelost; er setzt nichts und gewinnt und verliert mit seiner eigenen Kasse.',
  // number of the seat {0}
  seat: `Die Bank hält zuerst der Spieler auf Platz ${place}; er setzt nichts und gewinnt und verliert mit seiner eigenen Kasse.`,
  none: 'Im nächsten Spiel behält er die Bank.',
  winner: 'Im nächsten Spiel hält sie, wer die vollste Kasse hat.',
  clockwise: 'Im nächsten Spiel hält sie der Nächste im Uhrzeigersinn.',
  halfBank: 'Lässt sich ein Einsatz nicht genau halbieren, geht der überzählige Chip an die Bank.',
  halfPlayer: 'Lässt sich ein Einsatz nicht genau halbieren, geht der überzählige Chip an den Spieler.',
  chance: 'Alles ist Zufall: Eine besetzte Karte fällt ebenso oft rechts wie links.',
  classic: 'Farben zählen nicht. In jedem Zug verliert der Rang der ersten Karte, und der Rang der zweiten gewinnt.',
  classicEnds: 'Die erste Karte des Pakets, die Soda, und die letzte, die Hock, spielen nicht mit.',
  groups:
    'Ein Chip liegt auf einer Karte, zwischen zweien oder in der Ecke von vieren: Er gewinnt mit jeder und verliert mit jeder. Auf „Hohe Karte“ gewinnt er, wenn die gewinnende Karte höher ist; das Ass ist die niedrigste.',
  setStays: 'Gewinnt eine davon und verliert im selben Zug eine andere, bleibt der Chip liegen.',
  returned: 'Ein Einsatz, der gewonnen hat, kommt mit dem Gewinn in die Kasse zurück.',
  copper: 'Eine Kupfermünze auf dem Einsatz kehrt ihn um: Er gewinnt, wo er verlöre, und verliert, wo er gewänne.',
  split:
    'Sind beide Karten vom selben Rang, ein Split, ist von jedem Einsatz darauf die Hälfte verloren: Davon und von den Ansagen lebt die Bank.',
  highHalf: 'Auch auf „Hohe Karte“ ist dann die Hälfte verloren.',
  highPush: 'Auf „Hohe Karte“ bleibt der Einsatz dann stehen.',
  call: 'Sind noch drei Karten da, gezeigt nach dem Rang und nie in der Reihenfolge des Pakets, darf man ihre Reihenfolge ansagen: Verliererin, Gewinnerin, letzte. Das zahlt 4 zu 1, bei zweien vom selben Rang 2 zu 1.',
  pharo: 'Jeder hat ein Livret aus dreizehn Karten; auch mehrere Spieler dürfen auf denselben Rang setzen.',
  pharoTurn: 'Die erste Karte eines Zugs gewinnt für die Bank, die zweite für die Spieler.',
  // side of the bank {0}, of the punters {1}
  sides: (taking, paying) => `Die der Bank liegt ${taking}, die der Spieler ${paying}; die Farbe zählt nicht.`,
  plie: 'Haben beide denselben Rang (ein Plié), ist die Hälfte des Einsatzes darauf verloren.',
  pharoBottom: 'Die unterste Karte wird vorher gezeigt und spielt nicht mit.',
  oddBank: 'Die vorletzte Karte kommt allein: Der ganze Einsatz auf ihren Rang geht an die Bank.',
  oddNone: 'Die vorletzte Karte kommt allein und entscheidet nichts.',
  paroli:
    'Einen Gewinn darf man mit gebogener Ecke stehen lassen, Paroli: Gewinnt er noch einmal, ist das Dreifache des ersten Einsatzes gewonnen.',
});

const won = ({ net }: { readonly net: string }): string =>
  `+${net}, denn Ihre Sieben kam rechts. Sie zahlt so viel, wie auf ihr liegt.`;

export const guides: GuideText = {
  table,
  first: 'Ein erster Zug, Schritt für Schritt',
  deal: {
    buch: 'Jeder setzt auf die dreizehn Karten seiner Farbe, sein Buch.',
    classic: 'In jedem Zug kommen zwei Karten: Die erste verliert, die zweite gewinnt.',
    pharo: 'Sie setzen auf Karten Ihres Livrets; nur der Rang zählt, nicht die Farbe.',
  },
  stake: {
    buch: 'Legen Sie einen Chip auf die Sieben.',
    classic: 'Legen Sie einen Chip auf die Sieben: Die Farbe zählt nicht.',
    pharo: 'Legen Sie einen Chip auf die Sieben.',
  },
  turnUp: {
    buch: 'Zwei Karten kommen: Liegt Ihre Sieben rechts, gewinnen Sie; liegt sie links, gewinnt die Bank.',
    classic: 'Kommt eine Sieben als zweite, gewinnen Sie; kommt sie als erste, verlieren Sie.',
    pharo: 'Kommt eine Sieben rechts, gewinnen Sie; kommt sie links, gewinnt die Bank.',
  },
  won: {
    buch: won,
    classic: ({ net }) => `+${net}, denn die Sieben kam als zweite. Sie zahlt so viel, wie auf ihr liegt.`,
    pharo: won,
  },
  copper: `Setzen Sie nun darauf, dass eine Karte verliert: Tippen Sie „${table.classicLayout.copper}“ an, dann die Sechs.`,
  coppered: 'Mit der Kupfermünze gewinnt, was als erste kommt.',
  copperWon: ({ net }) => `+${net}, denn die Sechs kam als erste, und die Kupfermünze kehrt den Einsatz um.`,
  both: 'Rechts gewonnen, links verloren',
  bothDeal: 'Man darf auf mehrere Karten zugleich setzen.',
  ten: 'Legen Sie einen Chip auf die Zehn.',
  jack: 'Und einen auf den Buben.',
  bothFell: ({ taken, paid }) =>
    `${paid} gewonnen, denn der Bube lag rechts; ${taken} verloren, denn die Zehn lag links. Beide sind gefallen und kommen nicht wieder.`,
  split: 'Zwei Gleiche in einem Zug',
  splitDeal: 'Wovon lebt die Bank?',
  queen: 'Legen Sie Chips auf die Dame.',
  halved: ({ net }) =>
    `−${net}: Beide Karten sind Damen, und dann nimmt die Bank die Hälfte. Ist nur noch eine Dame im Spiel, kann das nicht geschehen.`,
  call: 'Den letzten Zug ansagen',
  callThree:
    'Vierundzwanzig Züge sind vorbei, drei Karten sind übrig: eine Dame, eine Zehn und eine Sechs. Wer ihre Folge ansagt, bekommt vier zu eins.',
  callOrder: 'Sagen Sie Dame, Zehn, Sechs an: Die Dame verliert, die Zehn gewinnt, die Sechs kommt zuletzt.',
  callPaid: ({ net }) =>
    `+${net}, denn die Folge stimmte. Doch es gibt sechs Folgen, und gerecht wäre fünf zu eins: Die Bank behält im Mittel ein Sechstel jedes Einsatzes.`,
  bank: 'Sie halten die Bank',
  bankDeal: 'Heute setzen die anderen, und Sie decken auf.',
  bankTurn: 'Die anderen haben gesetzt. Auf der einen Karte ziehen Sie ein, auf der anderen zahlen Sie.',
  bankWon: ({ net, taken, paid }) => `+${net}, denn Sie haben ${taken} eingezogen und ${paid} gezahlt.`,
};

export const drills: DrillText = {
  title: 'Der Kartenzähler im Kopf',
  turns: (first, last) => `Züge ${first} bis ${last}`,
  asks: rank => `Wie viele Karten vom Rang ${rank} sind noch da?`,
  because: (fallen, turns) => `In ${turns} Zügen gefallen: ${fallen} von vier.`,
};

export const terms: Readonly<Record<Term, string>> = {
  copper: 'Eine Kupfermünze auf einem Chip dreht die Wette um: Sie gewinnt, wenn die Karte verliert.',
  high: 'Hohe Karte: die Wette, dass die gewinnende Karte des Zugs höher ist als die verlierende. Das Ass ist die niedrigste.',
  between: 'Ein Chip zwischen Karten setzt auf jede von ihnen: Die erste, die fällt, entscheidet.',
  soda: 'Soda: die erste Karte des Pakets. Sie wird gezeigt, und kein Einsatz gewinnt oder verliert durch sie.',
  hock: 'Hock: die letzte Karte des Pakets. Sie kommt allein; außer einer Ansage entscheidet sie nichts.',
  bottom: 'Die unterste Karte wird vor dem Spiel gezeigt. Sie spielt nicht mit.',
  burnt: 'Eine Karte liegt verdeckt neben dem Paket, damit niemand die letzte kennen kann.',
  once: 'Deckt einmal zwei Karten auf.',
};

/** The panel of odds. */
export const text: LayoutLazyText = {
  oddsPanel: {
    title: 'Chancen eines Einsatzes, der liegen bleibt',
    place: 'Einsatz',
    win: 'gewinnt',
    lose: 'verliert',
    split: 'halb',
    stays: 'bleibt',
    edge: 'Bankvorteil',
    each: win =>
      `Jede Ihrer Karten, die noch im Spiel ist, bis zur Entscheidung: gewinnt ${win}, verliert ${win}. Die Bank hat daran keinen Vorteil.`,
    none: 'Im Augenblick kann man nicht setzen.',
    free: places => `Jetzt ohne Bankvorteil: ${places}.`,
    gives: 'Wo die letzte Spalte ein Minus hat, sind Sie im Vorteil.',
    noneFree: 'Jetzt hat die Bank überall einen Vorteil; keinen hat sie nur bei der letzten Karte eines Ranges.',
    double: 'Die Kasse verdoppeln Sie höchstens jedes zweite Mal, wie immer Sie setzen.',
    doubleInDeal: chance => `In diesem Spiel: höchstens ${chance}.`,
    doubleNotInDeal: 'In diesem Spiel ist es nicht mehr möglich.',
    noteCopper: 'Eine Kupfermünze ändert am Bankvorteil nichts.',
    note: cards =>
      `Genau für die ${cards} noch nicht gesehenen Karten. Einsätze bleiben bis zur Entscheidung oder zum Ende des Spiels liegen. Letzte Spalte: was die Bank daran im Mittel verdient, in Prozent des Einsatzes.`,
    noteNext: 'Hohe Karte und Ansagen: nur für den nächsten Zug.',
  },
};
