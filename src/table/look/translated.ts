/** Pages translated by the browser: translators replace texts with `<font>` elements. */

/**
 * Unwraps texts that a translator has wrapped and the table updates: Lit writes into the text node after its marker.
 * What never changes stays translated.
 */
export function unwrapTranslated(root: ParentNode): void {
  for (const wrapper of root.querySelectorAll('font'))
    if (wrapper.previousSibling?.nodeType === Node.COMMENT_NODE) wrapper.replaceWith(wrapper.textContent);
}
