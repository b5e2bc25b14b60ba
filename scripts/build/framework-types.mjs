// The types of the tags for frameworks, from dist/custom-elements.json: dist/tags.d.ts says once what may be written on each
// tag; jsx.d.ts, react.d.ts, preact.d.ts, vue.d.ts, svelte.d.ts and solid.d.ts say it in the words of a framework.
// Not by the generators of the manifest's family: they type an event by its name alone, not by the game of its element.
import { readFileSync, writeFileSync } from 'node:fs';
import { elements } from '../entries.mjs';

/** How the events of an element are called in its entry: by its game's room. */
const eventsOf = tag =>
  `${elements.find(each => each.tag === tag).room.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}Events`;

const doc = (text, indent = '  ') => `${indent}/** ${text.replace(/\s+/g, ' ').replaceAll('*/', '* /').trim()} */`;

/** A value as it may be written: a number also in letters, a switch in any way that HTML and frameworks write one. */
const written = text =>
  text === 'number'
    ? 'Whole'
    : /^'(on|off)' \| '(on|off)'$/.test(text)
      ? 'Switch'
      : text.includes("'")
        ? text
        : 'string';

const field = (name, type, description) =>
  `${doc(description)}\n  ${/^\w+$/.test(name) ? name : `'${name}'`}?: ${type} | undefined;`;

/** What may be written on one tag. */
function tagTypes({ tagName, name, description, attributes, members }) {
  const own = attributes.filter(each => each.name !== 'lang');
  const ports = members.filter(each => each.kind === 'field' && !each.attribute && !each.readonly);
  const inCamelCase = own.filter(each => each.fieldName !== each.name);
  return `
${doc(`What may be written on \`<${tagName}>\`, as HTML writes it.`, '')}
export interface ${name}Attributes {
${own.map(each => field(each.name, written(each.type?.text ?? 'string'), each.description)).join('\n')}
}

${doc(`What may be given to a \`<${tagName}>\` as a property. ${description}`, '')}
export interface ${name}Properties {
${own.map(each => field(each.fieldName, written(each.type?.text ?? 'string'), each.description)).join('\n')}
${ports.map(each => field(each.name, `${name}['${each.name}']`, each.description)).join('\n')}
}

${doc(`All that may be written on \`<${tagName}>\`: attributes in kebab case, properties in camel case.`, '')}
export interface ${name}Props extends ${name}Attributes, Pick<${name}Properties, ${[...inCamelCase.map(each => each.fieldName), ...ports.map(each => each.name)].map(each => `'${each}'`).join(' | ')}> {}
`;
}

const HEAD = '// Made by npm run build from the elements’ own settings.\n';

function tagsFile(declarations) {
  return `${HEAD}${declarations.map(({ name, tagName }) => `import type { ${name}, ${eventsOf(tagName)} } from './elements/${tagName}.js';`).join('\n')}

/** A whole number, also in letters, as an attribute has it. */
export type Whole = number | \`\${number}\`;
/** A switch: \`on | off\`, a bare attribute, or a boolean. */
export type Switch = boolean | 'on' | 'off' | '';
${declarations.map(tagTypes).join('')}
/** Every tag of this package. */
export interface Tags {
${declarations
  .map(
    ({ tagName, name }) =>
      `  '${tagName}': { element: ${name}; attributes: ${name}Attributes; properties: ${name}Properties; props: ${name}Props; events: ${eventsOf(tagName)} };`,
  )
  .join('\n')}
}

/** What an event brings, at the element that it is heard on. */
export type Heard<Event, Element> = Event & { readonly currentTarget: Element };

/** Listeners of a tag by their names with a prefix: \`ontv-settle\`. */
export type Listeners<Tag extends keyof Tags, Prefix extends string> = {
  [Name in keyof Tags[Tag]['events'] as \`\${Prefix}\${Name & string}\`]?:
    | ((event: Heard<Tags[Tag]['events'][Name], Tags[Tag]['element']>) => unknown)
    | undefined;
};

/** Own props before those that a framework knows for every element. */
export type Over<Own, Common> = Own & Omit<Common, keyof Own>;
`;
}

const JSX = `${HEAD}import type { Listeners, Tags } from './tags.js';

/** What every element takes, whichever framework draws it. */
interface Common {
  children?: unknown;
  class?: string | undefined;
  className?: string | undefined;
  dir?: 'ltr' | 'rtl' | 'auto' | undefined;
  hidden?: boolean | undefined;
  id?: string | undefined;
  key?: string | number | undefined;
  lang?: string | undefined;
  part?: string | undefined;
  ref?: unknown;
  slot?: string | undefined;
  style?: unknown;
  title?: string | undefined;
}

/** The tags for a JSX of your own: \`interface IntrinsicElements extends CustomElements {}\`. */
export type CustomElements = {
  [Tag in keyof Tags]: Tags[Tag]['props'] & Listeners<Tag, 'on'> & Common;
};
`;

const REACT = `${HEAD}import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { Listeners, Over, Tags } from './tags.js';

/** The tags as React 19 takes them. */
export type ReactTags = {
  [Tag in keyof Tags]: Over<
    Tags[Tag]['props'] & Listeners<Tag, 'on'>,
    DetailedHTMLProps<HTMLAttributes<Tags[Tag]['element']>, Tags[Tag]['element']>
  >;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ReactTags {}
  }
}
`;

const PREACT = REACT.replace(
  "import type { DetailedHTMLProps, HTMLAttributes } from 'react';",
  "import type { ClassAttributes, HTMLAttributes } from 'preact';",
)
  .replace(
    "DetailedHTMLProps<HTMLAttributes<Tags[Tag]['element']>, Tags[Tag]['element']>",
    "HTMLAttributes<Tags[Tag]['element']> & ClassAttributes<Tags[Tag]['element']>",
  )
  .replaceAll('ReactTags', 'PreactTags')
  .replace('React 19', 'Preact')
  .replace("declare module 'react'", "declare module 'preact'");

const VUE = `${HEAD}import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { Heard, Over, Tags } from './tags.js';

/** A tag as Vue's templates take it. */
type Component<Tag extends keyof Tags> = new () => Tags[Tag]['element'] & {
  $props: Over<Tags[Tag]['properties'], HTMLAttributes> & PublicProps;
  $emit: EmitFn<{
    [Name in keyof Tags[Tag]['events']]: (event: Heard<Tags[Tag]['events'][Name], Tags[Tag]['element']>) => void;
  }>;
  $slots: { default?(): unknown };
};

/** The tags as components that are everywhere. */
export type VueTags = { [Tag in keyof Tags]: Component<Tag> };

declare module 'vue' {
  interface GlobalComponents extends VueTags {}
}
`;

const SVELTE = `${HEAD}import type { HTMLAttributes } from 'svelte/elements';
import type { Listeners, Over, Tags } from './tags.js';

/** The tags as Svelte 5 takes them. */
export type SvelteTags = {
  [Tag in keyof Tags]: Over<Tags[Tag]['props'] & Listeners<Tag, 'on'>, HTMLAttributes<Tags[Tag]['element']>>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends SvelteTags {}
}
`;

const SOLID = `${HEAD}import type { JSX } from 'solid-js';
import type { Listeners, Over, Tags } from './tags.js';

/** Properties, where Solid is told to set one. */
type AsProperty<Properties> = { [Name in keyof Properties as \`prop:\${Name & string}\`]?: Properties[Name] };
/** Attributes, where Solid is told to set one. */
type AsAttribute<Attributes> = { [Name in keyof Attributes as \`attr:\${Name & string}\`]?: Attributes[Name] };

/** The tags as Solid takes them. */
export type SolidTags = {
  [Tag in keyof Tags]: Over<
    Tags[Tag]['props'] &
      AsProperty<Tags[Tag]['properties']> &
      AsAttribute<Tags[Tag]['attributes']> &
      Listeners<Tag, 'on:'>,
    JSX.HTMLAttributes<Tags[Tag]['element']>
  >;
};

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends SolidTags {}
  }
}
`;

/** The files of the frameworks, each an entry of the package without code. */
export const FRAMEWORKS = { jsx: JSX, react: REACT, preact: PREACT, vue: VUE, svelte: SVELTE, solid: SOLID };

/** Writes the types of the tags from the manifest. */
export function writeFrameworkTypes() {
  const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'));
  const declarations = modules.flatMap(module => module.declarations);
  writeFileSync('dist/tags.d.ts', tagsFile(declarations));
  for (const [name, text] of Object.entries(FRAMEWORKS)) writeFileSync(`dist/${name}.d.ts`, text);
}

if (import.meta.filename === process.argv[1]) writeFrameworkTypes();
