import { sql } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import { newId } from '#database/new-id.ts';
import { type Dossier, fact } from '#server/domains/reviews/public.ts';
import type { ReviewedReport } from '#server/module.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { lookAt } from './look-at.ts';

const EVERY_DAYS = 7;
/** One failure may pass: an address that failed is looked at again the next day, and listed when it failed again. */
const LISTED_FAILURES = 2;
const LOOKED_AT_ONCE = 200;

const named = sql`
  select from post where post.status = 'open' and post.way_to_apply->>'way' = 'web'
    and post.way_to_apply->>'link' = outside_address.url`;

/** Looks at the addresses of open posts whose turn it is. It only keeps what it found: no post is hidden by it. */
export async function lookAtAddresses({ db, clock }: Pick<Deps, 'db' | 'clock'>, look = lookAt): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  const { rows } = await db.execute<{ url: string }>(sql`
    select post.url from (
      select distinct way_to_apply->>'link' as url from post
      where status = 'open' and way_to_apply->>'way' = 'web' and way_to_apply->>'link' <> ''
    ) as post left join outside_address on outside_address.url = post.url
    where outside_address.url is null
      or outside_address.looked_at <= case when failures between 1 and ${LISTED_FAILURES - 1}
        then ${before(1)}::timestamptz else ${before(EVERY_DAYS)}::timestamptz end
    order by outside_address.looked_at nulls first limit ${LOOKED_AT_ONCE}`);
  for (const { url } of rows) {
    const problem = await look(url);
    if (problem === null) continue;
    const now = clock.now();
    await db.execute(sql`
      insert into outside_address as known (id, url, looked_at, failures, problem, failed_since)
      values (${newId()}, ${url}, ${now}, ${problem ? 1 : 0}, ${problem}, ${problem ? now : null})
      on conflict (url) do update set looked_at = excluded.looked_at, problem = excluded.problem,
        failures = case when excluded.failures = 0 then 0 else known.failures + 1 end,
        failed_since = case when excluded.failures = 0 then null else coalesce(known.failed_since, excluded.failed_since) end`);
  }
}

const SHOWN_POSTS = 10;

async function dossier(db: Database, id: string): Promise<Dossier> {
  const { rows } = await db.execute<{ url: string; problem: string; failures: number; since: string }>(sql`
    select url, problem, failures, failed_since as since from outside_address where id = ${id}`);
  const { url = '', problem = '', failures = 0, since = '' } = rows[0] ?? {};
  const posts = await db.execute<{ id: string; title: string; total: number }>(sql`
    select post.id, post.title, count(*) over ()::int as total from post
    where post.status = 'open' and post.way_to_apply->>'link' = ${url} order by post.id limit ${SHOWN_POSTS}`);
  return {
    facts: [
      fact('网址', url),
      fact('打开的结果', problem, {
        warning: `从 ${new Date(since).toISOString().slice(0, 10)} 起连续 ${failures} 次打不开`,
      }),
      fact('写着它的职位', `${posts.rows[0]?.total ?? 0} 个，都没有被隐藏`),
    ],
    texts: [],
    messages: [],
    links: [
      { label: '打开看看', href: url },
      ...posts.rows.map((post) => ({ label: post.title, href: `/jobs/details?id=${post.id}` })),
    ],
    history: [],
    ...(posts.rows[0] ? { postId: posts.rows[0].id } : {}),
  };
}

/** Addresses that were dead twice, while an open post names them. */
export const deadAddress: ReviewedReport = {
  verdicts: ['dismiss', 'correct'],
  waiting: sql`
    select outside_address.id, 'dead-address', outside_address.url, '', '', '报名网址打不开：' || outside_address.problem,
      outside_address.failed_since
    from outside_address where outside_address.failures >= ${LISTED_FAILURES} and exists (${named})`,
  dossier,
  // Either way it is looked at again after a week.
  decide: (tx, { id, now }) =>
    tx.execute(
      sql`update outside_address set failures = 0, problem = '', failed_since = null, looked_at = ${now} where id = ${id}`,
    ),
};
