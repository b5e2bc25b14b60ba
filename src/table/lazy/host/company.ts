/** The company in a room of a host, and the drawer that shows it. */
import { html, type TemplateResult } from 'lit';
import type { Seat, Viewer } from '../../../game/contract.js';
import type { SeatStatus } from '../../../game/host-messages.js';
import { WIDTH_UNDER_360, TALL } from '../../look/box.js';
import { button } from '../../look/pieces.js';
import type { HostText } from '../../text/host/en.js';
import { drawerStyles } from '../drawer.styles.js';

/** Who is in a room, as the host has said, and where this page's own player sits. */
export interface Company {
  /** One for each seat. */
  readonly people: readonly SeatStatus[];
  readonly onlookers: number;
  readonly seat: Viewer;
  /** When the host said so, by `performance.now()`: clocks have gone on since then. */
  readonly heardAt: number;
}

/** What a player is called: their name, or that of their seat. */
export const calledIn = ({ people }: Company, seat: Seat, words: HostText): string =>
  people[seat]?.name || words.seat(seat + 1);

/** The time a seat has left to act, as `1:05`; empty if it is not to act. */
export function clockOf({ people, heardAt }: Company, seat: Seat): string {
  const left = people[seat]?.left;
  if (left === undefined) return '';
  const seconds = Math.max(0, Math.round((left - (performance.now() - heardAt)) / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What the drawer shows beside the people. */
export interface DrawerSetup {
  readonly words: HostText;
  /** A link to this room on this page. */
  readonly invitation: string;
  /** Whether the player has copied it. */
  readonly isCopied: boolean;
  /** What is known of the deals. */
  readonly proofs: TemplateResult | '';
  /** The player has typed another name. */
  readonly rename: (name: string) => void;
}

/** Who is here, the player's name, and the invitation. */
export function peopleDrawer(company: Company, setup: DrawerSetup): TemplateResult {
  const { people, onlookers, seat: own } = company;
  const { words, isCopied } = setup;
  // typed keys are not commands for the table
  const typed = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') event.stopPropagation();
  };
  const rename = (event: Event): void => setup.rename((event.target as HTMLInputElement).value);
  return html`<ul class="present">
      ${people.map((person, seat) => personRow(company, person, seat, words))}
    </ul>
    ${onlookers > 0 ? html`<p class="onlookers">${words.onlookers(onlookers)}</p>` : ''}
    ${
      typeof own === 'number'
        ? html`<label class="named"
              >${words.name}
              <input
                maxlength="24"
                autocomplete="nickname"
                .value=${people[own]?.name ?? ''}
                @change=${rename}
                @keydown=${typed}
            /></label>
            ${button('host-leave', words.leave, { kind: 'quiet' })}`
        : ''
    }
    <label class="named invitation">${words.invitation} <input readonly .value=${setup.invitation} /></label
    >${button('host-copy', isCopied ? words.copied : words.copy, { kind: 'quiet' })} ${setup.proofs}`;
}

function personRow(company: Company, person: SeatStatus, seat: Seat, words: HostText): TemplateResult {
  const { kind, name } = person;
  const isFree = kind !== 'person' && company.seat === 'onlooker';
  return html`<li class=${kind}>
    <b .textContent=${calledIn(company, seat, words)}></b> <span>${whoIs(company, person, seat, words)}</span>
    <span class="clock" .textContent=${clockOf(company, seat)}></span>
    ${
      isFree
        ? html`<button
            class="button quiet"
            data-do="host-sit"
            data-value=${seat}
            aria-label=${name ? words.sitAt(name) : words.sitAtSeat(seat + 1)}
          >
            ${words.sit}
          </button>`
        : ''
    }
  </li>`;
}

/** The words after the name of a seat; empty for a guest who is here. */
function whoIs(company: Company, { kind, here }: SeatStatus, seat: Seat, words: HostText): string {
  if (seat === company.seat) return words.you;
  if (kind === 'person') return here ? '' : words.away;
  return kind === 'computer' ? words.computer : words.free;
}

const css = String.raw;

export const styles =
  drawerStyles +
  css`
    .drawer.people .present {
      flex: 1 0 100%;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    .drawer.people .present li {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-1) var(--space-4);
      align-items: center;
      min-height: 32px;
    }
    .drawer.people .present b {
      overflow: hidden;
      max-width: 24ch;
      text-overflow: ellipsis;
      white-space: nowrap;
      unicode-bidi: isolate;
    }
    /* what else is in the head keeps clear of one tool more */
    .table:has(.tool.people) {
      --more-tools: 86px;
    }
    .drawer.people .present .clock,
    .tool.people .clock {
      font-variant-numeric: tabular-nums;
    }
    /* a phone has no room for both; the clocks are in the drawer too */
    ${TALL} {
      .tools:has(.tool.people) .full-screen {
        display: none;
      }
    }
    ${WIDTH_UNDER_360} {
      .tool.people .clock {
        display: none;
      }
    }
    .drawer.people .onlookers {
      margin: 0;
    }
    .drawer.people .named {
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-2) var(--space-4);
      align-items: center;
    }
    .drawer.people .named input {
      font: inherit;
      min-height: 36px;
      width: 16ch;
      max-width: 100%;
      padding: 0 var(--space-4);
      border: 1px solid currentcolor;
      border-radius: var(--round-2);
      color: inherit;
      background: none;
    }
  `;
