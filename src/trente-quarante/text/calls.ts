/** What the croupier of Trente et Quarante calls, in French in every language, and names that are the same in all. */
import type { Chance } from '../rules/coup.js';

/** How the croupier calls a total: the units, 40 and more in full. */
const CALLS = 'un,deux,trois,quatre,cinq,six,sept,huit,neuf,quarante,quarante et un,quarante-deux,quarante-trois'.split(
  ',',
);
export const call = (total: number): string => CALLS[total - 31] ?? '';

/** The croupier's call of a coup. It names Rouge and Couleur only: “Rouge perd” means that Noir wins. */
export const coupCall = (rougeWins: boolean, couleurWins: boolean): string =>
  `Rouge ${rougeWins ? 'gagne' : 'perd'} et ${rougeWins === couleurWins ? 'la couleur' : `couleur ${couleurWins ? 'gagne' : 'perd'}`}`;

export const BETS_OPEN = 'Faites vos jeux';
export const BETS_CLOSED = 'Rien ne va plus';

/** The chances as they stand on the cloth, the same in every language. */
export const NAMES: Readonly<Record<Chance, string>> = {
  rouge: 'Rouge',
  noir: 'Noir',
  couleur: 'Couleur',
  inverse: 'Inverse',
};

/** The letter of a level of prison; without a last level, all from the third on lie in C. */
export const letterOf = (level: number): string => 'ABC'[level - 1] ?? 'C';
