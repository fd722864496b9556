import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';

/** Counted exactly up to here; beyond, so many posts are drawn and counts are scaled: plans need no more. */
const sample = 150_000;

/** In how many posts each lexeme stands. Codes are counted in all posts, words in the sample. */
export async function refreshTermStats(tx: Database, posts: number): Promise<void> {
  const share = posts > sample ? (100 * sample) / posts : 100;
  const drawn = share < 100 ? ` tablesample system (${share.toFixed(4)}) repeatable (1)` : '';
  await tx.execute(sql`
    create temporary table counted_terms on commit drop as
    select word, greatest(1, ndoc * ${100 / share}::float8)::int4 as ndoc
      from ts_stat(${`select tsv from job_search${drawn}`}) where word not like '#%'
    union all
    select word, ndoc from ts_stat(${`select ts_filter(tsv, '{c}') from job_search`})`);
  await tx.execute(sql`
    insert into term_stat (word, ndoc) select word, ndoc from counted_terms order by word
    on conflict (word) do update set ndoc = excluded.ndoc where term_stat.ndoc <> excluded.ndoc`);
  await tx.execute(sql`delete from term_stat t where not exists (select from counted_terms c where c.word = t.word)`);
}
