/** In French: what Einundvierzig tells when it is asked: its rules and reasons, guides, drills, terms. */
import { text } from './fr.js';
import type { DrillText, GuideText, Sentences, Term } from './en.lazy.js';

export const sentences: Sentences = ({ ante, lower, higher, fortyOneBonus, percent, buyIn, step }) => ({
  headings: {
    aim: 'Le but',
    hands: 'Les mains, la meilleure d’abord',
    first: 'Qui parle',
    turnUp: 'Deux visibles, deux cachées',
    second: 'Les enchères',
    purse: 'Pot et bourse',
  },
  kinds: {
    fourOfARank: 'Quatre de même rang\u00a0: le plus haut rang gagne',
    fourOfASuit: 'Quatre de même famille\u00a0: ici le quarante et un, la plus haute somme',
    threeOfARank: 'Trois de même rang',
    threeOfASuit: 'Trois de même famille\u00a0: ici 28',
    points: 'Deux de même famille ou de même rang\u00a0: ici 21',
    single: 'Une seule carte',
  },
  goal: 'Einundvierzig (Färbeln), «\u00a0quarante et un\u00a0»\u00a0: de trois à sept joueurs, quatre cartes chacun d’un jeu de 32\u00a0; le meilleur groupe de cartes gagne le pot.',
  ante: `Chacun verse un ante de ${ante}.`,
  deal: 'Deux cartes sont données cachées, puis on mise\u00a0; après deux autres cartes, chacun retourne deux des siennes, en garde deux cachées, et un deuxième tour suit.',
  forced: `Le premier en main, marqué par le Spitz, doit miser la limite basse de ${lower}, sans compter l’ante\u00a0; le Spitz avance d’un joueur après chaque donne.`,
  option: {
    false:
      'Si tous ne font que suivre sa mise, le premier tour est fini\u00a0: le premier en main ne peut pas relancer sa propre mise.',
    true: 'Si tous ne font que suivre sa mise, le premier en main peut faire parole ou relancer.',
  },
  open: {
    check: 'Le deuxième tour n’a pas de mise forcée\u00a0: tant que personne n’a misé, on peut faire parole.',
    'forehand-forced': 'Au deuxième tour le premier en main doit miser encore\u00a0; s’il a passé, c’est au suivant.',
  },
  first: {
    'left-of-forehand': 'Le joueur à gauche du premier en main parle en premier.',
    forehand: 'Au deuxième tour le premier en main parle en premier.',
  },
  unit: {
    higher: `Mises et relances sont de ${lower} au premier tour, de ${higher} au deuxième.`,
    lower: `Mises et relances sont de ${lower} aux deux tours.`,
    either: `Mises et relances sont de ${lower} au premier tour, de ${lower} ou ${higher} au deuxième.`,
  },
  trigger: {
    'round-closed': '',
    'first-call': 'Le premier qui suit au deuxième tour le termine, même si d’autres n’ont pas encore parlé.',
  },
  cap: {
    'last-round':
      'Chaque tour permet une mise et trois relances\u00a0; au deuxième, entre deux joueurs, leur nombre n’est pas limité.',
    never: 'Chaque tour permet une mise et trois relances.',
    always: 'Chaque tour permet une mise et trois relances\u00a0; entre deux joueurs, leur nombre n’est pas limité.',
  },
  shortAllIn:
    'Un tapis d’au moins une demi-relance compte comme une relance. Plus petit, il peut être suivi ou complété, et ne rouvre rien.',
  allIn: 'Qui n’a plus de jetons joue pour le pot principal\u00a0; ce que misent les autres va dans un pot annexe.',
  buyIn: `On ne rachète des jetons qu’entre deux donnes, de façon à en avoir au moins ${buyIn}.`,
  dealer: {
    house: '',
    players: 'Les joueurs donnent eux-mêmes, chaque fois celui qui est à droite du premier en main.',
  },
  step: `La part de la maison est arrondie vers le bas à un multiple de ${step}.`,
  turnUp: {
    simultaneous:
      'Tous choisissent en même temps et peuvent changer d’avis tant que tous n’ont pas choisi\u00a0; puis tout est retourné d’un coup, pour que personne ne profite du choix des autres.',
    clockwise: 'Chacun retourne deux cartes à son tour, en partant de la gauche du premier en main.',
  },
  hands:
    'De haut en bas\u00a0: quatre de même rang, quatre de même famille, trois de même rang, trois de même famille, deux de même rang ou de même famille\u00a0; trois et quatre de même rang se classent par rang, le reste par points, la paire aussi\u00a0: du sept au dix, les cartes comptent de 7 à 10, le valet, la dame et le roi 10, l’as 11.',
  single: {
    'high-card': 'S’il n’y a pas deux cartes de même rang ou de même famille, la meilleure carte seule compte.',
    zero: 'S’il n’y a pas deux cartes de même rang ou de même famille, la main ne vaut rien.',
  },
  pairs: { true: '', false: 'Deux cartes seules ne valent rien ici.' },
  best: 'Seul le meilleur groupe d’une main compte\u00a0: ses cartes sont décalées vers le haut\u00a0; deux paires ne s’ajoutent pas.',
  tie: 'À égalité on ne partage jamais\u00a0: le premier en main gagne, sinon le plus proche à sa gauche.',
  bonus: {
    false: `Un as et trois cartes valant dix d’une même famille font 41\u00a0: qui les montre reçoit ${fortyOneBonus} de la maison, même si tous les autres ont passé.`,
    true: `Un as et trois cartes valant dix d’une même famille font 41\u00a0: qui les montre à l’abattage reçoit ${fortyOneBonus} de la maison.`,
  },
  noBonus: 'Un 41 ne rapporte ici aucune prime.',
  rake: most => `La maison prend ${percent} pour cent de chaque pot, arrondis vers le bas${most}.`,
  noRake: 'La maison ne prend rien.',
  atMost: cap => `, au plus ${cap}`,
});

const { press } = text.guide;

export const guides: GuideText = {
  first: 'Une première donne, pas à pas',
  aim: `Réunissez des cartes d’une même famille\u00a0: leurs points s’ajoutent, l’as vaut onze, les figures dix. ${press(text.deal)}`,
  three: sum =>
    `Trois de vos cartes sont de même famille et font ${sum}. Seules une somme plus haute (31 au plus), trois cartes de même rang et quatre qui vont ensemble valent plus.`,
  open: `Tous verront deux de vos cartes. Choisissez le huit et le roi\u00a0: personne ne devinera votre main. ${press(text.lay)}`,
  call: `Quelqu’un a misé 10. Trois cartes de même famille sont une main forte. ${press(text.call('10'))}`,
  won: ({ net, own, other }) =>
    `+${net}, car vos trois cartes de même famille font ${own}. La meilleure main des autres n’a que deux cartes, ${other}.`,
  second: 'Le quarante et un, et la maison paie',
  rare: `Un as et trois cartes qui valent dix, toutes de même famille\u00a0: c’est le quarante et un. ${press(text.deal)}`,
  openAny: `Le voici, une main sur 2\u202f248. Touchez deux cartes, au choix. ${press(text.lay)}`,
  bet: `Plus il y a dans le pot, mieux c’est pour vous. ${press(text.bet('10'))}`,
  bonus: ({ net, bonus, pot, own, other }) =>
    `+${net}, car ${own} bat ${other}\u00a0: ${pot} viennent du pot, et la maison paie ${bonus} pour le quarante et un.`,
};

export const drills: DrillText = {
  title: 'Lesquelles en disent le moins\u00a0?',
  asks: 'Une bonne main. Quelles deux cartes, une fois retournées, en disent le moins\u00a0?',
  because: 'À elles seules ces deux valent le moins\u00a0: basses, et si possible sans rang ni famille en commun.',
};

export const terms: Readonly<Record<Term, string>> = {
  spitz: 'Le Spitz marque le premier en main, qui doit miser d’abord. Il avance d’un joueur après chaque donne.',
  dealer: 'Le donneur de cette donne. À sa gauche, le premier en main.',
  all: 'Tapis\u00a0: tous les jetons sont dans le pot. On joue encore pour ce qui a pu être suivi.',
};
