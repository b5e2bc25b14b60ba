import { html, nothing, type TemplateResult } from 'lit';
import { HIDDEN, type Card } from '../cards/card.js';
import type { AnyGame, Seat } from '../game/contract.js';
import { hasSeat } from '../stakes/seats.js';
import { back } from '../table/art/backs.js';
import type { FaceSize } from '../table/art/family.js';
import { chips, say } from '../table/messages.js';
import { cardFace, purse, stakePile } from '../table/pieces.js';
import { won } from './ending.js';
import { lay } from './laying.js';
import { potPiles } from './pots.js';
import { chipsOf, isAsked, NOBODY, ownSeat, type BettingView, type Chips } from './scene.js';
import { StagedTable } from './staged-table.js';
import { tellerOf } from './teller.js';

/** How many opponents sit on the left and above, by their number; the others sit on the right. */
const PLACES = ['', '01', '02', '11', '12', '13', '14', '23', '24'];

/** On which side the opponent sits who comes so many places after the player, of so many, and where there. */
function sideOf(place: number, count: number): string {
  const [left, top] = [...PLACES[count]!].map(Number) as [number, number];
  const far = (is: boolean): string => (left === 1 ? '' : is ? 'upper' : 'lower');
  return place < left
    ? `left ${far(place > 0)}`
    : place < left + top
      ? `top of-${top} ${place === left ? 'first' : place === left + top - 1 ? 'last' : ''}`
      : `right ${far(place === left + top)}`;
}

/** The oval of a table of poker: seats round it with their cards and bets, the pots in the middle, the line. */
export abstract class OvalTable<G extends AnyGame> extends StagedTable<G> {
  /** Whether the oval has room for seats round it. */
  protected wide = true;
  /** Whether the own cards are so narrow that large signs are read better. */
  protected slim = false;
  #width: ResizeObserver | undefined;

  // ---- what a game's table brings ----------------------------------------------------------------------------------

  /** What has happened, what is asked, and which reason a “why?” opens. */
  protected abstract line(view: BettingView): readonly [now: string, because: string, why?: string | undefined];
  /** What lies before an opponent, what is said of it, and a class for his place. */
  protected abstract handOf(view: BettingView, seat: Seat): readonly [unknown, unknown, string?];
  /** What lies before the player, with the plate of his name and what he has won, and classes for his place. */
  protected abstract ownHand(
    view: BettingView,
    seat: Seat,
    plate: TemplateResult,
    won: unknown,
  ): readonly [unknown, string];
  /** Signs on a seat's plate. */
  protected abstract signs(view: BettingView, seat: Seat): unknown;
  /** Who has the dealer's button, or -1. */
  protected abstract dealerOf(view: BettingView): Seat;
  /** What a seat has won, as chips before it. */
  protected gained(amount: number, _view: BettingView, _seat: Seat): TemplateResult {
    return won(this.symbols, amount);
  }
  /** What still lies in the middle once the pots have gone. */
  protected afterwards(_view: BettingView): unknown {
    return nothing;
  }
  /** What lies in the middle beside the pots. */
  protected middle(_view: BettingView, pots: TemplateResult): TemplateResult {
    return html`<div class="middle">${pots}</div>`;
  }

  // ---- life --------------------------------------------------------------------------------------------------------

  override connectedCallback(): void {
    super.connectedCallback();
    this.#width = new ResizeObserver(([entry]) => {
      const { width } = entry!.contentRect;
      const [wide, slim] = [width >= 720, width < 480];
      if (wide === this.wide && slim === this.slim) return;
      this.wide = wide;
      this.slim = slim;
      this.requestUpdate();
    });
    this.#width.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#width?.disconnect();
  }

  /** Who tells what the players do, in the words of this table. */
  protected get teller() {
    const { seat } = this.view as BettingView;
    const you = seat !== 'onlooker' && this.personAt(seat) === this.words.you ? seat : NOBODY;
    return tellerOf(this.language, this.words, each => this.personAt(each), you);
  }

  // ---- the cloth ---------------------------------------------------------------------------------------------------

  protected override cloth(shown: BettingView): TemplateResult {
    const view = this.stage ?? shown;
    const own = ownSeat(view);
    const count = view.players.length;
    const others = Array.from({ length: count - 1 }, (_, place) => (own + 1 + place) % count).filter(
      seat => view.players[seat]!.seated,
    );
    const { bets, pots } = chipsOf(view);
    const settled = this.isSettled(view);
    return html`<div class="tab of-${others.length} ${settled ? 'settled' : ''}">
      <span class="dealer-place"></span>
      ${others.map((seat, place) => this.#seat(view, seat, sideOf(place, others.length), bets[seat]!))}
      <div class="mid">
        ${settled ? this.afterwards(view) : this.middle(view, this.#pots(view, pots))} ${this.saying(this.line(view))}
      </div>
      ${this.#ownPlace(view, own, bets[own]!)}
    </div>`;
  }

  #pots(view: BettingView, pots: Chips['pots']): TemplateResult {
    return html`<div class="pots" part="pots">
      ${potPiles(this.symbols, this.words, view, pots, this.teller.inner)}
    </div>`;
  }

  protected card(card: Card, size: FaceSize, marks = ''): TemplateResult {
    if (card !== HIDDEN) return cardFace(card, size, this.nameOf(card), marks);
    return html`<span class="card back ${marks}" part="card" aria-hidden="true"
      ><svg viewBox="0 0 250 350" data-back></svg
    ></span>`;
  }

  /** Cards of a row, for `data-row`: those that count raised, the others dimmed, once hands are compared. */
  protected row(cards: readonly Card[], size: FaceSize, counting?: readonly Card[]): string {
    const mark = (card: Card): string => (counting ? `${card}.${counting.includes(card) ? 'lift' : 'dim'}` : card);
    return [size, ...cards.map(mark)].join(' ');
  }

  protected override updated(): void {
    this.symbols.back = () => back(String(this.setting('theme')));
    for (const row of this.renderRoot.querySelectorAll<HTMLElement>('[data-row]')) lay(row, card => this.nameOf(card));
    super.updated();
  }

  /** Says to the ear how many cards lie face down. */
  protected closed(cards: readonly Card[]): TemplateResult | typeof nothing {
    const hidden = cards.filter(card => card === HIDDEN).length;
    return hidden > 0 ? html`<span class="unseen">${say(this.words.hidden, hidden)}</span>` : nothing;
  }

  /** A sign, and what it says to the ear, which would hear a sign and its title both. */
  protected mark(kind: string, told: string, seen: unknown = told): TemplateResult {
    return html`<span class="mark ${kind}" title=${told} aria-hidden="true">${seen}</span
      ><span class="unseen" .textContent=${`, ${told}`}></span>`;
  }

  /** The signs on a plate: the game's own, who has put in all he had, who deals. */
  #marks(view: BettingView, seat: Seat): unknown {
    const { words } = this;
    const allIn = hasSeat(view.live, seat) && view.accounts.purses[seat] === 0;
    const marks = [
      this.signs(view, seat),
      allIn ? this.mark('all', words.allIn) : nothing,
      this.dealerOf(view) === seat ? this.mark('dealer', words.dealer, words.dealer[0]) : nothing,
    ].filter(mark => mark !== nothing);
    return marks.length > 1 ? marks : (marks[0] ?? nothing);
  }

  /** The chips before a seat, for the eye, and for the ear unless their sum is `said` of the seat; or what it has won. */
  #bet(bet: number, said?: unknown, won: unknown = nothing): unknown {
    const sum = chips(bet);
    return bet > 0
      ? html`${stakePile(this.symbols, bet)}<span
            class="unseen"
            .textContent=${String(said).includes(sum) ? '' : say(this.words.inFor, sum)}
          ></span>`
      : won;
  }

  /** What a seat has won of the hand that is over. */
  #won(view: BettingView, seat: Seat): readonly [chips: unknown, wins: boolean] {
    const amount = this.wonBy(view, seat);
    return amount === undefined ? [nothing, false] : [this.gained(amount, view, seat), amount > 0];
  }

  #seat(view: BettingView, seat: Seat, side: string, bet: number): TemplateResult {
    const out = !hasSeat(view.live, seat) && view.dealtIn !== 0;
    const [won, wins] = this.#won(view, seat);
    const turn = view.phase === 'bet' && view.round?.toAct === seat && !this.stage;
    const marks = this.#marks(view, seat);
    const [hand, said, kind = ''] = this.handOf(view, seat);
    return html`<div
      class="seat ${side} ${out ? 'out' : ''} ${turn ? 'turn' : ''} ${wins ? 'winner' : ''} ${kind}"
      part="seat"
      data-seat=${seat}
      role="group"
      aria-label=${this.personAt(seat)}
    >
      <div class="plate">
        <b title=${this.personAt(seat)} .textContent=${this.personAt(seat)}></b>
        ${purse(this.words, view.accounts.purses[seat]!)}${marks}
      </div>
      <div class="did">${marks === nothing ? nothing : html`<span aria-hidden="true">${marks}</span> `}${said}</div>
      ${hand}
      <div class="bet">${this.#bet(bet, said, won)}</div>
    </div>`;
  }

  #ownPlace(view: BettingView, seat: Seat, bet: number): TemplateResult {
    const asked = isAsked(view) && !this.stage;
    const [won, wins] = this.#won(view, seat);
    const out = !hasSeat(view.live, seat) && view.dealtIn !== 0;
    const plate = html`<span class="plate ${asked ? 'turn' : ''}"
      ><b .textContent=${this.personAt(seat)}></b>
      ${purse(this.words, view.accounts.purses[seat]!)}${this.#marks(view, seat)}</span
    >`;
    const [body, kind] = this.ownHand(view, seat, plate, won);
    return html`<div
      class="me ${asked ? 'asked' : ''} ${wins ? 'winner' : ''} ${out ? 'out' : ''} ${kind}"
      part="own"
      data-seat=${seat}
      role="group"
      aria-label=${this.words.ownHand}
    >
      <div class="bet">${this.#bet(bet)}</div>
      ${body}
    </div>`;
  }
}
