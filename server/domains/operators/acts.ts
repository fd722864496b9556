import { type SQL, sql } from 'drizzle-orm';
import type { OperatorRole } from '#contract/actor.ts';
import { csvText } from '#contract/csv.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { actDetailText } from '#contract/operators/act-details.ts';
import { actNames, operatorRoles, seriousActs, subjectNames } from '#contract/operators/acts.ts';
import type { OperatorAct, operatorEndpoints } from '#contract/operators/operators.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import { beyond, cappedTotal, cursorParts, cutPage, pageOf, TOTAL_CAP } from '#server/platform/paging.ts';

type Filters = QueryOf<typeof operatorEndpoints, 'GET /api/admin/actsExport'>;

interface ActRow extends Record<string, unknown> {
  id: string;
  at: string;
  operator_name: string;
  operator_role: string;
  act: string;
  subject: string;
  subject_id: string;
  detail: Record<string, unknown>;
  ip: string;
}

const EXPORTED = 10_000;

const condition = ({ operator, act, weight, subjectId, from, to }: Filters): SQL => sql`true
  ${operator ? sql`and operator_act.operator_name = ${operator}` : sql``}
  ${act ? sql`and operator_act.act like ${`${act}%`}` : sql``}
  ${weight ? sql`and operator_act.act = any(${sql.param(seriousActs)}::text[])` : sql``}
  ${subjectId ? sql`and operator_act.subject_id = ${subjectId}` : sql``}
  ${from ? sql`and operator_act.at >= ${new Date(from)}` : sql``}
  ${to ? sql`and operator_act.at < ${new Date(to)}` : sql``}`;

async function read(db: Database, where: SQL, limit: number, offset = 0): Promise<OperatorAct[]> {
  const { rows } = await db.execute<ActRow>(sql`
    select operator_act.id, operator_act.at, operator_act.operator_name, operator_act.operator_role, operator_act.act,
      operator_act.subject, operator_act.subject_id, operator_act.detail, operator_act.ip
    from operator_act where ${where}
    order by operator_act.at desc, operator_act.id desc limit ${limit} offset ${offset}`);
  return rows.map(({ id, at, act, subject, detail, ip, ...row }) => ({
    id,
    at: new Date(at).toISOString(),
    operatorName: row.operator_name,
    operatorRole: row.operator_role,
    act,
    subject,
    subjectId: row.subject_id,
    detail,
    ip,
  }));
}

/** The audit log, newest first. */
export async function listActs(
  db: Database,
  { cursor, page, ...filters }: Filters & { cursor?: string; page?: number },
) {
  const slice = pageOf({ cursor, page }, [cursorParts.time, cursorParts.id]);
  const where = condition(filters);
  const after = sql`and ${beyond(slice, sql`operator_act.at, operator_act.id`)}`;
  const found = await read(db, sql`${where} ${after}`, slice.size + 1, slice.offset);
  const { rows: items, nextCursor } = cutPage(found, slice, ({ at, id }) => [at, id]);
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from (select 1 from operator_act where ${where} limit ${TOTAL_CAP + 1}) as found`,
  );
  return { items, nextCursor, ...cappedTotal(rows[0]?.n ?? 0) };
}

const columns = ['时间', '操作人', '角色', '操作', '对象', '对象编号', '详情', 'IP'];

/** The log as a table for a spreadsheet. The export itself is recorded. */
export async function exportActs(ctx: Ctx, filters: Filters) {
  const found = await read(ctx.db, condition(filters), EXPORTED + 1);
  const remaining = found.slice(0, EXPORTED);
  const detail = { ...filters, rows: remaining.length };
  await recordAct(ctx.db, signedIn(ctx), { act: 'audit.export', subject: 'audit', detail, now: ctx.now });
  const lines = remaining.map((row) => [
    row.at,
    row.operatorName,
    operatorRoles[row.operatorRole as OperatorRole] ?? row.operatorRole,
    actNames[row.act] ?? row.act,
    subjectNames[row.subject] ?? row.subject,
    row.subjectId,
    actDetailText(row.detail),
    row.ip,
  ]);
  return {
    fileName: `操作日志-${ctx.now.toISOString().slice(0, 10)}.csv`,
    csv: csvText([columns, ...lines]),
    rows: remaining.length,
    isCut: found.length > EXPORTED,
  };
}
