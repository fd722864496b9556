import { sql } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import type { DashboardDay, SiteTotals } from '#contract/operators/admin-dashboard.ts';
import { publicCompany } from '#database/schema/companies.ts';
import { queueAges } from '#server/domains/reviews/public.ts';
import type { ServerModule } from '#server/module.ts';
import type { Database } from '#server/platform/database/database.ts';

const SHANGHAI_MS = 8 * 3_600_000;

/** The last midnight in Shanghai before this moment. */
const dayStart = (now: Date) => new Date(Math.floor((now.getTime() + SHANGHAI_MS) / dayMs) * dayMs - SHANGHAI_MS);

const dayOf = (column: string) => sql.raw(`to_char(${column} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`);

type DayRow = Omit<DashboardDay, 'replyRate'> & { answered: number } & Record<string, unknown>;

/** Daily counts for the last N days, in Asia/Shanghai days. */
async function days(db: Database, count: number, now: Date): Promise<DashboardDay[]> {
  const from = new Date(dayStart(now).getTime() - (count - 1) * dayMs);
  const { rows } = await db.execute<DayRow>(sql`
    with days as (
      select ${dayOf('d')} as day from generate_series(${from}::timestamptz, ${now}::timestamptz, interval '1 day') as d
    ),
    seekers as (
      select ${dayOf('jober.created_at')} as day, count(*)::int as n from jober where jober.created_at >= ${from} group by 1
    ),
    companies as (
      select ${dayOf('company.created_at')} as day, count(*)::int as n from company
      where company.created_at >= ${from} and company.source is null and company.claim_of is null group by 1
    ),
    posts as (
      select ${dayOf('post.published_at')} as day, count(*)::int as n from post
      where post.published_at >= ${from} and post.published_at <= ${now} group by 1
    ),
    sent as (
      select ${dayOf('delivery.submitted_at')} as day, count(*)::int as n, count(delivery.answered_at)::int as answered
      from delivery where delivery.submitted_at >= ${from} group by 1
    )
    select days.day, coalesce(seekers.n, 0) as seekers, coalesce(companies.n, 0) as companies, coalesce(posts.n, 0) as posts,
      coalesce(sent.n, 0) as deliveries, coalesce(sent.answered, 0) as answered
    from days left join seekers using (day) left join companies using (day) left join posts using (day) left join sent using (day)
    order by days.day`);
  return rows.map(({ answered, ...row }) => ({
    ...row,
    replyRate: row.deliveries === 0 ? null : Math.round((100 * answered) / row.deliveries),
  }));
}

/** Totals of the whole site. Posts and reply rates are read from the counters stored with companies. */
async function totals(db: Database, now: Date): Promise<SiteTotals> {
  const { rows } = await db.execute<SiteTotals>(sql`
    select (select count(*)::int from jober) as seekers,
      (select count(*)::int from company where company.status = 'approved') as companies,
      (select coalesce(sum(company.open_posts), 0)::int from company where ${publicCompany('company')}) as "openPosts",
      (select count(*)::int from delivery) as deliveries,
      (select round(avg(company.reply_rate))::int from company where company.status = 'approved') as "replyRate",
      (select count(distinct session.account_id)::int from session where session.ended_at is null and session.expires_at > ${now}) as online`);
  return rows[0] ?? { seekers: 0, companies: 0, openPosts: 0, deliveries: 0, replyRate: null, online: 0 };
}

export async function readDashboard(db: Database, count: number, now: Date, modules: readonly ServerModule[]) {
  const since = new Date(now.getTime() - count * dayMs);
  const queues = await queueAges(db, since, now, modules);
  return { days: await days(db, count, now), queues, totals: await totals(db, now) };
}
