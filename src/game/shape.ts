/** Shapes of views, as data. A view from elsewhere is validated against its game's shape before it is used. */
import type { Shape } from './contract.js';

/** The shape of an object of this type: a missing or surplus field is a compile error. */
export const fieldsOf = <Value>(fields: { readonly [Field in keyof Value]-?: Shape }): Shape => ({ fields });
export const values = (...given: readonly (string | number | null)[]): Shape => ({ values: given });
export const list = (each: Shape): Shape => ({ list: each });
export const perSeat = (each: Shape): Shape => ({ perSeat: each });
export const maybe = (shape: Shape): Shape => ({ maybe: shape });

export const ACCOUNTS: Shape = { fields: { house: 'integer', purses: perSeat('chips'), cloth: perSeat('chips') } };
export const TURN: Shape = {
  either: [
    { fields: { kind: values('croupier', 'over') } },
    { fields: { kind: values('seats'), seats: list('seat'), together: 'flag' } },
  ],
};
