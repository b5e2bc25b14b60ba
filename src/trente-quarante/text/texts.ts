/** What the table says, in all languages. */
import type { Texts } from '../../table/text/texts.js';
import { text as en, type BoardText } from './en.js';

export const BOARD_TEXTS: Texts<BoardText> = {
  en,
  de: () => import('./de.js'),
  fr: () => import('./fr.js'),
  it: () => import('./it.js'),
};
