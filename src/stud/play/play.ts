/** Seven Card Stud at its table: what only this game says, shows and does. */
import { html, nothing, type TemplateResult } from 'lit';
import { HIDDEN } from '../../cards/card.js';
import type { Phrase } from '../../table/text/texts.js';
import type { AnyAction, Seat } from '../../game/contract.js';
import { showActs } from '../../poker/play/acts.js';
import { AskedChance } from '../../poker/play/asked-chance.js';
import { intend, offerOf } from '../../poker/play/offers.js';
import type { Opponent, PokerGame } from '../../poker/play/game.js';
import { pokerPlay } from '../../poker/play/play.js';
import { Poker } from '../../poker/play/poker.js';
import { way } from '../../poker/play/way.js';
import { isSettled, ownSeat } from '../../poker/look/seen.js';
import { mark } from '../../poker/look/seats.js';
import { hasSeat, seatCount } from '../../stakes/seats.js';
import type { Commands } from '../../table/play/commands.js';
import type { DrawersByName } from '../../table/play/drawers.js';
import type { Play, Station } from '../../table/play/gameplay.js';
import type { Held } from '../../table/look/session-stats.js';
import type { StepOf } from '../../table/play/session.js';
import type { Status } from '../../table/look/drawn-table.js';
import type { Table } from '../../table/play/table.js';
import { owesBringIn, wagerRules } from '../rules/betting.js';
import type { stud } from '../rules/rules.js';
import { handOf, lowOrder } from '../rules/showdown.js';
import type { Event, Street, View } from '../rules/table.js';
import type { DeadCards } from '../lazy/dead-cards.js';
import type { StudText } from '../text/en.js';
import { claimActs, STUD_BETTING } from './acts.js';
import { gained } from './ending.js';
import { burntCards, commonCards } from './dead-cards.js';
import { besideOf, streets } from '../look/streets.js';
import { STUD_FRAMES } from './frames.js';
import { Hands } from './hands.js';
import { textFor } from './learnt.js';
import { handWordsOf, kindsOf, nameOf } from './naming.js';
import { endingOf, statusOf } from './status.js';
import { deadSeats, isCompared, STUD_SCENE } from './scene.js';
import { orderOf, SETUP } from './setup.js';
import { KINDS, limitsOf } from '../look/limits.js';

const DEAD_CARDS = () => import('../lazy/dead-cards.js');
const CHANCE = () => import('../lazy/chance.js');
const PHH = () => import('../lazy/phh-files.js');
/** The reviews of a hand, based on what the strongest player has learnt. */
const REVIEW_GAME = () => import('../lazy/review-game.js').then(({ reviewGameOf }) => reviewGameOf(textFor));

/** The play of Seven Card Stud. */
export const gameplay = (table: Table<typeof stud, StudText>): Play<typeof stud> => {
  const poker = new Poker(table, STUD_SCENE, STUD_BETTING, REVIEW_GAME);
  return pokerPlay(poker, new Stud(table, poker));
};

class Stud implements PokerGame<typeof stud> {
  readonly setup = SETUP;
  readonly frames = STUD_FRAMES;
  readonly files = { name: 'PHH', endings: ['.phh', '.phhs'], load: PHH } as const;
  readonly #table: Table<typeof stud, StudText>;
  readonly #poker: Poker;
  readonly #hands: Hands;
  readonly chance: AskedChance<Table<typeof stud, StudText>, View>;
  #deadCards: DeadCards | undefined;

  constructor(table: Table<typeof stud, StudText>, poker: Poker) {
    this.#table = table;
    this.#poker = poker;
    this.#hands = new Hands(table, poker);
    // with eight hands the pack may not hold all cards to come
    this.chance = new AskedChance(table, CHANCE, ({ live }) => seatCount(live) < 8);
  }

  kind({ options }: View): string {
    return KINDS[options.variant];
  }

  limits(view: View): string {
    return [limitsOf(view.options), this.#stationIn(view)].filter(Boolean).join(' · ');
  }

  /** The street or the showdown; empty between two hands. */
  #stationIn(view: View): string {
    if (view.phase === 'show' || (isSettled(view) && view.result!.showdown)) return this.#table.words.showdown;
    return view.dealtIn && view.phase !== 'between' ? this.#streetName(view.street) : '';
  }

  // ---- steps -------------------------------------------------------------------------------------------------------

  /** Takes any forced action. */
  settled(): boolean {
    const { view, replaying, seats } = this.#table;
    const show = view.phase === 'show' ? offerOf(this.#table, 'show') : undefined;
    if (!show || offerOf(this.#table, 'muck') || replaying || seats[0] === 'onlooker') return false;
    intend(this.#table, show);
    return true;
  }

  // ---- looking at the view -----------------------------------------------------------------------------------------

  holding(view: View, seat: Seat): Phrase {
    return this.#hands.holds(view, seat, true).phrase;
  }

  stationOf({ action, view }: StepOf<typeof stud>): Station | undefined {
    if (isCompared(view)) return view.result?.showdown === false ? undefined : [this.#table.words.showdown];
    return action?.type === 'deal' ? [this.#streetName(action.street), `${action.street}`] : undefined;
  }

  handName({ cards }: Held): string {
    return nameOf(orderOf(this.#table.view.options), cards, handWordsOf(this.#table))?.full ?? '';
  }

  status(view: View, aloud = false): Status {
    return statusOf(this.#table, this.#poker, view, aloud);
  }

  endedBecause(view: View): string {
    return endingOf(this.#table, this.#poker, view)[1];
  }

  #streetName(street: number): string {
    return this.#table.words.streets[street as Street];
  }

  // ---- for screen readers ------------------------------------------------------------------------------------------

  describe({ action }: StepOf<typeof stud>, told: string): string {
    // the showdown is called once, before the first hand
    if ((action?.type === 'show' || action?.type === 'muck') && this.#table.view.showdown.shown === 0)
      return `${this.#table.words.sentence(this.#table.words.showdown)} ${told}`;
    if (action?.type === 'turnUp') return `${this.#table.words.faceUp} ${told}`;
    return action?.type === 'deal' ? `${this.#table.words.sentence(this.#streetName(action.street))} ${told}` : told;
  }

  tells(event: Event): string | undefined {
    const { names, words } = this.#table;
    const { actionText } = this.#poker;
    if (event.type === 'card' && event.up)
      return words.told(names.person(event.seat), words.sentence(actionText.cards([event.card])));
    if (event.type === 'common') return words.sentence(`${actionText.cards([event.card])} ${words.forAll}`);
    if (event.type === 'claimed') return words.told(names.person(event.seat), words.sentence(words[event.claim]));
    return undefined;
  }

  // ---- the cloth ---------------------------------------------------------------------------------------------------

  /**
   * The burnt cards, the common ones, the button for all folded upcards; the streets if the head has no room for them.
   */
  beside(view: View): unknown {
    const { drawers, words } = this.#table;
    const { burnt, common } = view.cards;
    return besideOf(
      html`${burnt > 0 ? burntCards(words, burnt) : nothing}${
        common.length > 0 ? commonCards(words, this.#hands.common(view)) : nothing
      }`,
      this.#table.box.shape === 'wide' ? nothing : this.#streets(view),
      html`${deadSeats(view).length > 0 ? way('cards', words.deadCards, 'dead-cards', drawers.isOpen('dead-cards')) : nothing}
      ${this.chance.button(view)} ${isSettled(view) ? this.#poker.reviewing.way(view) : nothing}`,
    );
  }

  inHead(view: View): unknown {
    return this.#table.box.shape === 'wide' ? this.#streets(view) : nothing;
  }

  #streets(view: View): TemplateResult {
    const { words } = this.#table;
    const { cap } = wagerRules(view);
    const raises = view.round && view.phase === 'bet' ? view.round.wagers - 1 : -1;
    const told = cap === Infinity ? words.noCap : words.raisesOf(raises, cap - 1);
    return streets(words, view, raises < 0 ? '' : told);
  }

  /** Of the high hand, and of a low one without a pair: by its highest card. */
  ownKinds(): readonly string[] {
    const view = this.#poker.drawn as View;
    const seat = ownSeat(view);
    const cards = hasSeat(view.live, seat) ? handOf(view.cards, seat) : [];
    if (cards.includes(HIDDEN) || this.#poker.hotSeat.covered(view)) return [];
    return kindsOf(cards, view.options.variant === 'razz' ? undefined : 'high', lowOrder(view.options));
  }

  drawers(): DrawersByName {
    return {
      'dead-cards': () => {
        const view = this.#poker.drawn as View;
        if (deadSeats(view).length === 0) return undefined;
        const part = this.#table.chunks.get(DEAD_CARDS);
        this.#deadCards ??= part && new part.DeadCards(this.#table);
        return [this.#table.words.deadCards, this.#deadCards?.list(view, this.#hands.memory)];
      },
    };
  }

  gained(amount: number, view: View, seat: Seat): TemplateResult {
    return gained(this.#table, amount, view, seat);
  }

  signs(view: View, seat: Seat): readonly TemplateResult[] {
    const { words } = this.#table;
    const { phase, round, street, live, bringIn } = view;
    const claim = view.showdown.claims[seat];
    if (claim && claim !== HIDDEN && hasSeat(live, seat)) return [mark('first', words[claim])];
    const brings = bringIn === seat || (owesBringIn(view) && phase === 'bet' && round?.toAct === seat);
    const actsFirst = phase === 'bet' && street !== 3 && round?.opener === seat;
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
      ...(actsFirst ? [mark('first', this.#poker.actionText.teller.tell(words.actsFirst, seat), 1)] : []),
    ];
  }

  opponent(view: View, seat: Seat): Opponent {
    return this.#hands.opponent(view, seat);
  }

  ownHand(view: View, seat: Seat, plate: TemplateResult, bet: TemplateResult): readonly [TemplateResult, string] {
    return this.#hands.own(view, seat, plate, bet);
  }

  // ---- the bar -----------------------------------------------------------------------------------------------------

  acts(view: View): TemplateResult | undefined {
    if (view.phase === 'declare' && !this.#table.playing)
      return claimActs(this.#table.words, view, ownSeat(view), offerOf(this.#table, 'done') === undefined);
    return view.phase === 'show' && offerOf(this.#table, 'show')
      ? showActs(this.#table.words, offerOf(this.#table, 'muck') !== undefined)
      : undefined;
  }

  commands(): Commands {
    return {
      claim: {
        does: value =>
          intend(this.#table, { type: 'declare', seat: ownSeat(this.#table.view), claim: value } as AnyAction),
      },
      sort: { does: () => this.#deadCards?.sort() },
      quiz: { does: command => this.#deadCards?.answer(command) },
    };
  }
}
