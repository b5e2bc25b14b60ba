import { html, nothing, unsafeCSS, type CSSResultGroup, type TemplateResult } from 'lit';
import type { KnownCard } from '../cards/card.js';
import type { Player } from '../game/croupier.js';
import type { FaceSize } from '../ui/art/family.js';
import { CHIP_VALUES } from '../ui/art/chips.js';
import { settingOf, settingsOf, type Setting } from '../ui/attributes.js';
import { defineElement } from '../ui/define.js';
import { icon } from '../ui/icons.js';
import { chips, say, signed, type CommonWords, type Words } from '../ui/messages.js';
import { FRAMES_AFTER, FRAMES_BACK, framesFrom, framesIn } from '../ui/motion.js';
import type { Level, Person } from '../ui/people.js';
import { button, cardFace, pile, stakePile } from '../ui/pieces.js';
import { BankTable } from '../ui/bank/bank-table.js';
import { bankStyles } from '../ui/bank/bank-table.styles.js';
import type { StepOf } from '../ui/table-element.js';
import { tableStyles } from '../ui/table.styles.js';
import { CHANCES, sumOf, valueOf, type Chance } from './coup.js';
import { lines, shoe } from './cloth.js';
import { BETS_CLOSED, BETS_OPEN, BOARD_WORDS, call, coupCall, NAMES } from './messages.js';
import type { Help, Reason } from './help.js';
import type { Odds } from './odds-panel.js';
import { OPTIONS, type Options } from './options.js';
import { trenteQuarante } from './rules.js';
import type { Seldom } from './seldom.js';
import type { Line } from './settlement.js';
import { boardStyles } from './trente-quarante-board.styles.js';
import type { Action, Choice, Punter, Row, View } from './table.js';

type Step = StepOf<typeof trenteQuarante>;
type FlatOptions = { -readonly [Name in Exclude<keyof Options, 'purses' | 'insurance'>]: Options[Name] };

/** How much of a coup is to be seen while it is dealt. */
interface Stage {
  readonly noir: readonly KnownCard[];
  readonly rouge: readonly KnownCard[];
  readonly shown: Readonly<Record<Row, number>>;
  readonly left: number;
}

const ROWS: readonly Row[] = ['noir', 'rouge'];
/** Keys that lay a chip: the letters on the cloth are the same in every language. */
const CHANCE_KEYS: Readonly<Record<string, Chance>> = { r: 'rouge', n: 'noir', c: 'couleur', i: 'inverse' };
const KEYS: Readonly<Record<string, readonly [string, string]>> = {
  v: ['insure', ''],
  h: ['choose-all', 'half'],
  s: ['choose-all', 'prison'],
  o: ['open', 'odds'],
};
const PURSE: Setting = {
  property: 'purse',
  attribute: 'purse',
  rule: { kind: 'integer', min: 0, max: 1e9, default: OPTIONS.purses.default[0]! },
  path: ['purses'],
};
/** Whether a view needs none of the parts that most coups do not need. */
const isPlain = ({ punters, coup, phase, turn, road, accounts, options }: View): boolean =>
  punters.length === 1 &&
  phase !== 'choice' &&
  turn.kind !== 'over' &&
  accounts.purses[0]! + accounts.cloth[0]! >= options.min &&
  (!coup || coup.result === 'decided') &&
  road.every(({ row }) => row) &&
  punters[0]!.prison.every(levels => levels.length === 0) &&
  punters[0]!.lines.every(({ level }) => level === 0);

/** The coups that fit on the widest road. */
const ROAD_LENGTH = 40;

const WHOLE_GAME = async () => (await import('./rules.js')).trenteQuarante;
const SELDOM = () => import('./seldom.js');
const HELP = () => import('./help.js');
const ODDS = () => import('./odds-panel.js');

// The options become properties by their table (`settings`); this gives them their types.
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging
export interface TrenteQuaranteBoard extends Partial<FlatOptions> {
  /** Chips that an insurance costs for every `insurancePer` staked (T10). */
  insurancePrice?: number;
  /** Chips staked that one premium covers (T10). */
  insurancePer?: number;
  /** Whether every started part costs the whole premium, or in proportion (T10). */
  insuranceMode?: Options['insurance']['mode'];
}

/**
 * The board of Trente et Quarante: two rows of cards, four chances, prisons, insurance, the road of past coups, and
 * statistics beside the exact odds. Play chips only.
 *
 * @tag trente-quarante-board
 * @summary Trente et Quarante for one to seven punters round one screen.
 *
 * @fires {IntentDetail} tv-intent - Before an action that the player makes with hand or key; `preventDefault()` keeps it from happening.
 * @fires {ActionDetail} tv-action - After every action, whoever made it.
 * @fires {ActionDetail} tv-deal - When the croupier shuffles, deals or turns up.
 * @fires {ActionDetail} tv-settle - Once a hand, coup or turn, when it is settled and shown.
 * @fires {OverDetail} tv-over - When no further hand is possible.
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
 * @csspart rows - The two rows of cards.
 * @csspart card - A card.
 * @csspart line - The line that says what happens.
 * @csspart layout - The four fields and the prisons.
 * @csspart field - One of the four fields.
 * @csspart stake - A pile of chips with its sum.
 * @csspart ledger - What each stake of the last coup paid.
 * @csspart road - The past coups.
 * @csspart odds - Statistics and odds, when open.
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
export class TrenteQuaranteBoard extends BankTable<typeof trenteQuarante> {
  static override readonly settings: readonly Setting[] = [PURSE, ...settingsOf(OPTIONS)];
  static override readonly styles: CSSResultGroup = [tableStyles, bankStyles, boardStyles].map(unsafeCSS);

  /** What each punter has at the opening, in chips. */
  declare purse: number | undefined;

  protected override readonly gameName = 'Trente et Quarante';
  protected override readonly wordTable = BOARD_WORDS;
  declare protected words: CommonWords & Words<typeof BOARD_WORDS>;
  protected override readonly game = trenteQuarante;
  protected override readonly wholeGame = WHOLE_GAME;
  protected override readonly helpPart = HELP;
  protected override readonly placeName = 'chance';
  protected override readonly seats = [1, OPTIONS.purses.seats] as const;

  #stage: Stage | undefined;
  /** A coup is being dealt and taken in: the choice after a refait waits for its end. */
  #dealing = false;
  #odds: Odds | undefined;

  protected override limits({ options }: View): string {
    return say(this.words.limits, chips(options.min), chips(options.max), options.decks);
  }

  protected override seating(people: readonly Person[]): Pick<Options, 'purses'> {
    const purse = settingOf(this, PURSE, () => undefined) as number;
    return { purses: people.map(() => purse) };
  }

  protected override async player(level: Level): Promise<Player<Action, View>> {
    return (await import('./players.js')).punter(level);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#odds?.stop();
  }

  protected override updated(): void {
    super.updated();
    if (this.opened.has('odds')) this.#odds?.follow(this.view).catch((error: unknown) => this.fail(error));
  }

  // ---- steps -------------------------------------------------------------------------------------------------------

  protected override async perform({ action, actor, events, view }: Step): Promise<void> {
    // What the step brings must be there when it is shown.
    if (!this.#seldom(view) && !isPlain(view)) await this.updateComplete;
    if (actor !== 'croupier') {
      const last = events.findLast(event => event.type === 'staked' || event.type === 'tookBack');
      const here = this.ownSeats.includes(actor) || this.ownSeats.includes('onlooker');
      if (here && view.phase === 'bets' && events.length > 0 && events[0]!.type !== 'done') this.afterglow = false;
      if (last?.type === 'staked') {
        this.landed = last.chance;
        this.sounds('chip');
      }
      return;
    }
    if (action?.type === 'shuffle' && this.afterglow) {
      await this.motion.pause(1600);
      this.notice = say((await this.load(SELDOM)).shuffled(this.language), view.shoe.left);
    }
    if (action?.type !== 'coup') return;
    this.#dealing = true;
    await this.#dealCoup(action.noir as readonly KnownCard[], action.rouge as readonly KnownCard[], view);
    this.#stage = undefined;
    this.afterglow = true;
  }

  async #dealCoup(noir: readonly KnownCard[], rouge: readonly KnownCard[], view: View): Promise<void> {
    const cards = { noir, rouge };
    const left = view.shoe.left + noir.length + rouge.length;
    const show = async (shown: Stage['shown']): Promise<void> => {
      this.#stage = { noir, rouge, shown, left: left - shown.noir - shown.rouge };
      this.requestUpdate();
      await this.updateComplete;
    };
    await show({ noir: 0, rouge: 0 });
    this.bringIntoSight('.rows');
    this.speak(`${BETS_CLOSED}.`);
    await this.motion.pause(500);
    const shown = { noir: 0, rouge: 0 };
    for (const row of ROWS) {
      for (let place = 1; place <= cards[row].length; place++) {
        shown[row] = place;
        await show({ ...shown });
        this.sounds('card');
        const card = this.renderRoot.querySelector(`.cards.${row} li:last-child .card`);
        const from = this.renderRoot.querySelector('.shoe svg');
        if (card && from && this.motion.moves) {
          void this.motion.animate(card, framesFrom(card, from, true), 260);
          void this.motion.animate(card, FRAMES_BACK, 260, { part: '::before' });
          const sums = `.${row} li:last-child .running${place === cards[row].length ? `, .row.${row} .total` : ''}`;
          for (const sum of this.renderRoot.querySelectorAll(sums)) {
            void this.motion.animate(sum, FRAMES_AFTER, 260);
          }
        }
        await this.motion.pause(place === cards[row].length ? 440 : 170);
      }
    }
    await this.motion.pause(500);
  }

  protected override clearCloth(): void {
    super.clearCloth();
    this.#stage = undefined;
    this.#dealing = false;
  }

  protected override async linger({ action, events, view }: Step): Promise<void> {
    const settled = events.some(({ type }) => type === 'settled');
    if (action?.type !== 'coup' && !settled) return;
    const own = this.#own(view);
    if (own?.lines.some(({ outcome }) => outcome === 'won')) this.sounds('win');
    const all = (selector: string): Element[] => [...this.renderRoot.querySelectorAll(selector)];
    const moves = [
      ...all('.stake.won .sum').map(sum => this.motion.animate(sum, framesIn('translateY(-60px)'), 300)),
      ...all('.book tr').map((line, place) =>
        this.motion.animate(line, framesIn('translateX(12px)'), 200, { delay: 80 * place }),
      ),
      ...all('.road li:last-child').map(mark => this.motion.animate(mark, framesIn('translateY(-22px)'), 260)),
    ];
    // What is locked slides from its field into its prison.
    for (const { chance, outcome } of own?.lines ?? []) {
      const locked = outcome === 'imprisoned' && this.renderRoot.querySelector(`.prison.${chance} .stake`);
      const field = this.renderRoot.querySelector(`.field.${chance} .name`);
      if (locked && field && this.motion.moves) moves.push(this.motion.animate(locked, framesFrom(locked, field), 300));
    }
    await Promise.all(moves);
    await this.motion.pause(settled ? 250 : 0);
    this.#dealing = false;
  }

  protected override narrate({ action, events, view, actor }: Step): string {
    const { words } = this;
    if (action?.type === 'coup') {
      const rows = ROWS.map(row => {
        const cards = action[row].map(card => this.nameOf(card as KnownCard)).join(', ');
        return cards && say(words.rowIs, NAMES[row], cards, sumOf(action[row], view.options.courtCards));
      });
      const [now, because] = this.#line(view);
      const own = this.#own(view);
      const net = own?.lines.reduce((sum, line) => sum + line.net, 0) ?? 0;
      const result = own?.lines.length ? `${words.result}: ${signed(net)}.` : '';
      return [...rows, `${now}.`, because, result].filter(Boolean).join(' ');
    }
    if (actor === 'croupier') return this.notice;
    const who = this.#own(view) && actor === this.seatOf(view) ? '' : `${this.personAt(actor)}: `;
    const seldom = this.#seldom(view);
    if (seldom && events.some(({ type }) => type === 'settled')) return seldom.outcomes();
    if (action?.type === 'done') return who && who + (seldom?.words.done ?? '');
    return who + this.#changes(actor, this.view, view);
  }

  /** What a punter's act, or taking it back, has changed on the cloth and in the purse, in words. */
  #changes(seat: number, { punters, accounts }: View, view: View): string {
    const { words } = this;
    const old = punters[seat]!;
    const now = view.punters[seat]!;
    const changes = CHANCES.flatMap((chance, at) => {
      if (old.free[at] !== now.free[at] || old.insured[at] !== now.insured[at] || old.prison[at] !== now.prison[at])
        return [this.#fieldName(view, chance, now)];
      const choice = now.choices[at];
      return choice && choice !== old.choices[at] ? [`${NAMES[chance]}: ${this.#seldom(view)?.words[choice]}`] : [];
    });
    const purse = view.accounts.purses[seat]!;
    if (purse !== accounts.purses[seat]) changes.push(say(words.purseIs, chips(purse)));
    return changes.join('. ');
  }

  // ---- looking at the view -----------------------------------------------------------------------------------------

  #own(view: View): Punter | undefined {
    return view.seat === 'onlooker' ? undefined : view.punters[view.seat];
  }

  /** The chips of the tray: at most five, each a multiple of the smallest chip. */
  protected override tray({ options: { step, max } }: View): readonly number[] {
    const values: number[] = CHIP_VALUES.filter(value => value % step === 0 && value <= max);
    if (values.length === 0) return [1, 5, 20, 100].map(times => step * times).filter(value => value <= max);
    return values.length > 5 ? values.filter(value => value !== 10 || step > 5).slice(0, 5) : values;
  }

  #line(view: View): readonly [now: string, because: string, why?: Reason] {
    const { words } = this;
    if (this.#stage) {
      const { noir, rouge } = this.#stage.shown;
      return [BETS_CLOSED, noir + rouge === 0 ? words.closed : words.dealing];
    }
    const { coup } = view;
    const seldom = this.#seldom(view);
    if (this.#isBroke(view) && !this.afterglow) return [seldom?.words.over ?? '', seldom?.words.overBecause ?? ''];
    if (coup && (this.afterglow || view.phase === 'choice')) return this.#result(view);
    return [BETS_OPEN, seldom?.because() ?? say(words.place, chips(this.chosenChip(view)))];
  }

  #result(view: View): readonly [string, string, Reason?] {
    const { words } = this;
    const { result, wins, noirTotal, rougeTotal } = view.coup!;
    if (result !== 'decided') return this.#seldom(view)?.result() ?? ['', ''];
    const rouge = wins[0] === 'rouge';
    const couleur = wins[1] === 'couleur';
    const red = rouge === couleur;
    const because = [
      say(rouge ? words.rougeWins : words.noirWins, Math.min(noirTotal, rougeTotal), Math.max(noirTotal, rougeTotal)),
      red ? words.firstRed : words.firstBlack,
      couleur ? words.alsoCouleur : words.henceInverse,
    ];
    return [coupCall(rouge, couleur), because.join(' '), 'colour'];
  }

  /** Why the result is what it is; of a refait also what half and prison are worth. */
  protected override reason(reason: Reason): string | undefined {
    const help = this.help() as Help | undefined;
    if (!help) return undefined;
    const { why, worth, german } = help;
    if (reason === 'colour' && this.setting('faces') === 'german') return `${why.colour} ${german}`;
    const odds = reason === 'refait' && worth && this.setting('hints') === 'on' ? this.later(ODDS) : undefined;
    if (!odds) return why[reason];
    const percent = new Intl.NumberFormat(this.language, { maximumFractionDigits: 1 });
    const value = odds.worthOfPrison(this.view.options);
    return `${why[reason]} ${say(worth, percent.format(100 * value), percent.format(50))}`;
  }

  /** What most views do not need; nothing until it has come. */
  #seldom(view: View): Seldom | undefined {
    if (isPlain(view)) return undefined;
    return this.later(SELDOM)?.seldom({
      html,
      button,
      stakePile: (amount, look) => stakePile(this.symbols, amount, look),
      language: this.language,
      view,
      legal: this.legal,
      ownSeats: this.ownSeats,
      name: seat => this.personAt(seat),
      actions: this.words.actions,
    });
  }

  // ---- the cloth ---------------------------------------------------------------------------------------------------

  protected override cloth(view: View): TemplateResult {
    return html`<div class="body">
      ${this.saying(this.#line(view))} ${this.#rows(view)} ${this.#layout(view)} ${this.#book(view)} ${this.#road(view)}
      ${this.opened.has('odds') ? html`<div class="odds" part="odds">${this.#oddsPanel(view)}</div>` : nothing}
    </div>`;
  }

  /** Statistics and odds; {@link updated} brings them up to the present shoe, a slice at a time. */
  #oddsPanel(view: View): TemplateResult | undefined {
    const part = this.later(ODDS);
    if (!part) return undefined;
    this.#odds ??= new part.Odds(() => this.requestUpdate());
    return part.panel(html, view, this.#odds, this.language);
  }

  #rows(view: View): TemplateResult {
    const { words } = this;
    const stage = this.#stage;
    const dealt = stage !== undefined || (this.afterglow && view.coup !== null) || view.phase === 'choice';
    return html`<div class="rows ${dealt ? 'dealt' : ''}" part="rows" role="group" aria-label=${words.rows}>
      ${ROWS.map(row => this.#row(view, row, dealt))}
      <div class="shoe">${shoe()}<span>${say(words.left, stage?.left ?? view.shoe.left)}</span></div>
    </div>`;
  }

  #row(view: View, row: Row, dealt: boolean): TemplateResult {
    const { coup, options } = view;
    const cards = dealt
      ? ((this.#stage ? this.#stage[row].slice(0, this.#stage.shown[row]) : coup![row]) as readonly KnownCard[])
      : [];
    const size: FaceSize = this.wide ? 'large' : 'compact';
    let sum = 0;
    const items = cards.map(card => {
      const before = sum;
      sum += valueOf(card, options.courtCards);
      const crossing = before < 31 && sum >= 31;
      return html`<li>
        ${cardFace(card, size, this.nameOf(card), crossing ? 'marked' : '')}
        <span class="running">${crossing ? html`<b>${sum}</b>` : sum}</span>
      </li>`;
    });
    const complete = sum >= 31;
    const won = dealt && !this.#stage && coup?.wins[0] === row;
    const same =
      row === 'rouge' &&
      complete &&
      dealt &&
      sum === sumOf(this.#stage ? this.#stage.noir : coup!.noir, options.courtCards);
    const last = coup?.[`${row}Total`];
    return html`<div class="row ${row}">
      <div class="row-name lettering"><i class="lozenge"></i>${NAMES[row]}</div>
      <ol class="cards ${row}">
        ${items.length > 0 ? items : html`<li><span class="slot"></span></li>`}
      </ol>
      <div class="total ${won ? 'won' : ''} ${dealt ? '' : 'old'}">
        ${
          dealt
            ? complete
              ? html`<b>${sum}</b><i lang="fr">${call(sum)}${same ? ' après' : ''}</i>`
              : nothing
            : last
              ? html`<b>${last}</b><i>${this.words.last}</i>`
              : nothing
        }
      </div>
    </div>`;
  }

  #fieldName(view: View, chance: Chance, { free, insured, prison }: Punter): string {
    const { words } = this;
    const at = CHANCES.indexOf(chance);
    const stake = free[at]!;
    return (
      (stake > 0 ? say(words.fieldStake, NAMES[chance], chips(stake)) : say(words.fieldEmpty, NAMES[chance])) +
      (insured[at] ? words.fieldInsured : '') +
      (this.#seldom(view)?.locked(prison[at]!) ?? '')
    );
  }

  /** The last coup's lines of a chance, as long as they are shown. */
  #shownLines(view: View, chance: Chance): readonly Line[] {
    return this.afterglow && !this.#stage ? (this.#own(view)?.lines.filter(line => line.chance === chance) ?? []) : [];
  }

  #layout(view: View): TemplateResult {
    const wins = this.afterglow && !this.#stage ? (view.coup?.wins ?? []) : [];
    const choosing = view.phase === 'choice' && !this.#dealing;
    return html`<div
      class="layout ${choosing ? 'choosing' : ''}"
      part="layout"
      role="group"
      aria-label=${this.words.cloth}
    >
      <div class="fields">
        <div data-zone="fields">${CHANCES.map(chance => this.#field(view, chance))}</div>
        ${lines(this.wide ? 'wide' : 'narrow', wins)} ${choosing ? this.#seldom(view)?.choices() : nothing}
      </div>
      ${CHANCES.map((chance, at) => this.#prison(view, chance, at))}
    </div>`;
  }

  #field(view: View, chance: Chance): TemplateResult {
    const at = CHANCES.indexOf(chance);
    const own = this.#own(view);
    const { words } = this;
    const offer = this.offer('stake', chance);
    const stake = own?.free[at] ?? 0;
    const line = stake > 0 ? undefined : this.#shownLines(view, chance).find(({ level }) => level === 0);
    const closed = !offer;
    const label = own ? this.#fieldName(view, chance, own) : NAMES[chance];
    return html`<button
      class="field ${chance} ${stake > 0 && view.phase === 'choice' ? 'asked' : ''}"
      part="field"
      data-do="field"
      data-value=${chance}
      data-drop=${chance}
      aria-disabled=${closed ? 'true' : nothing}
      aria-keyshortcuts=${chance[0]!.toUpperCase()}
    >
      <span class="unseen">${label + (closed ? words.fieldClosed : '')}</span>
      <span class="name lettering" aria-hidden="true">${NAMES[chance]}</span>
      ${chance === 'couleur' || chance === 'inverse' ? html`<span class="letter lettering" aria-hidden="true">${chance === 'couleur' ? 'D' : 'E'}</span>` : html`<i class="big" aria-hidden="true"></i>`}
      ${offer && this.hovered === chance && stake === 0 && !line ? html`<span class="ghost">${pile(this.symbols, this.chosenChip(view))}</span>` : nothing}
      ${stake > 0 ? stakePile(this.symbols, stake, { mark: own?.insured[at] ? 'shield' : undefined }) : line ? this.#settledStake(view, line) : nothing}
      ${this.#seldom(view)?.others(at)}
    </button>`;
  }

  #settledStake(view: View, line: Line): TemplateResult | undefined {
    const { stake, outcome: state, premium } = line;
    return state === 'won' || state === 'lost'
      ? stakePile(this.symbols, stake, { state, mark: premium > 0 ? 'shield' : undefined })
      : this.#seldom(view)?.settledStake(line);
  }

  #prison(view: View, chance: Chance, at: number): TemplateResult {
    const seldom = this.#seldom(view);
    if (!seldom)
      return html`<ul class="prison ${chance}" aria-hidden="true">
        <li></li>
        <li></li>
        <li></li>
      </ul>`;
    const lines = this.#shownLines(view, chance);
    return html`<ul class="prison ${chance}" aria-hidden="true">
      ${[1, 2, 3].map(level => {
        const content = seldom.prisoner(at, level, lines);
        return content ? html`<li class="held">${content}</li>` : html`<li></li>`;
      })}
    </ul>`;
  }

  /** The ledger: what each stake of the last coup paid, of everybody at this screen; before the first, what the chances are. */
  #book(view: View): TemplateResult {
    const { words } = this;
    const settled = !this.#stage && (this.afterglow || view.phase === 'choice');
    const seats = this.ownSeats.length > 1 ? this.ownSeats : [this.seatOf(view)];
    const ledgers = settled ? seats.filter(seat => view.punters[Number(seat)]?.lines.length) : [];
    return html`<div class="book ${ledgers.length > 0 ? '' : 'empty'}" part="ledger">
      ${
        ledgers.length > 0
          ? ledgers.map(seat =>
              this.#ledger(
                view,
                view.punters[Number(seat)]!,
                seats.length > 1 ? this.personAt(Number(seat)) : words.book,
              ),
            )
          : settled
            ? html`<h3>${words.book}</h3>
                <p>${words.bookEmpty}</p>`
            : this.#stage
              ? nothing
              : CHANCES.map(
                  chance =>
                    html`<h3>${NAMES[chance]}</h3>
                      <p>${words[chance]}</p>`,
                )
      }
    </div>`;
  }

  #ledger(view: View, { lines }: Punter, title: string): TemplateResult {
    const net = lines.reduce((sum, line) => sum + line.net, 0);
    const look = (amount: number): string => (amount > 0 ? 'gain' : amount < 0 ? 'loss' : '');
    return html`<h3>${title}</h3>
      <table>
        <tbody>
          ${lines.map(
            line =>
              html`<tr class=${look(line.net)}>
                <th scope="row">${NAMES[line.chance]} ${chips(line.stake)}${this.#lineNote(view, line)}</th>
                <td>${signed(line.net)}</td>
              </tr>`,
          )}
        </tbody>
        <tfoot>
          <tr class=${look(net)}>
            <th scope="row">${this.words.result}</th>
            <td>${signed(net)}</td>
          </tr>
        </tfoot>
      </table>`;
  }

  #lineNote(view: View, line: Line): TemplateResult | typeof nothing {
    const { premium } = line;
    const notes = [
      premium > 0 ? say(this.words.insuredNote, chips(premium)) : '',
      this.#seldom(view)?.note(line),
    ].filter(Boolean);
    return notes.length > 0 ? html`<small>${notes.join(' · ')}</small>` : nothing;
  }

  #road(view: View): TemplateResult {
    const { words } = this;
    // While a coup is dealt, the view is still the one before it.
    const marks = view.road.slice(-ROAD_LENGTH);
    const seldom = this.#seldom(view);
    return html`<div class="road" part="road">
      <span class="lettering" aria-hidden="true">${words.road}</span>
      <ol aria-label=${words.road}>
        ${marks.map(mark => {
          const { row, colour } = mark;
          return row
            ? html`<li class=${row} data-mark=${colour === 'couleur' ? 'C' : 'I'}>
                ${say(words.roadMark, NAMES[row], NAMES[colour!])}
              </li>`
            : html`<li data-mark="–">${seldom?.mark(mark)}</li>`;
        })}
      </ol>
      <span data-zone="road">
        <button
          class="tool"
          data-do="open"
          data-value="odds"
          aria-expanded=${this.opened.has('odds') ? 'true' : 'false'}
          aria-label=${words.odds}
          title=${words.odds}
        >
          ${icon('chart')}
        </button>
      </span>
    </div>`;
  }

  // ---- the bar -----------------------------------------------------------------------------------------------------

  protected override bar(view: View): TemplateResult {
    const { words } = this;
    const seldom = this.#seldom(view);
    const purse = this.purseSign(view);
    if (seldom && view.phase === 'choice' && !this.#dealing) return seldom.choiceBar(purse);
    if (seldom && this.#isBroke(view) && !this.playing) return seldom.emptyBar(purse);
    const own = this.#own(view);
    const staked = own?.free.some(stake => stake > 0) ?? false;
    const insured = own?.free.every((stake, at) => stake === 0 || own.insured[at]) ?? false;
    const rebet = this.offer('rebet') !== undefined;
    return html`<div class="bar ${rebet ? 'fresh' : ''}" part="bar">
      ${seldom?.punters()}${seldom?.releases()} ${this.trayChips(view)} ${purse}<span class="space"></span>
      <div class="acts" role="toolbar" aria-label=${this.words.actions} data-zone="acts">
        ${this.acts(view)}
        ${this.tall('shield', staked && insured ? words.uninsure : words.insure, 'V', !this.offer('insure') && !this.offer('uninsure'), 'insure')}
        ${button('prime', seldom?.next() ?? words.deal, { key: 'G', kind: 'prime', off: !this.playing && !this.offer('done') })}
      </div>
    </div>`;
  }

  /** Whether this punter cannot go on without new chips, while others perhaps can. */
  #isBroke({ turn, accounts, options, seat }: View): boolean {
    if (turn.kind === 'over') return true;
    return (
      seat !== 'onlooker' &&
      accounts.purses[seat]! < options.min &&
      accounts.cloth[seat] === 0 &&
      this.offer('buyIn') !== undefined
    );
  }

  protected override undoable(view: View): boolean {
    const own = this.#own(view);
    return view.phase === 'bets' && !!own && !own.done && (own.free.some(stake => stake > 0) || this.touched);
  }

  // ---- hands and keys ----------------------------------------------------------------------------------------------

  protected override shortcut(key: string): readonly [string, string] | undefined {
    const chance = CHANCE_KEYS[key];
    if (chance) return ['field', chance];
    return KEYS[key] ?? super.shortcut(key);
  }

  protected override command(name: string, value: string, from: Element | null): void {
    const view = this.view;
    switch (name) {
      case 'insure':
        this.#insure(view, from?.closest<HTMLElement>('.field')?.dataset.value as Chance | undefined);
        break;
      case 'choose': {
        const [chance, choice] = value.split(' ') as [Chance, Choice];
        this.intend({ type: 'choose', chance, choice });
        break;
      }
      case 'choose-all':
        if (view.phase !== 'choice') break;
        this.intend(
          ...CHANCES.filter((_, at) => this.#own(view)?.free[at]).map(
            chance => ({ type: 'choose', chance, choice: value as Choice }) as const,
          ),
        );
        break;
      case 'prime':
        if (this.#isBroke(view)) this.command('buy-in', '', from);
        else if (!this.impatient && this.intend({ type: 'done' })) this.touched = false;
        break;
      default:
        super.command(name, value, from);
    }
  }

  /** Lays chips on a chance: as many as the chip says, or as near as minimum, maximum and purse allow. */
  protected override lay(place: string, value: number): void {
    const chance = place as Chance;
    const offer = this.offer('stake', chance);
    const range = offer && typeof offer.amount === 'object' ? offer.amount : undefined;
    // Where nothing is offered, the least stake asks for the reason.
    const { min, step } = this.view.options;
    const staked = this.#own(this.view)?.free[CHANCES.indexOf(chance)];
    const amount = range ? Math.max(range.min, Math.min(range.max, value)) : staked ? step : min;
    this.stakes({ type: 'stake', chance, amount });
  }

  protected override takeBack(place: string, value: number): void {
    const chance = place as Chance;
    const stake = this.#own(this.view)?.free[CHANCES.indexOf(chance)] ?? 0;
    const { min } = this.view.options;
    if (stake === 0) return;
    const amount = stake - value >= min ? value : stake;
    this.intend({ type: 'takeBack', chance, amount });
  }

  /** Insures every stake that is not yet insured, or, if all are, none; with a chance, that one alone. */
  #insure(view: View, only: Chance | undefined): void {
    const own = this.#own(view);
    const staked = CHANCES.filter((chance, at) => (own?.free[at] ?? 0) > 0 && (!only || chance === only));
    const bare = staked.filter(chance => !own?.insured[CHANCES.indexOf(chance)]);
    this.intend(
      ...(bare.length > 0 ? bare : staked).map(
        chance => ({ type: bare.length > 0 ? 'insure' : 'uninsure', chance }) as const,
      ),
    );
  }
}

/** Registers the board, under its own tag or another, in the page's registry or another. */
export const defineTrenteQuaranteBoard = (tag = 'trente-quarante-board', registry?: CustomElementRegistry): void =>
  defineElement(TrenteQuaranteBoard, 'trente-quarante-board', tag, registry);

declare global {
  interface HTMLElementTagNameMap {
    'trente-quarante-board': TrenteQuaranteBoard;
  }
}
