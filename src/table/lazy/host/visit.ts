/**
 * A table's visit to a host: its guest, the others there, and the drawer that shows them. Loaded when a page names a
 * host.
 */
import { html, type TemplateResult } from 'lit';
import type { AnyAction, Seat, Viewer } from '../../../game/contract.js';
import type { SeatPort } from '../../../game/port.js';
import { CLOSED, type SeatStatus } from '../../../game/host-messages.js';
import { cleanName, LONGEST_NAME } from '../../../game/names.js';
import { WIDTH_UNDER_360, TALL } from '../../look/box.js';
import { drawerStyles } from '../drawer.styles.js';
import type { Language } from '../../look/lang.js';
import type { LazyChunk } from '../../look/lazy.js';
import type { Person } from '../../look/people.js';
import { button } from '../../look/pieces.js';
import type { Table } from '../../play/table.js';
import type { HostText } from '../../text/host/en.js';
import { HOST_TEXTS } from '../../text/host/texts.js';
import { over } from '../../text/own.js';
import { Guest } from './guest.js';
import { Proofs, styles as proofStyles } from './proofs.js';
import { tabRoom, type TabRoom } from './tab-room.js';
import { tabText, type TabText } from './tab-text.js';

/** The text that it needs before it says anything, beside English. */
export const awaitedText = (language: Language): LazyChunk<object> | undefined =>
  language === 'en' ? undefined : HOST_TEXTS[language];

/** The room being visited. */
export interface VisitedRoom {
  /** The address of the host. */
  readonly address: string;
  /** The game's options and its players, used if the room is not open yet. */
  readonly options: object;
  readonly people: readonly Person[];
  /** The table is to be shown through this port. */
  readonly seated: (port: SeatPort<AnyAction, AnyAction, unknown>) => void;
}

/** The most characters shown of a host's reason to refuse. */
const LONGEST_REASON = 200;
/** The query parameter that names the room. */
const ROOM = 'room';
export class Visit {
  readonly #table: Table;
  readonly #address: string;
  readonly #room: string;
  /** The room that this table has opened for itself. */
  readonly #own: TabRoom | undefined;
  /** What brings the player back to their seat. */
  readonly #secret: TabText;
  /** Everything that survives a reload. */
  readonly #kept: TabText[] = [];
  readonly #proofs: Proofs;
  readonly #guest: Guest;
  #seat: Viewer = 'onlooker';
  #people: readonly SeatStatus[] = [];
  #onlookers = 0;
  /** When the clocks of {@link #people} were read. */
  #told = 0;
  #ticking: ReturnType<typeof setTimeout> | undefined;
  #isCopied = false;
  /** Used until the text of another language has loaded. */
  #spoken = HOST_TEXTS.en;
  /** The port to show the table through once its deals are known to be proven, if the page requires that. */
  #waiting: SeatPort<AnyAction, AnyAction, unknown> | undefined;
  readonly #shows: VisitedRoom['seated'];

  constructor(table: Table, { address, options, people, seated }: VisitedRoom) {
    this.#table = table;
    this.#address = address;
    const { element, game } = table;
    const page = this.#page;
    const named = element.room || new URLSearchParams(page.location.search).get(ROOM);
    const key = ['tapis-vert', 'room', address, game.id, element.id || this.#place].join(':');
    if (!named) this.#own = tabRoom(() => page.sessionStorage, key);
    this.#room = named || (this.#own?.name ?? '');
    this.#shows = seated;
    this.#secret = this.#keep();
    this.#proofs = new Proofs({
      ...{ table, room: this.#room, memory: this.#keep('promises'), tally: this.#keep('deals') },
      words: () => this.#words,
      called: seat => this.#called(seat),
      say: what => this.#guest.fair(what),
      known: isFair => this.#learn(isFair),
    });
    const own = people.find(({ level }) => !level)?.name;
    this.#guest = new Guest({
      join: {
        room: this.#room,
        game: game.id,
        options,
        places: people.map(({ name, level, character }) => ({
          name,
          ...(level && { level }),
          ...(character && { character }),
        })),
        ...(own && { name: own }),
      },
      connect: () => element.openConnection?.(address, this.#room) ?? new WebSocket(address),
      secret: this.#secret,
      onSeated: port => this.#sit(port),
      // whatever names a host lets people choose
      onPeople: (now, onlookers) =>
        this.#met(
          now.map(person => ({ ...person, name: cleanName(person.name, LONGEST_NAME) })),
          onlookers,
        ),
      onConnection: isThere => table.notify(isThere ? this.#words.back : this.#words.broken),
      onShut: (reason, code) => {
        const said = cleanName(reason, LONGEST_REASON);
        const why = code === CLOSED.elsewhere ? this.#words.elsewhere : this.#words.shut(said);
        table.notify(why);
        table.fail(new Error(`host=${address} room=${this.#room} connection refused: ${said || why}`));
      },
      onOpen: () => this.#proofs.opened(),
      onMessage: message => this.#proofs.heard(message),
      onAsked: (act, id) => this.#proofs.asked(act, id),
      onLeave: () => this.#proofs.leaves(),
      onError: table.fail,
      after: (milliseconds, work) => {
        const timer = setTimeout(work, milliseconds);
        return () => clearTimeout(timer);
      },
      chance: () => Math.random(),
    });
  }

  get #page(): Window {
    return this.#table.element.ownerDocument.defaultView!;
  }

  /** The index of the table among its kind on the page, so that two tables have two rooms. */
  get #place(): number {
    const { element } = this.#table;
    return [...(element.getRootNode() as ParentNode).querySelectorAll(element.localName)].indexOf(element);
  }

  /** In the language of the table, or the page's own texts; English where those lack hosts. */
  get #words(): HostText {
    const { language, words } = this.#table;
    const { host } = words as { readonly host?: object };
    const text = language === 'en' ? HOST_TEXTS.en : this.#table.chunks.get(HOST_TEXTS[language])?.text;
    return (this.#spoken = host ? over(HOST_TEXTS.en, host) : (text ?? this.#spoken));
  }

  /** What is kept for this room and this element across a reload. @param what beside the secret of the seat. */
  #keep(...what: readonly string[]): TabText {
    const { element } = this.#table;
    const page = this.#page;
    const text = tabText(
      () => page.sessionStorage,
      () => page.localStorage,
      ['tapis-vert', this.#address, this.#room, element.id, ...what].join(':'),
    );
    this.#kept.push(text);
    return text;
  }

  /** The page is being left. */
  readonly #left = (): void => this.#kept.forEach(({ leave }) => leave());

  #sit(port: SeatPort<AnyAction, AnyAction, unknown>): void {
    this.#seat = port.seat;
    if (this.#mustBeFair && !this.#isFair) this.#waiting = port;
    else this.#shows(port);
  }

  /** Whether the page accepts only rooms whose deals are proven. */
  get #mustBeFair(): boolean {
    return this.#table.settings.common('fair') === 'required';
  }

  #learn(isFair: boolean): void {
    this.#isFair = isFair;
    if (!this.#mustBeFair) return;
    if (!isFair) return this.#refuse();
    if (this.#waiting) this.#shows(this.#waiting);
    this.#waiting = undefined;
  }
  #isFair = false;

  /** The page requires proven deals and this room has none: nobody plays here. */
  #refuse(): void {
    this.#waiting = undefined;
    if (this.#secret.get() !== undefined) this.#guest.leave();
    this.#guest.close();
    this.#table.notify(this.#words.refused);
    this.#table.fail(
      new Error(
        `host=${this.#address} room=${this.#room}: the deals of this room are not proven, which the page requires (fair="required"). Allowed: a room whose deals can be checked.`,
      ),
    );
  }

  /** Keeps the connection open while the table is on the page. */
  run(onPage: boolean): void {
    const page = this.#table.element.ownerDocument.defaultView;
    if (onPage) {
      this.#guest.open();
      page?.addEventListener('pagehide', this.#left);
    } else {
      this.#guest.close();
      clearTimeout(this.#ticking);
      page?.removeEventListener('pagehide', this.#left);
    }
  }

  /** Another table is opened here. If that leaves the room, the player stands up, so that the others are told. */
  end(): void {
    const { host, room } = this.#table.element;
    const stays = host === this.#address && !this.#own && (room || this.#room) === this.#room;
    // also a seat that waits for the next hand
    if (!stays && this.#secret.get() !== undefined) this.#guest.leave();
    this.#own?.forget();
    this.run(false);
  }

  /** The name of a player at the table; empty if they have none. */
  nameOf(seat: Seat): string {
    return this.#people[seat]?.name ?? '';
  }

  #called(seat: Seat): string {
    return this.nameOf(seat) || this.#words.seat(seat + 1);
  }

  #met(people: readonly SeatStatus[], onlookers: number): void {
    const before = this.#people;
    this.#people = people;
    this.#onlookers = onlookers;
    this.#told = performance.now();
    people.forEach(({ kind, here }, seat) => {
      const was = before[seat];
      if (!was || seat === this.#seat) return;
      const isHere = kind === 'person' && here;
      const wasHere = was.kind === 'person' && was.here;
      if (isHere && !wasHere) this.#table.speech.say(this.#words.came(this.#called(seat)));
      if (wasHere && !isHere) this.#table.speech.say(this.#words.left(was.name || this.#words.seat(seat + 1)));
    });
    this.#tick();
  }

  /** Updates the clocks each second while one runs. */
  #tick(): void {
    clearTimeout(this.#ticking);
    void this.#table.redraw();
    if (this.#people.some(({ left }) => left !== undefined)) this.#ticking = setTimeout(() => this.#tick(), 1000);
  }

  /** The time a seat has left, as `1:05`. */
  #clockOf(seat: Seat): string {
    const left = this.#people[seat]?.left;
    if (left === undefined) return '';
    const seconds = Math.max(0, Math.round((left - (performance.now() - this.#told)) / 1000));
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }

  /** The tool in the table's head: it shows the player's own clock, or that of the seat to act. */
  get tool(): { readonly label: string; readonly clock: string; readonly mark: string } {
    const asked = this.#people.findIndex(({ left }) => left !== undefined);
    const own = typeof this.#seat === 'number' ? this.#clockOf(this.#seat) : '';
    return {
      label: this.#words.people,
      clock: own || (asked < 0 ? '' : this.#clockOf(asked)),
      mark: this.#proofs.mark,
    };
  }

  /** A link to this room on this page. */
  get #invitation(): string {
    const link = new URL(this.#page.location.href);
    link.searchParams.set(ROOM, this.#room);
    return link.href;
  }

  /** Who is here, the player's name, and the invitation. */
  drawer(): TemplateResult {
    const words = this.#words;
    // typed keys are not commands for the table
    const typed = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') event.stopPropagation();
    };
    const rename = (event: Event): void => this.#guest.call((event.target as HTMLInputElement).value);
    return html`<ul class="present">
        ${this.#people.map((person, seat) => this.#person(person, seat))}
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
      >${button('host-copy', this.#isCopied ? words.copied : words.copy, { kind: 'quiet' })} ${this.#proofs.drawn()}`;
  }

  #person(person: SeatStatus, seat: Seat): TemplateResult {
    const words = this.#words;
    const { kind } = person;
    const name = this.nameOf(seat);
    const isFree = kind !== 'person' && this.#seat === 'onlooker';
    return html`<li class=${kind}>
      <b .textContent=${this.#called(seat)}></b> <span>${this.#whoIs(person, seat)}</span>
      <span class="clock" .textContent=${this.#clockOf(seat)}></span>
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
  #whoIs({ kind, here }: SeatStatus, seat: Seat): string {
    const words = this.#words;
    if (seat === this.#seat) return words.you;
    if (kind === 'person') return here ? '' : words.away;
    return kind === 'computer' ? words.computer : words.free;
  }

  /** Runs a button's command. */
  command(name: string, value: string): void {
    if (name === 'host-sit') this.#guest.sit(undefined, Number(value));
    if (name === 'host-leave') this.#guest.leave();
    if (name === 'host-proof') this.#proofs.save(value);
    if (name === 'host-copy')
      navigator.clipboard
        .writeText(this.#invitation)
        .then(() => {
          this.#isCopied = true;
          this.#table.notify(this.#words.copied);
        })
        .catch(this.#table.fail);
  }
}

const css = String.raw;

export const styles =
  drawerStyles +
  proofStyles +
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
