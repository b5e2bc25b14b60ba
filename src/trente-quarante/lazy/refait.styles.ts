/** What is seen only once a refait has come: the choice on a stake, and stakes in prison. Loaded when the first stake lies there. */
import { choiceStyles } from './choice.styles.js';
import { prisonsStyles } from './prisons.styles.js';

export const styles = prisonsStyles + choiceStyles;
