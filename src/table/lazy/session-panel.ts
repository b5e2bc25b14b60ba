/** A session in review: the player's chips as a curve, and the result. */
import { html } from 'lit';
import type { Language } from '../look/lang.js';
import { chips, signed } from '../look/messages.js';
import type { SessionStats } from '../look/session-stats.js';
import type { Status } from '../look/drawn-table.js';
import type { PanelText } from '../text/en.lazy.js';

/** The average result under the rules, and how far luck may depart from it, for all stakes of a session, in chips. */
export interface Expected {
  readonly average: number;
  /** Two standard deviations. */
  readonly spread: number;
}

/** The expected result of a session, with two standard deviations. */
export const expectedOf = ({ average, variance }: SessionStats): Expected => ({
  average,
  spread: 2 * Math.sqrt(variance),
});

/** What is reviewed: the session, the name of its best hand, what was to be expected, and why it is shown. */
export interface SessionHistory {
  readonly sessionStats: SessionStats;
  readonly hand: string | undefined;
  readonly expected: Expected | undefined;
  readonly moment: string | undefined;
  /** What the game adds underneath. */
  readonly more: unknown;
}

/** The table under the panel: its language, and its last status line. */
interface TableBelow {
  readonly language: Language;
  readonly said: Status;
}

/** What the bets cost on average, and whether the result is as near to that as in 19 of 20 sessions. */
export function luckTold(words: PanelText, net: number, { average, spread }: Expected, language: string): string {
  const tenths = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const cost = tenths.format(Math.abs(average));
  const told = average < 0 ? words.betsCost : words.betsBring;
  const bets = Math.abs(average) < 0.05 ? words.betsFree : told(cost);
  const is = Math.abs(net - average) <= spread ? words.luckWithin : words.luckBeyond;
  return `${bets} ${is(signed(net), chips(Math.round(spread)))}`;
}

export function panel(
  words: PanelText,
  { sessionStats, hand, expected, moment, more }: SessionHistory,
  { language, said: [now, because] }: TableBelow,
) {
  const { best, lost, net, pot, rounds, staked, won, worst } = sessionStats;
  if (rounds === 0) return html`<p class="sat">${words.noRounds}</p>`;
  const facts: readonly (readonly [what: string, amount: string])[] = [
    [words.rounds, chips(rounds)],
    [words.won, chips(won)],
    [words.lost, chips(lost)],
    ...(best > 0 ? [[words.best, signed(best)] as const] : []),
    ...(worst < 0 ? [[words.worst, signed(worst)] as const] : []),
    ...(pot > 0 ? [[words.pot, chips(pot)] as const] : []),
    [words.staked, chips(staked)],
  ];
  return html`<div class="sat">
    ${moment === 'broke' ? html`<p class="last"><b>${now}</b> ${because}</p>` : ''}
    <p class="together ${net > 0 ? 'gain' : net < 0 ? 'loss' : ''}"><span>${words.net}</span><b>${signed(net)}</b></p>
    ${curve(words, sessionStats)}
    <dl>
      ${facts.map(
        ([what, amount]) =>
          html`<div>
            <dt>${what}</dt>
            <dd>${amount}</dd>
          </div>`,
      )}
      ${
        hand &&
        html`<div class="all">
          <dt>${words.bestHand}</dt>
          <dd>${hand}</dd>
        </div>`
      }
    </dl>
    ${expected && html`<p class="luck">${luckTold(words, net, expected, language)}</p>`} ${more}
  </div>`;
}

/** The curve: gains above the line, losses below. */
function curve(words: PanelText, { net, netByRound: way }: SessionStats) {
  const points = way.at(-1) === net ? way : [...way, net];
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const height = Math.max(1, most - least);
  const y = (sum: number): number => 4 + (72 * (most - sum)) / height;
  const path = points.map((sum, at) => `${(300 * at) / Math.max(1, points.length - 1)} ${y(sum)}`).join('L');
  return html`<svg
    class="way"
    viewBox="0 0 300 80"
    preserveAspectRatio="none"
    role="img"
    aria-label=${words.chipsOverTime(signed(0), signed(least), signed(most), signed(net))}
  >
    <path class="zero" d="M0 ${y(0)}H300"></path>
    <path class="line" d="M${path}"></path>
  </svg>`;
}

const css = String.raw;

export const styles = css`
  .drawer.session-stats {
    max-height: 100%;
  }
  .sat {
    flex: 1 1 100%;
    display: grid;
    gap: var(--space-5);
    max-width: 520px;
    margin: 0;
    padding-block-start: var(--space-4);
  }
  .sat .last {
    margin: 0;
    white-space: pre-line;
  }
  .sat .last b {
    display: block;
    font: italic 600 var(--type-xl) / 1.3 var(--title-font);
  }
  .sat .luck {
    margin: 0;
    text-wrap: pretty;
  }
  .sat .together {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-4);
    margin: 0;
  }
  .sat .together b {
    font: 600 var(--type-xxl) / 1 var(--figure-font);
  }
  .sat .gain b {
    color: var(--win);
  }
  .sat .loss b {
    color: var(--loss);
  }
  .way {
    width: 100%;
    height: clamp(48px, 18cqh, 110px);
    overflow: visible;
    fill: none;
    stroke-linejoin: round;
  }
  .way path {
    vector-effect: non-scaling-stroke;
  }
  .way .zero {
    stroke: currentColor;
    opacity: 0.4;
    stroke-dasharray: 3 4;
  }
  .way .line {
    stroke: var(--win);
    stroke-width: 2.5px;
  }
  .sat dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
    gap: var(--space-2) var(--space-6);
    margin: 0;
  }
  .sat dl div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    border-bottom: 1px solid rgb(255 255 255 / 0.12);
    padding-block: var(--space-2);
  }
  .sat .all {
    grid-column: 1 / -1;
  }
  .sat dd {
    margin: 0;
    font-weight: 600;
    text-align: end;
  }
`;
