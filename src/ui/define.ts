/** Registers an element, unless its tag is taken already: a second copy of the script does no harm. */
export function defineElement(
  element: CustomElementConstructor,
  tag: string,
  registry: CustomElementRegistry | undefined = globalThis.customElements,
): void {
  if (registry && !registry.get(tag)) registry.define(tag, element);
}
