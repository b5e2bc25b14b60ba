import type { KnownCard, Rank, Suit } from '../../cards/card.js';
import type { Letters } from './alphabet.js';
import { SHARED } from './figures.js';
import { fixed, GROUND, items, paint, type Place } from './painter.js';

export type { Letters } from './alphabet.js';

/**
 * How much a face shows: `full` from 110 px wide, `large` (the same with a larger index) from 44 to 110 px, `compact`
 * (index in the left half, for cards overlapped by the next) from 36 to 72 px, `small` (rank over suit) below 44 px.
 */
export type FaceSize = 'full' | 'large' | 'compact' | 'small';

/** Which face is wanted. */
export interface Face {
  readonly card: KnownCard;
  readonly size: FaceSize;
  readonly letters: Letters;
  /** Diamonds blue and clubs green, in the French family. */
  readonly fourColour?: boolean;
}

/**
 * A face in two strings of SVG for the viewBox `0 0 250 350`. Paint `body` (it begins with the ivory card), then `half`,
 * then `half` again turned by 180° about 125,175. `half` is empty where nothing is two-way. {@link symbol} does this.
 */
export interface Art {
  readonly body: string;
  readonly half: string;
}

/** A family of patterns: French or double German. */
export interface Family {
  readonly id: 'french' | 'german';
  face(face: Face): Art;
}

/** What a family brings: its figures, signs and rows. */
export interface Pattern {
  readonly id: Family['id'];
  readonly parts: Readonly<Record<string, string>>;
  /** By rank and suit: colour letters of robe, cloth and hair; parts in any order, `-` before one that looks right. */
  readonly figures: Readonly<Record<string, readonly [colours: string, parts: string]>>;
  /** The skeleton of the index sign. */
  index(rank: Rank, letters: Letters): string;
  colour(suit: Suit, fourColour: boolean): string;
  /** Draws the sign of a suit at many places at once. */
  signs(suit: Suit, places: readonly Place[], colour: string): string;
  /** Rows of pips by rank, in the side columns and in the middle one: steps above the middle, with twins below unless negative. */
  readonly sides: Readonly<Record<string, readonly number[]>>;
  readonly middles: Readonly<Record<string, readonly number[]>>;
  /** Where the signs of a court stand. */
  courtSigns(rank: Rank): readonly Place[];
  ace(suit: Suit, colour: string, scale: number): string;
  /** What pips grow on, drawn under them; `half` for those of the upper half. */
  twigs?(suit: Suit, places: readonly Place[], half: boolean): string;
}

const group = (transform: string, content: string): string => `<g transform="${transform}">${content}</g>`;

/** A figure, or with `bust` its head alone. */
const figure = (pattern: Pattern, card: KnownCard, bust = false): string => {
  const [colours, names] = pattern.figures[card] ?? ['kkk', ''];
  const [a = 'k', c = 'k', h = 'k'] = colours;
  const drawn = (bust ? names.replace(/\S+[be]\b|\bx\S+/g, '') : names + ' e').split(' ').flatMap(name => {
    const turn = name[0] === '-';
    const part = turn ? name.slice(1) : name;
    // What is held is drawn on its own axis; the hand lies on x = 50.
    return items(pattern.parts[part] ?? SHARED[part] ?? '', part[0] === 'x' ? 50 : 0, 0, turn ? -1 : 1, 1);
  });
  return paint(drawn, {
    a: fixed(a),
    c: fixed(c),
    h: fixed(h),
    l: fixed(h === 'k' ? 'w' : 'k'),
    t: fixed(/g/.test(a + c) ? 'k' : 'g'),
    p: fixed(card[0] === 'Q' ? 'w' : 'g'),
  });
};

/** Makes a family from its pattern. */
export const family = (pattern: Pattern): Family => ({
  id: pattern.id,
  face({ card, size, letters, fourColour = false }) {
    const rank = card[0] as Rank;
    const suit = card[1] as Suit;
    const court = /[JQK]/.test(rank);
    const colour = pattern.colour(suit, fourColour);
    const index = (x: number, y: number, scaleX: number, scaleY: number, pen: number): string =>
      `<path d="${pattern.index(rank, letters)}" transform="translate(${x - 5 * scaleX} ${y})scale(${scaleX} ${scaleY})" fill="none" stroke="${colour}" stroke-width="${pen}"/>`;
    const signs = (places: readonly Place[]): string => (places.length ? pattern.signs(suit, places, colour) : '');
    if (size === 'small') return { body: GROUND + index(125, 26, 9.6, 4.9, 4) + signs([[125, 260, 1.42]]), half: '' };
    if (size === 'compact') {
      const bust = court ? group('translate(176 362)scale(1.05)', figure(pattern, card, true)) : signs([[172, 260, 1]]);
      return {
        body: GROUND + bust + index(60, 26, rank === 'T' ? 6 : 6.6, 3.6, 3.8) + signs([[60, 196, 0.8]]),
        half: '',
      };
    }
    const large = size === 'large';
    const scale = large ? 0.88 : 1;
    const corner: Place = large ? [-98.5, -70.5, 0.36] : [-104, -97, 0.25];
    const inside = (places: readonly Place[]): readonly Place[] =>
      places.map(([x, y, k]) => [x * scale, y * scale, k * scale]);
    const both = (x: number, row: number): readonly Place[] =>
      x
        ? [
            [-x, 19 * row, 0.46],
            [x, 19 * row, 0.46],
          ]
        : [[0, 19 * row, 0.46]];
    const pips = (use: (row: number) => boolean): readonly Place[] => [
      ...(pattern.sides[rank] ?? []).filter(use).flatMap(row => both(46, -Math.abs(row))),
      ...(pattern.middles[rank] ?? []).filter(use).flatMap(row => both(0, -Math.abs(row))),
    ];
    const upper = pips(row => row > 0);
    const rest = inside(pips(row => row <= 0));
    const twigs = (places: readonly Place[], half: boolean): string =>
      court || rank === 'A' ? '' : group(`scale(${scale})`, pattern.twigs?.(suit, places, half) ?? '');
    return {
      body:
        GROUND +
        group('translate(125 175)', rank === 'A' ? pattern.ace(suit, colour, scale) : twigs(rest, false) + signs(rest)),
      half: group(
        'translate(125 175)',
        (court ? group(`scale(${scale})`, figure(pattern, card)) : twigs(upper, true)) +
          (large ? index(-98.5, -160, 3, 1.85, 3) : index(-104, -160, 2.1, 1.3, 2.7)) +
          signs([corner, ...inside(court ? pattern.courtSigns(rank) : upper)]),
      ),
    };
  },
});

/** The symbol of a face or back under an id that the caller chooses; show it with `<use href="#id">`. */
export const symbol = (id: string, { body, half }: Art): string =>
  `<symbol id="${id}" viewBox="0 0 250 350">${body}` +
  (half && `<g id="${id}-half">${half}</g><use href="#${id}-half" transform="rotate(180 125 175)"/>`) +
  '</symbol>';
