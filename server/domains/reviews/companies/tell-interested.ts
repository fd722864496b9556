import { sql } from 'drizzle-orm';
import { notifyAll } from '#server/domains/notifications/public.ts';
import type { ServerModule } from '#server/module.ts';
import type { Database } from '#server/platform/database/database.ts';

interface Claimed {
  id: string;
  name: string;
}

/** Tells everyone who follows a school, saved one of its posts or has to do with it in a module, once each, that it is here now. */
export async function tellInterested(
  tx: Database,
  { id, name }: Claimed,
  modules: readonly ServerModule[],
  now: Date,
): Promise<void> {
  const sources = [
    sql`select jober_id from follow where company_id = ${id}`,
    sql`select favourite.jober_id from favourite join post on post.id = favourite.post_id where post.company_id = ${id}`,
    ...modules.flatMap(({ interested }) => interested?.(id) ?? []),
  ];
  const { rows } = await tx.execute<{ accountId: string }>(sql`
    select account_id::text as "accountId" from jober where id in (${sql.join(sources, sql` union all `)}) order by 1`);
  await notifyAll(
    tx,
    rows.map(({ accountId }) => ({
      accountId,
      kind: 'follow.claimed',
      title: `${name}入驻了`,
      body: '你关注、收藏或报名过它的职位。以后由单位自己发布和答复',
      link: `/business/details?id=${id}`,
      effectKey: `claimed:${id}:${accountId}`,
      now,
    })),
  );
}
