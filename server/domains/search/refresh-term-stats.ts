import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';

/** Counted exactly up to here; beyond, so many posts are drawn and counts are scaled: plans need no more. */
const sample = 150_000;

/**
 * City, 学段 and 学科 counted together (`joint-keys.ts`), with one of them left open or none. A post of several 学科 counts in
 * each, also where 学科 is open: these are estimates. A post without 学段 or 学科 gives a key that a sum has too; the sum, which
 * is never less, counts.
 */
const jointCounts = (drawn: string, scale: number) => sql`
  select '#j:' || coalesce(city_code::text, '') || '/' || coalesce(stage, '') || '/' || coalesce(subject, ''),
    greatest(1, count(*) * ${scale}::float8)::int4
  from (
    select city_code, substr(stage, 4) as stage, substr(subject, 4) as subject
    from (
      select city_code, array_agg(lexeme) filter (where lexeme like '#S:%') as stages,
        array_agg(lexeme) filter (where lexeme like '#X:%') as subjects
      from job_search${sql.raw(drawn)}, unnest(ts_filter(tsv, '{c}')) as held(lexeme) group by post_id
    ) post
      left join lateral unnest(stages) as stage on true left join lateral unnest(subjects) as subject on true
  ) taught
  group by grouping sets ((city_code, stage, subject), (city_code, stage), (city_code, subject), (stage, subject))`;

/** In how many posts each lexeme stands. Codes are counted in all posts, words in the sample. */
export async function refreshTermStats(tx: Database, posts: number): Promise<void> {
  const share = posts > sample ? (100 * sample) / posts : 100;
  const drawn = share < 100 ? ` tablesample system (${share.toFixed(4)}) repeatable (1)` : '';
  await tx.execute(sql`
    create temporary table counted_terms on commit drop as
    select word, greatest(1, ndoc * ${100 / share}::float8)::int4 as ndoc
      from ts_stat(${`select tsv from job_search${drawn}`}) where word not like '#%'
    union all
    select word, ndoc from ts_stat(${`select ts_filter(tsv, '{c}') from job_search`})
    union all
    select * from (${jointCounts(drawn, 100 / share)}) joint`);
  await tx.execute(sql`
    insert into term_stat (word, ndoc) select word, max(ndoc) from counted_terms group by word order by word
    on conflict (word) do update set ndoc = excluded.ndoc where term_stat.ndoc <> excluded.ndoc`);
  await tx.execute(sql`delete from term_stat t where not exists (select from counted_terms c where c.word = t.word)`);
}
