import { html, nothing, unsafeCSS, type CSSResultGroup, type TemplateResult } from 'lit';
import { HIDDEN, type Card } from '../../cards/card.js';
import type { AnyAction, Seat } from '../../game/contract.js';
import { hasSeat } from '../../stakes/seats.js';
import { settingOf, settingsOf, type Given, type Setting } from '../../table/attributes.js';
import { row } from '../../poker/cards.js';
import type { Commands } from '../../table/commands.js';
import { PokerTable, type Line, type Opponent } from '../../poker/poker-table.js';
import { ownSeat } from '../../poker/scene.js';
import { mark, spot } from '../../poker/seats.js';
import { BETTING_SETTINGS, look } from '../../poker/settings.js';
import { pursesOf } from '../../poker/purses.js';
import { POKER_STYLES } from '../../poker/poker.styles.js';
import { registerOwn, type SomeOf } from '../../table/text/own.js';
import { defineElement } from '../../table/define.js';
import type { DrawersByName } from '../../table/drawers.js';
import { chips } from '../../table/messages.js';
import { button } from '../../table/pieces.js';
import type { Play } from '../../table/play.js';
import type { StepOf } from '../../table/session.js';
import { sliced } from '../../table/time-slices.js';
import { RESTS } from '../../table/timing.js';
import { owesBringIn } from '../rules/betting.js';
import type { HandOrder } from '../rules/hand.js';
import { OPTIONS, rulesOf, type Options } from '../rules/options.js';
import { think } from '../rules/players.js';
import { stud } from '../rules/rules.js';
import { handOf, lowOrder } from '../rules/showdown.js';
import type { Event, Street, View } from '../rules/table.js';
import type { StudText } from '../text/en.js';
import { STUD_TEXTS } from '../text/texts.js';
import { claimActs, showActs, STUD_BETTING } from './acts.js';
import { counting as countingOf, ending, winning } from './ending.js';
import { fallenStyles } from './fallen.styles.js';
import { handsStyles } from './hands.styles.js';
import { happened, reasonOf } from './line.js';
import { handWords, nameOf, type HandWords, type Named } from './naming.js';
import { opponentHand, ownHand } from './hands.js';
import { burntCards, commonCards, fallenButton, fallenCards, foldedCards, streets } from './fallen.js';
import { fallen, isCompared, isSettled, isShown, STUD_SCENE } from './scene.js';

type FlatOptions = { -readonly [Name in Exclude<keyof Options, 'purses' | 'tax'>]: Given<Options[Name]> };

const MEMORY = look('memory', 'memory', 'visible', 'hidden', 'quiz');

/** What a seat holds in words: in full, and in few words. */
interface Holding {
  readonly text: string;
  readonly brief: string;
  readonly named: readonly Named[];
}

const HELP = {
  en: () => import('../text/help/en.js'),
  de: () => import('../text/help/de.js'),
  fr: () => import('../text/help/fr.js'),
};
const QUIZ = () => import('./quiz.js');
const PHH = () => import('./phh-files.js');

const PLAY: Play<typeof stud> = {
  game: stud,
  name: 'Seven Card Stud',
  player: sliced(think),
  texts: STUD_TEXTS,
  help: HELP,
  everybody: 'you, Anna:medium, Bruno:easy, Clara:hard, Emil:medium, Frieda:easy',
  seats: () => [2, OPTIONS.purses.seats],
  seating: (table, people, fitting) => pursesOf(stud, table, people, fitting),
  ruled: table => {
    const rules = rulesOf(table.given('preset') as Options['preset'], table.given('variant') as Options['variant']);
    return StudTable.settings.map(setting => ({ ...setting, rule: rules[setting.property] ?? setting.rule }));
  },
};

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
 * @fires {TurnDetail} tv-turn - When this player may act: once a turn, when all that went before has been shown.
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
 * @csspart company - Who is at a table of a host, when open.
 * @csspart cloth - The oval with its rail.
 * @csspart seat - One opponent.
 * @csspart own - The player’s own place.
 * @csspart card - A card.
 * @csspart pots - The pots in the middle.
 * @csspart line - The line that says what happens.
 * @csspart stake - A pile of chips with its sum.
 * @csspart fallen - All folded up-cards, when open.
 * @csspart history - The hands played, when open.
 * @csspart paused - The word that the table is paused, when it is.
 * @csspart bar - The buttons.
 * @csspart button - A button of the bar.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- see above
export class StudTable extends PokerTable<typeof stud> {
  static override readonly settings: readonly Setting[] = [...BETTING_SETTINGS, MEMORY, ...settingsOf(OPTIONS)];
  static override readonly firstPicture = [...super.firstPicture, STUD_TEXTS.de, STUD_TEXTS.fr];

  /**
   * Teaches the table a language: `StudTable.registerTexts('it', { … })`, with the keys of `text/en.ts`; English stands for
   * what is missing.
   */
  static registerTexts(lang: string, texts: SomeOf<StudText>): void {
    registerOwn(STUD_TEXTS, lang, texts);
  }
  static override readonly styles: CSSResultGroup = [...POKER_STYLES, handsStyles, fallenStyles].map(unsafeCSS);

  /** The folded up-cards: `visible`, `hidden`, or `quiz`, which asks for them. */
  declare memory: 'visible' | 'hidden' | 'quiz' | undefined;

  protected override readonly play = PLAY;
  declare protected words: StudText;
  protected override readonly files = { name: 'PHH', endings: ['.phh', '.phhs'], load: PHH } as const;
  protected override readonly scene = STUD_SCENE;
  protected override readonly betting = STUD_BETTING;

  /** By seat, by rank or by suit: how the folded up-cards stand. */
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

  // ---- steps -------------------------------------------------------------------------------------------------------

  protected override lies({ street, up }: Extract<Event, { type: 'card' }>): string {
    return `.${street === 7 ? 'late' : up ? 'up' : 'down'} .card:last-child`;
  }

  protected override async show(event: Event): Promise<void> {
    const { staging } = this;
    if (event.type === 'burnt' || event.type === 'common') {
      await staging.draw();
      await staging.deal(
        `.${event.type} .card:last-child`,
        event.card,
        event.type === 'common' ? RESTS.commonCard : RESTS.card,
      );
    } else if (event.type === 'broughtIn') await staging.bet(`[data-seat="${event.seat}"]`);
    else await super.show(event);
  }

  /** Does what leaves the player no choice. */
  protected override settled(): void {
    const show = this.view.phase === 'show' && this.offer('show');
    if (show && !this.offer('muck') && !this.table.replaying && this.table.seats[0] !== 'onlooker') this.will(show);
    else super.settled();
  }

  // ---- looking at the view -----------------------------------------------------------------------------------------

  protected override holding(view: View, seat: Seat): string {
    return this.#holds(view, seat, true).text;
  }

  protected override stationOf({ action, view }: StepOf<typeof stud>): string {
    if (isCompared(view)) return view.result?.showdown === false ? '' : this.words.showdown;
    return action?.type === 'deal' ? this.#streetName(action.street) : '';
  }

  /** The words for hands, as the pattern of the cards has them. */
  #handWords(aloud = false): HandWords {
    return handWords(this.words, this.table.cardWords, this.table.setting('faces') === 'german', aloud);
  }

  /** What a seat holds, in words, as far as it may be known; both halves in high-low. */
  #holds(view: View, seat: Seat, aloud = false): Holding {
    const cards = handOf(view.cards, seat);
    const { words } = this;
    const order = lowOrder(view.options);
    const handWords = this.#handWords(aloud);
    const name = (by: HandOrder): Named | undefined => nameOf(by, cards, handWords);
    const isRazz = view.options.variant === 'razz';
    const high = isRazz ? undefined : name('high');
    const low = order && name(order);
    // at razz a screen reader need not say that it is the low hand
    const title = isRazz && aloud ? '' : words.low + words.colon;
    const lowText = !order ? '' : low ? title + low.full : cards.length >= 5 ? words.noLow : '';
    return {
      text: [high?.full, lowText].filter(Boolean).join(aloud ? '; ' : '\n'),
      // at razz every hand is low
      brief: isRazz ? (low?.short ?? '') : [high?.short, low && lowText].filter(Boolean).join(' · '),
      named: [high, low].filter(each => each !== undefined),
    };
  }

  protected override line(view: View, aloud = false): Line {
    const { words } = this;
    const { phase, round, street, showdown } = view;
    const name = this.#streetName(street);
    if (isSettled(view)) return this.#result(view, aloud);
    if (phase === 'between') return this.beforeHand(view, words.newHandBecause);
    if (this.handsOver(view)) return this.handOver(view);
    if (phase === 'declare') return [words.declare, words.declareBecause];
    if (phase === 'show')
      return [
        // a screen reader says it once, before the first hand
        aloud && (showdown.shown | showdown.mucked) !== 0 ? '' : words.showdown,
        this.offers(view).length > 1 ? words.showNow : this.teller.tell(words.shows, showdown.toShow),
        'faceUp',
      ];
    if (phase !== 'bet' || !round || round.toAct < 0)
      return view.showdown.faceUp ? [name, words.faceUp, 'faceUp'] : [name, words.dealing];
    return [happened(view, words, this.teller.tell), this.asks(view), reasonOf(view)];
  }

  #ending(view: View, aloud = false): ReturnType<typeof ending> {
    return ending(view, { ...this.teller, words: this.words, handWords: this.#handWords(aloud) });
  }

  #result(view: View, aloud: boolean): Line {
    const [now, because, brief] = this.#ending(view, aloud);
    const told = aloud || this.table.isLarge ? because : brief;
    return view.result!.showdown ? [now, told, 'result'] : [now, told];
  }

  /** Where the line has room for few words only, a “why?” tells the rest. */
  protected override reason(why: string): string | undefined {
    const answer = super.reason(why);
    if (why !== 'result' || this.table.isLarge || !answer) return answer;
    return `${this.#ending(this.view)[1]}\n${answer}`;
  }

  #streetName(street: number): string {
    return this.words.streets[street as Street];
  }

  // ---- for the ear -------------------------------------------------------------------------------------------------

  protected override narrate(step: StepOf<typeof stud>): string {
    const { action } = step;
    const told = super.narrate(step);
    // the showdown is called once, before the first hand
    if ((action?.type === 'show' || action?.type === 'muck') && this.view.showdown.shown === 0)
      return `${this.words.showdown}. ${told}`;
    if (action?.type === 'turnUp') return `${this.words.faceUp} ${told}`;
    return action?.type === 'deal' ? `${this.#streetName(action.street)}. ${told}` : told;
  }

  protected override tells(event: Event): string | undefined {
    if (event.type === 'card' && event.up)
      return `${this.names.person(event.seat)}${this.words.colon}${this.cardNames([event.card])}.`;
    if (event.type === 'common') return `${this.cardNames([event.card])} ${this.words.forAll}.`;
    if (event.type === 'claimed')
      return `${this.names.person(event.seat)}${this.words.colon}${this.words[event.claim]}.`;
    return undefined;
  }

  // ---- the cloth ---------------------------------------------------------------------------------------------------

  /** The burnt cards, the common ones, the way to all folded up-cards; the streets where the head has no room for them. */
  protected override beside(view: View): unknown {
    const { words } = this;
    const { burnt, common } = view.cards;
    const counting =
      isSettled(view) && view.result!.showdown ? winning(view, seat => this.#holds(view, seat).named) : undefined;
    return html`${burnt > 0 ? burntCards(words, burnt) : nothing}${
        common.length > 0 ? commonCards(words, row(common, 'compact', counting)) : nothing
      }
      <div class="ways">
        ${this.table.shape === 'wide' ? nothing : streets(words, view)}
        ${fallen(view).length > 0 ? fallenButton(words, this.table.drawers.isOpen('fallen')) : nothing}
      </div>`;
  }

  protected override inHead(view: View): unknown {
    return this.table.shape === 'wide' ? streets(this.words, view) : nothing;
  }

  protected override drawers(): DrawersByName {
    return { ...super.drawers(), fallen: () => this.#fallen() };
  }

  #fallen(): readonly [string, unknown] | undefined {
    const { words } = this;
    const view = (this.stage as View | undefined) ?? this.view;
    const memory = this.#memory;
    const seats = fallen(view);
    if (seats.length === 0) return undefined;
    const name = (seat: Seat): string => this.names.person(seat);
    const quiz = (): unknown => this.#quiz(view);
    return [words.fallen, fallenCards(view, { words, seats, sort: this.#sort, memory, name, quiz })];
  }

  get #memory(): string {
    return settingOf(this, MEMORY, message => this.table.complain(message)) as string;
  }

  /** What lies in the place of a hand without cards: the place itself before the deal, what was seen of a folded hand. */
  #instead(view: View, seat: Seat): unknown {
    if (view.dealtIn === 0) return spot(this.table.symbols, view.accounts.purses[seat]!);
    return fallen(view).includes(seat) ? foldedCards(view.cards.up[seat]!, this.#memory) : nothing;
  }

  protected override signs(view: View, seat: Seat): readonly TemplateResult[] {
    const { words } = this;
    const { phase, round, street, live, bringIn } = view;
    const claim = view.showdown.claims[seat];
    if (claim && claim !== HIDDEN && hasSeat(live, seat)) return [mark('first', words[claim])];
    const brings = bringIn === seat || (owesBringIn(view) && phase === 'bet' && round?.toAct === seat);
    const speaksFirst = phase === 'bet' && street !== 3 && round?.opener === seat;
    return [
      ...(brings && hasSeat(live, seat)
        ? [
            mark(
              'bring',
              words.bringIn,
              html`<span class="long">${words.bringIn}</span><span class="short">${words.bringInSign}</span>`,
            ),
          ]
        : []),
      ...(speaksFirst ? [mark('first', this.teller.tell(words.speaks, seat), 1)] : []),
    ];
  }

  /** The cards of a seat that count, once hands are compared. */
  #counting(view: View, seat: Seat, compared: boolean): readonly Card[] | undefined {
    return compared ? countingOf(view, seat, this.#holds(view, seat).named) : undefined;
  }

  protected override opponent(view: View, seat: Seat): Opponent {
    const shown = isShown(view, seat);
    const counting = this.#counting(view, seat, shown && (isSettled(view) || !view.showdown.faceUp));
    const holds = shown ? this.#holds(view, seat)[this.table.isLarge ? 'text' : 'brief'] : '';
    return opponentHand(this.words, view, seat, {
      counting,
      holds,
      did: this.did(view, seat),
      instead: this.#instead(view, seat),
    });
  }

  protected override ownHand(
    view: View,
    seat: Seat,
    plate: TemplateResult,
    bet: TemplateResult,
  ): readonly [TemplateResult, string] {
    const compared =
      hasSeat(view.showdown.shown, seat) && (view.phase === 'show' || (isSettled(view) && !!view.result!.showdown));
    const covered = this.covered(view);
    const known = !covered && !view.cards.down[seat]!.includes(HIDDEN);
    const live = hasSeat(view.live, seat);
    const told = known && live && (compared || this.table.setting('hints') === 'on');
    return ownHand(this.words, view, seat, {
      plate,
      bet,
      covered,
      compared,
      counting: this.#counting(view, seat, compared),
      size: count => (this.table.shape === 'wide' || (!this.table.isSlim && count < 6) ? 'large' : 'compact'),
      instead: this.#instead(view, seat),
      holds: told ? this.#holds(view, seat).text : '',
      named: this.#holds(view, seat).named,
      did: !live && view.dealtIn !== 0 ? this.did(view, seat) : '',
      wins: this.wonBy(view, seat) !== undefined && compared,
    });
  }

  #quiz(view: View): TemplateResult | typeof nothing {
    const part = this.table.later(QUIZ);
    if (!part) return nothing;
    this.#mind ??= new part.Quiz();
    return this.#mind.panel({ html, button }, view, this.words.quiz, card => this.cardNames([card]));
  }

  // ---- the bar -----------------------------------------------------------------------------------------------------

  protected override gameActs(view: View): TemplateResult | undefined {
    if (view.phase === 'declare' && !this.table.playing)
      return claimActs(this.words, view, ownSeat(view), this.offer('done') === undefined);
    return view.phase === 'show' && this.offer('show')
      ? showActs(this.words, this.offer('muck') !== undefined)
      : undefined;
  }

  protected override commands(): Commands {
    return {
      ...super.commands(),
      claim: { does: value => this.will({ type: 'declare', seat: ownSeat(this.view), claim: value } as AnyAction) },
      sort: { does: () => (this.#sort = (this.#sort + 1) % 3) },
      quiz: { does: value => this.table.announce(this.#mind?.answer(value, this.words.quiz) ?? '') },
    };
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
