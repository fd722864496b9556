import type { Search } from './search.ts';

/** Whether some posts stand before others by fit. */
export const isTiered = ({ condition, groups, sort }: Search): boolean =>
  sort === 'fit' && (groups.length > 0 || condition.said.length > 0 || condition.prefersTeaching);
