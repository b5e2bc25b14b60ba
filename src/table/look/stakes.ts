/** Stakes as a player may choose them: multiples of the page's. */
import type { AnyGame, EmptyTableOf, OptionsOf } from '../../game/contract.js';

/** Which of a game's options are its stakes. */
export interface Stakes<G extends AnyGame> {
  /** The options that scale together, in chips; the minimum first. */
  readonly options: readonly (string & keyof OptionsOf<G>)[];
  /** The two amounts that players call a table by: the lowest and the highest stake, 0 if there is no highest. */
  readonly range: (options: OptionsOf<G>) => readonly [number, number];
}

/** The multiples of the page’s stakes that a player may choose, as far as the game allows the result. */
export const TIMES: readonly string[] = ['0.5', '1', '2', '5'];

/** Options as the game completes them. @throws {OptionError} if it does not allow them. */
export const completed = <G extends AnyGame>(game: EmptyTableOf<G>, options: object): OptionsOf<G> =>
  game.open(options).options as OptionsOf<G>;

/** Complete options with scaled stakes. @param times one of {@link TIMES}. */
export const multiplied = <G extends AnyGame>({ options: names }: Stakes<G>, options: OptionsOf<G>, times: string) =>
  Object.fromEntries(names.map(name => [name, (options[name] as number) * Number(times)]));
