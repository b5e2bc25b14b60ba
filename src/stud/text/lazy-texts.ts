import { lazyTextsOf } from '../../table/play/lazy-texts-of.js';

/** What stud tells when it is asked, in all languages, loaded when something is first asked for. */
export const LAZY_TEXTS = lazyTextsOf(() => import('../lazy/text-of.js'), {
  en: () => import('./en.lazy.js'),
  de: () => import('./de.lazy.js'),
  fr: () => import('./fr.lazy.js'),
  it: () => import('./it.lazy.js'),
});
