// What editors, Storybook and JSX know about the elements: public members only.
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { customElementJetBrainsPlugin } from 'custom-element-jet-brains-integration';
import { customElementVsCodePlugin } from 'custom-element-vs-code-integration';
import { elements } from './scripts/entries.mjs';

const load = path => import(pathToFileURL(path).href);

/** The settings of each element, from the built classes: attributes come from a table at run time. */
const { COMMON } = await load('build/table/look/settings.js');
const { allowed } = await load('build/game/options.js');
const { LANGUAGES } = await load('build/table/look/lang.js');
const settings = new Map();
for (const { room, tag } of elements) {
  const classes = Object.values(await load(`build/${room}/look/${tag}.js`));
  const [{ settings: own }] = classes.filter(each => Array.isArray(each.settings));
  settings.set(tag, own);
}

/** The custom properties for a page, from the style sheets, each with its description in a comment behind it. */
const sheets = ['look/table.styles', 'lazy/themes'].map(name => readFileSync(`src/table/${name}.ts`, 'utf8')).join('');
const cssProperties = [...sheets.matchAll(/: var\(\s*(--tv-[\w-]+),\s*([^;]*?)\s*\); \/\* (.*) \*\/$/gm)].map(
  ([, name, standard, description]) => ({ name, default: standard.replace(/\s+/g, ' '), description }),
);

/** Where the description of a property may be found, the first match counts: an interface by its name, or a class. */
const DESCRIBED = /^(Options|TableElement|[A-Z]\w*(Board|Table|Layout))$/;

const shown = value => (typeof value === 'string' ? `'${value}'` : String(value));
const typeOf = rule =>
  rule.kind === 'choice' ? rule.values.map(shown).join(' | ') : rule.kind === 'flag' ? 'boolean' : 'number';
/** A boolean is `on | off` as an attribute. */
const attributeType = rule => (rule.kind === 'flag' ? "'on' | 'off'" : typeOf(rule));
const attributeDefault = rule => (rule.kind === 'flag' ? (rule.default ? "'on'" : "'off'") : shown(rule.default));

/**
 * Writes every setting into the manifest as a property and an attribute with type, default and description.
 * Descriptions are the docblocks of the declared fields, or of the game's `Options`.
 */
function settingsPlugin() {
  const described = new Map(); // file → name → text
  return {
    name: 'settings',
    analyzePhase({ ts, node, moduleDoc }) {
      if (!ts.isInterfaceDeclaration(node) && !ts.isClassDeclaration(node)) return;
      if (!DESCRIBED.test(node.name?.text ?? '')) return;
      for (const member of node.members) {
        const text = ts
          .getJSDocCommentsAndTags(member)
          .filter(ts.isJSDoc)
          .map(({ comment }) => ts.getTextOfJSDocComment(comment))
          .join('\n');
        if (!member.name || !text) continue;
        const file = described.get(moduleDoc.path) ?? new Map();
        described.set(moduleDoc.path, file.set(member.name.getText(), text.replace(/\s+/g, ' ').trim()));
      }
    },
    packageLinkPhase({ customElementsManifest: manifest }) {
      for (const { room, tag } of elements) {
        const module = manifest.modules.find(({ path }) => path === `src/${room}/look/${tag}.ts`);
        const declaration = module?.declarations.find(each => each.tagName === tag);
        if (!declaration) continue;
        const texts = [`src/${room}/look/${tag}.ts`, 'src/table/look/element.ts', `src/${room}/rules/options.ts`].map(
          path => described.get(path) ?? new Map(),
        );
        declaration.cssProperties = cssProperties;
        declaration.members ??= [];
        declaration.attributes ??= [];
        for (const { property, attribute, rule, path, instead } of [...settings.get(tag), ...Object.values(COMMON)]) {
          const isCommon = Object.values(COMMON).some(each => each.property === property);
          const description = texts.map(file => file.get(property)).find(Boolean) ?? texts.at(-1).get(path[0]);
          if (!description) throw new Error(`<${tag}>: nothing describes ${property}. Write a docblock.`);
          const facts = {
            type: { text: typeOf(rule) },
            // what others decide has no default of its own
            ...(instead ? {} : { default: shown(rule.default) }),
            description: rule.kind === 'integer' ? `${description} Takes ${allowed(rule)}.` : description,
          };
          let member = declaration.members.find(each => each.name === property && !each.static);
          if (!member) declaration.members.push((member = { kind: 'field', name: property }));
          Object.assign(member, facts, { attribute, privacy: 'public' });
          let entry = declaration.attributes.find(({ name }) => name === attribute);
          if (!entry) declaration.attributes.push((entry = { name: attribute }));
          Object.assign(entry, facts, {
            type: { text: attributeType(rule) },
            ...(instead ? {} : { default: attributeDefault(rule) }),
            fieldName: property,
          });
          if (isCommon) entry.inheritedFrom = { name: 'TableElement', module: 'src/table/look/element.ts' };
        }
        declaration.attributes.push({
          name: 'lang',
          fieldName: 'lang',
          type: { text: LANGUAGES.map(shown).join(' | ') },
          description: 'The language of the table; where it is not set, the one of the nearest `[lang]` around it.',
          inheritedFrom: { name: 'TableElement', module: 'src/table/look/element.ts' },
        });
        for (const entry of declaration.attributes)
          entry.description ??= declaration.members.find(({ name }) => name === entry.fieldName)?.description;
      }
    },
  };
}

/** Gives every event of the manifest the fields of its `detail`, from the interface that its type names. */
function eventDetailsPlugin() {
  const interfaces = new Map(); // name → { above, fields }
  const fieldsOf = name => {
    const { above, fields } = interfaces.get(name) ?? { above: [], fields: [] };
    return new Map([...above.flatMap(each => [...fieldsOf(each)]), ...fields]);
  };
  return {
    name: 'event-details',
    analyzePhase({ ts, node }) {
      if (!ts.isInterfaceDeclaration(node) || !/(Detail|Refusal)$/.test(node.name.text)) return;
      const docOf = member => ts.getTextOfJSDocComment(ts.getJSDocCommentsAndTags(member).find(ts.isJSDoc)?.comment);
      interfaces.set(node.name.text, {
        above: (node.heritageClauses ?? []).flatMap(clause => clause.types.map(type => type.expression.getText())),
        fields: node.members.map(member => [member.name.getText(), docOf(member)]),
      });
    },
    packageLinkPhase({ customElementsManifest: manifest }) {
      for (const { tagName, events = [] } of manifest.modules.flatMap(module => module.declarations ?? []))
        for (const event of events) {
          if (!tagName || !event.name?.startsWith('tv-')) continue;
          event.detail = [...fieldsOf(event.type.text)].map(([name, description]) => ({ name, description }));
          const missing = event.detail.length ? event.detail.find(each => !each.description) : { name: 'detail' };
          if (missing)
            throw new Error(`<${tagName}> ${event.name}: nothing describes ${missing.name}. Write a docblock.`);
        }
    },
  };
}

/** A list with what all tables share before an element's own. */
const inOrderOf = (all, list) => {
  const at = new Map(all.map(({ name }, index) => [name, index]));
  return list.toSorted((a, b) => (at.get(a.name) ?? all.length) - (at.get(b.name) ?? all.length));
};

/**
 * Drops what is not public, and what only the base class's file declares for itself; runs before the typings are
 * written.
 */
const publicOnly = () => ({
  name: 'public-only',
  packageLinkPhase({ customElementsManifest: manifest }) {
    const base = manifest.modules
      .flatMap(module => module.declarations ?? [])
      .find(({ name }) => name === 'TableElement');
    manifest.modules = manifest.modules.filter(module => module.declarations?.some(each => each.tagName));
    for (const module of manifest.modules) {
      const { room, tag } = elements.find(element => module.path === `src/${element.room}/look/${element.tag}.ts`);
      module.path = module.path.replace(`src/${room}/look/${tag}.ts`, `dist/${tag}.js`);
      for (const each of module.exports ?? [])
        if (each.declaration?.module === `src/${room}/look/${tag}.ts`) each.declaration.module = module.path;
      module.declarations = module.declarations.filter(each => each.tagName);
      for (const declaration of module.declarations) {
        // the analyzer takes `dispatchEvent(new TvErrorEvent(error))` for an event called `error`
        declaration.events = inOrderOf(base.events, declaration.events).filter(({ name }) => name?.startsWith('tv-'));
        declaration.cssParts = inOrderOf(base.cssParts, declaration.cssParts);
        const hidden = new Set();
        declaration.members = (declaration.members ?? []).filter(member => {
          const isPublic = !member.privacy || member.privacy === 'public';
          const keep = isPublic && !/^[#_]/.test(member.name) && !member.static && !LIT.has(member.name);
          // a static member of the same name is not the element's own
          if (!keep && !member.static) hidden.add(member.name);
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

/** Lit's life cycle is public for Lit, not for a page. */
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
  globs: [
    'src/game/contract.ts',
    'src/{table,poker,bank}/**/*.ts',
    ...elements.flatMap(({ room, tag }) => [`src/${room}/rules/options.ts`, `src/${room}/look/${tag}.ts`]),
  ],
  outdir: 'dist',
  litelement: true,
  plugins: [
    settingsPlugin(),
    eventDetailsPlugin(),
    publicOnly(),
    customElementVsCodePlugin({ outdir: 'dist' }),
    customElementJetBrainsPlugin({ outdir: 'dist', packageJson: false }),
  ],
};
