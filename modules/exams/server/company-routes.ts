import { writerOf } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { companyExamEndpoints } from '../contract/company-exams.ts';
import { publishNotice, saveAttachments } from './announce.ts';
import { readDraft } from './draft/read-draft.ts';
import { confirmPayments, decideRatio, shortPosts } from './fee/fee.ts';
import { ownExam, ownExams } from './own-exams.ts';
import { partOfExam, reads, type StaffCaller, type StaffPart, staffCaller, writes } from './policy.ts';
import { examPosts, fullRows } from './read-exam.ts';
import { createExam, moveExam, saveExam, savePosts } from './save-exam.ts';
import { readPostTable } from './table/read-post-table.ts';
import { countImport, uploadedTable } from './uploaded-table.ts';

type Edit<I> = (tx: Database, caller: StaffCaller, input: I) => Promise<unknown>;

/** Edits a project as a member of its staff; answers with the project. */
const edits = <I extends { params: { id: string } }>(write: Edit<I>) =>
  writes(partOfExam, 'edit', async (tx, part, input: I) => {
    await write(tx, part.caller, input);
    return ownExam(tx, part);
  });

const organiserOf = async (db: Database, id: string) => (await fullRows(db, [id]))[0]?.organiser.name ?? '';

const ownPosts = async (db: Database, { row, caller: { now } }: StaffPart) => ({
  items: await examPosts(db, row, { now, own: true }),
});

/** What an organiser calls. */
export const companyRoutes = (deps: Deps): Handlers<typeof companyExamEndpoints> => ({
  'GET /api/company/exams': async (ctx) => ownExams(ctx.db, staffCaller(ctx)),
  'POST /api/company/exams': (ctx, { body }) =>
    ctx.db.transaction(async (tx) => ({ id: await createExam(tx, writerOf(ctx), body) })),
  'GET /api/company/exams/:id': reads(partOfExam, 'read', ownExam),
  'PUT /api/company/exams/:id': edits((tx, caller, { params, body }) => saveExam(tx, caller, params.id, body)),
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
  'PUT /api/company/exams/:id/posts': writes(partOfExam, 'edit', async (tx, part, { body }) => {
    await savePosts(tx, part.row.id, body.posts);
    return ownPosts(tx, part);
  }),
  'GET /api/company/exams/:id/posts': reads(partOfExam, 'read', ownPosts),
  'POST /api/company/exams/:id/moves': edits((tx, { accountId: actorId, now }, { params: { id }, body }) =>
    moveExam(tx, { id, who: 'recruiter', actorId, ...body }, now),
  ),
  'POST /api/company/exams/:id/payments': writes(partOfExam, 'settleFees', (tx, { row, caller }, { body }) =>
    confirmPayments(tx, caller, row.id, body.numbers),
  ),
  'GET /api/company/exams/:id/ratio': reads(partOfExam, 'readFees', (db, { row }) => shortPosts(db, row)),
  'POST /api/company/exams/:id/ratio': edits((tx, caller, { params, body }) =>
    decideRatio(tx, caller, params.id, body),
  ),
  'PUT /api/company/exams/:id/attachments': edits((tx, caller, { params, body }) =>
    saveAttachments(tx, caller, params.id, body.fileIds),
  ),
  'POST /api/company/exams/:id/notices': edits((tx, { now }, { params, body }) =>
    publishNotice(tx, params.id, body, now),
  ),
});
