// Controls for every attribute of an element, and the tag that they come to, from the custom elements manifest.
import { getCustomElements } from '@storybook/web-components-vite';
import { allowedOf, attributesOf, defaultOf } from '../scripts/docs/elements-page.mjs';

/** What the manifest says of an element. */
export const declarationOf = tag =>
  getCustomElements()
    .modules.flatMap(({ declarations }) => declarations)
    .find(({ tagName }) => tagName === tag);

/** Who may be chosen to play. An address keeps letters, digits, spaces and hyphens only: it keeps the words on the left. */
const COMPANIES = {
  'you and two easy players': 'you, Anna:easy, Bruno:easy',
  'you and three of three levels': 'you, Anna:easy, Bruno:medium, Clara:hard',
  'you and four hard players': 'you, Anna:hard, Bruno:hard, Clara:hard, Emil:hard',
  'two people at this screen and a player': 'Ada, Ben, Clara:medium',
};

/** What is not to be chosen here: it would store something, or need a host. */
const NOT_HERE = ['autosave', 'host', 'room'];

/** What people choose first stands first. */
const FIRST = ['players', 'lang', 'theme', 'faces', 'four-colours', 'speed'];
const place = ({ name }) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

/** A choice among a few words, that the address keeps. */
const select = options => ({ type: { name: 'string' }, control: { type: 'select' }, options });

function controlOf(name, { choices, range, min, max }) {
  if (NOT_HERE.includes(name)) return { control: false };
  if (name === 'players') return select(Object.keys(COMPANIES));
  if (choices) return select(choices);
  return range
    ? { type: { name: 'number' }, control: { type: 'number', min, max } }
    : { type: { name: 'string' }, control: { type: 'text' } };
}

/** A control for every attribute of an element, each with its sentence. */
export function controlsOf(tag) {
  const { own, common } = attributesOf(declarationOf(tag));
  const control = category => attribute => {
    const allowed = allowedOf(attribute);
    return [
      attribute.name,
      {
        ...controlOf(attribute.name, allowed),
        name: attribute.name,
        description: allowed.text,
        table: {
          category,
          defaultValue: { summary: defaultOf(attribute) },
          type: { summary: allowed.choices?.join(' | ') ?? allowed.range ?? 'text' },
        },
      },
    ];
  };
  const sorted = [...common].sort((one, other) => place(one) - place(other));
  return Object.fromEntries([...sorted.map(control('Every table')), ...own.map(control('The game'))]);
}

/** The attributes that are chosen, by name. */
const given = args =>
  Object.entries(args)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => [name, (name === 'players' && COMPANIES[value]) || value]);

/** The tag that a page writes to have a table with these attributes. */
export function tagOf(tag, args) {
  const attributes = given(args).map(([name, value]) => `${name}="${value}"`);
  const line = [`<${tag}`, ...attributes].join(' ');
  return line.length > 80
    ? `<${tag}\n${attributes.map(each => `  ${each}`).join('\n')}\n></${tag}>`
    : `${line}></${tag}>`;
}

/** Gives an element the attributes that are chosen, and takes away those that are chosen no more. */
export function setAttributes(element, args) {
  const chosen = Object.fromEntries(given(args));
  for (const name of Object.keys(controlsOf(element.localName)))
    if (name in chosen) element.setAttribute(name, chosen[name]);
    else element.removeAttribute(name);
}
