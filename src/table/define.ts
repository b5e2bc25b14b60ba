/**
 * Registers an element, unless its tag is taken already: a second copy of the script does no harm.
 * Under another name than its own it is registered as a class of its own, since a class can have one name only.
 */
export function defineElement(
  element: CustomElementConstructor,
  own: string,
  tag: string,
  registry: CustomElementRegistry | undefined = globalThis.customElements,
): void {
  if (!registry || registry.get(tag)) return;
  registry.define(tag, tag === own && registry === globalThis.customElements ? element : class extends element {});
}
