/** Carries out the actions of a PHH file at a table, one by one, so that all its rules apply. */
import { HIDDEN, type Card } from '../../cards/card.js';
import type { Actor, Seat } from '../../game/contract.js';
import { listOf } from '../../game/lists.js';
import type { Entry } from '../../game/log.js';
import { bettingIsOver, fieldOf as fieldAt } from '../../stakes/round.js';
import { hasSeat, nextSeat, seatCount, seatsIn, withSeat } from '../../stakes/seats.js';
import { planFor, playersOf } from './dealing.js';
import { betOf, isMuck, refuseRepeats, seatOf, seatShowing, shownCards, shownOrMucked, errorAt } from './phh-action.js';
import { PhhError, readPhhCards, type PhhAction } from './phh-file.js';
import { stud } from './rules.js';
import type { Action, State, Street } from './table.js';

/**
 * What players did at the showdown if the file does not say: `muck`, or `show` whatever is known of them; a seat: all
 * others mucked, and it took the pots; `open`: the file ends before they have acted.
 */
export type Silence = 'muck' | 'show' | 'open' | Seat;

/** Carries out a file's actions at our table. */
export class Dealer {
  readonly #entries: Entry<Action>[] = [];
  #at = 0;
  /**
   * Hands shown or mucked before the last card was dealt, since nobody could bet any more: the down cards, or
   * undefined.
   */
  readonly #early = new Map<Seat, readonly Card[] | undefined>();

  constructor(
    public state: State,
    private readonly actions: readonly PhhAction[],
    private readonly scale: number,
    private readonly silence: Silence,
  ) {}

  /** All entries of the log; the hand may end early where the file does. */
  play(): readonly Entry<Action>[] {
    this.state.players.forEach((_, seat) => this.#do(seat, { type: 'done' }, ...this.actions.slice(0, 1)));
    while (this.#at < this.actions.length && this.state.phase !== 'show') {
      const next = this.actions[this.#at]!;
      switch (this.state.phase) {
        case 'between':
          this.#deal(next);
          break;
        case 'deal':
          if (next.verb === 'sm' && bettingIsOver(fieldAt(this.state))) this.#showEarly(next);
          else this.#deal(next);
          break;
        case 'bet':
          this.#bet(next);
          break;
        case 'turnUp':
          this.#turnUp();
          break;
        default:
          this.#after(next);
      }
    }
    if (this.state.phase === 'show') this.#show();
    return this.#entries;
  }

  /** Carries out some actions of the file; a refusal is located at the one that it is about, else at the last. */
  #do(actor: Actor, action: Action, ...from: readonly PhhAction[]): void {
    const refusal = stud.check(this.state, actor, action);
    if (refusal) {
      const named = from.find(({ words }) =>
        words.some(word => word.match(/../g)?.some(card => refusal.message.includes(` ${card} `))),
      );
      const { text, line } = named ?? from.at(-1) ?? { text: 'The hand', line: 1 };
      // messages about cards count cards, those about players' actions count chips
      const sentence = actor === 'croupier' ? refusal.message : inMoney(refusal.message, this.scale);
      throw new PhhError(`“${text}” breaks a rule: ${inPhh(sentence)}`, { line }, 'act');
    }
    this.#entries.push({ actor, action });
    this.state = stud.apply(this.state, actor, action).state;
  }

  /** Deals a street once all its cards are named. */
  #deal(first: PhhAction): void {
    const before = this.state;
    const opening = before.phase === 'between';
    const street: Street = opening ? 3 : before.street;
    const plan = planFor(before);
    const from = this.#at;
    const common = plan.common ? this.#commonCard(first) : [];
    const cards = plan.common
      ? []
      : this.#street(first, street, opening ? (1 << before.players.length) - 1 : before.live);
    const burnt: readonly Card[] = plan.burn ? [HIDDEN] : [];
    const deal = { type: 'deal', street, burnt, cards, common } satisfies Action;
    const told = this.actions.slice(from, this.#at);
    this.#do('croupier', deal, ...told);
    const asked = this.#namedFirst();
    if (asked === undefined) return;
    this.state = before;
    this.#entries.pop();
    this.#do('croupier', { ...deal, first: asked }, ...told);
  }

  /** The next action, which must be this one of the dealer. */
  #due(verb: PhhAction['verb'], waiting: string, last: PhhAction): PhhAction {
    const next = this.actions[this.#at];
    if (!next) throw new PhhError(`The actions end in the middle of a deal: ${waiting}.`, { line: last.line }, 'act');
    if (next.verb !== verb) throw errorAt(next, `${waiting}.`);
    this.#at++;
    return next;
  }

  /** The one card for everybody. */
  #commonCard(first: PhhAction): readonly Card[] {
    let next = first;
    let common: readonly Card[] = [];
    while (common.length === 0) {
      next = this.#due('db', 'one common card is due (d db), since the pack is short', next);
      common = readPhhCards(next.words, next.line);
    }
    if (common.length > 1) throw errorAt(next, 'one common card is due.');
    return common;
  }

  /** The cards of a street, round by round. */
  #street(first: PhhAction, street: Street, live: number): readonly Card[] {
    const players = playersOf(this.state, live);
    const due = street === 3 ? 3 : 1;
    const hands = players.map((): Card[] => []);
    // PokerKit deals no more cards to a player who has mucked
    const isOut = (seat: Seat) => this.#early.has(seat) && !this.#early.get(seat);
    const short = () => players.filter((seat, place) => hands[place]!.length < due && !isOut(seat));
    let last = first;
    for (let missing = short(); missing.length > 0; missing = short()) {
      if (this.#leavesOut(street, hands)) break;
      const names = missing.map(seat => `p${seat + 1}`).join(', ');
      const cards = due === 1 ? 'a card' : 'cards, three each';
      last = this.#due(
        'dh',
        `${STREET_WORDS[street]} street is being dealt, and ${names} must still get ${cards}`,
        last,
      );
      this.#give(last, street, { players, hands, due });
    }
    for (const hand of hands) while (hand.length < due) hand.push(HIDDEN);
    const isShown = this.state.showdown.faceUp && street === 7;
    return listOf(due, round =>
      hands.map((hand, place) => (isShown && hand[round] === HIDDEN ? this.#later(players[place]!) : hand[round]!)),
    ).flat();
  }

  /** Whether the file leaves out cards that it does not know: a door card, or, as PokerKit does, the last one. */
  #leavesOut(street: Street, hands: readonly (readonly Card[])[]): boolean {
    const next = this.actions[this.#at];
    if (!next || next.who === 'dealer') return false;
    return street === 7 || (street === 3 && hands.every(hand => hand.length >= 2));
  }

  #give(
    action: PhhAction,
    street: Street,
    {
      players,
      hands,
      due,
    }: { readonly players: readonly Seat[]; readonly hands: readonly Card[][]; readonly due: number },
  ): void {
    const [name, ...words] = action.words;
    const seat = seatOf(this.state, action, /^p(\d+)$/.exec(name!)?.[1] ?? 'nobody');
    const hand = hands[players.indexOf(seat)];
    if (!hand) throw errorAt(action, `p${seat + 1} has folded and gets no more cards.`);
    const cards = readPhhCards(words, action.line);
    if (cards.length === 0) throw errorAt(action, 'no cards are named.');
    const count = hand.length + cards.length;
    if (count > due) throw errorAt(action, `p${seat + 1} gets ${due} on ${STREET_WORDS[street]} street, not ${count}.`);
    refuseRepeats(action, cards, hands.flat());
    hand.push(...cards);
  }

  /** The seat that acts first according to the file's next action, if unknown upcards would say another one. */
  #namedFirst(): Seat | undefined {
    const { round, live, cards, accounts } = this.state;
    const { who } = this.actions[this.#at] ?? { who: 'dealer' };
    if (!round || who === 'dealer' || !seatsIn(live).some(seat => cards.up[seat]!.includes(HIDDEN))) return undefined;
    const seat = who - 1;
    return seat !== round.toAct && hasSeat(live, seat) && accounts.purses[seat]! > 0 ? seat : undefined;
  }

  /** The last card of a hand that is face up, which only the final showing names. */
  #later(seat: Seat): Card {
    const { cards } = this.state;
    const known = [...cards.down[seat]!, ...cards.up[seat]!];
    for (const action of this.actions.slice(this.#at)) {
      if (action.verb !== 'sm' || action.who !== seat + 1 || action.words.length === 0) continue;
      const named = readPhhCards(action.words, action.line).filter(card => card !== HIDDEN && !known.includes(card));
      if (named.length === 1) return named[0]!;
    }
    return HIDDEN;
  }

  #bet(next: PhhAction): void {
    const { toAct } = this.state.round!;
    const asked = `p${toAct + 1}`;
    if (next.who === 'dealer') throw errorAt(next, `no cards are due; it is the turn of ${asked}.`);
    const seat = seatOf(this.state, next);
    if (next.verb === 'sm') throw errorAt(next, `the betting goes on; it is the turn of ${asked}.`);
    if (seat !== toAct) throw errorAt(next, `out of turn; it is the turn of ${asked}.`);
    this.#at++;
    this.#do(seat, betOf(this.state, next, this.scale), next);
  }

  /** All hands are face up from now on, since nobody can bet any more. */
  #turnUp(): void {
    const players = playersOf(this.state);
    const hands = new Map<Seat, readonly Card[]>();
    let last = this.actions[this.#at]!;
    while (hands.size < players.length) {
      const next = this.actions[this.#at];
      const waiting = players.filter(seat => !hands.has(seat)).map(seat => `p${seat + 1}`);
      if (next?.verb !== 'sm' || next.words.length === 0)
        throw new PhhError(
          `${next ? `“${next.text}”: n` : 'N'}o more betting is possible, and hands are shown at once: ${waiting.join(', ')} must still show.`,
          { line: (next ?? last).line },
        );
      const seat = seatOf(this.state, next);
      if (!hasSeat(this.state.live, seat) || hands.has(seat))
        throw errorAt(next, `p${seat + 1} has ${hands.has(seat) ? 'shown already' : 'folded'}.`);
      hands.set(seat, shownCards(this.state, next, seat));
      last = next;
      this.#at++;
    }
    this.#do('croupier', { type: 'turnUp', cards: players.flatMap(seat => hands.get(seat)!) }, last);
  }

  /** Keeps the hands of players who show early, when nobody can bet any more, while others wait for the end. */
  #showEarly(action: PhhAction): void {
    const seat = seatShowing(this.state, action);
    if (!this.#early.has(seat)) this.#early.set(seat, shownOrMucked(this.state, action, seat));
    this.#at++;
  }

  /** What each player does at the showdown, in whatever order the file has them; `undefined` for a muck. */
  #told(): Map<Seat, { readonly action: PhhAction | undefined; readonly cards: readonly Card[] | undefined }> {
    const told = new Map<Seat, { action: PhhAction | undefined; cards: readonly Card[] | undefined }>();
    for (const action of this.actions.slice(this.#at)) {
      const seat = seatShowing(this.state, action);
      const before = told.get(seat);
      // a hand that has been shown may be shown again
      if (!before) told.set(seat, { action, cards: shownOrMucked(this.state, action, seat) });
      else if (!before.cards && !isMuck(this.state, action, seat)) throw errorAt(action, `p${seat + 1} has mucked.`);
    }
    this.#at = this.actions.length;
    const { down } = this.state.cards;
    for (const [seat, early] of this.#early)
      if (!told.has(seat))
        told.set(seat, { action: undefined, cards: early && [...early, ...down[seat]!.slice(early.length)] });
    return told;
  }

  /** Shows the hands in the table's order as far as possible; the result does not depend on it. */
  #show(): void {
    const told = this.#told();
    const { live } = this.state;
    const known = (seat: Seat) => !this.state.cards.down[seat]!.includes(HIDDEN);
    const cardsOf = (seat: Seat): readonly Card[] | undefined => {
      const own = told.get(seat);
      if (own) return own.cards;
      return this.silence === 'show' && known(seat) ? this.state.cards.down[seat] : undefined;
    };
    const showing = seatsIn(live).filter(cardsOf);
    if (showing.length === 0) {
      this.#takeUnseen(told);
      return;
    }
    const { toShow: first } = this.state.showdown;
    const asked = cardsOf(first) ? first : nextSeat(showing.reduce(withSeat, 0), first);
    if (asked !== first) this.#do('croupier', { type: 'ask', seat: asked });
    while (this.state.phase === 'show') {
      const { toShow, shown, mucked } = this.state.showdown;
      const actsLater = [...told.keys()].some(seat => !hasSeat(shown | mucked, seat));
      // a seat that others have passed over has mucked; otherwise the file may end before this seat has acted
      const isPassed = actsLater || isBetween(first, toShow, asked);
      if (!told.has(toShow) && this.silence === 'open' && !isPassed) return;
      const cards = cardsOf(toShow);
      const { action } = told.get(toShow) ?? {};
      const from = action ? [action] : [];
      if (cards) this.#do(toShow, { type: 'show', cards }, ...from);
      else if (told.has(toShow) || !stud.check(this.state, toShow, { type: 'muck' }))
        this.#do(toShow, { type: 'muck' }, ...from);
      // nobody else claims a pot: their cards speak, if they are known
      else if (known(toShow)) this.#do(toShow, { type: 'show', cards: this.state.cards.down[toShow]! });
      else return;
    }
  }

  /**
   * Ends a hand in which nobody shows: the player left when all others have given up takes the pots without showing.
   */
  #takeUnseen(told: ReadonlyMap<Seat, unknown>): void {
    const { live } = this.state;
    const silent = seatsIn(live).filter(seat => !told.has(seat));
    const last = told.size === 0 ? undefined : (silent[0] ?? [...told.keys()].at(-1));
    const winner = typeof this.silence === 'number' ? this.silence : last;
    if (winner === undefined || silent.length > (typeof this.silence === 'number' ? seatCount(live) : 1)) return;
    this.#do('croupier', { type: 'unseen', seat: winner }, ...this.actions.slice(-1));
  }

  /** Once the hand is over, face-up hands may be shown again, and a player who has won without showing may show. */
  #after(next: PhhAction): void {
    const { live } = this.state;
    const seat = next.who === 'dealer' ? -1 : seatOf(this.state, next);
    if (next.verb !== 'sm' || !hasSeat(live, seat)) throw errorAt(next, 'the hand is over.');
    // throws if the cards named are not theirs
    shownOrMucked(this.state, next, seat);
    this.#at++;
  }
}

/** Whether a seat comes before another one clockwise, starting from a given seat. */
const isBetween = (from: Seat, seat: Seat, before: Seat): boolean =>
  from <= before ? seat >= from && seat < before : seat >= from || seat < before;

const STREET_WORDS: Readonly<Record<Street, string>> = {
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  6: 'sixth',
  7: 'seventh',
};

/** A sentence that counts chips, with amounts in the file's currency. */
export const inMoney = (sentence: string, scale: number): string =>
  sentence.replace(/(?<![Ss]eat |[\d.])\d+\b/g, amount => String(Number(amount) / scale));

/** A refusal's sentence with players as PHH numbers them. */
const inPhh = (sentence: string): string =>
  sentence.replace(/\b[Ss]eat (\d+)/g, (_, seat: string) => `p${Number(seat) + 1}`);
