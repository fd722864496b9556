import { cityCodeOf } from '#contract/taxonomy/places/regions.ts';
import type { Weighed } from './weigh.ts';

/** By how many points a post of the first city may be behind one that it stands before. */
const behind = 20;

/** Of several wished cities, gives the first one every second place while it has posts nearly as good. `found` is best first. */
export function withFirstCity(found: readonly Weighed[], [first, ...others]: readonly string[]): Weighed[] {
  if (first === undefined || others.length === 0) return [...found];
  const isThere = ({ offer }: Weighed) => cityCodeOf(offer.cityCode) === cityCodeOf(first);
  const [own, rest] = [found.filter(isThere), found.filter((one) => !isThere(one))];
  const ordered: Weighed[] = [];
  let ownTaken = 0;
  while (ordered.length < found.length) {
    const [next, other] = [own[ownTaken], rest[ordered.length - ownTaken]];
    const isDue = next && 2 * ownTaken <= ordered.length && next.score >= (other?.score ?? 0) - behind;
    const isOwn = next !== undefined && (!other || isDue || next.score >= other.score);
    const taken = isOwn ? next : other;
    if (!taken) break;
    ordered.push(taken);
    if (isOwn) ownTaken += 1;
  }
  return ordered;
}
