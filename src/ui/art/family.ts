import type { KnownCard, Rank, Suit } from '../../cards/card.js';
import type { Letters } from './alphabet.js';
import { SHARED } from './figures.js';
import { GROUND, group, INKS, items, moved, paint, placed, round, type Ink, type Place } from './painter.js';

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
 * then `half` again turned by 180° about 125,175. `half` is empty where nothing is two-way. {@link whole} does this.
 * A figure is in the body, both halves in one path a layer: every card shown holds a copy of each node.
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
  ace(suit: Suit, colour: string): string;
  /** What pips grow on, drawn under them; with `stem` also the stem that both halves share. */
  twigs?(suit: Suit, places: readonly Place[], scale: number, stem?: boolean): string;
}

/** A figure of two halves, or with `bust` its head alone. */
const figure = (pattern: Pattern, card: KnownCard, bust: boolean): string => {
  const [inks, parts] = pattern.figures[card] ?? ['kkk', ''];
  const ink = (index: number): string => INKS[inks.charAt(index) as Ink];
  const drawn = (bust ? parts.replace(/\S+[be]\b|x\S+/g, '') : parts + ' e').split(' ').flatMap(part => {
    const name = part.replace('-', '');
    // What is held is drawn about its own axis, which lies on x = 50.
    return items(pattern.parts[name] ?? SHARED[name] ?? '', name[0] === 'x' ? 50 : 0, 0, name === part ? 1 : -1, 1);
  });
  const whole = bust ? drawn : drawn.flatMap(item => [item, item[0] + moved(item.slice(1), 0, 0, -1)]);
  return paint(whole, {
    a: ink(0),
    c: ink(1),
    h: ink(2),
    l: inks[2] === 'k' ? INKS.w : INKS.k,
    t: /^.?g/.test(inks) ? INKS.k : INKS.g,
    p: card[0] === 'Q' ? INKS.w : INKS.g,
  });
};

/** Makes a family from its pattern. */
export const family = (pattern: Pattern): Family => ({
  id: pattern.id,
  face({ card, size, letters, fourColour = false }) {
    const rank = card[0] as Rank;
    const suit = card[1] as Suit;
    const court = /[JQK]/.test(rank);
    const ten = rank === 'T';
    const colour = pattern.colour(suit, fourColour);
    const signs = (...places: readonly Place[]): string => (places[0] ? pattern.signs(suit, places, colour) : '');
    // The pen is scaled with the sign; a ten, wider than the others, is written a little narrower.
    const index = (x: number, y: number, scaleX: number, scaleY: number, pen: number): string => {
      const scale = ten ? round(scaleX * 0.88) : scaleX;
      return `<path d="${pattern.index(rank, letters)}" transform="translate(${round(x - 10 * scale)} ${y})scale(${scale} ${scaleY})" fill="none" stroke="${colour}" stroke-width="${pen}"/>`;
    };
    if (size === 'small')
      return { body: GROUND + index(125, 26, ten ? 5.7 : 4.8, 2.45, 8) + signs([125, 260, 1.42]), half: '' };
    if (size === 'compact')
      return {
        body:
          GROUND +
          (court ? placed(171, 362, 1.15, figure(pattern, card, true)) : signs([174, 266, 1.1])) +
          index(ten ? 63 : 60, 26, ten ? 3.2 : 3.4, 1.8, 7.6) +
          signs([60, 196, 0.8]),
        half: '',
      };
    const large = size === 'large';
    const scale = large ? 0.88 : 1;
    const inside = (places: readonly Place[]): readonly Place[] =>
      places.map(([x, y, size]) => [x * scale, y * scale, size * scale]);
    const pips = (isWanted: (row: number) => boolean): readonly Place[] =>
      [-46, 0, 46].flatMap(x =>
        ((x ? pattern.sides : pattern.middles)[rank] ?? [])
          .filter(isWanted)
          .map((row): Place => [x, -19 * Math.abs(row), 0.46]),
      );
    const upper = pips(row => row > 0);
    const rest = pips(row => row <= 0);
    return {
      body:
        GROUND +
        placed(
          125,
          175,
          1,
          rank === 'A'
            ? placed(0, 0, scale, pattern.ace(suit, colour))
            : court
              ? placed(0, 0, scale, figure(pattern, card, false))
              : (pattern.twigs?.(suit, rest, scale, true) ?? '') + signs(...inside(rest)),
        ),
      half: placed(
        125,
        175,
        1,
        (court ? '' : (pattern.twigs?.(suit, upper, scale) ?? '')) +
          (large ? index(ten ? -96 : -98.5, -160, 1.5, 0.925, 6) : index(ten ? -103 : -104, -160, 1.05, 0.65, 5.4)) +
          signs(large ? [-98.5, -70.5, 0.36] : [-104, -97, 0.25], ...inside(court ? pattern.courtSigns(rank) : upper)),
      ),
    };
  },
});

/** A face in one piece. */
export const whole = ({ body, half }: Art): string =>
  body + (half && half + group('transform="rotate(180 125 175)"', half));
