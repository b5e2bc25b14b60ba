/**
 * What a stake costs on average, from the cards that are left: of one that lies there or is about to, and of all that lay
 * there in a coup. Loaded when a price is first asked for.
 */
import { amountOf, type Price } from '../../bank/play/price.js';
import type { Seat } from '../../game/contract.js';
import { chips } from '../../table/look/messages.js';
import type { Forecast, SessionStats } from '../../table/look/session-stats.js';
import type { Expected } from '../../table/lazy/session-panel.js';
import { inTimeSlices } from '../../table/play/time-slices.js';
import { cardNumber } from '../../cards/card.js';
import { CHANCES, type Chance } from '../rules/coup.js';
import { coupLawSteps, edges, infiniteCoupLaw, type ChanceEdges, type CoupLaw } from '../rules/odds.js';
import type { Options } from '../rules/options.js';
import { premium, shareOf } from '../rules/settlement.js';
import { insuredStakes, oddChip } from '../rules/session-odds.js';
import type { Punter, View } from '../rules/table.js';
import { NAMES } from '../text/calls.js';
import type { BoardText } from '../text/en.js';

// ---- the laws of a coup ------------------------------------------------------------------------------------------------

/** The unseen cards of a shoe, and how many of them are burnt. */
interface Unseen {
  readonly cards: readonly number[];
  readonly burnt: number;
  readonly courtCards: Options['courtCards'];
}

/** So many laws are kept, the newest last: a fresh shoe's, and those of the last coups. */
const MOST_KEPT = 8;
/** So many may be waited for at once; who asks for more is given the law of many packs. */
const MOST_AWAITED = 3;
/** Between two slices of reckoning, in ms: a coup is dealt meanwhile. */
const REST = 4;

const kept = new Map<string, CoupLaw>();
const awaited = new Map<string, Promise<CoupLaw>>();
/** One law after the other. */
let queue: Promise<unknown> = Promise.resolve();

const keyOf = ({ cards, burnt, courtCards }: Unseen): string => `${courtCards} ${burnt} ${cards.join()}`;

/** The law of the next coup, if it has been reckoned. */
const lawOf = (unseen: Unseen): CoupLaw | undefined => kept.get(keyOf(unseen));

/** The law of a coup, reckoned a slice at a time; nothing where too many are waited for. */
function reckoned(unseen: Unseen): Promise<CoupLaw> | CoupLaw | undefined {
  const key = keyOf(unseen);
  const known = kept.get(key) ?? awaited.get(key);
  if (known || awaited.size >= MOST_AWAITED) return known;
  const { cards, ...options } = unseen;
  const law = queue.then(() =>
    inTimeSlices(coupLawSteps(cards, options), () => new Promise(next => setTimeout(next, REST))),
  );
  awaited.set(key, law);
  const ended = (): boolean => awaited.delete(key);
  // one that cannot be reckoned holds up none of the others
  queue = law
    .then(reckoned => {
      kept.set(key, reckoned);
      for (const old of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(old);
    })
    .then(ended, ended);
  return law;
}

/** What is unseen before the next coup; of a coup that waits for choices, before that one. */
function unseenIn({ coup, options: { courtCards, decks }, phase, shoe }: View): Unseen {
  const left = shoe.seen.map(seen => decks - seen);
  if (phase === 'choice' && coup) for (const card of [...coup.noir, ...coup.rouge]) left[cardNumber(card)]!++;
  return { cards: left, burnt: shoe.burnt, courtCards };
}

/** The laws of a table: of its next coup, and of any coup from a fresh shoe. */
export class Laws {
  readonly #changed: () => void;
  #last: CoupLaw | undefined;

  /** @param changed is called when a law that was followed has come. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  next = (view: View): CoupLaw | undefined => lawOf(unseenIn(view));

  /** The law of the next coup; until it has come, that of the one before. */
  latest(view: View): CoupLaw | undefined {
    this.#last = this.next(view) ?? this.#last;
    return this.#last;
  }

  fresh = ({ options, shoe }: View): CoupLaw | undefined => lawOf(freshShoe(options, shoe.seen.length));

  /** Has the law of the next coup reckoned, unless it is known; `fresh`: also that of a fresh shoe, which goes before. */
  follow(view: View, fresh = false): void {
    const wanted = [...(fresh ? [freshShoe(view.options, view.shoe.seen.length)] : []), unseenIn(view)];
    for (const unseen of wanted) {
      if (lawOf(unseen)) continue;
      const law = reckoned(unseen);
      // where too many are waited for it is asked again later
      if (law instanceof Promise) law.then(this.#changed, () => undefined);
      else void queue.then(this.#changed);
    }
  }
}

const freshShoe = ({ burn, courtCards, decks }: Options, kinds: number): Unseen => ({
  cards: Array<number>(kinds).fill(decks),
  burnt: burn,
  courtCards,
});

// ---- one stake ---------------------------------------------------------------------------------------------------------

/** What a bare stake costs, halved as it is paid, or in prison where the table does not halve; and whichever costs less. */
function bareOf(law: CoupLaw, options: Options, { half, prison }: ChanceEdges, amount: number) {
  const locked = amount * (prison?.perCoup ?? 1);
  const halved = half ? amount * half.perCoup + oddChip(law, options, amount) : locked;
  return { halved, bare: Math.min(halved, locked) };
}

/** The stakes that cost less insured than bare, by the law they are reckoned from. */
const worthBy = new WeakMap<CoupLaw, WeakMap<Options, ReturnType<typeof insuredStakes>>>();

function worthInsuring(law: CoupLaw, options: Options): ReturnType<typeof insuredStakes> {
  const known = worthBy.get(law) ?? new WeakMap<Options, ReturnType<typeof insuredStakes>>();
  worthBy.set(law, known);
  const ranges = known.get(options) ?? insuredStakes(law, options, options);
  known.set(options, ranges);
  return ranges;
}

/**
 * What the stake on a chance, or what would be laid there, costs halved at a refait: exact where the law of the next coup
 * is known, else by that of many packs and marked as approximate. Where prison costs less, as of a small odd stake, that is
 * named beside it.
 * @param law that of the next coup, once it has been reckoned.
 * @param laid what a tap lays where nothing lies.
 */
export function priceOn(
  { options, phase }: View,
  own: Punter | undefined,
  chance: Chance,
  laid: number,
  law: CoupLaw | undefined,
  words: BoardText,
  language: string,
): Price | undefined {
  const at = CHANCES.indexOf(chance);
  const stake = own?.free[at] ?? 0;
  const amount = stake || laid;
  if (phase !== 'bets' || !own || amount === 0) return undefined;
  const known = law ?? manyPacks(options);
  const costs = edges(known, options, amount)[chance];
  const isInsured = own.insured[at] === true;
  const { halved, bare } = bareOf(known, options, costs, amount);
  const insured = amount * costs.insured.perCoup;
  const more = (): string | undefined => {
    if (!isInsured && bare < halved) return words.pricePrison(amountOf(language, bare));
    if (isInsured && bare < insured) return words.priceBare(amountOf(language, bare));
    if (isInsured || stake === 0) return undefined;
    if (insured < bare) return words.priceInsured(amountOf(language, insured));
    // a small stake is far from it
    const from =
      2 * stake < options.insurance.per ? undefined : worthInsuring(known, options).find(([from]) => from > stake)?.[0];
    return from === undefined ? undefined : words.insureFrom(chips(from));
  };
  return { amount, cost: isInsured ? insured : halved, isAbout: !law, more: more() };
}

/** The law of many packs, once for each set of options. */
const infinite = new WeakMap<Options, CoupLaw>();

function manyPacks(options: Options): CoupLaw {
  const law = infinite.get(options) ?? infiniteCoupLaw(options);
  infinite.set(options, law);
  return law;
}

/** What an imprisoned stake in A is worth, as a part of itself, by the long run of the infinite pack. */
export const worthOfPrison = (options: Options): number =>
  edges(manyPacks(options), { prison: options.prison, refaitRule: 'prison-only' }).rouge.prisonValues![0]!;

/** What is to be said of the insurance of a punter's stakes: of those that it costs more than it saves, else of those that lack it. */
export function insuranceHint(options: Options, { free, insured }: Punter, words: BoardText): string {
  const ranges = worthInsuring(manyPacks(options), options);
  const wrong = (isInsured: boolean): string =>
    CHANCES.filter((_, at) => {
      const stake = free[at]!;
      const isWorth = ranges.some(([from, to]) => from <= stake && stake <= to);
      return stake > 0 && insured[at] === isInsured && isWorth !== isInsured;
    })
      .map(chance => NAMES[chance])
      .join(', ');
  const dear = wrong(true);
  const missing = dear ? '' : wrong(false);
  return (dear && words.insuredDear(dear)) || (missing && words.insuredCheap(missing));
}

// ---- all stakes of a coup ----------------------------------------------------------------------------------------------

/** A free stake of a coup. */
interface Staked {
  readonly chance: Chance;
  readonly amount: number;
  readonly insured: boolean;
}

/** The free stakes of a seat before a coup; of one that waits for choices, those it was dealt with. */
function stakedIn({ phase, punters }: View, seat: Seat): readonly Staked[] {
  const punter = punters[seat];
  if (phase === 'choice')
    return (punter?.entries ?? [])
      .filter(({ level }) => level === 0)
      .map(({ chance, premium: paid, stake }) => ({ chance, amount: stake, insured: paid > 0 }));
  return CHANCES.flatMap((chance, at) => {
    const amount = punter?.free[at] ?? 0;
    return amount > 0 ? [{ chance, amount, insured: punter?.insured[at] === true }] : [];
  });
}

/**
 * What stakes bring on average, and how far it varies: each followed until it is decided, insured or bare as it lies, and after
 * a refait what costs less. Which row wins and which colour are taken for independent of each other.
 */
export function forecastOf(law: CoupLaw, options: Options, stakes: readonly Staked[]): Forecast {
  const decided = law.rouge + law.noir;
  const refait = law.refait - (options.lastRefait === 'counts' ? 0 : law.lastRefait);
  const priced = stakes.map(({ amount, chance, insured }) => {
    const costs = edges(law, options, amount)[chance];
    const paid = insured ? premium(amount, options.insurance) : 0;
    const { halved, bare } = bareOf(law, options, costs, amount);
    const isHalved = costs.half !== undefined && halved === bare;
    // prison keeps a part of the stakes, and each whole
    const kept = 1 - (costs.prisonValues?.[0] ?? 0);
    const [lost, spread] = isHalved
      ? [amount - shareOf(amount, 2, options.halfRounding), 0]
      : [amount * kept, amount ** 2 * kept * (1 - kept)];
    return { amount, chance, paid, lost: insured ? paid : lost, spread: insured ? 0 : spread };
  });
  const sum = (of: (stake: (typeof priced)[number]) => number): number =>
    priced.reduce((all, stake) => all + of(stake), 0);
  /** How a coup may end for all of them together: how likely, and what it brings. */
  const ends: (readonly [chance: number, net: number])[] = [];
  for (const row of ['rouge', 'noir'] as const)
    for (const colour of ['couleur', 'inverse'] as const)
      ends.push([
        decided > 0 ? (law[row] * law[colour]) / decided : 0,
        sum(({ amount, chance, paid }) => (chance === row || chance === colour ? amount : -amount) - paid),
      ]);
  ends.push([1 - decided - refait, options.premiumOnTie === 'kept' ? -sum(({ paid }) => paid) : 0]);
  ends.push([refait, -sum(({ lost }) => lost)]);
  const mean = (power: 1 | 2): number => ends.reduce((all, [chance, net]) => all + chance * net ** power, 0);
  const average = mean(1);
  return { average, variance: mean(2) + refait * sum(({ spread }) => spread) - average ** 2 };
}

/** What a coup gave on average to all that a seat had staked, from the cards that had gone before it. */
export async function forecast(before: View, seat: Seat): Promise<Forecast | undefined> {
  const stakes = stakedIn(before, seat);
  if (stakes.length === 0) return undefined;
  return forecastOf((await reckoned(unseenIn(before))) ?? manyPacks(before.options), before.options, stakes);
}

/** The sum of all that, and two standard deviations. */
export const expected = ({ average, variance }: SessionStats): Expected => ({
  average,
  spread: 2 * Math.sqrt(variance),
});
