/**
 * The rules in short and the reasons behind the odd ones, as this table plays them; the sentences are in
 * `text/en.lazy.ts` and the other languages.
 */
import { chips } from '../../table/look/messages.js';
import type { KnownCard } from '../../cards/card.js';
import type { Advice, Chapter } from '../../table/lazy/help.js';
import { CATEGORIES, type Category, type HandOrder } from '../rules/hand.js';
import type { Options } from '../rules/options.js';
import { lowOrder } from '../rules/showdown.js';
import type { Sentences } from '../text/en.lazy.js';

/** The questions of “Why?”. */
export type Reason = 'bringIn' | 'openPair' | 'common' | 'shortAllIn' | 'capLifted' | 'faceUp' | 'result';

export type Help = Advice<Reason>;

/** Three door cards: the second brings it in, at razz the last. */
const DOORS = '7d 2c Kh';

/** A hand of each kind. */
const EXAMPLES: Readonly<Record<Category, string>> = {
  straightFlush: '9h 8h 7h 6h 5h',
  fourOfAKind: 'Qc Qd Qh Qs 4d',
  fullHouse: 'Ts Th Td 6c 6s',
  flush: 'Kd Jd 8d 6d 2d',
  straight: '8s 7d 6h 5c 4s',
  threeOfAKind: '7c 7h 7s Kd 3c',
  twoPair: 'Jh Jc 5s 5d Ah',
  pair: 'Ac Ad 9s 6h 2c',
  highCard: 'Kh Tc 7d 5s 3h',
};

/** A kind of low hand: by its highest card, then any with a pair. None is called like a kind of high hand. */
export type LowKind = 'low5' | 'low6' | 'low7' | 'low8' | 'higher' | 'paired';

/** A low hand of each kind in an order, the best first. */
const LOWS: Readonly<Partial<Record<HandOrder, Readonly<Partial<Record<LowKind, string>>>>>> = {
  'ace-to-five': {
    low5: '5h 4c 3d 2s Ah',
    low6: '6s 4d 3h 2c As',
    low7: '7c 6h 4s 3d 2h',
    low8: '8d 7s 5c 3h Ad',
    higher: 'Kh Ts 8c 5d 2c',
    paired: '3c 3h 5s 4d Ac',
  },
  'eight-or-better': { low5: '5h 4c 3d 2s Ah', low6: '6s 4d 3h 2c As', low7: '7c 6h 4s 3d 2h', low8: '8d 7s 5c 3h Ad' },
  'deuce-to-seven': {
    low7: '7c 5h 4s 3d 2h',
    low8: '8d 6s 4c 3h 2d',
    higher: 'Ah Ts 8c 5d 2c',
    paired: '3c 3h 5s 4d 2c',
  },
};

const cardsOf = (text: string): readonly KnownCard[] => text.split(' ') as KnownCard[];

/** The sentences of a language, with values filled in. */
type Rules = ReturnType<Sentences>;

/** The chapters on the ranking of hands. */
function rankings(options: Options, { headings, kinds, lowKinds }: Rules): readonly Chapter[] {
  const high: Chapter = {
    heading: headings.hands,
    text: '',
    examples: CATEGORIES.map(kind => ({ kind, said: kinds[kind], cards: cardsOf(EXAMPLES[kind]) })).reverse(),
  };
  const order = lowOrder(options);
  if (!order) return [high];
  // the wheel alone, which may or may not be a straight, is left to the chapter on the showdown
  const shown = Object.entries(LOWS[order] ?? LOWS['deuce-to-seven']!) as [LowKind, string][];
  const low: Chapter = {
    heading: headings.lows,
    text: '',
    examples: shown.map(([kind, cards]) => ({ kind, said: lowKinds[kind], cards: cardsOf(cards) })),
  };
  return options.variant === 'razz' ? [low] : [high, low];
}

/** The rules and reasons in a language, under these options. */
export function helpOf(options: Options, sentences: Sentences): Help {
  const { rake, variant, declare, lowRank } = options;
  const { ante, lowerLimit, higherLimit, bringInAmount, step } = options;
  const words = sentences({
    ante: chips(ante),
    lower: chips(lowerLimit),
    higher: chips(higherLimit),
    forced: chips(bringInAmount),
    percent: chips(rake.percent),
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
  const openPair = razz
    ? ''
    : words.openPair[options.openPairOnFourth](words.openPairSize[options.openPairOnFourthBet]);
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
  const together = (sentences: readonly string[]): string => sentences.filter(Boolean).join(' ');
  const chapter = (about: keyof Rules['headings'], ...sentences: readonly string[]): Chapter => ({
    heading: words.headings[about],
    text: together(sentences),
  });
  const here = chapter(
    'here',
    step > 1 ? words.step : '',
    options.shortAllIn === 'half' ? '' : shortAllIn,
    ...others.map(([, said]) => said),
  );
  return {
    rules: [
      chapter('aim', words.goal[variant], ante > 0 ? words.ante : '', words.deal),
      ...rankings(options, words),
      {
        ...chapter('bringIn', bringIn, razz ? words.actsFirstRazz : words.actsFirst),
        examples: [{ cards: cardsOf(DOORS), said: razz ? words.doorsRazz : words.doors }],
      },
      chapter('betting', words.limits[options.lateStreets], openPair, cap),
      ...(here.text ? [here] : []),
      chapter(
        'showdown',
        words.allIn,
        words.buyIn,
        faceUp,
        words.show,
        words.best[variant],
        low,
        declared,
        rake.percent > 0 ? words.rake(rake.cap > 0 ? words.atMost(chips(rake.cap)) : '') : '',
      ),
    ],
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
