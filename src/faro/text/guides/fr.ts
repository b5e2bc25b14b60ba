/** En français: what the guides of Faro say. Loaded when a guide is asked for. */
import { guidesOf } from '../guides.js';
import { text as table } from '../fr.js';

const won = ({ net }: { readonly net: string }): string =>
  `+${net}, car votre sept est venu à droite. Il paie autant que ce qui est posé.`;

/** The guides for a table of Faro. */
export const guidesIn = guidesOf({
  table,
  press: button => `Appuyez sur «\u00a0${button}\u00a0».`,
  first: 'Un premier tour, pas à pas',
  deal: {
    buch: 'Chacun mise sur les treize cartes de sa couleur, son livret.',
    classic: 'Chaque tour apporte deux cartes\u00a0: la première perd, la seconde gagne.',
    pharo: 'Vous misez sur des cartes de votre livret\u00a0; seul le rang compte, non la couleur.',
  },
  stake: {
    buch: 'Posez un jeton sur le sept.',
    classic: 'Posez un jeton sur le sept\u00a0: la couleur ne compte pas.',
    pharo: 'Posez un jeton sur le sept.',
  },
  turnUp: {
    buch: 'Deux cartes viennent\u00a0: si votre sept est à droite, vous gagnez\u00a0; à gauche, la banque le tire.',
    classic: 'Si un sept vient second, vous gagnez\u00a0; premier, il perd.',
    pharo: 'Si un sept vient à droite, vous gagnez\u00a0; à gauche, la banque le tire.',
  },
  won: {
    buch: won,
    classic: ({ net }) => `+${net}, car le sept est venu second. Il paie autant que ce qui est posé.`,
    pharo: won,
  },
  copper: 'Misez maintenant sur une carte qui perd\u00a0: touchez d’abord le cuivre, puis le six.',
  coppered: 'Avec le cuivre, ce qui vient premier gagne.',
  copperWon: ({ net }) => `+${net}, car le six est venu premier, et le cuivre retourne la mise.`,
  both: 'Gagné à droite, perdu à gauche',
  bothDeal: 'On peut miser sur plusieurs cartes à la fois.',
  ten: 'Posez un jeton sur le dix.',
  jack: 'Et un sur le valet.',
  bothFell: ({ taken, paid }) =>
    `${paid} gagnés, car le valet était à droite\u00a0; ${taken} perdus, car le dix était à gauche. Tous deux sont tombés et ne reviennent pas.`,
  split: 'Deux pareilles dans un tour',
  splitDeal: 'De quoi vit la banque\u00a0?',
  queen: 'Posez des jetons sur la dame.',
  halved: ({ net }) =>
    `−${net}\u00a0: les deux cartes sont des dames, et la banque prend alors la moitié. Quand il ne reste qu’une dame, cela ne peut arriver.`,
  call: 'Annoncer le dernier tour',
  callThree:
    'Vingt-quatre tours sont passés, il reste trois cartes\u00a0: une dame, un dix et un six. Qui en annonce l’ordre reçoit quatre contre un.',
  callOrder: 'Annoncez dame, dix, six\u00a0: la dame perd, le dix gagne, le six vient en dernier.',
  callPaid: ({ net }) =>
    `+${net}, car l’ordre était juste. Mais il y a six ordres, et cinq contre un serait équitable\u00a0: la banque garde un sixième de ce qui est annoncé.`,
  bank: 'Vous tenez la banque',
  bankDeal: 'Aujourd’hui les autres misent, et vous retournez les cartes.',
  bankTurn: 'Les autres ont misé. Une carte prend pour vous, l’autre vous la payez.',
  bankWon: ({ net, taken, paid }) => `+${net}, car vous avez pris ${taken} et payé ${paid}.`,
});
