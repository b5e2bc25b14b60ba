import { BANK_WORDS } from '../../bank/words.js';
import type { Chance } from '../rules/coup.js';

/** What the board says; the calls of the croupier are French in every language. */
export const BOARD_WORDS = {
  ...BANK_WORDS,
  // least, most, packs
  limits: '{0} to {1} a chance · packs: {2}|{0} bis {1} je Chance · Spiele: {2}|{0} à {1} par chance · jeux : {2}',
  cards: 'Cards|Karten|Cartes',
  left: '{0} left|noch {0}|reste {0}',
  last: 'last|zuletzt|avant',
  place:
    'Tap a field: each tap lays {0} on it.|Tippen Sie ein Feld an: jedes Tippen legt {0} dazu.|Touchez un tableau : on y ajoute {0} à chaque fois.',
  closed: 'No more stakes.|Nichts geht mehr.|Les jeux sont faits.',
  dealing:
    'The first row counts for Noir, the second for Rouge.|Die erste Reihe zählt für Schwarz, die zweite für Rot.|La première rangée compte pour noir, la seconde pour rouge.',
  deal: 'Deal|Austeilen|Donner',
  insure: 'Insure|Versichern|Assurer',
  uninsure: 'Uninsure|Nicht versichern|Ne plus assurer',
  // lower total, higher total; then the first card and what it means
  rougeWins: '{0} beats {1}: Rouge wins.|{0} schlägt {1}: Rot gewinnt.|{0} bat {1} : rouge gagne.',
  noirWins: '{0} beats {1}: Noir wins.|{0} schlägt {1}: Schwarz gewinnt.|{0} bat {1} : noir gagne.',
  firstRed: 'The first card is red,|Die erste Karte ist rot,|La première carte est rouge,',
  firstBlack: 'The first card is black,|Die erste Karte ist schwarz,|La première carte est noire,',
  alsoCouleur: 'so Couleur wins too.|darum auch Couleur.|donc couleur gagne aussi.',
  henceInverse: 'so Inverse wins, not Couleur.|darum Inverse, nicht Couleur.|donc inverse gagne, et non couleur.',
  book: 'Your coup|Ihr Coup|Votre coup',
  bookEmpty: 'No stake in this coup.|Kein Einsatz in diesem Coup.|Aucune mise à ce coup.',
  // when each chance wins
  rouge:
    'wins when the second row is lower|gewinnt, wenn die zweite Reihe niedriger ist|gagne si la seconde rangée est plus basse',
  noir: 'wins when the first row is lower|gewinnt, wenn die erste Reihe niedriger ist|gagne si la première rangée est plus basse',
  couleur:
    'when the very first card has the winning colour|wenn die allererste Karte die gewinnende Farbe hat|si la toute première carte a la couleur gagnante',
  inverse: 'when it has the other colour|wenn sie die andere Farbe hat|si elle a l’autre couleur',
  result: 'Result|Ergebnis|Résultat',
  insuredNote: 'insured, premium {0}|versichert, Prämie {0}|assurée, prime {0}',
  road: 'Coups|Coups|Coups',
  roadMark: '{0} and {1}|{0} und {1}|{0} et {1}',
  resultIs: 'Result: {0}.|Ergebnis: {0}.|Résultat : {0}.',
  rowIs: '{0}: {1}, {2}.|{0}: {1}, {2}.|{0} : {1}, {2}.',
  cloth: 'The cloth|Das Tuch|Le tapis',
  fieldEmpty: '{0}, no stake|{0}, kein Einsatz|{0}, pas de mise',
  fieldStake: '{0}, {1} staked|{0}, Einsatz {1}|{0}, mise {1}',
  fieldInsured: ', insured|, versichert|, assurée',
  fieldClosed: ', closed|, geschlossen|, fermé',
  odds: 'Statistics and odds|Statistik und Chancen|Statistique et chances',
  purseIs: 'Purse {0}|Kasse {0}|Caisse {0}',
} as const;

/** How the croupier calls a total: the units, 40 and more in full. */
const CALLS = 'un,deux,trois,quatre,cinq,six,sept,huit,neuf,quarante,quarante et un,quarante-deux,quarante-trois'.split(
  ',',
);
export const call = (total: number): string => CALLS[total - 31] ?? '';

/** The croupier's call of a coup. He names Rouge and Couleur only: “Rouge perd” means that Noir wins. */
export const coupCall = (rougeWins: boolean, couleurWins: boolean): string =>
  `Rouge ${rougeWins ? 'gagne' : 'perd'} et ${rougeWins === couleurWins ? 'la couleur' : `couleur ${couleurWins ? 'gagne' : 'perd'}`}`;

export const BETS_OPEN = 'Faites vos jeux';
export const BETS_CLOSED = 'Rien ne va plus';

/** Whether it is one of his calls, which are French in every language. */
export const isCall = (text: string): boolean => text === BETS_OPEN || text === BETS_CLOSED || /^Rouge [gp]/.test(text);

/** The chances as they stand on the cloth, the same in every language. */
export const NAMES: Readonly<Record<Chance, string>> = {
  rouge: 'Rouge',
  noir: 'Noir',
  couleur: 'Couleur',
  inverse: 'Inverse',
};

/** The letter of a level of prison; without a last level, all from the third on lie in C. */
export const letterOf = (level: number): string => 'ABC'[level - 1] ?? 'C';
