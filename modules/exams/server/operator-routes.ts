import { eq, sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { movesFor } from '#contract/machine.ts';
import { company } from '#database/schema/companies.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { notifyCompany } from '#server/domains/notifications/public.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import {
  beyond,
  cappedTotal,
  countCapped,
  cursorParts,
  cutPage,
  type PageRequest,
  pageOf,
} from '#server/platform/paging.ts';
import { type ExamMove, exam as machine } from '../contract/exam-state.ts';
import { type operatorExamEndpoints, organiser } from '../contract/operator-exams.ts';
import { examOrganiser, publicExam } from '../schema/exams.ts';
import { fullRows, presentCard } from './read-exam.ts';
import { moveExam } from './save-exam.ts';
import { idsOf } from './store.ts';

type Query = PageRequest & { keyword?: string | undefined };

const timeAndId = [cursorParts.time, cursorParts.id];

const listed: readonly string[] = ['suspend', 'resume'] satisfies ExamMove[];

/** Projects for operators, most recently published first; drafts are the organiser's own. */
async function allExams(db: Database, query: Query, now: Date) {
  const cut = pageOf(query, timeAndId);
  const matchesKeyword = query.keyword
    ? sql`and (position(${query.keyword} in e.title) > 0 or exists (select from company c where c.id = e.company_id and position(${query.keyword} in c.name) > 0))`
    : sql``;
  const scope = sql`from exam e where ${publicExam('e')} ${matchesKeyword}`;
  const after = sql`and ${beyond(cut, sql`e.published_at, e.id`)}`;
  const rows = await rowsOf(db, { id: 'string', at: 'string' })`
    select e.id::text, to_char(e.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at ${scope} ${after}
    order by e.published_at desc, e.id desc limit ${cut.size + 1} offset ${cut.offset}`;
  const page = cutPage(rows, cut, ({ id, at }) => [at, id]);
  const ids = idsOf(page.rows);
  const full = await fullRows(db, ids, { now, unrestricted: true });
  const appeals = await appealsOf(db, ids);
  return {
    items: full.map((exam) => ({
      ...presentCard(exam, now),
      appeals: appeals.get(exam.row.id) ?? { all: 0, open: 0 },
      moves: movesFor(machine, exam.row.status, 'operator').filter((move) => listed.includes(move)),
      reason: exam.row.reason,
    })),
    nextCursor: page.nextCursor,
    ...(await countCapped(db, scope)),
  };
}

/** Numbers alone: operators decide nothing about a registration. */
async function appealsOf(db: Database, examIds: readonly string[]) {
  const rows = await rowsOf(db, { examId: 'string', all: 'number', open: 'number' })`
    select exam_id::text as "examId", count(*)::int as all, (count(*) filter (where status = 'appealed'))::int as open
    from exam_registration where exam_id = any(${sql.param([...examIds])}::bigint[]) and appealed_at is not null group by exam_id`;
  return new Map(rows.map(({ examId, ...counts }) => [examId, counts]));
}

/** Companies that may hold projects or once did, the latest decision first. */
async function organisers(db: Database, query: Query) {
  const cut = pageOf(query, timeAndId);
  const after = sql`where ${beyond(cut, sql`o.decided_at, o.company_id`)}`;
  const rows = await rowsOf(db, organiser)`
    select o.company_id::text as "companyId", c.name, o.status = 'allowed' as allowed, o.reason,
      to_char(o.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
      (select count(*)::int from exam e where e.company_id = o.company_id and e.status <> 'draft') as exams
    from exam_organiser o join company c on c.id = o.company_id ${after}
    order by o.decided_at desc, o.company_id desc limit ${cut.size + 1} offset ${cut.offset}`;
  const { rows: items, nextCursor } = cutPage(rows, cut, ({ companyId, at }) => [at, companyId]);
  return { items, nextCursor, ...cappedTotal(await db.$count(examOrganiser)) };
}

type Decision = BodyOf<typeof operatorExamEndpoints, 'PUT /api/admin/examOrganisers/:id'>;

/** Allows an approved company to hold projects, or ends that; returns its name. @throws AppError NOT_FOUND, CONFLICT */
async function decideOrganiser(
  { db: tx, now, actor }: DbContext<{ actor: SignedIn }>,
  companyId: string,
  { allowed, reason }: Decision,
): Promise<string> {
  const { name, status } = company;
  const [found] = await tx.select({ name, status }).from(company).where(eq(company.id, companyId)).for('share');
  if (!found) throw appError('NOT_FOUND', { message: '该单位不存在' });
  if (allowed && found.status !== 'approved')
    throw appError('CONFLICT', { message: '只有已认证的单位可以组织公开招聘' });
  const set = { status: allowed ? 'allowed' : 'ended', reason, decidedBy: actor.accountId, decidedAt: now } as const;
  await tx
    .insert(examOrganiser)
    .values({ companyId, ...set })
    .onConflictDoUpdate({ target: examOrganiser.companyId, set });
  const title = allowed ? '已获准组织公开招聘' : '组织公开招聘的许可已收回';
  const effectKey = `exam-organiser:${companyId}:${now.getTime()}`;
  const notice = { kind: 'company.exams', title, body: `${title}。${reason}`, link: '/exam' } as const;
  await notifyCompany(tx, { ...notice, companyId, effectKey, now });
  return found.name;
}

/** 公开招聘 in the operators' console. Every write is recorded in the audit log. */
export const operatorRoutes = (): Handlers<typeof operatorExamEndpoints> => ({
  'GET /api/admin/exams': (ctx, { query }) => allExams(ctx.db, query, ctx.now),
  'POST /api/admin/exams/:id/moves': (ctx, { params, body }) =>
    ctx.db.transaction(async (tx) => {
      const actor = signedIn(ctx);
      const { id } = params;
      const { title } = await moveExam(tx, { id, who: 'operator', actorId: actor.accountId, ...body }, ctx.now);
      const detail = { title, ...(body.reason ? { reason: body.reason } : {}) };
      await recordAct(tx, actor, { act: `exam.${body.move}`, subject: 'exam', subjectId: id, detail, now: ctx.now });
    }),
  'GET /api/admin/examOrganisers': (ctx, { query }) => organisers(ctx.db, query),
  'PUT /api/admin/examOrganisers/:id': (ctx, { params, body }) =>
    ctx.db.transaction(async (tx) => {
      const actor = signedIn(ctx);
      const name = await decideOrganiser({ db: tx, now: ctx.now, actor }, params.id, body);
      const act = body.allowed ? 'exam.allow' : 'exam.disallow';
      const detail = { name, reason: body.reason };
      await recordAct(tx, actor, { act, subject: 'company', subjectId: params.id, detail, now: ctx.now });
    }),
});
