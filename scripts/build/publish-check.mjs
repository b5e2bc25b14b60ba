// npm run before publishing: refuses what only the owner can say (where the source lives, where faults are told), and what
// must agree at a release.
import { readFileSync } from 'node:fs';

/** What is the owner's to set in package.json at the release. */
export const OWNERS = ['repository', 'homepage', 'bugs'];

/**
 * What keeps a package from being published, in sentences.
 * @param {Record<string, unknown>} manifest what package.json says.
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
