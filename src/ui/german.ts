/** The double-German pattern: its faces and what its cards are called. Loaded when a table shows it. */
import type { KnownCard } from '../cards/card.js';
import type { Language } from './lang.js';
import { cardName, wordsIn } from './messages.js';

export { german } from './art/german.js';

const WORDS = {
  ranks:
    'two,three,four,five,six,seven,eight,nine,ten,Unter,Ober,king,ace|Zwei,Drei,Vier,Fünf,Sechs,Sieben,Acht,Neun,Zehn,Unter,Ober,König,Daus|deux,trois,quatre,cinq,six,sept,huit,neuf,dix,Unter,Ober,roi,as',
  suits: 'acorns,bells,hearts,leaves|Eichel,Schellen,Herz,Laub|gland,grelot,cœur,feuille',
  card: '{0} of {1}|{1}-{0}|{0} de {1}',
} as const;

/** A card's name in words: “Laub-Ober”. */
export const germanName = (card: KnownCard, language: Language): string => cardName(card, wordsIn(WORDS, language));

/** The ranks of the pattern from two to ace, parted by commas. */
export const germanRanks = (language: Language): string => wordsIn(WORDS, language).ranks;
