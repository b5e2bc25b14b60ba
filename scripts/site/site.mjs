// npm run site: everything as one folder of static pages, site/: the demo in front, the Storybook in storybook/, and
// every document as a page at its place in the repository (docs/host.md is docs/host.html). All links are relative: the
// folder works at any address.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { Marked } from 'marked';
import { buildIfOld } from '../build/build.mjs';
import { elements } from '../entries.mjs';

const OUT = 'site';

/** Folders of the site, by their source; a server maps them directly. */
export const FOLDERS = { '/': 'demo', '/dist/': 'dist', '/docs/': 'docs', '/storybook/': 'storybook-static' };

/** The documents, in the order of the README, which describes them. */
function documents() {
  const readme = readFileSync('README.md', 'utf8');
  const named = [...readme.matchAll(/\]\(([\w/-]+\.md|LICENSE)\)/g)].map(([, file]) => file);
  const all = readdirSync('docs').filter(name => name.endsWith('.md'));
  const sheets = elements.map(({ room }) => `src/${room}/rules.md`);
  return [...new Set(['README.md', ...named, ...all.map(name => `docs/${name}`), ...sheets])];
}

/** The page of a document. */
const pageOf = file => `${file.replace(/\.md$/, '')}.html`;
/** The title of a document: its first heading. */
const titleOf = text => /^# (.+)$/m.exec(text)?.[1].replaceAll('`', '') ?? 'Licence';

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = heading =>
  heading
    .replace(/<[^>]*>|&\w+;/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** Markdown as HTML: headings get anchors, and links to documents lead to their pages. */
function htmlOf(text) {
  const marked = new Marked({
    gfm: true,
    walkTokens(token) {
      if (token.type === 'link' && !/^[a-z]+:/.test(token.href))
        token.href = token.href.replace(/(\.md|LICENSE)(?=$|#)/, each => (each === '.md' ? '.html' : `${each}.html`));
    },
  });
  return marked
    .parse(text)
    .replace(/<h([1-6])>(.*?)<\/h\1>/g, (_, level, inner) => `<h${level} id="${anchorOf(inner)}">${inner}</h${level}>`)
    .replaceAll('<table>', '<div class="wide"><table>')
    .replaceAll('</table>', '</table></div>');
}

const escaped = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The pages of all documents, by their path in the site: `docs/host.html`. */
export function documentPages() {
  const texts = new Map(documents().map(file => [file, readFileSync(file, 'utf8')]));
  const pages = new Map();
  for (const [file, text] of texts) {
    const to = path => posix.relative(posix.dirname(file), path) || '.';
    const linkTo = other =>
      `<a href="${to(pageOf(other))}"${other === file ? ' aria-current="page"' : ''}>${escaped(titleOf(texts.get(other)))}</a>`;
    const title = escaped(titleOf(text));
    pages.set(
      pageOf(file),
      `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'" />
    <title>${title === 'Tapis Vert' ? title : `${title}: Tapis Vert`}</title>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="${to('icon.svg')}" type="image/svg+xml" />
    <link rel="stylesheet" href="${to('demo.css')}" />
    <link rel="stylesheet" href="${to('document.css')}" />
  </head>
  <body>
    <header class="masthead">
      <a class="wordmark" href="${to('index.html')}">Tapis&nbsp;Vert</a>
      <nav aria-label="Tapis Vert">
        <a href="${to('README.html')}">Documents</a>
        <a href="${to('storybook/index.html')}">Storybook</a>
      </nav>
    </header>
    <div class="document">
      <nav aria-label="Documents">
        <ul>
          ${[...texts.keys()].map(other => `<li>${linkTo(other)}</li>`).join('\n          ')}
        </ul>
      </nav>
      <main>
${htmlOf(text)}      </main>
    </div>
  </body>
</html>
`,
    );
  }
  return pages;
}

/** The notice in place of a Storybook that has not been built. */
export const NO_STORYBOOK =
  'The Storybook has not been built. <code>npm run build-storybook</code> builds it; then start again.';

function run(script) {
  const { status } = spawnSync('npm', ['run', '-s', script], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`npm run ${script} failed`);
}

/** Files for programmers and debuggers are not part of a site; nor are the apps of the tests. */
const isShown = path => !/\.(d\.ts|map|md)$|demo\/frameworks/.test(path);

function writeSite() {
  rmSync(OUT, { recursive: true, force: true });
  for (const [to, folder] of Object.entries(FOLDERS))
    cpSync(folder, join(OUT, to), { recursive: true, filter: isShown });
  for (const [path, html] of documentPages()) {
    mkdirSync(dirname(join(OUT, path)), { recursive: true });
    writeFileSync(join(OUT, path), html);
  }
}

if (import.meta.filename === process.argv[1]) {
  buildIfOld();
  run('build-storybook');
  writeSite();
  console.log(`${OUT}/ written: put it on any server of files`);
}
