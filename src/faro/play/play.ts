/** Faro at its table: what only this game says, shows and does. */
import { html, nothing, type TemplateResult } from 'lit';
import { Bank } from '../../bank/play/bank.js';
import { barOf, emptyBar, nextPerson } from '../../bank/look/bar.js';
import { onceStyles } from '../../bank/play/once.styles.js';
import { bankPlay, type OwnBankPlay } from '../../bank/play/play.js';
import { stakeStyles } from '../../bank/play/stakes.styles.js';
import { isAsked, ownOf, ownPurse, seatOf } from '../../bank/look/empty-bar.js';
import type { Priced } from '../../bank/play/price.js';
import { isOffered } from '../../bank/look/offers.js';
import type { Commands } from '../../table/play/commands.js';
import type { StepFrames } from '../../table/play/frames.js';
import type { DrawersByName } from '../../table/play/drawers.js';
import type { Keys, Shortcut } from '../../table/play/keyboard.js';
import { chips } from '../../table/look/messages.js';
import { button } from '../../table/look/pieces.js';
import type { Play, Setup } from '../../table/play/gameplay.js';
import type { StepOf } from '../../table/play/session.js';
import type { Table } from '../../table/play/table.js';
import { outcome } from '../outcome.js';
import { punter } from '../rules/players.js';
import { faro } from '../rules/rules.js';
import { again } from '../rules/legality.js';
import { isCall } from '../rules/spots.js';
import type { LedgerEntry, Stake, View } from '../rules/table.js';
import type { LayoutText } from '../text/en.js';
import { bar } from '../look/bar.js';
import { keeper } from '../look/case-keeper.js';
import { changesTold, croupierSpoken, turnSpoken } from './narration.js';
import { opponents } from '../look/opponents.js';
import { FirstBook } from './first-book.js';
import { framesOf } from './frames.js';
import { paroli } from './paroli.js';
import { goesOn, labelOf, primeOf, type Prime } from './prime.js';
import { isBanker, pressFirst, type Between, type Scene } from '../look/scene.js';
import { turnOnceStyles } from './once.styles.js';
import { isOutOfPlay } from './standing.js';
import { CLASSIC, classicIn, clothOf, limitsOf, sceneOf } from '../look/scene-of.js';
import { statusOf } from './status.js';
import { takenBack } from './take-back.js';
import { TRAY } from '../look/tray.js';
import { LAZY_TEXTS } from '../text/lazy-texts.js';

type Step = StepOf<typeof faro>;

/** No place. */
const NONE: ReadonlySet<string> = new Set();

/** At Faro. */
const KEYS: Keys = {
  o: ['open', 'odds'], // statistics and odds
};
/** On the classic layout. */
const CLASSIC_KEYS: Keys = {
  k: ['copper', 'key'], // on a stake: coppers it; elsewhere: coppers the next chip
};
/** On a place of the classic layout; elsewhere arrows scroll. */
const PLACE_KEYS: Keys = {
  ArrowUp: ['move', 'ArrowUp'],
  ArrowDown: ['move', 'ArrowDown'],
  ArrowLeft: ['move', 'ArrowLeft'],
  ArrowRight: ['move', 'ArrowRight'], // to the next place in that direction on the screen
};

const ODDS = () => import('../lazy/odds-panel.js');
const HISTORY = () => import('../lazy/turn-history.js');
const PRICES = () => import('../lazy/prices.js');
const PAROLI = () => import('../lazy/paroli.styles.js');

/** The name of a card stays on its line: “Kreuz-Acht”. */
const unbroken = (text: string): string => text.replace(/(?<=\p{L})-(?=\p{Lu})/gu, '\u2011');

export const SETUP: Setup<typeof faro> = {
  game: faro,
  outcome,
  round(view, seat) {
    const came = outcome(view, seat);
    const stakes = (came?.entries ?? []).filter(({ outcome: fell }) => fell !== 'returned').map(({ amount }) => amount);
    return came && { net: came.net, stakes, pot: 0 };
  },
  shares: 'turn',
  ends: { what: 'deal', by: 'dealOver' },
  forecast: PRICES,
  player: punter,
  texts: LAZY_TEXTS,
};

/** The sheet of what only a game that is played shows. */
export const styles = stakeStyles + onceStyles + turnOnceStyles;

/** The play of Faro. */
export const gameplay = (table: Table<typeof faro, LayoutText>): Play<typeof faro> => {
  const bank = new Bank(table, TRAY);
  return bankPlay(bank, new Faro(table, bank));
};

class Faro implements OwnBankPlay<typeof faro> {
  readonly setup = SETUP;
  readonly #table: Table<typeof faro, LayoutText>;
  readonly #bank: Bank<typeof faro>;
  readonly #firstBook: FirstBook;
  /** Whether a new bet gets a copper. */
  #copper = false;
  /** Whether a tap on the layout means the places between its cards, if there is no room for both. */
  #between = false;
  /** The place of a bet that is about to get a copper. */
  #coppering: string | undefined;

  constructor(table: Table<typeof faro, LayoutText>, bank: Bank<typeof faro>) {
    this.#table = table;
    this.#bank = bank;
    this.#firstBook = new FirstBook(table);
  }

  asks(): string {
    const { view, words } = this.#table;
    if (view.phase === 'between') return this.#bank.offer('done') ? words.begin : words.youAreOut;
    return isBanker(view) ? words.turnUp : words.open;
  }

  kind({ options }: View): string {
    return this.#table.words.kinds[options.variant];
  }

  limits({ options }: View): string {
    return limitsOf(this.#table.words, options);
  }

  // ---- steps -------------------------------------------------------------------------------------------------------

  async frames(step: Step): Promise<StepFrames> {
    const { element, seats, view, words } = this.#table;
    // the layout on which the step is shown must be loaded
    if (step.view.options.variant === 'classic' && !this.#table.chunks.get(CLASSIC)) await element.updateComplete;
    return framesOf(step, view, { words, seats, between: this.#shown });
  }

  get #shown(): Between {
    return (this.#table.between as Between | undefined) ?? {};
  }

  drawn(): void {
    this.#firstBook.begin();
  }

  left(): void {
    this.#firstBook.end();
  }

  clear(): void {
    this.#copper = false;
    this.#between = false;
  }

  describe({ action, actor, events, view }: Step): string {
    const { words } = this.#table;
    const scene = this.#scene(view);
    const classic = this.#classic(view);
    if (action?.type === 'turn') return turnSpoken(scene, classic, action, events);
    if (actor === 'croupier') return croupierSpoken(scene, classic);
    const told = (what: string): string =>
      actor === view.seat ? what : words.told(this.#table.names.person(actor), what);
    if (action?.type === 'done')
      return this.#table.people[actor]?.level || actor === view.seat ? '' : told(words.ready);
    // a bet that is about to get a copper is announced together with it
    const follows = action?.type === 'stake' && actor === view.seat && action.spot === this.#coppering;
    this.#coppering = undefined;
    if (follows) return '';
    return told(changesTold(scene, actor, events, ownPurse(view)));
  }

  // ---- looking at the view -----------------------------------------------------------------------------------------

  /** The module of the classic layout, if that is played. */
  #classic(view: View) {
    return classicIn(this.#table, view);
  }

  /** The module that knows prices, if hints are on: the classic layout marks what is free from the start. */
  get #hinting() {
    const isMarked = this.#table.settings.given('variant') === 'classic' && this.#table.element.hasUpdated;
    return this.#table.settings.common('hints') === 'on' && isMarked ? this.#table.chunks.get(PRICES) : undefined;
  }

  priceOf(view: View, place: string): Priced | undefined {
    const laid = this.#bank.laidOn(place);
    const price = isAsked(view) && this.#table.chunks.get(PRICES)?.priceOn(view, seatOf(view), place, laid);
    return price ? { ...price, place: this.#scene(view).placeName(place) } : undefined;
  }

  /** The table for its parts. */
  #scene(view: View): Scene {
    const { stage, shows = false, isHome = false } = this.#shown;
    // what has come back is not anywhere any more
    const entriesOf = (seat: number): readonly LedgerEntry[] =>
      (shows && view.punters[seat]?.entries.filter(({ outcome }) => outcome !== 'returned')) || [];
    return sceneOf(this.#table, view, {
      legal: this.#table.legal,
      free: this.#hinting?.freeCards(view) ?? NONE,
      playing: this.#table.playing,
      opened: name => this.#table.drawers.isOpen(name),
      stage,
      shows,
      isHome,
      copper: this.#copper,
      between: this.#between && this.#table.box.shape !== 'wide',
      back: this.#bank.howBack(),
      hovered: this.#bank.hovered,
      ghost: this.#bank.laidOn(this.#bank.hovered),
      laid: this.#bank.nextLaid(view),
      entries: entriesOf(view.seat as number),
      entriesOf,
      paroli: spot => paroli(this.#table, view, seatOf(view), spot),
    });
  }

  // ---- the cloth ---------------------------------------------------------------------------------------------------

  cloth(view: View): TemplateResult {
    if (view.options.paroli) this.#table.chunks.get(PAROLI);
    const scene = this.#scene(view);
    const classic = this.#classic(view);
    const [now, because, why] = statusOf(scene, classic, false);
    const status = this.#table.statusLine([unbroken(now), unbroken(because), why]);
    return clothOf(scene, classic, status, this.#table.element.hasUpdated);
  }

  drawers(): DrawersByName {
    const scene = (): Scene => this.#scene(this.#table.view);
    const classic = () => this.#classic(this.#table.view);
    return {
      opponents: () => [this.#table.words.opponents, opponents(scene(), classic())],
      'case-keeper': () => [this.#table.words.cardsGone, keeper(scene())],
      odds: () => [this.#table.words.odds, html`<div class="odds">${this.#oddsPanel(scene())}</div>`],
      history: () => [
        this.#table.words.turnHistory.turns,
        this.#table.chunks
          .get(HISTORY)
          ?.list(this.#table, scene(), classic() ? this.#table.words.classicLayout : this.#table.words),
      ],
    };
  }

  #oddsPanel(scene: Scene): TemplateResult | undefined {
    const { chunks, language } = this.#table;
    const [part, said] = [chunks.get(ODDS), chunks.get(LAZY_TEXTS[language])];
    return part && said && part.panel(scene, said.text);
  }

  /** Past turns are listed if the croupier is this table's own and keeps a log. */
  menuRecords(): TemplateResult | typeof nothing {
    return this.#table.hasLog ? button('history', this.#table.words.turnHistory.turns, { kind: 'quiet' }) : nothing;
  }

  // ---- the bar -----------------------------------------------------------------------------------------------------

  bar(view: View): TemplateResult {
    if (this.#table.seats[0] === 'onlooker') return barOf(this.#table.words, undefined);
    const scene = this.#scene(view);
    const { own, seat, words } = scene;
    if (!scene.playing && isOffered(scene, 'buyIn') && !isOffered(scene, 'done'))
      return emptyBar(words, this.#bank.purse(view), false, this.#bank.nextAfter(view));
    const prime = this.#prime;
    const hasRebet = prime === 'once' || (prime !== 'again' && !!this.#bank.offer('rebet'));
    // a button that plays without the player is not highlighted
    const isIdle = view.phase === 'stake' && own?.stakes.length === 0 && nextPerson(scene) === undefined;
    return bar(scene, {
      purse: this.#bank.purse(view),
      tray: [this.#bank.tray(view), this.#classic(view)?.copperSwitch(scene)],
      acts: this.#bank.acts(view.phase === 'stake' && this.#bank.undone > 0, hasRebet),
      prime: labelOf(prime, words, () => chips(again(view, seat))),
      isIdle: prime === 'once' && isIdle,
      isRunning: prime === 'stop',
    });
  }

  /** What the main button does now. */
  get #prime(): Prime {
    const { seats, view } = this.#table;
    const { run, undone } = this.#bank;
    return primeOf({ view, own: ownOf(view), ownSeats: seats }, run.isOn, undone);
  }

  // ---- pointer and keys --------------------------------------------------------------------------------------------

  shortcut(key: string): Shortcut | undefined {
    const isClassic = this.#table.view.options.variant === 'classic';
    const isOnPlace = isClassic && this.#table.root.querySelector('[data-plane] :focus');
    return (isOnPlace && PLACE_KEYS[key]) || (isClassic && CLASSIC_KEYS[key]) || KEYS[key];
  }

  commands(): Commands {
    return {
      prime: {
        does: () => {
          const { run } = this.#bank;
          const prime = this.#prime;
          if (prime === 'stop') run.end();
          else if (this.#bank.offer('buyIn') && !this.#bank.offer('done')) this.#bank.buyIn();
          else if (prime === 'again') this.#bank.sameAgain();
          else if (prime === 'once') this.#bank.done();
          else run.begin(goesOn(prime, this.#table.view.turns));
        },
        isMain: true,
        isAskedFor: true,
      },
      field: {
        does: spot => {
          const { view, words } = this.#table;
          if (view.phase === 'between') this.#table.notify(pressFirst(this.#scene(view)));
          else if (isOutOfPlay(view, spot)) this.#table.notify(words.outOfPlay);
          else this.lay(spot, this.#bank.chosenChip(view));
        },
        isAskedFor: true,
      },
      paroli: { does: spot => this.#bank.stakes({ type: 'paroli', spot }) },
      copper: {
        does: (by, from) => {
          const spot = by === 'key' ? from.closest<HTMLElement>('[data-drop]')?.dataset.drop : undefined;
          if (spot && this.#turnCopper(spot)) return;
          this.#copper = !this.#copper;
          const { how, howCopper } = this.#table.words.classicLayout;
          if (by === 'key') this.#table.speech.say(this.#copper ? howCopper : how);
        },
      },
      between: {
        does: () => {
          this.#between = !this.#between;
        },
      },
      history: { does: () => void this.#table.drawers.toggle('history') },
      move: {
        does: (way, from) => {
          this.#table.chunks.load(CLASSIC).then(({ move }) => move(from, way), this.#table.fail);
        },
      },
    };
  }

  /** A finger on the classic layout is shown where its chip would land. */
  listen(root: ShadowRoot): void {
    root.addEventListener('pointerdown', event => {
      const { target, pointerType } = event as PointerEvent;
      const isThere = (target as Element).closest('.board');
      if (!isThere || pointerType === 'mouse' || this.#table.playing) return;
      this.#classic(this.#table.view)?.aim(event as PointerEvent, root, {
        show: place => {
          this.#bank.hovered = place;
          void this.#table.redraw();
        },
        lay: place => this.lay(place, this.#bank.chosenChip(this.#table.view)),
      });
    });
  }

  /** Turns the copper toggle off when the next person takes the screen. */
  taken(): void {
    this.#copper = false;
  }

  #stakeOn(spot: string): Stake | undefined {
    return ownOf(this.#table.view)?.stakes.find(stake => stake.spot === spot);
  }

  /** Puts a copper on a stake, or takes it away. @returns whether there was a stake. */
  #turnCopper(spot: string): boolean {
    const stake = this.#stakeOn(spot);
    if (stake) this.#bank.stakes({ type: stake.coppered ? 'uncopper' : 'copper', spot });
    return stake !== undefined;
  }

  lay(spot: string, value: number): void {
    const stake = this.#stakeOn(spot);
    const copper = this.#copper && !stake?.coppered && !isCall(spot) ? [{ type: 'copper', spot } as const] : [];
    if (stake && copper[0]) return this.#bank.stakes(...copper);
    const laid = this.#bank.laidOn(spot, value);
    // Without an offer, the smallest bet elicits the reason.
    const amount = laid || (stake ? 1 : this.#table.view.options.min);
    if (laid && copper[0]) this.#coppering = spot;
    this.#bank.stakes({ type: 'stake', spot, amount }, ...(laid ? copper : []));
  }

  takeBack(spot: string, value: number): void {
    const stake = this.#stakeOn(spot);
    if (!stake) return;
    const amount = takenBack(this.#table.legal, stake, value);
    this.#bank.stakes({ type: 'takeBack', spot, amount });
  }
}
