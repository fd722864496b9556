import type { DrawnBooth, Hall } from '../../contract/fair-shapes.ts';
import { overlap } from '../../contract/hall-plan.ts';

/** The next free number: A01 … A99, B01 … */
export function nextNumber(booths: readonly DrawnBooth[]): string {
  const taken = new Set(booths.map(({ number }) => number));
  for (let at = 0; at < 26 * 99; at += 1) {
    const number = `${String.fromCharCode(65 + Math.floor(at / 99))}${String((at % 99) + 1).padStart(2, '0')}`;
    if (!taken.has(number)) return number;
  }
  return '';
}

interface Cell {
  x: number;
  y: number;
}

/** The booth between two cells of a hall, in any direction. */
export const between = (hall: number, a: Cell, b: Cell, number: string): DrawnBooth => ({
  number,
  hall,
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  w: Math.min(12, Math.abs(a.x - b.x) + 1),
  h: Math.min(12, Math.abs(a.y - b.y) + 1),
});

export const fits = (booth: DrawnBooth, { width, height }: Hall): boolean =>
  booth.x >= 0 && booth.y >= 0 && booth.x + booth.w <= width && booth.y + booth.h <= height;

export const isFree = (booth: DrawnBooth, others: readonly DrawnBooth[]): boolean =>
  others.every((other) => other.number === booth.number || !overlap(booth, other));

/** Back-to-back rows of 2 × 2 booths with aisles, as a starting point. */
export function fillHall(hall: number, room: Hall, before: readonly DrawnBooth[]): DrawnBooth[] {
  const made: DrawnBooth[] = [];
  for (let y = 1; y + 2 <= room.height; y += y % 6 === 1 ? 2 : 4) {
    for (let x = 1; x + 2 <= room.width; x += 2) {
      const booth = { number: nextNumber([...before, ...made]), hall, x, y, w: 2, h: 2 };
      if (booth.number !== '' && isFree(booth, before)) made.push(booth);
    }
  }
  return made;
}
