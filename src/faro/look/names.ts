/** The names of ranks and places, in the card pattern shown. */
import type { KnownCard } from '../../cards/card.js';
import { chips, type CardWords, type Rank } from '../../table/look/messages.js';
import type { Phrase } from '../../table/text/texts.js';
import { isCall } from '../rules/spots.js';
import type { Punter } from '../rules/table.js';
import type * as ClassicPart from '../lazy/classic.js';
import type { Scene } from './scene.js';

/** The names of a table. `classic`: the module of the classic layout. */
export function namesOf(
  { words, german, own, name, nameFirst }: Pick<Scene, 'words' | 'german' | 'own' | 'name' | 'nameFirst'>,
  { ranks, ranksFirst }: Pick<CardWords, 'ranks' | 'ranksFirst'>,
  classic: typeof ClassicPart | undefined,
) {
  const rank = (rank: string): string => ranks[rank as Rank];
  const rankFirst = (rank: string): string => ranksFirst[rank as Rank];
  /** The name of a place: the player's own card, or another punter's, or ranks. */
  const phraseOf = (spot: string, punter = own): Phrase => {
    if (classic) return classic.nameOf(spot, words.classicLayout, { rank, rankFirst });
    const card = punter?.suit && ((spot + punter.suit) as KnownCard);
    return card ? [nameFirst(card), name(card)] : [rankFirst(spot), rank(spot)];
  };
  /** A rank as printed on the cards. */
  const letter = (rank: string): string => {
    const letters: Readonly<Record<string, string>> = german ? { J: 'U', Q: 'O', K: 'K' } : words.letters;
    return letters[rank] ?? (rank === 'T' ? '10' : rank);
  };
  return {
    rank,
    rankFirst,
    spot: (spot: string, punter?: Punter): string => phraseOf(spot, punter)[1],
    placeName(spot: string): string {
      if (isCall(spot)) return spot.split('>').map(letter).join('\u203a');
      return phraseOf(spot)[0];
    },
    letter,
    /** A place and the punter's stake on it, as a sentence begins, or goes on. */
    field(place: string, punter: Punter | undefined, goesOn = false): string {
      const stake = punter?.stakes.find(stake => stake.spot === place);
      const name = phraseOf(place, punter)[goesOn ? 1 : 0];
      if (!stake) return words.fieldEmpty(name);
      const copper = stake.coppered ? `, ${words.classicLayout.coppered}` : '';
      return words.fieldStake(name, chips(stake.amount)) + copper;
    },
  };
}
