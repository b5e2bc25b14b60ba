import { html, nothing, unsafeCSS, type CSSResultGroup, type TemplateResult } from 'lit';
import { CARDS, RANKS, type Card, type KnownCard } from '../cards/card.js';
import type { Player } from '../game/croupier.js';
import { hasSeat } from '../stakes/seats.js';
import { CHIP_VALUES } from '../ui/art/chips.js';
import { settingOf, settingsOf, type Setting } from '../ui/attributes.js';
import { BankTable } from '../ui/bank/bank-table.js';
import { bankStyles } from '../ui/bank/bank-table.styles.js';
import { defineElement } from '../ui/define.js';
import { icon } from '../ui/icons.js';
import { chips, say, signed, type CommonWords, type Words } from '../ui/messages.js';
import { framesFrom, framesIn, FRAMES_BACK } from '../ui/motion.js';
import type { Level, Person } from '../ui/people.js';
import { button, cardFace, stakePile } from '../ui/pieces.js';
import type { StepOf } from '../ui/table-element.js';
import { tableStyles } from '../ui/table.styles.js';
import { layoutStyles } from './faro-layout.styles.js';
import { LAYOUT_WORDS } from './messages.js';
import { OPTIONS, PRESETS, FEWEST_BOOKS, type Options } from './options.js';
import { BOOKS } from './pack.js';
import { faro } from './rules.js';
import type { Scene, Told } from './parts/scene.js';
import { callsOf, openSpots, SINGLES } from './spots.js';
import { bankOf, placeOf, type Action, type Line, type Punter, type Side, type Stake, type View } from './table.js';

type Step = StepOf<typeof faro>;
type FlatOptions = { -readonly [Name in Exclude<keyof Options, 'purses'>]: Options[Name] };

/** How much of a turn is to be seen while its cards are laid. */
interface Stage {
  readonly takes: readonly Card[];
  readonly pays: readonly Card[];
  readonly left: number;
}

const SIDES: readonly Side[] = ['takes', 'pays'];
const SIGNS: Readonly<Record<string, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };
const PURSE: Setting = {
  property: 'purse',
  attribute: 'purse',
  rule: { kind: 'integer', min: 0, max: 1e9, default: 100 },
  path: ['purses'],
};
/** Chips in the tray at most. */
const TRAY = 4;

const WHOLE_GAME = async () => (await import('./rules.js')).faro;
const BACKS = () => import('../ui/art/backs.js');
const HELP = () => import('./help.js');
const ODDS = () => import('./parts/odds-panel.js');
const SELDOM = () => import('./parts/seldom.js');
const CLASSIC = () => import('./parts/classic.js');

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
 * @fires {ActionDetail} tv-action - After every action, whoever made it.
 * @fires {ActionDetail} tv-deal - When the croupier shuffles or turns up.
 * @fires {ActionDetail} tv-settle - Once a turn, when it is settled and shown.
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
 * @csspart bar - Chips, purse and buttons.
 * @csspart button - A button of the bar.
 *
 * @cssprop [--tv-cloth=#0c422f] - The cloth; also `--tv-cloth-hi` (its light middle) and `--tv-cloth-lo` (its edge).
 * @cssprop [--tv-text=#f7f0df] - Text on the cloth; `--tv-text-2` for the quieter one.
 * @cssprop [--tv-gilt=#ead29b] - Lettering on the cloth; `--tv-gilt-line` for its lines.
 * @cssprop [--tv-win=#ffdf8e] - What wins; `--tv-win-text` for text on it, `--tv-loss` for losses.
 * @cssprop [--tv-rail=#3a2116] - The rail; also `--tv-rail-hi`, `--tv-rail-lo`, `--tv-rail-text`.
 * @cssprop [--tv-prime=#efd28a] - The main button; also `--tv-prime-lo`, `--tv-prime-text`.
 * @cssprop [--tv-focus=#ffe38c] - The ring of the keyboard focus.
 * @cssprop [--tv-accent=#7a4e00] - The accent of the `plain` theme; `--tv-accent-text` for text on it.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- see above
export class FaroLayout extends BankTable<typeof faro> {
  static override readonly settings: readonly Setting[] = [PURSE, ...settingsOf(OPTIONS)];
  static override readonly styles: CSSResultGroup = [tableStyles, bankStyles, layoutStyles].map(unsafeCSS);

  /** What each seat has at the opening, in chips: 100 with books, else 1000. */
  declare purse: number | undefined;

  protected override readonly gameName = 'Faro';
  protected override readonly wordTable = LAYOUT_WORDS;
  declare protected words: CommonWords & Words<typeof LAYOUT_WORDS>;
  protected override readonly game = faro;
  protected override readonly wholeGame = WHOLE_GAME;
  protected override readonly helpPart = HELP;
  protected override readonly everybody = 'you, Anna:easy, Bruno:medium, Clara:hard';
  protected override readonly placeName = 'spot';
  protected override readonly widest = 960;

  #stage: Stage | undefined;
  /** Whether a chip that is laid gets a copper. */
  #copper = false;
  /** Where the cards lay that are about to be laid away, or into the front. */
  readonly #from = new Map<string, DOMRect>();

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
    const limit =
      cap > 0
        ? say(words.capIs, chips(cap))
        : max > 0
          ? say(words.range, chips(min), chips(max))
          : say(words.from, chips(min));
    return `${words[variant]} · ${limit}`;
  }

  protected override seating(people: readonly Person[]): Pick<Options, 'purses'> {
    const purse =
      this.purse === undefined && !this.#isBook
        ? PRESETS.classic.purses![0]!
        : (settingOf(this, PURSE, () => undefined) as number);
    return { purses: people.map(() => purse) };
  }

  protected override async player(level: Level): Promise<Player<Action, View>> {
    return (await import('./players.js')).punter(level);
  }

  protected override tray({ options: { cap, max } }: View): readonly number[] {
    const values: number[] = CHIP_VALUES.filter(value => value <= (cap || max || 100));
    return values.length > TRAY ? values.filter(value => value !== 10).slice(0, TRAY) : values;
  }

  protected override get firstChip(): number {
    return this.view.options.variant === 'buch' ? 0 : 1;
  }

  // ---- steps -------------------------------------------------------------------------------------------------------

  protected override async perform({ action, actor, events, view }: Step): Promise<void> {
    // What the step brings must be there when it is shown.
    if ((!this.#isPlain(view) && !this.#seldom(view)) || (view.options.variant === 'classic' && !this.later(CLASSIC)))
      await this.updateComplete;
    if (actor !== 'croupier') {
      const last = events.findLast(event => ['staked', 'tookBack', 'leftOn'].includes(event.type));
      if ((this.ownSeats.includes(actor) || this.ownSeats.includes('onlooker')) && last) {
        this.#remember();
        this.afterglow = false;
        if (last.type === 'staked') this.landed = last.spot;
      }
      if (last?.type === 'staked') this.sounds('chip');
      return;
    }
    if (action?.type !== 'turn') return;
    this.#remember();
    this.#stage = { takes: [], pays: [], left: view.left + action.takes.length + action.pays.length };
    this.requestUpdate();
    await this.updateComplete;
    this.bringIntoSight('.bank');
    this.speak(`${this.words.closed}.`);
    await this.motion.pause(300);
    for (const event of events) if (event.type === 'card') await this.#layCard(event.side, event.card);
    await this.motion.pause(400);
    this.#stage = undefined;
    this.afterglow = true;
  }

  async #layCard(side: Side, card: Card): Promise<void> {
    const stage = this.#stage!;
    this.#stage = { ...stage, [side]: [...stage[side], card], left: stage.left - 1 };
    this.requestUpdate();
    await this.updateComplete;
    this.sounds('card');
    const laid = this.renderRoot.querySelector(`.${side} .card:last-of-type`);
    const pack = this.renderRoot.querySelector('.pack .card');
    if (laid && pack && this.motion.moves) {
      void this.motion.animate(laid, framesFrom(laid, pack, true), 280);
      void this.motion.animate(laid, FRAMES_BACK, 280, { part: '::before' });
    }
    await this.motion.pause(360);
  }

  /** Notes where the cards of the book lie, so that they can be seen to travel. */
  #remember(): void {
    if (!this.motion.moves) return;
    for (const card of this.renderRoot.querySelectorAll<HTMLElement>('.mine [data-card]'))
      this.#from.set(card.dataset.card!, card.getBoundingClientRect());
  }

  /** Makes the book of the first seat before it is dealt, a card in a task: all at once would hold up the first frame. */
  protected override firstUpdated(): void {
    for (const [place, rank] of SINGLES.entries())
      setTimeout(() => this.symbols.face(`large ${this.#cardOf(this.view, 0, rank)}`), 100 + place);
  }

  protected override updated(): void {
    super.updated();
    if (this.#from.size === 0 || this.#stage) return;
    for (const card of this.renderRoot.querySelectorAll<HTMLElement>('.mine [data-card]')) {
      const from = this.#from.get(card.dataset.card!);
      const to = card.getBoundingClientRect();
      if (from && Math.hypot(from.x - to.x, from.y - to.y) > 40)
        void this.motion.animate(card, framesFrom(card, { getBoundingClientRect: () => from }), 260);
    }
    this.#from.clear();
  }

  protected override clearCloth(): void {
    super.clearCloth();
    this.#stage = undefined;
    this.#from.clear();
  }

  protected override async linger({ action, events, view }: Step): Promise<void> {
    if (action?.type !== 'turn') return;
    const lines = this.#own(view)?.lines ?? [];
    if (lines.some(({ outcome }) => outcome === 'won')) this.sounds('win');
    const all = (selector: string): Element[] => [...this.renderRoot.querySelectorAll(selector)];
    const pack = this.renderRoot.querySelector('.pack');
    const moves = [
      ...all('.keeper .now').map(mark => this.motion.animate(mark, framesIn('translateY(-14px)'), 260)),
      ...all('.bead.moved').map(bead =>
        this.motion.animate(
          bead,
          [{ transform: `translate(${this.wide ? '-60px' : '0,40px'})` }, { transform: 'none' }],
          400,
        ),
      ),
    ];
    if (pack && this.motion.moves) {
      for (const pile of all('.stake.won .pile')) moves.push(this.motion.animate(pile, framesFrom(pile, pack), 320));
      for (const pile of all('.stake.lost .pile'))
        moves.push(this.motion.animate(pile, framesFrom(pile, pack).reverse(), 320));
    }
    await Promise.all(moves);
    const settled = events.some(event => event.type === 'line' && this.ownSeats.includes(event.seat));
    await this.motion.pause(settled ? 500 : 150);
  }

  protected override narrate({ action, actor, events, view }: Step): string {
    const { words } = this;
    if (action?.type === 'turn') {
      const [now, because] = this.#told(view, true);
      const results = events.flatMap(event => {
        if (event.type !== 'line' || event.line.outcome === 'returned') return [];
        const { net, spot } = event.line;
        return [`${this.personAt(event.seat)}, ${this.#spotName(spot, view.punters[event.seat])}: ${signed(net)}`];
      });
      const two = this.#twoCards(action.takes, action.pays, view);
      return [two, capital(two) === now ? '' : now, ...results, because].filter(Boolean).join('. ');
    }
    if (actor === 'croupier') return [...this.#told(view)].slice(0, 2).join('. ');
    const who = actor === view.seat ? '' : `${this.personAt(actor)}: `;
    if (action?.type === 'done') return who && who + words.ready;
    const changes = events.flatMap(event => {
      if (!('spot' in event)) return [];
      const punter = view.punters[actor]!;
      return [this.#fieldName(event.spot, punter)];
    });
    if (actor === view.seat && changes.length > 0) changes.push(say(words.purseIs, chips(this.purseOf(view))));
    return who + changes.join('. ');
  }

  // ---- looking at the view -----------------------------------------------------------------------------------------

  #own({ seat, punters }: View): Punter | undefined {
    return seat === 'onlooker' ? undefined : punters[seat];
  }

  /** The suit of a seat’s cards; before the first deal the one it will have. */
  #suitOf({ punters }: View, seat: number): string {
    return punters[seat]?.suit || BOOKS[seat % BOOKS.length]!;
  }

  #cardOf(view: View, seat: number, spot: string): KnownCard {
    return (spot + this.#suitOf(view, seat)) as KnownCard;
  }

  #isGerman(): boolean {
    return this.setting('faces') === 'german';
  }

  /** A rank as it stands on the cards. */
  #letter(rank: string): string {
    const court = 'JQK'.indexOf(rank);
    if (court < 0) return rank === 'T' ? '10' : rank;
    return this.#isGerman() ? 'UOK'[court]! : this.words.letters.split(',')[court]!;
  }

  /** A rank in words. */
  #rankName(rank: string): string {
    const ranks = this.cardWords.ranks;
    return ranks.split(',')[RANKS.indexOf(rank)] ?? '';
  }

  /** The name of a place: the punter’s own card, or ranks. */
  #spotName(spot: string, punter?: Punter): string {
    const part = this.view.options.variant === 'classic' ? this.later(CLASSIC) : undefined;
    if (part) return part.nameOf(spot, this.language, rank => this.#rankName(rank));
    return punter?.suit ? this.nameOf((spot + punter.suit) as KnownCard) : this.#rankName(spot);
  }

  #fieldName(spot: string, punter: Punter | undefined): string {
    const { words } = this;
    const name = this.#spotName(spot, punter);
    const stake = punter?.stakes.find(stake => stake.spot === spot);
    if (!stake) return say(words.fieldEmpty, name);
    const copper = stake.coppered ? `, ${this.later(CLASSIC)?.wordsOf(this.language).coppered ?? ''}` : '';
    return say(words.fieldStake, name, chips(stake.amount)) + copper;
  }

  /** The words for the side of a card. */
  #sideWord(side: Side, { options }: View): string {
    return this.words[(side === 'pays') === (options.payingSide === 'right') ? 'right' : 'left'];
  }

  #twoCards(takes: readonly Card[], pays: readonly Card[], { options }: View): string {
    const [taken, paid] = [takes, pays].map(pile => pile.map(card => this.nameOf(card as KnownCard)).join(', ') || '–');
    return options.payingSide === 'right' ? say(this.words.two, paid!, taken!) : say(this.words.two, taken!, paid!);
  }

  /** A seat’s lines of the last turn, the own ones unless another is named, as long as they are shown. */
  #shownLines(view: View, seat = view.seat as number): readonly Line[] {
    return this.afterglow && !this.#stage ? (view.punters[seat]?.lines ?? []) : [];
  }

  /** The line; `settled`: of a turn that has just been settled, though the cloth does not yet show it. */
  #told(view: View, settled = false): Told {
    const { words } = this;
    if (this.#stage && !settled) return [words.closed, words.closedHow];
    const shows = this.afterglow || settled;
    const seldom = this.#seldom(view)?.told(shows, () => this.#result(view));
    if (seldom) return seldom;
    if (shows && view.last) return this.#result(view);
    if (view.phase === 'between') return [words.begin, words.beginHow];
    const why = callsOf(view).length > 0 ? 'call' : this.#own(view)?.standing.length ? 'bound' : undefined;
    return [words.open, this.#asked(view), why];
  }

  /** What is asked of the player now. */
  #asked(view: View): string {
    const { words } = this;
    if (view.phase === 'between') return '';
    const seldom = this.#seldom(view)?.asked();
    if (seldom !== undefined) return seldom;
    if (this.legal.every(({ type }) => type === 'reopen')) return this.playing ? '' : words.waits;
    const call = this.#classic(view)?.asked();
    if (call) return call;
    const { cap } = view.options;
    const room = cap - (view.accounts.cloth[this.seatOf(view)] ?? 0);
    const place = say(words.place, chips(this.chosenChip(view)));
    if (cap === 0 || room === cap) return place;
    return room > 0 ? say(words.room, chips(room)) : words.full;
  }

  #result(view: View): Told {
    const { words } = this;
    const { takes, pays } = view.last!;
    const own = this.#own(view)?.lines ?? [];
    const classic = view.options.variant === 'classic' ? this.later(CLASSIC) : undefined;
    if (classic) {
      const [now, because, why] = classic.result(this.#scene(view), own);
      return [now, `${because} ${this.#asked(view)}`, why];
    }
    const told = own.flatMap(({ spot, outcome, amount, net }) => {
      if (outcome !== 'won' && outcome !== 'lost') return [];
      const side = outcome === 'won' ? 'pays' : 'takes';
      const card = (outcome === 'won' ? pays : takes).at(-1);
      const name = card ? this.nameOf(card as KnownCard) : this.#rankName(spot);
      return [
        say(
          outcome === 'won' ? words.paid : words.took,
          name,
          this.#sideWord(side, view),
          chips(outcome === 'won' ? net : amount),
        ),
      ];
    });
    const because: string[] = view.punters.flatMap(({ lines }, seat) => {
      if (seat === view.seat || (told.length > 0 && view.options.variant === 'buch')) return [];
      const net = lines.reduce((sum, line) => sum + line.net, 0);
      return net === 0 ? [] : [say(net > 0 ? words.won : words.lost, this.personAt(seat), chips(Math.abs(net)))];
    });
    const asked = this.#asked(view);
    const covers = this.#seldom(view)?.covers();
    return [
      capital(told[0] ?? this.#twoCards(takes.slice(-1), pays.slice(-1), view)),
      [...told.slice(1), ...because].map(text => `${capital(text)}.`).join(' ') +
        (covers ? ` ${covers}` : '') +
        ` ${told.length > 0 && view.phase === 'stake' && view.options.variant === 'buch' ? words.again : ''} ${asked}`,
      covers ? 'cover' : 'sides',
    ];
  }

  /** What the parts of the table need of it. */
  #scene(view: View): Scene {
    return {
      html,
      button,
      pile: (amount, look) => stakePile(this.symbols, amount, look),
      face: (card, size, marks) => cardFace(card, size, this.nameOf(card), marks),
      words: this.words,
      language: this.language,
      view,
      legal: this.legal,
      own: this.#own(view),
      ownSeats: this.ownSeats,
      wide: this.wide,
      hovered: this.hovered,
      chip: this.chosenChip(view),
      lines: this.#shownLines(view),
      linesOf: seat => this.#shownLines(view, seat),
      person: seat => this.personAt(seat),
      letter: rank => this.#letter(rank),
      spot: spot => this.#spotName(spot, this.#own(view)),
      rank: rank => this.#rankName(rank),
    };
  }

  /** What most views do not need; nothing until it has come. */
  #seldom(view: View) {
    return this.#isPlain(view) ? undefined : this.later(SELDOM)?.seldom(this.#scene(view));
  }

  /** Whether a view needs none of the parts that most turns of the book game do not need. */
  #isPlain({ options, banker, out, last, ending, turn }: View): boolean {
    return (
      options.variant === 'buch' &&
      options.oddCard !== 'burnFirst' &&
      banker < 0 &&
      out === 0 &&
      last?.complete !== false &&
      ending === null &&
      turn.kind !== 'over' &&
      this.ownSeats.length < 2
    );
  }

  #classic(view: View) {
    return view.options.variant === 'classic'
      ? this.later(CLASSIC)?.classic(this.#scene(view), this.#copper)
      : undefined;
  }

  // ---- the cloth ---------------------------------------------------------------------------------------------------

  protected override cloth(view: View): TemplateResult {
    const { variant } = view.options;
    const isClassic = variant === 'classic';
    const classic = this.#classic(view);
    return html`<div class="body ${variant}">
      ${this.saying(this.#told(view))} ${this.#bank(view)} ${isClassic ? classic?.layout() : this.#mine(view)}
      ${this.#others(view)} ${this.#case(view, classic?.abacus())}
      ${this.opened.has('odds') ? html`<div class="odds" part="odds">${this.later(ODDS)?.panel(this.#scene(view))}</div>` : nothing}
    </div>`;
  }

  #bank(view: View): TemplateResult {
    const { words } = this;
    const { payingSide, variant } = view.options;
    const left = this.#stage?.left ?? view.left;
    const holds = bankOf(view);
    const sides = SIDES.map(side => this.#side(view, side));
    const [first, second] = payingSide === 'right' ? sides : sides.reverse();
    const classic = this.#classic(view);
    return html`<div class="bank" part="bank">
      ${first}
      <div class="pack">
        ${left > 0 ? html`<span class="deck">${this.#back()}</span>` : html`<span class="slot"></span>`}
        <b>${left}</b
        >${holds === Infinity || variant === 'classic' ? (classic?.words.inBox ?? words.bankOpen) : say(words.bank, chips(holds))}
        ${this.#seldom(view)?.aside() ?? nothing}
      </div>
      ${second} ${classic?.legend() ?? nothing}
    </div>`;
  }

  #back(): TemplateResult {
    const set = String(this.setting('theme'));
    const theme = set === 'plain' ? 'green' : set;
    const art = this.later(BACKS);
    if (art) this.symbols.back = art.back(theme);
    return html`<span class="card back"
      >${art ? html`<svg viewBox="0 0 250 350" aria-hidden="true" data-back></svg>` : nothing}</span
    >`;
  }

  /** The card of a side, with the dead ones that it covers. */
  #side(view: View, side: Side): TemplateResult {
    const pile = (this.#stage ?? view.last)?.[side] ?? [];
    const wins = this.afterglow && !this.#stage && view.last?.complete;
    const covered = pile.length - 1;
    const classic = this.#classic(view);
    return html`<div class="side ${side} ${view.turns > 1 ? 'more' : ''}">
      <span class="heap"
        >${
          pile.length === 0
            ? html`<span class="slot"></span>`
            : pile.map((card, place) =>
                cardFace(
                  card as KnownCard,
                  'large',
                  this.nameOf(card as KnownCard),
                  place < covered ? 'covered' : wins && side === 'pays' ? 'marked' : '',
                ),
              )
        }</span
      >
      <span class="lettering">${classic?.words[side] ?? this.words[side]}</span>
    </div>`;
  }

  /** A heading; on narrow tables it opens and closes what follows. */
  #heading(name: string, label: string, note = ''): TemplateResult {
    const small = note && html`<small>${note}</small>`;
    return this.wide
      ? html`<h3>${label}${small}</h3>`
      : html`<h3 data-zone=${name}>
          <button
            class="fold"
            data-do="open"
            data-value=${name}
            aria-expanded=${this.opened.has(name) ? 'true' : 'false'}
          >
            ${label}${small}
          </button>
        </h3>`;
  }

  #isOpen(name: string): boolean {
    return this.wide || this.opened.has(name);
  }

  #others(view: View): TemplateResult | typeof nothing {
    const seats = view.punters.flatMap(({ seated }, seat) => (seated && seat !== view.seat ? [seat] : []));
    if (seats.length === 0) return nothing;
    const staked = seats.filter(seat => view.accounts.cloth[seat]! > 0).length;
    return html`<div class="oth" part="others">
      ${this.#heading('others', this.words.others, this.wide ? '' : say(this.words.ofAll, staked, seats.length))}
      ${this.#isOpen('others') ? seats.map(seat => this.#other(view, seat)) : nothing}
    </div>`;
  }

  #other(view: View, seat: number): TemplateResult {
    const { words } = this;
    const { stakes } = view.punters[seat]!;
    const shown = this.#shownLines(view, seat);
    const classic = this.#classic(view);
    const bet = ({ spot, amount }: Stake, line?: Line): TemplateResult =>
      html`<li>
        ${cardFace(this.#cardOf(view, seat, spot), 'small', this.#spotName(spot, view.punters[seat]), line?.outcome === 'lost' ? 'dim' : '')}
        ${stakePile(this.symbols, amount, { state: look(line), note: line?.outcome === 'won' ? `+ ${chips(line.net)}` : '' })}
        <span class="unseen">${say(words.staked, chips(amount))}</span>
      </li>`;
    const name = html`${classic?.mark(seat) ?? this.#suitSign(view, seat)}<b>${this.personAt(seat)}</b
      ><i>${chips(view.accounts.purses[seat]!)}</i>`;
    const hasLeft = view.deal > 0 && !hasSeat(view.dealtIn, seat) && seat !== view.banker;
    return html`<div class="p ${hasSeat(view.out, seat) || hasLeft ? 'gone' : ''}">
      <div class="name">
        ${
          this.ownSeats.includes(seat)
            ? html`<span data-zone="seat-${seat}"
                ><button class="button quiet" data-do="punter" data-value=${seat}>${name}</button></span
              >`
            : name
        }${seat === view.banker ? html`<small>${say(words.bank, '')}</small>` : hasSeat(view.done, seat) ? html`<small class="ready">${words.ready}</small>` : nothing}
      </div>
      ${
        view.options.variant === 'classic'
          ? classic?.ledger(seat)
          : html`<ul>
              ${shown.map(line => bet(line, line))}${stakes.map(stake => bet(stake))}
              ${stakes.length + shown.length === 0 && view.options.variant === 'buch' ? html`<li class="closed"><span class="card back"></span></li>` : nothing}
            </ul>`
      }
    </div>`;
  }

  /** The sign of a seat’s suit. */
  #suitSign({ options, punters }: View, seat: number): TemplateResult | typeof nothing {
    const suit = punters[seat]?.suit;
    return options.variant === 'buch' && suit ? this.#sign(suit) : nothing;
  }

  #sign(suit: string): TemplateResult {
    return this.#isGerman()
      ? html`<span class="sign" aria-hidden="true">${cardFace(`A${suit}` as KnownCard, 'small', '')}</span>`
      : html`<span class="sign ${suit}" aria-hidden="true">${SIGNS[suit]}&#xfe0e;</span>`;
  }

  /** The case-keeper: a place for each card, filled as it goes (right full, left hollow). */
  #keeper(view: View): TemplateResult {
    const { words } = this;
    const ranks = [...'A23456789TJQK'];
    const right: Side = view.options.payingSide === 'right' ? 'pays' : 'takes';
    const last = view.last ? [view.last.takes.at(-1), view.last.pays.at(-1)] : [];
    const rows = BOOKS.map(suit => {
      const told: string[] = [];
      const cells = ranks.map(rank => {
        const card = (rank + suit) as KnownCard;
        const place = placeOf(view, card);
        const where = place === 'takes' || place === 'pays' ? (place === right ? 'right' : 'left') : place;
        if (where === 'right' || where === 'left' || where === 'covered')
          told.push(`${this.nameOf(card)} ${words[where]}`);
        return html`<i class="${where} ${last.includes(card) ? 'now' : ''}" data-gone=${card}></i>`;
      });
      return html`<div role="img" aria-label=${told.join(', ') || words.nothingGone}>${this.#sign(suit)}${cells}</div>`;
    });
    return html`<div class="keeper">
      <div aria-hidden="true"><span></span>${ranks.map(rank => html`<b>${this.#letter(rank)}</b>`)}</div>
      ${rows}
    </div>`;
  }

  /** The case-keeper: the abacus of the classic game, which is always to be seen, or the grid. */
  #case(view: View, abacus: TemplateResult | undefined): TemplateResult {
    const { words } = this;
    const isClassic = view.options.variant === 'classic';
    const all = view.gone.filter(place => place !== 7).length;
    const gone = view.gone.filter(place => place !== 0 && place !== 7).length;
    // nothing can have gone before the first deal
    const shows = !isClassic && view.deal > 0 && this.#isOpen('case');
    return html`<div class="case" part="case">
      ${isClassic ? abacus : this.#heading('case', words.fallen, say(words.ofAll, gone, all))}
      ${shows ? this.#keeper(view) : nothing}
      <div class="legend">
        ${
          shows
            ? html`<span class="right" aria-hidden="true">${words.right}</span
                ><span class="left" aria-hidden="true">${words.left}</span>`
            : nothing
        }
        <span class="tools" data-zone="odds">${this.#oddsButton()}</span>
      </div>
    </div>`;
  }

  #oddsButton(): TemplateResult {
    const label = this.words.odds;
    return html`<button
      class="tool"
      data-do="open"
      data-value="odds"
      aria-expanded=${this.opened.has('odds') ? 'true' : 'false'}
      aria-label=${label}
      title=${label}
    >
      ${icon('chart')}
    </button>`;
  }

  // ---- the own book ------------------------------------------------------------------------------------------------

  #mine(view: View): TemplateResult | typeof nothing {
    const own = this.#own(view);
    if (!own) return nothing;
    const { words } = this;
    const seat = this.seatOf(view);
    const { cap, variant } = view.options;
    const staked = view.accounts.cloth[seat]!;
    const lines = this.#shownLines(view);
    const isBanker = view.banker === seat;
    const gone =
      variant === 'buch'
        ? SINGLES.filter(rank => this.#isGone(view, rank) && !lines.some(({ spot }) => spot === rank))
        : [];
    return html`<div class="mine ${isBanker ? 'banks' : ''}">
      <div class="who">
        <span class="plate"
          ><b>${this.personAt(seat)}</b><i>${chips(this.purseOf(view))}</i>${this.#suitSign(view, seat)}</span
        >
        <div class="gauge" ?hidden=${isBanker}>
          ${cap > 0 ? say(words.stakedOf, chips(staked), chips(cap)) : say(words.staked, chips(staked))}
          ${
            cap > 0
              ? html`<svg viewBox="0 0 ${cap} 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width=${Math.min(staked, cap)} height="1"></rect>
                </svg>`
              : nothing
          }
        </div>
      </div>
      ${
        isBanker
          ? nothing
          : html`<div class="front" role="group" aria-label=${words.front} data-zone="front">
                ${lines.map(line => this.#played(view, line))}${own.stakes.map(stake => this.#staked(view, stake))}
              </div>
              <div class="away">
                ${gone.length > 0 ? html`<small>${words.away}</small>` : nothing}
                <div>
                  ${gone.map(
                    rank =>
                      html`<span data-card=${rank}
                        >${cardFace(this.#cardOf(view, seat, rank), 'small', this.nameOf(this.#cardOf(view, seat, rank)), 'dim')}</span
                      >`,
                  )}
                </div>
              </div>
              <div class="fan" part="layout" role="group" aria-label=${words.book} data-zone="fan">
                ${SINGLES.map(rank => this.#leaf(view, own, rank))}
              </div>`
      }
    </div>`;
  }

  /** Whether the own card of a rank has gone. */
  #isGone(view: View, rank: string): boolean {
    const { variant } = view.options;
    const place = (suit: string): string => placeOf(view, (rank + suit) as KnownCard);
    return variant === 'buch'
      ? !!this.#own(view)?.suit && place(this.#own(view)!.suit) !== 'pack'
      : CARDS.filter(card => card[0] === rank).every(card => placeOf(view, card) !== 'pack');
  }

  /** A card of the own book, or the gap that it has left. */
  #leaf(view: View, own: Punter, rank: string): TemplateResult {
    const seat = this.seatOf(view);
    const staked = own.stakes.some(({ spot }) => spot === rank);
    const card = this.#cardOf(view, seat, rank);
    const isGone = this.#isGone(view, rank);
    const isOpen = view.phase === 'stake' && openSpots(view, seat).includes(rank);
    // books are handed out with the first deal; before it their places are marked
    const isAway = view.deal === 0 || (view.options.variant === 'buch' && isGone);
    return html`<button
      part="field"
      class=${staked || isAway ? 'gap' : ''}
      data-do="field"
      data-value=${rank}
      data-drop=${rank}
      aria-disabled=${isOpen ? nothing : 'true'}
      aria-label=${this.#fieldName(rank, own) + (isGone ? this.words.fieldClosed : '')}
    >
      ${
        staked || isAway
          ? html`<span class="slot"></span>`
          : html`<span data-card=${rank} aria-hidden="true">${cardFace(card, 'large', '', isGone ? 'dim' : '')}</span>`
      }
    </button>`;
  }

  #staked(view: View, { spot, amount, bent }: Stake): TemplateResult {
    const card = this.#cardOf(view, this.seatOf(view), spot);
    return html`<button
      class="one ${bent ? 'bent' : ''}"
      part="field"
      data-do="field"
      data-value=${spot}
      data-drop=${spot}
    >
      <span class="unseen">${this.#fieldName(spot, this.#own(view))}</span>
      <span data-card=${spot} aria-hidden="true">${cardFace(card, 'compact', '')}</span
      >${stakePile(this.symbols, amount)}
    </button>`;
  }

  /** A card that the last turn has decided. */
  #played(view: View, line: Line): TemplateResult {
    const { spot, amount, outcome, net } = line;
    const card = this.#cardOf(view, this.seatOf(view), spot);
    const won = outcome === 'won';
    return html`<div class="one ${outcome}">
      <span data-card=${spot}
        >${cardFace(card, 'compact', `${this.nameOf(card)}, ${signed(net)}`, won ? 'marked' : outcome === 'lost' ? 'dim' : '')}</span
      >${stakePile(this.symbols, amount, { state: look(line), note: won ? `+ ${chips(net)}` : outcome === 'split' ? signed(net) : '' })}
      ${this.#seldom(view)?.paroli(spot)}
    </div>`;
  }

  // ---- the bar -----------------------------------------------------------------------------------------------------

  protected override bar(view: View): TemplateResult {
    const { words } = this;
    const seldom = this.#seldom(view);
    const isBanker = view.banker === view.seat;
    const fresh = this.offer('rebet') !== undefined && !this.touched;
    const empty = this.playing ? undefined : seldom?.emptyBar(this.purseSign(view));
    if (empty) return empty;
    const label =
      view.phase === 'between' ? words.newDeal : view.options.variant === 'classic' ? words.nextTurn : words.turnUp;
    return html`<div class="bar ${fresh ? 'fresh' : ''}" part="bar">
      ${isBanker ? nothing : [this.trayChips(view), this.#classic(view)?.copperSwitch()]} ${this.purseSign(view)}<span
        class="space"
      ></span>
      <div class="acts" role="toolbar" aria-label=${words.actions} data-zone="acts">
        ${isBanker ? nothing : this.acts(view)}
        ${button('prime', seldom?.next() ?? label, { key: 'Enter', kind: 'prime', off: !this.playing && !this.offer('done') })}
      </div>
    </div>`;
  }

  protected override undoable(view: View): boolean {
    return view.phase === 'stake' && this.touched && !hasSeat(view.done, this.seatOf(view));
  }

  // ---- hands and keys ----------------------------------------------------------------------------------------------

  protected override shortcut(key: string): readonly [string, string] | undefined {
    if (key === 'k' && this.view.options.variant === 'classic') return ['copper', 'key'];
    if (key.startsWith('Arrow')) return ['move', key];
    return key === 'o' ? ['open', 'odds'] : super.shortcut(key);
  }

  protected override command(name: string, value: string, from: Element | null): void {
    switch (name) {
      case 'prime':
        if (this.offer('buyIn') && !this.offer('done')) super.command('buy-in', '', from);
        else if (!this.impatient && this.intend({ type: 'done' })) this.touched = false;
        break;
      case 'copper': {
        const spot = value === 'key' ? from?.closest<HTMLElement>('[data-drop]')?.dataset.drop : undefined;
        if (!spot || !this.#turnCopper(spot)) this.#copper = !this.#copper;
        break;
      }
      case 'move':
        void this.load(CLASSIC).then(({ move }) => move(from, value));
        break;
      default:
        super.command(name, value, from);
    }
  }

  /** Lays a copper on a stake, or takes it away. @returns whether there was one. */
  #turnCopper(spot: string): boolean {
    const stake = this.#own(this.view)?.stakes.find(stake => stake.spot === spot);
    if (stake) this.stakes({ type: stake.coppered ? 'uncopper' : 'copper', spot });
    return stake !== undefined;
  }

  protected override lay(spot: string, value: number): void {
    if (this.#copper && this.#turnCopper(spot)) return;
    const offer = this.offer('stake', spot);
    const range = offer && typeof offer.amount === 'object' ? offer.amount : undefined;
    // Where nothing is offered, the least stake asks for the reason.
    const staked = this.#own(this.view)?.stakes.some(stake => stake.spot === spot);
    const least = staked ? 1 : this.view.options.min;
    const amount = range ? Math.max(range.min, Math.min(range.max, value)) : least;
    const copper = this.#copper && !spot.includes('>') ? [{ type: 'copper', spot } as const] : [];
    this.stakes({ type: 'stake', spot, amount }, ...copper);
  }

  protected override takeBack(spot: string, value: number): void {
    const stake = this.#own(this.view)?.stakes.find(stake => stake.spot === spot);
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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How a settled stake looks. */
const look = (line?: Line): '' | 'won' | 'lost' =>
  line?.outcome === 'won' ? 'won' : line && line.outcome !== 'returned' ? 'lost' : '';

/** Registers the layout, under its own tag or another, in the page's registry or another. */
export const defineFaroLayout = (tag = 'faro-layout', registry?: CustomElementRegistry): void =>
  defineElement(FaroLayout, 'faro-layout', tag, registry);

declare global {
  interface HTMLElementTagNameMap {
    'faro-layout': FaroLayout;
  }
}
