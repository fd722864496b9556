import type { DrawnBooth, Hall } from './fair-shapes.ts';
import { type Box, type Point, standBefore } from './walking-order.ts';

/** In cells: how far inside the hall the way turns off from the entrance. */
const INSIDE = 0.8;

/**
 * The way from the entrance past the booths in order, as the corners of a line in cells: along the aisles, and from one aisle to
 * another where no booth stands.
 */
export function routeLine(hall: Hall, booths: readonly Box[], stops: readonly Box[]): Point[] {
  const middle = hall.width / 2;
  const line: Point[] = [
    [middle, hall.height],
    [middle, hall.height - INSIDE],
  ];
  for (const next of stops.map((stop) => standBefore(stop, booths))) {
    const [x, y] = line.at(-1) as Point;
    const [top, bottom] = [Math.min(y, next[1]), Math.max(y, next[1])];
    const blocks = booths.filter((booth) => booth.y < bottom && booth.y + booth.h > top);
    const isFree = (at: number) => !blocks.some((booth) => at > booth.x && at < booth.x + booth.w);
    const far = (at: number) => Math.abs(at - x) + Math.abs(at - next[0]);
    const ways = [x, next[0], ...blocks.flatMap((booth) => [booth.x - INSIDE / 2, booth.x + booth.w + INSIDE / 2])];
    const across = ways.filter(isFree).sort((one, other) => far(one) - far(other))[0] ?? next[0];
    if (y !== next[1]) line.push([across, y], [across, next[1]]);
    line.push(next);
  }
  return line;
}

/** One grid cell, in drawing units. */
const CELL = 22;
/** Cells around the booths, for the ways before them. */
const AROUND = 1;
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

/** The way of a route past its stops in order, as drawn: the `d` of its line, and its end. */
export function wayOf(hall: Hall, booths: readonly Box[], stops: readonly Box[]) {
  const way = routeLine({ ...hall, height: drawnPart(hall, booths).bottom }, booths, stops).map(
    ([x, y]): Point => [x * CELL, y * CELL],
  );
  return { line: `M${way.map((point) => point.join(' ')).join('L')}`, end: way.at(-1) as Point };
}

/** Whether two booths of a hall share a cell. */
export const overlap = (a: DrawnBooth, b: DrawnBooth): boolean =>
  a.hall === b.hall && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
