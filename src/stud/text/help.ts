/** The rules in short and the reasons of the odd ones, as this table plays them; loaded when first asked for. */
import { drawerStyles } from '../../table/drawer.styles.js';
import type { Language } from '../../table/lang.js';
import { chips, say } from '../../table/messages.js';
import type { Options } from '../rules/options.js';

export const styles = drawerStyles;

/** What a “why?” may ask. */
export type Reason = 'bringIn' | 'openPair' | 'common' | 'shortAllIn' | 'capLifted' | 'faceUp' | 'result';

export interface Help {
  /** The rules, a string a paragraph. */
  readonly rules: readonly string[];
  readonly why: Readonly<Record<Reason, string>>;
}

type By<Name extends keyof Options> = Readonly<Record<`${Options[Name] & (string | boolean)}`, string>>;

/** Options that are told of only where they are set so: by default they change nothing that is told. */
type Other =
  | 'openTie suit'
  | 'shortCompletion plusBet'
  | 'callAfterShortBringIn shortAmount'
  | 'allInLowCard nextLowestCard'
  | 'freeFold true'
  | 'raiseIntoAllIn true'
  | 'oddChip leftOfDealer'
  | 'burnFirstDeal false'
  | 'shortDeck skipBurnBeforeMix'
  | 'shortPackReuse burnsAndFolded';

/** The sentences of a language; those that an option decides by its values. `{0}` … are limits, {8} the buy-in, {9} the smallest chip. */
interface Sentences {
  readonly goal: By<'variant'>;
  readonly ante: string;
  readonly deal: string;
  /** By the forced bet, or where it can be of one size only; {6} whose duty it is. */
  readonly bringIn: By<'bringIn'> & { readonly one: string };
  readonly door: string;
  readonly doorRazz: string;
  readonly doorTie: string;
  readonly doorTieRazz: string;
  readonly speaks: string;
  readonly speaksRazz: string;
  readonly limits: By<'lateStreets'>;
  /** {6} how much, of {7} at least. */
  readonly openPair: By<'openPair4'>;
  readonly openPairSize: By<'openPairRange'>;
  readonly cap: By<'capLiftedHeadsUp'>;
  readonly completeCounts: string;
  readonly shortAllIn: By<'shortAllIn'>;
  readonly common: string;
  readonly allIn: string;
  readonly buyIn: string;
  readonly faceUp: By<'allInFaceUp'>;
  readonly show: string;
  readonly best: By<'variant'>;
  readonly low: By<'lowRank'>;
  readonly wheel: By<'wheel'>;
  readonly declare: string;
  readonly step: string;
  readonly other: Readonly<Record<Other, string>>;
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
    ante: 'Everybody pays an ante of {0}.',
    deal: 'Two cards are dealt face down and one face up, then three more face up and the seventh face down, with a round of betting after each.',
    bringIn: {
      range: '{6} must open for {3} to {1}',
      fixed: '{6} must bring it in for {3}, or complete to {1}',
      one: '{6} must open for {3}',
    },
    door: 'The lowest door card',
    doorRazz: 'The highest door card, aces being low,',
    doorTie: '; of equal ranks clubs are lowest, then diamonds, hearts, spades.',
    doorTieRazz: '; of equal ranks spades are highest, then hearts, diamonds, clubs.',
    speaks: 'From fourth street on the highest open hand acts first.',
    speaksRazz: 'From fourth street on the lowest open hand acts first.',
    limits: {
      spread: 'Bets and raises are {1} on third and fourth street, from fifth street on {1} to {2}.',
      fixedHigher: 'Bets and raises are {1} on third and fourth street, from fifth street on {2}.',
    },
    openPair: {
      any: 'With an open pair on fourth street anybody may bet {6}.',
      holderOnly: 'Whoever shows an open pair on fourth street may bet {6}.',
      off: '',
    },
    openPairSize: { anteToHigher: 'between {7} and the higher limit of {2}', lowerOrHigher: '{1} or {2}' },
    cap: {
      lastRound: 'A bet and three raises are allowed in a round; without limit on seventh street when two are left.',
      never: 'A bet and three raises are allowed in a round.',
      anyRound: 'A bet and three raises are allowed in a round; without limit as soon as two are left.',
    },
    completeCounts: 'The forced bet counts as the bet, and completing it as the first raise.',
    shortAllIn: {
      half: 'An all-in of at least half a raise counts as a full one. A smaller one may be called or completed, and opens nothing again.',
      full: 'An all-in that is short of a full raise may be called or completed, and opens nothing again.',
      pokerkit: 'A short all-in may be called or raised; it opens nothing again for who has spoken.',
    },
    common:
      'There were not enough cards for everybody: this one counts for all, and for nobody when it is settled who acts first.',
    allIn: 'Who runs out of chips plays on for the main pot; what the others bet further goes into a side pot.',
    buyIn: 'Chips may be bought between two hands only, up to {8} at least.',
    faceUp: {
      true: 'When nobody can bet any more, all hands are turned up. Otherwise who raised last shows first, then the others clockwise; who cannot win may muck.',
      false: 'Hands stay covered until the showdown even when nobody can bet any more.',
    },
    show: 'At the showdown who raised last shows first; the others may muck.',
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
    wheel: { notStraight: '', straight: 'A-2-3-4-5 is a straight.' },
    declare: 'Before the showdown all declare high, low or both at the same time; who says both must win both.',
    step: 'Bets, raises and what the house takes are multiples of {9}; only an all-in may be another amount.',
    other: {
      'openTie suit':
        'Of equal open hands the suit of the highest card decides who acts first: spades, hearts, diamonds, clubs.',
      'shortCompletion plusBet':
        'After an all-in that does not quite complete the forced bet, a raise is a whole bet more than that.',
      'callAfterShortBringIn shortAmount':
        'If the forced bet is short because its player is all-in, a call costs no more than that.',
      'allInLowCard nextLowestCard': 'If who must open has no chips left, the one with the next door card must.',
      'freeFold true': 'One may fold even when there is nothing to call.',
      'raiseIntoAllIn true': 'One may bet or raise even when all opponents are all-in.',
      'oddChip leftOfDealer': 'Odd chips of a divided pot go to the first winner on the left of the dealer.',
      'burnFirstDeal false': 'No card is burnt before the first deal.',
      'shortDeck skipBurnBeforeMix':
        'If exactly one card more is left than players, they are dealt at once, without burning or mixing.',
      'shortPackReuse burnsAndFolded':
        'When cards run short, folded ones are mixed in with the burnt ones, and the last card is dealt too.',
    },
    tax: 'The house takes {4} percent of each pot, rounded down{5}.',
    atMost: ', at most {0}',
  },
  de: {
    goal: {
      high: 'Zwei bis neun Spieler, bis zu sieben Karten: die beste Hand aus fünf gewinnt den Pot.',
      'high-low': 'Zwei bis neun Spieler, bis zu sieben Karten: die höchste und die niedrigste Hand teilen den Pot.',
      razz: 'Zwei bis neun Spieler, bis zu sieben Karten: die niedrigste Hand aus fünf gewinnt den Pot.',
    },
    ante: 'Jeder zahlt ein Ante von {0}.',
    deal: 'Zwei Karten kommen verdeckt und eine offen, dann drei weitere offen und die siebte verdeckt; nach jeder wird gesetzt.',
    bringIn: {
      range: '{6} muss mit {3} bis {1} eröffnen',
      fixed: '{6} muss mit {3} eröffnen oder auf {1} auffüllen',
      one: '{6} muss mit {3} eröffnen',
    },
    door: 'Die niedrigste offene Karte',
    doorRazz: 'Die höchste offene Karte (das Ass ist niedrig)',
    doorTie: '; bei gleichem Rang ist Kreuz am niedrigsten, dann Karo, Herz, Pik.',
    doorTieRazz: '; bei gleichem Rang ist Pik am höchsten, dann Herz, Karo, Kreuz.',
    speaks: 'Ab der vierten Straße spricht die höchste offene Hand zuerst.',
    speaksRazz: 'Ab der vierten Straße spricht die niedrigste offene Hand zuerst.',
    limits: {
      spread: 'Gesetzt und erhöht wird um {1} auf der dritten und vierten Straße, ab der fünften um {1} bis {2}.',
      fixedHigher: 'Gesetzt und erhöht wird um {1} auf der dritten und vierten Straße, ab der fünften um {2}.',
    },
    openPair: {
      any: 'Liegt auf der vierten Straße ein Paar offen, darf jeder {6} setzen.',
      holderOnly: 'Wer auf der vierten Straße ein offenes Paar zeigt, darf {6} setzen.',
      off: '',
    },
    openPairSize: { anteToHigher: 'zwischen {7} und dem oberen Limit von {2}', lowerOrHigher: '{1} oder {2}' },
    cap: {
      lastRound:
        'Je Runde sind ein Einsatz und drei Erhöhungen erlaubt; auf der siebten Straße unter zweien beliebig viele.',
      never: 'Je Runde sind ein Einsatz und drei Erhöhungen erlaubt.',
      anyRound: 'Je Runde sind ein Einsatz und drei Erhöhungen erlaubt; unter zweien beliebig viele.',
    },
    completeCounts: 'Das Bring-in zählt als der Einsatz, das Auffüllen als erste Erhöhung.',
    shortAllIn: {
      half: 'Ein All-in von mindestens der halben Erhöhung zählt wie eine ganze. Ein kleineres darf gehalten oder aufgefüllt werden und öffnet die Runde nicht neu.',
      full: 'Ein All-in unter einer ganzen Erhöhung darf gehalten oder aufgefüllt werden und öffnet die Runde nicht neu.',
      pokerkit:
        'Ein kurzes All-in darf gehalten oder erhöht werden; wer schon gesprochen hat, dem öffnet es nichts neu.',
    },
    common:
      'Die Karten reichten nicht für alle: diese eine zählt für jeden; wer zuerst spricht, entscheidet sie nicht.',
    allIn:
      'Wem die Chips ausgehen, der spielt um den Hauptpot weiter; was die anderen noch setzen, kommt in einen Nebenpot.',
    buyIn: 'Chips kauft man nur zwischen zwei Spielen nach, auf mindestens {8}.',
    faceUp: {
      true: 'Kann niemand mehr setzen, werden alle Hände aufgedeckt. Sonst zeigt zuerst, wer zuletzt erhöht hat, dann die anderen im Uhrzeigersinn; wer nicht gewinnen kann, darf weglegen.',
      false: 'Auch wenn niemand mehr setzen kann, bleiben die Hände bis zum Ende verdeckt.',
    },
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
    wheel: { notStraight: '', straight: 'A-2-3-4-5 ist eine Straße.' },
    declare: 'Vor dem Aufdecken sagen alle zugleich hoch, tief oder beides an; wer beides sagt, muss beides gewinnen.',
    step: 'Einsätze, Erhöhungen und was das Haus nimmt sind Vielfache von {9}; nur ein All-in darf anders sein.',
    other: {
      'openTie suit':
        'Bei gleichen offenen Händen entscheidet die Farbe der höchsten Karte, wer zuerst spricht: Pik, Herz, Karo, Kreuz.',
      'shortCompletion plusBet':
        'Nach einem All-in, das das Bring-in nicht ganz auffüllt, wird um einen ganzen Einsatz darüber erhöht.',
      'callAfterShortBringIn shortAmount':
        'Ist das Bring-in zu klein, weil sein Spieler all-in ist, kostet das Halten nicht mehr.',
      'allInLowCard nextLowestCard':
        'Hat, wer eröffnen muss, keine Chips mehr, eröffnet der mit der nächsten offenen Karte.',
      'freeFold true': 'Man darf auch aussteigen, wenn nichts zu halten ist.',
      'raiseIntoAllIn true': 'Man darf auch setzen oder erhöhen, wenn alle Gegner all-in sind.',
      'oddChip leftOfDealer': 'Überzählige Chips eines geteilten Pots bekommt der erste Gewinner links vom Geber.',
      'burnFirstDeal false': 'Vor dem ersten Geben wird keine Karte gebrannt.',
      'shortDeck skipBurnBeforeMix':
        'Ist genau eine Karte mehr da als Spieler, wird gleich gegeben, ohne Brennen und Mischen.',
      'shortPackReuse burnsAndFolded':
        'Reichen die Karten nicht, werden mit den gebrannten auch die gefallenen eingemischt, und auch die letzte Karte wird gegeben.',
    },
    tax: 'Das Haus nimmt {4} Prozent von jedem Pot, abgerundet{5}.',
    atMost: ', höchstens {0}',
  },
  fr: {
    goal: {
      high: 'De deux à neuf joueurs, jusqu’à sept cartes : la meilleure main de cinq gagne le pot.',
      'high-low':
        'De deux à neuf joueurs, jusqu’à sept cartes : la meilleure main haute et la meilleure basse partagent le pot.',
      razz: 'De deux à neuf joueurs, jusqu’à sept cartes : la main de cinq la plus basse gagne le pot.',
    },
    ante: 'Chacun verse un ante de {0}.',
    deal: 'On donne deux cartes cachées et une visible, puis trois visibles et la septième cachée ; après chacune on mise.',
    bringIn: {
      range: '{6} doit ouvrir de {3} à {1}',
      fixed: '{6} doit ouvrir de {3} ou compléter à {1}',
      one: '{6} doit ouvrir de {3}',
    },
    door: 'La plus basse carte visible',
    doorRazz: 'La plus haute carte visible (l’as est bas)',
    doorTie: ' ; à rang égal le trèfle est le plus bas, puis carreau, cœur, pique.',
    doorTieRazz: ' ; à rang égal le pique est le plus haut, puis cœur, carreau, trèfle.',
    speaks: 'Dès la quatrième carte, la plus haute main visible parle en premier.',
    speaksRazz: 'Dès la quatrième carte, la plus basse main visible parle en premier.',
    limits: {
      spread: 'On mise et relance de {1} aux troisième et quatrième cartes, de {1} à {2} dès la cinquième.',
      fixedHigher: 'On mise et relance de {1} aux troisième et quatrième cartes, de {2} dès la cinquième.',
    },
    openPair: {
      any: 'Avec une paire visible à la quatrième carte, chacun peut miser {6}.',
      holderOnly: 'Qui montre une paire à la quatrième carte peut miser {6}.',
      off: '',
    },
    openPairSize: { anteToHigher: 'entre {7} et la limite haute de {2}', lowerOrHigher: '{1} ou {2}' },
    cap: {
      lastRound: 'Chaque tour permet une mise et trois relances ; sans limite à la septième carte entre deux joueurs.',
      never: 'Chaque tour permet une mise et trois relances.',
      anyRound: 'Chaque tour permet une mise et trois relances ; sans limite entre deux joueurs.',
    },
    completeCounts: 'L’ouverture forcée compte comme la mise, la compléter comme la première relance.',
    shortAllIn: {
      half: 'Un tapis d’au moins une demi-relance compte comme une relance. Plus petit, il peut être suivi ou complété, et ne rouvre rien.',
      full: 'Un tapis inférieur à une relance peut être suivi ou complété, et ne rouvre rien.',
      pokerkit: 'Un tapis court peut être suivi ou relancé ; il ne rouvre rien à qui a parlé.',
    },
    common: 'Il n’y avait pas assez de cartes : celle-ci compte pour tous, mais ne décide pas qui parle en premier.',
    allIn: 'Qui n’a plus de jetons joue pour le pot principal ; ce que misent les autres va dans un pot annexe.',
    buyIn: 'On ne rachète des jetons qu’entre deux donnes, jusqu’à {8} au moins.',
    faceUp: {
      true: 'Quand personne ne peut plus miser, toutes les mains sont retournées. Sinon le dernier relanceur montre en premier, puis les autres ; qui ne peut gagner peut jeter sa main.',
      false: 'Même quand personne ne peut plus miser, les mains restent cachées jusqu’à l’abattage.',
    },
    show: 'À l’abattage le dernier relanceur montre en premier ; les autres peuvent jeter leur main.',
    best: {
      high: 'Les cinq meilleures des sept cartes comptent, celles qui sont levées. À égalité on partage ; la couleur ne décide jamais.',
      'high-low': 'Les cinq meilleures des sept cartes comptent pour chaque moitié ; elles peuvent différer.',
      razz: 'Les cinq plus basses comptent, celles qui sont levées : l’as est bas, quintes et couleurs ne comptent pas, les paires sont mauvaises.',
    },
    low: {
      normal: 'Le bas est la main la plus faible de l’ordre habituel : l’as est haut, quintes et couleurs nuisent.',
      aceToFive: 'Pour le bas, l’as est bas, quintes et couleurs ne comptent pas.',
      eightOrBetter:
        'Pour le bas, l’as est bas, quintes et couleurs ne comptent pas, et aucune carte ne dépasse le huit ; si personne ne l’a, la main haute prend tout.',
    },
    wheel: { notStraight: '', straight: 'A-2-3-4-5 est une quinte.' },
    declare:
      'Avant l’abattage, tous annoncent en même temps haut, bas ou les deux ; qui dit les deux doit gagner les deux.',
    step: 'Mises, relances et part de la maison sont des multiples de {9} ; seul un tapis peut être d’un autre montant.',
    other: {
      'openTie suit':
        'À mains visibles égales, la couleur de la plus haute carte décide qui parle en premier : pique, cœur, carreau, trèfle.',
      'shortCompletion plusBet':
        'Après un tapis qui ne complète pas tout à fait l’ouverture, on relance d’une mise entière au-dessus.',
      'callAfterShortBringIn shortAmount':
        'Si l’ouverture est incomplète, son joueur étant à tapis, suivre ne coûte pas plus.',
      'allInLowCard nextLowestCard':
        'Si celui qui doit ouvrir n’a plus de jetons, c’est à celui qui a la carte visible suivante.',
      'freeFold true': 'On peut se coucher même quand il n’y a rien à suivre.',
      'raiseIntoAllIn true': 'On peut miser ou relancer même quand tous les adversaires sont à tapis.',
      'oddChip leftOfDealer': 'Les jetons impairs d’un pot partagé vont au premier gagnant à gauche du donneur.',
      'burnFirstDeal false': 'Aucune carte n’est brûlée avant la première donne.',
      'shortDeck skipBurnBeforeMix':
        'S’il reste exactement une carte de plus que de joueurs, on donne aussitôt, sans brûler ni mêler.',
      'shortPackReuse burnsAndFolded':
        'Quand les cartes manquent, celles des joueurs couchés sont mêlées avec les brûlées, et la dernière carte est donnée aussi.',
    },
    tax: 'La maison prend {4} pour cent de chaque pot, arrondis vers le bas{5}.',
    atMost: ', au plus {0}',
  },
};

/** The rules and reasons in a language, as these options have them. */
export function helpIn(language: Language, options: Options): Help {
  const words = SENTENCES[language];
  const { tax, variant, declare, lowRank } = options;
  const { ante, lowerLimit, higherLimit, bringInAmount, step } = options;
  const amounts = [ante, lowerLimit, higherLimit, bringInAmount, tax.percent].map(chips);
  const most = tax.cap > 0 ? say(words.atMost, chips(tax.cap)) : '';
  const least = chips(Math.max(ante, step));
  const filled = (text: string, six = ''): string =>
    say(text, ...amounts, most, six, least, chips(options.buyIn), chips(step));
  const wheel = lowRank === 'normal' ? words.wheel[options.wheel] : '';
  const low = variant === 'high-low' ? `${words.low[lowRank]} ${wheel}`.trim() : '';
  const declared = low && declare === 'simultaneous' ? words.declare : '';
  const razz = variant === 'razz';
  const size = bringInAmount === lowerLimit ? 'one' : options.bringIn;
  const bringIn =
    filled(words.bringIn[size], razz ? words.doorRazz : words.door) + words[razz ? 'doorTieRazz' : 'doorTie'];
  const openPair = razz
    ? ''
    : filled(words.openPair[options.openPair4], filled(words.openPairSize[options.openPairRange]));
  const cap = [words.cap[options.capLiftedHeadsUp], options.completeCounts ? words.completeCounts : '']
    .filter(Boolean)
    .join(' ');
  const shortAllIn = words.shortAllIn[options.shortAllIn];
  const faceUp = options.allInFaceUp ? '' : words.faceUp.false;
  const set = options as unknown as Readonly<Record<string, string | boolean>>;
  const others = Object.entries(words.other).filter(([of]) => {
    const [name, value] = of.split(' ') as [string, string];
    return String(set[name]) === value;
  });
  const paragraphs = [
    [words.goal[variant], ante > 0 ? words.ante : '', words.deal],
    [bringIn, razz ? words.speaksRazz : words.speaks],
    [words.limits[options.lateStreets], openPair, cap],
    [step > 1 ? words.step : '', options.shortAllIn === 'half' ? '' : shortAllIn, ...others.map(([, said]) => said)],
    [
      words.allIn,
      words.buyIn,
      faceUp,
      words.show,
      words.best[variant],
      low,
      declared,
      tax.percent > 0 ? words.tax : '',
    ],
  ];
  return {
    rules: paragraphs.map(sentences => filled(sentences.filter(Boolean).join(' '))).filter(Boolean),
    why: {
      bringIn,
      openPair,
      common: words.common,
      shortAllIn,
      capLifted: cap,
      faceUp: faceUp ? `${faceUp} ${words.show}` : words.faceUp.true,
      result: [words.best[variant], low, declared].filter(Boolean).join(' '),
    },
  };
}
