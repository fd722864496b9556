import { dayMs } from '#contract/months.ts';
import { type ResumeContent, resumeContent } from '#contract/resumes/resumes.ts';
import type { SavedFilters } from '#contract/search/alerts.ts';
import type { RecommendationBasis, RecommendationQuestion } from '#contract/talents/recommendations.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import type { Candidate } from '#server/domains/resumes/public.ts';
import { readTitle } from '#server/domains/search/public.ts';
import { type Database, typed } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { Blocked } from './blocked.ts';
import { type Unsuited, unsuitedTo } from './unsuited.ts';
import type { Wish } from './wish.ts';

/** A post that the person opened, kept or delivered to. */
interface SeenPost {
  stages: string[];
  subjects: string[];
  city: string;
}

/** What a person showed interest in without stating an intention. */
interface Interests {
  wishes: Wish[];
  /** Cities, most frequent first. */
  cities: string[];
}

const mostWishes = 3;
const mostCities = 2;
/** One post may have been opened by chance. */
const telling = 2;

/** Saved searches name what is sought; posts that were opened show it. The former come first. */
function interestsOf(searches: readonly SavedFilters[], seen: readonly SeenPost[]): Interests {
  const wishes = [...searches.map(wishOfSearch), ...wishesOfSeen(seen)];
  const named = searches.flatMap(({ cityCode }) => cityCode ?? []);
  return {
    wishes: wishes.filter(({ stages, subjects }) => stages.length + subjects.length > 0).slice(0, mostWishes),
    cities: [...new Set([...named, ...frequent(seen.map(({ city }) => city))])].slice(0, mostCities),
  };
}

function wishOfSearch({ keyword, stage, subject, tenure, salaryMin }: SavedFilters): Wish {
  const said = keyword ? readTitle(keyword) : [];
  const of = (list: 'stage' | 'subject') => said.flatMap((one) => (one.list === list ? one.codes : []));
  return {
    from: 'search',
    stages: stage ?? of('stage'),
    subjects: subject ?? of('subject'),
    tenures: (tenure ?? []) as TenureCode[],
    salaryMin: salaryMin ?? null,
  };
}

/** The pairs of 学段 and 学科 that occur most often. */
function wishesOfSeen(seen: readonly SeenPost[]): Wish[] {
  const pairs = seen.flatMap(({ stages, subjects }) =>
    subjects.flatMap((subject) => (stages.length > 0 ? stages : ['']).map((stage) => `${stage} ${subject}`)),
  );
  return frequent(pairs).map((pair) => {
    const [stage = '', subject = ''] = pair.split(' ');
    return { from: 'seen', stages: stage ? [stage] : [], subjects: [subject], tenures: [], salaryMin: null };
  });
}

/** Values that occur at least twice, most frequent first; of fewer, all. */
function frequent(values: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const ranked = [...counts].sort(([, one], [, other]) => other - one);
  const often = ranked.filter(([, n]) => n >= telling);
  return (often.length > 0 ? often : ranked).map(([value]) => value);
}

/** What recommendations know about a person. */
export interface Profile {
  personalised: boolean;
  basis: RecommendationBasis;
  /** What is not known and would change the answer. */
  questions: RecommendationQuestion[];
  wishes: Wish[];
  /** Preferred city codes, most wanted first. */
  cities: string[];
  candidate: Candidate;
  /** Posts dismissed or recently delivered to. */
  gone: readonly string[];
  unsuited: Unsuited;
  blocked: Blocked;
}

/** Period in which a delivered post is not recommended again, whatever the outcome. */
const goneMs = 90 * dayMs;
/** Newest posts and saved searches that are considered. */
const most = { seen: 40, searches: 5 } as const;

const profileRow = {
  birthday: 'string',
  education: 'string',
  identity: 'string',
  city: 'string?',
  personalised: 'boolean',
  content: typed<ResumeContent | null>(),
  gone: 'string[]',
  seen: typed<SeenPost[] | null>(),
  searches: typed<SavedFilters[] | null>(),
  blocked: 'string[]',
  groups: 'string[]',
} as const;

const profileSql = (id: string, since: string) => `
  SELECT jober.birthday, jober.education, jober.identity, jober.city_code AS city, jober.personalised, resume.content,
    ARRAY(SELECT post_id::text FROM dismissed_post WHERE jober_id = ${id}) || ARRAY(SELECT post_id::text FROM delivery
      WHERE jober_id = ${id} AND (changed_at > ${since}
        OR status IN ('submitted', 'viewed', 'shortlisted', 'interview', 'offer', 'accepted', 'hired'))) AS gone,
    (SELECT json_agg(looked) FROM (SELECT post.stages, post.subjects, post.city_code AS city
      FROM seen_post JOIN post ON post.id = seen_post.post_id WHERE seen_post.jober_id = ${id}
      ORDER BY seen_at DESC LIMIT ${most.seen}) looked) AS seen,
    (SELECT json_agg(kept.filters) FROM (SELECT filters FROM saved_search WHERE jober_id = ${id}
      ORDER BY created_at DESC LIMIT ${most.searches}) kept) AS searches,
    ARRAY(SELECT company_id::text FROM jober_block WHERE jober_id = ${id}) AS blocked,
    ARRAY(SELECT DISTINCT group_key FROM jober_block WHERE jober_id = ${id} AND group_key IS NOT NULL) AS groups
  FROM jober LEFT JOIN resume ON resume.jober_id = jober.id AND resume.is_default WHERE jober.id = ${id}`;

function wishOf({ title, stage, subject, tenures, salaryMin }: ResumeContent['intentions'][number]): Wish {
  // Parsing a title is the most expensive step.
  const said = stage && subject ? [] : readTitle(title);
  const of = (list: 'stage' | 'subject') => said.flatMap((one) => (one.list === list ? one.codes : []));
  return {
    from: 'intention',
    stages: stage ? [stage] : of('stage'),
    subjects: subject ? [subject] : of('subject'),
    tenures,
    salaryMin: salaryMin ?? null,
  };
}

const nobody = resumeContent.parse({});

/** Reads a seeker's profile in one statement; null if the record was erased meanwhile. */
export async function readProfile(db: Database, joberId: string, now: Date): Promise<Profile | null> {
  const values = new Values();
  const since = new Date(now.getTime() - goneMs).toISOString();
  const statement = profileSql(values.add(joberId, 'int8'), values.add(since, 'timestamptz'));
  const [row] = await runPrepared(db, profileRow, statement, values);
  if (!row) return null;
  const { education, identity, birthday, content: stored } = row;
  const content = stored ?? nobody;
  const stated = content.intentions.map(wishOf).filter(({ stages, subjects }) => stages.length + subjects.length > 0);
  const requested = content.intentions.flatMap(({ cityCodes }) => cityCodes);
  const shown = interestsOf(row.searches ?? [], row.seen ?? []);
  const wishes = stated.length > 0 ? stated : shown.wishes;
  const [cities = []] = [requested, row.city ? [row.city] : [], shown.cities].filter((list) => list.length > 0);
  return {
    personalised: row.personalised,
    basis: basisOf(wishes, cities),
    questions: [
      ...(wishes.some(({ subjects }) => subjects.length > 0) ? [] : ['subject' as const]),
      ...(cities.length > 0 ? [] : ['city' as const]),
      ...(content.intentions.some(({ tenures }) => tenures.length > 0) ? [] : ['tenure' as const]),
    ],
    wishes,
    cities: [...new Set(cities)],
    candidate: { jober: { education, identity }, content },
    gone: row.gone,
    unsuited: { ...unsuitedTo({ jober: { birthday, identity }, content }, now), withoutSubject: wishes.length === 0 },
    blocked: { ids: new Set(row.blocked), groups: row.groups },
  };
}

function basisOf([first]: readonly Wish[], cities: readonly string[]): RecommendationBasis {
  if (first) return first.from;
  return cities.length > 0 ? 'city' : 'nothing';
}
