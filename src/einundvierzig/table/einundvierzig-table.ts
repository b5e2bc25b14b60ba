import { html, nothing, unsafeCSS, type CSSResultGroup, type TemplateResult } from 'lit';
import { cardNumber, HIDDEN, type Card } from '../../cards/card.js';
import type { Seat } from '../../game/contract.js';
import { hasSeat } from '../../stakes/seats.js';
import { settingsOf, type Given, type Setting } from '../../table/attributes.js';
import { cardAlone, closed, row } from '../../poker/cards.js';
import type { Commands } from '../../table/commands.js';
import { PokerTable, type Line, type Opponent } from '../../poker/poker-table.js';
import { ownSeat } from '../../poker/scene.js';
import { mark, spot } from '../../poker/seats.js';
import { BETTING_SETTINGS } from '../../poker/settings.js';
import { pursesOf } from '../../poker/purses.js';
import { POKER_STYLES } from '../../poker/poker.styles.js';
import { registerOwn, type SomeOf } from '../../table/text/own.js';
import { defineElement } from '../../table/define.js';
import type { DrawersByName } from '../../table/drawers.js';
import type { Keys, Shortcut } from '../../table/keyboard.js';
import { chips } from '../../table/messages.js';
import { framesFrom } from '../../table/motion.js';
import { button } from '../../table/pieces.js';
import type { Play } from '../../table/play.js';
import type { StepOf } from '../../table/session.js';
import { sliced } from '../../table/time-slices.js';
import { RESTS, TAKES } from '../../table/timing.js';
import type { EinundvierzigText } from '../text/en.js';
import { EINUNDVIERZIG_TEXTS } from '../text/texts.js';
import { OPTIONS, type Options } from '../rules/options.js';
import { ending, gained, placeName } from './ending.js';
import { happened, reasonOf, reasonOfEnd } from './line.js';
import { nameOf, type HandWords, type NamedHand } from './naming.js';
import { ownCards, place, readings } from './own.js';
import { ownStyles } from './own.styles.js';
import { spitzStyles } from './spitz.styles.js';
import { EINUNDVIERZIG_SCENE, forehandOf, inOrder, isSettled, layOf, mayPick, placeOf } from './scene.js';
import { think } from '../rules/players.js';
import { einundvierzig } from '../rules/rules.js';
import { OPEN, type Action, type Event, type RoundNumber, type View } from '../rules/table.js';

type Step = StepOf<typeof einundvierzig>;
type FlatOptions = { -readonly [Name in Exclude<keyof Options, 'purses' | 'tax'>]: Given<Options[Name]> };

/** While two cards are to be laid open. */
const PICK_KEYS: Keys = {
  1: ['pick', '0'],
  2: ['pick', '1'],
  3: ['pick', '2'],
  4: ['pick', '3'], // chooses a card to lay open, or not
  z: ['unpick'], // undoes the choice
};
/** While others are still to lay theirs open. */
const LAID_KEYS: Keys = {
  z: ['repick'], // takes the two cards back
};
/** Between two hands. */
const BETWEEN_KEYS: Keys = {
  z: ['undo'], // undoes what was done last
};

const HELP = {
  en: () => import('../text/help/en.js'),
  de: () => import('../text/help/de.js'),
  fr: () => import('../text/help/fr.js'),
};
const STANDING = () => import('./standing.js');

const NONE: readonly Card[] = [];
const NO_PICKS = { seat: -1, cards: NONE };
const PLAY: Play<typeof einundvierzig> = {
  game: einundvierzig,
  name: 'Einundvierzig (Färbeln)',
  player: sliced(think),
  texts: EINUNDVIERZIG_TEXTS,
  help: HELP,
  everybody: 'you, Anna:medium, Bruno:easy, Clara:hard, Emil:medium',
  seats: () => [OPTIONS.purses.fewest, OPTIONS.purses.seats],
  seating: (table, people, fitting) => pursesOf(einundvierzig, table, people, fitting),
};

// The options become properties by their table (`settings`); this gives them their types.
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging
export interface EinundvierzigTable extends Partial<FlatOptions> {
  /** What the house takes of each pot, in hundredths (E11). */
  taxPercent?: number;
  /** The most that it takes of one pot, in chips, one higher limit unless set; 0 for no such limit (E11). */
  taxCap?: number;
}

/**
 * The table of Einundvierzig, the game of two up and two down from Austria, for three to seven players. Play chips only.
 *
 * @tag einundvierzig-table
 * @summary Einundvierzig (Färbeln) for three to seven players: alone against computer players, or several round one screen.
 *
 * @fires {IntentDetail} tv-intent - Before an action that the player makes with hand or key; `preventDefault()` keeps it from happening.
 * @fires {ActionDetail} tv-action - After every action, whoever made it, and with `detail.action` null when one was taken back; like the next two with `detail.replay` where a log is shown again.
 * @fires {StepDetail} tv-deal - When the croupier deals, turns over what was laid open, or turns hands up.
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
 * @csspart history - The hands played, when open.
 * @csspart standing - What the own hand is worth, and its place among all hands, when open.
 * @csspart paused - The word that the table is paused, when it is.
 * @csspart bar - The buttons.
 * @csspart button - A button of the bar.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- see above
export class EinundvierzigTable extends PokerTable<typeof einundvierzig> {
  static override readonly settings: readonly Setting[] = [...BETTING_SETTINGS, ...settingsOf(OPTIONS)];
  static override readonly firstPicture = [...super.firstPicture, EINUNDVIERZIG_TEXTS.de, EINUNDVIERZIG_TEXTS.fr];

  /**
   * Teaches the table a language: `EinundvierzigTable.registerTexts('it', { … })`, with the keys of `text/en.ts`; English stands for
   * what is missing.
   */
  static registerTexts(lang: string, texts: SomeOf<EinundvierzigText>): void {
    registerOwn(EINUNDVIERZIG_TEXTS, lang, texts);
  }
  static override readonly styles: CSSResultGroup = [...POKER_STYLES, spitzStyles, ownStyles].map(unsafeCSS);

  protected override readonly play = PLAY;
  declare protected words: EinundvierzigText;
  protected override readonly scene = EINUNDVIERZIG_SCENE;

  /**
   * The cards that a player means to lay open, and that player's seat. With no seat, the cards laid open so far stand.
   */
  #picked = NO_PICKS;
  /** Whether the cards are to be laid open as soon as all is shown. */
  #lays = false;
  /** Who had the Spitz in the hand that was settled last, and its number. */
  #was = { hand: 0, forehand: -1 };

  protected override limits({ options, phase, roundNumber }: View): string {
    const { words } = this;
    const limits = words.limits(chips(options.ante), chips(options.lowerLimit), chips(options.higherLimit));
    const round = phase === 'bet' ? this.#round(roundNumber) : phase === 'showdown' && words.showdown;
    return [limits, round].filter(Boolean).join(' · ');
  }

  #round(number: RoundNumber): string {
    return number === 1 ? this.words.first : this.words.second;
  }

  protected override thinks(view: View): boolean {
    // a player who has chosen their cards has only to confirm them
    const hasChosen = view.phase === 'expose' && view.open[view.seat as Seat]!.length > 0;
    return !hasChosen && super.thinks(view);
  }

  // ---- steps -------------------------------------------------------------------------------------------------------

  protected override async perform(step: Step): Promise<void> {
    const { view, events } = step;
    if (!this.table.replaying && events.some(({ type }) => type === 'settled'))
      this.#was = { hand: view.hand, forehand: view.forehand };
    if (view.phase !== 'expose') this.#picked = NO_PICKS;
    await super.perform(step);
  }

  protected override clearCloth(): void {
    super.clearCloth();
    this.#picked = NO_PICKS;
  }

  /** The Spitz glides to the next player. */
  protected override async begin(): Promise<void> {
    const there = this.#spitz()?.getBoundingClientRect();
    await super.begin();
    const spitz = this.#spitz();
    if (spitz && there && this.table.motion.moves)
      await this.table.motion.animate(spitz, framesFrom(spitz, { getBoundingClientRect: () => there }), TAKES.glide);
  }

  #spitz(): Element | undefined {
    return [...this.renderRoot.querySelectorAll('.spitz')].find(spitz => spitz.checkVisibility());
  }

  protected override gained(amount: number, view: View, seat: Seat): TemplateResult {
    return gained(this.table.symbols, amount, view, seat);
  }

  protected override lies({ card }: Extract<Event, { type: 'card' }>): string {
    return card === HIDDEN || this.covered(this.stage as View)
      ? '.card:last-child'
      : `.card:has([data-face$=" ${card}"])`;
  }

  protected override async show(event: Event): Promise<void> {
    const { live, turned, shown, options } = this.stage as View;
    const together = options.expose === 'simultaneous';
    const { staging } = this;
    switch (event.type) {
      case 'forced':
        return staging.bet(`[data-seat="${event.seat}"]`);
      case 'returned':
        return staging.draw();
      // what was laid open is turned over at once
      case 'exposed':
        if ((live & ~turned) !== 0 && together) return;
        await staging.draw();
        await staging.turnOver(together ? '.up .card' : `[data-seat="${event.seat}"] .up .card`);
        return this.table.motion.pause(RESTS.turnedOver);
      case 'shown':
        if ((live & ~shown) !== 0) return;
        await staging.draw();
        return staging.turnOver('.down .card');
      default:
        return super.show(event);
    }
  }

  /** Does what leaves the player no choice. */
  protected override settled(): void {
    const lays = this.#lays;
    this.#lays = false;
    if (lays && this.#mayPick(this.view)) this.#lay(this.view, ownSeat(this.view));
    else if (this.view.phase === 'mayShow' && this.offer('muck') && !this.offer('show') && !this.table.replaying)
      this.will({ type: 'muck' });
    else super.settled();
  }

  // ---- looking at the view -----------------------------------------------------------------------------------------

  #forehand(view: View): Seat {
    return forehandOf(view, this.#was);
  }

  /** The words for hands, as the pattern of the cards has them. */
  get #handWords(): HandWords {
    const { words } = this;
    const german = this.table.setting('faces') === 'german';
    return { ...words, ...this.table.cardWords, ...(german && { plurals: words.germanPlurals }) };
  }

  #held(view: View, seat: Seat): NamedHand | undefined {
    const cards = view.cards[seat]!;
    return cards.includes(HIDDEN) ? undefined : nameOf(cards, view.options, this.#handWords);
  }

  protected override holding(view: View, seat: Seat): string {
    return this.#held(view, seat)?.full ?? '';
  }

  /** The cards that the player has laid open, or means to. */
  #opens(view: View, seat: Seat): readonly Card[] {
    return this.#mayPick(view) && this.#picked.seat === seat ? this.#picked.cards : view.open[seat]!;
  }

  /** Whether the player is asked for two cards, or may still change them. */
  #mayPick(view: View): boolean {
    return !this.table.replaying && mayPick(view);
  }

  // ---- the line ----------------------------------------------------------------------------------------------------

  protected override line(view: View, aloud = false): Line {
    const { words } = this;
    const { phase, round, roundNumber, options, toExpose, players } = view;
    const own = ownSeat(view);
    if (isSettled(view)) return this.#result(view, aloud);
    if (this.handsOver(view)) return this.handOver(view);
    switch (phase) {
      case 'between':
        return this.beforeHand(view, words.newHandBecause(chips(options.lowerLimit)));
      case 'expose': {
        const asked = this.#mayPick(view) && !players[own]!.done;
        const because =
          toExpose >= 0
            ? asked
              ? words.chooseNow
              : words.opening(this.names.person(toExpose))
            : asked || !hasSeat(view.live, own)
              ? words.choose
              : words.othersChoose;
        return [words.twoUp, because, 'expose'];
      }
      case 'turnOver':
        return [words.twoUp, ''];
      case 'showdown':
        return [words.showdown, ''];
      case 'mayShow':
        return [
          this.table.isLarge ? words.alone : words.showdown,
          this.offers(view).some(({ type }) => type === 'show')
            ? words.mayShow(chips(options.bonus41))
            : words.mayShowOther(this.names.person(view.turn.kind === 'seats' ? view.turn.seats[0]! : own)),
          'bonus',
        ];
    }
    const title = this.#round(roundNumber);
    if (phase !== 'bet' || !round || round.toAct < 0) return [title, words.dealing];
    return [happened(view, words, this.teller.tell), this.asks(view), reasonOf(view)];
  }

  #ending(view: View): ReturnType<typeof ending> {
    return ending(view, {
      ...this.teller,
      words: this.words,
      handWords: this.#handWords,
      forehand: this.#forehand(view),
    });
  }

  #result(view: View, aloud: boolean): Line {
    const [now, because, brief] = this.#ending(view);
    const lone = view.result!.pots.some(({ winner }) => this.#held(view, winner)?.cards.length === 1);
    return [now, aloud || this.table.isLarge ? because : brief, reasonOfEnd(view.result!, lone)];
  }

  /** Where the line has room for few words only, a “why?” tells the rest. */
  protected override reason(why: string): string | undefined {
    const answer = super.reason(why);
    if (!isSettled(this.view) || this.table.isLarge || !answer) return answer;
    return `${this.#ending(this.view)[1]}\n${answer}`;
  }

  // ---- for the ear -------------------------------------------------------------------------------------------------

  protected override tells(event: Event, { phase }: View): string | undefined {
    switch (event.type) {
      case 'done':
        if (phase === 'between') return undefined;
        // the last one waits for nobody
        return this.teller.isYou(event.seat)
          ? phase === 'expose'
            ? this.words.othersChoose
            : ''
          : `${this.names.person(event.seat)} ${this.words.chosen}.`;
      case 'exposed':
        return `${this.teller.tell(this.words.lays, event.seat)}${this.words.colon}${this.cardNames(event.cards)}.`;
      default:
        return undefined;
    }
  }

  // ---- the cloth ---------------------------------------------------------------------------------------------------

  protected override signs(view: View, seat: Seat): readonly TemplateResult[] {
    return this.#forehand(view) === seat ? [mark('spitz', this.words.forehand, '')] : [];
  }

  protected override opponent(view: View, seat: Seat): Opponent {
    const [down, up] = layOf(view, seat);
    const held = hasSeat(view.shown, seat) && down.length > 0 ? this.#held(view, seat) : undefined;
    const counting = held && isSettled(view) ? held.cards : undefined;
    return {
      hand:
        down.length > 0
          ? html`<div class="hand">
              ${closed(this.words, down)}
              <span class="down" data-row=${row(down, 'compact', counting)}></span
              ><span class="up" data-row=${row(up, 'compact', counting)}></span>
            </div>`
          : view.dealtIn === 0
            ? spot(this.table.symbols, view.accounts.purses[seat]!)
            : nothing,
      said: held ? html`<span class="holds">${held.full} ${this.#place(view, seat)}</span>` : this.did(view, seat),
      kind: view.phase === 'expose' && view.players[seat]!.done ? 'chosen' : '',
    };
  }

  /** The place of a compared player, if equal hands were decided by it. */
  #place(view: View, seat: Seat): TemplateResult | typeof nothing {
    return this.table.isLarge && isSettled(view) && view.result!.pots.some(({ tied }) => tied)
      ? html`<small>${placeName(this.words, placeOf(view, this.#forehand(view), seat))}</small>`
      : nothing;
  }

  protected override ownHand(
    view: View,
    seat: Seat,
    plate: TemplateResult,
    bet: TemplateResult,
  ): readonly [TemplateResult, string] {
    const { words } = this;
    const live = hasSeat(view.live, seat);
    const cards = live ? view.cards[seat]! : NONE;
    const known = cards.length > 0 && !cards.includes(HIDDEN) && !this.covered(view);
    const compared = isSettled(view) && hasSeat(view.shown, seat);
    const hints = compared || this.table.setting('hints') === 'on';
    const held = known ? this.#held(view, seat) : undefined;
    const seen = live && hasSeat(view.turned, seat) ? view.open[seat]! : NONE;
    const opens = known ? this.#opens(view, seat) : seen;
    const out = !live && view.dealtIn !== 0;
    // a covered hand shows only what is open to all
    const lying = known ? cards : [...cards.slice(seen.length).map((): Card => HIDDEN), ...seen];
    const open = this.table.drawers.isOpen('standing');
    const standing = held && (hints || open) ? this.table.later(STANDING) : undefined;
    const of = [words, cards, view.options, this.table.language] as const;
    const asked = this.#mayPick(view) && !view.players[seat]!.done && known;
    return [
      html`<div class="own-row">
          <div class="hold">
            <p class="reading">
              ${out ? this.did(view, seat) : hints ? [held?.full, compared ? this.#place(view, seat) : nothing] : nothing}
            </p>
            ${
              opens.length === OPEN && !isSettled(view)
                ? html`<p class="seen">${words.seen} ${opens.map(card => html`<b>${this.cardNames([card])}</b>`)}</p>`
                : nothing
            }
          </div>
          ${
            cards.length > 0
              ? ownCards(words, {
                  cards: this.#order(view, seat, lying),
                  held: hints ? held : undefined,
                  opens,
                  asked,
                  compared,
                  card: (card, marks) => cardAlone(card, 'large', each => this.names.card(each), marks),
                })
              : html`<div class="own">
                  ${view.dealtIn === 0 ? spot(this.table.symbols, view.accounts.purses[seat]!) : nothing}
                </div>`
          }
          ${held && !isSettled(view) && this.table.shape === 'wide' ? readings(words, held, hints) : html`<div class="readings"></div>`}
        </div>
        <div class="line">
          ${plate} ${bet} ${held && !isSettled(view) ? place(words, open, standing?.gauge({ html }, ...of)) : nothing}
        </div>`,
      compared ? 'compared' : '',
    ];
  }

  protected override drawers(): DrawersByName {
    return { ...super.drawers(), standing: () => this.#standing() };
  }

  /** How else the hand may be read, and where it stands among all hands. */
  #standing(): readonly [string, unknown] | undefined {
    const view = (this.stage as View | undefined) ?? this.view;
    const seat = ownSeat(view);
    const cards = view.cards[seat]!;
    const inHand = cards.length > 0 && hasSeat(view.live, seat) && !isSettled(view) && !this.covered(view);
    const held = inHand ? this.#held(view, seat) : undefined;
    if (!held) return undefined;
    const ladder = this.table.later(STANDING)?.ladder({ html }, this.words, cards, view.options, this.table.language);
    return [this.words.standing, html`${readings(this.words, held, true)}${ladder}`];
  }

  /** The own cards as they stand. */
  #order(view: View, seat: Seat, cards: readonly Card[]): readonly Card[] {
    return inOrder(cards, this.#held(view, seat)?.cards ?? NONE);
  }

  // ---- the bar -----------------------------------------------------------------------------------------------------

  protected override gameActs(view: View): TemplateResult | undefined {
    const { words } = this;
    if (view.phase === 'mayShow' && this.offer('show')) {
      const key = words.keys.fold.toUpperCase();
      return html`${button('muck', words.muck, { icon: 'fold', key, kind: 'quiet fold' })}${button('show', words.show, { key: 'G', kind: 'prime' })}`;
    }
    if (!this.#mayPick(view)) return undefined;
    const { done } = view.players[ownSeat(view)]!;
    const picked = this.#opens(view, ownSeat(view)).length;
    return done
      ? html`${button('repick', words.repick, { icon: 'undo', key: 'Z', kind: 'quiet fold' })}${button('lay', words.lay, { key: 'Enter', kind: 'prime', off: true })}`
      : html`${button('unpick', words.unpick, { icon: 'undo', key: 'Z', kind: 'quiet', off: picked === 0 })}<span
            class="message"
            >${words.count(picked)}</span
          >${button('lay', words.lay, { key: 'Enter', kind: 'prime', off: picked < OPEN })}`;
  }

  /** The button that takes back what was done between hands. */
  protected override leftAct(): TemplateResult | undefined {
    return this.undoable ? button('undo', this.words.undo, { icon: 'undo', key: 'Z', kind: 'quiet fold' }) : undefined;
  }

  protected override shortcut(key: string): Shortcut | undefined {
    const { view } = this;
    const picks = this.#mayPick(view) && (view.players[ownSeat(view)]!.done ? LAID_KEYS : PICK_KEYS);
    const keys = picks || (view.phase === 'between' && BETWEEN_KEYS);
    return (keys && keys[key]) || super.shortcut(key);
  }

  protected override commands(): Commands {
    return {
      ...super.commands(),
      pick: {
        does: value => {
          const { view } = this;
          const seat = ownSeat(view);
          if (this.#mayPick(view) && !this.covered(view) && !view.players[seat]!.done)
            this.#pick(view, seat, this.#order(view, seat, view.cards[seat]!)[Number(value)]!);
        },
        whileShown: true,
      },
      unpick: {
        does: () => {
          this.#picked = { seat: ownSeat(this.view), cards: NONE };
          this.table.announce(this.words.count(0));
        },
        whileShown: true,
      },
      repick: { does: () => this.will({ type: 'reopen' }) },
      lay: {
        does: () => {
          // another's choice may just be shown: then it is done right after
          if (this.table.playing) this.#lays = true;
          else this.#lay(this.view, ownSeat(this.view));
        },
        whileShown: true,
      },
      undo: {
        does: () => {
          if (this.undoable && !this.table.waits()) this.undo();
        },
      },
    };
  }

  /** Picks a card to lay open, or drops it. A third card takes the place of the one picked first. */
  #pick(view: View, seat: Seat, card: Card): void {
    const had = this.#opens(view, seat);
    const isOpen = !had.includes(card);
    const cards = isOpen ? [...had, card].slice(-OPEN) : had.filter(other => other !== card);
    this.#picked = { seat, cards };
    const { words } = this;
    const changed = [...had.filter(other => other !== card && !cards.includes(other)), card];
    const told = changed.map(
      each => `${this.cardNames([each])}${words.colon}${cards.includes(each) ? words.up : words.closed}. `,
    );
    this.table.announce(`${told.join('')}${words.count(cards.length)}.`);
  }

  /** Lays the two picked cards open; where all choose at once, ends the player's part. */
  #lay(view: View, seat: Seat): void {
    const cards = [...this.#opens(view, seat)].sort((a, b) => cardNumber(a) - cardNumber(b));
    if (cards.length < OPEN || this.handsOver(view)) return;
    const expose: Action = { type: 'expose', seat, cards };
    if (view.toExpose >= 0 ? this.table.intend(expose) : this.table.intend(expose, { type: 'done' }))
      this.#picked = NO_PICKS;
  }
}

/** Registers the table, under its own tag or another, in the page's registry or another. */
export const defineEinundvierzigTable = (tag = 'einundvierzig-table', registry?: CustomElementRegistry): void =>
  defineElement(EinundvierzigTable, 'einundvierzig-table', tag, registry);

declare global {
  interface HTMLElementTagNameMap {
    'einundvierzig-table': EinundvierzigTable;
  }
}
