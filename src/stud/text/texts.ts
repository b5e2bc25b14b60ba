/** What the table says, in all languages. */
import type { Texts } from '../../table/text/texts.js';
import { text as en, type StudText } from './en.js';

export const STUD_TEXTS: Texts<StudText> = {
  en,
  de: () => import('./de.js'),
  fr: () => import('./fr.js'),
  it: () => import('./it.js'),
};
