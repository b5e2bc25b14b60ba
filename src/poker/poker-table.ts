import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { HIDDEN, type Card } from '../cards/card.js';
import type { AnyAction, AnyEvent, Range, Seat, Viewer } from '../game/contract.js';
import { toCall } from '../stakes/round.js';
import { hasSeat } from '../stakes/seats.js';
import { settingOf } from '../table/attributes.js';
import type { Commands } from '../table/commands.js';
import type { DrawersByName } from '../table/drawers.js';
import type { Keys, Shortcut } from '../table/keyboard.js';
import { chips } from '../table/messages.js';
import { button } from '../table/pieces.js';
import type { StepOf } from '../table/session.js';
import { TableElement } from '../table/table-element.js';
import {
  acts,
  betweenActs,
  idleActs,
  lookAct,
  menuItems,
  passAct,
  seatActs,
  turnActs,
  wishActs,
  type SeatAct,
} from './bar.js';
import { lay } from './cards.js';
import { won } from './ending.js';
import type { Files } from './history.js';
import { HotSeat } from './hot-seat.js';
import { narration, type Narrator } from './narration.js';
import { isOut, othersOf, oval } from './oval.js';
import { middle, potPiles } from './pots.js';
import { Premove, type Wish } from './premove.js';
import {
  chipsOf,
  hasFolded,
  mustAct,
  NOBODY,
  ownSeat,
  type BettingGame,
  type BettingView,
  type PokerScene,
} from './scene.js';
import { mark, opponent, ownBet, ownPlace, ownPlate, type SeatLook } from './seats.js';
import { AFTER_FOLD } from './settings.js';
import { Staging } from './staging.js';
import { asksFor, didIn, tellerOf, type StatusLine } from './status-line.js';
import { BETTING, fits, raising, stepped, wagersOf, type Betting, type Wagers } from './wagers.js';
import type { PokerText } from './text/en.js';

const HISTORY = () => import('./history.js');

/** The first letters of the buttons, in each language. */
const LETTER_KEYS: Readonly<Record<keyof PokerText['keys'], Shortcut>> = {
  fold: ['fold'], // folds; at the showdown: throws the hand away
  call: ['call'], // calls or checks
  wager: ['wager'], // bets or raises
};
/** At a game of poker. */
const KEYS: Keys = {
  1: ['nth-amount', '1'],
  2: ['nth-amount', '2'],
  3: ['nth-amount', '3'],
  4: ['nth-amount', '4'],
  5: ['nth-amount', '5'],
  6: ['nth-amount', '6'],
  7: ['nth-amount', '7'],
  8: ['nth-amount', '8'],
  9: ['nth-amount', '9'], // chooses an amount
  '+': ['step', '1'], // raises the amount by a chip
  '-': ['step', '-1'], // lowers it by a chip
  l: ['look'], // looks at the last hand again
  g: ['prime'],
  Enter: ['prime'], // the main button: deals, calls, lays open, shows
};

/** What the status line says: what has happened, what is asked, and which reason a “why?” opens. */
export type Line = readonly [now: string, because: string, why?: string | undefined];

/** What is drawn of an opponent: what lies before them, what is said of it, classes for their place. */
export interface Opponent {
  readonly hand: unknown;
  readonly said: unknown;
  readonly kind?: string;
}

/**
 * The base of every table of poker: seats round an oval, betting, premoves, one screen for several, the history of
 * hands.
 */
export abstract class PokerTable<G extends BettingGame> extends TableElement<G> {
  declare protected words: PokerText;
  /** What each player has at the opening, in chips; the buy-in where it is not set. */
  declare purse: number | undefined;
  /** How the hand goes on after the player has folded: `fast` or `normal`. */
  declare afterFold: 'fast' | 'normal' | undefined;

  /** The functions by which the table reads the game's views. */
  protected abstract readonly scene: PokerScene;
  /** How the game bets. */
  protected readonly betting: Betting = BETTING;
  /** A format of files beside the log, if the game has one. */
  protected readonly files: Files | undefined = undefined;

  protected readonly staging = new Staging(this.table, () => this.scene, {
    begin: () => this.begin(),
    show: event => this.show(event),
    lies: event => this.lies(event),
  });
  readonly #premove = new Premove(
    type => this.offer(type),
    type => this.will({ type }),
  );
  readonly #hotSeat = new HotSeat();
  /** The amount that the player has chosen to bet or raise to, while it is their turn. */
  #amount: number | undefined;
  /** What the player could have raised when this was last known. */
  #room: TemplateResult | typeof nothing = nothing;
  /** Who dealt the hand that was settled last, and its number: the button moves when the next one begins. */
  #dealt = { hand: 0, dealer: NOBODY };
  #past: InstanceType<Awaited<ReturnType<typeof HISTORY>>['History']> | undefined;

  // ---- what a game's table brings ----------------------------------------------------------------------------------

  /** The status line. `aloud`: for a screen reader. */
  protected abstract line(view: BettingView, aloud?: boolean): Line;
  protected abstract opponent(view: BettingView, seat: Seat): Opponent;
  /** What lies before the player, with the plate of their name and their chips, and classes for their place. */
  protected abstract ownHand(
    view: BettingView,
    seat: Seat,
    plate: TemplateResult,
    bet: TemplateResult,
  ): readonly [body: unknown, kind: string];
  /** The signs on a seat's plate: the dealer's button and the like. */
  protected abstract signs(view: BettingView, seat: Seat): readonly TemplateResult[];
  /** A seat's hand in words, as far as it may be known. */
  protected abstract holding(view: BettingView, seat: Seat): string;
  /** Buttons for what is neither betting nor dealing; `undefined` where nothing else is asked. */
  protected abstract gameActs(view: BettingView): TemplateResult | undefined;
  /** What is said of an event of the game's own; `undefined` for what every table says of it. */
  protected abstract tells(event: AnyEvent, view: BettingView): string | undefined;
  /** Where a dealt card lies, as a selector within its seat. */
  protected abstract lies(event: AnyEvent): string;
  /** What lies in the middle beside the pots. */
  protected beside(_view: BettingView): unknown {
    return nothing;
  }
  /** The game's own content in the head of a wide box. */
  protected inHead(_view: BettingView): unknown {
    return nothing;
  }
  /** What a seat has won, as chips before it. */
  protected gained(amount: number, _view: BettingView, _seat: Seat): TemplateResult {
    return won(this.table.symbols, amount);
  }
  /** Where a step of a hand that is shown again may be jumped to: what the place is called. */
  protected stationOf(_step: StepOf<G>): string {
    return '';
  }
  /** What stands on the left of the buttons between hands, in place of looking at the last one. */
  protected leftAct(): TemplateResult | undefined {
    return undefined;
  }
  /** Clears the cloth for a new hand. */
  protected begin(): Promise<void> {
    return this.staging.draw();
  }
  /** Shows one event of a step. */
  protected show(event: AnyEvent): Promise<void> {
    return this.staging.show(event);
  }

  // ---- life --------------------------------------------------------------------------------------------------------

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const view: BettingView = this.view;
    const fast = settingOf(this, AFTER_FOLD, message => this.table.complain(message)) === 'fast';
    const hurries = fast && hasFolded(view) && !this.scene.isSettled(view) && !this.several && !this.table.replaying;
    this.table.motion.haste = hurries ? 0.3 : 1;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    root.addEventListener('input', event => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || target.type !== 'range') return;
      // the slider is internal: forms of the page must not hear its events
      event.stopPropagation();
      this.#amount = Number(target.value);
      this.requestUpdate();
    });
    return root;
  }

  protected override updated(): void {
    for (const row of this.renderRoot.querySelectorAll<HTMLElement>('[data-row]'))
      lay(row, card => this.names.card(card));
    super.updated();
    // how far the slider is filled
    const slider = this.renderRoot.querySelector<HTMLInputElement>('.slider');
    if (!slider) return;
    const [min, max] = [Number(slider.min), Number(slider.max)];
    slider.style.setProperty('--at', String((Number(slider.value) - min) / (max - min)));
  }

  // ---- steps -------------------------------------------------------------------------------------------------------

  /** The table while a step is shown: between the view before it and the one after. */
  protected get stage(): BettingView | undefined {
    return this.staging.view;
  }

  protected override async perform(step: StepOf<G>): Promise<void> {
    const view: BettingView = step.view;
    const before: BettingView = this.view;
    this.#premove.hear(step.events, before, view);
    this.#hotSeat.hear(step, before, view, this.table.seats, this.scene.chosenTogether);
    if (!this.table.replaying && step.events.some(({ type }) => type === 'settled'))
      this.#dealt = { hand: view.hand, dealer: this.scene.dealerOf(before) };
    if (step.actor !== 'croupier' && this.table.seats.includes(step.actor)) this.#amount = undefined;
    await this.staging.perform(step, before, view);
  }

  protected override linger({ events, view }: StepOf<G>): Promise<void> {
    const seen: BettingView = view;
    return this.staging.linger(events, seen, seen.seat !== 'onlooker' && this.wonBy(seen, seen.seat) !== undefined);
  }

  protected override clearCloth(): void {
    this.staging.view = undefined;
    this.#premove.wish = undefined;
    this.#amount = undefined;
    this.#hotSeat.forget();
  }

  // ---- several at a screen -----------------------------------------------------------------------------------------

  /** Whether several people share the screen. */
  protected get several(): boolean {
    return this.table.seats.length > 1;
  }

  protected override thinks(view: BettingView): boolean {
    return view.phase !== 'between' || this.awaits(view);
  }

  protected override awaits(view: BettingView): boolean {
    return this.#hotSeat.isAwaited(view, this.table.seats);
  }

  protected override asked(view: BettingView): readonly Viewer[] {
    return this.#hotSeat.asked(view, this.table.seats, super.asked(view));
  }

  protected override takeHand(hand: number): void {
    super.takeHand(hand);
    const view: BettingView = this.view;
    if (view.phase === 'between')
      this.table.announce(this.names.person(ownSeat(view)) + this.words.colon + this.words.next);
  }

  protected override get undoes(): Viewer | undefined {
    return this.#hotSeat.doer ?? super.undoes;
  }

  /** Whether there is something to take back. */
  protected get undoable(): boolean {
    return this.#hotSeat.doer !== undefined && !this.table.playing;
  }

  /** Does the premove, now that it may be the player's turn. */
  protected override settled(): void {
    if (this.table.replaying || this.table.seats[0] === 'onlooker') return;
    const view: BettingView = this.view;
    const seat = ownSeat(view);
    if (this.handsOver(view)) this.table.announce(this.handOver(view)[0]);
    else if (this.awaits(view) && view.accounts.purses[seat] === 0) this.table.announce(this.words.noChips);
    this.#premove.act(view);
  }

  /** Whether several people share the screen and this seat's cards are not to be seen now. */
  protected covered(view: BettingView): boolean {
    const seat = ownSeat(view);
    return (
      this.several && hasSeat(view.live, seat) && seat !== this.#hotSeat.uncovered && !this.scene.isShown(view, seat)
    );
  }

  /** Whether the table waits for somebody to take the screen. */
  protected handsOver(view: BettingView): boolean {
    return mustAct(view) && this.covered(view) && !this.table.playing && !this.table.replaying;
  }

  /** The words for handing the screen over, by name: “you” would be the player who has it now. */
  protected handOver(view: BettingView): readonly [string, string] {
    const seat = ownSeat(view);
    const name = this.table.people[seat]?.name || this.words.seat(seat + 1);
    return [this.words.handTo(name), this.words.handToBecause];
  }

  // ---- what may be done --------------------------------------------------------------------------------------------

  protected offer(type: string): (AnyAction & { readonly amount?: number | Range }) | undefined {
    return (this.legal as readonly unknown[] as readonly AnyAction[]).find(offer => offer.type === type);
  }

  /** What may be done, also while the last step is still shown. */
  protected offers(view: BettingView): readonly AnyAction[] {
    return mustAct(view) ? this.table.game.legal(view) : this.legal;
  }

  /** Asks the croupier for an action. @returns whether it was sent. */
  protected will(action: AnyAction): boolean {
    return this.table.intend(action as never);
  }

  #myTurn(view: BettingView): boolean {
    return view.phase === 'bet' && view.round!.toAct === view.seat && !this.table.replaying && !this.handsOver(view);
  }

  #wagers(view: BettingView, offers = this.offers(view)): Wagers | undefined {
    return view.phase === 'bet' ? wagersOf(offers, offer => this.betting.amountOf(offer)) : undefined;
  }

  #chosen(wagers: Wagers): number {
    const amount = this.#amount;
    return amount !== undefined && fits(wagers, amount) ? amount : this.betting.preferred(wagers);
  }

  /** Chooses an amount and says it. */
  #choose(amount: (wagers: Wagers) => number | undefined): void {
    const wagers = this.#wagers(this.view);
    if (!wagers) return;
    this.#amount = amount(wagers) ?? this.#amount;
    this.table.announce(chips(this.#chosen(wagers)));
  }

  // ---- in words ----------------------------------------------------------------------------------------------------

  /** The sentences of the status line, in the language of this table. */
  protected get teller(): StatusLine {
    const { seat } = this.view as BettingView;
    const you = seat !== 'onlooker' && this.names.isYou(seat) ? seat : NOBODY;
    return tellerOf(this.words, each => this.names.person(each), you);
  }

  /** The status line before a hand: the antes, if there are any, and what the game adds. */
  protected beforeHand({ options: { ante } }: BettingView, because: string): Line {
    const { newHand, antes } = this.words;
    return [newHand, `${ante > 0 ? `${antes(chips(ante))} ` : ''}${because}`];
  }

  /** What a seat did last, without its name. */
  protected did(view: BettingView, seat: Seat): string {
    return didIn(this.words, this.scene.didOf(view, seat));
  }

  protected cardNames(cards: readonly Card[]): string {
    return cards.map(card => (card === HIDDEN ? '' : this.names.card(card))).join(', ');
  }

  /** The question to the seat at turn: to the player, or to another whom they wait for. */
  protected asks(view: BettingView): string {
    const { words } = this;
    const { toAct } = view.round!;
    const seat = ownSeat(view);
    if (toAct === view.seat) {
      // nothing is asked while a step is shown, nor of a player who does not have the screen yet
      if (this.stage || this.covered(view)) return '';
      return asksFor(words, this.offers(view), toCall(view.round!, seat, view.accounts.purses[seat]!));
    }
    return hasFolded(view) && !this.several && this.table.motion.haste < 1
      ? words.youFolded
      : words.waiting(this.names.person(toAct));
  }

  #told(view: BettingView): string {
    const [now, because] = this.line(view, true);
    return `${now.replace(/[^?]$/, '$&.')} ${because.replaceAll('\n', ' ')}`.trim();
  }

  get #narrator(): Narrator {
    return {
      words: this.words,
      teller: this.teller,
      several: this.several,
      person: seat => this.names.person(seat),
      cardNames: cards => this.cardNames(cards),
      holding: (view, seat) => this.holding(view, seat),
      isShown: (view, seat) => this.scene.isShown(view, seat),
      covered: view => this.covered(view),
      offers: view => this.offers(view),
      asks: view => this.asks(view),
      line: view => this.#told(view),
      tells: (event, view) => this.tells(event, view),
    };
  }

  protected override narrate({ events, view }: StepOf<G>): string {
    return narration(events, this.view, view, this.#narrator);
  }

  // ---- the cloth ---------------------------------------------------------------------------------------------------

  /** What a seat has won of the hand that is over; nothing if it has won none. */
  protected wonBy(view: BettingView, seat: Seat): number | undefined {
    return this.scene.isSettled(view) ? this.scene.winnings(view).get(seat) : undefined;
  }

  /** Who has the dealer's button in the hand that is shown. */
  #dealer(view: BettingView): Seat {
    const { hand, dealer } = this.#dealt;
    const over = view.phase === 'between' && this.scene.isSettled(view) && hand === view.hand - 1;
    return over ? dealer : this.scene.dealerOf(view);
  }

  #look(view: BettingView, seat: Seat, bet: number, ...kinds: readonly (string | false)[]): SeatLook {
    const { words } = this;
    const amount = this.wonBy(view, seat);
    const allIn = hasSeat(view.live, seat) && view.accounts.purses[seat] === 0;
    return {
      seat,
      name: this.names.person(seat),
      purse: view.accounts.purses[seat]!,
      bet,
      won: amount === undefined ? nothing : this.gained(amount, view, seat),
      marks: [
        ...this.signs(view, seat),
        ...(allIn ? [mark('all', words.allIn)] : []),
        ...(this.#dealer(view) === seat ? [mark('dealer', words.dealer, words.dealerSign)] : []),
      ],
      kind: [isOut(view, seat) && 'out', amount && 'winner', ...kinds].filter(Boolean).join(' '),
    };
  }

  protected override cloth(shown: BettingView): TemplateResult {
    const { words } = this;
    const { symbols } = this.table;
    const view = this.stage ?? shown;
    const { bets, pots } = chipsOf(view);
    const settled = this.scene.isSettled(view);
    const others = othersOf(view).map(({ seat, side }) => {
      const turn = view.phase === 'bet' && view.round?.toAct === seat && !this.stage;
      const { hand, said, kind = '' } = this.opponent(view, seat);
      return opponent(words, symbols, this.#look(view, seat, bets[seat]!, side, turn && 'turn', kind), hand, said);
    });
    return oval(
      view,
      others,
      middle(settled ? nothing : potPiles(symbols, words, view, pots, this.teller.inner), this.beside(view)),
      this.saying(this.line(view)),
      this.#own(view, ownSeat(view), bets),
      settled,
    );
  }

  #own(view: BettingView, seat: Seat, bets: readonly number[]): TemplateResult {
    const { words } = this;
    const { symbols } = this.table;
    const asked = mustAct(view) && !this.stage;
    const look = this.#look(view, seat, bets[seat]!, asked && 'asked');
    const [body, kind] = this.ownHand(view, seat, ownPlate(words, look, asked), ownBet(words, symbols, look));
    return ownPlace(words, { ...look, kind: `${look.kind} ${kind}` }, body);
  }

  // ---- the bar -----------------------------------------------------------------------------------------------------

  /** The hands gone by, once they are asked for. */
  get #history(): InstanceType<Awaited<ReturnType<typeof HISTORY>>['History']> | undefined {
    const past = this.table.drawers.isOpen('history') || this.table.replaying ? this.table.later(HISTORY) : undefined;
    return past && this.#pastOf(past);
  }

  protected override drawers(): DrawersByName {
    return {
      ...super.drawers(),
      history: () => {
        const hands = this.table.replaying ? undefined : this.#history;
        return hands && [this.words.handsPlayed, hands.panel({ html, button })];
      },
    };
  }

  protected override bar(shown: BettingView): TemplateResult {
    const replay = this.table.replaying && this.#history;
    return html`${this.inHead(this.stage ?? shown)}
      <div class="bar act ${replay ? 'replay' : ''}" part="bar" role="toolbar" aria-label=${this.words.actions}>
        ${replay ? replay.controls({ html, button }) : this.#acts(shown)}
      </div>`;
  }

  #acts(view: BettingView): TemplateResult {
    if (view.seat === 'onlooker') return acts('');
    const { words } = this;
    const { phase, round, hand } = view;
    const seat = ownSeat(view);
    const between = phase === 'between' && !this.stage;
    const who = between && this.several ? `${this.names.person(seat)} · ` : '';
    const asked = this.#seatAct(view, between);
    if (asked) return this.#seatActs(view, asked, who);
    const own = this.gameActs(view);
    if (own) return acts(own);
    if (phase === 'bet' && round?.toAct === seat && !this.stage) return this.#turnActs(view);
    if (between) return betweenActs(words, this.leftAct(), hand, !this.table.playing && !this.offer('done'), who);
    if (this.#mayWish(view)) return this.#wishActs(view);
    return idleActs(
      words,
      this.#premove.leaving.has(seat),
      view.dealtIn !== 0,
      !this.table.playing || phase !== 'settled',
    );
  }

  /** What a player is asked beside betting and dealing. */
  #seatAct(view: BettingView, between: boolean): SeatAct | undefined {
    if (this.handsOver(view)) return 'uncover';
    const seat = ownSeat(view);
    if (!between) return undefined;
    if (view.players[seat]!.sitsOut) return 'sit-in';
    const broke = view.accounts.purses[seat] === 0 && (this.table.playing || this.offer('buyIn'));
    return broke ? 'buy-in' : undefined;
  }

  #seatActs(view: BettingView, act: SeatAct, who: string): TemplateResult {
    const { words } = this;
    const offered = { uncover: true, 'sit-in': this.offer('sitIn'), 'buy-in': this.offer('buyIn') }[act];
    const looks = act !== 'uncover' && view.hand > 1 && !this.table.replaying;
    const left = act !== 'uncover' && this.awaits(view) ? passAct(words) : looks ? lookAct(words) : nothing;
    return seatActs(words, act, { who, left, buyIn: view.options.buyIn, off: !offered });
  }

  #turnActs(view: BettingView): TemplateResult {
    const offers = this.offers(view);
    const folds = offers.some(({ type }) => type === 'fold');
    return turnActs(this.words, folds, this.#quiet(view)[1], this.#raising(view, offers));
  }

  /** Whether something may be chosen ahead. */
  #mayWish(view: BettingView): boolean {
    const seat = ownSeat(view);
    return (
      hasSeat(view.live, seat) &&
      (view.phase === 'bet' || view.phase === 'deal') &&
      !this.several &&
      view.accounts.purses[seat]! > 0 &&
      !this.scene.isShown(view, seat)
    );
  }

  #wishActs(view: BettingView): TemplateResult {
    const seat = ownSeat(view);
    const unknown = view.phase === 'deal' || this.scene.owesBet(view);
    if (!unknown) this.#room = this.#raisingAt(view, seat);
    const { freeFold } = view.options as { freeFold?: boolean };
    return wishActs(this.words, this.#premove, this.#due(view), unknown, freeFold, this.#room);
  }

  /** What a call costs the player. */
  #due({ phase, round, accounts, seat }: BettingView): number {
    return phase === 'bet' && round && seat !== 'onlooker' ? toCall(round, seat, accounts.purses[seat]!) : 0;
  }

  #quiet(view: BettingView): readonly [AnyAction, string] {
    const due = this.#due(view);
    return this.betting.quiet(this.words, this.offers(view), due, due === view.accounts.purses[ownSeat(view)]);
  }

  #raising(view: BettingView, offers: readonly AnyAction[]): TemplateResult | typeof nothing {
    const wagers = this.#wagers(view, offers);
    if (!wagers) return nothing;
    const amount = this.#chosen(wagers);
    const seat = ownSeat(view);
    const all = view.round!.bets[seat]! + view.accounts.purses[seat]!;
    return raising(this.words, wagers, amount, all, this.betting.wager(this.words, wagers.type, amount)[1]);
  }

  /** What this seat could raise in a round if it were asked now. */
  #raisingAt(view: BettingView, seat: Seat): TemplateResult | typeof nothing {
    const asked: BettingView = {
      ...view,
      round: { ...view.round!, toAct: seat },
      turn: { kind: 'seats', seats: [seat], together: false },
    };
    return this.#raising(asked, this.table.game.legal(asked));
  }

  protected override menuItems(): TemplateResult {
    const view: BettingView = this.view;
    return menuItems(this.words, {
      sitsOut: this.#premove.leaving.has(view.seat),
      player: view.seat !== 'onlooker',
      buyIn: this.offer('buyIn') && view.accounts.purses[ownSeat(view)]! > 0 ? view.options.buyIn : 0,
      ownCroupier: this.table.hasLog,
      format: this.files?.name,
    });
  }

  // ---- keys and buttons --------------------------------------------------------------------------------------------

  protected override shortcut(key: string): Shortcut | undefined {
    const { keys } = this.words;
    const name = (Object.keys(keys) as (keyof typeof keys)[]).find(each => keys[each] === key);
    return name ? LETTER_KEYS[name] : KEYS[key];
  }

  protected override commands(): Commands {
    return {
      prime: {
        does: () => {
          const prime = this.renderRoot.querySelector<HTMLElement>('.bar .prime');
          if (prime) this.#press(prime);
          else if (this.table.playing) this.table.hurry();
        },
        isMain: true,
      },
      fold: {
        does: () => {
          if (this.offer('muck')) this.will({ type: 'muck' });
          else if (this.#myTurn(this.view)) this.will({ type: 'fold' });
          else this.#press(this.renderRoot.querySelector('[data-do=wish-fold]'));
        },
      },
      call: {
        does: () => {
          if (this.#myTurn(this.view)) this.will(this.#quiet(this.view)[0]);
          else this.#press(this.renderRoot.querySelector('[data-do=wish-call]'));
        },
        isMain: true,
      },
      amount: { does: value => (this.#amount = Number(value)) },
      'nth-amount': { does: value => this.#choose(({ values }) => values[Number(value) - 1]) },
      step: {
        does: value =>
          this.#choose(wagers => wagers.range && stepped(this.#chosen(wagers), wagers.range, Number(value))),
      },
      wager: {
        does: () => {
          const wagers = this.#wagers(this.view);
          if (wagers && this.#myTurn(this.view))
            this.will(this.betting.wager(this.words, wagers.type, this.#chosen(wagers))[0]);
        },
      },
      'wish-fold': { does: () => this.#premove.choose('wish-fold' satisfies Wish) },
      'wish-call': { does: () => this.#premove.choose('wish-call' satisfies Wish) },
      done: { does: () => this.will({ type: 'done' }), isMain: true },
      muck: { does: () => this.will({ type: 'muck' }) },
      show: {
        does: () => {
          const show = this.offer('show');
          if (show) this.will(show);
        },
        isMain: true,
      },
      uncover: { does: () => this.#uncover(this.view), isMain: true },
      'sit-out': {
        does: () => {
          const view: BettingView = this.view;
          this.#premove.leave(view.seat);
          if (!this.table.playing && view.phase === 'between') this.#premove.keepOut(view);
        },
      },
      'sit-in': { does: () => this.#premove.sitIn((this.view as BettingView).seat), isMain: true },
      pass: {
        does: () => {
          this.#hotSeat.pass((this.view as BettingView).seat);
          this.handOn();
        },
      },
      'buy-in': {
        does: () => {
          const { amount } = this.offer('buyIn') ?? {};
          if (amount)
            this.will({ type: 'buyIn', amount: typeof amount === 'number' ? amount : amount.min } as AnyAction);
        },
        isMain: true,
      },
      look: { does: value => this.#recall('look', value) },
      history: { does: value => this.#recall('history', value) },
      'replay-hand': { does: value => this.#recall('replay-hand', value) },
      'replay-to': { does: value => this.#recall('replay-to', value) },
      'replay-end': { does: value => this.#recall('replay-end', value), isMain: true },
      'export-log': { does: value => this.#recall('export-log', value) },
      'export-file': { does: value => this.#recall('export-file', value) },
      import: { does: value => this.#recall('import', value) },
    };
  }

  #press(target: HTMLElement | null): void {
    if (target && target.getAttribute('aria-disabled') !== 'true') target.click();
  }

  /** Gives the player the screen: their cards are shown, and read out with the question. */
  #uncover(view: BettingView): void {
    const { words, scene } = this;
    const seat = ownSeat(view);
    this.#hotSeat.uncovered = seat;
    const cards = this.cardNames(scene.cardsOf(view, seat));
    const asked = view.phase === 'bet' ? this.asks(view) : this.#told(view);
    this.table.announce(`${words.ownHand}${words.colon}${cards}. ${this.holding(view, seat)}. ${asked}`);
  }

  // ---- hands gone by -----------------------------------------------------------------------------------------------

  #pastOf({ History }: Awaited<ReturnType<typeof HISTORY>>) {
    return (this.#past ??= new History(this.table as never, {
      files: this.files,
      stationOf: step => this.stationOf(step as StepOf<G>),
      told: step => this.narrate(step as StepOf<G>),
    }));
  }

  #recall(name: string, value: string): void {
    this.table
      .load(HISTORY)
      .then(async part => {
        await this.#pastOf(part).command(name, value);
        this.requestUpdate();
      })
      .catch(this.table.fail);
  }
}
