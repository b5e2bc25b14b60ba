// What stands beside the scripts in dist/cdn: the licences of what is bundled in them, and the hash of every file, so that a
// page may say which bytes it takes. And maps that hold no source which the package holds anyway.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';

export const CDN = 'dist/cdn';
export const LICENCES = 'LICENSES.txt';
export const INTEGRITY = 'integrity.json';

const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true })
    .filter(file => file.endsWith(ending))
    .map(file => file.replaceAll('\\', '/'))
    .sort();
const read = file => JSON.parse(readFileSync(file, 'utf8'));

/** The sources of a map as paths from the root of the package. */
const sourcesOf = (file, { sources }) =>
  sources.map(source => relative('.', join(dirname(file), source)).replaceAll('\\', '/'));

/** A source that the package holds is read from there, once; the maps keep only those of other packages. */
export function thinMaps() {
  for (const name of filesIn('dist', '.map')) {
    const file = join('dist', name);
    const map = read(file);
    const sources = sourcesOf(file, map);
    const sourcesContent = sources.map((source, at) => (source.startsWith('src/') ? null : map.sourcesContent[at]));
    writeFileSync(file, JSON.stringify({ ...map, sourcesContent }));
  }
}

/** The folders of the packages that are bundled in the files for a CDN, as their maps say. */
export const bundledPackages = () =>
  [
    ...new Set(
      filesIn(CDN, '.map')
        .map(name => join(CDN, name))
        .flatMap(file => sourcesOf(file, read(file)))
        .map(source => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(source)?.[0])
        .filter(Boolean),
    ),
  ].sort();

/** The notice that the licence of a package asks to be kept with its code. */
function notice(folder) {
  const { name, version, license, homepage } = read(join(folder, 'package.json'));
  const file = readdirSync(folder).find(each => /^licen[cs]e(\.|$)/i.test(each));
  if (!file) throw new Error(`${folder} has no licence file: what is bundled must keep its notice`);
  return [`${name} ${version} (${license})`, homepage, '', readFileSync(join(folder, file), 'utf8').trim()].join('\n');
}

export function writeLicences() {
  const { name, version, license } = read('package.json');
  const own = [`${name} ${version} (${license})`, '', readFileSync('LICENSE', 'utf8').trim()].join('\n');
  const line = `\n\n${'-'.repeat(80)}\n\n`;
  writeFileSync(
    join(CDN, LICENCES),
    `The scripts in this folder hold code of these packages.${line}${[own, ...bundledPackages().map(notice)].join(line)}\n`,
  );
}

export const hashOf = file => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** The tag that loads a script and takes no other bytes than these. */
export const scriptTag = (address, hash) =>
  `<script type="module" src="${address}" integrity="${hash}" crossorigin="anonymous"></script>`;

/**
 * The hash of every script, and for pages that take them from a CDN the ready tags, with an import map that says the hashes
 * of the chunks: those are loaded with `import()`, which has no attribute for it. The import map goes before the script.
 */
export function writeIntegrity() {
  const { name, version } = read('package.json');
  const base = `https://cdn.jsdelivr.net/npm/${name}@${version}/${posix.join('dist', 'cdn')}/`;
  const files = Object.fromEntries(filesIn(CDN, '.js').map(file => [file, hashOf(join(CDN, file))]));
  const isChunk = file => file.startsWith('chunks/');
  const entries = Object.keys(files).filter(file => !isChunk(file));
  const integrity = Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => isChunk(file))
      .map(([file, hash]) => [base + file, hash]),
  );
  const scripts = Object.fromEntries(entries.map(file => [file, scriptTag(base + file, files[file])]));
  const kept = { version, base, files, scripts, importmap: { integrity } };
  writeFileSync(join(CDN, INTEGRITY), `${JSON.stringify(kept, null, 2)}\n`);
}

/** What the files for a CDN need beside them. */
export function finishCdn() {
  if (!existsSync(CDN)) return;
  thinMaps();
  writeLicences();
  writeIntegrity();
}
