import type { Language } from '../../look/lang.js';
import type { LazyChunk } from '../../look/lazy.js';
import type { PanelText } from './en.js';

/** What menu, session and faces say, in every language that tables speak: loaded with what is opened. */
export const PANEL_TEXTS: Readonly<Record<Language, LazyChunk<{ readonly text: PanelText }>>> = {
  en: () => import('./en.js'),
  de: () => import('./de.js'),
  fr: () => import('./fr.js'),
  it: () => import('./it.js'),
};
