/** Drills at Einundvierzig: which two cards reveal least of a good hand, and the value of a hand. */
import type { KnownCard } from '../../cards/card.js';
import { PACK_32 } from '../../cards/pack.js';
import type { Random } from '../../cards/random.js';
import { shuffledSource } from '../../cards/source.js';
import { pairsOf } from '../../stakes/covered.js';
import type { Drill, Question } from '../../table/lazy/drill/drill.js';
import { cardName, type CardWords } from '../../table/look/messages.js';
import { maskOfAll, strengthOfMask } from '../rules/hand.js';
import { isPoor } from '../rules/turning-up.js';
import type { DrillText } from '../text/en.lazy.js';

/** The number of players at the table of these hands. */
const SEATS = 4;

/** Good hands with one pair of cards that is worth less than every other. */
function* openings(random: Random, words: DrillText, cardWords: CardWords): Generator<Question, never> {
  for (;;) {
    const pack = shuffledSource(PACK_32, random);
    pack.shuffle();
    const hand = pack.draw(4) as readonly KnownCard[];
    if (isPoor(maskOfAll(hand), SEATS)) continue;
    const pairs = pairsOf(hand);
    const worths = pairs.map(pair => strengthOfMask(maskOfAll(pair)));
    const least = Math.min(...worths);
    if (worths.filter(worth => worth === least).length > 1) continue;
    yield {
      asks: words.asks,
      examples: [{ cards: hand, said: '' }],
      answers: pairs.map(cards => ({ said: cards.map(card => cardName(card, cardWords)).join(', '), cards })),
      right: worths.indexOf(least),
      because: words.because,
    };
  }
}

/** The drills of a language. */
export const drillsOf =
  (text: DrillText) =>
  (words: CardWords): readonly Drill[] => [
    { name: 'open', title: text.title, questions: random => openings(random, text, words) },
  ];
