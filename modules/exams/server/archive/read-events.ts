import { sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { type ChainEvent, type ChainPosition, chainStart, eventsBetween } from '../../contract/archive/event-chain.ts';

export const mostAtOnce = 10_000;

interface EventRow extends Record<string, unknown>, Omit<ChainEvent, 'at' | 'id'> {
  id: string;
  at: Date | string;
}

export async function eventsAfter(db: Database, examId: string, after: ChainPosition): Promise<ChainEvent[]> {
  const { rows } = await db.execute<EventRow>(sql`
    (select 'exam' as source, id::text, 'exam' as subject, exam_id::text as "subjectId", from_status as "from", move,
        to_status as "to", side, actor_id::text as "actorId", at, note
      from exam_event where exam_id = ${examId} and id > ${after.exam} order by exam_event.id limit ${mostAtOnce})
    union all
    (select 'registration', e.id::text, 'registration', e.registration_id::text, e.from_status, e.move, e.to_status, e.side,
        e.actor_id::text, e.at, e.note
      from exam_registration_event e join exam_registration r on r.id = e.registration_id
      where r.exam_id = ${examId} and e.id > ${after.registration} order by e.id limit ${mostAtOnce})
    union all
    (select 'log', id::text, subject, subject_id::text, from_status, move, to_status, side, actor_id::text, at, note
      from exam_log where exam_id = ${examId} and id > ${after.log} order by exam_log.id limit ${mostAtOnce})`);
  return rows.map((row) => ({ ...row, id: Number(row.id), at: new Date(row.at).toISOString() }));
}

/** The last event of each source among some, or where they began. */
export function lastOf(events: readonly ChainEvent[], after: ChainPosition): ChainPosition {
  const last = (source: ChainEvent['source']) =>
    events.reduce((id, event) => (event.source === source ? Math.max(id, event.id) : id), after[source]);
  return { exam: last('exam'), registration: last('registration'), log: last('log') };
}

/** Every event of a project, by source and id. */
export async function allEvents(db: Database, examId: string): Promise<ChainEvent[]> {
  const all: ChainEvent[] = [];
  let after = chainStart;
  for (;;) {
    const found = await eventsAfter(db, examId, after);
    all.push(...found);
    after = lastOf(found, after);
    if (found.length < mostAtOnce) return eventsBetween(all, chainStart, after);
  }
}
