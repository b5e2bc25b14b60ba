/** What the own hand may expect, and what it costs to stay: told when the player asks. Loaded then. */
import type { html as Html, TemplateResult } from 'lit';
import type { Seat } from '../../game/contract.js';
import { drawerStyles } from '../../table/drawer.styles.js';
import { chips } from '../../table/messages.js';
import { inTimeSlices } from '../../table/time-slices.js';
import { equitySteps, fromView } from '../rules/equity.js';
import type { HandEquity } from '../rules/tally.js';
import type { View } from '../rules/table.js';
import type { StudText } from '../text/en.js';

const css = String.raw;
export const styles =
  drawerStyles +
  css`
    .chance {
      flex: 1 0 100%;
      margin: 0;
    }
    .chance b {
      font: 600 var(--type-xxl) / 1.2 var(--serif);
      color: var(--win);
    }
  `;

/** What the player pays for staying in, and what lies in the pot then, in chips. */
export interface Price {
  readonly call: number;
  readonly pot: number;
}

/** A part of one in whole percent. */
export const percent = (part: number): number => Math.round(100 * part);

/** The part of the pot that a hand must win for a call to cost nothing in the long run; 0 where staying is free. */
export const needed = ({ call, pot }: Price): number => call / (pot + call || 1);

/** The chance and the price in sentences that can be checked on the table. */
export function chanceTold(
  { share, high, low, scoop }: HandEquity,
  price: Price,
  view: View,
  words: StudText,
): string[] {
  const { chance } = words;
  const least = needed(price);
  const halves = view.options.variant === 'high-low';
  return [
    chance.share(percent(share)),
    halves ? chance.halves(percent(high * 2), percent(low * 2), percent(scoop)) : '',
    price.call === 0
      ? chance.free
      : (share >= least ? chance.worth : chance.dear)(chips(price.call), chips(price.pot), Math.ceil(100 * least)),
    chance.against,
  ].filter(Boolean);
}

/** The chance of one seat at one table: computed in time slices, once for each state of the table. */
export class Chance {
  #of = '';
  #equity: HandEquity | undefined;
  readonly #redraw: () => void;
  readonly #fail: (error: unknown) => void;

  /** @param redraw has the table drawn anew: there is a figure. @param fail tells the page that there is none. */
  constructor(redraw: () => void, fail: (error: unknown) => void) {
    this.#redraw = redraw;
    this.#fail = fail;
  }

  /** What is known of it now. */
  panel(
    { html }: { readonly html: typeof Html },
    view: View,
    seat: Seat,
    price: Price,
    words: StudText,
  ): TemplateResult {
    const asked = fromView(view);
    const key = JSON.stringify(asked);
    if (key !== this.#of) {
      this.#of = key;
      this.#equity = undefined;
      void inTimeSlices(equitySteps(asked.hands, asked.table, { most: 100_000 })).then(({ hands }) => {
        if (key !== this.#of) return;
        this.#equity = hands[asked.seats.indexOf(seat)];
        this.#redraw();
      }, this.#fail);
    }
    const [first, ...rest] = this.#equity ? chanceTold(this.#equity, price, view, words) : [words.chance.reckons];
    return html`<p class="chance" aria-live="polite"><b>${first}</b></p>
      ${rest.map(sentence => html`<p class="chance">${sentence}</p>`)}`;
  }
}
