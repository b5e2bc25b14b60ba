/** Stakes as a player may choose them: so many times what the page sets. */
import type { AnyGame, EmptyTableOf, OptionsOf } from '../../game/contract.js';

/** What a game's stakes are among its options. */
export interface Stakes<G extends AnyGame> {
  /** The options that grow together, in chips; the least stake first. */
  readonly options: readonly (string & keyof OptionsOf<G>)[];
  /** The two amounts that players call a table by: the lowest and the highest stake, 0 for no highest. */
  readonly range: (options: OptionsOf<G>) => readonly [number, number];
}

/** How many times the page’s stakes a player may choose, as far as the game allows what comes of it. */
export const TIMES: readonly string[] = ['0.5', '1', '2', '5'];

/** Options as the game completes them. @throws {OptionError} for those that it does not allow. */
export const completed = <G extends AnyGame>(game: EmptyTableOf<G>, options: object): OptionsOf<G> =>
  game.open(options).options as OptionsOf<G>;

/** Complete options with other stakes. @param times one of {@link TIMES}. */
export const multiplied = <G extends AnyGame>({ options: names }: Stakes<G>, options: OptionsOf<G>, times: string) =>
  Object.fromEntries(names.map(name => [name, (options[name] as number) * Number(times)]));
