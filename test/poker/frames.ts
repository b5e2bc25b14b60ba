/** Frames of a poker table as text. */
import type { BettingView, BettingGame } from '../../src/stakes/betting-game.ts';
import type { Frame, Move, StepFrames } from '../../src/table/play/frames.ts';
import type { StepOf } from '../../src/table/play/session.ts';
import { framesOf, type OwnFrames } from '../../src/poker/play/frames.ts';
import type { PokerScene } from '../../src/poker/play/scene.ts';

/** A move as text: `card 2 3 deal from shoe`. */
export const told = ({ what, how, from, to, sums }: Move): string =>
  [what, how, from && `from ${from}`, to && `to ${to}`, sums && `from ${sums[0]} to ${sums[1]}`]
    .filter(Boolean)
    .join(' ');

/** The moves of these frames, as text. */
export const movesIn = (frames: readonly Frame[] = []): readonly string[] =>
  frames.flatMap(({ moves = [] }) => moves.map(told));

/** A step of the rules, with the full table before and after it. */
interface Done<State> {
  readonly actor: unknown;
  readonly action: unknown;
  readonly events: readonly unknown[];
  readonly before: State;
  readonly after: State;
}

/** Makes the frames of a step as a seat sees it. */
export const framesBy =
  <State, View>(view: (state: State, seat: number) => View, scene: unknown, own: unknown) =>
  ({ before, after, ...step }: Done<State>, seat = 0, isCovered = false): StepFrames<{ readonly view?: View }> =>
    framesOf(
      { ...step, view: view(after, seat), legal: [], number: 1 } as unknown as StepOf<BettingGame>,
      view(before, seat) as BettingView,
      isCovered,
      scene as PokerScene,
      own as OwnFrames,
    ) as StepFrames<{ readonly view?: View }>;
