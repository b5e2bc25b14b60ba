/** The rules in short and the reasons of the odd ones, as this table plays them: what each language says of them is in `help/`. */
import { drawerStyles } from '../../table/drawer.styles.js';
import { chips } from '../../table/messages.js';
import type { Options } from '../rules/options.js';

export const styles = drawerStyles;

/** What a “why?” may ask. */
export type Reason = 'bringIn' | 'openPair' | 'common' | 'shortAllIn' | 'capLifted' | 'faceUp' | 'result';

export interface Help {
  /** The rules, a string a paragraph. */
  readonly rules: readonly string[];
  readonly why: Readonly<Record<Reason, string>>;
}

type By<Name extends keyof Options> = Readonly<Record<`${Options[Name] & (string | boolean)}`, string>>;

/** Options that the rules name only where they are not at their default. */
type Other =
  | 'openTie suit'
  | 'shortCompletion plusBet'
  | 'callAfterShortBringIn shortAmount'
  | 'allInLowCard nextLowestCard'
  | 'freeFold true'
  | 'raiseIntoAllIn true'
  | 'oddChip leftOfDealer'
  | 'burnFirstDeal false'
  | 'shortDeck skipBurnBeforeMix'
  | 'shortPackReuse burnsAndFolded';

/** What the sentences are filled with. */
export interface Given {
  readonly ante: string;
  readonly lower: string;
  readonly higher: string;
  readonly forced: string;
  readonly percent: string;
  readonly least: string;
  readonly buyIn: string;
  readonly step: string;
}

/** The sentences of a language; those that an option decides by its values. */
interface Rules {
  readonly goal: By<'variant'>;
  readonly ante: string;
  readonly deal: string;
  /** By the forced bet, or where it can be of one size only; `who`: whose duty it is. */
  readonly bringIn: Readonly<Record<Options['bringIn'] | 'one', (who: string) => string>>;
  readonly door: string;
  readonly doorRazz: string;
  readonly doorTie: string;
  readonly doorTieRazz: string;
  readonly speaks: string;
  readonly speaksRazz: string;
  readonly limits: By<'lateStreets'>;
  /** `size`: how much. */
  readonly openPair: Readonly<Record<Options['openPair4'], (size: string) => string>>;
  readonly openPairSize: By<'openPairRange'>;
  readonly cap: By<'capLiftedHeadsUp'>;
  readonly completeCounts: string;
  readonly shortAllIn: By<'shortAllIn'>;
  readonly common: string;
  readonly allIn: string;
  readonly buyIn: string;
  readonly faceUp: By<'allInFaceUp'>;
  readonly show: string;
  readonly best: By<'variant'>;
  readonly low: By<'lowRank'>;
  readonly wheel: By<'wheel'>;
  readonly declare: string;
  readonly step: string;
  readonly other: Readonly<Record<Other, string>>;
  readonly tax: (most: string) => string;
  readonly atMost: (cap: string) => string;
}

/** The sentences of a language, filled. */
export type Sentences = (given: Given) => Rules;

/** The rules and reasons in the sentences of a language, as these options have them. */
export function helpOf(options: Options, sentences: Sentences): Help {
  const { tax, variant, declare, lowRank } = options;
  const { ante, lowerLimit, higherLimit, bringInAmount, step } = options;
  const words = sentences({
    ante: chips(ante),
    lower: chips(lowerLimit),
    higher: chips(higherLimit),
    forced: chips(bringInAmount),
    percent: chips(tax.percent),
    least: chips(Math.max(ante, step)),
    buyIn: chips(options.buyIn),
    step: chips(step),
  });
  const wheel = lowRank === 'normal' ? words.wheel[options.wheel] : '';
  const low = variant === 'high-low' ? `${words.low[lowRank]} ${wheel}`.trim() : '';
  const declared = low && declare === 'simultaneous' ? words.declare : '';
  const razz = variant === 'razz';
  const size = bringInAmount === lowerLimit ? 'one' : options.bringIn;
  const bringIn = words.bringIn[size](razz ? words.doorRazz : words.door) + words[razz ? 'doorTieRazz' : 'doorTie'];
  const openPair = razz ? '' : words.openPair[options.openPair4](words.openPairSize[options.openPairRange]);
  const cap = [words.cap[options.capLiftedHeadsUp], options.completeCounts ? words.completeCounts : '']
    .filter(Boolean)
    .join(' ');
  const shortAllIn = words.shortAllIn[options.shortAllIn];
  const faceUp = options.allInFaceUp ? '' : words.faceUp.false;
  const set = options as unknown as Readonly<Record<string, string | boolean>>;
  const others = Object.entries(words.other).filter(([of]) => {
    const [name, value] = of.split(' ') as [string, string];
    return String(set[name]) === value;
  });
  const paragraphs = [
    [words.goal[variant], ante > 0 ? words.ante : '', words.deal],
    [bringIn, razz ? words.speaksRazz : words.speaks],
    [words.limits[options.lateStreets], openPair, cap],
    [step > 1 ? words.step : '', options.shortAllIn === 'half' ? '' : shortAllIn, ...others.map(([, said]) => said)],
    [
      words.allIn,
      words.buyIn,
      faceUp,
      words.show,
      words.best[variant],
      low,
      declared,
      tax.percent > 0 ? words.tax(tax.cap > 0 ? words.atMost(chips(tax.cap)) : '') : '',
    ],
  ];
  return {
    rules: paragraphs.map(paragraph => paragraph.filter(Boolean).join(' ')).filter(Boolean),
    why: {
      bringIn,
      openPair,
      common: words.common,
      shortAllIn,
      capLifted: cap,
      faceUp: faceUp ? `${faceUp} ${words.show}` : words.faceUp.true,
      result: [words.best[variant], low, declared].filter(Boolean).join(' '),
    },
  };
}
