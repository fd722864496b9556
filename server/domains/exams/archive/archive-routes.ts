import type { examArchiveEndpoints } from '#contract/exams/archive/archive.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { tagOf } from '../page-tags.ts';
import { requirePart, staffCaller } from '../policy.ts';
import { publicRow } from '../read-exam.ts';
import { chainHead } from './chain-head.ts';
import { makeArchive } from './make-archive.ts';

/** The chain of events and the archive. */
export const archiveRoutes = (): Handlers<typeof examArchiveEndpoints> => ({
  'GET /api/exams/:id/chain': async (ctx, { params: { id } }) => {
    await publicRow(ctx.db, id);
    ctx.dependsOn(tagOf(id));
    return chainHead(ctx.db, id);
  },
  'GET /api/company/exams/:id/archive.zip': (ctx, { params: { id: examId } }) =>
    ctx.db.transaction(async (tx) => {
      await requirePart(tx, staffCaller(ctx), { examId, act: 'archive' });
      return makeArchive(tx, examId, ctx.now);
    }),
});
