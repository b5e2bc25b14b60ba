/** The double-German pattern: its faces and what its cards are called. Loaded when a table shows it. */
import type { Language } from './lang.js';
import { wordsIn, type CardWords } from './messages.js';

export { german } from './art/german.js';

const WORDS = {
  ranks:
    'two,three,four,five,six,seven,eight,nine,ten,Unter,Ober,king,ace|Zwei,Drei,Vier,Fünf,Sechs,Sieben,Acht,Neun,Zehn,Unter,Ober,König,Daus|deux,trois,quatre,cinq,six,sept,huit,neuf,dix,Unter,Ober,roi,as',
  suits: 'acorns,bells,hearts,leaves|Eichel,Schellen,Herz,Laub|gland,grelot,cœur,feuille',
  card: '{0} of {1}|{1}-{0}|{0} de {1}',
} as const;

/** What ranks, suits and cards are called. */
export const germanWords = (language: Language): CardWords => wordsIn(WORDS, language);
