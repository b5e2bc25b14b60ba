/** Drills at Trente et Quarante: which chances win, read off two rows that nobody has added up. */
import type { KnownCard } from '../../cards/card.js';
import { packs } from '../../cards/pack.js';
import type { Random } from '../../cards/random.js';
import { shuffledSource } from '../../cards/source.js';
import type { Drill, Drills, Question } from '../../table/lazy/drill/drill.js';
import type { Language } from '../../table/look/lang.js';
import { readCoup, ROW_ENDS_AT, sumOf, type Coup } from '../rules/coup.js';
import type { Options } from '../rules/options.js';

interface Words {
  readonly title: string;
  readonly asks: string;
  /** The answers: the pairs of chances that can win, then a tie and the refait. */
  readonly answers: readonly [string, string, string, string, string, string];
  readonly because: (noir: number, rouge: number, isRed: boolean) => string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Which chances win?',
    asks: 'The upper row is Noir, the lower one Rouge. What wins?',
    answers: [
      'Noir and Couleur',
      'Noir and Inverse',
      'Rouge and Couleur',
      'Rouge and Inverse',
      'Nothing: a tie',
      'Refait',
    ],
    because: (noir, rouge, isRed) =>
      `Noir makes ${noir}, Rouge ${rouge}; the very first card is ${isRed ? 'red' : 'black'}.`,
  },
  de: {
    title: 'Welche Chancen gewinnen?',
    asks: 'Oben liegt Noir, unten Rouge. Was gewinnt?',
    answers: [
      'Noir und Couleur',
      'Noir und Inverse',
      'Rouge und Couleur',
      'Rouge und Inverse',
      'Nichts: gleich',
      'Refait',
    ],
    because: (noir, rouge, isRed) =>
      `Noir macht ${noir}, Rouge ${rouge}; die allererste Karte ist ${isRed ? 'rot' : 'schwarz'}.`,
  },
  fr: {
    title: 'Quelles chances gagnent\u00a0?',
    asks: 'En haut Noir, en bas Rouge. Que gagne-t-on\u00a0?',
    answers: [
      'Noir et Couleur',
      'Noir et Inverse',
      'Rouge et Couleur',
      'Rouge et Inverse',
      'Rien\u00a0: égalité',
      'Refait',
    ],
    because: (noir, rouge, isRed) =>
      `Noir fait ${noir}, Rouge ${rouge}\u00a0; la toute première carte est ${isRed ? 'rouge' : 'noire'}.`,
  },
};

/** The place of what comes of a coup among the answers. */
function answerTo({ result, wins }: Coup): number {
  if (result === 'refait') return 5;
  if (result === 'tie') return 4;
  return (wins.includes('rouge') ? 2 : 0) + (wins.includes('inverse') ? 1 : 0);
}

/** Coups from a shoe that is shuffled anew for each. */
function* rows(
  random: Random,
  { title: _, asks, answers, because }: Words,
  options: Options,
): Generator<Question, never> {
  const shoe = packs(options.decks);
  for (;;) {
    const source = shuffledSource(shoe, random);
    source.shuffle();
    const [noir, rouge] = [0, 1].map(() => {
      const row: KnownCard[] = [];
      while (sumOf(row, options.courtCards) < ROW_ENDS_AT) row.push(...(source.draw(1) as KnownCard[]));
      return row;
    }) as [KnownCard[], KnownCard[]];
    const coup = readCoup(noir, rouge, options, { noCardLeft: false, lastCoup: false });
    yield {
      asks,
      examples: [
        { cards: noir, said: 'Noir' },
        { cards: rouge, said: 'Rouge' },
      ],
      answers: answers.map(said => ({ said })),
      right: answerTo(coup),
      because: because(coup.noirTotal, coup.rougeTotal, 'dh'.includes(noir[0]![1]!)),
    };
  }
}

export const drillsIn: Drills['drillsIn'] = (language, _, options: Options): readonly Drill[] => [
  { name: 'rows', title: WORDS[language].title, questions: random => rows(random, WORDS[language], options) },
];
