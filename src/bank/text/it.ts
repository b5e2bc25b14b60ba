/** What every table of a game against a bank says: Italian. */
import { ad, text as table, withArticle } from '../../table/text/it.js';
import type { BankText } from './en.js';

export const text: BankText = {
  ...table,
  youWin: amount => `Vinci ${amount}`,
  youLose: amount => `Perdi ${amount}`,
  youAreEven: 'Né vincita né perdita',
  chips: 'Fiches',
  chip: amount => `Fiche da ${amount}`,
  clear: 'Azzera',
  double: 'Rad\u00addoppia',
  rebet: 'Ripeti',
  sameAgain: amount => `Ancora: ${amount}`,
  stop: 'Ferma',
  ran: turns => `Turni senza di te: ${turns}.`,
  buyIn: 'Ricarica',
  next: name => `Tocca ${ad(name)}`,
  backByMouse: 'Per togliere: trascina via o fai clic destro.',
  backByFinger: 'Per togliere fiches: tieni premuto.',
  gain: amount => `vincita di ${amount}`,
  loss: amount => `perdita di ${amount}`,
  even: 'né vincita né perdita',
  price: share => `costa ${withArticle(share)}`,
  priceAbout: share => `costa circa ${withArticle(share)}`,
  pricePays: share => `ti rende ${withArticle(share)}`,
  priceFree: 'senza vantaggio del banco',
  priceOf: (lost, amount) => `${lost} su ${amount}`,
  priceSaid: (place, price, of) => `${place}: la puntata ${price}, in media ${of}`,
  priceAt: (place, price) => `${place}: ${price}`,
};
