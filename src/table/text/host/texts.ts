import type { Texts } from '../texts.js';
import { text as en, type HostText } from './en.js';

/** What a table at a host says of its people, in every language that tables speak. */
export const HOST_TEXTS: Texts<HostText> = {
  en,
  de: () => import('./de.js'),
  fr: () => import('./fr.js'),
  it: () => import('./it.js'),
};
