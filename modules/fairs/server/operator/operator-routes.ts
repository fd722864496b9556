import { and, eq, sql } from 'drizzle-orm';
import { jober } from '#database/schema/identity.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { readTicketCode } from '#server/platform/ticket-code.ts';
import type { adminFairEndpoints } from '../../contract/operator-fairs.ts';
import { expectedExhibitor, expectedVisitor, fair, fairVisitor } from '../../schema.ts';
import { settleFullness } from '../booths/booths.ts';
import { planBooths } from '../booths/plan-booths.ts';
import { reviewExhibitor } from '../booths/review-exhibitor.ts';
import { notifyEveryone, notifyJobers } from '../notify.ts';
import { publishPageChanges } from '../page-tags.ts';
import { doorRefusal, plansFairs } from '../policy.ts';
import { cardRow } from '../read-fair.ts';
import { type LockedFair, lockFair, moveFairRow, setFair } from '../store.ts';
import { moveVisitor } from '../visitors/move-visitor.ts';
import { allFairs, applicationsOf, countFair, operatorFair } from './operator-fairs.ts';
import { createFair, editFair } from './save-fair.ts';

async function noted(
  { db: tx, ctx }: { db: Database; ctx: Ctx },
  act: string,
  fairId: string,
  more: Record<string, unknown> = {},
) {
  const [row] = await tx.select({ title: fair.title }).from(fair).where(eq(fair.id, fairId));
  const detail = { title: row?.title, ...more };
  await recordAct(tx, signedIn(ctx), { act: `fair.${act}`, subject: 'fair', subjectId: fairId, detail, now: ctx.now });
}

const mayPlan = (ctx: Ctx) => plansFairs(signedIn(ctx).operatorRole);

/** 招聘会 in the operators' console. Every write is recorded in the audit log. */
export const operatorRoutes = () =>
  ({
    'GET /api/admin/fairs': (ctx, { query }) => allFairs(ctx.db, query, ctx.now),
    'POST /api/admin/fairs': (ctx, { body }) => {
      return ctx.db.transaction(async (tx) => {
        const id = await createFair(tx, signedIn(ctx).accountId, body, ctx.now);
        await noted({ db: tx, ctx }, 'create', id);
        return { id };
      });
    },
    'GET /api/admin/fairs/:id': async (ctx, { params }) => {
      const found = await operatorFair(ctx.db, params.id, ctx.now);
      return mayPlan(ctx) ? found : { ...found, moves: [] };
    },
    'PUT /api/admin/fairs/:id': async (ctx, { params, body }) => {
      await ctx.db.transaction(async (tx) => {
        await editFair({ db: tx, actorId: signedIn(ctx).accountId, now: ctx.now }, params.id, body);
        await noted({ db: tx, ctx }, 'edit', params.id);
      });
      return operatorFair(ctx.db, params.id, ctx.now);
    },
    'PUT /api/admin/fairs/:id/booths': async (ctx, { params, body }) => {
      await ctx.db.transaction(async (tx) => {
        await planBooths({ db: tx, actorId: signedIn(ctx).accountId, now: ctx.now }, params.id, body.booths);
        await noted({ db: tx, ctx }, 'plan', params.id, { booths: body.booths.length });
      });
      return operatorFair(ctx.db, params.id, ctx.now);
    },
    'POST /api/admin/fairs/:id/moves': async (ctx, { params, body }) => {
      await ctx.db.transaction(async (tx) => {
        await moveFair(tx, signedIn(ctx).accountId, { id: params.id, ...body }, ctx.now);
        await noted({ db: tx, ctx }, body.move, params.id, body.reason ? { reason: body.reason } : {});
      });
      return operatorFair(ctx.db, params.id, ctx.now);
    },
    'GET /api/admin/fairs/:id/exhibitors': async (ctx, { params }) => {
      const found = await applicationsOf(ctx.db, params.id, ctx.now);
      return mayPlan(ctx) ? found : found.map((row) => ({ ...row, moves: [] }));
    },
    'POST /api/admin/exhibitors/:id/moves': async (ctx, { params, body }) => {
      const fairId = await ctx.db.transaction(async (tx) => {
        const id = await reviewExhibitor(tx, signedIn(ctx).accountId, { exhibitorId: params.id, ...body }, ctx.now);
        const [row] = await applicationsOf(tx, id, ctx.now, params.id);
        await noted({ db: tx, ctx }, `exhibitor-${body.move}`, id, { name: row?.name, reason: body.reason });
        return id;
      });
      const [row] = await applicationsOf(ctx.db, fairId, ctx.now, params.id);
      if (!row) throw appError('NOT_FOUND');
      return row;
    },
    'GET /api/admin/fairs/:id/counts': async (ctx, { params }) => {
      await cardRow(ctx.db, params.id, true);
      return countFair(ctx.db, params.id, ctx.now);
    },
    'POST /api/admin/fairs/:id/check-ins': async (ctx, { params, body }) => {
      const order = { fairId: params.id, code: body.code };
      const seen = await ctx.db.transaction(async (tx) => {
        const result = await checkIn(tx, signedIn(ctx).accountId, order, ctx.now);
        if (!result.again) await noted({ db: tx, ctx }, 'check-in', params.id);
        return result;
      });
      return { ...seen, counts: await countFair(ctx.db, params.id, ctx.now) };
    },
  }) satisfies Handlers<typeof adminFairEndpoints>;

/** Cancels the tickets of upcoming visitors. */
async function cancelVisitors(tx: Database, fair: LockedFair, now: Date): Promise<void> {
  await tx.execute(sql`
    with ended as (
      update fair_visitor set status = 'cancelled', wait_number = null
      from (select id, status from fair_visitor where fair_id = ${fair.id} and ${expectedVisitor}) as before
      where fair_visitor.id = before.id
      returning fair_visitor.id, before.status
    )
    insert into fair_event (id, fair_id, subject, subject_id, from_status, move, to_status, at)
    select (random() * 4611686018427387903)::bigint + 1, ${fair.id}, 'visitor', id, status, 'cancel', 'cancelled', ${now} from ended`);
}

/** Ends applications and releases the booths. */
async function cancelExhibitors(tx: Database, fair: LockedFair, actorId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    with ended as (
      update fair_exhibitor set status = 'cancelled', wait_number = null, decided_at = ${now}
      from (select id, status from fair_exhibitor
        where fair_id = ${fair.id} and ${expectedExhibitor}) as before
      where fair_exhibitor.id = before.id
      returning fair_exhibitor.id, before.status
    ), freed as (
      update fair_booth set status = 'free', company_id = null, held_until = null
      from (select id, status from fair_booth where fair_id = ${fair.id} and status <> 'free') as before
      where fair_booth.id = before.id
      returning fair_booth.id, before.status
    ), steps as (
      select 'exhibitor' as subject, id, status, 'cancel' as move, 'cancelled' as to_status from ended
      union all
      select 'booth', id, status, 'release', 'free' from freed
    )
    insert into fair_event (id, fair_id, subject, subject_id, from_status, move, to_status, actor_id, at)
    select (random() * 4611686018427387903)::bigint + 1, ${fair.id}, subject, id, status, move, to_status, ${actorId}, ${now} from steps`);
}

/**
 * Publishes a fair, or cancels it with a reason that is sent to all participants. Idempotent.
 * @throws AppError NOT_FOUND, ILLEGAL_MOVE, INVALID_INPUT
 */
async function moveFair(
  tx: Database,
  actorId: string,
  { id, move, reason }: { id: string; move: 'publish' | 'cancel'; reason?: string | undefined },
  now: Date,
): Promise<void> {
  const locked = await lockFair(tx, id, now);
  if (locked.state === (move === 'publish' ? 'open' : 'cancelled')) return;
  const cancelReason = move === 'cancel' ? (reason ?? '') : null;
  const values = () => {
    if (move === 'publish' && locked.startsAt <= now)
      throw appError('ILLEGAL_MOVE', { message: '开始时间已过，请先修改时间再发布' });
    if (move === 'cancel' && !reason) throw fieldError('body.reason', '请填写取消原因，会告知参会单位和报名者');
    return { cancelReason };
  };
  const step = { move, who: 'operator', actorId, note: reason, values } as const;
  const moved = await moveFairRow({ db: tx, now }, locked, step);
  if (move === 'cancel') {
    const body = `“${locked.title}”已取消。原因：${reason}`;
    await notifyEveryone(tx, locked, { kind: 'fair.cancelled', title: '招聘会已取消', body, key: 'cancelled' }, now);
    await cancelVisitors(tx, locked, now);
    await cancelExhibitors(tx, locked, actorId, now);
    await setFair(tx, id, { taken: 0 });
  } else await settleFullness(tx, moved, now);
  await publishPageChanges(tx, id);
}

/** The holder of a code may learn which fair it is for, which leads them to the right door. */
async function noTicket(tx: Database, code: string | null) {
  const [elsewhere] = code
    ? await tx
        .select({ title: fair.title })
        .from(fairVisitor)
        .innerJoin(fair, eq(fair.id, fairVisitor.fairId))
        .where(eq(fairVisitor.ticketCode, code))
    : [];
  const message = elsewhere ? `这是“${elsewhere.title}”的入场券，不是本场的` : '没有这张入场券，请核对入场码';
  return appError('NOT_FOUND', { message });
}

async function ticketAt(tx: Database, fairId: string, code: string) {
  const [row] = await tx
    .select({ ticket: fairVisitor, name: jober.name })
    .from(fairVisitor)
    .innerJoin(jober, eq(jober.id, fairVisitor.joberId))
    .where(and(eq(fairVisitor.ticketCode, code), eq(fairVisitor.fairId, fairId)));
  return row ?? null;
}

/**
 * Admits a visitor by their ticket's code. Showing it again returns the first time; staff decide.
 * @throws AppError NOT_FOUND (no ticket of this fair), ILLEGAL_MOVE (waiting, cancelled, not the day)
 */
async function checkIn(tx: Database, actorId: string, order: { fairId: string; code: string }, now: Date) {
  const code = readTicketCode(order.code);
  if (!code || !(await ticketAt(tx, order.fairId, code))) throw await noTicket(tx, code);
  const locked = await lockFair(tx, order.fairId, now);
  const row = await ticketAt(tx, order.fairId, code);
  if (!row) throw await noTicket(tx, code);
  const { ticket, name } = row;
  if (ticket.checkedInAt) return { name, again: true, checkedInAt: ticket.checkedInAt.toISOString() };
  const refusal = doorRefusal(locked, now);
  if (refusal) throw appError('ILLEGAL_MOVE', { message: refusal });
  await moveVisitor({ db: tx, now }, ticket, {
    move: 'check-in',
    who: 'operator',
    actorId,
    refusal: ticket.status === 'waiting' ? '这位求职者还在候补' : '这张入场券已取消',
    values: { checkedInAt: now },
  });
  const notice = {
    kind: 'fair.checked-in' as const,
    title: '签到成功',
    body: `欢迎来到“${locked.title}”。`,
    key: `checked-in:${ticket.id}`,
  };
  await notifyJobers({ db: tx, now }, locked, [ticket.joberId], notice);
  return { name, again: false, checkedInAt: now.toISOString() };
}
