/** The table of an element: its parts put together, and what each of them may ask of the others. */
import { html, isServer, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { ActionOf, AnyGame, Offer, OptionsOf, TableView, Turn, Viewer, ViewOf } from '../game/contract.js';
import type { Log } from '../game/log.js';
import { back } from './art/backs.js';
import type { Setting } from './attributes.js';
import { Box, type Shape } from './box.js';
import { Controls } from './controls.js';
import { Drawers, type DrawersByName } from './drawers.js';
import { TvErrorEvent } from './events.js';
import { statusLine } from './frame.js';
import { FramePlayer } from './frame-player.js';
import type { Drilling } from './drill/drilling.js';
import type { Advice } from './help.js';
import type { AnyGuide } from './guide/guide.js';
import { Intent } from './intent.js';
import { LazyChunks, type LazyChunk } from './lazy.js';
import { Links } from './link/links.js';
import { chips, signed } from './messages.js';
import { Motion } from './motion.js';
import { Names } from './names.js';
import { Opening } from './opening.js';
import type { Person } from './people.js';
import { button, cardFace } from './pieces.js';
import { elementAt, type Place } from './places.js';
import type { Play } from './play.js';
import { Playback, type Cast } from './playback.js';
import { Replays } from './replay/replays.js';
import { ServerPicture } from './server-picture.js';
import type { Decide, StepOf } from './session.js';
import { Settings, type COMMON } from './settings.js';
import { Showing } from './showing.js';
import type { Noise, Sound, Volume } from './sound.js';
import { Speech } from './speech.js';
import { Symbols } from './symbols.js';
import type { Controlled, HostRoom, Line, Table } from './table.js';
import type { CommonText } from './text/en.js';
import { PANEL_TEXTS } from './text/panel/texts.js';
import { RESTS } from './timing.js';

const MENU = () => import('./menu.js');
export const GERMAN = () => import('./art/german.js');
const SITTING = () => import('./sitting-panel.js');
const PORTRAITS = () => import('./art/portraits.js');
const SOUND = () => import('./sound.js');
const DRILLING = () => import('./drill/drilling.js');
const RULEBOOK = () => import('./rulebook.js');

/** Resolves when something has been drawn, or is gone from the page. */
function nextDrawing(element: ReactiveControllerHost): Promise<void> {
  return new Promise(resolve => {
    const drawn = (): void => {
      element.removeController(controller);
      resolve();
    };
    const controller = { hostUpdated: drawn, hostDisconnected: drawn };
    element.addController(controller);
  });
}

export class LiveTable<G extends AnyGame, Text extends CommonText> implements Table<G, Text> {
  readonly element: Controlled<G>;
  readonly chunks: LazyChunks;
  readonly settings: Settings;
  readonly motion = new Motion();
  readonly symbols: Symbols;
  readonly speech: Speech;
  readonly box: Box;
  readonly picture = new ServerPicture<G>();
  readonly names: Names;
  readonly drawers: Drawers;
  readonly play: Play<G>;
  readonly frames: FramePlayer;
  readonly playback: Playback<G>;
  readonly intentions: Intent<G>;
  readonly controls: Controls;
  readonly opening: Opening<G>;
  readonly replays: Replays;
  readonly links: Links;
  #drilling: Drilling | undefined;
  words!: Text;
  /** A short word to the player, shown until something happens. */
  #note = '';
  #noise: Noise | undefined;
  /** Why the player looks back, while what came of it stays open. */
  moment: 'broke' | 'shoe' | 'deal' | undefined;
  /** What the status line told last. */
  said: Line = ['', ''];
  /** After how many rounds the player has last looked back. */
  #lookedBack = 0;

  /** @param settings the game's options as attributes. */
  constructor(element: Controlled<G>, settings: readonly Setting[], play: (table: Table<G, Text>) => Play<G>) {
    this.element = element;
    this.chunks = new LazyChunks(element, error => {
      element.dispatchEvent(new TvErrorEvent(error));
      // what does not come may be the theme or the language of the first drawing: it is said when there are words and an ear
      void nextDrawing(element).then(() => {
        if (element.hasUpdated) this.announce(this.words.missing);
      });
    });
    this.settings = new Settings(element, settings, message => {
      const text = `<${element.localName}> ${message}`;
      console.error(text);
      if (!isServer) this.fail(new Error(text));
    });
    this.symbols = new Symbols(
      () => {
        const [backs, theme] = [String(this.setting('backs')), String(this.setting('theme'))];
        return back(backs === 'cloth' ? theme : backs);
      },
      which => this.chunks.adorn(PORTRAITS)?.portrait(which) ?? '',
    );
    this.speech = new Speech(element);
    this.box = new Box(element);
    this.names = new Names(this);
    this.drawers = new Drawers(this, () => ({ ...drawers(this), ...this.play.drawers?.() }));
    this.frames = new FramePlayer(this);
    this.replays = new Replays(this, () => this.play, { html, button });
    this.play = play(this);
    this.links = new Links(this, this.play.setup.shares);
    this.playback = new Playback<G>(new Showing<G>(this), this.motion);
    this.intentions = new Intent<G>(this, this.playback);
    this.controls = new Controls(this, this.playback, this.intentions, this.play);
    this.opening = new Opening<G>(this, this.play, this.playback, this.settings, (view, decide, signal) =>
      this.#pace(view, decide, signal),
    );
  }

  // ---- what is shown -----------------------------------------------------------------------------------------------

  get game(): G {
    return this.play.setup.game;
  }

  get view(): ViewOf<G> {
    return this.picture.shown?.view ?? this.playback.shown?.view ?? this.opening.emptyView;
  }

  get legal(): readonly Offer<ActionOf<G>>[] {
    if (this.picture.shown) return this.picture.shown.legal;
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
    return this.opening.sitting.net !== 0 || accounts.cloth.some(chips => chips > 0);
  }

  present(step: StepOf<G> | undefined, moving?: boolean, names?: Cast): Promise<void> {
    return this.playback.present(step, moving, names);
  }

  // ---- who is there ------------------------------------------------------------------------------------------------

  get people(): readonly Person[] {
    return this.opening.people;
  }

  get seats(): readonly Viewer[] {
    return this.picture.shown?.seats ?? this.playback.ports.map(({ seat }) => seat);
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

  get hasStrangers(): boolean {
    return !!this.element.ports && this.element.players === undefined;
  }

  get lesson() {
    return this.opening.school.lesson;
  }

  get drilling(): Drilling | undefined {
    const part = this.later(DRILLING);
    return part && (this.#drilling ??= new part.Drilling(this, this.play.setup.drills, { html, button, cardFace }));
  }

  async startDrill(name?: string): Promise<void> {
    await this.load(DRILLING);
    await this.drilling!.start(name);
  }

  teach(guide?: AnyGuide | string): Promise<void> {
    return this.opening.school.teach(guide);
  }

  handTo(place: number): void {
    this.controls.forget();
    this.playback.give(place);
    this.play.taken?.();
  }

  handOn(): void {
    this.playback.handOn();
  }

  // ---- words -------------------------------------------------------------------------------------------------------

  get language() {
    return this.speech.language;
  }

  get cardWords() {
    return this.germanFaces ? this.words.germanPattern : this.words;
  }

  /** What the double-German pattern brings, where it is shown. */
  get germanFaces() {
    return this.setting('faces') === 'german' ? this.later(GERMAN) : undefined;
  }

  announce(text: string): void {
    this.speech.say(text);
  }

  hush(): void {
    this.speech.clear();
  }

  notify(text: string): void {
    this.note(text);
    this.announce(text);
    this.element.requestUpdate();
  }

  note(text: string): void {
    this.#note = text;
  }

  help(): Advice | undefined {
    const { help } = this.play.setup;
    return this.later(help[this.language])?.helpIn((this.view as { options: never }).options);
  }

  reason(why: string): string | undefined {
    return this.play.reason ? this.play.reason(why) : this.help()?.why[why];
  }

  line(line: Line, lang?: string, call?: string): TemplateResult {
    const [now, because, why] = (this.said = line);
    // beside a word to the player a long reason has no room: “Why?” tells it
    const told = { now, lang, call, note: this.#note, because: this.#note && why ? '' : because, why };
    return statusLine(this.words, {
      ...told,
      missing: this.chunks.isMissing,
      offer: this.opening.school.offersGuide && !this.replaying,
    });
  }

  // ---- the box -----------------------------------------------------------------------------------------------------

  get shape(): Shape {
    return this.box.shape;
  }

  get isLarge(): boolean {
    return this.box.isLarge;
  }

  get isSlim(): boolean {
    return this.box.isSlim;
  }

  get root(): ShadowRoot {
    return this.element.renderRoot as ShadowRoot;
  }

  get between(): unknown {
    return this.frames.between;
  }

  place(name: Place): HTMLElement | undefined {
    return elementAt(this.root, name);
  }

  redraw(): Promise<unknown> {
    this.element.requestUpdate();
    return this.element.updateComplete;
  }

  sounds(kind: Sound): void {
    const isHeard = this.setting('sound') === 'on' && (kind === 'turn' || this.motion.moves);
    if (isHeard) this.#noise?.play(kind, this.setting('volume') as Volume);
  }

  /** Has sounds loaded where they are wanted. */
  tune(): void {
    if (this.setting('sound') === 'on') this.#noise ??= this.later(SOUND)?.noise();
  }

  /** The element has left the page: nothing moves, and nothing is heard. */
  leave(): void {
    this.motion.stop();
    this.#noise?.end();
    this.play.left?.();
  }

  // ---- what is done ------------------------------------------------------------------------------------------------

  setting(name: keyof typeof COMMON): unknown {
    return this.settings.common(name);
  }

  choose(chosen: Readonly<Record<string, string>>): void {
    this.settings.choose(chosen);
  }

  given(property: string): unknown {
    return this.settings.given(property);
  }

  intend(...actions: readonly ActionOf<G>[]): boolean {
    return this.intentions.intend(...actions);
  }

  waits(): boolean {
    return this.intentions.waits();
  }

  hurry(): void {
    this.intentions.hurry();
  }

  /** When all is shown and nobody here is waited for, a computer player decides, and takes its time; not at a table that is gone. */
  async #pace(view: ViewOf<G>, decide: Decide<G>, signal: AbortSignal): Promise<ActionOf<G>> {
    const { element, play, playback } = this;
    if (play.thinks?.(view) === false) {
      // the first drawing goes before whatever a player needs
      if (!element.hasUpdated) await new Promise(next => setTimeout(next));
      return decide();
    }
    const isAwaited = (): boolean => !signal.aborted && element.isConnected && !!play.awaits?.(this.opening.state!);
    while (this.playing || isAwaited()) {
      await playback.rest();
      if (isAwaited()) await nextDrawing(element);
    }
    const action = await decide();
    await this.motion.pause(play.ponders?.(view, action) ?? RESTS.thinking);
    return action;
  }

  /**
   * Whoever can play no further, or has come to the end of a shoe or a deal, looks back on what the table has brought them, once;
   * the main button goes on.
   */
  async lookBack(): Promise<void> {
    const { drawers, opening, replaying, seats, view } = this;
    const { rounds, net, best } = opening.sitting;
    const { accounts, turn } = view as TableView & { readonly turn?: Turn };
    const seat = seats[0];
    const isBroke = typeof seat === 'number' && accounts.purses[seat] === 0 && accounts.cloth[seat] === 0;
    // another table has begun since
    if (rounds < this.#lookedBack) this.#lookedBack = 0;
    const isOut = isBroke || turn?.kind === 'over';
    if (!isOut && !opening.isThrough) return;
    if (rounds > this.#lookedBack && !replaying && !opening.school.lesson && seats.length === 1) {
      this.#lookedBack = rounds;
      opening.isThrough = false;
      const { text } = await this.load(PANEL_TEXTS[this.language]);
      // the last result can be read before
      if (!isOut) await this.motion.pause(RESTS.shoe);
      // they may have gone on meanwhile
      if (view !== this.view) return;
      this.moment = isOut ? 'broke' : this.play.setup.ends?.what;
      drawers.open('sitting');
      this.announce(
        `${this.moment ? `${text.ends[this.moment]}. ` : ''}${text.summary(chips(rounds), signed(net), signed(best))}`,
      );
      await this.redraw();
    }
  }

  // ---- lazy chunks, and what fails ---------------------------------------------------------------------------------

  later<Module extends object>(chunk: LazyChunk<Module>): Module | undefined {
    return this.chunks.get(chunk);
  }

  load<Module extends object>(chunk: LazyChunk<Module>): Promise<Module> {
    return this.chunks.load(chunk);
  }

  wait<Module extends object>(chunk: LazyChunk<Module>): Promise<Module> {
    return this.chunks.wait(chunk);
  }

  retry(): void {
    this.chunks.retry();
  }

  readonly fail = (error: unknown): void => {
    if (!this.chunks.hasTold(error)) this.element.dispatchEvent(new TvErrorEvent(error));
  };

  complain(message: string): void {
    this.settings.complain(message);
  }
}

/** The drawers of every table: menu, rules, and the people at a host. */
function drawers<G extends AnyGame, Text extends CommonText>(table: LiveTable<G, Text>): DrawersByName {
  return {
    menu: () => {
      const { element, language, motion, opening, play, words } = table;
      const isSettable = table.setting('settings') === 'on';
      const [part, panel] = [table.later(MENU), isSettable ? table.later(PANEL_TEXTS[language])?.text : undefined];
      const hasOwnTable = !element.ports && !opening.visit && !opening.school.lesson;
      const given = {
        words,
        panel,
        speed: motion.speed,
        isHosted: !!opening.visit,
        isSure: table.controls.newTable.isConfirmed,
        asked: table.controls.newTable.asked,
        hasDrills: !!play.setup.drills,
        items: [play.menuItems?.() ?? '', table.links.button(button)],
        now: (name: keyof typeof COMMON) => table.setting(name),
        people: hasOwnTable ? table.people : [],
        stakes:
          hasOwnTable && part ? part.stakesOf(play.setup, opening.readOptions('1'), table.settings.chosen.stakes) : [],
      };
      return [words.menu, isSettable && !panel ? undefined : part?.menu({ html, button }, given)];
    },
    sitting: () => {
      const [part, panel] = [table.later(SITTING), table.later(PANEL_TEXTS[table.language])?.text];
      const [moment, sitting, chunk] = [table.moment, table.opening.sitting, table.play.setup.expected];
      const expected = chunk && table.later(chunk)?.expected(sitting, table.view);
      const [hand, more] = [sitting.hand && table.play.handName?.(sitting.hand), table.play.lookingBack?.()];
      return (
        panel && [
          moment ? panel.ends[moment] : panel.sitting,
          part?.panel({ html, button }, panel, { sitting, hand, expected, moment, more }, table),
        ]
      );
    },
    rules: () => [
      table.words.rules,
      html`${lessons(table)}
        ${table.element.learn ? taught(table.element.learn, table.later(PANEL_TEXTS[table.language])?.text.learn) : ''}
        <div class="rulebook"><slot name="rules">${rulebook(table)}</slot></div>`,
    ],
    drill: () => table.drilling?.drawer,
    link: () => table.links.drawer({ html, button }),
    company: () => {
      const { host } = table;
      return host && [host.tool.label, host.drawer({ html, button })];
    },
  };
}

/** The rules, in their drawer. */
const rulebook = <G extends AnyGame, Text extends CommonText>(table: LiveTable<G, Text>): unknown => {
  const { play, words } = table;
  const [part, chapters] = [table.later(RULEBOOK), table.help()?.rules];
  return chapters && part?.rulebook({ html, cardFace }, chapters, play.ownKinds?.() ?? [], words);
};

/** The guides and drills that can be had, in the drawer of the rules. */
const lessons = <G extends AnyGame, Text extends CommonText>(table: LiveTable<G, Text>): unknown =>
  html`<div class="lessons" role="toolbar" aria-label=${table.words.rules} data-zone="guides">
    ${table.opening.school.guides().map(({ name, title }) => button('guide', title, { value: name, kind: 'quiet' }))}
    ${table.drilling?.button}
  </div>`;

/** The way to a page that teaches the game: what is played here stays. */
const taught = (address: string, label = ''): TemplateResult =>
  html`<p class="taught"><a href=${address} target="_blank" rel="noopener">${label}</a></p>`;
