import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';

/**
 * Counted exactly up to here; beyond, so many posts are drawn and counts are scaled: plans need no more, and no statement
 * runs for long. Words of a few posts may be missed; they are looked for where it matters.
 */
const sample = { words: 30_000, codes: 100_000 } as const;

/** In how many posts each lexeme stands; of slots and rungs the ranks tell more (`refresh-ranks.ts`). */
export async function refreshTermStats(tx: Database, posts: number): Promise<void> {
  const words = draw(posts, sample.words);
  const codes = draw(posts, sample.codes);
  await tx.execute(sql`create temporary table counted_terms (word text, ndoc int4) on commit drop`);
  await tx.execute(sql`
    insert into counted_terms select word, greatest(1, ndoc * ${words.scale}::float8)::int4
    from ts_stat(${`select tsv from job_search${words.clause}`}) where word not like '#%'`);
  await tx.execute(sql`
    insert into counted_terms select word, greatest(1, ndoc * ${codes.scale}::float8)::int4
    from ts_stat(${`select ts_filter(tsv, '{c}') from job_search${codes.clause}`}) where word !~ '^#[ihgp]:'`);
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
