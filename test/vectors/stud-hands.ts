/** Replays `stud hands` files: every hand is dealt and bet through the public engine, action by action, to the last chip. */
import { HIDDEN, type Card } from '../../src/cards.ts';
import { total } from '../../src/croupier.ts';
import { planFor } from '../../src/stud/rules/dealing.ts';
import type { Options } from '../../src/stud/rules/options.ts';
import { winningsOf } from '../../src/stud/rules/phh-end.ts';
import { stud } from '../../src/stud/rules/rules.ts';
import { STREETS, type Action, type Event, type State } from '../../src/stud/rules/table.ts';
import type { Verdict } from '../../scripts/vectors.ts';
import { judgedCases } from './cases.ts';

interface FileEvent {
  readonly t: string;
  readonly p?: number;
  readonly amt?: number;
  readonly to?: number;
  readonly allIn?: boolean;
  readonly street?: string;
  readonly card?: string;
  readonly cards?: readonly string[];
  readonly pot?: number;
  readonly amounts?: readonly number[];
}
interface HandCase {
  readonly id: string;
  readonly variant: string;
  readonly startingStacks: readonly number[];
  readonly antes: readonly number[];
  readonly bringIn: number;
  readonly smallBet: number;
  readonly bigBet: number;
  readonly burnBeforeFirstDeal?: boolean;
  readonly openPairOption?: boolean;
  readonly events: readonly FileEvent[];
  readonly shown?: Readonly<Record<string, readonly string[]>>;
  readonly payoffs: readonly number[];
  readonly finalStacks?: readonly number[];
  readonly contributed?: readonly number[];
  readonly uncalledReturned?: readonly number[];
  readonly potBeforeRake?: number;
  readonly collected?: readonly number[];
  readonly folded?: readonly number[];
  readonly rake?: number;
  readonly pokerkit?: { readonly payoffsWithoutRake?: readonly number[] };
}

const VARIANTS: Readonly<Record<string, object>> = {
  high: { variant: 'high' },
  hilo8: { variant: 'high-low', lowRank: 'eight-or-better' },
  razz: { variant: 'razz' },
};
const STREET_NAMES = ['third', 'fourth', 'fifth', 'sixth', 'seventh'];
/** Fields that say no more than what is compared with the table at the end. */
const TOLD = ['ante', 'push', 'show', 'muck'];
/** A common card: PokerKit's board, or a deal to nobody. */
const COMMON = ['board', 'common'];
const WAGERS = ['bet', 'complete', 'raise'];

/** The preset that names PokerKit's conventions; hands of card rooms may have their big bet on an open pair (S4). */
const optionsOf = (hand: HandCase): Partial<Options> => ({
  preset: 'pokerkit',
  ...VARIANTS[hand.variant],
  purses: hand.startingStacks,
  ante: Math.max(...hand.antes),
  bringInAmount: hand.bringIn,
  lowerLimit: hand.smallBet,
  higherLimit: hand.bigBet,
  burnFirstDeal: hand.burnBeforeFirstDeal ?? false,
  allInFaceUp: false,
  ...(hand.openPairOption ? { openPairOnFourth: 'any', openPairOnFourthBet: 'lower-or-higher' } : undefined),
});

class Differs extends Error {}

const same = (what: string, ours: unknown, theirs: unknown): void => {
  if (JSON.stringify(ours) !== JSON.stringify(theirs))
    throw new Differs(`${what} is ${JSON.stringify(ours)}, expected ${JSON.stringify(theirs)}`);
};

function replayHand(hand: HandCase): void {
  if (!VARIANTS[hand.variant]) throw new Differs(`no such variant: ${hand.variant}`);
  let state: State = stud.open(optionsOf(hand));
  const events: Event[] = [];
  const step = (actor: 'croupier' | number, action: Action, what: string): readonly Event[] => {
    const refusal = stud.check(state, actor, action);
    if (refusal) throw new Differs(`${what} is refused: ${refusal.message}`);
    const done = stud.apply(state, actor, action);
    state = done.state;
    events.push(...done.events);
    same('the sum of all accounts', total(state.accounts), 0);
    return done.events;
  };
  state.players.forEach((_, seat) => step(seat, { type: 'done' }, `seat ${seat}, done`));
  const left = hand.events.filter(({ t }) => !TOLD.includes(t));
  while (true) {
    if (state.phase === 'between' || state.phase === 'deal') dealStreet(state, left, step);
    else if (state.phase === 'bet') speak(state, left, step);
    else break;
  }
  if (left.length > 0) throw new Differs(`${JSON.stringify(left[0])} comes after the end of the betting`);
  while (state.phase === 'show') {
    const seat = state.showdown.toShow;
    const down = downOf(handShown(hand, seat), state.cards.down[seat]!, state.cards.up[seat]!);
    const mucks = hand.events.some(({ t, p }) => t === 'muck' && p === seat);
    const mayMuck = !stud.check(state, seat, { type: 'muck' });
    const action: Action = down && !(mucks && mayMuck) ? { type: 'show', cards: down } : { type: 'muck' };
    step(seat, action, `seat ${seat}, ${action.type}`);
  }
  comparePayoffs(hand, state);
  compareChips(hand, events);
  comparePots(state, hand.events, state.result!.showdown ? [] : events.slice(lastRound(events)));
  if (hand.folded)
    same(
      'the folded seats',
      state.players.flatMap((_, seat) => ((state.live >> seat) & 1 ? [] : [seat])),
      [...hand.folded].sort((a, b) => a - b),
    );
}

/** Compares the payoffs with the purses. A rake, which the table does not take, comes off the winnings, and no more than that. */
function comparePayoffs({ payoffs, rake = 0, pokerkit, startingStacks, finalStacks }: HandCase, state: State): void {
  const ours = state.accounts.purses.map((purse, seat) => purse - startingStacks[seat]!);
  if (pokerkit?.payoffsWithoutRake) same('the payoffs without the rake', ours, pokerkit.payoffsWithoutRake);
  same('the sum of the payoffs', sum(payoffs), 0 - rake);
  if (rake === 0) same('the payoffs', ours, payoffs);
  ours.forEach((net, seat) => {
    const won = winningsOf(state, seat);
    if (payoffs[seat]! < net - Math.min(rake, won) || payoffs[seat]! > net)
      throw new Differs(`seat ${seat} gains ${net} less a rake of ${rake}, expected ${payoffs[seat]}`);
  });
  if (finalStacks)
    same(
      'the stacks at the end',
      startingStacks.map((stack, seat) => stack + payoffs[seat]!),
      finalStacks,
    );
}

/** The sum of a seat's events of these kinds. */
const amountOf = (seat: number, events: readonly Event[], ...types: readonly string[]): number =>
  sum(
    events.flatMap(event =>
      types.includes(event.type) && 'amount' in event && 'seat' in event && event.seat === seat ? [event.amount] : [],
    ),
  );

/** Where the last round of betting begins. */
const lastRound = (events: readonly Event[]): number => events.findLastIndex(({ type }) => type === 'actsFirst');

const PAID = ['ante', 'broughtIn', 'called', 'bet', 'completed', 'raised'];

/** Compares what each seat has put in, got back uncalled and collected with the file. */
function compareChips(hand: HandCase, events: readonly Event[]): void {
  const amounts = (...types: readonly string[]): readonly number[] =>
    hand.startingStacks.map((_, seat) => amountOf(seat, events, ...types));
  const paid = amounts(...PAID);
  const back = amounts('returned');
  const told = hand.events.filter(({ t }) => t === 'ante');
  const antes = events.flatMap(event => (event.type === 'ante' ? [{ p: event.seat, amt: event.amount }] : []));
  const bySeat = (a: { readonly p: number }, b: { readonly p: number }) => a.p - b.p;
  if (told.length > 0) same('the antes', antes.sort(bySeat), told.map(({ p, amt }) => ({ p: p!, amt })).sort(bySeat));
  if (hand.contributed) same('what is put in', paid, hand.contributed);
  // some rooms let the winner collect the uncalled bet with the pot
  const uncalled = sum(hand.uncalledReturned ?? back) > 0 ? back : back.map(() => 0);
  if (hand.uncalledReturned) same('what comes back uncalled', uncalled, hand.uncalledReturned);
  if (hand.potBeforeRake !== undefined) same('the pot before the rake', sum(paid) - sum(uncalled), hand.potBeforeRake);
  if (hand.collected)
    same(
      'what is collected',
      paid.map((chips, seat) => chips - uncalled[seat]! + hand.payoffs[seat]!),
      hand.collected,
    );
}

/**
 * Compares what each seat gets of each pot with what the file pushes. A pot of PokerKit's may be several of ours: it counts
 * those as one whose other players have mucked. If all others have folded it pushes no bet of the winner's own: `last` is
 * the round in which they did.
 */
function comparePots({ result, players }: State, events: readonly FileEvent[], last: readonly Event[]): void {
  const own = (seat: number): number => amountOf(seat, last, ...PAID) - amountOf(seat, last, 'returned');
  const ours = result!.pots.map(
    (_, pot) => (seat: number) =>
      sum(
        result!.awards
          .filter(award => award.pot === pot && award.seat === seat)
          .map(({ amount }) => amount - own(seat)),
      ),
  );
  const theirs: number[][] = [];
  for (const { t, pot, amounts } of events)
    if (t === 'push') theirs[pot!] = amounts!.map((amount, seat) => amount + (theirs[pot!]?.[seat] ?? 0));
  theirs.forEach((amounts, pot) => {
    let got = players.map(() => 0);
    while (sum(got) < sum(amounts) && ours.length > 0) {
      const next = ours.shift()!;
      got = got.map((chips, seat) => chips + next(seat));
    }
    same(`what is pushed of pot ${pot}`, got, amounts);
  });
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);

type Do = (actor: 'croupier' | number, action: Action, what: string) => readonly Event[];

/** Deals the street that is due from the file's deals and burns; cards that the file does not know are `??`. */
function dealStreet(state: State, left: FileEvent[], step: Do): void {
  const street = state.phase === 'between' ? 3 : state.street;
  const name = STREET_NAMES[STREETS.indexOf(street)]!;
  const taken = (wanted: (event: FileEvent) => boolean): FileEvent[] => {
    const found: FileEvent[] = [];
    while (left.length > 0 && wanted(left[0]!)) found.push(left.shift()!);
    return found;
  };
  const burns = taken(({ t }) => t === 'burn');
  const deals = taken(({ t, street: on }) => (t === 'deal' || COMMON.includes(t)) && (on ?? name) === name);
  const order = state.players.flatMap((_, seat) => (street === 3 || (state.live >> seat) & 1 ? [seat] : []));
  const cardAt = (seat: number, place: number) => (deals.find(({ p }) => p === seat)?.cards?.[place] ?? HIDDEN) as Card;
  const rounds = street === 3 ? [0, 1, 2] : [0];
  const burnt = burns.map(({ card }) => (card ?? HIDDEN) as Card);
  const cards = rounds.flatMap(round => order.map(seat => cardAt(seat, round)));
  const plan = planFor({ ...state, street });
  const common = plan.common
    ? [(deals.find(({ t, p }) => COMMON.includes(t) || p === undefined)?.cards?.[0] ?? HIDDEN) as Card]
    : [];
  step(
    'croupier',
    {
      type: 'deal',
      street,
      burnt: plan.burn && burnt.length === 0 ? [HIDDEN] : burnt,
      cards: plan.common ? [] : cards,
      common,
    },
    `the deal of ${name} street`,
  );
}

/** Does the next action of the file, and compares the seat, the chips and all-in with it. */
function speak(state: State, left: FileEvent[], step: Do): void {
  const seat = state.round!.toAct;
  const next = left.shift();
  const what = `seat ${seat}, ${next ? JSON.stringify(next) : 'no more events'}`;
  if (next?.p !== seat) throw new Differs(`it is the turn of ${what}`);
  const offers = stud.legal(stud.view(state, seat));
  const named = (types: readonly string[]) => offers.find(({ type }) => types.includes(type))?.type;
  const wagers = WAGERS.includes(next.t);
  const wager = (wagers && named(WAGERS)) || (next.t !== 'fold' && named(['bringIn'])) || next.t;
  const action =
    wager === 'bringIn'
      ? { type: wager, amount: next.amt! }
      : wagers
        ? { type: wager, to: next.to! }
        : { type: next.t };
  const [event] = step(seat, action as Action, what);
  if (event && 'to' in event) {
    same(`${what}: the chips`, event.amount, next.amt);
    if (next.to !== undefined) same(`${what}: the total`, event.to, next.to);
    same(`${what}: all-in`, event.allIn, next.allIn ?? false);
  }
}

const handShown = ({ events, shown }: HandCase, seat: number): readonly string[] =>
  shown?.[seat] ?? events.find(({ t, p, cards }) => t === 'show' && p === seat && cards)?.cards ?? [];

/** The down cards of a shown hand; undefined if not all of them are known. */
function downOf(shown: readonly string[], lying: readonly Card[], up: readonly Card[]): readonly Card[] | undefined {
  if (!lying.includes(HIDDEN)) return lying;
  const known = new Set<string>([...up, ...lying]);
  const rest = shown.filter(card => card !== HIDDEN && !known.has(card)) as Card[];
  const down = lying.map(card => (card === HIDDEN ? rest.shift() : card));
  return down.includes(undefined) ? undefined : (down as Card[]);
}

/** Every hand of a file. */
export const studHands = (file: unknown): readonly Verdict[] =>
  judgedCases<{ hands: HandCase }>(file, {
    hands: {
      fields: { id: 'text', variant: 'text', startingStacks: 'list', antes: 'list', events: 'list', payoffs: 'list' },
      judge: hand => {
        replayHand(hand);
        return { id: hand.id, difference: undefined };
      },
    },
  });
