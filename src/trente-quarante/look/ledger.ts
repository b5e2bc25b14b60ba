/** The ledger: what each stake of the last coup paid; before the first, what the chances are. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from '../../game/contract.js';
import { chips, signed } from '../../table/look/messages.js';
import { CHANCES } from '../rules/coup.js';
import { letterOf, NAMES } from '../text/calls.js';
import type { LedgerEntry } from '../rules/stakes.js';
import { netOf, type Shown } from './shown.js';
import type { BoardText } from '../text/en.js';

/** How many rows of a ledger fit. With more entries, those of a chance share a row. */
const SEEN_AT_ONCE = 4;

/** The player's result, large, with that of each stake beside it; if there is no room, a touch opens it. */
export function mine(shown: Shown, seats: readonly number[]): TemplateResult {
  const { own, words, view } = shown;
  const entries = isTold(shown) ? (own?.entries ?? []) : [];
  const isDecided = entries.length > 0 && entries.every(isChosenFor);
  // of several people each has a ledger with a name, and this is the result of one of them
  const title = seats.length === 1 ? words.book : isDecided && shown.person(view.seat as Seat);
  return html`<div class="mine">
    ${entries.length > 0 && title ? html`<p class="lettering" aria-hidden="true">${title}</p>` : nothing}
    ${
      isDecided
        ? html`<span data-zone="net"
            ><button
              class="net tool ${look(entries)}"
              data-do="open"
              data-value="ledger"
              aria-expanded=${shown.opened('ledger')}
              aria-label=${words.bookIs(resultOf(entries))}
            >
              ${resultOf(entries)}
            </button></span
          >`
        : nothing
    }
    ${ledgers(shown, seats, true)}
  </div>`;
}

/** Whether the ledger shows the results of the last coup. */
const isTold = ({ settled, stage, view }: Shown): boolean => settled || (!stage && view.phase === 'choice');

/** The ledgers of these seats, each with its title, `brief` on the cloth; before the first coup, when each chance wins. */
export function ledgers(shown: Shown, seats: readonly number[], brief = false): TemplateResult {
  const { view, words, stage } = shown;
  const settled = isTold(shown);
  const told = settled ? seats.filter(seat => view.punters[seat]?.entries.length) : [];
  return html`<div
    class="book ${told.length > 0 ? (seats.length > 1 ? 'several' : '') : settled || stage ? 'quiet' : 'empty'}"
    part="ledger"
    data-place="ledger"
    tabindex=${brief && told.length > 1 ? 0 : nothing}
  >
    ${
      told.length > 0
        ? told.map(seat => {
            const { entries } = view.punters[seat]!;
            const title = seats.length > 1 ? shown.person(seat) : words.book;
            return ledger(
              shown,
              brief && entries.length > SEEN_AT_ONCE ? byChance(entries) : entries.map(entry => [entry]),
              title,
            );
          })
        : settled
          ? html`<h3>${words.book}</h3>
              <p>${words.bookEmpty}</p>`
          : stage
            ? nothing
            : CHANCES.map(
                chance =>
                  html`<h3>${NAMES[chance]}</h3>
                    <p>${words[chance]}</p>`,
              )
    }
  </div>`;
}

/** The class of stakes that have gained or lost; none as long as one of them is open. */
function look(entries: readonly LedgerEntry[]): string {
  const net = netOf(entries);
  if (net === 0 || !entries.every(isChosenFor)) return '';
  return net > 0 ? 'gain' : 'loss';
}

/** Whether there is nothing left to choose for a stake. */
const isChosenFor = ({ outcome }: LedgerEntry): boolean => outcome !== 'open';

/** The result of stakes; open while their owner has a choice to make. */
const resultOf = (entries: readonly LedgerEntry[]): string =>
  entries.every(isChosenFor) ? signed(netOf(entries)) : '?';

/** Entries grouped by chance: a free stake and imprisoned ones. */
const byChance = (entries: readonly LedgerEntry[]): readonly (readonly LedgerEntry[])[] =>
  CHANCES.map(chance => entries.filter(entry => entry.chance === chance)).filter(({ length }) => length > 0);

/** A ledger whose rows hold one entry each, or all entries of a chance. */
function ledger(shown: Shown, rows: readonly (readonly LedgerEntry[])[], title: string): TemplateResult {
  const entries = rows.flat();
  return html`<h3>${title}</h3>
    <table>
      <tbody>
        ${rows.map(
          row =>
            html`<tr class=${look(row)}>
              <th scope="row">
                ${NAMES[row[0]!.chance]} ${row.map(({ stake }) => chips(stake)).join(' + ')} ${notes(shown, row)}
              </th>
              <td>${resultOf(row)}</td>
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr class=${look(entries)}>
          <th scope="row">${shown.words.result}</th>
          <td>${resultOf(entries)}</td>
        </tr>
      </tfoot>
    </table>`;
}

/** Notes on the stake of a row beside its sums; of several, what became of those that were locked. */
function notes({ words }: Shown, row: readonly LedgerEntry[]): TemplateResult | typeof nothing {
  const [entry] = row;
  const told =
    row.length === 1
      ? [entry!.premium > 0 ? words.insuredNote(chips(entry!.premium)) : '', noteOf(words, entry!)]
      : row.map(({ level, outcome }) => (level > 0 ? words.told(letterOf(level), words[outcome]) : ''));
  const said = told.filter(Boolean).join(' · ');
  return said ? html`<small>${said}</small>` : nothing;
}

/** What happened to a stake that was not simply won or lost. */
export function noteOf(words: BoardText, { level, outcome }: LedgerEntry): string {
  if (level > 0) return words.prisonNote(letterOf(level), words[outcome]);
  return outcome === 'won' || outcome === 'lost' ? '' : words[outcome];
}
