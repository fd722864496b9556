import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { ScoreCounts } from '../../contract/results/scores.ts';
import { examRegistration, examSeat } from '../../schema/exam-registrations.ts';

interface Sitting {
  registrationId: string;
  name: string;
}

/** Who sits the written test, by ticket. */
export type Sittings = ReadonlyMap<string, Sitting>;

export async function peopleByTicket(db: Database, examId: string): Promise<Sittings> {
  const rows = await db
    .select({ ticket: examSeat.ticket, registrationId: examSeat.registrationId, name: examRegistration.name })
    .from(examSeat)
    .innerJoin(examRegistration, eq(examRegistration.id, examSeat.registrationId))
    .where(eq(examSeat.examId, examId));
  return new Map(rows.map(({ ticket, ...sitting }) => [ticket, sitting]));
}

/** How many people have a score, wait for a second person, or have none. */
export async function scoreCounts(db: Database, examId: string): Promise<ScoreCounts> {
  const { rows } = await db.execute<ScoreCounts & Record<string, unknown>>(sql`
    select count(*)::int as people, count(c.id)::int as confirmed, count(w.id)::int as waiting,
      (count(*) filter (where c.mark = 'absent'))::int as absent,
      (count(*) filter (where c.mark = 'violation'))::int as violation,
      (count(*) filter (where c.id is null and w.id is null))::int as missing
    from exam_seat s
      left join exam_score c on c.exam_id = s.exam_id and c.registration_id = s.registration_id and c.status = 'confirmed'
      left join exam_score w on w.exam_id = s.exam_id and w.registration_id = s.registration_id and w.status = 'entered'
    where s.exam_id = ${examId}`);
  return rows[0] as ScoreCounts;
}
