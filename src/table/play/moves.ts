/** The ways in which something moves at a table. */
import { chips } from '../look/messages.js';
import { FRAMES_AFTER, FRAMES_BACK, framesFrom, framesIn, type Motion } from './motion.js';
import { allAt, elementAt, type Place } from './places.js';
import { slide, travel } from './slide.js';
import { RESTS, TAKES } from './timing.js';

/** Where something was on the screen, if it was there. */
type Measured = Pick<Element, 'getBoundingClientRect'> | undefined;

/** Something that moves, and its surroundings. */
interface Moving {
  readonly root: ParentNode;
  readonly motion: Motion;
  readonly element: HTMLElement;
  readonly from: HTMLElement | undefined;
  readonly to: HTMLElement | undefined;
  /** Where it lay before what has just been drawn. */
  readonly before: Measured;
  /** For a count: from one number of chips to another. */
  readonly sums: readonly [from: number, to: number] | undefined;
}

/** In how many steps a sum counts. */
const COUNT_STEPS = 12;

/** A sum visibly counts up or down, from one number of chips to another. */
async function count(place: Element, from: number, to: number, motion: Motion): Promise<void> {
  const sum = chips(to);
  const text = [...place.childNodes].find(node => node instanceof Text && node.data.includes(sum)) as Text | undefined;
  if (!text || from === to || motion.still) return;
  const { data } = text;
  let said = data;
  // Anything written there meanwhile stays.
  for (let step = 0; step <= COUNT_STEPS && text.data === said; step++) {
    text.data = said = data.replace(sum, chips(Math.round(from + ((to - from) * step) / COUNT_STEPS)));
    if (step > 0) await motion.pause(TAKES.count);
  }
}

/** The chips of a stake, without their sum. */
const pileIn = (stake: HTMLElement): Element | null => stake.querySelector('.pile');

/** The cards at a place. */
const cardsIn = (hand: HTMLElement, marks = ''): readonly Element[] => [
  ...hand.querySelectorAll(`[part=card]${marks}`),
];

const WAYS = {
  /** A card comes from the pack, and turns over on its way unless it stays face down. */
  deal: ({ motion, element, from }) => {
    if (!from || !motion.moves) return;
    const turns = !element.classList.contains('back');
    void motion.animate(element, framesFrom(element, from, turns), TAKES.deal);
    if (turns) void motion.animate(element, FRAMES_BACK, TAKES.deal, { part: '::before' });
  },
  /** A card turns over in place. */
  turn: ({ motion, element }) => void motion.animate(element, FRAMES_BACK, TAKES.turnOver, { part: '::before' }),
  /** The cards of a hand go back to the dealer. */
  fold: ({ motion, element }) =>
    Promise.all(
      cardsIn(element).map(card => motion.animate(card, framesIn('translateY(-30px) scale(.7)').reverse(), TAKES.fold)),
    ),
  /** The cards of a hand that count rise. */
  lift: ({ motion, element }) =>
    Promise.all(
      cardsIn(element, '.lift').map(card =>
        motion.animate(card, [{ transform: 'none' }, { transform: 'translateY(-6%)' }], TAKES.shift),
      ),
    ),
  /** What belongs to a dealt card appears when the card has arrived. */
  follow: ({ motion, element }) => motion.animate(element, FRAMES_AFTER, TAKES.deal),
  /** Chips are put down. */
  land: ({ motion, element }) => motion.animate(pileIn(element), framesIn('translateY(-26px) scale(1.12)'), TAKES.chip),
  /** A sum rises from a stake that has won. */
  rise: ({ motion, element }) =>
    motion.animate(element.querySelector('.sum'), framesIn('translateY(-60px)'), TAKES.sum),
  /** Chips like those of a stake move somewhere, or come from there; the stake itself stays. */
  slide: ({ root, motion, element, from, to }) => slide(root, motion, pileIn(element), from ?? element, to ?? element),
  /** The chips of a stake move somewhere and disappear. */
  gather: ({ root, motion, element, to }) => {
    const pile = pileIn(element);
    return pile && to && travel(root, motion, pile, pile, to, TAKES.slide);
  },
  /** Chips move to their place from another one. */
  glide: ({ root, motion, element, from }) => from && travel(root, motion, element, from, element, TAKES.slide),
  /** Winnings go to the winner, with their sum. */
  pay: ({ root, motion, element, from }) => from && travel(root, motion, element, from, element, TAKES.pot),
  /** Something moves to its place from where it was before. */
  shift: ({ motion, element, before }) => before && motion.animate(element, framesFrom(element, before), TAKES.glide),
  /** A sum counts up or down to its value. */
  count: ({ motion, element, sums }) => sums && count(element, ...sums, motion),
  /** A mark appears beside the others. */
  mark: ({ motion, element }) => motion.animate(element, framesIn('translateY(-22px)'), TAKES.mark),
  /** A bead slides along its rod. */
  bead: ({ motion, element }) =>
    motion.animate(element, [{ transform: 'translate(0,40px)' }, { transform: 'none' }], TAKES.glide),
  /** The last card is marked in the case-keeper. */
  gone: ({ motion, element }) =>
    Promise.all(
      [...element.querySelectorAll('.now')].map(mark =>
        motion.animate(mark, framesIn('translateY(-14px)'), TAKES.mark),
      ),
    ),
  /** The rows of a table appear one after another. */
  rows: ({ motion, element }) =>
    Promise.all(
      [...element.querySelectorAll('tr')].map((row, place) =>
        motion.animate(row, framesIn('translateX(12px)'), TAKES.entry, { delay: RESTS.entry * place }),
      ),
    ),
} satisfies Readonly<Record<string, (moving: Moving) => unknown>>;

/** Something that moves. */
export interface Move {
  readonly what: Place;
  readonly how: keyof typeof WAYS;
  /** Where it comes from. */
  readonly from?: Place;
  /** Where it goes, if not to its own place. */
  readonly to?: Place;
  /** For a count: from one number of chips to another. */
  readonly sums?: readonly [from: number, to: number];
}

/** Where the things lie that are to come from there, before they are drawn elsewhere. */
export const positionsBefore = (root: ParentNode, moves: readonly Move[] = []): readonly Measured[] =>
  moves.map(({ what, how }) => {
    const there = how === 'shift' ? elementAt(root, what)?.getBoundingClientRect() : undefined;
    return there && { getBoundingClientRect: () => there };
  });

/** Moves something; resolves when it has come to rest, or at once where it is not there. */
export async function moved(root: ParentNode, motion: Motion, move: Move, before: Measured): Promise<void> {
  const at = (place: Move['from']): HTMLElement | undefined => place && elementAt(root, place);
  const [from, to] = [at(move.from), at(move.to)];
  // what should come from a place that is not there stays where it is
  if ((move.from && !from) || (move.to && !to)) return;
  const way: (moving: Moving) => unknown = WAYS[move.how];
  const { sums, what } = move;
  await Promise.all(allAt(root, what).map(element => way({ root, motion, element, from, to, before, sums })));
}
