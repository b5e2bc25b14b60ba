import { html, nothing, unsafeCSS, type CSSResultGroup, type TemplateResult } from 'lit';
import type { Card, KnownCard } from '../../cards/card.js';
import { hasSeat } from '../../stakes/seats.js';
import { back } from '../../table/art/backs.js';
import { CHIP_VALUES } from '../../table/art/chips.js';
import type { FaceSize } from '../../table/art/family.js';
import { purseSetting, settingsOf, type Given, type Setting } from '../../table/attributes.js';
import { BankTable } from '../../bank/bank-table.js';
import { barStyles } from '../../bank/bar.styles.js';
import { stakeStyles } from '../../bank/stakes.styles.js';
import { deal } from '../../table/deal.js';
import { registerOwn, type SomeOf } from '../../table/text/own.js';
import { defineElement } from '../../table/define.js';
import { drawer } from '../../table/frame.js';
import type { Keys, Shortcut } from '../../table/keyboard.js';
import type { LazyChunk } from '../../table/lazy.js';
import { chips } from '../../table/messages.js';
import type { Person } from '../../table/people.js';
import { button, cardFace, stakePile, type StakeLook } from '../../table/pieces.js';
import type { StepOf } from '../../table/session.js';
import { tableStyles } from '../../table/table.styles.js';
import { RESTS } from '../../table/timing.js';
import type { LayoutText } from '../text/en.js';
import { LAYOUT_TEXTS } from '../text/texts.js';
import { boxStyles } from '../../table/box.styles.js';
import { oddsButton } from '../../bank/odds-button.js';
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
import { caseKeeper, drawerButtons, keeper } from './case-keeper.js';
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

  protected override readonly gameName = 'Faro';
  protected override readonly texts = LAYOUT_TEXTS;
  declare protected words: LayoutText;
  protected override readonly player = punter;
  protected override readonly game = faro;
  protected override readonly helpParts = HELP;
  protected override readonly everybody = 'you, Anna:easy, Bruno:medium, Clara:hard';
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

  /** With books a suit each, and a seat for the banker if he has one (F16). */
  protected override get seats(): readonly [number, number] {
    const banker = this.banker === 'lot' || this.banker === 'seat' ? 1 : 0;
    return this.#isBook ? [FEWEST_BOOKS + banker, 4 + banker] : [1 + banker, OPTIONS.purses.seats];
  }

  get #isBook(): boolean {
    return this.variant !== 'classic' && this.variant !== 'pharo';
  }

  protected override limits({ options }: View): string {
    const { words } = this;
    const { variant, cap, min, max } = options;
    const bet = max > 0 ? words.range(chips(min), chips(max)) : min > 1 || cap === 0 ? words.from(chips(min)) : '';
    const all = cap > 0 ? words.capIs(chips(cap)) : '';
    return `${words[variant]} · ${bet}${bet && all && ', '}${all}`;
  }

  protected override seating(people: readonly Person[]): Pick<Options, 'purses'> {
    return this.pursesOf(people, (this.#isBook ? OPTIONS.purses.default : PRESETS.classic.purses!)[0]!);
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
    if (view.options.variant === 'classic' && !this.later(CLASSIC)) await this.updateComplete;
    if (actor !== 'croupier') {
      const last = events.findLast(event => ['staked', 'tookBack', 'leftOn'].includes(event.type));
      if ((this.ownSeats.includes(actor) || this.ownSeats.includes('onlooker')) && last) {
        this.afterglow = false;
        if (last.type === 'staked') this.landed = last.spot;
      }
      if (last?.type === 'staked') this.sounds('chip');
      return;
    }
    if (action?.type !== 'turn') return;
    this.#stage = { takes: [], pays: [], left: view.left + action.takes.length + action.pays.length };
    this.requestUpdate();
    await this.updateComplete;
    this.speak(`${this.words.closed}.`);
    await this.motion.pause(RESTS.closed);
    for (const event of events) if (event.type === 'card') await this.#layCard(event.side, event.card);
    await this.motion.pause(RESTS.dealt);
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
    this.sounds('card');
    const laid = this.renderRoot.querySelector(`.${side} .card:last-of-type`);
    const pack = this.renderRoot.querySelector('.pack .card');
    deal(this.motion, laid, pack);
    await this.motion.pause(RESTS.turnCard);
  }

  /**
   * Draws the card's back, and makes the book of the first seat before it is dealt, a card in a task: all at once would
   * hold up the first frame.
   */
  protected override firstUpdated(): void {
    setTimeout(() => this.requestUpdate());
    for (const [place, rank] of SINGLES.entries())
      setTimeout(() => this.symbols.face(`${leafSize(this.shape)} ${cardOf(this.view, 0, rank)}`), 100 + place);
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
    if (lines.some(({ outcome }) => outcome === 'won')) this.sounds('win');
    if (this.motion.moves) await payOut(this.renderRoot, this.motion, [this.purseBefore, this.purseOf(view)]);
    const settled = events.some(event => event.type === 'line' && this.ownSeats.includes(event.seat));
    await this.motion.pause(settled ? RESTS.result : RESTS.noResult);
  }

  protected override narrate({ action, actor, events, view }: Step): string {
    const { words } = this;
    const scene = this.#scene(view);
    const classic = this.#classic(view);
    if (action?.type === 'turn') return turnSpoken(scene, classic, action, events);
    if (actor === 'croupier') return croupierSpoken(scene, classic);
    const who = actor === view.seat ? '' : this.personAt(actor) + words.colon;
    if (action?.type === 'done') return this.people[actor]?.level ? '' : who && who + words.ready;
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
    return options.variant === 'classic' ? this.later(CLASSIC) : undefined;
  }

  /** What the parts of the table need of it. */
  #scene(view: View): Scene {
    const shows = this.afterglow && !this.#stage;
    // what has come back lies nowhere any more
    const linesOf = (seat: number): readonly Line[] =>
      (shows && view.punters[seat]?.lines.filter(({ outcome }) => outcome !== 'returned')) || [];
    const scene = {
      html,
      button,
      pile: (amount: number, look?: StakeLook) => stakePile(this.symbols, amount, look),
      face: (card: KnownCard, size: FaceSize, marks?: string) => cardFace(card, size, this.nameOf(card), marks),
      words: this.words,
      language: this.language,
      view,
      legal: this.legal,
      own: this.own(view),
      seat: this.seatOf(view),
      ownSeats: this.ownSeats,
      playing: this.playing,
      shape: this.shape,
      german: this.setting('faces') === 'german',
      opened: (name: string) => this.opened.has(name),
      stage: this.#stage,
      shows,
      copper: this.#copper,
      between: this.#between && this.shape !== 'wide',
      back: this.howBack(),
      hovered: this.hovered,
      ghost: this.laidOn(this.hovered),
      laid: this.nextLaid(view),
      lines: linesOf(view.seat as number),
      linesOf,
      person: (seat: number) => this.personAt(seat),
      name: (card: KnownCard) => this.nameOf(card),
      suits: this.cardWords.suits,
    };
    return { ...scene, ...namesOf(scene, this.cardWords.ranks, this.#classic(view)) };
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
    ${this.shape === 'wide' ? caseKeeper(scene) : drawerButtons(scene, othersStaked(scene))}`;
  }

  /** The areas of the classic layout: the abacus has its place on a wide cloth; on a smaller one each card shows its count. */
  #classicAreas(scene: Scene): TemplateResult {
    const classic = this.#classic(scene.view);
    const odds = html`<span data-zone="odds">${oddsButton(this.words.odds, scene.opened('odds'))}</span>`;
    return html`${this.saying(statusLine(scene, classic, false))} ${bank(scene, classic, () => this.#back())}
    ${classic?.calls(scene)} ${classic?.layout(scene, odds)} ${others(scene, classic)}
    ${
      this.shape === 'wide'
        ? html`<div class="case" part="case">${classic?.abacus(scene)}</div>`
        : html`<p class="unseen">${classic?.abacusTold(scene)}</p>`
    }`;
  }

  protected override firstParts(): readonly LazyChunk<object>[] {
    return this.given('variant') === 'classic' ? [...super.firstParts(), CLASSIC] : super.firstParts();
  }

  protected override drawers(view: View): unknown {
    const { words } = this;
    const name = ['others', 'case', 'odds', 'history'].find(name => this.opened.has(name));
    if (!name) return super.drawers(view);
    const scene = this.#scene(view);
    const classic = this.#classic(view);
    const open = (heading: string, content: unknown): TemplateResult => drawer(words, name, heading, content);
    switch (name) {
      case 'others':
        return open(words.others, others(scene, classic));
      case 'case':
        return open(words.fallen, keeper(scene));
      case 'odds':
        return open(words.odds, html`<div class="odds">${this.later(ODDS)?.panel(scene)}</div>`);
      default:
        return open(words.turnHistory.turns, this.#turns(scene, classic ? words.classicLayout : words));
    }
  }

  #turns(scene: Scene, sides: Past['sides']) {
    return this.later(HISTORY)?.list(this, scene, {
      sides,
      log: this.log,
      game: this.game,
      redraw: () => this.requestUpdate(),
      load: chunk => this.load(chunk),
      failed: this.fail,
    });
  }

  /** The turns played are listed where the croupier is this table's own, and keeps a log. */
  protected override menuItems(): TemplateResult | typeof nothing {
    return this.hasLog ? button('history', this.words.turnHistory.turns, { kind: 'quiet' }) : nothing;
  }

  #back(): TemplateResult {
    // the first drawing does not wait for it: until then the style sheet draws one
    const drawn = this.hasUpdated;
    this.symbols.back = () => back(String(this.setting('theme')));
    return html`<span class="card back"
      >${drawn ? html`<svg viewBox="0 0 250 350" aria-hidden="true" data-back></svg>` : nothing}</span
    >`;
  }

  // ---- the bar -----------------------------------------------------------------------------------------------------

  protected override bar(view: View): TemplateResult {
    if (this.ownSeats[0] === 'onlooker') return this.lookersBar();
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

  protected override command(name: string, value: string, from: Element | null): void {
    switch (name) {
      case 'prime':
        if (this.offer('buyIn') && !this.offer('done')) super.command('buy-in', '', from);
        else this.intend({ type: 'done' });
        break;
      case 'paroli':
        this.stakes({ type: 'paroli', spot: value });
        break;
      case 'copper': {
        const spot = value === 'key' ? from?.closest<HTMLElement>('[data-drop]')?.dataset.drop : undefined;
        if (spot && this.#turnCopper(spot)) break;
        this.#copper = !this.#copper;
        if (value === 'key') this.speak(this.#classic(this.view)?.meansOf(this.#copper, this.words) ?? '');
        break;
      }
      case 'between':
        this.#between = !this.#between;
        break;
      case 'history':
        this.opened.delete('menu');
        if (this.opened.delete(name)) break;
        this.opened.add(name);
        // the menu in which it was opened has gone
        void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>('.drawer.history')?.focus());
        break;
      case 'move':
        this.load(CLASSIC).then(({ move }) => move(from, value), this.fail);
        break;
      default:
        super.command(name, value, from);
    }
  }

  /** A finger on the classic layout is shown where its chip would fall. */
  protected override grasp(event: PointerEvent): void {
    super.grasp(event);
    const isThere = (event.target as Element).closest('.board');
    if (!isThere || event.pointerType === 'mouse' || this.playing) return;
    this.#classic(this.view)?.aim(event, this.renderRoot as ShadowRoot, {
      show: place => {
        this.hovered = place;
        this.requestUpdate();
      },
      lay: place => this.lay(place, this.chosenChip(this.view)),
    });
  }

  /** The switch of the coppers belongs to whoever has set it. */
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
