/** The rules in short, for the player; loaded when the rules are opened. */
import type { Language } from '../ui/lang.js';

export const help: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Two rows of cards are dealt, first Noir, then Rouge, each until its sum is 31 or more. Court cards and tens count ten, the ace one, the others their pips. The lower sum wins.',
    'Four chances are paid once the stake: Rouge and Noir, the two rows; Couleur, if the very first card of the Noir row has the winning colour; Inverse, if it has not.',
    'The croupier calls the units only: 34 is “quatre”, 40 is called in full. If both rows are equal from 32 on, the coup is void.',
    'If both make 31, a refait, the bank takes half of each stake or locks it in prison A, as you choose. A locked stake comes free without gain when its chance wins, and is lost when it loses; each further refait moves it on to B and C. Insurance, 5 for every started 500, makes a stake free on a refait.',
  ],
  de: [
    'Zwei Reihen werden aufgelegt, erst Noir (Schwarz), dann Rouge (Rot), jede bis ihre Summe 31 oder mehr erreicht. Bilder und Zehnen zählen zehn, das Ass eins, die anderen nach dem Aufdruck. Die niedrigere Summe gewinnt.',
    'Vier Chancen werden einfach bezahlt: Rouge und Noir, die beiden Reihen; Couleur, wenn die allererste Karte der ersten Reihe die gewinnende Farbe zeigt; Inverse, wenn nicht.',
    'Der Croupier nennt nur die Einer: 34 ist „quatre“, 40 nennt er voll. Sind beide Reihen ab 32 gleich, ist der Coup ungültig.',
    'Zählen beide 31 (Refait), nimmt die Bank von jedem Einsatz die Hälfte oder sperrt ihn in A, wie Sie wählen. Ein gesperrter Einsatz wird ohne Gewinn frei, wenn seine Chance gewinnt, und ist verloren, wenn sie verliert; jedes weitere Refait rückt ihn nach B und C. Versichert, für 5 je angefangene 500, ist ein Einsatz beim Refait frei.',
  ],
  fr: [
    'On étale deux rangées, d’abord noir, puis rouge, chacune jusqu’à 31 points ou plus. Les figures et les dix comptent dix, l’as un, les autres leurs points. La somme la plus basse gagne.',
    'Quatre chances sont payées à égalité : rouge et noir, les deux rangées ; couleur, si la toute première carte de la première rangée a la couleur gagnante ; inverse, sinon.',
    'Le croupier n’annonce que les unités : 34 est « quatre », 40 s’annonce en entier. Si les deux rangées sont égales à partir de 32, le coup est nul.',
    'Si toutes deux font 31, c’est le refait : la banque prend la moitié de chaque mise ou la met en prison en A, à votre choix. Une mise en prison redevient libre sans gain quand sa chance gagne, et est perdue quand elle perd ; chaque nouveau refait la porte en B puis en C. L’assurance, 5 par 500 entamés, rend une mise libre au refait.',
  ],
};
