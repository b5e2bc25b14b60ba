/** What a seat holds, in words: one hand, or a high and a low one. */
import type { Card } from '../../cards/card.js';
import type { Phrase } from '../../table/text/texts.js';
import type { HandOrder } from '../rules/hand.js';
import type { Options } from '../rules/options.js';
import { lowOrder } from '../rules/showdown.js';
import { nameOf, type HandWords, type Named } from './naming.js';

/** A seat's hand in words: in full, and in short, by halves. */
export interface Holding {
  readonly text: string;
  readonly brief: readonly string[];
  /** If there is room for a line for each half. */
  readonly over: readonly string[];
  /** In full and in one line, as it begins a sentence and within one. */
  readonly phrase: Phrase;
  readonly named: readonly Named[];
}

/** The best hand in these cards, as far as they are known; in high-low the best of each kind. */
export function holdingOf(cards: readonly Card[], options: Options, words: HandWords): Holding {
  const order = lowOrder(options);
  const name = (by: HandOrder): Named | undefined => nameOf(by, cards, words);
  const isRazz = options.variant === 'razz';
  const high = isRazz ? undefined : name('high');
  const low = order && name(order);
  const noLow = order && cards.length >= 5 ? words.noLow : '';
  const lowText = low ? words.lowIs(low.within.full) : noLow;
  const lowBrief = low && words.lowIs(low.within.short);
  const told = (...halves: readonly (string | undefined)[]): readonly string[] =>
    halves.filter(half => !!half) as string[];
  // at razz it need not be said that this is the low hand
  const named = high ?? low;
  const inOneLine = (first = ''): string => {
    if (high && low) return words.highAndLow(first, low.within.full);
    return [first, named && !low && noLow].filter(Boolean).join(', ');
  };
  return {
    text: [high?.full, lowText].filter(Boolean).join('\n'),
    // at razz every hand is low
    brief: told(high?.short, isRazz ? low?.short : lowBrief),
    // two halves in full would take three lines, and reach into the plate
    over: isRazz ? told(lowText) : told(order ? high?.short : high?.full, lowBrief ?? noLow),
    phrase: [inOneLine(named?.full), inOneLine(named?.within.full)],
    named: [high, low].filter(each => each !== undefined),
  };
}
