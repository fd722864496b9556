import type { companyExamEndpoints } from '#contract/exams/company-exams.ts';
import { readFileBytes, takeFiles } from '#server/domains/files/public.ts';
import { writerOf } from '#server/domains/posts/public.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { consume } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { readDraft } from './draft/read-draft.ts';
import { confirmPayments } from './fee/confirm-payments.ts';
import { decideRatio, ownShortPosts } from './fee/ratio.ts';
import { tellFollowers } from './follow.ts';
import { moveExam } from './move-exam.ts';
import { ownExam, ownExams, ownPosts } from './own-exams.ts';
import { publishPageChanges } from './page-tags.ts';
import { createExam, saveExam, savePosts } from './save-exam.ts';
import { addNotice, lockExam } from './store.ts';
import { readPostTable } from './table/read-post-table.ts';

/** Reading a table takes up to some seconds of a shared thread. */
const perHour = { limit: 60, windowSeconds: 3_600 };

/** What an organiser calls. */
export const companyRoutes = (deps: Deps): Handlers<typeof companyExamEndpoints> => ({
  'GET /api/company/exams': async (ctx) => ownExams(ctx.db, writerOf(ctx).companyId, ctx.now),
  'POST /api/company/exams': (ctx, { body }) =>
    ctx.db.transaction(async (tx) => ({ id: await createExam(tx, writerOf(ctx), body) })),
  'GET /api/company/exams/:id': async (ctx, { params }) => ownExam(ctx.db, writerOf(ctx).companyId, params.id, ctx.now),
  'PUT /api/company/exams/:id': async (ctx, { params, body }) => {
    const writer = writerOf(ctx);
    await ctx.db.transaction((tx) => saveExam(tx, writer, params.id, body));
    return ownExam(ctx.db, writer.companyId, params.id, ctx.now);
  },
  'POST /api/company/exams/:id/table': async (ctx, { params, body }) => {
    const { accountId, companyId, now } = writerOf(ctx);
    const { organiser } = await ownExam(ctx.db, companyId, params.id, now);
    refuseOver(await consume(deps.db, `import:${accountId}`, perHour, now), '导入太频繁');
    await takeFiles(ctx.db, { accountId, ids: [body.fileId], kind: 'postTable', now, path: 'body.fileId' });
    const bytes = await readFileBytes({ ...deps, db: ctx.db }, body.fileId);
    if (!bytes) throw fieldError('body.fileId', '文件不存在或已失效，请重新上传');
    return readPostTable(bytes, { sheet: body.sheet, organiser: organiser.name });
  },
  'POST /api/company/exams/:id/readings': async (ctx, { params, body }) => {
    const { accountId, companyId, now } = writerOf(ctx);
    await ownPosts(ctx.db, companyId, params.id);
    refuseOver(await consume(deps.db, `import:${accountId}`, perHour, now), '导入太频繁');
    return readDraft(deps, ctx.db, { ...body, accountId, now });
  },
  'PUT /api/company/exams/:id/posts': async (ctx, { params, body }) => {
    const writer = writerOf(ctx);
    await ctx.db.transaction((tx) => savePosts(tx, writer, params.id, body.posts));
    return ownPosts(ctx.db, writer.companyId, params.id);
  },
  'GET /api/company/exams/:id/posts': async (ctx, { params }) => ownPosts(ctx.db, writerOf(ctx).companyId, params.id),
  'POST /api/company/exams/:id/moves': async (ctx, { params, body }) => {
    const { companyId, accountId: actorId } = writerOf(ctx);
    const request = { id: params.id, who: 'recruiter' as const, actorId, companyId, ...body };
    await ctx.db.transaction((tx) => moveExam(tx, request, ctx.now));
    return ownExam(ctx.db, companyId, params.id, ctx.now);
  },
  'POST /api/company/exams/:id/payments': (ctx, { params, body }) =>
    ctx.db.transaction((tx) => confirmPayments(tx, writerOf(ctx), params.id, body.numbers)),
  'GET /api/company/exams/:id/ratio': (ctx, { params }) => ownShortPosts(ctx.db, writerOf(ctx).companyId, params.id),
  'POST /api/company/exams/:id/ratio': async (ctx, { params, body }) => {
    const writer = writerOf(ctx);
    await ctx.db.transaction((tx) => decideRatio(tx, writer, params.id, body));
    return ownExam(ctx.db, writer.companyId, params.id, ctx.now);
  },
  'POST /api/company/exams/:id/notices': async (ctx, { params, body }) => {
    const { companyId, now } = writerOf(ctx);
    await ctx.db.transaction(async (tx) => {
      const { id, title, status } = await lockExam(tx, params.id, companyId);
      if (status !== 'published') throw appError('ILLEGAL_MOVE', { message: '只有进行中的项目可以发布补充公告' });
      await addNotice(tx, { examId: id, ...body, at: now });
      const news = { kind: 'exam.changed' as const, title: '公开招聘有补充公告', body: `“${title}”：${body.title}` };
      await tellFollowers(tx, id, { ...news, key: `notice:${now.getTime()}` }, now);
      await publishPageChanges(tx, id);
    });
    return ownExam(ctx.db, companyId, params.id, ctx.now);
  },
});
