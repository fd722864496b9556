import { inArray, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { examRegistration } from '../../schema/exam-registrations.ts';
import { moveRegistrations } from '../registrations/store.ts';
import { tellApplicants } from '../review/tell-applicants.ts';

const AT_ONCE = 500;
const REASON = '缴费截止前没有提交缴费凭证';

/** Ends registrations whose fee was neither settled nor sent in time; a receipt that waits for the organiser keeps them. */
export async function lapseUnpaid(tx: Database, now: Date): Promise<void> {
  const { rows: due } = await tx.execute<{ id: string }>(sql`
    select r.id::text from exam e
      join exam_step s on s.exam_id = e.id and s.step = 'pay' and s.ends_at <= ${now}
      join exam_registration r on r.exam_id = e.id and r.status = 'approved'
    where e.status = 'published' and (e.settings->>'fee')::int > 0
      and not exists (select from exam_registration_event v where v.registration_id = r.id and v.move = 'remit')
    limit ${AT_ONCE} for no key update of r skip locked`);
  if (due.length === 0) return;
  const ids = due.map(({ id }) => id);
  const rows = await tx.select().from(examRegistration).where(inArray(examRegistration.id, ids));
  const saved = await moveRegistrations({ db: tx, now }, rows, {
    move: 'lapse',
    who: 'clock',
    actorId: null,
    note: REASON,
    values: { reason: REASON, decidedAt: now },
  });
  await tellApplicants(tx, saved, 'lapse', now);
}
