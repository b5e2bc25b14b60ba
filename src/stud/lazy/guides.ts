/** The guides of stud, razz and high-low; their sentences are in `text/en.lazy.ts` and the other languages. */
import type { HandOutcome, PotSide } from '../../stakes/outcome.js';
import type { GuideOf, GuideStep } from '../../table/lazy/guide/guide.js';
import { chips } from '../../table/look/messages.js';
import { explain } from '../rules/hand.js';
import type { Options } from '../rules/options.js';
import type { stud } from '../rules/rules.js';
import { handOf, lowOrder } from '../rules/showdown.js';
import type { Action, View } from '../rules/table.js';
import type { GuideText, HandSums } from '../text/en.lazy.js';

type Step = GuideStep<Action, View, HandOutcome>;
type StudGuide = GuideOf<typeof stud, HandOutcome>;

/** So few chips that the player is all-in on fourth street: the other cards come by themselves. */
const SHORT = { purses: [20, 400, 400] };

/** The ranks of a low hand, if known. */
const lowOf = ({ cards, options }: View, seat: number, { letters }: GuideText): string =>
  (explain(lowOrder(options) ?? 'high', handOf(cards, seat))?.ranks ?? [])
    .map(rank => letters[rank as keyof typeof letters])
    .join('\u2011');

/** A sentence filled with the result of the hand, and the hand it beat for this part of the pot. */
const ofHand =
  (text: GuideText, say: (sums: HandSums) => string, side: PotSide = 'whole'): Step['say'] =>
  ({ view, outcome }) => {
    const { beaten } = outcome!.parts.find(part => part.side === side)!;
    return say({
      net: chips(outcome!.net),
      own: lowOf(view, 0, text),
      other: beaten < 0 ? '' : lowOf(view, beaten, text),
    });
  };

const deals = (say: string): Step => ({ at: 'main button', say, until: { type: 'done' } });
const mainly = (type: 'call' | 'check' | 'bringIn' | 'show', say: string): Step => ({
  at: 'main button',
  say,
  until: { type },
});
const bets = (to: number, say: string): Step => ({
  at: [`button amount ${to}`, 'button wager'],
  say,
  until: { type: 'bet', to },
});
const ends = (say: Step['say']): Step => ({ at: ['won 0', 'hand 0'], say });

/** A guide for one person against two beginners; its deals depend on its name and a number. */
const guide = (
  name: 'first' | 'second',
  deals: number,
  title: string,
  options: Partial<Options>,
  steps: readonly Step[],
): StudGuide => ({ name, title, players: 'you, Anna:easy, Bruno:easy', seed: `${name} ${deals}`, options, steps });

/** Stud: a flush made on fifth street. The second: a pair showing on fourth street. */
const high = (text: GuideText): readonly StudGuide[] => [
  guide('first', 99, text.first, { variant: 'high' }, [
    deals(text.seven),
    mainly('call', text.threeOfASuit),
    mainly('check', text.fourOfASuit),
    bets(10, text.flush),
    bets(10, text.flushAgain),
    bets(10, text.lastCard),
    ends(ofHand(text, text.flushWon)),
  ]),
  guide('second', 925, text.openPair, { variant: 'high' }, [
    deals(text.sevenAgain),
    mainly('call', text.pair),
    { at: 'hand 0', say: text.pairShown },
    bets(20, text.pairBet),
    ends(ofHand(text, text.foldedWon)),
  ]),
];

/** Razz: a low hand made on fifth street. The second: what would be a straight elsewhere. */
const razz = (text: GuideText): readonly StudGuide[] => [
  guide('first', 764, text.first, { variant: 'razz' }, [
    deals(text.lowest),
    mainly('call', text.threeLow),
    mainly('check', text.fourLow),
    bets(10, text.lowMade),
    bets(10, text.lowAgain),
    mainly('check', text.lowWaits),
    mainly('show', text.show),
    ends(ofHand(text, text.lowWon)),
  ]),
  guide('second', 117, text.noStraights, { variant: 'razz', ...SHORT }, [
    deals(text.lowest2),
    mainly('call', text.lowCall),
    bets(10, text.allIn),
    ends(ofHand(text, text.straightWon)),
  ]),
];

/** High-low: the low half. The second: both halves. */
const highLow = (text: GuideText): readonly StudGuide[] => [
  guide('first', 975, text.first, { variant: 'high-low' }, [
    deals(text.halves),
    mainly('bringIn', text.bringIn),
    mainly('check', text.halfWaits),
    bets(10, text.halfMade),
    bets(10, text.halfAgain),
    mainly('check', text.halfLast),
    mainly('show', text.show),
    ends(ofHand(text, text.halfWon, 'low')),
  ]),
  guide('second', 44, text.both, { variant: 'high-low', ...SHORT }, [
    deals(text.bothWays),
    mainly('bringIn', text.bothOpen),
    bets(10, text.allIn),
    ends(ofHand(text, text.bothWon, 'low')),
  ]),
];

/** The guides of a language for a table with these options: those of its variant, under default rules. */
export const guidesOf = (text: GuideText): ((options: Options) => readonly StudGuide[]) => {
  const guides = { high: high(text), razz: razz(text), 'high-low': highLow(text) };
  return ({ variant }) => guides[variant];
};
