import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import type { Database } from '#server/platform/database/database.ts';
import { preparedOnce } from '#server/platform/database/prepared-once.ts';
import { seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { examPublicationEndpoints } from '../../contract/results/publications.ts';
import type { PostSummary } from '../../contract/results/result-shapes.ts';
import { examRegistration } from '../../schema/exam-registrations.ts';
import { exam } from '../../schema/exams.ts';
import { examPublication, examResult } from '../../schema/publications.ts';
import { tagOf } from '../page-tags.ts';
import { partOf, partOfExam, reads, writes } from '../policy.ts';
import { publicRow } from '../read-exam.ts';
import { revealedDraws } from '../rooms/store.ts';
import { examAbsent, lockExam } from '../store.ts';
import { checkStillHolds, prepareList } from './prepare-list.ts';
import { decidePublication, lockPublication, publicationAbsent, publishedList } from './publications.ts';
import { isPublished, nextPublication, publicationHead, publishedOf } from './published.ts';
import { ownPublications, publicationPage } from './read-publications.ts';

/** One statement: thousands ask for their score in the minute of its publication. A line is read through the gate of its list. */
const ownLines = preparedOnce((db) =>
  db
    .select({
      id: examRegistration.id,
      postId: examRegistration.postId,
      settings: exam.settings,
      list: publicationHead,
      line: examResult,
      summary: sql<PostSummary | null>`${examPublication.summary} -> ${examResult.postId}::text`,
    })
    .from(examRegistration)
    .innerJoin(exam, eq(exam.id, examRegistration.examId))
    .leftJoin(examPublication, and(eq(examPublication.examId, exam.id), isPublished(sql.placeholder('now'))))
    .leftJoin(
      examResult,
      and(eq(examResult.publicationId, examPublication.id), eq(examResult.registrationId, examRegistration.id)),
    )
    .where(
      and(
        eq(examRegistration.examId, sql.placeholder('examId')),
        eq(examRegistration.joberId, sql.placeholder('joberId')),
        inArray(examRegistration.status, ['approved', 'paid']),
      ),
    )
    .orderBy(desc(examPublication.publicAt), desc(examPublication.version))
    .prepare('own_results'),
);

/** What one applicant may know now of their results in a project. @throws AppError NOT_FOUND without a seat or result there */
async function ownResults(db: Database, joberId: string, examId: string, now: Date) {
  const rows = await ownLines(db).execute({ joberId, examId, now });
  const [own] = rows;
  if (!own) throw examAbsent();
  const items = rows.flatMap(({ line, list, summary }) => (line && list ? [{ ...list, line, summary }] : []));
  const written = items.find(({ kind }) => kind === 'written');
  const recountBy = written && new Date(written.publicAt.getTime() + own.settings.results.recountDays * dayMs);
  return {
    registrationId: own.id,
    postId: own.postId,
    items,
    recountBy: recountBy && recountBy > now ? recountBy : null,
  };
}

const partOfPublication = partOf(examPublication, publicationAbsent);

/** Lists and what is public of them. */
export const publicationRoutes = (): Handlers<typeof examPublicationEndpoints> => ({
  'GET /api/company/exams/:id/publications': reads(partOfExam, 'readResults', ownPublications),
  'POST /api/company/exams/:id/publications': writes(partOfExam, 'publishResults', async (tx, part, { body }) => {
    const { accountId: actorId, now } = part.caller;
    const list = { ...body, publicAt: new Date(body.publicAt), actorId, now };
    await prepareList(tx, await lockExam(tx, part.row.id), list);
    return ownPublications(tx, part);
  }),
  'POST /api/company/examPublications/:id/moves': writes(
    partOfPublication,
    'publishResults',
    async (tx, part, { params, body }) => {
      const { accountId: actorId, now } = part.caller;
      const row = await lockExam(tx, part.row.id);
      const list = await lockPublication(tx, params.id);
      await decidePublication(tx, list, { ...body, who: 'recruiter', actorId, now });
      if (body.move === 'confirm') await checkStillHolds(tx, row, list, now);
      return ownPublications(tx, part);
    },
  ),
  'GET /api/company/examPublications/:id': reads(partOfPublication, 'readResults', (db, { found }, { query }) =>
    publicationPage(db, found, query),
  ),
  'GET /api/exams/:id/results': async (ctx, { params: { id } }) => {
    const { row } = await publicRow(ctx.db, id);
    ctx.dependsOn(tagOf(id));
    const next = await nextPublication(ctx.db, id, ctx.now);
    if (next) ctx.freshUntil(next.publicAt);
    const items = await publishedOf(ctx.db, id, ctx.now);
    return { title: row.title, items, next, draws: await revealedDraws(ctx.db, row) };
  },
  'GET /api/exams/publications/:id': async (ctx, { params: { id }, query }) => {
    const { row } = await publishedList(ctx.db, id, ctx.now);
    ctx.dependsOn(tagOf(row.examId));
    return publicationPage(ctx.db, row, query);
  },
  'GET /api/exams/:id/results/mine': (ctx, { params: { id } }) => ownResults(ctx.db, seeker(ctx).joberId, id, ctx.now),
});
