import type { Ticket } from '#contract/identity/ticket.ts';
import { seatedVisitorStates } from '#contract/identity/visitor.ts';
import { statusIn } from '#database/schema/columns.ts';
import { type Database, rowOf, typed } from '#server/platform/database/database.ts';

/** The seeker's ticket of a fair; null without a sign-up, or after cancelling. Only with a seat it shows its code. */
export async function ticketOf(db: Database, joberId: string, fairId: string): Promise<Ticket | null> {
  const row = await rowOf(db, typed<Ticket & Ticket['about'] & { fairId: string }>())`
    select visitor.id, visitor.status, jober.name as holder, visitor.checked_in_at as "checkedInAt",
      case when ${statusIn(seatedVisitorStates, 'visitor')} then visitor.ticket_code end as code,
      fair.id as "fairId", fair.title, fair.starts_at as "startsAt", fair.ends_at as "endsAt",
      case when fair.online then '线上' else fair.venue end as place,
      case when visitor.status = 'waiting' then (
        select count(*)::int from fair_visitor as before
        where before.fair_id = visitor.fair_id and before.status = 'waiting' and before.wait_number <= visitor.wait_number
      ) end as "waitingPlace"
    from fair_visitor as visitor
    join fair on fair.id = visitor.fair_id
    join jober on jober.id = visitor.jober_id
    where visitor.jober_id = ${joberId} and visitor.fair_id = ${fairId} and visitor.status <> 'cancelled'`;
  return row ? { ...row, about: { ...row, kind: 'fair', id: row.fairId } } : null;
}
