/** The rules in short and the reasons of the odd ones, for the player; loaded when first asked for. */
import type { Language } from '../ui/lang.js';

/** What a “why?” may ask. */
export type Reason = 'colour' | 'tie' | 'refait' | 'last';

export interface Help {
  readonly rules: readonly string[];
  readonly why: Readonly<Record<Reason, string>>;
  /** What a locked stake {0} and half of it {1} are worth, in percent. */
  readonly worth: string;
  /** Which suits of the double-German pattern are red. */
  readonly german: string;
}

export const help: Readonly<Record<Language, Help>> = {
  en: {
    rules: [
      'Two rows of cards are dealt, first Noir, then Rouge, each until its sum is 31 or more. Court cards and tens count ten, the ace one, the others their pips. The lower sum wins.',
      'Four chances are paid once the stake: Rouge and Noir, the two rows; Couleur, if the very first card of the Noir row has the winning colour; Inverse, if it has not.',
      'The croupier calls the units only: 34 is “quatre”, 40 is called in full. If both rows are equal from 32 on, the coup is void.',
      'If both make 31, a refait, the bank takes half of each stake or locks it in prison A, as you choose. A locked stake comes free without gain when its chance wins, and is lost when it loses; each further refait moves it on to B and C. Insurance, 5 for every started 500, makes a stake free on a refait.',
    ],
    why: {
      colour:
        'The lower sum wins. Couleur wins when the very first card of the first row has the winning colour, Inverse when it has not.',
      tie: 'At equal sums from 32 on nothing is won or lost; imprisoned stakes stay where they are.',
      refait:
        'At 31 and 31 the bank takes half of every stake that is not insured, or locks it in A. A locked stake comes free without gain when its chance wins, and is lost when it loses. A second refait moves it to B, a third to C.',
      last: 'After a refait with the last cards there is none left to play the locked stakes out, so it is void.',
    },
    worth: 'A locked stake is worth {0} % of itself, half of it {1} %: half is never worse.',
    german: 'Acorns and leaves count as black, hearts and bells as red.',
  },
  de: {
    rules: [
      'Zwei Reihen werden aufgelegt, erst Noir (Schwarz), dann Rouge (Rot), jede bis ihre Summe 31 oder mehr erreicht. Bilder und Zehnen zählen zehn, das Ass eins, die anderen nach dem Aufdruck. Die niedrigere Summe gewinnt.',
      'Vier Chancen werden einfach bezahlt: Rouge und Noir, die beiden Reihen; Couleur, wenn die allererste Karte der ersten Reihe die gewinnende Farbe zeigt; Inverse, wenn nicht.',
      'Der Croupier nennt nur die Einer: 34 ist „quatre“, 40 nennt er voll. Sind beide Reihen ab 32 gleich, ist der Coup ungültig.',
      'Zählen beide 31 (Refait), nimmt die Bank von jedem Einsatz die Hälfte oder sperrt ihn in A, wie Sie wählen. Ein gesperrter Einsatz wird ohne Gewinn frei, wenn seine Chance gewinnt, und ist verloren, wenn sie verliert; jedes weitere Refait rückt ihn nach B und C. Versichert, für 5 je angefangene 500, ist ein Einsatz beim Refait frei.',
    ],
    why: {
      colour:
        'Die niedrigere Summe gewinnt. Couleur gewinnt, wenn die allererste Karte der ersten Reihe die gewinnende Farbe zeigt, sonst Inverse.',
      tie: 'Bei gleichen Summen ab 32 wird nichts gewonnen und nichts verloren; gesperrte Einsätze bleiben, wo sie sind.',
      refait:
        'Bei 31 und 31 nimmt die Bank von jedem nicht versicherten Einsatz die Hälfte oder sperrt ihn in A. Ein gesperrter Einsatz wird ohne Gewinn frei, wenn seine Chance gewinnt, und ist verloren, wenn sie verliert. Ein zweites Refait rückt ihn nach B, ein drittes nach C.',
      last: 'Nach einem Refait mit den letzten Karten ist keine mehr da, um gesperrte Einsätze auszuspielen; darum ist es ungültig.',
    },
    worth: 'Ein gesperrter Einsatz ist {0} % seiner selbst wert, die Hälfte {1} %: die Hälfte ist nie schlechter.',
    german: 'Eichel und Laub zählen als schwarz, Herz und Schellen als rot.',
  },
  fr: {
    rules: [
      'On étale deux rangées, d’abord noir, puis rouge, chacune jusqu’à 31 points ou plus. Les figures et les dix comptent dix, l’as un, les autres leurs points. La somme la plus basse gagne.',
      'Quatre chances sont payées à égalité : rouge et noir, les deux rangées ; couleur, si la toute première carte de la première rangée a la couleur gagnante ; inverse, sinon.',
      'Le croupier n’annonce que les unités : 34 est « quatre », 40 s’annonce en entier. Si les deux rangées sont égales à partir de 32, le coup est nul.',
      'Si toutes deux font 31, c’est le refait : la banque prend la moitié de chaque mise ou la met en prison en A, à votre choix. Une mise en prison redevient libre sans gain quand sa chance gagne, et est perdue quand elle perd ; chaque nouveau refait la porte en B puis en C. L’assurance, 5 par 500 entamés, rend une mise libre au refait.',
    ],
    why: {
      colour:
        'La somme la plus basse gagne. Couleur gagne quand la toute première carte de la première rangée a la couleur gagnante, inverse sinon.',
      tie: 'À sommes égales à partir de 32, rien n’est gagné ni perdu ; les mises en prison restent où elles sont.',
      refait:
        'À 31 et 31, la banque prend la moitié de chaque mise non assurée, ou la met en prison en A. Une mise en prison redevient libre sans gain quand sa chance gagne, et est perdue quand elle perd. Un second refait la porte en B, un troisième en C.',
      last: 'Après un refait avec les dernières cartes, il n’en reste plus pour jouer les mises en prison : il est nul.',
    },
    worth: 'Une mise en prison vaut {0} % d’elle-même, la moitié {1} % : la moitié n’est jamais pire.',
    german: 'Gland et feuille comptent comme noirs, cœur et grelot comme rouges.',
  },
};
