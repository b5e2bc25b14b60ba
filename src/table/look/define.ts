import { tellMisspeltTags } from './spelling.js';
import { VERSION } from './version.js';

/** Whose tag it is, as its class says: what has a `version` may be another copy of this package. */
type Versioned = CustomElementConstructor & { readonly version?: unknown };

/**
 * Registers an element, unless its tag is taken already. A second copy of the same version says nothing; where the tag is
 * somebody else's, or another version's, one line in the console says so.
 * Under another name than its own it is registered as a class of its own, since a class can have one name only.
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
      `<${tag}> is registered already, by ${whose}; tapis-vert ${VERSION} leaves it so. Under another name: ${define}('my-${own}').`,
    );
    return;
  }
  const isOfThePage = registry === globalThis.customElements;
  registry.define(tag, tag === own && isOfThePage ? element : class extends element {});
  if (isOfThePage && 'document' in globalThis) tellMisspeltTags(tag);
}
