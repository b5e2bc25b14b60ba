/**
 * Entry `tapis-vert/server.js`: all tables, for a server that renders pages with `@lit-labs/ssr`. Whatever they load
 * late in a page (languages, themes, the second card family, the classic layout) is loaded before the import ends.
 */
import { unsafeCSS } from 'lit';
import * as entry from './index.js';
import { loadBeforehand } from './table/look/lazy.js';

export * from './index.js';

for (const each of Object.values(entry))
  if ('firstPicture' in each) each.elementStyles.push(...(await loadBeforehand(each.firstPicture)).map(unsafeCSS));
