// Runs before publishing: refuses if something is missing that only the owner can provide (where the source is, where
// bugs are reported), or if the parts of a release disagree.
import { readFileSync } from 'node:fs';

/** The fields of package.json that the owner sets at the release. */
export const OWNERS = ['repository', 'homepage', 'bugs'];

/**
 * The reasons not to publish a package, in sentences.
 * @param {Record<string, unknown>} manifest the content of package.json.
 * @param {string} changelog the text of CHANGELOG.md.
 */
export function faultsBeforePublishing(manifest, changelog) {
  const faults = OWNERS.filter(field => !manifest[field]).map(
    field => `package.json has no “${field}”: the owner of the package sets it at the release.`,
  );
  if (!changelog.includes(`## [${manifest.version}]`))
    faults.push(`CHANGELOG.md has no heading “## [${manifest.version}]”: name the release and its day.`);
  return faults;
}

if (import.meta.filename === process.argv[1]) {
  const faults = faultsBeforePublishing(
    JSON.parse(readFileSync('package.json', 'utf8')),
    readFileSync('CHANGELOG.md', 'utf8'),
  );
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}
