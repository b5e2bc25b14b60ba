/** What the review of a hand says: French. */
import type { ReviewText } from './en.lazy.js';

export const text: ReviewText = {
  counting: percent => `Analyse de la donne… ${percent}\u00a0%`,
  early: 'Aucune erreur trouvée jusqu’ici.',
  clean: 'Bien joué\u00a0: aucun autre choix n’aurait rapporté nettement plus.',
  unclear: 'Aucune erreur démontrable\u00a0: on en sait trop peu sur certaines décisions.',
  none: 'Vous n’aviez rien à décider dans cette donne.',
  again: 'Ici, un autre choix rapporte plus. Lequel\u00a0?',
  played: act => `Joué\u00a0: ${act}.`,
  price: (call, pot) => `Suivre coûtait ${call}\u00a0; il y avait ${pot} au pot.`,
  pot: pot => `Il y avait ${pot} au pot.`,
  free: pot => `Rien à payer\u00a0; il y avait ${pot} au pot.`,
  right: act => `Juste\u00a0: ${act}.`,
  asGood: act => `Aussi bon\u00a0: ${act}.`,
  wrong: act => `Mieux\u00a0: ${act}.`,
  gain: (chips, bounds) => `Cela rapporte ${chips} de plus en jetons (±\u00a0${bounds}).`,
  better: (played, better) => `${played}\u00a0; mieux\u00a0: ${better}.`,
  fine: played => `Sans erreur\u00a0: ${played}.`,
  unsure: played => `${played}\u00a0: difficile à dire. Trop peu de mains correspondent à ce que les autres ont fait.`,
  because: {
    pays: (share, needed) =>
      `Contre les mains que les autres jouent ainsi, vous gagnez ${share}\u00a0% du pot\u00a0; pour suivre il en faut ${needed}\u00a0%.`,
    dear: (share, needed) =>
      `Contre les mains que les autres jouent ainsi, vous ne gagnez que ${share}\u00a0% du pot\u00a0; pour suivre il en faut ${needed}\u00a0%.`,
    dearer: (share, needed) =>
      `Vous gagnez ${share}\u00a0% du pot, pour suivre il en faut ${needed}\u00a0%\u00a0; mais d’autres mises viendront.`,
    cheaper: (share, needed) =>
      `Vous gagnez ${share}\u00a0% du pot, pour suivre il en faut ${needed}\u00a0%\u00a0; mais si vous gagnez, le pot aura encore grossi.`,
    value: (share, even) =>
      `Vous gagnez ${share}\u00a0% du pot, une part égale serait ${even}\u00a0%\u00a0: chaque jeton de plus rapporte plus qu’il ne coûte.`,
    thin: (share, even) =>
      `Vous gagnez ${share}\u00a0% du pot, une part égale serait ${even}\u00a0%\u00a0: chaque jeton de plus coûte plus qu’il ne rapporte.`,
    unseen: (part, than) =>
      `Tous les autres se couchent dans ${part}\u00a0% des cas, avec votre choix dans ${than}\u00a0%.`,
    paid: chips => `Les autres mettent ${chips} de plus dans le pot.`,
    gain: 'La différence vient de tout ce qui suit.',
  },
  worths: 'À partir d’ici, en jetons',
  others: 'Les autres décisions',
  basis:
    'Calculé contre des joueurs du niveau le plus fort, avec des cartes compatibles avec leur jeu. Un écart dans les limites de ± peut être de la chance.',
  all: {
    begin: 'Analyser toutes les donnes',
    goOn: 'Continuer l’analyse',
    leave: 'Arrêter',
    hands: (done, all) => `Donnes analysées\u00a0: ${done} sur ${all}.`,
    net: 'Résultat',
    given: 'Perdu par vos choix',
    rest: 'Dû aux cartes',
    dearest: 'Les décisions les plus coûteuses',
    at: (where, act) => `${where}\u00a0: ${act}.`,
    clean: 'Aucune décision n’a coûté quoi que ce soit de mesurable.',
    basis: 'N’est compté comme perdu que ce qui dépasse ±\u00a0; tout le reste tient aux cartes.',
  },
};
