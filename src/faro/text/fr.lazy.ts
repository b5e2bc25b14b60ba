/** In French: what Faro tells when it is asked: its rules and reasons, guides, drills, terms. */
import { text as table } from './fr.js';
import type { DrillText, GuideText, LayoutLazyText, Sentences, Term } from './en.lazy.js';

export const sentences: Sentences = ({ most, min, max, funds, place }) => ({
  headings: {
    book: 'Le livret',
    layout: 'Le livret',
    turn: 'Un tour',
    odd: 'Carte couverte et dernière carte',
    places: 'Où poser un jeton',
    split: 'Deux de même rang',
    stakes: 'Les mises',
    bank: 'La banque',
    odds: 'À quoi s’attendre',
  },
  loses: {
    left: 'À gauche\u00a0: la banque prend la mise sur cette carte.',
    right: 'À droite\u00a0: la banque prend la mise sur cette carte.',
    first: 'La première\u00a0: la dame perd.',
  },
  wins: {
    left: 'À gauche\u00a0: qui a misé dessus gagne autant que sa mise.',
    right: 'À droite\u00a0: qui a misé dessus gagne autant que sa mise.',
    second: 'La seconde\u00a0: le sept gagne.',
  },
  between: 'Entre deux\u00a0: la première qui tombe décide.',
  corner: 'Au coin de quatre, de même.',
  halved: 'Deux dames\u00a0: la moitié d’une mise sur la dame est perdue.',
  buch: 'Le banquier tient un jeu, chaque ponte une famille d’un second jeu, son livret\u00a0; s’il n’y a que trois pontes, les carreaux sont retirés des deux jeux. Avant chaque tour, les pontes en posent devant eux quelques cartes et misent dessus.',
  // side of the first card {0}
  buchTurn: side => `Puis on retourne deux cartes, d’abord celle ${side}.`,
  // side that pays {0}, side that takes {1}
  buchPays: (paying, taking) =>
    `Qui a misé sur la carte ${paying} reçoit autant de la banque\u00a0; la mise sur la carte ${taking} va à la banque. Rang et famille doivent concorder.`,
  laidAway: 'Les cartes jouées sont écartées.',
  right: 'de droite',
  left: 'de gauche',
  cap: `Les mises d’un ponte ne peuvent dépasser ${most} au total.`,
  noCap: 'Il n’y a pas d’autre maximum que la bourse.',
  least: `Sur une carte on mise au moins ${min}.`,
  range: `Sur une carte on mise de ${min} à ${max}.`,
  addOnly: 'Ce qui est encore posé après un tour reste jusqu’à ce que la carte sorte\u00a0; on peut y ajouter.',
  replaceOnly: 'Ce qui est posé reste\u00a0; seules les cartes jouées sont remplacées.',
  free: 'Les mises peuvent être changées ou reprises avant chaque tour.',
  dead: 'On ne mise pas sur une carte tombée\u00a0: une telle mise ne pourrait plus ni gagner ni perdre.',
  deadAllowed:
    'On peut miser sur une carte tombée\u00a0; la mise ne peut plus ni gagner ni perdre, et revient à la fin.',
  deadRank:
    'On ne mise pas sur un rang dont toutes les cartes sont tombées\u00a0: une telle mise ne pourrait plus ni gagner ni perdre.',
  mustStake: 'Quand on le peut, il faut avoir une mise posée avant chaque tour.',
  stands: 'Une mise qui a gagné reste en place\u00a0; le gain va à la bourse.',
  cover:
    'Qui n’a plus de jetons est hors jeu. Une carte de sa famille est aussitôt couverte par la suivante, jusqu’à ce que celle du dessus soit d’une famille encore en jeu.',
  oddVoid: 'Une carte seule à la fin n’a pas de partenaire et ne compte pas\u00a0: chacun sait laquelle c’est.',
  oddRight: 'Une carte seule à la fin compte à droite.',
  oddLeft: 'Une carte seule à la fin compte à gauche.',
  oddBurnFirst: 'D’un jeu impair, la première carte est écartée sans être vue.',
  broken: `La banque a ${funds} au début. Elle encaisse, puis paie tant qu’elle peut\u00a0; si elle ne peut tout payer ou n’a plus rien, elle saute et la taille est finie.`,
  brokenPayFirst: `La banque a ${funds} au début. Elle paie tant qu’elle peut, puis encaisse\u00a0; si elle ne peut tout payer ou n’a plus rien, elle saute et la taille est finie.`,
  noBounds: 'La banque est sans limite\u00a0: elle peut tout payer.',
  lot: 'Le banquier est tiré au sort parmi les joueurs\u00a0; il ne mise pas, gagne et perd de sa propre bourse.',
  // number of the seat {0}
  seat: `Le joueur à la place ${place} tient d’abord la banque\u00a0; il ne mise pas, gagne et perd de sa propre bourse.`,
  none: 'À la taille suivante, il garde la banque.',
  winner: 'À la taille suivante, elle va à la bourse la plus pleine.',
  clockwise: 'À la taille suivante, elle passe au suivant dans le sens horaire.',
  halfBank: 'En cas de doublet, si la mise est impaire, le jeton en trop va à la banque.',
  halfPlayer: 'En cas de doublet, si la mise est impaire, le jeton en trop revient à qui a misé.',
  chance: 'Tout est hasard\u00a0: une carte tombe aussi souvent à droite qu’à gauche.',
  classic: 'Les familles ne comptent pas. À chaque tour, le rang de la première carte perd, celui de la seconde gagne.',
  classicEnds: 'La première carte du jeu, la soda, et la dernière, la hock, ne jouent pas.',
  groups:
    'On pose un jeton sur une carte, entre deux ou au coin de quatre\u00a0: il gagne si l’une d’elles gagne, il perd si l’une d’elles perd. Sur «\u00a0Carte haute\u00a0», il gagne si la gagnante est la plus haute\u00a0; l’as est le plus bas.',
  setStays: 'Si l’une gagne et une autre perd au même tour, le jeton reste.',
  returned: 'Une mise qui a gagné revient à la bourse avec son gain.',
  copper: 'Une pièce de cuivre inverse la mise\u00a0: elle gagne là où elle perdrait, et perd là où elle gagnerait.',
  split:
    'Si les deux cartes ont le même rang, c’est un doublet\u00a0: la moitié de chaque mise sur ce rang est perdue\u00a0; c’est de cela, et des annonces, que vit la banque.',
  highHalf: 'Sur «\u00a0Carte haute\u00a0» aussi, la moitié est alors perdue.',
  highPush: 'Sur «\u00a0Carte haute\u00a0», la mise reste alors.',
  call: 'Quand il reste trois cartes, montrées par rang et jamais dans l’ordre du jeu, on peut annoncer leur ordre\u00a0: perdante, gagnante, dernière. C’est payé 4 contre 1, ou 2 contre 1 si deux ont le même rang.',
  pharo: 'Chacun a un livret de treize cartes\u00a0; plusieurs peuvent miser sur le même rang.',
  pharoTurn: 'La première carte d’un tour est pour la banque, la seconde pour les pontes.',
  // side of the bank {0}, of the punters {1}
  sides: (taking, paying) =>
    `Celle de la banque est la carte ${taking}, celle des pontes la carte ${paying}\u00a0; la famille ne compte pas.`,
  plie: 'Si les deux sont de même rang, c’est un doublet\u00a0: la moitié de la mise est perdue.',
  pharoBottom: 'La carte du dessous est montrée d’abord et ne joue pas.',
  oddBank: 'L’avant-dernière carte reste donc seule\u00a0: elle prend pour la banque toute la mise sur son rang.',
  oddNone: 'L’avant-dernière carte reste donc seule et ne décide rien.',
  paroli:
    'On peut laisser un gain sur sa carte en la cornant, c’est le paroli\u00a0: s’il gagne encore, on a gagné trois fois la première mise.',
});

const won = ({ net }: { readonly net: string }): string =>
  `+${net}, car votre sept est venu à droite. Il paie autant que ce qui est posé.`;

export const guides: GuideText = {
  table,
  first: 'Un premier tour, pas à pas',
  deal: {
    buch: 'Chacun mise sur les treize cartes de sa famille, son livret.',
    classic: 'Chaque tour apporte deux cartes\u00a0: la première perd, la seconde gagne.',
    pharo: 'Vous misez sur des cartes de votre livret\u00a0; seul le rang compte, pas la famille.',
  },
  stake: {
    buch: 'Posez un jeton sur le sept.',
    classic: 'Posez un jeton sur le sept\u00a0: la famille ne compte pas.',
    pharo: 'Posez un jeton sur le sept.',
  },
  turnUp: {
    buch: 'Deux cartes viennent\u00a0: si votre sept est à droite, vous gagnez\u00a0; à gauche, la banque le prend.',
    classic: 'Si un sept vient en second, vous gagnez\u00a0; s’il vient en premier, vous perdez.',
    pharo: 'Si un sept vient à droite, vous gagnez\u00a0; à gauche, la banque le prend.',
  },
  won: {
    buch: won,
    classic: ({ net }) => `+${net}, car le sept est venu en second. Il paie autant que ce qui est posé.`,
    pharo: won,
  },
  copper: `Misez maintenant sur une carte qui perd\u00a0: touchez d’abord «\u00a0${table.classicLayout.copper}\u00a0», puis le six.`,
  coppered: 'Avec le cuivre, ce qui vient en premier gagne.',
  copperWon: ({ net }) => `+${net}, car le six est venu en premier, et le cuivre inverse la mise.`,
  both: 'Gagné à droite, perdu à gauche',
  bothDeal: 'On peut miser sur plusieurs cartes à la fois.',
  ten: 'Posez un jeton sur le dix.',
  jack: 'Et un sur le valet.',
  bothFell: ({ taken, paid }) =>
    `${paid} gagnés, car le valet était à droite\u00a0; ${taken} perdus, car le dix était à gauche. Tous deux sont tombés et ne reviennent pas.`,
  split: 'Un doublet',
  splitDeal: 'De quoi vit la banque\u00a0?',
  queen: 'Posez des jetons sur la dame.',
  halved: ({ net }) =>
    `−${net}\u00a0: les deux cartes sont des dames, et la banque prend alors la moitié. Quand il ne reste qu’une dame, cela ne peut pas arriver.`,
  call: 'Annoncer le dernier tour',
  callThree:
    'Vingt-quatre tours sont passés, il reste trois cartes\u00a0: une dame, un dix et un six. Qui en annonce l’ordre gagne quatre contre un.',
  callOrder: 'Annoncez dame, dix, six\u00a0: la dame perd, le dix gagne, le six vient en dernier.',
  callPaid: ({ net }) =>
    `+${net}, car l’ordre était juste. Mais il y a six ordres, et cinq contre un serait équitable\u00a0: la banque garde en moyenne un sixième de chaque mise.`,
  bank: 'Vous tenez la banque',
  bankDeal: 'Aujourd’hui les autres misent, et vous retournez les cartes.',
  bankTurn: 'Les autres ont misé. Sur une carte vous encaissez, sur l’autre vous payez.',
  bankWon: ({ net, taken, paid }) => `+${net}, car vous avez pris ${taken} et payé ${paid}.`,
};

export const drills: DrillText = {
  title: 'Le boulier dans la tête',
  turns: (first, last) => `Tours ${first} à ${last}`,
  asks: rank => `Combien de cartes de ce rang restent\u00a0: ${rank}\u00a0?`,
  because: (fallen, turns) => `Tombées en ${turns} tours\u00a0: ${fallen} sur quatre.`,
};

export const terms: Readonly<Record<Term, string>> = {
  copper: 'Un cuivre sur un jeton inverse le pari\u00a0: il gagne quand la carte perd.',
  high: 'Carte haute\u00a0: le pari que la carte gagnante du tour soit plus haute que la perdante. L’as est la plus basse.',
  between: 'Un jeton entre des cartes parie sur chacune d’elles\u00a0: la première qui tombe décide.',
  soda: 'Soda\u00a0: la première carte du jeu. On la montre\u00a0; aucune mise n’y gagne ni n’y perd.',
  hock: 'Hock\u00a0: la dernière carte du jeu. Elle est sans partenaire et ne décide rien, sauf une annonce.',
  bottom: 'La carte du dessous est montrée avant la taille. Elle n’y joue aucun rôle.',
  burnt: 'Une carte est cachée à côté du jeu, pour que nul ne puisse connaître la dernière.',
  once: 'Retourne deux cartes, une fois.',
};

/** The panel of odds. */
export const text: LayoutLazyText = {
  oddsPanel: {
    title: 'Chances d’une mise laissée en jeu',
    place: 'Mise',
    win: 'gagne',
    lose: 'perd',
    split: 'moitié',
    stays: 'reste',
    edge: 'avantage',
    each: win =>
      `Chacune de vos cartes encore dans le jeu gagne dans ${win} des cas et perd dans ${win}. La banque n’y a aucun avantage.`,
    none: 'On ne peut pas miser en ce moment.',
    free: places => `Sans avantage pour la banque maintenant\u00a0: ${places}.`,
    gives: 'Un moins dans la dernière colonne\u00a0: l’avantage est à vous.',
    noneFree:
      'Maintenant, toute mise favorise la banque\u00a0: une carte n’est sans avantage pour elle que si c’est la dernière de son rang.',
    double: 'Doubler votre bourse\u00a0: 1 chance sur 2 au mieux, quelles que soient vos mises.',
    doubleInDeal: chance => `Dans cette taille\u00a0: ${chance} au mieux.`,
    doubleNotInDeal: 'Dans cette taille, ce n’est plus possible.',
    noteCopper: 'Un cuivre ne change rien à l’avantage.',
    note: cards =>
      `Calcul exact sur les ${cards} cartes non vues. La mise reste jusqu’à ce que la carte sorte, ou jusqu’à la fin de la taille. Dernière colonne\u00a0: ce que la banque gagne en moyenne, en pourcentage de la mise.`,
    noteNext: 'Carte haute et annonces\u00a0: pour le prochain tour seulement.',
  },
};
