/** The rules in short and the reasons of the odd ones, as this table plays them: what each language says of them is in `help/`. */
import { drawerStyles } from '../../table/drawer.styles.js';
import type { Options } from '../rules/options.js';

export const styles = drawerStyles;

/** What a “why?” may ask. */
export type Reason = 'colour' | 'tie' | 'refait' | 'last' | 'unfinished';

export interface Help {
  /** The rules, a string a paragraph. */
  readonly rules: readonly string[];
  readonly why: Readonly<Record<Reason, string>>;
  /** What comes of a locked stake, and what it and half of it are worth, in percent: the reason at a choice. */
  readonly worth: ((value: string, half: string) => string) | undefined;
  /** Which suits of the double-German pattern are red. */
  readonly german: string;
}

/** What the sentences are filled with. */
export interface Given {
  readonly price: string;
  readonly per: string;
  readonly min: string;
  readonly max: string;
  readonly step: string;
  readonly decks: string;
  readonly burn: string;
  readonly reshuffle: string;
}

/** The sentences of a language; those that an option decides by its values. */
interface Rules {
  readonly rows: string;
  readonly courtCards: Readonly<Record<Options['courtCards'], string>>;
  readonly chances: string;
  readonly calls: string;
  readonly refaitRule: Readonly<Record<Options['refaitRule'], string>>;
  /** What is done for who does not choose, where it is another than usual. */
  readonly refaitDefault: Readonly<Record<Options['refaitDefault'], string>>;
  readonly locked: string;
  readonly prison: Readonly<Record<Options['prison'], string>>;
  readonly prisonMove: Readonly<Record<Options['prisonMove'], string>>;
  readonly prisonSurrender: Readonly<Record<Options['prisonSurrender'], string>>;
  readonly halfRounding: Readonly<Record<Options['halfRounding'], string>>;
  /** Price, and chips it covers. */
  readonly insurance: Readonly<Record<Options['insurance']['mode'], string>>;
  readonly premiumOnTie: Readonly<Record<Options['premiumOnTie'], string>>;
  readonly lastRefait: Readonly<Record<Options['lastRefait'], string>>;
  /** Least, most, and smallest chip. */
  readonly stakes: string;
  /** Packs, and burnt cards. */
  readonly shoe: string;
  /** When a new shoe is shuffled: cards. */
  readonly newShoe: string;
  readonly cutShoe: string;
  readonly colour: string;
  readonly tie: string;
  readonly last: Readonly<Record<Options['lastRefait'], string>>;
  readonly unfinished: string;
  readonly worth: (value: string, half: string) => string;
  readonly german: string;
}

/** The sentences of a language, filled. */
export type Sentences = (given: Given) => Rules;

/** The rules and reasons in the sentences of a language, as these options have them. */
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
  const together = (...sentences: readonly string[]): string => sentences.filter(Boolean).join(' ');
  const refait = together(
    words.refaitRule[refaitRule],
    refaitRule === 'choice' ? words.refaitDefault[options.refaitDefault] : '',
    ...(refaitRule === 'halfOnly'
      ? []
      : [
          words.locked,
          words.prison[options.prison],
          words.prisonMove[prisonMove],
          words.prisonSurrender[prisonSurrender],
        ]),
    refaitRule === 'prisonOnly' && prisonSurrender === 'none' ? '' : words.halfRounding[options.halfRounding],
  );
  return {
    rules: [
      together(words.rows, words.courtCards[options.courtCards]),
      words.chances,
      words.calls,
      refait,
      together(words.insurance[mode], premium),
      together(words.stakes, words.shoe, reshuffle > 0 ? words.cutShoe : words.newShoe, words.lastRefait[lastRefait]),
    ],
    why: {
      colour: words.colour,
      tie: together(words.tie, premium),
      refait: together(
        words.refaitRule[refaitRule],
        refaitRule === 'halfOnly' ? words.halfRounding[options.halfRounding] : words.locked,
      ),
      last: words.last[lastRefait],
      unfinished: words.unfinished,
    },
    worth: refaitRule === 'choice' ? (value, half) => `${words.locked} ${words.worth(value, half)}` : undefined,
    german: words.german,
  };
}
