/** The average cost of a stake that lies there or is about to, and of all those in a coup, given the cards left. */
import { amountOf, type Price } from '../../bank/play/price.js';
import type { Seat } from '../../game/contract.js';
import { remembered } from '../../game/remembered.js';
import { chips } from '../../table/look/messages.js';
import type { Forecast } from '../../table/look/session-stats.js';
import { inTimeSlices } from '../../table/play/time-slices.js';
import { cardNumber } from '../../cards/card.js';
import { CHANCES, type Chance } from '../rules/coup.js';
import { coupLawSteps, infiniteCoupLaw, type CoupLaw } from '../rules/coup-law.js';
import { edges, type ChanceEdges } from '../rules/edges.js';
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

/** How many laws are cached, the newest last: a fresh shoe's, and those of recent coups. */
const MOST_KEPT = 8;
/** How many may be pending at once; beyond that the law of infinitely many packs is used. */
const MOST_AWAITED = 3;
/** The pause between two slices of computing (ms), in which a coup can be dealt. */
const REST = 4;

const kept = new Map<string, CoupLaw>();
const awaited = new Map<string, Promise<CoupLaw>>();
/** Computes one law after another. */
let queue: Promise<unknown> = Promise.resolve();

const keyOf = ({ cards, burnt, courtCards }: Unseen): string => `${courtCards} ${burnt} ${cards.join()}`;

/** The law of the next coup, if it has been computed. */
const lawOf = (unseen: Unseen): CoupLaw | undefined => kept.get(keyOf(unseen));

/** The law of a coup, computed in slices; undefined if too many are pending. */
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
  // one that fails does not hold up the others
  queue = law
    .then(reckoned => {
      kept.set(key, reckoned);
      for (const old of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(old);
    })
    .then(ended, ended);
  return law;
}

/** The unseen cards before the next coup or, while choices are pending, before the present one. */
function unseenIn({ coup, options: { courtCards, decks }, phase, shoe }: View): Unseen {
  const left = shoe.seen.map(seen => decks - seen);
  if (phase === 'choice' && coup) for (const card of [...coup.noir, ...coup.rouge]) left[cardNumber(card)]!++;
  return { cards: left, burnt: shoe.burnt, courtCards };
}

/** The laws of a table: of its next coup, and of any coup from a fresh shoe. */
export class Laws {
  readonly #changed: () => void;
  #last: CoupLaw | undefined;

  /** @param changed called when a requested law has arrived. */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  next = (view: View): CoupLaw | undefined => lawOf(unseenIn(view));

  /** The law of the next coup; until it is there, the previous one. */
  latest(view: View): CoupLaw | undefined {
    this.#last = this.next(view) ?? this.#last;
    return this.#last;
  }

  fresh = ({ options, shoe }: View): CoupLaw | undefined => lawOf(freshShoe(options, shoe.seen.length));

  /** Requests the law of the next coup, unless it is known; `fresh`: first also that of a fresh shoe. */
  follow(view: View, fresh = false): void {
    const wanted = [...(fresh ? [freshShoe(view.options, view.shoe.seen.length)] : []), unseenIn(view)];
    for (const unseen of wanted) {
      if (lawOf(unseen)) continue;
      const law = reckoned(unseen);
      // if too many are pending, it is requested again later
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

/** The cost of an uninsured stake: halved with rounding, or in prison if the table does not halve; and the cheaper. */
function bareOf(law: CoupLaw, options: Options, { half, prison }: ChanceEdges, amount: number) {
  const locked = amount * (prison?.perCoup ?? 1);
  const halved = half ? amount * half.perCoup + oddChip(law, options, amount) : locked;
  return { halved, bare: Math.min(halved, locked) };
}

/** The stakes that cost less insured, by the law used. */
const worthInsuring = remembered((law: CoupLaw) =>
  remembered((options: Options) => insuredStakes(law, options, options)),
);

/**
 * The cost of the stake on a chance, or of what would be bet there, halved at a refait; prison is mentioned if it costs
 * less. Exact if the law of the next coup is known, else from infinitely many packs and marked as approximate.
 * @param law that of the next coup, once computed.
 * @param laid what a tap bets on an empty place.
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
    const shown = amountOf(language, bare);
    // a difference that rounding hides is not worth a word
    const isLessThan = (cost: number): boolean => bare < cost && shown !== amountOf(language, cost);
    if (!isInsured && isLessThan(halved)) return words.pricePrison(shown);
    if (isInsured && isLessThan(insured)) return words.priceBare(shown);
    if (isInsured || stake === 0) return undefined;
    if (insured < bare) return words.priceInsured(amountOf(language, insured));
    // a small stake is far from it
    const from =
      2 * stake < options.insurance.per ? undefined : worthInsuring(known)(options).find(([from]) => from > stake)?.[0];
    return from === undefined ? undefined : words.insureFrom(chips(from));
  };
  return { amount, cost: isInsured ? insured : halved, isAbout: !law, more: more() };
}

/** The law of infinitely many packs. */
const manyPacks = remembered((options: Options) => infiniteCoupLaw(options));

/** The value of an imprisoned stake in A, as a fraction of it, with infinitely many packs. */
export const worthOfPrison = (options: Options): number =>
  edges(manyPacks(options), { prison: options.prison, refaitRule: 'prison-only' }).rouge.prisonValues![0]!;

/** Advice on insuring a punter's stakes: those for which it costs more than it saves, else those that lack it. */
export function insuranceHint(options: Options, { free, insured }: Punter, words: BoardText, language: string): string {
  const ranges = worthInsuring(manyPacks(options))(options);
  const list = new Intl.ListFormat(language);
  const wrong = (isInsured: boolean): string =>
    list.format(
      CHANCES.filter((_, at) => {
        const stake = free[at]!;
        const isWorth = ranges.some(([from, to]) => from <= stake && stake <= to);
        return stake > 0 && insured[at] === isInsured && isWorth !== isInsured;
      }).map(chance => NAMES[chance]),
    );
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

/** The free stakes of a seat before a coup or, while choices are pending, those it was dealt with. */
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
 * The expected result of stakes, and its variance: each followed until it is decided, insured or not as it lies, and
 * after a refait with the cheaper choice. The winning row and the winning colour are treated as independent.
 */
export function forecastOf(law: CoupLaw, options: Options, stakes: readonly Staked[]): Forecast {
  const decided = law.rouge + law.noir;
  const refait = law.refait - (options.lastRefait === 'counts' ? 0 : law.lastRefait);
  const priced = stakes.map(({ amount, chance, insured }) => {
    const costs = edges(law, options, amount)[chance];
    const paid = insured ? premium(amount, options.insurance) : 0;
    const { halved, bare } = bareOf(law, options, costs, amount);
    const isHalved = costs.half !== undefined && halved === bare;
    // prison keeps a fraction of the stakes on average, but each stake as a whole
    const kept = 1 - (costs.prisonValues?.[0] ?? 0);
    const [lost, spread] = isHalved
      ? [amount - shareOf(amount, 2, options.halfRounding), 0]
      : [amount * kept, amount ** 2 * kept * (1 - kept)];
    return { amount, chance, paid, lost: insured ? paid : lost, spread: insured ? 0 : spread };
  });
  const sum = (of: (stake: (typeof priced)[number]) => number): number =>
    priced.reduce((all, stake) => all + of(stake), 0);
  /** The possible results of a coup for all of them together: probability, and net result. */
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

/** The expected result of a coup for everything that a seat had staked, given the cards dealt before it. */
export async function forecast(before: View, seat: Seat): Promise<Forecast | undefined> {
  const stakes = stakedIn(before, seat);
  if (stakes.length === 0) return undefined;
  return forecastOf((await reckoned(unseenIn(before))) ?? manyPacks(before.options), before.options, stakes);
}
