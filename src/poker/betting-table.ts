import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { HIDDEN, type Card } from '../cards/card.js';
import type { AnyAction, AnyEvent, AnyGame, Range, Seat, Viewer } from '../game/contract.js';
import { isIn } from '../stakes/seating.js';
import { toCall } from '../stakes/round.js';
import { hasSeat, seatsIn } from '../stakes/seats.js';
import { settingOf } from '../table/attributes.js';
import { chips, say } from '../table/messages.js';
import type { Person } from '../table/people.js';
import { button } from '../table/pieces.js';
import type { StepOf } from '../table/played-table.js';
import { acts, betweenActs, idleActs, turnActs, wishActs } from './acts.js';
import { Ahead } from './ahead.js';
import type { Files, Reel } from './history.js';
import { OvalTable } from './oval-table.js';
import { hasFolded, isAsked, NOBODY, ownSeat, type BettingEvent, type BettingView, type Did } from './scene.js';
import type { SeldomAct } from './seldom.js';
import { AFTER_FOLD } from './settings.js';
import { asksFor, didIn } from './teller.js';
import { fits, raising, wagersOf, type Wagers } from './wagers.js';

const SELDOM = () => import('./seldom.js');
const HISTORY = () => import('./history.js');

/**
 * What all tables of poker have in common: over the steps and the oval what is asked and pressed: bets and wagers, what is
 * chosen ahead, a screen that is handed round, sitting out and buying in, hands gone by. It knows no game.
 */
export abstract class BettingTable<G extends AnyGame> extends OvalTable<G> {
  /** What each player has at the opening, in chips; the buy-in where it is not set. */
  declare purse: number | undefined;
  /** How the hand goes on after the player has folded: `fast` or `normal`. */
  declare afterFold: 'fast' | 'normal' | undefined;

  /** The phase in which all choose at once. */
  protected abstract readonly chosenTogether: string;
  /** A format of files beside the log, if the game has one. */
  protected readonly files: Files | undefined = undefined;

  /** The amount that the player has chosen to bet or raise to, while it is his turn. */
  #amount: number | undefined;
  readonly #ahead = new Ahead(
    type => this.offer(type),
    type => this.will({ type }),
  );
  /** At a screen with several people: the seat whose cards may be seen. */
  #uncovered = NOBODY;
  /** At such a screen: who has left it to the others to go on between hands, the last one last. */
  #passed: Viewer[] = [];
  /** Who at this screen did what can be taken back, the last one last. */
  #doers: Viewer[] = [];
  #past: InstanceType<Awaited<ReturnType<typeof HISTORY>>['History']> | undefined;

  // ---- what a game's table brings ----------------------------------------------------------------------------------

  /** Whether all may see a seat's hand. */
  protected abstract isShown(view: BettingView, seat: Seat): boolean;
  /** What a seat did last. */
  protected abstract didOf(view: BettingView, seat: Seat): Did<string>;
  /** A seat's hand in words, as far as it may be known. */
  protected abstract holding(view: BettingView, seat: Seat): string;
  /** Where a step of a hand that is shown again may be jumped to: what the place is called. */
  protected stationOf(_step: StepOf<G>): string {
    return '';
  }
  /** A seat's cards. */
  protected abstract cardsOf(view: BettingView, seat: Seat): readonly Card[];
  /** What stands above the buttons. */
  protected abstract rail(view: BettingView): unknown;
  /** Buttons for what is neither betting nor dealing; `undefined` where nothing else is asked. */
  protected abstract gameActs(view: BettingView): TemplateResult | undefined;
  /** What is said of an event of the game's own; `undefined` for what every table says of it. */
  protected abstract tells(event: AnyEvent, view: BettingView): string | undefined;
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
  /** Whether a bet is owed without which it is not known what a call costs. */
  protected owesBet(_view: BettingView): boolean {
    return false;
  }
  /** What stands on the left of the buttons between hands, in place of looking at the last one. */
  protected leftAct(): TemplateResult | undefined {
    return undefined;
  }
  // ---- life --------------------------------------------------------------------------------------------------------

  protected override seating(people: readonly Person[], fitting?: object): { readonly purses: readonly number[] } {
    const buyIn = fitting ? (this.game.open(fitting) as BettingView).options.buyIn : 1;
    const purse = (this.given('purse') as number) || buyIn;
    return { purses: people.map(() => purse) };
  }

  protected override thinks(view: BettingView): boolean {
    return view.phase !== 'between' || this.awaits(view);
  }

  /** Who is to buy chips, or to take his seat again, does so before the others are ready, or leaves it to them to go on. */
  protected override awaits(view: BettingView): boolean {
    return this.#due(view, []).some(seat => !this.#passed.includes(seat));
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const view: BettingView = this.view;
    const fast = settingOf(this, AFTER_FOLD, message => this.complain(message)) === 'fast';
    const hurries = fast && hasFolded(view) && !this.isSettled(view) && this.ownSeats.length < 2 && !this.replaying;
    this.motion.haste = hurries ? 0.3 : 1;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    root.addEventListener('input', event => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || target.type !== 'range') return;
      // the page has no slider: its forms hear nothing of it
      event.stopPropagation();
      this.#amount = Number(target.value);
      this.requestUpdate();
    });
    return root;
  }

  /** How far the slider is filled. */
  protected override updated(): void {
    super.updated();
    const slider = this.find<HTMLInputElement>('.slider');
    if (!slider) return;
    const [min, max] = [Number(slider.min), Number(slider.max)];
    slider.style.setProperty('--at', String((Number(slider.value) - min) / (max - min)));
  }

  // ---- steps -------------------------------------------------------------------------------------------------------

  protected override async perform(step: StepOf<G>): Promise<void> {
    const { actor, action, events } = step;
    const view: BettingView = step.view;
    const before: BettingView = this.view;
    const { turn } = before;
    this.#ahead.hear(events, before, view);
    if (view.phase !== 'between') this.#passed = [];
    if (actor === 'croupier' || turn.kind !== 'seats' || !turn.together) this.#doers = [];
    if (actor !== 'croupier' && this.ownSeats.includes(actor)) {
      this.#amount = undefined;
      if (view.phase !== this.chosenTogether) this.#uncovered = NOBODY;
      if ((action as AnyAction | null)?.type === 'sitOut') this.#pass(actor);
      if (turn.kind === 'seats' && turn.together) {
        if (action) this.#doers.push(actor);
        else this.#doers.splice(this.#doers.lastIndexOf(actor), 1);
      }
    }
    await super.perform(step);
  }

  protected override clearCloth(): void {
    super.clearCloth();
    this.#ahead.wish = undefined;
    this.#amount = undefined;
    this.#uncovered = NOBODY;
    this.#passed = [];
    this.#doers = [];
  }

  // ---- several at a screen -----------------------------------------------------------------------------------------

  /** Between hands it comes also to those who may only take their seats again or buy chips; to who has passed, at last. */
  protected override asked(view: BettingView): readonly Viewer[] {
    const asked = super.asked(view);
    const due = this.#due(view);
    const fresh = due.filter(seat => asked.includes(seat) || !this.#passed.includes(seat));
    return fresh.length > 0 ? fresh : this.#passed.filter(seat => due.includes(seat)).slice(0, 1);
  }

  /** Who of those at this screen has something to do: who is asked, and who is not in the next hand as yet. */
  #due(view: BettingView, asked = super.asked(view)): readonly Viewer[] {
    return this.ownSeats.filter(
      seat =>
        asked.includes(seat) ||
        (view.phase === 'between' && seat !== 'onlooker' && view.players[seat]?.seated && !isIn(view, seat)),
    );
  }

  #pass(seat: Viewer): void {
    this.#passed = [...this.#passed.filter(other => other !== seat), seat];
  }

  protected override takeHand(hand: number): void {
    super.takeHand(hand);
    const view: BettingView = this.view;
    if (view.phase === 'between') this.speak(this.personAt(ownSeat(view)) + this.words.colon + this.words.next);
  }

  protected override get undoes(): Viewer | undefined {
    return this.#doers.at(-1) ?? super.undoes;
  }

  /** Whether there is something to take back. */
  protected get undoable(): boolean {
    return this.#doers.length > 0 && !this.playing;
  }

  /** What the player wished before it was his turn. */
  protected override settled(): void {
    if (this.replaying || this.ownSeats[0] === 'onlooker') return;
    const view: BettingView = this.view;
    const seat = ownSeat(view);
    const broke = this.awaits(view) && view.accounts.purses[seat] === 0;
    const word = this.handsOver(view) ? 'handTo' : broke && 'noChips';
    if (word)
      this.load(SELDOM).then(
        ({ wordsOf }) => this.speak(say(wordsOf(this.language)[word], this.#nameOf(seat))),
        this.fail,
      );
    this.#ahead.act(view);
  }

  // ---- looking at the view -----------------------------------------------------------------------------------------

  protected offer(type: string): (AnyAction & { readonly amount?: number | Range }) | undefined {
    return (this.legal as readonly unknown[] as readonly AnyAction[]).find(offer => offer.type === type);
  }

  /** What may be done, also while the last step is still shown. */
  protected offers(view: BettingView): readonly AnyAction[] {
    return isAsked(view)
      ? (this.game.legal(view) as readonly AnyAction[])
      : (this.legal as readonly unknown[] as readonly AnyAction[]);
  }

  /** Means to do something. @returns whether it was sent. */
  protected will(action: AnyAction): boolean {
    return this.intend(action as never);
  }

  /** Whether several people share the screen and this seat's cards are not to be seen now. */
  protected covered(view: BettingView): boolean {
    const seat = ownSeat(view);
    return (
      this.ownSeats.length > 1 && hasSeat(view.live, seat) && seat !== this.#uncovered && !this.isShown(view, seat)
    );
  }

  /** Whether the table waits for somebody to take the screen. */
  protected handsOver(view: BettingView): boolean {
    return isAsked(view) && this.covered(view) && !this.playing && !this.replaying;
  }

  /** What is said before a hand: the antes, if there are any, and what the game adds. */
  protected beforeHand({ options: { ante } }: BettingView, because: string): readonly [string, string] {
    const { newHand, antes } = this.words;
    return [newHand, `${ante > 0 ? `${say(antes, chips(ante))} ` : ''}${because}`];
  }

  /** What is said when the screen is handed over. */
  protected handOver(view: BettingView): readonly [string, string] {
    const said = this.later(SELDOM)?.wordsOf(this.language);
    return [say(said?.handTo, this.#nameOf(ownSeat(view))), said?.handToBecause ?? ''];
  }

  /** Who gets the screen: “You” would be whoever has it now. */
  #nameOf(seat: Seat): string {
    return this.people[seat]?.name || say(this.words.seat, seat + 1);
  }

  /** The line in sentences, for the ear. */
  #told(view: BettingView): string {
    const [now, because] = this.line(view);
    return `${now.replace(/[^?]$/, '$&.')} ${because.replaceAll('\n', ' ')}`.trim();
  }

  /** What a seat did last, without its name. */
  protected did(view: BettingView, seat: Seat): string {
    return didIn(this.words, this.didOf(view, seat));
  }

  protected cardNames(cards: readonly Card[]): string {
    return cards.map(card => (card === HIDDEN ? '' : this.nameOf(card))).join(', ');
  }

  /** What is asked of who is to act: of the player, or of another whom he waits for. */
  protected asks(view: BettingView): string {
    const { words } = this;
    const { toAct } = view.round!;
    const seat = ownSeat(view);
    // nothing is asked while a step is shown, nor of who does not have the screen yet
    if (toAct === view.seat && (this.stage || this.covered(view))) return '';
    if (toAct === view.seat)
      return asksFor(words, this.offers(view), toCall(view.round!, seat, view.accounts.purses[seat]!));
    return hasFolded(view) && this.ownSeats.length < 2 && this.motion.haste < 1
      ? words.youFolded
      : say(words.waiting, this.personAt(toAct));
  }

  /** The own cards and what they are worth, for the ear. */
  #reading(view: BettingView): string {
    const seat = ownSeat(view);
    return `${this.words.ownHand}${this.words.colon}${this.cardNames(this.cardsOf(view, seat))}. ${this.holding(view, seat)}.`;
  }

  // ---- for the ear -------------------------------------------------------------------------------------------------

  protected override narrate({ events, view: after }: StepOf<G>): string {
    const { words, teller } = this;
    const before: BettingView = this.view;
    const view: BettingView = after;
    const told: string[] = [];
    const own = ownSeat(view);
    const mine: Card[] = [];
    const inPots = view.accounts.cloth.reduce((sum, bet) => sum + bet, 0);
    for (const event of events as readonly BettingEvent[]) {
      const said = this.tells(event, view);
      if (said) told.push(said);
      else if (event.type === 'card') {
        if (event.seat === own && event.card !== HIDDEN) mine.push(event.card);
      } else if (event.type === 'shown')
        told.push(
          `${teller.tell('shows', event.seat)} ${this.cardNames(event.cards)}${words.colon}${this.holding(view, event.seat)}.`,
        );
      else if (event.type === 'boughtIn')
        told.push(`${teller.tell('buysIn', event.seat, view.accounts.purses[event.seat])}.`);
      else if (event.type === 'roundOver' && inPots > 0) told.push(`Pot ${chips(inPots)}.`);
      else told.push(teller.act(event));
    }
    // what a new card makes of the hands that have been turned up: round one screen all of them are another's
    const turnedUp = (seat: Seat): boolean => this.isShown(before, seat) && this.isShown(view, seat);
    const several = this.ownSeats.length > 1;
    for (const seat of seatsIn(view.live))
      if ((seat !== view.seat || several) && turnedUp(seat) && this.holding(view, seat) !== this.holding(before, seat))
        told.push(`${this.personAt(seat)}${words.colon}${this.holding(view, seat)}.`);
    // an open card, told with the others', may change what they are worth
    const held = this.holding(view, own);
    const changed = hasSeat(view.live, own) && view.seat === own && held !== this.holding(before, own);
    if ((mine.length > 0 || changed) && !(several && turnedUp(own)) && !this.covered(view)) {
      const hidden = mine.length > 0 ? `, ${words.down}${words.colon}${this.cardNames(mine)}. ` : words.colon;
      told.push(`${words.ownHand}${hidden}${held}.`);
    }
    const asked = isAsked(view);
    const bets = view.phase === 'bet';
    // what else is asked is told once, and not where the table does it of itself
    const anew =
      asked &&
      !bets &&
      !this.covered(view) &&
      this.offers(view)[1] &&
      !(before.phase === view.phase && isAsked(before));
    if (anew || (events as readonly AnyEvent[]).some(({ type }) => type === 'settled' || type === 'speaks')) {
      told.push(this.#told(view));
    } else if (asked && bets) told.push(this.asks(view));
    return told.filter(Boolean).join(' ');
  }

  // ---- the bar -----------------------------------------------------------------------------------------------------

  protected override bar(shown: BettingView): TemplateResult {
    const view = this.stage ?? shown;
    const past = this.opened.has('history') || this.replaying ? this.later(HISTORY) : undefined;
    if (past) this.#past ??= new past.History();
    const replay = this.replaying && this.#past;
    return html`${this.rail(view)}
      ${!replay && this.opened.has('history') ? this.#past?.panel({ html, button }, this.language, this.#reel()) : nothing}
      <div class="bar act" part="bar" role="toolbar" aria-label=${this.words.actions}>
        ${replay ? replay.controls({ html, button }, this.language, this.#reel()) : this.#acts(shown)}
      </div>`;
  }

  #acts(view: BettingView): TemplateResult {
    const { words } = this;
    const { phase, round, hand } = view;
    const seat = ownSeat(view);
    const off = this.playing;
    const purse = view.accounts.purses[seat]!;
    if (view.seat === 'onlooker') return acts('');
    const between = phase === 'between' && !this.stage;
    const seldom: SeldomAct | undefined = this.handsOver(view)
      ? 'uncover'
      : !between
        ? undefined
        : view.players[seat]!.sitsOut
          ? 'sit-in'
          : purse === 0 && (off || this.offer('buyIn'))
            ? 'buy-in'
            : undefined;
    const who = between && this.ownSeats.length > 1 ? `${this.personAt(seat)} · ` : '';
    if (seldom)
      return acts(
        this.later(SELDOM)?.acts({ html, button }, seldom, {
          language: this.language,
          words,
          who,
          look: hand > 1 && !this.replaying,
          pass: this.awaits(view),
          buyIn: view.options.buyIn,
          offers: type => this.offer(type) !== undefined,
        }),
      );
    const own = this.gameActs(view);
    if (own) return acts(own);
    const due = phase === 'bet' && round ? toCall(round, seat, purse) : 0;
    if (phase === 'bet' && round?.toAct === seat && !this.stage) {
      const offers = this.offers(view);
      const folds = offers.some(({ type }) => type === 'fold');
      return turnActs(words, folds, this.quietAct(offers, due, due === purse)[1], this.#raising(view, offers));
    }
    if (between) return betweenActs(words, this.leftAct(), hand, !off && !this.offer('done'), who);
    const waits =
      hasSeat(view.live, seat) &&
      (phase === 'bet' || phase === 'deal') &&
      this.ownSeats.length < 2 &&
      purse > 0 &&
      !this.isShown(view, seat);
    const unknown = phase === 'deal' || this.owesBet(view);
    return waits
      ? wishActs(
          words,
          this.#ahead,
          due,
          unknown,
          (view.options as { freeFold?: boolean }).freeFold,
          (this.#room = unknown ? this.#room : this.#raisingAt(view, seat)),
        )
      : idleActs(words, this.#ahead.leaving.has(seat), view.dealtIn !== 0, !off || phase !== 'settled');
  }

  /** What the player could have raised when this was last known. */
  #room: TemplateResult | typeof nothing = nothing;

  #raising(view: BettingView, offers: readonly AnyAction[]): TemplateResult | typeof nothing {
    const wagers = this.#wagers(offers);
    if (!wagers) return nothing;
    const amount = this.#chosen(wagers);
    const seat = ownSeat(view);
    const all = view.round!.bets[seat]! + view.accounts.purses[seat]!;
    const label = this.wagering(wagers.type, amount)[1];
    return raising(this.words, wagers, amount, all, label);
  }

  /** What this seat could raise in a round if it were asked now. */
  #raisingAt(view: BettingView, seat: Seat): TemplateResult | typeof nothing {
    const asked = { ...view, round: { ...view.round!, toAct: seat }, turn: { kind: 'seats', seats: [seat] } };
    return this.#raising(asked as BettingView, this.game.legal(asked) as readonly AnyAction[]);
  }

  #wagers(offers: readonly AnyAction[]): Wagers | undefined {
    return wagersOf(offers, offer => this.wagerOf(offer));
  }

  #chosen(wagers: Wagers): number {
    const amount = this.#amount;
    return amount !== undefined && fits(wagers, amount) ? amount : this.preferred(wagers);
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
      sitsOut: this.#ahead.leaving.has(view.seat),
      player: view.seat !== 'onlooker',
      buyIn: this.offer('buyIn') && view.accounts.purses[ownSeat(view)]! > 0 ? view.options.buyIn : 0,
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
        const prime = this.find<HTMLElement>('.bar .prime');
        if (prime) this.#press(prime);
        else if (this.playing) this.hurry();
        break;
      }
      case 'fold':
        if (this.offer('muck')) this.will({ type: 'muck' });
        else if (this.#myTurn(view)) this.will({ type: 'fold' });
        else this.#press(this.find('[data-do=wish-fold]'));
        break;
      case 'call':
        if (this.#myTurn(view)) this.will(this.quietAct(this.offers(view), 0, false)[0]);
        else this.#press(this.find('[data-do=wish-call]'));
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
      case 'wish-call':
        this.#ahead.choose(name);
        break;
      case 'done':
        this.will({ type: 'done' });
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
        this.#uncovered = ownSeat(view);
        this.speak(`${this.#reading(view)} ${view.phase === 'bet' ? this.asks(view) : this.#told(view)}`);
        break;
      case 'sit-out':
        if (!this.#ahead.leaving.delete(view.seat)) this.#ahead.leaving.add(view.seat);
        if (!this.playing && view.phase === 'between') this.#ahead.keepOut(view);
        break;
      case 'sit-in':
        this.#ahead.sitIn(view.seat);
        break;
      case 'pass':
        this.#pass(view.seat);
        this.handOn();
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
          .catch(this.fail);
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
      language: this.language,
      log: this.log,
      options: this.view.options,
      seat: this.ownSeats[this.hand] ?? 'onlooker',
      replaying: this.replaying,
      opened: this.opened,
      names: this.people.map((_, seat) => this.playerAt(seat)),
      files: this.files,
      stationOf: step => this.stationOf(step as StepOf<G>),
      told: step => this.narrate(step as StepOf<G>),
      speak: text => this.speak(text),
      redraw: () => (this.requestUpdate(), this.updateComplete),
      failed: this.fail,
      note: text => this.note(text),
      game: this.game,
      present: (step, moving, names) => this.present(step as never, moving, names),
    };
  }
}
