/** Drills at Trente et Quarante: which chances win, judged from two rows without their sums. */
import type { KnownCard } from '../../cards/card.js';
import { packs } from '../../cards/pack.js';
import type { Random } from '../../cards/random.js';
import { shuffledSource } from '../../cards/source.js';
import type { Drill, Question } from '../../table/lazy/drill/drill.js';
import { readCoup, ROW_ENDS_AT, sumOf, type Coup } from '../rules/coup.js';
import type { Options } from '../rules/options.js';
import type { DrillText } from '../text/en.lazy.js';

/** The index of a coup's result among the answers. */
function answerTo({ result, wins }: Coup): number {
  if (result === 'refait') return 5;
  if (result === 'tie') return 4;
  return (wins.includes('rouge') ? 2 : 0) + (wins.includes('inverse') ? 1 : 0);
}

/** Coups, each from a freshly shuffled shoe. */
function* rows(
  random: Random,
  { title: _, asks, answers, because }: DrillText,
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

/** The drills of a language. */
export const drillsOf =
  (text: DrillText) =>
  (_words: unknown, options: Options): readonly Drill[] => [
    { name: 'rows', title: text.title, questions: random => rows(random, text, options) },
  ];
