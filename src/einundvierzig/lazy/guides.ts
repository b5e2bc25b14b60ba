/** The guides of Einundvierzig; their sentences are in `text/en.lazy.ts` and the other languages. */
import type { HandOutcome } from '../../stakes/outcome.js';
import type { GuideOf, GuideStep } from '../../table/lazy/guide/guide.js';
import { chips } from '../../table/look/messages.js';
import { readings } from '../rules/hand.js';
import type { einundvierzig } from '../rules/rules.js';
import type { Action, View } from '../rules/table.js';
import type { GuideText, HandSums } from '../text/en.lazy.js';

type Step = GuideStep<Action, View, HandOutcome>;

const OPPONENTS = 'you, Anna:easy, Bruno:easy';

/** The points of a seat's best group. */
const countOf = ({ cards }: View, seat: number): number => readings(cards[seat]!)[0]!.points;

/** A sentence filled with the result of the hand. */
const ofHand =
  (say: (sums: HandSums) => string): Step['say'] =>
  ({ view, outcome }) => {
    const { net, bonus, parts } = outcome!;
    const [own, other] = [countOf(view, 0), countOf(view, parts[0]!.beaten)];
    return say({ net: chips(net), bonus: chips(bonus), pot: chips(net - bonus), own, other });
  };

/** Two cards are picked, by their positions in the hand; then the main button turns them face up. */
const opening = (say: string, one: number, other: number): Step => ({
  at: ['main button', `button pick ${one}`, `button pick ${other}`],
  say,
  until: { type: 'done' },
  may: [{ type: 'turnUp' }],
});

/** A first hand: three of a suit, called and won. The second: a 41, and the bonus of the house. */
export const guidesOf = (text: GuideText): readonly GuideOf<typeof einundvierzig, HandOutcome>[] => [
  {
    name: 'first',
    title: text.first,
    players: OPPONENTS,
    seed: 'first 3148',
    steps: [
      { at: 'main button', say: text.aim, until: { type: 'done' } },
      { at: 'hand 0', say: ({ view }) => text.three(countOf(view, 0)) },
      opening(text.open, 2, 3),
      { at: 'main button', say: text.call, until: { type: 'call' } },
      { at: 'hand 0', say: ofHand(text.won) },
    ],
  },
  {
    name: 'second',
    title: text.second,
    players: OPPONENTS,
    seed: 'second 2413',
    steps: [
      { at: 'main button', say: text.rare, until: { type: 'done' } },
      opening(text.openAny, 0, 1),
      { at: 'button wager', say: text.bet, until: { type: 'bet' } },
      { at: 'hand 0', say: ofHand(text.bonus) },
    ],
  },
];
