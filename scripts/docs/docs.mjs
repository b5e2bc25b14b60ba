// npm run docs: writes the generated parts of README.md and docs/*.md: the elements, from dist/custom-elements.json;
// the actions and views of each game, from its types; the keys, from the tables' constants; the files of
// demo/frameworks. And those of the pages that teach the games: deals, cards, figures, contents.
//   --check    writes nothing and fails if a part is stale
//   --measure  also runs `npm run size` and `npm run bench` and writes their figures
//   --release  also writes the hash of the script for a CDN
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { actionsPart } from './actions-table.mjs';
import { buildIfOld } from '../build/build.mjs';
import { elementsPage } from './elements-page.mjs';
import { elements } from '../entries.mjs';
import { keysPart } from './keys-table.mjs';
import { code, table } from './markdown.mjs';
import { BARS, COLUMNS } from '../measure/measure.mjs';
import { files as teachingPages } from '../teaching/lesson.ts';
import { LESSONS } from '../teaching/lessons.ts';
import { viewsPart } from './views-table.mjs';

function elementsPart() {
  const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8'));
  return elementsPage(modules, tag => `../src/${elements.find(each => each.tag === tag).room}/rules.md`);
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
  const loads = [...size.matchAll(/^(?!FAILED)(\S.*?) +([\d,]+) bar ([\d,]+)(?: +to come ([\d,]+))?/gm)];
  const costs = new Map(); // label → figure by element
  const tags = [];
  for (const line of size.split('\n')) {
    const [, tag] = /^<(.+)>$/.exec(line) ?? [];
    if (tag) tags.push(tag);
    const [, label, figure] = /^ {2}(\D.*?) ([\d.]+(?: OVER .*| \(.*\))?|–)$/.exec(line) ?? [];
    if (label && tags.length) costs.set(label, [...(costs.get(label) ?? []), figure]);
  }
  const rates = [...bench.matchAll(/^(\S.*?)\s{2,}([\d,]+)\s+([\d,]+)\s+(.*?)(?:; bar (\S+): (.*))?$/gm)];
  if (!loads.length || !rates.length) throw new Error('npm run size or npm run bench prints in a way not known here');
  const date = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return [
    `Measured on ${date}, on a ${cpus().length}-core shared server, Node ${process.versions.node}, headless Chromium. ` +
      'Times on such a machine are noisy; compare what stands side by side.',
    table(
      ['what is loaded, in brotli 11', 'bytes', 'bar', 'bar to come'],
      loads.map(([, ...cells]) => cells.map(cell => cell ?? '')),
    ),
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

// ---- files of the apps -------------------------------------------------------------------------------------------

/** A file as a code block. */
const filePart = file => `\`\`\`${extname(file).slice(1)}\n${readFileSync(file, 'utf8').trim()}\n\`\`\``;

/** The tag for a page without a bundler, with the hash of its script. */
function cdnPart() {
  const { scripts } = JSON.parse(readFileSync('dist/cdn/integrity.json', 'utf8'));
  return `\`\`\`html\n${scripts['tapis-vert.min.js']}\n\`\`\``;
}

// ---- the documents -------------------------------------------------------------------------------------------------

const DOCUMENTS = ['README.md', ...readdirSync('docs').map(name => join('docs', name))].filter(file =>
  file.endsWith('.md'),
);

/** The generators of parts; one that does not run every time has the flag that requests it. */
const PARTS = {
  elements: { make: elementsPart },
  actions: { make: actionsPart },
  views: { make: viewsPart },
  keys: { make: keysPart },
  measured: { make: measuredPart, asked: '--measure' },
  cdn: { make: cdnPart, asked: '--release' },
};

/** A document with its parts regenerated. */
function filled(text) {
  return text.replace(
    /(<!-- generated: (.+?) -->\n)([^]*?)(\n<!-- end: \2 -->)/g,
    (whole, start, name, content, end) => {
      const [, file] = /^file (.+)$/.exec(name) ?? [];
      const part = file ? { make: () => filePart(file) } : PARTS[name];
      if (!part) throw new Error(`No part is called ${name}. There are: ${Object.keys(PARTS).join(', ')}, file …`);
      if (part.asked && !process.argv.includes(part.asked)) return whole;
      return `${start}\n${part.make()}\n${end}`;
    },
  );
}

buildIfOld();
for (const [file, text] of [
  ...DOCUMENTS.map(name => [name, filled(readFileSync(name, 'utf8'))]),
  ...teachingPages(LESSONS),
]) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`${file} is stale: npm run docs`);
    process.exitCode = 1;
  } else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`${file} written`);
  }
}
