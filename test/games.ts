/** All games that there are: what holds for every game is tried at each, at a new one too. */
import { GAMES as HOSTED } from '../src/host/games.ts';

export const GAMES = [...HOSTED.values()].map(({ game }) => game);
/** Their computer players, by level. */
export const PLAYERS = [...HOSTED.values()].map(({ player }) => player);
