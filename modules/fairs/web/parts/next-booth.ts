import type { DrawnBooth } from '../../contract/fair-shapes.ts';

const ways: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = ({ x, y, w, h }: DrawnBooth) => [x + w / 2, y + h / 2] as const;

/** The nearest booth in the direction of an arrow key; sideways distance counts double. Null without one, or for other keys. */
export function nextBooth<T extends DrawnBooth>(booths: readonly T[], from: T, key: string): T | null {
  const way = ways[key];
  if (!way) return null;
  const [x, y] = middle(from);
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const booth of booths) {
    const [dx, dy] = [middle(booth)[0] - x, middle(booth)[1] - y];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const far = along + 2 * aside;
    if (along > 0 && booth !== from && far < least) [best, least] = [booth, far];
  }
  return best;
}
