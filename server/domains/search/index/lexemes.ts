import { classYears } from '#contract/posts/audience.ts';
import type { PostFilters } from '#contract/search/post-search.ts';
import type { RoleCode } from '#contract/taxonomy/roles.ts';
import { anyMajor, majorLexeme } from './applicant-lexemes.ts';
import { bitsOf, codeLexeme } from './code-bits.ts';

/** Pay by the lesson in yuan, in the steps by which it is searched. */
export const hourSteps: readonly number[] = [
  ...Array.from({ length: 30 }, (_, at) => (at + 1) * 10),
  ...[350, 400, 450, 500, 600, 700, 800, 1_000, 1_500, 2_000],
];

/** The lexeme of posts that pay at least so much by the lesson. */
export const hourLexeme = (yuan: number): string => `#h:${yuan}`;

/** The lexemes of a post by its highest pay in fen. */
export const hourLexemes = (unit: string, most: number | null): string[] =>
  unit !== 'hour' || most === null ? [] : hourSteps.filter((step) => step * 100 <= most).map(hourLexeme);

export const cohortLexeme = (year: string | number): string => `#j:${year}`;

/** The lexemes of the 届别 that a text names. */
export const cohortLexemes = (text: string): string[] => classYears(text).map(cohortLexeme);

/** What a post must name, each inner list meaning "one of". */
export const namedLexemes = ({ major = [], cohort = [] }: Pick<PostFilters, 'major' | 'cohort'>): string[][] => [
  ...(major.length > 0 ? [[anyMajor, ...major.map(majorLexeme)]] : []),
  ...(cohort.length > 0 ? [cohort.map(cohortLexeme)] : []),
];

/** The teaching roles: what a search for 语文 or 老师 means. */
const roles: RoleCode[] = [
  ...(['teacher', 'homeroom', 'kindergarten', 'assistant', 'foreign', 'coach', 'practice', 'substitute'] as const),
  ...(['teaching-research', 'teaching-first', 'ideology', 'psychologist', 'resource', 'lecturer'] as const),
];

export const teachingRoles: string[][] = roles.map((role) => [codeLexeme('role', role)]);

export const teachingBits: string = bitsOf('role', roles).toString();
