/** What ranks and places are called, as the pattern of the cards that is shown has it. */
import { RANKS, type KnownCard } from '../../cards/card.js';
import { chips, say } from '../../table/messages.js';
import type { Punter } from '../rules/table.js';
import type * as ClassicPart from './classic.js';
import type { Scene } from './scene.js';

/** The names of a table. `ranks`: the words for them, parted by commas; `classic`: the part of the classic layout. */
export function namesOf(
  { words, language, german, own, name }: Pick<Scene, 'words' | 'language' | 'german' | 'own' | 'name'>,
  ranks: string,
  classic: typeof ClassicPart | undefined,
) {
  const rank = (rank: string): string => ranks.split(',')[RANKS.indexOf(rank)] ?? '';
  /** The name of a place: the own card, or another punter's, or ranks. */
  const spot = (spot: string, punter = own): string =>
    classic
      ? classic.nameOf(spot, language, rank)
      : punter?.suit
        ? name((spot + punter.suit) as KnownCard)
        : rank(spot);
  return {
    rank,
    spot,
    /** A rank as it stands on the cards. */
    letter(rank: string): string {
      const court = 'JQK'.indexOf(rank);
      if (court < 0) return rank === 'T' ? '10' : rank;
      return german ? 'UOK'[court]! : words.letters.split(',')[court]!;
    },
    /** A place and what the punter has on it. */
    field(place: string, punter: Punter | undefined): string {
      const stake = punter?.stakes.find(stake => stake.spot === place);
      if (!stake) return say(words.fieldEmpty, spot(place, punter));
      const copper = stake.coppered ? `, ${classic?.wordsOf({ language }).coppered ?? ''}` : '';
      return say(words.fieldStake, spot(place, punter), chips(stake.amount)) + copper;
    },
  };
}
