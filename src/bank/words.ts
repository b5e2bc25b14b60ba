import { chips, COMMON_WORDS, say, type Words } from '../table/messages.js';

/** What every table of a game against a bank says. */
export const BANK_WORDS = {
  ...COMMON_WORDS,
  chips: 'Chips|Chips|Jetons',
  chip: 'Chip of {0}|Chip zu {0}|Jeton de {0}',
  clear: 'Clear|Leeren|Retirer',
  double: 'Double|Doppelt|Doubler',
  rebet: 'As before|Wie zuvor|Répéter',
  // for the ear, where a sign may go unheard
  gain: 'won {0}|{0} gewonnen|gain de {0}',
  loss: 'lost {0}|{0} verloren|perte de {0}',
  even: 'nothing won or lost|weder gewonnen noch verloren|ni gain ni perte',
} as const;

export type BankWords = Words<typeof BANK_WORDS>;

/** What a bet has brought, for the ear. */
export const heardNet = (net: number, { gain, loss, even }: Pick<BankWords, 'gain' | 'loss' | 'even'>): string =>
  net === 0 ? even : say(net < 0 ? loss : gain, chips(Math.abs(net)));
