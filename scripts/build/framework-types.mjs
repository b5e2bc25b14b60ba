// dist/tags.d.ts, from dist/custom-elements.json: the attributes of each tag, stated once. What each framework makes of
// it is in src/, jsx.d.ts, react.d.ts and so on, which are copied to dist/.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { elements, frameworks } from '../entries.mjs';

/** The name of an element's events in its entry, derived from its game's room. */
const eventsOf = tag =>
  `${elements.find(each => each.tag === tag).room.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase())}Events`;

const doc = (text, indent = '  ') => `${indent}/** ${text.replace(/\s+/g, ' ').replaceAll('*/', '* /').trim()} */`;

/** A value as it may be written: a number also as a string, a boolean in any way that HTML and frameworks write one. */
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

/** The attributes of one tag. */
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

function tagsFile(declarations) {
  return `// Made by npm run build from the elements’ own settings.\n${declarations.map(({ name, tagName }) => `import type { ${name}, ${eventsOf(tagName)} } from './elements/${tagName}.js';`).join('\n')}

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

/** Writes the types of the tags from the manifest, and copies those of the frameworks. */
export function writeFrameworkTypes() {
  const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'));
  const declarations = modules.flatMap(module => module.declarations);
  writeFileSync('dist/tags.d.ts', tagsFile(declarations));
  for (const name of frameworks) copyFileSync(`src/${name}.d.ts`, `dist/${name}.d.ts`);
}

if (import.meta.filename === process.argv[1]) writeFrameworkTypes();
