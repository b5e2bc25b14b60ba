/** What the main button of Faro does during betting: it turns up once, or turn after turn. */
import { again } from '../rules/legality.js';
import { callsOf, openSpots } from '../rules/spots.js';
import type { View } from '../rules/table.js';
import type { LayoutText } from '../text/en.js';
import { isBanker, type Scene } from '../look/scene.js';

/**
 * What the main button does: it repeats the last stakes (`again`) and turns up; runs until the player's card comes
 * (`run`), or to the end if all are staked on (`runOut`); ends a run (`stop`); or does the next thing `once`.
 */
export type Prime = 'again' | 'run' | 'runOut' | 'stop' | 'once';

/** @param isRunning whether a run is in progress. @param undone how many of the last actions can be taken back. */
export function primeOf(
  { view, own, ownSeats }: Pick<Scene, 'view' | 'own' | 'ownSeats'>,
  isRunning: boolean,
  undone: number,
): Prime {
  if (isRunning) return 'stop';
  const { phase, seat } = view;
  if (phase !== 'stake' || !own || seat === 'onlooker' || isBanker(view)) return 'once';
  const { entries, stakes } = own;
  if (undone === 0 && (stakes.length === 0 || entries.length > 0) && again(view, seat) > 0) return 'again';
  // several people at one screen take turns, and the last three cards can be called
  if (stakes.length === 0 || ownSeats.length > 1 || callsOf(view).length > 0) return 'once';
  return openSpots(view, seat).every(spot => stakes.some(stake => stake.spot === spot)) ? 'runOut' : 'run';
}

/** Whether a run goes on at a view: it began when the deal had this many turns. */
export const goesOn =
  (prime: 'run' | 'runOut', begun: number) =>
  (view: View): boolean => {
    const { phase, punters, seat, turns } = view;
    if (phase !== 'stake' || seat === 'onlooker') return false;
    if (turns === begun) return true;
    const { entries, stakes } = punters[seat]!;
    return stakes.length > 0 && callsOf(view).length === 0 && (prime === 'runOut' || entries.length === 0);
  };

/** The text of the button, if it does more than the next thing. @param sum what it would bet again. */
export function labelOf(prime: Prime, words: LayoutText, sum: () => string): string | undefined {
  if (prime === 'once') return undefined;
  return prime === 'again' ? words.sameAgain(sum()) : words[prime];
}
