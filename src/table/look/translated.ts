/** A page that the browser translates: translators put `<font>` elements in the place of texts. */

/**
 * Makes texts of what a translator has wrapped, where the table writes them anew: Lit goes on writing into the text that
 * follows its mark. What never changes stays as the translator has left it.
 */
export function unwrapTranslated(root: ParentNode): void {
  for (const wrapper of root.querySelectorAll('font'))
    if (wrapper.previousSibling?.nodeType === Node.COMMENT_NODE) wrapper.replaceWith(wrapper.textContent);
}
