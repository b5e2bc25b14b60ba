import { html, nothing, unsafeCSS, type CSSResultGroup, type TemplateResult } from 'lit';
import type { KnownCard } from '../../cards/card.js';
import { CHIP_VALUES } from '../../table/art/chips.js';
import { purseSetting, settingsOf, type Given, type Setting } from '../../table/attributes.js';
import { heardNet } from '../../bank/words.js';
import { defineElement } from '../../table/define.js';
import { chips, say } from '../../table/messages.js';
import { FRAMES_AFTER, FRAMES_BACK, framesFrom } from '../../table/motion.js';
import type { Person } from '../../table/people.js';
import { button, stakePile } from '../../table/pieces.js';
import { BankTable } from '../../bank/bank-table.js';
import { bankStyles } from '../../bank/bank-table.styles.js';
import { oddsButton } from '../../bank/odds-button.js';
import type { StepOf } from '../../table/played-table.js';
import { tableStyles } from '../../table/table.styles.js';
import { CHANCES, sumOf, type Chance } from '../rules/coup.js';
import { BETS_CLOSED, BETS_OPEN, BOARD_WORDS, coupCall, isCall, NAMES } from '../text/messages.js';
import type { Help, Reason } from '../text/help.js';
import type { Odds } from './odds-panel.js';
import { OPTIONS, type Options } from '../rules/options.js';
import { fieldName, layout } from './fields.js';
import { ledgers } from './ledger.js';
import { road } from './road.js';
import { rows } from './rows.js';
import { settle } from './settling.js';
import { ROWS, type BoardWords, type Shown, type Stage } from './shown.js';
import { punter } from '../rules/players.js';
import { trenteQuarante } from '../rules/rules.js';
import type { Seldom } from './seldom.js';
import { boardStyles } from './trente-quarante-board.styles.js';
import type { Choice, View } from '../rules/table.js';

type Step = StepOf<typeof trenteQuarante>;
type FlatOptions = { -readonly [Name in Exclude<keyof Options, 'purses' | 'insurance'>]: Given<Options[Name]> };

/** Keys that lay a chip: the letters on the cloth are the same in every language. */
const CHANCE_KEYS: Readonly<Record<string, Chance>> = { r: 'rouge', n: 'noir', c: 'couleur', i: 'inverse' };
const KEYS: Readonly<Record<string, readonly [string, string]>> = {
  v: ['insure', ''],
  h: ['choose-all', 'half'],
  s: ['choose-all', 'prison'],
  o: ['open', 'odds'],
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

const SELDOM = () => import('./seldom.js');
const HELP = () => import('../text/help.js');
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
 * @fires {ActionDetail} tv-action - After every action, whoever made it, and with `detail.action` null when one was taken back; like the next two with `detail.replay` where a log is shown again.
 * @fires {StepDetail} tv-deal - When the croupier shuffles, deals or turns up.
 * @fires {StepDetail} tv-settle - Once a hand, coup or turn, when it is settled and shown.
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
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- see above
export class TrenteQuaranteBoard extends BankTable<typeof trenteQuarante> {
  static override readonly settings: readonly Setting[] = [
    purseSetting(OPTIONS.purses.default[0]!),
    ...settingsOf(OPTIONS),
  ];
  static override readonly styles: CSSResultGroup = [tableStyles, bankStyles, boardStyles].map(unsafeCSS);

  /** What each punter has at the opening, in chips. */
  declare purse: number | undefined;

  protected override readonly gameName = 'Trente et Quarante';
  protected override readonly wordTable = BOARD_WORDS;
  declare protected words: BoardWords;
  protected override readonly player = punter;
  protected override readonly game = trenteQuarante;
  protected override readonly helpPart = HELP;
  protected override readonly placeName = 'chance';
  protected override get asks(): string {
    const { view } = this;
    return view.phase === 'choice' ? (this.#seldom(view)?.words.refaitChoose ?? '') : BETS_OPEN;
  }
  protected override readonly seats = [1, OPTIONS.purses.seats] as const;

  #stage: Stage | undefined;
  /** A coup is being dealt and taken in: the choice after a refait waits for its end. */
  #dealing = false;
  #odds: Odds | undefined;

  protected override limits({ options }: View): string {
    return say(this.words.limits, chips(options.min), chips(options.max), options.decks);
  }

  protected override seating(people: readonly Person[]): Pick<Options, 'purses'> {
    return this.pursesOf(people, OPTIONS.purses.default[0]!);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#odds?.stop();
  }

  protected override updated(): void {
    super.updated();
    if (this.opened.has('odds')) this.#odds?.follow(this.view).catch(this.fail);
  }

  // ---- steps -------------------------------------------------------------------------------------------------------

  protected override async perform(step: Step): Promise<void> {
    const { action, actor, events, view } = step;
    this.count(step);
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
      const { shuffled } = await this.load(SELDOM);
      if (this.afterglow) this.notice = say(shuffled(this.language), view.shoe.left);
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
      // another table has begun
      if (!this.#dealing) return;
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
    const coup = action?.type === 'coup';
    const settled = events.some(({ type }) => type === 'settled');
    if (!coup && !settled) return;
    const lines = (this.own(view)?.lines ?? []).filter(({ outcome }) => coup || /halved|imprisoned/.test(outcome));
    if (lines.some(({ outcome }) => outcome === 'won')) this.sounds('win');
    if (this.motion.moves)
      await settle(this.renderRoot, this.motion, lines, coup, [this.purseBefore, this.purseOf(view)]);
    await this.motion.pause(settled ? 250 : 0);
    this.#dealing = false;
  }

  protected override narrate({ action, events, view, actor }: Step): string {
    const { words } = this;
    const seldom = this.#seldom(view);
    if (action?.type === 'coup') {
      const rows = ROWS.map(row => {
        const cards = action[row].map(card => this.nameOf(card as KnownCard)).join(', ');
        return cards && say(words.rowIs, NAMES[row], cards, sumOf(action[row], view.options.courtCards));
      });
      const [now, because] = this.#line(view);
      return [...rows, `${now}.`, because, seldom?.locks(), this.#brought(view)].filter(Boolean).join(' ');
    }
    if (actor === 'croupier') return [this.notice, this.#opening(view)].filter(Boolean).join(' ');
    const who = this.own(view) && actor === this.seatOf(view) ? '' : this.personAt(actor) + words.colon;
    if (seldom && events.some(({ type }) => type === 'settled')) return `${seldom.outcomes()} ${this.#brought(view)}`;
    if (action?.type === 'done') return who && who + (seldom?.words.done ?? '');
    return who + this.#changes(actor, this.view, view);
  }

  /** What a coup has brought; nothing while somebody chooses. */
  #brought(view: View): string {
    if (view.phase === 'choice') return '';
    const lines = this.own(view)?.lines ?? [];
    const net = lines.reduce((sum, line) => sum + line.net, 0);
    const result = this.#seldom(view)?.results() ?? (lines.length > 0 ? heardNet(net, this.words) : '');
    return result && say(this.words.resultIs, result);
  }

  /** The call that opens the staking, or what is said to who cannot stake any more; who gets the hand now hears it with that. */
  #opening(view: View): string {
    const { seat, turn, phase } = view;
    const broke = turn.kind === 'over' || this.game.legal(view).some(({ type }) => type === 'buyIn');
    const over = broke && seat !== 'onlooker' ? this.#seldom(view)?.words : undefined;
    if (over && this.purseOf(view) < view.options.min) return `${over.over}. ${over.overBecause}`;
    if (phase !== 'bets' || turn.kind !== 'seats') return '';
    const several = this.ownSeats.length > 1;
    const first = this.ownSeats.find(each => turn.seats.includes(each as number));
    if (several && first !== seat) return '';
    return `${several ? this.personAt(this.seatOf(view)) + this.words.colon : ''}${BETS_OPEN}.`;
  }

  /** What a punter's act, or taking it back, has changed on the cloth and in the purse, in words. */
  #changes(seat: number, { punters, accounts }: View, view: View): string {
    const { words } = this;
    const old = punters[seat]!;
    const now = view.punters[seat]!;
    const changes = CHANCES.flatMap((chance, at) => {
      if (old.free[at] !== now.free[at] || old.insured[at] !== now.insured[at] || old.prison[at] !== now.prison[at])
        return [fieldName({ words, seldom: this.#seldom(view) }, chance, now)];
      const choice = now.choices[at];
      return choice && choice !== old.choices[at]
        ? [this.#seldom(view)?.chosen(chance, now.free[at]!, choice) ?? '']
        : [];
    });
    const purse = view.accounts.purses[seat]!;
    if (purse !== accounts.purses[seat]) changes.push(say(words.purseIs, chips(purse)));
    return changes.join('. ');
  }

  // ---- looking at the view -----------------------------------------------------------------------------------------

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
    const laid = this.nextLaid(view);
    return [BETS_OPEN, `${seldom?.because() ?? (laid && say(words.place, laid))} ${this.howBack()}`];
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

  /** Why the result is what it is; where a refait lets choose, what half and prison are worth. */
  protected override reason(reason: Reason): string | undefined {
    const help = this.help() as Help | undefined;
    if (!help) return undefined;
    const { why, worth, german } = help;
    if (reason === 'colour' && this.setting('faces') === 'german') return `${why.colour} ${german}`;
    const odds = reason === 'refait' && worth && this.setting('hints') === 'on' ? this.later(ODDS) : undefined;
    if (!odds) return why[reason];
    const percent = new Intl.NumberFormat(this.language, { maximumFractionDigits: 1 });
    const value = odds.worthOfPrison(this.view.options);
    return say(worth, percent.format(100 * value), percent.format(50));
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
      common: this.words,
    });
  }

  // ---- the cloth ---------------------------------------------------------------------------------------------------

  protected override cloth(view: View): TemplateResult {
    const { words } = this;
    const shown = this.#shown(view);
    const seats = this.ownSeats.length > 1 ? this.ownSeats : [this.seatOf(view)];
    const open = this.opened.has('odds');
    const line = this.#line(view);
    return html`<div class="body">
      ${this.saying(line, isCall(line[0]) ? 'fr' : undefined)} ${rows(shown)} ${layout(shown)}
      ${ledgers(shown, seats as readonly number[], seat => this.personAt(seat))}
      ${road(shown, oddsButton(words.odds, open))}
      ${open ? html`<div class="odds" part="odds">${this.#oddsPanel(view)}</div>` : nothing}
    </div>`;
  }

  /** What the parts of the board need of it. */
  #shown(view: View): Shown {
    return {
      view,
      words: this.words,
      own: this.own(view),
      stage: this.#stage,
      settled: this.afterglow && !this.#stage,
      choosing: view.phase === 'choice' && !this.#dealing,
      wide: this.wide,
      hovered: this.hovered,
      laid: this.laidOn(this.hovered),
      legal: this.legal,
      symbols: this.symbols,
      seldom: this.#seldom(view),
      name: card => this.nameOf(card),
    };
  }

  /** Statistics and odds; {@link updated} brings them up to the present shoe, a slice at a time. */
  #oddsPanel(view: View): TemplateResult | undefined {
    const part = this.later(ODDS);
    if (!part) return undefined;
    this.#odds ??= new part.Odds(() => this.requestUpdate());
    return part.panel(html, view, this.#odds, this.language);
  }

  // ---- the bar -----------------------------------------------------------------------------------------------------

  protected override bar(view: View): TemplateResult {
    const { words } = this;
    const seldom = this.#seldom(view);
    const purse = this.purseSign(view);
    const own = this.own(view);
    if (this.ownSeats[0] === 'onlooker') return this.lookersBar(seldom?.punters() ?? purse);
    if (seldom && view.phase === 'choice' && !this.#dealing) return seldom.choiceBar(purse);
    if (seldom && this.#isBroke(view) && !this.playing) return seldom.emptyBar(purse);
    const staked = own?.free.some(stake => stake > 0) ?? false;
    const insured = own?.free.every((stake, at) => stake === 0 || own.insured[at]) ?? false;
    const rebet = this.offer('rebet') !== undefined;
    return html`<div class="bar ${rebet ? 'fresh' : ''}" part="bar" role="toolbar" aria-label=${words.actions}>
      ${seldom?.punters()}${seldom?.releases()} ${this.trayChips(view)} ${purse}<span class="space"></span>
      <div class="acts" data-zone="acts">
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
    const own = this.own(view);
    return view.phase === 'bets' && !!own && !own.done && this.touched;
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
          ...CHANCES.filter((_, at) => this.own(view)?.free[at]).map(
            chance => ({ type: 'choose', chance, choice: value as Choice }) as const,
          ),
        );
        break;
      case 'prime':
        if (this.#isBroke(view)) this.command('buy-in', '', from);
        else this.intend({ type: 'done' });
        break;
      default:
        super.command(name, value, from);
    }
  }

  /** Lays chips on a chance: as many as the chip says, or as near as minimum, maximum and purse allow. */
  protected override lay(place: string, value: number): void {
    const chance = place as Chance;
    // Where nothing is offered, the least stake asks for the reason.
    const { min, step } = this.view.options;
    const staked = this.own(this.view)?.free[CHANCES.indexOf(chance)];
    const amount = this.laidOn(place, value) || (staked ? step : min);
    this.stakes({ type: 'stake', chance, amount });
  }

  protected override takeBack(place: string, value: number): void {
    const chance = place as Chance;
    const stake = this.own(this.view)?.free[CHANCES.indexOf(chance)] ?? 0;
    const { min } = this.view.options;
    if (stake === 0) return;
    const amount = stake - value >= min ? value : stake;
    this.stakes({ type: 'takeBack', chance, amount });
  }

  /** Insures every stake that is not yet insured, or, if all are, none; with a chance, that one alone. */
  #insure(view: View, only: Chance | undefined): void {
    const own = this.own(view);
    const staked = CHANCES.filter((chance, at) => (own?.free[at] ?? 0) > 0 && (!only || chance === only));
    // Where nothing lies, the place itself asks for the reason.
    const asked = staked.length > 0 ? staked : [only ?? 'rouge'];
    const bare = asked.filter(chance => !own?.insured[CHANCES.indexOf(chance)]);
    this.stakes(
      ...(bare.length > 0 ? bare : asked).map(
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
