/** What Trente et Quarante tells when it is asked, in all languages: a chunk a language, loaded when something is first asked for. */
import type { LazyTexts } from '../../../table/lazy/lazy-text.js';

export const LAZY_TEXTS = {
  en: () => import('./en.js'),
  de: () => import('./de.js'),
  fr: () => import('./fr.js'),
  it: () => import('./it.js'),
} satisfies LazyTexts;
