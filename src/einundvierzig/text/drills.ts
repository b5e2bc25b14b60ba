/** Drills at Einundvierzig: which two cards tell the others least of a good hand, and what a hand counts. */
import type { KnownCard } from '../../cards/card.js';
import { PACK_32 } from '../../cards/pack.js';
import type { Random } from '../../cards/random.js';
import { shuffledSource } from '../../cards/source.js';
import type { Drill, Drills, Question } from '../../table/lazy/drill/drill.js';
import type { Language } from '../../table/look/lang.js';
import { cardName, type CardWords } from '../../table/look/messages.js';
import { maskOf } from '../rules/hand.js';
import { isPoor, rankOf } from '../rules/laying-open.js';

interface Words {
  readonly title: string;
  readonly asks: string;
  readonly because: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Which two tell least?',
    asks: 'A good hand. Which two cards, laid open, tell the others least?',
    because: 'Seen alone these two are worth least: no common rank or suit where there is a choice, and low.',
  },
  de: {
    title: 'Welche zwei verraten am wenigsten?',
    asks: 'Ein gutes Blatt. Welche zwei Karten verraten offen am wenigsten?',
    because:
      'Für sich allein sind diese zwei am wenigsten wert: wenn möglich weder Rang noch Farbe gemeinsam, und niedrig.',
  },
  fr: {
    title: 'Lesquelles en disent le moins\u00a0?',
    asks: 'Une bonne main. Quelles deux cartes, découvertes, en disent le moins\u00a0?',
    because: 'À elles seules ces deux valent le moins\u00a0: si possible ni rang ni couleur en commun, et basses.',
  },
};

/** Players at the table of these hands. */
const SEATS = 4;

/** Good hands, of which one pair of cards is worth less than every other. */
function* openings(random: Random, words: Words, cardWords: CardWords): Generator<Question, never> {
  for (;;) {
    const pack = shuffledSource(PACK_32, random);
    pack.shuffle();
    const hand = pack.draw(4) as readonly KnownCard[];
    if (
      isPoor(
        hand.reduce((mask, card) => mask | maskOf(card), 0),
        SEATS,
      )
    )
      continue;
    const pairs = hand.flatMap((one, at) => hand.slice(at + 1).map(other => [one, other] as const));
    const worths = pairs.map(([one, other]) => rankOf(maskOf(one), maskOf(other)));
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

export const drillsIn: Drills['drillsIn'] = (language, words): readonly Drill[] => [
  { name: 'open', title: WORDS[language].title, questions: random => openings(random, WORDS[language], words) },
];
