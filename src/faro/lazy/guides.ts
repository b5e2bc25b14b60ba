/** The guides of Faro in its three games, and at the bank; their sentences are in `text/`. */
import type { GuideOf, GuideStep } from '../../table/lazy/guide/guide.js';
import { listOf } from '../../game/lists.js';
import { chips } from '../../table/look/messages.js';
import type { TurnOutcome } from '../outcome.js';
import type { Options } from '../rules/options.js';
import type { faro } from '../rules/rules.js';
import type { Action, View } from '../rules/table.js';
import type { GuideText, TurnSums } from '../text/en.lazy.js';

type Step = GuideStep<Action, View, TurnOutcome>;
type FaroGuide = GuideOf<typeof faro, TurnOutcome>;
type Variant = Options['variant'];

/** With books every suit but one has its punter; elsewhere the player is alone. */
const PLAYERS: Readonly<Record<Variant, string>> = {
  buch: 'you, Anna:easy, Bruno:easy',
  classic: 'you',
  pharo: 'you',
};
/** Who bets against the player's bank. */
const PUNTERS: Readonly<Record<Variant, string>> = {
  buch: 'you, Anna:easy, Bruno:easy, Clara:easy',
  classic: PLAYERS.buch,
  pharo: PLAYERS.buch,
};
/** Deals in which a seven pays first; at the bank, those whose first turn takes more than it pays. */
const FIRST: Readonly<Record<Variant, string>> = { buch: 'first 8', classic: 'first 0', pharo: 'first 0' };
const AT_BANK: Readonly<Record<Variant, string>> = { buch: 'bank 55', classic: 'bank 47', pharo: 'bank 19' };

/** A sentence filled with the result of the last turn. */
const ofTurn =
  (say: (sums: TurnSums) => string): Step['say'] =>
  ({ outcome }) => {
    const { net, entries } = outcome!;
    const sum = (sign: number): number => entries.reduce((all, entry) => all + Math.max(0, sign * entry.net), 0);
    return say({ net: chips(Math.abs(net)), taken: chips(sum(-1)), paid: chips(sum(1)) });
  };

/** The text of the main button at a step that waits for it. */
type Button = 'newDeal' | 'turnUp' | 'nextTurn' | 'run';

const presses = ({ table }: GuideText, button: Button, say = ''): Step => ({
  at: 'main button',
  say: `${say} ${table.guide.press(table[button])}`.trimStart(),
  until: { type: 'done' },
});
const stakes = (spot: string, say: string): Step => ({
  at: `field ${spot}`,
  say,
  until: { type: 'stake', spot },
});
/** A step at which stakes can be increased. */
const mayStake = (step: Step, ...spots: readonly string[]): Step => ({
  ...step,
  may: spots.flatMap(spot => [
    { type: 'stake', spot },
    { type: 'takeBack', spot },
  ]),
});
/** Cards are turned up until one comes that is staked on. */
const runs = (text: GuideText, say: string, ...spots: readonly string[]): Step =>
  mayStake(presses(text, 'run', say), ...spots);
/** Points at the card that has decided. */
const ends = (side: 'takes' | 'pays', say: Step['say']): Step => ({ at: `card ${side} 1`, say });

/** A first turn that wins: the seven. On the classic layout another with a copper. */
const first = (text: GuideText, variant: Variant): FaroGuide => ({
  name: 'first',
  title: text.first,
  players: PLAYERS[variant],
  seed: FIRST[variant],
  options: { variant },
  steps: [
    presses(text, 'newDeal', text.deal[variant]),
    stakes('7', text.stake[variant]),
    runs(text, text.turnUp[variant], '7'),
    ends('pays', ofTurn(text.won[variant])),
    ...(variant === 'classic'
      ? [
          {
            at: ['button copper', 'field 6'],
            say: text.copper,
            until: { type: 'copper', spot: '6' },
            may: [{ type: 'stake', spot: '6' }],
          } satisfies Step,
          runs(text, text.coppered, '6'),
          ends('takes', ofTurn(text.copperWon)),
        ]
      : []),
  ],
});

/** With books: two cards of one's own in a turn, one on either side. */
const bothSides = (text: GuideText): FaroGuide => ({
  name: 'second',
  title: text.both,
  players: PLAYERS.buch,
  seed: 'first 16',
  options: { variant: 'buch' },
  steps: [
    presses(text, 'newDeal', text.bothDeal),
    stakes('T', text.ten),
    { ...stakes('J', text.jack), may: [{ type: 'stake', spot: 'T' }] },
    runs(text, '', 'T', 'J'),
    ends('pays', ofTurn(text.bothFell)),
  ],
});

/** Two queens in a turn: half the stake is lost. */
const halved = (text: GuideText, variant: Variant): FaroGuide => ({
  name: 'second',
  title: text.split,
  players: PLAYERS[variant],
  seed: 'second 17',
  options: { variant },
  steps: [
    presses(text, 'newDeal', text.splitDeal),
    stakes('Q', text.queen),
    runs(text, '', 'Q'),
    ends('takes', ofTurn(text.halved)),
  ],
});

/** The turns of a classic deal before its last three cards, and the shuffle. */
const BEFORE_THE_LAST = 25;

/** The order of the last three cards is called correctly: a queen, a ten, a six. */
const call = (text: GuideText): FaroGuide => ({
  name: 'call',
  title: text.call,
  players: PLAYERS.classic,
  seed: 'call 33',
  options: { variant: 'classic' },
  played: listOf(BEFORE_THE_LAST, () => ({ type: 'done' })),
  steps: [
    { at: 'shoe', say: text.callThree },
    stakes('Q>T>6', text.callOrder),
    mayStake(presses(text, 'nextTurn'), 'Q>T>6'),
    ends('pays', ofTurn(text.callPaid)),
  ],
});

/** The player holds the bank. */
const atBank = (text: GuideText, variant: Variant): FaroGuide => ({
  name: 'bank',
  title: text.bank,
  players: PUNTERS[variant],
  seed: AT_BANK[variant],
  options: { variant, banker: 'seat', bankerSeat: 0 },
  steps: [
    presses(text, 'newDeal', text.bankDeal),
    presses(text, variant === 'classic' ? 'nextTurn' : 'turnUp', text.bankTurn),
    { at: 'bank', say: ofTurn(text.bankWon) },
  ],
});

/** The guides of a language for a table with these options: first that of the bank, if a seat holds it. */
export const guidesOf =
  (text: GuideText) =>
  ({ variant, banker }: Pick<Options, 'variant' | 'banker'>): readonly FaroGuide[] => {
    const second = variant === 'buch' ? bothSides(text) : halved(text, variant);
    const punters = [first(text, variant), second, ...(variant === 'classic' ? [call(text)] : [])];
    return banker === 'house' ? punters : [atBank(text, variant), ...punters];
  };
