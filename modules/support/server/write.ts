import { and, eq, gt } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import { newId } from '#database/new-id.ts';
import { notifyAccount } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { supportMessage, supportThread } from '../schema.ts';

interface Said {
  /** Whose thread it is. */
  accountId: string;
  senderId: string;
  text: string;
  now: Date;
}

const MOST_A_DAY = 20;

const short = (text: string) => text.slice(0, 80);

/** A person's message; the thread waits from its first unanswered one on. @throws AppError TOO_MANY_REQUESTS */
export async function askSupport(tx: Database, { accountId, senderId, text, now }: Said): Promise<void> {
  const last = { lastText: short(text), lastAt: now };
  await tx
    .insert(supportThread)
    .values({ accountId, ...last, waitingSince: now })
    .onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(supportThread)
    .where(eq(supportThread.accountId, accountId))
    .for('no key update');
  const set = { ...last, waitingSince: row?.waitingSince ?? now };
  await tx.update(supportThread).set(set).where(eq(supportThread.accountId, accountId));
  const today = gt(supportMessage.at, new Date(now.getTime() - dayMs));
  const own = and(eq(supportMessage.accountId, accountId), eq(supportMessage.side, 'person'), today);
  if ((await tx.$count(supportMessage, own)) >= MOST_A_DAY)
    throw appError('TOO_MANY_REQUESTS', { message: '今天的留言已经很多了，请明天再写' });
  await tx.insert(supportMessage).values({ id: newId(), accountId, side: 'person', senderId, text, at: now });
}

/** An operator's answer; the person is told. @throws AppError NOT_FOUND */
export async function answerSupport(tx: Database, { accountId, senderId, text, now }: Said): Promise<void> {
  await endWaiting(tx, accountId, { lastText: short(text), lastAt: now });
  const id = newId();
  await tx.insert(supportMessage).values({ id, accountId, side: 'support', senderId, text, at: now });
  await notifyAccount(tx, {
    accountId,
    kind: 'chat.support',
    title: '平台客服答复了你',
    body: short(text),
    link: '',
    now,
    effectKey: `support:${id}`,
  });
}

/** Takes a thread out of the queue. @throws AppError NOT_FOUND */
export async function endWaiting(
  tx: Database,
  accountId: string,
  last: Partial<typeof supportThread.$inferInsert> = {},
): Promise<void> {
  const set = { ...last, waitingSince: null };
  const rows = await tx.update(supportThread).set(set).where(eq(supportThread.accountId, accountId)).returning();
  if (rows.length === 0) throw appError('NOT_FOUND', { message: '该用户没有给客服留过言' });
}
