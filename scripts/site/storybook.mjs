// npm run storybook, npm run build-storybook: first builds dist/ if it is old, for the manifest that the docs show.
import { spawn } from 'node:child_process';
import { buildIfOld } from '../build/build.mjs';

buildIfOld();
const words =
  process.argv[2] === 'build' ? ['build', '--quiet', '--loglevel', 'error'] : ['dev', '--no-open', '-p', '6006'];
const child = spawn(
  process.execPath,
  ['node_modules/storybook/dist/bin/dispatcher.js', ...words, ...process.argv.slice(3)],
  {
    stdio: 'inherit',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  },
);
child.once('close', code => (process.exitCode = code ?? 1));
