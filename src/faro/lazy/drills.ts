/** Drills at Faro: remembering how many of a rank are left as the pack goes down. */
import { RANKS, type KnownCard } from '../../cards/card.js';
import { PACK_52 } from '../../cards/pack.js';
import type { Random } from '../../cards/random.js';
import { shuffledSource } from '../../cards/source.js';
import type { Drill, Question } from '../../table/lazy/drill/drill.js';
import type { Rank } from '../../table/look/messages.js';
import type { CommonText } from '../../table/text/en.js';
import type { DrillText } from '../text/en.lazy.js';

/** Turns between two questions, and before a new pack is shuffled. */
const TURNS = 5;
const TURNS_IN_PACK = 25;

/** Each question is five turns further down the pack; cards that came before are not shown again. */
function* cases(random: Random, words: DrillText, rankName: (rank: Rank) => string): Generator<Question, never> {
  for (;;) {
    const pack = shuffledSource(PACK_52, random);
    pack.shuffle();
    const fallen: KnownCard[] = [];
    for (let turns = TURNS; turns <= TURNS_IN_PACK; turns += TURNS) {
      const cards = pack.draw(2 * TURNS) as readonly KnownCard[];
      fallen.push(...cards);
      const rank = RANKS[random.below(RANKS.length)] as Rank;
      const count = fallen.filter(card => card[0] === rank).length;
      yield {
        asks: words.asks(rankName(rank)),
        examples: [
          { cards: cards.slice(0, TURNS), said: words.turns(turns - TURNS + 1, turns) },
          { cards: cards.slice(TURNS), said: '' },
        ],
        isByHeart: true,
        answers: [0, 1, 2, 3, 4].map(left => ({ said: String(left) })),
        right: 4 - count,
        because: words.because(count, turns),
      };
    }
  }
}

/** The drills of a language. */
export const drillsOf =
  (text: DrillText) =>
  ({ ranks }: CommonText): readonly Drill[] => [
    { name: 'cases', title: text.title, questions: random => cases(random, text, rank => ranks[rank]) },
  ];
