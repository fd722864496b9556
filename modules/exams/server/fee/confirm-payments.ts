import { and, eq, inArray } from 'drizzle-orm';
import type { Writer } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { examRegistration } from '../../schema/exam-registrations.ts';
import { moveRegistrations } from '../registrations/store.ts';
import { tellApplicants } from '../review/tell-applicants.ts';
import { illegal, lockExam } from '../store.ts';

/**
 * Confirms the fees of many registrations by their numbers, as a bank's list names them.
 * @returns the numbers that wait for no payment in this project
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE where the project asks no fee
 */
export async function confirmPayments(tx: Database, writer: Writer, examId: string, numbers: readonly number[]) {
  const { accountId: actorId, now } = writer;
  const { settings } = await lockExam(tx, examId);
  if (settings.fee === 0) throw illegal('这个项目不收考务费');
  const rows = await tx
    .select()
    .from(examRegistration)
    .where(
      and(
        eq(examRegistration.examId, examId),
        eq(examRegistration.status, 'approved'),
        inArray(examRegistration.number, [...numbers]),
      ),
    )
    .orderBy(examRegistration.id)
    .for('no key update');
  const saved = await moveRegistrations({ db: tx, now }, rows, {
    move: 'pay',
    who: 'recruiter',
    actorId,
    values: { fee: BigInt(settings.fee) },
  });
  await tellApplicants(tx, saved, 'pay', now);
  const paid = new Set(saved.map(({ number }) => number));
  return { paid: saved.length, unknown: [...new Set(numbers)].filter((number) => !paid.has(number)) };
}
