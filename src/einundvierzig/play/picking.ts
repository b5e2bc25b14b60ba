/** Two up, two down: the cards that a player means to lay open, until they do. */
import { cardNumber, type Card } from '../../cards/card.js';
import type { Seat } from '../../game/contract.js';
import type { Poker } from '../../poker/play/poker.js';
import { ownSeat } from '../../poker/look/seen.js';
import type { Table } from '../../table/play/table.js';
import type { einundvierzig } from '../rules/rules.js';
import { CARDS_UP, type Action, type View } from '../rules/table.js';
import type { EinundvierzigText } from '../text/en.js';
import { mayPick } from './scene.js';

const NONE: readonly Card[] = [];
/** With no seat, the cards laid open so far stand. */
const NO_PICKS = { seat: -1, cards: NONE };

export class Picking {
  readonly #table: Table<typeof einundvierzig, EinundvierzigText>;
  readonly #poker: Poker;
  /** The cards, and whose. */
  #picked = NO_PICKS;
  /** Whether the cards are to be laid open as soon as all is shown. */
  #lays = false;

  constructor(table: Table<typeof einundvierzig, EinundvierzigText>, poker: Poker) {
    this.#table = table;
    this.#poker = poker;
  }

  /** Forgets the picked cards: they have been laid open, or there is nothing to choose. */
  clear(): void {
    this.#picked = NO_PICKS;
  }

  /** All is shown: lays the cards open if that was asked for meanwhile. @returns whether it did. */
  settled(): boolean {
    const { view } = this.#table;
    const lays = this.#lays && this.mayPick(view);
    this.#lays = false;
    if (lays) this.#lay(view, ownSeat(view));
    return lays;
  }

  /** Whether the player is asked for two cards, or may still change them. */
  mayPick(view: View): boolean {
    return !this.#table.replaying && mayPick(view);
  }

  /** The cards that the player has laid open, or means to. */
  opens(view: View, seat: Seat): readonly Card[] {
    return this.mayPick(view) && this.#picked.seat === seat ? this.#picked.cards : view.upCards[seat]!;
  }

  /** Drops both cards. */
  unpick(): void {
    this.#picked = { seat: ownSeat(this.#table.view), cards: NONE };
    this.#table.speech.say(this.#table.words.count(0));
  }

  /** Lays the picked cards open, or as soon as what is being shown has been: another's choice may be that. */
  lay(): void {
    const { playing, view } = this.#table;
    if (playing) this.#lays = true;
    else this.#lay(view, ownSeat(view));
  }

  /** Picks a card to lay open, or drops it. A third card takes the place of the one picked first. */
  pick(view: View, seat: Seat, card: Card): void {
    const had = this.opens(view, seat);
    const isOpen = !had.includes(card);
    const cards = isOpen ? [...had, card].slice(-CARDS_UP) : had.filter(other => other !== card);
    this.#picked = { seat, cards };
    const { words } = this.#table;
    const changed = [...had.filter(other => other !== card && !cards.includes(other)), card];
    const told = changed.map(each =>
      (cards.includes(each) ? words.picked : words.dropped)(this.#poker.actionText.cards([each])),
    );
    this.#table.speech.say([...told, words.sentence(words.count(cards.length))].join(' '));
  }

  /** Lays the two picked cards open; where all choose at once, ends the player's part. */
  #lay(view: View, seat: Seat): void {
    const cards = [...this.opens(view, seat)].sort((a, b) => cardNumber(a) - cardNumber(b));
    if (cards.length < CARDS_UP || this.#poker.hotSeat.handsOver(view)) return;
    const turnUp: Action = { type: 'turnUp', seat, cards };
    if (view.toTurnUp >= 0 ? this.#table.intend(turnUp) : this.#table.intend(turnUp, { type: 'done' }))
      this.#picked = NO_PICKS;
  }
}
