/** The games that a host can run, by their ids, with their computer players. */
import type { PlayerLevel } from '../game/computer-player.js';
import type { AnyAction, AnyGame } from '../game/contract.js';
import type { Player } from '../game/croupier.js';
import { einundvierzig } from '../einundvierzig/rules/rules.js';
import { opponent as einundvierzigOpponent } from '../einundvierzig/rules/players.js';
import { faro } from '../faro/rules/rules.js';
import { punter as faroPunter } from '../faro/rules/players.js';
import { stud } from '../stud/rules/rules.js';
import { opponent as studOpponent } from '../stud/rules/players.js';
import { trenteQuarante } from '../trente-quarante/rules/rules.js';
import { punter as trenteQuarantePunter } from '../trente-quarante/rules/players.js';

/** A game with whoever plays it where no person does. */
export interface HostedGame {
  readonly game: AnyGame;
  readonly player: (level: PlayerLevel) => Player<AnyAction, unknown>;
}

const hosted = (game: unknown, player: unknown): HostedGame => ({ game, player }) as HostedGame;

export const GAMES: ReadonlyMap<string, HostedGame> = new Map(
  [
    hosted(trenteQuarante, trenteQuarantePunter),
    hosted(stud, studOpponent),
    hosted(einundvierzig, einundvierzigOpponent),
    hosted(faro, faroPunter),
  ].map(each => [each.game.id, each]),
);
