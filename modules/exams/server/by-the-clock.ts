import { and, eq, gt, isNull, lte, or } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type ExamStep, examSteps } from '../contract/exam-state.ts';
import { exam, examStep } from '../schema/exams.ts';
import { advertiseMissing } from './advertise.ts';
import { tellFollowers } from './follow.ts';
import { markTold } from './store.ts';

/** Steps whose end within a day is worth a reminder. */
const withDeadline: readonly string[] = ['register', 'pay', 'ticket'] satisfies ExamStep[];
const AT_ONCE = 50;

/** Tells followers that a step has begun, and a day before a deadline. Each is told once; a step that is over is not told. */
export async function tickExams(tx: Database, now: Date): Promise<void> {
  await advertiseMissing(tx, now);
  const soon = new Date(now.getTime() + dayMs);
  const due = await tx
    .select({ step: examStep, title: exam.title })
    .from(examStep)
    .innerJoin(exam, eq(exam.id, examStep.examId))
    .where(
      and(
        eq(exam.status, 'published'),
        gt(examStep.endsAt, now),
        or(
          and(lte(examStep.startsAt, now), isNull(examStep.startToldAt)),
          and(lte(examStep.endsAt, soon), lte(examStep.startsAt, now), isNull(examStep.endToldAt)),
        ),
      ),
    )
    .limit(AT_ONCE)
    .for('no key update', { of: examStep, skipLocked: true });
  for (const { step, title } of due) {
    const { label } = examSteps[step.step as ExamStep];
    const ending = step.endsAt <= soon;
    if (!step.startToldAt) {
      await markTold(tx, step, 'start', now);
      if (!ending || !withDeadline.includes(step.step)) await tell(`${label}开始了`, '开始', step);
    }
    if (ending && !step.endToldAt) {
      await markTold(tx, step, 'end', now);
      if (withDeadline.includes(step.step)) await tell(`${label}将在 24 小时内截止`, '截止', step);
    }
    async function tell(words: string, what: string, { examId, step: name, startsAt, endsAt }: typeof step) {
      const at = (what === '开始' ? startsAt : endsAt).getTime();
      await tellFollowers(
        tx,
        examId,
        { kind: 'exam.step', title: `公开招聘${words}`, body: `“${title}”${words}。`, key: `${name}:${what}:${at}` },
        now,
      );
    }
  }
}
