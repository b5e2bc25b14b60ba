import { newGame } from '../../../src/new-game/rules/rules.ts';
import { battery } from '../../game/battery.ts';

/** Likelier: to be done; rarer: to go. So hands are played, and seats still empty and fill. */
const WEIGHTS: Readonly<Record<string, number>> = { done: 12, leave: 1, sitOut: 1, sitIn: 8, reopen: 2 };

battery(newGame, {
  optionSets: [
    { name: 'three players', options: {} },
    { name: 'two small purses', options: { purses: [12, 7], min: 3 } },
    { name: 'seven seats', options: { purses: [100, 20, 30, 5, 4, 50, 60] } },
  ],
  hands: 300,
  nextHand: action => action.type === 'deal',
  weight: offer => WEIGHTS[offer.type] ?? 3,
  left: ({ cards }) => 52 - cards.filter(card => card !== null).length,
  count: ({ type }) => (['won', 'sat', 'boughtIn', 'left'].includes(type) ? type : undefined),
  // nothing is hidden: no state looks like another
  twins: () => [],
});
