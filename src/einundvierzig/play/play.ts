/** Einundvierzig at its table: what only this game says, shows and does. */
import { html, nothing, type TemplateResult } from 'lit';
import { HIDDEN, type Card } from '../../cards/card.js';
import type { Seat } from '../../game/contract.js';
import { AskedChance } from '../../poker/play/asked-chance.js';
import { cardAlone, closed, minis, row } from '../../poker/play/cards.js';
import { intend, offerOf, offersIn } from '../../poker/play/offers.js';
import type { Opponent, PokerGame } from '../../poker/play/game.js';
import { beforeHand } from '../../poker/look/empty-table.js';
import { pokerPlay } from '../../poker/play/play.js';
import { Poker } from '../../poker/play/poker.js';
import { hasFolded, ownSeat } from '../../poker/look/seen.js';
import { spot } from '../../poker/look/seats.js';
import { hasSeat } from '../../stakes/seats.js';
import type { Commands } from '../../table/play/commands.js';
import type { DrawersByName } from '../../table/play/drawers.js';
import type { Keys, Shortcut } from '../../table/look/keyboard.js';
import { chips } from '../../table/look/messages.js';
import { button } from '../../table/look/pieces.js';
import type { Place } from '../../table/play/places.js';
import type { Play } from '../../table/play/gameplay.js';
import type { Held } from '../../table/look/session-stats.js';
import type { StepOf } from '../../table/play/session.js';
import type { Phrase } from '../../table/text/texts.js';
import type { Status, Table } from '../../table/play/table.js';
import { categoryOf, strength } from '../rules/hand.js';
import type { einundvierzig } from '../rules/rules.js';
import { CARDS_UP, type Event, type RoundNumber, type View } from '../rules/table.js';
import type { EinundvierzigText } from '../text/en.js';
import { ending, gained, placeName } from './ending.js';
import { happened, reasonOf, reasonOfEnd } from './betting-status.js';
import { EINUNDVIERZIG_FRAMES } from './frames.js';
import { countingIn, nameOf, type HandWords, type NamedHand } from './naming.js';
import { Picking } from './picking.js';
import { ownCards, place, readings } from './own.js';
import { EINUNDVIERZIG_SCENE, forehandOf, inOrder, isSettled, layOf, placeOf } from './scene.js';
import { limitsOf, noCards, ownRow, spitz, ways } from '../look/own-row.js';
import { SETUP } from './setup.js';

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
/** A face-down hand as it lies, with only the cards that are face up for all. */
const covered = (cards: readonly Card[], seen: readonly Card[]): readonly Card[] => [
  ...cards.slice(seen.length).map((): Card => HIDDEN),
  ...seen,
];

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
  readonly chance: AskedChance<View, Awaited<ReturnType<typeof CHANCE>>>;
  /** Who had the Spitz in the last hand settled, and its number. */
  #was = { hand: 0, forehand: -1 };

  constructor(table: Table<typeof einundvierzig, EinundvierzigText>, poker: Poker) {
    this.#table = table;
    this.#poker = poker;
    this.#picking = new Picking(table, poker);
    this.chance = new AskedChance(poker, {
      load: CHANCE,
      question: ({ questionOf }, view, seat) =>
        questionOf(
          () => table.words,
          other => table.names.person(other),
          view,
          seat,
        ),
    });
  }

  limits({ options, phase, roundNumber }: View): string {
    const { words } = this.#table;
    const round = phase === 'bet' ? this.#round(roundNumber) : phase === 'showdown' && words.showdown;
    return [limitsOf(words, options), round].filter(Boolean).join(' · ');
  }

  #round(number: RoundNumber): string {
    return number === 1 ? this.#table.words.first : this.#table.words.second;
  }

  thinks(view: View): boolean {
    // a player who has chosen their cards has only to confirm
    const hasChosen = view.phase === 'turnUp' && view.upCards[view.seat as Seat]!.length > 0;
    return !hasChosen;
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

  /** The words for hands, in the pattern of the cards. */
  get #handWords(): HandWords {
    const { words } = this.#table;
    const german = this.#table.settings.common('deckPattern') === 'german';
    return { ...words, ...this.#table.cardWords, ...(german && { plurals: words.germanPlurals }) };
  }

  #held(view: View, seat: Seat): NamedHand | undefined {
    const cards = view.cards[seat]!;
    return cards.includes(HIDDEN) ? undefined : nameOf(cards, view.options, this.#handWords);
  }

  handName({ cards }: Held): string {
    return nameOf(cards, this.#table.view.options, this.#handWords)?.full ?? '';
  }

  holding(view: View, seat: Seat): Phrase {
    const held = this.#held(view, seat);
    return held ? [held.full, held.within.full] : ['', ''];
  }

  // ---- the line ----------------------------------------------------------------------------------------------------

  status(view: View, aloud = false): Status {
    const { words } = this.#table;
    const { phase, round, roundNumber, options, toTurnUp, players } = view;
    const own = ownSeat(view);
    if (isSettled(view)) return this.#result(view, aloud);
    if (this.#poker.hotSeat.handsOver(view)) return this.#poker.hotSeat.handOver(view);
    switch (phase) {
      case 'between':
        return beforeHand(this.#table, options, words.aim, words.newHandBecause(chips(options.lowerLimit)));
      case 'turnUp': {
        const asked = this.#picking.mayPick(view) && !players[own]!.done;
        const now = asked ? words.chooseNow : words.opening(this.#table.names.person(toTurnUp));
        const together = asked || !hasSeat(view.live, own) ? words.choose : words.othersChoose;
        return [words.twoUp, toTurnUp >= 0 ? now : together, 'turnUp'];
      }
      case 'reveal':
        return [words.twoUp, ''];
      case 'showdown':
        return [words.showdown, ''];
      case 'mayShow':
        return [
          this.#table.box.isLarge ? words.alone : words.showdown,
          offersIn(this.#table, view).some(({ type }) => type === 'show')
            ? words.mayShow(chips(options.fortyOneBonus))
            : words.mayShowOther(this.#table.names.person(view.turn.kind === 'seats' ? view.turn.seats[0]! : own)),
          'bonus',
        ];
    }
    const title = this.#round(roundNumber);
    if (phase !== 'bet' || !round || round.toAct < 0) return [title, words.dealing];
    const { actionText } = this.#poker;
    return [...actionText.betting(view, happened(view, words, actionText.teller.tell), aloud), reasonOf(view)];
  }

  #ending(view: View): ReturnType<typeof ending> {
    return ending(view, {
      ...this.#poker.actionText.teller,
      words: this.#table.words,
      handWords: this.#handWords,
      forehand: this.#forehand(view),
    });
  }

  #result(view: View, aloud: boolean): Status {
    const [now, because, brief] = this.#ending(view);
    const lone = view.result!.pots.some(({ winner }) => this.#held(view, winner)?.cards.length === 1);
    return [now, aloud || this.#table.box.isLarge ? because : brief, reasonOfEnd(view.result!, lone)];
  }

  /** If the status line has room for a few words only, “Why?” says the rest. */
  reason(why: string): string | undefined {
    const answer = this.#table.help()?.why[why];
    if (!isSettled(this.#table.view) || this.#table.box.isLarge || !answer) return answer;
    return `${this.#ending(this.#table.view)[1]}\n${answer}`;
  }

  // ---- for screen readers ------------------------------------------------------------------------------------------

  tells(event: Event, { phase }: View): string | undefined {
    switch (event.type) {
      case 'done':
        if (phase === 'between') return undefined;
        if (!this.#poker.actionText.teller.isYou(event.seat))
          return this.#table.words.sentence(`${this.#table.names.person(event.seat)} ${this.#table.words.chosen}`);
        // the last one waits for nobody
        return phase === 'turnUp' ? this.#table.words.othersChoose : '';
      case 'turnedUp':
        return this.#table.words.lays(
          this.#poker.actionText.teller.who(event.seat),
          this.#poker.actionText.cards(event.cards),
        );
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
      said: held
        ? html`<span class="holds">${held.full} ${this.#place(view, seat)}</span>`
        : this.#poker.actionText.did(view, seat),
      kind: view.phase === 'turnUp' && view.players[seat]!.done ? 'chosen' : '',
    };
  }

  /** The place of a player in the showdown, if it decided between equal hands. */
  #place(view: View, seat: Seat): TemplateResult | typeof nothing {
    return this.#table.box.isLarge && isSettled(view) && view.result!.pots.some(({ tied }) => tied)
      ? html`<small>${placeName(this.#table.words, placeOf(view, this.#forehand(view), seat))}</small>`
      : nothing;
  }

  ownHand(view: View, seat: Seat, plate: TemplateResult, bet: TemplateResult): readonly [TemplateResult, string] {
    const { words } = this.#table;
    const live = hasSeat(view.live, seat);
    const cards = live ? view.cards[seat]! : NONE;
    const known = cards.length > 0 && !cards.includes(HIDDEN) && !this.#poker.hotSeat.covered(view);
    const compared = isSettled(view) && hasSeat(view.shown, seat);
    const hints = compared || this.#table.settings.common('hints') === 'on';
    const held = known ? this.#held(view, seat) : undefined;
    const seen = live && hasSeat(view.revealed, seat) ? view.upCards[seat]! : NONE;
    const opens = known ? this.#picking.opens(view, seat) : seen;
    const out = !live && view.dealtIn !== 0;
    const lying = known ? cards : covered(cards, seen);
    const open = this.#table.drawers.isOpen('hand-rank');
    const handRank = held && (hints || open) ? this.#table.chunks.get(HAND_RANK) : undefined;
    const of = [words, cards, view.options, this.#table.language] as const;
    const asked = this.#picking.mayPick(view) && !view.players[seat]!.done && known;
    const { reviewing } = this.#poker;
    return [
      ownRow({
        reading: hints ? this.#reading(view, seat, held) : nothing,
        seen: opens.length === CARDS_UP && !isSettled(view) ? this.#seen(opens) : nothing,
        review: out && isSettled(view) ? reviewing.way(view) : nothing,
        cards:
          cards.length > 0
            ? ownCards(words, {
                seat,
                cards: this.#order(view, seat, lying),
                held: hints ? held : undefined,
                opens,
                asked,
                compared,
                card: (card, marks) => cardAlone(card, 'large', each => this.#table.names.card(each), marks),
              })
            : this.#noCards(view, seat),
        others: this.#others(view, held, hints),
        plate,
        bet,
        handRank: held && !isSettled(view) ? place(words, open, handRank?.gauge(...of)) : nothing,
        reviewed: live && isSettled(view) ? reviewing.way(view) : nothing,
        had: out ? html`<span class="had">${this.#had(view, seat)}</span>` : nothing,
      }),
      compared ? 'compared' : '',
    ];
  }

  /** The value of the own hand. */
  #reading(view: View, seat: Seat, held: NamedHand | undefined): unknown {
    const isCompared = isSettled(view) && hasSeat(view.shown, seat);
    return [held?.full, isCompared ? this.#place(view, seat) : nothing];
  }

  /** Other readings of the hand, if a wide box has room for them. */
  #others(view: View, held: NamedHand | undefined, hints: boolean): TemplateResult | undefined {
    return held && !isSettled(view) && this.#table.box.shape === 'wide'
      ? readings(this.#table.words, held, hints)
      : undefined;
  }

  /** The two cards that the others see, in words. */
  #seen(opens: readonly Card[]): TemplateResult {
    const { actionText } = this.#poker;
    return html`<p class="seen">
      ${this.#table.words.seen} ${opens.map(card => html`<b>${actionText.cards([card])}</b>`)}
    </p>`;
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
    const view = (this.#poker.between as View | undefined) ?? this.#table.view;
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
    const view = (this.#poker.between as View | undefined) ?? this.#table.view;
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
    if (view.phase === 'mayShow' && offerOf(this.#table, 'show')) {
      const key = words.keys.fold.toUpperCase();
      return html`${button('muck', words.muck, { icon: 'fold', key, kind: 'quiet fold' })}${button('show', words.show, { key: 'G', kind: 'prime' })}`;
    }
    if (!this.#picking.mayPick(view)) return undefined;
    const { done } = view.players[ownSeat(view)]!;
    const picked = this.#picking.opens(view, ownSeat(view)).length;
    return done
      ? html`${button('repick', words.repick, { icon: 'undo', key: 'Z', kind: 'quiet fold' })}${button('lay', words.lay, { key: 'Enter', kind: 'prime', off: true })}`
      : html`${button('unpick', words.unpick, { icon: 'undo', key: 'Z', kind: 'quiet', off: picked === 0 })}<span
            class="message"
            >${words.count(picked)}</span
          >${button('lay', words.lay, { key: 'Enter', kind: 'prime', off: picked < CARDS_UP })}`;
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
