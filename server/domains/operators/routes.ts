import { eq, type SQL, sql } from 'drizzle-orm';
import type { OperatorRole } from '#contract/actor.ts';
import { csvText } from '#contract/csv.ts';
import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import { actDetailText } from '#contract/operators/act-details.ts';
import { actNames, operatorRoles, seriousActs, subjectNames } from '#contract/operators/acts.ts';
import { type OperatorAct, operatorAct, type operatorEndpoints } from '#contract/operators/operators.ts';
import { operator } from '#database/schema/identity.ts';
import { operatorKey } from '#database/schema/operators.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import {
  countTry,
  endOtherSessions,
  hashPassword,
  isPassword,
  limitKey,
  refuseWeak,
} from '#server/domains/identity/public.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { consume } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { beyond, cappedTotal, cursorParts, cutPage, pageOf, TOTAL_CAP } from '#server/platform/paging.ts';
import { showDemo } from './demo-operators.ts';
import { changeOperator, createOperator, listOperators, resetOperator } from './manage-operators.ts';
import { spendCode } from './operator-keys.ts';
import { recoveryCodesLeft, renewRecoveryCodes } from './recovery-codes.ts';
import { consoleTries, signInOperator } from './sign-in.ts';

const tries = { limit: 5, windowSeconds: 15 * 60 };

async function own(db: Database, accountId: string) {
  const [found] = await db.select().from(operator).where(eq(operator.accountId, accountId));
  if (!found) throw appError('FORBIDDEN');
  return found;
}

async function readMe(ctx: Ctx) {
  const { id, name, role } = await own(ctx.db, signedIn(ctx).accountId);
  return { name, role, recoveryCodesLeft: await recoveryCodesLeft(ctx.db, id) };
}

/** New recovery codes, given a fresh code of the authenticator: an unattended page is not enough to take an account over. */
async function replaceRecoveryCodes(deps: Deps, ctx: Ctx, code: string) {
  const actor = signedIn(ctx);
  refuseOver(await consume(deps.db, limitKey(deps, 'operator-codes', actor.accountId), tries, ctx.now), '尝试次数太多');
  return ctx.db.transaction(async (tx) => {
    const { id } = await own(tx, actor.accountId);
    const [key] = await tx.select().from(operatorKey).where(eq(operatorKey.operatorId, id));
    if (!key || !(await spendCode({ db: tx, now: ctx.now }, deps.secret, key, code)))
      throw appError('INVALID_CODE', {
        message: '动态码错误或已用过',
        issues: [{ path: 'body.code', message: '动态码错误或已用过' }],
      });
    const codes = await renewRecoveryCodes(tx, deps.secret, id);
    const act = { act: 'operator.reset', subjectId: id, detail: { what: '恢复码' }, now: ctx.now };
    await recordAct(tx, actor, act);
    return { codes };
  });
}

type Change = BodyOf<typeof operatorEndpoints, 'POST /api/admin/password'>;

const wrongAt = (path: string, message: string) =>
  appError('INVALID_CREDENTIALS', { message, issues: [{ path, message }] });

/** Sets a new console password, given the current one and a fresh code; ends the operator's other sessions. */
async function changeOwnPassword(deps: Deps, ctx: Ctx, change: Change): Promise<void> {
  const actor = signedIn(ctx);
  refuseWeak(change.password, actor.phone);
  const takeBack = await countTry(deps, ctx, actor.phone, consoleTries);
  const [found] = await ctx.db
    .select({ key: operatorKey })
    .from(operatorKey)
    .innerJoin(operator, eq(operator.id, operatorKey.operatorId))
    .where(eq(operator.accountId, actor.accountId));
  if (!found || !(await isPassword(found.key.passwordHash, change.oldPassword)))
    throw wrongAt('body.oldPassword', '原密码错误');
  const { operatorId } = found.key;
  const passwordHash = await hashPassword(change.password);
  await ctx.db.transaction(async (tx) => {
    if (!(await spendCode({ db: tx, now: ctx.now }, deps.secret, found.key, change.code)))
      throw wrongAt('body.code', '动态码错误或已用过');
    await tx
      .update(operatorKey)
      .set({ passwordHash, mustChange: false, changedAt: ctx.now })
      .where(eq(operatorKey.operatorId, operatorId));
    await endOtherSessions(tx, actor, { reason: 'password', now: ctx.now });
    await recordAct(tx, actor, { act: 'operator.password', subjectId: operatorId, now: ctx.now });
  });
  await takeBack();
}

type Filters = QueryOf<typeof operatorEndpoints, 'GET /api/admin/actsExport'>;

const EXPORTED = 10_000;

const condition = ({ operator, act, weight, subjectId, from, to }: Filters): SQL => sql`true
  ${operator ? sql`and operator_act.operator_name = ${operator}` : sql``}
  ${act ? sql`and operator_act.act like ${`${act}%`}` : sql``}
  ${weight ? sql`and operator_act.act = any(${sql.param(seriousActs)}::text[])` : sql``}
  ${subjectId ? sql`and operator_act.subject_id = ${subjectId}` : sql``}
  ${from ? sql`and operator_act.at >= ${new Date(from)}` : sql``}
  ${to ? sql`and operator_act.at < ${new Date(to)}` : sql``}`;

async function read(db: Database, where: SQL, limit: number, offset = 0): Promise<OperatorAct[]> {
  const rows = await rowsOf(db, operatorAct)`
    select operator_act.id, operator_act.at, operator_act.operator_name as "operatorName", operator_act.operator_role as "operatorRole",
      operator_act.act, operator_act.subject, operator_act.subject_id as "subjectId", operator_act.detail, operator_act.ip
    from operator_act where ${where}
    order by operator_act.at desc, operator_act.id desc limit ${limit} offset ${offset}`;
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}

/** The audit log, newest first. */
async function listActs(db: Database, { cursor, page, ...filters }: Filters & { cursor?: string; page?: number }) {
  const slice = pageOf({ cursor, page }, [cursorParts.time, cursorParts.id]);
  const where = condition(filters);
  const after = sql`and ${beyond(slice, sql`operator_act.at, operator_act.id`)}`;
  const found = await read(db, sql`${where} ${after}`, slice.size + 1, slice.offset);
  const { rows: items, nextCursor } = cutPage(found, slice, ({ at, id }) => [at, id]);
  const rows = await rowsOf(db, { n: 'number' })`
    select count(*)::int as n from (select 1 from operator_act where ${where} limit ${TOTAL_CAP + 1}) as found`;
  return { items, nextCursor, ...cappedTotal(rows[0]?.n ?? 0) };
}

const columns = ['时间', '操作人', '角色', '操作', '对象', '对象编号', '详情', 'IP'];

/** The log as a table for a spreadsheet. The export itself is recorded. */
async function exportActs(ctx: Ctx, filters: Filters) {
  const found = await read(ctx.db, condition(filters), EXPORTED + 1);
  const remaining = found.slice(0, EXPORTED);
  const detail = { ...filters, rows: remaining.length };
  await recordAct(ctx.db, signedIn(ctx), { act: 'audit.export', detail, now: ctx.now });
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

export const operatorHandlers = (deps: Deps): Handlers<typeof operatorEndpoints> => ({
  'POST /api/admin/login': (ctx, { body }) => signInOperator(deps, ctx, body),
  'GET /api/admin/demo': (ctx, { query }) => showDemo(deps, ctx, query.phone),
  'GET /api/admin/me': (ctx) => readMe(ctx),
  'POST /api/admin/password': (ctx, { body }) => changeOwnPassword(deps, ctx, body),
  'POST /api/admin/recoveryCodes': (ctx, { body }) => replaceRecoveryCodes(deps, ctx, body.code),
  'GET /api/admin/operators': (ctx) => listOperators(ctx),
  'POST /api/admin/operators': (ctx, { body }) => createOperator(deps, ctx, body),
  'PATCH /api/admin/operators/:id': (ctx, { params, body }) => changeOperator(ctx, params.id, body),
  'POST /api/admin/operators/:id/reset': (ctx, { params }) => resetOperator(deps, ctx, params.id),
  'GET /api/admin/acts': (ctx, { query }) => listActs(ctx.db, query),
  'GET /api/admin/actsExport': (ctx, { query }) => exportActs(ctx, query),
});
