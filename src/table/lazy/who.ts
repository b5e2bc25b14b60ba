/** Who sits at a seat, in a sentence: how well a computer player plays, and in what manner. Loaded when somebody asks. */
import type { Seat } from '../../game/contract.js';
import type { PlayerLevel } from '../../game/computer-player.js';
import { leaning, type BettingManner } from '../../stakes/characters.js';
import type { Table } from '../play/table.js';
import type { PanelText } from '../text/en.lazy.js';

/** Who stays for less than this much of the odds calls often; who wants more than this, seldom. */
const PRICED = 0.8;
const CAREFUL = 1.2;
/** Who wagers with fewer of the good hands does so seldom; with more, nearly always. */
const SELDOM_WAGERS = 0.6;
const ALWAYS_WAGERS = 0.9;
/** Who wagers with fewer of the bad hands bluffs seldom; with more, often. */
const SELDOM_BLUFFS = 0.05;
const OFTEN_BLUFFS = 0.15;

/** How often they raise. */
function raises(wagers: number, { seldomRaises, oftenRaises, alwaysRaises }: PanelText['habits']): string {
  if (wagers < SELDOM_WAGERS) return seldomRaises;
  return wagers < ALWAYS_WAGERS ? oftenRaises : alwaysRaises;
}

/** How often they stay. */
function calls(odds: number, { callsOften, callsAtPrice, callsSeldom }: PanelText['habits']): string {
  if (odds < PRICED) return callsOften;
  return odds < CAREFUL ? callsAtPrice : callsSeldom;
}

/** How often they bluff. */
function lies(bluffs: number, { seldomBluffs, sometimesBluffs, oftenBluffs }: PanelText['habits']): string {
  if (bluffs < SELDOM_BLUFFS) return seldomBluffs;
  return bluffs < OFTEN_BLUFFS ? sometimesBluffs : oftenBluffs;
}

/** What players of a manner do, as they would be described. */
export const habitsOf = ({ odds, wagers, bluffs }: BettingManner, { habits }: PanelText): readonly string[] => [
  calls(odds, habits),
  raises(wagers, habits),
  lies(bluffs, habits),
];

/** Who sits there: of a computer player level and manner, or its level alone where nothing is known of that. */
export function who(
  { cast, names, words }: Pick<Table, 'cast' | 'names' | 'words'>,
  seat: Seat,
  panel: PanelText,
  manners: Readonly<Record<PlayerLevel, BettingManner>> | undefined,
): string | undefined {
  const sitter = names.sitter(seat);
  // of those of another table's log nothing is known
  if (!sitter || cast) return undefined;
  if (!('level' in sitter)) return panel.person(sitter.name);
  const { name, level, character } = sitter;
  return panel.player(name, words.levels[level], manners ? habitsOf(leaning(manners[level], character), panel) : []);
}
