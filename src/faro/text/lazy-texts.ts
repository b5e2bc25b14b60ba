/** What Faro tells when it is asked, in all languages: a chunk a language, loaded when something is first asked for. */
import type { Language } from '../../table/look/lang.js';
import type { LazyChunk } from '../../table/look/lazy.js';
import type * as Lazy from './en.lazy.js';

export const LAZY_TEXTS: Readonly<Record<Language, LazyChunk<typeof Lazy>>> = {
  en: () => import('./en.lazy.js'),
  de: () => import('./de.lazy.js'),
  fr: () => import('./fr.lazy.js'),
  it: () => import('./it.lazy.js'),
};
