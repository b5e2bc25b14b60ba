/** En français: what the guides of Einundvierzig say. Loaded when a guide is asked for. */
import { guidesOf } from '../guides.js';

const guides = guidesOf({
  first: 'Une première main, pas à pas',
  aim: 'Réunissez des cartes d’une couleur\u00a0: leurs points s’ajoutent, l’as vaut onze, les figures dix. Faites donner.',
  three: sum =>
    `Trois de vos cartes sont d’une couleur et font ${sum}. Seules une somme plus haute (31 au plus), trois cartes de même rang et quatre qui vont ensemble valent plus.`,
  open: 'Tous voient maintenant deux cartes. Découvrez le huit et le roi\u00a0: personne ne devinera votre main. Puis «\u00a0Découvrir\u00a0».',
  call: 'Quelqu’un a misé 10. Trois cartes d’une couleur sont une main forte\u00a0: suivez.',
  won: ({ net, own, other }) =>
    `+${net}, car vos trois cartes d’une couleur font ${own}. La meilleure main des autres n’a que deux cartes, ${other}.`,
  second: 'Le quarante et un, et la maison paie',
  rare: 'Un as et trois cartes qui valent dix, toutes d’une couleur\u00a0: c’est le quarante et un. Faites donner.',
  openAny: 'Le voici, une main sur 2 248. Touchez deux cartes, au choix\u00a0; puis «\u00a0Découvrir\u00a0».',
  bet: 'Misez\u00a0: plus il y a dans le pot, mieux c’est pour vous.',
  bonus: ({ net, bonus, pot, own, other }) =>
    `+${net}, car ${own} bat ${other}\u00a0: ${pot} viennent du pot, et la maison paie ${bonus} pour le quarante et un.`,
});

/** The guides for a table of Einundvierzig; they play by its usual rules. */
export const guidesIn = (): typeof guides => guides;
