/** The files of texts, for tests that read them all. */
import { readdirSync, readFileSync } from 'node:fs';
import { tsImport } from 'tsx/esm/api';
import type { Language } from '../../src/table/look/lang.ts';

const SRC = new URL('../../src/', import.meta.url);
/** The files of texts, `*` for the language, but for those that hold functions of a game's own. */
export const TEXT_FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter(file => /\/text\/(?:.*\/)?en(?:\.lazy)?\.ts$/.test(file))
  .filter(file => /^export const text\b/m.test(readFileSync(new URL(file, SRC), 'utf8')))
  .map(file => file.replace(/en((?:\.lazy)?)\.ts$/, '*$1'))
  .sort();

/** What one of these files says. */
export const textIn = async (file: string, language: Language): Promise<object> => {
  const address = new URL(`${file.replace('*', language)}.ts`, SRC).href;
  return ((await tsImport(address, import.meta.url)) as { text: object }).text;
};
