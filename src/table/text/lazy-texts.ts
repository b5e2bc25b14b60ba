import type { Language } from '../look/lang.js';
import type { LazyChunk } from '../look/lazy.js';
import type { PanelText } from './en.lazy.js';

/** What menu, session and faces say, in every language that tables speak: loaded with what is opened. */
export const PANEL_TEXTS: Readonly<Record<Language, LazyChunk<{ readonly text: PanelText }>>> = {
  en: () => import('./en.lazy.js'),
  de: () => import('./de.lazy.js'),
  fr: () => import('./fr.lazy.js'),
  it: () => import('./it.lazy.js'),
};
