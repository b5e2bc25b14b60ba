/** The games in which players are measured: the stakes, and what is observed in a hand. */
import type { Random } from '../../src/cards/random.ts';
import type { AnyAction, Offer } from '../../src/game/contract.ts';
import { LEVELS, type Character, type PlayerLevel, type PendingDecision } from '../../src/game/computer-player.ts';
import { atOnce } from '../../src/game/at-once.ts';
import type { BettingGame, BettingState, BettingView } from '../../src/stakes/betting-game.ts';
import { seatCount } from '../../src/stakes/seats.ts';
import { einundvierzig } from '../../src/einundvierzig/rules/rules.ts';
import { opponent as einundvierzigOpponent } from '../../src/einundvierzig/rules/opponent.ts';
import * as einundvierzigPlayers from '../../src/einundvierzig/rules/players.ts';
import { trained } from '../../src/einundvierzig/rules/trained.ts';
import { stud } from '../../src/stud/rules/rules.ts';
import { opponent as studOpponent } from '../../src/stud/rules/opponent.ts';
import * as studPlayers from '../../src/stud/rules/players.ts';
import { trained as studTrained } from '../../src/stud/rules/trained.ts';

/** A player: its action, from its view, its offers, and its own random numbers. */
export type Mind = (view: BettingView, legal: readonly Offer<AnyAction>[], random: Random) => AnyAction;

/** How far a hand came. */
export type Stage = 'two up, two down' | 'fourth street with three or more' | 'showdown';

export interface Contest {
  readonly game: BettingGame;
  /** The options of the table. */
  readonly options: object;
  /** The options that stop the house from taking or giving anything, so that winnings and losses balance. */
  readonly unraked: object;
  /** The chips of one big bet, the unit of winnings. */
  readonly bigBet: number;
  readonly seats: readonly [fewest: number, most: number];
  /** A level as shipped today, with a character. */
  readonly level: (level: PlayerLevel, character?: Character) => Mind;
  /** The three levels of November 2026, as a benchmark for later ones. */
  readonly frozen: Readonly<Record<PlayerLevel, Mind>>;
  /** `hard` with another text than the shipped one. */
  readonly learnt?: (policy: string) => Mind;
  /** The stage of a table, if it is one that is counted. */
  readonly stage: (state: BettingState) => Stage | undefined;
}

type ThinkIn<Manner> = (manner: Manner, view: never, legal: never, random: Random) => PendingDecision<unknown>;

/** Players in three styles. A test pins their actions: a change would change the benchmark. */
function inManners<Manner extends { readonly ignoresBets?: boolean }>(
  thinkIn: ThinkIn<Manner>,
  manners: Readonly<Record<PlayerLevel, Manner>>,
): Readonly<Record<PlayerLevel, Mind>> {
  const mind = atOnce<unknown, unknown>((level, view, legal, random) =>
    thinkIn({ ...manners[level], ignoresBets: true }, view as never, legal as never, random),
  );
  return Object.fromEntries(LEVELS.map(level => [level, mind(level)])) as unknown as Record<PlayerLevel, Mind>;
}

const EINUNDVIERZIG_2026: Readonly<Record<PlayerLevel, einundvierzigPlayers.Manner>> = {
  easy: {
    deals: 24,
    attentive: false,
    odds: 0.4,
    tight: 0.3,
    bold: 1.7,
    wagers: 0.4,
    bluffs: 0.02,
    hides: 0,
    poses: 0,
  },
  medium: {
    deals: 100,
    attentive: false,
    odds: 1,
    tight: 0.8,
    bold: 1.4,
    wagers: 0.8,
    bluffs: 0.03,
    hides: 1,
    poses: 0,
  },
  hard: {
    deals: 240,
    attentive: true,
    odds: 1,
    tight: 0.9,
    bold: 1.2,
    wagers: 0.95,
    bluffs: 0.08,
    hides: 0.9,
    poses: 0.7,
  },
};

const STUD_2026: Readonly<Record<PlayerLevel, studPlayers.Manner>> = {
  easy: { deals: 12, attentive: false, odds: 0.6, tight: 0.55, bold: 1.6, wagers: 0.45, bluffs: 0.02, waits: 0 },
  medium: { deals: 40, attentive: false, odds: 1, tight: 0.9, bold: 1.35, wagers: 0.8, bluffs: 0.03, waits: 0.1 },
  hard: { deals: 64, attentive: true, odds: 1, tight: 0.9, bold: 1.2, wagers: 0.95, bluffs: 0.08, waits: 0.12 },
};

const studContest = (
  variant: 'high' | 'razz' | 'high-low',
  preset: 'fixed-limit' | 'casinos-austria' = 'fixed-limit',
): Contest => ({
  game: stud,
  options: { preset, variant },
  unraked: {},
  bigBet: 20,
  seats: [2, 9],
  level: (...skill) => studOpponent(...skill) as unknown as Mind,
  frozen: inManners(studPlayers.thinkIn, STUD_2026),
  learnt: policy => atOnce(studTrained(() => policy))('hard') as unknown as Mind,
  stage: ({ phase, live, ...table }) =>
    phase === 'bet' && 'street' in table && table.street === 4 && seatCount(live) > 2
      ? 'fourth street with three or more'
      : undefined,
});

/** All of them, by the names that the command takes. */
export const CONTESTS = {
  einundvierzig: {
    game: einundvierzig,
    options: {},
    unraked: { rake: { percent: 0 }, fortyOneBonus: 0 },
    bigBet: 10,
    seats: [3, 7],
    level: (...skill) => einundvierzigOpponent(...skill) as unknown as Mind,
    frozen: inManners(einundvierzigPlayers.thinkIn, EINUNDVIERZIG_2026),
    learnt: policy => atOnce(trained(policy))('hard') as unknown as Mind,
    stage: ({ phase }) => (phase === 'turnUp' ? 'two up, two down' : undefined),
  },
  stud: studContest('high'),
  razz: studContest('razz'),
  'high-low': studContest('high-low'),
  /** With spread bets. */
  'stud-range': studContest('high', 'casinos-austria'),
} satisfies Readonly<Record<string, Contest>>;
