import type { Hall } from './fair-shapes.ts';
import { roundedPath, routeLine } from './route-line.ts';
import type { Box, Point } from './walking-order.ts';

/** One grid cell, in drawing units. */
const CELL = 22;
/** Cells around the booths, for the ways before them. */
const AROUND = 1;
/** A way longer than this, in cells, shows its direction. */
const LONG = 4;
/** Around the floor, in drawing units; below it the entrance is named. */
const EDGE = 8;
const NAMED = 24;

/** The part of a hall in which booths stand, in cells: the empty rest of a large hall is not drawn. */
function drawnPart(hall: Hall, booths: readonly Box[]) {
  const left = Math.max(0, Math.min(...booths.map(({ x }) => x), hall.width / 2 - 2) - AROUND);
  const right = Math.min(hall.width, Math.max(...booths.map(({ x, w }) => x + w), hall.width / 2 + 2) + AROUND);
  const top = Math.max(0, Math.min(...booths.map(({ y }) => y), hall.height) - AROUND);
  const bottom = Math.min(hall.height, Math.max(...booths.map(({ y, h }) => y + h), 0) + AROUND * 2);
  return booths.length === 0
    ? { left: 0, top: 0, right: hall.width, bottom: hall.height }
    : { left, top, right, bottom };
}

/** What a plan of the hall measures, in drawing units: all of it, its floor, and the middle of its entrance. */
export function planOf(hall: Hall, booths: readonly Box[]) {
  const { left, top, right, bottom } = drawnPart(hall, booths);
  const [x, y, width, height] = [left * CELL, top * CELL, (right - left) * CELL, (bottom - top) * CELL];
  return {
    view: { x: x - EDGE, y: y - EDGE, width: width + 2 * EDGE, height: height + 2 * EDGE + NAMED },
    floor: { x: x - EDGE / 2, y: y - EDGE / 2, width: width + EDGE, height: height + EDGE },
    width,
    door: [(hall.width / 2) * CELL, bottom * CELL] as Point,
  };
}

/** A booth as drawn: a gap apart from those beside it. */
export const drawnBox = ({ x, y, w, h }: Box) => ({
  x: x * CELL + 1.5,
  y: y * CELL + 1.5,
  width: w * CELL - 3,
  height: h * CELL - 3,
});

/** Where the number of a stop stands: at the booth's upper right corner. */
export const numberOf = ({ x, y, w }: Box): Point => [(x + w) * CELL - 7, y * CELL + 6];

export const ARROW = 'M-4 -4L3 0L-4 4Z';

/** The way of a route past its stops in order, as drawn: a line, an arrow on each long part, and its end. */
export function wayOf(hall: Hall, booths: readonly Box[], stops: readonly Box[]) {
  const way = routeLine({ ...hall, height: drawnPart(hall, booths).bottom }, booths, stops).map(
    ([x, y]): Point => [x * CELL, y * CELL],
  );
  const arrows = way.slice(1).flatMap(([toX, toY], at) => {
    const [x, y] = way[at] ?? [toX, toY];
    if (Math.abs(toX - x) + Math.abs(toY - y) < LONG * CELL) return [];
    const turn = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
    return `translate(${(x + toX) / 2} ${(y + toY) / 2}) rotate(${turn})`;
  });
  return { line: roundedPath(way, CELL / 2), arrows, end: way.at(-1) as Point };
}
