/** En français: what the guides of stud say. Loaded when a guide is asked for. */
import { guidesOf } from '../guides.js';
import { text } from '../fr.js';

/** The guides for a table of stud. */
export const guidesIn = guidesOf({
  letters: text.letters,
  first: 'Une première main, pas à pas',
  seven: 'Chacun reçoit sept cartes, dont trois fermées. Les cinq meilleures comptent. Faites donner.',
  threeOfASuit: 'Trois cartes de même famille\u00a0: cinq feraient une couleur, une main forte. Suivez.',
  fourOfASuit: 'Déjà quatre. Personne n’a misé\u00a0: faire parole ne coûte rien.',
  flush: 'Cinq de même famille\u00a0: votre couleur est faite. Misez maintenant 10.',
  flushAgain: 'Une couleur bat les paires, le brelan et toute quinte. Misez encore 10.',
  lastCard: 'La dernière carte vient fermée. Elle ne change rien à la couleur\u00a0: encore 10.',
  flushWon: ({ net }) =>
    `+${net}, car vos cinq cartes de même famille sont la meilleure main. Les autres ne la battent pas et jettent la leur.`,
  openPair: 'Une paire ouverte à la quatrième carte',
  sevenAgain: 'La quatrième carte est ouverte. Si elle fait une paire, la mise change. Faites donner.',
  pair: 'Deux dix, dont un fermé\u00a0: c’est un bon début. Suivez.',
  pairShown: 'Encore un dix. Tous ne voient que la paire ouverte\u00a0; mais vous avez trois dix.',
  pairBet: 'Avec une paire ouverte on peut miser de 5 à 20, sinon seulement 10 ici. Choisissez 20, et misez.',
  foldedWon: ({ net }) => `+${net}, car tous les autres se sont couchés\u00a0: alors les cartes ne comptent plus.`,
  lowest: 'Au razz, la main la plus basse de cinq cartes gagne. L’as vaut un. Faites donner.',
  threeLow: 'Trois cartes basses et différentes\u00a0: un très bon début. Suivez.',
  fourLow: 'Encore une basse. Personne n’a misé\u00a0: faire parole ne coûte rien.',
  lowMade: 'Cinq différentes, aucune au-dessus de six\u00a0: votre main est faite. Misez 10.',
  lowAgain: 'Le roi ne gêne pas\u00a0: seules les cinq meilleures comptent. Misez encore 10.',
  lowWaits: 'La dernière carte est venue fermée. Faites parole\u00a0; puis on montre les mains.',
  show: 'Montrez votre main\u00a0: seules les cartes montrées gagnent.',
  lowWon: ({ net, own, other }) =>
    `+${net}, car ${own} est plus bas que ${other}\u00a0: on compare d’abord les cartes les plus hautes.`,
  noStraights: 'Une quinte qui n’en est pas une',
  lowest2: 'Vous n’avez que 20. Une fois misés, toutes les cartes viennent d’elles-mêmes. Faites donner.',
  lowCall: 'Trois cartes basses et différentes. Suivez.',
  allIn: 'Quatre qui vont ensemble. Misez vos derniers 10.',
  straightWon: ({ net, own, other }) =>
    `+${net}, car ${own} est plus bas que ${other}. Quintes et couleurs ne comptent pas au razz, et c’est votre chance.`,
  halves: 'Le pot est partagé\u00a0: une moitié à la main la plus haute, une à la plus basse. Faites donner.',
  bringIn: 'La carte ouverte la plus basse doit ouvrir, et c’est votre trois. Ouvrir coûte 5.',
  halfWaits: 'Quatre cartes basses, bonnes pour la moitié basse. Faites parole.',
  halfMade: 'Cinq différentes, aucune au-dessus de sept\u00a0: la main la plus basse qui soit ici. Misez 10.',
  halfAgain: 'Les cartes hautes ne gênent pas\u00a0: pour le bas, les cinq meilleures comptent. Misez encore 10.',
  halfLast: 'La dernière carte est venue fermée. Faites parole\u00a0; puis on montre les mains.',
  halfWon: ({ net, own, other }) =>
    `+${net}, car la moitié basse est à vous\u00a0: ${own} contre ${other}. La haute va aux meilleures paires.`,
  both: 'Gagner les deux moitiés',
  bothWays: 'Vous n’avez que 20. Une fois misés, toutes les cartes viennent d’elles-mêmes. Faites donner.',
  bothOpen: 'Sept, huit, neuf\u00a0: cela peut faire une quinte pour le haut, et c’est bas aussi. Ouvrir coûte 5.',
  bothWon: ({ net, own, other }) =>
    `+${net}, car les deux moitiés sont à vous\u00a0: le haut par la quinte, le bas par ${own} contre ${other}. Ce ne sont pas les mêmes cinq cartes.`,
});
