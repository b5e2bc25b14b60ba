// tries: dist
/** What a package from the registry must contain, beside code that works. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import { describe, test } from 'node:test';

/** Plain scripts, without types of their own. */
const load = async <Module>(path: string): Promise<Module> =>
  (await import(new URL(path, import.meta.url).href)) as Module;
const { elements, headless } = await load<{ elements: { tag: string; room: string }[]; headless: string[] }>(
  '../scripts/entries.mjs',
);
const { faultsBeforePublishing } = await load<{
  faultsBeforePublishing: (manifest: object, changelog: string) => string[];
}>('../scripts/build/publish-check.mjs');

const { loadedWith, recorded } = await load<{
  loadedWith: (script: string, how?: { play: boolean }) => string[];
  recorded: () => Record<string, { modules: string[]; imports: string[]; lazy: string[] }>;
}>('../scripts/build/cdn-files.mjs');

const CDN = 'dist/cdn';
const read = (file: string): string => readFileSync(file, 'utf8');
const json = <Kind>(file: string): Kind => JSON.parse(read(file)) as Kind;
const filesIn = (folder: string, ending: string): string[] =>
  (readdirSync(folder, { recursive: true }) as string[]).filter(file => file.endsWith(ending));
const manifest = json<Record<string, unknown> & { name: string; version: string }>('package.json');

describe('the licences', () => {
  const text = read(join(CDN, 'LICENSES.txt'));
  const bundled = new Set(
    Object.values(recorded())
      .flatMap(({ modules }) => modules)
      .flatMap(path => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []),
  );

  test('of everything that is bundled are beside the scripts, in full', () => {
    assert.ok(bundled.size >= 5, [...bundled].join());
    for (const name of bundled) {
      const folder = join('node_modules', name);
      const file = readdirSync(folder).find(each => /^licen[cs]e/i.test(each));
      assert.ok(text.includes(read(join(folder, file!)).trim()), `${name} keeps its notice`);
      assert.match(
        text,
        new RegExp(`^${name} ${json<{ version: string }>(join(folder, 'package.json')).version} `, 'm'),
      );
    }
    assert.ok(text.includes(read('LICENSE').trim()));
  });

  test('are named in the first line of every script', () => {
    for (const file of filesIn(CDN, '.min.js'))
      assert.match(read(join(CDN, file)), /^\/\*! tapis-vert [\d.]+, MIT\. .*LICENSES\.txt \*\/\n/, file);
  });
});

describe('the files for a CDN', () => {
  const files = recorded();
  const doors = [...elements.map(({ tag }) => `${tag}.min.js`), 'tapis-vert.min.js'];
  const modulesOf = (file: string): string[] => files[file]!.modules;

  test('are all there, and no others', () => {
    assert.deepEqual(filesIn(CDN, '.js').sort(), Object.keys(files).sort());
  });

  test('hold each module of the tables once', () => {
    const shared = Object.keys(files).filter(file => file !== 'fair.min.js');
    const modules = shared.flatMap(modulesOf);
    assert.ok(modules.length > 300);
    assert.deepEqual(
      modules.filter((path, at) => modules.indexOf(path) !== at),
      [],
    );
  });

  test('have entry files with nothing of their own', () => {
    for (const door of doors)
      assert.deepEqual(
        modulesOf(door).filter(path => !path.startsWith('\0door:') && path !== 'index.js'),
        [],
        door,
      );
  });

  for (const { tag, room } of elements)
    test(`${tag}: what it loads at once is from its own folders, without anything opened later`, () => {
      const parts = loadedWith(`${tag}.min.js`, { play: false })
        .slice(1)
        .map(file => /^parts\/(.+)-\w+\.js$/.exec(file)![1]!);
      const family = parts.filter(part => part !== `${room}-look` && part !== 'table-look');
      assert.equal(parts.length, 3, parts.join());
      assert.match(family.join(), /^(poker|bank)-look$/);
    });

  for (const { tag, room } of elements)
    test(`${tag}: the files of its gameplay are requested at once, not one after the other`, () => {
      const files = loadedWith(`${tag}.min.js`);
      const look = files.find(file => file.includes(`/${room}-look-`))!;
      const code = readFileSync(join(CDN, look), 'utf8');
      const gameplay = files.filter(file => /-play-\w+\.js$/.test(file));
      assert.equal(gameplay.length, 3);
      for (const file of gameplay) assert.ok(code.includes(`import("./${basename(file)}")`), file);
    });

  test('are loaded late if their folder says so', () => {
    const first = new Set(doors.flatMap(door => loadedWith(door, { play: false })));
    const late = /(^|\/)(play|lazy)\//;
    assert.deepEqual(
      [...first].flatMap(modulesOf).filter(path => late.test(path)),
      [],
    );
  });
});

describe('integrity.json', () => {
  const { base, files, scripts, preloads, importmap, version } = json<{
    version: string;
    base: string;
    files: Record<string, string>;
    scripts: Record<string, string>;
    preloads: Record<string, string[]>;
    importmap: { integrity: Record<string, string> };
  }>(join(CDN, 'integrity.json'));
  const hash = (file: string): string =>
    `sha384-${createHash('sha384')
      .update(readFileSync(join(CDN, file)))
      .digest('base64')}`;

  test('has the hash of every script, and no other', () => {
    const there = Object.fromEntries(filesIn(CDN, '.js').map(file => [file, hash(file)]));
    assert.deepEqual(files, there);
  });

  test('has the tag of every entry, and all other files in the import map', () => {
    const parts = Object.keys(files).filter(file => file.startsWith('parts/'));
    assert.ok(parts.length > 20);
    assert.deepEqual(importmap.integrity, Object.fromEntries(parts.map(file => [base + file, hash(file)])));
    assert.deepEqual(
      Object.keys(scripts),
      Object.keys(files).filter(file => !file.startsWith('parts/')),
    );
    for (const [file, tag] of Object.entries(scripts))
      assert.equal(
        tag,
        `<script type="module" src="${base}${file}" integrity="${hash(file)}" crossorigin="anonymous"></script>`,
      );
  });

  test('has the lines that preload what the first picture of an entry needs', () => {
    assert.deepEqual(Object.keys(preloads), Object.keys(scripts));
    for (const [entry, lines] of Object.entries(preloads))
      assert.deepEqual(
        lines,
        loadedWith(entry, { play: false })
          .slice(1)
          .map(
            file =>
              `<link rel="modulepreload" href="${base}${file}" integrity="${hash(file)}" crossorigin="anonymous" />`,
          ),
      );
  });

  test('is for this version', () => {
    assert.equal(version, manifest.version);
    assert.ok(base.includes(`/${manifest.name}@${manifest.version}/`));
  });
});

describe('the entries of the classes', () => {
  for (const { tag } of elements)
    test(`${tag}: registers nothing, and the class tells its version`, () => {
      const define = `define${tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
      const { stdout, stderr } = spawnSync(
        process.execPath,
        [
          '--input-type=module',
          '--eval',
          `const { ${define}, ${define.slice(6)} } = await import('./dist/elements/${tag}.js');
          console.log(customElements.get('${tag}') === undefined, ${define.slice(6)}.version);
          ${define}();
          console.log(customElements.get('${tag}') === ${define.slice(6)});`,
        ],
        { encoding: 'utf8' },
      );
      assert.equal(stderr, '');
      assert.equal(stdout, `true ${manifest.version}\ntrue\n`);
    });

  test('are not among the files with side effects', () => {
    const { sideEffects } = manifest as { sideEffects?: string[] };
    const patterns = sideEffects!.map(
      each =>
        new RegExp(
          `^${each.replace('./', '').replaceAll('.', '\\.').replaceAll('**', '¶').replaceAll('*', '[^/]*').replaceAll('¶', '.*')}$`,
        ),
    );
    const hasSideEffects = (file: string): boolean => patterns.some(pattern => pattern.test(file));
    for (const { tag } of elements) {
      assert.ok(hasSideEffects(`dist/${tag}.js`), tag);
      assert.ok(!hasSideEffects(`dist/elements/${tag}.js`), tag);
    }
    assert.deepEqual(
      filesIn('dist/parts', '.js').filter(file => hasSideEffects(`dist/parts/${file}`)),
      [],
    );
  });
});

describe('the files of the package', () => {
  const { stdout } = spawnSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { encoding: 'utf8' });
  const [{ files }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
  const packed = files.map(({ path }) => path);
  /** The packed files of a kind, each with the files of the package that it names. */
  const leading = (ending: string, to: RegExp): [file: string, named: string][] =>
    packed
      .filter(file => file.endsWith(ending))
      .flatMap(file =>
        [...read(file).matchAll(to)].map(
          ([, path]) => [file, normalize(join(dirname(file), path!))] as [string, string],
        ),
      );
  const missing = (named: readonly [file: string, named: string][]): string[] => [
    ...new Set(
      named
        .filter(([, to]) => !packed.some(each => each === to || each.startsWith(`${to}/`)))
        .map(words => words.join(': ')),
    ),
  ];

  test('contain no sources and no maps', () => {
    assert.deepEqual(
      packed.filter(file => /\.map$|(?<!\.d)\.ts$/.test(file)),
      [],
    );
    assert.deepEqual(
      packed.filter(file => /^dist.*\.js$/.test(file) && read(file).includes('sourceMappingURL')),
      [],
    );
  });

  test('name no missing file: the documents', () => {
    assert.deepEqual(missing(leading('.md', /\]\((?!https?:|#)([^)#]+)/g)), []);
  });

  test('name no missing file: the scripts', () => {
    assert.deepEqual(missing(leading('.js', /\b(?:from|import)\s*\(?"(\.[^"]+)"/g)), []);
  });

  test('use nothing of a screen if their entry has none', () => {
    const scripts = new Set(headless.map(name => `dist/${name}.js`));
    for (const script of scripts) for (const [, to] of leading(script, /\bfrom\s*"(\.[^"]+)"/g)) scripts.add(to);
    assert.ok(scripts.size > 20);
    assert.deepEqual(
      [...scripts].filter(file => /from\s*"lit[/"-]/.test(read(file))),
      [],
    );
  });

  test('name no missing file: the types', () => {
    const named = leading('.d.ts', /\b(?:from|import)\b\s*\(?['"](\.[^'"]+)['"]/g);
    assert.deepEqual(missing(named.map(([file, to]) => [file, to.replace(/\.js$/, '.d.ts')])), []);
  });

  test('name no missing file: the manifest of the elements', () => {
    const named = [...read('dist/custom-elements.json').matchAll(/"(?:path|module)":"([^"]+)"/g)];
    assert.ok(named.length >= elements.length);
    assert.deepEqual(missing(named.map(([, path]) => ['custom-elements.json', path!.replace(/^\//, '')])), []);
  });
});

/** The lowest version in a range of Node versions. */
const least = (range: string): number[] =>
  /(\d+)(?:\.(\d+))?/
    .exec(range)!
    .slice(1)
    .map(part => Number(part ?? 0));

describe('package.json', () => {
  test('says who owns it and what it is about', () => {
    assert.ok((manifest.keywords as string[]).includes('custom-elements'));
    assert.ok(manifest.author);
  });

  test('asks for the Node version that its dependencies need, and no later one', () => {
    const engines = Object.keys(manifest.dependencies as object).flatMap(
      name => json<{ engines?: { node?: string } }>(join('node_modules', name, 'package.json')).engines?.node ?? [],
    );
    const [latest] = engines.map(least).sort(([a, b], [c, d]) => c! - a! || d! - b!);
    const { node } = manifest.engines as { node: string };
    assert.deepEqual(least(node), latest);
    assert.ok(read('docs/host.md').includes(`from ${least(node).join('.')} on`), 'docs/host.md says the same');
  });

  test('is developed with packages that run on that version, so that npm ci warns of none', () => {
    type Packages = Record<string, { readonly engines?: { readonly node?: string }; readonly optional?: boolean }>;
    const { packages } = json<{ packages: Packages }>('package-lock.json');
    const [major, minor] = least((manifest.devEngines as { runtime: { version: string } }).runtime.version);
    const runs = (range: string): boolean => {
      const [first, second] = /\d/.test(range) ? least(range) : [0, 0];
      return first! < major! || (first === major && second! <= minor!);
    };
    // an optional one that does not run is left out without a word
    const newer = Object.entries(packages).filter(
      ([, { engines, optional }]) => !optional && !(engines?.node ?? '*').split('||').some(runs),
    );
    assert.deepEqual(newer, []);
  });

  test('refuses to be published until its owner has said where the source is', () => {
    const owned = { ...manifest, repository: 'r', homepage: 'h', bugs: 'b' };
    const changelog = `# Changelog\n\n## [${manifest.version}] 2026-12-01\n`;
    assert.deepEqual(faultsBeforePublishing(owned, changelog), []);
    for (const field of ['repository', 'homepage', 'bugs']) {
      const [fault, ...others] = faultsBeforePublishing({ ...owned, [field]: undefined }, changelog);
      assert.match(fault!, new RegExp(`no “${field}”`));
      assert.deepEqual(others, []);
    }
    assert.match(faultsBeforePublishing(owned, '# Changelog\n')[0]!, /no heading/);
  });
});
