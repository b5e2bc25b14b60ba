import js from '@eslint/js';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import { configs as wc } from 'eslint-plugin-wc';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** What a host needs of Node. */
const HOSTING = 'src/host/node/**';
/** The screen half of the project, by folder; all other files of src/ run in Node, in a worker, on a server. */
const SCREEN = [
  'src/{table,poker,bank,elements}/**',
  'src/*/{look,play,lazy,text}/**',
  'src/{index,server,*-board,*-table,*-layout}.ts',
];

/** Files with a function of cyclomatic complexity above 24: the list must not grow. */
const TANGLED = [
  'src/fair/guest.ts',
  'src/faro/{rules/turn,play/status,lazy/help}.ts',
  'src/trente-quarante/rules/coup-law.ts',
];

const forbid = (why, names) => names.map(name => ({ name, message: why }));

const NO_DOM = forbid('Headless files know no page and no platform: they run anywhere.', [
  ...['window', 'document', 'customElements', 'HTMLElement', 'Element', 'Node', 'CustomEvent', 'Event', 'EventTarget'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'navigator', 'location', 'fetch', 'XMLHttpRequest', 'WebSocket'],
  ...['Worker', 'matchMedia', 'self', 'globalThis', 'global', 'process', 'Buffer'],
]);
const NO_CLOCK = forbid('Headless files know no clock: the same actions always give the same table.', [
  ...['Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'],
  ...['requestAnimationFrame', 'requestIdleCallback'],
]);
const NO_CRYPTO = forbid('Chance comes from a CardSource; only cards/random.ts asks the platform for it.', ['crypto']);

export default defineConfig(
  globalIgnores([
    'build',
    'dist',
    'coverage',
    'storybook-static',
    'site',
    '.pictures',
    '.storybook',
    'src/*.d.ts', // the build makes what they import; test/jsx.test.ts and the apps test them
    '**/*.cjs',
    'demo/frameworks',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.recommendedTypeChecked, lit['flat/recommended'], wc['flat/recommended']],
    plugins: { 'lit-a11y': litA11y },
    languageOptions: { parserOptions: { project: './tsconfig.test.json', tsconfigRootDir: import.meta.dirname } },
    rules: {
      ...litA11y.configs.recommended.rules,
      '@typescript-eslint/consistent-type-imports': 'error',
      // a name with a leading underscore is a placeholder
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', destructuredArrayIgnorePattern: '^_' },
      ],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/{test,stories,bench,scale}/**/*.ts'],
    rules: {
      // describe() and test() of node:test return promises that nobody awaits; chai's `expect(x).to.be.true` is an
      // expression
      '@typescript-eslint/no-floating-promises': 'off',
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['scale/**/*.ts'],
    languageOptions: { parserOptions: { project: './scale/tsconfig.json' } },
  },
  {
    files: ['src/**/*.ts'],
    ignores: [...SCREEN, HOSTING],
    rules: {
      'no-restricted-globals': ['error', ...NO_DOM, ...NO_CLOCK, ...NO_CRYPTO],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes from a CardSource or a Random.' },
      ],
    },
  },
  {
    // one subject per file: a longer one has two. Style sheets and texts are lists.
    files: ['src/**/*.ts'],
    ignores: ['src/**/*.styles.ts', 'src/**/text/**'],
    rules: { 'max-lines': ['error', { max: 475, skipComments: true }] },
  },
  {
    files: ['src/**/*.ts'],
    ignores: TANGLED,
    rules: { complexity: ['error', 24] },
  },
  {
    // what is known to exist should have a type that says so; `npm run lint` allows the assertions that are left, and
    // no more
    files: ['src/{table,poker,bank}/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'warn' },
  },
  {
    // a chain of cases is a table, a function with early returns, or two named steps; templates have nothing else
    files: ['src/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'ConditionalExpression:not(TaggedTemplateExpression *):not(:has(TaggedTemplateExpression)) > ConditionalExpression',
          message: 'A ternary within a ternary: return early, make a table, or name the inner choice.',
        },
      ],
    },
  },
  {
    files: ['src/cards/random.ts'],
    rules: { 'no-restricted-globals': ['error', ...NO_DOM, ...NO_CLOCK] },
  },
  {
    // scripts and settings run in Node; code for a browser page declares the page's globals
    files: ['**/*.mjs', 'demo/**/*.js', 'docs/**/*.js'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          ...[
            'process',
            'console',
            'Buffer',
            'URL',
            'fetch',
            'AbortSignal',
            'setTimeout',
            'clearTimeout',
            'performance',
          ],
          ...['window', 'document', 'customElements', 'HTMLElement', 'localStorage', 'Blob', 'navigator', 'location'],
          ...['requestAnimationFrame', 'CustomEvent', 'Event', 'IntersectionObserver', 'URLSearchParams', 'history'],
          ...['createImageBitmap', 'OffscreenCanvas', 'crypto', 'btoa', 'structuredClone'],
        ].map(name => [name, 'readonly']),
      ),
    },
  },
);
