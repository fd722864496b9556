import { and, eq } from 'drizzle-orm';
import { jober } from '#database/schema/identity.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { readTicketCode } from '#server/platform/ticket-code.ts';
import { fair, fairVisitor } from '../../schema.ts';
import { notifyJobers } from '../notify.ts';
import { doorRefusal } from '../policy.ts';
import { lockFair } from '../store.ts';
import { moveVisitor } from './move-visitor.ts';

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
export async function checkIn(tx: Database, actorId: string, order: { fairId: string; code: string }, now: Date) {
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
  const words = {
    kind: 'fair.checked-in' as const,
    title: '签到成功',
    body: `欢迎来到“${locked.title}”。`,
    key: `checked-in:${ticket.id}`,
  };
  await notifyJobers({ db: tx, now }, locked, [ticket.joberId], words);
  return { name, again: false, checkedInAt: now.toISOString() };
}
