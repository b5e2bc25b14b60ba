/** Statistics beside the exact odds: what has come at this table, what was to be expected, and what each chance costs. Loaded when opened. */
import type { html as Html, TemplateResult } from 'lit';
import type { Language } from '../../table/lang.js';
import { chips } from '../../table/messages.js';
import { CHANCES, type Chance } from '../rules/coup.js';
import { coupLawSteps, edges, infiniteCoupLaw, type ChanceEdges, type CoupLaw } from '../rules/odds.js';
import type { Options } from '../rules/options.js';
import { insuredStakes, sittingLaw, type SittingLaw } from '../rules/sitting-odds.js';
import type { Punter, Tally, View } from '../rules/table.js';
import type { BoardText } from '../text/en.js';

const NAMES: Readonly<Record<Chance, string>> = {
  rouge: 'Rouge',
  noir: 'Noir',
  couleur: 'Couleur',
  inverse: 'Inverse',
};
/** How many stakes the sittings have that are told of. */
const SITTINGS = [50, 200, 500];
/** The length of a slice of computing, in ms, so that the page stays quick. */
const SLICE = 6;

/**
 * The laws of a coup, computed a slice at a time: of the next one from the shoe as it is, and of any from a fresh shoe.
 */
export class Odds {
  law: CoupLaw | undefined;
  fresh: CoupLaw | undefined;
  /** What sittings come to, of as many stakes as `SITTINGS` has. */
  sittings: readonly SittingLaw[] = [];
  #freshFor = '';
  #for = '';
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Stops computing, until it is asked again. */
  stop(): void {
    this.#for = '';
  }

  /** Computes the law of the cards not yet seen, unless it is known. */
  async follow({ shoe, options }: View): Promise<void> {
    const { courtCards, decks, burn, lastRefait, prison, refaitRule } = options;
    const freshKey = [courtCards, decks, burn, lastRefait, prison, refaitRule].join(' ');
    const key = `${freshKey} ${shoe.burnt} ${shoe.seen.join()}`;
    if (key === this.#for) return;
    this.#for = key;
    const reckon = async (cards: readonly number[], burnt: number): Promise<CoupLaw | undefined> => {
      const steps = coupLawSteps(cards, { courtCards, burnt });
      for (;;) {
        const until = performance.now() + SLICE;
        do {
          const { done, value } = steps.next();
          if (done) return value;
        } while (performance.now() < until);
        await new Promise(next => setTimeout(next));
        if (key !== this.#for) return undefined;
      }
    };
    if (freshKey !== this.#freshFor) {
      const fresh = await reckon(
        shoe.seen.map(() => decks),
        burn,
      );
      if (!fresh) return;
      this.fresh = fresh;
      this.sittings = SITTINGS.map(coups => sittingLaw(fresh, coups, options));
      this.#freshFor = freshKey;
    }
    const law = await reckon(
      shoe.seen.map(seen => decks - seen),
      shoe.burnt,
    );
    if (!law) return;
    this.law = law;
    this.#changed();
  }
}

/** What an imprisoned stake in A is worth, as a part of itself, by the long run of the infinite pack. */
export const worthOfPrison = (options: Options): number =>
  edges(infiniteCoupLaw(options), { prison: options.prison, refaitRule: 'prisonOnly' }).rouge.prisonValues![0]!;

/** The stakes that the insurance is worth at a table, by the long run of the infinite pack. */
const worthInsuring = new WeakMap<Options, ReturnType<typeof insuredStakes>>();

/** What is to be said of the insurance of a punter's stakes: of those that it costs more than it saves, else of those that lack it. */
export function insuranceHint(options: Options, { free, insured }: Punter, words: BoardText): string {
  const ranges = worthInsuring.get(options) ?? insuredStakes(infiniteCoupLaw(options), options, options);
  worthInsuring.set(options, ranges);
  const wrong = (isInsured: boolean): string =>
    CHANCES.filter((_, at) => {
      const stake = free[at]!;
      const isWorth = ranges.some(([from, to]) => from <= stake && stake <= to);
      return stake > 0 && insured[at] === isInsured && isWorth !== isInsured;
    })
      .map(chance => NAMES[chance])
      .join(', ');
  const dear = wrong(true);
  const missing = dear ? '' : wrong(false);
  return (dear && words.insuredDear(dear)) || (missing && words.insuredCheap(missing));
}

const css = String.raw;

export const styles = css`
  .panel h3 {
    font: 600 var(--type-xl)/1 var(--serif);
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

/**
 * The panel as a template.
 * @param html the page's own `html`: a chunk brings no second Lit.
 */
export function panel(
  html: typeof Html,
  view: View,
  { law, fresh, sittings }: Odds,
  { oddsPanel: words }: BoardText,
  language: Language,
): TemplateResult {
  const { tally, options, shoe } = view;
  const number = (digits: number): Intl.NumberFormat =>
    new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits });
  const share = number(2);
  const cost = number(3);
  const coups = tally.rouge + tally.noir + tally.refait + tally.tie + tally.void;
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
  const notes = [
    words.note(unseen, String(options.max)),
    ...(columns.includes('half') ? [words.halfNote] : []),
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
            // The bars of rare outcomes are drawn larger, so that they can be seen to near what is due.
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
                ${columns.map(column => html`<td>${cost.format(perCoup(own[chance], column))}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
      <p class="insure">${ranges.length > 0 ? words.insureAt(ranges.join(', ')) : words.insureNever}</p>
      <p>${notes.join(' ')}</p>
    </div>
    <div class="panel" role="region" aria-label=${words.sitting} tabindex="0">
      <h3>${words.sitting}</h3>
      <table>
        ${head(words.stakes, words.mean, words.spread, words.ahead)}
        <tbody>
          ${sittings.map(
            ({ mean, deviation, ahead }, at) =>
              html`<tr>
                <th scope="row">${chips(SITTINGS[at]!)}</th>
                <td>${mean < 0 ? '−' : '+'}${'\u202f'}${tenths.format(Math.abs(mean))}</td>
                <td>±${'\u202f'}${tenths.format(2 * deviation)}</td>
                <td>${number(0).format(ahead)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <p>${words.sittingNote}</p>
    </div>`;
}

const perCoup = (chance: ChanceEdges, column: 'half' | 'prison' | 'insured'): number => chance[column]!.perCoup;
