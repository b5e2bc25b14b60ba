/** En français: what the guides of Trente et Quarante say. Loaded when a guide is asked for. */
import { guidesOf } from '../guides.js';

const guides = guidesOf({
  first: 'Un premier coup, pas à pas',
  rows: 'On distribue ici deux rangées, d’abord Noir, puis Rouge, chacune jusqu’à 31 points ou plus. Les figures comptent dix, les as un. La rangée la plus proche de 31 gagne.',
  stake: 'Posez un jeton sur Rouge\u00a0: vous gagnez si la seconde rangée est plus proche de 31.',
  deal: 'Faites maintenant donner les cartes.',
  won: ({ noir, rouge, net }) =>
    `+${net}, car Rouge a ${rouge} et Noir ${noir}. Une chance paie autant que ce qui est misé.`,
  again: 'Encore une fois la même mise, sur Rouge.',
  refait:
    'Les deux rangées ont 31\u00a0: c’est le refait, dont la banque tire tout son gain. La moitié de la mise rendue, ou la mise entière en prison. Mettez-la en prison.',
  confirm: 'Et confirmez-le.',
  locked:
    'Votre mise est en prison. Si Rouge gagne maintenant, elle en sort\u00a0; sinon elle est perdue. Faites donner.',
  freed: ({ noir, rouge }) =>
    `Libre à nouveau, car Rouge a ${rouge} et Noir ${noir}\u00a0: les jetons sont à vous, sans gain. Voilà tout le jeu.`,
  second: 'Assuré contre le refait',
  insurance:
    'La banque ne gagne que par le refait\u00a0: la moitié de chaque mise. Vous pouvez assurer une mise contre lui.',
  large:
    'Posez des jetons sur Couleur. Une prime couvre 500 d’un coup\u00a0: plus la mise en est proche, moins elle coûte.',
  insure: 'Assurez maintenant la mise.',
  insured: 'La prime est posée à côté. Faites donner.',
  spared: ({ noir }) =>
    `Les deux rangées ont ${noir}\u00a0: le refait. La mise assurée n’est pas touchée\u00a0; elle n’a coûté que la prime.`,
});

/** The guides for a table of Trente et Quarante; they play by its usual rules. */
export const guidesIn = (): typeof guides => guides;
