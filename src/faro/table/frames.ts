/** A turn of Faro as frames: two cards from the pack, then the chips to whom they belong. Pure: no page, no clock. */
import type { Audience, Frame, Move, StepFrames } from '../../table/frames.js';
import type { StepOf } from '../../table/session.js';
import { RESTS } from '../../table/timing.js';
import type { faro } from '../rules/rules.js';
import type { Event, Line, View } from '../rules/table.js';
import type { LayoutText } from '../text/en.js';
import type { Between, Stage } from './scene.js';

type Step = StepOf<typeof faro>;
type LayoutAudience = Audience<Between, LayoutText>;

export function framesOf(step: Step, before: View, audience: LayoutAudience): StepFrames<Between> {
  const { action, actor, view } = step;
  if (actor !== 'croupier') return staked(step, audience);
  if (action?.type !== 'turn') return {};
  const left = view.left + action.takes.length + action.pays.length;
  return {
    before: laid(step.events, left, audience.words),
    between: { shows: true },
    after: settled(step, before, audience),
  };
}

/** What changes a stake. */
const TOUCHES: readonly Event['type'][] = ['staked', 'tookBack', 'leftOn'];

/** A punter stakes or takes back: the last turn stays until somebody at this screen does, or buys chips. */
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

/** The cards of a turn come from the pack, one by one. `left`: how many it holds before them. */
function laid(events: readonly Event[], left: number, { closed, sentence }: LayoutText): readonly Frame<Between>[] {
  let stage: Stage = { takes: [], pays: [], left };
  const frames: Frame<Between>[] = [{ between: { stage }, say: sentence(closed), rest: RESTS.closed }];
  for (const event of events) {
    if (event.type !== 'card') continue;
    const { card, side } = event;
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

/** The cards of the turn are marked as gone, chips are paid and taken and the purse counts; then what is the player's goes home. */
function settled({ events, view }: Step, before: View, { seats }: LayoutAudience): readonly Frame<Between>[] {
  const own = view.seat === 'onlooker' ? undefined : view.punters[view.seat];
  const hasWon = own?.lines.some(({ outcome }) => outcome === 'won');
  const isOwn = events.some(event => event.type === 'line' && seats.includes(event.seat));
  const home = own?.lines.filter(({ outcome, back }) => back > 0 && outcome !== 'returned') ?? [];
  return [
    {
      ...(hasWon && { sound: 'win' }),
      moves: [
        { what: 'purse', how: 'count', sums: [purseOf(before), purseOf(view)] },
        { what: 'case', how: 'gone' },
        { what: 'beads', how: 'bead' },
        ...view.punters.flatMap(({ lines }, seat) =>
          lines.flatMap(line => chipsOf(line, seat === view.seat ? '' : ` of ${seat}`)),
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

/** What the player's purse holds, in chips; an onlooker sees that of the first seat. */
const purseOf = ({ seat, accounts }: View): number => accounts.purses[seat === 'onlooker' ? 0 : seat]!;

/** Chips from the bank, or to it. `whose`: the end of the name of another's place. */
function chipsOf({ spot, outcome }: Line, whose: string): readonly Move[] {
  if (outcome === 'returned') return [];
  const what = `stake ${spot}${whose}` as const;
  return [outcome === 'won' ? { what, how: 'slide', from: 'bank' } : { what, how: 'slide', to: 'bank' }];
}
