/** Drills at Faro: how many of a rank are left, kept in mind as the pack goes down. */
import { RANKS, type KnownCard } from '../../cards/card.js';
import { PACK_52 } from '../../cards/pack.js';
import type { Random } from '../../cards/random.js';
import { shuffledSource } from '../../cards/source.js';
import type { Drill, Drills, Question } from '../../table/lazy/drill/drill.js';
import type { Language } from '../../table/look/lang.js';
import type { Rank } from '../../table/look/messages.js';

interface Words {
  readonly title: string;
  /** Over the cards that have fallen, in the order of the pack. */
  readonly turns: (first: number, last: number) => string;
  /** `rank`: as it stands on its own. */
  readonly asks: (rank: string) => string;
  readonly because: (fallen: number, turns: number) => string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: 'The case-keeper in your head',
    turns: (first, last) => `Turns ${first} to ${last}`,
    asks: rank => `How many cards of this rank are left: ${rank}?`,
    because: (fallen, turns) => `Fallen in ${turns} turns: ${fallen} of four.`,
  },
  de: {
    title: 'Der Abakus im Kopf',
    turns: (first, last) => `Züge ${first} bis ${last}`,
    asks: rank => `Wie viele Karten von diesem Wert sind noch da: ${rank}?`,
    because: (fallen, turns) => `In ${turns} Zügen gefallen: ${fallen} von vier.`,
  },
  fr: {
    title: 'Le boulier dans la tête',
    turns: (first, last) => `Tours ${first} à ${last}`,
    asks: rank => `Combien de cartes de ce rang restent\u00a0: ${rank}\u00a0?`,
    because: (fallen, turns) => `Tombées en ${turns} tours\u00a0: ${fallen} sur quatre.`,
  },
};

/** Turns between two questions, and before a new pack is shuffled. */
const TURNS = 5;
const TURNS_IN_PACK = 25;

/** Five turns further down the pack each time; what has fallen before is not shown again. */
function* cases(random: Random, words: Words, rankName: (rank: Rank) => string): Generator<Question, never> {
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

export const drillsIn: Drills['drillsIn'] = (language, { ranks }): readonly Drill[] => [
  {
    name: 'cases',
    title: WORDS[language].title,
    questions: random => cases(random, WORDS[language], rank => ranks[rank]),
  },
];
