import { and, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { movesFor } from '#contract/machine.ts';
import { countImport, uploadedTable } from '#modules/imports/server/public.ts';
import { writerOf } from '#server/domains/posts/public.ts';
import { type Database, rowsOf, typed } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { companyExamEndpoints, ExamProgress } from '../contract/company-exams.ts';
import { type ExamMove, exam as machine } from '../contract/exam-state.ts';
import { mayDo, type StaffRole } from '../contract/staff-roles.ts';
import { approvedRegistration, liveRegistration, waitingRegistration } from '../schema/exam-registrations.ts';
import { exam, examStaff } from '../schema/exams.ts';
import { publishNotice, saveAttachments } from './announce.ts';
import { differingFrom } from './draft/announcement-differences.ts';
import { lackingOf } from './draft/draft-faults.ts';
import { readDraft } from './draft/read-draft.ts';
import { confirmPayments, decideRatio, shortPosts } from './fee/fee.ts';
import { changes, type ExamAccess, examAccess, reads, type StaffCaller, staffCaller, writes } from './policy.ts';
import { examDetail, examPosts, fullRows, presentCard } from './read-exam.ts';
import { publishedDays } from './registrations/counts.ts';
import { createExam, moveExam, saveExam, savePosts } from './save-exam.ts';
import { examAbsent, isOrganiser, postsOf } from './store.ts';
import { readPostTable } from './table/read-post-table.ts';
import { termsProposals } from './terms/terms.ts';

/** How far projects are, by project: people in each step. */
async function progressOf(db: Database, examIds: readonly string[]): Promise<Map<string, ExamProgress>> {
  const rows = await rowsOf(db, typed<ExamProgress & { examId: string }>())`
    select e.id::text as "examId", coalesce(n.registered, 0) as registered, coalesce(n.waiting, 0) as waiting,
      coalesce(n.approved, 0) as approved, coalesce(n.appeals, 0) as appeals,
      case when (e.settings->>'fee')::int > 0 then coalesce(n.paid, 0) end as paid,
      (select count(*)::int from exam_seat s where s.exam_id = e.id) as seated
    from exam e left join lateral (
      select count(*)::int as registered, (count(*) filter (where ${waitingRegistration('r')}))::int as waiting,
        (count(*) filter (where ${approvedRegistration('r')}))::int as approved,
        (count(*) filter (where r.status = 'paid'))::int as paid, (count(*) filter (where r.status = 'appealed'))::int as appeals
      from exam_registration r where r.exam_id = e.id and ${liveRegistration('r')}
    ) n on true
    where e.id = any(${sql.param([...examIds])}::bigint[])`;
  return new Map(rows.map(({ examId, ...progress }) => [examId, progress]));
}

const MAX_ROWS = 200;

/** The projects in which the caller has a role, newest first, drafts included; none that is run elsewhere. */
async function ownExams(db: Database, { companyId, memberId, memberRole, now }: StaffCaller) {
  const isOwner = memberRole === 'owner';
  const ofCompany = eq(exam.companyId, companyId);
  const rows = await db
    .select({ id: exam.id, role: examStaff.role, companyId: exam.companyId })
    .from(exam)
    .leftJoin(examStaff, and(eq(examStaff.examId, exam.id), eq(examStaff.memberId, memberId)))
    .where(and(isNull(exam.reported), or(isNotNull(examStaff.role), isOwner ? ofCompany : undefined)))
    .orderBy(desc(exam.createdAt))
    .limit(MAX_ROWS);
  const roleOf = (row: (typeof rows)[number]) => (isOwner && row.companyId === companyId ? 'lead' : row.role);
  const roles = new Map(rows.map((row) => [row.id, roleOf(row) as StaffRole]));
  const full = await fullRows(db, [...roles.keys()], { now, unrestricted: true });
  const progress = await progressOf(db, [...roles.keys()]);
  const items = full.map((item) => ({
    ...presentCard(item, now),
    role: roles.get(item.row.id) ?? ('observer' as const),
    progress: progress.get(item.row.id) as ExamProgress,
  }));
  const allowed = await isOrganiser(db, companyId);
  return { allowed, mayCreate: allowed && (isOwner || memberRole === 'recruiter'), items };
}

const ownMoves: readonly ExamMove[] = ['publish', 'suspend', 'resume', 'cancel', 'close'];

/** A project as its staff see it, with the moves of the caller. @throws AppError NOT_FOUND */
async function ownExam(db: Database, { row: { id }, role, caller: { accountId, now } }: ExamAccess) {
  const [full] = await fullRows(db, [id], { now, unrestricted: true });
  if (!full) throw examAbsent();
  const open = movesFor(machine, full.row.status, 'recruiter').filter((move) => ownMoves.includes(move));
  const moves = mayDo(role, 'edit') ? open : [];
  const { row, steps } = full;
  const isDraft = row.status === 'draft';
  const lacking = isDraft ? lackingOf(row, { steps, posts: await postsOf(db, id) }, now) : [];
  const differing = isDraft ? differingFrom(row, steps) : [];
  const proposals = mayDo(role, 'edit') || role === 'observer' ? await termsProposals(db, id, accountId) : [];
  const progress = (await progressOf(db, [id])).get(id) as ExamProgress;
  const detail = await examDetail(db, full, now);
  return { ...detail, revision: row.revision, progress, moves, role, lacking, differing, proposals };
}

const edits = changes(examAccess, 'edit', ownExam);

const organiserOf = async (db: Database, id: string) => (await fullRows(db, [id]))[0]?.organiser.name ?? '';

const ownPosts = async (db: Database, { row, caller: { now } }: ExamAccess) => ({
  items: await examPosts(db, row, { now, unrestricted: true }),
  days: await publishedDays(db, row, { now, unrestricted: true }),
});

const savesPosts = changes(examAccess, 'edit', ownPosts);

export const companyRoutes = (deps: Deps): Handlers<typeof companyExamEndpoints> => ({
  'GET /api/company/exams': async (ctx) => ownExams(ctx.db, staffCaller(ctx)),
  'POST /api/company/exams': (ctx, { body }) =>
    ctx.db.transaction(async (tx) => ({ id: await createExam(tx, writerOf(ctx), body) })),
  'GET /api/company/exams/:id': reads(examAccess, 'read', ownExam),
  'PUT /api/company/exams/:id': edits(saveExam),
  'POST /api/company/exams/:id/table': reads(examAccess, 'edit', async (db, { row }, { body }, ctx) =>
    readPostTable((await uploadedTable(deps, ctx, body.fileId)).bytes, {
      sheet: body.sheet,
      organiser: await organiserOf(db, row.id),
    }),
  ),
  'POST /api/company/exams/:id/readings': reads(examAccess, 'edit', async (db, { row, caller }, { body }, ctx) => {
    const { accountId, now } = caller;
    await countImport(deps, ctx);
    return readDraft(deps, db, { ...body, organiser: await organiserOf(db, row.id), accountId, now });
  }),
  'PUT /api/company/exams/:id/posts': savesPosts(savePosts),
  'GET /api/company/exams/:id/posts': reads(examAccess, 'read', ownPosts),
  'POST /api/company/exams/:id/moves': edits((tx, { row: { id }, caller }, { body }) =>
    moveExam(tx, { id, who: 'recruiter', actorId: caller.accountId, ...body }, caller.now),
  ),
  'POST /api/company/exams/:id/payments': writes(examAccess, 'settleFees', confirmPayments),
  'GET /api/company/exams/:id/ratio': reads(examAccess, 'readFees', (db, { row }) => shortPosts(db, row)),
  'POST /api/company/exams/:id/ratio': edits(decideRatio),
  'PUT /api/company/exams/:id/attachments': edits(saveAttachments),
  'POST /api/company/exams/:id/notices': edits((tx, { row, caller }, { body }) =>
    publishNotice(tx, row.id, body, caller.now),
  ),
});
