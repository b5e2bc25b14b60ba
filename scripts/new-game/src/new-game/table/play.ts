/** New Game at its table: what is said, shown and done. */
import { html, type TemplateResult } from 'lit';
import type { KnownCard } from '../../cards/card.js';
import { isRange } from '../../game/actions.js';
import type { Commands } from '../../table/commands.js';
import type { StepFrames } from '../../table/frames.js';
import type { Keys, Shortcut } from '../../table/keyboard.js';
import { chips } from '../../table/messages.js';
import { button } from '../../table/pieces.js';
import type { Play, Setup } from '../../table/play.js';
import type { StepOf } from '../../table/session.js';
import type { Table } from '../../table/table.js';
import { outcome } from '../outcome.js';
import { OPTIONS } from '../rules/options.js';
import { opponent } from '../rules/players.js';
import { newGame } from '../rules/rules.js';
import { canPlay, type View } from '../rules/table.js';
import type { NewGameText } from '../text/en.js';
import { NEW_GAME_TEXTS } from '../text/texts.js';
import { pack, seats, type Shown } from './cloth.js';
import { framesOf, type Between } from './frames.js';
import { lineOf } from './line.js';

type Step = StepOf<typeof newGame>;

const HELP = {
  en: () => import('../text/help/en.js'),
  de: () => import('../text/help/de.js'),
  fr: () => import('../text/help/fr.js'),
};
const TERMS = () => import('../text/terms.js');

/** At New Game. */
const KEYS: Keys = {
  g: ['prime'],
  Enter: ['prime'], // the main button: stakes, or buys chips
  z: ['reopen'], // takes the stake back
};

const SETUP: Setup<typeof newGame> = {
  game: newGame,
  outcome,
  round(view, seat) {
    const came = outcome(view, seat);
    return (
      came && { net: came.net, stakes: came.cause === 'notIn' ? [] : [view.options.min], pot: Math.max(0, came.net) }
    );
  },
  name: 'New Game',
  player: opponent,
  texts: NEW_GAME_TEXTS,
  help: HELP,
  terms: TERMS,
  everybody: 'you, Anna:easy, Bruno:medium',
  seats: () => [OPTIONS.purses.fewest, OPTIONS.purses.seats],
  seating: (table, people) => ({ purses: people.map(() => table.given('purse') as number) }),
};

/** The play of New Game at a table. */
export const newGamePlay = (table: Table<typeof newGame, NewGameText>): Play<typeof newGame> => new NewGamePlay(table);

class NewGamePlay implements Play<typeof newGame> {
  readonly setup = SETUP;
  readonly #table: Table<typeof newGame, NewGameText>;

  constructor(table: Table<typeof newGame, NewGameText>) {
    this.#table = table;
  }

  limits({ options }: View): string {
    return this.#table.words.limits(chips(options.min));
  }

  // ---- steps -------------------------------------------------------------------------------------------------------

  frames(step: Step): StepFrames {
    return framesOf(step);
  }

  get #coming(): Between['coming'] {
    return (this.#table.between as Between | undefined)?.coming;
  }

  describe({ actor, action, view }: Step): string {
    const { words } = this.#table;
    if (action?.type === 'done') return words.staked(this.#who(actor as number));
    if (action?.type === 'reopen') return words.takenBack(this.#who(actor as number));
    if (action?.type !== 'deal') return '';
    const cards = view.cards.flatMap((card, seat) =>
      card === null ? [] : [words.has(this.#who(seat), this.#table.names.card(card as KnownCard))],
    );
    return [...cards, ...lineOf(this.#shown(view)).slice(0, 1)].join(' ');
  }

  // ---- the cloth ---------------------------------------------------------------------------------------------------

  /** What a seat is called in a sentence; nothing for the player, who is spoken to. */
  #who(seat: number): string | undefined {
    return this.#table.names.isYou(seat) ? undefined : this.#table.names.person(seat);
  }

  #shown(view: View): Shown {
    return {
      view,
      words: this.#table.words,
      symbols: this.#table.symbols,
      dealing: !!this.#coming,
      cards: this.#coming ?? view.cards,
      person: seat => this.#table.names.person(seat),
      who: seat => this.#who(seat),
      nameOf: card => this.#table.names.card(card),
    };
  }

  cloth(view: View): TemplateResult {
    const shown = this.#shown(view);
    return html`<div class="body">${pack(shown)} ${this.#table.line(lineOf(shown))} ${seats(shown)}</div>`;
  }

  // ---- the bar -----------------------------------------------------------------------------------------------------

  /** Whether the player's purse does not cover the stake. */
  get #isBroke(): boolean {
    const { view } = this.#table;
    return view.seat !== 'onlooker' && !canPlay(view, view.seat);
  }

  #may(type: string): boolean {
    return this.#table.legal.some(offer => offer.type === type);
  }

  bar({ seat, options, accounts }: View): TemplateResult {
    const { words } = this.#table;
    const stake = chips(options.min);
    const isOneOfSeveral = this.#table.seats.length > 1 && seat !== 'onlooker';
    const stakes = isOneOfSeveral ? words.stakeOf(this.#table.names.person(seat), stake) : words.stake(stake);
    const label = this.#isBroke ? words.buyIn : stakes;
    const off = !this.#table.playing && !this.#may(this.#isBroke ? 'buyIn' : 'done');
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

  shortcut(key: string): Shortcut | undefined {
    return KEYS[key];
  }

  commands(): Commands {
    return {
      prime: {
        does: () => {
          if (this.#isBroke) this.#buyIn();
          else this.#table.intend({ type: 'done' });
        },
        isMain: true,
      },
      reopen: { does: () => this.#table.intend({ type: 'reopen' }) },
    };
  }

  /** As many chips as may be bought. */
  #buyIn(): void {
    const offer = this.#table.legal.find(({ type }) => type === 'buyIn');
    if (offer?.type === 'buyIn')
      this.#table.intend({ type: 'buyIn', amount: isRange(offer.amount) ? offer.amount.max : offer.amount });
  }
}
