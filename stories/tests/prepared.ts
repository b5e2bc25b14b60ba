/** Prepared deals: a croupier whose shoe holds chosen coups, played up to where a story begins. */
import { readCards, seededRandom, shuffledSource, stackedSource, type KnownCard } from '../../src/cards.ts';
import { Croupier, type SeatPort } from '../../src/croupier.ts';
import { trenteQuarante, type TrenteQuarante, type TrenteQuaranteOptions } from '../../src/rules.ts';

type Action = TrenteQuarante.Action;
type Chance = 'rouge' | 'noir' | 'couleur' | 'inverse';

/** Both rows of a coup, Noir first, by its result. */
const COUPS = {
  /** 38 and 34, the first card red. */
  'rouge couleur': '9h Ks 4d 7c 8s  Jd 3c Ah 6s 5d 9c',
  /** 36 and 31, the first card black. */
  'rouge inverse': 'Qs 8c 5h 6d 7s  Kd 4c 7h Tc',
  /** 32 and 36, the first card black. */
  'noir couleur': '7s Qc 5d Th  3h Js 9d 8c 6h',
  /** 33 and 37, the first card red. */
  'noir inverse': 'Ah 9c Kd 6s 7h  8d Tc 5s 4h Qd',
  /** 33 and 33. */
  après: '6d Jc 8h 9s  Ks 5h 7c 2d 9h',
  /** 31 and 31. */
  refait: 'Qh 8c Ts 3d  5s Kc 7h Ad 8d',
  /** 40 and 39, the first card red. */
  quarante: 'Th Jd Kc Qs  9h Ts 2d 9c 9d',
  /** 32 in fourteen cards, and 34 in thirteen. */
  'long rows': 'As Ad Ah Ac 2s 2d 2h 2c 3s 3d 3h 3c 4s 4d  Ah As Ad 2c 2h 2s 3d 3c 3h 3s 4c 4h 5d',
  /** With the court cards at 11, 12 and 13: 41 and 42, the first card red. */
  'high courts': 'Kh Qs 5d Jc  Qd Ks 4c Kd',
  /** Noir 37, and Rouge cut short at 23. */
  'cut short': 'Kh 9s 8c Ts  Jd 9c 4h',
} as const;
export type CoupName = keyof typeof COUPS;

export const stake = (chance: Chance, amount: number): Action => ({ type: 'stake', chance, amount });
export const insure = (chance: Chance): Action => ({ type: 'insure', chance });
export const lock = (chance: Chance): Action => ({ type: 'choose', chance, choice: 'prison' });
/** This punter is done: the croupier deals, or carries out the choices. */
export const DONE: Action = { type: 'done' };

/** A realistic sequence of past coups, for the road. */
export const MORNING: readonly CoupName[] = [
  ...(['noir couleur', 'noir inverse', 'rouge inverse', 'après', 'noir couleur', 'rouge couleur'] as const),
  ...(['rouge inverse', 'noir inverse', 'refait', 'noir couleur', 'rouge couleur', 'rouge inverse'] as const),
];

export interface Deal {
  /** The coups of the shoe, in order. */
  readonly coups: readonly CoupName[];
  /** What the first seat does before the story begins. */
  readonly before?: readonly Action[];
  /** Coups that came before all this. */
  readonly past?: readonly CoupName[];
  readonly options?: Partial<TrenteQuaranteOptions>;
  /** The shoe ends with the last of these coups. */
  readonly ends?: boolean;
}

export type Port = SeatPort<Action, TrenteQuarante.Event, TrenteQuarante.View>;

/** A croupier who deals these coups, and then cards in a fixed order. */
export function prepared({
  coups,
  before = [],
  past = [],
  options = {},
  ends = false,
}: Deal): Croupier<typeof trenteQuarante> {
  const croupier = new Croupier(trenteQuarante, {
    options,
    source: pack => {
      const rest = [...pack];
      // The story’s own coups first: past ones may have other suits.
      const shown = coups.flatMap(name => readCards(COUPS[name]).map(card => take(rest, card)));
      const gone = past.flatMap(name => readCards(COUPS[name]).map(card => take(rest, card)));
      const mixed = shuffledSource(rest, seededRandom('stories'));
      mixed.shuffle();
      const { burn } = trenteQuarante.open(options).options;
      const burnt = mixed.draw(burn);
      return stackedSource([...burnt, ...gone, ...shown, ...(ends ? [] : mixed.order())]);
    },
  });
  croupier.start();
  for (const action of [...past.map(() => DONE), ...before]) {
    const refusal = croupier.act(0, action);
    if (refusal) throw new Error(`${JSON.stringify(action)}: ${refusal.message}`);
  }
  return croupier;
}

/** The ports of all seats of a prepared table. */
export const portsOf = (deal: Deal): readonly Port[] => {
  const croupier = prepared(deal);
  return croupier.state.punters.map((_, seat) => croupier.port(seat));
};

/** The card or, if all of it are gone, one of the same rank, if possible of the same colour. */
function take(pack: KnownCard[], card: KnownCard): KnownCard {
  const [rank, suit] = card;
  const twin = { c: 's', s: 'c', d: 'h', h: 'd' }[suit!]!;
  for (const each of [card, rank! + twin, ...['c', 'd', 'h', 's'].map(other => rank! + other)]) {
    const place = pack.indexOf(each as KnownCard);
    if (place >= 0) return pack.splice(place, 1)[0]!;
  }
  throw new Error(`No ${rank} is left in the shoe.`);
}
