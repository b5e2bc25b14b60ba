import { look } from '../../poker/look/settings.js';

/** How folded upcards are shown. */
export const MEMORY = look('memory', 'memory', 'visible', 'hidden', 'quiz');
