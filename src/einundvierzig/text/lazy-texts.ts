/** What Einundvierzig tells when it is asked, in all languages: a chunk a language, loaded when something is first asked for. */
import type { asked } from '../lazy/asked.js';
import type { LazyTexts } from '../../table/lazy/lazy-text.js';
import type * as Lazy from './en.lazy.js';

type Asked = ReturnType<typeof asked>;

const told = async (text: Promise<typeof Lazy>): Promise<Asked> => {
  const [{ asked }, texts] = await Promise.all([import('../lazy/asked.js'), text]);
  return asked(texts);
};

export const LAZY_TEXTS: LazyTexts<Asked> = {
  en: () => told(import('./en.lazy.js')),
  de: () => told(import('./de.lazy.js')),
  fr: () => told(import('./fr.lazy.js')),
  it: () => told(import('./it.lazy.js')),
};
