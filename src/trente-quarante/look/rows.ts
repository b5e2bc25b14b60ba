/** The two rows of cards with their sums, and the shoe. */
import { html, nothing, type TemplateResult } from 'lit';
import type { KnownCard } from '../../cards/card.js';
import { cardFace } from '../../table/look/pieces.js';
import type { Place } from '../../table/play/places.js';
import { shoe } from './cloth.js';
import { sumOf, valueOf } from '../rules/coup.js';
import { call, NAMES } from '../text/calls.js';
import type { Row } from '../rules/table.js';
import { ROWS, type Shown } from './shown.js';

/** A coup while it is dealt and shown; between coups the last one lies there dimmed. */
export function rows(shown: Shown): TemplateResult {
  const { view, words, stage } = shown;
  const dealt = stage !== undefined || (shown.settled && view.coup !== null) || view.phase === 'choice';
  return html`<div
    class="rows ${shown.opened('sums') ? 'sums' : ''}"
    part="rows"
    role="toolbar"
    aria-label="Noir, Rouge"
    data-zone="rows"
    data-place="rows"
  >
    ${ROWS.map(each => row(shown, each, dealt))}
    <div class="shoe">
      ${shoe()}<span><span class="unseen">${words.cards} </span>${words.left(stage?.left ?? view.shoe.left)}</span>
    </div>
  </div>`;
}

function row({ view, words, stage, large, cardName, opened }: Shown, row: Row, dealt: boolean): TemplateResult {
  const { coup, options } = view;
  const cards = (stage ? stage[row].slice(0, stage.shown[row]) : (coup?.[row] ?? [])) as readonly KnownCard[];
  const isDecided = dealt && !stage && coup?.result === 'decided';
  const won = isDecided && coup.wins[0] === row;
  let sum = 0;
  const items = cards.map((card, at) => {
    const before = sum;
    sum += valueOf(card, options.courtCards);
    const crossing = before < 31 && sum >= 31;
    // once a coup is decided, what decided it: the last card of the row that wins, and the first of all
    const isMarked = isDecided ? (crossing && won) || (row === 'noir' && at === 0) : crossing;
    const mark = isMarked ? 'marked' : '';
    return html`<li>
      ${cardFace(card, large ? 'large' : 'compact', cardName(card), dealt ? mark : 'dim', `card ${row} ${at + 1}`)}
      <span class="running" data-place=${`running ${row} ${at + 1}` satisfies Place}
        >${crossing ? html`<b>${sum}</b>` : sum}</span
      >
    </li>`;
  });
  const complete = sum >= 31;
  const same = row === 'rouge' && complete && dealt && sum === sumOf((stage ?? coup!).noir, options.courtCards);
  const last = coup?.[`${row}Total`];
  return html`<div class="row ${row}">
    <button
      class="row-name lettering"
      data-do="open"
      data-value="sums"
      aria-expanded=${opened('sums')}
      aria-label=${words.sumsOf(NAMES[row])}
    >
      <i class="lozenge"></i>${NAMES[row]}
    </button>
    <ol class="cards ${row}">
      ${items.length > 0 ? items : html`<li><span class="slot"></span></li>`}
    </ol>
    <div
      class="total ${won ? 'won' : ''} ${dealt ? (complete ? '' : 'so-far') : 'old'}"
      data-place=${`total ${row}` satisfies Place}
    >
      ${
        dealt
          ? html`<b>${sum > 0 ? sum : nothing}</b>
              ${complete ? html`<i lang="fr">${call(sum)}${same ? ' après' : ''}</i>` : nothing}`
          : last
            ? html`<b>${last}</b><i>${words.last}</i>`
            : nothing
      }
    </div>
  </div>`;
}
