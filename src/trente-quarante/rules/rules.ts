/**
 * Trente et Quarante as a {@link Game}; T numbers refer to the rule sheet, `rules.md`. A coup: the punters bet and say
 * `done`; the croupier deals Noir, then Rouge; after a refait the punters choose; then the next hand.
 */
import { cardNumber, CARDS, HIDDEN, hide, type Card, type KnownCard } from '../../cards/card.js';
import { packs } from '../../cards/pack.js';
import { shuffledSource, type CardSource } from '../../cards/source.js';
import { replaceAt, settleAccounts, type Accounts } from '../../game/accounts.js';
import type { Applied, Seat, SeatingAction } from '../../game/contract.js';
import { isSeating, seatingStep } from '../../game/seating.js';
import type { BankGame } from '../../stakes/bank-game.js';
import { VIEW } from './shape.js';
import { announce, CHANCES, readCoup, ROW_ENDS_AT, valueOf, type Coup } from './coup.js';
import { check, doubled, legal } from './legality.js';
import { emptyTable } from './open.js';
import type { Options } from './options.js';
import { imprison, onCloth, premiumOn, refaitEntry, settle, shareOf } from './settlement.js';
import { NO_STAKES, type Stakes } from './stakes.js';
import {
  chanceNumber,
  isAsked,
  NEW_PUNTER,
  NO_CHOICES,
  NOTHING_SEEN,
  punterWith,
  some,
  stateWith,
  turn,
  type Action,
  type CroupierAction,
  type Event,
  type Punter,
  type PunterAction,
  type RoadMark,
  type Row,
  type State,
  type Tally,
  type View,
} from './table.js';

/** The state with one punter changed; the purse pays for additions on the cloth, and `won` comes from the house. */
function withPunter(state: State, seat: Seat, punter: Punter, won = 0): State {
  return stateWith(state, {
    punters: replaceAt(state.punters, seat, punter),
    accounts: paid(state, seat, punter, won),
  });
}

function paid(
  { accounts, options }: Pick<State, 'accounts' | 'options'>,
  seat: Seat,
  punter: Punter,
  won: number,
): Accounts {
  const cloth = onCloth(punter, options);
  if (cloth === accounts.cloth[seat] && won === 0) return accounts;
  return settleAccounts(accounts, seat, accounts.purses[seat]! + accounts.cloth[seat]! - cloth + won, cloth);
}

type Step = Applied<State, Event>;

/** Changes a punter's free stakes to these, and reports the change on each chance. */
function layOut(state: State, seat: Seat, free: Stakes['free'], wanted: Stakes['insured']): Step {
  const punter = state.punters[seat]!;
  const insured = wanted.some((is, at) => is && free[at] === 0) ? wanted.map((is, at) => is && free[at]! > 0) : wanted;
  const next = punterWith(punter, { free, insured });
  const events: Event[] = [];
  for (let at = 0; at < CHANCES.length; at++) {
    const chance = CHANCES[at]!;
    const amount = free[at]! - punter.free[at]!;
    if (amount !== 0)
      events.push({ type: amount > 0 ? 'staked' : 'takenBack', seat, chance, amount: Math.abs(amount) });
    if (insured[at] !== punter.insured[at]) {
      const paid = premiumOn(insured[at] ? next : punter, at, state.options);
      events.push({ type: insured[at] ? 'insured' : 'uninsured', seat, chance, premium: paid });
    }
  }
  return { state: withPunter(state, seat, next), events };
}

function punterStep(state: State, seat: Seat, action: PunterAction): Step {
  const punter = state.punters[seat]!;
  const at = 'chance' in action ? chanceNumber(action.chance) : -1;
  switch (action.type) {
    case 'stake':
      return layOut(state, seat, replaceAt(punter.free, at, punter.free[at]! + action.amount), punter.insured);
    case 'takeBack':
      return layOut(state, seat, replaceAt(punter.free, at, punter.free[at]! - action.amount), punter.insured);
    case 'insure':
    case 'uninsure':
      return layOut(state, seat, punter.free, replaceAt(punter.insured, at, action.type === 'insure'));
    case 'clear':
      return layOut(state, seat, NO_STAKES.free, NO_STAKES.insured);
    case 'rebet':
      return layOut(state, seat, punter.previous.free, punter.previous.insured);
    case 'double': {
      const { free, insured } = doubled(punter);
      return layOut(state, seat, free, insured);
    }
    case 'move': {
      const amount = punter.prison[at]![action.level - 1]!;
      const prison = imprison(
        imprison(punter.prison, at, action.level, -amount),
        chanceNumber(action.to),
        action.level,
        amount,
      );
      return {
        state: withPunter(state, seat, punterWith(punter, { prison })),
        events: [{ ...action, type: 'moved', seat, amount }],
      };
    }
    case 'surrender': {
      const amount = punter.prison[at]![action.level - 1]!;
      const back = shareOf(amount, 2 ** action.level, state.options.halfRounding);
      const prison = imprison(punter.prison, at, action.level, -amount);
      return {
        state: withPunter(state, seat, punterWith(punter, { prison }), back - amount),
        events: [{ ...action, type: 'surrendered', seat, amount, back }],
      };
    }
    case 'choose':
      return {
        state: withPunter(state, seat, punterWith(punter, { choices: replaceAt(punter.choices, at, action.choice) })),
        events: [{ ...action, type: 'chose', seat }],
      };
    case 'reopen':
      return {
        state: withPunter(state, seat, punterWith(punter, { done: false })),
        events: [{ type: 'reopened', seat }],
      };
    case 'done': {
      const next = withPunter(state, seat, punterWith(punter, { done: true }));
      const events: Event[] = [{ type: 'done', seat }];
      return next.phase === 'choice' && !next.punters.some((_, other) => isAsked(next, other))
        ? carryOutChoices(next, events)
        : { state: next, events };
    }
  }
}

/** After the last choice: halves go back to the purses, the rest to prison. */
function carryOutChoices(state: State, events: Event[]): Step {
  let next = state;
  state.punters.forEach((punter, seat) => {
    if (!some(punter.free)) return;
    let { prison } = punter;
    const entries = punter.entries.map(entry => {
      if (entry.outcome !== 'open') return entry;
      const at = chanceNumber(entry.chance);
      const settled = refaitEntry(entry, punter.choices[at]!, state.options);
      if (settled.outcome === 'imprisoned') prison = imprison(prison, at, 1, entry.stake);
      events.push({ type: 'entry', seat, entry: settled });
      return settled;
    });
    const lost = entries.reduce((sum, entry) => (entry.outcome === 'halved' ? sum + entry.stake - entry.back : sum), 0);
    const settled = punterWith(punter, { free: NO_STAKES.free, choices: NO_CHOICES, done: false, prison, entries });
    next = withPunter(next, seat, settled, -lost);
  });
  events.push({ type: 'settled', hand: state.hand });
  return { state: stateWith(next, { phase: 'settled' }), events };
}

function coupStep(state: State, action: { readonly noir: readonly Card[]; readonly rouge: readonly Card[] }): Step {
  const { options } = state;
  const events: Event[] = [{ type: 'noMoreBets' }];
  const seen = state.shoe.seen.slice();
  for (const row of ['noir', 'rouge'] as const) {
    let sum = 0;
    for (const card of action[row]) {
      sum += valueOf(card, options.courtCards);
      seen[cardNumber(card)]!++;
      events.push({ type: 'card', row, card, sum, crossing: sum >= ROW_ENDS_AT });
    }
    if (sum >= ROW_ENDS_AT) events.push({ type: 'row', row, total: sum, announce: announce(sum) });
  }
  const left = state.shoe.left - action.noir.length - action.rouge.length;
  const coup = readCoup(action.noir, action.rouge, options, {
    noCardLeft: left === 0,
    lastCoup: left === 0 || left < options.reshuffle,
  });
  events.push({ type: 'result', result: coup.result, wins: coup.wins });
  const mark: RoadMark = {
    result: coup.result,
    row: (coup.wins[0] as Row | undefined) ?? null,
    colour: (coup.wins[1] as RoadMark['colour'] | undefined) ?? null,
  };
  const before =
    coup.result === 'unfinished' && options.lastRefait === 'last-coup' && state.coup?.result === 'refait'
      ? undoRefait(state, events)
      : state;
  let { accounts } = before;
  let open = false;
  const punters = before.punters.map((punter, seat) => {
    const { stakes, entries } = settle(punter, coup, options);
    if (entries.length === 0 && punter.entries.length === 0)
      return punter.done ? punterWith(punter, { done: false }) : punter;
    // Winnings come from the house and losses go to it; both are in the entries' net.
    let won = 0;
    for (const entry of entries) {
      won += entry.net;
      events.push({ type: 'entry', seat, entry });
    }
    const next = punterWith(punter, {
      free: stakes.free,
      insured: stakes.insured,
      prison: stakes.prison,
      previous: some(punter.free) ? { free: punter.free, insured: punter.insured } : punter.previous,
      entries,
      done: false,
      choices: NO_CHOICES,
    });
    accounts = paid({ accounts, options }, seat, next, won);
    open ||= some(next.free);
    return next;
  });
  if (!open) events.push({ type: 'settled', hand: state.hand });
  return {
    state: stateWith(before, {
      phase: open ? 'choice' : 'settled',
      accounts,
      punters,
      coup,
      shoe: { left, seen, burnt: state.shoe.burnt },
      road: [...before.road, mark],
      tally: tallied(before.tally, coup),
    }),
    events,
  };
}

function tallied(tally: Tally, { result, wins }: Coup): Tally {
  const next: Record<keyof Tally, number> = { ...tally };
  for (const chance of wins) next[chance]++;
  if (result !== 'decided') next[result === 'refait' || result === 'tie' ? result : 'void']++;
  return next;
}

/**
 * Under `last-coup` (T12) a refait is void if the next coup cannot be completed, which shows only then: what it took is
 * returned, the premium too if a void coup returns it (T11), and what it imprisoned moves up one level. A stake moved
 * or given up since is left as it is.
 */
function undoRefait(state: State, events: Event[]): State {
  const { options, tally } = state;
  const last = state.road.length - 1;
  let next = stateWith(state, {
    road: replaceAt(state.road, last, { ...state.road[last]!, result: 'lastRefait' }),
    tally: { ...tally, refait: tally.refait - 1, void: tally.void + 1 },
  });
  state.punters.forEach((punter, seat) => {
    let { prison } = punter;
    let back = 0;
    for (const entry of punter.entries) {
      const { level, stake, outcome } = entry;
      const at = chanceNumber(entry.chance);
      if (outcome === 'halved') back += stake - entry.back;
      else if (outcome === 'spared' && options.premiumOnTie === 'returned') back += entry.premium;
      else if (outcome === 'lost') {
        prison = imprison(prison, at, level, stake);
        back += stake;
      } else if ((outcome === 'imprisoned' || outcome === 'deeper') && prison[at]![level]! >= stake) {
        prison = imprison(prison, at, level + 1, -stake);
        if (level > 0) prison = imprison(prison, at, level, stake);
      } else continue;
      events.push({ type: 'refaitVoided', seat, entry });
    }
    if (prison !== punter.prison || back > 0) next = withPunter(next, seat, punterWith(punter, { prison }), back);
  });
  return next;
}

function croupierStep(state: State, action: CroupierAction): Step {
  switch (action.type) {
    case 'shuffle': {
      const events: Event[] = [{ type: 'shuffled', left: action.left }];
      for (const card of action.burnt) events.push({ type: 'burnt', card });
      return {
        state: stateWith(state, {
          phase: 'bets',
          shoe: { left: action.left, seen: NOTHING_SEEN, burnt: action.burnt },
          road: [],
        }),
        events,
      };
    }
    case 'coup':
      return coupStep(state, action);
    case 'nextHand': {
      const { shoe, options, coup } = state;
      const spent = shoe.left === 0 || shoe.left < options.reshuffle || coup?.result === 'unfinished';
      const hand = state.hand + 1;
      return {
        state: stateWith(state, { phase: spent ? 'shoe' : 'bets', hand }),
        events: [{ type: 'nextHand', hand }],
      };
    }
  }
}

function seatingStepOf(state: State, seat: Seat, action: SeatingAction): Step {
  const punter = state.punters[seat]!;
  const { chair, accounts, event } = seatingStep(punter, state.accounts, seat, action);
  // a player who leaves takes their past with them: last stakes and an undone refait are not for the next player
  const anew = action.type === 'sit' || action.type === 'leave';
  const next: Punter = { ...(anew ? NEW_PUNTER : punter), ...chair };
  return { state: stateWith(state, { accounts, punters: replaceAt(state.punters, seat, next) }), events: [event] };
}

function dealRow(source: CardSource, courtCards: Options['courtCards']): readonly Card[] {
  const row: Card[] = [];
  const highest = valueOf('Ks', courtCards);
  for (let sum = 0; sum < ROW_ENDS_AT && source.left > 0;) {
    // the fewest cards with which the row can end
    const needed = Math.ceil((ROW_ENDS_AT - sum) / highest);
    for (const card of source.draw(Math.min(needed, source.left))) {
      sum += valueOf(card, courtCards);
      row.push(card);
    }
  }
  return row;
}

/** Each card as often as `count` says for its number. */
function cardsBy(count: (number: number) => number): readonly KnownCard[] {
  const cards: KnownCard[] = [];
  CARDS.forEach((card, number) => {
    for (let more = count(number); more > 0; more--) cards.push(card);
  });
  return cards;
}

/** All cards that have left the shoe since the shuffle. */
const dealt = ({ shoe }: State): readonly Card[] => [...shoe.burnt, ...cardsBy(number => shoe.seen[number]!)];

function deal(state: State, source: CardSource): CroupierAction {
  const { options } = state;
  switch (state.phase) {
    case 'settled':
      return { type: 'nextHand' };
    case 'shoe': {
      source.mixIn(dealt(state));
      source.shuffle();
      const burnt = source.draw(Math.min(options.burn, source.left));
      return { type: 'shuffle', burnt, left: source.left };
    }
    default: {
      const noir = dealRow(source, options.courtCards);
      return { type: 'coup', noir, rouge: dealRow(source, options.courtCards) };
    }
  }
}

/** Trente et Quarante. */
export const trenteQuarante: BankGame<Options, State, Action, Event, View> = {
  ...emptyTable,
  id: 'trente-quarante',
  version: 1,
  discloses: 'shuffle',
  shape: VIEW,
  pack: ({ decks }) => packs(decks),
  dealt,
  turn,
  deal,
  legal,
  check,
  apply(state, actor, action) {
    if (actor === 'croupier') return croupierStep(state, action as CroupierAction);
    return isSeating(action) ? seatingStepOf(state, actor, action) : punterStep(state, actor, action as PunterAction);
  },
  redactEvent: event => (event.type === 'burnt' ? { ...event, card: HIDDEN } : event),
  redactAction: (_, action) => (action.type === 'shuffle' ? { ...action, burnt: hide(action.burnt) } : action),
  sample({ seat: _seat, turn: _turn, shoe, ...table }, random) {
    const unseen = cardsBy(number => table.options.decks - shoe.seen[number]!);
    const source = shuffledSource(unseen, random);
    source.shuffle();
    const burnt = source.draw(shoe.burnt);
    // a shoe may hold fewer cards than its packs: the missing ones lie beside the table
    const filled = shoe.left > 0 || unseen.length < CARDS.length * table.options.decks;
    if (filled) source.draw(source.left - shoe.left);
    return { state: { ...table, shoe: { ...shoe, burnt } }, source };
  },
  silent(table) {
    const { seat, phase, options } = table;
    if (seat === 'onlooker' || !table.punters[seat] || !isAsked(table, seat)) return undefined;
    if (phase === 'bets') return { type: 'done' };
    const punter = table.punters[seat];
    const open = punter.free.findIndex((stake, chance) => stake > 0 && punter.choices[chance] === null);
    if (open < 0) return { type: 'done' };
    const { refaitDefault } = options;
    return refaitDefault === 'ask' ? undefined : { type: 'choose', chance: CHANCES[open]!, choice: refaitDefault };
  },
};
