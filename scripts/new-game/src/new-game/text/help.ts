/** The rules in short and the reasons of the odd ones: what each language says of them is in `help/`. */
import { drawerStyles } from '../../table/drawer.styles.js';
import type { Chapter } from '../../table/help.js';

export const styles = drawerStyles;

/** What a “why?” may ask. */
export type Reason = 'suit';

export interface Help {
  readonly rules: readonly Chapter[];
  readonly why: Readonly<Record<Reason, string>>;
}
