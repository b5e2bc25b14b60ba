/** What the tables say in all languages, for tests without a page. */
import type { Chapter } from '../../src/table/lazy/help.ts';
import { text as boardDe } from '../../src/trente-quarante/text/de.ts';
import { text as boardEn } from '../../src/trente-quarante/text/en.ts';
import { text as boardFr } from '../../src/trente-quarante/text/fr.ts';
import { text as einundvierzigDe } from '../../src/einundvierzig/text/de.ts';
import { text as einundvierzigEn } from '../../src/einundvierzig/text/en.ts';
import { text as einundvierzigFr } from '../../src/einundvierzig/text/fr.ts';
import { text as layoutDe } from '../../src/faro/text/de.ts';
import { text as layoutEn } from '../../src/faro/text/en.ts';
import { text as layoutFr } from '../../src/faro/text/fr.ts';
import { text as studDe } from '../../src/stud/text/de.ts';
import { text as studEn } from '../../src/stud/text/en.ts';
import { text as studFr } from '../../src/stud/text/fr.ts';
import { helpIn as boardHelpDe } from '../../src/trente-quarante/text/help/de.ts';
import { helpIn as boardHelpEn } from '../../src/trente-quarante/text/help/en.ts';
import { helpIn as boardHelpFr } from '../../src/trente-quarante/text/help/fr.ts';
import { helpIn as einundvierzigHelpDe } from '../../src/einundvierzig/text/help/de.ts';
import { helpIn as einundvierzigHelpEn } from '../../src/einundvierzig/text/help/en.ts';
import { helpIn as einundvierzigHelpFr } from '../../src/einundvierzig/text/help/fr.ts';
import { helpIn as layoutHelpDe } from '../../src/faro/text/help/de.ts';
import { helpIn as layoutHelpEn } from '../../src/faro/text/help/en.ts';
import { helpIn as layoutHelpFr } from '../../src/faro/text/help/fr.ts';
import { helpIn as studHelpDe } from '../../src/stud/text/help/de.ts';
import { helpIn as studHelpEn } from '../../src/stud/text/help/en.ts';
import { helpIn as studHelpFr } from '../../src/stud/text/help/fr.ts';

export const BOARD = { en: boardEn, de: boardDe, fr: boardFr };
export const EINUNDVIERZIG = { en: einundvierzigEn, de: einundvierzigDe, fr: einundvierzigFr };
export const LAYOUT = { en: layoutEn, de: layoutDe, fr: layoutFr };
export const STUD = { en: studEn, de: studDe, fr: studFr };

export const BOARD_HELP = { en: boardHelpEn, de: boardHelpDe, fr: boardHelpFr };
export const EINUNDVIERZIG_HELP = { en: einundvierzigHelpEn, de: einundvierzigHelpDe, fr: einundvierzigHelpFr };
export const LAYOUT_HELP = { en: layoutHelpEn, de: layoutHelpDe, fr: layoutHelpFr };
export const STUD_HELP = { en: studHelpEn, de: studHelpDe, fr: studHelpFr };

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
