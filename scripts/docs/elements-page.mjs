// What the elements offer, as Markdown, from dist/custom-elements.json: for docs/elements.md and for the pages of the
// Storybook. It reads no file, since it also runs in a browser.
import { code, table } from './markdown.mjs';

const joined = (text = '') => text.replace(/\s+/g, ' ');
const grouped = text => text.replace(/\d+/g, digits => Number(digits).toLocaleString('en'));
const isCommon = each => each.inheritedFrom?.name === 'TableElement';

/**
 * The allowed values of an attribute in the manifest: `{ text, choices }`, or `{ text, range, min, max }` for a whole
 * number, whose description ends with the range; `text` is the description without that.
 */
export function allowedOf({ type, description }) {
  const [, text, range, min, max] = /^(.*?)(?: Takes (a whole number from (\d+) to (\d+))\.)?$/.exec(
    joined(description),
  );
  if (range) return { text, range, min: Number(min), max: Number(max) };
  return {
    text,
    choices: type?.text.includes("'") ? type.text.split(' | ').map(each => each.slice(1, -1)) : undefined,
  };
}

/** The default of an attribute, without quotation marks. */
export const defaultOf = attribute => attribute.default?.replace(/^'(.*)'$/, '$1');

/** The attributes of an element: those of its own game, and those of every table. */
export const attributesOf = ({ attributes }) => ({
  own: attributes.filter(each => !isCommon(each)),
  common: attributes.filter(isCommon),
});

function attributeRow(attribute) {
  const { text, choices, range } = allowedOf(attribute);
  const standard = defaultOf(attribute);
  return [
    code(attribute.name),
    choices ? choices.map(code).join(', ') : range ? grouped(range) : 'text',
    standard ? code(standard) : '',
    text,
  ];
}
const attributeTable = list => table(['attribute', 'allowed', 'default', 'what it does'], list.map(attributeRow));
const named = (list = []) => list.map(({ name, description }) => [code(name), description]);

function methodRow({ name, parameters = [], return: back, description }) {
  const returns = back?.description ? ` Resolves to or returns ${back.description}` : '';
  return [code(`${name}(${parameters.map(each => each.name).join(', ')})`), joined(description) + returns];
}

/** Every event with the fields of its `detail`; repetitions of a previous one are left out. */
function eventTable({ events }) {
  const said = new Set();
  const field = ({ name, description }) => {
    const sentence = `${code(name)}: ${joined(description)}`;
    const isNew = !said.has(sentence);
    said.add(sentence);
    return isNew ? sentence : code(name);
  };
  return table(
    ['event', 'when', 'in `detail`'],
    events.map(({ name, description, detail }) => [code(name), joined(description), detail.map(field).join('<br>')]),
  );
}

const EVENTS = 'All bubble and cross shadow roots; their classes are exported and typed in `HTMLElementEventMap`.';
const COLOURS = 'A theme brings its own defaults; `plain` takes the page’s colours.';

const propertyTable = ({ members }) =>
  table(
    ['property', 'what it holds'],
    members
      .filter(each => each.kind === 'field' && isCommon(each) && !each.attribute)
      .map(({ name, readonly, description }) => [code(name) + (readonly ? ', read only' : ''), joined(description)]),
  );
const methodTable = ({ members }) =>
  table(['method', 'what it does'], members.filter(each => each.kind === 'method').map(methodRow));
const customPropertyTable = ({ cssProperties }) =>
  table(
    ['property', 'default', 'what it colours'],
    cssProperties.map(each => [code(each.name), code(each.default), each.description]),
  );
const slotTable = ({ slots }) => table(['slot', 'what it is for'], named(slots));
const partTable = ({ cssParts }) => table(['part', 'what it is'], named(cssParts));

const optionsOf = sheet => `A change opens a new table. Numbers in brackets point into the [rule sheet](${sheet}).`;

/** All elements on one page: what they share is listed once. `sheetOf(tag)` is the address of a game's rule sheet. */
export function elementsPage(modules, sheetOf) {
  const declarations = modules.flatMap(module => module.declarations).filter(each => each.tagName);
  const [any] = declarations;
  return [
    '## All tables',
    'Attributes. Each is a property too, in camel case (`four-colours`, `fourColours`).',
    attributeTable(attributesOf(any).common),
    'Properties without an attribute:',
    propertyTable(any),
    'Methods:',
    methodTable(any),
    `Events. ${EVENTS}`,
    eventTable(any),
    `Custom properties. ${COLOURS}`,
    customPropertyTable(any),
    ...declarations.flatMap(declaration => [
      `## \`<${declaration.tagName}>\``,
      joined(declaration.description),
      `Options of the game. ${optionsOf(sheetOf(declaration.tagName))}`,
      attributeTable(attributesOf(declaration).own),
      'Slots:',
      slotTable(declaration),
      'Parts, for `::part()`:',
      partTable(declaration),
    ]),
  ].join('\n\n');
}

/** Everything that one element offers, under headings. */
export function elementPage(declaration, sheet) {
  const { own, common } = attributesOf(declaration);
  return [
    '## Options of the game',
    optionsOf(sheet),
    attributeTable(own),
    '## Options of every table',
    'Attributes too; each is also a property, in camel case (`four-colours`, `fourColours`).',
    attributeTable(common),
    '## Properties',
    'Without an attribute.',
    propertyTable(declaration),
    '## Methods',
    methodTable(declaration),
    '## Events',
    EVENTS,
    eventTable(declaration),
    '## Slots',
    slotTable(declaration),
    '## Parts',
    'For `::part()`.',
    partTable(declaration),
    '## Custom properties',
    COLOURS,
    customPropertyTable(declaration),
  ].join('\n\n');
}
