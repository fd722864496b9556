import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import type { CompanyFacts } from '#contract/companies/company-shapes.ts';
import { company as machine } from '#contract/companies/company-state.ts';
import type { CompanyTexts } from '#contract/companies/company-texts.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { movesFor } from '#contract/machine.ts';
import {
  lowReplyRate,
  type OperatorCompanyDetail,
  operatorCompany,
  type operatorCompanyEndpoints,
} from '#contract/operators/operator-companies.ts';
import { ALL_WORK, type ReviewReason, type reviewEndpoints, reviewQueues } from '#contract/operators/reviews.ts';
import { newId } from '#database/new-id.ts';
import { reviewReason } from '#database/schema/reviews.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { editTexts, nameContains, textsOf } from '#server/domains/companies/public.ts';
import { removePost } from '#server/domains/posts/public.ts';
import { type Database, rowOf, rowsOf, typed } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { beyond, cursorParts, cutPage, pageOf } from '#server/platform/paging.ts';
import { undoApproval } from './approvals.ts';
import { dropClaim } from './claims.ts';
import { companyDossier } from './companies/company-dossier.ts';
import { moveCompanyAs } from './companies/move-company.ts';
import { decide } from './decide.ts';
import { openItem } from './open-item.ts';
import { mayWorkOn } from './policy.ts';
import { countWaiting, listWaiting } from './waiting.ts';

const columns = sql`company.id, company.name, company.status, company.type, company.region_code as "regionCode",
  company.open_posts as "openPosts", company.reply_rate as "replyRate", company.created_at as "createdAt", company.approved_at as "approvedAt"`;

type OperatorCompanyQuery = QueryOf<typeof operatorCompanyEndpoints, 'GET /api/admin/companies'>;

const isPending = sql`company.status = 'pending'`;
const isSilent = sql`company.status = 'approved' and company.reply_rate < ${lowReplyRate}`;

const orders = {
  /** Those that wait, the longest first; those that hardly answer, the worst first; then the newest. */
  attention: sql`case when ${isPending} then 0 when ${isSilent} then 1 else 2 end, case when ${isPending} then company.created_at end,
    case when ${isSilent} then company.reply_rate end, company.created_at desc, company.id desc`,
  newest: sql`company.created_at desc, company.id desc`,
  posts: sql`company.open_posts desc, company.id`,
  replies: sql`company.reply_rate, company.id`,
};

/** The filters beside the state, as a condition on `company`. */
function among({ keyword, companyType = [], province }: OperatorCompanyQuery): SQL {
  const parts = [sql`true`];
  if (keyword) parts.push(nameContains(keyword) ?? sql`false`);
  if (companyType.length > 0) parts.push(sql`company.type = any(${sql.param(companyType)}::text[])`);
  if (province) parts.push(sql`company.region_code like ${`${province.slice(0, 2)}%`}`);
  return sql.join(parts, sql` and `);
}

/** Companies by name, kind, place and state. */
async function findOperatorCompanies(db: Database, query: OperatorCompanyQuery) {
  const { status, sort, ...paging } = query;
  const cut = pageOf(paging, [cursorParts.time, cursorParts.id]);
  const fitting = among(query);
  const scope = sql`${fitting} and ${status ? sql`company.status = ${status}` : sql`true`}`;
  const after = sql`and ${beyond(cut, sql`company.created_at, company.id`)}`;
  const found = await rowsOf(db, operatorCompany)`
    select ${columns} from company where ${scope} ${after}
    order by ${orders[sort ?? 'newest']} limit ${cut.size + 1} offset ${cut.offset}`;
  const counted = await rowsOf(db, { status: 'string', n: 'number' })`
    select company.status, count(*)::int as n from company where ${fitting} group by company.status`;
  const counts = Object.fromEntries(counted.map((row) => [row.status, row.n]));
  const total = status ? (counts[status] ?? 0) : counted.reduce((sum, { n }) => sum + n, 0);
  const { rows, nextCursor } = cutPage(found, cut, ({ createdAt, id }) => [new Date(createdAt).toISOString(), id]);
  return { items: rows, nextCursor: sort ? null : nextCursor, total, totalIsCapped: false, counts };
}

/** One company with its papers and its history. @throws AppError NOT_FOUND */
async function readOperatorCompany(deps: Deps, db: Database, id: string): Promise<OperatorCompanyDetail> {
  const row = await rowOf(db, {
    ...operatorCompany.shape,
    intro: 'string',
    address: 'string',
    facts: typed<CompanyFacts>(),
  })`
    select ${columns}, company.intro, company.address, company.facts from company where company.id = ${id}`;
  if (!row) throw appError('NOT_FOUND', { message: '该单位不存在' });
  const { facts, texts, papers = [], history } = await companyDossier(deps, db, id);
  const moves = movesFor(machine, row.status, 'operator').filter((move) => move === 'suspend' || move === 'restore');
  const { intro, address, facts: own, ...listed } = row;
  return { ...listed, page: textsOf({ intro, address, facts: own }), facts, texts, papers, history, moves };
}

async function moveOperatorCompany(
  deps: Deps,
  ctx: Ctx,
  { id, ...order }: { id: string; move: 'suspend' | 'restore'; reason: string },
): Promise<OperatorCompanyDetail> {
  return ctx.db.transaction(async (tx) => {
    await moveCompanyAs(tx, signedIn(ctx), { companyId: id, ...order, now: ctx.now, modules: deps.modules });
    return readOperatorCompany(deps, tx, id);
  });
}

/** Changes or hides the texts of a company's page, with the act in the audit log. @throws AppError NOT_FOUND */
async function editCompanyTexts(
  deps: Deps,
  ctx: Ctx,
  { id, texts, reason }: { id: string; texts: Partial<CompanyTexts>; reason: string },
): Promise<OperatorCompanyDetail> {
  const actor = signedIn(ctx);
  return ctx.db.transaction(async (tx) => {
    const edit = { companyId: id, operatorId: actor.accountId, texts, reason, now: ctx.now };
    const edited = await editTexts(tx, edit);
    if (edited)
      await recordAct(tx, actor, {
        act: edited.hidden ? 'company.hide-text' : 'company.edit-text',
        subject: 'company',
        subjectId: id,
        detail: { title: edited.name, reason: `${edited.fields}：${reason}` },
        now: ctx.now,
      });
    return readOperatorCompany(deps, tx, id);
  });
}

async function listReasons(db: Database): Promise<{ items: ReviewReason[] }> {
  const rows = await db.select().from(reviewReason).orderBy(asc(reviewReason.queue), asc(reviewReason.position));
  return { items: rows.map((row) => ({ ...row, queue: row.queue })) };
}

const missing = () => appError('NOT_FOUND', { message: '理由模板不存在或已被删除' });

/** Creates a template, or changes an existing one. */
async function saveReason(ctx: Ctx, id: string | undefined, form: Omit<ReviewReason, 'id'>): Promise<ReviewReason> {
  const own = id ?? newId();
  await ctx.db.transaction(async (tx) => {
    if (id === undefined) await tx.insert(reviewReason).values({ ...form, id: own });
    else {
      const changed = await tx.update(reviewReason).set(form).where(eq(reviewReason.id, id)).returning();
      if (changed.length === 0) throw missing();
    }
    const act = { act: 'reason.save', subjectId: own, detail: { ...form }, now: ctx.now };
    await recordAct(tx, signedIn(ctx), act);
  });
  return { ...form, id: own };
}

async function deleteReason(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [gone] = await tx.delete(reviewReason).where(eq(reviewReason.id, id)).returning();
    if (!gone) throw missing();
    const detail = { label: gone.label };
    await recordAct(tx, signedIn(ctx), { act: 'reason.delete', subjectId: id, detail, now: ctx.now });
  });
}

function reviewer(ctx: Ctx, queue: string): SignedIn {
  const actor = signedIn(ctx);
  if (!mayWorkOn(queue, actor.operatorRole)) throw appError('FORBIDDEN');
  return actor;
}

/** The queues that the site has and this operator works on. */
const ownQueues = (ctx: Ctx, modules: Deps['modules']): string[] =>
  [...Object.keys(reviewQueues), ...modules.flatMap(({ work }) => Object.keys(work ?? {}))].filter((queue) =>
    mayWorkOn(queue, signedIn(ctx).operatorRole),
  );

async function remove(ctx: Ctx, postId: string, reason: string): Promise<void> {
  const actor = signedIn(ctx);
  await ctx.db.transaction(async (tx) => {
    await removePost(tx, { postId, operatorId: actor.accountId, reason, now: ctx.now });
    await recordAct(tx, actor, { act: 'post.remove', subjectId: postId, detail: { reason }, now: ctx.now });
  });
}

export const reviewHandlers = (deps: Deps): Handlers<typeof reviewEndpoints & typeof operatorCompanyEndpoints> => ({
  'GET /api/admin/companies': (ctx, { query }) => findOperatorCompanies(ctx.db, query),
  'GET /api/admin/companies/:id': (ctx, { params }) => readOperatorCompany(deps, ctx.db, params.id),
  'POST /api/admin/companies/:id/moves': (ctx, { params, body }) =>
    moveOperatorCompany(deps, ctx, { id: params.id, ...body }),
  'PUT /api/admin/companies/:id/texts': (ctx, { params, body: { reason, ...texts } }) =>
    editCompanyTexts(deps, ctx, { id: params.id, texts, reason }),
  'GET /api/admin/reviewCounts': async (ctx) => ({
    items: await countWaiting(ctx.db, ownQueues(ctx, deps.modules), { now: ctx.now, modules: deps.modules }),
  }),
  'GET /api/admin/reviews/:queue': (ctx, { params: { queue }, query: { keyword } }) => {
    const { accountId } = queue === ALL_WORK ? signedIn(ctx) : reviewer(ctx, queue);
    const queues = ownQueues(ctx, deps.modules).filter((own) => queue === ALL_WORK || own === queue);
    return listWaiting(ctx.db, queues, { accountId, now: ctx.now, modules: deps.modules, keyword });
  },
  'POST /api/admin/reviews/:queue/:id/claim': (ctx, { params: { queue, id } }) =>
    openItem({ ctx, deps, actor: reviewer(ctx, queue) }, queue, id),
  'DELETE /api/admin/reviews/:queue/:id/claim': (ctx, { params: { queue, id } }) =>
    dropClaim(ctx.db, { queue, id, accountId: reviewer(ctx, queue).accountId }),
  'POST /api/admin/reviews/:queue/:id/decision': (ctx, { params, body }) =>
    decide({ db: ctx.db, deps, actor: reviewer(ctx, params.queue), now: ctx.now }, { ...params, ...body }),
  'DELETE /api/admin/reviews/:queue/:id/decision': (ctx, { params: { queue, id } }) => {
    reviewer(ctx, queue);
    return undoApproval(ctx.db, queue, id);
  },
  'POST /api/admin/posts/:id/remove': (ctx, { params, body }) => remove(ctx, params.id, body.reason),
  'GET /api/admin/reviewReasons': (ctx) => listReasons(ctx.db),
  'POST /api/admin/reviewReasons': (ctx, { body }) => saveReason(ctx, undefined, body),
  'PUT /api/admin/reviewReasons/:id': (ctx, { params, body }) => saveReason(ctx, params.id, body),
  'DELETE /api/admin/reviewReasons/:id': (ctx, { params }) => deleteReason(ctx, params.id),
});
