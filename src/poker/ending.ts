/** How a hand of poker ends: who tells it, what is won, what moves. */
import { html, type TemplateResult } from 'lit';
import type { Seat } from '../game/contract.js';
import { count } from '../table/counting.js';
import type { Language } from '../table/lang.js';
import { chips, say } from '../table/messages.js';
import { FRAMES_AFTER, framesFrom, type Motion } from '../table/motion.js';
import { stack } from '../table/pieces.js';
import type { Symbols } from '../table/symbols.js';
import { RESTS, TAKES } from '../table/timing.js';
import { heaps } from './scene.js';
import type { BettingWords } from './words.js';

/** What is said of every end. `~` parts what is said of another from what is said to the player. */
export const ENDING_WORDS = {
  wins: '{0} wins {1}~You win {1}|{0} gewinnt {1}~Sie gewinnen {1}|{0} gagne {1}~Vous gagnez {1}',
  returned: '{1} back to {0}~{1} back to you|{1} zurück an {0}~{1} zurück an Sie|{0} reprend {1}~Vous reprenez {1}',
  split: 'The pot is divided|Der Pot wird geteilt|Le pot est partagé',
  shared: '{0}: {1}|{0}: {1}|{0} : {1}',
  // the winner’s hand, the next best one and whose it is
  beats: '{0}, ahead of {1} ({2}).|{0}; dahinter {1} ({2}).|{0}, devant {1} ({2}).',
  potsTo: '{0} go to {1}.|{0} gehen an {1}.|{0} sont pour {1}.',
  // all pots together, what the house takes of them
  taxed: 'Pot {0}, tax {1}.|Pot {0}, Taxe {1}.|Pot {0}, taxe {1}.',
  allFolded: 'All others have folded.|Alle anderen sind ausgestiegen.|Tous les autres se sont couchés.',
} as const;

/** Who tells: how he calls a seat, and what he says of it or to it. */
export interface Teller<Said extends BettingWords = BettingWords> {
  readonly language: Language;
  readonly words: Said;
  /** The name in the middle of a sentence. */
  readonly inner: (seat: Seat) => string;
  readonly phrase: (words: string, seat: Seat, amount: number) => string;
}

/** The name of a hand or a pot in the middle of a sentence: “Straight to the ten beats pair of nines”; letters of cards and German nouns stay. */
export const within = (name: string, language: Language): string =>
  name.replace(language === 'de' ? /^(?:Zwei|Drei|Vier|Höchste)(?= )/ : /^\p{Lu}(?=\p{Ll})/u, word =>
    word.toLowerCase(),
  );

/** What the house has taken of the pots, if anything. */
export function taxOf(pots: readonly { readonly amount: number; readonly tax: number }[], taxed: string): string {
  const [amount, tax] = (['amount', 'tax'] as const).map(part => pots.reduce((sum, pot) => sum + pot[part], 0));
  return tax! > 0 ? say(taxed, chips(amount!), chips(tax!)) : '';
}

/** Who has won how much: “Bruno wins 60, you 20”. */
export const winners = (
  { inner, phrase }: Pick<Teller, 'inner' | 'phrase'>,
  wins: string,
  [first, ...others]: readonly (readonly [Seat, number])[],
): string => [phrase(wins, ...first!), ...others.map(([seat, amount]) => `${inner(seat)} ${chips(amount)}`)].join(', ');

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
    ...all('.card.lift').map(card =>
      motion.animate(card, [{ transform: 'none' }, { transform: 'translateY(-14%)' }], TAKES.shift),
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
