/** Two up, two down: the cards that a player has picked to turn up, until they do. */
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
/** With no seat, the cards already turned up apply. */
const NO_PICKS = { seat: -1, cards: NONE };

export class Picking {
  readonly #table: Table<typeof einundvierzig, EinundvierzigText>;
  readonly #poker: Poker;
  /** The cards, and whose. */
  #picked = NO_PICKS;
  /** Whether the cards are to be turned up as soon as everything has been shown. */
  #lays = false;

  constructor(table: Table<typeof einundvierzig, EinundvierzigText>, poker: Poker) {
    this.#table = table;
    this.#poker = poker;
  }

  /** Drops the picked cards: they have been turned up, or there is nothing to choose. */
  clear(): void {
    this.#picked = NO_PICKS;
  }

  /** Everything has been shown: turns the cards up if that was requested meanwhile. @returns whether it did. */
  settled(): boolean {
    const { view } = this.#table;
    const lays = this.#lays && this.mayPick(view);
    this.#lays = false;
    if (lays) this.#lay(view, ownSeat(view));
    return lays;
  }

  /** Whether the player has to pick two cards, or can still change them. */
  mayPick(view: View): boolean {
    return !this.#table.replaying && mayPick(view);
  }

  /** The cards that the player has turned up, or picked. */
  opens(view: View, seat: Seat): readonly Card[] {
    return this.mayPick(view) && this.#picked.seat === seat ? this.#picked.cards : view.upCards[seat]!;
  }

  /** Drops both cards. */
  unpick(): void {
    this.#picked = { seat: ownSeat(this.#table.view), cards: NONE };
    this.#table.speech.say(this.#table.words.count(0));
  }

  /** Turns the picked cards up, now or as soon as everything has been shown, which may include another's choice. */
  lay(): void {
    const { playing, view } = this.#table;
    if (playing) this.#lays = true;
    else this.#lay(view, ownSeat(view));
  }

  /** Picks a card to turn up, or drops it. A third card replaces the one picked first. */
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

  /** Turns the two picked cards up, or asks for them; if all choose at once, ends the player's part. */
  #lay(view: View, seat: Seat): void {
    const { words } = this.#table;
    if (view.players[seat]!.done) return this.#table.notify(words.othersChoose);
    const cards = [...this.opens(view, seat)].sort((a, b) => cardNumber(a) - cardNumber(b));
    if (cards.length < CARDS_UP) return this.#table.notify(words.chooseFirst);
    if (this.#poker.hotSeat.handsOver(view)) return;
    const turnUp: Action = { type: 'turnUp', seat, cards };
    if (view.toTurnUp >= 0 ? this.#table.intend(turnUp) : this.#table.intend(turnUp, { type: 'done' }))
      this.#picked = NO_PICKS;
  }
}
