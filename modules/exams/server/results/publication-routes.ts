import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { movesFor } from '#contract/machine.ts';
import { dayMs } from '#contract/months.ts';
import { company } from '#database/schema/companies.ts';
import type { Database } from '#server/platform/database/database.ts';
import { preparedOnce } from '#server/platform/database/prepared-once.ts';
import { seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { pick } from '#server/platform/pick.ts';
import {
  publication as machine,
  type PublicationKind,
  type PublicationMove,
} from '../../contract/results/publication-state.ts';
import type { examPublicationEndpoints } from '../../contract/results/publications.ts';
import type { PostSummary } from '../../contract/results/result-shapes.ts';
import { mayDo } from '../../contract/staff-roles.ts';
import { approvedRegistration, examRegistration, examSeat } from '../../schema/exam-registrations.ts';
import { exam } from '../../schema/exams.ts';
import { examPublication, examResult } from '../../schema/publications.ts';
import { lateJudges } from '../interview/propose-judges.ts';
import { accessTo, changes, type ExamAccess, examAccess, reads } from '../policy.ts';
import { publicRow } from '../read-exam.ts';
import { staffNames } from '../review/claims.ts';
import { revealedDraws } from '../rooms/store.ts';
import { examAbsent, lockExam, tagOf } from '../store.ts';
import { lackingByKind } from './compose.ts';
import { checkStillHolds, prepareList } from './prepare-list.ts';
import {
  decidePublication,
  isPublished,
  lockPublication,
  nextPublication,
  type PublicationRow,
  publicationAbsent,
  publicationHead,
  publishedList,
  publishedOf,
} from './publications.ts';

/** A list without the numbers of its posts, of which a project may have thousands. */
const { summary: _, ...examHead } = getTableColumns(examPublication);

/** All lists of a project for its staff, the latest first, and what keeps further ones from being prepared. */
export async function ownPublications(db: Database, { row, role, caller: { accountId, now } }: ExamAccess) {
  const mayPublish = mayDo(role, 'publishResults');
  const rows = await db
    .select(examHead)
    .from(examPublication)
    .where(eq(examPublication.examId, row.id))
    .orderBy(desc(examPublication.preparedAt));
  const people = rows.flatMap(({ preparedBy, decidedBy }) => [preparedBy, ...(decidedBy ? [decidedBy] : [])]);
  const names = await staffNames(db, people);
  const nameOf = (id: string | null) => (id === null ? '' : (names.get(id) ?? '其他审核员'));
  const lacking = await lackingByKind(db, row, now);
  return {
    items: rows.map((row) => ({
      ...row,
      preparedBy: nameOf(row.preparedBy),
      decidedBy: nameOf(row.decidedBy),
      moves: mayPublish ? movesOf(row, accountId, now) : [],
    })),
    mayPublish,
    lateJudges: await lateJudges(db, row.id),
    lacking,
  };
}

const movesOf = (
  { status, preparedBy, publicAt }: Pick<PublicationRow, 'status' | 'preparedBy' | 'publicAt'>,
  accountId: string,
  now: Date,
): PublicationMove[] => {
  const open = movesFor(machine, status, 'recruiter');
  // One that nobody confirmed in time is withdrawn; what is public stays.
  if (publicAt <= now) return status === 'prepared' ? open.filter((move) => move === 'drop') : [];
  return open.filter((move) => move !== 'confirm' || preparedBy !== accountId);
};

const linesWhere = (db: Database, row: PublicationRow, more: SQL) =>
  db
    .select({ ...getTableColumns(examResult), id: examResult.registrationId })
    .from(examResult)
    .where(and(eq(examResult.publicationId, row.id), more))
    .orderBy(asc(examResult.position));

/** Whose ticket ends with these digits, and their post. */
const holdersOf = (db: Database, row: PublicationRow, digits: string) =>
  db
    .select({ id: examResult.registrationId, postId: examResult.postId })
    .from(examSeat)
    .innerJoin(examResult, eq(examResult.registrationId, examSeat.registrationId))
    .where(and(eq(examSeat.examId, row.examId), eq(examResult.publicationId, row.id), endsWith(digits)))
    .orderBy(asc(examResult.position));
const endsWith = (digits: string) => sql`right(${examSeat.ticket}, 4) = ${digits}`;

const ofFutureStaff: readonly string[] = ['publicity', 'appointment'] satisfies PublicationKind[];

/** The lines of one post of a list: the one that is named, that of a ticket's holder, or the first that has somebody in. */
export async function publicationPage(
  db: Database,
  row: PublicationRow,
  { postId, ticket }: { postId?: string | undefined; ticket?: string | undefined },
) {
  const [of] = await db
    .select({ ...pick(exam, 'id', 'title', 'documentNumber'), organiser: company.name })
    .from(exam)
    .innerJoin(company, eq(company.id, exam.companyId))
    .where(eq(exam.id, row.examId));
  if (!of) throw publicationAbsent();
  const posts = Object.entries(row.summary)
    .map(([id, post]) => ({ ...post, id }))
    .sort((one, other) => (one.code < other.code ? -1 : 1));
  const found = ticket ? await holdersOf(db, row, ticket) : [];
  const wanted = found[0]?.postId ?? postId;
  const chosen =
    posts.find(({ id }) => id === wanted) ?? (wanted ? undefined : (posts.find((post) => post.in > 0) ?? posts[0]));
  const lines = chosen ? await linesWhere(db, row, eq(examResult.postId, chosen.id)) : [];
  const inside = ofFutureStaff.includes(row.kind) ? await linesWhere(db, row, eq(examResult.outcome, 'in')) : [];
  return {
    ...row,
    exam: of,
    weights: row.rules.weights,
    posts,
    postId: chosen?.id ?? null,
    summary: chosen ? (row.summary[chosen.id] ?? null) : null,
    lines,
    found: found.map(({ id }) => id),
    inside,
  };
}

const isAsked = sql`${examRegistration.examId} = ${sql.placeholder('examId')}
  and ${examRegistration.joberId} = ${sql.placeholder('joberId')}`;

/** One statement: thousands ask for their score in the minute of its publication. A line is read through the gate of its list. */
const ownLines = preparedOnce((db) =>
  db
    .select({
      ...pick(examRegistration, 'id', 'postId'),
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
    .where(and(approvedRegistration('exam_registration'), isAsked))
    .orderBy(desc(examPublication.publicAt), desc(examPublication.version))
    .prepare('own_results'),
);

/** What one applicant may know now of their results in a project. @throws AppError NOT_FOUND without a seat or result there */
async function ownResults(db: Database, joberId: string, examId: string, now: Date) {
  const rows = await ownLines(db).execute({ joberId, examId, now });
  const [first] = rows;
  if (!first) throw examAbsent();
  const items = rows.flatMap(({ line, list, summary }) => (line && list ? [{ ...list, line, summary }] : []));
  const written = items.find(({ kind }) => kind === 'written');
  const recountBy = written && new Date(written.publicAt.getTime() + first.settings.results.recountDays * dayMs);
  return {
    registrationId: first.id,
    postId: first.postId,
    items,
    recountBy: recountBy && recountBy > now ? recountBy : null,
  };
}

const publicationAccess = accessTo(examPublication, publicationAbsent);

const prepares = changes(examAccess, 'publishResults', ownPublications);
const decides = changes(publicationAccess, 'publishResults', ownPublications);

export const publicationRoutes = (): Handlers<typeof examPublicationEndpoints> => ({
  'GET /api/company/exams/:id/publications': reads(examAccess, 'readResults', ownPublications),
  'POST /api/company/exams/:id/publications': prepares(async (tx, { row, caller }, { body }) => {
    const { accountId: actorId, now } = caller;
    const list = { ...body, publicAt: new Date(body.publicAt), actorId, now };
    await prepareList(tx, await lockExam(tx, row.id), list);
  }),
  'POST /api/company/examPublications/:id/moves': decides(async (tx, { found, caller }, { body }) => {
    const { accountId: actorId, now } = caller;
    const row = await lockExam(tx, found.examId);
    const list = await lockPublication(tx, found.id);
    await decidePublication(tx, list, { ...body, who: 'recruiter', actorId, now });
    if (body.move === 'confirm') await checkStillHolds(tx, row, list, now);
  }),
  'GET /api/company/examPublications/:id': reads(publicationAccess, 'readResults', (db, { found }, { query }) =>
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
