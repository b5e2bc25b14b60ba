/** The chance of the player's own hand, and the price of staying in, on request. Loaded then. */
import { html, type TemplateResult } from 'lit';
import { needed, percentNeeded, type Price } from '../../stakes/price.js';
import { drawerStyles } from '../../table/lazy/drawer.styles.js';
import { chips } from '../../table/look/messages.js';
import { inTimeSlices } from '../../table/play/time-slices.js';
import type { AnyPokerTable } from '../play/offers.js';
import type { PokerText } from '../text/en.js';

const css = String.raw;
export const styles =
  drawerStyles +
  css`
    .chance {
      flex: 1 0 100%;
      margin: 0;
    }
    .chance b {
      font: 600 var(--type-xxl) / 1.2 var(--figure-font);
      color: var(--win);
    }
  `;

/** What staying in costs, and from which share of the pot on it pays. */
export function callPriceTold(share: number, price: Price, { chance }: PokerText): string {
  const least = needed(price);
  if (price.call === 0) return chance.free;
  return (share >= least ? chance.worth : chance.dear)(
    chips(price.call),
    chips(price.pot),
    percentNeeded(least, share),
  );
}

/** How a chance was found: counted exactly, or from a number of random deals. */
export const foundTold = (drawn: number, { chance }: PokerText): string =>
  drawn > 0 ? chance.drawn(chips(drawn)) : chance.against;

/** A chance in sentences that can be checked at the table, the figure first. */
export type PriceTeller = (price: Price) => readonly string[];

/** A question about the state of a table. */
export interface Question {
  /** Identifies the question: equal for the same state. */
  readonly key: string;
  /** Finds the chance, some of the work in each step. */
  steps(): Iterator<unknown, PriceTeller, undefined>;
}

/** The chance of one seat at one table: found in time slices, once for each state of the table. */
export class Chance {
  #of = '';
  #told: PriceTeller | undefined;
  readonly #table: Pick<AnyPokerTable, 'redraw' | 'fail'>;

  constructor(table: Pick<AnyPokerTable, 'redraw' | 'fail'>) {
    this.#table = table;
  }

  /** What is known so far. */
  panel(question: Question, price: Price, { chance }: PokerText): TemplateResult {
    const { key } = question;
    if (key !== this.#of) {
      this.#of = key;
      this.#told = undefined;
      void inTimeSlices(question.steps()).then(told => {
        if (key !== this.#of) return;
        this.#told = told;
        void this.#table.redraw();
      }, this.#table.fail);
    }
    const [first, ...rest] = this.#told?.(price) ?? [chance.reckons];
    return html`<p class="chance" aria-live="polite"><b>${first}</b></p>
      ${rest.map(sentence => html`<p class="chance">${sentence}</p>`)}`;
  }
}
