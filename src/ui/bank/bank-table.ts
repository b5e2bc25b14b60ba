import { html, nothing, type TemplateResult } from 'lit';
import type { Accounts } from '../../game/accounts.js';
import type { ActionOf, AnyGame, Offer, Turn, Viewer, ViewOf } from '../../game/contract.js';
import type { IconName } from '../icons.js';
import { chips, say } from '../messages.js';
import { framesIn } from '../motion.js';
import { button } from '../pieces.js';
import { TableElement } from '../table-element.js';
import type { BankWords } from './words.js';

/** What the views of all bank games have. */
export interface BankView {
  readonly seat: Viewer;
  readonly turn: Turn;
  readonly accounts: Accounts;
  readonly punters: readonly object[];
}

type OfferOf<G, Type> = Offer<ActionOf<G>> & { readonly type: Type };

/**
 * What tables of a game against a bank have in common: a tray of chips, places on the cloth that take them by tap, key
 * or drag, undo, clear, double, rebet. A place is a button with `data-do="field"`, its name in `data-value` and `data-drop`.
 */
export abstract class BankTable<G extends AnyGame> extends TableElement<G> {
  declare protected words: BankWords;
  /** What has just been settled is still shown, until somebody at this screen stakes. */
  protected afterglow = false;
  /** Whether this punter has staked since the last deal. */
  protected touched = false;
  /** The place where a chip has just been laid. */
  protected landed: string | undefined;
  /** The place under the mouse: it shows what a click would lay. */
  protected hovered: string | undefined;
  /** Whether the table is at least as wide as {@link widest}. */
  protected wide = true;
  /** The width in px from which a table is wide. */
  protected readonly widest: number = 840;

  #chip: number | undefined;
  #width: ResizeObserver | undefined;
  #endDrag: (() => void) | undefined;

  /** What a place is called in the game’s actions. */
  protected abstract readonly placeName: string;
  /** The chips of the tray, the lowest first. */
  protected abstract tray(view: ViewOf<G>): readonly number[];
  /** Lays a chip of this value on a place, or as much as may lie there. */
  protected abstract lay(place: string, value: number): void;
  /** Takes as much back from a place. */
  protected abstract takeBack(place: string, value: number): void;
  /** Whether this punter has something to undo. */
  protected abstract undoable(view: ViewOf<G>): boolean;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#width = new ResizeObserver(([entry]) => {
      const wide = entry!.contentRect.width >= this.widest;
      if (wide === this.wide) return;
      this.wide = wide;
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
    this.afterglow = this.touched = false;
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

  // ---- looking at the view -----------------------------------------------------------------------------------------

  /** The seat whose table this is; the first one for an onlooker. */
  protected seatOf({ seat }: BankView): number {
    return seat === 'onlooker' ? 0 : seat;
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

  /** What somebody at the table is called. */
  protected personAt(seat: number): string {
    // At ports of a croupier elsewhere only the page could say who sits there.
    if (this.ports && this.players === undefined && !this.ownSeats.includes(seat))
      return say(this.words.seat, seat + 1);
    return this.people[seat]?.name || this.words.you;
  }

  protected chosenChip(view: ViewOf<G>): number {
    const tray = this.tray(view);
    return tray.includes(this.#chip!) ? this.#chip! : (tray[this.firstChip] ?? tray[0]!);
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
      aria-checked=${chosen ? 'true' : 'false'}
      aria-disabled=${dear ? 'true' : nothing}
      aria-label=${say(this.words.chip, chips(value))}
      ><svg viewBox="-50 -50 100 100" aria-hidden="true">
        <use href=${this.symbols.chip(value)} x="-50" y="-50" width="100" height="100"></use></svg
    ></span>`;
  }

  protected purseSign(view: ViewOf<G>): TemplateResult {
    const { punters } = view as BankView;
    return html`<div class="purse">
      ${punters.length > 1 ? this.personAt(this.seatOf(view)) : this.words.purse}<b>${chips(this.purseOf(view))}</b>
    </div>`;
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
        else if (this.setting('paused') === 'off') this.undo();
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

  /** Acts that change stakes: they can be undone. */
  protected stakes(...actions: readonly ActionOf<G>[]): void {
    this.touched = this.intend(...actions) || this.touched;
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
    void import('../drag.js').then(
      ({ drag }) => {
        if (!this.isConnected) return;
        this.#endDrag?.();
        this.#endDrag = drag(event, chip, layer, target => {
          this.#chip = Number(chip.dataset.chip);
          if (target) this.lay(target.dataset.drop!, this.#chip);
          this.requestUpdate();
        });
      },
      (error: unknown) => this.fail(error),
    );
  }
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
