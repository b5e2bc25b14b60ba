/** The page on Einundvierzig: its prepared deals. */
import { cardNumber, readCards, type Card } from '../../src/cards.ts';
import { einundvierzig, type Einundvierzig } from '../../src/rules.ts';
import { played, type Lesson, type Script } from './lesson.ts';

type Action = Einundvierzig.Action;
type State = Einundvierzig.State;

/** The players at the prepared tables, clockwise; Anna is Vorhand. */
export const NAMES = ['Anna', 'Bruno', 'Carla', 'Dora'] as const;

/** A prepared deal: named cards, and the actions, scene by scene. */
export interface Deal {
  /** The cards of each seat as they come: two, or four for players who stay. */
  readonly hands: readonly string[];
  readonly purses?: readonly number[];
  /** Which two each seat turns up. */
  readonly open: Readonly<Partial<Record<(typeof NAMES)[number], string>>>;
  /**
   * `ready`: all say that they play; `deal`; `turn`: all choose two cards, which are turned up; else a name and an
   * action: `Bruno call`, `Carla raise 10`.
   */
  readonly scenes: readonly string[];
}

export const DEALS: Readonly<Record<string, Deal>> = {
  first: {
    hands: ['Kc 9d Tc 7h', 'Ah Th 8h Ks', 'Js Jd Jc 7s', '9s 7d'],
    open: { Anna: 'Kc Tc', Bruno: '8h Ks', Carla: 'Js 7s' },
    scenes: [
      'ready, deal',
      'Bruno call, Carla raise 10, Dora fold, Anna call, Bruno call',
      'deal',
      'turn',
      'Bruno bet 10, Carla raise 20, Anna fold, Bruno call',
      'deal',
    ],
  },
  bluff: {
    hands: ['Ah 8h 9h 7d', 'Jd Jc Td 8s', '9c 7c', 'Ks Qs 8d 7h'],
    open: { Anna: '9h 7d', Bruno: 'Jc 8s', Dora: 'Ks Qs' },
    scenes: [
      'ready, deal',
      'Bruno call, Carla fold, Dora raise 10, Anna call, Bruno call',
      'deal',
      'turn',
      'Bruno check, Dora bet 10, Anna raise 20, Bruno fold',
      'Dora raise 30, Anna fold',
      'Dora muck',
    ],
  },
  tie: {
    hands: ['Ah 9h 9s 8c', 'Tc 8d Js 7h', 'Kd Qd 8h 7s', '9c 7d'],
    open: { Anna: '9s 8c', Bruno: 'Js 8d', Carla: '8h 7s' },
    scenes: [
      'ready, deal',
      'Bruno call, Carla raise 10, Dora fold, Anna call, Bruno call',
      'deal, turn',
      'Bruno check, Carla bet 10, Anna raise 20, Bruno fold, Carla call',
      'deal',
    ],
  },
  fortyOne: {
    hands: ['9d 8d Kc 7s', 'Js 9s Qc 8c', 'Ah Kh Qh Th', 'Td 7d As 9c'],
    open: { Anna: 'Kc 7s', Bruno: 'Js 8c', Carla: 'Kh Qh', Dora: 'As Td' },
    scenes: [
      'ready, deal',
      'Bruno call, Carla call, Dora call',
      'deal',
      'turn',
      'Bruno check, Carla bet 10, Dora fold, Anna fold, Bruno fold',
      'Carla show',
    ],
  },
  sidePot: {
    hands: ['Th 9h Qc 7h', '8c 8d 8h Ac', 'Ks Qs 9c 7d', 'Jh Td Jc 9d'],
    purses: [200, 20, 35, 200],
    open: { Anna: 'Qc 7h', Bruno: '8h Ac', Carla: '9c 7d', Dora: 'Td 9d' },
    scenes: [
      'ready, deal',
      'Bruno call, Carla call, Dora raise 10, Anna call, Bruno call, Carla call',
      'deal, turn',
      'Bruno check, Carla bet 10, Dora raise 20, Anna fold',
      'Bruno call, Carla raise 23, Dora call',
      'deal',
    ],
  },
};

const sorted = (cards: readonly Card[]): readonly Card[] => [...cards].sort((a, b) => cardNumber(a) - cardNumber(b));

/**
 * A deal in the notation of all games: the cards as they are dealt, Vorhand last, and each choice of two separately.
 */
function scriptOf({ hands: [forehand, ...others], purses = NAMES.map(() => 200), open, scenes }: Deal): Script {
  const two = [...others, forehand!].map(cards => cards.split(' '));
  const four = two.filter(cards => cards.length === 4);
  const dealt = [
    two.map(([one]) => one),
    two.map(([, other]) => other),
    four.map(cards => cards[2]),
    four.map(cards => cards[3]),
  ];
  const turn = [...Object.entries(open).map(([name, cards]) => `${name} turnUp ${cards}`), 'ready, deal'].join(', ');
  return {
    options: { purses },
    cards: dealt.flat().join(' '),
    scenes: scenes.map(scene => scene.replace('turn', turn)),
  };
}

function actionOf([type, ...words]: readonly string[], { cards }: State, seat: number): Action {
  if (type === 'turnUp') return { type, seat, cards: sorted(readCards(words.join(' '))) };
  if (type === 'show') return { type, cards: sorted(cards[seat]!) };
  return (words.length > 0 ? { type, to: Number(words[0]) } : { type }) as Action;
}

/** Its figures have marks of their own, which its test recounts. */
export const einundvierzigLesson: Lesson<typeof einundvierzig> = {
  room: 'einundvierzig',
  tag: 'einundvierzig-table',
  game: einundvierzig,
  icon: 'Ah',
  deals: Object.fromEntries(
    Object.entries(DEALS).map(([name, deal]) => [name, played(einundvierzig, scriptOf(deal), NAMES, actionOf)]),
  ),
  names: /\d+/,
  figure(words) {
    throw new Error(`What is “${words.join(' ')}”?`);
  },
  holds: () => false,
};
