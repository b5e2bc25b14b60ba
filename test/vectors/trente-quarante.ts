/** Replays `trente-quarante coups` files through the public engine: every case is dealt, staked and settled at a table. */
import { readCards, stackedSource, type KnownCard } from '../../src/cards.ts';
import { trenteQuarante, type TrenteQuarante } from '../../src/rules.ts';
import type { Verdict } from '../../scripts/vectors.ts';
import { cardsOf } from './cards.ts';
import { differ, judgedCases } from './cases.ts';

type State = TrenteQuarante.State;
type Action = TrenteQuarante.Action;

interface CoupCase {
  readonly id: string;
  readonly cardsFromTop: readonly string[];
  readonly expect: {
    readonly noirTotal: number;
    readonly rougeTotal: number;
    readonly announce: readonly string[];
    readonly cardsUsed: number;
    readonly firstCardRed: boolean;
    readonly result: string;
    readonly wins: readonly string[];
  };
}
interface SettlementCase {
  readonly wins: readonly string[];
  readonly net: Readonly<Record<string, number>>;
  readonly stake: number;
}
interface LadderCase {
  readonly seq: readonly string[];
  readonly end: string;
  readonly returned?: number;
}
interface CoupsFile {
  readonly seedExamples: CoupCase;
  readonly random: CoupCase;
  readonly special: CoupCase;
  readonly settlement: SettlementCase;
  readonly insuranceSeed: { readonly stake: number; readonly premium: number };
  readonly prisonLadder: { readonly about: string; readonly cases: readonly LadderCase[] };
}

const CHANCES = ['rouge', 'noir', 'couleur', 'inverse'] as const;
type Chance = (typeof CHANCES)[number];
const BIG = { purses: [1e12], min: 1, max: 1e9, step: 1, burn: 0, reshuffle: 0 };

/** Rows that bring about each pair of winners, a tie and a refait. */
const ROWS: Readonly<Record<string, string>> = {
  'noir couleur': 'Ks Kc Kh As  Kd Qd Qh 2s',
  'noir inverse': 'Kh Kc Ks As  Kd Qd Qh 2s',
  'rouge couleur': 'Kh Kc Ks 2s  Kd Qd Qh As',
  'rouge inverse': 'Ks Kc Kh 2s  Kd Qd Qh As',
  tie: 'Ks Kc Kh 2s  Kd Qd Qh 2d',
  refait: 'Ks Kc Kh As  Kd Qd Qh Ad',
};

/** A table whose shoe holds these cards and some more, so that no refait is the last coup. */
function table(cards: readonly KnownCard[], options: object) {
  let state: State = trenteQuarante.open({ ...BIG, ...options });
  const source = stackedSource([...cards, ...readCards('9c 9d 9h 9s')]);
  const events: TrenteQuarante.Event[] = [];
  const step = (actor: 'croupier' | number, action: Action) => {
    const refusal = trenteQuarante.check(state, actor, action);
    if (refusal) throw new Error(`${JSON.stringify(action)}: ${refusal.message}`);
    const done = trenteQuarante.apply(state, actor, action);
    state = done.state;
    events.push(...done.events);
  };
  const croupier = () => {
    while (trenteQuarante.turn(state).kind === 'croupier') step('croupier', trenteQuarante.deal(state, source));
  };
  croupier();
  return {
    events,
    get state() {
      return state;
    },
    act: (action: Action) => step(0, action),
    /** Deals one coup and stops when the next stakes, or choices, are due. */
    coup() {
      step(0, { type: 'done' });
      croupier();
    },
    croupier,
  };
}

/** Chances in the order in which the game names them. */
const inOrder = (chances: readonly string[] = []): readonly string[] =>
  [...chances].sort((a, b) => CHANCES.indexOf(a as Chance) - CHANCES.indexOf(b as Chance));

function coupCase({ id, cardsFromTop, expect }: CoupCase): Verdict {
  const cards = cardsOf(cardsFromTop);
  const { events, state, coup } = table(cards, {});
  void state;
  coup();
  const dealt = events.filter(event => event.type === 'card');
  const rows = events.filter(event => event.type === 'row');
  const result = events.find(event => event.type === 'result')!;
  const ours = {
    noirTotal: rows[0]?.total,
    rougeTotal: rows[1]?.total,
    announce: rows.map(row => row.announce),
    cardsUsed: dealt.length,
    firstCardRed: 'dh'.includes(dealt[0]!.card[1]!),
    result: result.result,
    wins: result.wins,
  };
  const names = Object.keys(expect) as (keyof typeof ours)[];
  // the two winners are a pair: the file may name either first
  const theirs = { ...expect, wins: inOrder(expect.wins) };
  return { id, difference: names.map(name => differ(name, ours[name], theirs[name])).find(Boolean) };
}

function settlementCase({ wins, net, stake }: SettlementCase): Verdict {
  const id = `settlement ${wins.join(' ')}`;
  const rows = wins.length > 0 ? ROWS[inOrder(wins).join(' ')] : ROWS.tie;
  if (!rows) return { id, difference: 'these chances never win together' };
  const at = table(readCards(rows), {});
  const staked = CHANCES.filter(chance => chance in net);
  for (const chance of staked) at.act({ type: 'stake', chance, amount: stake });
  at.coup();
  const entries = Object.fromEntries(at.state.punters[0]!.entries.map(entry => [entry.chance, entry.net]));
  const sum = Object.values(net).reduce((all, one) => all + one, 0);
  const purse = at.state.accounts.purses[0]! - BIG.purses[0]!;
  const difference = staked.map(chance => differ(`net on ${chance}`, entries[chance], net[chance])).find(Boolean);
  return { id, difference: difference ?? differ('the purse’s change', purse, sum) };
}

function insuranceCase({ stake, premium }: { readonly stake: number; readonly premium: number }): Verdict {
  const at = table([], {});
  at.act({ type: 'stake', chance: 'rouge', amount: stake });
  at.act({ type: 'insure', chance: 'rouge' });
  const paid = BIG.purses[0]! - at.state.accounts.purses[0]! - stake;
  return { id: `premium of ${stake}`, difference: differ('the premium', paid, premium) };
}

const TENS = 'KQJT';
const SUITS = 'cdhs';

/** Rows worth the same in other cards, so that a long ladder does not ask the shoe for one card too often. */
const varied = (rows: string, coup: number): string =>
  rows
    .replace(/[KQ]/g, rank => TENS[(TENS.indexOf(rank) + coup) % TENS.length]!)
    .replace(
      /([A2])(.)/g,
      (_, rank: string, suit: string) => rank + SUITS[(SUITS.indexOf(suit) + coup) % SUITS.length]!,
    );

/** Plays the coups of a ladder: a stake of 100 on rouge, imprisoned by a first refait. */
function ladderCase(prison: string, ladder: LadderCase): Verdict {
  const { seq, end, returned } = ladder;
  const rows: Readonly<Record<string, string>> = {
    win: ROWS['rouge couleur']!,
    lose: ROWS['noir couleur']!,
    tie: ROWS.tie!,
    refait: ROWS.refait!,
  };
  const cards = ['refait', ...seq].flatMap((name, coup) => {
    if (!rows[name]) throw new Error(`no such result of a coup: ${name}`);
    return readCards(varied(rows[name], coup));
  });
  const at = table(cards, { prison, refaitRule: 'prison-only', decks: 12 });
  at.act({ type: 'stake', chance: 'rouge', amount: 100 });
  const before = at.state.accounts.purses[0]!;
  at.coup();
  for (const _ of seq) at.coup();
  const levels = at.state.punters[0]!.prison[0]!;
  const back = at.state.accounts.purses[0]! - before;
  const level = levels.findIndex(amount => amount > 0) + 1;
  const ours = level > 0 ? `level${level}` : back > 0 ? 'free' : 'lost';
  const difference =
    differ('the end', ours, end) ?? (returned === undefined ? undefined : differ('the stake returned', back, returned));
  return { id: ladderName(prison, ladder), difference };
}

const ladderName = (prison: string, { seq }: LadderCase): string => `${prison}: refait ${seq.join(' ')}`;

/** All cases of a `trente-quarante coups` file. */
export function trenteQuaranteCoups(file: unknown): readonly Verdict[] {
  const coups = { fields: { id: 'text', cardsFromTop: 'list', expect: 'object' }, judge: coupCase } as const;
  return judgedCases<CoupsFile>(file, {
    seedExamples: coups,
    random: coups,
    special: coups,
    settlement: { fields: { wins: 'list', net: 'object', stake: 'number' }, judge: settlementCase },
    insuranceSeed: { fields: { stake: 'number', premium: 'number' }, judge: insuranceCase },
    prisonLadder: { fields: { about: 'text', cases: 'list' }, judge: ladderCases },
  });
}

/** The file's words for the readings of the prison rule (T5). */
const READINGS = [
  ['anyWin', 'any-win'],
  ['oneLevel', 'one-level'],
  ['unlimited', 'unlimited'],
] as const;

function ladderCases({ about, cases }: CoupsFile['prisonLadder']): readonly Verdict[] {
  const prison = READINGS.find(([word]) => about.includes(word))?.[1] ?? 'stepwise';
  // a case that cannot be played says nothing about the others
  return cases.map(ladder => {
    try {
      return ladderCase(prison, ladder);
    } catch (error) {
      return { id: ladderName(prison, ladder), difference: (error as Error).message };
    }
  });
}
