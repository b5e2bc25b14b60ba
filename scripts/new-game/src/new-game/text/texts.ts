/** What the table says, in all languages. */
import type { Texts } from '../../table/text/texts.js';
import { text as en, type NewGameText } from './en.js';

export const NEW_GAME_TEXTS: Texts<NewGameText> = { en, de: () => import('./de.js'), fr: () => import('./fr.js') };
