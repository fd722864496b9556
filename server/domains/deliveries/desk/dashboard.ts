import { type SQL, sql } from 'drizzle-orm';
import { dashboard as answer, type Dashboard } from '#contract/deliveries/box-dashboard.ts';
import { dayMs } from '#contract/months.ts';
import { agreedDelivery } from '#database/schema/deliveries.ts';
import { type Database, rowOf, rowsOf } from '#server/platform/database/database.ts';
import { boxStrip } from '../box/box-strip.ts';
import { fewestPeers, peersOf } from './peers.ts';

const shownPosts = 12;

/** The furthest step of each delivery by its events: one refused after an interview still counts as interviewed. */
const steps = sql`
  count(*)::int as delivered,
  count(sent.answered_at)::int as answered,
  (count(*) filter (where reached.interview))::int as interviewed,
  (count(*) filter (where reached.offer))::int as offered,
  (count(*) filter (where ${agreedDelivery('sent')}))::int as hired`;

const sentSince = (companyId: string, since: Date) => sql`
  delivery as sent cross join lateral (
    select coalesce(bool_or(delivery_event.to_status = 'interview'), false) as interview,
      coalesce(bool_or(delivery_event.to_status = 'offer'), false) as offer
    from delivery_event where delivery_event.delivery_id = sent.id
  ) as reached
  where sent.company_id = ${companyId} and sent.submitted_at > ${since}`;

/** Median hours to the first answer, here and among the peers. */
async function replyTimes(db: Database, companyId: string, since: Date) {
  const { name, ids } = await peersOf(db, companyId);
  const medianOf = async (companies: SQL) => {
    const found = await rowOf(db, { hours: 'number?', n: 'number' })`
      select
        (extract(epoch from percentile_cont(0.5) within group (order by delivery.answered_at - delivery.submitted_at)) / 3600)::float as hours,
        count(distinct delivery.company_id)::int as n
      from delivery
      where delivery.company_id in ${companies} and delivery.submitted_at > ${since} and delivery.answered_at is not null`;
    return { hours: found?.hours == null ? null : Math.round(found.hours * 10) / 10, n: found?.n ?? 0 };
  };
  const company = await medianOf(sql`(${companyId}::bigint)`);
  const peers = await medianOf(ids);
  return {
    hours: company.hours,
    sectorHours: peers.n >= fewestPeers ? peers.hours : null,
    sector: name,
    peers: peers.n,
  };
}

/** A company's pending work and recruiting figures, over the deliveries of the last `days` days. */
export async function dashboard(db: Database, companyId: string, days: number, now: Date): Promise<Dashboard> {
  const since = new Date(now.getTime() - days * dayMs);
  const from = sentSince(companyId, since);
  const funnel = await rowOf(db, answer.shape.funnel)`select ${steps} from ${from}`;
  const posts = await rowsOf(db, answer.shape.posts.element)`
    select post.id, post.title, counted.delivered, counted.answered, counted.interviewed, counted.offered, counted.hired
      from (select sent.post_id, ${steps} from ${from} group by sent.post_id) as counted
      join post on post.id = counted.post_id
      order by counted.delivered desc, post.id limit ${shownPosts}`;
  const weeks = await rowsOf(db, answer.shape.weeks.element)`
    select to_char(date_trunc('week', sent.submitted_at at time zone 'Asia/Shanghai'), 'YYYY-MM-DD') as week, ${steps}
      from ${from} group by 1 order by 1`;
  const { today, replyRate } = await boxStrip(db, companyId, now);
  const reply = { ...(await replyTimes(db, companyId, since)), rate: replyRate };
  const none = { delivered: 0, answered: 0, interviewed: 0, offered: 0, hired: 0 };
  return { today, funnel: funnel ?? none, posts, weeks, reply };
}
