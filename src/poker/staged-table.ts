import { HIDDEN, type Card } from '../cards/card.js';
import type { AnyAction, AnyEvent, AnyGame, Seat } from '../game/contract.js';
import { FRAMES_BACK, framesFrom, framesIn } from '../table/motion.js';
import type { StepOf } from '../table/played-table.js';
import { TableElement } from '../table/table-element.js';
import { winnersPaid } from './ending.js';
import { potsGrow } from './pots.js';
import { chipsOf, ownSeat, type BettingEvent, type BettingView, type Chips } from './scene.js';
import type { BettingWords } from './words.js';

/** A table of poker that shows its steps: the stage between one view and the next, cards and chips that travel. */
export abstract class StagedTable<G extends AnyGame> extends TableElement<G> {
  declare protected words: BettingWords;

  /** The table while a step is shown: between the view before it and the one after. */
  protected stage: BettingView | undefined;
  /** What lay in the middle before the bets that are collected next; nothing before antes. */
  #pots: Chips['pots'] = [];

  // ---- what a game's table brings ----------------------------------------------------------------------------------

  /** Whether the hand that is shown is over. */
  protected abstract isSettled(view: BettingView): boolean;
  /** Whether hands lie open or the pots have gone. */
  protected abstract isCompared(view: BettingView): boolean;
  /** The table before cards are dealt to a new hand, whose first deal makes it `next`. */
  protected abstract cleared(view: BettingView, next: BettingView): BettingView;
  /** A view right after one of the events of a step; only what is seen. */
  protected abstract afterEvent(view: BettingView, event: AnyEvent): BettingView;
  /** Where a dealt card lies, as a selector within its seat. */
  protected abstract lies(event: AnyEvent): string;
  /** What each seat has won of the pots of a hand that is over. */
  protected abstract winnings(view: BettingView): ReadonlyMap<Seat, number>;
  /** What each seat has got, the house's part included. */
  protected gains(view: BettingView): ReadonlyMap<Seat, number> {
    return this.winnings(view);
  }

  // ---- looking at the view -----------------------------------------------------------------------------------------

  /** What a seat has won of the hand that is over; nothing if it has won none. */
  protected wonBy(view: BettingView, seat: Seat): number | undefined {
    return this.isSettled(view) ? this.winnings(view).get(seat) : undefined;
  }

  // ---- steps -------------------------------------------------------------------------------------------------------

  protected override async perform({ action, events, view }: StepOf<G>): Promise<void> {
    const before: BettingView = this.view;
    const begins = (action as AnyAction | undefined)?.type === 'deal' && before.phase === 'between';
    this.stage = begins ? this.cleared(before, view) : before;
    if (begins) await this.begin();
    let antes = false;
    for (const event of events as readonly AnyEvent[]) {
      if (['settled', 'won', 'pot'].includes(event.type)) break;
      // antes lie before the seats for a moment, then go to the pot like bets
      if (antes && event.type !== 'ante') {
        antes = false;
        await this.draw();
        this.sounds('chip');
        await this.motion.pause(420);
        await this.#collect();
      }
      // another table has begun
      if (!this.stage) return;
      if (event.type === 'roundOver') this.#pots = chipsOf(this.stage).pots;
      this.stage = this.afterEvent(this.stage, event);
      if (event.type === 'ante') antes = true;
      else await this.show(event);
    }
    this.stage = undefined;
  }

  /** The cloth is cleared for a new hand. */
  protected begin(): Promise<void> {
    return this.draw();
  }

  protected async draw(): Promise<void> {
    // what nobody sees come is drawn once, when all of it is there
    if (!this.motion.moves) return;
    this.requestUpdate();
    await this.updateComplete;
  }

  /** The first element that a selector finds. */
  protected find<Found extends Element>(selector: string): Found | null {
    return this.renderRoot.querySelector<Found>(selector);
  }

  /** Brings one event before the eye, {@link stage} being as it is after it. */
  protected async show(given: AnyEvent): Promise<void> {
    const event = given as BettingEvent;
    const seat = 'seat' in event ? `[data-seat="${event.seat}"]` : '';
    switch (event.type) {
      case 'card':
        await this.draw();
        if (this.stage) await this.dealt(`${seat} ${this.lies(event)}`, event.card);
        break;
      case 'called':
      case 'bet':
      case 'completed':
      case 'raised':
        await this.showBet(seat);
        break;
      case 'roundOver':
        await this.motion.pause(260);
        await this.#collect();
        break;
      case 'folded':
        await Promise.all(
          [...this.renderRoot.querySelectorAll(`${seat} .card`)].map(card =>
            this.motion.animate(card, framesIn('translateY(-30px) scale(.7)').reverse(), 240),
          ),
        );
        await this.draw();
        break;
      case 'shown':
        await this.draw();
        await this.turnOver(`${seat} :is(.down, .late) .card`);
        break;
      case 'speaks':
        await this.motion.pause(200);
        break;
    }
  }

  /** A card comes from the dealer to where it lies. */
  protected async dealt(place: string, face: Card, pause = 95): Promise<void> {
    this.sounds('card');
    const card = this.find(place);
    const from = this.find('.dealer-place');
    if (card && from && this.motion.moves) {
      const turns = face !== HIDDEN && !card.classList.contains('back');
      void this.motion.animate(card, framesFrom(card, from, turns), 260);
      if (turns) void this.motion.animate(card, FRAMES_BACK, 260, { part: '::before' });
    }
    await this.motion.pause(pause);
  }

  /** Cards that lie open now turn over where they lie. */
  protected async turnOver(cards: string): Promise<void> {
    this.sounds('card');
    for (const card of this.renderRoot.querySelectorAll(cards))
      void this.motion.animate(card, FRAMES_BACK, 300, { part: '::before' });
    await this.motion.pause(420);
  }

  /** The chips of a bet come before their seat. */
  protected async showBet(seat: string): Promise<void> {
    await this.draw();
    this.sounds('chip');
    await this.motion.animate(this.find(`${seat} .bet .pile`), framesIn('translateY(-18px) scale(1.1)'), 180);
    await this.motion.pause(160);
  }

  /** The bets before the seats slide to the pot. */
  async #collect(): Promise<void> {
    const pot = this.find('.pots');
    const bets = [...this.renderRoot.querySelectorAll('.bet .pile')];
    if (pot && this.motion.moves)
      await Promise.all(bets.map(bet => this.motion.animate(bet, framesFrom(bet, pot).reverse(), 300)));
    if (this.stage) this.stage = { ...this.stage, phase: 'deal', round: null };
    await this.draw();
    if (this.stage) void potsGrow(this.renderRoot, this.motion, this.#pots, chipsOf(this.stage).pots);
    this.#pots = [];
  }

  protected override async linger({ events, view }: StepOf<G>): Promise<void> {
    if (!(events as readonly AnyEvent[]).some(({ type }) => type === 'settled')) return;
    if (this.wonBy(view, ownSeat(view)) && (view as BettingView).seat !== 'onlooker') this.sounds('win');
    this.motion.haste = 1;
    await winnersPaid(this.renderRoot, this.motion, (view as BettingView).accounts.purses, this.gains(view));
  }

  protected override clearCloth(): void {
    this.stage = undefined;
  }
}
