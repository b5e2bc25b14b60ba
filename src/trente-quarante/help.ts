/** The rules in short and the reasons of the odd ones, as this table plays them; loaded when first asked for. */
import { drawerStyles } from '../ui/drawer.styles.js';
import type { Language } from '../ui/lang.js';
import type { Options } from './options.js';

export const styles = drawerStyles;

/** What a “why?” may ask. */
export type Reason = 'colour' | 'tie' | 'refait' | 'last';

export interface Help {
  /** The rules, a string a paragraph. */
  readonly rules: readonly string[];
  readonly why: Readonly<Record<Reason, string>>;
  /** What a locked stake {0} and half of it {1} are worth, in percent. */
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
  readonly locked: string;
  readonly prison: Readonly<Record<Options['prison'], string>>;
  /** Price, and chips it covers. */
  readonly insurance: Readonly<Record<Options['insurance']['mode'], string>>;
  readonly colour: string;
  readonly tie: string;
  readonly last: string;
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
    locked: 'A locked stake comes free without gain when its chance wins, and is lost when it loses.',
    prison: {
      stepwise: 'A further refait moves it to B, then to C; each win lifts one lock, and a refait in C loses it.',
      anyWin: 'A further refait moves it to B, then to C; one win frees it everywhere, and a refait in C loses it.',
      oneLevel: 'A further refait loses it.',
      unlimited: 'Each further refait adds a lock, and each win lifts one.',
    },
    insurance: {
      started: 'Insurance, {0} for every started {1}, makes a stake free on a refait.',
      proportional: 'Insurance, {0} for every {1} in proportion, makes a stake free on a refait.',
    },
    colour:
      'The lower sum wins. Couleur wins when the very first card of the first row has the winning colour, Inverse when it has not.',
    tie: 'At equal sums from 32 on nothing is won or lost; imprisoned stakes stay where they are.',
    last: 'After a refait with the last cards there is none left to play the locked stakes out, so it is void.',
    worth: 'A locked stake is worth {0} % of itself, half of it {1} % before it is rounded to whole chips.',
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
    insurance: {
      started: 'Versichert, für {0} je angefangene {1}, ist ein Einsatz beim Refait frei.',
      proportional: 'Versichert, für {0} je {1} im Verhältnis, ist ein Einsatz beim Refait frei.',
    },
    colour:
      'Die niedrigere Summe gewinnt. Couleur gewinnt, wenn die allererste Karte der ersten Reihe die gewinnende Farbe zeigt, sonst Inverse.',
    tie: 'Bei gleichen Summen ab 32 wird nichts gewonnen und nichts verloren; gesperrte Einsätze bleiben, wo sie sind.',
    last: 'Nach einem Refait mit den letzten Karten ist keine mehr da, um gesperrte Einsätze auszuspielen; darum ist es ungültig.',
    worth:
      'Ein gesperrter Einsatz ist {0} % seines Betrags wert, die Hälfte {1} %, bevor sie auf ganze Chips gerundet wird.',
    german: 'Eichel und Laub zählen als schwarz, Herz und Schellen als rot.',
  },
  fr: {
    rows: 'On étale deux rangées, d’abord noir, puis rouge, chacune jusqu’à 31 points ou plus. La somme la plus basse gagne.',
    courtCards: {
      ten: 'Les figures et les dix comptent dix, l’as un, les autres leurs points.',
      '11-12-13': 'Valet, dame et roi comptent 11, 12 et 13, l’as un, les autres leurs points.',
    },
    chances:
      'Quatre chances sont payées à égalité : rouge et noir, les deux rangées ; couleur, si la toute première carte de la première rangée a la couleur gagnante ; inverse, sinon.',
    calls:
      'Le croupier n’annonce que les unités : 34 est « quatre ». À partir de 40 il annonce le nombre entier. Si les deux rangées sont égales à partir de 32, le coup est nul.',
    refaitRule: {
      choice:
        'Si toutes deux font 31, c’est le refait : la banque prend la moitié de chaque mise ou la met en prison en A, à votre choix.',
      halfOnly: 'Si toutes deux font 31, c’est le refait : la banque prend la moitié de chaque mise.',
      prisonOnly: 'Si toutes deux font 31, c’est le refait : la banque met chaque mise en prison en A.',
    },
    locked: 'Une mise en prison redevient libre sans gain quand sa chance gagne, et est perdue quand elle perd.',
    prison: {
      stepwise:
        'Un nouveau refait la porte en B, puis en C ; chaque gain lève une prison, et un refait en C la fait perdre.',
      anyWin:
        'Un nouveau refait la porte en B, puis en C ; un seul gain la libère partout, et un refait en C la fait perdre.',
      oneLevel: 'Un nouveau refait la fait perdre.',
      unlimited: 'Chaque nouveau refait ajoute une prison, chaque gain en lève une.',
    },
    insurance: {
      started: 'L’assurance, {0} par {1} entamés, rend une mise libre au refait.',
      proportional: 'L’assurance, {0} par {1} en proportion, rend une mise libre au refait.',
    },
    colour:
      'La somme la plus basse gagne. Couleur gagne quand la toute première carte de la première rangée a la couleur gagnante, inverse sinon.',
    tie: 'À sommes égales à partir de 32, rien n’est gagné ni perdu ; les mises en prison restent où elles sont.',
    last: 'Après un refait avec les dernières cartes, il n’en reste plus pour jouer les mises en prison : il est nul.',
    worth: 'Une mise en prison vaut {0} % d’elle-même, la moitié {1} % avant d’être arrondie à des jetons entiers.',
    german: 'Gland et feuille comptent comme noirs, cœur et grelot comme rouges.',
  },
};

/** The rules and reasons in a language, as these options have them. */
export function helpIn(language: Language, options: Options): Help {
  const words = SENTENCES[language];
  const { per, price, mode } = options.insurance;
  const insurance = words.insurance[mode].replace('{0}', String(price)).replace('{1}', String(per));
  const locked = options.refaitRule === 'halfOnly' ? [] : [words.locked, words.prison[options.prison]];
  const refait = [words.refaitRule[options.refaitRule], ...locked];
  return {
    rules: [
      `${words.rows} ${words.courtCards[options.courtCards]}`,
      words.chances,
      words.calls,
      [...refait, insurance].join(' '),
    ],
    why: { colour: words.colour, tie: words.tie, refait: refait.join(' '), last: words.last },
    worth: options.refaitRule === 'choice' ? words.worth : '',
    german: words.german,
  };
}
