/** The table of an element in play: its parts, assembled, and what each may ask of the others. */
import type { TemplateResult } from 'lit';
import type { ActionOf, AnyAction, AnyGame, Offer, OptionsOf, TableView, Viewer, ViewOf } from '../../game/contract.js';
import type { Log } from '../../game/log.js';
import { french } from './art/french.js';
import type { TableBase } from '../look/table-base.js';
import type { Box } from '../look/box.js';
import { commonDrawers } from './common-drawers.js';
import { Controls } from './controls.js';
import { Drawers } from './drawers.js';
import { FramePlayer } from './frame-player.js';
import type { DrillDrawer } from '../lazy/drill/drill-drawer.js';
import type { Advice } from '../lazy/help.js';
import type { AnyGuide } from '../lazy/guide/guide.js';
import type { LazyChunks } from '../look/lazy.js';
import { Links } from './links.js';
import { LookBack } from './look-back.js';
import { Motion, type Speed } from './motion.js';
import type { Names } from '../look/names.js';
import { Opening } from './opening.js';
import type { Person } from '../look/people.js';
import { elementAt, type Place } from './places.js';
import type { Play } from './gameplay.js';
import { paceOf } from './pace.js';
import { Playback, type Cast } from './playback.js';
import { Replays } from './replays.js';
import type { Settings } from '../look/settings.js';
import type { Speech } from '../look/speech.js';
import { Showing } from './showing.js';
import type { RemotePort } from '../lazy/remote-ports.js';
import type { SoundOutput, Sound, Volume } from '../lazy/sound.js';
import type { Symbols } from '../look/symbols.js';
import type { Controlled, Status } from '../look/drawn-table.js';
import { TvIntentEvent } from '../look/events.js';
import type { HostRoom, Table } from './table.js';
import { listenForTerms } from './terms.js';
import type { CommonText } from '../text/en.js';

const SOUND = () => import('../lazy/sound.js');
const DRILLING = () => import('../lazy/drill/drill-drawer.js');

export class LiveTable<G extends AnyGame, Text extends CommonText> implements Table<G, Text> {
  readonly bare: TableBase<G, Text>;
  readonly box: Box;
  readonly chunks: LazyChunks;
  readonly settings: Settings;
  readonly speech: Speech;
  /** The look of cards unless the page or the player chooses other faces. */
  readonly french = french;
  readonly motion = new Motion();
  readonly drawers: Drawers;
  readonly play: Play<G>;
  readonly frames: FramePlayer;
  readonly playback: Playback<G>;
  readonly controls: Controls;
  readonly lookBack: LookBack<G>;
  readonly element: Controlled<G>;
  readonly names: Names;
  readonly symbols: Symbols;
  readonly fail: (error: unknown) => void;
  readonly opening: Opening<G>;
  readonly replays: Replays;
  readonly links: Links;
  #drilling: DrillDrawer | undefined;
  #noise: SoundOutput | undefined;

  /** @param bare the table as drawn. @param play makes the game's play for this table. */
  constructor(bare: TableBase<G, Text>, play: (table: Table<G, Text>) => Play<G>) {
    this.bare = bare;
    this.element = bare.element;
    this.names = bare.names;
    this.symbols = bare.symbols;
    this.fail = bare.fail;
    this.box = bare.box;
    this.chunks = bare.chunks;
    this.settings = bare.settings;
    this.speech = bare.speech;
    this.drawers = new Drawers(this, () => ({ ...commonDrawers(this), ...this.play.drawers?.() }));
    this.frames = new FramePlayer(this);
    this.replays = new Replays(this, () => this.play);
    this.play = play(this);
    this.links = new Links(this, this.play.setup.shares);
    this.lookBack = new LookBack(this, this.play.setup);
    this.playback = new Playback<G>(new Showing<G>(this), this.motion);
    this.controls = new Controls(this, this.playback, this.play);
    this.opening = new Opening<G>(bare, this, this.play, this.playback, this.lookBack, paceOf(this));
  }

  /** A table is open for the first time: starts listening to pointer and keys. */
  listen(): void {
    const { controls, play, root } = this;
    root.addEventListener('click', event => controls.click(event as MouseEvent));
    root.addEventListener('keydown', event => controls.key(event as KeyboardEvent));
    root.addEventListener('pointerdown', event => controls.down(event as PointerEvent));
    play.listen?.(root);
    listenForTerms(root, this, play.setup);
  }

  /** The play has loaded: the table opens as the page asks. */
  begin(): void {
    // the element may have left the page meanwhile
    this.moved();
    // otherwise it opens with the first drawing
    if (this.element.hasUpdated) this.opening.open();
  }

  /** The croupier works, and cards move, while the table is on the page and not paused. */
  run(): void {
    const { element, motion, opening, playback } = this;
    // a bad value of the attribute is reported where it is first read
    const goesOn = element.paused !== 'on';
    if (element.isConnected) motion.hold(!goesOn);
    opening.run(element.isConnected, goesOn);
    playback.run(element.isConnected && goesOn);
  }

  /** The element has been added to a page, or has left it: then nothing moves, and it stops listening. */
  moved(): void {
    const { isConnected } = this.element;
    if (isConnected) this.motion.start();
    this.run();
    this.links.watch(isConnected);
    if (isConnected) return;
    this.motion.stop();
    this.#noise?.end();
    this.play.left?.();
  }

  /** The table is about to be drawn. */
  willDraw(): void {
    const { motion, play } = this;
    motion.speed = this.settings.common('speed') as Speed;
    if (this.settings.common('sound') === 'on') this.#noise ??= this.chunks.get(SOUND)?.soundOutput();
    play.willDraw?.();
  }

  /** It has been drawn. */
  drawn(): void {
    this.play.drawn?.();
    this.opening.guideTable.lesson?.drawn();
  }

  /** Whether a table is open: until then the empty one is drawn. */
  get isOpen(): boolean {
    return this.opening.isOpen;
  }

  // ---- what is shown -----------------------------------------------------------------------------------------------

  get game(): G {
    return this.play.setup.game;
  }

  get view(): ViewOf<G> {
    return this.bare.view;
  }

  get legal(): readonly Offer<ActionOf<G>>[] {
    return this.playback.behind ? [] : (this.playback.shown?.legal ?? []);
  }

  get log(): Log<OptionsOf<G>, ActionOf<G>> | undefined {
    return this.opening.session.log(this.playback.port?.seat ?? 'onlooker');
  }

  get hasLog(): boolean {
    return this.opening.session.hasLog;
  }

  get playing(): boolean {
    return this.playback.playing;
  }

  get replaying(): boolean {
    return this.playback.replaying;
  }

  get isStepped(): boolean {
    return this.playback.stepped;
  }

  get isUnderWay(): boolean {
    const { accounts } = this.view as TableView;
    return this.lookBack.sessionStats.net !== 0 || accounts.cloth.some(chips => chips > 0);
  }

  // ---- who is there ------------------------------------------------------------------------------------------------

  get people(): readonly Person[] {
    return this.bare.people;
  }

  get seats(): readonly Viewer[] {
    return this.playback.ports.map(({ seat }) => seat);
  }

  get hand(): number {
    return this.playback.current;
  }

  get cast(): Cast | undefined {
    return this.playback.names;
  }

  get host(): HostRoom | undefined {
    return this.opening.visit;
  }

  get lesson() {
    return this.opening.guideTable.lesson;
  }

  get drilling(): DrillDrawer | undefined {
    const part = this.chunks.get(DRILLING);
    return part && (this.#drilling ??= new part.DrillDrawer(this, this.play.setup.texts));
  }

  async startDrill(name?: string): Promise<void> {
    await this.chunks.load(DRILLING);
    await this.drilling!.start(name);
  }

  teach(guide?: AnyGuide | string): Promise<void> {
    return this.opening.guideTable.teach(guide);
  }

  handTo(place: number): void {
    this.controls.forget();
    this.playback.give(place);
    this.play.taken?.();
  }

  // ---- words -------------------------------------------------------------------------------------------------------

  get words(): Text {
    return this.bare.words;
  }

  get language() {
    return this.bare.language;
  }

  get cardWords() {
    return this.bare.cardWords;
  }

  notify(text: string): void {
    this.note(text);
    this.speech.say(text);
    this.element.requestUpdate();
  }

  note(text: string): void {
    this.bare.note(text);
  }

  help(): Advice | undefined {
    return this.chunks.get(this.play.setup.texts[this.language])?.helpIn((this.view as { options: never }).options);
  }

  reason(why: string): string | undefined {
    return this.play.reason ? this.play.reason(why) : this.help()?.why[why];
  }

  statusLine(status: Status, lang?: string, call?: string): TemplateResult {
    return this.bare.statusLine(status, lang, call);
  }

  get offersGuide(): boolean {
    return this.opening.guideTable.offersGuide && !this.replaying;
  }

  // ---- the box -----------------------------------------------------------------------------------------------------

  get root(): ShadowRoot {
    return this.bare.root;
  }

  get between(): unknown {
    return this.frames.between;
  }

  place(name: Place): HTMLElement | undefined {
    return elementAt(this.root, name);
  }

  redraw(): Promise<unknown> {
    return this.bare.redraw();
  }

  sounds(kind: Sound): void {
    const isHeard = this.settings.common('sound') === 'on' && (kind === 'turn' || this.motion.moves);
    if (isHeard) this.#noise?.play(kind, this.settings.common('volume') as Volume);
  }

  // ---- what is done ------------------------------------------------------------------------------------------------

  intend(...actions: readonly ActionOf<G>[]): boolean {
    if (this.playing) {
      this.hurry();
      return false;
    }
    const { element, seats, words } = this;
    const { port } = this.playback;
    // a replay is not the table
    if (!port?.step || !element.isConnected || this.replaying) return false;
    if (this.#isPaused) {
      this.notify(words.isPaused);
      return false;
    }
    if (this.waits()) return false;
    if (this.lesson?.allows(actions) === false) return false;
    let sent = false;
    let isForbidden = false;
    // At a shared screen, what one player has been told is not for the next.
    if (seats.length > 1) this.speech.clear();
    for (const action of actions) {
      if (isForbidden && (action as AnyAction).type === 'done') break;
      const { legal, view } = port.step;
      if (!element.dispatchEvent(new TvIntentEvent({ action, legal, view }))) {
        isForbidden = true;
        continue;
      }
      port.act(action);
      sent = true;
    }
    return sent;
  }

  waits(): boolean {
    const waits = !!(this.playback.port as Partial<RemotePort<unknown>> | undefined)?.waiting?.();
    if (waits) this.notify(this.words.noAnswerYet);
    return waits;
  }

  hurry(): void {
    if (this.#isPaused) this.notify(this.words.isPaused);
    else this.playback.hurry();
  }

  get #isPaused(): boolean {
    return this.settings.common('paused') === 'on';
  }
}
