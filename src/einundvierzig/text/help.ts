/** The rules in short and the reasons of the odd ones, as this table plays them; loaded when first asked for. */
import { drawerStyles } from '../../table/drawer.styles.js';
import type { Language } from '../../table/lang.js';
import { chips, say } from '../../table/messages.js';
import type { Options } from '../rules/options.js';

export const styles = drawerStyles;

/** What a “why?” may ask. */
export type Reason =
  | 'forced'
  | 'forehandRaises'
  | 'opens'
  | 'firstCall'
  | 'shortAllIn'
  | 'capLifted'
  | 'expose'
  | 'bonus'
  | 'tie'
  | 'tax'
  | 'noGroup'
  | 'result';

export interface Help {
  /** The rules, a string a paragraph. */
  readonly rules: readonly string[];
  readonly why: Readonly<Record<Reason, string>>;
}

type By<Name extends keyof Options> = Readonly<Record<`${Options[Name] & (string | boolean)}`, string>>;

/**
 * The sentences of a language; those that an option decides by its values. {0} ante, {1} lower and {2} higher limit,
 * {3} bonus, {4} percent and {5} cap of the tax, {6} the buy-in, {7} the smallest chip.
 */
interface Sentences {
  readonly goal: string;
  readonly ante: string;
  readonly deal: string;
  readonly forced: string;
  readonly option: By<'forehandOption'>;
  readonly open: By<'round2Open'>;
  readonly first: By<'round2First'>;
  readonly unit: By<'round2Unit'>;
  readonly trigger: By<'showdownTrigger'>;
  readonly cap: By<'capLiftedHeadsUp'>;
  readonly shortAllIn: string;
  readonly allIn: string;
  readonly buyIn: string;
  readonly dealer: By<'dealer'>;
  readonly step: string;
  readonly expose: By<'expose'>;
  readonly hands: string;
  readonly single: By<'noGroup'>;
  readonly pairs: By<'points'>;
  readonly best: string;
  readonly tie: string;
  readonly bonus: By<'bonusNeedsShowdown'>;
  readonly noBonus: string;
  readonly tax: string;
  readonly noTax: string;
}

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    goal: 'Einundvierzig (Färbeln), “forty-one”: three to seven players, four cards each from a pack of 32; the best group of cards takes the pot.',
    ante: 'Everybody pays an ante of {0}.',
    deal: 'Two cards come face down, then a round of betting; two more, then everybody lays two open and keeps two closed, and a second round follows.',
    forced:
      'Forehand, marked by the Spitz, must bet the lower limit of {1}, beside any ante; the Spitz moves on by one player after each hand.',
    option: {
      false: 'If all only call his bet, the first round is over: he cannot raise himself.',
      true: 'If all only call his bet, he may check or raise.',
    },
    open: {
      check: 'The second round has no forced bet: one may check while nobody has bet.',
      forehandForced: 'In the second round forehand must bet once more; the next clockwise, if he has folded.',
    },
    first: {
      leftOfForehand: 'The player on the left of forehand acts first.',
      forehand: 'In the second round forehand acts first.',
    },
    unit: {
      higher: 'Bets and raises are {1} in the first round, {2} in the second.',
      lower: 'Bets and raises are {1} in both rounds.',
      either: 'Bets and raises are {1} in the first round, {1} or {2} in the second.',
    },
    trigger: {
      roundClosed: '',
      firstCall: 'The first call of the second round ends it, even if others have not spoken.',
    },
    cap: {
      lastRound: 'A bet and three raises are allowed in a round; without limit when two are left in the second.',
      never: 'A bet and three raises are allowed in a round.',
      always: 'A bet and three raises are allowed in a round; without limit as soon as two are left.',
    },
    shortAllIn:
      'An all-in of at least half a raise counts as a full one. A smaller one may be called or filled up, and opens nothing again.',
    allIn: 'Who runs out of chips plays on for the main pot; what the others bet further goes into a side pot.',
    buyIn: 'Chips may be bought between two hands only, up to {6} at least.',
    dealer: { house: '', players: 'The players deal themselves, each time the one on the right of forehand.' },
    step: 'What the house takes is rounded down to a multiple of {7}.',
    expose: {
      simultaneous:
        'All choose at the same time and may change their minds until the last is done; then all turn over at once, so that nobody learns from the others.',
      clockwise: 'The players lay two cards open one after the other, from the left of forehand.',
    },
    hands:
      'From the top: four of a rank, four of a suit, three of a rank, three of a suit, two of a rank or suit; of ranks the higher decides, of suits the sum: sevens to tens count 7 to 10, jack, queen and king 10, the ace 11.',
    single: {
      highCard: 'If no two cards share rank or suit, the best single card counts.',
      zero: 'If no two cards share rank or suit, the hand is worth nothing.',
    },
    pairs: { true: '', false: 'Two cards alone are worth nothing here.' },
    best: 'Only the one best group of a hand counts, the raised cards; two pairs are not added.',
    tie: 'Equal hands never share: forehand wins, else whoever sits nearest to his left.',
    bonus: {
      false:
        'Ace and three tens of one suit make 41: who shows it gets {3} from the house, even if all others have folded.',
      true: 'Ace and three tens of one suit make 41: who shows it at a showdown gets {3} from the house.',
    },
    noBonus: 'A 41 is no more than four of a suit here.',
    tax: 'The house takes {4} percent of each pot, rounded down{5}.',
    noTax: 'The house takes nothing.',
  },
  de: {
    goal: 'Einundvierzig (Färbeln): drei bis sieben Spieler, jeder vier Karten aus 32; die beste Gruppe von Karten gewinnt den Pot.',
    ante: 'Jeder zahlt ein Ante von {0}.',
    deal: 'Zwei Karten kommen verdeckt, dann wird gesetzt; nach zwei weiteren legt jeder zwei auf und behält zwei zu, und es folgt die zweite Runde.',
    forced:
      'Die Vorhand, an der der Spitz liegt, muss das untere Limit von {1} setzen, ein Ante nicht gerechnet; der Spitz wandert nach jedem Spiel um einen Platz weiter.',
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
      higher: 'Gesetzt und erhöht wird um {1} in der ersten und um {2} in der zweiten Runde.',
      lower: 'Gesetzt und erhöht wird in beiden Runden um {1}.',
      either: 'Gesetzt und erhöht wird um {1} in der ersten und um {1} oder {2} in der zweiten Runde.',
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
    buyIn: 'Chips kauft man nur zwischen zwei Spielen nach, auf mindestens {6}.',
    dealer: { house: '', players: 'Die Spieler geben selbst, jeweils der rechts der Vorhand.' },
    step: 'Was das Haus nimmt, wird auf ein Vielfaches von {7} abgerundet.',
    expose: {
      simultaneous:
        'Alle wählen zugleich und dürfen es sich anders überlegen, bis der Letzte fertig ist; dann wird alles auf einmal aufgedeckt, damit keiner vom anderen lernt.',
      clockwise: 'Reihum von der Linken der Vorhand legt jeder zwei Karten offen.',
    },
    hands:
      'Von oben: vier eines Ranges, vier einer Farbe, drei eines Ranges, drei einer Farbe, zwei eines Ranges oder einer Farbe; bei Rängen entscheidet der höhere, bei Farben die Summe: Sieben bis Zehn zählen 7 bis 10, Bube, Dame und König (Unter, Ober, König) 10, das Ass (Daus) 11.',
    single: {
      highCard: 'Haben keine zwei Karten Rang oder Farbe gemeinsam, zählt die beste einzelne Karte.',
      zero: 'Haben keine zwei Karten Rang oder Farbe gemeinsam, ist die Hand nichts wert.',
    },
    pairs: { true: '', false: 'Zwei Karten allein sind hier nichts wert.' },
    best: 'Es zählt nur die eine beste Gruppe einer Hand, die gehobenen Karten; zwei Paare werden nicht zusammengezählt.',
    tie: 'Gleich hohe Blätter werden nie geteilt: es gewinnt die Vorhand, sonst wer ihr zur Linken am nächsten sitzt.',
    bonus: {
      false:
        'Ass und drei Zehner einer Farbe sind 41: wer sie zeigt, bekommt {3} vom Haus, auch wenn alle anderen ausgestiegen sind.',
      true: 'Ass und drei Zehner einer Farbe sind 41: wer sie beim Aufdecken zeigt, bekommt {3} vom Haus.',
    },
    noBonus: 'Eine 41 ist hier nicht mehr als vier einer Farbe.',
    tax: 'Das Haus nimmt {4} Prozent von jedem Pot, abgerundet{5}.',
    noTax: 'Das Haus nimmt nichts.',
  },
  fr: {
    goal: 'Einundvierzig (Färbeln), « quarante et un » : de trois à sept joueurs, quatre cartes chacun d’un jeu de 32 ; le meilleur groupe de cartes gagne le pot.',
    ante: 'Chacun verse un ante de {0}.',
    deal: 'Deux cartes sont données cachées, puis on mise ; après deux autres chacun en découvre deux et en garde deux cachées, et un deuxième tour suit.',
    forced:
      'Le premier en main, marqué par le Spitz, doit miser la limite basse de {1}, sans compter l’ante ; le Spitz avance d’un joueur après chaque donne.',
    option: {
      false: 'Si tous ne font que suivre sa mise, le premier tour est fini : il ne peut se relancer lui-même.',
      true: 'Si tous ne font que suivre sa mise, il peut faire parole ou relancer.',
    },
    open: {
      check: 'Le deuxième tour n’a pas de mise forcée : tant que personne n’a misé, on peut faire parole.',
      forehandForced: 'Au deuxième tour le premier en main doit miser encore ; le suivant, s’il s’est couché.',
    },
    first: {
      leftOfForehand: 'Le joueur à gauche du premier en main parle en premier.',
      forehand: 'Au deuxième tour le premier en main parle en premier.',
    },
    unit: {
      higher: 'On mise et relance de {1} au premier tour, de {2} au deuxième.',
      lower: 'On mise et relance de {1} aux deux tours.',
      either: 'On mise et relance de {1} au premier tour, de {1} ou {2} au deuxième.',
    },
    trigger: {
      roundClosed: '',
      firstCall: 'Le premier qui suit au deuxième tour le termine, même si d’autres n’ont pas parlé.',
    },
    cap: {
      lastRound: 'Chaque tour permet une mise et trois relances ; sans limite au deuxième entre deux joueurs.',
      never: 'Chaque tour permet une mise et trois relances.',
      always: 'Chaque tour permet une mise et trois relances ; sans limite entre deux joueurs.',
    },
    shortAllIn:
      'Un tapis d’au moins une demi-relance compte comme une relance. Plus petit, il peut être suivi ou complété, et ne rouvre rien.',
    allIn: 'Qui n’a plus de jetons joue pour le pot principal ; ce que misent les autres va dans un pot annexe.',
    buyIn: 'On ne rachète des jetons qu’entre deux donnes, jusqu’à {6} au moins.',
    dealer: {
      house: '',
      players: 'Les joueurs donnent eux-mêmes, chaque fois celui qui est à droite du premier en main.',
    },
    step: 'La part de la maison est arrondie vers le bas à un multiple de {7}.',
    expose: {
      simultaneous:
        'Tous choisissent en même temps et peuvent changer d’avis jusqu’au dernier ; puis tout est retourné d’un coup, pour que personne n’apprenne des autres.',
      clockwise: 'Chacun ouvre deux cartes à son tour, depuis la gauche du premier en main.',
    },
    hands:
      'De haut en bas : quatre d’un rang, quatre d’une couleur, trois d’un rang, trois d’une couleur, deux d’un rang ou d’une couleur ; pour les rangs le plus haut décide, pour les couleurs la somme : sept à dix comptent de 7 à 10, valet, dame et roi 10, l’as 11.',
    single: {
      highCard: 'S’il n’y a pas deux cartes de même rang ou de même couleur, la meilleure carte seule compte.',
      zero: 'S’il n’y a pas deux cartes de même rang ou de même couleur, la main ne vaut rien.',
    },
    pairs: { true: '', false: 'Deux cartes seules ne valent rien ici.' },
    best: 'Seul le meilleur groupe d’une main compte, les cartes levées ; deux paires ne s’ajoutent pas.',
    tie: 'À égalité on ne partage jamais : le premier en main gagne, sinon le plus proche à sa gauche.',
    bonus: {
      false:
        'As et trois dix d’une couleur font 41 : qui les montre reçoit {3} de la maison, même si tous les autres se sont couchés.',
      true: 'As et trois dix d’une couleur font 41 : qui les montre à l’abattage reçoit {3} de la maison.',
    },
    noBonus: 'Un 41 n’est ici qu’un quatre d’une couleur.',
    tax: 'La maison prend {4} pour cent de chaque pot, arrondis vers le bas{5}.',
    noTax: 'La maison ne prend rien.',
  },
};

/** What is said of a cap of the tax. */
const AT_MOST: Readonly<Record<Language, string>> = {
  en: ', at most {0}',
  de: ', höchstens {0}',
  fr: ', au plus {0}',
};

/** The rules and reasons in a language, as these options have them. */
export function helpIn(language: Language, options: Options): Help {
  const words = SENTENCES[language];
  const { tax, bonus41 } = options;
  const most = tax.cap > 0 ? AT_MOST[language].replace('{0}', chips(tax.cap)) : '';
  const amounts = [options.ante, options.lowerLimit, options.higherLimit, bonus41, tax.percent].map(chips);
  const filled = (text: string): string => say(text, ...amounts, most, chips(options.buyIn), chips(options.step));
  const yes = (value: boolean): 'true' | 'false' => (value ? 'true' : 'false');
  const option = words.option[yes(options.forehandOption)];
  const bonus = bonus41 > 0 ? words.bonus[yes(options.bonusNeedsShowdown)] : words.noBonus;
  const taxed =
    tax.percent > 0 ? [words.tax, options.step > 1 ? words.step : ''].filter(Boolean).join(' ') : words.noTax;
  // who has been forced to bet has spoken
  const first = words.first[options.round2Open === 'check' ? options.round2First : 'leftOfForehand'];
  const single = options.points ? words.single[options.noGroup] : words.pairs.false;
  const paragraphs = [
    [words.goal, options.ante > 0 ? words.ante : '', words.deal, words.dealer[options.dealer]],
    [words.forced, option, first, words.open[options.round2Open]],
    [words.unit[options.round2Unit], words.cap[options.capLiftedHeadsUp], words.trigger[options.showdownTrigger]],
    [words.expose[options.expose]],
    [words.hands, single, words.best, words.tie],
    [words.allIn, words.buyIn, taxed, bonus],
  ];
  return {
    rules: paragraphs.map(sentences => filled(sentences.filter(Boolean).join(' '))),
    why: {
      forced: filled(`${words.forced} ${option}`),
      forehandRaises: filled(option),
      opens: filled(`${words.open[options.round2Open]} ${first}`),
      firstCall: words.trigger.firstCall,
      shortAllIn: words.shortAllIn,
      capLifted: words.cap[options.capLiftedHeadsUp],
      expose: words.expose[options.expose],
      bonus: filled(bonus),
      tie: words.tie,
      tax: filled(taxed),
      noGroup: single,
      result: `${words.best} ${words.hands}`,
    },
  };
}
