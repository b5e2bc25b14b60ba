import { look } from '../../poker/look/settings.js';

/** What is seen of folded up-cards. */
export const MEMORY = look('memory', 'memory', 'visible', 'hidden', 'quiz');
