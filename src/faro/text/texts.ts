/** What the table says, in all languages. */
import type { Texts } from '../../table/text/texts.js';
import { text as en, type LayoutText } from './en.js';

export const LAYOUT_TEXTS: Texts<LayoutText> = {
  en,
  de: () => import('./de.js'),
  fr: () => import('./fr.js'),
  it: () => import('./it.js'),
};
