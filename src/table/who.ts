/** Who sits at a seat, in a sentence: how well a computer player plays, and in what manner. Loaded when somebody asks. */
import type { Seat } from '../game/contract.js';
import type { PlayerLevel } from '../game/computer-player.js';
import type { Table } from './table.js';
import type { PanelText } from './text/panel/en.js';

/** What a game's computer players have of a manner of playing that can be told: parts of one. */
export interface Manner {
  /** What share of the pot must be had to stay, as a multiple of the price's part of it. */
  readonly odds: number;
  /** How often it wagers with a good hand, and with nothing. */
  readonly wagers: number;
  readonly bluffs: number;
}

/** Who stays for less than this much of the odds calls often. */
const PRICED = 0.8;
/** Who wagers with fewer of the good hands does so seldom; with more, nearly always. */
const SELDOM_WAGERS = 0.6;
const ALWAYS_WAGERS = 0.9;
/** Who wagers with fewer of the bad hands bluffs seldom. */
const SELDOM_BLUFFS = 0.05;

/** How often they raise. */
function raises(wagers: number, { seldomRaises, oftenRaises, alwaysRaises }: PanelText['habits']): string {
  if (wagers < SELDOM_WAGERS) return seldomRaises;
  return wagers < ALWAYS_WAGERS ? oftenRaises : alwaysRaises;
}

/** What players of a manner do, as they would be described. */
export const habitsOf = ({ odds, wagers, bluffs }: Manner, { habits }: PanelText): readonly string[] => [
  odds < PRICED ? habits.callsOften : habits.callsAtPrice,
  raises(wagers, habits),
  bluffs < SELDOM_BLUFFS ? habits.seldomBluffs : habits.sometimesBluffs,
];

/** Who sits there: of a computer player level and manner, or its level alone where nothing is known of that. */
export function who(
  { cast, names, words }: Pick<Table, 'cast' | 'names' | 'words'>,
  seat: Seat,
  panel: PanelText,
  manners: Readonly<Record<PlayerLevel, Manner>> | undefined,
): string | undefined {
  const sitter = names.sitter(seat);
  // of those of another table's log nothing is known
  if (!sitter || cast) return undefined;
  if (!('level' in sitter)) return panel.person(sitter.name);
  const { name, level } = sitter;
  return panel.player(name, words.levels[level], manners ? habitsOf(manners[level], panel) : []);
}
