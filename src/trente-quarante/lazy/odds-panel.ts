/** Statistics beside the exact odds: results at this table, expected ones, and the cost of each chance. */
import { html, type TemplateResult } from 'lit';
import { remembered } from '../../game/remembered.js';
import type { Language } from '../../table/look/lang.js';
import { chips } from '../../table/look/messages.js';
import { CHANCES } from '../rules/coup.js';
import type { CoupLaw } from '../rules/coup-law.js';
import { edges } from '../rules/edges.js';
import type { Options } from '../rules/options.js';
import { insuredStakes, sessionLaw, stakesForPrison, type SessionLaw } from '../rules/session-odds.js';
import type { Tally, View } from '../rules/table.js';
import { NAMES } from '../text/calls.js';
import type { BoardLazyText } from '../text/en.lazy.js';
import type { Laws } from './prices.js';

/** The numbers of stakes in the sessions described. */
const SESSION_LENGTHS = [50, 200, 500];
/** The results of sessions from fresh shoes, for each of `SESSION_LENGTHS`. */
const sessionsOf = remembered((fresh: CoupLaw) =>
  remembered((options: Options): readonly SessionLaw[] =>
    SESSION_LENGTHS.map(coups => sessionLaw(fresh, coups, options)),
  ),
);

const css = String.raw;

export const styles = css`
  .panel h3 {
    font: 600 var(--type-xl)/1 var(--title-font);
    font-variant-caps: small-caps;
    letter-spacing: 0.1em;
    color: var(--gilt);
    margin: 4px 0 8px;
  }
  .panel {
    font-size: var(--type-m);
    color: var(--rail-text);
  }
  .panel table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--type-m);
  }
  .panel :is(th, td) {
    padding: var(--space-2) 0;
    border-top: 1px solid var(--gilt-soft);
    text-align: end;
    font-weight: 400;
  }
  .panel th:first-child {
    text-align: start;
  }
  .panel thead th {
    font-size: var(--type-xs);
    color: var(--text-2);
  }
  .panel p {
    margin: 8px 0 0;
    font-size: var(--type-s);
    color: var(--text-2);
  }
  .panel .insure {
    font-size: var(--type-m);
    color: inherit;
  }
  .gauge {
    display: block;
    width: 84px;
    height: 6px;
    margin: 3px 0 2px auto;
  }
  .gauge .ground {
    fill: rgb(0 0 0 / 0.3);
  }
  .gauge .part {
    fill: var(--gilt);
  }
  .gauge .due {
    fill: var(--text);
  }
`;

/** The panel as a template. */
export function panel(view: View, laws: Laws, { oddsPanel: words }: BoardLazyText, language: Language): TemplateResult {
  const { tally, options, shoe } = view;
  const number = (digits: number): Intl.NumberFormat =>
    new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits });
  const share = number(2);
  const cost = number(3);
  const coups = tally.rouge + tally.noir + tally.refait + tally.tie + tally.void;
  const [law, fresh] = [laws.latest(view), laws.fresh(view)];
  if (!law || !fresh) return html`<p>${words.reckoning}</p>`;
  // a refait with the last card is void, and counted so (T12)
  const last = options.lastRefait === 'counts' ? 0 : fresh.lastRefait;
  const expected: Readonly<Record<keyof Tally, number>> = {
    ...fresh,
    refait: fresh.refait - last,
    void: fresh.unfinished + last,
  };
  const outcomes = [...CHANCES, 'refait', 'void'] as const;
  const own = edges(law, options, options.max);
  const columns = (['half', 'prison', 'insured'] as const).filter(column => own.rouge[column] !== undefined);
  const unseen = 52 * options.decks - shoe.seen.reduce((sum, seen) => sum + seen, 0);
  const odd = stakesForPrison(law, options, options);
  const notes = [
    words.note(unseen, String(options.max)),
    ...(columns.includes('half') ? [words.halfNote] : []),
    ...(odd.length > 0 ? [words.oddNote(listed(odd))] : []),
    ...(columns.includes('prison') ? [words.prisonNote] : []),
  ];
  const ranges = insuredStakes(law, options, options).map(([from, to]) =>
    from === to ? chips(from) : `${chips(from)}–${chips(to)}`,
  );
  const tenths = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const head = (...names: readonly string[]): TemplateResult =>
    html`<thead>
      <tr>
        ${names.map(name => html`<th scope="col">${name}</th>`)}
      </tr>
    </thead>`;
  return html`<div class="panel" role="region" aria-label=${words.came} tabindex="0">
      <h3>${words.came}</h3>
      <table>
        ${head(words.outcome, words.count, words.share, words.expected)}
        <tbody>
          ${outcomes.map(outcome => {
            const count = outcome === 'void' ? tally.tie + tally.void : tally[outcome];
            const part = coups > 0 ? count / coups : 0;
            const due = outcome === 'void' ? expected.tie + expected.void : expected[outcome];
            // The bars of rare results are drawn on a larger scale, so that it shows whether they are near the expected
            // value.
            const scale = due > 0 ? Math.min(100 / due / 1.8, 2000) : 100;
            return html`<tr>
              <th scope="row">${outcome === 'refait' || outcome === 'void' ? words[outcome] : NAMES[outcome]}</th>
              <td>${count}</td>
              <td>
                ${coups > 0 ? share.format(part) : '–'}
                <svg class="gauge" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="100" height="6" class="ground"></rect>
                  <rect width=${Math.min(100, part * scale).toFixed(1)} height="6" class="part"></rect>
                  <rect x=${Math.min(99, due * scale).toFixed(1)} width="1.4" height="6" class="due"></rect>
                </svg>
              </td>
              <td>${share.format(due)}</td>
            </tr>`;
          })}
        </tbody>
      </table>
      <p>${words.coups(coups)}</p>
    </div>
    <div class="panel" role="region" aria-label=${words.costs} tabindex="0">
      <h3>${words.costs}</h3>
      <table>
        ${head(words.chance, ...columns.map(column => words[column]))}
        <tbody>
          ${CHANCES.map(
            chance =>
              html`<tr>
                <th scope="row">${NAMES[chance]}</th>
                ${columns.map(column => html`<td>${cost.format(own[chance][column]!.perCoup)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
      <p class="insure">${ranges.length > 0 ? words.insureAt(ranges.join(', ')) : words.insureNever}</p>
      <p>${notes.join(' ')}</p>
    </div>
    <div class="panel" role="region" aria-label=${words.session} tabindex="0">
      <h3>${words.session}</h3>
      <table>
        ${head(words.stakes, words.mean, words.spread, words.ahead)}
        <tbody>
          ${sessionsOf(fresh)(options).map(
            ({ mean, deviation, ahead }, at) =>
              html`<tr>
                <th scope="row">${chips(SESSION_LENGTHS[at]!)}</th>
                <td>${mean < 0 ? '−' : '+'}${tenths.format(Math.abs(mean))}</td>
                <td>±${tenths.format(2 * deviation)}</td>
                <td>${number(0).format(ahead)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <p>${words.sessionNote}</p>
    </div>`;
}

/** Stakes as text; of more than three the first two and the last. */
const listed = (stakes: readonly number[]): string =>
  (stakes.length > 3 ? [...stakes.slice(0, 2).map(chips), '…', chips(stakes.at(-1)!)] : stakes.map(chips)).join(', ');
