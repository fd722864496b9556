import { subjects } from '#contract/taxonomy/subjects.ts';
import { bitsOf, cityOfRegion, codesOfBits, newestOf } from '#server/domains/search/public.ts';
import type { RowOf } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import type { SearchSource } from '#server/platform/search-source.ts';
import type { Profile } from './profile.ts';
import type { Wish } from './wish.ts';

/** A candidate post, from the search table. */
export interface Offer {
  id: string;
  cityCode: string;
  stages: string[];
  subjects: string[];
  tenure: string | null;
  education: string | null;
  certificate: string | null;
  /** Fen a month; null if not stated. */
  monthMin: number | null;
  monthMax: number | null;
  refreshedAt: Date;
}

const candidateRow = {
  id: 'string',
  city: 'number',
  stages: 'string',
  subjects: 'string',
  tenure: 'number',
  education: 'number',
  certificate: 'number',
  least: 'number',
  most: 'number',
  at: 'number',
  strong: 'boolean',
} as const;
type CandidateRow = RowOf<typeof candidateRow>;

/** How many of a city's newest posts are scanned, fewer for more cities: constants, since plans depend on them. */
function walkOf({ cities, wishes }: Profile): number {
  const bound = cities.length <= 1 ? 240 : cities.length <= 3 ? 120 : 60;
  // No preferences: every open post matches, so the candidate count equals the scored count.
  return wishes.length > 0 ? bound : bound / 3;
}
/** Number of candidates that are scored. */
const weighed = 48;
/** With fewer exact matches, older posts are looked up by their attributes. */
const enough = 8;
const lookedUp = 64;
/** 学段 by code; the bits above are for values that only the title states. */
const byCode = 0xffffffffn;
const any = -1n;
const wishSlots = 3;

const columns = `post_id, city_code, stages, subjects, tenure, education, certificate, experience, month_min, month_max, refreshed_at, deadline`;

const answer = `post_id::text AS id, city_code AS city, stages::text, subjects::text, tenure, education, certificate, month_min AS least, month_max AS most,
  (extract(epoch FROM refreshed_at) * 1000)::float8 AS at, strong`;

const bits = (list: 'stage' | 'subject', codes: readonly string[]) => (codes.length > 0 ? bitsOf(list, codes) : any);

/** Whether a post has both 学段 and 学科 of one of the preferences. */
function strongSql(wishes: readonly Wish[], values: Values): string {
  const tests = Array.from({ length: wishSlots }, (_, at) => {
    const wish = wishes[at];
    const [stage, subject] = wish ? [bits('stage', wish.stages), bits('subject', wish.subjects)] : [0n, 0n];
    return `(stages & ${values.add(stage.toString(), 'int8')} <> 0 AND subjects & ${values.add(subject.toString(), 'int8')} <> 0)`;
  });
  return tests.join(' OR ');
}

/** Whether it has at least one of the two. */
function nearSql(wishes: readonly Wish[], values: Values): string {
  const stages = wishes.flatMap((wish) => wish.stages);
  const subjects = wishes.flatMap((wish) => wish.subjects);
  const of = (list: 'stage' | 'subject', codes: readonly string[]) =>
    values.add((wishes.length === 0 ? any : bitsOf(list, codes)).toString(), 'int8');
  return `(stages & ${of('stage', stages)} <> 0 OR subjects & ${of('subject', subjects)} <> 0)`;
}

const newest = 'ORDER BY refreshed_at DESC, post_id DESC';

/** Whether a post is open to this kind of person. */
function suitedSql({ unsuited: { tenures, experiences, withoutSubject } }: Profile, values: Values): string {
  const taught = withoutSubject ? bitsOf('subject', Object.keys(subjects)) : any;
  const [tenure, experience] = [bitsOf('tenure', tenures), bitsOf('experience', experiences)];
  return `(1::int8 << tenure) & ${values.add(tenure.toString(), 'int8')} = 0
      AND (1::int8 << experience) & ${values.add(experience.toString(), 'int8')} = 0
      AND subjects & ${values.add(taught.toString(), 'int8')} <> 0`;
}

function bestOf(source: string, profile: Profile, now: Date, values: Values): string {
  const { wishes, gone } = profile;
  return `SELECT ${answer} FROM (
    SELECT *, (${strongSql(wishes, values)}) AS strong FROM (${source}) found
    WHERE deadline > ${values.add(now.toISOString(), 'timestamptz')} AND ${nearSql(wishes, values)}
      AND post_id <> ALL (${values.add(gone, 'int8[]')}::int8[]) AND ${suitedSql(profile, values)}
    ORDER BY strong DESC, refreshed_at DESC, post_id DESC LIMIT ${weighed}) best`;
}

/** The newest posts of each city, or of the whole country, by index-only scan. */
function walkSql(profile: Profile, values: Values): string {
  const { cities } = profile;
  const bound = walkOf(profile);
  if (cities.length === 0) return `SELECT ${columns} FROM job_search ${newest} LIMIT ${bound}`;
  const list = values.add(cities.map(cityOfRegion), 'int4[]');
  return `SELECT walk.* FROM unnest(${list}::int4[]) AS city (code), LATERAL (
    SELECT ${columns} FROM job_search WHERE city_code = city.code ${newest} LIMIT ${bound}) walk`;
}

const offerOf = (row: CandidateRow): Offer => {
  const one = (list: 'tenure' | 'education' | 'certificate', place: number) =>
    codesOfBits(list, 1n << BigInt(place))[0] ?? null;
  return {
    id: row.id,
    cityCode: String(row.city),
    stages: codesOfBits('stage', BigInt(row.stages) & byCode),
    subjects: codesOfBits('subject', BigInt(row.subjects)),
    tenure: one('tenure', row.tenure),
    education: one('education', row.education),
    certificate: one('certificate', row.certificate),
    monthMin: row.least < 0 ? null : row.least,
    monthMax: row.most < 0 ? null : row.most,
    refreshedAt: new Date(row.at),
  };
};

/** Open posts close to the person's preferences, newest of their cities first, without unwanted ones. */
export async function findOffers(source: SearchSource, profile: Profile, now: Date): Promise<Offer[]> {
  const requested = { ...profile, wishes: profile.wishes.slice(0, wishSlots) };
  const values = new Values();
  const walked = await runPrepared(
    source.db,
    candidateRow,
    bestOf(walkSql(profile, values), requested, now, values),
    values,
  );
  const isShort = requested.wishes.length > 0 && walked.filter(({ strong }) => strong).length < enough;
  const more = isShort ? await lookUp(source, requested, now) : [];
  const known = new Set(walked.map(({ id }) => id));
  return [...walked, ...more.filter(({ id }) => !known.has(id))].map(offerOf);
}

/** Older posts, looked up by teaching and place: at least two of city, 学段 and 学科 match. */
async function lookUp(from: SearchSource, profile: Profile, now: Date): Promise<CandidateRow[]> {
  const cities = profile.cities.length > 0 ? profile.cities.map(cityOfRegion) : [null];
  const taught = profile.wishes
    .flatMap(({ stages, subjects }) => cities.map((city) => ({ stages, subjects, city })))
    .filter(({ stages, subjects, city }) => [stages.length, subjects.length, city?.length].filter(Boolean).length > 1);
  if (taught.length === 0) return [];
  const each = Math.max(enough, Math.ceil(lookedUp / taught.length));
  const values = new Values();
  const ids = values.add(await newestOf(from, taught, { each, now }), 'int8[]');
  const source = `SELECT ${columns} FROM job_search WHERE post_id = ANY (${ids}::int8[])`;
  return runPrepared(from.db, candidateRow, bestOf(source, profile, now, values), values);
}
