// npm run readme: writes the generated parts of README.md, from dist/custom-elements.json.
//   --check    writes nothing and fails when a part is stale
//   --measure  also runs `npm run size` and `npm run bench` and writes their figures
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { buildIfOld } from './build.mjs';
import { elements } from './entries.mjs';
import { BARS, COLUMNS } from './measure.mjs';

const FILE = 'README.md';

const cell = text => String(text ?? '').replaceAll('|', '\\|');
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map(row => `| ${row.map(cell).join(' | ')} |`).join('\n');
const grouped = digits => Number(digits).toLocaleString('en');
const code = text => `\`${text}\``;

// ---- the elements --------------------------------------------------------------------------------------------------

/** `'ten' | '11-12-13'` as `ten`, `11-12-13`; a number as its range, which the description ends with. */
function attributeRow({ name, type, default: standard, description = '' }) {
  const [, text, range] = /^(.*?)(?: Takes (a whole number .*)\.)?$/.exec(description.replace(/\s+/g, ' '));
  const choices = type?.text.includes("'") && type.text.split(' | ').map(each => code(each.slice(1, -1)));
  const bare = standard?.replace(/^'(.*)'$/, '$1');
  return [
    code(name),
    choices ? choices.join(', ') : (range?.replace(/\d+/g, grouped) ?? 'text'),
    bare ? code(bare) : '',
    text,
  ];
}
const attributeTable = list => table(['attribute', 'allowed', 'default', 'what it does'], list.map(attributeRow));

const isCommon = each => each.inheritedFrom?.name === 'TableElement';

function common({ attributes, members, events, cssProperties }) {
  const properties = members.filter(each => each.kind === 'field' && isCommon(each) && !each.attribute);
  const methods = members.filter(each => each.kind === 'method');
  const method = ({ name, parameters = [], return: back, description = '' }) => {
    const returns = back?.description ? ` Resolves to or returns ${back.description}` : '';
    return [
      code(`${name}(${parameters.map(each => each.name).join(', ')})`),
      description.replace(/\s+/g, ' ') + returns,
    ];
  };
  return [
    'Attributes. Each is a property too, in camel case (`four-colours`, `fourColours`).',
    attributeTable(attributes.filter(isCommon)),
    'Properties without an attribute:',
    table(
      ['property', 'what it holds'],
      properties.map(({ name, readonly, description = '' }) => [
        code(name) + (readonly ? ', read only' : ''),
        description.replace(/\s+/g, ' '),
      ]),
    ),
    'Methods:',
    table(['method', 'what it does'], methods.map(method)),
    'Events. All bubble and cross shadow roots; their classes are exported and typed in `HTMLElementEventMap`.',
    table(
      ['event', 'when'],
      events.map(({ name, description }) => [code(name), description]),
    ),
    'Custom properties. A theme brings its own defaults; `plain` takes the page’s colours.',
    table(
      ['property', 'default', 'what it colours'],
      cssProperties.map(each => [code(each.name), code(each.default), each.description]),
    ),
  ].join('\n\n');
}

function element({ tagName, description, attributes, slots, cssParts }) {
  const sheet = `src/${elements.find(({ tag }) => tag === tagName).room}/rules.md`;
  const named = list => list.map(({ name, description: text }) => [code(name), text]);
  return [
    `### \`<${tagName}>\``,
    description.replace(/\s+/g, ' '),
    `Options of the game. A change opens a new table. Numbers in brackets point into the [rule sheet](${sheet}).`,
    attributeTable(attributes.filter(each => !isCommon(each))),
    'Slots:',
    table(['slot', 'what it is for'], named(slots ?? [])),
    'Parts, for `::part()`:',
    table(['part', 'what it is'], named(cssParts ?? [])),
  ].join('\n\n');
}

function elementsPart() {
  const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'));
  const declarations = modules.flatMap(module => module.declarations).filter(each => each.tagName);
  return ['### All tables', common(declarations[0]), ...declarations.map(element)].join('\n\n');
}

// ---- the figures ---------------------------------------------------------------------------------------------------

function run(...words) {
  console.log(`npm run ${words.join(' ')}`);
  const { stdout, stderr } = spawnSync('npm', ['run', '-s', ...words], { encoding: 'utf8' });
  if (!stdout.trim()) throw new Error(`npm run ${words.join(' ')} printed nothing\n${stderr}`);
  return stdout;
}

function measuredPart() {
  const size = run('size');
  const bench = run('bench');
  const files = new Map(); // the chunks are shared: each file stands here once
  for (const [, brotli, gzip, use, name] of size.matchAll(
    /^\s*(\d+) B brotli\s+(\d+) B gzip\s+[\d.]+ KB\s+(on use: )?(\S+)(?: \(.*\))?$/gm,
  )) {
    const shown = use ? `${code(name.replace(/-[\w-]{6}\.js$/, '.js'))}, on use` : code(name);
    files.set(shown, [shown, grouped(brotli), grouped(gzip)]);
  }
  const costs = new Map(); // label → figure by element
  const tags = [];
  for (const line of size.split('\n')) {
    const [, tag] = /^<(.+)>$/.exec(line) ?? [];
    if (tag) tags.push(tag);
    const [, label, figure] = /^ {2}(\D.*?) ([\d.]+(?: OVER .*| \(.*\))?|–)$/.exec(line) ?? [];
    if (label && tags.length) costs.set(label, [...(costs.get(label) ?? []), figure]);
  }
  const rates = [...bench.matchAll(/^(\S.*?)\s{2,}([\d,]+)\s+([\d,]+)\s+(.*?)(?:; bar (\S+): (.*))?$/gm)];
  if (!files.size || !rates.length) throw new Error('npm run size or npm run bench prints in a way not known here');
  const date = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return [
    `Measured on ${date}, on a ${cpus().length}-core shared server, Node ${process.versions.node}, headless Chromium. ` +
      'Times on such a machine are noisy; compare what stands side by side.',
    table(['file', 'bytes in brotli 11', 'in gzip 9'], [...files.values()]),
    table(
      ['cost', ...tags.map(tag => code(`<${tag}>`)), 'bar'],
      [...costs].map(([label, figures]) => [
        label,
        ...figures.map(figure => figure.replace(/ (?:OVER|\().*/, '')),
        BARS[Object.keys(COLUMNS).find(key => COLUMNS[key][0] === label)] ?? '',
      ]),
    ),
    table(
      ['engine', 'best a second', 'median a second', 'for a million yardstick steps', 'bar'],
      rates.map(([, name, best, median, ratio, bar, said]) => [
        name,
        best,
        median,
        ratio,
        bar ? `${bar}: ${said}` : '',
      ]),
    ),
  ].join('\n\n');
}

// ---- README.md -----------------------------------------------------------------------------------------------------

function fill(text, name, content) {
  const [start, end] = [`<!-- generated: ${name} -->`, `<!-- end: ${name} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${FILE} has no part between ${start} and ${end}`);
  return `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
}

buildIfOld();
const before = readFileSync(FILE, 'utf8');
let after = fill(before, 'elements', elementsPart());
if (process.argv.includes('--check')) {
  if (after !== before) {
    console.error(`${FILE} is stale: npm run readme`);
    process.exitCode = 1;
  }
} else {
  if (process.argv.includes('--measure')) after = fill(after, 'measured', measuredPart());
  writeFileSync(FILE, after);
  console.log(after === before ? `${FILE} is up to date` : `${FILE} written`);
}
