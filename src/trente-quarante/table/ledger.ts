/** The ledger: what each stake of the last coup paid; before the first, what the chances are. */
import { html, nothing, type TemplateResult } from 'lit';
import { chips, say, signed } from '../../table/messages.js';
import { CHANCES } from '../rules/coup.js';
import { letterOf, NAMES } from '../text/messages.js';
import type { Line } from '../rules/settlement.js';
import { netOf, type BoardWords, type Shown } from './shown.js';

/** So many titles, lines and notes stand beside the rows without being scrolled; the keys reach what is scrolled. */
const SEEN_AT_ONCE = 5;

/** The ledgers of these seats, each with its title. */
export function ledgers(shown: Shown, seats: readonly number[]): TemplateResult {
  const { view, words, stage } = shown;
  const settled = shown.settled || (!stage && view.phase === 'choice');
  const told = settled ? seats.filter(seat => view.punters[seat]?.lines.length) : [];
  const lines = told.flatMap(seat => view.punters[seat]!.lines);
  const height = told.length + lines.length + lines.filter(line => notesOf(shown.words, line).length > 0).length;
  return html`<div
    class="book ${told.length > 0 ? '' : 'empty'}"
    part="ledger"
    tabindex=${height > SEEN_AT_ONCE ? 0 : nothing}
  >
    ${
      told.length > 0
        ? told.map(seat => ledger(shown, view.punters[seat]!.lines, seats.length > 1 ? shown.person(seat) : words.book))
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

const look = (amount: number): string => (amount > 0 ? 'gain' : amount < 0 ? 'loss' : '');

/** What a stake has brought; not yet while its owner has a choice to make. */
const brought = (net: number, isOpen: boolean): string => (isOpen ? '…' : signed(net));

function ledger(shown: Shown, lines: readonly Line[], title: string): TemplateResult {
  const net = netOf(lines);
  const isOpen = ({ outcome }: Line): boolean => outcome === 'open';
  return html`<h3>${title}</h3>
    <table>
      <tbody>
        ${lines.map(
          line =>
            html`<tr class=${look(line.net)}>
              <th scope="row">${NAMES[line.chance]} ${chips(line.stake)}${notes(shown, line)}</th>
              <td>${brought(line.net, isOpen(line))}</td>
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr class=${look(net)}>
          <th scope="row">${shown.words.result}</th>
          <td>${brought(net, lines.some(isOpen))}</td>
        </tr>
      </tfoot>
    </table>`;
}

/** What is said of a stake beside its sums. */
const notesOf = (words: BoardWords, line: Line): readonly string[] =>
  [line.premium > 0 ? say(words.insuredNote, chips(line.premium)) : '', noteOf(words, line)].filter(Boolean);

function notes({ words }: Shown, line: Line): TemplateResult | typeof nothing {
  const notes = notesOf(words, line);
  return notes.length > 0 ? html`<small>${notes.join(' · ')}</small>` : nothing;
}

/** What became of a stake, where it was not simply won or lost. */
export const noteOf = (words: BoardWords, { level, outcome }: Line): string =>
  level > 0
    ? say(words.prisonNote, letterOf(level), words[outcome])
    : outcome !== 'won' && outcome !== 'lost'
      ? words[outcome]
      : '';
