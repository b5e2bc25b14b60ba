/** The page on Einundvierzig: its prepared deals. */
import { cardNumber, readCards, type Card } from '../../src/cards.ts';
import { einundvierzig, type Einundvierzig } from '../../src/rules.ts';
import { played, type Lesson, type Script } from './lesson.ts';

type Action = Einundvierzig.Action;
type State = Einundvierzig.State;

/** The players at the prepared tables, clockwise; Anna is Vorhand. */
export const NAMES = ['Anna', 'Bruno', 'Carla', 'Dora'] as const;

const PURSES = [200, 200, 200, 200];

/** The cards as they come: one to each player, then another, and two more to those who stay; Vorhand is last. */
const SCRIPTS: Readonly<Record<string, Script>> = {
  first: {
    options: { purses: PURSES },
    cards: 'Ah Js 9s Kc Th Jd 7d 9d 8h Jc Tc Ks 7s 7h',
    scenes: [
      'ready, deal',
      'Bruno call, Carla raise 10, Dora fold, Anna call, Bruno call',
      'deal',
      'Anna turnUp Kc Tc, Bruno turnUp 8h Ks, Carla turnUp Js 7s, ready, deal',
      'Bruno bet 10, Carla raise 20, Anna fold, Bruno call',
      'deal',
    ],
  },
  bluff: {
    options: { purses: PURSES },
    cards: 'Jd 9c Ks Ah Jc 7c Qs 8h Td 8d 9h 8s 7h 7d',
    scenes: [
      'ready, deal',
      'Bruno call, Carla fold, Dora raise 10, Anna call, Bruno call',
      'deal',
      'Anna turnUp 9h 7d, Bruno turnUp Jc 8s, Dora turnUp Ks Qs, ready, deal',
      'Bruno check, Dora bet 10, Anna raise 20, Bruno fold',
      'Dora raise 30, Anna fold',
      'Dora muck',
    ],
  },
  tie: {
    options: { purses: PURSES },
    cards: 'Tc Kd 9c Ah 8d Qd 7d 9h Js 8h 9s 7h 7s 8c',
    scenes: [
      'ready, deal',
      'Bruno call, Carla raise 10, Dora fold, Anna call, Bruno call',
      'deal, Anna turnUp 9s 8c, Bruno turnUp Js 8d, Carla turnUp 8h 7s, ready, deal',
      'Bruno check, Carla bet 10, Anna raise 20, Bruno fold, Carla call',
      'deal',
    ],
  },
  fortyOne: {
    options: { purses: PURSES },
    cards: 'Js Ah Td 9d 9s Kh 7d 8d Qc Qh As Kc 8c Th 9c 7s',
    scenes: [
      'ready, deal',
      'Bruno call, Carla call, Dora call',
      'deal',
      'Anna turnUp Kc 7s, Bruno turnUp Js 8c, Carla turnUp Kh Qh, Dora turnUp As Td, ready, deal',
      'Bruno check, Carla bet 10, Dora fold, Anna fold, Bruno fold',
      'Carla show',
    ],
  },
  sidePot: {
    options: { purses: [200, 20, 35, 200] },
    cards: '8c Ks Jh Th 8d Qs Td 9h 8h 9c Jc Qc Ac 7d 9d 7h',
    scenes: [
      'ready, deal',
      'Bruno call, Carla call, Dora raise 10, Anna call, Bruno call, Carla call',
      'deal, Anna turnUp Qc 7h, Bruno turnUp 8h Ac, Carla turnUp 9c 7d, Dora turnUp Td 9d, ready, deal',
      'Bruno check, Carla bet 10, Dora raise 20, Anna fold',
      'Bruno call, Carla raise 23, Dora call',
      'deal',
    ],
  },
};

const sorted = (cards: readonly Card[]): readonly Card[] => [...cards].sort((a, b) => cardNumber(a) - cardNumber(b));

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
    Object.entries(SCRIPTS).map(([name, script]) => [name, played(einundvierzig, script, NAMES, actionOf)]),
  ),
  names: /\d+/,
  figure(words) {
    throw new Error(`What is “${words.join(' ')}”?`);
  },
  holds: () => false,
};
