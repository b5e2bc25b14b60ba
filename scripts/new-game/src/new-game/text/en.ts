/** What the table of New Game says: English, which the other languages have the type of. */
import { text as table } from '../../table/text/en.js';
import type { Who } from '../../table/text/texts.js';

export const text = {
  ...table,
  limits: (stake: string) => `${stake} a hand`,
  players: 'Players',
  place: (stake: string) => `Everybody stakes ${stake}; the highest card takes all.`,
  wait: 'The others are still asked.',
  dealing: 'No more stakes.',
  stake: (amount: string) => `Stake ${amount}`,
  stakeOf: (who: string, amount: string) => `${who}: stake ${amount}`,
  buyIn: 'New purse',
  over: 'Not enough in the purse',
  overBecause: 'It does not cover the stake. A new purse puts you back at the table.',
  staked: (who: Who) => (who === undefined ? 'You have staked.' : `${who} has staked.`),
  takenBack: (who: Who) => (who === undefined ? 'You have taken your stake back.' : `${who} has taken the stake back.`),
  has: (who: Who, card: string) => (who === undefined ? `You have the ${card}.` : `${who} has the ${card}.`),
  wins: (who: Who, amount: string) => (who === undefined ? `You win ${amount}.` : `${who} wins ${amount}.`),
};

export type NewGameText = typeof text;
