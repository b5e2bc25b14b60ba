// engines: layout
// left to CI: windows of 41 widths in four languages
/** Nothing covers what can be pressed at the poker tables, in any language, in a window of any width. */
import '../../src/einundvierzig-table.js';
import '../../src/einundvierzig/lazy/hand-rank.js';
import '../../src/stud-table.js';
import { EINUNDVIERZIG_TEXTS } from '../../src/einundvierzig/text/texts.js';
import { STUD_TEXTS } from '../../src/stud/text/texts.js';
import { inOneEngine } from '../table/engines.js';
import { fingersMeet } from '../table/fingers.js';
import { loadTexts } from '../table/on-a-page.js';

before(() => loadTexts(EINUNDVIERZIG_TEXTS, STUD_TEXTS));

const players = 'you, Anna:easy, Bruno:easy, Clara:easy, Emil:easy, Frieda:easy';

fingersMeet('Seven Card Stud', 'stud-table', { players }, inOneEngine.it);
fingersMeet('stud high-low', 'stud-table', { variant: 'high-low', players });
fingersMeet('Einundvierzig', 'einundvierzig-table', {}, inOneEngine.it);
