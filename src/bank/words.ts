import { chips, COMMON_WORDS, say, type Words } from '../table/messages.js';

/** What every table of a game against a bank says. */
export const BANK_WORDS = {
  ...COMMON_WORDS,
  chips: 'Chips|Chips|Jetons',
  chip: 'Chip of {0}|Chip zu {0}|Jeton de {0}',
  clear: 'Clear|Leeren|Retirer',
  double: 'Double|Doppelt|Doubler',
  rebet: 'As before|Wie zuvor|Répéter',
  buyIn: 'New purse|Neue Kasse|Nouvelle caisse',
  next: 'Next: {0}|Weiter: {0}|À suivre : {0}',
  // how a stake is taken back: by mouse; by finger
  backByMouse: 'Back: drag off or right-click.|Zurück: wegziehen oder Rechtsklick.|Reprendre : glisser ou clic droit.',
  backByFinger: 'Back: hold.|Zurück: lang drücken.|Reprendre : appui long.',
  // for a screen reader, which may leave a sign out
  gain: 'won {0}|{0} gewonnen|gain de {0}',
  loss: 'lost {0}|{0} verloren|perte de {0}',
  even: 'nothing won or lost|weder gewonnen noch verloren|ni gain ni perte',
} as const;

export type BankWords = Words<typeof BANK_WORDS>;

/** What a bet has brought, for a screen reader. */
export const heardNet = (net: number, { gain, loss, even }: Pick<BankWords, 'gain' | 'loss' | 'even'>): string =>
  net === 0 ? even : say(net < 0 ? loss : gain, chips(Math.abs(net)));
