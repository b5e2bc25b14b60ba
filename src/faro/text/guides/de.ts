/** Auf Deutsch: what the guides of Faro say. Loaded when a guide is asked for. */
import { guidesOf } from '../guides.js';
import { text as table } from '../de.js';

const won = ({ net }: { readonly net: string }): string =>
  `+${net}, denn Ihre Sieben kam rechts. Sie zahlt so viel, wie auf ihr liegt.`;

/** The guides for a table of Faro. */
export const guidesIn = guidesOf({
  table,
  press: button => `Drücken Sie „${button}“.`,
  first: 'Ein erster Zug, Schritt für Schritt',
  deal: {
    buch: 'Jeder setzt auf die dreizehn Karten seiner Farbe, sein Buch.',
    classic: 'In jedem Zug kommen zwei Karten: die erste verliert, die zweite gewinnt.',
    pharo: 'Sie setzen auf Karten Ihres Buches; nur der Rang zählt, nicht die Farbe.',
  },
  stake: {
    buch: 'Legen Sie einen Chip auf die Sieben.',
    classic: 'Legen Sie einen Chip auf die Sieben: die Farbe zählt nicht.',
    pharo: 'Legen Sie einen Chip auf die Sieben.',
  },
  turnUp: {
    buch: 'Zwei Karten kommen: liegt Ihre Sieben rechts, so gewinnen Sie, liegt sie links, zieht die Bank.',
    classic: 'Kommt eine Sieben als zweite, so gewinnen Sie; als erste verliert sie.',
    pharo: 'Kommt eine Sieben rechts, so gewinnen Sie; links zieht die Bank.',
  },
  won: {
    buch: won,
    classic: ({ net }) => `+${net}, denn die Sieben kam als zweite. Sie zahlt so viel, wie auf ihr liegt.`,
    pharo: won,
  },
  copper: 'Setzen Sie nun darauf, dass eine Karte verliert: erst den Kupfer antippen, dann die Sechs.',
  coppered: 'Mit dem Kupfer gewinnt, was als erste kommt.',
  copperWon: ({ net }) => `+${net}, denn die Sechs kam als erste, und der Kupfer kehrt den Einsatz um.`,
  both: 'Rechts gewonnen, links verloren',
  bothDeal: 'Man darf auf mehrere Karten zugleich setzen.',
  ten: 'Legen Sie einen Chip auf die Zehn.',
  jack: 'Und einen auf den Buben.',
  bothFell: ({ taken, paid }) =>
    `${paid} gewonnen, denn der Bube lag rechts; ${taken} verloren, denn die Zehn lag links. Beide sind gefallen und kommen nicht wieder.`,
  split: 'Zwei gleiche in einem Zug',
  splitDeal: 'Wovon lebt die Bank?',
  queen: 'Legen Sie Chips auf die Dame.',
  halved: ({ net }) =>
    `−${net}: beide Karten sind Damen, und dann nimmt die Bank die Hälfte. Ist nur noch eine Dame im Spiel, kann das nicht geschehen.`,
  call: 'Den letzten Zug ansagen',
  callThree:
    'Vierundzwanzig Züge sind vorbei, drei Karten sind übrig: eine Dame, eine Zehn und eine Sechs. Wer ihre Folge ansagt, bekommt vier zu eins.',
  callOrder: 'Sagen Sie Dame, Zehn, Sechs an: die Dame verliert, die Zehn gewinnt, die Sechs kommt zuletzt.',
  callPaid: ({ net }) =>
    `+${net}, denn die Folge stimmte. Doch es gibt sechs Folgen, und gerecht wäre fünf zu eins: Die Bank behält ein Sechstel dessen, was angesagt wird.`,
  bank: 'Sie halten die Bank',
  bankDeal: 'Heute setzen die anderen, und Sie decken auf.',
  bankTurn: 'Die anderen haben gesetzt. Eine Karte zieht für Sie ein, die andere zahlen Sie.',
  bankWon: ({ net, taken, paid }) => `+${net}, denn Sie haben ${taken} eingezogen und ${paid} gezahlt.`,
});
