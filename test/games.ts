/** Every game: tests for all games run on each of these, new ones included. */
import { GAMES as HOSTED } from '../src/host/games.ts';

export const GAMES = [...HOSTED.values()].map(({ game }) => game);
/** Their computer players, by level. */
export const PLAYERS = [...HOSTED.values()].map(({ player }) => player);
