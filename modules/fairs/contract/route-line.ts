import type { Hall } from './fair-shapes.ts';
import { type Box, type Point, standBefore } from './walking-order.ts';

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
