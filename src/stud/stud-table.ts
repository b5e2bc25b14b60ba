import { html, nothing, unsafeCSS, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { HIDDEN, type Card } from '../cards/card.js';
import type { Offer, Range, Seat } from '../game/contract.js';
import type { Player } from '../game/croupier.js';
import { toCall } from '../stakes/round.js';
import { hasSeat } from '../stakes/seats.js';
import type { FaceSize } from '../ui/art/family.js';
import { settingOf, settingsOf, type Setting } from '../ui/attributes.js';
import { defineElement } from '../ui/define.js';
import { chips, say, type CommonWords } from '../ui/messages.js';
import { FRAMES_BACK, framesFrom, framesIn } from '../ui/motion.js';
import type { Level, Person } from '../ui/people.js';
import { button, cardFace, stack, stakePile } from '../ui/pieces.js';
import { TableElement, type StepOf } from '../ui/table-element.js';
import { tableStyles } from '../ui/table.styles.js';
import { hasOpenPair, owesBringIn, wagerRules } from './betting.js';
import type { HandOrder } from './hand.js';
import type { Reason } from './help.js';
import { STUD_WORDS } from './messages.js';
import { OPTIONS, type Options } from './options.js';
import type { Reel } from './parts/history.js';
import type { Named } from './parts/naming.js';
import type { StudWords } from './parts/words.js';
import type { SeldomAct } from './parts/seldom.js';
import {
  after,
  chipsOf,
  cleared,
  didOf,
  fallen,
  heaps,
  isCompared,
  isSettled,
  layOf,
  leftOut,
  type Did,
} from './parts/scene.js';
import { stud } from './rules.js';
import { handOf, lowOrder } from './showdown.js';
import { studStyles } from './stud-table.styles.js';
import { STREETS, type Action, type Event, type View } from './table.js';

type Step = StepOf<typeof stud>;
type FlatOptions = { -readonly [Name in Exclude<keyof Options, 'purses' | 'tax'>]: Options[Name] };
type Word = Exclude<keyof StudWords, keyof CommonWords>;
/** What may be wagered: the kind, the amounts for the buttons, and the range they come from. */
interface Wagers {
  readonly type: 'bringIn' | 'bet' | 'complete' | 'raise';
  readonly values: readonly number[];
  readonly range: Range | undefined;
}
/** What the player would do when it comes to him, as long as nothing is raised and no card is dealt. */
type Wish = 'checkFold' | 'call';

/** What is said of an event. */
const TOLD: Readonly<Partial<Record<Event['type'], Word>>> = {
  broughtIn: 'brings',
  checked: 'checks',
  called: 'calls',
  bet: 'bets',
  completed: 'completes',
  raised: 'raises',
  folded: 'folds',
  mucked: 'mucks',
};
/** What a player is asked for an offer. */
const ASKED: Readonly<Partial<Record<Action['type'], Word>>> = {
  bringIn: 'doBringIn',
  call: 'doCall',
  check: 'doCheck',
  fold: 'doFold',
  bet: 'doBet',
  raise: 'doRaise',
  complete: 'doComplete',
};
const NOBODY = -1;
const PURSE: Setting = {
  property: 'purse',
  attribute: 'purse',
  rule: { kind: 'integer', min: 0, max: 1e9, default: 0 },
  path: ['purses'],
};
const look = (property: string, attribute: string, ...values: readonly string[]): Setting => ({
  property,
  attribute,
  rule: { kind: 'choice', values, default: values[0]! },
  path: [],
});
const MEMORY = look('memory', 'memory', 'visible', 'hidden', 'quiz');
const AFTER_FOLD = look('afterFold', 'after-fold', 'fast', 'normal');

/** How many opponents sit on the left, above and on the right, by their number. */
const PLACES = ['', '010', '020', '111', '121', '131', '141', '232', '242'];
/** A player buys in for so many lower limits unless the table says otherwise. */
const LIMITS_TO_BUY_IN = 40;
/** How many amounts stand on buttons. */
const MOST_AMOUNTS = 5;

const WHOLE_GAME = async () => (await import('./rules.js')).stud;
const HELP = () => import('./help.js');
const BACKS = () => import('../ui/art/backs.js');
const ENDING = () => import('./parts/ending.js');
const SELDOM = () => import('./parts/seldom.js');
const ONWARDS = () => import('./parts/onwards.js');
const HISTORY = () => import('./parts/history.js');
const QUIZ = () => import('./parts/quiz.js');

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
 * @fires {ActionDetail} tv-action - After every action, whoever made it.
 * @fires {ActionDetail} tv-deal - When the croupier deals a street, turns hands up or reads out claims.
 * @fires {ActionDetail} tv-settle - Once a hand, when it is settled and shown.
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
export class StudTable extends TableElement<typeof stud> {
  static override readonly settings: readonly Setting[] = [PURSE, MEMORY, AFTER_FOLD, ...settingsOf(OPTIONS)];
  static override readonly styles: CSSResultGroup = [tableStyles, studStyles].map(unsafeCSS);

  /** What each player has at the opening, in chips; the buy-in where it is not set. */
  declare purse: number | undefined;
  /** The folded up-cards: `visible`, `hidden`, or `quiz`, which asks for them. */
  declare memory: 'visible' | 'hidden' | 'quiz' | undefined;
  /** How the hand goes on after the player has folded: `fast` or `normal`. */
  declare afterFold: 'fast' | 'normal' | undefined;

  protected override readonly gameName = 'Seven Card Stud';
  protected override readonly wordTable = STUD_WORDS;
  declare protected words: StudWords;
  protected override readonly game = stud;
  protected override readonly wholeGame = WHOLE_GAME;
  protected override readonly seats = [2, OPTIONS.purses.seats] as const;
  protected override readonly everybody: string = 'you, Anna:medium, Bruno:easy, Clara:hard, Emil:medium, Frieda:easy';

  /** The table while a step is shown: between the view before it and the one after. */
  #stage: View | undefined;
  /** The amount that the player has chosen to bet or raise to, while it is his turn. */
  #amount: number | undefined;
  #wish: Wish | undefined;
  #wishesOut = false;
  /** The hand that is sat out. */
  #satOut = Infinity;
  /** At a screen with several people: the seat whose cards may be seen. */
  #uncovered = NOBODY;
  /** The words, once those of {@link ONWARDS} have joined them. */
  #joined: StudWords | undefined;
  #sort = 0;
  #width: ResizeObserver | undefined;
  #wide = true;
  #mind: InstanceType<Awaited<ReturnType<typeof QUIZ>>['Quiz']> | undefined;
  #past: InstanceType<Awaited<ReturnType<typeof HISTORY>>['History']> | undefined;

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

  protected override seating(people: readonly Person[]): Pick<Options, 'purses'> {
    const set = (name: string): number =>
      settingOf(
        this,
        StudTable.settings.find(({ property }) => property === name)!,
        () => undefined,
      ) as number;
    const purse = set('purse') || set('buyIn') || LIMITS_TO_BUY_IN * set('lowerLimit');
    return { purses: people.map(() => purse) };
  }

  protected override player(level: Level): Player<Action, View> {
    return async (view, legal, random) => (await import('./players.js')).opponent(level)(view, legal, random);
  }

  protected override thinks({ phase, players }: View): boolean {
    // who has sat a hand out is to take his seat again before the others are ready
    return phase !== 'between' || this.ownSeats.some(seat => seat !== 'onlooker' && players[seat]!.sitsOut);
  }

  protected override rules(): readonly string[] | undefined {
    return this.later(HELP)?.helpIn(this.language, this.view.options).rules;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#width = new ResizeObserver(([entry]) => {
      const wide = entry!.contentRect.width >= 720;
      if (wide === this.#wide) return;
      this.#wide = wide;
      this.requestUpdate();
    });
    this.#width.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#width?.disconnect();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { view } = this;
    const more = (view.dealtIn !== 0 || this.#stage) && this.later(ONWARDS);
    if (more && this.#joined !== this.words)
      this.words = this.#joined = { ...this.words, ...more.wordsOf(this.language) };
    const seat = this.#own(view);
    const folded = hasSeat(view.dealtIn, seat) && !hasSeat(view.live, seat) && !isSettled(view);
    const fast = settingOf(this, AFTER_FOLD, message => this.complain(message)) === 'fast';
    this.motion.haste = folded && fast && this.ownSeats.length < 2 && !this.replaying ? 0.3 : 1;
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    root.addEventListener('input', event => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || target.type !== 'range') return;
      this.#amount = Number(target.value);
      this.requestUpdate();
    });
    return root;
  }

  // ---- steps -------------------------------------------------------------------------------------------------------

  protected override async perform({ action, actor, events, view }: Step): Promise<void> {
    if (isCompared(view)) {
      this.later(ENDING);
      await this.updateComplete;
    }
    if (events.some(({ type }) => ['bet', 'completed', 'raised', 'card', 'common'].includes(type)))
      this.#wish = undefined;
    if (actor !== 'croupier' && this.ownSeats.includes(actor)) {
      this.#amount = undefined;
      if (view.phase !== 'declare') this.#uncovered = NOBODY;
    }
    if (action?.type === 'deal' && action.street === 3) {
      this.#stage = cleared(this.view);
      await this.#draw();
    }
    this.#stage ??= this.view;
    let antes = false;
    for (const event of events) {
      if (event.type === 'settled' || event.type === 'won' || event.type === 'pot') break;
      // antes lie before the seats for a moment, then go to the pot like bets
      if (antes && event.type !== 'ante') {
        antes = false;
        await this.#draw();
        this.sounds('chip');
        await this.motion.pause(420);
        await this.#collect();
      }
      this.#stage = after(this.#stage, event);
      if (event.type === 'ante') antes = true;
      else await this.#show(event);
    }
    if (antes) await this.#collect();
    this.#stage = undefined;
  }

  async #draw(): Promise<void> {
    this.requestUpdate();
    await this.updateComplete;
  }

  /** Brings one event before the eye. */
  async #show(event: Event): Promise<void> {
    const find = (selector: string): Element | null => this.renderRoot.querySelector(selector);
    const seat = 'seat' in event ? `[data-seat="${event.seat}"]` : '';
    switch (event.type) {
      case 'burnt':
      case 'common':
      case 'card': {
        await this.#draw();
        this.sounds('card');
        const places =
          event.type === 'burnt'
            ? '.burnt .card'
            : event.type === 'common'
              ? '.common .card:last-child'
              : `${seat} .${event.street === 7 ? 'late' : event.up ? 'up' : 'down'} .card:last-child`;
        const card = find(places);
        const from = find('.dealer-place');
        if (card && from && this.motion.moves) {
          const turns = event.card !== HIDDEN && !card.classList.contains('back');
          void this.motion.animate(card, framesFrom(card, from, turns), 260);
          if (turns) void this.motion.animate(card, FRAMES_BACK, 260, { part: '::before' });
        }
        await this.motion.pause(event.type === 'common' ? 500 : 95);
        break;
      }
      case 'broughtIn':
      case 'called':
      case 'bet':
      case 'completed':
      case 'raised':
        await this.#draw();
        this.sounds('chip');
        await this.motion.animate(find(`${seat} .bet .pile`), framesIn('translateY(-18px) scale(1.1)'), 180);
        await this.motion.pause(160);
        break;
      case 'roundOver':
        await this.motion.pause(260);
        await this.#collect();
        break;
      case 'folded':
        await Promise.all(
          [...this.renderRoot.querySelectorAll(`${seat} .card`)].map(card =>
            this.motion.animate(card, framesIn('translateY(-30px) scale(.7)').reverse(), 240),
          ),
        );
        await this.#draw();
        break;
      case 'shown': {
        await this.#draw();
        this.sounds('card');
        for (const card of this.renderRoot.querySelectorAll(`${seat} :is(.down, .late) .card`))
          void this.motion.animate(card, FRAMES_BACK, 300, { part: '::before' });
        await this.motion.pause(420);
        break;
      }
      case 'speaks':
        await this.motion.pause(200);
        break;
    }
  }

  /** The bets before the seats slide to the pot. */
  async #collect(): Promise<void> {
    const pot = this.renderRoot.querySelector('.pots');
    const bets = [...this.renderRoot.querySelectorAll('.bet .pile')];
    if (pot && this.motion.moves)
      await Promise.all(bets.map(bet => this.motion.animate(bet, framesFrom(bet, pot).reverse(), 300)));
    this.#stage = { ...this.#stage!, phase: 'deal', round: null };
    await this.#draw();
  }

  protected override async linger({ events, view }: Step): Promise<void> {
    if (!events.some(({ type }) => type === 'settled')) return;
    if (view.result?.awards.some(({ seat }) => seat === view.seat)) this.sounds('win');
    this.motion.haste = 1;
    await this.#ended?.linger(this.renderRoot, this.motion);
  }

  protected override clearCloth(): void {
    this.#stage = undefined;
    this.#wish = undefined;
    this.#amount = undefined;
    this.#uncovered = NOBODY;
  }

  /** What the player wished before it was his turn, and what nobody has a choice in. */
  protected override settled(): void {
    const { view } = this;
    if (this.replaying || this.ownSeats[0] === 'onlooker') return;
    const wish = this.#wish;
    if (view.phase === 'bet' && view.round!.toAct === view.seat && wish) {
      this.#wish = undefined;
      const wanted = wish === 'call' ? (['call', 'check'] as const) : (['check', 'fold'] as const);
      const type = wanted.find(each => this.#offer(each));
      if (type) this.intend({ type });
    } else if (view.phase === 'show') {
      const show = this.#offer('show');
      if (show && !this.#offer('muck')) this.intend(show);
    } else if (view.phase === 'between') this.#keepOut();
  }

  /** Sends the wish to sit out between hands, and takes the seat again after one. */
  #keepOut(): void {
    const { hand } = this.view;
    if (this.#wishesOut && this.#offer('sitOut')) {
      this.#wishesOut = false;
      if (this.intend({ type: 'sitOut' })) this.#satOut = hand;
    } else if (hand > this.#satOut && this.#offer('sitIn')) {
      this.#satOut = Infinity;
      this.intend({ type: 'sitIn' });
    }
  }

  // ---- looking at the view -----------------------------------------------------------------------------------------

  /** The seat at the bottom: the player's own, or the first for who only looks on. */
  #own({ seat }: View): Seat {
    return seat === 'onlooker' ? 0 : seat;
  }

  /** What a hand needs once it goes on, with its words. */
  get #onwards(): Awaited<ReturnType<typeof ONWARDS>> | undefined {
    const part = this.later(ONWARDS);
    return this.#joined === this.words ? part : undefined;
  }

  /** What a hand needs at its end. */
  get #ended(): Awaited<ReturnType<typeof ENDING>> | undefined {
    const part = this.later(ENDING);
    return this.#onwards && part;
  }

  #offer<Type extends Action['type']>(type: Type): (Offer<Action> & { readonly type: Type }) | undefined {
    return this.legal.find(offer => offer.type === type) as (Offer<Action> & { readonly type: Type }) | undefined;
  }

  /** Whether several people share the screen and this seat's cards are not to be seen now. */
  #covered(view: View): boolean {
    const seat = this.#own(view);
    return (
      this.ownSeats.length > 1 &&
      hasSeat(view.live, seat) &&
      seat !== this.#uncovered &&
      !hasSeat(view.showdown.shown, seat) &&
      !view.showdown.faceUp
    );
  }

  /** Whether the table waits for somebody to take the screen. */
  #handsOver(view: View): boolean {
    const asked = view.turn.kind === 'seats' && view.turn.seats.includes(this.#own(view));
    return asked && view.phase !== 'between' && this.#covered(view) && !this.playing && !this.replaying;
  }

  #name(seat: Seat): string {
    if (this.ports && this.players === undefined && !this.ownSeats.includes(seat))
      return say(this.words.seat, seat + 1);
    return this.people[seat]?.name || this.words.you;
  }

  #isYou(seat: Seat): boolean {
    return seat === this.view.seat && !this.people[seat]?.name;
  }

  /** Who does what: “Bruno erhöht auf 20”, “Sie erhöhen auf 20”. */
  #tell(word: Word, seat: Seat, amount = 0): string {
    return this.#phrase(this.words[word], seat, amount);
  }

  #phrase(words = '', seat: Seat, amount: number): string {
    const [other, you = other] = words.split('~');
    return say(this.#isYou(seat) ? you : other, this.#name(seat), chips(amount));
  }

  #did({ word, amount = 0 }: Did): string {
    if (!word) return '';
    const { words } = this;
    return word === 'inFor'
      ? say(words.inFor, chips(amount))
      : say(words[word]?.split('~')[0], '', chips(amount)).trim();
  }

  #cardNames(cards: readonly Card[]): string {
    return cards.map(card => (card === HIDDEN ? '' : this.nameOf(card))).join(', ');
  }

  /** The words for hands, as the pattern of the cards has them. */
  get #handWords(): StudWords {
    const german = this.setting('faces') === 'german' ? this.later(SELDOM) : undefined;
    return german ? german.germanRanks(this.words) : this.words;
  }

  /** What a seat holds, in words, as far as it may be known; both halves in high-low. */
  #holds(view: View, seat: Seat): { readonly text: string; readonly named: readonly Named[] } {
    const cards = handOf(view.cards, seat);
    const { words } = this;
    const order = lowOrder(view.options);
    const name = (by: HandOrder): Named | undefined => this.#onwards?.nameOf(by, cards, this.#handWords);
    const high = view.options.variant === 'razz' ? undefined : name('high');
    const low = order && name(order);
    const lowText = !order ? '' : low ? `${words.low} ${low.full}` : cards.length >= 5 ? words.noLow : '';
    return {
      text: [high?.full, lowText].filter(Boolean).join(' · '),
      named: [high, low].filter(each => each !== undefined),
    };
  }

  // ---- the line ----------------------------------------------------------------------------------------------------

  #line(view: View): readonly [now: string, because: string, why?: Reason | undefined] {
    const { words } = this;
    const { phase, round, street, options, cards } = view;
    const name = this.#streetName(street);
    if (isSettled(view)) return this.#result(view);
    if (phase === 'between') return [words.newHand, say(words.newHandBecause, chips(options.ante))];
    if (phase === 'declare' || this.#handsOver(view)) {
      const part = this.later(SELDOM)?.wordsOf(this.language);
      if (this.#handsOver(view))
        return [say(part?.handTo ?? '', this.#name(this.#own(view))), part?.handToBecause ?? ''];
      return [part?.declare ?? '', part?.declareBecause ?? ''];
    }
    if (phase === 'show')
      return [
        words.showdown,
        this.legal.length > 0 ? words.showNow : this.#tell('shows', view.showdown.toShow),
        'faceUp',
      ];
    if (phase !== 'bet' || !round || round.toAct < 0)
      return view.showdown.faceUp ? [name, words.faceUp, 'faceUp'] : [name, words.dealing];
    const { bettor, raiser, price, opener, bets, toAct } = round;
    const now = owesBringIn(view)
      ? this.#tell('owes', toAct)
      : raiser >= 0
        ? this.#tell('raises', raiser, price)
        : bettor >= 0
          ? this.#tell(street === 3 ? 'completes' : 'bets', bettor, price)
          : round.forced
            ? this.#tell('brings', view.bringIn, bets[view.bringIn])
            : this.#tell('speaks', opener);
    const seat = this.#own(view);
    const folded = hasSeat(view.dealtIn, seat) && !hasSeat(view.live, seat);
    const because =
      toAct === view.seat
        ? this.#asks(view)
        : folded && this.ownSeats.length < 2 && this.motion.haste < 1
          ? words.youFolded
          : say(words.waiting, this.#name(toAct));
    const reason: Reason | undefined =
      round.price > round.level && !round.forced && round.level > 0
        ? 'shortAllIn'
        : street === 3 && (round.forced || owesBringIn(view))
          ? 'bringIn'
          : hasOpenPair(view, toAct)
            ? 'openPair'
            : cards.common.length > 0
              ? 'common'
              : wagerRules(view).cap === Infinity
                ? 'capLifted'
                : undefined;
    return [now, because, reason];
  }

  /** What the player is asked. */
  #asks(view: View): string {
    const { words } = this;
    const seat = this.#own(view);
    const due = toCall(view.round!, seat, view.accounts.purses[seat]!);
    const range = (amount: number | Range): string =>
      typeof amount === 'number' ? chips(amount) : say(words.toTo, chips(amount.min), chips(amount.max));
    const acts = this.#offers(view).flatMap((offer): readonly string[] => {
      const word = ASKED[offer.type];
      const amount = 'amount' in offer ? offer.amount : 'to' in offer ? offer.to : due;
      return word ? [say(words[word], range(amount))] : [];
    });
    const [first, ...rest] = [...new Set(acts)].sort((a, b) => Number(a === words.doFold) - Number(b === words.doFold));
    const last = rest.pop();
    return say(words.turn, last ? say(words.or, [first, ...rest].join(', '), last) : (first ?? ''));
  }

  /** What may be done, also while the last step is still shown. */
  #offers(view: View): readonly Offer<Action>[] {
    return view.phase === 'bet' && view.round!.toAct === view.seat ? stud.legal(view) : this.legal;
  }

  #result(view: View): readonly [string, string, Reason?] {
    const said = this.#ended?.ending(view, {
      language: this.language,
      words: this.words,
      handWords: this.#handWords,
      name: seat => this.#name(seat),
      inner: seat => this.#nameLower(seat),
      phrase: (words, seat, amount) => this.#phrase(words, seat, amount),
    });
    const [now, because] = said ?? ['', ''];
    return view.result!.showdown ? [now, because, 'result'] : [now, because];
  }

  #streetName(street: number): string {
    const { third, streets = '' } = this.words;
    return [third, ...streets.split(',')][street - 3] ?? '';
  }

  /** The name in the middle of a sentence. */
  #nameLower(seat: Seat): string {
    const name = this.#name(seat);
    return this.#isYou(seat) && this.language !== 'de' ? name.toLowerCase() : name;
  }

  // ---- for the ear -------------------------------------------------------------------------------------------------

  protected override narrate({ events, view, action }: Step): string {
    const { words } = this;
    const told: string[] = [];
    if (action?.type === 'deal') told.push(`${this.#streetName(action.street)}.`);
    const own = this.#own(view);
    const mine: Card[] = [];
    for (const event of events) {
      switch (event.type) {
        case 'card':
          if (event.up && event.street !== 7) told.push(`${this.#name(event.seat)}: ${this.#cardNames([event.card])}.`);
          else if (event.seat === own && event.card !== HIDDEN && !this.#covered(view)) mine.push(event.card);
          break;
        case 'common':
          told.push(`${this.#cardNames([event.card])} ${words.forAll}.`);
          break;
        case 'shown':
          told.push(`${this.#tell('shows', event.seat)}: ${this.#holds(view, event.seat).text}.`);
          break;
        default: {
          const word = TOLD[event.type];
          if (word && 'seat' in event) told.push(`${this.#tell(word, event.seat, 'to' in event ? event.to : 0)}.`);
        }
      }
    }
    if (mine.length > 0) told.push(`${words.ownHand}, ${words.down}: ${this.#cardNames(mine)}.`);
    if (events.some(({ type }) => type === 'settled' || type === 'speaks')) {
      const [now, because] = this.#line(view);
      told.push(`${now}.`, because);
    } else if (view.phase === 'bet' && view.round!.toAct === view.seat) told.push(this.#asks(view));
    if (mine.length > 0 && hasSeat(view.live, own)) told.push(`${this.#holds(view, own).text}.`);
    return told.join(' ');
  }

  // ---- the cloth ---------------------------------------------------------------------------------------------------

  protected override cloth(shown: View): TemplateResult {
    const view = this.#stage ?? shown;
    const own = this.#own(view);
    const count = view.players.length;
    const others = Array.from({ length: count - 1 }, (_, place) => (own + 1 + place) % count).filter(
      seat => view.players[seat]!.seated,
    );
    const { bets, pots } = chipsOf(view);
    const [left, top] = [...(PLACES[others.length] ?? '')].map(Number) as [number, number];
    const settled = isSettled(view);
    return html`<div
      class="tab of-${others.length} ${settled ? 'settled' : ''}"
      role="group"
      aria-label=${this.words.seats}
    >
      <span class="dealer-place"></span>
      ${others.map((seat, place) => {
        const side =
          place < left
            ? `left ${left === 1 ? '' : place === 0 ? 'lower' : 'upper'}`
            : place < left + top
              ? `top of-${top} ${place === left ? 'first' : place === left + top - 1 ? 'last' : ''}`
              : `right ${left === 1 ? '' : place === left + top ? 'upper' : 'lower'}`;
        return this.#seat(view, seat, side, bets[seat]!);
      })}
      <div class="mid">${settled ? nothing : this.#middle(view, pots)} ${this.#say(view)}</div>
      ${this.#ownPlace(view, own, bets[own]!)}
    </div>`;
  }

  #say(view: View): TemplateResult {
    const [now, because, why] = this.#line(view);
    const open = why && this.opened.has('why');
    const reason = open ? this.later(HELP)?.helpIn(this.language, view.options).why[why] : undefined;
    return html`<div class="say" part="line">
      <p class="now">${now}</p>
      <p class="because">
        ${[this.notice, because].filter(Boolean).join(' ')}
        ${
          why
            ? html`<span data-zone="why"
                ><button class="why" data-do="open" data-value="why" aria-expanded=${open ? 'true' : 'false'}>
                  ${this.words.why}
                </button></span
              >`
            : nothing
        }
      </p>
      ${reason ? html`<p class="explanation">${reason}</p>` : nothing}
    </div>`;
  }

  /** The pots, the burnt cards and the common ones. */
  #middle(view: View, pots: ReturnType<typeof chipsOf>['pots']): TemplateResult {
    const { words } = this;
    const { burnt, common } = view.cards;
    return html`<div class="middle">
      ${
        burnt > 0
          ? html`<div class="burnt">${this.#card(HIDDEN, 'compact')}<small>${say(words.burnt, burnt)}</small></div>`
          : nothing
      }
      <div class="pots" part="pots">
        ${pots.map((pot, place) => {
          return html`<figure class=${place > 0 ? 'side' : ''}>
            <span class="piles">${heaps(pot.amount).map(heap => stack(this.symbols, heap))}</span>
            <figcaption>
              <b>${chips(pot.amount)}</b>${
                place > 0
                  ? this.#onwards?.sidePot(
                      words,
                      leftOut(view, pot).map(seat => this.#nameLower(seat)),
                    )
                  : words.mainPot
              }
            </figcaption>
          </figure>`;
        })}
      </div>
      ${
        common.length > 0
          ? this.#onwards?.common(
              { html },
              words,
              common.map(card => this.#card(card, 'compact')),
            )
          : nothing
      }
    </div>`;
  }

  #card(card: Card, size: FaceSize, marks = ''): TemplateResult {
    if (card !== HIDDEN) return cardFace(card, size, this.nameOf(card), marks);
    const art = this.later(BACKS);
    const theme = this.setting('theme') === 'plain' ? 'green' : String(this.setting('theme'));
    const drawn = art && this.symbols.drawing(`back-${theme}`, '0 0 250 350', () => art.back(theme));
    return html`<span class="card back ${marks}" part="card" aria-hidden="true"
      >${drawn ? html`<svg viewBox="0 0 250 350"><use href=${drawn}></use></svg>` : nothing}</span
    >`;
  }

  /** Cards of a row: those that count raised, the others dimmed, once hands are compared. */
  #cards(cards: readonly Card[], size: FaceSize, counting: readonly Card[] | undefined): TemplateResult[] {
    return cards.map(card =>
      this.#card(card, size, !counting || card === HIDDEN ? '' : counting.includes(card) ? 'lift' : 'dim'),
    );
  }

  #marks(view: View, seat: Seat): TemplateResult {
    const { words } = this;
    const live = hasSeat(view.live, seat);
    const allIn = live && view.accounts.purses[seat] === 0;
    const opener = view.phase === 'bet' && view.street > 3 && view.round?.opener === seat;
    return html`${
      live && (view.bringIn === seat || (owesBringIn(view) && view.phase === 'bet' && view.round?.toAct === seat))
        ? html`<span class="mark bring" title=${words.bringIn}
            ><span class="long">${words.bringIn}</span
            ><span class="short" aria-hidden="true">${words.bringIn[0]}</span></span
          >`
        : nothing
    }${opener ? html`<span class="mark first" title=${this.#tell('speaks', seat)}>1<span class="unseen">, ${this.#tell('speaks', seat)}</span></span>` : nothing}${
      allIn ? html`<span class="mark all">${words.allIn}</span>` : nothing
    }${view.dealer === seat ? html`<span class="mark dealer" title=${words.dealer}><span aria-hidden="true">${words.dealer[0]}</span><span class="unseen">${words.dealer}</span></span>` : nothing}`;
  }

  #seat(view: View, seat: Seat, side: string, bet: number): TemplateResult {
    const { words } = this;
    const [down, up, late] = layOf(view, seat) as [readonly Card[], readonly Card[], readonly Card[]];
    const out = !hasSeat(view.live, seat) && view.dealtIn !== 0;
    const shown = hasSeat(view.showdown.shown, seat) || (view.showdown.faceUp && hasSeat(view.live, seat));
    const compared = shown && (isSettled(view) || !view.showdown.faceUp);
    const counting = compared ? this.#ended?.counting(view, seat, this.#holds(view, seat).named) : undefined;
    const won = isSettled(view) ? this.#ended?.wonBy(view).get(seat) : undefined;
    const turn = view.phase === 'bet' && view.round?.toAct === seat && !this.#stage;
    const hidden = [...down, ...late].filter(card => card === HIDDEN).length;
    const marks = this.#marks(view, seat);
    return html`<div
      class="seat ${side} ${out ? 'out' : ''} ${turn ? 'turn' : ''} ${won ? 'winner' : ''} ${late.length > 0 ? 'full' : up.length > 3 ? 'four' : ''}"
      part="seat"
      data-seat=${seat}
      role="group"
      aria-label=${this.#name(seat)}
    >
      <div class="plate"><b>${this.#name(seat)}</b> <i>${chips(view.accounts.purses[seat]!)}</i>${marks}</div>
      <div class="did">
        <span class="narrow-marks" aria-hidden="true">${marks}</span>
        ${shown && down.length > 0 ? html`<span class="holds">${this.#holds(view, seat).text}</span>` : this.#did(didOf(view, seat))}
      </div>
      ${
        down.length + up.length > 0
          ? html`<div class="hand">
              ${hidden > 0 ? html`<span class="unseen">${say(words.hidden, hidden)}</span>` : nothing}
              <span class="down">${this.#cards(down, 'compact', counting)}</span
              ><span class="up">${this.#cards(up, 'compact', counting)}</span
              ><span class="late">${this.#cards(late, 'compact', counting)}</span>
            </div>`
          : nothing
      }
      <div class="bet">
        ${bet > 0 ? stakePile(this.symbols, bet) : nothing}${bet > 0 ? html`<span class="unseen">${say(words.inFor, chips(bet))}</span>` : nothing}${won ? this.#ended?.won({ html, stack }, this.symbols, won) : nothing}
      </div>
    </div>`;
  }

  #ownPlace(view: View, seat: Seat, bet: number): TemplateResult {
    const { words } = this;
    const lay = layOf(view, seat);
    const covered = this.#covered(view);
    const hide = (cards: readonly Card[]): readonly Card[] => (covered ? cards.map(() => HIDDEN) : cards);
    const rows = [
      ['down', hide(lay[0]!), words.down],
      ['up', lay[1]!, words.open],
      ['late', hide(lay[2]!), words.seventh],
    ] as const;
    const count = lay.flat().length;
    const compared =
      (isSettled(view) && view.result!.showdown && hasSeat(view.showdown.shown, seat)) ||
      (view.phase === 'show' && hasSeat(view.showdown.shown, seat));
    const counting = compared ? this.#ended?.counting(view, seat, this.#holds(view, seat).named) : undefined;
    const size: FaceSize = this.#wide || count < 6 ? 'large' : 'compact';
    const asked =
      view.turn.kind === 'seats' && view.turn.seats.includes(seat) && view.phase !== 'between' && !this.#stage;
    const won = isSettled(view) ? this.#ended?.wonBy(view).get(seat) : undefined;
    const known = count > 0 && !covered && !view.cards.down[seat]!.includes(HIDDEN);
    const holds =
      known && hasSeat(view.live, seat) && (compared || this.setting('hints') === 'on')
        ? this.#holds(view, seat).text
        : '';
    const [kind, ...rest] = holds.split(', ');
    const out = !hasSeat(view.live, seat) && view.dealtIn !== 0;
    return html`<div
      class="me ${asked ? 'asked' : ''} ${won ? 'winner' : ''} ${compared ? 'compared' : ''} ${out ? 'out' : ''} n${count}"
      part="own"
      data-seat=${seat}
      role="group"
      aria-label=${words.ownHand}
    >
      <div class="bet">
        ${bet > 0 ? stakePile(this.symbols, bet) : nothing}${bet > 0 ? html`<span class="unseen">${say(words.inFor, chips(bet))}</span>` : nothing}
      </div>
      <div class="own">
        ${rows.map(([name, cards, tag]) =>
          cards.length > 0
            ? html`<div class="group">
                <div class=${name}>${this.#cards(cards, size, counting)}</div>
                <span class="tag">${tag}</span>
              </div>`
            : nothing,
        )}
      </div>
      <div class="line">
        <span class="plate ${asked ? 'turn' : ''}"
          ><b>${this.#name(seat)}</b> <i>${chips(view.accounts.purses[seat]!)}</i>${this.#marks(view, seat)}</span
        >
        ${won ? this.#ended?.won({ html, stack }, this.symbols, won) : nothing}
        <span class="reading"
          >${
            out
              ? this.#did(didOf(view, seat))
              : won && compared && rest.length > 0 && view.options.variant === 'high'
                ? html`${kind}, <em>${rest.join(', ')}</em>`
                : holds
          }</span
        >
      </div>
    </div>`;
  }

  // ---- the rail ----------------------------------------------------------------------------------------------------

  #rail(view: View): TemplateResult {
    const { words } = this;
    const seats = fallen(view);
    const memory = settingOf(this, MEMORY, message => this.complain(message)) as string;
    const { round } = view;
    const cap = wagerRules(view).cap;
    const raises = round && view.phase === 'bet' && round.wagers > 0 ? round.wagers - 1 : -1;
    return html`<div class="rail" part="rail">
      ${
        seats.length > 0
          ? html`${this.#onwards?.rail({ html }, view, {
              words,
              seats,
              sort: this.#sort,
              memory,
              name: seat => this.#name(seat),
              small: card => this.#card(card, 'small'),
            })}${memory === 'quiz' ? this.#quiz(view) : nothing}`
          : nothing
      }
      <ol class="steps" aria-label=${words.street}>
        ${STREETS.map(street => {
          const now = view.dealtIn !== 0 && street === view.street && !isSettled(view);
          const past = view.dealtIn !== 0 && (street < view.street || isSettled(view));
          return html`<li class=${now ? 'here' : past ? 'past' : ''} aria-current=${now ? 'step' : nothing}>
            ${street}
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
    return this.#mind.panel({ html, button }, view, this.language, card => this.#cardNames([card]));
  }

  // ---- the bar -----------------------------------------------------------------------------------------------------

  protected override bar(shown: View): TemplateResult {
    const view = this.#stage ?? shown;
    const past = this.opened.has('history') || this.replaying ? this.later(HISTORY) : undefined;
    if (past) this.#past ??= new past.History();
    if (this.replaying && this.#past)
      return html`${this.#rail(view)}
        <div class="bar act" part="bar">${this.#past.controls({ html, button }, this.language)}</div>`;
    return html`${this.#rail(view)}
      ${this.opened.has('history') && this.#past ? this.#past.panel({ html, button }, this.language, this.log, seat => this.#name(seat)) : nothing}
      <div class="bar act" part="bar">${this.#acts(shown)}</div>`;
  }

  #acts(view: View): TemplateResult {
    const { words } = this;
    const seat = this.#own(view);
    const toggle = (name: string, label: string, on: boolean, kind = ''): TemplateResult =>
      button(name, label, { kind: `quiet toggle ${kind} ${on ? 'on' : ''}`, pressed: on });
    let left: TemplateResult | typeof nothing = nothing;
    let prime: TemplateResult;
    let more: TemplateResult | typeof nothing = nothing;
    const [foldKey, callKey] = [...words.keys.toUpperCase()];
    const off = this.playing;
    const seldom: SeldomAct | undefined = this.#handsOver(view)
      ? 'uncover'
      : view.phase === 'declare' && !off
        ? 'declare'
        : view.phase === 'show' && this.#offer('show')
          ? 'show'
          : view.phase !== 'between' || this.#stage
            ? undefined
            : view.players[seat]!.sitsOut
              ? 'sit-in'
              : view.accounts.purses[seat] === 0 && (off || this.#offer('buyIn'))
                ? 'buy-in'
                : undefined;
    if (view.seat === 'onlooker') {
      return html`<div class="acts" data-zone="acts"></div>`;
    } else if (seldom) {
      return html`<div class="acts" role="toolbar" aria-label=${words.actions} data-zone="acts">
        ${this.later(SELDOM)?.acts({ html, button }, seldom, view, {
          language: this.language,
          words,
          seat,
          replaying: this.replaying,
          offers: type => this.#offer(type) !== undefined,
        })}
      </div>`;
    } else if (view.phase === 'bet' && view.round?.toAct === seat && !this.#stage) {
      const due = toCall(view.round, seat, view.accounts.purses[seat]!);
      const offers = this.#offers(view);
      const bringIn = offers.find(({ type }) => type === 'bringIn') as { amount: number | Range } | undefined;
      if (offers.some(({ type }) => type === 'fold'))
        left = button('fold', words.fold, { icon: 'fold', key: foldKey!, kind: 'quiet fold' });
      const least = bringIn && (typeof bringIn.amount === 'number' ? bringIn.amount : bringIn.amount.min);
      const label =
        least !== undefined
          ? say(words.bringInFor, chips(least))
          : due === 0
            ? words.check
            : due === view.accounts.purses[seat]
              ? say(words.allInFor, chips(due))
              : say(words.call, chips(due));
      prime = button('call', label, { key: callKey!, kind: 'prime call' });
      more = this.#raising(view, offers);
    } else if (view.phase === 'between' && !this.#stage) {
      const named = this.ownSeats.length > 1 ? this.#name(seat) : undefined;
      if (view.hand > 1 && !this.replaying)
        left = button('look', words.look, { icon: 'eye', key: 'L', kind: 'quiet fold' });
      prime = button('done', view.hand > 1 ? words.next : words.deal, {
        key: 'G',
        kind: 'prime',
        off: !off && !this.#offer('done'),
        ...(named && { note: named }),
      });
    } else {
      const waits =
        hasSeat(view.live, seat) &&
        (view.phase === 'bet' || view.phase === 'deal') &&
        this.ownSeats.length < 2 &&
        view.accounts.purses[seat]! > 0 &&
        !view.showdown.faceUp;
      if (waits) {
        const due = view.phase === 'bet' && view.round ? toCall(view.round, seat, view.accounts.purses[seat]!) : 0;
        left = toggle(
          'wish-fold',
          due > 0 && !view.options.freeFold ? words.fold : words.checkFold,
          this.#wish === 'checkFold',
          'fold',
        );
        // what will be pressed later stands where it is chosen now
        more = html`<div class="raise ghost"></div>`;
        prime = toggle('wish-call', due > 0 ? say(words.call, chips(due)) : words.check, this.#wish === 'call', 'call');
      } else {
        if (view.dealtIn !== 0) left = toggle('sit-out', words.sitOut, this.#wishesOut, 'fold');
        prime = button('done', words.next, { key: 'G', kind: 'prime', off: !off || view.phase !== 'settled' });
      }
    }
    return html`<div class="acts" role="toolbar" aria-label=${words.actions} data-zone="acts">${left}${prime}</div>
      ${more}`;
  }

  /** The amounts to which one may bet, complete or raise: the steps as buttons, a slider where the range is wide. */
  #raising(view: View, offers: readonly Offer<Action>[]): TemplateResult | typeof nothing {
    const { words } = this;
    const wagers = this.#wagers(offers);
    if (!wagers) return nothing;
    const { type, values, range } = wagers;
    const amount = this.#chosen(wagers);
    const seat = this.#own(view);
    const all = view.round!.bets[seat]! + view.accounts.purses[seat]!;
    const label = type === 'bringIn' ? words.bringInFor : words[type];
    return html`<div class="raise" role="group" aria-label=${words.raising} data-zone="raise">
      ${
        values.length > 1
          ? html`<div class="segments" role="group" aria-label=${words.amount}>
              ${values.map(
                value =>
                  html`<button data-do="amount" data-value=${value} aria-pressed=${value === amount ? 'true' : 'false'}>
                    ${value === all ? words.allIn : chips(value)}
                  </button>`,
              )}
            </div>`
          : nothing
      }
      ${
        range && (range.max - range.min) / range.step >= MOST_AMOUNTS
          ? html`<input
              class="slider"
              type="range"
              min=${range.min}
              max=${range.max}
              step=${range.step}
              .value=${String(amount)}
              aria-label=${words.amount}
            />`
          : nothing
      }
      ${button('wager', say(amount === all ? words.allInFor : label, chips(amount)), { icon: 'up', key: words.keys[2]!.toUpperCase() })}
    </div>`;
  }

  #wagers(offers: readonly Offer<Action>[]): Wagers | undefined {
    let type: Wagers['type'] | undefined;
    let range: Range | undefined;
    const values: number[] = [];
    for (const offer of offers) {
      if (offer.type !== 'bringIn' && offer.type !== 'bet' && offer.type !== 'complete' && offer.type !== 'raise')
        continue;
      const amount = offer.type === 'bringIn' ? offer.amount : offer.to;
      // the least forced bet has a button of its own
      if (offer.type === 'bringIn' && typeof amount === 'number') continue;
      type = offer.type;
      if (typeof amount === 'number') values.push(amount);
      else {
        range = amount;
        values.push(...amounts(amount));
      }
    }
    return type && { type, values, range };
  }

  #chosen({ type, values, range }: Wagers): number {
    const amount = this.#amount;
    const fits =
      amount !== undefined &&
      (values.includes(amount) ||
        (range && amount >= range.min && amount <= range.max && (amount - range.min) % range.step === 0));
    return fits ? amount : type === 'bringIn' ? values.at(-1)! : values[0]!;
  }

  // ---- the menu ----------------------------------------------------------------------------------------------------

  protected override menuItems(): TemplateResult {
    const part = this.later(SELDOM);
    return html`${part?.items({ html, button }, this.language, {
      sitsOut: this.#wishesOut,
      player: this.view.seat !== 'onlooker',
      buyIn: this.#offer('buyIn') && this.view.accounts.purses[this.#own(this.view)]! > 0 ? this.view.options.buyIn : 0,
      ownCroupier: this.log !== undefined,
    })}`;
  }

  // ---- hands and keys ----------------------------------------------------------------------------------------------

  protected override shortcut(key: string): readonly [string, string] | undefined {
    const act = ['fold', 'call', 'wager'][this.words.keys.indexOf(key)];
    if (act && key.length === 1) return [act, ''];
    if (key >= '1' && key <= '9' && key.length === 1) return ['nth-amount', key];
    if (key === '+' || key === '-') return ['step', key];
    if (key === 'l') return ['look', ''];
    return key === 'g' || key === 'Enter' ? ['prime', ''] : undefined;
  }

  protected override command(name: string, value: string): void {
    const { view } = this;
    const wagers = this.#wagers(this.#offers(view));
    switch (name) {
      case 'prime': {
        const prime = this.renderRoot.querySelector<HTMLElement>('.bar .prime');
        if (prime) this.#press(prime);
        else if (this.playing) this.motion.skip();
        break;
      }
      case 'fold':
        if (view.phase === 'show') this.intend({ type: 'muck' });
        else if (this.#myTurn(view)) this.intend({ type: 'fold' });
        else this.#press(this.renderRoot.querySelector('[data-do=wish-fold]'));
        break;
      case 'call':
        if (this.#myTurn(view)) this.#call();
        else this.#press(this.renderRoot.querySelector('[data-do=wish-call]'));
        break;
      case 'amount':
        this.#amount = Number(value);
        break;
      case 'nth-amount':
        this.#amount = wagers?.values[Number(value) - 1] ?? this.#amount;
        if (wagers) this.speak(chips(this.#chosen(wagers)));
        break;
      case 'step':
        if (wagers?.range) {
          this.#amount = this.#chosen(wagers) + (value === '+' ? 1 : -1) * wagers.range.step;
          this.#amount = Math.min(wagers.range.max, Math.max(wagers.range.min, this.#amount));
          this.speak(chips(this.#chosen(wagers)));
        }
        break;
      case 'wager':
        if (wagers && this.#myTurn(view)) {
          const to = this.#chosen(wagers);
          this.intend(wagers.type === 'bringIn' ? { type: 'bringIn', amount: to } : { type: wagers.type, to });
        }
        break;
      case 'wish-fold':
        this.#wish = this.#wish === 'checkFold' ? undefined : 'checkFold';
        break;
      case 'wish-call':
        this.#wish = this.#wish === 'call' ? undefined : 'call';
        break;
      case 'done':
        if (!this.impatient) this.intend({ type: 'done' });
        break;
      case 'muck':
        this.intend({ type: 'muck' });
        break;
      case 'show': {
        const show = this.#offer('show');
        if (show) this.intend(show);
        break;
      }
      case 'claim':
        this.intend({ type: 'declare', seat: this.#own(view), claim: value as 'high' });
        break;
      case 'uncover':
        this.#uncovered = this.#own(view);
        this.speak(this.#reading(view));
        break;
      case 'sit-out':
        this.#wishesOut = !this.#wishesOut;
        if (!this.playing && view.phase === 'between') this.#keepOut();
        break;
      case 'sit-in':
        this.#satOut = Infinity;
        this.intend({ type: 'sitIn' });
        break;
      case 'buy-in': {
        const offer = this.#offer('buyIn');
        if (offer)
          this.intend({ type: 'buyIn', amount: typeof offer.amount === 'number' ? offer.amount : offer.amount.min });
        break;
      }
      case 'sort':
        this.#sort = (this.#sort + 1) % 3;
        break;
      case 'quiz':
        this.speak(this.#mind?.answer(value) ?? '');
        break;
      case 'look':
      case 'history':
      case 'replay-hand':
      case 'replay-to':
      case 'replay-end':
      case 'export-log':
      case 'export-phh':
      case 'import':
        this.load(HISTORY)
          .then(async ({ History }) => {
            await (this.#past ??= new History()).command(name, value, this.#reel());
            this.requestUpdate();
          })
          .catch((error: unknown) => this.fail(error));
        break;
    }
  }

  #myTurn(view: View): boolean {
    return view.phase === 'bet' && view.round!.toAct === view.seat && !this.replaying && !this.#handsOver(view);
  }

  #press(target: HTMLElement | null): void {
    if (target && target.getAttribute('aria-disabled') !== 'true') target.click();
  }

  /** The quiet act of the turn: the least forced bet, calling, or checking. */
  #call(): void {
    const bringIn = this.#offers(this.view).find(({ type }) => type === 'bringIn') as
      { amount: number | Range } | undefined;
    if (bringIn) {
      const { amount } = bringIn;
      this.intend({ type: 'bringIn', amount: typeof amount === 'number' ? amount : amount.min });
    } else {
      const type = this.#offers(this.view).some(offer => offer.type === 'call') ? 'call' : 'check';
      this.intend({ type });
    }
  }

  /** The own cards and what they are worth, for the ear. */
  #reading(view: View): string {
    const seat = this.#own(view);
    return `${this.words.ownHand}: ${this.#cardNames(handOf(view.cards, seat))}. ${this.#holds(view, seat).text}.`;
  }

  /** What the hands gone by are shown with. */
  #reel(): Reel {
    return {
      root: this.renderRoot,
      log: this.log,
      seat: this.view.seat,
      replaying: this.replaying,
      opened: this.opened,
      names: this.people.map((_, seat) => this.#name(seat)),
      game: () => this.load(WHOLE_GAME),
      present: (step, moving) => this.present(step, moving),
    };
  }
}

/** The amounts on the buttons: all of a short range, else the least, the middle and the most. */
function amounts({ min, max, step }: Range): readonly number[] {
  const count = Math.floor((max - min) / step) + 1;
  if (count <= MOST_AMOUNTS) return Array.from({ length: count }, (_, place) => min + place * step);
  return [min, min + Math.floor((count - 1) / 2) * step, min + (count - 1) * step];
}

/** Registers the table, under its own tag or another, in the page's registry or another. */
export const defineStudTable = (tag = 'stud-table', registry?: CustomElementRegistry): void =>
  defineElement(StudTable, 'stud-table', tag, registry);

declare global {
  interface HTMLElementTagNameMap {
    'stud-table': StudTable;
  }
}
