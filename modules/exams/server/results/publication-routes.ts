import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { dayMs } from '#contract/months.ts';
import type { Database } from '#server/platform/database/database.ts';
import { preparedOnce } from '#server/platform/database/prepared-once.ts';
import { type Ctx, seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { examPublicationEndpoints } from '../../contract/results/publications.ts';
import type { PostSummary } from '../../contract/results/result-shapes.ts';
import { mayDo } from '../../contract/staff-roles.ts';
import { examRegistration } from '../../schema/exam-registrations.ts';
import { exam } from '../../schema/exams.ts';
import { examPublication, examResult } from '../../schema/publications.ts';
import { tagOf } from '../page-tags.ts';
import { asStaff, requirePart, requirePartOfPublication, type StaffPart, staffCaller } from '../policy.ts';
import { publicRow } from '../read-exam.ts';
import { revealedDraws } from '../rooms/store.ts';
import { examAbsent, lockExam } from '../store.ts';
import { checkStillHolds, prepareList } from './prepare-list.ts';
import { decidePublication, lockPublication, publishedList } from './publications.ts';
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
    const { found } = await requirePartOfPublication(ctx.db, staffCaller(ctx), { id, act: 'readResults' });
    return publicationPage(ctx.db, found, query);
  },
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
