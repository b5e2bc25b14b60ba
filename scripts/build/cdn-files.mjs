// The files beside the scripts in dist/cdn: the licences of bundled code, and the hash of every file, so that pages can
// use integrity checks.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const CDN = 'dist/cdn';
export const LICENCES = 'LICENSES.txt';
export const INTEGRITY = 'integrity.json';

/** What rollup has put into each file of dist/cdn: `{ [file]: { modules, imports, lazy } }`. */
export const RECORD = 'build/cdn.json';

const read = file => JSON.parse(readFileSync(file, 'utf8'));
export const recorded = () => read(RECORD);

/**
 * What a page loads with a script, itself first: the files that it imports and, with `play`, those of the gameplay,
 * which the tables request at once.
 */
export function loadedWith(script, { play = true, files = recorded() } = {}) {
  const loaded = new Set([script]);
  for (const file of loaded)
    for (const next of [...files[file].imports, ...files[file].lazy.filter(each => play && isPlay(each))])
      loaded.add(next);
  return [...loaded];
}
/** Whether a file is part of a gameplay: of a game's, or what those share. */
export const isPlay = file => /-play-[^-]+\.js$/.test(file);

/** The folders of the packages that are bundled in the files for a CDN. */
const bundledPackages = () =>
  [
    ...new Set(
      Object.values(recorded())
        .flatMap(({ modules }) => modules)
        .flatMap(path => /^node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []),
    ),
  ].sort();

/** The notice that a package's licence requires to be kept with its code. */
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

/** The tag that loads a script with an integrity check. */
export const scriptTag = (address, hash) =>
  `<script type="module" src="${address}" integrity="${hash}" crossorigin="anonymous"></script>`;

/** The tag with which a page preloads a file that the script imports. */
const preloadTag = (address, hash) =>
  `<link rel="modulepreload" href="${address}" integrity="${hash}" crossorigin="anonymous" />`;

/**
 * The hash of every file; for pages that load them from a CDN the ready-made tags, with preloads of what the first
 * picture needs (with those of the gameplay it would come later), and an import map with the hashes of what the scripts import, since `import` has no attribute for it. The import map
 * goes before the script.
 */
export function writeIntegrity() {
  const { name, version } = read('package.json');
  const base = `https://cdn.jsdelivr.net/npm/${name}@${version}/${CDN}/`;
  const files = Object.fromEntries(
    Object.keys(recorded())
      .sort()
      .map(file => [file, hashOf(join(CDN, file))]),
  );
  const isPart = file => file.startsWith('parts/');
  const entries = Object.keys(files).filter(file => !isPart(file));
  const ofEntries = make => Object.fromEntries(entries.map(file => [file, make(file)]));
  const kept = {
    ...{ version, base, files },
    scripts: ofEntries(file => scriptTag(base + file, files[file])),
    preloads: ofEntries(file =>
      loadedWith(file, { play: false })
        .slice(1)
        .map(part => preloadTag(base + part, files[part])),
    ),
    importmap: {
      integrity: Object.fromEntries(
        Object.keys(files)
          .filter(isPart)
          .map(file => [base + file, files[file]]),
      ),
    },
  };
  writeFileSync(join(CDN, INTEGRITY), `${JSON.stringify(kept, null, 2)}\n`);
}

/** The files needed beside those for a CDN. */
export function finishCdn() {
  writeLicences();
  writeIntegrity();
}
