import { html, unsafeCSS, type CSSResultGroup, type TemplateResult } from 'lit';
import type { Card, KnownCard } from '../../cards/card.js';
import { isRange } from '../../game/actions.js';
import { purseSetting, settingsOf, type Setting } from '../../table/attributes.js';
import { boxStyles } from '../../table/box.styles.js';
import type { Commands } from '../../table/commands.js';
import { deal } from '../../table/deal.js';
import { defineElement } from '../../table/define.js';
import type { Keys, Shortcut } from '../../table/keyboard.js';
import { chips } from '../../table/messages.js';
import type { Play } from '../../table/play.js';
import { button } from '../../table/pieces.js';
import type { StepOf } from '../../table/session.js';
import { TableElement } from '../../table/table-element.js';
import { registerOwn, type SomeOf } from '../../table/text/own.js';
import { tableStyles } from '../../table/table.styles.js';
import { RESTS } from '../../table/timing.js';
import { OPTIONS, type Options } from '../rules/options.js';
import { opponent } from '../rules/players.js';
import { newGame } from '../rules/rules.js';
import { canPlay, type View } from '../rules/table.js';
import type { NewGameText } from '../text/en.js';
import { NEW_GAME_TEXTS } from '../text/texts.js';
import { pack, seats, type Shown } from './cloth.js';
import { clothStyles } from './cloth.styles.js';
import { barStyles } from './bar.styles.js';
import { lineOf } from './line.js';

type Step = StepOf<typeof newGame>;
type FlatOptions = { -readonly [Name in Exclude<keyof Options, 'purses'>]: Options[Name] };

const HELP = {
  en: () => import('../text/help/en.js'),
  de: () => import('../text/help/de.js'),
  fr: () => import('../text/help/fr.js'),
};

/** At New Game. */
const KEYS: Keys = {
  g: ['prime'],
  Enter: ['prime'], // the main button: stakes, or buys chips
  z: ['reopen'], // takes the stake back
};

const PLAY: Play<typeof newGame> = {
  game: newGame,
  name: 'New Game',
  player: opponent,
  texts: NEW_GAME_TEXTS,
  help: HELP,
  everybody: 'you, Anna:easy, Bruno:medium',
  seats: () => [OPTIONS.purses.fewest, OPTIONS.purses.seats],
  seating: (table, people) => ({ purses: people.map(() => table.given('purse') as number) }),
};

// The options become properties by their table (`settings`); this gives them their types.
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging
export interface NewGameTable extends Partial<FlatOptions> {
  /** What each player has at the opening, in chips. */
  purse?: number;
}

/**
 * The table of New Game: everybody stakes the same and gets one card, the highest takes all stakes. Play chips only.
 *
 * @tag new-game-table
 * @summary New Game for two to seven players.
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
 * @csspart seat - A player: name, purse, card and stake.
 * @csspart card - A card.
 * @csspart stake - A pile of chips with its sum.
 * @csspart line - The line that says what happens.
 * @csspart paused - The word that the table is paused, when it is.
 * @csspart bar - Purse and buttons.
 * @csspart button - A button of the bar.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- see above
export class NewGameTable extends TableElement<typeof newGame> {
  static override readonly settings: readonly Setting[] = [
    purseSetting(OPTIONS.purses.default[0]!),
    ...settingsOf(OPTIONS),
  ];
  static override readonly styles: CSSResultGroup = [tableStyles, boxStyles, clothStyles, barStyles].map(unsafeCSS);

  static override readonly firstPicture = [...super.firstPicture, NEW_GAME_TEXTS.de, NEW_GAME_TEXTS.fr];

  /**
   * Teaches the table a language: `NewGameTable.registerTexts('it', { … })`, with the keys of `text/en.ts`; English stands
   * for what is missing.
   */
  static registerTexts(lang: string, texts: SomeOf<NewGameText>): void {
    registerOwn(NEW_GAME_TEXTS, lang, texts);
  }

  protected override readonly play = PLAY;
  declare protected words: NewGameText;

  /** The cards that have come so far, by seat, while a hand is dealt. */
  #coming: readonly (Card | null)[] | undefined;

  protected override limits({ options }: View): string {
    return this.words.limits(chips(options.min));
  }

  // ---- steps -------------------------------------------------------------------------------------------------------

  protected override async perform({ action, view }: Step): Promise<void> {
    if (action?.type === 'done') this.table.sounds('chip');
    if (action?.type !== 'deal') return;
    this.#coming = view.cards.map(() => null);
    for (const [seat, card] of view.cards.entries()) {
      // another table has begun
      if (!this.#coming) return;
      if (card === null) continue;
      this.#coming = this.#coming.map((before, other) => (other === seat ? card : before));
      this.requestUpdate();
      await this.updateComplete;
      this.table.sounds('card');
      const { renderRoot: root } = this;
      deal(this.table.motion, root.querySelector(`[data-seat="${seat}"] .card`), root.querySelector('.pack'));
      await this.table.motion.pause(RESTS.turnCard);
    }
    this.#coming = undefined;
  }

  protected override async linger({ action, view }: Step): Promise<void> {
    if (action?.type !== 'deal') return;
    if (view.result?.winner === view.seat) this.table.sounds('win');
    await this.table.motion.pause(RESTS.result);
  }

  protected override clearCloth(): void {
    this.#coming = undefined;
  }

  protected override narrate({ actor, action, view }: Step): string {
    const { words } = this;
    if (action?.type === 'done') return words.staked(this.#who(actor as number));
    if (action?.type === 'reopen') return words.takenBack(this.#who(actor as number));
    if (action?.type !== 'deal') return '';
    const cards = view.cards.flatMap((card, seat) =>
      card === null ? [] : [words.has(this.#who(seat), this.names.card(card as KnownCard))],
    );
    return [...cards, ...lineOf(this.#shown(view)).slice(0, 1)].join(' ');
  }

  // ---- the cloth ---------------------------------------------------------------------------------------------------

  /** What a seat is called in a sentence; nothing for the player, who is spoken to. */
  #who(seat: number): string | undefined {
    return this.names.isYou(seat) ? undefined : this.names.person(seat);
  }

  #shown(view: View): Shown {
    return {
      view,
      words: this.words,
      symbols: this.table.symbols,
      dealing: !!this.#coming,
      cards: this.#coming ?? view.cards,
      person: seat => this.names.person(seat),
      who: seat => this.#who(seat),
      nameOf: card => this.names.card(card),
    };
  }

  protected override cloth(view: View): TemplateResult {
    const shown = this.#shown(view);
    return html`<div class="body">${pack(shown)} ${this.saying(lineOf(shown))} ${seats(shown)}</div>`;
  }

  // ---- the bar -----------------------------------------------------------------------------------------------------

  /** Whether the player's purse does not cover the stake. */
  get #isBroke(): boolean {
    const { view } = this;
    return view.seat !== 'onlooker' && !canPlay(view, view.seat);
  }

  #may(type: string): boolean {
    return this.legal.some(offer => offer.type === type);
  }

  protected override bar({ seat, options, accounts }: View): TemplateResult {
    const { words } = this;
    const stake = chips(options.min);
    const label = this.#isBroke
      ? words.buyIn
      : this.table.seats.length > 1 && seat !== 'onlooker'
        ? words.stakeOf(this.names.person(seat), stake)
        : words.stake(stake);
    const off = !this.table.playing && !this.#may(this.#isBroke ? 'buyIn' : 'done');
    return html`<div class="bar" part="bar" role="toolbar" aria-label=${words.actions}>
      ${
        seat === 'onlooker'
          ? ''
          : html`<div class="purse"><span>${words.purse}</span><b>${chips(accounts.purses[seat]!)}</b></div>
              <div class="acts" data-zone="acts">
                ${button('reopen', words.undo, { icon: 'undo', key: 'Z', kind: 'quiet', off: !this.#may('reopen') })}
                ${button('prime', label, { key: 'G', kind: 'prime', off })}
              </div>`
      }
    </div>`;
  }

  protected override shortcut(key: string): Shortcut | undefined {
    return KEYS[key];
  }

  protected override commands(): Commands {
    return {
      prime: {
        does: () => {
          if (this.#isBroke) this.#buyIn();
          else this.table.intend({ type: 'done' });
        },
        isMain: true,
      },
      reopen: { does: () => this.table.intend({ type: 'reopen' }) },
    };
  }

  /** As many chips as may be bought. */
  #buyIn(): void {
    const offer = this.legal.find(({ type }) => type === 'buyIn');
    if (offer?.type === 'buyIn')
      this.table.intend({ type: 'buyIn', amount: isRange(offer.amount) ? offer.amount.max : offer.amount });
  }
}

/** Registers the table, under its own tag or another, in the page's registry or another. */
export const defineNewGameTable = (tag = 'new-game-table', registry?: CustomElementRegistry): void =>
  defineElement(NewGameTable, 'new-game-table', tag, registry);

declare global {
  interface HTMLElementTagNameMap {
    'new-game-table': NewGameTable;
  }
}
