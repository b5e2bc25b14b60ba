/**
 * A table's visit to a host: its guest, who else is there, and what is announced about them. Loaded when a page names a
 * host.
 */
import type { TemplateResult } from 'lit';
import type { AnyAction, Seat } from '../../../game/contract.js';
import type { SeatPort } from '../../../game/port.js';
import { CLOSED, type SeatStatus } from '../../../game/host-messages.js';
import { cleanName, LONGEST_NAME } from '../../../game/names.js';
import type { Language } from '../../look/lang.js';
import type { LazyChunk } from '../../look/lazy.js';
import type { Person } from '../../look/people.js';
import type { Table } from '../../play/table.js';
import type { HostText } from '../../text/host/en.js';
import { HOST_TEXTS } from '../../text/host/texts.js';
import { over } from '../../text/own.js';
import { Guest } from './guest.js';
import { calledIn, clockOf, peopleDrawer, styles as companyStyles, type Company } from './company.js';
import { Proofs, styles as proofStyles } from './proofs.js';
import { tabText, tried, type Keep, type TabText } from './tab-text.js';

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

/** A table's stay in a room: it keeps the connection while the table is on the page. */
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
  #company: Company = { people: [], onlookers: 0, seat: 'onlooker', heardAt: 0 };
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
    this.#company = { ...this.#company, seat: port.seat };
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
    return this.#company.people[seat]?.name ?? '';
  }

  #called(seat: Seat): string {
    return calledIn(this.#company, seat, this.#words);
  }

  #met(people: readonly SeatStatus[], onlookers: number): void {
    const before = this.#company;
    this.#company = { people, onlookers, seat: before.seat, heardAt: performance.now() };
    people.forEach(({ kind, here }, seat) => {
      const was = before.people[seat];
      if (!was || seat === before.seat) return;
      const isHere = kind === 'person' && here;
      const wasHere = was.kind === 'person' && was.here;
      if (isHere && !wasHere) this.#table.speech.say(this.#words.came(this.#called(seat)));
      if (wasHere && !isHere) this.#table.speech.say(this.#words.left(calledIn(before, seat, this.#words)));
    });
    this.#tick();
  }

  /** Updates the clocks each second while one runs. */
  #tick(): void {
    clearTimeout(this.#ticking);
    void this.#table.redraw();
    if (this.#company.people.some(({ left }) => left !== undefined))
      this.#ticking = setTimeout(() => this.#tick(), 1000);
  }

  /** The tool in the table's head: it shows the player's own clock, or that of the seat to act. */
  get tool(): { readonly label: string; readonly clock: string; readonly mark: string } {
    const { people, seat } = this.#company;
    const own = typeof seat === 'number' ? clockOf(this.#company, seat) : '';
    const toAct = people.findIndex(({ left }) => left !== undefined);
    return {
      label: this.#words.people,
      clock: own || clockOf(this.#company, toAct),
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
    return peopleDrawer(this.#company, {
      words: this.#words,
      invitation: this.#invitation,
      isCopied: this.#isCopied,
      proofs: this.#proofs.drawn(),
      rename: name => this.#guest.call(name),
    });
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

/** Letters that are not mistaken for each other, enough of them that a room cannot be guessed. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LONG = 12;

const newRoom = (): string =>
  [...crypto.getRandomValues(new Uint8Array(LONG))].map(byte => LETTERS[byte % LETTERS.length]).join('');

/** A room of a table's own. */
interface TabRoom {
  /** The name in the invitation. */
  readonly name: string;
  /** Makes the table open another room the next time. */
  readonly forget: () => void;
}

/**
 * The room of this tab, which survives a reload. Where the browser stores nothing, each page gets a room of its own.
 * @param key of the host, the game and the element.
 */
function tabRoom(tab: () => Keep, key: string): TabRoom {
  const name = tried(() => tab().getItem(key)) ?? newRoom();
  tried(() => tab().setItem(key, name));
  return { name, forget: () => tried(() => tab().removeItem(key)) };
}

export const styles = companyStyles + proofStyles;
