// The languages of the tables, as src/table/look/lang.ts lists them, and their names in English.
import { readFileSync } from 'node:fs';

const LANG = new URL('../../src/table/look/lang.ts', import.meta.url);
const [, codes] = /LANGUAGES = \[(.+)\]/.exec(readFileSync(LANG, 'utf8'));

export const LANGUAGES = [...codes.matchAll(/\w+/g)].map(([language]) => language);
export const nameOf = language => new Intl.DisplayNames('en', { type: 'language' }).of(language);
