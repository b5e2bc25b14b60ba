/** Templates for long lists that hardly ever change. */

/**
 * One template for a list in which only the content at each § ever changes: an item of a list would add two nodes. All
 * the markup is our own.
 */
export function listed(...markup: readonly string[]): TemplateStringsArray {
  const strings = markup.join('').split('§');
  return Object.assign(strings, { raw: strings });
}
