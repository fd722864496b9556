import { and, eq, gt } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import { newId } from '#database/new-id.ts';
import { recordAct } from '#server/domains/audit/public.ts';
import { notifyAccount } from '#server/domains/notifications/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { supportEndpoints } from '../contract.ts';
import { supportMessage, supportThread } from '../schema.ts';
import { listThreads, openThread, ownThread } from './threads.ts';

const noted = (tx: Database, ctx: Ctx, act: string, subjectId: string) =>
  recordAct(tx, signedIn(ctx), { act, subject: 'account', subjectId, now: ctx.now });

/** 客服: people write from their messages, operators answer from a queue. */
export const supportHandlers = (): Handlers<typeof supportEndpoints> => ({
  'GET /api/support/messages': (ctx) => ownThread(ctx.db, signedIn(ctx).accountId),
  'POST /api/support/messages': async (ctx, { body: { text } }) => {
    const { accountId } = signedIn(ctx);
    await ctx.db.transaction((tx) => askSupport(tx, { accountId, senderId: accountId, text, now: ctx.now }));
    return ownThread(ctx.db, accountId);
  },
  'GET /api/admin/support': (ctx, { query }) => listThreads(ctx.db, query),
  'GET /api/admin/support/:id': (ctx, { params: { id } }) => openThread(ctx.db, id),
  'POST /api/admin/support/:id/messages': async (ctx, { params: { id }, body: { text } }) => {
    const { accountId: senderId } = signedIn(ctx);
    await ctx.db.transaction(async (tx) => {
      await answerSupport(tx, { accountId: id, senderId, text, now: ctx.now });
      await noted(tx, ctx, 'support.answer', id);
    });
    return openThread(ctx.db, id);
  },
  'PUT /api/admin/support/:id/done': async (ctx, { params: { id } }) => {
    await ctx.db.transaction(async (tx) => {
      await endWaiting(tx, id);
      await noted(tx, ctx, 'support.done', id);
    });
    return openThread(ctx.db, id);
  },
});

interface Said {
  /** Whose thread it is. */
  accountId: string;
  senderId: string;
  text: string;
  now: Date;
}

const MAX_A_DAY = 20;

const short = (text: string) => text.slice(0, 80);

/** A person's message; the thread waits from its first unanswered one on. @throws AppError TOO_MANY_REQUESTS */
async function askSupport(tx: Database, { accountId, senderId, text, now }: Said): Promise<void> {
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
  if ((await tx.$count(supportMessage, own)) >= MAX_A_DAY)
    throw appError('TOO_MANY_REQUESTS', { message: '今天的留言已经很多了，请明天再写' });
  await tx.insert(supportMessage).values({ id: newId(), accountId, side: 'person', senderId, text, at: now });
}

/** An operator's answer; the person is told. @throws AppError NOT_FOUND */
async function answerSupport(tx: Database, { accountId, senderId, text, now }: Said): Promise<void> {
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
async function endWaiting(
  tx: Database,
  accountId: string,
  last: Partial<typeof supportThread.$inferInsert> = {},
): Promise<void> {
  const set = { ...last, waitingSince: null };
  const rows = await tx.update(supportThread).set(set).where(eq(supportThread.accountId, accountId)).returning();
  if (rows.length === 0) throw appError('NOT_FOUND', { message: '该用户没有给客服留过言' });
}
