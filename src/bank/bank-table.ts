import { html, nothing, type TemplateResult } from 'lit';
import type { Accounts } from '../game/accounts.js';
import type { ActionOf, AnyGame, Offer, Range, Turn, Viewer, ViewOf } from '../game/contract.js';
import type { IconName } from '../table/icons.js';
import { chips, say } from '../table/messages.js';
import { framesIn } from '../table/motion.js';
import type { Person } from '../table/people.js';
import { button } from '../table/pieces.js';
import type { StepOf } from '../table/played-table.js';
import { TableElement } from '../table/table-element.js';
import type { BankWords } from './words.js';

/** What the views of all bank games have. */
export interface BankView {
  readonly seat: Viewer;
  readonly turn: Turn;
  readonly accounts: Accounts;
  readonly punters: readonly object[];
}

const TAKING = () => import('./taking.js');

type OfferOf<G, Type> = Offer<ActionOf<G>> & { readonly type: Type };

/**
 * What tables of a game against a bank have in common: a tray of chips, places on the cloth that take them by tap, key
 * or drag, undo, clear, double, rebet. A place is a button with `data-do="field"`, its name in `data-value` and `data-drop`.
 */
export abstract class BankTable<G extends AnyGame> extends TableElement<G> {
  declare protected words: BankWords;
  /** What has just been settled is still shown, until somebody at this screen stakes. */
  protected afterglow = false;
  /** The place where a chip has just been laid. */
  protected landed: string | undefined;
  /** What the purse held before the step that is shown, in chips. */
  protected purseBefore = 0;
  /** The place under the mouse: it shows what a click would lay. */
  protected hovered: string | undefined;
  /** Whether the table is at least as wide as {@link widest}. */
  protected wide = true;
  /** The width in px from which a table is wide. */
  protected readonly widest: number = 840;
  /** Whether it is narrower than 560 px. */
  protected narrow = false;

  /** What each punter has at the opening, in chips, where the page says so. */
  abstract purse: number | undefined;

  #chip: number | undefined;
  #width: ResizeObserver | undefined;
  #endDrag: (() => void) | undefined;
  /** What each of the people at this screen has done since the last deal: how many actions at each touch. */
  #touches: number[][] = [];
  /** How many actions of the last touch are still to come as steps. */
  #due = 0;
  /** Whether there is a stake that may be taken back. */
  #mayTake = false;
  /** What the next tap lays: the same while a step is shown. */
  #nextLaid = '';
  /** Whether mouse and finger are heard that take a stake back. */
  #hears = false;

  /** What a place is called in the game’s actions. */
  protected abstract readonly placeName: string;
  /** What a player is asked when the screen comes to him. */
  protected abstract readonly asks: string;
  /** The chips of the tray, the lowest first. */
  protected abstract tray(view: ViewOf<G>): readonly number[];
  /** Lays a chip of this value on a place, or as much as may lie there. */
  protected abstract lay(place: string, value: number): void;
  /** Takes as much back from a place. */
  protected abstract takeBack(place: string, value: number): void;
  /** Whether this punter has something to undo. */
  protected abstract undoable(view: ViewOf<G>): boolean;

  /** A purse for each: what the page names, else `usual`; one that does not make the minimum is named, and another taken. */
  protected pursesOf(people: readonly Person[], usual: number): { readonly purses: readonly number[] } {
    const [least, named] = ['min', 'purse'].map(name => this.given(name)) as [number, number];
    const given = this.purse === undefined ? usual : named;
    const purse = given < least ? Math.max(least, usual) : given;
    if (this.purse !== undefined && purse > given)
      this.complain(`purse=${given} does not make the minimum of ${least}. Taken instead: ${purse}.`);
    return { purses: people.map(() => purse) };
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#width = new ResizeObserver(([entry]) => {
      const { width } = entry!.contentRect;
      const [wide, narrow] = [width >= this.widest, width < 560];
      if (wide === this.wide && narrow === this.narrow) return;
      Object.assign(this, { wide, narrow });
      // in the next frame: a table that changes its height now would be observed in a circle
      requestAnimationFrame(() => this.requestUpdate());
    });
    this.#width.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#width?.disconnect();
    this.#endDrag?.();
  }

  protected override updated(): void {
    super.updated();
    const { landed } = this;
    this.landed = undefined;
    if (!landed) return;
    for (const pile of this.renderRoot.querySelectorAll(`[data-value="${landed}"] > .stake .pile`))
      void this.motion.animate(pile, framesIn('translateY(-26px) scale(1.12)'), 160);
  }

  protected override clearCloth(): void {
    this.afterglow = false;
    this.#touches = [];
    this.landed = undefined;
  }

  /** On a low screen the player has scrolled down to stake: brings back into sight what is dealt now, if he looks at this table. */
  protected bringIntoSight(selector: string): void {
    const { top, bottom } = this.getBoundingClientRect();
    if (this.motion.moves && !this.ownSeats.includes('onlooker') && top < innerHeight && bottom > 0)
      this.renderRoot
        .querySelector(selector)
        ?.scrollIntoView({ block: 'nearest', behavior: this.motion.still ? 'auto' : 'smooth' });
  }

  /** Whose turn it is at a screen that several share is told. */
  protected override takeHand(hand: number): void {
    super.takeHand(hand);
    this.speak(this.personAt(this.seatOf(this.view)) + this.words.colon + this.asks);
  }

  /** Counts what the people at this screen do; told of each step before it is shown. */
  protected count({ actor, action }: StepOf<G>): void {
    this.purseBefore = this.purseOf(this.view);
    if (actor === 'croupier') {
      this.#touches = [];
      this.#due = 0;
      return;
    }
    if (!this.ownSeats.includes(actor)) return;
    const own = this.#touchesOf(actor);
    if (!action) own[own.findLastIndex(Boolean)]!--;
    // what was done before these is not undone touch by touch
    else if (/^(done|reopen|buyIn)$/.test(action.type as string)) own.length = this.#due = 0;
    else {
      if (this.#due-- < 1) own.push(0);
      own[own.length - 1]!++;
    }
  }

  #touchesOf(seat = this.seatOf(this.view)): number[] {
    return (this.#touches[seat] ??= []);
  }

  /** How many actions of this punter go back with the next undo. */
  get #undone(): number {
    return this.#touchesOf().findLast(Boolean) ?? 0;
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

  /** The player himself; nobody for an onlooker. */
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
    if (this.playing) return this.#nextLaid;
    const chip = this.chosenChip(view);
    const sums = this.legal.map(offer => fitted(offer, chip)).filter(Boolean);
    const [least, most] = [Math.min(...sums), Math.max(...sums)];
    return (this.#nextLaid = !sums[0] ? '' : least === most ? chips(least) : `${chips(least)}–${chips(most)}`);
  }

  /** How a stake is taken back by hand, where there is one. */
  protected howBack(): string {
    if (!this.playing) this.#mayTake = this.legal.some(({ type }) => type === 'takeBack');
    const part = this.#mayTake && this.later(TAKING);
    if (!part) return '';
    if (!this.#hears) part.hear(this.renderRoot, (at, all) => this.takeBack(at, all ?? this.chosenChip(this.view)));
    this.#hears = true;
    return part.how(this.language);
  }

  /** Which chip of the tray is chosen at first. */
  protected get firstChip(): number {
    return 1;
  }

  // ---- pieces ------------------------------------------------------------------------------------------------------

  protected trayChips(view: ViewOf<G>): TemplateResult {
    return html`<div class="chips" role="radiogroup" aria-label=${this.words.chips} data-zone="chips">
      ${this.tray(view).map(value => this.#trayChip(view, value))}
    </div>`;
  }

  #trayChip(view: ViewOf<G>, value: number): TemplateResult {
    const chosen = value === this.chosenChip(view);
    const dear = value > this.purseOf(view);
    return html`<span
      role="radio"
      tabindex="-1"
      data-do="chip"
      data-value=${value}
      data-chip=${value}
      aria-checked=${chosen}
      aria-disabled=${dear ? 'true' : nothing}
      aria-label=${say(this.words.chip, chips(value))}
      ><svg viewBox="-50 -50 100 100" aria-hidden="true">
        <use href=${this.symbols.chip(value)} x="-50" y="-50" width="100" height="100"></use></svg
    ></span>`;
  }

  protected purseSign(view: ViewOf<G>): TemplateResult {
    const { punters } = view as BankView;
    return html`<div class="purse">
      <span>${punters.length > 1 ? this.personAt(this.seatOf(view)) : this.words.purse}</span
      ><b>${chips(this.purseOf(view))}</b>
    </div>`;
  }

  /** The bar of who only looks on. */
  protected lookersBar(content?: TemplateResult): TemplateResult {
    return html`<div class="bar" part="bar" role="toolbar" aria-label=${this.words.actions}>${content}</div>`;
  }

  /** Undo, clear, double and rebet. */
  protected acts(view: ViewOf<G>): readonly TemplateResult[] {
    const { words } = this;
    return [
      this.tall('undo', words.undo, 'Z', this.playing || !this.undoable(view)),
      ...(['clear', 'double', 'rebet'] as const).map(type =>
        this.tall(type, words[type], { clear: 'X', double: 'D', rebet: 'W' }[type], !this.offer(type)),
      ),
    ];
  }

  protected tall(name: IconName, label: string, key: string, off: boolean, command: string = name): TemplateResult {
    return button(command, label, { icon: name, key, off, kind: `quiet tall ${command}` });
  }

  // ---- hands and keys ----------------------------------------------------------------------------------------------

  protected override shortcut(key: string): readonly [string, string] | undefined {
    if (key >= '1' && key <= '5') return ['nth-chip', key];
    const name = KEYS[key];
    return name ? [name, ''] : undefined;
  }

  protected override command(name: string, value: string, from: Element | null): void {
    const { view } = this;
    switch (name) {
      case 'chip':
        this.#chip = Number(value);
        break;
      case 'nth-chip':
        this.#chip = this.tray(view)[Number(value) - 1] ?? this.#chip;
        this.speak(say(this.words.chip, chips(this.chosenChip(view))));
        break;
      case 'field':
        this.lay(value, this.chosenChip(view));
        break;
      case 'take-back': {
        const place = from?.closest<HTMLElement>('[data-drop]')?.dataset.value;
        if (place) this.takeBack(place, this.chosenChip(view));
        break;
      }
      case 'undo':
        if (this.playing) this.motion.skip();
        else if (this.setting('paused') === 'off' && this.undoable(view) && !this.waits())
          for (let left = this.#undone; left > 0; left--) this.undo();
        break;
      case 'clear':
      case 'double':
      case 'rebet':
        this.stakes({ type: name } as ActionOf<G>);
        break;
      case 'act':
        this.stakes(JSON.parse(value) as ActionOf<G>);
        break;
      case 'buy-in': {
        const offer = this.offer('buyIn') as { readonly amount: unknown } | undefined;
        if (offer && typeof offer.amount === 'object')
          this.intend({ type: 'buyIn', amount: (offer.amount as { max: number }).max } as ActionOf<G>);
        this.afterglow = false;
        break;
      }
      case 'punter': {
        const hand = this.ownSeats.indexOf(Number(value));
        if (hand < 0 || this.playing) break;
        this.takeHand(hand);
        if (this.legal.every(({ type }) => type === 'reopen')) this.intend({ type: 'reopen' } as ActionOf<G>);
        break;
      }
    }
  }

  /** Acts of one touch that change stakes: they are undone at one touch. */
  protected stakes(...actions: readonly ActionOf<G>[]): void {
    if (!this.intend(...actions)) return;
    this.#due = actions.length;
    this.#touchesOf().push(0);
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
    return root;
  }

  protected override grasp(event: PointerEvent): void {
    super.grasp(event);
    const chip = (event.target as Element).closest<HTMLElement>('[data-chip]');
    const layer = this.renderRoot.querySelector<HTMLElement>('.table');
    if (!chip || !layer || event.button !== 0 || chip.getAttribute('aria-disabled') === 'true') return;
    // What is shown is over by the time that the chip is laid.
    if (this.playing) this.motion.skip();
    void import('../table/drag.js').then(({ drag }) => {
      if (!this.isConnected) return;
      this.#endDrag?.();
      this.#endDrag = drag(event, chip, layer, target => {
        this.#chip = Number(chip.dataset.chip);
        if (target) this.lay(target.dataset.drop!, this.#chip);
        this.requestUpdate();
      });
    }, this.fail);
  }
}

/** How many chips an offer of a stake takes that are nearest to a value; no other offer takes any. */
function fitted(offer: object | undefined, value: number): number {
  const { type, amount } = (offer ?? {}) as { readonly type?: string; readonly amount?: Range };
  return type === 'stake' ? Math.max(amount!.min, Math.min(amount!.max, value)) : 0;
}

const KEYS: Readonly<Record<string, string>> = {
  z: 'undo',
  x: 'clear',
  d: 'double',
  w: 'rebet',
  g: 'prime',
  Enter: 'prime',
  Backspace: 'take-back',
  Delete: 'take-back',
  '-': 'take-back',
};
