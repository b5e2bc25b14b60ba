/**
 * The rules in short and the reasons behind the odd ones, as this table plays them; the sentences are in
 * `text/en.lazy.ts` and the other languages.
 */
import { chips } from '../../table/look/messages.js';
import type { KnownCard } from '../../cards/card.js';
import type { Advice, Chapter } from '../../table/lazy/help.js';
import { CATEGORIES, type Category } from '../rules/hand.js';
import type { Options } from '../rules/options.js';
import type { Sentences } from '../text/en.lazy.js';

/** The questions of “Why?”. */
export type Reason =
  | 'forced'
  | 'forehandRaises'
  | 'opens'
  | 'firstCall'
  | 'shortAllIn'
  | 'capLifted'
  | 'turnUp'
  | 'bonus'
  | 'tie'
  | 'rake'
  | 'ungroupedHand'
  | 'result';

export type Help = Advice<Reason>;

/** A hand of each kind, the cards that count first. */
const EXAMPLES: Readonly<Record<Category, string>> = {
  fourOfARank: '9c 9d 9h 9s',
  fourOfASuit: 'Ah Kh Qh Th',
  threeOfARank: 'Jc Jd Js 8h',
  threeOfASuit: 'Ad Kd 7d Ts',
  points: 'As Qs Jh 9d',
  single: 'Kc',
};

/** The sentences of a language, with values filled in. */
type Rules = ReturnType<Sentences>;

/** The rules and reasons in a language, under these options. */
export function helpOf(options: Options, sentences: Sentences): Help {
  const { rake, fortyOneBonus } = options;
  const words = sentences({
    ante: chips(options.ante),
    lower: chips(options.lowerLimit),
    higher: chips(options.higherLimit),
    fortyOneBonus: chips(fortyOneBonus),
    percent: chips(rake.percent),
    buyIn: chips(options.buyIn),
    step: chips(options.step),
  });
  const most = rake.cap > 0 ? words.atMost(chips(rake.cap)) : '';
  const yes = (value: boolean): 'true' | 'false' => (value ? 'true' : 'false');
  const option = words.option[yes(options.forehandOption)];
  const bonus = fortyOneBonus > 0 ? words.bonus[yes(options.bonusNeedsShowdown)] : words.noBonus;
  const raked =
    rake.percent > 0 ? [words.rake(most), options.step > 1 ? words.step : ''].filter(Boolean).join(' ') : words.noRake;
  // a player forced to bet has acted
  const first = words.first[options.secondRoundOpening === 'check' ? options.secondRoundFirst : 'left-of-forehand'];
  const single = options.points ? words.single[options.ungroupedHand] : words.pairs.false;
  const chapter = (about: keyof Rules['headings'], ...sentences: readonly string[]): Chapter => ({
    heading: words.headings[about],
    text: sentences.filter(Boolean).join(' '),
  });
  const counts = (kind: Category): boolean =>
    options.points
      ? kind !== 'single' || options.ungroupedHand === 'high-card'
      : kind !== 'single' && kind !== 'points';
  const examples = CATEGORIES.filter(counts)
    .map(kind => ({ kind, said: words.kinds[kind], cards: EXAMPLES[kind].split(' ') as KnownCard[] }))
    .reverse();
  return {
    rules: [
      chapter('aim', words.goal, options.ante > 0 ? words.ante : '', words.deal, words.dealer[options.dealer]),
      { ...chapter('hands', words.hands, single, words.best, words.tie), examples },
      chapter('first', words.forced, option, first, words.open[options.secondRoundOpening]),
      chapter('turnUp', words.turnUp[options.turnUpOrder]),
      chapter(
        'second',
        words.unit[options.secondRoundUnit],
        words.cap[options.capLiftedHeadsUp],
        words.trigger[options.showdownTrigger],
      ),
      chapter('purse', words.allIn, words.buyIn, raked, bonus),
    ],
    why: {
      forced: `${words.forced} ${option}`,
      forehandRaises: option,
      opens: `${words.open[options.secondRoundOpening]} ${first}`,
      firstCall: words.trigger['first-call'],
      shortAllIn: words.shortAllIn,
      capLifted: words.cap[options.capLiftedHeadsUp],
      turnUp: words.turnUp[options.turnUpOrder],
      bonus,
      tie: words.tie,
      rake: raked,
      ungroupedHand: single,
      result: `${words.best} ${words.hands}`,
    },
  };
}
