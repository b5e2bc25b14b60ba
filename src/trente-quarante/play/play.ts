/** Trente et Quarante at its board: what only this game says, shows and does. */
import { nothing, type TemplateResult } from 'lit';
import { Bank } from '../../bank/play/bank.js';
import { barOf, oddsButton } from '../../bank/look/bar.js';
import { onceStyles } from '../../bank/play/once.styles.js';
import { bankPlay, type OwnBankPlay } from '../../bank/play/play.js';
import { stakeStyles } from '../../bank/play/stakes.styles.js';
import type { Priced } from '../../bank/play/price.js';
import type { Commands } from '../../table/play/commands.js';
import type { DrawersByName } from '../../table/play/drawers.js';
import type { Keys, Shortcut } from '../../table/play/keyboard.js';
import type { StepFrames } from '../../table/play/frames.js';
import type { Play, Setup } from '../../table/play/gameplay.js';
import type { StepOf } from '../../table/play/session.js';
import type { Table } from '../../table/play/table.js';
import { outcome } from '../outcome.js';
import { CHANCES, type Chance } from '../rules/coup.js';
import { again } from '../rules/legality.js';
import { punter } from '../rules/players.js';
import { trenteQuarante } from '../rules/rules.js';
import type { Choice, Punter, View } from '../rules/table.js';
import { BETS_OPEN, NAMES } from '../text/calls.js';
import type { BoardText } from '../text/en.js';
import type { Help, Reason } from '../lazy/help.js';
import { bar } from '../look/bar.js';
import { boardOf, limitsOf } from '../look/board.js';
import { choiceBar } from './choice.js';
import { TRAY } from '../look/tray.js';
import { framesOf } from './frames.js';
import { ledgers, mine } from '../look/ledger.js';
import { statusOf } from './status.js';
import { changesTold, choicesTold, coupTold, openingTold } from './narration.js';
import type { Laws } from '../lazy/prices.js';
import { isAsked, ownOf, seatOf } from '../../bank/look/empty-bar.js';
import { freeOn, isAgain, isBroke, type Between, type Shown, type Teller } from '../look/shown.js';
import { LAZY_TEXTS } from '../text/lazy-texts.js';

type Step = StepOf<typeof trenteQuarante>;

/** At Trente et Quarante. The letters on the cloth are the same in every language. */
const KEYS: Keys = {
  r: ['field', 'rouge'], // bets a chip on Rouge
  n: ['field', 'noir'], // bets a chip on Noir
  c: ['field', 'couleur'], // bets a chip on Couleur
  i: ['field', 'inverse'], // bets a chip on Inverse
  v: ['insure'], // insures the stakes, or on a field its stake
  h: ['choose-all', 'half'], // after a refait: gives up half of all stakes
  s: ['choose-all', 'prison'], // after a refait: puts all stakes into prison
  o: ['open', 'odds'], // statistics and odds
};

const ODDS = () => import('../lazy/odds-panel.js');
const PRICES = () => import('../lazy/prices.js');
const REFAIT = () => import('../lazy/refait.js');

/** Whether a refait has caught a stake of a punter: its owner chooses, or it is in prison, or was until the last coup. */
const hasCaughtStakes = ({ prison, entries }: Punter): boolean =>
  prison.some(held => held.length > 0) || entries.some(({ level, outcome }) => level > 0 || outcome === 'open');

export const SETUP: Setup<typeof trenteQuarante> = {
  game: trenteQuarante,
  outcome,
  round(view, seat) {
    const came = outcome(view, seat);
    // what lies in prison was staked in an earlier coup
    const stakes = came?.entries.flatMap(({ level, stake }) => (level === 0 ? stake : [])) ?? [];
    return came && { net: came.net, stakes, pot: 0 };
  },
  shares: 'coup',
  ends: { what: 'shoe', by: 'shuffled' },
  forecast: PRICES,
  player: punter,
  texts: LAZY_TEXTS,
};

/** The sheet of what only a game that is played shows. */
export const styles = stakeStyles + onceStyles;

/** The play of Trente et Quarante. */
export const gameplay = (table: Table<typeof trenteQuarante, BoardText>): Play<typeof trenteQuarante> => {
  const bank = new Bank(table, TRAY);
  return bankPlay(bank, new TrenteQuarante(table, bank));
};

class TrenteQuarante implements OwnBankPlay<typeof trenteQuarante> {
  readonly setup = SETUP;
  readonly #table: Table<typeof trenteQuarante, BoardText>;
  readonly #bank: Bank<typeof trenteQuarante>;
  #laws: Laws | undefined;

  constructor(table: Table<typeof trenteQuarante, BoardText>, bank: Bank<typeof trenteQuarante>) {
    this.#table = table;
    this.#bank = bank;
  }

  asks(): string {
    if (isBroke(this.#table)) return this.#table.words.over;
    return this.#table.view.phase === 'choice' ? this.#table.words.refaitChoose : BETS_OPEN;
  }

  limits({ options }: View): string {
    return limitsOf(this.#table.words, options);
  }

  drawn(): void {
    if (this.#table.drawers.isOpen('odds')) this.#laws?.follow(this.#table.view, true);
  }

  // ---- steps -------------------------------------------------------------------------------------------------------

  frames(step: Step): StepFrames {
    const { seats, view, words } = this.#table;
    return framesOf(step, view, { words, seats, between: this.#between });
  }

  describe({ action, events, view, actor }: Step): string {
    const teller = { ...this.#teller(view), legal: this.#table.game.legal(view) };
    if (action?.type === 'coup') return coupTold(teller, card => this.#table.names.card(card));
    const isNewShoe = action?.type === 'shuffle' && this.#between.settled;
    const shuffled = isNewShoe ? this.#table.words.shuffled(view.shoe.left) : '';
    if (actor === 'croupier') return [shuffled, openingTold(teller)].filter(Boolean).join(' ');
    if (events.some(({ type }) => type === 'settled')) return choicesTold(teller);
    const isOwn = teller.own && actor === seatOf(view);
    const { names, words } = this.#table;
    if (action?.type === 'done') return isOwn ? '' : words.told(names.person(actor), words.done);
    const changes = changesTold(teller, actor, this.#table.view);
    return isOwn ? changes : words.told(names.person(actor), changes);
  }

  get #between(): Between {
    return (this.#table.between as Between | undefined) ?? {};
  }

  // ---- looking at the view -----------------------------------------------------------------------------------------

  /** The reason for the result; for a choice after a refait, the value of half and prison. */
  reason(reason: Reason): string | undefined {
    const help = this.#table.help() as Help | undefined;
    if (!help) return undefined;
    const { why, worth, german } = help;
    if (reason === 'colour' && this.#table.settings.common('deckPattern') === 'german')
      return `${why.colour} ${german}`;
    if (reason !== 'refait' || !worth || this.#table.settings.common('hints') !== 'on') return why[reason];
    const prices = this.#table.chunks.get(PRICES);
    if (!prices) return why[reason];
    const percent = new Intl.NumberFormat(this.#table.language, { maximumFractionDigits: 1 });
    const value = prices.worthOfPrison(this.#table.view.options);
    return worth(percent.format(100 * value), percent.format(50));
  }

  // ---- the cloth ---------------------------------------------------------------------------------------------------

  cloth(view: View): TemplateResult {
    const shown = this.#shown(view);
    // requested as soon as the refait is known: its cards are dealt first
    const refait = view.punters.some(hasCaughtStakes) ? this.#table.chunks.get(REFAIT) : undefined;
    const { now, because, why, isCall, call } = statusOf(shown);
    return boardOf(shown, {
      status: this.#table.statusLine([now, because, why], isCall ? 'fr' : undefined, call),
      ledger: mine(shown, this.#seats),
      odds: oddsButton(this.#table.words.odds, this.#table.drawers.isOpen('odds')),
      refait: refait?.afterRefait(shown),
    });
  }

  drawers(): DrawersByName {
    return {
      odds: () => [this.#table.words.odds, this.#oddsPanel(this.#table.view)],
      ledger: () => [this.#table.words.book, ledgers(this.#shown(this.#table.view), this.#seats)],
    };
  }

  /** The seats whose ledgers are shown: those of the people at this screen. */
  get #seats(): readonly number[] {
    return (this.#table.seats.length > 1 ? this.#table.seats : [seatOf(this.#table.view)]) as readonly number[];
  }

  #teller(view: View): Teller {
    return {
      view,
      words: this.#table.words,
      own: ownOf(view),
      ownSeats: this.#table.seats,
      legal: this.#table.legal,
      person: seat => this.#table.names.person(seat),
    };
  }

  /** The board for its areas. */
  #shown(view: View): Shown {
    const { stage, settled = false, isHome = false, dealing = false } = this.#between;
    return {
      ...this.#teller(view),
      stage,
      settled,
      isHome,
      choosing: view.phase === 'choice' && !dealing,
      playing: this.#table.playing,
      large: this.#table.box.isLarge,
      opened: name => this.#table.drawers.isOpen(name),
      hovered: this.#bank.hovered,
      laid: this.#bank.laidOn(this.#bank.hovered),
      nextLaid: this.#bank.nextLaid(view),
      back: this.#bank.howBack(),
      hint: this.#hint(view),
      again: view.seat === 'onlooker' ? 0 : again(view, view.seat),
      symbols: this.#table.symbols,
      sitter: seat => this.#table.names.sitter(seat),
      cardName: card => this.#table.names.card(card),
    };
  }

  /** Advice on insuring the stakes, once one is insured, or large enough for it. */
  #hint(view: View): string {
    const own = ownOf(view);
    const { per } = view.options.insurance;
    if (!own || view.phase !== 'bets' || this.#table.settings.common('hints') !== 'on') return '';
    const isAsked = own.insured.includes(true) || own.free.some(stake => 2 * stake >= per);
    return (
      (isAsked &&
        this.#table.chunks.get(PRICES)?.insuranceHint(view.options, own, this.#table.words, this.#table.language)) ||
      ''
    );
  }

  /** Statistics and odds, updated for the present shoe in slices. */
  #oddsPanel(view: View): TemplateResult | undefined {
    const { chunks, language } = this.#table;
    const [part, said, laws] = [chunks.get(ODDS), chunks.get(LAZY_TEXTS[language]), this.#known];
    return part && said && laws && part.panel(view, laws, said.text, language);
  }

  /** The laws of the coups, once the code that computes them has loaded. */
  get #known(): Laws | undefined {
    const part = this.#table.chunks.get(PRICES);
    return part && (this.#laws ??= new part.Laws(() => void this.#table.redraw()));
  }

  priceOf(view: View, place: string): Priced | undefined {
    if (view.phase !== 'bets' || !isAsked(view)) return undefined;
    const laws = this.#known;
    const chance = place as Chance;
    laws?.follow(view);
    const [own, laid] = [ownOf(view), this.#bank.laidOn(place)];
    const { language, words } = this.#table;
    const price = this.#table.chunks.get(PRICES)?.priceOn(view, own, chance, laid, laws?.next(view), words, language);
    return price && { ...price, place: NAMES[chance] };
  }

  // ---- the bar -----------------------------------------------------------------------------------------------------

  bar(view: View): TemplateResult {
    const shown = this.#shown(view);
    const purse = this.#bank.purse(view);
    if (this.#table.seats[0] === 'onlooker') return barOf(this.#table.words, view.punters.length > 1 ? nothing : purse);
    if (shown.choosing) return choiceBar(shown, purse);
    const mayUndo = view.phase === 'bets' && this.#bank.undone > 0;
    return bar(shown, {
      tray: this.#bank.tray(view),
      purse,
      acts: this.#bank.acts(mayUndo),
      next: this.#bank.nextAfter(view),
    });
  }

  // ---- pointer and keys --------------------------------------------------------------------------------------------

  shortcut(key: string): Shortcut | undefined {
    return KEYS[key];
  }

  commands(): Commands {
    return {
      insure: {
        does: (_, from) => this.#insure(from.closest<HTMLElement>('.field')?.dataset.value as Chance | undefined),
        isAskedFor: true,
      },
      choose: {
        does: value => {
          const [chance, choice] = value.split(' ') as [Chance, Choice];
          this.#table.intend({ type: 'choose', chance, choice });
        },
      },
      'choose-all': {
        does: choice => {
          if (this.#table.view.phase !== 'choice') return;
          const asked = CHANCES.filter(chance => this.#staked(chance) > 0);
          this.#table.intend(...asked.map(chance => ({ type: 'choose', chance, choice: choice as Choice }) as const));
        },
      },
      prime: {
        does: () => {
          const shown = this.#shown(this.#table.view);
          if (isBroke(shown)) this.#bank.buyIn();
          else if (isAgain(shown) && !shown.choosing) this.#bank.sameAgain();
          else this.#bank.done();
        },
        isMain: true,
        isAskedFor: true,
      },
    };
  }

  /** This punter's free stake on a chance. */
  #staked(chance: Chance): number {
    return freeOn(ownOf(this.#table.view), chance);
  }

  /** Bets chips on a chance: the value of the chip, or as near as minimum, maximum and purse allow. */
  lay(place: string, value: number): void {
    const chance = place as Chance;
    // Without an offer, the smallest bet elicits the reason.
    const { min, step } = this.#table.view.options;
    const amount = this.#bank.laidOn(place, value) || (this.#staked(chance) > 0 ? step : min);
    this.#bank.stakes({ type: 'stake', chance, amount });
  }

  takeBack(place: string, value: number): void {
    const chance = place as Chance;
    const stake = this.#staked(chance);
    if (stake === 0) return;
    const amount = stake - value >= this.#table.view.options.min ? value : stake;
    this.#bank.stakes({ type: 'takeBack', chance, amount });
  }

  /** Insures every stake that is not yet insured or, if all are, none; with a chance, that one alone. */
  #insure(only: Chance | undefined): void {
    const own = ownOf(this.#table.view);
    const staked = CHANCES.filter(chance => this.#staked(chance) > 0 && (!only || chance === only));
    // Without a stake, the place itself elicits the reason.
    const asked = staked.length > 0 ? staked : [only ?? 'rouge'];
    const bare = asked.filter(chance => !own?.insured[CHANCES.indexOf(chance)]);
    this.#bank.stakes(
      ...(bare.length > 0 ? bare : asked).map(
        chance => ({ type: bare.length > 0 ? 'insure' : 'uninsure', chance }) as const,
      ),
    );
  }
}
