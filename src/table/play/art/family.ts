import type { KnownCard, Rank, Suit } from '../../../cards/card.js';
import type { Language } from '../../look/lang.js';
import { SHARED } from './figures.js';
import { at, INKS, items, moved, paint, placed, round, type Ink, type Place } from '../../look/art/painter.js';

/**
 * How much a face shows: `full` from 110 px wide, `large` (the same with a larger index) from 44 to 110 px, `compact`
 * (index in the left half, for overlapped cards) from 36 to 72 px, `small` (rank over suit) below 44 px.
 */
export type FaceSize = 'full' | 'large' | 'compact' | 'small';

/** The face to draw. */
export interface Face {
  readonly card: KnownCard;
  readonly size: FaceSize;
  readonly letters: Language;
  /** Diamonds blue and clubs green, in the French family. */
  readonly fourColour?: boolean;
}

/** A family of patterns: French or double German. */
export interface Family {
  readonly id: 'french' | 'german';
  /**
   * A face as SVG for the viewBox `0 0 250 350`, without the ivory card under it. Elements common to both halves share
   * a path, and a figure has one path per layer, since every card shown holds a copy of each node.
   */
  face(face: Face): string;
}

/** What defines a family: its figures, signs and rows. */
export interface Pattern {
  readonly id: Family['id'];
  readonly parts: Readonly<Record<string, string>>;
  /** By rank and suit: colour letters of robe, cloth and hair; parts in any order, `-` before one that faces right. */
  readonly figures: Readonly<Record<string, readonly [colours: string, parts: string]>>;
  /** The skeleton of the index sign. */
  index(rank: Rank, letters: Language): string;
  colour(suit: Suit, fourColour: boolean): string;
  /** Draws the sign of a suit at many places at once. */
  signs(suit: Suit, places: readonly Place[], colour: string): string;
  /**
   * Rows of pips by rank, in the side columns and in the middle one: steps above the centre, mirrored below unless
   * negative.
   */
  readonly sides: Readonly<Record<string, readonly number[]>>;
  readonly middles: Readonly<Record<string, readonly number[]>>;
  /** The positions of a court card's signs. */
  courtSigns(rank: Rank): readonly Place[];
  ace(suit: Suit, colour: string): string;
  /** What pips grow on, drawn under them: the stem that both halves share, and a branch to each. */
  twigs?(suit: Suit, places: readonly Place[], scale: number): string;
}

/** A figure of two halves or, with `bust`, its head alone, in position. */
const figure = (pattern: Pattern, card: KnownCard, bust: boolean, place: string): string => {
  const [inks, parts] = pattern.figures[card] ?? ['kkk', ''];
  const ink = (index: number): string => INKS[inks.charAt(index) as Ink];
  const drawn = (bust ? parts.replace(/\S+[be]\b|x\S+/g, '') : parts + ' e').split(' ').flatMap(part => {
    const name = part.replace('-', '');
    // What is held is drawn about its own axis, at x = 50.
    return items(pattern.parts[name] ?? SHARED[name] ?? '', name[0] === 'x' ? 50 : 0, 0, name === part ? 1 : -1, 1);
  });
  const whole = bust ? drawn : drawn.flatMap(item => [item, item[0] + moved(item.slice(1), 0, 0, -1)]);
  return paint(
    whole,
    {
      a: ink(0),
      c: ink(1),
      h: ink(2),
      l: inks[2] === 'k' ? INKS.w : INKS.k,
      t: /^.?g/.test(inks) ? INKS.k : INKS.g,
      p: card[0] === 'Q' ? INKS.w : INKS.g,
    },
    place,
  );
};

/** A position, and its counterpart on the other half. */
const both = ([x, y, scale]: Place): readonly Place[] => [
  [x, y, scale],
  [-x, -y, -scale],
];

/** Makes a family from its pattern. */
export const family = (pattern: Pattern): Family => ({
  id: pattern.id,
  face({ card, size, letters, fourColour = false }) {
    const rank = card[0] as Rank;
    const suit = card[1] as Suit;
    const court = /[JQK]/.test(rank);
    const ten = rank === 'T';
    const colour = pattern.colour(suit, fourColour);
    const signs = (...places: readonly Place[]): string => pattern.signs(suit, places, colour);
    // The pen scales with the sign; the wider ten is drawn a little narrower.
    const index = (x: number, y: number, scaleX: number, scaleY: number, pen: number, twice = false): string => {
      const scale = ten ? round(scaleX * 0.88) : scaleX;
      const left = round(x - 10 * scale);
      const sign = pattern.index(rank, letters);
      // under the sign's own scale the centre of the card is elsewhere
      const other = twice ? moved(sign, (250 - 2 * left) / scale, (350 - 2 * y) / scaleY, -1) : '';
      return `<path d="${sign}${other}" transform="translate(${left} ${y})scale(${scale} ${scaleY})" fill="none" stroke="${colour}" stroke-width="${pen}"/>`;
    };
    if (size === 'small') return index(125, 26, ten ? 5.7 : 4.8, 2.45, 8) + signs([125, 260, 1.42]);
    if (size === 'compact') {
      const lower = court ? figure(pattern, card, true, at(171, 362, 1.15)) : signs([174, 266, 1.1]);
      return (
        // left out by the sheets where another card lies over it
        `<g class="lower">${lower}</g>` + index(ten ? 63 : 60, 26, ten ? 3.2 : 3.4, 1.8, 7.6) + signs([60, 196, 0.8])
      );
    }
    const large = size === 'large';
    const scale = large ? 0.88 : 1;
    const pips = [-46, 0, 46].flatMap(x =>
      ((x ? pattern.sides : pattern.middles)[rank] ?? []).flatMap(row => {
        const pip: Place = [x, -19 * Math.abs(row), 0.46];
        return row > 0 ? both(pip) : [pip];
      }),
    );
    const corner: Place = large ? [-98.5, -70.5, 0.36] : [-104, -97, 0.25];
    const inside = (court ? pattern.courtSigns(rank).flatMap(both) : pips).map(([x, y, size]): Place => [
      x * scale,
      y * scale,
      size * scale,
    ]);
    const middle = (): string => {
      if (court) return figure(pattern, card, false, at(125, 175, scale));
      if (rank === 'A') return placed(125, 175, scale, pattern.ace(suit, colour));
      return pattern.twigs?.(suit, pips, scale) ?? '';
    };
    return (
      middle() +
      (large ? index(ten ? 29 : 26.5, 15, 1.5, 0.925, 6, true) : index(ten ? 22 : 21, 15, 1.05, 0.65, 5.4, true)) +
      signs(...[...both(corner), ...inside].map(([x, y, size]): Place => [x + 125, y + 175, size]))
    );
  },
});
