import type { DrawnBooth } from './fair-shapes.ts';

export type Point = readonly [x: number, y: number];
export type Box = Pick<DrawnBooth, 'x' | 'y' | 'w' | 'h'>;

/** In cells: how far from a booth one stands where nothing faces it. */
const BESIDE = 0.5;

/** The point in the aisle before a booth: in the middle of it where booths face each other; of two sides the lower one. */
export function standBefore(booth: Box, booths: readonly Box[]): Point {
  const x = booth.x + booth.w / 2;
  const end = booth.y + booth.h;
  const across = booths.filter((other) => x > other.x && x < other.x + other.w);
  const below = Math.min(...across.filter(({ y }) => y >= end).map(({ y }) => y - end));
  const above = Math.min(...across.filter(({ y, h }) => y + h <= booth.y).map(({ y, h }) => booth.y - y - h));
  const offset = (gap: number) => (Number.isFinite(gap) ? gap / 2 : BESIDE);
  return [x, below > 0 ? end + offset(below) : booth.y - offset(above)];
}

interface Walk<T> {
  stops: T[];
  x: number;
  length: number;
}

const shortest = <T>(walks: readonly Walk<T>[]): Walk<T> =>
  walks.reduce((best, walk) => (walk.length < best.length ? walk : best));

/** Walks each aisle once and one way, from `x` on, with the least walking along the aisles. */
function sweep<T extends { at: Point }>(aisles: readonly (readonly T[])[], x: number): T[] {
  let walks: Walk<T>[] = [{ stops: [], x, length: 0 }];
  for (const aisle of aisles)
    walks = [aisle, aisle.toReversed()].map((stops) => {
      const [from, to] = [stops[0]?.at[0] ?? x, stops.at(-1)?.at[0] ?? x];
      const far = ({ x, length }: Walk<T>) => length + Math.abs(x - from) + Math.abs(to - from);
      return shortest(walks.map((walk) => ({ stops: [...walk.stops, ...stops], x: to, length: far(walk) })));
    });
  return shortest(walks).stops;
}

/** The stops of a hall in the order in which they are walked from the entrance, the aisle next to it first. */
export function walkingOrder<T extends { box: Box }>(stops: readonly T[], booths: readonly Box[], width: number): T[] {
  const placed = stops
    .map((stop) => ({ stop, at: standBefore(stop.box, booths) }))
    .sort((one, other) => other.at[1] - one.at[1] || one.at[0] - other.at[0]);
  const aisles = [...Map.groupBy(placed, ({ at }) => at[1]).values()];
  return sweep(aisles, width / 2).map(({ stop }) => stop);
}
