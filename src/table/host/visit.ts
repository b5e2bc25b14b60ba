/** A table's visit to a host: its guest, who else is there, and the drawer that shows it. Loaded when a page names a host. */
import type { html as Html, TemplateResult } from 'lit';
import type { FairGuest } from '../../fair/guest.js';
import type { FairGuestSays } from '../../fair/line.js';
import type { Verdict } from '../../fair/verify.js';
import { secureRandom } from '../../cards/random.js';
import type { AnyAction, AnyGame, Seat, Viewer } from '../../game/contract.js';
import type { SeatPort } from '../../game/croupier.js';
import { CLOSED, type Presence } from '../../game/host-line.js';
import { drawerStyles } from '../drawer.styles.js';
import { giveFile } from '../files.js';
import type { Language } from '../lang.js';
import type { Kit } from '../menu.js';
import type { Person } from '../people.js';
import { HOST_TEXTS, type HostText } from '../text/host.js';
import { Guest, type Socket } from './guest.js';

/** What a visit needs of its table. */
export interface Visited {
  /** Where the host is. */
  readonly address: string;
  /** The room; unless said, that of the page's address, or a new one. */
  readonly room: string | undefined;
  /** Opens a line to a room of the host. */
  readonly openLine: (address: string, room: string) => Socket;
  readonly game: AnyGame;
  /** The game's options, and who sits where, for a room that is not open yet. */
  readonly options: object;
  readonly people: readonly Person[];
  readonly element: HTMLElement;
  readonly language: () => Language;
  /** The table is to be shown at this port. */
  readonly seated: (port: SeatPort<AnyAction, AnyAction, unknown>) => void;
  /** For the ear alone. */
  readonly say: (text: string) => void;
  /** For eye and ear. */
  readonly note: (text: string) => void;
  readonly failed: (error: unknown) => void;
  readonly redraw: () => void;
}

/** The part of a page's address that names the room. */
const ROOM = 'room';
/** Letters of a room that has no name of its own: enough that nobody guesses it. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LONG = 12;

const FAIR_PLAY = () => import('../../fair/guest.js');

const newRoom = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(LONG)), byte => LETTERS[byte % LETTERS.length]).join('');

export class Visit {
  readonly #table: Visited;
  readonly #room: string;
  readonly #guest: Guest;
  #seat: Viewer = 'onlooker';
  #people: readonly Presence[] = [];
  #onlookers = 0;
  /** When the clocks of {@link #people} were read. */
  #told = 0;
  #ticking: ReturnType<typeof setTimeout> | undefined;
  #isCopied = false;
  /** The part in shuffles that can be checked: it comes when the host speaks of one. */
  #fair: Promise<FairGuest> | undefined;
  /** How many deals were proved, and the last that was looked at. */
  #proved = 0;
  #last: { readonly verdict: Verdict; readonly deal: unknown } | undefined;
  #leave = (): void => undefined;

  constructor(table: Visited) {
    this.#table = table;
    const { address, game, options, people, element } = table;
    const { location } = element.ownerDocument.defaultView!;
    this.#room = table.room || new URLSearchParams(location.search).get(ROOM) || newRoom();
    const own = people.find(({ level }) => !level)?.name;
    this.#guest = new Guest({
      join: {
        room: this.#room,
        game: game.id,
        options,
        places: people.map(({ name, level }) => ({ name, ...(level && { level }) })),
        ...(own && { name: own }),
      },
      open: () => table.openLine(address, this.#room),
      secret: this.#secret(),
      seated: port => {
        this.#sit(port);
        table.seated(port);
      },
      people: (now, onlookers) => this.#met(now, onlookers),
      line: isThere => table.note(isThere ? this.#words.back : this.#words.broken),
      shut: (reason, code) => {
        const why = code === CLOSED.elsewhere ? this.#words.elsewhere : this.#words.shut(reason);
        table.note(why);
        table.failed(new Error(`host=${address} room=${this.#room} lets this table not in. ${reason || why}`));
      },
      fair: said => this.#hearOfShuffle(said),
      failed: table.failed,
      after: (milliseconds, work) => {
        const timer = setTimeout(work, milliseconds);
        return () => clearTimeout(timer);
      },
      chance: () => Math.random(),
    });
  }

  get #words(): HostText {
    return HOST_TEXTS[this.#table.language()];
  }

  /** Where the browser keeps what lets the player come back: for this tab, this room and this element. */
  #secret() {
    const { element, address } = this.#table;
    const key = ['tapis-vert', address, this.#room, element.id].join(':');
    const store = (): Storage => element.ownerDocument.defaultView!.sessionStorage;
    let known: string | undefined;
    return {
      get: (): string | undefined => {
        try {
          return known ?? store().getItem(key) ?? undefined;
        } catch {
          // a browser that keeps nothing: the seat is lost with the page
          return undefined;
        }
      },
      set: (secret: string | undefined): void => {
        known = secret;
        try {
          if (secret === undefined) store().removeItem(key);
          else store().setItem(key, secret);
        } catch {
          // the same
        }
      },
    };
  }

  #sit(port: SeatPort<AnyAction, AnyAction, unknown>): void {
    this.#seat = port.seat;
    this.#leave();
    this.#leave = port.listen({ step: step => void this.#fair?.then(fair => fair.step(step)) });
    void this.#fair?.then(fair => fair.sit(port.seat));
  }

  /** The host has said something of a shuffle: the browser takes its part, and looks at what came of it. */
  #hearOfShuffle(said: object): void {
    const { game, failed } = this.#table;
    this.#fair ??= FAIR_PLAY().then(({ FairGuest }) => {
      const fair = new FairGuest({
        ...{ game, room: this.#room, random: secureRandom() },
        say: (what: FairGuestSays) => this.#guest.fair(what),
        checked: (verdict, deal) => this.#checked(verdict, deal),
      });
      fair.sit(this.#seat);
      return fair;
    });
    this.#fair
      .then(fair => fair.hear(said))
      .catch((error: unknown) => {
        // without that part the host goes on without this guest's seeds; it is asked for again
        this.#fair = undefined;
        failed(error);
      });
  }

  #checked(verdict: Verdict, deal: unknown): void {
    this.#last = { verdict, deal };
    if (verdict.holds) this.#proved++;
    else this.#table.note(this.#words.unproved(this.#fault(verdict)));
    this.#table.redraw();
  }

  /** What is wrong with a deal, first of all. */
  #fault({ findings }: Verdict): string {
    const about = findings.find(({ holds }) => !holds)?.about;
    return about && about !== 'held-back' ? this.#words.faults[about] : '';
  }

  /** The line is there while the table is on the page. */
  run(onPage: boolean): void {
    if (onPage) this.#guest.open();
    else {
      this.#guest.close();
      clearTimeout(this.#ticking);
    }
  }

  end(): void {
    this.#leave();
    this.run(false);
  }

  /** What somebody at the table is called; empty where they have no name. */
  nameOf(seat: Seat): string {
    return this.#people[seat]?.name ?? '';
  }

  #called(seat: Seat): string {
    return this.nameOf(seat) || this.#words.seat(seat + 1);
  }

  #met(people: readonly Presence[], onlookers: number): void {
    const before = this.#people;
    this.#people = people;
    this.#onlookers = onlookers;
    this.#told = performance.now();
    people.forEach(({ kind, here }, seat) => {
      const was = before[seat];
      if (!was || seat === this.#seat) return;
      const isHere = kind === 'person' && here;
      const wasHere = was.kind === 'person' && was.here;
      if (isHere && !wasHere) this.#table.say(this.#words.came(this.#called(seat)));
      if (wasHere && !isHere) this.#table.say(this.#words.left(was.name || this.#words.seat(seat + 1)));
    });
    this.#tick();
  }

  /** Shows the clocks anew, each second while one runs. */
  #tick(): void {
    clearTimeout(this.#ticking);
    this.#table.redraw();
    if (this.#people.some(({ left }) => left !== undefined)) this.#ticking = setTimeout(() => this.#tick(), 1000);
  }

  /** The time that a seat has left, as `1:05`. */
  #clockOf(seat: Seat): string {
    const left = this.#people[seat]?.left;
    if (left === undefined) return '';
    const seconds = Math.max(0, Math.round((left - (performance.now() - this.#told)) / 1000));
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }

  /** The tool in the table's head: it shows the player's own clock, or that of whoever is asked. */
  get tool(): { readonly label: string; readonly clock: string } {
    const asked = this.#people.findIndex(({ left }) => left !== undefined);
    const own = typeof this.#seat === 'number' ? this.#clockOf(this.#seat) : '';
    return { label: this.#words.company, clock: own || (asked < 0 ? '' : this.#clockOf(asked)) };
  }

  /** A link to this room, on this page. */
  get #invitation(): string {
    const link = new URL(this.#table.element.ownerDocument.defaultView!.location.href);
    link.searchParams.set(ROOM, this.#room);
    return link.href;
  }

  /** Who is here, what the player is called, and the invitation. */
  drawer({ html, button }: Kit): TemplateResult {
    const words = this.#words;
    // what is typed is no command to the table
    const typed = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') event.stopPropagation();
    };
    const rename = (event: Event): void => this.#guest.call((event.target as HTMLInputElement).value);
    return html`<ul class="people">
        ${this.#people.map((_, seat) => this.#person(html, seat))}
      </ul>
      ${this.#onlookers > 0 ? html`<p class="onlookers">${words.onlookers(this.#onlookers)}</p>` : ''}
      ${
        typeof this.#seat === 'number'
          ? html`<label class="named"
                >${words.name}
                <input
                  maxlength="24"
                  autocomplete="nickname"
                  .value=${this.nameOf(this.#seat)}
                  @change=${rename}
                  @keydown=${typed}
              /></label>
              ${button('host-leave', words.leave, { kind: 'quiet' })}`
          : ''
      }
      <label class="named invitation">${words.invitation} <input readonly .value=${this.#invitation} /></label
      >${button('host-copy', this.#isCopied ? words.copied : words.copy, { kind: 'quiet' })}
      ${this.#fair ? html`<p class="proof">${this.#proof()}</p>` : ''}
      ${this.#last ? button('host-proof', words.saveProof, { kind: 'quiet' }) : ''}`;
  }

  /** Whether the shuffles are fair, as far as is known. */
  #proof(): string {
    const words = this.#words;
    if (!this.#last) return words.fair;
    const { verdict } = this.#last;
    return verdict.holds ? words.proved(this.#proved) : words.unproved(this.#fault(verdict));
  }

  #person(html: typeof Html, seat: Seat): TemplateResult {
    const words = this.#words;
    const { kind, here } = this.#people[seat]!;
    const isFree = kind !== 'person' && this.#seat === 'onlooker';
    const said =
      seat === this.#seat
        ? words.you
        : kind === 'computer'
          ? words.computer
          : kind === 'nobody'
            ? words.free
            : here
              ? ''
              : words.away;
    return html`<li class=${kind}>
      <b .textContent=${this.#called(seat)}></b> <span>${said}</span>
      <span class="clock" .textContent=${this.#clockOf(seat)}></span>
      ${
        isFree
          ? html`<button
              class="button quiet"
              data-do="host-sit"
              data-value=${seat}
              aria-label=${words.sitAt(this.#called(seat))}
            >
              ${words.sit}
            </button>`
          : ''
      }
    </li>`;
  }

  /** Does what a button of the drawer asks. */
  command(name: string, value: string): void {
    if (name === 'host-sit') this.#guest.sit(undefined, Number(value));
    if (name === 'host-leave') this.#guest.leave();
    if (name === 'host-proof' && this.#last)
      giveFile(this.#table.element.shadowRoot!, `${this.#room}.deal.json`, JSON.stringify(this.#last.deal));
    if (name === 'host-copy')
      navigator.clipboard
        .writeText(this.#invitation)
        .then(() => {
          this.#isCopied = true;
          this.#table.note(this.#words.copied);
        })
        .catch(this.#table.failed);
  }
}

const css = String.raw;

export const styles =
  drawerStyles +
  css`
    .people {
      flex: 1 0 100%;
      margin: 0;
      padding: 0;
      list-style: none;
    }
    .people li {
      display: flex;
      flex-wrap: wrap;
      gap: 2px 10px;
      align-items: center;
      min-height: 32px;
    }
    .people b {
      overflow: hidden;
      max-width: 24ch;
      text-overflow: ellipsis;
      white-space: nowrap;
      unicode-bidi: isolate;
    }
    /* what else is in the head keeps clear of one tool more */
    .table:has(.tool.company) {
      --more-tools: 86px;
    }
    .people .clock,
    .tool .clock {
      font-variant-numeric: tabular-nums;
    }
    /* a phone has no room for both; the clocks are in the drawer too */
    @container tv (max-width: 479px) {
      .tools:has(.company) .full-screen {
        display: none;
      }
    }
    @container tv (max-width: 399px) {
      .tool.company .clock {
        display: none;
      }
    }
    .onlookers,
    .proof {
      margin: 0;
    }
    .named {
      display: flex;
      flex-wrap: wrap;
      gap: 4px 8px;
      align-items: center;
    }
    .named input {
      font: inherit;
      min-height: 36px;
      width: 16ch;
      max-width: 100%;
      padding: 0 8px;
      border: 1px solid currentcolor;
      border-radius: 8px;
      color: inherit;
      background: none;
    }
  `;
