import type { DrawnBooth, Hall } from '#contract/fairs/fair-shapes.ts';

type Point = readonly [x: number, y: number];
type Box = Pick<DrawnBooth, 'x' | 'y' | 'w' | 'h'>;

/** In cells: the distance at which one walks past a booth, and at which two ways lie beside each other. */
const BESIDE = 0.5;
const APART = 0.3;
/** In cells: from the middle of an aisle. */
const LANE = 0.2;

const within = (value: number, from: number, length: number) => value > from && value < from + length;

/** The point before a booth, on the side where no other booth stands against it; the lower one of two. */
function before(booth: Box, booths: readonly Box[]): Point {
  const x = booth.x + booth.w / 2;
  const below = booth.y + booth.h + BESIDE;
  const taken = booths.some((other) => within(x, other.x, other.w) && within(below, other.y, other.h));
  return [x, taken ? booth.y - BESIDE : below];
}

/**
 * The way from the entrance past the booths in order, as the corners of a line in cells: along the aisles, and from one aisle to
 * another where no booth stands, nearest first, beside the ways walked before.
 */
export function routeLine(hall: Hall, booths: readonly Box[], stops: readonly Box[]): Point[] {
  const columns = Array.from({ length: Math.floor(hall.width / APART) }, (_, at) => (at + 0.5) * APART);
  const walked: { x: number; from: number; to: number }[] = [];
  const crossing = (a: Point, b: Point) => {
    const [from, to] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
    const meets = (top: number, bottom: number) => top < to && bottom > from;
    const far = (x: number) => Math.abs(x - a[0]) + Math.abs(x - b[0]);
    const free = columns
      .filter(
        (x) => !booths.some((booth) => within(x, booth.x - 0.2, booth.w + 0.4) && meets(booth.y, booth.y + booth.h)),
      )
      .filter((x) => !walked.some((way) => Math.abs(way.x - x) < APART - 0.01 && meets(way.from, way.to)))
      .sort((one, other) => far(one) - far(other));
    const x = free[0] ?? b[0];
    walked.push({ x, from, to });
    return x;
  };
  const line: Point[] = [[hall.width / 2, hall.height]];
  for (const stop of stops) {
    const at = line.at(-1) as Point;
    const next = before(stop, booths);
    if (at[1] !== next[1]) {
      const x = crossing(at, next);
      line.push([x, at[1]], [x, next[1]]);
    }
    line.push(next);
  }
  return inLanes(line);
}

/** Of each aisle, those who walk one way keep to one side: a way and the way back lie beside each other. */
const inLanes = (line: readonly Point[]): Point[] =>
  line.slice(1).flatMap(([toX, toY], at) => {
    const [x, y] = line[at] as Point;
    const lane = Math.sign(toX - x) * LANE;
    return y === toY && x !== toX ? [[x, y + lane] as const, [toX, toY + lane] as const] : [];
  });
