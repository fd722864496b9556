import { eq, sql } from 'drizzle-orm';
import type { OperatorRole } from '#contract/actor.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { type ManagedOperator, managedOperator, type operatorEndpoints } from '#contract/operators/operators.ts';
import { maskPhone } from '#contract/text.ts';
import { account, operator } from '#database/schema/identity.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { endAllSessions } from '#server/domains/identity/public.ts';
import { type Database, rowsOf } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import { makeOperator } from './make-operator.ts';
import { renewKey } from './operator-keys.ts';

async function read(db: Database, ownAccountId: string, id?: string): Promise<ManagedOperator[]> {
  const which = id === undefined ? sql`true` : sql`operator.id = ${id}`;
  const rows = await rowsOf(db, managedOperator)`
    select operator.id, operator.name, operator.role, operator.disabled, operator.created_at as "createdAt", account.phone,
      operator.account_id = ${ownAccountId} as self,
      (select max(operator_act.at) from operator_act where operator_act.account_id = operator.account_id) as "lastActAt",
      (select count(*)::int from operator_recovery_code as code
        where code.operator_id = operator.id and code.used_at is null) as "recoveryCodesLeft"
    from operator join account on account.id = operator.account_id
    where ${which}
    order by operator.disabled, operator.created_at, operator.id`;
  return rows.map((row) => ({ ...row, phone: maskPhone(row.phone) }));
}

export const listOperators = async (ctx: Ctx) => ({ items: await read(ctx.db, signedIn(ctx).accountId) });

export async function createOperator(deps: Deps, ctx: Ctx, form: { phone: string; name: string; role: OperatorRole }) {
  const actor = signedIn(ctx);
  return ctx.db.transaction(async (tx) => {
    const made = await makeOperator(tx, deps.secret, { ...form, now: ctx.now });
    const detail = { name: form.name, role: form.role, phone: maskPhone(form.phone) };
    await recordAct(tx, actor, { act: 'operator.create', subjectId: made.id, detail, now: ctx.now });
    return made;
  });
}

/**
 * Locks every super operator's row, in a fixed order. Of two who disable each other at once, the second is refused, so one always
 * remains.
 * @throws AppError FORBIDDEN
 */
async function requireStillSuper(tx: Database, accountId: string): Promise<void> {
  const rows = await rowsOf(tx, { account_id: 'string' })`
    select operator.account_id from operator where operator.role = 'super' and not operator.disabled
    order by operator.id for no key update`;
  if (!rows.some((row) => row.account_id === accountId)) throw appError('FORBIDDEN');
}

async function lock(tx: Database, id: string) {
  const [found] = await tx
    .select({ operator, phone: account.phone })
    .from(operator)
    .innerJoin(account, eq(account.id, operator.accountId))
    .where(eq(operator.id, id))
    .for('no key update', { of: operator });
  if (!found) throw appError('NOT_FOUND', { message: '运营账号不存在' });
  return found;
}

type Change = BodyOf<typeof operatorEndpoints, 'PATCH /api/admin/operators/:id'>;

/**
 * Changes an operator. Removing rights ends their sessions at once. Nobody can disable or demote themselves, so a 超级 always
 * remains.
 */
export async function changeOperator(ctx: Ctx, id: string, change: Change): Promise<ManagedOperator> {
  const actor = signedIn(ctx);
  return ctx.db.transaction(async (tx) => {
    await requireStillSuper(tx, actor.accountId);
    const { operator: before } = await lock(tx, id);
    const rights = (change.role ?? before.role) !== before.role || (change.disabled ?? before.disabled);
    if (rights && before.accountId === actor.accountId)
      throw appError('ILLEGAL_MOVE', { message: '不能停用自己，也不能修改自己的角色' });
    const values = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    if (Object.keys(values).length > 0) await tx.update(operator).set(values).where(eq(operator.id, id));
    if (rights) await endAllSessions(tx, before.accountId, { reason: 'replaced', now: ctx.now });
    const act = { act: 'operator.change', subjectId: id, detail: values, now: ctx.now };
    await recordAct(tx, actor, act);
    const [after] = await read(tx, actor.accountId, id);
    if (!after) throw appError('NOT_FOUND');
    return after;
  });
}

/** For a lost phone or password: replaces all credentials and ends all sessions. */
export async function resetOperator(deps: Deps, ctx: Ctx, id: string) {
  const actor = signedIn(ctx);
  return ctx.db.transaction(async (tx) => {
    await requireStillSuper(tx, actor.accountId);
    const { operator: found, phone } = await lock(tx, id);
    const key = await renewKey(tx, deps.secret, { operatorId: id, phone, now: ctx.now });
    await endAllSessions(tx, found.accountId, { reason: 'password', now: ctx.now });
    await recordAct(tx, actor, { act: 'operator.reset', subjectId: id, now: ctx.now });
    return { id, ...key };
  });
}
