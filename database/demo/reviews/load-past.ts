import { type SQL, sql } from 'drizzle-orm';
import type { DemoTransaction } from '../bulk-insert.ts';

/** A positive 60-bit number that the same text always gives: an id, or something to vary by. */
const numberOf = (text: SQL): SQL => sql`('x' || substr(md5(${text}), 1, 15))::bit(60)::bigint`;

/** Office hours of a working day, `place` of `count` through the last 30 days. */
const workingMoment = (now: Date, place: SQL, count: number): SQL => sql`
  date_trunc('day', ${now}::timestamptz - ${place} * interval '30 days' / ${count}::int, 'Asia/Shanghai')
    + interval '9 hours' + (${place} * 7919 % 30000) * interval '1 second'`;

/** Decisions of the last 30 days: those that posts and companies record, and answers to reports. */
const decidedSql = (now: Date): SQL => sql`
  select 'posts' as queue, 'post' as subject, post.id as item, post.title, event.move as verdict,
    coalesce(event.note, '') as reason, event.at, event.at - (
      select max(at) from post_event where post_id = post.id and move = 'submit' and at < event.at) as waited
  from (
    select * from post_event where move in ('approve', 'reject') and at > ${now}::timestamptz - interval '30 days'
    order by md5(id::text) limit 500) as event
  join post on post.id = event.post_id
  union all
  select 'companies', 'company', company.id, company.name, case event.move when 'reject' then 'reject' else 'approve' end,
    coalesce(event.note, ''), event.at, interval '3 hours'
  from company_event event join company on company.id = event.company_id
  where event.move in ('approve', 'reaffirm', 'reject') and event.at > ${now}::timestamptz - interval '30 days'
  union all
  select 'changes', 'change', id, name, 'approve', '', ${workingMoment(now, sql`place`, 9)}, place * interval '2 hours'
  from (select id, name, row_number() over (order by md5(id::text)) as place
    from company where status = 'approved' limit 9) as edited
  union all
  select 'reports', 'report', id, title, case place % 5 when 0 then 'warn' else 'dismiss' end,
    case place % 5 when 0 then '职位描述与实际不符，请核对后修改' else '' end,
    ${workingMoment(now, sql`place`, 38)}, (place * 37 % 22 + 1) * interval '1 hour'
  from (select id, title, row_number() over (order by md5(id::text)) as place
    from post where status = 'open' order by place limit 38) as reported`;

/** Who decides: the role of the queue, every sixth the 超级管理员. */
const decidersSql = sql`
  operator.role = case when ${numberOf(sql`decided.item::text`)} % 6 = 0 then 'super'
    when decided.queue = 'reports' then 'support' else 'review' end`;

/** What else operators did: signed in each morning, published. */
const otherActsSql = (now: Date): SQL => sql`
  select 'operator.sign-in' as act, 'operator' as subject, operator.id, '{}'::jsonb as detail, operator.role,
    date_trunc('day', ${now}::timestamptz - days * interval '1 day', 'Asia/Shanghai') + interval '8 hours 40 minutes'
      + (${numberOf(sql`operator.id::text || days`)} % 2400) * interval '1 second' as at
  from operator cross join generate_series(0, 29) as days`;

/**
 * Records acts of operators in the log, of those that the query gives the ones of the last 30 days within office hours.
 * @param acts rows of act, subject, id, detail, role, at
 */
export const addPastActs = (tx: DemoTransaction, now: Date, acts: SQL) =>
  tx.execute(sql`
    insert into operator_act (id, account_id, operator_name, operator_role, act, subject, subject_id, detail, ip, at)
    select ${numberOf(sql`act || done.id || at`)}, operator.account_id, operator.name, operator.role, act, subject, done.id::text,
      detail, '10.12.8.' || 20 + length(operator.role), at
    from (${acts}) as done join operator on operator.role = done.role
    where at between ${now}::timestamptz - interval '30 days' and ${now}::timestamptz
      and extract(isodow from at at time zone 'Asia/Shanghai') < 6
      and extract(hour from at at time zone 'Asia/Shanghai') between 8 and 18`);

/** What operators did in the last 30 days, as the overview counts it and the audit log records it. */
export async function loadPast(tx: DemoTransaction, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into review_decision (id, queue, item_id, account_id, verdict, reason, waited_seconds, at)
    select ${numberOf(sql`'decision' || decided.queue || decided.item || decided.at`)}, queue, item, operator.account_id,
      verdict, reason, greatest(60, extract(epoch from waited))::int, at
    from (${decidedSql(now)}) as decided join operator on ${decidersSql}`);
  await addPastActs(
    tx,
    now,
    sql`
      select subject || '.' || verdict as act, subject, item as id,
        jsonb_strip_nulls(jsonb_build_object('title', title, 'reason', nullif(reason, ''))) as detail, operator.role, at
      from (${decidedSql(now)}) as decided join operator on ${decidersSql}
      union all ${otherActsSql(now)}`,
  );
}
