import type { BodyOf } from '#contract/endpoint.ts';
import { notifyAccount } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { transition } from '#server/platform/transition.ts';
import type { examObjectionEndpoints } from '../../contract/publicity/objections.ts';
import { examObjection } from '../../schema/publications.ts';
import { publishPageChanges } from '../page-tags.ts';
import { partOf } from '../policy.ts';
import { illegal } from '../store.ts';
import { objectionFlow } from './file-objection.ts';

export const partOfObjection = partOf(examObjection, () => appError('NOT_FOUND', { message: '该异议不存在' }), true);

type Answer = BodyOf<typeof examObjectionEndpoints, 'POST /api/company/examObjections/:id/moves'>;

/**
 * Answers a locked objection once. The answer is public, that of a recount the applicant's alone; who made it is told.
 * @throws AppError ILLEGAL_MOVE where it is answered or the project has ended
 */
export async function answerObjection(
  tx: Database,
  { row, caller, found }: Awaited<ReturnType<typeof partOfObjection>>,
  { move, answer }: Answer,
): Promise<void> {
  if (row.status !== 'published') throw illegal('项目不在进行中，不能再答复');
  const { accountId: actorId, now } = caller;
  await transition({ db: tx, now }, objectionFlow, found, {
    move,
    who: 'recruiter',
    actorId,
    refusal: '这件异议已经答复',
    values: { answer, answeredBy: actorId, answeredAt: now },
    notify: async ({ id, accountId, kind, examId }) => {
      const title = kind === 'recount' ? '成绩复查已有答复' : '你提出的异议已有答复';
      await notifyAccount(tx, {
        accountId,
        kind: 'exam.objection',
        title,
        effectKey: `exam-objection:${id}:answer`,
        now,
        body: `“${row.title}”：${answer}`,
        link: `/exams/results?id=${examId}`,
      });
      await publishPageChanges(tx, examId);
    },
  });
}
