import { readFileBytes, takeFiles } from '#server/domains/files/public.ts';
import type { Deps } from '#server/platform/deps.ts';
import { fieldError } from '#server/platform/http/app-error.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { consume } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import type { examScoreEndpoints } from '../../contract/results/scores.ts';
import { mayDo } from '../../contract/staff-roles.ts';
import { asStaff, requirePart, staffCaller } from '../policy.ts';
import { histogramOf } from '../results/summaries.ts';
import { type ExamRow, lockExam } from '../store.ts';
import { decideScores, enterScores } from './enter-scores.ts';
import { listScores } from './list-scores.ts';
import { confirmedPoints, peopleByTicket, scoreCounts } from './people.ts';
import { readScoreFile } from './read-scores.ts';

/** Reading a file takes up to some seconds of a shared thread. */
const perHour = { limit: 60, windowSeconds: 3_600 };

/** Writes to the scores of a locked project, as a member of its staff. */
const write = <T>(ctx: Ctx, examId: string, act: (tx: Ctx['db'], row: ExamRow, accountId: string) => Promise<T>) =>
  asStaff(ctx, requirePart, { examId, act: 'enterScores' }, async (tx, { accountId }) =>
    act(tx, await lockExam(tx, examId), accountId),
  );

/** Written scores, as staff enter and confirm them. */
export const scoreRoutes = (deps: Deps): Handlers<typeof examScoreEndpoints> => ({
  'GET /api/company/exams/:id/scores': async (ctx, { params: { id: examId }, query }) => {
    const caller = staffCaller(ctx);
    const { row, role } = await requirePart(ctx.db, caller, { examId, act: 'readResults' });
    const { fullMark } = row.settings.results;
    return {
      ...(await listScores(ctx.db, examId, query, caller.accountId)),
      fullMark,
      histogram: histogramOf(await confirmedPoints(ctx.db, examId), fullMark),
      mayEnter: mayDo(role, 'enterScores'),
    };
  },
  'POST /api/company/exams/:id/scoreFiles': async (ctx, { params: { id: examId }, body }) => {
    const caller = staffCaller(ctx);
    const { accountId, now } = caller;
    const { row } = await requirePart(ctx.db, caller, { examId, act: 'enterScores' });
    refuseOver(await consume(deps.db, `import:${accountId}`, perHour, now), '导入太频繁');
    await takeFiles(ctx.db, { accountId, ids: [body.fileId], kind: 'postTable', now, path: 'body.fileId' });
    const bytes = await readFileBytes({ ...deps, db: ctx.db }, body.fileId);
    if (!bytes) throw fieldError('body.fileId', '文件不存在或已失效，请重新上传');
    const people = await peopleByTicket(ctx.db, examId);
    return readScoreFile(bytes, body.sheet, {
      people,
      fullMark: row.settings.results.fullMark,
      decimals: row.settings.decimals,
    });
  },
  'PUT /api/company/exams/:id/scores': (ctx, { params: { id }, body }) =>
    write(ctx, id, async (tx, row, actorId) => ({
      ...(await enterScores(tx, row, { ...body, actorId, now: ctx.now })),
      counts: await scoreCounts(tx, id),
    })),
  'POST /api/company/exams/:id/scoreMoves': (ctx, { params: { id }, body }) =>
    write(ctx, id, async (tx, row, actorId) => ({
      done: await decideScores(tx, row, { ...body, actorId, now: ctx.now }),
      counts: await scoreCounts(tx, id),
    })),
});
