import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { examRegistration } from '../../schema/exam-registrations.ts';
import { tellApplicants } from '../review/tell-applicants.ts';
import { moveRegistrations } from './store.ts';

const AT_ONCE = 100;
const REASON = '没有在截止时间前补件';

/** Refuses returned registrations that were not completed in time. */
export async function expireReturned(tx: Database, now: Date): Promise<void> {
  const rows = await tx
    .select()
    .from(examRegistration)
    .where(and(eq(examRegistration.status, 'returned'), lte(examRegistration.completeBy, now)))
    .limit(AT_ONCE)
    .for('no key update', { skipLocked: true });
  const saved = await moveRegistrations({ db: tx, now }, rows, {
    move: 'expire',
    who: 'clock',
    actorId: null,
    note: REASON,
    values: { reason: REASON, completeBy: null, decidedAt: now },
  });
  await tellApplicants(tx, saved, 'refuse', now);
}
