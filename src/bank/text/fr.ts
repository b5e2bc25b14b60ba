/** What every table of a game against a bank says: French. */
import { text as table } from '../../table/text/fr.js';
import type { BankText } from './en.js';

export const text: BankText = {
  ...table,
  youWin: amount => `Vous gagnez ${amount}`,
  youLose: amount => `Vous perdez ${amount}`,
  youAreEven: 'Ni gain ni perte',
  chips: 'Jetons',
  chip: amount => `Jeton de ${amount}`,
  clear: 'Retirer',
  double: 'Doubler',
  rebet: 'Répéter',
  sameAgain: amount => `La même mise\u00a0: ${amount}`,
  stop: 'Arrêter',
  ran: turns => `Tours sans vous\u00a0: ${turns}.`,
  buyIn: 'Nouvelle bourse',
  next: name => `À suivre\u00a0: ${name}`,
  backByMouse: 'Reprendre\u00a0: glisser ou clic droit.',
  backByFinger: 'Reprendre\u00a0: appui long.',
  gain: amount => `gain de ${amount}`,
  loss: amount => `perte de ${amount}`,
  even: 'ni gain ni perte',
  price: share => `coûte ${share}`,
  priceAbout: share => `coûte environ ${share}`,
  pricePays: share => `vous rapporte ${share}`,
  priceFree: 'sans avantage pour la banque',
  priceOf: (lost, amount) => `${lost} sur ${amount}`,
  priceSaid: (place, price, of) => `${place}\u00a0: la mise ${price}, soit en moyenne ${of}`,
  priceAt: (place, price) => `${place}\u00a0: ${price}`,
};
