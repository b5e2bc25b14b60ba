/** The chances of every open place, and the house edge on it, for a stake left until it is decided. */
import { html } from 'lit';
import { seatOf } from '../../bank/look/empty-bar.js';
import { WIDTH_UNDER_360 } from '../../table/look/box.js';
import { together } from '../../table/look/messages.js';
import { goalChance } from '../rules/odds.js';
import type { Scene } from '../look/scene.js';
import { isCall, openSpots } from '../rules/spots.js';
import type { View } from '../rules/table.js';
import type { LayoutLazyText } from '../text/en.lazy.js';
import { oddsOf, stepsOf } from './prices.js';

/** The panel of a seat for the present table. */
export function panel({ view, language, own, spot: nameOf }: Scene, { oddsPanel: words }: LayoutLazyText) {
  const percent = (value: number, digits = 2): string =>
    new Intl.NumberFormat(language, {
      style: 'percent',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value);
  const seat = seatOf(view);
  const coppered = new Set(own?.stakes.filter(stake => stake.coppered).map(({ spot }) => spot));
  const spots = own && view.phase === 'stake' ? openSpots(view, seat) : [];
  const unsorted = spots.flatMap(spot => {
    const price = oddsOf(view, seat, { spot, coppered: coppered.has(spot) });
    return price ? [{ spot, price }] : [];
  });
  // equal prices keep the order of the cloth
  const priceOf = ({ price }: (typeof unsorted)[number]): number => stepsOf(price);
  const prices = unsorted.sort((one, other) => priceOf(one) - priceOf(other));
  const first = prices[0]?.price;
  const same = view.options.variant === 'buch' && first?.edge === 0;
  const notes =
    first && !same
      ? [
          words.note(view.gone.filter(place => place === 0).length),
          ...(view.options.variant === 'classic' ? [words.noteCopper, words.noteNext] : []),
        ]
      : [];
  // a place of several ranks is free if what is left of it is: its card is already named
  const free = prices
    .filter(place => priceOf(place) === 0 && (place.spot.length === 1 || isCall(place.spot)))
    .map(({ spot }) => nameOf(spot));
  // in the public game the bank's last card takes alone: nothing is ever free there
  const noneFree = view.options.variant === 'classic' ? words.noneFree : '';
  const loses = prices.some(place => priceOf(place) < 0);
  const best = [loses && words.gives, free.length > 0 && words.free(free.join(' · '))].filter(Boolean).join(' ');
  return html`<h3>${words.title}</h3>
    <div class="panel">
      ${
        !first
          ? html`<p>${words.none}</p>`
          : same
            ? html`<p>${words.each(percent(first.win))}</p>
                <p>${doubleTold(view, seat, spots.length, words, percent)}</p>`
            : html`<p class="free">${best || noneFree}</p>
                <table>
                  <thead>
                    <tr>
                      ${(['place', 'win', 'lose', 'split', 'stays', 'edge'] as const).map(column => html`<th scope="col">${words[column]}</th>`)}
                    </tr>
                  </thead>
                  <tbody>
                    ${prices.map(
                      ({ spot, price }) =>
                        html`<tr>
                          <th scope="row">${nameOf(spot)}${coppered.has(spot) ? ' ⬡' : ''}</th>
                          <td>${percent(price.win)}</td>
                          <td>${percent(price.lose)}</td>
                          <td>${percent(price.split)}</td>
                          <td>${percent(price.stays, 1)}</td>
                          <td>${percent(price.edge)}</td>
                        </tr>`,
                    )}
                  </tbody>
                </table>`
      }
    </div>
    <p>${notes.join(' ')}</p>`;
}

/** The chance to double the purse: ever, and within this deal with the cards that can still be bet on. */
function doubleTold(
  { accounts, options: { cap } }: View,
  seat: number,
  cards: number,
  words: LayoutLazyText['oddsPanel'],
  percent: (value: number) => string,
): string {
  const purse = (accounts.purses[seat] ?? 0) + (accounts.cloth[seat] ?? 0);
  if (cap === 0 || purse === 0) return words.double;
  const chance = goalChance({ purse, goal: 2 * purse, cap, bets: cards });
  return together(words.double, chance > 0 ? words.doubleInDeal(percent(chance)) : words.doubleNotInDeal);
}

const css = String.raw;

export const styles = css`
  .odds {
    flex: 1 0 100%;
  }
  .odds p {
    margin: 8px 0;
    max-width: 74ch;
    font-size: var(--type-m);
    color: var(--text-2);
  }
  .odds .free {
    color: inherit;
  }
  .panel table {
    width: 100%;
    max-width: 640px;
    border-collapse: collapse;
    font-size: var(--type-s);
  }
  .panel :is(th, td) {
    padding: var(--space-2) var(--space-1);
    border-bottom: 1px solid var(--gilt-soft);
    text-align: end;
    font-weight: 400;
  }
  .panel th:first-child {
    text-align: start;
  }
  .panel thead th {
    font-size: var(--type-xs);
    color: var(--text-2);
    overflow-wrap: anywhere;
  }
  /* what stays is what the other three leave */
  ${WIDTH_UNDER_360} {
    .panel :is(th, td):nth-child(5) {
      display: none;
    }
  }
`;
