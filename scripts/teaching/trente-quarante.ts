/** The page on Trente et Quarante: its prepared coups, and its figures. */
import { trenteQuarante, type TrenteQuarante } from '../../src/rules.ts';
import { coupLaw, freshComposition } from '../../src/trente-quarante/rules/coup-law.ts';
import { edges, type ChanceEdges } from '../../src/trente-quarante/rules/edges.ts';
import { shareOf } from '../../src/trente-quarante/rules/settlement.ts';
import { stakesForPrison } from '../../src/trente-quarante/rules/session-odds.ts';
import { figuresOf, played, type Lesson, type Scene, type Script } from './lesson.ts';
import { countedShoes, type CountedShoe } from './shoes.ts';

type Game = typeof trenteQuarante;
type Action = TrenteQuarante.Action;

const NAMES = ['Anna'] as const;
/** Five cards are burnt before the first coup. */
const BURNT = '2c 2d 3h 3s 4c';

const SCRIPTS: Readonly<Record<string, Script>> = {
  coup: {
    options: { purses: [1000] },
    // Noir 36 and a red card first, Rouge 33; then Noir 34 and a black one, Rouge 39
    cards: `${BURNT} Kd 7c 9s Qh Jc 5h 8d Ts 6s Td 8c Jh 9h Qc 2s 8h Ks`,
    scenes: [
      'deal, Anna stake rouge 50, Anna stake couleur 20',
      'Anna done, deal',
      'deal, Anna stake noir 50, Anna stake inverse 20',
      'Anna done, deal',
    ],
  },
  refait: {
    options: { purses: [1000] },
    // 31 and 31, then 35 and 35, then Rouge 32 before Noir 37
    cards: `${BURNT} Qs 8h 4d 9c Jd 7s Td 4h Kc 9d 6h Th Js 5c Qd Kh 8s 7h 9s 3c Jc Tc Ah Qh Ac Td`,
    scenes: [
      'deal, Anna stake rouge 100',
      'Anna done, deal',
      'Anna choose rouge prison, Anna done, deal',
      'Anna done, deal',
      'deal, Anna done, deal',
    ],
  },
  insured: {
    options: { purses: [1000] },
    cards: `${BURNT} Ks 9h 2d Jh Qc 8d 6s 7c`,
    scenes: ['deal, Anna stake noir 500', 'Anna insure noir', 'Anna done, deal'],
  },
};

const actionOf = ([type, chance, what]: readonly string[]): Action => {
  if (type === 'stake') return { type, chance, amount: Number(what) } as Action;
  if (type === 'choose') return { type, chance, choice: what } as Action;
  return (chance ? { type, chance } : { type }) as Action;
};

let fresh: ReturnType<typeof coupLaw> | undefined;
/** The law of the first coup of six packs; it takes a fifth of a second. */
const law = (): ReturnType<typeof coupLaw> => (fresh ??= coupLaw(freshComposition(6)));
const rougeOf = (stake?: number): ChanceEdges => edges(law(), {}, stake).rouge;

const STANDARD = trenteQuarante.open({}).options;

/** The ranges of stakes for which insurance is the better bet: whole chips up to the maximum of a chance. */
function insurable(): readonly { readonly from: number; readonly to: number }[] {
  const runs: { from: number; to: number }[] = [];
  const bare = rougeOf().half!.perCoup;
  for (let stake = 1; stake <= STANDARD.max; stake++) {
    if (rougeOf(stake).insured.perCoup >= bare) continue;
    const last = runs.at(-1);
    if (last?.to === stake - 1) last.to = stake;
    else runs.push({ from: stake, to: stake });
  }
  return runs;
}

/** The stakes in default chips for which prison is better than half. */
const oddStakes = (): readonly number[] => stakesForPrison(law(), {}, STANDARD);

const summed = (what: Exclude<keyof CountedShoe, 'seed'>): number =>
  countedShoes().reduce((sum, shoe) => sum + shoe[what], 0);

/** The figures of the page, by name. */
const COUNTED: Readonly<Record<string, (words: readonly string[]) => number>> = {
  refait: () => law().refait,
  /** Once in this many coups. */
  'refait-once': () => 1 / law().refait,
  tie: () => law().tie,
  wins: () => law().rouge,
  row: ([total]) => law().row[Number(total) - 31]!,
  bare: () => rougeOf().half!.perCoup,
  prison: () => rougeOf().prison!.perCoup,
  insured: ([stake]) => rougeOf(stake ? Number(stake) : undefined).insured.perCoup,
  locked: ([level]) => rougeOf().prisonValues!['ABC'.indexOf(level!)]!,
  'prison-from': () => oddStakes()[0]!,
  'prison-next': () => oddStakes()[1]!,
  'prison-to': () => oddStakes().at(-1)!,
  half: ([stake]) => shareOf(Number(stake), 2, STANDARD.halfRounding),
  /** A stake in question, and the one that a premium covers. */
  chips: ([stake]) => Number(stake),
  whole: () => STANDARD.insurance.per,
  'insure-from': ([run]) => insurable()[Number(run)]!.from,
  'insure-to': ([run]) => insurable()[Number(run)]!.to,
  shoes: () => countedShoes().length,
  coups: () => summed('coups'),
  ahead: () => summed('ahead'),
  'ahead-left': () => Math.max(...countedShoes().map(({ left }) => left)),
  'gain-a-shoe': () => summed('gain') / countedShoes().length,
  'always-bare': () => summed('bare') / summed('coups'),
  'always-insured': () => summed('insured') / summed('coups'),
  'insured-when-better': () => summed('better') / summed('coups'),
};

/** What happened to a stake in a scene. */
function lineOf({ events }: Scene<Game>, chance: string): TrenteQuarante.LedgerEntry {
  for (const event of events) if (event.type === 'entry' && event.entry.chance === chance) return event.entry;
  throw new Error(`Nothing became of a stake on ${chance}.`);
}

/** The facts visible in a scene, by name. */
const SEEN: Readonly<Record<string, (scene: Scene<Game>, words: readonly string[]) => number>> = {
  noir: ({ state }) => state.coup!.noirTotal,
  rouge: ({ state }) => state.coup!.rougeTotal,
  purse: ({ state }) => state.accounts.purses[0]!,
  stake: ({ events }, [chance]) =>
    events.reduce((sum, event) => (event.type === 'staked' && event.chance === chance ? sum + event.amount : sum), 0),
  premium: ({ events }) => events.reduce((sum, event) => (event.type === 'insured' ? sum + event.premium : sum), 0),
  net: (scene, [chance]) => lineOf(scene, chance!).net,
  back: (scene, [chance]) => lineOf(scene, chance!).back,
};

export const trenteQuaranteLesson: Lesson<Game> = {
  room: 'trente-quarante',
  tag: 'trente-quarante-board',
  game: trenteQuarante,
  icon: 'Kd',
  deals: Object.fromEntries(
    Object.entries(SCRIPTS).map(([name, script]) => [name, played(trenteQuarante, script, NAMES, actionOf)]),
  ),
  // the points at which a row ends, and the tie above them
  names: /^(31|32|40)\.?$/,
  figure: figuresOf(SEEN, COUNTED),
  holds([what, ...rest], scene) {
    const { state } = scene;
    switch (what) {
      case 'wins':
        return rest.join() === state.coup!.wins.join();
      case 'result':
        return state.coup!.result === rest[0];
      case 'stake':
        return lineOf(scene, rest[0]!).outcome === rest[1];
      default:
        throw new Error(`What is “${what}”?`);
    }
  },
};
