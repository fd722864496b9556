import type { Understood } from '#contract/search/post-search.ts';
import type { JobFilters } from '../job-filters.ts';

const SEPARATOR = ',';

const ignoredIn = ({ ignore }: JobFilters): string[] => ignore?.split(SEPARATOR).filter(Boolean) ?? [];

/** The filters with these parts of the keyword taken away. */
const ignoring = (filters: JobFilters, labels: readonly string[]): JobFilters => ({
  ...filters,
  ignore: [...new Set(labels)].join(SEPARATOR) || undefined,
});

/** The filters of a chosen place: it replaces one in the keyword. */
export const withoutPlace = (filters: JobFilters, understood: Understood): JobFilters =>
  understood.place ? ignoring(filters, [...ignoredIn(filters), understood.place]) : filters;

/** What is sought, for a heading; '' where nothing was understood. */
export const partsText = ({ parts }: Pick<Understood, 'parts'>): string => parts.join(' ');
