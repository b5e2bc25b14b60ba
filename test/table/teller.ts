/** Who tells at a table of poker, without a page: what they say of its players, one of whom may be spoken to. */
import { tellerOf as lineOf } from '../../src/poker/play/status-line.ts';
import type { PokerText } from '../../src/poker/text/en.ts';

/** Somebody who tells in a language, with a table's own words. `you`: the seat that is spoken to. */
export const tellerOf = <Text extends PokerText>(words: Text, names: readonly string[], you = -1) => ({
  ...lineOf(words, seat => names[seat]!, you),
  words,
});
