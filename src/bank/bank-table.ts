import type { TemplateResult } from 'lit';
import type { ActionOf, AnyAction, Offer, ViewOf } from '../game/contract.js';
import type { BankGame, BankView } from '../stakes/bank-game.js';
import type { Commands } from '../table/commands.js';
import { drag } from '../table/drag.js';
import type { IconName } from '../table/icons.js';
import type { Keys, Shortcut } from '../table/keyboard.js';
import { chips } from '../table/messages.js';
import { framesIn } from '../table/motion.js';
import type { StepOf } from '../table/session.js';
import { TableElement } from '../table/table-element.js';
import { TAKES } from '../table/timing.js';
import { barOf, purseSign, tall } from './bar.js';
import { howBack, listenForTakeBack } from './take-back.js';
import { Touches } from './touches.js';
import { chipTray, fitted, layable } from './tray.js';
import type { BankText } from './text/en.js';

type OfferOf<G, Type> = Offer<ActionOf<G>> & { readonly type: Type };

/**
 * What tables of a game against a bank have in common: a tray of chips, places on the cloth that take them by tap, key
 * or drag, undo, clear, double, rebet. A place is a button with `data-do="field"`, its name in `data-value` and `data-drop`.
 */
export abstract class BankTable<G extends BankGame> extends TableElement<G> {
  declare protected words: BankText;
  /** What has just been settled is still shown, until somebody at this screen stakes. */
  protected afterglow = false;
  /** The place where a chip has just been laid. */
  protected landed: string | undefined;
  /** What the purse held before the step that is shown, in chips. */
  protected purseBefore = 0;
  /** The place under the mouse: it shows what a click would lay. */
  protected hovered: string | undefined;

  /** What each punter has at the opening, in chips, where the page says so. */
  abstract purse: number | undefined;

  #chip: number | undefined;
  #endDrag: (() => void) | undefined;
  readonly #touches = new Touches();
  /** Whether there is a stake that may be taken back. */
  #mayTake = false;
  /** What the next tap lays: the same while a step is shown. */
  #nextLaid = '';

  /** What a place is called in the game’s actions. */
  protected abstract readonly placeName: string;
  /** What players are asked when the screen comes to them. */
  protected abstract readonly asks: string;
  /** The chips of the tray, the lowest first. */
  protected abstract tray(view: ViewOf<G>): readonly number[];
  /** Lays a chip of this value on a place, or as much as may lie there. */
  protected abstract lay(place: string, value: number): void;
  /** Takes a chip's value, or all there is, back from a place. */
  protected abstract takeBack(place: string, value: number): void;
  /** Whether this punter has something to undo. */
  protected abstract undoable(view: ViewOf<G>): boolean;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#endDrag?.();
  }

  protected override updated(): void {
    super.updated();
    const { landed } = this;
    this.landed = undefined;
    if (!landed) return;
    for (const pile of this.renderRoot.querySelectorAll(`[data-value="${landed}"] > .stake .pile`))
      void this.table.motion.animate(pile, framesIn('translateY(-26px) scale(1.12)'), TAKES.chip);
  }

  protected override clearCloth(): void {
    this.afterglow = false;
    this.#touches.clear();
    this.landed = undefined;
  }

  /** At a shared screen the turn of the next person is announced. */
  protected override takeHand(hand: number): void {
    super.takeHand(hand);
    this.table.announce(this.names.person(this.seatOf(this.view)) + this.words.colon + this.asks);
  }

  /** Counts what the people at this screen do. Called with each step before it is shown. */
  protected count({ actor, action }: StepOf<G>): void {
    this.purseBefore = this.purseOf(this.view);
    if (actor === 'croupier') this.#touches.clear();
    else if (!this.table.seats.includes(actor)) return;
    else if (action) this.#touches.acted(actor, action.type);
    else this.#touches.tookBack(actor);
  }

  /** How many actions of this punter go back with the next undo. */
  get #undone(): number {
    return this.#touches.undone(this.seatOf(this.view));
  }

  /** Whether this punter has staked since the last deal, and not yet undone it. */
  protected get touched(): boolean {
    return this.#undone > 0;
  }

  // ---- looking at the view -----------------------------------------------------------------------------------------

  /** The seat whose table this is; the first one for an onlooker. */
  protected seatOf({ seat }: BankView): number {
    return seat === 'onlooker' ? 0 : seat;
  }

  /** The player's own entry among the punters; nothing for an onlooker. */
  protected own<P extends object>({ seat, punters }: BankView & { readonly punters: readonly P[] }): P | undefined {
    return seat === 'onlooker' ? undefined : punters[seat];
  }

  protected purseOf(view: BankView): number {
    return view.accounts.purses[this.seatOf(view)]!;
  }

  /** What may be done of a kind, on a place if one is named: its first offer. */
  protected offer<Type extends ActionOf<G>['type'] & string>(type: Type, place?: string): OfferOf<G, Type> | undefined {
    return this.legal.find(
      offer => offer.type === type && (!place || (offer as Record<string, unknown>)[this.placeName] === place),
    ) as OfferOf<G, Type> | undefined;
  }

  protected chosenChip(view: ViewOf<G>): number {
    const tray = this.tray(view);
    return tray.includes(this.#chip!) ? this.#chip! : (tray[this.firstChip] ?? tray[0]!);
  }

  /** What a chip of this value lays on a place: as near to it as what is offered allows; 0 where nothing may be laid. */
  protected laidOn(place: string | undefined, value = this.chosenChip(this.view)): number {
    return place ? fitted(this.offer('stake', place), value) : 0;
  }

  /** What the next tap lays, in words: on some places perhaps more than on others; empty where nothing may be laid. */
  protected nextLaid(view: ViewOf<G>): string {
    if (!this.table.playing) this.#nextLaid = layable(this.legal, this.chosenChip(view));
    return this.#nextLaid;
  }

  /** How a stake is taken back by hand, where there is one. */
  protected howBack(): string {
    if (!this.table.playing) this.#mayTake = this.legal.some(({ type }) => type === 'takeBack');
    return this.#mayTake ? howBack(this.words) : '';
  }

  /** Which chip of the tray is chosen at first. */
  protected get firstChip(): number {
    return 1;
  }

  // ---- pieces ------------------------------------------------------------------------------------------------------

  protected trayChips(view: ViewOf<G>): TemplateResult {
    const tray = { values: this.tray(view), chosen: this.chosenChip(view), purse: this.purseOf(view) };
    return chipTray(tray, this.words, this.table.symbols);
  }

  protected purseSign(view: ViewOf<G>): TemplateResult {
    const { punters } = view;
    return purseSign(punters.length > 1 ? this.names.person(this.seatOf(view)) : this.words.purse, this.purseOf(view));
  }

  /** The bar of an onlooker. */
  protected lookersBar(content?: unknown): TemplateResult {
    return barOf(this.words, content);
  }

  protected acts(view: ViewOf<G>): readonly TemplateResult[] {
    const { words } = this;
    return [
      this.tall('undo', words.undo, 'Z', this.table.playing || !this.undoable(view)),
      ...(['clear', 'double', 'rebet'] as const).map(type =>
        this.tall(type, words[type], { clear: 'X', double: 'D', rebet: 'W' }[type], !this.offer(type)),
      ),
    ];
  }

  protected tall(name: IconName, label: string, key: string, off: boolean, command: string = name): TemplateResult {
    return tall(name, label, key, off, command);
  }

  // ---- hands and keys ----------------------------------------------------------------------------------------------

  protected override shortcut(key: string): Shortcut | undefined {
    return KEYS[key];
  }

  protected override commands(): Commands {
    return {
      chip: {
        does: value => {
          this.#chip = Number(value);
        },
      },
      'nth-chip': {
        does: value => {
          this.#chip = this.tray(this.view)[Number(value) - 1] ?? this.#chip;
          this.table.announce(this.words.chip(chips(this.chosenChip(this.view))));
        },
      },
      field: { does: place => this.lay(place, this.chosenChip(this.view)) },
      'take-back': {
        does: (_, from) => {
          const place = from.closest<HTMLElement>('[data-drop]')?.dataset.value;
          if (place) this.takeBack(place, this.chosenChip(this.view));
        },
      },
      undo: {
        does: () => {
          if (this.table.playing) this.table.motion.skip();
          else if (this.table.setting('paused') === 'on') this.table.notify(this.words.isPaused);
          // where nothing can be taken back the refusal says so
          else if (!this.table.waits()) for (let left = Math.max(1, this.#undone); left > 0; left--) this.undo();
        },
        isAskedFor: true,
      },
      clear: { does: () => this.stakes({ type: 'clear' } as ActionOf<G>), isAskedFor: true },
      double: { does: () => this.stakes({ type: 'double' } as ActionOf<G>), isAskedFor: true },
      rebet: { does: () => this.stakes({ type: 'rebet' } as ActionOf<G>), isAskedFor: true },
      // what a button offers: its place in the list of what may be done
      act: {
        does: place => {
          const offer = this.legal[Number(place)];
          if (offer) this.stakes(offer as unknown as ActionOf<G>);
        },
      },
      'buy-in': { does: () => this.buyIn(), isMain: true },
      punter: {
        does: seat => {
          const hand = this.table.seats.indexOf(Number(seat));
          if (hand < 0 || this.table.playing) return;
          this.takeHand(hand);
          if (this.legal.every(({ type }) => type === 'reopen')) this.table.intend({ type: 'reopen' } as ActionOf<G>);
        },
      },
    };
  }

  /** Buys as many chips as may be bought. */
  protected buyIn(): void {
    const { amount } = (this.offer('buyIn') ?? {}) as { readonly amount?: unknown };
    if (typeof amount === 'object')
      this.table.intend({ type: 'buyIn', amount: (amount as { max: number }).max } as AnyAction as ActionOf<G>);
    this.afterglow = false;
  }

  /** Sends actions that one touch makes on the stakes; one undo takes them all back. */
  protected stakes(...actions: readonly ActionOf<G>[]): void {
    if (this.table.intend(...actions)) this.#touches.begin(this.seatOf(this.view), actions.length);
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    const hover = (place: string | undefined): void => {
      if (place === this.hovered) return;
      this.hovered = place;
      this.requestUpdate();
    };
    root.addEventListener('pointerover', event => {
      const { pointerType, target } = event as PointerEvent;
      hover(
        pointerType === 'mouse' ? (target as Element).closest<HTMLElement>('[data-drop]')?.dataset.value : undefined,
      );
    });
    this.addEventListener('pointerleave', () => hover(undefined));
    listenForTakeBack(root, (at, all) => this.takeBack(at, all ?? this.chosenChip(this.view)));
    return root;
  }

  protected override grasp(event: PointerEvent): void {
    super.grasp(event);
    const chip = (event.target as Element).closest<HTMLElement>('[data-chip]');
    const layer = this.renderRoot.querySelector<HTMLElement>('.table');
    if (!chip || !layer || event.button !== 0 || chip.getAttribute('aria-disabled') === 'true') return;
    // What is shown is over by the time that the chip is laid.
    if (this.table.playing) this.table.motion.skip();
    this.#endDrag?.();
    this.#endDrag = drag(event, chip, layer, target => {
      this.#chip = Number(chip.dataset.chip);
      if (target) this.lay(target.dataset.drop!, this.#chip);
      this.requestUpdate();
    });
  }
}

/** At a game against a bank. */
const KEYS: Keys = {
  1: ['nth-chip', '1'],
  2: ['nth-chip', '2'],
  3: ['nth-chip', '3'],
  4: ['nth-chip', '4'],
  5: ['nth-chip', '5'], // chooses a chip
  Backspace: ['take-back'],
  Delete: ['take-back'],
  '-': ['take-back'], // on a place: takes a chip back
  z: ['undo'], // undoes the last touch
  x: ['clear'], // takes all stakes back
  d: ['double'], // doubles all stakes
  w: ['rebet'], // stakes as before
  g: ['prime'],
  Enter: ['prime'], // the main button: deals, turns up, confirms
};
