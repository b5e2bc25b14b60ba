/** Which hand beats which, as pictures: in the drawer of the rules. Loaded when that is opened. */
import type { html as Html, TemplateResult } from 'lit';
import type { HandRanking } from './help.js';
import type { cardFace as CardFace } from './pieces.js';

const css = String.raw;

export const styles = css`
  .hands-ranked {
    flex: 1 0 100%;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3) var(--space-5);
    align-items: center;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .hands-ranked li {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    align-items: center;
    padding: var(--space-2) var(--space-3);
    border-radius: var(--round-2);
  }
  .hands-ranked .cards {
    --cw: 34px;
    display: flex;
    gap: var(--space-1);
  }
  .hands-ranked .here {
    background: var(--win);
    color: var(--win-text);
  }
  h4.ranking {
    flex: 1 0 100%;
    margin: var(--space-4) 0 0;
    font: 600 var(--type-l) / 1.2 var(--serif);
  }
  @media (forced-colors: active) {
    .hands-ranked .here {
      outline: 2px solid Highlight;
    }
  }
`;

/** Lit and what is made of it comes from the table: a second copy would be loaded otherwise. */
interface Kit {
  readonly html: typeof Html;
  readonly cardFace: typeof CardFace;
}

/** The kinds of hands, the best first. @param own the kinds that the player holds now. @param here what is said of those. */
export const handsRanked = (
  { html, cardFace }: Kit,
  rankings: readonly HandRanking[],
  own: readonly string[],
  here: string,
): readonly TemplateResult[] =>
  rankings.map(
    ({ heading, kinds }) =>
      html`<h4 class="ranking">${heading}</h4>
        <ol class="hands-ranked">
          ${kinds.map(({ kind, name, cards }) => {
            const isOwn = own.includes(kind);
            return html`<li class=${isOwn ? 'here' : ''}>
              <span class="cards" aria-hidden="true">${cards.map(card => cardFace(card, 'small', ''))}</span>
              <span>${name}${isOwn ? html`<span class="unseen"> ${here}</span>` : ''}</span>
            </li>`;
          })}
        </ol>`,
  );
