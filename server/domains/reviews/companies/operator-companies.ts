import { type SQL, sql } from 'drizzle-orm';
import { company as machine } from '#contract/companies/company-state.ts';
import type { CompanyTexts } from '#contract/companies/company-texts.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { movesFor } from '#contract/machine.ts';
import {
  lowReplyRate,
  type OperatorCompany,
  type OperatorCompanyDetail,
  type operatorCompanyEndpoints,
} from '#contract/operators/operator-companies.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { editTexts, nameContains, textsOf } from '#server/domains/companies/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import { beyond, cursorParts, cutPage, pageOf } from '#server/platform/paging.ts';
import { companyDossier } from './company-dossier.ts';
import { moveCompanyAs } from './move-company.ts';

interface OperatorCompanyRow extends Omit<OperatorCompany, 'createdAt' | 'approvedAt'>, Record<string, unknown> {
  createdAt: string;
  approvedAt: string | null;
}

const columns = sql`company.id, company.name, company.status, company.type, company.region_code as "regionCode",
  company.open_posts as "openPosts", company.reply_rate as "replyRate", company.created_at as "createdAt", company.approved_at as "approvedAt"`;

const present = ({ createdAt, approvedAt, ...row }: OperatorCompanyRow): OperatorCompany => ({
  ...row,
  createdAt: new Date(createdAt).toISOString(),
  approvedAt: approvedAt === null ? null : new Date(approvedAt).toISOString(),
});

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
export async function findOperatorCompanies(db: Database, query: OperatorCompanyQuery) {
  const { status, sort, ...paging } = query;
  const cut = pageOf(paging, [cursorParts.time, cursorParts.id]);
  const fitting = among(query);
  const scope = sql`${fitting} and ${status ? sql`company.status = ${status}` : sql`true`}`;
  const after = sql`and ${beyond(cut, sql`company.created_at, company.id`)}`;
  const { rows: found } = await db.execute<OperatorCompanyRow>(sql`
    select ${columns} from company where ${scope} ${after}
    order by ${orders[sort ?? 'newest']} limit ${cut.size + 1} offset ${cut.offset}`);
  const { rows: counted } = await db.execute<{ status: string; n: number }>(
    sql`select company.status, count(*)::int as n from company where ${fitting} group by company.status`,
  );
  const counts = Object.fromEntries(counted.map((row) => [row.status, row.n]));
  const total = status ? (counts[status] ?? 0) : counted.reduce((sum, { n }) => sum + n, 0);
  const { rows, nextCursor } = cutPage(found.map(present), cut, ({ createdAt, id }) => [createdAt, id]);
  return { items: rows, nextCursor: sort ? null : nextCursor, total, totalIsCapped: false, counts };
}

/** One company with its papers and its history. @throws AppError NOT_FOUND */
export async function readOperatorCompany(deps: Deps, db: Database, id: string): Promise<OperatorCompanyDetail> {
  const { rows } = await db.execute<OperatorCompanyRow & Parameters<typeof textsOf>[0]>(
    sql`select ${columns}, company.intro, company.address, company.facts from company where company.id = ${id}`,
  );
  const [row] = rows;
  if (!row) throw appError('NOT_FOUND', { message: '该单位不存在' });
  const { facts, texts, papers = [], history } = await companyDossier(deps, db, id);
  const moves = movesFor(machine, row.status, 'operator').filter((move) => move === 'suspend' || move === 'restore');
  const { intro, address, facts: own, ...listed } = row;
  return { ...present(listed), page: textsOf({ intro, address, facts: own }), facts, texts, papers, history, moves };
}

export async function moveOperatorCompany(
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
export async function editCompanyTexts(
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
