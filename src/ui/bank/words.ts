import type { CommonWords, Words } from '../messages.js';

/** What every table of a game against a bank says. */
export const BANK_WORDS = {
  chips: 'Chips|Chips|Jetons',
  chip: 'Chip of {0}|Chip zu {0}|Jeton de {0}',
  clear: 'Clear|Leeren|Retirer',
  double: 'Double|Doppelt|Doubler',
  rebet: 'As before|Wie zuvor|Répéter',
} as const;

export type BankWords = CommonWords & Words<typeof BANK_WORDS>;
