import { type Ctx, seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { examPublicationEndpoints } from '../../contract/results/publications.ts';
import { mayDo } from '../../contract/staff-roles.ts';
import { tagOf } from '../page-tags.ts';
import { asStaff, requirePart, requirePartOfPublication, type StaffPart, staffCaller } from '../policy.ts';
import { publicRow } from '../read-exam.ts';
import { revealedDraws } from '../rooms/store.ts';
import { lockExam } from '../store.ts';
import { ownResults } from './own-results.ts';
import { checkStillHolds, prepareList } from './prepare-list.ts';
import { decidePublication, lockPublication, publicationRow } from './publications.ts';
import { nextPublication, publishedOf } from './published.ts';
import { ownPublications, publicationPage, publishedRow } from './read-publications.ts';

const presentAll = (ctx: Ctx, { row, role }: StaffPart) => {
  const { accountId, now } = staffCaller(ctx);
  return ownPublications(ctx.db, row, { accountId, mayPublish: mayDo(role, 'publishResults'), now });
};

/** Lists and what is public of them. */
export const publicationRoutes = (): Handlers<typeof examPublicationEndpoints> => ({
  'GET /api/company/exams/:id/publications': async (ctx, { params: { id: examId } }) =>
    presentAll(ctx, await requirePart(ctx.db, staffCaller(ctx), { examId, act: 'readResults' })),
  'POST /api/company/exams/:id/publications': async (ctx, { params: { id: examId }, body }) => {
    const wish = { examId, act: 'publishResults' } as const;
    const part = await asStaff(ctx, requirePart, wish, async (tx, { accountId: actorId, now }, found) => {
      const list = { ...body, publicAt: new Date(body.publicAt), actorId, now };
      await prepareList(tx, await lockExam(tx, examId), list);
      return found;
    });
    return presentAll(ctx, part);
  },
  'POST /api/company/examPublications/:id/moves': async (ctx, { params: { id }, body }) => {
    const wish = { id, act: 'publishResults' } as const;
    const part = await asStaff(ctx, requirePartOfPublication, wish, async (tx, { accountId: actorId, now }, found) => {
      const row = await lockExam(tx, found.row.id);
      const list = await lockPublication(tx, id);
      await decidePublication(tx, list, { ...body, who: 'recruiter', actorId, now });
      if (body.move === 'confirm') await checkStillHolds(tx, row, list, now);
      return found;
    });
    return presentAll(ctx, part);
  },
  'GET /api/company/examPublications/:id': async (ctx, { params: { id }, query }) => {
    await requirePartOfPublication(ctx.db, staffCaller(ctx), { id, act: 'readResults' });
    return publicationPage(ctx.db, await publicationRow(ctx.db, id), query);
  },
  'GET /api/exams/:id/results': async (ctx, { params: { id } }) => {
    const { row } = await publicRow(ctx.db, id);
    ctx.dependsOn(tagOf(id));
    const next = await nextPublication(ctx.db, id, ctx.now);
    if (next) ctx.freshUntil(next.publicAt);
    const items = await publishedOf(ctx.db, id, ctx.now);
    const timed = <T extends { publicAt: Date }>(one: T) => ({ ...one, publicAt: one.publicAt.toISOString() });
    return {
      title: row.title,
      items: items.map(timed),
      next: next && timed(next),
      draws: await revealedDraws(ctx.db, row),
    };
  },
  'GET /api/exams/publications/:id': async (ctx, { params: { id }, query }) => {
    const row = await publishedRow(ctx.db, id, ctx.now);
    ctx.dependsOn(tagOf(row.examId));
    return publicationPage(ctx.db, row, query);
  },
  'GET /api/exams/:id/results/mine': (ctx, { params: { id } }) => ownResults(ctx.db, seeker(ctx).joberId, id, ctx.now),
});
