/** The path of chips over the cloth, avoiding the words of the status line. Pure geometry, in pixels. */

/** A place on the screen. */
export type Point = readonly [x: number, y: number];

/** A rectangle on the screen, as a `DOMRect` is one. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The clearance round an obstacle. */
const GAP = 4;

/** Whether the straight line between two points crosses an area; running along its edge does not count. */
function crosses([x, y]: Point, [toX, toY]: Point, { left, top, right, bottom }: Area): boolean {
  // the part of the line that is inside, from 0 to 1
  let [enters, leaves] = [0, 1];
  for (const [at, step, low, high] of [
    [x, toX - x, left, right],
    [y, toY - y, top, bottom],
  ] as const) {
    if (step === 0 && (at <= low || at >= high)) return false;
    if (step === 0) continue;
    const [first, last] = [(low - at) / step, (high - at) / step].sort((a, b) => a - b) as [number, number];
    enters = Math.max(enters, first);
    leaves = Math.min(leaves, last);
  }
  return enters < leaves;
}

/** The segments of a path. */
const stretchesOf = (points: readonly Point[]): readonly (readonly [from: Point, to: Point])[] =>
  points.slice(1).map((to, at) => [points[at]!, to]);

const lengthOf = (points: readonly Point[]): number =>
  stretchesOf(points).reduce((sum, [[fromX, fromY], [toX, toY]]) => sum + Math.hypot(toX - fromX, toY - fromY), 0);

/**
 * The shortest path of something of a given size, by its centre, from one point to another round the text, within
 * bounds; one that begins over the text begins above or below it. Undefined if there is no room.
 */
export function wayRound(
  from: Point,
  to: Point,
  { width, height }: { readonly width: number; readonly height: number },
  written: Area,
  bounds: Area,
): readonly Point[] | undefined {
  const [across, down] = [width / 2, height / 2];
  const area: Area = {
    left: written.left - across - GAP,
    top: written.top - down - GAP,
    right: written.right + across + GAP,
    bottom: written.bottom + down + GAP,
  };
  const { left, top, right, bottom } = area;
  const isInside = from[0] > left && from[0] < right && from[1] > top && from[1] < bottom;
  const begins: Point = isInside ? [from[0], from[1] - top < bottom - from[1] ? top : bottom] : from;
  if (!crosses(begins, to, area)) return [begins, to];
  const corners: readonly Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const ways = corners.flatMap((corner, at) => [
    [begins, corner, to],
    ...[1, 3].map(by => [begins, corner, corners[(at + by) % 4]!, to]),
  ]);
  const isFree = (points: readonly Point[]): boolean =>
    stretchesOf(points).every(([from, to]) => !crosses(from, to, area)) &&
    points
      .slice(1, -1)
      .every(
        ([x, y]) =>
          x - across >= bounds.left &&
          x + across <= bounds.right &&
          y - down >= bounds.top &&
          y + down <= bounds.bottom,
      );
  return ways.filter(isFree).sort((one, other) => lengthOf(one) - lengthOf(other))[0];
}

/** The position of each point along a path, from 0 to 1. */
export function partsOf(points: readonly Point[]): readonly number[] {
  const whole = lengthOf(points) || 1;
  return points.map((_, at) => lengthOf(points.slice(0, at + 1)) / whole);
}
