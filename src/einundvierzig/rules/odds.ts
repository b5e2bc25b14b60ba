/** Chances at Einundvierzig: what a hand may become, and how likely it takes the pot. */
export { handLaw, type HandLaw } from './hand-law.js';
export { OddsError, type KnownTable } from './odds-question.js';
export {
  fromView,
  showdownChances,
  showdownSteps,
  type Asked,
  type Effort,
  type FoundChances,
  type ShowdownChances,
} from './showdown-chances.js';
