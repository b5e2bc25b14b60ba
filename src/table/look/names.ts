/** The names of people, seats and cards at a table, in words. */
import type { KnownCard } from '../../cards/card.js';
import type { Seat, Viewer } from '../../game/contract.js';
import { cardName, type CardWords } from './messages.js';
import type { Character, PlayerLevel } from '../../game/computer-player.js';
import type { Person } from './people.js';
import type { Cast } from '../play/playback.js';
import { portraitsOf } from './portraits.js';
import type { CommonText } from '../text/en.js';

/** Who is at a table, as far as this screen knows. */
export interface People {
  /** Who sits at each seat, as the page says. */
  readonly people: readonly Person[];
  /** The seats of the people at this screen. */
  readonly seats: readonly Viewer[];
  /** Which of them has the screen: an index into {@link seats}. */
  readonly hand: number;
  /** The players of the log being shown, if it is not this table's. */
  readonly cast: Cast | undefined;
  /** In a host's room, the host says who sits where. */
  readonly host: { nameOf(seat: Seat): string } | undefined;
  /** Whether it is unknown who sits at the seats that are not at this screen. */
  readonly hasStrangers: boolean;
  readonly words: CommonText;
  /** The names of cards in the pattern shown. */
  readonly cardWords: CardWords;
}

/** Who sits at a seat, as drawn: a computer player with a portrait and a level, or a person, by initials. */
export type Sitter =
  | {
      readonly name: string;
      readonly portrait: number;
      readonly level: PlayerLevel;
      readonly character?: Character;
    }
  | { readonly name: string; readonly initials: string };

/** The initials of a name: of its first and last word, in their case. */
function initialsOf(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return [first, ...others.slice(-1)].map(([letter]) => letter).join('');
}

export class Names {
  readonly #table: People;

  constructor(table: People) {
    this.#table = table;
  }

  /** The name of a card. */
  card(card: KnownCard): string {
    return cardName(card, this.#table.cardWords);
  }

  /** The same at the beginning of a sentence. */
  cardFirst(card: KnownCard): string {
    const { cardWords } = this.#table;
    return cardName(card, cardWords, cardWords.ranksFirst);
  }

  /** The name of a player whose cards are shown. */
  person(seat: Seat): string {
    const { cast, words } = this.#table;
    if (!cast) return this.player(seat);
    return cast[seat] === null ? words.you : cast[seat] || words.seat(seat + 1);
  }

  /** The name of a player at the table itself, even while other hands are shown on it. */
  player(seat: Seat): string {
    const { words } = this.#table;
    return this.#nameAt(seat) || (this.#isSpokenTo(seat) ? words.you : words.seat(seat + 1));
  }

  /** Whether a seat is the player, who is addressed as “you” and has no name. */
  isYou(seat: Seat): boolean {
    const { cast } = this.#table;
    return cast ? cast[seat] === null : !this.#nameAt(seat) && this.#isSpokenTo(seat);
  }

  /** Who sits at a seat; undefined for the player addressed as “you”, and for somebody without a name. */
  sitter(seat: Seat): Sitter | undefined {
    const { cast, people } = this.#table;
    const name = cast ? cast[seat] : this.#nameAt(seat);
    if (!name) return undefined;
    const { level, character, name: computer } = people[seat] ?? {};
    // at a host somebody may have taken a computer player's seat
    if (cast || !level || name !== computer) return { name, initials: initialsOf(name) };
    return { name, level, portrait: portraitsOf(people)[seat]!, ...(character && { character }) };
  }

  #nameAt(seat: Seat): string {
    const { host, hasStrangers, people } = this.#table;
    const isOwn = this.#isOwn(seat);
    if (host) return isOwn ? '' : host.nameOf(seat);
    return hasStrangers && !isOwn ? '' : (people[seat]?.name ?? '');
  }

  #isOwn(seat: Seat): boolean {
    return this.#table.seats.includes(seat);
  }

  /** At a shared screen only the one who has it is addressed as “you”. */
  #isSpokenTo(seat: Seat): boolean {
    const { seats, hand, host, hasStrangers } = this.#table;
    const isAnother = seats.length > 1 && seats[hand] !== seat;
    const isElsewhere = (!!host || hasStrangers) && !this.#isOwn(seat);
    return !isAnother && !isElsewhere;
  }
}
