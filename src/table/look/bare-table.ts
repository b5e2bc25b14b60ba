/** A table before play: what it takes to draw it. The play is loaded later and attached. */
import { isServer, type TemplateResult } from 'lit';
import type { ActionOf, AnyGame, Offer, Viewer, ViewOf } from '../../game/contract.js';
import { back } from './art/backs.js';
import type { Family } from '../play/art/family.js';
import type { Setting } from './attributes.js';
import { Box } from './box.js';
import { nextDrawing } from './drawings.js';
import { EarlyInput } from './early-input.js';
import { TvErrorEvent } from './events.js';
import { FirstPicture } from './first-picture.js';
import { statusLine } from './surround.js';
import { LazyChunks } from './lazy.js';
import type { LiveTable } from '../play/live-table.js';
import type { Drawing } from './drawing.js';
import type { Look } from './look.js';
import type { TableBase } from './table-base.js';
import { Names, type People } from './names.js';
import type { Person } from './people.js';
import type { Cast } from '../play/playback.js';
import { Settings } from './settings.js';
import { Speech } from './speech.js';
import { completed, multiplied } from './stakes.js';
import { Symbols } from './symbols.js';
import type { Controlled, Status } from './drawn-table.js';
import type { HostRoom } from '../play/table.js';
import type { CommonText } from '../text/en.js';

export const GERMAN = () => import('../lazy/art/german.js');
export const FRENCH = () => import('../play/art/french.js');
const PORTRAITS = () => import('../lazy/art/portraits.js');
const LIVE_TABLE = () => import('../play/live-table.js');

export class BareTable<G extends AnyGame = AnyGame, Text extends CommonText = CommonText>
  implements People, TableBase<G, Text>
{
  readonly element: Controlled<G>;
  readonly look: Look<G, Text>;
  readonly chunks: LazyChunks;
  readonly settings: Settings;
  readonly symbols: Symbols;
  readonly speech: Speech;
  readonly box: Box;
  readonly picture = new FirstPicture<G>();
  readonly names: Names;
  readonly early = new EarlyInput<LiveTable<G, Text>>();
  words!: Text;
  /** Who plays. */
  people: readonly Person[] = [{ name: '' }];
  /** The play, once loaded. */
  live: LiveTable<G, Text> | undefined;
  /** The last status line. */
  said: Status = ['', ''];
  /** A short note to the player, shown until something happens. */
  #note = '';
  #drawing: Drawing<G> | undefined;
  #coming: Promise<LiveTable<G, Text>> | undefined;

  /** @param settings the game's options as attributes. */
  constructor(element: Controlled<G>, settings: readonly Setting[], look: Look<G, Text>) {
    this.element = element;
    this.look = look;
    this.chunks = new LazyChunks(element, error => {
      element.dispatchEvent(new TvErrorEvent(error));
      // what failed to load may be the theme or language of the first drawing: it is reported once there are words and
      // a live region
      void nextDrawing(element).then(() => {
        if (element.hasUpdated) this.speech.say(this.words.missing);
      });
    });
    this.settings = new Settings(element, settings, message => {
      const text = `<${element.localName}> ${message}`;
      console.error(text);
      if (!isServer) this.fail(new Error(text));
    });
    this.symbols = new Symbols(
      named => {
        const backs = named ?? String(this.settings.common('cardBack'));
        return back(backs === 'cloth' ? String(this.settings.common('theme')) : backs);
      },
      which => this.chunks.adorn(PORTRAITS)?.portrait(which) ?? '',
    );
    this.speech = new Speech(element);
    this.box = new Box(element);
    this.names = new Names(this);
  }

  // ---- what is played here -----------------------------------------------------------------------------------------

  /** Starts loading the play, beside the first drawing: when it is attached, or again after a failure. */
  async prepare(): Promise<void> {
    const { chunks, look } = this;
    const parts = [LIVE_TABLE, look.gameplay] as const;
    this.#coming ??= Promise.all([chunks.wait(LIVE_TABLE), chunks.wait(look.gameplay)]).then(
      ([{ LiveTable: Live }, { gameplay }]) => {
        this.live = new Live<G, Text>(this, gameplay);
        this.live.begin();
        return this.live;
      },
    );
    await Promise.all(parts.map(part => chunks.load<object>(part))).then(
      () => this.#coming,
      () => undefined,
    );
  }

  /** The play; resolves when it has loaded. */
  get coming(): Promise<LiveTable<G, Text>> {
    void this.prepare();
    return this.#coming!;
  }

  /** A table is open: runs what was requested before. */
  opened(): void {
    if (!this.live || this.early.isOver) return;
    this.live.listen();
    this.early.flush(this.live);
  }

  /** Runs something as soon as a table is open. */
  whenOpen(act: (live: LiveTable<G, Text>) => void): void {
    if (this.live?.isOpen) act(this.live);
    else this.early.add(act);
  }

  /**
   * Reads who plays, and the game's options with a purse for each.
   * @param times the multiple of the page's stakes, if this page sets the stakes.
   */
  readOptions(times = this.settings.chosen.stakes): object {
    const { element, settings } = this;
    const { emptyTable, everybody, hasCharacters = false, seats, seating, stakes } = this.look;
    this.people = settings.people(element.players, everybody, seats(this), hasCharacters);
    const given = settings.options(emptyTable, this.ruled, fitting => seating(this, this.people, fitting));
    if (!times || times === '1' || element.host || element.ports) return given;
    const other = { ...given, ...multiplied(stakes, completed(emptyTable, given), times) };
    return { ...other, ...seating(this, this.people, other) };
  }

  /** The game's options as settings, with the defaults that apply here. */
  get ruled(): readonly Setting[] {
    const { own } = this.settings;
    return this.look.ruled?.(this, own) ?? own;
  }

  /** Reads what the page asks for and clears the table for it. @returns the options to open it with. */
  arrange(options = this.readOptions()): object {
    const { element, people } = this;
    this.picture.show(this.look.emptyTable, options, element.host || element.ports ? [] : people);
    return options;
  }

  // ---- what is shown -----------------------------------------------------------------------------------------------

  get view(): ViewOf<G> {
    const shown = this.picture.isServed ? undefined : this.live?.playback.shown;
    if (shown) return shown.view;
    if (!this.picture.view) this.arrange();
    return this.picture.view!;
  }

  get legal(): readonly Offer<ActionOf<G>>[] {
    return this.live?.legal ?? [];
  }

  /** What is drawn: the empty table until play begins. */
  get drawing(): Drawing<G> {
    if (this.live?.isOpen && !this.picture.isServed) return this.live.play;
    return (this.#drawing ??= this.look.drawing(this));
  }

  get root(): ShadowRoot {
    return this.element.renderRoot as ShadowRoot;
  }

  redraw(): Promise<unknown> {
    this.element.requestUpdate();
    return this.element.updateComplete;
  }

  // ---- who is there ------------------------------------------------------------------------------------------------

  get seats(): readonly Viewer[] {
    return this.live?.isOpen && !this.picture.isServed ? this.live.seats : this.picture.seats;
  }

  get hand(): number {
    return this.live?.hand ?? 0;
  }

  get cast(): Cast | undefined {
    return this.live?.cast;
  }

  get host(): HostRoom | undefined {
    return this.live?.host;
  }

  get hasStrangers(): boolean {
    return !!this.element.ports && this.element.players === undefined;
  }

  get mayGuide(): boolean {
    const { host, ports } = this.element;
    return !host && !ports && this.settings.common('guide') !== 'off';
  }

  /** Whether a newcomer would be offered a guide: only a single person is. */
  get offersGuide(): boolean {
    return this.mayGuide && this.people.filter(({ level }) => !level).length === 1;
  }

  // ---- words -------------------------------------------------------------------------------------------------------

  get language() {
    return this.speech.language;
  }

  get cardWords() {
    return this.germanFaces ? this.words.germanPattern : this.words;
  }

  /** What the double-German pattern needs, if it is shown. */
  get germanFaces() {
    return this.settings.common('deckPattern') === 'german' ? this.chunks.get(GERMAN) : undefined;
  }

  /** How cards look; undefined while no face is shown. */
  get family(): Family | undefined {
    const german = this.germanFaces?.german;
    if (german) return german;
    const isShown = this.live !== undefined || this.look.showsFaces?.(this);
    return isShown ? (this.live?.french ?? this.chunks.get(FRENCH)?.french) : undefined;
  }

  note(text: string): void {
    this.#note = text;
  }

  /** The status line as drawn. `lang`: the language in which a croupier calls what happened, or `call` beside it. */
  statusLine(status: Status, lang?: string, call?: string): TemplateResult {
    const [now, because, why] = (this.said = status);
    // beside a note there is no room for a long reason: “Why?” gives it
    const told = { now, lang, call, note: this.#note, because: this.#note && why ? '' : because, why };
    const offersGuide = this.live ? this.live.offersGuide : this.offersGuide && !this.element.autosave;
    return statusLine(this.words, { ...told, missing: this.chunks.isMissing, offer: offersGuide });
  }

  // ---- settings, and what fails ------------------------------------------------------------------------------------

  readonly fail = (error: unknown): void => {
    if (!this.chunks.hasTold(error)) this.element.dispatchEvent(new TvErrorEvent(error));
  };
}
