/** What every table of a game against a bank says: English, which the other languages have the type of. */
import { text as table } from '../../table/text/en.js';

export const text = {
  ...table,
  // the title of a coup or turn: what it was for the player
  youWin: (amount: string) => `You win ${amount}`,
  youLose: (amount: string) => `You lose ${amount}`,
  youAreEven: 'You break even',
  chips: 'Chips',
  chip: (amount: string) => `Chip of ${amount}`,
  clear: 'Clear',
  double: 'Double',
  rebet: 'Rebet',
  // the main button: the last stakes once more, and the cards at once; turn after turn without a touch, and its end
  sameAgain: (amount: string) => `Same again: ${amount}`,
  stop: 'Stop',
  // for the ear: how many turns of a run had nothing of the player's in them
  ran: (turns: string) => `Turns without you: ${turns}.`,
  buyIn: 'Buy chips',
  next: (name: string) => `Next: ${name}`,
  // how a stake is taken back: by mouse; by finger
  backByMouse: 'Drag off or right-click to remove.',
  backByFinger: 'Press and hold to remove.',
  // for a screen reader, which may leave a sign out
  gain: (amount: string) => `won ${amount}`,
  loss: (amount: string) => `lost ${amount}`,
  even: 'broke even',
  // what a bet costs on average, of a hundred: about, and exactly; where the player has the edge; chips lost of chips staked
  price: (share: string) => `costs ${share}`,
  priceAbout: (share: string) => `costs about ${share}`,
  pricePays: (share: string) => `earns you ${share}`,
  priceFree: 'no house edge',
  priceOf: (lost: string, amount: string) => `${lost} on ${amount}`,
  // for the ear: a place and its price, then the same in chips
  priceSaid: (place: string, price: string, of: string) => `${place}: the bet ${price} on average, or ${of}`,
  // a place that costs nothing
  priceAt: (place: string, price: string) => `${place}: ${price}`,
};

export type BankText = typeof text;
