import type { Employer } from '../companies/load-companies.ts';
import type { Random } from '../random.ts';

/** How many posts a company that is not approved has; the approved ones share the rest. */
const fixed: Readonly<Record<string, readonly [number, number]>> = {
  unclaimed: [4, 8],
  suspended: [8, 14],
  pending: [1, 3],
  rejected: [0, 2],
  draft: [0, 0],
};

/** What shares are rounded up to, where a company has so many in a load of the usual size. */
const fewest = 3;

/** Shares `total` posts out, the first employer's number being given: whole numbers whose sum is the total. */
export function sharePosts(random: Random, employers: readonly Employer[], total: number, first: number): number[] {
  const counts = employers.map(({ company }, index) => {
    if (index === 0) return Math.min(first, total);
    const range = fixed[company.row.status];
    return range ? random.int(...range) : 0;
  });
  let left = Math.max(0, total - counts.reduce((sum, n) => sum + n, 0));
  const open = employers.map(({ company }, index) => (index > 0 && !fixed[company.row.status] ? company.posts : 0));
  let weight = open.reduce((sum, n) => sum + n, 0);
  open.forEach((own, index) => {
    if (own === 0) return;
    const share = Math.min(left, Math.max(Math.min(own, fewest), Math.round((left * own) / weight)));
    counts[index] = share;
    left -= share;
    weight -= own;
  });
  return counts;
}
