/**
 * Entry `tapis-vert/server.js`: all tables, for a server that writes pages with `@lit-labs/ssr`. What they load late in a page
 * (languages, themes, the second card family, the classic layout) is there before the import ends.
 */
import { unsafeCSS } from 'lit';
import { EinundvierzigTable, FaroLayout, StudTable, TrenteQuaranteBoard } from './index.js';
import { loadBeforehand } from './table/lazy.js';

export * from './index.js';

for (const table of [TrenteQuaranteBoard, StudTable, EinundvierzigTable, FaroLayout])
  table.elementStyles.push(...(await loadBeforehand(table.firstPicture)).map(unsafeCSS));
