/** What stud tells when it is asked, in one language: its rules and reasons, guides, drills, terms. */
import { drawerStyles } from '../../table/lazy/drawer.styles.js';
import type { Options } from '../rules/options.js';
import type * as Lazy from '../text/en.lazy.js';
import { drillsOf } from './drills.js';
import { guidesOf } from './guides.js';
import { helpOf, type Help } from './help.js';

/** What is told, from the texts of a language. */
export const lazyTextOf = ({ sentences, guides, drills, ...others }: typeof Lazy) => ({
  ...others,
  styles: drawerStyles,
  helpIn: (options: Options): Help => helpOf(options, sentences),
  guidesIn: guidesOf(guides),
  drillsIn: drillsOf(drills),
});
