/** Who and what is called how at a table: people, seats and cards, in words. */
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
  /** Who of them has the screen: a place among {@link seats}. */
  readonly hand: number;
  /** The players of a log that is shown, where it is not of this table's. */
  readonly cast: Cast | undefined;
  /** At a room of a host it is the host that says who sits where. */
  readonly host: { nameOf(seat: Seat): string } | undefined;
  /** Whether nobody has said who sits at the seats that are not of this screen. */
  readonly hasStrangers: boolean;
  readonly words: CommonText;
  /** What cards are called in the pattern that is shown. */
  readonly cardWords: CardWords;
}

/** Who sits at a seat, to the eye: a computer player with a portrait and a level, or one of the people, by initials. */
export type Sitter =
  | {
      readonly name: string;
      readonly portrait: number;
      readonly level: PlayerLevel;
      readonly character?: Character;
    }
  | { readonly name: string; readonly initials: string };

/** The first letters of a name: of its first word and of its last, as they are written. */
function initialsOf(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return [first, ...others.slice(-1)].map(([letter]) => letter).join('');
}

export class Names {
  readonly #table: People;

  constructor(table: People) {
    this.#table = table;
  }

  /** What a card is called. */
  card(card: KnownCard): string {
    return cardName(card, this.#table.cardWords);
  }

  /** The same as it begins a sentence. */
  cardFirst(card: KnownCard): string {
    const { cardWords } = this.#table;
    return cardName(card, cardWords, cardWords.ranksFirst);
  }

  /** What somebody is called of those whose cards are shown. */
  person(seat: Seat): string {
    const { cast, words } = this.#table;
    if (!cast) return this.player(seat);
    return cast[seat] === null ? words.you : cast[seat] || words.seat(seat + 1);
  }

  /** What somebody at the table itself is called, also while hands of others are shown on it. */
  player(seat: Seat): string {
    const { words } = this.#table;
    return this.#nameAt(seat) || (this.#isSpokenTo(seat) ? words.you : words.seat(seat + 1));
  }

  /** Whether a seat is the player, who is spoken to and has no name of their own. */
  isYou(seat: Seat): boolean {
    const { cast } = this.#table;
    return cast ? cast[seat] === null : !this.#nameAt(seat) && this.#isSpokenTo(seat);
  }

  /** Who sits at a seat; nothing for the player, who is spoken to, and for somebody without a name. */
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

  /** At a screen that several share only the one who has it is spoken to. */
  #isSpokenTo(seat: Seat): boolean {
    const { seats, hand, host, hasStrangers } = this.#table;
    const isAnother = seats.length > 1 && seats[hand] !== seat;
    const isElsewhere = (!!host || hasStrangers) && !this.#isOwn(seat);
    return !isAnother && !isElsewhere;
  }
}
