/**
 * A step of a hand of poker as frames: which cards come and turn over, which chips go where. Pure: no page, no clock.
 */
import type { AnyEvent, Seat } from '../../game/contract.js';
import type { Frame, Move, StepFrames } from '../../table/play/frames.js';
import type { Place } from '../../table/play/places.js';
import type { StepOf } from '../../table/play/session.js';
import type { Table } from '../../table/play/table.js';
import { RESTS } from '../../table/play/timing.js';
import { chipsOf, type BettingEvent, type BettingGame, type BettingView, type PokerScene } from './scene.js';
import { ownSeat } from '../look/seen.js';

/** How the table differs from its view while a step is shown. */
export interface Between {
  /** What is drawn in place of the view: a state between those before and after the step. */
  readonly view?: BettingView;
}

/** The table matches its view. */
const NOTHING: Between = {};

/** How the table differs from its view now. */
export const betweenOf = ({ between }: Pick<Table, 'between'>): Between => (between as Between | undefined) ?? NOTHING;

type PokerFrame = Frame<Between>;

/** What a game shows in its own way. */
export interface OwnFrames<View extends BettingView = BettingView, Event extends AnyEvent = AnyEvent> {
  /** What moves while the cloth is cleared for a new hand. */
  readonly begins: readonly Move[];
  /**
   * The frames of an event that this game shows in its own way, `view` being the one after it; undefined for any other.
   */
  shown(event: Event, view: View): readonly PokerFrame[] | undefined;
  /**
   * The position of a dealt card among the cards of its seat, from 1; `view`: right after it was dealt. `isCovered`:
   * somebody else has the screen.
   */
  lies(event: Event, view: View, isCovered: boolean): number;
}

/**
 * Makes the frames of a step, from the view before it. `isCovered`: somebody other than the player of the view has the
 * screen.
 */
export function framesOf(
  { action, events, view }: StepOf<BettingGame>,
  before: BettingView,
  isCovered: boolean,
  scene: PokerScene,
  own: OwnFrames,
): StepFrames<Between> {
  const begins = action?.type === 'deal' && before.phase === 'between';
  const frames: PokerFrame[] = [];
  let now = begins ? scene.cleared(before, view) : before;
  if (begins) frames.push({ between: { view: now }, moves: own.begins, waits: true });
  let antes = false;
  const isLast = events.some(({ type }) => type === 'settled');
  const decides = isLast ? events.find(({ type }) => type === 'shown') : undefined;
  for (const event of events) {
    if (ENDS.includes(event.type)) break;
    // antes lie before the seats for a moment, then go to the pot like bets
    if (antes && event.type !== 'ante') {
      antes = false;
      frames.push({ between: { view: now }, sound: 'chip', rest: RESTS.antes }, ...collected(now, []));
      now = inPots(now);
    }
    const was = now;
    now = scene.after(now, event);
    if (event.type === 'ante') antes = true;
    if (event === decides) frames.push({ rest: RESTS.beat });
    if (event.type !== 'ante')
      frames.push(...(own.shown(event, now) ?? shown(event as BettingEvent, was, now, isCovered, own)));
    if (event.type === 'roundOver') now = inPots(now);
  }
  if (!isLast) return { before: frames, between: NOTHING };
  const unpaid = { ...view, accounts: now.accounts };
  return { before: frames, between: { view: unpaid }, after: settled(unpaid, view, scene) };
}

/** After these events the hand is over and the next view shows it. */
const ENDS = ['settled', 'won', 'pot'];

/** The bets are in the pots. */
const inPots = (view: BettingView): BettingView => ({ ...view, phase: 'deal', round: null });

/** The frames of an event that every game of poker has. */
function shown(
  event: BettingEvent,
  was: BettingView,
  view: BettingView,
  isCovered: boolean,
  own: OwnFrames,
): readonly PokerFrame[] {
  switch (event.type) {
    case 'card':
      return [dealt(view, placeOf(view, event.seat, own.lies(event, view, isCovered)))];
    case 'called':
    case 'bet':
    case 'completed':
    case 'raised':
      return [betLands(view, event.seat)];
    case 'roundOver':
      return [{ rest: RESTS.bets }, ...collected(view, chipsOf(was).pots)];
    case 'folded':
      return event.seat === view.seat
        ? [{ between: { view }, moves: [{ what: `hand ${event.seat}`, how: 'shift' }], waits: true }]
        : [{ moves: [{ what: `hand ${event.seat}`, how: 'fold' }], waits: true }, { between: { view } }];
    case 'actsFirst':
      return [{ rest: RESTS.speech }];
    default:
      return [];
  }
}

const placeOf = (view: BettingView, seat: Seat, place: number): Place =>
  seat === ownSeat(view) ? `own card ${place}` : `card ${seat} ${place}`;

/** The positions of some of a seat's cards, from 0. */
export const placesOf = (view: BettingView, seat: Seat, cards: readonly number[]): readonly Place[] =>
  cards.map(card => placeOf(view, seat, card + 1));

/** A card comes from the pack. */
export const dealt = (view: BettingView, what: Place, rest: number = RESTS.card): PokerFrame => ({
  between: { view },
  sound: 'card',
  moves: [{ what, from: 'shoe', how: 'deal' }],
  rest,
});

/** Cards now face up turn over in place. */
export const turned = (view: BettingView, cards: readonly Place[], rest: number = RESTS.turnedOver): PokerFrame => ({
  between: { view },
  sound: 'card',
  moves: cards.map(what => ({ what, how: 'turn' })),
  rest,
});

/** The chips of a bet come before their seat. */
export const betLands = (view: BettingView, seat: Seat): PokerFrame => ({
  between: { view },
  sound: 'chip',
  moves: [{ what: `bet ${seat}`, how: 'land' }],
  waits: true,
  rest: RESTS.bet,
});

/** The bets before the seats slide to the pots, which grow. `was`: the pots before these bets. */
function collected(view: BettingView, was: readonly { readonly amount: number }[]): readonly PokerFrame[] {
  const after = inPots(view);
  const sums = chipsOf(after).pots.map(({ amount }, pot): Move => ({
    what: `sum ${pot}`,
    how: 'count',
    sums: [was[pot]?.amount ?? 0, amount],
  }));
  return [
    { moves: view.players.map((_, seat) => ({ what: `bet ${seat}`, to: 'pots', how: 'gather' })), waits: true },
    { between: { view: after }, moves: sums },
  ];
}

/**
 * The cards that count rise while the pots are still in the middle; then the pots go to their winners, whose chips
 * count up. `unpaid`: the view before that.
 */
function settled(unpaid: BettingView, view: BettingView, scene: PokerScene): readonly PokerFrame[] {
  const [was, purses] = [unpaid, view].map(({ accounts }) => accounts.purses) as [readonly number[], readonly number[]];
  const winners = scene.winnings(view);
  const others = view.players.flatMap((_, seat) => (seat === ownSeat(view) ? [] : [seat]));
  return [
    {
      ...(view.seat !== 'onlooker' && winners.has(view.seat) && { sound: 'win' }),
      moves: others.map(seat => ({ what: `hand ${seat}`, how: 'lift' })),
      rest: RESTS.pot,
    },
    {
      between: NOTHING,
      moves: [
        ...[...winners.keys()].map((seat): Move => ({ what: `won ${seat}`, from: 'pots', how: 'pay' })),
        ...purses.map((sum, seat): Move => ({ what: `purse ${seat}`, how: 'count', sums: [was[seat] ?? sum, sum] })),
      ],
      waits: true,
      rest: RESTS.won,
    },
  ];
}
