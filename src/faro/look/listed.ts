/** Templates for long lists of which little ever changes. */

/**
 * One template for a list of which only what stands at each § ever changes: an item of a list would bring two nodes more.
 * All of it is our own.
 */
export function listed(...markup: readonly string[]): TemplateStringsArray {
  const strings = markup.join('').split('§');
  return Object.assign(strings, { raw: strings });
}
