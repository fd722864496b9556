import type { DrawnBooth, Hall } from '#contract/fairs/fair-shapes.ts';

const MOST_IN_A_HALL = 32;
const COLUMNS = 8;
/** Where the rows begin: two back to back, then an aisle. */
const ROWS = [1, 3, 7, 9];

/** Halls with rows of booths, A01 to A32 in the first, B01 on in the next. */
export function layOut(count: number, online: boolean): { halls: Hall[]; booths: DrawnBooth[] } {
  const halls: Hall[] = [];
  const booths: DrawnBooth[] = [];
  for (let left = count; left > 0; left -= MOST_IN_A_HALL) {
    const hall = halls.length;
    const here = Math.min(left, MOST_IN_A_HALL);
    const rows = Math.ceil(here / COLUMNS);
    const letter = String.fromCharCode(65 + hall);
    halls.push({
      name: online ? `线上展厅 ${letter}` : `${letter} 区`,
      width: 29,
      height: (ROWS[rows - 1] ?? 1) + 4,
      entrance: online ? '进入展厅' : '入口',
    });
    for (let at = 0; at < here; at += 1) {
      const column = at % COLUMNS;
      booths.push({
        number: `${letter}${String(at + 1).padStart(2, '0')}`,
        hall,
        x: 1 + column * 3 + (column >= COLUMNS / 2 ? 3 : 0),
        y: ROWS[Math.floor(at / COLUMNS)] ?? 1,
        w: 3,
        h: 2,
      });
    }
  }
  return { halls, booths };
}
