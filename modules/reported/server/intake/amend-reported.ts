import type { ReportedChange } from '#modules/exams/contract.ts';
import {
  advertise,
  announceChanges,
  changesOf,
  changesText,
  type ExamRow,
  lockExam,
  moveExamRow,
  publishExamPages,
  publishNotice,
  saveSteps,
  stepsOf,
  timesOf,
} from '#modules/exams/server/public.ts';
import type { Act } from '#server/platform/act.ts';
import { appError } from '#server/platform/http/app-error.ts';

/**
 * A later announcement of a reported project. Changed times stand on its page with what was before; followers are told of them, and
 * of an announcement that changes none.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE for a project that is run here, INVALID_INPUT
 */
export async function amendReported(
  { db: tx, now }: Act,
  { examId, actorId, change }: { examId: string; actorId: string; change: ReportedChange },
): Promise<ExamRow> {
  const locked = await lockExam(tx, examId);
  if (!locked.reported) throw appError('ILLEGAL_MOVE', { message: '本站的项目由组织单位发布补充公告' });
  const times = timesOf(change.steps);
  const before = (await stepsOf(tx, [examId])).get(examId) ?? [];
  const changes = changesOf(before, times);
  const { title, body, link } = change;
  const words = { title, body: `${body}\n原文：${link}` };
  if (changes.length === 0) {
    await publishNotice(tx, examId, words, now);
    return locked;
  }
  const register = times.find(({ step }) => step === 'register');
  const saved = await moveExamRow({ db: tx, now }, locked, {
    move: 'amend',
    who: 'operator',
    actorId,
    note: changesText(changes),
    refusal: '项目不在进行中，不能更正',
    values: {
      registerFrom: register?.startsAt ?? null,
      registerUntil: register?.endsAt ?? null,
      revision: locked.revision + 1,
    },
  });
  await saveSteps(tx, examId, times);
  await advertise(tx, saved, now);
  await announceChanges(tx, saved, changes, now, words);
  await publishExamPages(tx, examId);
  return saved;
}
