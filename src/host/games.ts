/** The games that a host can run, by their ids, with their computer players. */
import type { Character, PlayerLevel } from '../game/computer-player.js';
import type { AnyAction, AnyGame } from '../game/contract.js';
import type { Player } from '../game/croupier.js';
import { GAMES as RULES } from '../games.js';
import { opponent as einundvierzigOpponent } from '../einundvierzig/rules/opponent.js';
import { punter as faroPunter } from '../faro/rules/players.js';
import { opponent as studOpponent } from '../stud/rules/opponent.js';
import { punter as trenteQuarantePunter } from '../trente-quarante/rules/players.js';

/** A game with its computer players. */
export interface HostedGame {
  readonly game: AnyGame;
  readonly player: (level: PlayerLevel, character?: Character) => Player<AnyAction, unknown>;
  /** Whether it is played against a bank: nobody holds hidden cards. */
  readonly isBank: boolean;
}

/**
 * The games whose shuffles can be checked. `bank`: those against a bank. `all`: poker games too, where the seeds of a
 * finished hand reveal all of its cards, including those folded or mucked.
 */
export type FairGames = 'bank' | 'all' | 'none';

/** The computer players of each game, and whether it is against a bank. */
const PLAYERS: Readonly<Record<keyof typeof RULES, { readonly player: unknown; readonly isBank: boolean }>> = {
  'trente-quarante': { player: trenteQuarantePunter, isBank: true },
  stud: { player: studOpponent, isBank: false },
  einundvierzig: { player: einundvierzigOpponent, isBank: false },
  faro: { player: faroPunter, isBank: true },
};

export const GAMES: ReadonlyMap<string, HostedGame> = new Map(
  Object.entries(PLAYERS).map(([id, own]) => [id, { game: RULES[id as keyof typeof RULES], ...own } as HostedGame]),
);

/** Whether the shuffles of a game can be checked under this setting. */
export const isFair = (fair: FairGames, game: string): boolean =>
  fair === 'all' || (fair === 'bank' && !!GAMES.get(game)?.isBank);
