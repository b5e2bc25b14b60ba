/** A policy as text, a letter for each situation: the form in which it is shipped. */
import { DIVISIONS, TIMES, UNKNOWN, type Weights } from '../../src/stakes/learnt.ts';
import { ACTS, type Learnt } from './training.ts';

/** The nearest division: whole numbers, with the remainder going to the largest fractions. */
export function divided(weights: readonly number[]): Weights {
  const sum = weights.reduce((all, each) => all + each, 0);
  const exact = weights.map(each => (each / sum) * TIMES);
  const times = exact.map(Math.floor);
  const byRemainder = [...times.keys()].sort((a, b) => exact[b]! - times[b]! - (exact[a]! - times[a]!) || a - b);
  const left = TIMES - times.reduce((all, each) => all + each, 0);
  for (const act of byRemainder.slice(0, left)) times[act]!++;
  return times as unknown as Weights;
}

const LETTERS = new Map(DIVISIONS.map((division, at) => [division.join(), String(at)]));

/** The text. What was met fewer than `fewest` times stays unknown. */
export function packed({ weights, met }: Learnt, fewest: number): string {
  let text = '';
  met.forEach((times, situation) => {
    const at = ACTS * situation;
    text += times < fewest ? UNKNOWN : LETTERS.get(divided([...weights.subarray(at, at + ACTS)]).join())!;
  });
  return text;
}

/** The module that ships a text: its subject, and the command that writes it. */
export const moduleOf = (text: string, about: string, command: string): string => `/**
 * ${about} Written by
 * \`${command}\`, never by hand.
 */
export const POLICY: string =
  '${text}';
`;
