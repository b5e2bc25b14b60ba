/** Replays `stud facts` files: the ladder of the seed, who brings it in and who acts first, short packs by number of players. */
import { seededRandom, shuffledSource, type Card } from '../../src/cards.ts';
import { stud } from '../../src/stud/rules/rules.ts';
import { bringInSeat, firstToAct } from '../../src/stud/rules/first-to-act.ts';
import type { Action, Event, State } from '../../src/stud/rules/table.ts';
import type { Verdict } from '../../scripts/vectors.ts';
import { judgedCases, sorted } from './cases.ts';

interface ShortDeckCase {
  readonly players: number;
  readonly mode: string;
  readonly streets: readonly { readonly street: string; readonly acts: readonly string[]; readonly left: number }[];
  readonly commonOn: readonly string[];
}
interface FactsFile {
  readonly limits: {
    readonly structure: { readonly ante: number; readonly lower: number; readonly higher: number };
    readonly forcedBet: { readonly min: number; readonly max: number };
    readonly roundOneMaxPerPlayerWithoutAnte?: number;
    readonly roundOneLadder: readonly number[];
  };
  readonly bringIn: readonly { readonly doors: readonly Card[]; readonly first: number }[];
  readonly firstToAct: readonly { readonly open: readonly (readonly Card[])[]; readonly first: number }[];
  readonly shortDeck: readonly ShortDeckCase[];
}

/** The cases under each name of a file. */
interface Facts {
  readonly limits: FactsFile['limits'];
  readonly bringIn: FactsFile['bringIn'][number];
  readonly firstToAct: FactsFile['firstToAct'][number];
  readonly shortDeck: ShortDeckCase;
}

const STREET_NAMES = ['third', 'fourth', 'fifth', 'sixth', 'seventh'];

const verdict = (id: string, ours: unknown, theirs: unknown): Verdict => ({
  id,
  difference:
    sorted(ours) === sorted(theirs) ? undefined : `${JSON.stringify(ours)}, expected ${JSON.stringify(theirs)}`,
});

/** A table that plays on with what `choose` picks from the offers, until `ends`. */
function play(
  options: object,
  choose: (offers: ReturnType<typeof stud.legal>) => Action,
  ends: (state: State) => boolean,
): readonly Event[] {
  let state = stud.open(options);
  const source = shuffledSource(stud.pack(state.options), seededRandom('facts'));
  const events: Event[] = [];
  while (!ends(state)) {
    const turn = stud.turn(state);
    const seat = turn.kind === 'seats' ? turn.seats[0]! : 'croupier';
    const action = seat === 'croupier' ? stud.deal(state, source) : choose(stud.legal(stud.view(state, seat)));
    const step = stud.apply(state, seat, action);
    state = step.state;
    events.push(...step.events);
  }
  return events;
}

/** The first of these actions that is offered, with each amount at its minimum or its maximum. */
const first =
  (end: 'min' | 'max', ...types: readonly string[]) =>
  (offers: ReturnType<typeof stud.legal>): Action => {
    const offer = types.flatMap(type => offers.filter(each => each.type === type))[0]!;
    return Object.fromEntries(
      Object.entries(offer).map(([name, value]) => [name, (value as { min?: number })[end as 'min'] ?? value]),
    ) as unknown as Action;
  };

function limits(facts: FactsFile['limits']): readonly Verdict[] {
  const { ante, lower, higher } = facts.structure;
  const options = { ante, lowerLimit: lower, higherLimit: higher, purses: Array<number>(3).fill(100 * higher) };
  const over = (state: State) => state.street > 3;
  const to = (events: readonly Event[]) =>
    events.flatMap(event => ('to' in event && event.type !== 'called' ? [event.to] : []));
  const ladder = to(play(options, first('min', 'done', 'bringIn', 'complete', 'raise', 'call'), over));
  const most = to(play(options, first('max', 'done', 'bringIn', 'call'), over));
  const inRoundOne = facts.roundOneMaxPerPlayerWithoutAnte;
  return [
    verdict('limits: forced bet', { min: ladder[0], max: most[0] }, facts.forcedBet),
    verdict('limits: ladder', ladder, facts.roundOneLadder),
    ...(inRoundOne === undefined ? [] : [verdict('limits: most in round one', ladder.at(-1), inRoundOne)]),
  ];
}

/** The file's words for what is done at the end of the stub (S11). */
const MODES: Readonly<Record<string, string>> = {
  mixThenSkipBurn: 'mix-then-skip-burn',
  skipBurnBeforeMix: 'skip-burn-before-mix',
};

function shortDeck({ players, mode, streets, commonOn }: ShortDeckCase): Verdict {
  const options = { purses: Array<number>(players).fill(1000), shortDeck: MODES[mode] };
  const events = play(options, first('min', 'done', 'bringIn', 'check', 'call'), ({ phase }) => phase === 'show');
  let left = 52;
  const told: { street: string; acts: string[]; left: number }[] = [];
  const common: string[] = [];
  let acts: string[] = [];
  const act = (name: string) => acts.includes(name) || acts.push(name);
  for (const event of events) {
    if (event.type === 'mixedIn') {
      left += event.count;
      act('mix burns');
    } else if (event.type === 'burnt') {
      left--;
      act('burn');
    } else if (event.type === 'card' || event.type === 'common') {
      left--;
      act(event.type === 'common' ? 'common card' : acts.includes('burn') ? 'deal' : 'deal without burn');
      if (event.type === 'common') common.push(STREET_NAMES[event.street - 3]!);
    } else if (event.type === 'actsFirst') {
      if (event.street > 3) told.push({ street: STREET_NAMES[event.street - 3]!, acts, left });
      acts = [];
    }
  }
  return verdict(`${players} players, ${mode}`, { streets: told, commonOn: common }, { streets, commonOn });
}

/** Every fact of a file. */
export function studFacts(file: unknown): readonly Verdict[] {
  const rules = { variant: 'high', openTie: 'first-left-of-dealer' } as const;
  const seats = (list: readonly unknown[]) => list.map((_, seat) => seat);
  // the limits are a case of their own
  const facts = file as Partial<FactsFile> | null;
  return judgedCases<Facts>(facts?.limits === undefined ? file : { ...facts, limits: [facts.limits] }, {
    limits: { fields: { structure: 'object', forcedBet: 'object', roundOneLadder: 'list' }, judge: limits },
    bringIn: {
      fields: { doors: 'list', first: 'number' },
      judge: ({ doors, first: expected }) =>
        verdict(
          `bring-in ${doors.join(' ')}`,
          bringInSeat(seats(doors), seat => doors[seat]!, rules),
          expected,
        ),
    },
    firstToAct: {
      fields: { open: 'list', first: 'number' },
      judge: ({ open, first: expected }) =>
        verdict(
          `first to act ${open.map(cards => cards.join('')).join(' ')}`,
          firstToAct(seats(open), seat => open[seat]!, rules),
          expected,
        ),
    },
    shortDeck: { fields: { players: 'number', mode: 'text', streets: 'list', commonOn: 'list' }, judge: shortDeck },
  });
}
