import { type SQL, sql } from 'drizzle-orm';
import type { TalentFilters } from '#contract/talent-shapes.ts';
import { synonymsOf } from '#contract/taxonomy/synonyms.ts';
import { cut, inTitle, normalise, quoteLexeme } from '#server/domains/search/public.ts';
import { arrivalLimit } from './arrival.ts';
import { jointQuery } from './joint-lexemes.ts';
import { lexeme } from './talent-row.ts';

const mostWords = 8;
/** Said of everyone who looks for work here. */
const fillers = new Set(['老师', '教师', '的', '招', '找', '人才', '求职']);

const oneOf = (parts: string[]) => (parts.length > 1 ? `(${parts.join(' | ')})` : (parts[0] ?? ''));
const all = (parts: string[]) => parts.filter(Boolean).join(' & ');

function wordsOf(keyword: string): string[] {
  const words = [...new Set(cut(normalise(keyword)))];
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words).slice(0, mostWords);
}

/** A word or one of its synonyms, each of which may be several words. */
const forms = (word: string, mark: (piece: string) => string) =>
  oneOf(
    [word, ...synonymsOf(word)].map((form) => {
      const pieces = cut(normalise(form)).map((piece) => quoteLexeme(mark(piece)));
      return pieces.length > 1 ? `(${all(pieces)})` : (pieces[0] ?? quoteLexeme(mark(word)));
    }),
  );

/** A keyword as a tsquery: all of its words. `strong`: all stand in what the person looks for. */
export const keywordQuery = (keyword: string | undefined, strong = false): string =>
  keyword ? all(wordsOf(keyword).map((word) => forms(word, strong ? inTitle : (piece) => piece))) : '';

/** Filters by the name under which they are counted. */
export const facetNames = ['stage', 'subject', 'education', 'experience', 'certificate', 'title', 'identity'] as const;
export type FacetName = (typeof facetNames)[number];

const quoted = (codes: readonly string[] | undefined, sign: (code: string) => string) =>
  oneOf((codes ?? []).map((code) => quoteLexeme(sign(code))));

/** The whole tsquery of a search; `without` leaves one filter out, for the counts of its own options. */
export function tsQuery(filters: TalentFilters, without?: FacetName): string {
  const one = (name: 'education' | 'title') => (filters[name] ? [filters[name]] : []);
  const parts = {
    education: quoted(one('education'), lexeme.education),
    experience: quoted(
      filters.experience?.filter((code) => code !== 'any'),
      lexeme.experience,
    ),
    certificate: quoted(filters.certificate, lexeme.certificate),
    title: quoted(one('title'), lexeme.title),
    identity: quoted(filters.identity, lexeme.identity),
  };
  const joint = jointQuery(
    filters.cityCode ? [filters.cityCode] : [],
    without === 'stage' ? [] : (filters.stage ?? []),
    without === 'subject' ? [] : (filters.subject ?? []),
  );
  const kept = Object.entries(parts).flatMap(([name, part]) => (name === without ? [] : [part]));
  return all([keywordQuery(filters.keyword), joint, ...kept]);
}

/** What is compared by size, and `hidden`: those whom the company must not find. */
export function restOf(filters: TalentFilters, hidden: readonly string[], now: Date): SQL {
  const parts = [
    filters.salaryMax === undefined ? undefined : sql`talent_search.salary_min <= ${filters.salaryMax}`,
    filters.arrival ? sql`talent_search.arrival <= ${arrivalLimit(filters.arrival, now)}::date` : undefined,
    hidden.length > 0 ? sql`talent_search.jober_id <> all(${sql.param([...hidden])}::bigint[])` : undefined,
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`;
}
