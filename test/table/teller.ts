/** Who tells at a table of poker, without a page: what they say of its players, one of whom may be spoken to. */
import { tellerOf as pokerTeller } from '../../src/poker/play/teller.ts';
import type { PokerText } from '../../src/poker/text/en.ts';

/** Somebody who tells in a language, with a table's own words. `you`: the seat that is spoken to. */
export const tellerOf = <Text extends PokerText>(words: Text, names: readonly string[], you = -1) => ({
  ...pokerTeller(words, seat => names[seat]!, you),
  words,
});
