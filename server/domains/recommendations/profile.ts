import { dayMs } from '#contract/months.ts';
import { type ResumeContent, resumeContent } from '#contract/resumes/resumes.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import type { Candidate } from '#server/domains/resumes/public.ts';
import { readTitle } from '#server/domains/search/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { Blocked } from './blocked.ts';
import { type Unsuited, unsuitedTo } from './unsuited.ts';

/** One preference; 学段 and 学科 as chosen, else as read from the intention's title. */
export interface Wish {
  stages: readonly string[];
  subjects: readonly string[];
  tenures: readonly TenureCode[];
  /** Fen a month. */
  salaryMin: number | null;
}

/** What recommendations know about a person. */
export interface Profile {
  personalised: boolean;
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

interface ProfileRow {
  birthday: string;
  education: string;
  identity: string;
  city: string | null;
  personalised: boolean;
  content: ResumeContent | null;
  gone: string[];
  blocked: string[];
  groups: string[];
}

const profileSql = (id: string, since: string) => `
  SELECT jober.birthday, jober.education, jober.identity, jober.city_code AS city, jober.personalised, resume.content,
    ARRAY(SELECT post_id::text FROM dismissed_post WHERE jober_id = ${id}) || ARRAY(SELECT post_id::text FROM delivery
      WHERE jober_id = ${id} AND (changed_at > ${since}
        OR status IN ('submitted', 'viewed', 'shortlisted', 'interview', 'offer', 'hired'))) AS gone,
    ARRAY(SELECT company_id::text FROM jober_block WHERE jober_id = ${id}) AS blocked,
    ARRAY(SELECT DISTINCT group_key FROM jober_block WHERE jober_id = ${id} AND group_key IS NOT NULL) AS groups
  FROM jober LEFT JOIN resume ON resume.jober_id = jober.id AND resume.is_default WHERE jober.id = ${id}`;

function wishOf({ title, stage, subject, tenures, salaryMin }: ResumeContent['intentions'][number]): Wish {
  // Parsing a title is the most expensive step.
  const said = stage && subject ? [] : readTitle(title);
  const of = (list: 'stage' | 'subject') => said.flatMap((one) => (one.list === list ? one.codes : []));
  return {
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
  const { education, identity, birthday, content: kept } = row;
  const content = kept ?? nobody;
  const wanted = content.intentions.flatMap(({ cityCodes }) => cityCodes);
  return {
    personalised: row.personalised,
    wishes: content.intentions.map(wishOf).filter(({ stages, subjects }) => stages.length + subjects.length > 0),
    cities: [...new Set(wanted.length > 0 ? wanted : row.city ? [row.city] : [])],
    candidate: { jober: { education, identity }, content },
    gone: row.gone,
    unsuited: unsuitedTo({ jober: { birthday, identity }, content }, now),
    blocked: { ids: new Set(row.blocked), groups: row.groups },
  };
}
