import { sql } from 'drizzle-orm';
import { mostTags } from '#contract/deliveries/box-rows.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Recruiter } from '../box/lock-in-box.ts';

interface TagCommand {
  ids: string[];
  add: string[];
  remove: string[];
}

const texts = (tags: readonly string[]) => sql`${sql.param(tags)}::text[]`;

/**
 * Adds and removes tags of deliveries, of all or none. Idempotent.
 * @throws AppError NOT_FOUND if any delivery is absent or foreign; CONFLICT for too many tags on one
 */
export function tagDeliveries(db: Database, { member }: Recruiter, { ids, add, remove }: TagCommand) {
  const chosen = [...new Set(ids)];
  return db.transaction(async (tx) => {
    const rows = await rowsOf(tx, { n: 'number' })`
      update delivery set tags = array(
        select tag from unnest(delivery.tags || ${texts(add)}) as tag
        where tag <> all(${texts(remove)}) group by tag order by tag)
      where delivery.company_id = ${member.companyId} and delivery.id = any(${sql.param(chosen)}::bigint[])
      returning cardinality(tags) as n`;
    if (rows.length < chosen.length) throw appError('NOT_FOUND', { message: '投递不存在或已被删除' });
    if (rows.some(({ n }) => n > mostTags)) throw appError('CONFLICT', { message: `一份投递最多 ${mostTags} 个标签` });
    return { n: rows.length };
  });
}

/** The tags in use, the commonest first. */
export async function tagsOf(db: Database, companyId: string): Promise<string[]> {
  const rows = await rowsOf(db, { tag: 'string' })`
    select tag from delivery cross join unnest(delivery.tags) as tag
    where delivery.company_id = ${companyId} and delivery.tags <> '{}'
    group by tag order by count(*) desc, tag limit 100`;
  return rows.map(({ tag }) => tag);
}
