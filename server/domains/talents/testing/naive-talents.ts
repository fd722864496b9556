import { type SQL, sql } from 'drizzle-orm';
import { type EducationCode, educations, meetsEducation } from '#contract/taxonomy/educations.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Sought } from '../recommend/sought.ts';
import { comparedOf, queryOf, refusedSql, restSql } from '../talent-query.ts';

const codes = (list: readonly string[]) => sql`${sql.param([...list])}::text[]`;

/** The conditions of a search on the columns; only keywords use lexemes. */
function conditions(sought: Sought): SQL[] {
  const { cityCode, stage, subject, education, experience, certificate, title, identity } = sought.filters;
  const bands = experience?.filter((code) => code !== 'any') ?? [];
  const enough = (Object.keys(educations) as EducationCode[]).filter(
    (code) => education && meetsEducation(code, education),
  );
  const parts: (SQL | false | undefined)[] = [
    ...[queryOf(sought.words.required), refusedSql(sought)].map(
      (query) => query !== '' && sql`tsv @@ ${query}::tsquery`,
    ),
    cityCode !== undefined &&
      sql`exists (select from unnest(city_codes) as code where code = ${cityCode} or left(code, 2) || '0000' = ${cityCode})`,
    stage && sql`stages && ${codes(stage)}`,
    subject && sql`subjects && ${codes(subject)}`,
    education && sql`education = any(${codes(enough)})`,
    bands.length > 0 && sql`experience = any(${codes(bands)})`,
    certificate && sql`certificates && ${codes(certificate)}`,
    title && sql`title_rank >= ${Number(title)}`,
    identity && sql`identity = any(${codes(identity)})`,
    restSql(comparedOf(sought)),
  ];
  return parts.filter((part): part is SQL => part !== undefined && part !== false);
}

/** Queries the whole table with a sort and without an index: returns the ids of all results of a search, in order. */
export async function naiveTalents(db: Database, sought: Sought): Promise<string[]> {
  const { words, sort } = sought;
  const strong = sort === 'fit' ? queryOf(words.strong) : '';
  const tier = strong ? sql`(tsv @@ ${strong}::tsquery) desc, ` : sql``;
  const order = sort === 'fit' ? sql`rank` : sql`active_at`;
  return db.transaction(async (tx) => {
    for (const kind of ['indexscan', 'indexonlyscan', 'bitmapscan']) {
      await tx.execute(sql.raw(`set local enable_${kind} = off`));
    }
    const { rows } = await tx.execute<{ id: string }>(sql`
      select jober_id as id from talent_search where ${sql.join(conditions(sought), sql` and `)}
      order by ${tier}${order} desc, jober_id desc`);
    return rows.map(({ id }) => id);
  });
}
