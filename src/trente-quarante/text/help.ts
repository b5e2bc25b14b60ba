/** The rules in short and the reasons of the odd ones, as this table plays them; loaded when first asked for. */
import { drawerStyles } from '../../table/drawer.styles.js';
import type { Language } from '../../table/lang.js';
import { say } from '../../table/messages.js';
import type { Options } from '../rules/options.js';

export const styles = drawerStyles;

/** What a “why?” may ask. */
export type Reason = 'colour' | 'tie' | 'refait' | 'last' | 'unfinished';

export interface Help {
  /** The rules, a string a paragraph. */
  readonly rules: readonly string[];
  readonly why: Readonly<Record<Reason, string>>;
  /** What comes of a locked stake, and what it {0} and half of it {1} are worth, in percent: the reason at a choice. */
  readonly worth: string;
  /** Which suits of the double-German pattern are red. */
  readonly german: string;
}

/** The sentences of a language; those that an option decides by its values. */
interface Sentences {
  readonly rows: string;
  readonly courtCards: Readonly<Record<Options['courtCards'], string>>;
  readonly chances: string;
  readonly calls: string;
  readonly refaitRule: Readonly<Record<Options['refaitRule'], string>>;
  /** What is done for who does not choose, where it is another than usual. */
  readonly refaitDefault: Readonly<Record<Options['refaitDefault'], string>>;
  readonly locked: string;
  readonly prison: Readonly<Record<Options['prison'], string>>;
  readonly prisonMove: Readonly<Record<Options['prisonMove'], string>>;
  readonly prisonSurrender: Readonly<Record<Options['prisonSurrender'], string>>;
  readonly halfRounding: Readonly<Record<Options['halfRounding'], string>>;
  /** Price, and chips it covers. */
  readonly insurance: Readonly<Record<Options['insurance']['mode'], string>>;
  readonly premiumOnTie: Readonly<Record<Options['premiumOnTie'], string>>;
  readonly lastRefait: Readonly<Record<Options['lastRefait'], string>>;
  /** Least, most, and smallest chip. */
  readonly stakes: string;
  /** Packs, and burnt cards. */
  readonly shoe: string;
  /** When a new shoe is shuffled: cards. */
  readonly newShoe: string;
  readonly cutShoe: string;
  readonly colour: string;
  readonly tie: string;
  readonly last: Readonly<Record<Options['lastRefait'], string>>;
  readonly unfinished: string;
  readonly worth: string;
  readonly german: string;
}

const SENTENCES: Readonly<Record<Language, Sentences>> = {
  en: {
    rows: 'Two rows of cards are dealt, first Noir, then Rouge, each until its sum is 31 or more. The lower sum wins.',
    courtCards: {
      ten: 'Court cards and tens count ten, the ace one, the others their pips.',
      '11-12-13': 'Jack, queen and king count 11, 12 and 13, the ace one, the others their pips.',
    },
    chances:
      'Four chances are paid once the stake: Rouge and Noir, the two rows; Couleur, if the very first card of the Noir row has the winning colour; Inverse, if it has not.',
    calls:
      'The croupier calls the units only: 34 is “quatre”. From 40 on he calls the whole number. If both rows are equal from 32 on, the coup is void.',
    refaitRule: {
      choice: 'If both make 31, a refait, the bank takes half of each stake or locks it in A, as you choose.',
      halfOnly: 'If both make 31, a refait, the bank takes half of each stake.',
      prisonOnly: 'If both make 31, a refait, the bank locks each stake in A.',
    },
    refaitDefault: {
      prison: '',
      half: 'Whoever does not choose in time loses half.',
      ask: 'The croupier waits for each choice.',
    },
    locked: 'A locked stake comes free without gain when its chance wins, and is lost when it loses.',
    prison: {
      stepwise: 'A further refait moves it to B, then to C; each win lifts one lock, and a refait in C loses it.',
      anyWin: 'A further refait moves it to B, then to C; one win frees it everywhere, and a refait in C loses it.',
      oneLevel: 'A further refait loses it.',
      unlimited: 'Each further refait adds a lock, and each win lifts one.',
    },
    prisonMove: {
      none: '',
      sameTableau: 'Before a coup it may be moved to the opposite chance, at the same level.',
      any: 'Before a coup it may be moved to any other chance, at the same level.',
    },
    prisonSurrender: {
      none: '',
      value: 'Before a coup it may be given up: half of it comes back in A, a quarter in B, an eighth in C.',
    },
    halfRounding: {
      bank: 'What cannot be divided evenly is rounded to whole chips for the bank.',
      player: 'What cannot be divided evenly is rounded to whole chips for the player.',
    },
    insurance: {
      started: 'Insurance, {0} for every started {1}, makes a stake free on a refait.',
      proportional: 'Insurance, {0} for every {1} in proportion, makes a stake free on a refait.',
    },
    premiumOnTie: {
      returned: 'The bank keeps the premium, but for that of a void coup.',
      kept: 'The bank keeps the premium, that of a void coup too.',
    },
    lastRefait: {
      exactLastCard: 'A refait that takes the last card of the shoe is void.',
      lastCoup:
        'The refait of the last coup of a shoe is void; where that shows only when the next cannot be finished, it is undone.',
      counts: 'A refait with the last cards of the shoe counts like any other.',
    },
    stakes: 'On each chance from {0} to {1} may stand, in steps of {2}.',
    shoe: 'Packs in the shoe: {0}; cards burnt unseen: {1}.',
    newShoe: 'A new one is shuffled when a coup cannot be finished; such a coup is void.',
    cutShoe:
      'A new one is shuffled with fewer than {0} cards left, or when a coup cannot be finished; such a coup is void.',
    colour:
      'The lower sum wins. Couleur wins when the very first card of the first row has the winning colour, Inverse when it has not.',
    tie: 'At equal sums from 32 on nothing is won or lost; imprisoned stakes stay where they are.',
    unfinished:
      'A coup for which the cards do not suffice is void: free stakes come back, locked ones keep their level for the next shoe.',
    last: {
      exactLastCard:
        'After a refait with the last cards there is none left to play the locked stakes out, so it is void.',
      lastCoup: 'After a refait in the last coup of a shoe the locked stakes could not be played out, so it is void.',
      counts: '',
    },
    worth: 'A locked stake is worth {0}% of itself, half of it {1}% before it is rounded to whole chips.',
    german: 'Acorns and leaves count as black, hearts and bells as red.',
  },
  de: {
    rows: 'Zwei Reihen werden aufgelegt, erst Noir (Schwarz), dann Rouge (Rot), jede bis ihre Summe 31 oder mehr erreicht. Die niedrigere Summe gewinnt.',
    courtCards: {
      ten: 'Bilder und Zehnen zählen zehn, das Ass eins, die anderen nach dem Aufdruck.',
      '11-12-13': 'Bube, Dame und König zählen 11, 12 und 13, das Ass eins, die anderen nach dem Aufdruck.',
    },
    chances:
      'Vier Chancen werden einfach bezahlt: Rouge und Noir, die beiden Reihen; Couleur, wenn die allererste Karte der ersten Reihe die gewinnende Farbe zeigt; Inverse, wenn nicht.',
    calls:
      'Der Croupier nennt nur die Einer: 34 ist „quatre“. Ab 40 nennt er die volle Zahl. Sind beide Reihen ab 32 gleich, ist der Coup ungültig.',
    refaitRule: {
      choice:
        'Zählen beide 31 (Refait), nimmt die Bank von jedem Einsatz die Hälfte oder sperrt ihn in A, wie Sie wählen.',
      halfOnly: 'Zählen beide 31 (Refait), nimmt die Bank von jedem Einsatz die Hälfte.',
      prisonOnly: 'Zählen beide 31 (Refait), sperrt die Bank jeden Einsatz in A.',
    },
    refaitDefault: {
      prison: '',
      half: 'Wer nicht rechtzeitig wählt, verliert die Hälfte.',
      ask: 'Der Croupier wartet auf jede Wahl.',
    },
    locked:
      'Ein gesperrter Einsatz wird ohne Gewinn frei, wenn seine Chance gewinnt, und ist verloren, wenn sie verliert.',
    prison: {
      stepwise:
        'Ein weiteres Refait rückt ihn nach B, dann nach C; jeder Gewinn löst ein Schloss, und bei einem Refait in C ist er verloren.',
      anyWin:
        'Ein weiteres Refait rückt ihn nach B, dann nach C; ein Gewinn befreit ihn überall, und bei einem Refait in C ist er verloren.',
      oneLevel: 'Bei einem weiteren Refait ist er verloren.',
      unlimited: 'Jedes weitere Refait bringt ein Schloss dazu, jeder Gewinn löst eines.',
    },
    prisonMove: {
      none: '',
      sameTableau: 'Vor einem Coup darf er auf die Gegenchance verlegt werden, auf gleicher Stufe.',
      any: 'Vor einem Coup darf er auf jede andere Chance verlegt werden, auf gleicher Stufe.',
    },
    prisonSurrender: {
      none: '',
      value:
        'Vor einem Coup darf er aufgegeben werden: zurück kommt in A die Hälfte, in B ein Viertel, in C ein Achtel.',
    },
    halfRounding: {
      bank: 'Was nicht aufgeht, wird zugunsten der Bank auf ganze Chips gerundet.',
      player: 'Was nicht aufgeht, wird zugunsten des Spielers auf ganze Chips gerundet.',
    },
    insurance: {
      started: 'Versichert, für {0} je angefangene {1}, ist ein Einsatz beim Refait frei.',
      proportional: 'Versichert, für {0} je {1} im Verhältnis, ist ein Einsatz beim Refait frei.',
    },
    premiumOnTie: {
      returned: 'Die Prämie behält die Bank, nur die eines ungültigen Coups nicht.',
      kept: 'Die Prämie behält die Bank, auch die eines ungültigen Coups.',
    },
    lastRefait: {
      exactLastCard: 'Ein Refait mit der letzten Karte des Schlittens ist ungültig.',
      lastCoup:
        'Das Refait im letzten Coup eines Schlittens ist ungültig; zeigt sich das erst, wenn der nächste nicht beendet werden kann, wird es rückgängig gemacht.',
      counts: 'Ein Refait mit den letzten Karten des Schlittens gilt wie jedes andere.',
    },
    stakes: 'Auf jeder Chance dürfen {0} bis {1} stehen, in Schritten von {2}.',
    shoe: 'Kartenspiele im Schlitten: {0}; ungesehen weggelegte Karten: {1}.',
    newShoe: 'Neu gemischt wird, wenn ein Coup nicht beendet werden kann; ein solcher ist ungültig.',
    cutShoe:
      'Neu gemischt wird bei weniger als {0} Karten, oder wenn ein Coup nicht beendet werden kann; ein solcher ist ungültig.',
    colour:
      'Die niedrigere Summe gewinnt. Couleur gewinnt, wenn die allererste Karte der ersten Reihe die gewinnende Farbe zeigt, sonst Inverse.',
    tie: 'Bei gleichen Summen ab 32 wird nichts gewonnen und nichts verloren; gesperrte Einsätze bleiben, wo sie sind.',
    unfinished:
      'Ein Coup, für den die Karten nicht reichen, ist ungültig: freie Einsätze kommen zurück, gesperrte behalten ihre Stufe für den nächsten Schlitten.',
    last: {
      exactLastCard:
        'Nach einem Refait mit den letzten Karten ist keine mehr da, um gesperrte Einsätze auszuspielen; darum ist es ungültig.',
      lastCoup:
        'Nach einem Refait im letzten Coup eines Schlittens könnten gesperrte Einsätze nicht ausgespielt werden; darum ist es ungültig.',
      counts: '',
    },
    worth:
      'Ein gesperrter Einsatz ist {0} % seines Betrags wert, die Hälfte {1} %, bevor sie auf ganze Chips gerundet wird.',
    german: 'Eichel und Laub zählen als schwarz, Herz und Schellen als rot.',
  },
  fr: {
    rows: 'On étale deux rangées, d’abord noir, puis rouge, chacune jusqu’à 31 points ou plus. La somme la plus basse gagne.',
    courtCards: {
      ten: 'Les figures et les dix comptent dix, l’as un, les autres leurs points.',
      '11-12-13': 'Valet, dame et roi comptent 11, 12 et 13, l’as un, les autres leurs points.',
    },
    chances:
      'Quatre chances sont payées à égalité : rouge et noir, les deux rangées ; couleur, si la toute première carte de la première rangée a la couleur gagnante ; inverse, sinon.',
    calls:
      'Le croupier n’annonce que les unités : 34 est « quatre ». À partir de 40 il annonce le nombre entier. Si les deux rangées sont égales à partir de 32, le coup est nul.',
    refaitRule: {
      choice:
        'Si toutes deux font 31, c’est le refait : la banque prend la moitié de chaque mise ou la met en prison en A, à votre choix.',
      halfOnly: 'Si toutes deux font 31, c’est le refait : la banque prend la moitié de chaque mise.',
      prisonOnly: 'Si toutes deux font 31, c’est le refait : la banque met chaque mise en prison en A.',
    },
    refaitDefault: {
      prison: '',
      half: 'Qui ne choisit pas à temps perd la moitié.',
      ask: 'Le croupier attend chaque choix.',
    },
    locked: 'Une mise en prison redevient libre sans gain quand sa chance gagne, et est perdue quand elle perd.',
    prison: {
      stepwise:
        'Un nouveau refait la porte en B, puis en C ; chaque gain lève une prison, et un refait en C la fait perdre.',
      anyWin:
        'Un nouveau refait la porte en B, puis en C ; un seul gain la libère partout, et un refait en C la fait perdre.',
      oneLevel: 'Un nouveau refait la fait perdre.',
      unlimited: 'Chaque nouveau refait ajoute une prison, chaque gain en lève une.',
    },
    prisonMove: {
      none: '',
      sameTableau: 'Avant un coup, elle peut être déplacée sur la chance opposée, au même degré.',
      any: 'Avant un coup, elle peut être déplacée sur toute autre chance, au même degré.',
    },
    prisonSurrender: {
      none: '',
      value: 'Avant un coup, on peut l’abandonner : la moitié est rendue en A, le quart en B, le huitième en C.',
    },
    halfRounding: {
      bank: 'Ce qui ne se divise pas est arrondi à des jetons entiers au profit de la banque.',
      player: 'Ce qui ne se divise pas est arrondi à des jetons entiers au profit du joueur.',
    },
    insurance: {
      started: 'L’assurance, {0} par {1} entamés, rend une mise libre au refait.',
      proportional: 'L’assurance, {0} par {1} en proportion, rend une mise libre au refait.',
    },
    premiumOnTie: {
      returned: 'La banque garde la prime, sauf celle d’un coup nul.',
      kept: 'La banque garde la prime, même celle d’un coup nul.',
    },
    lastRefait: {
      exactLastCard: 'Un refait qui prend la dernière carte du sabot est nul.',
      lastCoup:
        'Le refait du dernier coup d’un sabot est nul ; si cela n’apparaît que lorsque le suivant ne peut être achevé, il est annulé.',
      counts: 'Un refait avec les dernières cartes du sabot compte comme un autre.',
    },
    stakes: 'Sur chaque chance peuvent être posés de {0} à {1}, par pas de {2}.',
    shoe: 'Jeux dans le sabot : {0} ; cartes brûlées sans être vues : {1}.',
    newShoe: 'On mélange de nouveau quand un coup ne peut être achevé ; un tel coup est nul.',
    cutShoe: 'On mélange de nouveau à moins de {0} cartes, ou quand un coup ne peut être achevé ; un tel coup est nul.',
    colour:
      'La somme la plus basse gagne. Couleur gagne quand la toute première carte de la première rangée a la couleur gagnante, inverse sinon.',
    tie: 'À sommes égales à partir de 32, rien n’est gagné ni perdu ; les mises en prison restent où elles sont.',
    unfinished:
      'Un coup pour lequel les cartes ne suffisent pas est nul : les mises libres reviennent, celles en prison gardent leur degré pour le sabot suivant.',
    last: {
      exactLastCard:
        'Après un refait avec les dernières cartes, il n’en reste plus pour jouer les mises en prison : il est nul.',
      lastCoup:
        'Après un refait au dernier coup d’un sabot, les mises en prison ne pourraient être jouées : il est nul.',
      counts: '',
    },
    worth: 'Une mise en prison vaut {0} % d’elle-même, la moitié {1} % avant d’être arrondie à des jetons entiers.',
    german: 'Gland et feuille comptent comme noirs, cœur et grelot comme rouges.',
  },
};

/** The rules and reasons in a language, as these options have them. */
export function helpIn(language: Language, options: Options): Help {
  const words = SENTENCES[language];
  const { refaitRule, prisonMove, prisonSurrender, reshuffle, lastRefait } = options;
  const { per, price, mode } = options.insurance;
  const premium = words.premiumOnTie[options.premiumOnTie];
  const together = (...sentences: readonly string[]): string => sentences.filter(Boolean).join(' ');
  const refait = together(
    words.refaitRule[refaitRule],
    refaitRule === 'choice' ? words.refaitDefault[options.refaitDefault] : '',
    ...(refaitRule === 'halfOnly'
      ? []
      : [
          words.locked,
          words.prison[options.prison],
          words.prisonMove[prisonMove],
          words.prisonSurrender[prisonSurrender],
        ]),
    refaitRule === 'prisonOnly' && prisonSurrender === 'none' ? '' : words.halfRounding[options.halfRounding],
  );
  return {
    rules: [
      together(words.rows, words.courtCards[options.courtCards]),
      words.chances,
      words.calls,
      refait,
      together(say(words.insurance[mode], price, per), premium),
      together(
        say(words.stakes, options.min, options.max, options.step),
        say(words.shoe, options.decks, options.burn),
        reshuffle > 0 ? say(words.cutShoe, reshuffle) : words.newShoe,
        words.lastRefait[lastRefait],
      ),
    ],
    why: {
      colour: words.colour,
      tie: together(words.tie, premium),
      refait: together(
        words.refaitRule[refaitRule],
        refaitRule === 'halfOnly' ? words.halfRounding[options.halfRounding] : words.locked,
      ),
      last: words.last[lastRefait],
      unfinished: words.unfinished,
    },
    worth: refaitRule === 'choice' ? `${words.locked} ${words.worth}` : '',
    german: words.german,
  };
}
