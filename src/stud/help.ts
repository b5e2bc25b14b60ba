/** The rules in short and the reasons of the odd ones, as this table plays them; loaded when first asked for. */
import { drawerStyles } from '../ui/drawer.styles.js';
import type { Language } from '../ui/lang.js';
import { chips, say } from '../ui/messages.js';
import type { Options } from './options.js';

export const styles = drawerStyles;

/** What a “why?” may ask. */
export type Reason = 'bringIn' | 'openPair' | 'common' | 'shortAllIn' | 'capLifted' | 'faceUp' | 'result';

export interface Help {
  /** The rules, a string a paragraph. */
  readonly rules: readonly string[];
  readonly why: Readonly<Record<Reason, string>>;
}

type By<Name extends keyof Options> = Readonly<Record<Options[Name] & string, string>>;

/** The sentences of a language; those that an option decides by its values. `{0}` … are limits. */
interface Sentences {
  readonly goal: By<'variant'>;
  readonly deal: string;
  readonly bringIn: By<'bringIn'>;
  readonly bringInRazz: string;
  readonly speaks: string;
  readonly speaksRazz: string;
  readonly limits: By<'lateStreets'>;
  readonly openPair: By<'openPair4'>;
  readonly cap: By<'capLiftedHeadsUp'>;
  readonly shortAllIn: By<'shortAllIn'>;
  readonly common: string;
  readonly allIn: string;
  readonly faceUp: string;
  readonly show: string;
  readonly best: By<'variant'>;
  readonly low: By<'lowRank'>;
  readonly declare: string;
  /** {4} percent, {5} the most. */
  readonly tax: string;
  readonly atMost: string;
}

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    goal: {
      high: 'Two to nine players, up to seven cards each: the best hand of five wins the pot.',
      'high-low':
        'Two to nine players, up to seven cards each: the best high hand and the best low hand share the pot.',
      razz: 'Two to nine players, up to seven cards each: the lowest hand of five wins the pot.',
    },
    deal: 'Everybody pays an ante of {0}. Two cards are dealt face down and one face up, then three more face up and the seventh face down, with a round of betting after each.',
    bringIn: {
      range:
        'The lowest door card must open for {3} to {1}; of equal ranks clubs are lowest, then diamonds, hearts, spades.',
      fixed: 'The lowest door card must bring it in for {3}, or complete to {1}; of equal ranks clubs are lowest.',
    },
    bringInRazz: 'The highest door card must open, aces low.',
    speaks: 'From fourth street on the highest open hand speaks first.',
    speaksRazz: 'From fourth street on the lowest open hand speaks first.',
    limits: {
      spread: 'Bets and raises are {1} on third and fourth street, from fifth street on {1} to {2}.',
      fixedHigher: 'Bets and raises are {1} on third and fourth street, from fifth street on {2}.',
    },
    openPair: {
      any: 'With an open pair on fourth street anybody may bet between the ante and the higher limit of {2}.',
      holderOnly: 'Whoever shows an open pair on fourth street may bet up to the higher limit of {2}.',
      off: '',
    },
    cap: {
      lastRound: 'A bet and three raises are allowed in a round; without limit on seventh street when two are left.',
      never: 'A bet and three raises are allowed in a round.',
      anyRound: 'A bet and three raises are allowed in a round; without limit as soon as two are left.',
    },
    shortAllIn: {
      half: 'An all-in of at least half a raise counts as a full one. A smaller one may be called or completed, and opens nothing again.',
      full: 'An all-in that is short of a full raise may be called, and opens nothing again.',
      pokerkit: 'A short all-in may be called or raised; it opens nothing again for who has spoken.',
    },
    common:
      'There were not enough cards for everybody: this one counts for all, and for nobody when it is settled who speaks first.',
    allIn: 'Who runs out of chips plays on for the main pot; what the others bet further goes into a side pot.',
    faceUp:
      'When nobody can bet any more, all hands are turned up. Otherwise who raised last shows first, then the others clockwise; who cannot win may throw his hand away.',
    show: 'At the showdown who raised last shows first; the others may throw their hands away.',
    best: {
      high: 'The five best of all seven cards count, the raised ones. Equal hands share; suits never decide.',
      'high-low': 'The five best of all seven cards count for each half; they may be different ones.',
      razz: 'The five lowest count, the raised ones: aces are low, straights and flushes do not matter, pairs are bad.',
    },
    low: {
      normal: 'Low is what is lowest as hands rank: aces are high, straights and flushes count against it.',
      aceToFive: 'For low aces are low, straights and flushes do not matter.',
      eightOrBetter:
        'For low aces are low, straights and flushes do not matter, and no card may be higher than an eight; where nobody has that, the high hand takes all.',
    },
    declare: 'Before the showdown all declare high, low or both at the same time; who says both must win both.',
    tax: 'The house takes {4} percent of each pot, rounded down{5}.',
    atMost: ', at most {0}',
  },
  de: {
    goal: {
      high: 'Zwei bis neun Spieler, bis zu sieben Karten: die beste Hand aus fünf gewinnt den Pot.',
      'high-low': 'Zwei bis neun Spieler, bis zu sieben Karten: die höchste und die niedrigste Hand teilen den Pot.',
      razz: 'Zwei bis neun Spieler, bis zu sieben Karten: die niedrigste Hand aus fünf gewinnt den Pot.',
    },
    deal: 'Jeder zahlt ein Ante von {0}. Zwei Karten kommen verdeckt und eine offen, dann drei weitere offen und die siebte verdeckt; nach jeder wird gesetzt.',
    bringIn: {
      range:
        'Die niedrigste offene Karte muss mit {3} bis {1} eröffnen; bei gleichem Rang ist Kreuz am niedrigsten, dann Karo, Herz, Pik.',
      fixed:
        'Die niedrigste offene Karte muss mit {3} eröffnen oder auf {1} auffüllen; bei gleichem Rang ist Kreuz am niedrigsten.',
    },
    bringInRazz: 'Die höchste offene Karte muss eröffnen; das Ass ist niedrig.',
    speaks: 'Ab der vierten Straße spricht die höchste offene Hand zuerst.',
    speaksRazz: 'Ab der vierten Straße spricht die niedrigste offene Hand zuerst.',
    limits: {
      spread: 'Gesetzt und erhöht wird um {1} auf der dritten und vierten Straße, ab der fünften um {1} bis {2}.',
      fixedHigher: 'Gesetzt und erhöht wird um {1} auf der dritten und vierten Straße, ab der fünften um {2}.',
    },
    openPair: {
      any: 'Liegt auf der vierten Straße ein Paar offen, darf jeder zwischen dem Ante und dem oberen Limit von {2} setzen.',
      holderOnly: 'Wer auf der vierten Straße ein offenes Paar zeigt, darf bis zum oberen Limit von {2} setzen.',
      off: '',
    },
    cap: {
      lastRound:
        'Je Runde sind ein Einsatz und drei Erhöhungen erlaubt; auf der siebten Straße unter zweien beliebig viele.',
      never: 'Je Runde sind ein Einsatz und drei Erhöhungen erlaubt.',
      anyRound: 'Je Runde sind ein Einsatz und drei Erhöhungen erlaubt; unter zweien beliebig viele.',
    },
    shortAllIn: {
      half: 'Ein All-in von mindestens der halben Erhöhung zählt wie eine ganze. Ein kleineres darf gehalten oder aufgefüllt werden und öffnet die Runde nicht neu.',
      full: 'Ein All-in unter einer ganzen Erhöhung darf gehalten werden und öffnet die Runde nicht neu.',
      pokerkit:
        'Ein kurzes All-in darf gehalten oder erhöht werden; wer schon gesprochen hat, dem öffnet es nichts neu.',
    },
    common:
      'Die Karten reichten nicht für alle: diese eine zählt für jeden; wer zuerst spricht, entscheidet sie nicht.',
    allIn:
      'Wem die Chips ausgehen, der spielt um den Hauptpot weiter; was die anderen noch setzen, kommt in einen Nebenpot.',
    faceUp:
      'Kann niemand mehr setzen, werden alle Hände aufgedeckt. Sonst zeigt zuerst, wer zuletzt erhöht hat, dann die anderen im Uhrzeigersinn; wer nicht gewinnen kann, darf weglegen.',
    show: 'Am Ende zeigt zuerst, wer zuletzt erhöht hat; die anderen dürfen weglegen.',
    best: {
      high: 'Es zählen die fünf besten von sieben Karten, die gehobenen. Gleiche Hände teilen; die Farbe entscheidet nie.',
      'high-low': 'Für jede Hälfte zählen die fünf besten von sieben Karten; es dürfen verschiedene sein.',
      razz: 'Es zählen die fünf niedrigsten, die gehobenen: Asse sind niedrig, Straßen und Flushes zählen nicht, Paare sind schlecht.',
    },
    low: {
      normal:
        'Tief ist, was in der üblichen Reihenfolge am niedrigsten ist: Asse sind hoch, Straßen und Flushes schaden.',
      aceToFive: 'Für Tief sind Asse niedrig, Straßen und Flushes zählen nicht.',
      eightOrBetter:
        'Für Tief sind Asse niedrig, Straßen und Flushes zählen nicht, und keine Karte darf höher sein als eine Acht; hat das niemand, nimmt die hohe Hand alles.',
    },
    declare: 'Vor dem Aufdecken sagen alle zugleich hoch, tief oder beides an; wer beides sagt, muss beides gewinnen.',
    tax: 'Das Haus nimmt {4} Prozent von jedem Pot, abgerundet{5}.',
    atMost: ', höchstens {0}',
  },
  fr: {
    goal: {
      high: 'De deux à neuf joueurs, jusqu’à sept cartes : la meilleure main de cinq gagne le pot.',
      'high-low':
        'De deux à neuf joueurs, jusqu’à sept cartes : la meilleure main haute et la meilleure basse partagent le pot.',
      razz: 'De deux à neuf joueurs, jusqu’à sept cartes : la main de cinq la plus basse gagne le pot.',
    },
    deal: 'Chacun verse un ante de {0}. On donne deux cartes cachées et une visible, puis trois visibles et la septième cachée ; après chacune on mise.',
    bringIn: {
      range:
        'La plus basse carte visible doit ouvrir de {3} à {1} ; à rang égal le trèfle est le plus bas, puis carreau, cœur, pique.',
      fixed:
        'La plus basse carte visible doit ouvrir de {3} ou compléter à {1} ; à rang égal le trèfle est le plus bas.',
    },
    bringInRazz: 'La plus haute carte visible doit ouvrir ; l’as est bas.',
    speaks: 'Dès la quatrième carte, la plus haute main visible parle en premier.',
    speaksRazz: 'Dès la quatrième carte, la plus basse main visible parle en premier.',
    limits: {
      spread: 'On mise et relance de {1} aux troisième et quatrième cartes, de {1} à {2} dès la cinquième.',
      fixedHigher: 'On mise et relance de {1} aux troisième et quatrième cartes, de {2} dès la cinquième.',
    },
    openPair: {
      any: 'Avec une paire visible à la quatrième carte, chacun peut miser entre l’ante et la limite haute de {2}.',
      holderOnly: 'Qui montre une paire à la quatrième carte peut miser jusqu’à la limite haute de {2}.',
      off: '',
    },
    cap: {
      lastRound: 'Chaque tour permet une mise et trois relances ; sans limite à la septième carte entre deux joueurs.',
      never: 'Chaque tour permet une mise et trois relances.',
      anyRound: 'Chaque tour permet une mise et trois relances ; sans limite entre deux joueurs.',
    },
    shortAllIn: {
      half: 'Un tapis d’au moins une demi-relance compte comme une relance. Plus petit, il peut être suivi ou complété, et ne rouvre rien.',
      full: 'Un tapis inférieur à une relance peut être suivi, et ne rouvre rien.',
      pokerkit: 'Un tapis court peut être suivi ou relancé ; il ne rouvre rien à qui a parlé.',
    },
    common: 'Il n’y avait pas assez de cartes : celle-ci compte pour tous, mais ne décide pas qui parle en premier.',
    allIn: 'Qui n’a plus de jetons joue pour le pot principal ; ce que misent les autres va dans un pot annexe.',
    faceUp:
      'Quand personne ne peut plus miser, toutes les mains sont retournées. Sinon le dernier relanceur montre en premier, puis les autres ; qui ne peut gagner peut jeter sa main.',
    show: 'À l’abattage le dernier relanceur montre en premier ; les autres peuvent jeter leur main.',
    best: {
      high: 'Les cinq meilleures des sept cartes comptent, celles qui sont levées. À égalité on partage ; la couleur ne décide jamais.',
      'high-low': 'Les cinq meilleures des sept cartes comptent pour chaque moitié ; elles peuvent différer.',
      razz: 'Les cinq plus basses comptent, celles qui sont levées : l’as est bas, quintes et couleurs ne comptent pas, les paires sont mauvaises.',
    },
    low: {
      normal: 'Le bas est la main la plus faible de l’ordre habituel : l’as est haut, quintes et couleurs nuisent.',
      aceToFive: 'Pour le bas, l’as est bas, quintes et couleurs ne comptent pas.',
      eightOrBetter:
        'Pour le bas, l’as est bas, quintes et couleurs ne comptent pas, et aucune carte ne dépasse le huit ; si personne ne l’a, la main haute prend tout.',
    },
    declare:
      'Avant l’abattage, tous annoncent en même temps haut, bas ou les deux ; qui dit les deux doit gagner les deux.',
    tax: 'La maison prend {4} pour cent de chaque pot, arrondis vers le bas{5}.',
    atMost: ', au plus {0}',
  },
};

/** The rules and reasons in a language, as these options have them. */
export function helpIn(language: Language, options: Options): Help {
  const words = SENTENCES[language];
  const { tax, variant, declare } = options;
  const amounts = [options.ante, options.lowerLimit, options.higherLimit, options.bringInAmount, tax.percent].map(
    chips,
  );
  const most = tax.cap > 0 ? say(words.atMost, chips(tax.cap)) : '';
  const filled = (text: string): string => say(text, ...amounts, most);
  const low = variant === 'high-low' ? words.low[options.lowRank] : '';
  const declared = low && declare === 'simultaneous' ? words.declare : '';
  const razz = variant === 'razz';
  const bringIn = [words.bringIn[options.bringIn], razz ? words.bringInRazz : ''];
  const openPair = razz ? '' : words.openPair[options.openPair4];
  const paragraphs = [
    [words.goal[variant], words.deal],
    [...(razz ? [words.bringInRazz] : bringIn), razz ? words.speaksRazz : words.speaks],
    [words.limits[options.lateStreets], openPair, words.cap[options.capLiftedHeadsUp]],
    [words.allIn, words.show, words.best[variant], low, declared, tax.percent > 0 ? words.tax : ''],
  ];
  return {
    rules: paragraphs.map(sentences => filled(sentences.filter(Boolean).join(' '))),
    why: {
      bringIn: filled(razz ? words.bringInRazz : bringIn[0]!),
      openPair: filled(openPair),
      common: words.common,
      shortAllIn: words.shortAllIn[options.shortAllIn],
      capLifted: words.cap[options.capLiftedHeadsUp],
      faceUp: words.faceUp,
      result: [words.best[variant], low, declared].filter(Boolean).join(' '),
    },
  };
}
