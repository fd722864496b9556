import { paths } from '#web/paths.ts';
import type { FairFilters, FairsData } from './load-fairs.ts';

/** The same list with a changed filter, from page 1. */
export const fairsHref = ({ kind, filters }: Pick<FairsData, 'kind' | 'filters'>, change: FairFilters = {}) =>
  paths.fairs(kind, { ...filters, ...change });
