/** En français: what the guides of Einundvierzig say. Loaded when a guide is asked for. */
import { guidesOf } from '../guides.js';

const guides = guidesOf({
  first: 'Une première main, pas à pas',
  aim: 'Réunissez des cartes d’une couleur : leurs points s’ajoutent, l’as vaut onze, les figures dix. Faites donner.',
  three: sum =>
    `Trois de vos cartes sont d’une couleur et font ${sum}. Seules trois cartes de même rang, et quatre qui vont ensemble, valent plus.`,
  open: 'Tous voient maintenant deux cartes. Découvrez le huit et le roi : personne ne devinera votre main. Puis « Découvrir ».',
  call: 'Quelqu’un a misé 10. Trois cartes d’une couleur sont une main forte : suivez.',
  won: ({ net, own, other }) =>
    `+${net}, car vos trois cartes d’une couleur font ${own}. La meilleure main des autres n’a que deux cartes, ${other}.`,
  second: 'Le quarante et un, et la maison paie',
  rare: 'Un as et trois cartes qui valent dix, toutes d’une couleur : c’est le quarante et un. Faites donner.',
  openAny: 'Le voici, une main sur 2 248. Touchez deux cartes, au choix ; puis « Découvrir ».',
  bet: 'Misez : plus il y a dans le pot, mieux c’est pour vous.',
  bonus: ({ net, bonus, pot, own, other }) =>
    `+${net}, car ${own} bat ${other} : ${pot} viennent du pot, et la maison paie ${bonus} pour le quarante et un.`,
});

/** The guides for a table of Einundvierzig; they play by its usual rules. */
export const guidesIn = (): typeof guides => guides;
