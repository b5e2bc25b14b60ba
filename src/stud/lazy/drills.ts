/** Drills at stud: remembering which upcards have been folded. */
import type { KnownCard } from '../../cards/card.js';
import { PACK_52 } from '../../cards/pack.js';
import type { Random } from '../../cards/random.js';
import { shuffledSource } from '../../cards/source.js';
import type { Drill, Question } from '../../table/lazy/drill/drill.js';
import { cardName, type CardWords } from '../../table/look/messages.js';
import type { DrillText } from '../text/en.lazy.js';

/** Folded upcards, and cards that nobody has shown. */
export interface Folded {
  readonly folded: readonly KnownCard[];
  readonly unseen: readonly KnownCard[];
  /** Whether they are no longer on the table: then they are shown first. */
  readonly isShown?: boolean;
}

/** Asks about folded cards and unseen ones equally often. @param deal the cards of each question. */
function* folded(
  random: Random,
  { asks, yes, no, because }: DrillText,
  words: CardWords,
  deal: (random: Random) => Folded,
): Generator<Question, never> {
  for (;;) {
    const { folded, unseen, isShown } = deal(random);
    const isFolded = random.below(2) === 0 && folded.length > 0;
    const from = isFolded ? folded : unseen;
    const name = cardName(from[random.below(from.length)]!, words);
    yield {
      asks: asks(name),
      ...(isShown && { examples: [{ cards: folded, said: '' }], isByHeart: true }),
      answers: [{ said: yes }, { said: no }],
      right: isFolded ? 0 : 1,
      because: because[isFolded ? 'folded' : 'unseen'](name),
    };
  }
}

/** How many upcards three players may have folded by fifth street. */
const CARDS = 7;

const dealt = (random: Random): Folded => {
  const pack = shuffledSource(PACK_52, random);
  pack.shuffle();
  return {
    folded: pack.draw(CARDS) as readonly KnownCard[],
    unseen: pack.draw(pack.left) as readonly KnownCard[],
    isShown: true,
  };
};

/** The drills of a language. */
export const drillsOf =
  (text: DrillText) =>
  /** @param deal the cards of a table in play; made-up ones by default. */
  (words: CardWords, _options?: unknown, deal: (random: Random) => Folded = dealt): readonly Drill[] => [
    { name: 'folded', title: text.title, questions: random => folded(random, text, words, deal) },
  ];
