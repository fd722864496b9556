import { classYears } from '#contract/posts/audience.ts';
import type { PostFilters } from '#contract/search/post-search.ts';
import { anyMajor, majorLexeme } from './applicant-lexemes.ts';

export const cohortLexeme = (year: string | number): string => `#j:${year}`;

/** The lexemes of the 届别 that a text names. */
export const cohortLexemes = (text: string): string[] => classYears(text).map(cohortLexeme);

/** What a post must name, each inner list meaning "one of". */
export const namedLexemes = ({ major = [], cohort = [] }: Pick<PostFilters, 'major' | 'cohort'>): string[][] => [
  ...(major.length > 0 ? [[anyMajor, ...major.map(majorLexeme)]] : []),
  ...(cohort.length > 0 ? [cohort.map(cohortLexeme)] : []),
];
