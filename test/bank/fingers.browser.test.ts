// engines: layout
// left to CI: windows of 41 widths in four languages
/** Nothing covers what can be pressed at tables with a bank, in any language, in a window of any width. */
import '../../src/faro-layout.js';
import '../../src/faro/lazy/classic.js';
import '../../src/trente-quarante-board.js';
import { LAYOUT_TEXTS } from '../../src/faro/text/texts.js';
import { BOARD_TEXTS } from '../../src/trente-quarante/text/texts.js';
import { inOneEngine } from '../table/engines.js';
import { fingersMeet } from '../table/fingers.js';
import { loadTexts } from '../table/on-a-page.js';

before(() => loadTexts(LAYOUT_TEXTS, BOARD_TEXTS));

fingersMeet('Trente et Quarante', 'trente-quarante-board', {}, inOneEngine.it);
fingersMeet('Faro', 'faro-layout', {}, inOneEngine.it);
fingersMeet('classic Faro', 'faro-layout', { variant: 'classic' });
