/** What is needed only after a refait: the choice on a stake, and stakes in prison. Loaded with the first. */
import { choiceStyles } from './choice.styles.js';
import { prisonsStyles } from './prisons.styles.js';

export const styles = prisonsStyles + choiceStyles;
