/** The steps of a coup as frames: which card comes when, what is called, where chips go. Pure: no page, no clock. */
import { ownOf, ownPurse } from '../../bank/look/empty-bar.js';
import type { KnownCard } from '../../cards/card.js';
import type { Audience, Frame, Move, StepFrames } from '../../table/play/frames.js';
import type { Place } from '../../table/play/places.js';
import type { StepOf } from '../../table/play/session.js';
import { RESTS } from '../../table/play/timing.js';
import type { Chance } from '../rules/coup.js';
import type { LedgerEntry } from '../rules/stakes.js';
import type { trenteQuarante } from '../rules/rules.js';
import type { View } from '../rules/table.js';
import { BETS_CLOSED } from '../text/calls.js';
import type { BoardText } from '../text/en.js';
import { LEVELS } from '../look/prisons.js';
import { ROWS, type Between, type Stage } from '../look/shown.js';

type Step = StepOf<typeof trenteQuarante>;
type BoardAudience = Audience<Between, BoardText>;

/** The last coup is described on the table as settled, without its chips. */
const SETTLED: Between = { settled: true, isHome: true };

export function framesOf(step: Step, before: View, audience: BoardAudience): StepFrames<Between> {
  const { actor, action, view } = step;
  if (actor !== 'croupier') return { ...staked(step, audience), after: settledFrames(step, before) };
  if (action?.type === 'shuffle' && audience.between?.settled) {
    // time to read the last result before a new shoe
    return { before: [{ rest: RESTS.shoe }, { note: audience.words.shuffled(view.shoe.left) }] };
  }
  if (action?.type !== 'coup') return {};
  return {
    before: dealt(action.noir as readonly KnownCard[], action.rouge as readonly KnownCard[], view.shoe.left),
    // the choice after a refait waits until everything has been shown
    between: { settled: true, dealing: true },
    after: [...settledFrames(step, before), { between: SETTLED }],
  };
}

/** A punter bets, takes back, or is done: the last coup stays until somebody at this screen bets. */
function staked({ actor, events, view }: Step, { between, seats }: BoardAudience): StepFrames<Between> {
  if (events.some(({ type }) => type === 'settled')) return { between: { settled: true } };
  const isSeen = seats.includes(actor as number) || seats.includes('onlooker');
  const isStaking = view.phase === 'bets' && events[0] !== undefined && events[0].type !== 'done';
  return {
    before: laidIn(events) ? [{ sound: 'chip' }] : [],
    between: isSeen && isStaking ? {} : (between ?? {}),
  };
}

/** The chance on which chips have just been bet, if that was the last action. */
function laidIn(events: Step['events']): Chance | undefined {
  const last = events.findLast(({ type }) => type === 'staked' || type === 'takenBack');
  return last?.type === 'staked' ? last.chance : undefined;
}

/** Two rows of cards from the shoe, Noir first. `left`: the cards left in the shoe after the coup. */
function dealt(noir: readonly KnownCard[], rouge: readonly KnownCard[], left: number): readonly Frame<Between>[] {
  const cards = { noir, rouge };
  const frameAt = (shown: Stage['shown']): Between => {
    const toCome = noir.length + rouge.length - shown.noir - shown.rouge;
    return { stage: { noir, rouge, shown, left: left + toCome }, dealing: true };
  };
  const frames: Frame<Between>[] = [
    { between: frameAt({ noir: 0, rouge: 0 }), sight: 'rows', say: `${BETS_CLOSED}.`, rest: RESTS.closed },
  ];
  for (const row of ROWS) {
    const rowOf = cards[row];
    for (let place = 1; place <= rowOf.length; place++) {
      const isLast = place === rowOf.length;
      const isBeforeLast = row === 'rouge' && place === rowOf.length - 1;
      const rest = isBeforeLast ? RESTS.beat : RESTS.slowCard;
      const total: readonly Move[] = isLast ? [{ what: `total ${row}`, how: 'follow' }] : [];
      frames.push({
        between: frameAt(row === 'noir' ? { noir: place, rouge: 0 } : { noir: noir.length, rouge: place }),
        sound: 'card',
        moves: [
          { what: `card ${row} ${place}`, from: 'shoe', how: 'deal' },
          { what: `running ${row} ${place}`, how: 'follow' },
          ...total,
        ],
        rest: isLast ? RESTS.row : rest,
      });
    }
  }
  return [...frames, { rest: RESTS.dealt }];
}

/** What is shown after the table has become the step's view. */
function settledFrames({ action, events, view }: Step, before: View): readonly Frame<Between>[] {
  const isCoup = action?.type === 'coup';
  const isSettled = events.some(({ type }) => type === 'settled');
  const laid = laidIn(events);
  if (laid) return [{ moves: [{ what: `stake ${laid}`, how: 'land' }] }];
  if (!isCoup && !isSettled) return [];
  // after a choice only the stakes chosen for move: the others moved with the coup
  const entries = (ownOf(view)?.entries ?? []).filter(({ outcome }) => isCoup || /halved|imprisoned/.test(outcome));
  const told: readonly Move[] = [
    ...entries.flatMap((entry): Move[] => (isPaid(entry) ? [{ what: stakeOf(entry, entry.level), how: 'rise' }] : [])),
    { what: 'ledger', how: 'rows' },
    { what: 'latest mark', how: 'mark' },
  ];
  const home = entries
    .filter(isHome)
    .map(({ chance }): Move => ({ what: stakeOf({ chance }), how: 'gather', to: 'purse' }));
  return [
    {
      ...(entries.some(({ outcome }) => outcome === 'won') && { sound: 'win' }),
      moves: [
        { what: 'purse', how: 'count', sums: [ownPurse(before), ownPurse(view)] },
        ...(isCoup ? told : []),
        ...entries.flatMap(entry => chipsOf(entry) ?? []),
      ],
      waits: true,
      rest: home.length > 0 ? RESTS.paid : 0,
    },
    { moves: home, waits: true },
    { between: { settled: true, isHome: true, dealing: isCoup }, rest: isSettled ? RESTS.noResult : 0 },
  ];
}

/** Whether chips come back for a stake, so that its sum rises. */
const isPaid = ({ outcome }: LedgerEntry): boolean => outcome === 'won' || outcome === 'spared' || outcome === 'freed';

/** Whether the chips on the field go to the purse: a free stake that comes back, with its winnings. */
const isHome = ({ level, outcome, back }: LedgerEntry): boolean =>
  level === 0 && (['won', 'spared', 'returned'].includes(outcome) || (outcome === 'halved' && back > 0));

const lockOf = (level: number): number => Math.min(level, LEVELS.at(-1)!);

/** The place of a stake, free or imprisoned at a level. */
const stakeOf = ({ chance }: Pick<LedgerEntry, 'chance'>, level = 0): Place =>
  level > 0 ? `stake ${chance} ${lockOf(level)}` : `stake ${chance}`;

/** Where the chips of a stake go: from the bank or to it, into prison or out of it. */
function chipsOf(entry: LedgerEntry): Move | undefined {
  const { chance, level, outcome } = entry;
  const what = stakeOf(entry, level);
  switch (outcome) {
    case 'won':
      return { what, how: 'slide', from: 'shoe' };
    case 'lost':
    case 'halved':
      return { what, how: 'slide', to: 'shoe' };
    case 'freed':
      return { what, how: 'slide', to: 'purse' };
    case 'imprisoned':
    case 'lifted':
    case 'deeper':
      return {
        what: stakeOf(entry, outcome === 'lifted' ? level - 1 : level + 1),
        how: 'glide',
        from: level > 0 ? `held ${chance} ${lockOf(level)}` : `name ${chance}`,
      };
    default:
      return undefined;
  }
}
