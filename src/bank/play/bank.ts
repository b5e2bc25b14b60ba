/** The parts of a bank game's table, whichever is played: the chosen chip, the stakes of one touch. */
import type { TemplateResult } from 'lit';
import type { ActionOf, AnyAction, Offer, Seat, Viewer, ViewOf } from '../../game/contract.js';
import { purseOf } from '../../game/accounts.js';
import { toAction } from '../../game/to-action.js';
import type { BankGame } from '../../stakes/bank-game.js';
import { chips } from '../../table/look/messages.js';
import type { StepOf } from '../../table/play/session.js';
import type { Table } from '../../table/play/table.js';
import { stakeButtons } from '../look/bar.js';
import { ownPurse, purseIn, seatOf } from '../look/empty-bar.js';
import { howBack } from './take-back.js';
import { Run } from './run.js';
import type { BankText } from '../text/en.js';
import { Touches } from './touches.js';
import { chipTray, firstChip, fitted, layable, type TrayRules } from '../look/tray.js';

type OfferOf<G, Type> = Offer<ActionOf<G>> & { readonly type: Type };

export class Bank<G extends BankGame> {
  readonly table: Table<G, BankText>;
  readonly #rules: TrayRules<ViewOf<G>>;
  /** The place under the mouse: it shows what a click would bet. */
  hovered: string | undefined;
  /** The last place bet on by pointer or key. */
  touched: string | undefined;
  #chip: number | undefined;
  readonly #touches = new Touches();
  /** Who at a shared screen is out of chips, and lets the others go on. */
  readonly #passed = new Set<Viewer>();
  /** Turn after turn without input. */
  readonly run: Run<G>;
  /** Whether there is a stake that can be taken back. */
  #mayTake = false;
  /** What the next tap bets: unchanged while a step is shown. */
  #nextLaid = '';

  constructor(table: Table<G, BankText>, rules: TrayRules<ViewOf<G>>) {
    this.table = table;
    this.#rules = rules;
    this.run = new Run(table);
  }

  /** Drops what was being shown: another table begins. */
  clear(): void {
    this.#touches.clear();
    this.#passed.clear();
    this.run.end();
  }

  /** Counts the actions of the people at this screen. Called with each step before it is shown. */
  hear(step: StepOf<G>): void {
    const { actor, action, events } = step;
    this.run.hear(step);
    if (events.some(({ type }) => type === 'settled')) this.#passed.clear();
    if (actor === 'croupier') this.#touches.clear();
    else if (!this.table.seats.includes(actor)) return;
    else if (action) this.#touches.acted(actor, action.type);
    else this.#touches.takenBack(actor);
  }

  // ---- looking at the view -----------------------------------------------------------------------------------------

  /** How many of this punter's actions the next undo takes back. */
  get undone(): number {
    return this.#touches.undone(seatOf(this.table.view));
  }

  /** The first offer of a kind, at a place if one is named. */
  offer<Type extends ActionOf<G>['type'] & string>(type: Type, place?: string): OfferOf<G, Type> | undefined {
    const name = this.#rules.place;
    return this.table.legal.find(
      offer => offer.type === type && (!place || (offer as Record<string, unknown>)[name] === place),
    ) as OfferOf<G, Type> | undefined;
  }

  /** The place that an action names, if it names one. */
  placeOf = (action: ActionOf<G>): string | undefined => {
    const place = (action as object as Record<string, unknown>)[this.#rules.place];
    return typeof place === 'string' ? place : undefined;
  };

  // ---- who has the screen ------------------------------------------------------------------------------------------

  /** Who gets the screen: first people at it who are out of chips, until each has bought some or passed. */
  asked(view: ViewOf<G>): readonly Viewer[] {
    const { seats, replaying } = this.table;
    const broke = seats.length > 1 && !replaying ? seats.filter(seat => this.#isBroke(view, seat)) : [];
    if (broke.length > 0) return broke;
    return view.turn.kind === 'seats' ? view.turn.seats : [];
  }

  /** Whether a seat can do nothing but buy chips, and has not passed. */
  #isBroke(view: ViewOf<G>, seat: Viewer): boolean {
    if (seat === 'onlooker' || this.#passed.has(seat) || purseOf(view, seat) >= view.options.min) return false;
    const offers = this.table.game.legal({ ...view, seat });
    return offers.some(({ type }) => type === 'buyIn') && !offers.some(({ type }) => type === 'done');
  }

  /** Who at this screen is asked if the punter with the screen buys no chips, by name. */
  nextAfter(view: ViewOf<G>): string | undefined {
    const { names, seats } = this.table;
    const asked = [...this.asked(view), ...(view.turn.kind === 'seats' ? view.turn.seats : [])];
    const next = asked.find(seat => seat !== view.seat && seats.includes(seat));
    return next === undefined ? undefined : names.person(next as Seat);
  }

  /** Lets the others at this screen go on without buying chips. */
  pass(): void {
    this.#passed.add(this.table.view.seat);
    this.table.playback.handOn();
  }

  // ---- the chip ----------------------------------------------------------------------------------------------------

  chosenChip(view: ViewOf<G>): number {
    const tray = this.#rules.chips(view);
    return tray.find(chip => chip === this.#chip) ?? firstChip(this.#rules, view);
  }

  choose(chip: number): void {
    this.#chip = chip;
  }

  /** Chooses a chip by its position in the tray, from 1, and announces it. */
  chooseNth(place: number): void {
    const { view, words } = this.table;
    this.#chip = this.#rules.chips(view)[place - 1] ?? this.#chip;
    this.table.speech.say(words.chip(chips(this.chosenChip(view))));
  }

  /** What a chip of this value bets on a place: as near to it as the offers allow; 0 if nothing can be bet. */
  laidOn(place: string | undefined, value = this.chosenChip(this.table.view)): number {
    return place ? fitted(this.offer('stake' as never, place), value) : 0;
  }

  /** What the next tap bets, in words: possibly more on some places than on others; empty if nothing can be bet. */
  nextLaid(view: ViewOf<G>): string {
    if (!this.table.playing) this.#nextLaid = layable(this.table.legal, this.chosenChip(view));
    return this.#nextLaid;
  }

  /** How a stake is taken back by hand, if there is one. */
  howBack(): string {
    if (!this.table.playing) this.#mayTake = this.table.legal.some(({ type }) => type === 'takeBack');
    return this.#mayTake ? howBack(this.table.words) : '';
  }

  // ---- what is done ------------------------------------------------------------------------------------------------

  /** Sends the actions of one touch on the stakes; one undo takes them all back. */
  stakes(...actions: readonly ActionOf<G>[]): void {
    this.touched = actions[0] && this.placeOf(actions[0]);
    if (this.table.intend(...actions)) this.#touches.begin(seatOf(this.table.view), actions.length);
  }

  /** Repeats the last stakes and ends this punter's part, with one touch. */
  sameAgain(): void {
    this.table.intend({ type: 'rebet' } as ActionOf<G>, { type: 'done' } as AnyAction as ActionOf<G>);
  }

  /** Ends this punter's part; whoever has done so is told that it is not their turn, and nothing is sent. */
  done(): void {
    if (this.offer('reopen')) this.table.notify(this.table.words.refusals['not-your-turn']);
    else this.table.intend({ type: 'done' } as AnyAction as ActionOf<G>);
  }

  /** Takes the last touch back. */
  undo(): void {
    const { element, motion, playing, words } = this.table;
    if (playing) motion.skip();
    else if (this.table.settings.common('paused') === 'on') this.table.notify(words.isPaused);
    // if nothing can be taken back, the refusal says so
    else if (this.table.lesson) this.table.notify(this.table.words.guide.first);
    else if (!this.table.waits()) for (let left = Math.max(1, this.undone); left > 0; left--) element.undo();
  }

  /** Buys as many chips as allowed. */
  buyIn(): void {
    const offer = this.offer('buyIn');
    if (offer) this.table.intend(toAction(offer, true) as object as ActionOf<G>);
  }

  // ---- pieces of the bar -------------------------------------------------------------------------------------------

  tray(view: ViewOf<G>): TemplateResult {
    const tray = { values: this.#rules.chips(view), chosen: this.chosenChip(view), purse: ownPurse(view) };
    return chipTray(tray, this.table.words, this.table.symbols);
  }

  purse(view: ViewOf<G>): TemplateResult {
    return purseIn(this.table, view);
  }

  /** Undo, clear, double, and rebet, unless the main button does that. */
  acts(mayUndo: boolean, hasRebet = true): readonly TemplateResult[] {
    const { playing, words } = this.table;
    const isOn = (name: string): boolean => (name === 'undo' ? !playing && mayUndo : !!this.offer(name as never));
    return stakeButtons(words, isOn, hasRebet);
  }
}
