import { inArray } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { enqueueAll } from '#server/platform/jobs/jobs.ts';
import { undoMs } from '../../contract/review.ts';
import { examRegistration } from '../../schema/exam-registrations.ts';
import type { RegistrationRow } from '../registrations/store.ts';
import { type Decision, tellApplicants } from './tell-applicants.ts';

/** The job that tells applicants of decisions once these can no longer be undone. */
export const TELL_JOB = 'exam.tell';

const statesAfter = { approve: ['approved', 'paid'], return: ['returned'], refuse: ['refused'] } as const;
type Undoable = keyof typeof statesAfter;

export const mayBeUndone = (move: string): move is Undoable => move in statesAfter;

/** Whether nobody was told yet of a decision of this moment. */
export const isHeldBack = (decidedAt: Date | null, now: Date): boolean =>
  decidedAt !== null && now.getTime() - decidedAt.getTime() < undoMs;

/** Tells applicants of one decision when it can no longer be undone. */
export async function tellLater(
  tx: Database,
  rows: readonly RegistrationRow[],
  move: Undoable,
  now: Date,
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const payload = { ids, move, at: now.toISOString() };
  const uniqueKey = `${TELL_JOB}:${ids[0]}:${move}:${now.getTime()}`;
  await enqueueAll(tx, [{ kind: TELL_JOB, payload, uniqueKey, runAt: new Date(now.getTime() + undoMs) }]);
}

/** Tells those of whom the decision still stands. */
export async function tellStanding(tx: Database, payload: Record<string, unknown>, now: Date): Promise<void> {
  const { ids, move, at } = payload as { ids: string[]; move: Undoable & Decision; at: string };
  const states: readonly string[] = statesAfter[move];
  const rows = await tx.select().from(examRegistration).where(inArray(examRegistration.id, ids)).for('share');
  const standing = rows.filter(({ status, decidedAt }) => states.includes(status) && decidedAt?.toISOString() === at);
  await tellApplicants(tx, standing, move, now);
}
