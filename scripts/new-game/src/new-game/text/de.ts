/** What the table of New Game says: German. */
import { text as table } from '../../table/text/de.js';
import type { NewGameText } from './en.js';

export const text: NewGameText = {
  ...table,
  limits: stake => `${stake} je Spiel`,
  players: 'Spieler',
  place: stake => `Alle setzen ${stake}; die höchste Karte nimmt alles.`,
  wait: 'Die anderen sind noch gefragt.',
  dealing: 'Nichts geht mehr.',
  stake: amount => `${amount} setzen`,
  stakeOf: (who, amount) => `${who}: ${amount} setzen`,
  buyIn: 'Neue Kasse',
  over: 'Zu wenig in der Kasse',
  overBecause: 'Sie deckt den Einsatz nicht. Mit einer neuen Kasse sind Sie wieder dabei.',
  staked: who => (who === undefined ? 'Sie haben gesetzt.' : `${who} hat gesetzt.`),
  takenBack: who =>
    who === undefined ? 'Sie haben Ihren Einsatz zurückgenommen.' : `${who} hat den Einsatz zurückgenommen.`,
  has: (who, card) => (who === undefined ? `Ihre Karte: ${card}.` : `${who}: ${card}.`),
  wins: (who, amount) => (who === undefined ? `Sie gewinnen ${amount}.` : `${who} gewinnt ${amount}.`),
};
