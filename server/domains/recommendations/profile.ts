import { dayMs } from '#contract/months.ts';
import { type ResumeContent, resumeContent } from '#contract/resumes/resumes.ts';
import type { SavedFilters } from '#contract/search/alerts.ts';
import type { RecommendationBasis, RecommendationQuestion } from '#contract/talents/recommendations.ts';
import type { Candidate } from '#server/domains/resumes/public.ts';
import { readTitle } from '#server/domains/search/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { Blocked } from './blocked.ts';
import { interestsOf, type SeenPost } from './interests.ts';
import { type Unsuited, unsuitedTo } from './unsuited.ts';
import type { Wish } from './wish.ts';

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

interface ProfileRow {
  birthday: string;
  education: string;
  identity: string;
  city: string | null;
  personalised: boolean;
  content: ResumeContent | null;
  gone: string[];
  seen: SeenPost[] | null;
  searches: SavedFilters[] | null;
  blocked: string[];
  groups: string[];
}

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
  const [row] = await runPrepared<ProfileRow>(db, statement, values);
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
