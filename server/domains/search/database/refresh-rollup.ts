import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';

/** Posts by option of each facet, without any filter: what the first look at /jobs shows. */
export async function refreshRollup(tx: Database): Promise<void> {
  await tx.execute(sql`delete from facet_rollup`);
  await tx.execute(sql`
    insert into facet_rollup (facet, value, posts)
    select 'city', city_code, count(*) from job_search group by 2
    union all select 'stage', stages, count(*) from job_search group by 2
    union all select 'subject', subjects, count(*) from job_search group by 2
    union all select 'tenure', 1::int8 << tenure, count(*) from job_search group by 2
    union all select 'education', 1::int8 << education, count(*) from job_search group by 2`);
}
