import { type SQL, sql } from 'drizzle-orm';
import type { Dashboard } from '#contract/deliveries/box-dashboard.ts';
import { dayMs } from '#contract/months.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { provinceByCode } from '#contract/taxonomy/places/cities.ts';
import type { Database } from '#server/platform/database/database.ts';
import { boxStrip } from './box-strip.ts';

/** With fewer companies a median would reveal one of them. */
const fewestPeers = 3;
const shownPosts = 12;

type Step = Dashboard['funnel'];

/** The furthest step of each delivery by its events: one refused after an interview still counts as interviewed. */
const steps = sql`
  count(*)::int as delivered,
  count(sent.answered_at)::int as answered,
  (count(*) filter (where reached.interview))::int as interviewed,
  (count(*) filter (where reached.offer))::int as offered,
  (count(*) filter (where sent.status = 'hired'))::int as hired`;

const sentSince = (companyId: string, since: Date) => sql`
  delivery as sent cross join lateral (
    select coalesce(bool_or(delivery_event.to_status = 'interview'), false) as interview,
      coalesce(bool_or(delivery_event.to_status = 'offer'), false) as offer
    from delivery_event where delivery_event.delivery_id = sent.id
  ) as reached
  where sent.company_id = ${companyId} and sent.submitted_at > ${since}`;

async function rowsOf<T extends object>(db: Database, query: SQL): Promise<T[]> {
  return (await db.execute(query)).rows as T[];
}

/** Median hours to the first answer, here and among companies of the same type and province. */
async function replyTimes(db: Database, companyId: string, since: Date) {
  const [own] = await rowsOf<{ type: string; cityCode: string; hours: number | null }>(
    db,
    sql`select company.type, company.city_code as "cityCode",
      (select extract(epoch from percentile_cont(0.5) within group (order by delivery.answered_at - delivery.submitted_at)) / 3600
        from delivery where delivery.company_id = company.id and delivery.submitted_at > ${since}
          and delivery.answered_at is not null)::float as hours
      from company where company.id = ${companyId}`,
  );
  if (!own) throw new Error(`no company ${companyId}`);
  const [peers] = await rowsOf<{ hours: number | null; peers: number }>(
    db,
    sql`select
        (extract(epoch from percentile_cont(0.5) within group (order by delivery.answered_at - delivery.submitted_at)) / 3600)::float as hours,
        count(distinct delivery.company_id)::int as peers
      from company join delivery on delivery.company_id = company.id
      where company.type = ${own.type} and left(company.city_code, 2) = ${own.cityCode.slice(0, 2)} and company.id <> ${companyId}
        and company.status = 'approved' and delivery.submitted_at > ${since} and delivery.answered_at is not null`,
  );
  const isEnough = (peers?.peers ?? 0) >= fewestPeers;
  const round = (hours: number | null | undefined) => (hours == null ? null : Math.round(hours * 10) / 10);
  return {
    hours: round(own.hours),
    sectorHours: isEnough ? round(peers?.hours) : null,
    sector: `${provinceByCode(own.cityCode)?.name ?? ''}${labelOf(companyTypes, own.type)}`,
    peers: peers?.peers ?? 0,
  };
}

/** A company's pending work and recruiting figures, over the deliveries of the last `days` days. */
export async function dashboard(db: Database, companyId: string, days: number, now: Date): Promise<Dashboard> {
  const since = new Date(now.getTime() - days * dayMs);
  const from = sentSince(companyId, since);
  const [funnel] = await rowsOf<Step>(db, sql`select ${steps} from ${from}`);
  const posts = await rowsOf<Step & { id: string; title: string }>(
    db,
    sql`select post.id, post.title, counted.delivered, counted.answered, counted.interviewed, counted.offered, counted.hired
      from (select sent.post_id, ${steps} from ${from} group by sent.post_id) as counted
      join post on post.id = counted.post_id
      order by counted.delivered desc, post.id limit ${shownPosts}`,
  );
  const weeks = await rowsOf<Step & { week: string }>(
    db,
    sql`select to_char(date_trunc('week', sent.submitted_at at time zone 'Asia/Shanghai'), 'YYYY-MM-DD') as week, ${steps}
      from ${from} group by 1 order by 1`,
  );
  const { today, replyRate, sectorReplyRate } = await boxStrip(db, companyId, now);
  const reply = { ...(await replyTimes(db, companyId, since)), rate: replyRate, sectorRate: sectorReplyRate };
  const none = { delivered: 0, answered: 0, interviewed: 0, offered: 0, hired: 0 };
  return { today, funnel: funnel ?? none, posts, weeks, reply };
}
