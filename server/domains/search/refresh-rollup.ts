import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';

/** Pairs of codes are counted in all posts up to here; beyond, in a draw of so many, and scaled. */
const sample = 200_000;

/** How the lexemes of the options of each facet begin; regions are told apart by their length of zeros. */
const facets = sql`
  case when lexeme like '#s:%' then 'stage' when lexeme like '#x:%' then 'subject' when lexeme like '#t:%' then 'tenure'
    when lexeme like '#e:%' then 'education' when lexeme like '#c:__0000' then null when lexeme like '#c:%' then 'region' end`;

/** Posts by option, in all and within each code. */
export async function refreshRollup(tx: Database, posts: number): Promise<void> {
  const share = posts > sample ? (100 * sample) / posts : 100;
  const drawn = sql.raw(share < 100 ? ` tablesample system (${share.toFixed(4)}) repeatable (1)` : '');
  await tx.execute(sql`
    create temporary table counted_facets on commit drop as
    with coded as materialized (
      select post_id, lexeme, ${facets} as facet
      from job_search${drawn}, unnest(ts_filter(tsv, '{c}')) as held(lexeme, positions, weights)
      where lexeme !~ '^#[dm]:')
    select scope.lexeme as scope, option.facet, substr(option.lexeme, 4) as code, (count(*) * ${100 / share}::float8)::int4 as posts
    from coded scope join coded option using (post_id) where option.facet is not null
    group by scope.lexeme, option.facet, option.lexeme
    union all
    select '', ${sql`facet`}, substr(word, 4), ndoc from (select word as lexeme, word, ndoc from term_stat where word like '#%') t,
      lateral (select ${facets} as facet) f where facet is not null`);
  await tx.execute(sql`delete from facet_rollup`);
  await tx.execute(
    sql`insert into facet_rollup (scope, facet, code, posts) select scope, facet, code, posts from counted_facets`,
  );
}
