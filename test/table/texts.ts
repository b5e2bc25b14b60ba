/** What the tables say in all languages, for tests without a page. */
import { EINUNDVIERZIG_TEXTS } from '../../src/einundvierzig/text/texts.ts';
import { LAZY_TEXTS as EINUNDVIERZIG_LAZY_TEXTS } from '../../src/einundvierzig/text/lazy-texts.ts';
import { LAYOUT_TEXTS } from '../../src/faro/text/texts.ts';
import { LAZY_TEXTS as LAYOUT_LAZY_TEXTS } from '../../src/faro/text/lazy-texts.ts';
import { STUD_TEXTS } from '../../src/stud/text/texts.ts';
import { LAZY_TEXTS as STUD_LAZY_TEXTS } from '../../src/stud/text/lazy-texts.ts';
import type { Chapter } from '../../src/table/lazy/help.ts';
import { LANGUAGES, type Language } from '../../src/table/look/lang.ts';
import type { LazyChunk } from '../../src/table/look/lazy.ts';
import type { Texts } from '../../src/table/text/texts.ts';
import { BOARD_TEXTS } from '../../src/trente-quarante/text/texts.ts';
import { LAZY_TEXTS as BOARD_LAZY_TEXTS } from '../../src/trente-quarante/text/lazy-texts.ts';

/** By language, what is loaded for it. */
export const inAllLanguages = async <Text>(
  load: (language: Language) => Text | Promise<Text>,
): Promise<Readonly<Record<Language, Text>>> =>
  Object.fromEntries(
    await Promise.all(LANGUAGES.map(async language => [language, await load(language)] as const)),
  ) as Record<Language, Text>;

const spoken = <Text extends object>(texts: Texts<Text>) =>
  inAllLanguages(async language => (language === 'en' ? texts.en : (await texts[language]()).text));
const told = <Text extends object>(texts: Readonly<Record<Language, LazyChunk<Text>>>) =>
  inAllLanguages(language => texts[language]());

export const BOARD = await spoken(BOARD_TEXTS);
export const EINUNDVIERZIG = await spoken(EINUNDVIERZIG_TEXTS);
export const LAYOUT = await spoken(LAYOUT_TEXTS);
export const STUD = await spoken(STUD_TEXTS);

/** What each game tells when it is asked: rules and reasons, guides, drills, terms. */
export const BOARD_LAZY = await told(BOARD_LAZY_TEXTS);
export const EINUNDVIERZIG_LAZY = await told(EINUNDVIERZIG_LAZY_TEXTS);
export const LAYOUT_LAZY = await told(LAYOUT_LAZY_TEXTS);
export const STUD_LAZY = await told(STUD_LAZY_TEXTS);

/** What a text is filled with: a figure, the ranks of a hand, or a list of names. */
const FILLED = Object.assign('0', { plural: ['0', '0'], singular: ['0', '0'], join: () => '0' });

/** All texts of a table; what is filled in becomes a figure. */
export const textsOf = (text: object): readonly string[] =>
  Object.values(text).flatMap((each: unknown): readonly string[] => {
    if (typeof each === 'string') return [each];
    if (typeof each !== 'function') return textsOf(each as object);
    return [
      (each as (...given: readonly unknown[]) => string | readonly string[])(FILLED, FILLED, FILLED, FILLED),
    ].flat();
  });

/** All that the rules say, without their headings and pictures. */
export const rulesSaid = (rules: readonly Chapter[]): string => rules.map(({ text }) => text).join(' ');
