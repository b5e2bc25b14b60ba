import { html, nothing, unsafeCSS, type CSSResultGroup, type TemplateResult } from 'lit';
import type { Card, KnownCard } from '../../cards/card.js';
import { hasSeat } from '../../stakes/seats.js';
import { CHIP_VALUES } from '../../table/art/chips.js';
import type { FaceSize } from '../../table/art/family.js';
import { purseSetting, settingsOf, type Given, type Setting } from '../../table/attributes.js';
import { BankTable } from '../../bank/bank-table.js';
import { barStyles } from '../../bank/bar.styles.js';
import { stakeStyles } from '../../bank/stakes.styles.js';
import { deal } from '../../table/deal.js';
import { registerOwn, type SomeOf } from '../../table/text/own.js';
import { defineElement } from '../../table/define.js';
import type { DrawersByName } from '../../table/drawers.js';
import type { Keys, Shortcut } from '../../table/keyboard.js';
import type { LazyChunk } from '../../table/lazy.js';
import type { Commands } from '../../table/commands.js';
import { chips } from '../../table/messages.js';
import type { Play } from '../../table/play.js';
import { pursesOf } from '../../bank/purses.js';
import type { Table } from '../../table/table.js';
import { button, cardFace, stakePile, type StakeLook } from '../../table/pieces.js';
import type { StepOf } from '../../table/session.js';
import { tableStyles } from '../../table/table.styles.js';
import { RESTS } from '../../table/timing.js';
import type { LayoutText } from '../text/en.js';
import { LAYOUT_TEXTS } from '../text/texts.js';
import { boxStyles } from '../../table/box.styles.js';
import { bankAreaStyles } from './bank.styles.js';
import { barStyles as ownBarStyles } from './bar.styles.js';
import { bookStyles } from './book.styles.js';
import { caseKeeperStyles } from './case-keeper.styles.js';
import { clothStyles } from './cloth.styles.js';
import { othersStyles } from './others.styles.js';
import { OPTIONS, PRESETS, FEWEST_BOOKS, type Options } from '../rules/options.js';
import { bank } from './bank.js';
import { bar } from './bar.js';
import { book, leafSize } from './book.js';
import { caseKeeper, drawerButtons, keeper, odds } from './case-keeper.js';
import { namesOf } from './names.js';
import { croupierSpoken, turnSpoken } from './narration.js';
import { others, othersStaked } from './others.js';
import { payOut } from './payout.js';
import { isBanker, type Scene, type Stage } from './scene.js';
import { statusLine } from './status-line.js';
import { cardOf } from './suits.js';
import type { Past } from './turn-history.js';
import { punter } from '../rules/players.js';
import { faro } from '../rules/rules.js';
import { isCall, SINGLES } from '../rules/spots.js';
import type { Line, Side, Stake, View } from '../rules/table.js';

type Step = StepOf<typeof faro>;
type FlatOptions = { -readonly [Name in Exclude<keyof Options, 'purses'>]: Given<Options[Name]> };

/** Chips in the tray at most. */
const TRAY = 4;

/** At Faro. */
const KEYS: Keys = {
  o: ['open', 'odds'], // statistics and odds
};
/** On the classic layout. */
const CLASSIC_KEYS: Keys = {
  k: ['copper', 'key'], // on a stake: coppers it; else the next chip
};
/** On a place of the classic layout; elsewhere arrows scroll. */
const PLACE_KEYS: Keys = {
  ArrowUp: ['move', 'ArrowUp'],
  ArrowDown: ['move', 'ArrowDown'],
  ArrowLeft: ['move', 'ArrowLeft'],
  ArrowRight: ['move', 'ArrowRight'], // to the next place in that direction, as the eye sees it
};

const HELP = {
  en: () => import('../text/help/en.js'),
  de: () => import('../text/help/de.js'),
  fr: () => import('../text/help/fr.js'),
};
const ODDS = () => import('./odds-panel.js');
const CLASSIC = () => import('./classic.js');
const HISTORY = () => import('./turn-history.js');

/** Whether each punter has a book, a suit of their own. */
const hasBooks = (table: Table): boolean => table.given('variant') === 'buch';

const PLAY: Play<typeof faro> = {
  game: faro,
  name: 'Faro',
  player: punter,
  texts: LAYOUT_TEXTS,
  help: HELP,
  everybody: 'you, Anna:easy, Bruno:medium, Clara:hard',
  // with books a suit each, and a seat for the banker if they have one (F16)
  seats: table => {
    const banker = table.given('banker') === 'house' ? 0 : 1;
    return hasBooks(table) ? [FEWEST_BOOKS + banker, 4 + banker] : [1 + banker, OPTIONS.purses.seats];
  },
  seating: (table, people) =>
    pursesOf(table, people, (hasBooks(table) ? OPTIONS.purses.default : PRESETS.classic.purses!)[0]!),
};

// The options become properties by their table (`settings`); this gives them their types.
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging, @typescript-eslint/no-empty-object-type
export interface FaroLayout extends Partial<FlatOptions> {}

/**
 * The table of Faro: the German book game, where each punter holds a suit of his own; the classic layout of thirteen
 * spades with coppers and an abacus; and the public game with livrets. Play chips only.
 *
 * @tag faro-layout
 * @summary Faro for one to seven round one screen: books, the classic layout, or livrets.
 *
 * @fires {IntentDetail} tv-intent - Before an action that the player makes with hand or key; `preventDefault()` keeps it from happening.
 * @fires {ActionDetail} tv-action - After every action, whoever made it, and with `detail.action` null when one was taken back; like the next two with `detail.replay` where a log is shown again.
 * @fires {StepDetail} tv-deal - When the croupier shuffles or turns up.
 * @fires {StepDetail} tv-settle - Once a turn, when it is settled and shown.
 * @fires {TurnDetail} tv-turn - When this player may act: once a turn, when all that went before has been shown.
 * @fires {OverDetail} tv-over - When no further deal is possible.
 * @fires {RefusedDetail} tv-refused - When an action was refused; `detail.code` and `detail.message` say why.
 * @fires {ErrorDetail} tv-error - When an attribute, a log or a saved table is wrong.
 *
 * @slot rules - What the button “Rules” opens; the rules in short by default.
 * @slot brand - A place beside the name.
 *
 * @csspart table - All of it.
 * @csspart frame - The rail of leather round the cloth.
 * @csspart header - Name, limits and tools.
 * @csspart rules - The rules, when open.
 * @csspart menu - The menu, when open.
 * @csspart company - Who is at a table of a host, when open.
 * @csspart cloth - The green cloth.
 * @csspart bank - The banker’s pack and the two cards of a turn.
 * @csspart card - A card.
 * @csspart line - The line that says what happens.
 * @csspart layout - The places for stakes: the own book, or the layout of thirteen spades.
 * @csspart field - One of these places.
 * @csspart stake - A pile of chips with its sum.
 * @csspart others - The other players and their stakes.
 * @csspart case - The case-keeper: which cards are gone, and where.
 * @csspart odds - The chances of the next turn, when open.
 * @csspart history - The turns played, when open.
 * @csspart paused - The word that the table is paused, when it is.
 * @csspart bar - Chips, purse and buttons.
 * @csspart button - A button of the bar.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- see above
export class FaroLayout extends BankTable<typeof faro> {
  static override readonly settings: readonly Setting[] = [purseSetting(100), ...settingsOf(OPTIONS)];
  static override readonly firstPicture = [...super.firstPicture, LAYOUT_TEXTS.de, LAYOUT_TEXTS.fr, CLASSIC];

  /**
   * Teaches the table a language: `FaroLayout.registerTexts('it', { … })`, with the keys of `text/en.ts`; English stands for
   * what is missing.
   */
  static registerTexts(lang: string, texts: SomeOf<LayoutText>): void {
    registerOwn(LAYOUT_TEXTS, lang, texts);
  }
  static override readonly styles: CSSResultGroup = [
    tableStyles,
    boxStyles,
    stakeStyles,
    barStyles,
    clothStyles,
    bankAreaStyles,
    bookStyles,
    othersStyles,
    caseKeeperStyles,
    ownBarStyles,
  ].map(unsafeCSS);

  /** What each seat has at the opening, in chips: 100 with books, else 1000. */
  declare purse: number | undefined;

  protected override readonly play = PLAY;
  declare protected words: LayoutText;
  protected override readonly placeName = 'spot';
  protected override get asks(): string {
    const { view, words } = this;
    return view.phase === 'between' ? words.begin : isBanker(view) ? words.turnUp : words.open;
  }

  #stage: Stage | undefined;
  /** Whether a chip that is laid gets a copper. */
  #copper = false;
  /** Whether a tap on the layout means the places between its cards, where there is no room for both. */
  #between = false;
  /** Where a stake is laid on which a copper comes right after it. */
  #coppering: string | undefined;

  protected override limits({ options }: View): string {
    const { words } = this;
    const { variant, cap, min, max } = options;
    const bet = max > 0 ? words.range(chips(min), chips(max)) : min > 1 || cap === 0 ? words.from(chips(min)) : '';
    const all = cap > 0 ? words.capIs(chips(cap)) : '';
    return `${words[variant]} · ${bet}${bet && all && ', '}${all}`;
  }

  protected override tray({ options: { cap, max } }: View): readonly number[] {
    const values: number[] = CHIP_VALUES.filter(value => value <= (cap || max || 100));
    return values.length > TRAY ? values.filter(value => value !== 10).slice(0, TRAY) : values;
  }

  protected override get firstChip(): number {
    return this.view.options.variant === 'buch' ? 0 : 1;
  }

  // ---- steps -------------------------------------------------------------------------------------------------------

  protected override async perform(step: Step): Promise<void> {
    const { action, actor, events, view } = step;
    this.count(step);
    // the layout on which the step is shown must be there
    if (view.options.variant === 'classic' && !this.table.later(CLASSIC)) await this.updateComplete;
    if (actor !== 'croupier') {
      const last = events.findLast(event => ['staked', 'tookBack', 'leftOn'].includes(event.type));
      if ((this.table.seats.includes(actor) || this.table.seats.includes('onlooker')) && last) {
        this.afterglow = false;
        if (last.type === 'staked') this.landed = last.spot;
      }
      if (last?.type === 'staked') this.table.sounds('chip');
      return;
    }
    if (action?.type !== 'turn') return;
    this.#stage = { takes: [], pays: [], left: view.left + action.takes.length + action.pays.length };
    this.requestUpdate();
    await this.updateComplete;
    this.table.announce(`${this.words.closed}.`);
    await this.table.motion.pause(RESTS.closed);
    for (const event of events) if (event.type === 'card') await this.#layCard(event.side, event.card);
    await this.table.motion.pause(RESTS.dealt);
    this.#stage = undefined;
    this.afterglow = true;
  }

  async #layCard(side: Side, card: Card): Promise<void> {
    const stage = this.#stage;
    // another table has begun
    if (!stage) return;
    this.#stage = { ...stage, [side]: [...stage[side], card], left: stage.left - 1 };
    this.requestUpdate();
    await this.updateComplete;
    this.table.sounds('card');
    const laid = this.renderRoot.querySelector(`.${side} .card:last-of-type`);
    const pack = this.renderRoot.querySelector('.pack .card');
    deal(this.table.motion, laid, pack);
    await this.table.motion.pause(RESTS.turnCard);
  }

  /**
   * Draws the card's back, and makes the book of the first seat before it is dealt, a card in a task: all at once would
   * hold up the first frame.
   */
  protected override firstUpdated(): void {
    setTimeout(() => this.requestUpdate());
    for (const [place, rank] of SINGLES.entries())
      setTimeout(
        () => this.table.symbols.face(`${leafSize(this.table.shape)} ${cardOf(this.view, 0, rank)}`),
        100 + place,
      );
  }

  protected override clearCloth(): void {
    super.clearCloth();
    this.#stage = undefined;
    this.#copper = false;
    this.#between = false;
  }

  protected override async linger({ action, events, view }: Step): Promise<void> {
    if (action?.type !== 'turn') return;
    const lines = this.own(view)?.lines ?? [];
    if (lines.some(({ outcome }) => outcome === 'won')) this.table.sounds('win');
    if (this.table.motion.moves)
      await payOut(this.renderRoot, this.table.motion, [this.purseBefore, this.purseOf(view)]);
    const settled = events.some(event => event.type === 'line' && this.table.seats.includes(event.seat));
    await this.table.motion.pause(settled ? RESTS.result : RESTS.noResult);
  }

  protected override narrate({ action, actor, events, view }: Step): string {
    const { words } = this;
    const scene = this.#scene(view);
    const classic = this.#classic(view);
    if (action?.type === 'turn') return turnSpoken(scene, classic, action, events);
    if (actor === 'croupier') return croupierSpoken(scene, classic);
    const who = actor === view.seat ? '' : this.names.person(actor) + words.colon;
    if (action?.type === 'done') return this.table.people[actor]?.level ? '' : who && who + words.ready;
    // a stake on which a copper comes right after it is told with that
    const follows = action?.type === 'stake' && actor === view.seat && action.spot === this.#coppering;
    this.#coppering = undefined;
    if (follows) return '';
    const changes = events.flatMap(event => ('spot' in event ? [scene.field(event.spot, view.punters[actor])] : []));
    if (actor === view.seat && changes.length > 0) changes.push(words.purseIs(chips(this.purseOf(view))));
    return who + changes.join('. ');
  }

  // ---- looking at the view -----------------------------------------------------------------------------------------

  /** The part of the classic layout, where that is played. */
  #classic({ options }: View) {
    return options.variant === 'classic' ? this.table.later(CLASSIC) : undefined;
  }

  /** The table as its parts need it. */
  #scene(view: View): Scene {
    const shows = this.afterglow && !this.#stage;
    // what has come back lies nowhere any more
    const linesOf = (seat: number): readonly Line[] =>
      (shows && view.punters[seat]?.lines.filter(({ outcome }) => outcome !== 'returned')) || [];
    const scene = {
      html,
      button,
      pile: (amount: number, look?: StakeLook) => stakePile(this.table.symbols, amount, look),
      face: (card: KnownCard, size: FaceSize, marks?: string) => cardFace(card, size, this.names.card(card), marks),
      words: this.words,
      language: this.table.language,
      view,
      legal: this.legal,
      own: this.own(view),
      seat: this.seatOf(view),
      ownSeats: this.table.seats,
      playing: this.table.playing,
      shape: this.table.shape,
      german: this.table.setting('faces') === 'german',
      opened: (name: string) => this.table.drawers.isOpen(name),
      stage: this.#stage,
      shows,
      copper: this.#copper,
      between: this.#between && this.table.shape !== 'wide',
      back: this.howBack(),
      hovered: this.hovered,
      ghost: this.laidOn(this.hovered),
      laid: this.nextLaid(view),
      lines: linesOf(view.seat as number),
      linesOf,
      person: (seat: number) => this.names.person(seat),
      name: (card: KnownCard) => this.names.card(card),
      suits: this.table.cardWords.suits,
    };
    return { ...scene, ...namesOf(scene, this.table.cardWords.ranks, this.#classic(view)) };
  }

  // ---- the cloth ---------------------------------------------------------------------------------------------------

  protected override cloth(view: View): TemplateResult {
    const scene = this.#scene(view);
    const holds = isBanker(view) ? 'banks' : '';
    return html`<div class="body ${view.options.variant} ${holds}">
      ${view.options.variant === 'classic' ? this.#classicAreas(scene) : this.#bookAreas(scene)}
    </div>`;
  }

  /** The areas of a book game: the case-keeper has its place on a wide cloth, and opens over a smaller one. */
  #bookAreas(scene: Scene): TemplateResult {
    return html`${this.saying(statusLine(scene, undefined, false))} ${bank(scene, undefined, () => this.#back())}
    ${book(scene)} ${others(scene, undefined)}
    ${this.table.shape === 'wide' ? caseKeeper(scene) : drawerButtons(scene, othersStaked(scene))}`;
  }

  /** The areas of the classic layout: the abacus has its place on a wide cloth; on a smaller one each card shows its count. */
  #classicAreas(scene: Scene): TemplateResult {
    const classic = this.#classic(scene.view);
    const button = html`<span data-zone="odds">${odds(scene)}</span>`;
    return html`${this.saying(statusLine(scene, classic, false))} ${bank(scene, classic, () => this.#back())}
    ${classic?.calls(scene)} ${classic?.layout(scene, button)} ${others(scene, classic)}
    ${
      this.table.shape === 'wide'
        ? html`<div class="case" part="case">${classic?.abacus(scene)}</div>`
        : html`<p class="unseen">${classic?.abacusTold(scene)}</p>`
    }`;
  }

  protected override firstParts(): readonly LazyChunk<object>[] {
    return this.table.given('variant') === 'classic' ? [...super.firstParts(), CLASSIC] : super.firstParts();
  }

  protected override drawers(): DrawersByName {
    const scene = (): Scene => this.#scene(this.view);
    const classic = () => this.#classic(this.view);
    return {
      ...super.drawers(),
      others: () => [this.words.others, others(scene(), classic())],
      case: () => [this.words.fallen, keeper(scene())],
      odds: () => [this.words.odds, html`<div class="odds">${this.table.later(ODDS)?.panel(scene())}</div>`],
      history: () => [
        this.words.turnHistory.turns,
        this.#turns(scene(), classic() ? this.words.classicLayout : this.words),
      ],
    };
  }

  #turns(scene: Scene, sides: Past['sides']) {
    return this.table.later(HISTORY)?.list(this, scene, {
      sides,
      log: this.log,
      game: this.table.game,
      redraw: () => this.requestUpdate(),
      load: chunk => this.table.load(chunk),
      failed: this.table.fail,
    });
  }

  /** The turns played are listed where the croupier is this table's own, and keeps a log. */
  protected override menuItems(): TemplateResult | typeof nothing {
    return this.table.hasLog ? button('history', this.words.turnHistory.turns, { kind: 'quiet' }) : nothing;
  }

  #back(): TemplateResult {
    // the first drawing does not wait for it: until then the style sheet draws one
    const drawn = this.hasUpdated;
    return html`<span class="card back"
      >${drawn ? html`<svg viewBox="0 0 250 350" aria-hidden="true" data-back></svg>` : nothing}</span
    >`;
  }

  // ---- the bar -----------------------------------------------------------------------------------------------------

  protected override bar(view: View): TemplateResult {
    if (this.table.seats[0] === 'onlooker') return this.lookersBar();
    const scene = this.#scene(view);
    return bar(scene, {
      purse: this.purseSign(view),
      tray: [this.trayChips(view), this.#classic(view)?.copperSwitch(scene)],
      acts: this.acts(view),
    });
  }

  protected override undoable(view: View): boolean {
    return view.phase === 'stake' && this.touched && !hasSeat(view.done, this.seatOf(view));
  }

  // ---- hands and keys ----------------------------------------------------------------------------------------------

  protected override shortcut(key: string): Shortcut | undefined {
    const isClassic = this.view.options.variant === 'classic';
    const isOnPlace = isClassic && this.renderRoot.querySelector('[data-plane] :focus');
    return (isOnPlace && PLACE_KEYS[key]) || (isClassic && CLASSIC_KEYS[key]) || (KEYS[key] ?? super.shortcut(key));
  }

  protected override commands(): Commands {
    return {
      ...super.commands(),
      prime: {
        does: () => {
          if (this.offer('buyIn') && !this.offer('done')) this.buyIn();
          else this.table.intend({ type: 'done' });
        },
        isMain: true,
        isAskedFor: true,
      },
      paroli: { does: spot => this.stakes({ type: 'paroli', spot }) },
      copper: {
        does: (by, from) => {
          const spot = by === 'key' ? from.closest<HTMLElement>('[data-drop]')?.dataset.drop : undefined;
          if (spot && this.#turnCopper(spot)) return;
          this.#copper = !this.#copper;
          if (by === 'key') this.table.announce(this.#classic(this.view)?.meansOf(this.#copper, this.words) ?? '');
        },
      },
      between: {
        does: () => {
          this.#between = !this.#between;
        },
      },
      history: {
        does: () => {
          if (!this.table.drawers.toggle('history')) return;
          // the menu in which it was opened has gone
          void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.drawer.history')?.focus());
        },
      },
      move: {
        does: (way, from) => {
          this.table.load(CLASSIC).then(({ move }) => move(from, way), this.table.fail);
        },
      },
    };
  }

  /** A finger on the classic layout is shown where its chip would fall. */
  protected override grasp(event: PointerEvent): void {
    super.grasp(event);
    const isThere = (event.target as Element).closest('.board');
    if (!isThere || event.pointerType === 'mouse' || this.table.playing) return;
    this.#classic(this.view)?.aim(event, this.renderRoot as ShadowRoot, {
      show: place => {
        this.hovered = place;
        this.requestUpdate();
      },
      lay: place => this.lay(place, this.chosenChip(this.view)),
    });
  }

  /** Turns the switch of the coppers off when the next person takes the screen. */
  protected override takeHand(hand: number): void {
    this.#copper = false;
    super.takeHand(hand);
  }

  #stakeOn(spot: string, view = this.view): Stake | undefined {
    return this.own(view)?.stakes.find(stake => stake.spot === spot);
  }

  /** Lays a copper on a stake, or takes it away. @returns whether there was one. */
  #turnCopper(spot: string): boolean {
    const stake = this.#stakeOn(spot);
    if (stake) this.stakes({ type: stake.coppered ? 'uncopper' : 'copper', spot });
    return stake !== undefined;
  }

  protected override lay(spot: string, value: number): void {
    const stake = this.#stakeOn(spot);
    const copper = this.#copper && !stake?.coppered && !isCall(spot) ? [{ type: 'copper', spot } as const] : [];
    if (stake && copper[0]) return this.stakes(...copper);
    const laid = this.laidOn(spot, value);
    // Where nothing is offered, the least stake asks for the reason.
    const amount = laid || (stake ? 1 : this.view.options.min);
    if (laid && copper[0]) this.#coppering = spot;
    this.stakes({ type: 'stake', spot, amount }, ...(laid ? copper : []));
  }

  protected override takeBack(spot: string, value: number): void {
    const stake = this.#stakeOn(spot);
    if (!stake) return;
    const offers = this.legal.filter(offer => offer.type === 'takeBack' && offer.spot === spot) as readonly {
      readonly amount: unknown;
    }[];
    const part = offers.find(({ amount }) => typeof amount === 'object')?.amount as
      { readonly max: number } | undefined;
    const whole = offers.find(({ amount }) => typeof amount === 'number')?.amount as number | undefined;
    const amount = part && value <= part.max ? value : (whole ?? part?.max ?? Math.min(value, stake.amount));
    this.stakes({ type: 'takeBack', spot, amount });
  }
}

/** Registers the layout, under its own tag or another, in the page's registry or another. */
export const defineFaroLayout = (tag = 'faro-layout', registry?: CustomElementRegistry): void =>
  defineElement(FaroLayout, 'faro-layout', tag, registry);

declare global {
  interface HTMLElementTagNameMap {
    'faro-layout': FaroLayout;
  }
}
