/** The rules with headings and pictures, chapter by chapter. Loaded when their drawer opens. */
import { html, type TemplateResult } from 'lit';
import { cardFace } from '../look/pieces.js';
import type { Chapter, Example } from './help.js';

const css = String.raw;

export const styles = css`
  .lessons {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
  }
  .taught {
    flex: 1 0 100%;
    margin: 0;
  }
  .taught a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--gilt);
    text-underline-offset: 3px;
  }
  .drawer.rules {
    max-height: 100%;
  }
  .rulebook {
    flex: 1 0 100%;
    max-width: 74ch;
    line-height: 1.5;
  }
  .rulebook .contents {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-6);
    margin: 0;
  }
  .chapter {
    padding: var(--space-3) 0;
    font-size: var(--type-s);
    color: var(--gilt);
    background: none;
    border: 0;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .rulebook h4 {
    margin: 16px 0 4px;
    font: 600 var(--type-l) / 1.2 var(--title-font);
  }
  .rulebook p {
    margin: 0 0 8px;
  }
  .rulebook ul {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3) var(--space-5);
    align-items: center;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .rulebook li {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    align-items: center;
    padding: var(--space-2) var(--space-3);
    line-height: 1.3;
    border-radius: var(--round-2);
  }
  .rulebook .cards {
    --cw: 34px;
    display: flex;
    gap: var(--space-1);
  }
  .rulebook .here {
    background: var(--win);
    color: var(--win-text);
  }
  @media (forced-colors: active) {
    .rulebook .here {
      outline: 2px solid Highlight;
    }
  }
`;

/** The rulebook's texts beside its chapters. */
interface Words {
  /** The label of the list of chapters, for a screen reader. */
  readonly rules: string;
  /** The note on the kinds of hands that the player holds now. */
  readonly here: string;
}

/**
 * The chapters, one below the other, under a list of their headings. @param own the kinds that the player holds now.
 */
export function rulebook(chapters: readonly Chapter[], own: readonly string[], words: Words): TemplateResult {
  const example = ({ cards, said, kind }: Example): TemplateResult => {
    const isOwn = kind !== undefined && own.includes(kind);
    return html`<li class=${isOwn ? 'here' : ''}>
      <span class="cards" aria-hidden="true">${cards.map(card => cardFace(card, 'small', ''))}</span>
      <span>${said}${isOwn ? html`<span class="unseen"> ${words.here}</span>` : ''}</span>
    </li>`;
  };
  return html`<nav class="contents" aria-label=${words.rules} data-zone="chapters">
      ${chapters.map(({ heading }, number) => html`<button class="chapter" @click=${goTo(number)}>${heading}</button>`)}
    </nav>
    ${chapters.map(
      ({ heading, text, examples = [] }) =>
        html`<h4 tabindex="-1">${heading}</h4>
          ${text ? html`<p>${text}</p>` : ''}${
            examples.length
              ? html`<ul>
                  ${examples.map(example)}
                </ul>`
              : ''
          }`,
    )}`;
}

/** Scrolls a chapter to the top of the drawer and moves the screen reader there. */
const goTo =
  (chapter: number) =>
  ({ currentTarget }: Event): void => {
    const drawer = (currentTarget as Element).closest('.drawer');
    const heading = drawer?.querySelectorAll<HTMLElement>('.rulebook h4')[chapter];
    const head = drawer?.querySelector('.head');
    if (!drawer || !heading || !head) return;
    const { bottom } = head.getBoundingClientRect();
    drawer.scrollTop += heading.getBoundingClientRect().top - bottom;
    heading.focus({ preventScroll: true });
  };
