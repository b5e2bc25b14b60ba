import { html, nothing, unsafeCSS, type CSSResultGroup, type TemplateResult } from 'lit';
import { HIDDEN, type Card } from '../../cards/card.js';
import type { AnyAction, Range, Seat } from '../../game/contract.js';
import { hasSeat } from '../../stakes/seats.js';
import type { FaceSize } from '../../table/art/family.js';
import { settingOf, settingsOf, type Given, type Setting } from '../../table/attributes.js';
import { BettingTable } from '../../poker/betting-table.js';
import { bettingStyles } from '../../poker/betting-table.styles.js';
import { endingStyles } from '../../poker/ending.styles.js';
import { lowScreenStyles } from '../../poker/low-screens.styles.js';
import { handStyles } from '../../poker/hand.styles.js';
import { ownSeat } from '../../poker/scene.js';
import { BETTING_SETTINGS, look } from '../../poker/settings.js';
import type { Wagers } from '../../poker/wagers.js';
import { defineElement } from '../../table/define.js';
import { chips, say } from '../../table/messages.js';
import { button } from '../../table/pieces.js';
import type { StepOf } from '../../table/played-table.js';
import { sliced } from '../../table/time-slices.js';
import { tableStyles } from '../../table/table.styles.js';
import { owesBringIn, wagerRules } from '../rules/betting.js';
import type { HandOrder } from '../rules/hand.js';
import type { Reason } from '../text/help.js';
import { STUD_WORDS, type StudWords } from '../text/messages.js';
import { OPTIONS, rulesOf, type Options } from '../rules/options.js';
import { counting as countingOf, ending, winning, wonBy } from './ending.js';
import { studHandStyles } from './hand.styles.js';
import { happened, reasonOf } from './line.js';
import { nameOf, type Named } from './naming.js';
import { common as commonCards, rail as fallenCards } from './rail.js';
import { after, cleared, didOf, fallen, isCompared, isSettled, layOf } from './scene.js';
import { think } from '../rules/players.js';
import { stud } from '../rules/rules.js';
import { handOf, lowOrder } from '../rules/showdown.js';
import { studStyles } from './stud-table.styles.js';
import { STREETS, type Claim, type Event, type View } from '../rules/table.js';

type FlatOptions = { -readonly [Name in Exclude<keyof Options, 'purses' | 'tax'>]: Given<Options[Name]> };

/** A low hand stays on one line with the word for it. */
const together = (text: string): string => text.replace(/ (?=\w+\u2011)/, '\u00a0');

const MEMORY = look('memory', 'memory', 'visible', 'hidden', 'quiz');

const HELP = () => import('../text/help.js');
const SELDOM = () => import('./seldom.js');
const QUIZ = () => import('./quiz.js');
const PHH = () => import('./phh-files.js');

// The options become properties by their table (`settings`); this gives them their types.
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging
export interface StudTable extends Partial<FlatOptions> {
  /** What the house takes of each pot, in hundredths (S26). */
  taxPercent?: number;
  /** The most that it takes of one pot, in chips; 0 for no such limit (S26). */
  taxCap?: number;
}

/**
 * The table of Seven Card Stud: high, high-low or razz, for two to nine players. Play chips only.
 *
 * @tag stud-table
 * @summary Seven Card Stud for two to nine players: alone against computer players, or several round one screen.
 *
 * @fires {IntentDetail} tv-intent - Before an action that the player makes with hand or key; `preventDefault()` keeps it from happening.
 * @fires {ActionDetail} tv-action - After every action, whoever made it, and with `detail.action` null when one was taken back; like the next two with `detail.replay` where a log is shown again.
 * @fires {StepDetail} tv-deal - When the croupier deals a street, turns hands up or reads out claims.
 * @fires {StepDetail} tv-settle - Once a hand, when it is settled and shown.
 * @fires {OverDetail} tv-over - When no further hand is possible.
 * @fires {RefusedDetail} tv-refused - When an action was refused; `detail.code` and `detail.message` say why.
 * @fires {ErrorDetail} tv-error - When an attribute, a log or a saved table is wrong.
 *
 * @slot rules - What the button “Rules” opens; the rules in short by default.
 * @slot brand - A place beside the name.
 *
 * @csspart table - All of it.
 * @csspart frame - The room round the table.
 * @csspart header - Name, limits and tools.
 * @csspart rules - The rules, when open.
 * @csspart menu - The menu, when open.
 * @csspart cloth - The oval with its rail.
 * @csspart seat - One opponent.
 * @csspart own - The player’s own place.
 * @csspart card - A card.
 * @csspart pots - The pots in the middle.
 * @csspart line - The line that says what happens.
 * @csspart stake - A pile of chips with its sum.
 * @csspart rail - The folded up-cards, the street and the raises.
 * @csspart history - The hands played, when open.
 * @csspart bar - The buttons.
 * @csspart button - A button of the bar.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- see above
export class StudTable extends BettingTable<typeof stud> {
  static override readonly settings: readonly Setting[] = [...BETTING_SETTINGS, MEMORY, ...settingsOf(OPTIONS)];
  static override readonly styles: CSSResultGroup = [
    tableStyles,
    bettingStyles,
    studStyles,
    handStyles,
    studHandStyles,
    endingStyles,
    lowScreenStyles,
  ].map(unsafeCSS);

  /** The folded up-cards: `visible`, `hidden`, or `quiz`, which asks for them. */
  declare memory: 'visible' | 'hidden' | 'quiz' | undefined;

  protected override readonly gameName = 'Seven Card Stud';
  protected override readonly wordTable = STUD_WORDS;
  declare protected words: StudWords;
  protected override readonly player = sliced(think);
  protected override readonly game = stud;
  protected override readonly seats = [2, OPTIONS.purses.seats] as const;
  protected override readonly everybody: string = 'you, Anna:medium, Bruno:easy, Clara:hard, Emil:medium, Frieda:easy';
  protected override readonly helpPart = HELP;
  protected override readonly chosenTogether = 'declare';
  protected override readonly files = { name: 'PHH', endings: ['.phh', '.phhs'], load: PHH } as const;

  protected override readonly isSettled = isSettled;
  protected override readonly isCompared = isCompared;
  protected override readonly cleared = cleared;
  protected override readonly afterEvent = after;
  protected override readonly didOf = didOf;
  protected override readonly winnings = wonBy;

  #sort = 0;
  #mind: InstanceType<Awaited<ReturnType<typeof QUIZ>>['Quiz']> | undefined;

  protected override limits(view: View): string {
    const { options, street, phase } = view;
    const { words } = this;
    const amounts = [options.ante, options.lowerLimit, options.higherLimit].map(chips).join(' / ');
    const variant = options.variant === 'razz' ? 'Razz' : options.variant === 'high-low' ? words.highLow : '';
    const part =
      phase === 'show' || (isSettled(view) && view.result!.showdown)
        ? words.showdown
        : view.dealtIn && phase !== 'between'
          ? this.#streetName(street)
          : '';
    return [amounts, variant, part].filter(Boolean).join(' · ');
  }

  protected override get ruled(): readonly Setting[] {
    const { settings } = StudTable;
    const rules = rulesOf(this.given('preset') as Options['preset'], this.given('variant') as Options['variant']);
    return settings.map(setting => ({ ...setting, rule: rules[setting.property] ?? setting.rule }));
  }

  // ---- steps -------------------------------------------------------------------------------------------------------

  protected override lies({ street, up }: Extract<Event, { type: 'card' }>): string {
    return `.${street === 7 ? 'late' : up ? 'up' : 'down'} .card:last-child`;
  }

  protected override async show(event: Event): Promise<void> {
    if (event.type === 'burnt' || event.type === 'common') {
      await this.draw();
      await this.dealt(`.${event.type} .card:last-child`, event.card, event.type === 'common' ? 500 : 95);
    } else if (event.type === 'broughtIn') await this.showBet(`[data-seat="${event.seat}"]`);
    else await super.show(event);
  }

  /** What nobody has a choice in. */
  protected override settled(): void {
    const show = this.view.phase === 'show' && this.offer('show');
    if (show && !this.offer('muck') && !this.replaying && this.ownSeats[0] !== 'onlooker') this.will(show);
    else super.settled();
  }

  // ---- looking at the view -----------------------------------------------------------------------------------------

  protected override isShown({ showdown, live }: View, seat: Seat): boolean {
    return hasSeat(showdown.shown, seat) || (showdown.faceUp && hasSeat(live, seat));
  }

  protected override owesBet(view: View): boolean {
    return owesBringIn(view);
  }

  protected override dealerOf({ dealer }: View): Seat {
    return dealer;
  }

  protected override cardsOf({ cards }: View, seat: Seat): readonly Card[] {
    return handOf(cards, seat);
  }

  protected override holding(view: View, seat: Seat): string {
    // both halves of high-low are told one after the other
    const { low, colon } = this.words;
    const text = this.#aloud(this.#holds(view, seat).text.replace('\n', '; '));
    return view.options.variant === 'razz' ? text.replace(low + colon, '') : text;
  }

  protected override stationOf({ action, view }: StepOf<typeof stud>): string {
    if (isCompared(view)) return view.result?.showdown === false ? '' : this.words.showdown;
    return action?.type === 'deal' ? this.#streetName(action.street) : '';
  }

  /** The words for hands, as the pattern of the cards has them. */
  get #handWords(): StudWords {
    const german = this.setting('faces') === 'german' ? this.later(SELDOM) : undefined;
    return german ? german.germanRanks(this.words, this.cardWords, this.language) : this.words;
  }

  /** What a seat holds, in words, as far as it may be known; both halves in high-low. */
  #holds(view: View, seat: Seat): { readonly text: string; readonly named: readonly Named[] } {
    const cards = handOf(view.cards, seat);
    const { words } = this;
    const order = lowOrder(view.options);
    const name = (by: HandOrder): Named | undefined => nameOf(by, cards, this.#handWords);
    const high = view.options.variant === 'razz' ? undefined : name('high');
    const low = order && name(order);
    const lowText = !order ? '' : low ? `${words.low}${words.colon}${low.full}` : cards.length >= 5 ? words.noLow : '';
    return {
      text: [high?.full, lowText].filter(Boolean).join('\n'),
      named: [high, low].filter(each => each !== undefined),
    };
  }

  protected override line(view: View): readonly [now: string, because: string, why?: Reason | undefined] {
    const { words } = this;
    const { phase, round, street } = view;
    const name = this.#streetName(street);
    if (isSettled(view)) return this.#result(view);
    if (phase === 'between') return this.beforeHand(view, words.newHandBecause);
    if (this.handsOver(view)) return this.handOver(view);
    if (phase === 'declare') {
      const part = this.later(SELDOM)?.wordsOf(this.language);
      return [part?.declare ?? '', part?.declareBecause ?? ''];
    }
    if (phase === 'show')
      return [
        words.showdown,
        this.offers(view).length > 1 ? words.showNow : this.teller.tell('shows', view.showdown.toShow),
        'faceUp',
      ];
    if (phase !== 'bet' || !round || round.toAct < 0)
      return view.showdown.faceUp ? [name, words.faceUp, 'faceUp'] : [name, words.dealing];
    return [happened(view, this.teller.tell), this.asks(view), reasonOf(view)];
  }

  #result(view: View): readonly [string, string, Reason?] {
    const [now, because] = ending(view, { ...this.teller, words: this.words, handWords: this.#handWords });
    return view.result!.showdown ? [now, because, 'result'] : [now, because];
  }

  #claim(claim: Claim): string {
    return this.later(SELDOM)?.wordsOf(this.language)[claim] ?? '';
  }

  #streetName(street: number): string {
    const { third, streets } = this.words;
    return [third, ...streets.split(',')][street - 3] ?? '';
  }

  // ---- for the ear -------------------------------------------------------------------------------------------------

  protected override narrate(step: Parameters<BettingTable<typeof stud>['narrate']>[0]): string {
    const { action } = step;
    const told = this.#aloud(super.narrate(step));
    // the showdown is called once, before the first hand
    const called = `${this.words.showdown}. `;
    if (action?.type === 'show' || action?.type === 'muck')
      return (this.view.showdown.shown === 0 ? called : '') + told.replace(called, '');
    if (action?.type === 'turnUp') return `${this.words.faceUp} ${told}`;
    return action?.type === 'deal' ? `${this.#streetName(action.street)}. ${told}` : told;
  }

  /** A low hand, written `7‑5‑4‑3‑A`, in the words for its ranks. */
  #aloud(text: string): string {
    const { letters, ranks } = this.#handWords;
    return text.replace(/\w+(?:\u2011\w+)+/g, low =>
      low
        .split('\u2011')
        .map(letter => ranks.split(',')[letter === '10' ? 8 : letters.indexOf(letter)])
        .join(', '),
    );
  }

  protected override tells(event: Event): string | undefined {
    if (event.type === 'card' && event.up)
      return `${this.personAt(event.seat)}${this.words.colon}${this.cardNames([event.card])}.`;
    if (event.type === 'common') return `${this.cardNames([event.card])} ${this.words.forAll}.`;
    if (event.type === 'claimed') return `${this.personAt(event.seat)}${this.words.colon}${this.#claim(event.claim)}.`;
    return undefined;
  }

  // ---- the cloth ---------------------------------------------------------------------------------------------------

  /** The common cards; once hands are compared, those that the winners need raised. */
  protected override afterwards(view: View): unknown {
    const { common } = view.cards;
    if (common.length === 0) return nothing;
    const counting = view.result?.showdown ? winning(view, seat => this.#holds(view, seat).named) : undefined;
    return commonCards(this.words, this.row(common, 'compact', counting));
  }

  /** The pots, the burnt cards and the common ones. */
  protected override middle(view: View, pots: TemplateResult): TemplateResult {
    const { words } = this;
    const { burnt } = view.cards;
    return html`<div class="middle">
      ${
        burnt > 0
          ? html`<div class="burnt">${this.card(HIDDEN, 'compact')}<small>${say(words.burnt, burnt)}</small></div>`
          : nothing
      }
      ${pots} ${this.afterwards(view)}
    </div>`;
  }

  protected override signs(view: View, seat: Seat): unknown {
    const { words } = this;
    const { phase, round, street, live, bringIn } = view;
    const claim = view.showdown.claims[seat];
    if (claim && claim !== HIDDEN && hasSeat(live, seat)) return this.mark('first', this.#claim(claim));
    const brings = bringIn === seat || (owesBringIn(view) && phase === 'bet' && round?.toAct === seat);
    const bring =
      brings && hasSeat(live, seat)
        ? this.mark(
            'bring',
            words.bringIn,
            html`<span class="long">${words.bringIn}</span><span class="short">${words.bringIn[0]}</span>`,
          )
        : nothing;
    if (phase !== 'bet' || street === 3 || round?.opener !== seat) return bring;
    return [bring, this.mark('first', this.teller.tell('speaks', seat), 1)];
  }

  protected override handOf(view: View, seat: Seat): readonly [unknown, unknown, string] {
    const [down, up, late] = layOf(view, seat) as [readonly Card[], readonly Card[], readonly Card[]];
    const shown = this.isShown(view, seat);
    const compared = shown && (isSettled(view) || !view.showdown.faceUp);
    const counting = compared ? countingOf(view, seat, this.#holds(view, seat).named) : undefined;
    return [
      down.length + up.length > 0
        ? html`<div class="hand">
            ${this.closed([...down, ...late])}
            <span class="down" data-row=${this.row(down, 'compact', counting)}></span
            ><span class="up" data-row=${this.row(up, 'compact', counting)}></span
            ><span class="late" data-row=${this.row(late, 'compact', counting)}></span>
          </div>`
        : nothing,
      shown && down.length > 0
        ? html`<span class="holds" .textContent=${together(this.#holds(view, seat).text)}></span>`
        : this.did(view, seat),
      late.length > 0 ? 'full' : up.length > 3 ? 'four' : '',
    ];
  }

  protected override ownHand(
    view: View,
    seat: Seat,
    plate: TemplateResult,
    won: unknown,
  ): readonly [TemplateResult, string] {
    const { words } = this;
    const lay = layOf(view, seat);
    const covered = this.covered(view);
    const hide = (cards: readonly Card[]): readonly Card[] => (covered ? cards.map(() => HIDDEN) : cards);
    const rows = [
      ['down', hide(lay[0]!), words.down],
      ['up', lay[1]!, words.open],
      ['late', hide(lay[2]!), words.seventh],
    ] as const;
    const count = lay.flat().length;
    const compared =
      hasSeat(view.showdown.shown, seat) && (view.phase === 'show' || (isSettled(view) && view.result!.showdown));
    const counting = compared ? countingOf(view, seat, this.#holds(view, seat).named) : undefined;
    const size: FaceSize = this.wide || (!this.slim && count < 6) ? 'large' : 'compact';
    const known = count > 0 && !covered && !view.cards.down[seat]!.includes(HIDDEN);
    const live = hasSeat(view.live, seat);
    const holds =
      known && live && (compared || this.setting('hints') === 'on') ? together(this.#holds(view, seat).text) : '';
    const [kind, ...rest] = holds.split(', ');
    return [
      html`<div class="own">
          ${rows.map(([name, cards, tag]) =>
            cards.length > 0
              ? html`<div class="group">
                  <div class=${name} data-row=${this.row(cards, size, counting)}></div>
                  <span class="tag">${tag}</span>
                </div>`
              : nothing,
          )}
        </div>
        <div class="line">
          ${plate} ${won}
          <span class="reading"
            >${
              !live && view.dealtIn !== 0
                ? this.did(view, seat)
                : this.wonBy(view, seat) && compared && rest.length > 0 && view.options.variant === 'high'
                  ? html`${kind}, <em>${rest.join(', ')}</em>`
                  : holds
            }</span
          >
        </div>`,
      `${compared ? 'compared' : ''} n${count}`,
    ];
  }

  // ---- the rail ----------------------------------------------------------------------------------------------------

  protected override rail(view: View): TemplateResult {
    const { words } = this;
    const seats = fallen(view);
    const memory = settingOf(this, MEMORY, message => this.complain(message)) as string;
    const { round } = view;
    const cap = wagerRules(view).cap;
    const raises = round && view.phase === 'bet' && round.wagers > 0 ? round.wagers - 1 : -1;
    return html`<div class="rail" part="rail">
      ${
        seats.length > 0
          ? html`${fallenCards(view, {
              words,
              seats,
              sort: this.#sort,
              memory,
              name: seat => this.personAt(seat),
              row: cards => this.row(cards, 'small'),
            })}${memory === 'quiz' ? this.#quiz(view) : nothing}`
          : nothing
      }
      <ol class="steps" aria-label=${words.street}>
        ${STREETS.map(street => {
          const now = view.dealtIn !== 0 && street === view.street && !isSettled(view);
          const past = view.dealtIn !== 0 && (street < view.street || isSettled(view));
          return html`<li class=${now ? 'here' : past ? 'past' : ''} aria-current=${now ? 'step' : nothing}>
            <span class="unseen">${words.street} </span>${street}
          </li>`;
        })}
      </ol>
      ${
        raises >= 0
          ? html`<span class="raises">${cap === Infinity ? words.noCap : say(words.raisesOf, raises, cap - 1)}</span>`
          : nothing
      }
    </div>`;
  }

  #quiz(view: View): TemplateResult | typeof nothing {
    const part = this.later(QUIZ);
    if (!part) return nothing;
    this.#mind ??= new part.Quiz();
    return this.#mind.panel({ html, button }, view, this.language, card => this.cardNames([card]));
  }

  // ---- the bar -----------------------------------------------------------------------------------------------------

  protected override gameActs(view: View): TemplateResult | undefined {
    const act =
      view.phase === 'declare' && !this.playing
        ? 'declare'
        : view.phase === 'show' && this.offer('show')
          ? 'show'
          : undefined;
    return (
      act &&
      html`${this.later(SELDOM)?.acts({ html, button }, act, view, ownSeat(view), this.language, this.words, type => this.offer(type) !== undefined)}`
    );
  }

  /** The least forced bet has a button of its own: what may be chosen is a range. */
  protected override wagerOf(offer: AnyAction): number | Range | undefined {
    const { type, amount } = offer as { type: string; amount?: number | Range };
    return type !== 'bringIn' ? super.wagerOf(offer) : typeof amount === 'number' ? undefined : amount;
  }

  protected override wagering(type: string, to: number): readonly [AnyAction, string] {
    return type === 'bringIn' ? [{ type, amount: to } as AnyAction, this.words.bringInFor] : super.wagering(type, to);
  }

  protected override quietAct(offers: readonly AnyAction[], due: number, all: boolean): readonly [AnyAction, string] {
    const bringIn = offers.find(({ type }) => type === 'bringIn') as { amount: number | Range } | undefined;
    if (!bringIn) return super.quietAct(offers, due, all);
    const amount = typeof bringIn.amount === 'number' ? bringIn.amount : bringIn.amount.min;
    return [{ type: 'bringIn', amount } as AnyAction, say(this.words.bringInFor, chips(amount))];
  }

  protected override preferred({ type, values }: Wagers): number {
    return type === 'bringIn' ? values.at(-1)! : values[0]!;
  }

  protected override command(name: string, value: string): void {
    switch (name) {
      case 'claim':
        this.will({ type: 'declare', seat: ownSeat(this.view), claim: value } as AnyAction);
        break;
      case 'sort':
        this.#sort = (this.#sort + 1) % 3;
        break;
      case 'quiz':
        this.speak(this.#mind?.answer(value) ?? '');
        break;
      default:
        super.command(name, value);
    }
  }
}

/** Registers the table, under its own tag or another, in the page's registry or another. */
export const defineStudTable = (tag = 'stud-table', registry?: CustomElementRegistry): void =>
  defineElement(StudTable, 'stud-table', tag, registry);

declare global {
  interface HTMLElementTagNameMap {
    'stud-table': StudTable;
  }
}
