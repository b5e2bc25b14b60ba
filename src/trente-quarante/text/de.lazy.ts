/** In German: what Trente et Quarante tells when it is asked: its rules and reasons, guides, drills, terms. */
import { text as table } from './de.js';
import type { BoardLazyText, DrillText, GuideText, Sentences, Term } from './en.lazy.js';

export const sentences: Sentences = ({ price, per, min, max, step, decks, burn, reshuffle }) => ({
  headings: {
    rows: 'Die beiden Reihen',
    chances: 'Die vier Chancen',
    calls: 'Was der Croupier ruft',
    refait: 'Das Refait',
    insurance: 'Versichern',
    shoe: 'Einsätze und Schlitten',
  },
  shown: { noir: sum => `Noir: ${sum}. Weniger als unten, also gewinnt Noir.`, rouge: sum => `Rouge: ${sum}.` },
  firstIsBlack: 'Die erste Karte ist schwarz, und Noir hat gewonnen: Auch Couleur gewinnt.',
  shownRefait: '31',
  rows: 'Zwei Reihen werden aufgelegt, erst Noir (Schwarz), dann Rouge (Rot), jede, bis ihre Summe 31 oder mehr beträgt. Die niedrigere Summe gewinnt.',
  courtCards: {
    ten: 'Bilder und Zehner zählen zehn, das Ass eins, die anderen nach ihren Augen.',
    '11-12-13': 'Bube, Dame und König zählen 11, 12 und 13, das Ass eins, die anderen nach ihren Augen.',
  },
  chances:
    'Vier Chancen zahlen 1 zu 1: Rouge und Noir, die beiden Reihen; Couleur, wenn die allererste Karte der ersten Reihe die gewinnende Farbe zeigt; Inverse, wenn nicht.',
  calls:
    'Der Croupier nennt nur die Einer: 34 ist „quatre“. Ab 40 nennt er die volle Zahl. Haben beide Reihen dieselbe Summe, 32 oder mehr, ist der Coup ungültig.',
  refaitRule: {
    choice:
      'Zählen beide 31 (Refait), nimmt die Bank von jedem Einsatz die Hälfte oder sperrt ihn ins Gefängnis A, je nach Ihrer Wahl.',
    'half-only': 'Zählen beide 31 (Refait), nimmt die Bank von jedem Einsatz die Hälfte.',
    'prison-only': 'Zählen beide 31 (Refait), sperrt die Bank jeden Einsatz ins Gefängnis A.',
  },
  refaitDefault: {
    prison: '',
    half: 'Wer nicht rechtzeitig wählt, verliert die Hälfte.',
    ask: 'Der Croupier wartet auf jede Wahl.',
  },
  locked:
    'Ein Einsatz im Gefängnis A wird ohne Gewinn frei, wenn seine Chance gewinnt, und ist verloren, wenn sie verliert.',
  prison: {
    stepwise:
      'Ein weiteres Refait rückt ihn nach B, dann nach C; jeder Gewinn holt ihn eine Stufe zurück, und bei einem Refait in C ist er verloren.',
    'any-win':
      'Ein weiteres Refait rückt ihn nach B, dann nach C; ein Gewinn befreit ihn überall, und bei einem Refait in C ist er verloren.',
    'one-level': 'Bei einem weiteren Refait ist er verloren.',
    unlimited: 'Jedes weitere Refait rückt ihn eine Stufe tiefer, jeder Gewinn holt ihn eine zurück.',
  },
  prisonMove: {
    none: '',
    'same-tableau': 'Vor einem Coup darf er auf die Gegenchance verlegt werden, auf gleicher Stufe.',
    any: 'Vor einem Coup darf er auf jede andere Chance verlegt werden, auf gleicher Stufe.',
  },
  prisonSurrender: {
    none: '',
    value: 'Vor einem Coup darf er aufgegeben werden: Zurück kommt in A die Hälfte, in B ein Viertel, in C ein Achtel.',
  },
  halfRounding: {
    bank: 'Was nicht aufgeht, wird zugunsten der Bank auf ganze Chips gerundet.',
    player: 'Was nicht aufgeht, wird zugunsten des Spielers auf ganze Chips gerundet.',
  },
  insurance: {
    started: `Für ${price} je angefangene ${per} können Sie einen Einsatz versichern: Beim Refait bleibt er dann frei.`,
    proportional: `Für ${price} je ${per}, im Verhältnis, können Sie einen Einsatz versichern: Beim Refait bleibt er dann frei.`,
  },
  premiumOnTie: {
    returned: 'Die Prämie behält die Bank, nur die eines ungültigen Coups nicht.',
    kept: 'Die Prämie behält die Bank, auch die eines ungültigen Coups.',
  },
  lastRefait: {
    'exact-last-card': 'Ein Refait mit der letzten Karte des Schlittens ist ungültig.',
    'last-coup':
      'Das Refait im letzten Coup eines Schlittens ist ungültig; zeigt sich das erst, wenn der nächste nicht beendet werden kann, wird es rückgängig gemacht.',
    counts: 'Ein Refait mit den letzten Karten des Schlittens gilt wie jedes andere.',
  },
  stakes: `Auf jeder Chance dürfen ${min} bis ${max} stehen, in Schritten von ${step}.`,
  shoe: `Pakete im Schlitten: ${decks}; ungesehen weggelegte Karten: ${burn}.`,
  newShoe: 'Neu gemischt wird, wenn ein Coup nicht beendet werden kann; ein solcher ist ungültig.',
  cutShoe: `Neu gemischt wird bei weniger als ${reshuffle} Karten, oder wenn ein Coup nicht beendet werden kann; ein solcher ist ungültig.`,
  colour:
    'Die niedrigere Summe gewinnt. Couleur gewinnt, wenn die allererste Karte der ersten Reihe die gewinnende Farbe zeigt, sonst Inverse.',
  tie: 'Bei gleichen Summen ab 32 wird nichts gewonnen und nichts verloren; Einsätze im Gefängnis bleiben, wo sie sind.',
  unfinished:
    'Ein Coup, für den die Karten nicht reichen, ist ungültig: Freie Einsätze kommen zurück, die im Gefängnis behalten ihre Stufe für den nächsten Schlitten.',
  last: {
    'exact-last-card':
      'Nach einem Refait mit den letzten Karten ist keine mehr da, um die Einsätze im Gefängnis auszuspielen; darum ist es ungültig.',
    'last-coup':
      'Nach einem Refait im letzten Coup eines Schlittens könnten Einsätze im Gefängnis nicht ausgespielt werden; darum ist es ungültig.',
    counts: '',
  },
  worth: (value, half) =>
    `Ein Einsatz im Gefängnis ist ${value}\u00a0% seines Betrags wert, die Hälfte ${half}\u00a0%, bevor sie auf ganze Chips gerundet wird.`,
  german: 'Eichel und Laub zählen als schwarz, Herz und Schellen als rot.',
});

const { press } = table.guide;

export const guides: GuideText = {
  first: 'Ein erster Coup, Schritt für Schritt',
  rows: 'Hier werden zwei Reihen Karten gelegt, erst Noir, dann Rouge, jede, bis sie 31 Punkte oder mehr hat. Bilder zählen zehn, Asse eins. Es gewinnt die Reihe, die näher an 31 liegt.',
  stake: 'Legen Sie einen Chip auf Rouge: Sie gewinnen, wenn die zweite Reihe näher an 31 liegt.',
  deal: press(table.deal),
  won: ({ noir, rouge, net }) =>
    `+${net}, denn Rouge hat ${rouge} und Noir ${noir}. Eine Chance zahlt so viel, wie auf ihr liegt.`,
  again: amount => `Noch einmal dasselbe, auf Rouge. ${press(table.sameAgain(amount))}`,
  refait: `Beide Reihen haben 31: das Refait, von dem allein die Bank lebt. Sie bekommen die Hälfte zurück, oder der ganze Einsatz kommt ins Gefängnis. ${press(table.allPrison)}`,
  confirm: press(table.confirm),
  locked: `Ihr Einsatz ist im Gefängnis. Gewinnt jetzt Rouge, kommt er frei; gewinnt Noir, ist er verloren. ${press(table.deal)}`,
  freed: ({ noir, rouge }) =>
    `Wieder frei, denn Rouge hat ${rouge} und Noir ${noir}: Die Chips gehören wieder Ihnen, ohne Gewinn. Das ist das ganze Spiel.`,
  second: 'Versichert gegen das Refait',
  insurance:
    'Die Bank gewinnt allein durch das Refait: die Hälfte jedes Einsatzes. Dagegen können Sie einen Einsatz versichern.',
  large:
    'Legen Sie Chips auf Couleur. Eine Prämie deckt bis zu 500: Je näher der Einsatz daran liegt, desto mehr lohnt sie sich.',
  insure: press(table.insure),
  insured: `Die Prämie liegt daneben. ${press(table.deal)}`,
  spared: ({ noir }) =>
    `Beide Reihen haben ${noir}: das Refait. Der versicherte Einsatz bleibt unberührt; gekostet hat er nur die Prämie.`,
};

export const drills: DrillText = {
  title: 'Welche Chancen gewinnen?',
  asks: 'Oben liegt Noir, unten Rouge. Welche Chancen gewinnen?',
  answers: [
    'Noir und Couleur',
    'Noir und Inverse',
    'Rouge und Couleur',
    'Rouge und Inverse',
    'Keine: Gleichstand',
    'Refait',
  ],
  because: (noir, rouge, isRed) =>
    `Noir hat ${noir}, Rouge ${rouge}; die allererste Karte ist ${isRed ? 'rot' : 'schwarz'}.`,
};

export const terms: Readonly<Record<Term, string>> = {
  couleur: 'D ist Couleur: gewinnt, wenn die allererste Karte die Farbe der Reihe hat, die gewinnt.',
  inverse: 'E ist Inverse: gewinnt, wenn die allererste Karte die andere Farbe hat als die Reihe, die gewinnt.',
  'prison A':
    'A ist das erste Gefängnis: Der Einsatz ist gesperrt, bis seine Chance einmal gewinnt, und verloren, wenn sie verliert.',
  'prison B':
    'B ist das zweite Gefängnis: Ein Refait in A hat den Einsatz hierher gebracht. Ein Gewinn allein macht ihn nicht immer frei.',
  'prison C': 'C ist das dritte Gefängnis, das tiefste. Ein weiteres Refait hier kostet meist den Einsatz.',
  insure:
    'Gegen eine kleine Prämie bleibt ein Einsatz frei, wenn beide Reihen 31 haben: Die Bank nimmt dann nichts davon.',
  once: 'Teilt den nächsten Coup aus, ohne dass Sie setzen.',
};

/** The panel of odds. */
export const text: BoardLazyText = {
  oddsPanel: {
    came: 'Was gekommen ist',
    outcome: 'Ergebnis',
    count: 'Coups',
    share: 'Anteil',
    expected: 'Erwartet',
    refait: 'Refait 31:31',
    void: 'Ungültig',
    costs: 'Was ein Einsatz kostet',
    chance: 'Chance',
    half: 'halb',
    prison: 'Gefängnis',
    insured: 'versichert',
    note: (unseen, most) =>
      `Mittlerer Verlust je Einsatz im nächsten Coup, genau für die ${unseen} noch nicht gesehenen Karten. Versichert: für einen Einsatz von ${most}, mit der Prämie.`,
    halfNote: 'Halb: vor dem Runden auf ganze Chips.',
    oddNote: stakes =>
      `Von einem ungeraden Einsatz behält die Bank den überzähligen Chip: Im Gefängnis kostet ein Einsatz weniger bei ${stakes}.`,
    prisonNote: 'Gefängnis: gerechnet, als wären alle Coups danach wie der nächste.',
    coups: coups => `Coups seit Eröffnung des Tisches: ${coups}. Erwartet: bei vollem Schlitten.`,
    insureAt: stakes => `Versichert kostet ein Einsatz weniger bei ${stakes}, sonst mehr.`,
    insureNever: 'Versichert kostet jeder Einsatz mehr.',
    session: 'Was eine Partie bringt',
    stakes: 'Einsätze',
    mean: 'Im Mittel',
    spread: 'Schwankung (±)',
    ahead: 'Im Plus',
    sessionNote:
      'In Einsätzen gleicher Höhe auf eine Chance, unversichert, bei vollem Schlitten. Schwankung: in 19 von 20 Partien. Im Plus: die Chance, am Ende etwas gewonnen zu haben.',
    reckoning: 'Es wird gerechnet …',
  },
};
