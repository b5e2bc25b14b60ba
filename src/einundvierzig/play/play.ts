/** Einundvierzig at its table: what only this game says, shows and does. */
import { html, nothing, type TemplateResult } from 'lit';
import { HIDDEN, type Card } from '../../cards/card.js';
import type { Seat } from '../../game/contract.js';
import { showActs } from '../../poker/play/acts.js';
import { AskedChance } from '../../poker/play/asked-chance.js';
import { cardAlone, closed, minis, row } from '../../poker/play/cards.js';
import { intend, offerOf } from '../../poker/play/offers.js';
import type { Opponent, PokerGame } from '../../poker/play/game.js';
import { pokerPlay } from '../../poker/play/play.js';
import { Poker } from '../../poker/play/poker.js';
import { isSettled, ownSeat } from '../../poker/look/seen.js';
import { hasFolded } from '../../poker/play/standing.js';
import { spot } from '../../poker/look/seats.js';
import { hasSeat } from '../../stakes/seats.js';
import type { Commands } from '../../table/play/commands.js';
import type { DrawersByName } from '../../table/play/drawers.js';
import type { Keys, Shortcut } from '../../table/play/keyboard.js';
import { button } from '../../table/look/pieces.js';
import type { Place } from '../../table/play/places.js';
import type { Play } from '../../table/play/gameplay.js';
import type { Held } from '../../table/look/session-stats.js';
import type { StepOf } from '../../table/play/session.js';
import type { Phrase } from '../../table/text/texts.js';
import type { Status } from '../../table/look/drawn-table.js';
import type { Table } from '../../table/play/table.js';
import { categoryOf, strength } from '../rules/hand.js';
import type { einundvierzig } from '../rules/rules.js';
import { CARDS_UP, type Event, type View } from '../rules/table.js';
import type { EinundvierzigText } from '../text/en.js';
import { gained, isTied, placeName } from './ending.js';
import { EINUNDVIERZIG_FRAMES } from './frames.js';
import { countingIn, handWordsOf, heldBy, nameOf, type NamedHand } from './naming.js';
import { Picking } from './picking.js';
import { covered, ownCards, place, readings, seenCards, type OwnCards } from './own.js';
import { EINUNDVIERZIG_SCENE, forehandOf, inOrder, layOf, placeOf } from './scene.js';
import { limitsOf, noCards, ownRow, spitz, ways } from '../look/own-row.js';
import { SETUP } from './setup.js';
import { endingOf, roundName, statusOf, type StatusLine } from './status.js';

type Step = StepOf<typeof einundvierzig>;

/** While two cards are to be chosen. */
const PICK_KEYS: Keys = {
  1: ['pick', '0'],
  2: ['pick', '1'],
  3: ['pick', '2'],
  4: ['pick', '3'], // chooses a card to turn up, or drops it
  z: ['unpick'], // undoes the choice
};
/** While others have yet to choose theirs. */
const LAID_KEYS: Keys = {
  z: ['repick'], // takes the two cards back
};
/** Between two hands. */
const BETWEEN_KEYS: Keys = {
  z: ['undo'], // undoes the last action
};

const HAND_RANK = () => import('../lazy/hand-rank.js');
const CHANCE = () => import('../lazy/chance.js');
/** The reviews of a hand, based on what the strongest player has learnt. */
const REVIEW_GAME = () =>
  Promise.all([import('../lazy/review-game.js'), import('../rules/policy.js')]).then(([{ reviewGameOf }, { POLICY }]) =>
    reviewGameOf(POLICY),
  );
const NONE: readonly Card[] = [];

/** The play of Einundvierzig. */
export const gameplay = (table: Table<typeof einundvierzig, EinundvierzigText>): Play<typeof einundvierzig> => {
  const poker = new Poker(table, EINUNDVIERZIG_SCENE, undefined, REVIEW_GAME);
  return pokerPlay(poker, new Einundvierzig(table, poker));
};

class Einundvierzig implements PokerGame<typeof einundvierzig> {
  readonly setup = SETUP;
  readonly frames = EINUNDVIERZIG_FRAMES;
  readonly #table: Table<typeof einundvierzig, EinundvierzigText>;
  readonly #poker: Poker;
  readonly #picking: Picking;
  readonly chance: AskedChance<Table<typeof einundvierzig, EinundvierzigText>, View>;
  /** Who had the Spitz in the last hand settled, and its number. */
  #was = { hand: 0, forehand: -1 };

  constructor(table: Table<typeof einundvierzig, EinundvierzigText>, poker: Poker) {
    this.#table = table;
    this.#poker = poker;
    this.#picking = new Picking(table, poker);
    this.chance = new AskedChance(table, CHANCE);
  }

  limits({ options, phase, roundNumber }: View): string {
    const { words } = this.#table;
    const round = phase === 'bet' ? roundName(words, roundNumber) : phase === 'showdown' && words.showdown;
    return [limitsOf(words, options), round].filter(Boolean).join(' · ');
  }

  thinks({ phase, seat, upCards }: View): boolean {
    // a player who has chosen their cards has only to confirm
    return phase !== 'turnUp' || upCards[seat as Seat]!.length === 0;
  }

  // ---- steps -------------------------------------------------------------------------------------------------------

  hear({ view, events }: Step): void {
    if (!this.#table.replaying && events.some(({ type }) => type === 'settled'))
      this.#was = { hand: view.hand, forehand: view.forehand };
    if (view.phase !== 'turnUp') this.#picking.clear();
  }

  clear(): void {
    this.#picking.clear();
  }

  gained(amount: number, view: View, seat: Seat): TemplateResult {
    return gained(this.#table, amount, view, seat);
  }

  /** Takes any forced action. */
  settled(): boolean {
    const { view, replaying } = this.#table;
    if (this.#picking.settled()) return true;
    if (view.phase !== 'mayShow' || !offerOf(this.#table, 'muck') || offerOf(this.#table, 'show') || replaying)
      return false;
    intend(this.#table, { type: 'muck' });
    return true;
  }

  // ---- looking at the view -----------------------------------------------------------------------------------------

  #forehand(view: View): Seat {
    return forehandOf(view, this.#was);
  }

  #held(view: View, seat: Seat): NamedHand | undefined {
    return heldBy(view, seat, handWordsOf(this.#table));
  }

  handName({ cards }: Held): string {
    return nameOf(cards, this.#table.view.options, handWordsOf(this.#table))?.full ?? '';
  }

  holding(view: View, seat: Seat): Phrase {
    const held = this.#held(view, seat);
    return held ? [held.full, held.within.full] : ['', ''];
  }

  // ---- the line ----------------------------------------------------------------------------------------------------

  status(view: View, aloud = false): Status {
    return statusOf(this.#line(view), view, aloud);
  }

  endedBecause(view: View): string {
    return endingOf(this.#line(view), view)[1];
  }

  #line(view: View): StatusLine {
    const [table, poker] = [this.#table, this.#poker];
    return { table, poker, forehand: this.#forehand(view), isPicking: this.#picking.mayPick(view) };
  }

  // ---- for screen readers ------------------------------------------------------------------------------------------

  tells(event: Event, { phase }: View): string | undefined {
    const { names, words } = this.#table;
    const { actionText } = this.#poker;
    switch (event.type) {
      case 'done':
        if (phase === 'between') return undefined;
        if (!actionText.teller.isYou(event.seat)) return words.sentence(`${names.person(event.seat)} ${words.chosen}`);
        // the last one waits for nobody
        return phase === 'turnUp' ? words.othersChoose : '';
      case 'turnedUp':
        return words.lays(actionText.teller.who(event.seat), actionText.cards(event.cards));
      default:
        return undefined;
    }
  }

  // ---- the cloth ---------------------------------------------------------------------------------------------------

  /** The button for the chance of the own hand. */
  beside(view: View): unknown {
    return ways(this.chance.button(view));
  }

  signs(view: View, seat: Seat): readonly TemplateResult[] {
    return this.#forehand(view) === seat ? [spitz(this.#table.words)] : [];
  }

  opponent(view: View, seat: Seat): Opponent {
    const [down, up] = layOf(view, seat);
    const held = hasSeat(view.shown, seat) && down.length > 0 ? this.#held(view, seat) : undefined;
    const counting = held && isSettled(view) ? held.cards : undefined;
    return {
      hand:
        down.length > 0
          ? html`<div class="hand" data-place=${`hand ${seat}` satisfies Place} data-cards=${`card ${seat}`}>
              ${closed(this.#table.words, down)}
              <span class="down" data-row=${row(down, 'compact', counting)}></span
              ><span class="up" data-row=${row(up, 'compact', counting)}></span>
            </div>`
          : view.dealtIn === 0
            ? spot(this.#table.symbols, view.accounts.purses[seat]!)
            : nothing,
      holds: held && html`${held.full} ${this.#place(view, seat)}`,
      kind: view.phase === 'turnUp' && view.players[seat]!.done && 'chosen',
    };
  }

  /** The place of a player in the showdown, if it decided between their hand and an equal one. */
  #place(view: View, seat: Seat): TemplateResult | typeof nothing {
    return this.#table.box.isLarge && isSettled(view) && isTied(view, seat)
      ? html`<small>${placeName(this.#table.words, placeOf(view, this.#forehand(view), seat))}</small>`
      : nothing;
  }

  ownHand(view: View, seat: Seat, plate: TemplateResult, bet: TemplateResult): readonly [TemplateResult] {
    const { names, words } = this.#table;
    const { actionText, reviewing } = this.#poker;
    const own = this.#own(view, seat);
    const { cards, compared, held, hints, live, opens } = own;
    const settled = isSettled(view);
    const out = !live && view.dealtIn !== 0;
    const shown = (): OwnCards => ({
      ...{ seat, opens, compared, asked: own.asked, held: hints ? held : undefined },
      cards: this.#order(view, seat, own.lying),
      card: (card, marks) => cardAlone(card, 'large', each => names.card(each), marks),
    });
    const seen = opens.length === CARDS_UP && !settled;
    return [
      ownRow({
        reading: hints ? [held?.full, compared ? this.#place(view, seat) : nothing] : nothing,
        seen: seen ? seenCards(words, opens, card => actionText.cards([card])) : nothing,
        review: out && settled ? reviewing.way(view) : nothing,
        cards: cards.length > 0 ? ownCards(words, shown()) : this.#noCards(view, seat),
        others: this.#others(view, held, hints),
        plate,
        bet,
        handRank: held && !settled ? this.#gauge(view, cards, hints) : nothing,
        reviewed: live && settled ? reviewing.way(view) : nothing,
        had: out ? html`<span class="had">${this.#had(view, seat)}</span>` : nothing,
      }),
    ];
  }

  /** The own hand: how it lies, what of it the player may know, and what they have to choose. */
  #own(view: View, seat: Seat) {
    const live = hasSeat(view.live, seat);
    const cards = live ? view.cards[seat]! : NONE;
    const known = cards.length > 0 && !cards.includes(HIDDEN) && !this.#poker.hotSeat.covered(view);
    const seen = live && hasSeat(view.revealed, seat) ? view.upCards[seat]! : NONE;
    const compared = isSettled(view) && hasSeat(view.shown, seat);
    return {
      ...{ live, cards, compared, hints: compared || this.#table.settings.common('hints') === 'on' },
      held: known ? this.#held(view, seat) : undefined,
      opens: known ? this.#picking.opens(view, seat) : seen,
      lying: known ? cards : covered(cards, seen),
      asked: this.#picking.mayPick(view) && !view.players[seat]!.done && known,
    };
  }

  /** The button for the rank of the hand, with the rank if hints are on. */
  #gauge({ options }: View, cards: readonly Card[], hints: boolean): TemplateResult {
    const { chunks, drawers, language, words } = this.#table;
    const open = drawers.isOpen('hand-rank');
    const part = hints || open ? chunks.get(HAND_RANK) : undefined;
    return place(words, open, part?.gauge(words, cards, options, language));
  }

  /** Other readings of the hand, if a wide box has room for them. */
  #others(view: View, held: NamedHand | undefined, hints: boolean): TemplateResult | undefined {
    return held && !isSettled(view) && this.#table.box.shape === 'wide'
      ? readings(this.#table.words, held, hints)
      : undefined;
  }

  /** The player's own folded hand, the cards that count first; undefined while it is played, or is another's. */
  #foldedOwn(view: View, seat: Seat): readonly Card[] | undefined {
    const cards = view.cards[seat]!;
    const isKnown = view.seat === seat && !this.#poker.hotSeat.several && cards.length > 0 && !cards.includes(HIDDEN);
    return isKnown && hasFolded(view) ? this.#order(view, seat, cards) : undefined;
  }

  /** What the player held when they folded; with all four cards, what they would have had in the end. */
  #had(view: View, seat: Seat): string {
    const { words } = this.#table;
    const held = this.#foldedOwn(view, seat) && this.#held(view, seat);
    if (!held) return this.#poker.actionText.did(view, seat);
    const isWhole = view.cards[seat]!.length === 4 && isSettled(view) && view.result!.showdown;
    return (isWhole ? words.youWouldHaveHad : words.youHad)(held.within.full);
  }

  /** The place of the own hand before the deal, and after it was folded. */
  #noCards(view: View, seat: Seat): TemplateResult {
    const { symbols } = this.#table;
    const folded = this.#foldedOwn(view, seat);
    if (view.dealtIn === 0) return noCards(seat, spot(symbols, view.accounts.purses[seat]!));
    return noCards(seat, folded ? minis(folded, 'mine') : nothing);
  }

  ownKinds(): readonly string[] {
    const view = this.#poker.drawn as View;
    const seat = ownSeat(view);
    const cards = hasSeat(view.live, seat) ? view.cards[seat]! : NONE;
    const isKnown = cards.length === 4 && !cards.includes(HIDDEN) && !this.#poker.hotSeat.covered(view);
    return isKnown ? [categoryOf(strength(cards, view.options))] : [];
  }

  drawers(): DrawersByName {
    return { 'hand-rank': () => this.#handRank() };
  }

  /** Other readings of the hand, and its rank among all hands. */
  #handRank(): readonly [string, unknown] | undefined {
    const view = this.#poker.drawn as View;
    const seat = ownSeat(view);
    const cards = view.cards[seat]!;
    const inHand =
      cards.length > 0 && hasSeat(view.live, seat) && !isSettled(view) && !this.#poker.hotSeat.covered(view);
    const held = inHand ? this.#held(view, seat) : undefined;
    if (!held) return undefined;
    const ladder = this.#table.chunks
      .get(HAND_RANK)
      ?.ladder(this.#table.words, cards, view.options, this.#table.language);
    return [this.#table.words.handRank, html`${readings(this.#table.words, held, true)}${ladder}`];
  }

  /** The own cards in display order. */
  #order(view: View, seat: Seat, cards: readonly Card[]): readonly Card[] {
    return inOrder(cards, countingIn(view.cards[seat]!, view.options));
  }

  // ---- the bar -----------------------------------------------------------------------------------------------------

  acts(view: View): TemplateResult | undefined {
    const { words } = this.#table;
    if (view.phase === 'mayShow' && offerOf(this.#table, 'show')) return showActs(words);
    if (!this.#picking.mayPick(view)) return undefined;
    const seat = ownSeat(view);
    return pickActs(words, this.#picking.opens(view, seat).length, view.players[seat]!.done);
  }

  /** The button that takes back the last action between hands. */
  leftAct(): TemplateResult | undefined {
    return this.#poker.hotSeat.mayTakeBack
      ? button('undo', this.#table.words.undo, { icon: 'undo', key: 'Z', kind: 'quiet fold' })
      : undefined;
  }

  shortcut(key: string): Shortcut | undefined {
    const { view } = this.#table;
    const picks = this.#picking.mayPick(view) && (view.players[ownSeat(view)]!.done ? LAID_KEYS : PICK_KEYS);
    const keys = picks || (view.phase === 'between' && BETWEEN_KEYS);
    return keys ? keys[key] : undefined;
  }

  commands(): Commands {
    return {
      pick: {
        does: value => {
          const { view } = this.#table;
          const seat = ownSeat(view);
          if (this.#picking.mayPick(view) && !this.#poker.hotSeat.covered(view) && !view.players[seat]!.done)
            this.#picking.pick(view, seat, this.#order(view, seat, view.cards[seat]!)[Number(value)]!);
        },
        whileShown: true,
      },
      unpick: { does: () => this.#picking.unpick(), whileShown: true },
      repick: { does: () => intend(this.#table, { type: 'reopen' }) },
      lay: { does: () => this.#picking.lay(), whileShown: true, isAskedFor: true },
      undo: {
        does: () => {
          if (this.#poker.hotSeat.mayTakeBack && !this.#table.waits()) this.#table.element.undo();
        },
      },
    };
  }
}

/** The buttons while `count` cards are picked to turn up; once the player is `done`, the one that takes them back. */
const pickActs = (words: EinundvierzigText, count: number, done: boolean): TemplateResult =>
  done
    ? html`${button('repick', words.repick, { icon: 'undo', key: 'Z', kind: 'quiet fold' })}${button('lay', words.lay, { key: 'Enter', kind: 'prime', off: true })}`
    : html`${button('unpick', words.unpick, { icon: 'undo', key: 'Z', kind: 'quiet', off: count === 0 })}<span
          class="message"
          >${words.count(count)}</span
        >${button('lay', words.lay, { key: 'Enter', kind: 'prime', off: count < CARDS_UP })}`;
