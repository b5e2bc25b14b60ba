/** The rank of a hand among all hands: exact figures, counted. Loaded when hints are on, or on request. */
import { html, type TemplateResult } from 'lit';
import type { Card } from '../../cards/card.js';
import { drawerStyles } from '../../table/lazy/drawer.styles.js';
import type { Language } from '../../table/look/lang.js';
import { chips } from '../../table/look/messages.js';
import { CATEGORIES, categoryOf, strength, type Ranking } from '../rules/hand.js';
import type { EinundvierzigText } from '../text/en.js';
import { handLaw, type HandLaw } from '../rules/hand-law.js';

const css = String.raw;
export const styles =
  drawerStyles +
  css`
    .gauge {
      display: block;
      height: 6px;
      width: 100%;
      margin-top: 4px;
      border-radius: var(--round-1);
      overflow: hidden;
      background: rgb(3 18 12 / 0.7);
      box-shadow: 0 0 0 1px var(--gilt-soft);
    }
    .gauge rect {
      fill: var(--win);
    }
    .ladder {
      flex: 1 0 100%;
      list-style: none;
      margin: 0;
      padding: 0;
      font-size: var(--type-s);
    }
    .ladder li {
      display: flex;
      justify-content: space-between;
      gap: var(--space-4);
      padding: var(--space-1) 0;
      border-top: 1px solid var(--gilt-soft);
    }
    .ladder b {
      font-weight: 600;
    }
    .ladder .here,
    .ladder .here b {
      color: var(--win);
      font-weight: 600;
    }
    @media (forced-colors: active) {
      .gauge {
        border: 1px solid CanvasText;
      }
      .gauge rect {
        fill: Highlight;
      }
      .ladder .here {
        text-decoration: underline;
      }
    }
  `;

const laws = new Map<string, HandLaw>();
/** All hands of four cards under a ranking, counted once. */
function lawOf({ ungroupedHand, points }: Ranking): HandLaw {
  const name = `${ungroupedHand} ${points}`;
  const known = laws.get(name) ?? handLaw([], { ranking: { ungroupedHand, points } });
  laws.set(name, known);
  return known;
}

/** The fractions of all hands that are lower than a hand, and equal to it. */
export interface HandRank {
  readonly lower: number;
  readonly equal: number;
}

/** The rank of four cards among all 35,960 hands; for fewer cards, the average over what they may become. */
export function handRankOf(cards: readonly Card[], ranking: Ranking): HandRank {
  const { strengths } = lawOf(ranking);
  const of = (worth: number): HandRank => ({
    lower: strengths.reduce((sum, each) => (each.strength < worth ? sum + each.chance : sum), 0),
    equal: strengths.find(each => each.strength === worth)?.chance ?? 0,
  });
  if (cards.length === 4) return of(strength(cards, ranking));
  let lower = 0;
  let equal = 0;
  for (const outcome of handLaw(cards, { ranking }).strengths) {
    const each = of(outcome.strength);
    lower += outcome.chance * each.lower;
    equal += outcome.chance * each.equal;
  }
  return { lower, equal };
}

/** A share in percent: 0 and 100 are reserved for none and all. */
function hundredths(share: number, language: Language): string {
  const value = share * 100;
  const shown = value > 99 && value < 100 ? 99 : value;
  const digits = value > 0 && value < 1 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 0 };
  return new Intl.NumberFormat(language, { ...digits, useGrouping: false }).format(shown);
}

/** The gauge: the share of hands that are lower. */
export function gauge(
  { handRankWords: words }: EinundvierzigText,
  cards: readonly Card[],
  ranking: Ranking,
  language: Language,
): TemplateResult {
  const { lower } = handRankOf(cards, ranking);
  return html`${(cards.length === 4 ? words.better : words.becomes)(hundredths(lower, language))}<svg
      class="gauge"
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect width=${(lower * 100).toFixed(1)} height="6"></rect>
    </svg>`;
}

/** The ladder of groups: how many hands make each; with fewer than four cards, how likely they become it. */
export function ladder(
  { handRankWords: words }: EinundvierzigText,
  cards: readonly Card[],
  ranking: Ranking,
  language: Language,
): TemplateResult {
  const whole = cards.length === 4;
  const { categories, hands } = whole ? lawOf(ranking) : handLaw(cards, { ranking });
  const own = whole ? categoryOf(strength(cards, ranking)) : '';
  return html`<ul class="ladder">
    ${[...CATEGORIES].reverse().map(
      category =>
        html`<li class=${category === own ? 'here' : ''}>
          <span>${words.groups[category]}</span>
          <b
            >${whole ? chips(Math.round(categories[category] * hands)) : `${hundredths(categories[category], language)}\u00a0%`}</b
          >
        </li>`,
    )}
    ${
      whole
        ? html`<li>
            <span>${words.equal(hundredths(handRankOf(cards, ranking).equal, language))}</span>
            <b>${words.all(chips(hands))}</b>
          </li>`
        : ''
    }
  </ul>`;
}
