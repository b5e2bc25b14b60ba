import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { HIDDEN, type Card } from '../../cards/card.js';
import type { AnyAction, AnyEvent, AnyGame, Range, Seat } from '../../game/contract.js';
import { LIMITS_TO_BUY_IN } from '../../stakes/limits.js';
import { toCall } from '../../stakes/round.js';
import { hasSeat } from '../../stakes/seats.js';
import type { FaceSize } from '../art/family.js';
import { settingOf, type Setting } from '../attributes.js';
import { chips, say, type Words } from '../messages.js';
import { FRAMES_BACK, framesFrom, framesIn, type Motion } from '../motion.js';
import type { Person } from '../people.js';
import { button, cardFace, stack, stakePile } from '../pieces.js';
import type { Later } from '../late-parts.js';
import { TableElement, type StepOf } from '../table-element.js';
import type { Symbols } from '../symbols.js';
import type { Files, Reel } from './history.js';
import type * as Betting from './onwards.js';
import type { Wagers } from './onwards.js';
import { chipsOf, type BettingEvent, type BettingView, type Chips, type Did } from './scene.js';
import type { SeldomAct } from './seldom.js';
import type { BettingWords, MORE_BETTING_WORDS } from './words.js';

/** What the player would do when it comes to him, as long as nothing is raised and no card is dealt. */
type Wish = 'checkFold' | 'call';

/** What comes once cards have been dealt: more words, pots and wagers. */
export type Onwards = typeof Betting & { wordsOf(language: string): Words<typeof MORE_BETTING_WORDS> };
/** What comes when hands are compared. */
export interface Ending {
  wonBy(view: BettingView): ReadonlyMap<Seat, number>;
  won(
    kit: { readonly html: typeof html; readonly stack: typeof stack },
    symbols: Symbols,
    amount: number,
    view: BettingView,
    seat: Seat,
  ): TemplateResult;
  linger(root: ParentNode, motion: Motion): Promise<void>;
}

/** What is said of an event. */
const TOLD: Readonly<Record<string, string>> = {
  checked: 'checks',
  called: 'calls',
  bet: 'bets',
  completed: 'completes',
  raised: 'raises',
  folded: 'folds',
  mucked: 'mucks',
};
/** What a player is asked for an offer. */
const ASKED: Readonly<Record<string, string>> = {
  bringIn: 'doBringIn',
  call: 'doCall',
  check: 'doCheck',
  fold: 'doFold',
  bet: 'doBet',
  raise: 'doRaise',
  complete: 'doComplete',
};
/** What nobody who has chosen ahead had in mind. */
const NEWS = ['bet', 'completed', 'raised', 'card', 'common'];
const NOBODY = -1;

const PURSE: Setting = {
  property: 'purse',
  attribute: 'purse',
  rule: { kind: 'integer', min: 0, max: 1e9, default: 0 },
  path: ['purses'],
};
/** A setting for the eye alone: its values, the default first. */
export const look = (property: string, attribute: string, ...values: readonly string[]): Setting => ({
  property,
  attribute,
  rule: { kind: 'choice', values, default: values[0]! },
  path: [],
});
const AFTER_FOLD = look('afterFold', 'after-fold', 'fast', 'normal');
/** Settings that every table of poker has, beside the common ones. */
export const BETTING_SETTINGS: readonly Setting[] = [PURSE, AFTER_FOLD];

/** How many opponents sit on the left, above and on the right, by their number. */
const PLACES = ['', '010', '020', '111', '121', '131', '141', '232', '242'];

const LAYING = () => import('./laying.js');
const SELDOM = () => import('./seldom.js');
const HISTORY = () => import('./history.js');

/**
 * What all tables of poker have in common: the oval with its seats, bets, pots and wagers, what is chosen ahead, a screen
 * that is handed round, sitting out and buying in, hands gone by. It knows no game: cards lie as the game's table says.
 */
export abstract class BettingTable<
  G extends AnyGame,
  On extends Onwards = Onwards,
  End extends Ending = Ending,
> extends TableElement<G> {
  /** What each player has at the opening, in chips; the buy-in where it is not set. */
  declare purse: number | undefined;
  /** How the hand goes on after the player has folded: `fast` or `normal`. */
  declare afterFold: 'fast' | 'normal' | undefined;

  declare protected words: BettingWords;

  /** The part that comes once cards have been dealt. */
  protected abstract readonly onwardsPart: Later<On>;
  /** The part that comes when hands are compared. */
  protected abstract readonly endingPart: Later<End>;
  /** The phase in which all choose at once. */
  protected abstract readonly chosenTogether: string;
  /** A format of files beside the log, if the game has one. */
  protected readonly files: Files | undefined = undefined;

  /** The table while a step is shown: between the view before it and the one after. */
  protected stage: BettingView | undefined;
  /** Whether the oval has room for seats round it. */
  protected wide = true;
  /** The amount that the player has chosen to bet or raise to, while it is his turn. */
  #amount: number | undefined;
  #wish: Wish | undefined;
  #wishesOut = false;
  /** The hand that is sat out. */
  #satOut = Infinity;
  /** At a screen with several people: the seat whose cards may be seen. */
  #uncovered = NOBODY;
  /** The words, once those of {@link onwardsPart} have joined them. */
  #joined: BettingWords | undefined;
  #width: ResizeObserver | undefined;
  #past: InstanceType<Awaited<ReturnType<typeof HISTORY>>['History']> | undefined;

  // ---- what a game's table brings ----------------------------------------------------------------------------------

  /** Whether the hand that is shown is over. */
  protected abstract isSettled(view: BettingView): boolean;
  /** Whether hands lie open or the pots have gone. */
  protected abstract isCompared(view: BettingView): boolean;
  /** Whether all may see a seat's hand. */
  protected abstract isShown(view: BettingView, seat: Seat): boolean;
  /** The table before cards are dealt to a new hand, whose first deal makes it `next`. */
  protected abstract cleared(view: BettingView, next: BettingView): BettingView;
  /** A view right after one of the events of a step; only what is seen. */
  protected abstract afterEvent(view: BettingView, event: AnyEvent): BettingView;
  /** What a seat did last. */
  protected abstract didOf(view: BettingView, seat: Seat): Did<string>;
  /** What has happened, what is asked, and which reason a “why?” opens. */
  protected abstract line(view: BettingView): readonly [now: string, because: string, why?: string | undefined];
  /** A seat's hand in words, as far as it may be known. */
  protected abstract holding(view: BettingView, seat: Seat): string;
  /** Where a step of a hand that is shown again may be jumped to: what the place is called. */
  protected stationOf(_step: StepOf<G>): string {
    return '';
  }
  /** A seat's cards. */
  protected abstract cardsOf(view: BettingView, seat: Seat): readonly Card[];
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
  /** What stands above the buttons. */
  protected abstract rail(view: BettingView): unknown;
  /** Buttons for what is neither betting nor dealing; `undefined` where nothing else is asked. */
  protected abstract gameActs(view: BettingView): TemplateResult | undefined;
  /** What is said of an event of the game's own; `undefined` for what every table says of it. */
  protected abstract tells(event: AnyEvent, view: BettingView): string | undefined;
  /** Where a dealt card lies, as a selector within its seat. */
  protected abstract lies(event: AnyEvent): string;

  /** What may be wagered by an offer: an amount, or a range of them. */
  protected wagerOf(offer: AnyAction): number | Range | undefined {
    return (offer as { to?: number | Range }).to;
  }
  /** The action that wagers so much, and what its button says. */
  protected wagering(type: string, to: number): readonly [AnyAction, string] {
    return [{ type, to } as AnyAction, this.words[type as 'raise']];
  }
  /** The quiet act of the turn, calling or checking, and what its button says. */
  protected quietAct(offers: readonly AnyAction[], due: number, all: boolean): readonly [AnyAction, string] {
    const { words } = this;
    return offers.some(({ type }) => type === 'call')
      ? [{ type: 'call' }, say(all ? words.allInFor : words.call, chips(due))]
      : [{ type: 'check' }, words.check];
  }
  /** What stands on the left of the buttons between hands, in place of looking at the last one. */
  protected leftAct(): TemplateResult | undefined {
    return undefined;
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

  protected override seating(people: readonly Person[]): { readonly purses: readonly number[] } {
    const { settings } = this.constructor as typeof BettingTable;
    const set = (name: string): number =>
      settingOf(
        this,
        settings.find(({ property }) => property === name)!,
        () => undefined,
      ) as number;
    const purse = set('purse') || set('buyIn') || LIMITS_TO_BUY_IN * set('lowerLimit');
    return { purses: people.map(() => purse) };
  }

  protected override thinks({ phase, players }: BettingView): boolean {
    // who has sat a hand out is to take his seat again before the others are ready
    return phase !== 'between' || this.ownSeats.some(seat => seat !== 'onlooker' && players[seat]!.sitsOut);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#width = new ResizeObserver(([entry]) => {
      const wide = entry!.contentRect.width >= 720;
      if (wide === this.wide) return;
      this.wide = wide;
      this.requestUpdate();
    });
    this.#width.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#width?.disconnect();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const view: BettingView = this.view;
    const more = (view.dealtIn !== 0 || this.stage) && this.later(this.onwardsPart);
    if (more && this.#joined !== this.words)
      this.words = this.#joined = { ...this.words, ...more.wordsOf(this.language) };
    const seat = this.own(view);
    const folded = hasSeat(view.dealtIn, seat) && !hasSeat(view.live, seat) && !this.isSettled(view);
    const fast = settingOf(this, AFTER_FOLD, message => this.complain(message)) === 'fast';
    this.motion.haste = folded && fast && this.ownSeats.length < 2 && !this.replaying ? 0.3 : 1;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    root.addEventListener('input', event => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || target.type !== 'range') return;
      this.#amount = Number(target.value);
      this.requestUpdate();
    });
    return root;
  }

  // ---- steps -------------------------------------------------------------------------------------------------------

  protected override async perform({ action, actor, events, view }: StepOf<G>): Promise<void> {
    const before: BettingView = this.view;
    if (this.isCompared(view)) {
      void this.ended;
      await this.updateComplete;
    }
    if ((events as readonly AnyEvent[]).some(({ type }) => NEWS.includes(type))) this.#wish = undefined;
    if (actor !== 'croupier' && this.ownSeats.includes(actor)) {
      this.#amount = undefined;
      if ((view as BettingView).phase !== this.chosenTogether) this.#uncovered = NOBODY;
    }
    if ((action as AnyAction | undefined)?.type === 'deal' && before.phase === 'between') {
      this.stage = this.cleared(before, view);
      await this.begin();
    }
    this.stage ??= before;
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
      this.stage = this.afterEvent(this.stage, event);
      if (event.type === 'ante') antes = true;
      else await this.show(event);
    }
    if (antes) await this.#collect();
    // what is said of a deal needs the words that come with its part
    if ((view as BettingView).dealtIn && !this.onwards) {
      this.requestUpdate();
      await this.updateComplete;
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
  protected find(selector: string): Element | null {
    return this.renderRoot.querySelector(selector);
  }

  /** Brings one event before the eye, {@link stage} being as it is after it. */
  protected async show(given: AnyEvent): Promise<void> {
    const event = given as BettingEvent;
    const seat = 'seat' in event ? `[data-seat="${event.seat}"]` : '';
    switch (event.type) {
      case 'card':
        await this.draw();
        await this.dealt(`${seat} ${this.lies(event)}`, event.card);
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
    this.stage = { ...this.stage!, phase: 'deal', round: null };
    await this.draw();
  }

  protected override async linger({ events, view }: StepOf<G>): Promise<void> {
    if (!(events as readonly AnyEvent[]).some(({ type }) => type === 'settled')) return;
    if (this.wonBy(view, this.own(view)) && (view as BettingView).seat !== 'onlooker') this.sounds('win');
    this.motion.haste = 1;
    await this.ended?.linger(this.renderRoot, this.motion);
  }

  protected override clearCloth(): void {
    this.stage = undefined;
    this.#wish = undefined;
    this.#amount = undefined;
    this.#uncovered = NOBODY;
  }

  /** What the player wished before it was his turn. */
  protected override settled(): void {
    const view: BettingView = this.view;
    if (this.replaying || this.ownSeats[0] === 'onlooker') return;
    const wish = this.#wish;
    if (view.phase === 'bet' && view.round!.toAct === view.seat && wish) {
      this.#wish = undefined;
      const wanted = wish === 'call' ? ['call', 'check'] : ['check', 'fold'];
      const type = wanted.find(each => this.offer(each));
      if (type) this.will({ type });
    } else if (view.phase === 'between') this.#keepOut();
  }

  /** Sends the wish to sit out between hands, and takes the seat again after one. */
  #keepOut(): void {
    const { hand } = this.view as BettingView;
    if (this.#wishesOut && this.offer('sitOut')) {
      this.#wishesOut = false;
      if (this.will({ type: 'sitOut' })) this.#satOut = hand;
    } else if (hand > this.#satOut && this.offer('sitIn')) {
      this.#satOut = Infinity;
      this.will({ type: 'sitIn' });
    }
  }

  // ---- looking at the view -----------------------------------------------------------------------------------------

  /** The seat at the bottom: the player's own, or the first for who only looks on. */
  protected own({ seat }: BettingView): Seat {
    return seat === 'onlooker' ? 0 : seat;
  }

  /** What a hand needs once it goes on, with its words. */
  protected get onwards(): On | undefined {
    const part = this.later(this.onwardsPart);
    return this.#joined === this.words ? part : undefined;
  }

  /** What a hand needs at its end. */
  protected get ended(): End | undefined {
    // one after the other: its styles go before those of the other
    return this.onwards && this.later(this.endingPart);
  }

  /** What a seat has won of the hand that is over. */
  protected wonBy(view: BettingView, seat: Seat): number | undefined {
    return this.isSettled(view) ? this.ended?.wonBy(view).get(seat) : undefined;
  }

  protected offer(type: string): (AnyAction & { readonly amount?: number | Range }) | undefined {
    return (this.legal as readonly unknown[] as readonly AnyAction[]).find(offer => offer.type === type);
  }

  /** What may be done, also while the last step is still shown. */
  protected offers(view: BettingView): readonly AnyAction[] {
    return view.phase === 'bet' && view.round!.toAct === view.seat
      ? (this.game.legal(view) as readonly AnyAction[])
      : (this.legal as readonly unknown[] as readonly AnyAction[]);
  }

  /** Means to do something. @returns whether it was sent. */
  protected will(action: AnyAction): boolean {
    return this.intend(action as never);
  }

  /** Whether several people share the screen and this seat's cards are not to be seen now. */
  protected covered(view: BettingView): boolean {
    const seat = this.own(view);
    return (
      this.ownSeats.length > 1 && hasSeat(view.live, seat) && seat !== this.#uncovered && !this.isShown(view, seat)
    );
  }

  /** Whether the table waits for somebody to take the screen. */
  protected handsOver(view: BettingView): boolean {
    const asked = view.turn.kind === 'seats' && view.turn.seats.includes(this.own(view));
    return asked && view.phase !== 'between' && this.covered(view) && !this.playing && !this.replaying;
  }

  /** What is said when the screen is handed over. */
  protected handOver(view: BettingView): readonly [string, string] {
    const said = this.later(SELDOM)?.wordsOf(this.language);
    return [say(said?.handTo, this.name(this.own(view))), said?.handToBecause ?? ''];
  }

  protected name(seat: Seat): string {
    if (this.ports && this.players === undefined && !this.ownSeats.includes(seat))
      return say(this.words.seat, seat + 1);
    return this.people[seat]?.name || this.words.you;
  }

  protected isYou(seat: Seat): boolean {
    return seat === (this.view as BettingView).seat && !this.people[seat]?.name;
  }

  /** The name in the middle of a sentence. */
  protected nameLower(seat: Seat): string {
    const name = this.name(seat);
    return this.isYou(seat) && this.language !== 'de' ? name.toLowerCase() : name;
  }

  /** Who does what: “Bruno erhöht auf 20”, “Sie erhöhen auf 20”. */
  protected tell(word: string, seat: Seat, amount = 0): string {
    return this.phrase((this.words as Readonly<Record<string, string>>)[word], seat, amount);
  }

  protected phrase(words = '', seat: Seat, amount: number): string {
    const [other, you = other] = words.split('~');
    return say(this.isYou(seat) ? you : other, this.name(seat), chips(amount));
  }

  /** The same without the name. */
  protected did(view: BettingView, seat: Seat): string {
    const { word, amount = 0 } = this.didOf(view, seat);
    if (!word) return '';
    const said = (this.words as Readonly<Record<string, string>>)[word];
    return word === 'inFor' ? say(said, chips(amount)) : say(said?.split('~')[0], '', chips(amount)).trim();
  }

  protected cardNames(cards: readonly Card[]): string {
    return cards.map(card => (card === HIDDEN ? '' : this.nameOf(card))).join(', ');
  }

  /** What the player is asked. */
  protected asks(view: BettingView): string {
    const words = this.words as BettingWords & Readonly<Record<string, string>>;
    const seat = this.own(view);
    const due = toCall(view.round!, seat, view.accounts.purses[seat]!);
    const acts = this.offers(view).flatMap((offer): readonly string[] => {
      const word = ASKED[offer.type];
      const { amount, to = amount ?? due } = offer as { to?: number | Range; amount?: number | Range };
      return word
        ? [say(words[word], typeof to === 'number' ? chips(to) : say(words.toTo, chips(to.min), chips(to.max)))]
        : [];
    });
    const [first, ...rest] = [...new Set(acts)].sort((a, b) => Number(a === words.doFold) - Number(b === words.doFold));
    const last = rest.pop();
    return say(words.turn, last ? say(words.or, [first, ...rest].join(', '), last) : (first ?? ''));
  }

  /** The own cards and what they are worth, for the ear. */
  #reading(view: BettingView): string {
    const seat = this.own(view);
    return `${this.words.ownHand}: ${this.cardNames(this.cardsOf(view, seat))}. ${this.holding(view, seat)}.`;
  }

  // ---- for the ear -------------------------------------------------------------------------------------------------

  protected override narrate({ events, view: after }: StepOf<G>): string {
    const { words } = this;
    const view: BettingView = after;
    const told: string[] = [];
    const own = this.own(view);
    const mine: Card[] = [];
    for (const event of events as readonly BettingEvent[]) {
      const said = this.tells(event, view);
      if (said) told.push(said);
      else if (event.type === 'card') {
        if (event.seat === own && event.card !== HIDDEN && !this.covered(view)) mine.push(event.card);
      } else if (event.type === 'shown')
        told.push(`${this.tell('shows', event.seat)}: ${this.holding(view, event.seat)}.`);
      else if (TOLD[event.type] && 'seat' in event)
        told.push(`${this.tell(TOLD[event.type]!, event.seat, 'to' in event ? event.to : 0)}.`);
    }
    if (mine.length > 0) told.push(`${words.ownHand}, ${words.down}: ${this.cardNames(mine)}.`);
    if ((events as readonly AnyEvent[]).some(({ type }) => type === 'settled' || type === 'speaks')) {
      const [now, because] = this.line(view);
      told.push(`${now}.`, because);
    } else if (view.phase === 'bet' && view.round!.toAct === view.seat) told.push(this.asks(view));
    if (mine.length > 0 && hasSeat(view.live, own)) told.push(`${this.holding(view, own)}.`);
    return told.join(' ');
  }

  // ---- the cloth ---------------------------------------------------------------------------------------------------

  protected override cloth(shown: BettingView): TemplateResult {
    const view = this.stage ?? shown;
    const own = this.own(view);
    const count = view.players.length;
    const others = Array.from({ length: count - 1 }, (_, place) => (own + 1 + place) % count).filter(
      seat => view.players[seat]!.seated,
    );
    const { bets, pots } = chipsOf(view);
    const [left, top] = [...(PLACES[others.length] ?? '')].map(Number) as [number, number];
    const settled = this.isSettled(view);
    return html`<div
      class="tab of-${others.length} ${settled ? 'settled' : ''}"
      role="group"
      aria-label=${this.words.seats}
    >
      <span class="dealer-place"></span>
      ${others.map((seat, place) => {
        const side =
          place < left
            ? `left ${left === 1 ? '' : place === 0 ? 'lower' : 'upper'}`
            : place < left + top
              ? `top of-${top} ${place === left ? 'first' : place === left + top - 1 ? 'last' : ''}`
              : `right ${left === 1 ? '' : place === left + top ? 'upper' : 'lower'}`;
        return this.#seat(view, seat, side, bets[seat]!);
      })}
      <div class="mid">
        ${settled ? this.afterwards(view) : this.middle(view, this.#pots(view, pots))} ${this.saying(this.line(view))}
      </div>
      ${this.#ownPlace(view, own, bets[own]!)}
    </div>`;
  }

  #pots(view: BettingView, pots: Chips['pots']): TemplateResult {
    const name = (seat: Seat): string => this.nameLower(seat);
    return html`<div class="pots" part="pots">
      ${pots.length > 0 ? this.onwards?.potPiles({ html, stack }, this.symbols, this.words, view, pots, name) : nothing}
    </div>`;
  }

  protected card(card: Card, size: FaceSize, marks = ''): TemplateResult {
    if (card !== HIDDEN) return cardFace(card, size, this.nameOf(card), marks);
    this.#laying();
    return html`<span class="card back ${marks}" part="card" aria-hidden="true"
      ><svg viewBox="0 0 250 350" data-back></svg
    ></span>`;
  }

  /** Cards of a row: those that count raised, the others dimmed, once hands are compared. */
  protected cards(cards: readonly Card[], size: FaceSize, counting?: readonly Card[]): TemplateResult | typeof nothing {
    const marked = cards.map(card => (counting ? `${card}.${counting.includes(card) ? 'lift' : 'dim'}` : card));
    return cards.length > 0 ? html`<span data-row="${size} ${marked.join(' ')}"></span>` : nothing;
  }

  /** What lays the cards, once it has come, with their back for the cloth. */
  #laying(): Awaited<ReturnType<typeof LAYING>> | undefined {
    const part = this.later(LAYING);
    const theme = this.setting('theme') === 'plain' ? 'green' : String(this.setting('theme'));
    if (part) this.symbols.back = part.back(theme);
    return part;
  }

  protected override updated(): void {
    for (const row of this.renderRoot.querySelectorAll<HTMLElement>('[data-row]'))
      this.#laying()?.lay(row, card => this.nameOf(card));
    super.updated();
  }

  /** Says to the ear how many cards lie face down. */
  protected closed(cards: readonly Card[]): TemplateResult | typeof nothing {
    const hidden = cards.filter(card => card === HIDDEN).length;
    return hidden > 0 ? html`<span class="unseen">${say(this.words.hidden, hidden)}</span>` : nothing;
  }

  #marks(view: BettingView, seat: Seat): unknown {
    const { words } = this;
    const allIn = hasSeat(view.live, seat) && view.accounts.purses[seat] === 0;
    const marks = [
      this.signs(view, seat),
      allIn ? html`<span class="mark all">${words.allIn}</span>` : nothing,
      this.dealerOf(view) === seat
        ? html`<span class="mark dealer" title=${words.dealer}
            ><span aria-hidden="true">${words.dealer[0]}</span><span class="unseen">${words.dealer}</span></span
          >`
        : nothing,
    ].filter(mark => mark !== nothing);
    return marks.length > 1 ? marks : (marks[0] ?? nothing);
  }

  #bet(bet: number): unknown {
    return bet > 0
      ? html`${stakePile(this.symbols, bet)}<span class="unseen">${say(this.words.inFor, chips(bet))}</span>`
      : nothing;
  }

  #won(view: BettingView, seat: Seat): readonly [chips: unknown, wins: boolean] {
    const won = this.wonBy(view, seat);
    return won === undefined
      ? [nothing, false]
      : [this.ended?.won({ html, stack }, this.symbols, won, view, seat), won > 0];
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
      aria-label=${this.name(seat)}
    >
      <div class="plate"><b>${this.name(seat)}</b> <i>${chips(view.accounts.purses[seat]!)}</i>${marks}</div>
      <div class="did">${marks === nothing ? nothing : html`<span aria-hidden="true">${marks}</span>`} ${said}</div>
      ${hand}
      <div class="bet">${this.#bet(bet)}${won}</div>
    </div>`;
  }

  #ownPlace(view: BettingView, seat: Seat, bet: number): TemplateResult {
    const asked =
      view.turn.kind === 'seats' && view.turn.seats.includes(seat) && view.phase !== 'between' && !this.stage;
    const [won, wins] = this.#won(view, seat);
    const out = !hasSeat(view.live, seat) && view.dealtIn !== 0;
    const plate = html`<span class="plate ${asked ? 'turn' : ''}"
      ><b>${this.name(seat)}</b> <i>${chips(view.accounts.purses[seat]!)}</i>${this.#marks(view, seat)}</span
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

  // ---- the bar -----------------------------------------------------------------------------------------------------

  protected override bar(shown: BettingView): TemplateResult {
    const view = this.stage ?? shown;
    const past = this.opened.has('history') || this.replaying ? this.later(HISTORY) : undefined;
    if (past) this.#past ??= new past.History();
    if (this.replaying && this.#past)
      return html`${this.rail(view)}
        <div class="bar act" part="bar">${this.#past.controls({ html, button }, this.language, this.#reel())}</div>`;
    return html`${this.rail(view)}
      ${this.opened.has('history') && this.#past ? this.#past.panel({ html, button }, this.language, this.#reel()) : nothing}
      <div class="bar act" part="bar">${this.#acts(shown)}</div>`;
  }

  #acts(view: BettingView): TemplateResult {
    const { words } = this;
    const seat = this.own(view);
    const toggle = (name: string, label: string, on: boolean, kind = ''): TemplateResult =>
      button(name, label, { kind: `quiet toggle ${kind} ${on ? 'on' : ''}`, pressed: on });
    const acts = (content: unknown): TemplateResult =>
      html`<div class="acts" role="toolbar" aria-label=${words.actions} data-zone="acts">${content}</div>`;
    let left: TemplateResult | typeof nothing = nothing;
    let prime: TemplateResult;
    let more: TemplateResult | typeof nothing = nothing;
    const [foldKey, callKey] = [...words.keys.toUpperCase()];
    const off = this.playing;
    const purse = view.accounts.purses[seat]!;
    if (view.seat === 'onlooker') return html`<div class="acts" data-zone="acts"></div>`;
    const between = view.phase === 'between' && !this.stage;
    const seldom: SeldomAct | undefined = this.handsOver(view)
      ? 'uncover'
      : !between
        ? undefined
        : view.players[seat]!.sitsOut
          ? 'sit-in'
          : purse === 0 && (off || this.offer('buyIn'))
            ? 'buy-in'
            : undefined;
    if (seldom)
      return acts(
        this.later(SELDOM)?.acts({ html, button }, seldom, {
          language: this.language,
          words,
          look: view.hand > 1 && !this.replaying,
          buyIn: view.options.buyIn,
          offers: type => this.offer(type) !== undefined,
        }),
      );
    const own = this.gameActs(view);
    if (own) return acts(own);
    if (view.phase === 'bet' && view.round?.toAct === seat && !this.stage) {
      const due = toCall(view.round, seat, purse);
      const offers = this.offers(view);
      if (offers.some(({ type }) => type === 'fold'))
        left = button('fold', words.fold, { icon: 'fold', key: foldKey!, kind: 'quiet fold' });
      prime = button('call', this.quietAct(offers, due, due === purse)[1], { key: callKey!, kind: 'prime call' });
      more = this.#raising(view, offers);
    } else if (between) {
      left = this.leftAct() ?? nothing;
      if (left === nothing && view.hand > 1)
        left = button('look', words.look, { icon: 'eye', key: 'L', kind: 'quiet fold' });
      prime = button('done', view.hand > 1 ? words.next : words.deal, {
        key: 'G',
        kind: 'prime',
        off: !off && !this.offer('done'),
      });
    } else {
      const waits =
        hasSeat(view.live, seat) &&
        (view.phase === 'bet' || view.phase === 'deal') &&
        this.ownSeats.length < 2 &&
        purse > 0 &&
        !this.isShown(view, seat);
      if (waits) {
        const due = view.phase === 'bet' && view.round ? toCall(view.round, seat, purse) : 0;
        const freeFold = (view.options as { freeFold?: boolean }).freeFold;
        left = toggle(
          'wish-fold',
          due > 0 && !freeFold ? words.fold : words.checkFold,
          this.#wish === 'checkFold',
          'fold',
        );
        // what will be pressed later stands where it is chosen now
        more = html`<div class="raise ghost"></div>`;
        prime = toggle('wish-call', due > 0 ? say(words.call, chips(due)) : words.check, this.#wish === 'call', 'call');
      } else {
        if (view.dealtIn !== 0) left = toggle('sit-out', words.sitOut, this.#wishesOut, 'fold');
        prime = button('done', words.next, { key: 'G', kind: 'prime', off: !off || view.phase !== 'settled' });
      }
    }
    return html`${acts(html`${left}${prime}`)} ${more}`;
  }

  #raising(view: BettingView, offers: readonly AnyAction[]): TemplateResult | typeof nothing {
    const wagers = this.#wagers(offers);
    if (!wagers) return nothing;
    const amount = this.#chosen(wagers);
    const seat = this.own(view);
    const all = view.round!.bets[seat]! + view.accounts.purses[seat]!;
    const label = this.wagering(wagers.type, amount)[1];
    return html`${this.onwards?.raising({ html, button }, this.words, wagers, amount, all, label)}`;
  }

  #wagers(offers: readonly AnyAction[]): Wagers | undefined {
    return this.onwards?.wagersOf(offers, offer => this.wagerOf(offer));
  }

  #chosen(wagers: Wagers): number {
    const amount = this.#amount;
    return amount !== undefined && this.onwards?.fits(wagers, amount) ? amount : this.preferred(wagers);
  }

  /** The amount that is offered first. */
  protected preferred({ values }: Wagers): number {
    return values[0]!;
  }

  // ---- the menu ----------------------------------------------------------------------------------------------------

  protected override menuItems(): TemplateResult {
    const part = this.later(SELDOM);
    const view: BettingView = this.view;
    return html`${part?.items({ html, button }, this.language, {
      sitsOut: this.#wishesOut,
      player: view.seat !== 'onlooker',
      buyIn: this.offer('buyIn') && view.accounts.purses[this.own(view)]! > 0 ? view.options.buyIn : 0,
      ownCroupier: this.log !== undefined,
      format: this.files?.name,
    })}`;
  }

  // ---- hands and keys ----------------------------------------------------------------------------------------------

  protected override shortcut(key: string): readonly [string, string] | undefined {
    const act = ['fold', 'call', 'wager'][this.words.keys.indexOf(key)];
    if (act && key.length === 1) return [act, ''];
    if (key >= '1' && key <= '9' && key.length === 1) return ['nth-amount', key];
    if (key === '+' || key === '-') return ['step', key];
    if (key === 'l') return ['look', ''];
    return key === 'g' || key === 'Enter' ? ['prime', ''] : undefined;
  }

  protected override command(name: string, value: string): void {
    const view: BettingView = this.view;
    const wagers = view.phase === 'bet' ? this.#wagers(this.offers(view)) : undefined;
    switch (name) {
      case 'prime': {
        const prime = this.renderRoot.querySelector<HTMLElement>('.bar .prime');
        if (prime) this.#press(prime);
        else if (this.playing) this.motion.skip();
        break;
      }
      case 'fold':
        if (this.offer('muck')) this.will({ type: 'muck' });
        else if (this.#myTurn(view)) this.will({ type: 'fold' });
        else this.#press(this.renderRoot.querySelector('[data-do=wish-fold]'));
        break;
      case 'call':
        if (this.#myTurn(view)) this.will(this.quietAct(this.offers(view), 0, false)[0]);
        else this.#press(this.renderRoot.querySelector('[data-do=wish-call]'));
        break;
      case 'amount':
        this.#amount = Number(value);
        break;
      case 'nth-amount':
        this.#amount = wagers?.values[Number(value) - 1] ?? this.#amount;
        if (wagers) this.speak(chips(this.#chosen(wagers)));
        break;
      case 'step':
        if (wagers?.range) {
          this.#amount = this.#chosen(wagers) + (value === '+' ? 1 : -1) * wagers.range.step;
          this.#amount = Math.min(wagers.range.max, Math.max(wagers.range.min, this.#amount));
          this.speak(chips(this.#chosen(wagers)));
        }
        break;
      case 'wager':
        if (wagers && this.#myTurn(view)) this.will(this.wagering(wagers.type, this.#chosen(wagers))[0]);
        break;
      case 'wish-fold':
        this.#wish = this.#wish === 'checkFold' ? undefined : 'checkFold';
        break;
      case 'wish-call':
        this.#wish = this.#wish === 'call' ? undefined : 'call';
        break;
      case 'done':
        if (!this.impatient) this.will({ type: 'done' });
        break;
      case 'muck':
        this.will({ type: 'muck' });
        break;
      case 'show': {
        const show = this.offer('show');
        if (show) this.will(show);
        break;
      }
      case 'uncover':
        this.#uncovered = this.own(view);
        this.speak(this.#reading(view));
        break;
      case 'sit-out':
        this.#wishesOut = !this.#wishesOut;
        if (!this.playing && view.phase === 'between') this.#keepOut();
        break;
      case 'sit-in':
        this.#satOut = Infinity;
        this.will({ type: 'sitIn' });
        break;
      case 'buy-in': {
        const offer = this.offer('buyIn');
        if (offer) {
          const { amount } = offer as { amount: number | Range };
          this.will({ type: 'buyIn', amount: typeof amount === 'number' ? amount : amount.min } as AnyAction);
        }
        break;
      }
      case 'look':
      case 'history':
      case 'replay-hand':
      case 'replay-to':
      case 'replay-end':
      case 'export-log':
      case 'export-file':
      case 'import':
        this.load(HISTORY)
          .then(async ({ History }) => {
            await (this.#past ??= new History()).command(name, value, this.#reel());
            this.requestUpdate();
          })
          .catch((error: unknown) => this.fail(error));
        break;
    }
  }

  #myTurn(view: BettingView): boolean {
    return view.phase === 'bet' && view.round!.toAct === view.seat && !this.replaying && !this.handsOver(view);
  }

  #press(target: HTMLElement | null): void {
    if (target && target.getAttribute('aria-disabled') !== 'true') target.click();
  }

  /** What the hands gone by are shown with. */
  #reel(): Reel {
    return {
      root: this.renderRoot,
      id: this.game.id,
      log: this.log,
      seat: (this.view as BettingView).seat,
      replaying: this.replaying,
      opened: this.opened,
      names: this.people.map((_, seat) => this.name(seat)),
      files: this.files,
      stationOf: step => this.stationOf(step as StepOf<G>),
      redraw: () => this.requestUpdate(),
      failed: error => this.fail(error),
      game: () => this.load(this.wholeGame),
      present: (step, moving) => this.present(step as never, moving),
    };
  }
}
