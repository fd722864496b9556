import { and, desc, eq, sql } from 'drizzle-orm';
import { memberNames } from '#server/domains/companies/public.ts';
import { fileLinks } from '#server/domains/files/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { consume } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { subscriberOf } from '#server/platform/limits/subscriber-of.ts';
import { pick } from '#server/platform/pick.ts';
import type { examObjectionEndpoints } from '../../contract/publicity/objections.ts';
import type { examListFileEndpoints } from '../../contract/results/publications.ts';
import { mayDo } from '../../contract/staff-roles.ts';
import { examPost } from '../../schema/exams.ts';
import { examObjection, examPublication, examResult } from '../../schema/publications.ts';
import { type ExamAccess, examAccess, reads, writes } from '../policy.ts';
import { type PublishedList, publishedList, publishedOf } from '../results/publications.ts';
import { rowsIn } from '../rows.ts';
import { type ExamRow, tagOf } from '../store.ts';
import { listFile } from './list-files.ts';
import { answerObjection, fileObjection, objectionAccess, windowOf } from './objections.ts';

const MAX_ROWS = 500;

/** Until when a list takes objections; null where it takes none. */
function presentWindow(list: Parameters<typeof windowOf>[0], exam: ExamRow, now: Date) {
  const window = windowOf(list, exam);
  const open = window !== null && now < window.endsAt && exam.status === 'published';
  return window && { ...window, open };
}

/** The windows of the last public version of each kind of list that takes objections. */
async function windowsOf(db: Database, exam: ExamRow, now: Date) {
  const kinds = Map.groupBy(await publishedOf(db, exam.id, now), ({ kind }) => kind);
  return [...kinds.values()].flatMap(([last]) => {
    const window = last && presentWindow(last, exam, now);
    return window ? [{ ...window, list: last, publicAt: last.publicAt }] : [];
  });
}

/** What anyone may know of the objections to a list: recounts are left out. */
async function publicObjections(db: Database, { row, exam }: PublishedList, now: Date) {
  const shown = sql`${examObjection.publicationId} = ${row.id} and ${examObjection.kind} <> 'recount'`;
  const items = await rowsIn(db, examObjection, shown, { order: [desc(examObjection.madeAt)], limit: MAX_ROWS });
  return { window: presentWindow(row, exam, now), items };
}

/** Every objection of a project for its staff: those that wait first, then the latest. */
async function staffObjections(deps: Pick<Deps, 'secret' | 'clock'>, db: Database, { row: exam, role }: ExamAccess) {
  const [{ publicationId, registrationId }, about] = [examResult, examObjection.registrationId];
  const rows = await db
    .select({
      row: examObjection,
      list: pick(examPublication, 'id', 'kind'),
      line: pick(examResult, 'name', 'ticket'),
      post: pick(examPost, 'code', 'title'),
    })
    .from(examObjection)
    .innerJoin(examPublication, eq(examPublication.id, examObjection.publicationId))
    .leftJoin(examResult, and(eq(publicationId, examObjection.publicationId), eq(registrationId, about)))
    .leftJoin(examPost, eq(examPost.id, examResult.postId))
    .where(eq(examObjection.examId, exam.id))
    .orderBy(desc(sql`${examObjection.status} = 'filed'`), desc(examObjection.madeAt))
    .limit(MAX_ROWS);
  const files = rows.flatMap(({ row }) => row.fileId ?? []);
  const answerers = rows.flatMap(({ row }) => row.answeredBy ?? []);
  const [links, names] = [await fileLinks({ ...deps, db }, files), await memberNames(db, answerers)];
  const items = rows.map(({ row, list, line, post }) => ({
    ...row,
    list,
    about: line && post ? { ...line, post: `${post.code} ${post.title}` } : null,
    file: links.get(row.fileId ?? '') ?? null,
    answeredBy: names.get(row.answeredBy ?? '') ?? '',
  }));
  return {
    items,
    mayAnswer: mayDo(role, 'answerObjections') && exam.status === 'published',
    windows: await windowsOf(db, exam, deps.clock.now()),
  };
}

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
    if (answer.window?.open) ctx.freshUntil(answer.window.endsAt);
    return answer;
  },
  'POST /api/examPublications/:id/objections': async (ctx, { params, body }) => {
    const { accountId } = signedIn(ctx);
    refuseOver(await consume(deps.db, `objection:${accountId}`, perHour, ctx.now), '提出异议太频繁');
    const filing = { ...body, publicationId: params.id, accountId, now: ctx.now };
    return ctx.db.transaction((tx) => fileObjection(tx, filing));
  },
  'GET /api/company/exams/:id/objections': reads(examAccess, 'readObjections', (db, access) =>
    staffObjections(deps, db, access),
  ),
  'POST /api/company/examObjections/:id/moves': writes(
    objectionAccess,
    'answerObjections',
    async (tx, access, { body }) => {
      await answerObjection(tx, access, body);
      return staffObjections(deps, tx, access);
    },
  ),
});
