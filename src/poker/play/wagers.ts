/** Bets and raises at a poker table: the amounts allowed, and their buttons. */
import { html, nothing, type TemplateResult } from 'lit';
import type { AnyAction, Range } from '../../game/contract.js';
import { listOf } from '../../game/lists.js';
import { chips } from '../../table/look/messages.js';
import { button } from '../../table/look/pieces.js';
import type { Place } from '../../table/play/places.js';
import type { PokerText } from '../text/en.js';

/** The most amounts on buttons. */
const MOST_AMOUNTS = 5;
/** An amount near the middle is a multiple of the first of these that is near enough. */
const ROUND = [1000, 500, 100, 50, 25, 10, 5];

/** The wagers that a player may make: the kind, the amounts for the buttons, and the range they come from. */
export interface Wagers {
  readonly type: string;
  readonly values: readonly number[];
  readonly range: Range | undefined;
}

/** The betting of a game of poker: the amounts of an offer, and the buttons. */
export interface Betting {
  /** The amount of an offer, or its range of amounts. */
  amountOf(offer: AnyAction): number | Range | undefined;
  /** The amount preselected. */
  preferred(wagers: Wagers): number;
  /** The action that bets or raises an amount, with the text of its button. */
  wager(words: PokerText, type: string, to: number): readonly [AnyAction, string];
  /**
   * The passive action of the turn, calling or checking, with the text of its button; `all`: it takes the whole purse.
   */
  quiet(words: PokerText, offers: readonly AnyAction[], due: number, all: boolean): readonly [AnyAction, string];
}

/** The betting of a game without rules of its own for it. */
export const BETTING: Betting = {
  amountOf: offer => (offer as { to?: number | Range }).to,
  preferred: ({ values }) => values[0]!,
  wager: (words, type, to) => [{ type, to } as AnyAction, words[type as 'raise'](chips(to))],
  quiet: (words, offers, due, all) =>
    offers.some(({ type }) => type === 'call')
      ? [{ type: 'call' }, (all ? words.allInFor : words.call)(chips(due))]
      : [{ type: 'check' }, words.check],
};

/** The wagers among these offers, if there are any. */
export function wagersOf(
  offers: readonly AnyAction[],
  wagerOf: (offer: AnyAction) => number | Range | undefined,
): Wagers | undefined {
  let type: string | undefined;
  let range: Range | undefined;
  const values: number[] = [];
  for (const offer of offers) {
    const amount = wagerOf(offer);
    if (amount === undefined) continue;
    type = offer.type;
    if (typeof amount === 'number') values.push(amount);
    else {
      range = amount;
      values.push(...amounts(amount));
    }
  }
  return type === undefined ? undefined : { type, values, range };
}

/** The amounts on the buttons: all of a short range, else the minimum, the middle and the maximum. */
function amounts({ min, max, step }: Range): readonly number[] {
  const count = Math.floor((max - min) / step) + 1;
  if (count <= MOST_AMOUNTS) return listOf(count, place => min + place * step);
  return [min, middleOf(min, max, step), min + (count - 1) * step];
}

/** A round amount near the middle of a range: 10 and not 12 between 5 and 20. */
function middleOf(min: number, max: number, step: number): number {
  const middle = min + Math.floor((max - min) / step / 2) * step;
  const rounded = ROUND.map(round => Math.round(middle / round) * round).find(
    amount =>
      amount > min && amount < max && (amount - min) % step === 0 && Math.abs(amount - middle) <= (max - min) / 4,
  );
  return rounded ?? middle;
}

/** An amount moved up or down by a number of steps, within its range. */
export const stepped = (amount: number, { min, max, step }: Range, steps: number): number =>
  Math.min(max, Math.max(min, amount + steps * step));

/** Whether an amount is allowed. */
export const fits = ({ values, range }: Wagers, amount: number): boolean =>
  values.includes(amount) ||
  (range !== undefined && amount >= range.min && amount <= range.max && (amount - range.min) % range.step === 0);

/** The amounts that one can bet or raise to: buttons for the steps, a slider if the range is wide. */
export function raising(
  words: PokerText,
  { values, range }: Wagers,
  amount: number,
  all: number,
  label: string,
): TemplateResult {
  return html`<div class="raise" role="toolbar" aria-label=${words.raising} data-zone="raise">
    ${
      values.length > 1
        ? html`<div class="segments" role="group" aria-label=${words.amount}>
            ${values.map(
              value =>
                html`<button
                  data-do="amount"
                  data-value=${value}
                  data-place=${value === amount ? nothing : (`button amount ${value}` satisfies Place)}
                  aria-pressed=${value === amount ? 'true' : 'false'}
                >
                  ${value === all ? words.allIn : chips(value)}
                </button>`,
            )}
          </div>`
        : ''
    }
    ${
      range && (range.max - range.min) / range.step >= MOST_AMOUNTS
        ? html`<input
            class="slider"
            type="range"
            min=${range.min}
            max=${range.max}
            step=${range.step}
            .value=${String(amount)}
            aria-label=${words.amount}
          />`
        : ''
    }
    ${button('wager', amount === all ? words.allInFor(chips(amount)) : label, {
      icon: 'up',
      key: words.keys.wager.toUpperCase(),
    })}
  </div>`;
}
