import type { SQL } from 'drizzle-orm';
import type { BoxStrip } from '#contract/deliveries/box-rows.ts';
import { overdueMs } from '#contract/deliveries/delivery-state.ts';
import { dayMs } from '#contract/months.ts';
import { withinSince } from '#contract/taxonomy/filters/withins.ts';
import { publicCompany } from '#database/schema/companies.ts';
import { timedInterview, unansweredDelivery } from '#database/schema/deliveries.ts';
import { type Database, rowOf, rowsOf, typed } from '#server/platform/database/database.ts';
import { tagsOf } from '../tags/tag.ts';

/** With fewer companies an average would reveal one of them. */
const fewestPeers = 3;
/** Peers are those with most open posts: all of a type would be read with each visit. */
const mostPeers = 100;

/** Number of deliveries in each state within a scope. */
export async function countsByStatus(db: Database, scope: SQL): Promise<Record<string, number>> {
  const rows = await rowsOf(db, { status: 'string', n: 'number' })`
    select delivery.status, count(*)::int as n from delivery where ${scope} group by delivery.status`;
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
}

type Strip = BoxStrip['today'] & Pick<BoxStrip, 'replyRate' | 'sectorReplyRate'>;

/** Today's tasks of the company, its reply rate compared with companies of its type, and the posts with deliveries. */
export async function boxStrip(db: Database, companyId: string, now: Date) {
  const today = withinSince('today', now);
  const due = new Date(now.getTime() - overdueMs);
  const soon = new Date(due.getTime() + dayMs);
  const found = await rowOf(db, typed<Strip>())`
    select waiting.*, meetings.*, company.reply_rate as "replyRate", peers.rate as "sectorReplyRate"
    from company
    cross join lateral (
      select count(*)::int as "toAnswer",
        (count(*) filter (where delivery.answered_at is null
          and (delivery.overdue_at is not null or delivery.submitted_at <= ${due})))::int as overdue,
        (count(*) filter (where delivery.answered_at is null and delivery.overdue_at is null
          and delivery.submitted_at > ${due} and delivery.submitted_at <= ${soon}))::int as "dueSoon"
      from delivery where delivery.company_id = company.id and ${unansweredDelivery}
    ) as waiting
    cross join lateral (
      select (count(*) filter (where newest.starts_at < ${new Date(today.getTime() + dayMs)}))::int as interviews,
        min(newest.starts_at) filter (where newest.starts_at > ${now}) as "nextInterviewAt"
      from delivery cross join lateral (
        select interview.starts_at, interview.status, interview.slots from interview
        where interview.delivery_id = delivery.id order by interview.created_at desc limit 1
      ) as newest
      where delivery.company_id = company.id and delivery.status = 'interview'
        and ${timedInterview('newest')}
        and newest.starts_at >= ${today}
    ) as meetings
    cross join lateral (
      select case when count(peer.reply_rate) >= ${fewestPeers} then round(avg(peer.reply_rate)) end as rate
      from (
        select other.reply_rate from company as other where other.type = company.type and ${publicCompany('other')}
        order by other.open_posts desc, other.id limit ${mostPeers}
      ) as peer
    ) as peers
    where company.id = ${companyId}`;
  const posts = await rowsOf(db, { id: 'string', title: 'string', n: 'number', blind: 'boolean' })`
    select post.id, post.title, post.delivery_count as n,
      exists (select from blind_post where blind_post.post_id = post.id) as blind
    from post
    where post.company_id = ${companyId} and post.delivery_count > 0
    order by post.status = 'open' desc, post.refreshed_at desc nulls last limit 200`;
  if (!found) throw new Error('a box without its company');
  const { replyRate, sectorReplyRate, ...asked } = found;
  return {
    today: asked,
    replyRate,
    sectorReplyRate,
    posts,
    tags: await tagsOf(db, companyId),
  };
}
