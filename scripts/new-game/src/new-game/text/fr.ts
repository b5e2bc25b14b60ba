/** What the table of New Game says: French. */
import { text as table } from '../../table/text/fr.js';
import type { NewGameText } from './en.js';

export const text: NewGameText = {
  ...table,
  limits: stake => `${stake} par coup`,
  players: 'Joueurs',
  place: stake => `Chacun mise ${stake}\u202f; la carte la plus haute emporte tout.`,
  wait: 'On attend les autres.',
  dealing: 'Rien ne va plus.',
  stake: amount => `Miser ${amount}`,
  stakeOf: (who, amount) => `${who}\u00a0: miser ${amount}`,
  buyIn: 'Nouvelle bourse',
  over: 'La bourse ne suffit pas',
  overBecause: 'Elle ne couvre pas la mise. Une nouvelle bourse vous remet en jeu.',
  staked: who => (who === undefined ? 'Vous avez misé.' : `${who} a misé.`),
  takenBack: who => (who === undefined ? 'Vous avez repris votre mise.' : `${who} a repris sa mise.`),
  has: (who, card) => (who === undefined ? `Votre carte\u00a0: ${card}.` : `${who}\u00a0: ${card}.`),
  wins: (who, amount) => (who === undefined ? `Vous gagnez ${amount}.` : `${who} gagne ${amount}.`),
};
