import type { PublicationKind } from '#contract/exams/results/publication-state.ts';
import type { examPublicationEndpoints } from '#contract/exams/results/publications.ts';
import { mayDo } from '#contract/exams/staff-roles.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { tagOf } from '../page-tags.ts';
import { requirePart, requirePartOfPublication, type StaffPart, staffCaller } from '../policy.ts';
import { publicRow } from '../read-exam.ts';
import { type ExamRow, lockExam } from '../store.ts';
import { changesBetween, latestLines } from './changes.ts';
import { compose } from './compose.ts';
import { decidePublication, lockPublication, preparePublication, publicationRow } from './publications.ts';
import { nextPublication, publishedOf } from './published.ts';
import { ownPublications, ownResults, publicationPage, publishedRow } from './read-publications.ts';

const presentAll = (ctx: Ctx, { row, role }: StaffPart) => {
  const { accountId, now } = staffCaller(ctx);
  return ownPublications(ctx.db, row, { accountId, mayPublish: mayDo(role, 'publishResults'), now });
};

/** Composes a list of a locked project and freezes it. @throws AppError ILLEGAL_MOVE with what is lacking */
async function prepare(
  tx: Database,
  row: ExamRow,
  { kind, publicAt, reason }: { kind: PublicationKind; publicAt: string; reason: string },
  { accountId: actorId, now }: { accountId: string; now: Date },
): Promise<void> {
  const { lines, summary, lacking } = await compose(tx, row, kind, now);
  if (lacking) throw appError('ILLEGAL_MOVE', { message: `还不能生成：${lacking}` });
  const changes = changesBetween(await latestLines(tx, row.id, kind, now), lines, summary);
  const order = { kind, publicAt: new Date(publicAt), lines, summary, reason, changes, actorId, now };
  await preparePublication(tx, row, order);
}

/** Lists and what is public of them. */
export const publicationRoutes = (): Handlers<typeof examPublicationEndpoints> => ({
  'GET /api/company/exams/:id/publications': async (ctx, { params: { id: examId } }) =>
    presentAll(ctx, await requirePart(ctx.db, staffCaller(ctx), { examId, act: 'readResults' })),
  'POST /api/company/exams/:id/publications': async (ctx, { params: { id: examId }, body }) => {
    const caller = staffCaller(ctx);
    const part = await ctx.db.transaction(async (tx) => {
      const found = await requirePart(tx, caller, { examId, act: 'publishResults' });
      await prepare(tx, await lockExam(tx, examId), body, caller);
      return found;
    });
    return presentAll(ctx, part);
  },
  'POST /api/company/examPublications/:id/moves': async (ctx, { params: { id }, body }) => {
    const caller = staffCaller(ctx);
    const part = await ctx.db.transaction(async (tx) => {
      const found = await requirePartOfPublication(tx, caller, { id, act: 'publishResults' });
      await lockExam(tx, found.row.id);
      const by = { who: 'recruiter', actorId: caller.accountId, now: ctx.now } as const;
      await decidePublication(tx, await lockPublication(tx, id), { ...body, ...by });
      return found;
    });
    return presentAll(ctx, part);
  },
  'GET /api/company/examPublications/:id': async (ctx, { params: { id }, query }) => {
    await requirePartOfPublication(ctx.db, staffCaller(ctx), { id, act: 'readResults' });
    return publicationPage(ctx.db, await publicationRow(ctx.db, id), query.postId);
  },
  'GET /api/exams/:id/results': async (ctx, { params: { id } }) => {
    const { row } = await publicRow(ctx.db, id);
    ctx.dependsOn(tagOf(id));
    const next = await nextPublication(ctx.db, id, ctx.now);
    if (next) ctx.freshUntil(next);
    const items = await publishedOf(ctx.db, id, ctx.now);
    return { title: row.title, items: items.map((one) => ({ ...one, publicAt: one.publicAt.toISOString() })) };
  },
  'GET /api/exams/publications/:id': async (ctx, { params: { id }, query }) => {
    const row = await publishedRow(ctx.db, id, ctx.now);
    ctx.dependsOn(tagOf(row.examId));
    return publicationPage(ctx.db, row, query.postId);
  },
  'GET /api/exams/:id/results/mine': (ctx, { params: { id } }) => ownResults(ctx.db, seeker(ctx).joberId, id, ctx.now),
});
