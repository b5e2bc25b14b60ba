import { OPTIONS } from '../../../src/new-game/rules/options.ts';
import { sheetOf, testOptions } from '../../game/sheet.ts';

testOptions(sheetOf('new-game'), OPTIONS);
