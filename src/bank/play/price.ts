/** Prices of bets, in numbers. */
import type { BankView } from '../../stakes/bank-game.js';

/** What a bet costs on average, where it is laid. */
export interface Price {
  /** The chips that it is for: what lies there, else what the next tap lays. */
  readonly amount: number;
  /** What they lose on average, in chips; below 0 where the player has the better of it. */
  readonly cost: number;
  /** Whether it is only about so much: what is exact is still to come. */
  readonly isAbout?: boolean;
  /** What the game adds, in a few words. */
  readonly more?: string | undefined;
}

/** A price, and the name of its place. */
export interface Priced extends Price {
  readonly place: string;
}

/** An average number of chips: two figures that count. */
export const amountOf = (language: string, amount: number): string =>
  new Intl.NumberFormat(language, { maximumSignificantDigits: 2 }).format(Math.abs(amount));

/** Whether the seat of a view has something to do: else nothing can be laid. */
export const isAsked = ({ seat, turn }: BankView): boolean =>
  turn.kind === 'seats' && seat !== 'onlooker' && turn.seats.includes(seat);
