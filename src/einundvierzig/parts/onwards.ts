/** What a hand needs once it goes on from its first deal; asked for when that begins. */
import type { Language } from '../../ui/lang.js';
import { wordsIn, type Words } from '../../ui/messages.js';
import { MORE_WORDS } from './words.js';

export * from '../../ui/betting/onwards.js';
export { nameOf } from './naming.js';
export { ownCards, readings } from './own.js';
export { styles } from './onwards.styles.js';

/** Words that join the table's own. */
export const wordsOf = (language: Language): Words<typeof MORE_WORDS> => wordsIn(MORE_WORDS, language);
