import { and, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type ExamStep, examSteps } from '../contract/exam-state.ts';
import { examRegistration } from '../schema/exam-registrations.ts';
import { exam, examStep } from '../schema/exams.ts';
import { tellFollowers } from './announce.ts';
import { dropEvidence, moveRegistrations } from './registrations/store.ts';
import { tellApplicants } from './review/tell-applicants.ts';
import { matching } from './rows.ts';
import { idsOf } from './store.ts';

/** Steps whose end within a day is worth a reminder. */
const withDeadline: readonly string[] = ['register', 'pay', 'ticket'] satisfies ExamStep[];
const STEPS_AT_ONCE = 50;

/** Tells followers that a step has begun, and a day before a deadline. Each is told once; a step that is over is not told. */
export async function tickExams(tx: Database, now: Date): Promise<void> {
  const soon = new Date(now.getTime() + dayMs);
  const runs = and(eq(exam.status, 'published'), gt(examStep.endsAt, now), lte(examStep.startsAt, now));
  const isEndUntold = and(lte(examStep.endsAt, soon), isNull(examStep.endToldAt));
  const due = await tx
    .select({ step: examStep, title: exam.title })
    .from(examStep)
    .innerJoin(exam, eq(exam.id, examStep.examId))
    .where(and(runs, or(isNull(examStep.startToldAt), isEndUntold)))
    .limit(STEPS_AT_ONCE)
    .for('no key update', { of: examStep, skipLocked: true });
  for (const { step, title } of due) {
    const { examId, step: name, startsAt, endsAt, startToldAt, endToldAt } = step;
    const { label } = examSteps[name as ExamStep];
    const isEnding = endsAt <= soon;
    const isUrgent = isEnding && withDeadline.includes(name);
    const set = { startToldAt: startToldAt ?? now, endToldAt: isEnding ? (endToldAt ?? now) : endToldAt };
    await tx
      .update(examStep)
      .set(set)
      .where(matching(examStep, { examId, step: name }));
    const tell = (event: string, key: string) => {
      const news = { title: `公开招聘${event}`, body: `“${title}”${event}。`, key: `${name}:${key}` };
      return tellFollowers(tx, examId, { kind: 'exam.step', ...news }, now);
    };
    if (!startToldAt && !isUrgent) await tell(`${label}开始了`, `开始:${startsAt.getTime()}`);
    if (isUrgent && !endToldAt) await tell(`${label}将在 24 小时内截止`, `截止:${endsAt.getTime()}`);
  }
}

const AT_ONCE = 500;

/** Ends registrations whose time is over, and tells their applicants why. */
async function endLate(tx: Database, isLate: SQL | undefined, move: 'expire' | 'lapse', note: string, now: Date) {
  const rows = await tx
    .select()
    .from(examRegistration)
    .where(isLate)
    .limit(AT_ONCE)
    .for('no key update', { skipLocked: true });
  const values = { reason: note, completeBy: null, decidedAt: now };
  const saved = await moveRegistrations({ db: tx, now }, rows, { move, who: 'clock', actorId: null, note, values });
  await tellApplicants(tx, saved, move === 'expire' ? 'refuse' : move, now);
}

/** Refuses returned registrations that were not completed in time. */
export async function expireReturned(tx: Database, now: Date): Promise<void> {
  const isLate = and(eq(examRegistration.status, 'returned'), lte(examRegistration.completeBy, now));
  await endLate(tx, isLate, 'expire', '没有在截止时间前补件', now);
}

/** Ends registrations whose fee was neither settled nor sent in time; a receipt that waits for the organiser keeps them. */
export async function lapseUnpaid(tx: Database, now: Date): Promise<void> {
  const isUnpaid = sql`exists (select from exam e join exam_step s on s.exam_id = e.id and s.step = 'pay' and s.ends_at <= ${now}
      where e.id = ${examRegistration.examId} and e.status = 'published' and (e.settings->>'fee')::int > 0)
    and not exists (select from exam_registration_event v where v.registration_id = ${examRegistration.id} and v.move = 'remit')`;
  const isLate = and(eq(examRegistration.status, 'approved'), isUnpaid);
  await endLate(tx, isLate, 'lapse', '缴费截止前没有提交缴费凭证', now);
}

/**
 * Erases identity numbers, evidence and reasons for accessible seats of projects that ended more than their days ago. What was decided stays, with the masked
 * number. A large project takes several calls.
 */
export async function eraseOver(tx: Database, now: Date): Promise<void> {
  const isOver = sql`(select max(v.at) from exam_event v where v.exam_id = ${exam.id} and v.move in ('close', 'cancel'))
    + (${exam.settings}->>'keepDays')::int * interval '1 day' <= ${now}`;
  const [due] = await tx
    .select({ id: exam.id })
    .from(exam)
    .where(and(matching(exam, { status: ['closed', 'cancelled'], erasedAt: null }), isOver))
    .limit(1)
    .for('no key update', { skipLocked: true });
  if (!due) return;
  const { id, examId } = examRegistration;
  const isKept = sql`(identity_sealed is not null or accessible <> '' or exists (select from exam_evidence v where v.registration_id = ${id}))`;
  const kept = and(eq(examId, due.id), isKept);
  const ids = idsOf(await tx.select({ id }).from(examRegistration).where(kept).limit(AT_ONCE));
  await dropEvidence(tx, ids, { now });
  const erased = { identitySealed: null, identityHash: null, accessible: '' };
  await tx.update(examRegistration).set(erased).where(inArray(id, ids));
  if (ids.length < AT_ONCE) await tx.update(exam).set({ erasedAt: now }).where(eq(exam.id, due.id));
}
