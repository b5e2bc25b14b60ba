/** In French: what stud tells when it is asked: its rules and reasons, guides, drills, terms. */
import { text } from './fr.js';
import type { DrillText, GuideText, Sentences, Term } from './en.lazy.js';

export const sentences: Sentences = ({ ante, lower, higher, forced, percent, least, buyIn, step }) => ({
  headings: {
    aim: 'Le but',
    hands: 'Les mains, la meilleure d’abord',
    lows: 'Les mains basses, la meilleure d’abord',
    bringIn: 'Qui commence',
    betting: 'Les enchères',
    here: 'À cette table',
    showdown: 'Qui gagne',
  },
  kinds: {
    straightFlush: 'Quinte flush\u00a0: cinq à la suite, de même famille',
    fourOfAKind: 'Carré',
    fullHouse: 'Full\u00a0: un brelan et une paire',
    flush: 'Couleur\u00a0: cinq de même famille',
    straight: 'Quinte\u00a0: cinq à la suite',
    threeOfAKind: 'Brelan',
    twoPair: 'Deux paires',
    pair: 'Une paire',
    highCard: 'Hauteur',
  },
  lowKinds: {
    low5: 'La roue\u00a0: rien n’est plus bas',
    low6: 'Hauteur six',
    low7: 'Hauteur sept',
    low8: 'Hauteur huit',
    higher: 'Plus haut encore\u00a0: la plus haute carte décide, puis la suivante',
    paired: 'Avec une paire\u00a0: perd contre toute main sans paire',
  },
  goal: {
    high: 'De deux à neuf joueurs, jusqu’à sept cartes\u00a0: la meilleure main de cinq gagne le pot.',
    'high-low':
      'De deux à neuf joueurs, jusqu’à sept cartes\u00a0: la meilleure main haute et la meilleure basse se partagent le pot.',
    razz: 'De deux à neuf joueurs, jusqu’à sept cartes\u00a0: la main de cinq la plus basse gagne le pot.',
  },
  ante: `Chacun verse un ante de ${ante}.`,
  deal: 'On donne deux cartes cachées et une visible, puis on mise\u00a0; viennent ensuite trois visibles et la septième cachée, et l’on mise après chacune.',
  bringIn: {
    range: who => `${who} doit ouvrir de ${forced} à ${lower}`,
    fixed: who => `${who} doit ouvrir de ${forced} ou compléter à ${lower}`,
    one: who => `${who} doit ouvrir de ${forced}`,
  },
  door: 'La plus basse carte visible',
  doorRazz: 'La plus haute carte visible (l’as est bas)',
  doorTie: '\u00a0; à rang égal le trèfle est le plus bas, puis carreau, cœur, pique.',
  doorTieRazz: '\u00a0; à rang égal le pique est le plus haut, puis cœur, carreau, trèfle.',
  doors: 'Le deux de trèfle est la carte la plus basse\u00a0: il commence.',
  doorsRazz: 'Le roi de cœur est la carte la plus haute\u00a0: il commence.',
  actsFirst: 'Dès la quatrième carte, la plus haute main visible parle en premier.',
  actsFirstRazz: 'Dès la quatrième carte, la plus basse main visible parle en premier.',
  limits: {
    spread: `Mises et relances sont de ${lower} aux troisième et quatrième cartes, de ${lower} à ${higher} dès la cinquième.`,
    'fixed-higher': `Mises et relances sont de ${lower} aux troisième et quatrième cartes, de ${higher} dès la cinquième.`,
  },
  openPair: {
    any: size => `Avec une paire visible à la quatrième carte, chacun peut miser ${size}.`,
    'holder-only': size => `Qui montre une paire à la quatrième carte peut miser ${size}.`,
    off: () => '',
  },
  openPairSize: {
    'ante-to-higher': `entre ${least} et la limite haute de ${higher}`,
    'lower-or-higher': `${lower} ou ${higher}`,
  },
  cap: {
    'last-round':
      'Chaque tour permet une mise et trois relances\u00a0; à la septième carte, entre deux joueurs, leur nombre n’est pas limité.',
    never: 'Chaque tour permet une mise et trois relances.',
    always: 'Chaque tour permet une mise et trois relances\u00a0; entre deux joueurs, leur nombre n’est pas limité.',
  },
  completeCounts: 'L’ouverture forcée compte comme la mise, la compléter comme la première relance.',
  shortAllIn: {
    half: 'Un tapis d’au moins une demi-relance compte comme une relance. Plus petit, il peut être suivi ou complété, et ne rouvre rien.',
    full: 'Un tapis inférieur à une relance peut être suivi ou complété, et ne rouvre rien.',
    pokerkit: 'Un tapis court peut être suivi ou relancé\u00a0; il ne rouvre rien à qui a déjà parlé.',
  },
  common: 'Il n’y avait pas assez de cartes\u00a0: celle-ci compte pour tous, mais ne décide pas qui parle en premier.',
  allIn: 'Qui n’a plus de jetons joue pour le pot principal\u00a0; ce que misent les autres va dans un pot annexe.',
  buyIn: `On ne rachète des jetons qu’entre deux donnes, de façon à en avoir au moins ${buyIn}.`,
  faceUp: {
    true: 'Quand personne ne peut plus miser, toutes les mains sont retournées. Sinon, la personne qui a misé ou relancé en dernier à la septième carte montre en premier (à défaut, celle qui a parlé en premier), puis les autres, qui peuvent jeter une main perdante.',
    false: 'Même quand personne ne peut plus miser, les mains restent cachées jusqu’à l’abattage.',
  },
  show: 'À l’abattage, la personne qui a misé ou relancé en dernier à la septième carte montre en premier\u00a0; à défaut, c’est celle qui a parlé en premier. Les autres peuvent jeter leur main.',
  best: {
    high: 'Les cinq meilleures des sept cartes comptent\u00a0; elles sont décalées vers le haut. À égalité on partage\u00a0; la famille ne décide jamais.',
    'high-low': 'Les cinq meilleures des sept cartes comptent pour chaque moitié\u00a0; elles peuvent différer.',
    razz: 'Les cinq plus basses comptent\u00a0; elles sont décalées vers le haut. On les compare à partir de la plus haute carte\u00a0: l’as est bas, quintes et couleurs ne comptent pas, les paires sont mauvaises.',
  },
  low: {
    normal:
      'Le bas est la main la plus faible de l’ordre habituel, comparée à partir de la plus haute carte\u00a0: l’as est haut, les quintes et les couleurs pénalisent.',
    'ace-to-five': 'Pour le bas, l’as est bas, quintes et couleurs ne comptent pas.',
    'eight-or-better':
      'Pour le bas, l’as est bas, quintes et couleurs ne comptent pas, et aucune carte ne dépasse le huit\u00a0; si personne ne l’a, la main haute prend tout.',
  },
  wheel: { 'not-straight': '', straight: 'A-2-3-4-5 est une quinte.' },
  declare:
    'Avant l’abattage, tous annoncent en même temps haut, bas ou les deux\u00a0; qui dit les deux doit gagner les deux.',
  step: `Mises, relances et part de la maison sont des multiples de ${step}\u00a0; seul un tapis peut être d’un autre montant.`,
  other: {
    'openTie suit':
      'À mains visibles égales, la famille de la plus haute carte décide qui parle en premier\u00a0: pique, cœur, carreau, trèfle.',
    'shortCompletion plus-bet':
      'Après un tapis qui ne complète pas tout à fait l’ouverture, on relance d’une mise entière au-dessus.',
    'callAfterShortBringIn short-amount': 'Si l’ouverture est plus petite, faute de jetons, suivre ne coûte pas plus.',
    'allInLowCard next-lowest-card':
      'Quand la personne qui doit ouvrir n’a plus de jetons, la carte visible suivante ouvre.',
    'freeFold true': 'On peut se coucher même quand il n’y a rien à suivre.',
    'raiseIntoAllIn true': 'On peut miser ou relancer même quand tous les adversaires sont à tapis.',
    'oddChip left-of-dealer': 'Les jetons impairs d’un pot partagé vont au premier gagnant à gauche du donneur.',
    'burnFirstDeal false': 'Aucune carte n’est brûlée avant la première donne.',
    'shortDeck skip-burn-before-mix':
      'S’il reste exactement une carte de plus que de joueurs, on donne aussitôt, sans brûler ni mêler.',
    'shortPackReuse burns-and-folded':
      'Quand les cartes manquent, celles des mains jetées sont mêlées avec les brûlées, et la dernière carte est donnée aussi.',
  },
  rake: most => `La maison prend ${percent} pour cent de chaque pot, arrondis vers le bas${most}.`,
  atMost: cap => `, au plus ${cap}`,
});

const { press } = text.guide;

export const guides: GuideText = {
  letters: text.letters,
  first: 'Une première donne, pas à pas',
  seven: `Chacun reçoit sept cartes, dont trois cachées. Les cinq meilleures comptent. ${press(text.deal)}`,
  threeOfASuit: `Trois cartes de même famille\u00a0: cinq feraient une couleur, une main forte. ${press(text.call('10'))}`,
  fourOfASuit: `Déjà quatre. Personne n’a misé\u00a0: faire parole ne coûte rien. ${press(text.check)}`,
  flush: `Cinq de même famille\u00a0: votre couleur est faite. ${press(text.bet('10'))}`,
  flushAgain: `Une couleur bat les paires, le brelan et toute quinte. ${press(text.bet('10'))}`,
  lastCard: `La dernière carte vient cachée. Elle ne change rien à la couleur. ${press(text.bet('10'))}`,
  flushWon: ({ net }) =>
    `+${net}, car vos cinq cartes de même famille sont la meilleure main. Les autres ne la battent pas et jettent la leur.`,
  openPair: 'Une paire visible à la quatrième carte',
  sevenAgain: `La quatrième carte est visible. Si elle fait une paire, on peut miser plus. ${press(text.deal)}`,
  pair: `Deux dix, dont un caché\u00a0: c’est un bon début. ${press(text.call('5'))}`,
  pairShown: 'Encore un dix. Tous ne voient que la paire visible\u00a0; mais vous avez trois dix.',
  pairBet: `Avec une paire visible on peut miser de 5 à 20, sinon seulement 10 ici. Choisissez 20. ${press(text.bet('20'))}`,
  foldedWon: ({ net }) => `+${net}, car tous les autres ont passé\u00a0: alors les cartes ne comptent plus.`,
  lowest: `Au razz, la main la plus basse de cinq cartes gagne. L’as vaut un. ${press(text.deal)}`,
  threeLow: `Trois cartes basses et différentes\u00a0: un très bon début. ${press(text.call('5'))}`,
  fourLow: `Encore une basse. Personne n’a misé\u00a0: faire parole ne coûte rien. ${press(text.check)}`,
  lowMade: `Cinq différentes, aucune au-dessus de six\u00a0: votre main est faite. ${press(text.bet('10'))}`,
  lowAgain: `Le roi ne gêne pas\u00a0: seules les cinq meilleures comptent. ${press(text.bet('10'))}`,
  lowWaits: `La dernière carte est venue cachée. Si vous faites parole, on montre les mains. ${press(text.check)}`,
  show: `Seules les cartes montrées gagnent. ${press(text.show)}`,
  lowWon: ({ net, own, other }) =>
    `+${net}, car ${own} est plus bas que ${other}\u00a0: on compare d’abord les cartes les plus hautes.`,
  noStraights: 'Une quinte qui n’en est pas une',
  lowest2: `Vous n’avez que 20. Quand ils sont misés, toutes les cartes viennent d’elles-mêmes. ${press(text.deal)}`,
  lowCall: `Trois cartes basses et différentes. ${press(text.call('5'))}`,
  allIn: `Quatre qui vont ensemble. ${press(text.allInFor('10'))}`,
  straightWon: ({ net, own, other }) =>
    `+${net}, car ${own} est plus bas que ${other}. Quintes et couleurs ne comptent pas au razz, et c’est votre chance.`,
  halves: `Le pot est partagé\u00a0: une moitié à la main la plus haute, une à la plus basse. ${press(text.deal)}`,
  bringIn: `La carte visible la plus basse doit ouvrir, et c’est votre trois. ${press(text.bringInFor('5'))}`,
  halfWaits: `Quatre cartes basses, bonnes pour la moitié basse. ${press(text.check)}`,
  halfMade: `Cinq différentes, aucune au-dessus de sept\u00a0: la main la plus basse qui soit ici. ${press(text.bet('10'))}`,
  halfAgain: `Les cartes hautes ne gênent pas\u00a0: pour le bas, les cinq meilleures comptent. ${press(text.bet('10'))}`,
  halfLast: `La dernière carte est venue cachée. Si vous faites parole, on montre les mains. ${press(text.check)}`,
  halfWon: ({ net, own, other }) =>
    `+${net}, car la moitié basse est à vous\u00a0: ${own} contre ${other}. La haute va aux meilleures paires.`,
  both: 'Gagner les deux moitiés',
  bothWays: `Vous n’avez que 20. Quand ils sont misés, toutes les cartes viennent d’elles-mêmes. ${press(text.deal)}`,
  bothOpen: `Sept, huit, neuf\u00a0: cela peut faire une quinte pour le haut, et c’est bas aussi. ${press(text.bringInFor('5'))}`,
  bothWon: ({ net, own, other }) =>
    `+${net}, car les deux moitiés sont à vous\u00a0: le haut par la quinte, le bas par ${own} contre ${other}. Ce ne sont pas les mêmes cinq cartes.`,
};

export const drills: DrillText = {
  title: 'Quelles cartes sont mortes\u00a0?',
  asks: card => `Cette carte est-elle morte\u00a0: ${card}\u00a0?`,
  yes: 'Oui',
  no: 'Non',
  because: {
    folded: card => `Elle était visible et a été jetée\u00a0: ${card}.`,
    unseen: card => `Personne n’a montré cette carte\u00a0: ${card}.`,
  },
};

export const terms: Readonly<Record<Term, string>> = {
  dealer: 'Ce bouton marque le donneur\u00a0: la première carte va à sa gauche. Il avance après chaque donne.',
  all: 'Tapis\u00a0: tous les jetons sont dans le pot. On joue encore pour ce qui a pu être suivi.',
};
