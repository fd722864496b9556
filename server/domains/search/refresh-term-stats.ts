import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';

/**
 * Counted exactly up to here; beyond, so many posts are drawn and counts are scaled: plans need no more, and no statement
 * runs for long. Words of a few posts may be missed; they are looked for where it matters.
 */
const sample = { words: 30_000, codes: 100_000 } as const;

/**
 * City, 学段 and 学科 counted together (`joint-keys.ts`), with one of them left open or none. A post of several 学科 counts in
 * each, also where 学科 is open: these are estimates. A post without 学段 or 学科 gives a key that a sum has too; the sum, which
 * is never less, counts.
 */
const jointCounts = ({ clause, scale }: Draw) => sql`
  select '#j:' || coalesce(city_code::text, '') || '/' || coalesce(stage, '') || '/' || coalesce(subject, ''),
    greatest(1, count(*) * ${scale}::float8)::int4
  from (
    select city_code, substr(stage, 4) as stage, substr(subject, 4) as subject
    from (
      select city_code, array_agg(lexeme) filter (where lexeme like '#S:%') as stages,
        array_agg(lexeme) filter (where lexeme like '#X:%') as subjects
      from job_search${sql.raw(clause)}, unnest(ts_filter(tsv, '{c}')) as held(lexeme) group by post_id
    ) post
      left join lateral unnest(stages) as stage on true left join lateral unnest(subjects) as subject on true
  ) taught
  group by grouping sets ((city_code, stage, subject), (city_code, stage), (city_code, subject), (stage, subject))`;

/** In how many posts each lexeme stands. */
export async function refreshTermStats(tx: Database, posts: number): Promise<void> {
  const words = draw(posts, sample.words);
  const codes = draw(posts, sample.codes);
  await tx.execute(sql`create temporary table counted_terms (word text, ndoc int4) on commit drop`);
  await tx.execute(sql`
    insert into counted_terms select word, greatest(1, ndoc * ${words.scale}::float8)::int4
    from ts_stat(${`select tsv from job_search${words.clause}`}) where word not like '#%'`);
  await tx.execute(sql`
    insert into counted_terms select word, greatest(1, ndoc * ${codes.scale}::float8)::int4
    from ts_stat(${`select ts_filter(tsv, '{c}') from job_search${codes.clause}`})`);
  // Where a post has no 学段, open and none look alike: the larger count is the open one.
  await tx.execute(sql`
    insert into counted_terms select word, max(ndoc) from (${jointCounts(codes)}) as joint(word, ndoc) group by word`);
  await tx.execute(sql`
    insert into term_stat (word, ndoc) select word, ndoc from counted_terms order by word
    on conflict (word) do update set ndoc = excluded.ndoc where term_stat.ndoc <> excluded.ndoc`);
  await tx.execute(sql`delete from term_stat t where not exists (select from counted_terms c where c.word = t.word)`);
}

interface Draw {
  clause: string;
  scale: number;
}

function draw(posts: number, size: number): Draw {
  if (posts <= size) return { clause: '', scale: 1 };
  const percent = (100 * size) / posts;
  return { clause: ` tablesample system (${percent.toFixed(4)}) repeatable (1)`, scale: 100 / percent };
}
