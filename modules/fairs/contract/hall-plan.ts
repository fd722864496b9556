import type { Hall } from './fair-shapes.ts';
import type { Box, Point } from './walking-order.ts';
import { standBefore } from './walking-order.ts';

/** In cells: the distance between two ways beside each other, and that of a way from the middle of its aisle. */
const APART = 0.3;
const LANE = 0.2;
/** In cells: how far inside the hall the way turns off from the entrance. */
const INSIDE = 0.8;

const within = (value: number, from: number, length: number) => value > from && value < from + length;

/**
 * The way from the entrance past the booths in order, as the corners of a line in cells: along the aisles, and from one aisle to
 * another where no booth stands, so that no aisle is walked twice where a way around it is shorter.
 */
export function routeLine(hall: Hall, booths: readonly Box[], stops: readonly Box[]): Point[] {
  const columns = Array.from({ length: Math.floor(hall.width / APART) }, (_, at) => (at + 0.5) * APART);
  const points = stops.map((stop) => standBefore(stop, booths));
  const walked: { x: number; from: number; to: number }[] = [];
  const crossing = (a: Point, b: Point, onwards: number) => {
    const [from, to] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
    const meets = (top: number, bottom: number) => top < to && bottom > from;
    const twice = (x: number) => ((x - b[0]) * onwards > 0 ? 2 * Math.abs(x - b[0]) : 0);
    const far = (x: number) => Math.abs(x - a[0]) + Math.abs(x - b[0]) + twice(x);
    const free = [a[0], b[0], ...columns]
      .filter(
        (x) => !booths.some((booth) => within(x, booth.x - 0.2, booth.w + 0.4) && meets(booth.y, booth.y + booth.h)),
      )
      .filter((x) => !walked.some((way) => Math.abs(way.x - x) < APART - 0.01 && meets(way.from, way.to)))
      .sort((one, other) => far(one) - far(other));
    const x = free[0] ?? b[0];
    walked.push({ x, from, to });
    return x;
  };
  const door: Point = [hall.width / 2, hall.height];
  const line: Point[] = [[door[0], door[1] - INSIDE]];
  for (const [index, next] of points.entries()) {
    const at = line.at(-1) as Point;
    const after = points[index + 1];
    if (at[1] !== next[1]) {
      const x = crossing(at, next, after?.[1] === next[1] ? Math.sign(after[0] - next[0]) : 0);
      line.push([x, at[1]], [x, next[1]]);
    }
    line.push(next);
  }
  const drawn = [door, ...inLanes(line)];
  const [end, last] = [line.at(-1) as Point, drawn.at(-1) as Point];
  return Math.abs(end[1] - last[1]) > LANE + 0.01 ? [...drawn, [last[0], end[1]]] : drawn;
}

/** Of each aisle, those who walk one way keep to one side: a way and the way back lie beside each other. */
const inLanes = (line: readonly Point[]): Point[] =>
  line.slice(1).flatMap(([toX, toY], at) => {
    const [x, y] = line[at] as Point;
    const lane = Math.sign(toX - x) * LANE;
    return y === toY && x !== toX ? [[x, y + lane] as const, [toX, toY + lane] as const] : [];
  });

/** A line with round corners, as the `d` of a path. */
export function roundedPath(line: readonly Point[], radius: number): string {
  const towards = ([x, y]: Point, [toX, toY]: Point) => {
    const far = Math.hypot(toX - x, toY - y) || 1;
    const by = Math.min(radius, far / 2) / far;
    return `${x + (toX - x) * by} ${y + (toY - y) * by}`;
  };
  return line
    .map((point, at) => {
      const [before, after] = [line[at - 1], line[at + 1]];
      if (!before) return `M${point.join(' ')}`;
      return after ? `L${towards(point, before)}Q${point.join(' ')} ${towards(point, after)}` : `L${point.join(' ')}`;
    })
    .join('');
}

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
