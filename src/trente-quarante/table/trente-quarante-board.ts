import { html, nothing, unsafeCSS, type CSSResultGroup, type TemplateResult } from 'lit';
import type { KnownCard } from '../../cards/card.js';
import { CHIP_VALUES } from '../../table/art/chips.js';
import { purseSetting, settingsOf, type Given, type Setting } from '../../table/attributes.js';
import { registerOwn, type SomeOf } from '../../table/text/own.js';
import { defineElement } from '../../table/define.js';
import type { DrawersByName } from '../../table/drawers.js';
import type { Keys, Shortcut } from '../../table/keyboard.js';
import type { Commands } from '../../table/commands.js';
import { chips } from '../../table/messages.js';
import { deal } from '../../table/deal.js';
import { FRAMES_AFTER } from '../../table/motion.js';
import type { Play } from '../../table/play.js';
import { pursesOf } from '../../bank/purses.js';
import { BankTable } from '../../bank/bank-table.js';
import { barStyles } from '../../bank/bar.styles.js';
import { stakeStyles } from '../../bank/stakes.styles.js';
import { oddsButton } from '../../bank/odds-button.js';
import type { StepOf } from '../../table/session.js';
import { boxStyles } from '../../table/box.styles.js';
import { tableStyles } from '../../table/table.styles.js';
import { RESTS, TAKES } from '../../table/timing.js';
import { CHANCES, type Chance } from '../rules/coup.js';
import { BETS_CLOSED, BETS_OPEN } from '../text/calls.js';
import type { Help, Reason } from '../text/help.js';
import type { Odds } from './odds-panel.js';
import { OPTIONS, type Options } from '../rules/options.js';
import { bar } from './bar.js';
import { boardStyles } from './board.styles.js';
import { layout } from './fields.js';
import { ledgers, mine } from './ledger.js';
import { lineOf } from './line.js';
import { changesTold, choicesTold, coupTold, openingTold } from './narration.js';
import { crew } from './punters.js';
import { road } from './road.js';
import { rows } from './rows.js';
import { settle } from './settling.js';
import { freeOn, isBroke, ROWS, type Shown, type Stage, type Teller } from './shown.js';
import { punter } from '../rules/players.js';
import { trenteQuarante } from '../rules/rules.js';
import type { Choice, View } from '../rules/table.js';
import type { BoardText } from '../text/en.js';
import { BOARD_TEXTS } from '../text/texts.js';

type Step = StepOf<typeof trenteQuarante>;
type FlatOptions = { -readonly [Name in Exclude<keyof Options, 'purses' | 'insurance'>]: Given<Options[Name]> };

/** At Trente et Quarante. The letters on the cloth are the same in every language. */
const KEYS: Keys = {
  r: ['field', 'rouge'], // lays a chip on Rouge
  n: ['field', 'noir'], // lays a chip on Noir
  c: ['field', 'couleur'], // lays a chip on Couleur
  i: ['field', 'inverse'], // lays a chip on Inverse
  v: ['insure'], // insures the stakes, or on a field its stake
  h: ['choose-all', 'half'], // after a refait: gives half of all up
  s: ['choose-all', 'prison'], // after a refait: all into prison
  o: ['open', 'odds'], // statistics and odds
};

const HELP = {
  en: () => import('../text/help/en.js'),
  de: () => import('../text/help/de.js'),
  fr: () => import('../text/help/fr.js'),
};
const ODDS = () => import('./odds-panel.js');

const PLAY: Play<typeof trenteQuarante> = {
  game: trenteQuarante,
  name: 'Trente et Quarante',
  player: punter,
  texts: BOARD_TEXTS,
  help: HELP,
  everybody: 'you',
  seats: () => [1, OPTIONS.purses.seats],
  seating: (table, people) => pursesOf(table, people, OPTIONS.purses.default[0]!),
};

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
 * @fires {TurnDetail} tv-turn - When this player may act: once a turn, when all that went before has been shown.
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
 * @csspart company - Who is at a table of a host, when open.
 * @csspart cloth - The green cloth.
 * @csspart rows - The two rows of cards.
 * @csspart card - A card.
 * @csspart line - The line that says what happens.
 * @csspart layout - The four fields and the prisons.
 * @csspart field - One of the four fields.
 * @csspart stake - A pile of chips with its sum.
 * @csspart ledger - What each stake of the last coup paid.
 * @csspart punters - Everybody at the board, where there are several.
 * @csspart road - The past coups.
 * @csspart odds - Statistics and odds, when open.
 * @csspart paused - The word that the table is paused, when it is.
 * @csspart bar - Chips, purse and buttons.
 * @csspart button - A button of the bar.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- see above
export class TrenteQuaranteBoard extends BankTable<typeof trenteQuarante> {
  static override readonly settings: readonly Setting[] = [
    purseSetting(OPTIONS.purses.default[0]!),
    ...settingsOf(OPTIONS),
  ];
  static override readonly firstPicture = [...super.firstPicture, BOARD_TEXTS.de, BOARD_TEXTS.fr];

  /**
   * Teaches the table a language: `TrenteQuaranteBoard.registerTexts('it', { … })`, with the keys of `text/en.ts`; English stands for
   * what is missing.
   */
  static registerTexts(lang: string, texts: SomeOf<BoardText>): void {
    registerOwn(BOARD_TEXTS, lang, texts);
  }
  static override readonly styles: CSSResultGroup = [tableStyles, boxStyles, stakeStyles, barStyles, boardStyles].map(
    unsafeCSS,
  );

  /** What each punter has at the opening, in chips. */
  declare purse: number | undefined;

  protected override readonly play = PLAY;
  declare protected words: BoardText;
  protected override readonly placeName = 'chance';
  protected override get asks(): string {
    return this.view.phase === 'choice' ? this.words.refaitChoose : BETS_OPEN;
  }

  #stage: Stage | undefined;
  /** A coup is being dealt and taken in: the choice after a refait waits for its end. */
  #dealing = false;
  #odds: Odds | undefined;

  protected override limits({ options }: View): string {
    return this.words.limits(chips(options.min), chips(options.max), options.decks);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#odds?.stop();
  }

  protected override updated(): void {
    super.updated();
    if (this.table.drawers.isOpen('odds')) this.#odds?.follow(this.view).catch(this.table.fail);
  }

  // ---- steps -------------------------------------------------------------------------------------------------------

  protected override async perform(step: Step): Promise<void> {
    const { action, actor, events, view } = step;
    this.count(step);
    if (actor !== 'croupier') {
      const last = events.findLast(event => event.type === 'staked' || event.type === 'tookBack');
      const here = this.table.seats.includes(actor) || this.table.seats.includes('onlooker');
      if (here && view.phase === 'bets' && events.length > 0 && events[0]!.type !== 'done') this.afterglow = false;
      if (last?.type === 'staked') {
        this.landed = last.chance;
        this.table.sounds('chip');
      }
      return;
    }
    if (action?.type === 'shuffle' && this.afterglow) {
      await this.table.motion.pause(RESTS.shoe);
      if (this.afterglow) this.notice = this.words.shuffled(view.shoe.left);
    }
    if (action?.type !== 'coup') return;
    this.#dealing = true;
    await this.#dealCoup(action.noir as readonly KnownCard[], action.rouge as readonly KnownCard[], view);
    this.#stage = undefined;
    this.afterglow = true;
  }

  /** Whoever has scrolled down to stake, on a table higher than the screen, sees what is dealt, if they look at this table. */
  #bringRowsIntoSight(): void {
    const { top, bottom } = this.getBoundingClientRect();
    if (this.table.motion.moves && !this.table.seats.includes('onlooker') && top < innerHeight && bottom > 0)
      this.renderRoot
        .querySelector('.rows')
        ?.scrollIntoView({ block: 'nearest', behavior: this.table.motion.still ? 'auto' : 'smooth' });
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
    this.#bringRowsIntoSight();
    this.table.announce(`${BETS_CLOSED}.`);
    await this.table.motion.pause(RESTS.closed);
    const shown = { noir: 0, rouge: 0 };
    for (const row of ROWS) {
      for (let place = 1; place <= cards[row].length; place++) {
        shown[row] = place;
        await show({ ...shown });
        this.table.sounds('card');
        const card = this.renderRoot.querySelector(`.cards.${row} li:last-child .card`);
        const from = this.renderRoot.querySelector('.shoe svg');
        if (deal(this.table.motion, card, from)) {
          const sums = `.${row} li:last-child .running${place === cards[row].length ? `, .row.${row} .total` : ''}`;
          for (const sum of this.renderRoot.querySelectorAll(sums)) {
            void this.table.motion.animate(sum, FRAMES_AFTER, TAKES.deal);
          }
        }
        await this.table.motion.pause(place === cards[row].length ? RESTS.row : RESTS.slowCard);
      }
    }
    await this.table.motion.pause(RESTS.dealt);
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
    if (lines.some(({ outcome }) => outcome === 'won')) this.table.sounds('win');
    if (this.table.motion.moves)
      await settle(this.renderRoot, this.table.motion, lines, coup, [this.purseBefore, this.purseOf(view)]);
    await this.table.motion.pause(settled ? RESTS.noResult : 0);
    this.#dealing = false;
  }

  protected override narrate({ action, events, view, actor }: Step): string {
    const teller = { ...this.#teller(view), legal: this.table.game.legal(view) };
    if (action?.type === 'coup') return coupTold(teller, card => this.names.card(card));
    if (actor === 'croupier') return [this.notice, openingTold(teller)].filter(Boolean).join(' ');
    if (events.some(({ type }) => type === 'settled')) return choicesTold(teller);
    const isOwn = teller.own && actor === this.seatOf(view);
    const who = isOwn ? '' : this.names.person(actor) + this.words.colon;
    if (action?.type === 'done') return who && who + this.words.done;
    return who + changesTold(teller, actor, this.view);
  }

  // ---- looking at the view -----------------------------------------------------------------------------------------

  /** The chips of the tray: at most five, each a multiple of the smallest chip. */
  protected override tray({ options: { step, max } }: View): readonly number[] {
    const values: number[] = CHIP_VALUES.filter(value => value % step === 0 && value <= max);
    if (values.length === 0) return [1, 5, 20, 100].map(times => step * times).filter(value => value <= max);
    return values.length > 5 ? values.filter(value => value !== 10 || step > 5).slice(0, 5) : values;
  }

  /** Why the result is what it is; where a refait lets choose, what half and prison are worth. */
  protected override reason(reason: Reason): string | undefined {
    const help = this.help() as Help | undefined;
    if (!help) return undefined;
    const { why, worth, german } = help;
    if (reason === 'colour' && this.table.setting('faces') === 'german') return `${why.colour} ${german}`;
    if (reason !== 'refait' || !worth || this.table.setting('hints') !== 'on') return why[reason];
    const odds = this.table.later(ODDS);
    if (!odds) return why[reason];
    const percent = new Intl.NumberFormat(this.table.language, { maximumFractionDigits: 1 });
    const value = odds.worthOfPrison(this.view.options);
    return worth(percent.format(100 * value), percent.format(50));
  }

  // ---- the cloth ---------------------------------------------------------------------------------------------------

  protected override cloth(view: View): TemplateResult {
    const shown = this.#shown(view);
    const { now, because, why, isCall, call } = lineOf(shown);
    return html`<div class="body">
      ${this.saying([now, because, why], isCall ? 'fr' : undefined, call)} ${rows(shown)} ${layout(shown)}
      ${mine(shown, this.#seats)} ${crew(shown)}
      ${road(shown, oddsButton(this.words.odds, this.table.drawers.isOpen('odds')))}
    </div>`;
  }

  protected override drawers(): DrawersByName {
    return {
      ...super.drawers(),
      odds: () => [this.words.odds, this.#oddsPanel(this.view)],
      ledger: () => [this.words.book, ledgers(this.#shown(this.view), this.#seats)],
    };
  }

  /** Whose ledgers are shown: those of the people at this screen. */
  get #seats(): readonly number[] {
    return (this.table.seats.length > 1 ? this.table.seats : [this.seatOf(this.view)]) as readonly number[];
  }

  #teller(view: View): Teller {
    return {
      view,
      words: this.words,
      own: this.own(view),
      ownSeats: this.table.seats,
      legal: this.legal,
      person: seat => this.names.person(seat),
    };
  }

  /** What the areas of the board need of it. */
  #shown(view: View): Shown {
    return {
      ...this.#teller(view),
      stage: this.#stage,
      settled: this.afterglow && !this.#stage,
      choosing: view.phase === 'choice' && !this.#dealing,
      playing: this.table.playing,
      large: this.table.isLarge,
      opened: name => this.table.drawers.isOpen(name),
      hovered: this.hovered,
      laid: this.laidOn(this.hovered),
      nextLaid: this.nextLaid(view),
      back: this.howBack(),
      symbols: this.table.symbols,
      cardName: card => this.names.card(card),
    };
  }

  /** Statistics and odds; {@link updated} brings them up to the present shoe, a slice at a time. */
  #oddsPanel(view: View): TemplateResult | undefined {
    const part = this.table.later(ODDS);
    if (!part) return undefined;
    this.#odds ??= new part.Odds(() => this.requestUpdate());
    return part.panel(html, view, this.#odds, this.words, this.table.language);
  }

  // ---- the bar -----------------------------------------------------------------------------------------------------

  protected override bar(view: View): TemplateResult {
    const shown = this.#shown(view);
    const purse = this.purseSign(view);
    if (this.table.seats[0] === 'onlooker') return this.lookersBar(view.punters.length > 1 ? nothing : purse);
    return bar(shown, { tray: this.trayChips(view), purse, acts: this.acts(view) });
  }

  protected override undoable(view: View): boolean {
    const own = this.own(view);
    return view.phase === 'bets' && !!own && !own.done && this.touched;
  }

  // ---- hands and keys ----------------------------------------------------------------------------------------------

  protected override shortcut(key: string): Shortcut | undefined {
    return KEYS[key] ?? super.shortcut(key);
  }

  protected override commands(): Commands {
    return {
      ...super.commands(),
      insure: {
        does: (_, from) => this.#insure(from.closest<HTMLElement>('.field')?.dataset.value as Chance | undefined),
        isAskedFor: true,
      },
      choose: {
        does: value => {
          const [chance, choice] = value.split(' ') as [Chance, Choice];
          this.table.intend({ type: 'choose', chance, choice });
        },
      },
      'choose-all': {
        does: choice => {
          if (this.view.phase !== 'choice') return;
          const asked = CHANCES.filter(chance => this.#staked(chance) > 0);
          this.table.intend(...asked.map(chance => ({ type: 'choose', chance, choice: choice as Choice }) as const));
        },
      },
      prime: {
        does: () => {
          if (isBroke(this.#teller(this.view))) this.buyIn();
          else this.table.intend({ type: 'done' });
        },
        isMain: true,
        isAskedFor: true,
      },
    };
  }

  /** What this punter has free on a chance. */
  #staked(chance: Chance): number {
    return freeOn(this.own(this.view), chance);
  }

  /** Lays chips on a chance: as many as the chip says, or as near as minimum, maximum and purse allow. */
  protected override lay(place: string, value: number): void {
    const chance = place as Chance;
    // Where nothing is offered, the least stake asks for the reason.
    const { min, step } = this.view.options;
    const amount = this.laidOn(place, value) || (this.#staked(chance) > 0 ? step : min);
    this.stakes({ type: 'stake', chance, amount });
  }

  protected override takeBack(place: string, value: number): void {
    const chance = place as Chance;
    const stake = this.#staked(chance);
    if (stake === 0) return;
    const amount = stake - value >= this.view.options.min ? value : stake;
    this.stakes({ type: 'takeBack', chance, amount });
  }

  /** Insures every stake that is not yet insured, or, if all are, none; with a chance, that one alone. */
  #insure(only: Chance | undefined): void {
    const own = this.own(this.view);
    const staked = CHANCES.filter(chance => this.#staked(chance) > 0 && (!only || chance === only));
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
