import type { Language } from '../../table/look/lang.js';
import type { LazyChunk } from '../../table/look/lazy.js';
import type { ReviewText } from './en.lazy.js';

/** What the review of a hand says, in every language that tables speak: loaded when it is first asked for. */
export const REVIEW_TEXTS: Readonly<Record<Language, LazyChunk<{ readonly text: ReviewText }>>> = {
  en: () => import('./en.lazy.js'),
  de: () => import('./de.lazy.js'),
  fr: () => import('./fr.lazy.js'),
  it: () => import('./it.lazy.js'),
};
