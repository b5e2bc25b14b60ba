import { texts } from './texts.js';

/** The links at the head of a page, in its language, which they pass on. */
export function headIn(lang) {
  for (const link of document.querySelectorAll('.places a')) {
    link.textContent = texts[lang]?.[link.dataset.text] ?? link.textContent;
    const there = new URL(link.href);
    there.searchParams.set('lang', lang);
    link.href = there.href;
  }
}
