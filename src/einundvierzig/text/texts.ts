/** What the table says, in all languages. */
import type { Texts } from '../../table/text/texts.js';
import { text as en, type EinundvierzigText } from './en.js';

export const EINUNDVIERZIG_TEXTS: Texts<EinundvierzigText> = {
  en,
  de: () => import('./de.js'),
  fr: () => import('./fr.js'),
  it: () => import('./it.js'),
};
