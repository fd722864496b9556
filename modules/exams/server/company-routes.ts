import { writerOf } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { companyExamEndpoints } from '../contract/company-exams.ts';
import { saveAttachments } from './attachments/attachments.ts';
import { readDraft } from './draft/read-draft.ts';
import { confirmPayments } from './fee/confirm-payments.ts';
import { decideRatio, shortPosts } from './fee/ratio.ts';
import { publishNotice } from './follow.ts';
import { moveExam } from './move-exam.ts';
import { ownExam, ownExams } from './own-exams.ts';
import { asStaff, requirePart, type StaffCaller, staffCaller } from './policy.ts';
import { examPosts, fullRows } from './read-exam.ts';
import { createExam, saveExam, savePosts } from './save-exam.ts';
import { readPostTable } from './table/read-post-table.ts';
import { countImport, uploadedTable } from './uploaded-table.ts';

/** Edits a project as a member of its staff; answers with the project. */
async function editExam(ctx: Ctx, examId: string, write: (tx: Database, caller: StaffCaller) => Promise<unknown>) {
  const role = await asStaff(ctx, requirePart, { examId, act: 'edit' }, async (tx, caller, part) => {
    await write(tx, caller);
    return part.role;
  });
  return ownExam(ctx.db, examId, { ...staffCaller(ctx), role });
}

/** What an organiser calls. */
export const companyRoutes = (deps: Deps): Handlers<typeof companyExamEndpoints> => ({
  'GET /api/company/exams': async (ctx) => ownExams(ctx.db, staffCaller(ctx)),
  'POST /api/company/exams': (ctx, { body }) =>
    ctx.db.transaction(async (tx) => ({ id: await createExam(tx, writerOf(ctx), body) })),
  'GET /api/company/exams/:id': async (ctx, { params: { id } }) => {
    const { role } = await requirePart(ctx.db, staffCaller(ctx), { examId: id, act: 'read' });
    return ownExam(ctx.db, id, { ...staffCaller(ctx), role });
  },
  'PUT /api/company/exams/:id': (ctx, { params: { id }, body }) =>
    editExam(ctx, id, (tx, caller) => saveExam(tx, caller, id, body)),
  'POST /api/company/exams/:id/table': async (ctx, { params: { id }, body }) => {
    await requirePart(ctx.db, staffCaller(ctx), { examId: id, act: 'edit' });
    const bytes = await uploadedTable(deps, ctx, body.fileId);
    const [full] = await fullRows(ctx.db, [id]);
    return readPostTable(bytes, { sheet: body.sheet, organiser: full?.organiser.name ?? '' });
  },
  'POST /api/company/exams/:id/readings': async (ctx, { params: { id }, body }) => {
    const caller = staffCaller(ctx);
    const { accountId, now } = caller;
    await requirePart(ctx.db, caller, { examId: id, act: 'edit' });
    await countImport(deps, ctx);
    const [full] = await fullRows(ctx.db, [id]);
    return readDraft(deps, ctx.db, { ...body, organiser: full?.organiser.name ?? '', accountId, now });
  },
  'PUT /api/company/exams/:id/posts': (ctx, { params: { id }, body }) =>
    asStaff(ctx, requirePart, { examId: id, act: 'edit' }, async (tx, _, { row }) => {
      await savePosts(tx, id, body.posts);
      return { items: await examPosts(tx, row, { now: ctx.now, own: true }) };
    }),
  'GET /api/company/exams/:id/posts': async (ctx, { params: { id } }) => {
    const { row } = await requirePart(ctx.db, staffCaller(ctx), { examId: id, act: 'read' });
    return { items: await examPosts(ctx.db, row, { now: ctx.now, own: true }) };
  },
  'POST /api/company/exams/:id/moves': (ctx, { params: { id }, body }) =>
    editExam(ctx, id, (tx, { accountId: actorId }) =>
      moveExam(tx, { id, who: 'recruiter', actorId, ...body }, ctx.now),
    ),
  'POST /api/company/exams/:id/payments': (ctx, { params: { id }, body }) =>
    asStaff(ctx, requirePart, { examId: id, act: 'settleFees' }, (tx, caller) =>
      confirmPayments(tx, caller, id, body.numbers),
    ),
  'GET /api/company/exams/:id/ratio': async (ctx, { params: { id } }) => {
    const { row } = await requirePart(ctx.db, staffCaller(ctx), { examId: id, act: 'readFees' });
    return shortPosts(ctx.db, row);
  },
  'POST /api/company/exams/:id/ratio': (ctx, { params: { id }, body }) =>
    editExam(ctx, id, (tx, caller) => decideRatio(tx, caller, id, body)),
  'PUT /api/company/exams/:id/attachments': (ctx, { params: { id }, body }) =>
    editExam(ctx, id, (tx, caller) => saveAttachments(tx, caller, id, body.fileIds)),
  'POST /api/company/exams/:id/notices': (ctx, { params: { id }, body }) =>
    editExam(ctx, id, (tx) => publishNotice(tx, id, body, ctx.now)),
});
