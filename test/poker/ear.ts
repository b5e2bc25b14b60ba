/** A poker table without a page: what it announces, step by step, and what it asks of the croupier by itself. */
import type { AnyAction, AnyGame, Croupier, Turn, Viewer } from '../../src/croupier.ts';
import type { BettingGame } from '../../src/stakes/betting-game.ts';
import type { PokerText } from '../../src/poker/text/en.ts';
import { stepsOf } from '../../src/table/lazy/archive.ts';
import { Names } from '../../src/table/look/names.ts';
import type { Play } from '../../src/table/play/gameplay.ts';
import type { StepOf } from '../../src/table/play/session.ts';

/** Who plays and who listens; by default only the first seat listens, and has no name. */
interface Listening {
  readonly seats?: readonly Viewer[];
  readonly names?: readonly string[];
  /** Chosen in advance before the steps from this one on, counted from the last. */
  readonly ahead?: readonly [command: string, from: number];
}

const NAMES = ['', 'Anna', 'Bruno', 'Clara', 'Emil', 'Frieda', 'Georg', 'Hanna', 'Ida'];

/** How a game is set up at a table that is a plain object, and a prepared hand announced there. */
export function earAt<G extends AnyGame>(game: G, playOf: (table: never) => unknown, words: PokerText) {
  return (croupier: Pick<Croupier<G>, 'log'>, { seats = [0], names = NAMES, ahead }: Listening = {}) => {
    const log = croupier.log();
    const said: string[] = [];
    const intended: string[] = [];
    const seat = seats[0]!;
    const table = {
      ...{ game, words, cardWords: words, language: 'en', people: names.map(name => ({ name })), seats, hand: 0 },
      ...{
        cast: undefined,
        host: undefined,
        hasStrangers: false,
        replaying: false,
        playing: false,
        between: undefined,
      },
      ...{ box: { shape: 'wide', isLarge: true }, motion: { haste: 1 }, element: {}, drawers: { isOpen: () => false } },
      view: game.view(game.open(log.options), seat) as unknown,
      legal: [] as readonly unknown[],
      settings: { common: () => 'on' },
      speech: { say: (text: string) => said.push(text) },
      intend: ({ type }: AnyAction) => intended.push(type),
    };
    const play = playOf(Object.assign(table, { names: new Names(table as never) }) as never) as Play<BettingGame>;
    const steps = stepsOf(game, log, seat) as unknown as readonly StepOf<BettingGame>[];
    for (const [at, step] of steps.entries()) {
      if (steps.length - at === ahead?.[1]) void play.commands()[ahead[0]]!.does('', undefined as never);
      play.hears?.(step);
      said.push(play.describe(step));
      const { turn } = (table.view = step.view as { readonly turn: Turn });
      table.legal = turn.kind === 'seats' && turn.seats.includes(seat as number) ? game.legal(step.view) : [];
      play.settled?.();
    }
    const told = said.filter(Boolean);
    return { told, all: told.join(' '), last: told.at(-1)!, intended };
  };
}
