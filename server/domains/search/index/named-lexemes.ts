import type { PostFilters } from '#contract/search/post-search.ts';
import { anyMajor, majorLexeme } from './applicant-lexemes.ts';

const cohortLexeme = (year: string | number): string => `#j:${year}`;

/** One year, several, or the first and the last, before 届: '2026、2027届', '2025—2027 届'. */
const cohortText = /((?:20[23]\d\s*(?:[、,，和及/]|[-—–~～至到]+)?\s*)+)届/g;
const isRange = /[-—–~～至到]/;

/** The lexemes of the 届别 that a text names. */
export function cohortLexemes(text: string): string[] {
  const years = [...text.matchAll(cohortText)].flatMap(([, written = '']) => {
    const named = (written.match(/20[23]\d/g) ?? []).map(Number);
    const [first = 0, last = 0] = named;
    if (named.length !== 2 || !isRange.test(written) || last < first) return named;
    return Array.from({ length: last - first + 1 }, (_, more) => first + more);
  });
  return [...new Set(years)].map(cohortLexeme);
}

/** What a post must name, each inner list meaning "one of". */
export const namedLexemes = ({ major = [], cohort = [] }: Pick<PostFilters, 'major' | 'cohort'>): string[][] => [
  ...(major.length > 0 ? [[anyMajor, ...major.map(majorLexeme)]] : []),
  ...(cohort.length > 0 ? [cohort.map(cohortLexeme)] : []),
];
