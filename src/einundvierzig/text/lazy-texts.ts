import { askedIn } from '../../table/play/asked-in.js';

/** What Einundvierzig tells when it is asked, in all languages: a chunk a language, loaded when something is first asked for. */
export const LAZY_TEXTS = askedIn(() => import('../lazy/asked.js'), {
  en: () => import('./en.lazy.js'),
  de: () => import('./de.lazy.js'),
  fr: () => import('./fr.lazy.js'),
  it: () => import('./it.lazy.js'),
});
