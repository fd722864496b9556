import { sql } from 'drizzle-orm';
import type { Ticket } from '#contract/identity/ticket.ts';
import type { VisitorState } from '#contract/identity/visitor.ts';
import type { Database } from '#server/platform/database/database.ts';

interface TicketRow extends Record<string, unknown> {
  id: string;
  status: VisitorState;
  code: string;
  place: number | null;
  holder: string;
  checked_in_at: string | null;
  fair_id: string;
  title: string;
  starts_at: string;
  ends_at: string;
  online: boolean;
  venue: string;
}

const iso = (at: string) => new Date(at).toISOString();

/** Only a valid ticket shows its code, not a waiting or cancelled one. */
const holdsPlace = (status: VisitorState) => status === 'signed-up' || status === 'checked-in';

const present = (row: TicketRow): Ticket => ({
  id: row.id,
  status: row.status,
  code: holdsPlace(row.status) ? row.code : null,
  waitingPlace: row.status === 'waiting' ? row.place : null,
  holder: row.holder,
  checkedInAt: row.checked_in_at && iso(row.checked_in_at),
  about: {
    kind: 'fair',
    id: row.fair_id,
    title: row.title,
    startsAt: iso(row.starts_at),
    endsAt: iso(row.ends_at),
    place: row.online ? '线上' : row.venue,
  },
});

/** The seeker's ticket of a fair; null without a sign-up, or after cancelling. */
export async function ticketOf(db: Database, joberId: string, fairId: string): Promise<Ticket | null> {
  const { rows } = await db.execute<TicketRow>(sql`
    select visitor.id, visitor.status, visitor.ticket_code as code, jober.name as holder,
      visitor.checked_in_at, fair.id as fair_id, fair.title, fair.starts_at, fair.ends_at, fair.online, fair.venue,
      case when visitor.status = 'waiting' then (
        select count(*)::int from fair_visitor as before
        where before.fair_id = visitor.fair_id and before.status = 'waiting' and before.wait_number <= visitor.wait_number
      ) end as place
    from fair_visitor as visitor
    join fair on fair.id = visitor.fair_id
    join jober on jober.id = visitor.jober_id
    where visitor.jober_id = ${joberId} and visitor.fair_id = ${fairId} and visitor.status <> 'cancelled'`);
  return rows[0] ? present(rows[0]) : null;
}
