/** How a hand of poker ends: who tells it, what is won, what moves. */
import { html, type TemplateResult } from 'lit';
import type { Seat } from '../game/contract.js';
import { count } from '../table/counting.js';
import { chips } from '../table/messages.js';
import { FRAMES_AFTER, framesFrom, type Motion } from '../table/motion.js';
import { stack } from '../table/pieces.js';
import type { Symbols } from '../table/symbols.js';
import { RESTS, TAKES } from '../table/timing.js';
import { heaps } from './pots.js';
import type { StatusLine } from './status-line.js';
import type { PokerText } from './text/en.js';

/** Who tells: how they call a seat, and what they say of it or to it. */
export interface Teller<Text extends PokerText = PokerText> extends Pick<StatusLine, 'inner' | 'tell'> {
  readonly words: Text;
}

/** What the house has taken of the pots, if anything. */
export function taxOf(
  pots: readonly { readonly amount: number; readonly tax: number }[],
  { taxed }: PokerText['ending'],
): string {
  const [amount, tax] = (['amount', 'tax'] as const).map(part => pots.reduce((sum, pot) => sum + pot[part], 0));
  return tax! > 0 ? taxed(chips(amount!), chips(tax!)) : '';
}

/** Who has won how much: “Bruno wins 60, you 20”. */
export const winners = (
  { inner, tell, words }: Teller,
  [first, ...others]: readonly (readonly [Seat, number])[],
): string =>
  [tell(words.ending.wins, ...first!), ...others.map(([seat, amount]) => `${inner(seat)} ${chips(amount)}`)].join(', ');

/** What a seat has won: chips, and their sum. */
export const won = (symbols: Symbols, amount: number): TemplateResult =>
  html`<span class="won"
    ><span class="piles">${heaps(amount).map(heap => stack(symbols, heap))}</span
    ><b class="sum">+ ${chips(amount)}</b></span
  >`;

/** The cards that count rise, and the pots go to their winners, whose chips count up to what they have. */
export async function winnersPaid(
  root: ParentNode,
  motion: Motion,
  purses: readonly number[],
  gains: ReadonlyMap<Seat, number>,
): Promise<void> {
  const all = (selector: string): Element[] => [...root.querySelectorAll(selector)];
  const middle = root.querySelector('.mid');
  await Promise.all([
    ...all('.seat .card.lift').map(card =>
      motion.animate(card, [{ transform: 'none' }, { transform: 'translateY(-6%)' }], TAKES.shift),
    ),
    ...all('.won').map(pile =>
      motion.animate(pile, middle && motion.moves ? framesFrom(pile, middle) : FRAMES_AFTER, TAKES.pot, {
        delay: RESTS.pot,
      }),
    ),
    ...[...gains].map(([seat, gain]) =>
      count(
        root.querySelector(`[data-seat="${seat}"] .plate i`),
        purses[seat]! - gain,
        purses[seat]!,
        motion,
        RESTS.purse,
      ),
    ),
  ]);
  await motion.pause(RESTS.won);
}
