/** In French: what Trente et Quarante tells when it is asked: its rules and reasons, guides, drills, terms. */
import { text as table } from './fr.js';
import type { BoardLazyText, DrillText, GuideText, Sentences, Term } from './en.lazy.js';

export const sentences: Sentences = ({ price, per, min, max, step, decks, burn, reshuffle }) => ({
  headings: {
    rows: 'Les deux rangées',
    chances: 'Les quatre chances',
    calls: 'Ce que dit le croupier',
    refait: 'Le refait',
    insurance: 'L’assurance',
    shoe: 'Mises et sabot',
  },
  shown: {
    noir: sum => `Noir\u00a0: ${sum}. Moins que dessous, donc Noir gagne.`,
    rouge: sum => `Rouge\u00a0: ${sum}.`,
  },
  firstIsBlack: 'La première carte est noire, et Noir a gagné\u00a0: Couleur gagne aussi.',
  shownRefait: '31',
  rows: 'On étale deux rangées, d’abord Noir, puis Rouge, chacune jusqu’à 31 points ou plus. La somme la plus basse gagne.',
  courtCards: {
    ten: 'Les figures et les dix comptent dix, l’as un, les autres leurs points.',
    '11-12-13': 'Valet, dame et roi comptent 11, 12 et 13, l’as un, les autres leurs points.',
  },
  chances:
    'Quatre chances sont payées à égalité\u00a0: Rouge et Noir, les deux rangées\u00a0; Couleur, si la toute première carte de la première rangée a la couleur gagnante\u00a0; Inverse, sinon.',
  calls:
    'Le croupier n’annonce que les unités\u00a0: 34 est «\u00a0quatre\u00a0». À partir de 40 il annonce le nombre entier. Si les deux rangées sont égales à partir de 32, le coup est nul.',
  refaitRule: {
    choice:
      'Si toutes deux font 31, c’est le refait\u00a0: à votre choix, la banque prend la moitié de chaque mise ou met la mise entière en prison en A.',
    'half-only': 'Si toutes deux font 31, c’est le refait\u00a0: la banque prend la moitié de chaque mise.',
    'prison-only': 'Si toutes deux font 31, c’est le refait\u00a0: la banque met chaque mise en prison en A.',
  },
  refaitDefault: {
    prison: '',
    half: 'Qui ne choisit pas à temps perd la moitié.',
    ask: 'Le croupier attend chaque choix.',
  },
  locked: 'Une mise en prison A redevient libre sans gain quand sa chance gagne, et est perdue quand elle perd.',
  prison: {
    stepwise:
      'Un nouveau refait la porte en B, puis en C\u00a0; chaque gain la remonte d’une prison, et un refait en C la fait perdre.',
    'any-win':
      'Un nouveau refait la porte en B, puis en C\u00a0; un seul gain la libère partout, et un refait en C la fait perdre.',
    'one-level': 'Un nouveau refait la fait perdre.',
    unlimited: 'Chaque nouveau refait la descend d’une prison, chaque gain la remonte d’une.',
  },
  prisonMove: {
    none: '',
    'same-tableau': 'Avant un coup, elle peut être déplacée sur la chance opposée, au même degré.',
    any: 'Avant un coup, elle peut être déplacée sur toute autre chance, au même degré.',
  },
  prisonSurrender: {
    none: '',
    value: 'Avant un coup, on peut l’abandonner\u00a0: la moitié est rendue en A, le quart en B, le huitième en C.',
  },
  halfRounding: {
    bank: 'Ce qui ne se divise pas est arrondi à des jetons entiers au profit de la banque.',
    player: 'Ce qui ne se divise pas est arrondi à des jetons entiers au profit du joueur.',
  },
  insurance: {
    started: `L’assurance, ${price} par ${per} entamés, rend une mise libre au refait.`,
    proportional: `L’assurance, ${price} par ${per} en proportion, rend une mise libre au refait.`,
  },
  premiumOnTie: {
    returned: 'La banque garde la prime, sauf celle d’un coup nul.',
    kept: 'La banque garde la prime, même celle d’un coup nul.',
  },
  lastRefait: {
    'exact-last-card': 'Un refait qui prend la dernière carte du sabot est nul.',
    'last-coup':
      'Le refait du dernier coup d’un sabot est nul\u00a0; si cela n’apparaît que lorsque le suivant ne peut pas être achevé, il est annulé.',
    counts: 'Un refait avec les dernières cartes du sabot compte comme un autre.',
  },
  stakes: `Sur chaque chance peuvent être posés de ${min} à ${max}, par pas de ${step}.`,
  shoe: `Jeux dans le sabot\u00a0: ${decks}\u00a0; cartes brûlées sans être vues\u00a0: ${burn}.`,
  newShoe: 'On mélange de nouveau quand un coup ne peut pas être achevé\u00a0; un tel coup est nul.',
  cutShoe: `On mélange de nouveau à moins de ${reshuffle} cartes, ou quand un coup ne peut pas être achevé\u00a0; un tel coup est nul.`,
  colour:
    'La somme la plus basse gagne. Couleur gagne quand la toute première carte de la première rangée a la couleur gagnante, Inverse sinon.',
  tie: 'À sommes égales à partir de 32, rien n’est gagné ni perdu\u00a0; les mises en prison restent où elles sont.',
  unfinished:
    'Un coup pour lequel les cartes ne suffisent pas est nul\u00a0: les mises libres sont rendues, celles en prison gardent leur degré pour le sabot suivant.',
  last: {
    'exact-last-card':
      'Après un refait avec les dernières cartes, il n’en reste plus pour jouer les mises en prison\u00a0: il est nul.',
    'last-coup':
      'Après un refait au dernier coup d’un sabot, les mises en prison ne pourraient pas être jouées\u00a0: il est nul.',
    counts: '',
  },
  worth: (value, half) =>
    `Une mise en prison vaut ${value}\u00a0% d’elle-même, la moitié ${half}\u00a0% avant d’être arrondie à des jetons entiers.`,
  german: 'Gland et feuille comptent comme noirs, cœur et grelot comme rouges.',
});

const { press } = table.guide;

export const guides: GuideText = {
  first: 'Un premier coup, pas à pas',
  rows: 'On distribue ici deux rangées, d’abord Noir, puis Rouge, chacune jusqu’à 31 points ou plus. Les figures comptent dix, les as un. La rangée la plus proche de 31 gagne.',
  stake: 'Posez un jeton sur Rouge\u00a0: vous gagnez si la seconde rangée est plus proche de 31.',
  deal: press(table.deal),
  won: ({ noir, rouge, net }) =>
    `+${net}, car Rouge a ${rouge} et Noir ${noir}. Une chance paie autant que ce qui est misé.`,
  again: amount => `Encore une fois la même mise, sur Rouge. ${press(table.sameAgain(amount))}`,
  refait: `Les deux rangées ont 31\u00a0: c’est le refait, dont la banque tire tout son gain. La moitié de la mise est rendue, ou la mise entière va en prison. ${press(table.allPrison)}`,
  confirm: press(table.confirm),
  locked: `Votre mise est en prison. Si Rouge gagne maintenant, elle en sort\u00a0; si Noir gagne, elle est perdue. ${press(table.deal)}`,
  freed: ({ noir, rouge }) =>
    `Libre à nouveau, car Rouge a ${rouge} et Noir ${noir}\u00a0: les jetons sont à vous, sans gain. Voilà tout le jeu.`,
  second: 'Une assurance contre le refait',
  insurance:
    'La banque ne gagne que par le refait\u00a0: la moitié de chaque mise. Vous pouvez assurer une mise contre lui.',
  large:
    'Posez des jetons sur Couleur. Une prime couvre jusqu’à 500\u00a0: plus la mise en est proche, plus elle vaut la peine.',
  insure: press(table.insure),
  insured: `La prime est posée à côté. ${press(table.deal)}`,
  spared: ({ noir }) =>
    `Les deux rangées ont ${noir}\u00a0: le refait. La mise assurée n’est pas touchée\u00a0; elle n’a coûté que la prime.`,
};

export const drills: DrillText = {
  title: 'Quelles chances gagnent\u00a0?',
  asks: 'En haut Noir, en bas Rouge. Quelles chances gagnent\u00a0?',
  answers: [
    'Noir et Couleur',
    'Noir et Inverse',
    'Rouge et Couleur',
    'Rouge et Inverse',
    'Aucune\u00a0: égalité',
    'Refait',
  ],
  because: (noir, rouge, isRed) =>
    `Noir fait ${noir}, Rouge ${rouge}\u00a0; la toute première carte est ${isRed ? 'rouge' : 'noire'}.`,
};

export const terms: Readonly<Record<Term, string>> = {
  couleur: 'D, c’est Couleur\u00a0: elle gagne quand la toute première carte a la couleur de la rangée gagnante.',
  inverse: 'E, c’est Inverse\u00a0: elle gagne quand la toute première carte n’a pas la couleur de la rangée gagnante.',
  'prison A':
    'A est la première prison\u00a0: la mise y reste jusqu’à ce que sa chance gagne une fois, et elle est perdue si sa chance perd.',
  'prison B':
    'B est la deuxième prison\u00a0: un refait en A y a conduit la mise. Un seul gain ne la libère pas toujours.',
  'prison C': 'C est la troisième prison, la plus profonde. Un refait de plus y perd le plus souvent la mise.',
  insure:
    'Contre une petite prime, la mise reste libre quand les deux rangées font 31\u00a0: la banque n’en prend rien.',
  once: 'Donne le coup suivant sans aucune mise de votre part.',
};

/** The panel of odds. */
export const text: BoardLazyText = {
  oddsPanel: {
    came: 'Ce qui est sorti',
    outcome: 'Résultat',
    count: 'Coups',
    share: 'Part',
    expected: 'Attendu',
    refait: 'Refait 31:31',
    void: 'Nul',
    costs: 'Ce que coûte une mise',
    chance: 'Chance',
    half: 'moitié',
    prison: 'prison',
    insured: 'assurée',
    note: (unseen, most) =>
      `Perte moyenne d’une mise au prochain coup, exacte pour les ${unseen} cartes non vues. Assurée\u00a0: pour une mise de ${most}, prime comprise.`,
    halfNote: 'Moitié\u00a0: avant d’être arrondie à des jetons entiers.',
    oddNote: stakes =>
      `Quand une mise impaire est divisée, la banque garde le jeton en trop. La prison coûte moins pour ces mises\u00a0: ${stakes}.`,
    prisonNote: 'Prison\u00a0: comme si tous les coups suivants étaient pareils au prochain.',
    coups: coups => `Coups depuis l’ouverture de la table\u00a0: ${coups}. Attendu\u00a0: d’un sabot plein.`,
    insureAt: stakes => `Seules ces mises coûtent moins une fois assurées\u00a0: ${stakes}.`,
    insureNever: 'Assurée, toute mise coûte plus.',
    session: 'Ce que donne une partie',
    stakes: 'Mises',
    mean: 'En moyenne',
    spread: 'Écart (±)',
    ahead: 'En gain',
    sessionNote:
      'En mises égales sur une chance, non assurées, à partir de sabots pleins. Écart\u00a0: dans 19 parties sur 20. En gain\u00a0: la probabilité d’avoir gagné à la fin.',
    reckoning: 'On calcule…',
  },
};
