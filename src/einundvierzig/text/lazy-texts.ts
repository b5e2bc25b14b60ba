/** What Einundvierzig tells when it is asked, in all languages: a chunk a language, loaded when something is first asked for. */
import type { LazyTexts } from '../../table/lazy/lazy-text.js';
import type * as Lazy from './en.lazy.js';

export const LAZY_TEXTS: LazyTexts<typeof Lazy> = {
  en: () => import('./en.lazy.js'),
  de: () => import('./de.lazy.js'),
  fr: () => import('./fr.lazy.js'),
  it: () => import('./it.lazy.js'),
};
