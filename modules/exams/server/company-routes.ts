import { writerOf } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { companyExamEndpoints } from '../contract/company-exams.ts';
import { publishNotice, saveAttachments } from './announce.ts';
import { readDraft } from './draft/read-draft.ts';
import { confirmPayments, decideRatio, shortPosts } from './fee/fee.ts';
import { ownExam, ownExams } from './own-exams.ts';
import { changes, partOfExam, reads, type StaffPart, staffCaller, writes } from './policy.ts';
import { examPosts, fullRows } from './read-exam.ts';
import { createExam, moveExam, saveExam, savePosts } from './save-exam.ts';
import { readPostTable } from './table/read-post-table.ts';
import { countImport, uploadedTable } from './uploaded-table.ts';

/** Edits a project; answers with it. */
const edits = changes(partOfExam, 'edit', ownExam);

const organiserOf = async (db: Database, id: string) => (await fullRows(db, [id]))[0]?.organiser.name ?? '';

const ownPosts = async (db: Database, { row, caller: { now } }: StaffPart) => ({
  items: await examPosts(db, row, { now, own: true }),
});

const savesPosts = changes(partOfExam, 'edit', ownPosts);

/** What an organiser calls. */
export const companyRoutes = (deps: Deps): Handlers<typeof companyExamEndpoints> => ({
  'GET /api/company/exams': async (ctx) => ownExams(ctx.db, staffCaller(ctx)),
  'POST /api/company/exams': (ctx, { body }) =>
    ctx.db.transaction(async (tx) => ({ id: await createExam(tx, writerOf(ctx), body) })),
  'GET /api/company/exams/:id': reads(partOfExam, 'read', ownExam),
  'PUT /api/company/exams/:id': edits((tx, { row, caller }, { body }) => saveExam(tx, caller, row.id, body)),
  'POST /api/company/exams/:id/table': reads(partOfExam, 'edit', async (db, { row }, { body }, ctx) =>
    readPostTable(await uploadedTable(deps, ctx, body.fileId), {
      sheet: body.sheet,
      organiser: await organiserOf(db, row.id),
    }),
  ),
  'POST /api/company/exams/:id/readings': reads(partOfExam, 'edit', async (db, { row, caller }, { body }, ctx) => {
    const { accountId, now } = caller;
    await countImport(deps, ctx);
    return readDraft(deps, db, { ...body, organiser: await organiserOf(db, row.id), accountId, now });
  }),
  'PUT /api/company/exams/:id/posts': savesPosts((tx, { row }, { body }) => savePosts(tx, row.id, body.posts)),
  'GET /api/company/exams/:id/posts': reads(partOfExam, 'read', ownPosts),
  'POST /api/company/exams/:id/moves': edits((tx, { row: { id }, caller }, { body }) =>
    moveExam(tx, { id, who: 'recruiter', actorId: caller.accountId, ...body }, caller.now),
  ),
  'POST /api/company/exams/:id/payments': writes(partOfExam, 'settleFees', (tx, { row, caller }, { body }) =>
    confirmPayments(tx, caller, row.id, body.numbers),
  ),
  'GET /api/company/exams/:id/ratio': reads(partOfExam, 'readFees', (db, { row }) => shortPosts(db, row)),
  'POST /api/company/exams/:id/ratio': edits((tx, { row, caller }, { body }) => decideRatio(tx, caller, row.id, body)),
  'PUT /api/company/exams/:id/attachments': edits((tx, { row, caller }, { body }) =>
    saveAttachments(tx, caller, row.id, body.fileIds),
  ),
  'POST /api/company/exams/:id/notices': edits((tx, { row, caller }, { body }) =>
    publishNotice(tx, row.id, body, caller.now),
  ),
});
