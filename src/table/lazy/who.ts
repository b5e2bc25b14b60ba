/** Describes the player at a seat in a sentence: the level and style of a computer player. Loaded on request. */
import type { Seat } from '../../game/contract.js';
import type { PlayerLevel } from '../../game/computer-player.js';
import { leaning, type BettingManner } from '../../stakes/characters.js';
import type { Table } from '../play/table.js';
import type { PanelText } from '../text/en.lazy.js';

/** Calling for less than this share of the pot odds is calling often; wanting more, seldom. */
const PRICED = 0.8;
const CAREFUL = 1.2;
/** Betting fewer of the good hands than this is betting seldom; more, nearly always. */
const SELDOM_WAGERS = 0.6;
const ALWAYS_WAGERS = 0.9;
/** Betting fewer of the bad hands than this is bluffing seldom; more, often. */
const SELDOM_BLUFFS = 0.05;
const OFTEN_BLUFFS = 0.15;

/** Which of these words describes a value: the first below the first bound, the last above them all. */
const graded = (value: number, bounds: readonly number[], words: readonly string[]): string =>
  words[bounds.filter(bound => value >= bound).length]!;

/** The habits of a playing style, in words: how often they call, raise and bluff. */
export const habitsOf = ({ odds, wagers, bluffs }: BettingManner, { habits }: PanelText): readonly string[] => [
  graded(odds, [PRICED, CAREFUL], [habits.callsOften, habits.callsAtPrice, habits.callsSeldom]),
  graded(wagers, [SELDOM_WAGERS, ALWAYS_WAGERS], [habits.seldomRaises, habits.oftenRaises, habits.alwaysRaises]),
  graded(bluffs, [SELDOM_BLUFFS, OFTEN_BLUFFS], [habits.seldomBluffs, habits.sometimesBluffs, habits.oftenBluffs]),
];

/** Who sits there: level and style of a computer player, or the level alone if the style is unknown. */
export function who(
  { cast, names, words }: Pick<Table, 'cast' | 'names' | 'words'>,
  seat: Seat,
  panel: PanelText,
  manners: Readonly<Record<PlayerLevel, BettingManner>> | undefined,
): string | undefined {
  const sitter = names.sitter(seat);
  // nothing is known of the players in another table's log
  if (!sitter || cast) return undefined;
  if (!('level' in sitter)) return panel.person(sitter.name);
  const { name, level, character } = sitter;
  return panel.player(name, words.levels[level], manners ? habitsOf(leaning(manners[level], character), panel) : []);
}
