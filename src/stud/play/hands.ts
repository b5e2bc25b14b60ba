/** The hands on the cloth of stud: an opponent's, and the player's own with its name. */
import { html, nothing, type TemplateResult } from 'lit';
import { HIDDEN, type Card } from '../../cards/card.js';
import type { Seat } from '../../game/contract.js';
import { isMany } from '../../poker/look/oval.js';
import { isSettled } from '../../poker/look/seen.js';
import { spot } from '../../poker/look/seats.js';
import { closed, minis, row } from '../../poker/play/cards.js';
import type { Opponent } from '../../poker/play/game.js';
import type { Poker } from '../../poker/play/poker.js';
import { hasFolded } from '../../poker/play/standing.js';
import { hasSeat, seatsIn } from '../../stakes/seats.js';
import { settingOf } from '../../table/look/attributes.js';
import type { Place } from '../../table/play/places.js';
import type { Table } from '../../table/play/table.js';
import { ownHandOf } from '../look/own-hand.js';
import { MEMORY } from '../look/settings.js';
import type { stud } from '../rules/rules.js';
import { handOf } from '../rules/showdown.js';
import type { View } from '../rules/table.js';
import type { StudText } from '../text/en.js';
import { foldedCards } from './dead-cards.js';
import { counting } from './ending.js';
import { holdingOf, type Holding } from './holding.js';
import { handWordsOf } from './naming.js';
import { deadSeats, foldedOwn, isShown, layOf, wonBy } from './scene.js';

/** Keeps a low hand on one line with its label. */
const together = (text: string): string => text.replace(/ (?=\w+\u2011)/, '\u00a0');

/** The low half, after the high one: beside it, or on a line of its own. */
const lowHalf = (told: string): TemplateResult => html`<span class="and"> · </span><span class="half">${told}</span>`;

export class Hands {
  readonly #table: Table<typeof stud, StudText>;
  readonly #poker: Poker;

  constructor(table: Table<typeof stud, StudText>, poker: Poker) {
    this.#table = table;
    this.#poker = poker;
  }

  // ---- in words ----------------------------------------------------------------------------------------------------

  /** A seat's hand in words, as far as it may be known; both halves in high-low. */
  holds(view: View, seat: Seat, aloud = false): Holding {
    return this.#holdsOf(view, handOf(view.cards, seat), aloud);
  }

  #holdsOf(view: View, cards: readonly Card[], aloud = false): Holding {
    return holdingOf(cards, view.options, handWordsOf(this.#table, aloud));
  }

  /** What the player held when they folded, or would have had in the end, if known. */
  #had(view: View, seat: Seat): string {
    const { words } = this.#table;
    if (!this.#isOwnFolded(view, seat)) return this.#poker.actionText.did(view, seat);
    const { cards, isWhole } = foldedOwn(view, seat);
    const hand = this.#holdsOf(view, cards).phrase[1];
    return isWhole ? words.youWouldHaveHad(hand) : words.youHad(hand);
  }

  /** The value of the own hand, as far as there is room; empty if it is unknown or may not be shown. */
  #ownTold(view: View, seat: Seat, { text, over }: Holding, compared: boolean): string {
    const { box, settings } = this.#table;
    const isKnown = hasSeat(view.live, seat) && !view.cards.down[seat]!.includes(HIDDEN);
    if (!isKnown || (!compared && settings.common('hints') !== 'on')) return '';
    return box.shape === 'wide' ? text : over.join('\n');
  }

  // ---- folded hands ------------------------------------------------------------------------------------------------

  /** Whether folded upcards stay visible, or are to be remembered. */
  get memory(): string {
    return settingOf(this.#table.element, MEMORY, message => this.#table.settings.complain(message)) as string;
  }

  /** Whether this is the player's own hand, folded, and they do not want to remember it by themselves. */
  #isOwnFolded(view: View, seat: Seat): boolean {
    const isKnown = view.seat === seat && !this.#poker.hotSeat.several && !view.cards.down[seat]!.includes(HIDDEN);
    return isKnown && hasFolded(view) && this.memory === 'visible';
  }

  /** What replaces a hand without cards: the spot before the deal, the visible part of a folded hand. */
  #instead(view: View, seat: Seat): unknown {
    if (view.dealtIn === 0) return spot(this.#table.symbols, view.accounts.purses[seat]!);
    if (!deadSeats(view).includes(seat)) return nothing;
    return this.#isOwnFolded(view, seat)
      ? minis([...view.cards.down[seat]!, ...view.cards.up[seat]!], 'mine')
      : foldedCards(view.cards.up[seat]!, this.memory);
  }

  // ---- what is drawn -----------------------------------------------------------------------------------------------

  /** An opponent's hand, with its description. */
  opponent(view: View, seat: Seat): Opponent {
    const { box, words } = this.#table;
    const [down, up, late] = layOf(view, seat);
    const holding = isShown(view, seat) ? this.holds(view, seat) : undefined;
    const isCompared = isSettled(view) || !view.showdown.faceUp;
    const counts = holding && isCompared ? counting(view, seat, holding.named) : undefined;
    // there is one line for it, where many seats leave no room
    const [first, ...low] = holding?.[box.isLarge && !isMany(view) ? 'over' : 'brief'] ?? [];
    return {
      hand:
        down.length + up.length > 0
          ? html`<div class="hand" data-place=${`hand ${seat}` satisfies Place} data-cards=${`card ${seat}`}>
              ${closed(words, [...down, ...late])}
              <span class="down" data-row=${row(down, 'compact', counts)}></span
              ><span class="up" data-row=${row(up, 'compact', counts)}></span
              ><span class="late" data-row=${row(late, 'compact', counts)}></span>
            </div>`
          : this.#instead(view, seat),
      holds: down.length > 0 && first && html`${first}${low.map(lowHalf)}`,
      inHalves: low.length > 0,
      kind: late.length > 0 && 'full',
    };
  }

  /** The cards that all have in common, as a row: raised if a winner's hand has them, dimmed if nobody's has. */
  common(view: View): string {
    const { common } = view.cards;
    if (!isSettled(view) || !view.result!.showdown) return row(common, 'compact');
    const countingIn = (seats: Iterable<Seat>): readonly Card[] =>
      [...seats].flatMap(seat => counting(view, seat, this.holds(view, seat).named));
    return row(common, 'compact', countingIn(wonBy(view).keys()), countingIn(seatsIn(view.showdown.shown)));
  }

  /** The own hand: down cards, upcards and the seventh, under them the plate and the value of the hand. */
  own(view: View, seat: Seat, plate: TemplateResult, bet: TemplateResult): readonly [TemplateResult, string] {
    const { box, words } = this.#table;
    const [down, up, late] = layOf(view, seat);
    const count = down.length + up.length + late.length;
    const size = box.shape === 'wide' || (!box.isSlim && count < 6) ? 'large' : 'compact';
    const isEnd = view.phase === 'show' || (isSettled(view) && view.result!.showdown);
    const compared = isEnd && hasSeat(view.showdown.shown, seat);
    // somebody else has the screen
    const covered = this.#poker.hotSeat.covered(view);
    const holding = this.holds(view, seat);
    const [high] = holding.named;
    const holds = covered ? '' : this.#ownTold(view, seat, holding, compared);
    const did = !hasSeat(view.live, seat) && view.dealtIn !== 0 ? this.#had(view, seat) : '';
    const wins = compared && this.#poker.wonBy(view, seat) !== undefined;
    const stressed = wins && holds && high?.rest && view.options.variant === 'high';
    const counts = compared ? counting(view, seat, holding.named) : undefined;
    const hide = (cards: readonly Card[]): readonly Card[] => (covered ? cards.map(() => HIDDEN) : cards);
    const groups = [
      ['down', hide(down), words.down],
      ['up', up, words.open],
      ['late', hide(late), words.seventh],
    ] as const;
    const lying = groups.flatMap(([name, cards, tag]) =>
      cards.length > 0 ? [{ name, row: row(cards, size, counts), tag }] : [],
    );
    const reading = did || (stressed ? html`${high.kind}, <em>${high.rest}</em>` : together(holds));
    const kinds = [
      ...[`n${count}`, compared && 'compared', holds.includes('\n') && 'own-halves'],
      view.cards.common.length > 0 && 'common-card',
    ];
    return [
      ownHandOf(seat, lying, count === 0 ? this.#instead(view, seat) : nothing, plate, bet, reading),
      kinds.filter(Boolean).join(' '),
    ];
  }
}
