/** Who tells at a table of poker, without a page: what he says of its players, seat 0 being called “you” if so wished. */
import { chips, say, wordsIn, type COMMON_WORDS } from '../../src/table/messages.ts';
import type { Language } from '../../src/table/lang.ts';

/** Somebody who tells in a language, with a table's own words. */
export function tellerOf<Table extends typeof COMMON_WORDS>(
  table: Table,
  names: readonly string[],
  { language = 'en', isYou = () => false }: { language?: Language; isYou?: (seat: number) => boolean } = {},
) {
  const words = wordsIn(table, language);
  const inner = (seat: number): string =>
    !isYou(seat) ? names[seat]! : language === 'de' ? words.you : words.you.toLowerCase();
  return {
    language,
    words,
    handWords: words,
    inner,
    isYou,
    phrase: (sentence: string, seat: number, amount: number): string => {
      const [other, you = other] = sentence.split('~');
      return say(isYou(seat) ? you : other, isYou(seat) ? words.you : names[seat]!, chips(amount));
    },
  };
}
