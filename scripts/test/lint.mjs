// The half of `npm run lint` that needs types: one TypeScript program, which is checked and which ESLint's rules then
// use.
import { join } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';

const CONFIG = 'tsconfig.test.json';
/** The warnings still allowed: see eslint.config.mjs. */
const WARNINGS = 60;

const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(join(process.cwd(), CONFIG), {}, ts.sys);
const program = ts.createProgram(fileNames, options);
const faults = ts.getPreEmitDiagnostics(program);
if (faults.length)
  console.error(
    ts.formatDiagnosticsWithColorAndContext(faults, {
      getCanonicalFileName: name => name,
      getCurrentDirectory: () => ts.sys.getCurrentDirectory(),
      getNewLine: () => '\n',
    }),
  );

const eslint = new ESLint({
  overrideConfig: [
    { ignores: ['scale'] }, // npm run test:scale lints it
    { files: ['**/*.ts'], languageOptions: { parserOptions: { project: null, programs: [program] } } },
  ],
});
const results = await eslint.lintFiles('.');
const count = key => results.reduce((sum, result) => sum + result[key], 0);
const errors = ESLint.getErrorResults(results);
const formatter = await eslint.loadFormatter();
if (errors.length) console.error(await formatter.format(errors));
if (count('warningCount') > WARNINGS)
  console.error(`${count('warningCount')} warnings, at most ${WARNINGS} are allowed`);
process.exitCode = Number(faults.length > 0 || errors.length > 0 || count('warningCount') > WARNINGS);
