import { cardNumber, CARDS, isRed, type Card } from '../../cards/card.js';
import type { Options } from './options.js';

/** The four chances, each paid 1 to 1. */
export const CHANCES = ['rouge', 'noir', 'couleur', 'inverse'] as const;
/** One of the four chances. */
export type Chance = (typeof CHANCES)[number];

/** A row is dealt until its sum is this or more. */
export const ROW_ENDS_AT = 31;

/**
 * How a coup ended: decided; 31 and 31; another tie; a refait made void by the end of the shoe (T12); cut short by it
 * (T13).
 */
export type CoupResult = 'decided' | 'refait' | 'tie' | 'lastRefait' | 'unfinished';

/** Two rows and what they mean. */
export interface Coup {
  /** The first row, for Noir. */
  readonly noir: readonly Card[];
  /** The second row, for Rouge. */
  readonly rouge: readonly Card[];
  /** The sum of the first row, 31 to 40 unless the shoe ran out. */
  readonly noirTotal: number;
  /** The sum of the second row. */
  readonly rougeTotal: number;
  /** How the coup ended. */
  readonly result: CoupResult;
  /** The two chances that win; none unless the coup is decided. */
  readonly wins: readonly Chance[];
}

type CourtCards = Options['courtCards'];

const values = (jack: number, queen: number, king: number): Uint8Array =>
  Uint8Array.from(CARDS, card => ({ A: 1, T: 10, J: jack, Q: queen, K: king })[card[0]!] ?? Number(card[0]));
const VALUES: Readonly<Record<CourtCards, Uint8Array>> = { ten: values(10, 10, 10), '11-12-13': values(11, 12, 13) };

/** The value of a card: pips as printed, the ace 1 (T15), court cards 10 or 11, 12, 13 (T14). */
export const valueOf = (card: Card, courtCards: CourtCards): number => VALUES[courtCards][cardNumber(card)]!;

/** The sum of a row. */
export const sumOf = (row: readonly Card[], courtCards: CourtCards): number => {
  let sum = 0;
  for (const card of row) sum += valueOf(card, courtCards);
  return sum;
};

/** How the croupier calls a total: the units only, 40 and more in full. Seed: “statt 32 nennt er 2 … Bei 40 nennt er die volle Zahl”. */
export const announce = (total: number): string => String(total < 40 ? total % 10 : total);

/**
 * Reads a coup from its rows, Noir first (T3). The lower sum wins; Couleur wins if the first card of the first row has
 * the winning colour (T2, T17).
 * @param shoeEnds whether no card is left after this coup, or no further coup will be dealt from this shoe.
 */
export function readCoup(
  noir: readonly Card[],
  rouge: readonly Card[],
  { courtCards, lastRefait }: Pick<Options, 'courtCards' | 'lastRefait'>,
  shoeEnds: { readonly noCardLeft: boolean; readonly lastCoup: boolean },
): Coup {
  const noirTotal = sumOf(noir, courtCards);
  const rougeTotal = sumOf(rouge, courtCards);
  const coup = (result: CoupResult, wins: readonly Chance[] = []): Coup => ({
    noir,
    rouge,
    noirTotal,
    rougeTotal,
    result,
    wins,
  });
  if (noirTotal < ROW_ENDS_AT || rougeTotal < ROW_ENDS_AT) return coup('unfinished');
  if (noirTotal === rougeTotal) {
    if (noirTotal > ROW_ENDS_AT) return coup('tie');
    const { noCardLeft, lastCoup } = shoeEnds;
    const isLast = { counts: false, 'last-coup': lastCoup, 'exact-last-card': noCardLeft }[lastRefait];
    return coup(isLast ? 'lastRefait' : 'refait');
  }
  const rougeWins = rougeTotal < noirTotal;
  return coup('decided', [rougeWins ? 'rouge' : 'noir', isRed(noir[0]!) === rougeWins ? 'couleur' : 'inverse']);
}
