/** The steps of a hand, shown one by one: the view between one step and the next, cards and chips that travel. */
import { HIDDEN, type Card } from '../cards/card.js';
import type { AnyAction, AnyEvent } from '../game/contract.js';
import { deal } from '../table/deal.js';
import { FRAMES_BACK, framesFrom, framesIn } from '../table/motion.js';
import type { Table } from '../table/table.js';
import { RESTS, TAKES } from '../table/timing.js';
import { winnersPaid } from './ending.js';
import { potsGrow } from './pots.js';
import { chipsOf, type BettingEvent, type BettingView, type Chips, type PokerScene } from './scene.js';

/** After these events the hand is over: the next view shows them. */
const ENDS = ['settled', 'won', 'pot'];

/** What a game shows in its own way. */
export interface OwnStaging {
  /** Clears the cloth for a new hand, where more is to be seen of that than the cleared cloth. */
  begin?(): Promise<void>;
  /** Shows one event that only this game has, {@link Staging.view} being as it is after it. @returns whether it was one. */
  show(event: AnyEvent): Promise<boolean>;
  /** Where a dealt card lies, as a selector within its seat. */
  lies(event: AnyEvent): string;
}

export class Staging {
  /** The table while a step is shown: between the view before it and the one after. */
  view: BettingView | undefined;
  /** What lay in the middle before the bets that are collected next; nothing before antes. */
  #pots: Chips['pots'] = [];
  readonly #table: Table;
  readonly #scene: PokerScene;

  constructor(table: Table, scene: PokerScene) {
    this.#table = table;
    this.#scene = scene;
  }

  /** Shows a step that leads from one view to another. */
  async perform(
    { action, events }: { readonly action: unknown; readonly events: readonly AnyEvent[] },
    before: BettingView,
    after: BettingView,
    own: OwnStaging,
  ): Promise<void> {
    const { motion } = this.#table;
    const scene = this.#scene;
    const begins = (action as AnyAction | undefined)?.type === 'deal' && before.phase === 'between';
    this.view = begins ? scene.cleared(before, after) : before;
    if (begins) await (own.begin ? own.begin() : this.draw());
    let antes = false;
    for (const event of events) {
      if (ENDS.includes(event.type)) break;
      // antes lie before the seats for a moment, then go to the pot like bets
      if (antes && event.type !== 'ante') {
        antes = false;
        await this.draw();
        this.#table.sounds('chip');
        await motion.pause(RESTS.antes);
        await this.#collect();
      }
      // a new table has begun meanwhile
      if (!this.view) return;
      if (event.type === 'roundOver') this.#pots = chipsOf(this.view).pots;
      this.view = scene.after(this.view, event);
      if (event.type === 'ante') antes = true;
      else if (!(await own.show(event))) await this.#show(event as BettingEvent, own);
    }
    this.view = undefined;
  }

  /** Redraws the table within a step, if anything moves; else it is drawn once, after the step. */
  async draw(): Promise<void> {
    if (this.#table.motion.moves) await this.#table.redraw();
  }

  /** Shows an event that every game of poker has. */
  async #show(event: BettingEvent, own: OwnStaging): Promise<void> {
    const { motion } = this.#table;
    const seat = 'seat' in event ? `[data-seat="${event.seat}"]` : '';
    switch (event.type) {
      case 'card':
        await this.draw();
        if (this.view) await this.deal(`${seat} ${own.lies(event)}`, event.card);
        break;
      case 'called':
      case 'bet':
      case 'completed':
      case 'raised':
        await this.bet(seat);
        break;
      case 'roundOver':
        await motion.pause(RESTS.bets);
        await this.#collect();
        break;
      case 'folded':
        await Promise.all(
          this.#all(`${seat} .card`).map(card =>
            motion.animate(card, framesIn('translateY(-30px) scale(.7)').reverse(), TAKES.fold),
          ),
        );
        await this.draw();
        break;
      case 'shown':
        await this.draw();
        await this.turnOver(`${seat} :is(.down, .late) .card`);
        break;
      case 'speaks':
        await motion.pause(RESTS.speech);
        break;
    }
  }

  /** A card comes from the dealer to where it lies. */
  async deal(place: string, face: Card, pause: number = RESTS.card): Promise<void> {
    const { motion } = this.#table;
    this.#table.sounds('card');
    const card = this.#find(place);
    const from = this.#find('.dealer-place');
    deal(motion, card, from, face !== HIDDEN && !card?.classList.contains('back'));
    await motion.pause(pause);
  }

  /** Cards that lie open now turn over where they lie. */
  async turnOver(cards: string): Promise<void> {
    const { motion } = this.#table;
    this.#table.sounds('card');
    for (const card of this.#all(cards)) void motion.animate(card, FRAMES_BACK, TAKES.turnOver, { part: '::before' });
    await motion.pause(RESTS.turnedOver);
  }

  /** The chips of a bet come before their seat. */
  async bet(seat: string): Promise<void> {
    const { motion } = this.#table;
    await this.draw();
    this.#table.sounds('chip');
    await motion.animate(this.#find(`${seat} .bet .pile`), framesIn('translateY(-18px) scale(1.1)'), TAKES.chip);
    await motion.pause(RESTS.bet);
  }

  /** The bets before the seats slide to the pot. */
  async #collect(): Promise<void> {
    const { motion, root } = this.#table;
    const pot = this.#find('.pots');
    if (pot && motion.moves)
      await Promise.all(
        this.#all('.bet .pile').map(bet => motion.animate(bet, framesFrom(bet, pot).reverse(), TAKES.slide)),
      );
    if (this.view) this.view = { ...this.view, phase: 'deal', round: null };
    await this.draw();
    if (this.view) void potsGrow(root, motion, this.#pots, chipsOf(this.view).pots);
    this.#pots = [];
  }

  /** Gives time to see who has won, and the pots to the winners. */
  async linger(events: readonly AnyEvent[], view: BettingView, ownWin: boolean): Promise<void> {
    if (!events.some(({ type }) => type === 'settled')) return;
    const { motion, root } = this.#table;
    if (ownWin) this.#table.sounds('win');
    motion.haste = 1;
    await winnersPaid(root, motion, view.accounts.purses, this.#scene.gains(view));
  }

  #find(selector: string): Element | null {
    return this.#table.root.querySelector(selector);
  }

  #all(selector: string): readonly Element[] {
    return [...this.#table.root.querySelectorAll(selector)];
  }
}
