/** The odds of stud: the equity of each hand, each pot in chips, and which cards improve a hand. */
export { equity, equitySteps, fromView, type Asked, type AskedTable, type Effort, type Equity } from './equity.js';
export { outs, type Out } from './outs.js';
export { potShares, potShareSteps, type PotExpectation, type PotShares, type PotQuestion } from './pot-shares.js';
export { OddsError, type Hand, type KnownTable, type RangedHand, type Weights } from './spot.js';
export type { HandEquity } from './tally.js';
