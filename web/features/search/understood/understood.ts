import type { Understood } from '#contract/search/post-search.ts';
import { type JobFilters, jobsHref } from '../job-filters.ts';

const SEPARATOR = ',';

const ignoredIn = ({ ignore }: JobFilters): string[] => ignore?.split(SEPARATOR).filter(Boolean) ?? [];

/** The filters with these parts of the keyword taken away. */
const ignoring = (filters: JobFilters, labels: readonly string[]): JobFilters => ({
  ...filters,
  ignore: [...new Set(labels)].join(SEPARATOR) || undefined,
});

/** A part of the keyword as a chip. */
interface PartChip {
  label: string;
  /** The search without it, which finds more. */
  href: string;
}

/** The chips of a keyword. Without its last part nothing of the keyword remains, nor does it in the URL. */
export function partChips(filters: JobFilters, { parts, place, replaces }: Understood): PartChip[] {
  return parts.map((label) => {
    const left = parts.length > 1 ? ignoring(filters, [...ignoredIn(filters), label]) : { ...filters, ...noKeyword };
    // The typed place stands instead of the chosen one, which would otherwise come back and find less.
    return { label, href: jobsHref(replaces && label === place ? { ...left, cityCode: undefined } : left) };
  });
}

const noKeyword = { keyword: undefined, ignore: undefined };

/** Links that bring parts back. */
export const restoreChips = (filters: JobFilters, { ignored }: Understood): PartChip[] =>
  ignored.map((label) => ({
    label,
    href: jobsHref(
      ignoring(
        filters,
        ignoredIn(filters).filter((other) => other !== label),
      ),
    ),
  }));

/** The filters of a chosen place: it replaces one in the keyword. */
export const withoutPlace = (filters: JobFilters, understood: Understood): JobFilters =>
  understood.place ? ignoring(filters, [...ignoredIn(filters), understood.place]) : filters;

/** What is sought, for a heading; '' where nothing was understood. */
export const partsText = ({ parts }: Pick<Understood, 'parts'>): string => parts.join(' ');

/** Words that may mean another: the keyword with it. */
export const offers = (filters: JobFilters, { offered }: Understood): PartChip[] =>
  offered.map(({ typed, meant }) => ({
    label: meant,
    href: jobsHref({ ...filters, ignore: undefined, keyword: filters.keyword?.replace(typed, meant) }),
  }));
