/** What the table of Einundvierzig says: French. */
import { text as poker } from '../../poker/text/fr.js';
import type { EinundvierzigText } from './en.js';

/** “carreaux”, “trèfles”. */
const several = (suit: string): string => suit + (suit.endsWith('au') ? 'x' : 's');

export const text: EinundvierzigText = {
  ...poker,
  limits: (ante, lower, higher) => `Ante ${ante} · Limite ${lower} / ${higher}`,
  first: 'Premier tour',
  forehand: 'Premier en main',
  aim: 'Einundvierzig\u00a0: le meilleur groupe gagne',
  newHandBecause: amount => `Le premier en main doit miser ${amount}\u00a0; puis viennent deux cartes cachées.`,
  forced: (who, amount) =>
    who === undefined ? `Vous misez ${amount}, mise forcée` : `${who} mise ${amount}, mise forcée`,
  second: 'Deuxième tour',
  showdown: 'Abattage',
  twoUp: 'Deux cartes à retourner',
  choose: 'Choisissez deux cartes\u00a0: tous retournent les leurs en même temps.',
  chooseFirst: 'Choisissez d’abord deux cartes.',
  chooseNow: 'Choisissez deux cartes et retournez-les.',
  othersChoose: 'Votre choix est fait\u00a0; les autres choisissent encore.',
  opening: name => `${name} retourne deux cartes.`,
  lays: (who, cards) => (who === undefined ? `Vous retournez\u00a0: ${cards}.` : `${who} retourne\u00a0: ${cards}.`),
  picked: card => `${card}\u00a0: visible.`,
  dropped: card => `${card}\u00a0: cachée.`,
  up: 'visible',
  closed: 'cachée',
  choosing: 'choisit encore',
  chosen: 'a choisi',
  count: count => `Choisies\u00a0: ${count} sur 2`,
  unpick: 'Annuler le choix',
  repick: 'Choisir autrement',
  lay: 'Retourner',
  seen: 'Les autres voient',
  potGoesTo: who => `Le pot est à ${who ?? 'vous'}`,
  mayShow: bonus => `Vous avez le quarante et un\u00a0: montrez-le, et la maison paie ${bonus}.`,
  mayShowOther: name => `Tous les autres ont passé\u00a0; ${name} peut montrer un quarante et un.`,
  counts: { 2: ['Deux', 'deux'], 3: ['Trois', 'trois'], 4: ['Quatre', 'quatre'] },
  ofSuit: (count, suit) => `${count} ${several(suit)}`,
  ofRank: (count, rank) => `${count} ${rank}`,
  single: (_, rank) => [`Une carte seule, ${rank}`, `une carte seule, ${rank}`],
  fortyOne: suit => [`Quarante et un à ${suit}`, `quarante et un à ${suit}`],
  nothing: ['Rien', 'rien'],
  plurals: { 7: 'sept', 8: 'huit', 9: 'neuf', T: 'dix', J: 'valets', Q: 'dames', K: 'rois', A: 'as' },
  germanPlurals: { 7: 'sept', 8: 'huit', 9: 'neuf', T: 'dix', J: 'Unter', Q: 'Ober', K: 'rois', A: 'as' },
  groups: {
    single: ['Une seule carte', 'une seule carte'],
    points: ['Deux cartes', 'deux cartes'],
    threeOfASuit: ['Trois de même famille', 'trois de même famille'],
    threeOfARank: ['Trois de même rang', 'trois de même rang'],
    fourOfASuit: ['Quatre de même famille', 'quatre de même famille'],
    fourOfARank: ['Quatre de même rang', 'quatre de même rang'],
  },
  void: 'inutile',
  others: 'Autres groupes',
  comparison: (first, second, areMany) => `${first} ${areMany ? 'battent' : 'bat'} ${second}.`,
  evenly: points => `Égalité à ${points}\u00a0: aucun groupe n’est plus haut.`,
  left: place => `n°\u00a0${place} à gauche du premier en main`,
  handRank: 'Force de la main',
  chance: {
    ...poker.chance,
    win: percent => `${percent}\u00a0% de gagner`,
    becomes: percent =>
      `Avec deux cartes de plus, ce sera trois ou quatre de même famille ou de même rang dans ${percent}\u00a0% des cas.`,
    beaten: (ways, each) =>
      `Sur ${ways} possibilités pour deux cartes cachées, battent votre main\u00a0: ${each.join(', ')}.`,
    rival: (name, number) => `${name} ${number}`,
    unbeatable: 'Quelles que soient les deux cartes cachées, aucune main ne bat la vôtre.',
  },
  did: {
    ...poker.did,
    forced: amount => `mise ${amount}, mise forcée`,
    choosing: 'choisit encore',
    chosen: '✓ a choisi',
  },
  ending: {
    ...poker.ending,
    tieForehand: (hand, who) =>
      who === undefined
        ? `Égalité, ${hand}\u00a0: vous gagnez comme premier en main.`
        : `Égalité, ${hand}\u00a0: ${who} gagne comme premier en main.`,
    tieLeft: (hand, who) =>
      who === undefined
        ? `Égalité, ${hand}\u00a0: vous gagnez, plus près à gauche du premier en main.`
        : `Égalité, ${hand}\u00a0: ${who} gagne, plus près à gauche du premier en main.`,
    highest: hand => `${hand}, la plus haute main.`,
    bonus: (who, amount) =>
      who === undefined
        ? `La maison vous paie ${amount} pour le quarante et un.`
        : `La maison paie ${amount} à ${who} pour le quarante et un.`,
  },
  handRankWords: {
    better: percent => `meilleure que ${percent}\u00a0% des mains`,
    becomes: percent => `en moyenne meilleure que ${percent}\u00a0% des mains`,
    equal: percent => `à égalité\u00a0: ${percent}\u00a0%`,
    all: hands => `Les ${hands} mains`,
    groups: {
      single: 'Seule',
      points: 'Deux cartes',
      threeOfASuit: 'Trois de même famille',
      threeOfARank: 'Trois de même rang',
      fourOfASuit: 'Quatre de même famille',
      fourOfARank: 'Quatre de même rang',
    },
  },
};
