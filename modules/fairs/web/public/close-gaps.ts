import type { Hall, ShownBooth } from '../../contract/fair-shapes.ts';

/** A coordinate after every way between booths is one cell wide. */
function closer(spans: readonly (readonly [from: number, length: number])[]) {
  const isTaken = (cell: number) => cell < 0 || spans.some(([from, length]) => cell >= from && cell < from + length);
  return (at: number) =>
    at - Array.from({ length: at }, (_, cell) => cell).filter((cell) => !isTaken(cell) && !isTaken(cell - 1)).length;
}

/** A hall whose ways are one cell wide: what counts on its plan is which booth stands beside which. */
export function closeGaps(hall: Hall, booths: readonly ShownBooth[]) {
  const [x, y] = [closer(booths.map((booth) => [booth.x, booth.w])), closer(booths.map((booth) => [booth.y, booth.h]))];
  return {
    hall: { ...hall, width: x(hall.width), height: y(hall.height) },
    booths: booths.map((booth) => ({ ...booth, x: x(booth.x), y: y(booth.y) })),
  };
}
