import type { Deps } from '#server/platform/deps.ts';
import { signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { consume } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { subscriberOf } from '#server/platform/limits/subscriber-of.ts';
import type { examObjectionEndpoints } from '../../contract/publicity/objections.ts';
import type { examListFileEndpoints } from '../../contract/results/publications.ts';
import { tagOf } from '../page-tags.ts';
import { requirePart, staffCaller } from '../policy.ts';
import { answerObjection } from './answer-objection.ts';
import { fileObjection } from './file-objection.ts';
import { listFile } from './list-files.ts';
import { publishedList } from './published-list.ts';
import { publicObjections, staffObjections } from './read-objections.ts';

const perHour = { limit: 20, windowSeconds: 3_600 };

/** Files of public lists, and objections to them. */
export const publicityRoutes = (
  deps: Deps,
): Handlers<typeof examObjectionEndpoints & typeof examListFileEndpoints> => ({
  'GET /api/examPublications/:id/list.pdf': (ctx, { params: { id } }) =>
    listFile(ctx.db, { id, as: 'pdf', address: subscriberOf(ctx.ip), now: ctx.now }),
  'GET /api/examPublications/:id/list.xlsx': (ctx, { params: { id } }) =>
    listFile(ctx.db, { id, as: 'xlsx', address: subscriberOf(ctx.ip), now: ctx.now }),
  'GET /api/examPublications/:id/objections': async (ctx, { params: { id } }) => {
    const list = await publishedList(ctx.db, id, ctx.now);
    const answer = await publicObjections(ctx.db, list, ctx.now);
    ctx.dependsOn(tagOf(list.exam.id));
    if (answer.window?.open) ctx.freshUntil(new Date(answer.window.endsAt));
    return answer;
  },
  'POST /api/examPublications/:id/objections': async (ctx, { params, body }) => {
    const { accountId } = signedIn(ctx);
    refuseOver(await consume(deps.db, `objection:${accountId}`, perHour, ctx.now), '提出异议太频繁');
    const { pledged: _, ...form } = body;
    const filing = { ...form, publicationId: params.id, accountId, now: ctx.now };
    const { id } = await ctx.db.transaction((tx) => fileObjection(tx, filing));
    return { id };
  },
  'GET /api/company/exams/:id/objections': async (ctx, { params: { id: examId } }) => {
    const part = await requirePart(ctx.db, staffCaller(ctx), { examId, act: 'readObjections' });
    return staffObjections(deps, ctx.db, part);
  },
  'POST /api/company/examObjections/:id/moves': async (ctx, { params: { id }, body }) => {
    const caller = staffCaller(ctx);
    const part = await ctx.db.transaction((tx) => answerObjection(tx, caller, { ...body, id }));
    return staffObjections(deps, ctx.db, part);
  },
});
