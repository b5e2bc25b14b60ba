/** Chooses the bet whose price is shown: under the mouse, with the focus, or else the last one placed. */
import type { AnyAction, ViewOf } from '../../game/contract.js';
import type { BankGame } from '../../stakes/bank-game.js';
import type { StepOf } from '../../table/play/session.js';
import type { Bank } from './bank.js';
import type { Priced } from './price.js';

const TAG = () => import('../lazy/price-tag.js');

/** Actions that change the price of a stake. */
const CHANGING: readonly string[] = ['stake', 'insure', 'uninsure'];

/** The price of a bet on a place now, if known. */
type PriceOf<G extends BankGame> = (view: ViewOf<G>, place: string) => Priced | undefined;

export class Prices<G extends BankGame> {
  readonly #bank: Bank<G>;
  readonly #priceOf: PriceOf<G>;
  /** The place of the last bet, until pointer or key goes elsewhere. */
  #laid: string | undefined;
  /** Whether the keyboard was used on a place more recently than the mouse. */
  #isByKey = false;
  #isShown = false;

  constructor(bank: Bank<G>, priceOf: PriceOf<G>) {
    this.#bank = bank;
    this.#priceOf = priceOf;
  }

  /** Off while a log is shown, and beside a guide, which says enough. */
  get #isOn(): boolean {
    const { table } = this.#bank;
    return (
      table.settings.common('hints') === 'on' && !table.replaying && !table.lesson && table.seats[0] !== 'onlooker'
    );
  }

  /** The place whose price is shown. */
  #place(): string | undefined {
    const { hovered, table } = this.#bank;
    const focus = this.#isByKey ? table.root.activeElement?.closest<HTMLElement>('[data-drop]') : undefined;
    return focus?.dataset.drop ?? hovered ?? this.#laid;
  }

  /** Something else is pointed at, or the table has been drawn. */
  show(): void {
    const { table } = this.#bank;
    const place = this.#isOn && !table.playing ? this.#place() : undefined;
    const priced = place === undefined ? undefined : this.#priceOf(table.view, place);
    if (!priced && !this.#isShown) return;
    const part = table.chunks.get(TAG);
    if (!part) return;
    const at = [...table.root.querySelectorAll<HTMLElement>('[data-drop]')].find(
      ({ dataset }) => dataset.drop === place,
    );
    this.#isShown = !!priced && !!at;
    part.tag(table, at, priced);
  }

  /** Follows what the player does: a step is about to be shown. */
  hear({ action, actor }: StepOf<G>): void {
    const { placeOf, table, touched } = this.#bank;
    if (actor === 'croupier') this.#laid = undefined;
    else if (action && table.seats.includes(actor) && CHANGING.includes(action.type) && placeOf(action) === touched)
      this.#laid = touched;
  }

  /** The price of a bet just placed where there was none, for a screen reader; empty if not known. */
  told({ action, actor, view }: StepOf<G>): string {
    const { table } = this.#bank;
    const place = action && actor === (view.seat as unknown) ? this.#bank.placeOf(action) : undefined;
    if (!place || !this.#isOn || !CHANGING.includes((action as AnyAction).type)) return '';
    const priced = this.#priceOf(view, place);
    const isKnown = action?.type === 'stake' && (action as AnyAction & { amount?: unknown }).amount !== priced?.amount;
    return (priced && !isKnown && table.chunks.get(TAG)?.priceSpoken(priced, table.words, table.language)) || '';
  }

  /** Listens to the focus; mouse and presses are reported to it. */
  listen(root: ShadowRoot): void {
    root.addEventListener('focusin', event => {
      this.#isByKey = (event.target as Element).matches(':focus-visible');
      if (this.#isByKey) this.#laid = undefined;
      this.show();
    });
    root.addEventListener('focusout', event => {
      if (!(event as FocusEvent).relatedTarget) this.show();
    });
  }

  /** The mouse has moved to a place of the cloth, or to none. */
  pointed(place: Element | null): void {
    this.#isByKey = false;
    if (!place) this.#laid = undefined;
  }

  /** A mouse or a finger has pressed a place of the cloth, or none. */
  pressed(place: Element | null): void {
    this.pointed(place);
    this.show();
  }
}
