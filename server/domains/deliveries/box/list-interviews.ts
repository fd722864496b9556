import type { z } from 'zod';
import { type BoxInterview, interviewDays, type interviewsQuery } from '#contract/deliveries/box-interviews.ts';
import { dayAt, dayMs } from '#contract/months.ts';
import { comingInterview } from '#database/schema/deliveries.ts';
import { type Database, rowsOf, typed } from '#server/platform/database/database.ts';
import { aliasOf, anonymous } from '../anonymise.ts';

/** A longer list should be exported. */
const MAX_ROWS = 300;

/** A company's current interviews within a period, earliest first. */
export async function listInterviews(
  db: Database,
  companyId: string,
  { from, days = interviewDays }: z.output<typeof interviewsQuery>,
  now: Date,
): Promise<BoxInterview[]> {
  const begin = new Date(`${from ?? dayAt(now)}T00:00:00+08:00`);
  const end = new Date(begin.getTime() + days * dayMs);
  const rows = await rowsOf(db, typed<BoxInterview & { anonymous: boolean }>())`
    select delivery.id::text as "deliveryId", delivery.snapshot -> 'jober' ->> 'name' as name, ${anonymous} as anonymous,
      post.title as "postTitle", last.status, last.starts_at as "startsAt", case when last.status <> 'accepted' then nullif(last.slots, '[]') end as slots,
      last.minutes, last.mode, last.place, last.room,
      last.link, last.contact, array(
        select json_build_object('memberId', member.id::text, 'name', member.name) from company_member as member
        where member.id = any(last.interviewers::bigint[]) order by member.name) as interviewers
    from delivery join post on post.id = delivery.post_id
    cross join lateral (
      select * from interview where interview.delivery_id = delivery.id
      order by interview.created_at desc, interview.id desc limit 1) as last
    where delivery.company_id = ${companyId} and delivery.status = 'interview'
      and ${comingInterview('last')}
      and last.starts_at < ${end}
      and case when last.status = 'accepted' or last.slots = '[]' then last.starts_at
        else (last.slots ->> -1)::timestamptz end >= ${begin}
    order by last.starts_at, delivery.id limit ${MAX_ROWS}`;
  return rows.map(({ anonymous: hidden, ...row }) => ({
    ...row,
    name: hidden ? aliasOf(row.deliveryId) : row.name,
    startsAt: new Date(row.startsAt).toISOString(),
  }));
}
