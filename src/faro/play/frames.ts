/** A turn of Faro as frames: two cards from the pack, then the chips to their owners. Pure: no page, no clock. */
import { ownOf, ownPurse } from '../../bank/look/empty-bar.js';
import type { Audience, Frame, Move, StepFrames } from '../../table/play/frames.js';
import type { StepOf } from '../../table/play/session.js';
import { RESTS } from '../../table/play/timing.js';
import type { faro } from '../rules/rules.js';
import type { Event, LedgerEntry, View } from '../rules/table.js';
import { HIGH, isCall } from '../rules/spots.js';
import type { LayoutText } from '../text/en.js';
import type { Between, Stage } from '../look/scene.js';

type Step = StepOf<typeof faro>;
type LayoutAudience = Audience<Between, LayoutText>;

export function framesOf(step: Step, before: View, audience: LayoutAudience): StepFrames<Between> {
  const { action, actor, view } = step;
  if (actor !== 'croupier') return staked(step, audience);
  if (action?.type !== 'turn') return {};
  const left = view.left + action.takes.length + action.pays.length;
  return {
    before: stakesLaid(step.events, left, audience),
    between: { shows: true },
    after: settled(step, before, audience),
  };
}

/** What changes a stake. */
const TOUCHES: readonly Event['type'][] = ['staked', 'takenBack', 'paroli'];

/** A punter bets or takes back: the last turn stays until somebody at this screen does, or buys chips. */
function staked({ actor, events }: Step, { between, seats }: LayoutAudience): StepFrames<Between> {
  const last = events.findLast(({ type }) => TOUCHES.includes(type));
  const isOwn = seats.includes(actor as number);
  const isSeen = isOwn || seats.includes('onlooker');
  const ends = (isSeen && last) || (isOwn && events.some(({ type }) => type === 'boughtIn'));
  const isLaid = last?.type === 'staked';
  return {
    before: isLaid ? [{ sound: 'chip' }] : [],
    between: ends ? {} : (between ?? {}),
    after: isLaid && isSeen ? [{ moves: [{ what: `stake ${last.spot}`, how: 'land' }] }] : [],
  };
}

/** The first card of a turn that decides a stake of somebody at this screen; undefined if none does. */
function deciding(events: readonly Event[], seats: LayoutAudience['seats']): Event | undefined {
  const cards = events.filter(event => event.type === 'card');
  const spots = events.flatMap(event =>
    event.type === 'entry' && seats.includes(event.seat) && event.entry.outcome !== 'returned'
      ? [event.entry.spot]
      : [],
  );
  // the high card and the order of the last cards are decided by the last one
  const isOfAll = (spot: string): boolean => spot === HIGH || isCall(spot);
  const first = cards.find(({ card }) => spots.some(spot => !isOfAll(spot) && spot.includes(card.charAt(0))));
  return first ?? (spots.length > 0 ? cards.at(-1) : undefined);
}

/** The cards of a turn come from the pack, one by one, with a beat before the one that decides. `left`: how many it holds before them. */
function stakesLaid(
  events: readonly Event[],
  left: number,
  { seats, words }: LayoutAudience,
): readonly Frame<Between>[] {
  const { closed, sentence } = words;
  const decides = deciding(events, seats);
  let stage: Stage = { takes: [], pays: [], left };
  const frames: Frame<Between>[] = [{ between: { stage }, say: sentence(closed), rest: RESTS.closed }];
  for (const event of events) {
    if (event.type !== 'card') continue;
    const { card, side } = event;
    if (event === decides) frames.push({ rest: RESTS.beat });
    stage = { ...stage, [side]: [...stage[side], card], left: stage.left - 1 };
    frames.push({
      between: { stage },
      sound: 'card',
      moves: [{ what: `card ${side} ${stage[side].length}`, from: 'shoe', how: 'deal' }],
      rest: RESTS.turnCard,
    });
  }
  return [...frames, { rest: RESTS.dealt }];
}

/** The turn's cards are marked as gone, chips paid and taken, the purse counts; then the player's chips go to it. */
function settled({ events, view }: Step, before: View, { seats }: LayoutAudience): readonly Frame<Between>[] {
  const own = ownOf(view);
  const hasWon = own?.entries.some(({ outcome }) => outcome === 'won');
  const isOwn = events.some(event => event.type === 'entry' && seats.includes(event.seat));
  const home = own?.entries.filter(({ outcome, back }) => back > 0 && outcome !== 'returned') ?? [];
  return [
    {
      ...(hasWon && { sound: 'win' }),
      moves: [
        { what: 'purse', how: 'count', sums: [ownPurse(before), ownPurse(view)] },
        { what: 'case-keeper', how: 'gone' },
        { what: 'beads', how: 'bead' },
        ...view.punters.flatMap(({ entries }, seat) =>
          entries.flatMap(entry => chipsOf(entry, seat === view.seat ? '' : ` of ${seat}`)),
        ),
      ],
      waits: true,
      rest: home.length > 0 ? RESTS.paid : 0,
    },
    {
      moves: home.map(({ spot }): Move => ({ what: `stake ${spot}`, how: 'gather', to: 'purse' })),
      waits: true,
    },
    { between: { shows: true, isHome: true }, rest: isOwn ? RESTS.result : RESTS.noResult },
  ];
}

/** Chips from the bank, or to it. `whose`: the suffix of the name of another's place. */
function chipsOf({ spot, outcome }: LedgerEntry, whose: string): readonly Move[] {
  if (outcome === 'returned') return [];
  const what = `stake ${spot}${whose}` as const;
  return [outcome === 'won' ? { what, how: 'slide', from: 'bank' } : { what, how: 'slide', to: 'bank' }];
}
