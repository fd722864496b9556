import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { examRegistration } from '../schema/exam-registrations.ts';
import { exam } from '../schema/exams.ts';
import { dropEvidence } from './registrations/store.ts';
import { markErased } from './store.ts';

const AT_ONCE = 500;

/**
 * Erases identity numbers, evidence and reasons for accessible seats of projects that ended more than their days ago. What was decided stays, with the masked
 * number. A large project takes several calls.
 */
export async function eraseOver(tx: Database, now: Date): Promise<void> {
  const [due] = await tx
    .select({ id: exam.id })
    .from(exam)
    .where(
      and(
        inArray(exam.status, ['closed', 'cancelled']),
        isNull(exam.erasedAt),
        sql`(select max(v.at) from exam_event v where v.exam_id = ${exam.id} and v.move in ('close', 'cancel'))
          + (${exam.settings}->>'keepDays')::int * interval '1 day' <= ${now}`,
      ),
    )
    .limit(1)
    .for('no key update', { skipLocked: true });
  if (!due) return;
  const rows = await tx
    .select({ id: examRegistration.id })
    .from(examRegistration)
    .where(
      and(
        eq(examRegistration.examId, due.id),
        sql`(identity_sealed is not null or accessible <> '' or exists (select from exam_evidence v where v.registration_id = ${examRegistration.id}))`,
      ),
    )
    .limit(AT_ONCE);
  const ids = rows.map(({ id }) => id);
  await dropEvidence(tx, ids, { now });
  if (ids.length > 0)
    await tx
      .update(examRegistration)
      .set({ identitySealed: null, identityHash: null, accessible: '' })
      .where(inArray(examRegistration.id, ids));
  if (ids.length < AT_ONCE) await markErased(tx, due.id, now);
}
