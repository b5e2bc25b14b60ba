/** The rules in short and the reasons behind the odd ones, as this table plays them; the sentences are in `text/`. */
import type { KnownCard } from '../../cards/card.js';
import type { Advice } from '../../table/lazy/help.js';
import { sumOf } from '../rules/coup.js';
import type { Options } from '../rules/options.js';
import type { Sentences } from '../text/en.lazy.js';

/** The questions of “Why?”. */
export type Reason = 'colour' | 'tie' | 'refait' | 'last' | 'unfinished';

/** A coup: the first row, which wins whatever court cards count, and the second. */
const ROWS = ['Ks 9d 6c 7h', 'Qh 8s 5d 4c 9h'] as const;

/** A coup in which both rows total 31. */
const REFAIT = ['Ts 9h 8c 4d', '7d Th 8s 6c'] as const;

/** The very first card of {@link ROWS}. */
const FIRST = 'Ks';

export interface Help extends Advice<Reason> {
  /** The reason given at a choice: what may happen to a stake in prison, and what all and half of it are worth. */
  readonly worth: ((value: string, half: string) => string) | undefined;
  /** Which suits of the double-German pattern are red. */
  readonly german: string;
}

/** The rules and reasons in a language, under these options. */
export function helpOf(options: Options, sentences: Sentences): Help {
  const { refaitRule, prisonMove, prisonSurrender, reshuffle, lastRefait } = options;
  const { per, price, mode } = options.insurance;
  const words = sentences({
    price: String(price),
    per: String(per),
    min: String(options.min),
    max: String(options.max),
    step: String(options.step),
    decks: String(options.decks),
    burn: String(options.burn),
    reshuffle: String(reshuffle),
  });
  const premium = words.premiumOnTie[options.premiumOnTie];
  const cardsOf = (row: string): readonly KnownCard[] => row.split(' ') as KnownCard[];
  const [noir, rouge] = ROWS.map(cardsOf) as [readonly KnownCard[], readonly KnownCard[]];
  const sum = (row: readonly KnownCard[]): string => String(sumOf(row, options.courtCards));
  const together = (...sentences: readonly string[]): string => sentences.filter(Boolean).join(' ');
  const refait = together(
    words.refaitRule[refaitRule],
    refaitRule === 'choice' ? words.refaitDefault[options.refaitDefault] : '',
    ...(refaitRule === 'half-only'
      ? []
      : [
          words.locked,
          words.prison[options.prison],
          words.prisonMove[prisonMove],
          words.prisonSurrender[prisonSurrender],
        ]),
    refaitRule === 'prison-only' && prisonSurrender === 'none' ? '' : words.halfRounding[options.halfRounding],
  );
  return {
    rules: [
      {
        heading: words.headings.rows,
        text: together(words.rows, words.courtCards[options.courtCards]),
        examples: [
          { cards: noir, said: words.shown.noir(sum(noir)) },
          { cards: rouge, said: words.shown.rouge(sum(rouge)) },
        ],
      },
      {
        heading: words.headings.chances,
        text: words.chances,
        examples: [{ cards: [FIRST], said: words.firstIsBlack }],
      },
      { heading: words.headings.calls, text: words.calls },
      {
        heading: words.headings.refait,
        text: refait,
        examples: REFAIT.map(row => ({ cards: cardsOf(row), said: words.shownRefait })),
      },
      { heading: words.headings.insurance, text: together(words.insurance[mode], premium) },
      {
        heading: words.headings.shoe,
        text: together(
          words.stakes,
          words.shoe,
          reshuffle > 0 ? words.cutShoe : words.newShoe,
          words.lastRefait[lastRefait],
        ),
      },
    ],
    why: {
      colour: words.colour,
      tie: together(words.tie, premium),
      refait: together(
        words.refaitRule[refaitRule],
        refaitRule === 'half-only' ? words.halfRounding[options.halfRounding] : words.locked,
      ),
      last: words.last[lastRefait],
      unfinished: words.unfinished,
    },
    worth: refaitRule === 'choice' ? (value, half) => `${words.locked} ${words.worth(value, half)}` : undefined,
    german: words.german,
  };
}
