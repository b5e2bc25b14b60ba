// engines: layout
/** Nothing covers what can be pressed at the poker tables, in any language, in a window of any width. */
import '../../src/einundvierzig-table.js';
import '../../src/einundvierzig/lazy/hand-rank.js';
import '../../src/einundvierzig/text/de.js';
import '../../src/einundvierzig/text/fr.js';
import '../../src/einundvierzig/text/it.js';
import '../../src/stud-table.js';
import '../../src/stud/text/de.js';
import '../../src/stud/text/fr.js';
import '../../src/stud/text/it.js';
import { fingersMeet } from '../table/fingers.js';

const players = 'you, Anna:easy, Bruno:easy, Clara:easy, Emil:easy, Frieda:easy';

fingersMeet('Seven Card Stud', 'stud-table', { players });
fingersMeet('stud high-low', 'stud-table', { variant: 'high-low', players });
fingersMeet('Einundvierzig', 'einundvierzig-table');
