import { sql } from 'drizzle-orm';
import { shortOf } from '#contract/taxonomy/list.ts';
import { allRegions } from '#contract/taxonomy/places/regions.ts';
import { stageSubjects } from '#contract/taxonomy/stage-subjects.ts';
import { type StageCode, stages } from '#contract/taxonomy/stages.ts';
import { type SubjectCode, subjects } from '#contract/taxonomy/subjects.ts';
import { advisoryLocks } from '#server/platform/database/advisory-locks.ts';
import { type Database, rowOf, rowsOf, typed } from '#server/platform/database/database.ts';
import { bitsOf } from '../index/code-bits.ts';
import type { Suggestion } from '../search-types.ts';
import { normalise } from '../understand/normalise.ts';
import { indexedRegion } from '../understand/places/places.ts';
import { nearKeys, spell } from '../understand/spelling/pinyin.ts';

/** A suggestion and its number of posts. */
interface Term {
  text: string;
  kind: Suggestion['kind'];
  /** Its direct target: a company, or a city's code. */
  refId: string | null;
  count: number;
}

/** Number of posts with these 学段 and 学科. */
interface TaughtCount {
  stages: bigint;
  subjects: bigint;
  posts: number;
}

const total = (counts: readonly TaughtCount[]): number => counts.reduce((sum, { posts }) => sum + posts, 0);

/** 学科 ('语文'), and 学段 with 学科 ('小学语文') that have posts. */
function taughtTerms(counts: readonly TaughtCount[]): Term[] {
  const ofSubjects = (Object.keys(subjects) as SubjectCode[]).map((code) => {
    const bits = bitsOf('subject', [code]);
    const count = total(counts.filter((count) => (count.subjects & bits) !== 0n));
    return { text: shortOf(subjects, code), kind: 'subject' as const, refId: null, count };
  });
  const ofPairs = (Object.keys(stageSubjects) as StageCode[]).flatMap((stage) =>
    (stageSubjects[stage] ?? []).map((subject) => {
      const [ofStage, ofSubject] = [bitsOf('stage', [stage]), bitsOf('subject', [subject])];
      const both = counts.filter((count) => (count.stages & ofStage) !== 0n && (count.subjects & ofSubject) !== 0n);
      return {
        text: `${shortOf(stages, stage)}${shortOf(subjects, subject)}`,
        kind: 'post' as const,
        refId: null,
        count: total(both),
      };
    }),
  );
  return [...ofSubjects, ...ofPairs].filter(({ count }) => count > 0);
}

/** Cities that have posts; `counts` by city code. */
function cityTerms(counts: ReadonlyMap<string, number>): Term[] {
  return [...allRegions()]
    .filter(({ level }) => level === 'city')
    .map(({ code, short }) => ({
      text: short,
      kind: 'city' as const,
      refId: code,
      count: counts.get(indexedRegion(code)) ?? 0,
    }))
    .filter(({ count }) => count > 0);
}

const most = { words: 10_000, titles: 3_000, companies: 10_000 } as const;
const batch = 2_000;
/** Larger tables are sampled for words in titles, with scaled counts. */
const read = 30_000;
/** Maximum typed letters for completions. */
export const longestPrefix = 16;

/**
 * Rebuilds suggestions: the sector's terms, frequent titles and their words, and companies, by number of matching posts. Run it
 * every few minutes and after large imports; one node at a time does it.
 */
export const refreshSuggestions = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const row = await rowOf(tx, { mine: 'boolean' })`
      select pg_try_advisory_xact_lock(${advisoryLocks.suggestions}) as mine`;
    if (row?.mine) await writeSuggestions(tx);
  });

async function writeSuggestions(tx: Database): Promise<void> {
  const lists = [await knownTerms(tx), await frequentTitles(tx), await titleWords(tx), await companies(tx)];
  // The first of equal names wins: 语文 as a subject, not as a word.
  const terms = new Map(
    lists
      .flat()
      .reverse()
      .map((term) => [term.text, term]),
  );
  await tx.execute(sql`delete from suggest_term`);
  const all = [...terms.values()];
  for (let from = 0; from < all.length; from += batch) await writeTerms(tx, all.slice(from, from + batch));
  await writePrefixes(tx);
}

async function knownTerms(tx: Database): Promise<Term[]> {
  const taught = await rowsOf(tx, typed<Record<keyof TaughtCount, string>>())`
    select stages::text as stages, subjects::text as subjects, count(*)::text as posts from job_search group by 1, 2`;
  const counts = taught.map(({ stages, subjects, posts }) => ({
    stages: BigInt(stages),
    subjects: BigInt(subjects),
    posts: Number(posts),
  }));
  const placed = await rowsOf(tx, { code: 'string', posts: 'number' })`
    select city_code::text as code, count(*)::int4 as posts from job_search group by 1`;
  return [...taughtTerms(counts), ...cityTerms(new Map(placed.map(({ code, posts }) => [code, posts])))];
}

const plain =
  (kind: Term['kind']) =>
  (row: { text: string; count: number }): Term => ({ ...row, kind, refId: null });

async function titleWords(tx: Database): Promise<Term[]> {
  const row = await rowOf(tx, { posts: 'number' })`select count(*)::int4 as posts from job_search`;
  const share = Math.max(1, (row?.posts ?? 0) / read);
  const some = share === 1 ? '' : ` tablesample system (${(100 / share).toFixed(4)}) repeatable (1)`;
  const rows = await rowsOf(tx, { text: 'string', count: 'number' })`
    select substr(word, 2) as text, (ndoc * ${share}::float8)::int4 as count
    from ts_stat(${`select tsv from job_search${some}`})
    where word like '^%' and length(word) between 3 and 20 order by ndoc desc, word limit ${most.words}`;
  return rows.map(plain('word'));
}

async function frequentTitles(tx: Database): Promise<Term[]> {
  const rows = await rowsOf(tx, { text: 'string', count: 'number' })`
    select title as text, count(*)::int4 as count from job_search where length(title) <= 20
    group by title having count(*) > 1 order by count(*) desc, title limit ${most.titles}`;
  return rows.map(plain('post'));
}

async function companies(tx: Database): Promise<Term[]> {
  const rows = await rowsOf(tx, { text: 'string', refId: 'string', count: 'number' })`
    select c.name as text, c.id::text as "refId", j.posts as count
    from (select company_id, count(*)::int4 as posts from job_search group by 1) j join company c on c.id = j.company_id
    order by j.posts desc, c.id limit ${most.companies}`;
  return rows.map((row) => ({ ...row, kind: 'company' }));
}

async function writeTerms(tx: Database, terms: readonly Term[]): Promise<void> {
  const given = terms.map(({ text, kind, refId, count }) => {
    const word = normalise(text);
    const { full, initials } = spell(word);
    const near = kind === 'company' ? [] : keysOf(word, full);
    return { text, kind, ref_id: refId, pinyin: full, initials, count, near: near.join(' ') };
  });
  await tx.execute(sql`
    insert into suggest_term (text, kind, ref_id, pinyin, initials, count, near)
    select text, kind, ref_id, pinyin, initials, count, string_to_array(near, ' ')
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as given(text text, kind text, ref_id int8, pinyin text, initials text, count int4, near text)`);
}

/** Short words have too many neighbours to correct. */
const keysOf = (word: string, full: string): string[] =>
  [...(word.length > 2 ? nearKeys(word) : []), ...(full.length > 4 ? nearKeys(full) : [])].filter(
    (key) => !key.includes(' '),
  );

async function writePrefixes(tx: Database): Promise<void> {
  await tx.execute(sql`delete from suggest_prefix`);
  await tx.execute(sql`
    insert into suggest_prefix (prefix, place, text, kind, ref_id, count)
    select prefix, place, text, kind, ref_id, count from (
      select beginning.*, row_number() over (partition by prefix order by count desc, text)::int2 as place from (
        select distinct left(spelling, n) as prefix, text, kind, ref_id, count
        from suggest_term
          cross join lateral (values (replace(lower(text), ' ', '')), (pinyin), (initials)) as spelled(spelling)
          cross join lateral generate_series(1, least(length(spelling), ${longestPrefix}::int4)) as n
      ) beginning
    ) placed where place <= 10`);
}
