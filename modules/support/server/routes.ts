import { recordAct } from '#server/domains/audit/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Ctx, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { supportEndpoints } from '../contract.ts';
import { listThreads, openThread, ownThread } from './threads.ts';
import { answerSupport, askSupport, endWaiting } from './write.ts';

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
