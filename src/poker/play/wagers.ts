/** Bets and raises at a table of poker: the amounts that are allowed, and the buttons for them. */
import { html, nothing, type TemplateResult } from 'lit';
import type { AnyAction, Range } from '../../game/contract.js';
import { listOf } from '../../game/lists.js';
import { chips } from '../../table/look/messages.js';
import { button } from '../../table/look/pieces.js';
import type { Place } from '../../table/play/places.js';
import type { PokerText } from '../text/en.js';

/** How many amounts stand on buttons. */
const MOST_AMOUNTS = 5;
/** What amounts are best made of, the largest chips first. */
const CHIPS = [1000, 500, 100, 50, 25, 10, 5];

/** The wagers that a player may make: the kind, the amounts for the buttons, and the range they come from. */
export interface Wagers {
  readonly type: string;
  readonly values: readonly number[];
  readonly range: Range | undefined;
}

/** The betting of a game of poker: the amounts of an offer, and what the buttons do and say. */
export interface Betting {
  /** The amount of an offer, or its range of amounts. */
  amountOf(offer: AnyAction): number | Range | undefined;
  /** The amount that is offered first. */
  preferred(wagers: Wagers): number;
  /** The action that wagers an amount, and what its button says. */
  wager(words: PokerText, type: string, to: number): readonly [AnyAction, string];
  /** The quiet act of the turn, calling or checking, and what its button says; `all`: it takes all of the purse. */
  quiet(words: PokerText, offers: readonly AnyAction[], due: number, all: boolean): readonly [AnyAction, string];
}

/** The betting of a game that has no way of its own. */
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

/** The amounts on the buttons: all of a short range, else the least, the middle and the most. */
function amounts({ min, max, step }: Range): readonly number[] {
  const count = Math.floor((max - min) / step) + 1;
  if (count <= MOST_AMOUNTS) return listOf(count, place => min + place * step);
  return [min, middleOf(min, max, step), min + (count - 1) * step];
}

/** Near the middle of a range, an amount of few chips: 5 to 20 have 10 and not 12 between them. */
function middleOf(min: number, max: number, step: number): number {
  const middle = min + Math.floor((max - min) / step / 2) * step;
  const few = CHIPS.map(chip => Math.round(middle / chip) * chip).find(
    amount =>
      amount > min && amount < max && (amount - min) % step === 0 && Math.abs(amount - middle) <= (max - min) / 4,
  );
  return few ?? middle;
}

/** An amount moved by a number of steps, up or down, within its range. */
export const stepped = (amount: number, { min, max, step }: Range, steps: number): number =>
  Math.min(max, Math.max(min, amount + steps * step));

/** Whether an amount may be wagered. */
export const fits = ({ values, range }: Wagers, amount: number): boolean =>
  values.includes(amount) ||
  (range !== undefined && amount >= range.min && amount <= range.max && (amount - range.min) % range.step === 0);

/** The amounts to which one may wager: the steps as buttons, a slider where the range is wide. */
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
