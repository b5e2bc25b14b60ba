import { tellMisspeltTags } from './spelling.js';
import { VERSION } from './version.js';

/** The owner of a tag, as its class says: one with a `version` may be another copy of this package. */
type Versioned = CustomElementConstructor & { readonly version?: unknown };

/**
 * Registers an element unless its tag is taken. A second copy of the same version is silent; if the tag belongs to
 * somebody else, or to another version, one line in the console says so. Under a name other than its own it is
 * registered as a subclass, since a class can have only one name.
 */
export function defineElement(
  element: CustomElementConstructor,
  own: string,
  tag: string,
  registry: CustomElementRegistry | undefined = globalThis.customElements,
): void {
  if (!registry) return;
  const taken: Versioned | undefined = registry.get(tag);
  if (taken?.version === VERSION) return;
  if (taken) {
    const whose = typeof taken.version === 'string' ? `version ${taken.version}` : 'other code on this page';
    const define = `define${own.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
    console.warn(
      `<${tag}> is already registered by ${whose}; tapis-vert ${VERSION} does not replace it. Use another name: ${define}('my-${own}').`,
    );
    return;
  }
  const isOfThePage = registry === globalThis.customElements;
  registry.define(tag, tag === own && isOfThePage ? element : class extends element {});
  if (isOfThePage && 'document' in globalThis) tellMisspeltTags(tag);
}
