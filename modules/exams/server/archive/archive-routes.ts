import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { examArchiveEndpoints } from '../../contract/exams.ts';
import { tagOf } from '../page-tags.ts';
import { asStaff, requirePart } from '../policy.ts';
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
    asStaff(ctx, requirePart, { examId, act: 'archive' }, (tx) => makeArchive(tx, examId, ctx.now)),
});
