import type { Search } from './search.ts';

/** Whether the fit divides the results into tiers. */
export const isTiered = ({ condition, groups, prefers, sort }: Search): boolean =>
  sort === 'fit' && (groups.length + prefers.length > 0 || condition.said.length > 0 || condition.prefersTeaching);
