// What editors, Storybook and JSX learn about the elements: public members only.
import { customElementJsxPlugin } from 'custom-element-jsx-integration';
import { customElementVsCodePlugin } from 'custom-element-vs-code-integration';
import { elements } from './scripts/entries.mjs';

/** Drops what is not public, and what only the base class's file says for itself; runs before the typings are written. */
const publicOnly = () => ({
  name: 'public-only',
  packageLinkPhase({ customElementsManifest: manifest }) {
    manifest.modules = manifest.modules.filter(module => module.declarations?.some(each => each.tagName));
    for (const module of manifest.modules) {
      const { room, tag } = elements.find(element => module.path === `src/${element.room}/${element.tag}.ts`);
      module.path = module.path.replace(`src/${room}/${tag}.ts`, `dist/${tag}.js`);
      for (const each of module.exports ?? [])
        if (each.declaration?.module === `src/${room}/${tag}.ts`) each.declaration.module = module.path;
      module.declarations = module.declarations.filter(each => each.tagName);
      for (const declaration of module.declarations) {
        const hidden = new Set();
        declaration.members = (declaration.members ?? []).filter(member => {
          const isPublic = !member.privacy || member.privacy === 'public';
          const keep = isPublic && !/^[#_]/.test(member.name) && !member.static && !LIT.has(member.name);
          if (!keep) hidden.add(member.name);
          return keep;
        });
        // `static properties` with `state: true` come out as attributes too
        declaration.attributes = (declaration.attributes ?? []).filter(
          each => !hidden.has(each.fieldName ?? each.name),
        );
      }
    }
  },
});

/** Lit's life cycle is public to Lit, not to a page. */
const LIT = new Set([
  'connectedCallback',
  'disconnectedCallback',
  'attributeChangedCallback',
  'createRenderRoot',
  'shouldUpdate',
  'willUpdate',
  'update',
  'updated',
  'firstUpdated',
  'render',
]);

export default {
  globs: ['src/ui/**/*.ts', ...elements.map(({ room, tag }) => `src/${room}/${tag}.ts`)],
  outdir: 'dist',
  litelement: true,
  plugins: [
    publicOnly(),
    customElementVsCodePlugin({ outdir: 'dist' }),
    customElementJsxPlugin({
      outdir: 'dist',
      fileName: 'jsx.d.ts',
      globalTypePath: undefined,
      componentTypePath: (_name, tag) => `./${tag}.js`,
      stronglyTypedEvents: true,
    }),
  ],
};
