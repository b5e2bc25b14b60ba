// tries: dist
/** The site: every link of its pages works, at whatever address it is published. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, test } from 'node:test';

const { documentPages, FOLDERS } = (await import(new URL('../scripts/site/site.mjs', import.meta.url).href)) as {
  documentPages: () => Map<string, string>;
  FOLDERS: Readonly<Record<string, string>>;
};

const documents = documentPages();
const pages = new Map(documents);
for (const to of ['/', '/docs/'])
  for (const name of readdirSync(FOLDERS[to]!, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.html') && !name.startsWith('frameworks'))
      pages.set(join(to, name).slice(1), readFileSync(join(FOLDERS[to]!, name), 'utf8'));

/** Whether there is a file at a path of the site. The Storybook is built separately. */
function isThere(path: string): boolean {
  if (pages.has(path) || path.startsWith('storybook/')) return true;
  const prefix = Object.keys(FOLDERS)
    .sort((a, b) => b.length - a.length)
    .find(each => `/${path}`.startsWith(each))!;
  return existsSync(join(FOLDERS[prefix]!, `/${path}`.slice(prefix.length)));
}

/** The links of a page that stay within the site, each as path and anchor. */
const linksOf = (page: string, html: string): { link: string; path: string; anchor: string }[] =>
  [...html.matchAll(/ (?:href|src)="([^"]+)"/g)]
    .map(([, link]) => link!)
    .filter(link => !/^[a-z]+:/.test(link))
    .map(link => {
      const [, path, , anchor = ''] = /^([^?#]*)(\?[^#]*)?(?:#(.*))?$/.exec(link)!;
      const whole = path ? posix.join(posix.dirname(page), path) : page;
      return { link, path: /(^|\/)\.?$/.test(whole) ? posix.join(whole, 'index.html') : whole, anchor };
    });

describe('the site', () => {
  test('has every document that the README names, and every rule sheet', () => {
    for (const path of ['README.html', 'docs/host.html', 'docs/elements.html', 'src/stud/rules.html', 'LICENSE.html'])
      assert.ok(documents.has(path), path);
  });

  test('has no link to the root of a server: it may be in a folder', () => {
    const scripts = readdirSync('demo').filter(name => name.endsWith('.js'));
    for (const [page, html] of pages) assert.doesNotMatch(html, /(?:href|src)="\//, page);
    for (const name of scripts)
      assert.doesNotMatch(readFileSync(join('demo', name), 'utf8'), /'\/(?:dist|docs)\//, name);
  });

  test('has no broken link', () => {
    const dead = [...pages].flatMap(([page, html]) =>
      linksOf(page, html)
        .filter(({ path }) => !isThere(path))
        .map(({ link }) => `${page}: ${link}`),
    );
    assert.deepEqual(dead, []);
  });

  test('has every heading that a document points to', () => {
    const dead = [...documents].flatMap(([page, html]) =>
      linksOf(page, html)
        .filter(({ path, anchor }) => anchor && !documents.get(path)?.includes(` id="${anchor}"`))
        .map(({ link }) => `${page}: ${link}`),
    );
    assert.deepEqual(dead, []);
  });

  test('has every document and heading that the Storybook points to', () => {
    const files = readdirSync('stories', { recursive: true, encoding: 'utf8' }).filter(name =>
      /\.(mdx|ts)$/.test(name),
    );
    const links = files.flatMap(name =>
      [
        ...readFileSync(join('stories', name), 'utf8').matchAll(
          /['"]\.\.\/((?:docs|src)\/[\w/-]+\.html|[A-Z]+\.html)(?:#([\w-]+))?['"]/g,
        ),
      ].map(([, path, anchor]) => ({ name, path: path!, anchor })),
    );
    assert.ok(links.length > 8);
    for (const { name, path, anchor } of links) {
      assert.ok(documents.has(path), `${name}: ${path}`);
      if (anchor) assert.ok(documents.get(path)!.includes(` id="${anchor}"`), `${name}: ${path}#${anchor}`);
    }
  });
});
