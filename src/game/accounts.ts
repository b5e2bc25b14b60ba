/** All chips of a table. The sum of all accounts never changes. */
export interface Accounts {
  /** The bank: winnings minus payouts and chips sold. May be negative. */
  readonly house: number;
  /** The purse of each seat. */
  readonly purses: readonly number[];
  /** What each seat has on the cloth: stakes, premiums, its share of the pots. */
  readonly cloth: readonly number[];
}

/** Accounts of a new table: the house has sold every seat its purse, so the sum is 0. */
export const openAccounts = (purses: readonly number[]): Accounts => ({
  house: purses.reduce((sum, purse) => sum - purse, 0),
  purses,
  cloth: purses.map(() => 0),
});

/** The sum of all accounts. */
export const total = ({ house, purses, cloth }: Accounts): number =>
  purses.reduce((sum, purse, seat) => sum + purse + cloth[seat]!, house);

/** The chips in the purse of a seat; 0 for a seat that the table does not have. */
export const purseOf = ({ accounts }: { readonly accounts: Accounts }, seat: number): number =>
  accounts.purses[seat] ?? 0;

/** The accounts after a seat's purse and cloth have changed to these values: the house takes or gives the rest. */
export function settleAccounts(accounts: Accounts, seat: number, purse: number, cloth: number): Accounts {
  return {
    house: accounts.house + accounts.purses[seat]! + accounts.cloth[seat]! - purse - cloth,
    purses: replaceAt(accounts.purses, seat, purse),
    cloth: replaceAt(accounts.cloth, seat, cloth),
  };
}

/** A list with one entry replaced. */
export function replaceAt<T>(list: readonly T[], index: number, value: T): readonly T[] {
  const copy = list.slice();
  copy[index] = value;
  return copy;
}
