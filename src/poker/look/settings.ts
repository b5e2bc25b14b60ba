/** What a page can set on every poker table, beside the common settings. */
import { purseSetting, type Setting } from '../../table/look/attributes.js';

/** A purely visual setting: its values, the default first. */
export const look = (property: string, attribute: string, ...values: readonly [string, ...string[]]): Setting => ({
  property,
  attribute,
  rule: { kind: 'choice', values, default: values[0] },
  path: [],
});

/** How the hand goes on after the player has folded. */
export const AFTER_FOLD = look('afterFold', 'after-fold', 'fast', 'normal');

export const BETTING_SETTINGS: readonly Setting[] = [purseSetting(0, 'the buy-in'), AFTER_FOLD];
