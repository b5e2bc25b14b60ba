/** What every table of a game against a bank says: German. */
import { text as table } from '../../table/text/de.js';
import type { BankText } from './en.js';

export const text: BankText = {
  ...table,
  youWin: amount => `Sie gewinnen ${amount}`,
  youLose: amount => `Sie verlieren ${amount}`,
  youAreEven: 'Weder gewonnen noch verloren',
  chips: 'Chips',
  chip: amount => `Chip zu ${amount}`,
  // names of buttons may be divided where type is large, or the button narrow
  clear: 'Ab\u00adräumen',
  double: 'Ver\u00addoppeln',
  rebet: 'Wieder\u00adholen',
  sameAgain: amount => `Noch einmal: ${amount}`,
  stop: 'Anhalten',
  ran: turns => `Züge ohne Sie: ${turns}.`,
  buyIn: 'Neue Kasse',
  next: name => `Weiter: ${name}`,
  backByMouse: 'Wegnehmen: ziehen oder Rechtsklick.',
  backByFinger: 'Wegnehmen: lang drücken.',
  gain: amount => `${amount} gewonnen`,
  loss: amount => `${amount} verloren`,
  even: 'weder gewonnen noch verloren',
  price: share => `kostet ${share}`,
  priceAbout: share => `kostet etwa ${share}`,
  pricePays: share => `bringt Ihnen ${share}`,
  priceFree: 'ohne Bankvorteil',
  priceOf: (lost, amount) => `${lost} von ${amount}`,
  priceSaid: (place, price, of) => `${place}: Der Einsatz ${price}, im Mittel ${of}`,
  priceAt: (place, price) => `${place}: ${price}`,
};
