/** Places the slip with a price: beside its bet, and over nothing that should be visible. */
import { distance, overlap, type Area } from '../../table/lazy/guide/bubble.js';

export type Point = readonly [x: number, y: number];
type Size = Pick<Area, 'width' | 'height'>;

/** The surroundings of a slip. */
export interface Surroundings {
  /** The area that must contain it. */
  readonly cloth: Area;
  /** Its subject: the chips of the bet, else its name, else its place. */
  readonly about: Area;
  /** The outline of the place, if it is cut out of the cloth. */
  readonly outline: readonly Point[] | undefined;
  /** What must not be hidden. */
  readonly taken: readonly Area[];
  /** The places of other bets. */
  readonly others: readonly Area[];
}

/** The area of a slip, and its distance from the ideal (px). */
export interface PlacedArea extends Area {
  readonly cost: number;
}

/** Step of the search, and the distance kept from the edge of the cloth (px). */
const GRID = 4;
const EDGE = 4;
/** Distances round the bet that are searched one after another (px). */
const REACHES = [24, 80, 240, Infinity];
/** Between a slip and what it must not hide (px). */
const GAP = 2;
/** Up to this distance it counts as beside its place (px). */
const NEAR = 14;
/** The penalty for covering the place of another bet, for each px², in px of distance. */
const STRANGE = 0.01;
/** The penalty for each ninth of it outside its field (px). */
const OUTSIDE = 12;
const NINTHS = [0, 0.5, 1];

/** The distance between their centres (px). */
const apart = (one: Area, other: Area): number =>
  Math.hypot(
    one.left + one.width / 2 - other.left - other.width / 2,
    one.top + one.height / 2 - other.top - other.height / 2,
  );

/** Whether a point is inside an outline. */
function isInside(outline: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  outline.forEach(([x1, y1], at) => {
    const [x2, y2] = outline.at(at - 1) ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

/** How many ninths of an area are outside an outline. */
const outside = (outline: readonly Point[], { height, left, top, width }: Area): number =>
  NINTHS.flatMap(x => NINTHS.map((y): Point => [left + x * width, top + y * height])).filter(
    point => !isInside(outline, point),
  ).length;

/** Whether a slip is beside its place, or mostly inside its outline: then it needs no name. */
export const isNear = (slip: Area, place: Area, outline: readonly Point[] | undefined): boolean =>
  outline ? outside(outline, slip) <= 4 : distance(slip, place) <= NEAR;

/** The position of a slip: the nearest to its subject where it hides nothing; undefined if there is none. */
export function placed(
  { width, height }: Size,
  { about, cloth, outline, others, taken }: Surroundings,
): PlacedArea | undefined {
  const walls = taken.map(area => ({
    ...{ left: area.left - GAP, top: area.top - GAP },
    ...{ width: area.width + 2 * GAP, height: area.height + 2 * GAP },
  }));
  let best: PlacedArea | undefined;
  for (const reach of REACHES) {
    const from = { x: about.left - width - reach, y: about.top - height - reach };
    const to = { x: about.left + about.width + reach, y: about.top + about.height + reach };
    const [right, bottom] = [cloth.left + cloth.width - width - EDGE, cloth.top + cloth.height - height - EDGE];
    for (let top = Math.max(cloth.top + EDGE, from.y); top <= Math.min(bottom, to.y); top += GRID)
      for (let left = Math.max(cloth.left + EDGE, from.x); left <= Math.min(right, to.x); left += GRID) {
        const here = { left, top, width, height };
        const far = distance(here, about) + apart(here, about) / 8;
        if ((best && far >= best.cost) || walls.some(wall => overlap(here, wall) > 0)) continue;
        const strange = others.reduce((sum, other) => sum + overlap(here, other), 0);
        const cost = far + STRANGE * strange + (outline ? OUTSIDE * outside(outline, here) : 0);
        if (!best || cost < best.cost) best = { ...here, cost };
      }
    // nothing farther away is better
    if (best && best.cost <= reach) break;
  }
  return best;
}
