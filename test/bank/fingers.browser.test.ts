// engines: layout
/** Nothing covers what can be pressed at tables with a bank, in any language, in a window of any width. */
import '../../src/faro-layout.js';
import '../../src/faro/lazy/classic.js';
import '../../src/faro/text/de.js';
import '../../src/faro/text/fr.js';
import '../../src/faro/text/it.js';
import '../../src/trente-quarante-board.js';
import '../../src/trente-quarante/text/de.js';
import '../../src/trente-quarante/text/fr.js';
import '../../src/trente-quarante/text/it.js';
import { fingersMeet } from '../table/fingers.js';

fingersMeet('Trente et Quarante', 'trente-quarante-board');
fingersMeet('Faro', 'faro-layout');
fingersMeet('classic Faro', 'faro-layout', { variant: 'classic' });
