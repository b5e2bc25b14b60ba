/** Why something is not possible, for the player. Loaded when the first action is refused. */
import type { RefusalCode } from '../game/contract.js';
import type { Language } from './lang.js';
import { wordsIn } from './messages.js';

const WORDS = {
  other: 'That is not possible now.|Das geht jetzt nicht.|Ce n’est pas possible maintenant.',
  'over-the-purse': 'The purse does not hold that much.|So viel ist nicht in der Kasse.|La caisse n’y suffit pas.',
  'over-the-maximum': 'More is not allowed here.|Mehr ist hier nicht erlaubt.|Davantage n’est pas permis ici.',
  'under-the-minimum':
    'That is less than the minimum.|Das ist weniger als der Mindesteinsatz.|C’est moins que le minimum.',
  'stake-first':
    'At this table everybody stakes before a turn: lay the minimum or more on a card.|An diesem Tisch setzt jeder vor einem Zug: Legen Sie den Mindesteinsatz oder mehr auf eine Karte.|À cette table chacun mise avant un tour : posez le minimum ou plus sur une carte.',
  'off-the-step':
    'That is no multiple of the smallest chip.|Das ist kein Vielfaches des kleinsten Chips.|Ce n’est pas un multiple du plus petit jeton.',
  'nothing-there': 'There is nothing there.|Da liegt nichts.|Il n’y a rien là.',
  'not-your-turn': 'It is not your turn.|Sie sind nicht an der Reihe.|Ce n’est pas à vous.',
  'not-in-these-rules':
    'The rules of this table do not allow that.|Die Regeln dieses Tisches erlauben das nicht.|Les règles de cette table ne le permettent pas.',
} as const satisfies Partial<Record<RefusalCode | 'other', string>>;

/** What a refusal's code says in words. */
export const reasonOf = (code: RefusalCode, language: Language): string => {
  const words: Partial<Record<string, string>> = wordsIn(WORDS, language);
  return Object.hasOwn(words, code) ? words[code]! : words.other!;
};
